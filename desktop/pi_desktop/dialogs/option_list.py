"""A list of options of which one is chosen.

Owns the keys, the filter and the drawing of rows: numbered, wrapped anywhere, never interpreted. Knows
options by their index only, so equal ones stay apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from pi_desktop.visible_text import edge_blanks

MOST_CHARACTERS = 320
"""Characters of an option in its row; the whole text of a longer one is shown when it is chosen."""

MOST_ROW_LINES = 6
"""Lines of an option in its row, before they wrap."""

MOST_ROWS = 12
LEAST_ROWS = 4
"""Rows that the list asks for, and rows that stay visible in the smallest window."""

NUMBERED = 9
"""Options with a digit key."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FORWARD = {Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Home}
_BACKWARD = {Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_End}
_Index = QModelIndex | QPersistentModelIndex


class OptionList(QListWidget):
    """The options; none is chosen until the user chooses one.

    Signals:
        chosen: The choice has changed.
        submitted: Enter or a double click on the chosen option.
        typed: Text was typed that is neither a digit key nor a movement.
    """

    chosen = Signal()
    submitted = Signal()
    typed = Signal(str)

    def __init__(self, options: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("options")
        self.takes_typing = True
        self._options = list(options)
        self._folded = [option.casefold() for option in options]
        self.setItemDelegate(_OptionDelegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for option in self._options:
            item = QListWidgetItem(row_text(option))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, item.text())
            self.addItem(item)
        self.itemSelectionChanged.connect(self.chosen)

    def choice(self) -> int | None:
        """Return the index of the chosen option, None when there is none or the filter hides it."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows and not self.isRowHidden(rows[0].row()) else None

    def choose(self, row: int) -> None:
        """Choose an option by its index."""
        self.setCurrentRow(row)
        self.scrollToItem(self.item(row))

    def filter(self, text: str) -> int:
        """Show only options that contain each word of a text, in any case; return how many there are."""
        words = text.casefold().split()
        count = 0
        for row, folded in enumerate(self._folded):
            matches = all(word in folded for word in words)
            count += matches
            if self.isRowHidden(row) == matches:
                self.setRowHidden(row, not matches)
        chosen = self.currentRow()
        if chosen >= 0 and self.isRowHidden(chosen):
            self.clearSelection()
            self.setCurrentRow(-1)
        return count

    def sizeHint(self) -> QSize:
        """Return the wanted size: all rows, `MOST_ROWS` at most."""
        frame = 2 * self.frameWidth() + 2
        width = 60 * self.fontMetrics().averageCharWidth()
        # At the wanted width: the rows wrap at the present one, which is small before the list is shown.
        rows = [_height(self.item(row).text(), self, width - frame) for row in range(min(self.count(), MOST_ROWS))]
        most = MOST_ROWS * _row_height(self.fontMetrics(), 1)
        return QSize(width, min(sum(rows), most) + frame)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        rows = min(max(self.count(), 1), LEAST_ROWS)
        return QSize(
            20 * self.fontMetrics().averageCharWidth(),
            rows * _row_height(self.fontMetrics(), 1) + 2 * self.frameWidth() + 2,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the rows anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, choose by digit, submit; Esc is left to the dialog."""
        key, text = event.key(), event.text()
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if key in _ENTER:
            if not event.isAutoRepeat() and self.choice() is not None:
                self.submitted.emit()
            return
        if plain and len(text) == 1 and text in "123456789":
            row = int(text) - 1
            if row < self.count() and not self.isRowHidden(row):
                self.choose(row)
            return
        if plain and not self.takes_typing and text.strip() and text.isprintable():
            self.typed.emit(text)
            return
        if key in _FORWARD | _BACKWARD and self.choice() is None:
            # Qt would move on from a row that is current without being chosen.
            self._choose_edge(first=key in _FORWARD)
            return
        if key == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Submit the option under the pointer."""
        super().mouseDoubleClickEvent(event)
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() == Qt.MouseButton.LeftButton and self.row(item) == self.choice():
            self.submitted.emit()

    def _choose_edge(self, *, first: bool) -> None:
        rows = range(self.count()) if first else range(self.count() - 1, -1, -1)
        row = next((row for row in rows if not self.isRowHidden(row)), None)
        if row is not None:
            self.choose(row)


class _OptionDelegate(QStyledItemDelegate):
    """Draws an option with its digit, wrapped anywhere."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the height of a row at the list's width."""
        view = self.parent()
        assert isinstance(view, OptionList)
        return QSize(0, _height(str(index.data()), view, view.viewport().width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the row's background by the style and its text literally."""
        view = self.parent()
        assert isinstance(view, OptionList)
        self.initStyleOption(option, index)
        text, option.text = str(index.data()), ""
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if not selected:
            # Qt makes the first row current when the list gets the focus; nothing is chosen by that.
            option.state &= ~QStyle.StateFlag.State_HasFocus
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        metrics, rect = view.fontMetrics(), option.rect
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        number_role = role if selected else QPalette.ColorRole.PlaceholderText
        top, left = rect.top() + _padding(metrics) // 2, rect.left() + _text_left(metrics)
        painter.save()
        painter.setPen(option.palette.color(_group(option), number_role))
        if index.row() < NUMBERED:
            painter.drawText(rect.left() + _padding(metrics), top + metrics.ascent(), str(index.row() + 1))
        painter.setPen(option.palette.color(_group(option), role))
        _laid_out(text, view, rect.width() - _text_left(metrics) - _padding(metrics)).draw(painter, QPointF(left, top))
        painter.restore()


def row_text(option: str) -> str:
    """Return what a row shows of an option."""
    shown = edge_blanks(option[: 2 * MOST_CHARACTERS])
    lines = shown.split("\n")
    cut = "\n".join(lines[:MOST_ROW_LINES])[:MOST_CHARACTERS]
    return cut if cut == shown and len(option) <= 2 * MOST_CHARACTERS else cut + "…"


def is_cut(option: str) -> bool:
    """Whether a row does not show all of an option."""
    return row_text(option) != edge_blanks(option)


def _group(option: QStyleOptionViewItem) -> QPalette.ColorGroup:
    if not option.state & QStyle.StateFlag.State_Enabled:
        return QPalette.ColorGroup.Disabled
    active = option.state & QStyle.StateFlag.State_Active
    return QPalette.ColorGroup.Active if active else QPalette.ColorGroup.Inactive


def _height(text: str, view: QWidget, width: int) -> int:
    """Return the height of a row with a text in a list of a width, both in pixels."""
    metrics = view.fontMetrics()
    room = width - _text_left(metrics) - _padding(metrics)
    if "\n" not in text and metrics.horizontalAdvance(text) <= room:
        return _row_height(metrics, 1)
    return _row_height(metrics, _laid_out(text, view, room).lineCount())


def _laid_out(text: str, view: QWidget, room: int) -> QTextLayout:
    """Break a row's text into lines of a width in pixels."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(text.replace("\n", "\u2028"), view.font())
    layout.setTextOption(option)
    layout.beginLayout()
    spacing = view.fontMetrics().lineSpacing()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(room, 1))
        line.setPosition(QPointF(0, spacing * (layout.lineCount() - 1)))
    layout.endLayout()
    return layout


def _padding(metrics: QFontMetrics) -> int:
    return max(metrics.height() // 2, 4)


def _text_left(metrics: QFontMetrics) -> int:
    """Return where the text of a row begins: behind the column of digits."""
    return 2 * _padding(metrics) + metrics.horizontalAdvance("0")


def _row_height(metrics: QFontMetrics, lines: int) -> int:
    return metrics.lineSpacing() * lines + _padding(metrics)
