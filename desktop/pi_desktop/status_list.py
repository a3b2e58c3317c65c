"""The popup that lists all status entries with their whole texts.

Owns the list and its Copy. Knows nothing about the bar but where it is.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pi_desktop.visible_text import visible

WIDTH_CHARACTERS: Final = 70
"""Width of the popup in average characters: a comfortable line of text."""

ROWS: Final = 16
"""Height of the popup in lines of text, less where the screen is small."""


class StatusList(QFrame):
    """Shows keys and texts; deletes itself when it is closed.

    Signals:
        closed: The popup is gone.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("status-list")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameStyle(QFrame.Shape.StyledPanel | QFrame.Shadow.Plain)
        self._view = QListWidget(self)
        self._view.setAccessibleName("Status entries")
        self._view.setWordWrap(True)
        self._view.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setAlternatingRowColors(True)
        self._view.installEventFilter(self)
        copy = QPushButton("&Copy", self)
        copy.setObjectName("copy")
        copy.clicked.connect(self._copy)
        copy_all = QPushButton("Copy &all", self)
        copy_all.setObjectName("copy-all")
        copy_all.clicked.connect(self._copy_all)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(copy)
        buttons.addWidget(copy_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self._view)
        column.addLayout(buttons)

    def set_entries(self, entries: list[tuple[str, str]]) -> None:
        """Show entries, changing rows in place so that an open list neither jumps nor flickers.

        Args:
            entries: Keys and whole texts in order.
        """
        while self._view.count() > len(entries):
            self._view.takeItem(self._view.count() - 1)
        for row, (key, text) in enumerate(entries):
            if row >= self._view.count():
                self._view.addItem(QListWidgetItem())
            shown = visible(f"{key}\n{text}" if text else f"{key}\n(empty)")
            item = self._view.item(row)
            if item.text() != shown:
                item.setText(shown)
            item.setData(Qt.ItemDataRole.UserRole, text)
        if self._view.currentRow() < 0:
            self._view.setCurrentRow(0)

    def show_above(self, anchor: QWidget) -> None:
        """Open above a widget, inside its screen."""
        metrics, available = self.fontMetrics(), anchor.screen().availableGeometry()
        width = min(WIDTH_CHARACTERS * metrics.averageCharWidth(), available.width())
        height = min(ROWS * metrics.lineSpacing(), available.height() // 2)
        corner = anchor.mapToGlobal(QPoint(0, 0)) - QPoint(0, height)
        x = max(available.left(), min(corner.x(), available.right() - width))
        self.setGeometry(x, max(available.top(), corner.y()), width, height)
        self.show()
        self._view.setFocus()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Copy and close by key: the list has the focus while the popup is open."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.matches(QKeySequence.StandardKey.Copy):
                self._copy()
                return True
            if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.close()
                return True
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        """Report the end."""
        self.closed.emit()
        super().closeEvent(event)

    def _copy(self) -> None:
        item = self._view.currentItem()
        if item is not None:
            QGuiApplication.clipboard().setText(item.data(Qt.ItemDataRole.UserRole))

    def _copy_all(self) -> None:
        items = [self._view.item(row) for row in range(self._view.count())]
        QGuiApplication.clipboard().setText("\n".join(item.data(Qt.ItemDataRole.UserRole) for item in items))
