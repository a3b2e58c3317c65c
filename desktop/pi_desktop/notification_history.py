"""The dock that lists all notifications.

Owns the list, its filter and what is shown of the chosen entry. Knows no agent.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelection, QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from pi_desktop.clipboard import copy_exactly
from pi_desktop.notification_model import KIND, TIME, NotificationFilter, NotificationModel
from pi_desktop.visible_text import visible

LEAST_CHARACTERS: Final = 52
"""Least width of the list in average characters: time, kind and the beginning of a text."""

_KINDS: Final = (("All kinds", ""), ("Info", "info"), ("Warning", "warning"), ("Error", "error"), ("Draft", "draft"))


class NotificationHistory(QDockWidget):
    """Lists notifications; the chosen one is shown whole below the list."""

    def __init__(self, model: NotificationModel, window: QMainWindow) -> None:
        super().__init__("Notifications", window)
        self.setObjectName("notifications")
        self._model = model
        content = QWidget(self)
        self._kind = QComboBox(content)
        self._words = QLineEdit(content)
        self._view = QTreeView(content)
        self._detail = QPlainTextEdit(content)
        self._copy = QPushButton("&Copy", content)
        self._clear = QPushButton("C&lear", content)
        self._shown = NotificationFilter(model, self)
        self._set_up()
        self._lay_out(content)
        self.setWidget(content)
        self._connect()
        self._choose()

    def show_last(self) -> None:
        """Open the history at its last entry."""
        self.show()
        self.raise_()
        self._kind.setCurrentIndex(0)
        self._words.clear()
        last = self._shown.index(self._shown.rowCount() - 1, 0)
        self._view.setCurrentIndex(last)
        self._view.scrollTo(last)

    def _set_up(self) -> None:
        self._kind.setObjectName("kind")
        self._kind.setAccessibleName("Kind")
        for text, kind in _KINDS:
            self._kind.addItem(text, kind)
        self._words.setObjectName("filter")
        self._words.setPlaceholderText("Filter")
        self._words.setClearButtonEnabled(True)
        self._view.setObjectName("entries")
        self._view.setAccessibleName("Notifications")
        self._view.setModel(self._shown)
        self._view.setRootIsDecorated(False)
        self._view.setUniformRowHeights(True)
        self._view.setAllColumnsShowFocus(True)
        self._view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self._view.header()
        metrics = self._view.fontMetrics()
        self._view.setMinimumWidth(LEAST_CHARACTERS * metrics.averageCharWidth())
        # Fixed widths: measuring every row at each arrival would make a flood slow.
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.resizeSection(TIME, metrics.horizontalAdvance("00:00:00") + 24)
        header.resizeSection(KIND, metrics.horizontalAdvance("Warning") + 52)
        self._detail.setObjectName("detail")
        self._detail.setAccessibleName("Chosen notification")
        self._detail.setReadOnly(True)
        self._detail.setTabChangesFocus(True)
        self._detail.setPlaceholderText("Choose a notification to read all of it")
        self._copy.setObjectName("copy")
        self._clear.setObjectName("clear")

    def _lay_out(self, content: QWidget) -> None:
        top = QHBoxLayout()
        top.addWidget(self._kind)
        top.addWidget(self._words, 1)
        split = QSplitter(Qt.Orientation.Vertical, content)
        split.addWidget(self._view)
        split.addWidget(self._detail)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        bottom = QHBoxLayout()
        bottom.addStretch()
        bottom.addWidget(self._copy)
        bottom.addWidget(self._clear)
        column = QVBoxLayout(content)
        column.setContentsMargins(6, 6, 6, 6)
        column.addLayout(top)
        column.addWidget(split, 1)
        column.addLayout(bottom)

    def _connect(self) -> None:
        self._kind.currentIndexChanged.connect(self._filter)
        self._words.textChanged.connect(self._filter)
        self._view.selectionModel().selectionChanged.connect(self._choose)
        self._shown.modelReset.connect(self._choose)
        self._shown.rowsInserted.connect(self._follow)
        self._copy.clicked.connect(self._copy_chosen)
        self._clear.clicked.connect(self._model.clear)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self._view, self._copy_chosen).setContext(
            Qt.ShortcutContext.WidgetShortcut
        )

    def _filter(self) -> None:
        self._shown.show_only(self._kind.currentData(), self._words.text())

    def _follow(self, parent: QModelIndex, first: int, last: int) -> None:
        """Keep the end in view for a reader who is there."""
        bar = self._view.verticalScrollBar()
        if self._view.isVisible() and bar.value() == bar.maximum():
            self._view.scrollToBottom()

    def _chosen_row(self) -> int | None:
        rows = self._view.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def _choose(self, selected: QItemSelection | None = None, deselected: QItemSelection | None = None) -> None:
        row = self._chosen_row()
        self._copy.setEnabled(row is not None)
        self._detail.setPlainText("" if row is None else visible(self._shown.entry(row).shown()))

    def _copy_chosen(self) -> None:
        row = self._chosen_row()
        if row is not None:
            copy_exactly(self._shown.entry(row).text)
