"""A read-only view of lines of terminal text in their colours.

Owns the drawing of many lines and keeps the reader's place when they change. Knows no dock and no agent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontDatabase, QPalette, QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from pi_desktop import ansi
from pi_desktop.ansi_format import char_format, shown_runs

VISIBLE_LINES: Final = 10
"""Lines that are seen without scrolling; a taller view would push the transcript away."""

LINE_LIMIT: Final = 5_000
"""Lines that are drawn at most, so that a runaway list cannot stop the window."""

COLUMN_LIMIT: Final = 10_000
"""Characters of a line that are drawn at most: Qt lays out a line as a whole."""

MARGIN_PX: Final = 8
"""Pixels beside the lines: they begin where the prompt editor below or above them does."""

_TAB_COLUMNS: Final = 4


class AnsiView(QPlainTextEdit):
    """Shows lines unwrapped in a monospace font; as high as its lines, up to `VISIBLE_LINES`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[str, ...] = ()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportMargins(max(MARGIN_PX - round(self.document().documentMargin()), 0), 0, 0, 0)
        self.setBackgroundRole(QPalette.ColorRole.Base)  # shows in these margins
        self.setAutoFillBackground(True)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setTabStopDistance(_TAB_COLUMNS * self.fontMetrics().horizontalAdvance(" "))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show other lines; the scroll position stays.

        Args:
            lines: Terminal text, one string per line. Colours end with their line.
        """
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        self._draw()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(0, self._height(min(self.document().blockCount(), VISIBLE_LINES)))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(0, self._height(1))

    def changeEvent(self, event: QEvent) -> None:
        """Draw again in colours that can be read on the new palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._lines:
            self._draw()

    def _height(self, lines: int) -> int:
        """Return the height in pixels that shows the first lines without a vertical scroll bar."""
        height = 2 * self.document().documentMargin() + 1
        block = self.document().firstBlock()
        for _ in range(lines):
            # Fallback fonts make a line higher than the font's line spacing.
            height += self.blockBoundingRect(block).height() if block.isValid() else self.fontMetrics().lineSpacing()
            block = block.next()
        if self.document().size().width() > self.viewport().width():
            height += self.horizontalScrollBar().sizeHint().height()
        return math.ceil(height) + 2 * self.frameWidth()

    def _draw(self) -> None:
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        palette = self.palette()
        text, base = palette.text().color(), palette.base().color()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        for run, style in _document_runs(self._lines):
            cursor.insertText(run, char_format(style, text, base))
        cursor.endEditBlock()
        self.horizontalScrollBar().setValue(across)
        self.verticalScrollBar().setValue(down)


def _document_runs(lines: Sequence[str]) -> list[tuple[str, ansi.Style]]:
    """Join lines to as few runs as possible: each one is an insertion into the document."""
    joined: list[tuple[str, ansi.Style]] = []
    for number, line in enumerate(lines[:LINE_LIMIT]):
        shown = line
        if len(line) > COLUMN_LIMIT:
            shown = f"{line[:COLUMN_LIMIT]}\x1b[0m … {len(line) - COLUMN_LIMIT:,} more characters"
        parts = shown_runs(shown)
        if number:
            parts.insert(0, ("\n", ansi.PLAIN))
        for run, style in parts:
            if joined and joined[-1][1] == style:
                joined[-1] = (joined[-1][0] + run, style)
            else:
                joined.append((run, style))
    if len(lines) > LINE_LIMIT:
        joined.append((f"\n… {len(lines) - LINE_LIMIT:,} more lines", ansi.PLAIN))
    return joined
