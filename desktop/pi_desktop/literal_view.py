"""A text shown exactly as it is, for reading before approving.

Owns the monospace view, its height, its wrap switch and its copy button. Never interprets markup and
knows nothing of questions.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer
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
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from pi_desktop.faithful_edit import exact_mime_data
from pi_desktop.visible_text import visible
from pi_desktop.wrapping import wrap_mode

MOST_LINES = 20
"""Lines shown before the view scrolls: a screenful, with room for the answer below."""

LEAST_LINES = 3
"""Lines that stay visible in the smallest window."""

MOST_COLUMNS = 100
"""Columns that the view asks for; longer lines wrap."""

_SPACING = 4
_WIDEST = 1_000_000


class LiteralView(QWidget):
    """Shows a text with every invisible character marked.

    The copy button, and the copy shortcut without a partial selection, copy the original text. A partial
    selection copies what is seen.
    """

    def __init__(self, text: str, parent: QWidget, *, name: str = "Text", most_lines: int = MOST_LINES) -> None:
        """Show a text.

        Args:
            text: The text as the agent sent it.
            parent: The owner.
            name: What it is, for screen readers.
            most_lines: Lines shown without scrolling.
        """
        super().__init__(parent)
        self._most_lines = most_lines
        self.edit = _View(self)
        self.edit.setAccessibleName(name)
        self._more = QLabel(self)
        self._more.setObjectName("more_lines")
        self._more.setTextFormat(Qt.TextFormat.PlainText)
        self._more.hide()
        self._wrap = QCheckBox("&Wrap long lines", self)
        self._wrap.setObjectName("wrap")
        self._wrap.setChecked(True)
        self._wrap.toggled.connect(self._set_wrap)
        self._copy = QToolButton(self)
        self._copy.setObjectName("copy")
        self._copy.setText("Copy")
        self._copy.setToolTip("Copy the whole text with its real characters")
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.clicked.connect(self.copy_all)
        self._lay_out()
        self.set_text(text)
        self.setFocusProxy(self.edit)
        # Not at once: while Qt lays out, the range is that of a size which lasts for a moment only.
        self._recount = QTimer(self)
        self._recount.setSingleShot(True)
        self._recount.timeout.connect(self._say_what_is_hidden)
        self.edit.verticalScrollBar().valueChanged.connect(self._say_what_is_hidden)
        self.edit.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self._recount.start())

    def set_text(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self._shown = visible(text).removesuffix("\n")
        self.edit.setWordWrapMode(wrap_mode(self._shown))
        self.edit.setPlainText(self._shown)
        self.fit(self.width() if self.isVisible() else self.sizeHint().width())

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

    def fit(self, width: int) -> None:
        """Ask for the height that shows the text at a width in pixels, up to the most lines."""
        room = width - self._copy.sizeHint().width() - _SPACING
        longest = max(len(line) for line in self._shown.split("\n"))
        self._wrap.setVisible(not self._wrap.isChecked() or self.edit.width_of(longest) > room)
        shows_all = self.edit.want_height(self._shown, room, self._most_lines)
        self._more.setVisible(not shows_all or bool(self._more.text()))
        vertical = QSizePolicy.Policy.Preferred if shows_all else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        # Before it is shown, nothing tells the layouts that a part has become hidden.
        self._footer.invalidate()
        self._grid.invalidate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the wanted size: as wide as the longest line, `MOST_COLUMNS` at most."""
        hint = super().sizeHint()
        return QSize(self.edit.width_of(self.columns()) + self._copy.sizeHint().width() + _SPACING, hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self.fit(event.size().width())

    def _lay_out(self) -> None:
        self._grid = layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_SPACING)
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(0, 1)
        layout.addWidget(self.edit, 0, 0)
        layout.addWidget(self._copy, 0, 1, Qt.AlignmentFlag.AlignTop)
        self._footer = footer = QHBoxLayout()
        footer.addWidget(self._more)
        footer.addStretch(1)
        footer.addWidget(self._wrap)
        layout.addLayout(footer, 1, 0)

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
        self._more.setVisible(below > 0)


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
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setTabStopDistance(4 * self.fontMetrics().horizontalAdvance(" "))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._wanted_height = 0

    def want_height(self, text: str, width: int, most: int) -> bool:
        """Ask for the height that a text takes when wrapped at a width in pixels; return whether all of it fits."""
        heights: list[float] = []
        room = width - self._margins() - self.verticalScrollBar().sizeHint().width()
        for line in text.split("\n", most + 1)[: most + 1]:
            heights += self._row_heights(line, room, most + 1 - len(heights))
        height = math.ceil(sum(heights[:most])) + self._margins() + 2
        if height != self._wanted_height:
            self._wanted_height = height
            self.updateGeometry()
        return len(heights) <= most

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(self.width_of(MOST_COLUMNS // 2), self._wanted_height)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        least = math.ceil(LEAST_LINES * QFontMetricsF(self.font()).lineSpacing()) + self._margins() + 2
        return QSize(self.width_of(20), min(least, self._wanted_height))

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

    def _row_heights(self, line: str, room: float, most: int) -> list[float]:
        """Measure the rows that one line of text takes in a width in pixels, up to `most` of them."""
        if self.lineWrapMode() == QPlainTextEdit.LineWrapMode.NoWrap:
            room = math.inf
        option = QTextOption()
        option.setWrapMode(self.wordWrapMode())
        option.setTabStopDistance(self.tabStopDistance())
        layout = QTextLayout(line[: most * MOST_COLUMNS * 2], self.font())
        layout.setTextOption(option)
        layout.beginLayout()
        heights: list[float] = []
        while len(heights) < most and (row := layout.createLine()).isValid():
            row.setLineWidth(min(max(room, 1), _WIDEST))
            heights.append(row.height())
        layout.endLayout()
        return heights

    def _margins(self) -> int:
        return 2 * math.ceil(self.document().documentMargin() + self.frameWidth())
