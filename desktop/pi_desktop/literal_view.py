"""A text shown exactly as it is, for reading before approving.

Owns the monospace view, its height, its wrap switch and its copy button. Never interprets markup and
knows nothing of questions.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import (
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pi_desktop.faithful_edit import exact_mime_data
from pi_desktop.visible_text import visible

MOST_LINES = 20
"""Lines shown before the view scrolls: a screenful, with room for the answer below."""

LEAST_LINES = 3
"""Lines that stay visible in the smallest window."""

MOST_COLUMNS = 100
"""Columns that the view asks for; longer lines wrap."""

_SPACING = 2


class LiteralView(QWidget):
    """Shows a text with every invisible character marked.

    The copy button, and the copy shortcut without a partial selection, copy the original text. A partial
    selection copies what is seen.
    """

    def __init__(self, text: str, parent: QWidget, *, name: str = "Text") -> None:
        """Show a text.

        Args:
            text: The text as the agent sent it.
            parent: The owner.
            name: What it is, for screen readers.
        """
        super().__init__(parent)
        self.edit = _View(self)
        self.edit.setAccessibleName(name)
        self._more = QLabel(self)
        self._more.setObjectName("more_lines")
        self._more.setTextFormat(Qt.TextFormat.PlainText)
        self._wrap = QCheckBox("&Wrap long lines", self)
        self._wrap.setObjectName("wrap")
        self._wrap.setChecked(True)
        self._wrap.toggled.connect(self._set_wrap)
        self._copy = QToolButton(self)
        self._copy.setObjectName("copy")
        self._copy.setText("Copy")
        self._copy.setToolTip("Copy the whole text with its real characters")
        self._copy.setAutoRaise(True)
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.clicked.connect(self.copy_all)
        self._lay_out()
        self.set_text(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusProxy(self.edit)
        self.edit.verticalScrollBar().valueChanged.connect(self._say_what_is_hidden)
        self.edit.verticalScrollBar().rangeChanged.connect(self._say_what_is_hidden)

    def set_text(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self._shown = visible(text).removesuffix("\n")
        self.edit.setPlainText(self._shown)
        self.updateGeometry()

    def text(self) -> str:
        """Return the original text."""
        return self._text

    def shown(self) -> str:
        """Return what is seen."""
        return self._shown

    def copy_all(self) -> None:
        """Copy the original text."""
        QGuiApplication.clipboard().setMimeData(exact_mime_data(self._text))

    def columns(self) -> int:
        """Return the length of the longest line in characters, `MOST_COLUMNS` at most."""
        return min(max(len(line) for line in self._shown.split("\n")), MOST_COLUMNS)

    def hasHeightForWidth(self) -> bool:
        """The height follows from how lines wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that shows all lines, `MOST_LINES` at most."""
        return self._chrome() + self.edit.height_of(self._lines_at(width))

    def sizeHint(self) -> QSize:
        """Return the wanted size: as wide as the longest line, `MOST_COLUMNS` at most."""
        width = self.edit.width_of(self.columns())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        lines = min(LEAST_LINES, self._shown.count("\n") + 1)
        return QSize(self.edit.width_of(20), self._chrome() + self.edit.height_of(lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        longest = max(len(line) for line in self._shown.split("\n"))
        self._wrap.setVisible(self.edit.width_of(longest) > self.width() or not self._wrap.isChecked())
        self._say_what_is_hidden()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _lay_out(self) -> None:
        self._footer = QHBoxLayout()
        self._footer.addWidget(self._more)
        self._footer.addStretch(1)
        self._footer.addWidget(self._wrap)
        self._footer.addWidget(self._copy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_SPACING)
        layout.addWidget(self.edit, 1)
        layout.addLayout(self._footer)

    def _chrome(self) -> int:
        """Return the height of everything but the text, in pixels."""
        footer = max(self._copy.sizeHint().height(), self._wrap.sizeHint().height(), self._more.sizeHint().height())
        return footer + _SPACING

    def _lines_at(self, width: int) -> int:
        """Count the lines that the text takes at a width in pixels, up to `MOST_LINES`."""
        room = self.edit.text_width(width)
        count = 0
        for line in self._shown.split("\n", MOST_LINES)[:MOST_LINES]:
            count += self.edit.wrapped_lines(line, room) if self._wrap.isChecked() else 1
            if count >= MOST_LINES:
                return MOST_LINES
        return count

    def _set_wrap(self, wrap: bool) -> None:
        self.edit.setLineWrapMode(
            QPlainTextEdit.LineWrapMode.WidgetWidth if wrap else QPlainTextEdit.LineWrapMode.NoWrap
        )
        self.updateGeometry()

    def _say_what_is_hidden(self) -> None:
        """Say how many lines follow below the last visible one."""
        bar = self.edit.verticalScrollBar()
        below = bar.maximum() - bar.value()
        self._more.setText(f"… {below} more line{'s' if below != 1 else ''}" if below > 0 else "")


class _View(QPlainTextEdit):
    """The text itself."""

    def __init__(self, owner: LiteralView) -> None:
        super().__init__(owner)
        self._owner = owner
        self.setObjectName("literal_text")
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setTabStopDistance(4 * self.fontMetrics().horizontalAdvance(" "))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the original text when all of it is selected."""
        selected = self.textCursor().selectedText()
        if len(selected) == self.document().characterCount() - 1:
            return exact_mime_data(self._owner.text())
        return super().createMimeDataFromSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy everything when nothing is selected; the other keys are Qt's."""
        if event.matches(QKeySequence.StandardKey.Copy) and not self.textCursor().hasSelection():
            self._owner.copy_all()
            return
        super().keyPressEvent(event)

    def width_of(self, columns: int) -> int:
        """Return the width of a view that shows so many columns, in pixels."""
        text = math.ceil(QFontMetricsF(self.font()).horizontalAdvance("0") * columns)
        return text + self._margins() + self.verticalScrollBar().sizeHint().width()

    def text_width(self, width: int) -> float:
        """Return the room for text in a view of a width, in pixels."""
        return width - self._margins() - self.verticalScrollBar().sizeHint().width()

    def height_of(self, lines: int) -> int:
        """Return the height of a view that shows so many lines, in pixels."""
        return math.ceil(QFontMetricsF(self.font()).lineSpacing() * lines) + self._margins() + 2

    def wrapped_lines(self, line: str, room: float) -> int:
        """Count the rows that one line of text takes in a width in pixels, up to `MOST_LINES`."""
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTabStopDistance(self.tabStopDistance())
        layout = QTextLayout(line[: MOST_LINES * MOST_COLUMNS * 2], self.font())
        layout.setTextOption(option)
        layout.beginLayout()
        rows = 0
        while rows < MOST_LINES and (row := layout.createLine()).isValid():
            row.setLineWidth(max(room, 1))
            rows += 1
        layout.endLayout()
        return max(rows, 1)

    def _margins(self) -> int:
        return 2 * math.ceil(self.document().documentMargin() + self.frameWidth())
