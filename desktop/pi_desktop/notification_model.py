"""The history of notifications as a table.

Owns the entries and how one is shown in a row. Knows no widget.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QStyle

from pi_desktop.literal import tooltip
from pi_desktop.visible_text import one_line

HISTORY_LIMIT: Final = 10_000
"""Entries that are kept; the oldest go first, a thousandth of the limit at a time."""

ROW_CHARACTERS: Final = 300
"""Characters of a text in its row; the whole text is shown when the row is chosen."""

TEXT_ROLE: Final = int(Qt.ItemDataRole.UserRole)
KIND_ROLE: Final = TEXT_ROLE + 1

TIME, KIND, TEXT = range(3)

_TITLES: Final = ("Time", "Kind", "Text")
_ICONS: Final = {
    "info": QStyle.StandardPixmap.SP_MessageBoxInformation,
    "warning": QStyle.StandardPixmap.SP_MessageBoxWarning,
    "error": QStyle.StandardPixmap.SP_MessageBoxCritical,
    "draft": QStyle.StandardPixmap.SP_FileIcon,
}

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


@dataclass(frozen=True, slots=True)
class Notification:
    """One entry.

    Attributes:
        time: When it arrived.
        kind: "info", "warning", "error", "draft" or any other word.
        title: What it is about; may be empty.
        text: The exact text.
    """

    time: datetime
    kind: str
    title: str
    text: str

    def shown(self) -> str:
        """Return title and text, a line break between them."""
        return f"{self.title}\n{self.text}" if self.title else self.text


def kind_icon(kind: str) -> QStyle.StandardPixmap:
    """Return the icon of a kind; a kind that is not known looks like info."""
    return _ICONS.get(kind, QStyle.StandardPixmap.SP_MessageBoxInformation)


class NotificationModel(QAbstractTableModel):
    """Newest entry last; bounded."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._entries: list[Notification] = []

    def append(self, entry: Notification) -> None:
        """Add an entry; beyond `HISTORY_LIMIT` the oldest are dropped."""
        if len(self._entries) >= HISTORY_LIMIT:
            count = len(self._entries) - HISTORY_LIMIT + max(1, HISTORY_LIMIT // 1000)
            self.beginRemoveRows(_NOWHERE, 0, count - 1)
            del self._entries[:count]
            self.endRemoveRows()
        row = len(self._entries)
        self.beginInsertRows(_NOWHERE, row, row)
        self._entries.append(entry)
        self.endInsertRows()

    def clear(self) -> None:
        """Forget all entries."""
        self.beginResetModel()
        self._entries.clear()
        self.endResetModel()

    def entry(self, row: int) -> Notification:
        """Return the entry of a row."""
        return self._entries[row]

    def entries(self) -> list[Notification]:
        """Return all entries, oldest first."""
        return list(self._entries)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(_TITLES)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a view shows or sorts by."""
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _cell(entry, index.column())
            case Qt.ItemDataRole.ToolTipRole if index.column() == TEXT:
                return tooltip(entry.shown())
            case Qt.ItemDataRole.DecorationRole if index.column() == KIND:
                return QApplication.style().standardIcon(kind_icon(entry.kind))
            case Qt.ItemDataRole.FontRole if entry.kind == "error" and index.column() == KIND:
                font = QFont()
                font.setBold(True)
                return font
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a column."""
        is_title = orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return _TITLES[section] if is_title else None


class NotificationFilter(QSortFilterProxyModel):
    """Shows the entries of a kind whose title or text has some words in it."""

    def __init__(self, model: NotificationModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._kind = ""
        self._words: list[str] = []
        self.setSourceModel(model)

    def show_only(self, kind: str, words: str) -> None:
        """Change what is shown.

        Args:
            kind: "" for every kind, "info" also for kinds that are not known, else exactly this kind.
            words: All of them must occur, in any case; "" for no condition.
        """
        self._kind = kind
        self._words = words.casefold().split()
        self.invalidate()

    def entry(self, row: int) -> Notification:
        """Return the entry of a shown row."""
        return self._model.entry(self.mapToSource(self.index(row, 0)).row())

    def filterAcceptsRow(self, source_row: int, source_parent: _Index) -> bool:
        """Decide whether a row is shown."""
        entry = self._model.entry(source_row)
        if self._kind and (entry.kind if entry.kind in _ICONS else "info") != self._kind:
            return False
        shown = f"{entry.kind}\n{entry.shown()}".casefold() if self._words else ""
        return all(word in shown for word in self._words)


def _cell(entry: Notification, column: int) -> str:
    if column == TIME:
        return entry.time.strftime("%H:%M:%S")
    if column == KIND:
        return one_line(entry.kind, 30).capitalize()
    title = f"{one_line(entry.title, ROW_CHARACTERS // 2)}: " if entry.title else ""
    return title + one_line(entry.text, ROW_CHARACTERS)
