"""The dialog for a longer text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.faithful_edit import FaithfulPlainTextEdit
from pi_desktop.hint_label import HintLabel

EDITOR_COLUMNS = 80
EDITOR_LINES = 16
"""The editor's wanted size; the screen may allow less."""

LEAST_EDITOR_LINES = 3


class EditorDialog(QuestionDialog):
    """Lets the user edit a text; Ctrl+Enter sends it."""

    VIEW_LINES = 12

    def __init__(
        self,
        parent: QWidget | None,
        *,
        title: str,
        prefill: str = "",
        asker: str = "",
        deadline: float | None = None,
        activate: bool = True,
    ) -> None:
        """Build the dialog.

        Args:
            parent: The window that stays usable behind it.
            title: What is asked.
            prefill: The text to start from; unedited, it is the answer character for character.
            asker: Who asks.
            deadline: When the question closes, in seconds of the monotonic clock.
            activate: Whether showing it may take the keyboard.
        """
        super().__init__(parent, title=title, asker=asker, deadline=deadline, activate=activate)
        self._prefill = prefill
        self._answer: str | None = None
        self._edit = _Editor(self)
        self._edit.setObjectName("answer")
        self._edit.setAccessibleName(self.accessibleName())
        self._edit.set_text(prefill)
        self._edit.submitted.connect(self.accept)
        self.content.addWidget(self._edit)
        self._discard_bar = _DiscardBar(self)
        self._discard_bar.discarded.connect(self.reject)
        self._discard_bar.kept.connect(self._keep_editing)
        self.content.addWidget(self._discard_bar)
        key = QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Return).toString(QKeySequence.SequenceFormat.NativeText)
        key = key.replace("Return", "Enter")  # as everywhere else in the program
        self.buttons.addWidget(HintLabel(f"{key} sends, Tab inserts a tab", self))
        send, cancel = QPushButton("&Send", self), QPushButton("Cancel", self)
        send.setObjectName("accept")
        cancel.setObjectName("cancel")
        send.clicked.connect(self.accept)
        self.add_buttons(send, cancel)
        self._edit.setFocus()

    def answer(self) -> str | None:
        """Return the text, exactly as it was where it was not edited; None when it was cancelled."""
        return self._answer

    def typed(self) -> str:
        """Return what was typed; an unedited text was not."""
        text = self._edit.text()
        return "" if text == self._prefill else text

    def keep_answer(self) -> None:
        """Take the text out of its widget."""
        if self._accepted:
            self._answer = self._edit.text()

    def escape(self) -> None:
        """Cancel; when there are changes, ask below the text before they are thrown away."""
        if not self.is_armed():
            return
        if self._discard_bar.isVisible():
            self._keep_editing()
        elif self.draft():
            self._discard_bar.ask()
        else:
            self.reject()

    def _keep_editing(self) -> None:
        self._discard_bar.hide()
        self._edit.setFocus()


class _Editor(FaithfulPlainTextEdit):
    """The text, in a font for code."""

    submitted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        metrics = self.fontMetrics()
        self.setTabStopDistance(4 * metrics.horizontalAdvance(" "))
        self.setMinimumHeight(metrics.lineSpacing() * LEAST_EDITOR_LINES)

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("0") * EDITOR_COLUMNS, metrics.lineSpacing() * EDITOR_LINES)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Submit on Ctrl+Enter, which is Cmd+Enter on macOS; leave Esc to the dialog."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if not event.isAutoRepeat():
                self.submitted.emit()
            return
        super().keyPressEvent(event)


class _DiscardBar(QFrame):
    """Asks, in place, whether changes are thrown away.

    Signals:
        discarded: Throw them away.
        kept: Go on.
    """

    discarded = Signal()
    kept = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("discard_bar")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        question = QLabel("Discard your changes?", self)
        question.setTextFormat(Qt.TextFormat.PlainText)
        discard, keep = QPushButton("&Discard", self), QPushButton("&Keep editing", self)
        discard.setObjectName("discard")
        keep.setObjectName("keep")
        discard.setAutoDefault(False)
        keep.setAutoDefault(False)
        discard.clicked.connect(self.discarded)
        keep.clicked.connect(self.kept)
        self._keep = keep
        layout = QHBoxLayout(self)
        layout.addWidget(question, 1)
        layout.addWidget(discard)
        layout.addWidget(keep)
        self.hide()

    def ask(self) -> None:
        """Appear, with the focus on what loses nothing."""
        self.show()
        self._keep.setFocus()
