"""What all question dialogs share.

Owns the window: its title, its size, when its answer controls arm, that it is answered once, and what
Esc and Enter do. Knows nothing of what is answered and nothing of the protocol.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCloseEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QStyle, QVBoxLayout, QWidget

from pi_desktop.dialogs.countdown import Countdown
from pi_desktop.dialogs.question import QuestionText
from pi_desktop.visible_text import one_line

ARMING_MS = 350
"""Milliseconds after showing in which nothing answers: a key or click that was meant for what was there before."""

ASKER_LIMIT = 60
"""Characters of the asker's name in the window title."""

ANNOUNCED_LIMIT = 300
"""Characters of a question that are read out at once."""

COLUMNS = 64
"""Width of a dialog without code, in average characters: lines of a comfortable length."""

SCREEN_MARGIN = 16
"""Pixels kept free at each edge of the screen, window frame not counted."""

TOP_LINES = 4
"""Lines of text between the tops of the parent and of a dialog: the menu bar stays free, and so do the newest lines of
the conversation and the prompt, which are further down."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class QuestionDialog(QDialog):
    """A question that can be answered once.

    Ends through `finished`; what was answered is then asked of the subclass. Until it has ended, it can
    be hidden and shown again, which arms it anew.

    Attributes:
        VIEW_LINES: Lines of the question shown without scrolling; fewer where the answer needs room.
    """

    VIEW_LINES = 20

    def __init__(
        self,
        parent: QWidget | None,
        *,
        title: str,
        message: str = "",
        asker: str = "",
        deadline: float | None = None,
        activate: bool = True,
    ) -> None:
        """Build the parts that all dialogs share.

        Args:
            parent: The window that stays usable behind it.
            title: What is asked; the first line is the heading.
            message: More of the question.
            asker: Who asks, for the window title.
            deadline: When the question closes, in seconds of the monotonic clock; None means never.
            activate: Whether showing it may take the keyboard.
        """
        super().__init__(parent)
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not activate)
        name = one_line(asker, ASKER_LIMIT).replace("[*]", "[*][*]")
        self.setWindowTitle(f"Question from {name}" if name else "Question")
        self._arming_ms = ARMING_MS
        self._armed = False
        self._ended = False
        self._withdrawn = False
        self._accepted = False
        self._draft = ""
        self._sized = False
        self._answer_controls: list[QWidget] = []
        self._arming = QTimer(self)
        self._arming.setSingleShot(True)
        self._arming.timeout.connect(self._arm)
        self.question = QuestionText(title, message, self, self.VIEW_LINES)
        self._announced = one_line(f"{title}\n{message}" if message else title, ANNOUNCED_LIMIT)
        self.setAccessibleName(self.question.heading.text())
        self.setAccessibleDescription(self._announced)
        self.content = QVBoxLayout()
        self.buttons = QHBoxLayout()
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self.question)
        self._layout.addLayout(self.content)
        if deadline is not None:
            self._layout.addWidget(Countdown(deadline, self))
        self._layout.addLayout(self.buttons)
        # Something has to have the focus; on the dialog itself no key does anything by accident.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def draft(self) -> str:
        """Return what the user has typed and not sent, or an empty string; also after it was deleted."""
        if shiboken6.isValid(self):
            self._draft = "" if self._accepted else self.typed()
        return self._draft

    def typed(self) -> str:
        """Return what the user has typed, for subclasses that have a text."""
        return ""

    def withdraw(self) -> None:
        """Close without an answer, from the program's side."""
        if not self._ended:
            self._withdrawn = True
            self._end(QDialog.DialogCode.Rejected)

    @property
    def withdrawn(self) -> bool:
        """Whether the program closed it, not the user."""
        return self._withdrawn

    def is_armed(self) -> bool:
        """Whether it can be answered now."""
        return self._armed and not self._ended

    def accept(self) -> None:
        """Answer, once and only when armed."""
        if self.is_armed():
            self._end(QDialog.DialogCode.Accepted)

    def reject(self) -> None:
        """Cancel, once and only when armed."""
        if self.is_armed():
            self._end(QDialog.DialogCode.Rejected)

    def showEvent(self, event: QShowEvent) -> None:
        """Arm after a moment; announce the question; fit the screen."""
        super().showEvent(event)
        if event.spontaneous() or self._ended:
            return
        self._armed = False
        self._update_controls()
        if self._arming_ms > 0:
            self._arming.start(self._arming_ms)
        else:
            self._arm()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._announced))

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what was typed: the widgets may be deleted next."""
        super().hideEvent(event)
        self.draft()

    def setVisible(self, visible: bool) -> None:
        """Take the wanted size before the window appears for the first time."""
        if visible and not self._sized:
            self._sized = True
            self._take_size()
            self._take_place()
        super().setVisible(visible)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing the window cancels, also before it is armed: nothing closes a window by accident."""
        if not self._ended:
            self._end(QDialog.DialogCode.Rejected)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc cancels; Enter presses a button that has the focus and nothing else. No key leaves the dialog."""
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.escape()
        elif event.key() in _ENTER:
            focused = self.focusWidget()
            if isinstance(focused, QPushButton) and not event.isAutoRepeat():
                focused.click()
        event.accept()

    def escape(self) -> None:
        """Do what Esc does."""
        self.reject()

    def add_buttons(self, accept: QPushButton, cancel: QPushButton) -> None:
        """Put the two buttons into the platform's order; accepting is never a default."""
        self.buttons.addStretch(1)
        for button in (cancel, accept) if accepting_is_last(self) else (accept, cancel):
            self.buttons.addWidget(button)
        self.add_answer_controls(accept, cancel)
        cancel.clicked.connect(self.reject)

    def add_answer_controls(self, *controls: QWidget) -> None:
        """Let controls be disabled until the dialog is armed."""
        for control in controls:
            if isinstance(control, QPushButton):
                control.setAutoDefault(False)
            self._answer_controls.append(control)
        self._update_controls()

    def can_answer_by(self, control: QWidget) -> bool:
        """Whether a control has what it needs; subclasses know."""
        return True

    def keep_answer(self) -> None:
        """Take the answer out of the widgets, for subclasses: it can be asked for when they are gone."""

    def _update_controls(self) -> None:
        for control in self._answer_controls:
            control.setEnabled(self.is_armed() and self.can_answer_by(control))

    def _arm(self) -> None:
        self._armed = True
        self._update_controls()

    def _end(self, result: QDialog.DialogCode) -> None:
        if not self._ended:
            self._ended = True
            self._accepted = result == QDialog.DialogCode.Accepted
            self.keep_answer()
            self._arming.stop()
            self.done(result)

    def _take_size(self) -> None:
        """Be as wide as the question asks for and as high as it needs, within the screen."""
        self.ensurePolished()
        margins = self._layout.contentsMargins()
        margin = margins.left() + margins.right()
        comfortable = self.fontMetrics().averageCharWidth() * COLUMNS
        wanted = max(comfortable, self.question.wanted_width(), self.content.sizeHint().width())
        room = self._room()
        width = min(max(wanted + margin, self._layout.minimumSize().width()), room.width())
        self.question.fit(width - margin)
        self._layout.invalidate()
        self.resize(width, min(self._layout.totalHeightForWidth(width), room.height()))

    def _take_place(self) -> None:
        """Go to the upper part of the parent, where the next question goes too, and stay on the screen."""
        parent = self.parentWidget()
        if parent is None or not parent.isVisible():
            return
        window = parent.window()
        inner, outer = window.geometry(), window.frameGeometry()
        free = (
            window.screen().availableGeometry().adjusted(SCREEN_MARGIN, SCREEN_MARGIN, -SCREEN_MARGIN, -SCREEN_MARGIN)
        )
        frame = QSize(outer.width() - inner.width(), outer.height() - inner.height())
        x = inner.center().x() - (self.width() + frame.width()) // 2
        y = inner.top() + TOP_LINES * self.fontMetrics().lineSpacing()
        x = max(min(x, free.right() - self.width() - frame.width()), free.left())
        self.move(x, max(min(y, free.bottom() - self.height() - frame.height()), free.top()))

    def _room(self) -> QSize:
        """Return the largest size that leaves the window and its frame on the screen."""
        parent = self.parentWidget()
        screen = parent.screen() if parent is not None else self.screen()
        frame = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, self)
        available = screen.availableGeometry().size()
        return available - QSize(2 * SCREEN_MARGIN, 2 * SCREEN_MARGIN + frame)


def accepting_is_last(widget: QWidget) -> bool:
    """Whether the platform puts the accepting button at the end, as GNOME and macOS do."""
    order = widget.style().styleHint(QStyle.StyleHint.SH_DialogButtonLayout, None, widget)
    return order in (1, 3)  # MacLayout and GnomeLayout of QDialogButtonBox.ButtonLayout
