"""The field of the input dialog: one line that grows when more is pasted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pi_desktop.faithful_edit import FaithfulPlainTextEdit

MOST_LINES = 6
"""Lines to which the field grows; then it scrolls."""


class AnswerLine(FaithfulPlainTextEdit):
    """A text field in which Enter submits and Shift+Enter breaks the line.

    Signals:
        submitted: Enter was pressed, once for each press.
    """

    submitted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lines = 1
        self.document().documentLayout().documentSizeChanged.connect(self._grow)
        self._grow()

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        margins = 2 * (round(self.document().documentMargin()) + self.frameWidth())
        return QSize(
            self.fontMetrics().averageCharWidth() * 40, self.fontMetrics().lineSpacing() * self._lines + margins
        )

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(self.fontMetrics().averageCharWidth() * 10, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Submit on Enter; leave Esc to the dialog."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not event.isAutoRepeat():
                self.submitted.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _grow(self) -> None:
        self._lines = min(max(round(self.document().size().height()), 1), MOST_LINES)
        policy = (
            Qt.ScrollBarPolicy.ScrollBarAsNeeded if self._lines == MOST_LINES else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self.setVerticalScrollBarPolicy(policy)
        self.updateGeometry()
