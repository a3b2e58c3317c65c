"""One line of terminal text, drawn in its colours.

Owns the folding to one line, the drawing and the cut where there is no room. Knows no status bar.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from pi_desktop import ansi
from pi_desktop.ansi_format import format_ranges
from pi_desktop.literal import tooltip
from pi_desktop.visible_text import visible

DRAWN_LIMIT: Final = 600
"""Characters that are laid out at most: more than a screen is wide, so that 4 kB cost no more than a line."""

_BLANKS: Final = re.compile(r"[ \t\n]+")


def folded_runs(text: str) -> list[tuple[str, ansi.Style]]:
    """Return the runs of terminal text on one line: blanks folded, outer blanks gone, invisible characters marked."""
    folded: list[tuple[str, ansi.Style]] = []
    after_blank = True
    for run, style in ansi.runs(text):
        line = _BLANKS.sub(" ", run)
        if after_blank:
            line = line.removeprefix(" ")
        if line:
            after_blank = line.endswith(" ")
            folded.append((visible(line), style))
    if folded and after_blank:
        last, style = folded.pop()
        if last.removesuffix(" "):
            folded.append((last.removesuffix(" "), style))
    return folded


def cut_runs(runs: list[tuple[str, ansi.Style]], length: int) -> list[tuple[str, ansi.Style]]:
    """Return the first characters of runs, all of them where there are not more than `length`."""
    kept: list[tuple[str, ansi.Style]] = []
    for run, style in runs:
        if length <= 0:
            break
        kept.append((run[:length], style))
        length -= len(run)
    return kept


class AnsiLabel(QWidget):
    """Shows a text on one line, cut with an ellipsis where it does not fit; the tooltip has all of it.

    Signals:
        clicked: The label was clicked with the left button.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._source = ""
        self._runs: list[tuple[str, ansi.Style]] = []
        self._layout: QTextLayout | None = None
        self._natural: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Show another text in the same place."""
        if text == self._source:
            return
        self._source = text
        self._runs = folded_runs(text)
        self.setAccessibleName(self.text())
        self.setToolTip(tooltip(ansi.plain(text)))
        self._forget_layout()

    def text(self) -> str:
        """Return the whole text as shown: one line without escape sequences."""
        return "".join(run for run, _style in self._runs)

    def literal_text(self) -> str:
        """Return the text without escape sequences, with its line breaks: what Copy puts on the clipboard."""
        return ansi.plain(self._source)

    def natural_width(self) -> int:
        """Return the width in pixels that shows the text uncut (as far as it is laid out)."""
        if self._natural is None:
            layout = self._laid_out(cut_runs(self._runs, DRAWN_LIMIT))
            self._natural = int(layout.lineAt(0).naturalTextWidth()) + 1 if self._runs else 0
        return self._natural

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(self.natural_width(), self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw."""
        if not self._runs:
            return
        if self._layout is None:
            self._layout = self._fitted()
        metrics, line = self.fontMetrics(), self._layout.lineAt(0)
        # Fallback fonts make a line higher; the baseline stays where the theme's font has it.
        top = (self.height() - metrics.height()) / 2 + metrics.ascent() - line.ascent()
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        self._layout.draw(painter, QPointF(0, top))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of font, palette or style."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._forget_layout()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._layout = None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a click."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the context menu."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("Copy").triggered.connect(lambda: QGuiApplication.clipboard().setText(self.literal_text()))
        menu.popup(event.globalPos())

    def _forget_layout(self) -> None:
        self._layout = None
        self._natural = None
        self.update()

    def _fitted(self) -> QTextLayout:
        runs = cut_runs(self._runs, DRAWN_LIMIT)
        layout = self._laid_out(runs)
        if layout.lineAt(0).naturalTextWidth() <= self.width() and len(self.text()) <= DRAWN_LIMIT:
            return layout
        room = max(0, self.width() - self.fontMetrics().horizontalAdvance("…"))
        units = layout.lineAt(0).xToCursor(room, QTextLine.CursorPosition.CursorOnCharacter)
        fitting = layout.text().encode("utf-16-le", "surrogatepass")[: units * 2].decode("utf-16-le", "ignore")
        return self._laid_out([*cut_runs(runs, len(fitting)), ("…", ansi.PLAIN)])

    def _laid_out(self, runs: list[tuple[str, ansi.Style]]) -> QTextLayout:
        palette = self.palette()
        layout = QTextLayout("".join(run for run, _style in runs), self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        layout.setTextOption(option)
        layout.setFormats(format_ranges(runs, palette.windowText().color(), palette.window().color()))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        return layout
