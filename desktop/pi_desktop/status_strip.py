"""The status entries in a row, those without room behind a button.

Owns which entries are seen at which width. Its height is one line, whatever the entries say.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from pi_desktop.ansi_label import AnsiLabel
from pi_desktop.status_list import StatusList

ENTRY_CHARACTERS: Final = 40
"""An entry longer than this many average characters gives way when not all entries fit."""

LEAST_CHARACTERS: Final = 8
"""An entry is cut to no less than this many average characters; below it moves behind the button."""


class StatusStrip(QWidget):
    """Lays the entries out in the order of their keys and offers the whole list in a popup."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels: dict[str, AnsiLabel] = {}
        self._separators: list[int] = []
        self._list: StatusList | None = None
        self._more = QToolButton(self)
        self._more.setObjectName("status-more")
        self._more.setAutoRaise(True)
        self._more.setToolTip("Show all status entries")
        self._more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._more.clicked.connect(self.show_list)
        self._more.setText("+1")  # without a text it would be higher than with one
        self._more.hide()
        # A burst of updates is laid out once.
        self._relayout = QTimer(self, singleShot=True, interval=0)
        self._relayout.timeout.connect(self._lay_out)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_status(self, key: str, text: str | None) -> None:
        """Show, change or remove (None) the entry of a key."""
        label = self._labels.get(key)
        if text is None:
            if label is None:
                return
            del self._labels[key]
            label.hide()
            label.deleteLater()
            self._relayout.start()
        elif label is None:
            self._add(key, text)
            self._relayout.start()
        else:
            before = label.natural_width()
            label.set_text(text)
            if label.natural_width() != before:
                self._relayout.start()
        if self._list is not None:
            self._list.set_entries(self._entries())

    def status_text(self, key: str) -> str | None:
        """Return the text of an entry as shown, uncut, or None."""
        label = self._labels.get(key)
        return None if label is None else label.text()

    def keys(self) -> list[str]:
        """Return the keys in order."""
        return sorted(self._labels)

    def clear(self) -> None:
        """Remove all entries."""
        for key in self.keys():
            self.set_status(key, None)

    def show_list(self) -> None:
        """Open the list of all entries above the bar."""
        if self._list is not None or not self._labels:
            return
        self._list = StatusList(self)
        self._list.closed.connect(self._forget_list)
        self._list.set_entries(self._entries())
        self._list.show_above(self)

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(0, max(self.fontMetrics().height(), self._more.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of font, palette or style."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._relayout.start()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        height = self.fontMetrics().height()
        top = (self.height() - height) // 2
        for x in self._separators:
            painter.drawLine(x, top + 2, x, top + height - 2)
        painter.end()

    def _entries(self) -> list[tuple[str, str]]:
        return [(key, self._labels[key].literal_text()) for key in self.keys()]

    def _add(self, key: str, text: str) -> None:
        label = AnsiLabel(self)
        label.setObjectName(f"status-{key}")
        label.clicked.connect(self.show_list)
        label.set_text(text)
        self._labels[key] = label

    def _forget_list(self) -> None:
        self._list = None

    def _lay_out(self) -> None:
        """Give each entry its place; what does not fit is hidden and counted on the button."""
        gap = 2 * self.fontMetrics().averageCharWidth()
        keys = self.keys()
        widths = self._fitting_widths([self._labels[key].natural_width() for key in keys], gap)
        self._separators = []
        x = gap // 2
        for key, width in zip(keys, widths, strict=False):
            if x > gap:
                self._separators.append(x - gap // 2)
            self._labels[key].setGeometry(x, 0, width, self.height())
            self._labels[key].show()
            x += width + gap
        for key in keys[len(widths) :]:
            self._labels[key].hide()
        self._place_button(len(keys) - len(widths), x)
        self.update()

    def _fitting_widths(self, natural: list[int], gap: int) -> list[int]:
        """Return the widths in pixels of the entries that are seen: all of them, or the first ones, cut."""
        if sum(natural) + gap * len(natural) <= self.width():
            return natural
        character = self.fontMetrics().averageCharWidth()
        limit, least = ENTRY_CHARACTERS * character, LEAST_CHARACTERS * character
        capped = [min(width, limit) for width in natural]
        room = self.width() - gap // 2
        if sum(capped) + gap * len(capped) > self.width():
            room -= self._button_width(len(natural)) + gap
        fitting: list[int] = []
        for width in capped:
            if fitting and room < min(width, least):
                break
            fitting.append(max(0, min(width, room)))
            room -= fitting[-1] + gap
        spare = room + gap
        for index, width in enumerate(fitting):
            more = max(0, min(spare, natural[index] - width))
            fitting[index] += more
            spare -= more
        return fitting

    def _button_width(self, count: int) -> int:
        self._more.setText(f"+{count}")
        return self._more.sizeHint().width()

    def _place_button(self, hidden: int, x: int) -> None:
        self._more.setVisible(hidden > 0)
        if not hidden:
            return
        self._more.setText(f"+{hidden}")
        self._more.setAccessibleName(f"{hidden} more status entries")
        hint = self._more.sizeHint()
        height = min(hint.height(), self.height())
        self._more.setGeometry(
            max(0, min(x, self.width() - hint.width())), (self.height() - height) // 2, hint.width(), height
        )
