"""The list of commands that opens when a prompt begins with a slash.

Owns the list, what it offers for a beginning and which row is chosen. Knows the editor only as the widget
that it belongs to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QHeaderView, QPlainTextEdit, QTreeView

from pi_desktop.visible_text import one_line

ROWS: Final = 10
"""Commands seen without scrolling."""

WIDTH_CHARACTERS: Final = 90
"""Widest popup in average characters."""

_NAME: Final = Qt.ItemDataRole.UserRole
_TEXT_LIMIT: Final = 200


class CommandCompleter(QCompleter):
    """Offers commands by any part of their name.

    Signals:
        chosen: A command was picked with the mouse; the name without its slash.
    """

    chosen = Signal(str)

    def __init__(self, editor: QPlainTextEdit) -> None:
        super().__init__(editor)
        self._editor = editor
        self._model = QStandardItemModel(0, 2, self)
        self._dismissed = False
        self.setModel(self._model)
        self.setCompletionRole(_NAME)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setMaxVisibleItems(ROWS)
        self.setWidget(editor)
        self._view = _popup()
        self.setPopup(self._view)
        self._view.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self._view.clicked.connect(lambda _index: self._pick())

    def set_commands(self, commands: Sequence[tuple[str, str]]) -> None:
        """Offer other commands.

        Args:
            commands: Names without slash, and descriptions.
        """
        self._model.removeRows(0, self._model.rowCount())
        for name, description in sorted(commands):
            item = QStandardItem(f"/{one_line(name, _TEXT_LIMIT)}")
            item.setData(name, _NAME)
            self._model.appendRow([item, QStandardItem(one_line(description, _TEXT_LIMIT))])

    @property
    def is_open(self) -> bool:
        """Whether the list can be seen."""
        return self._view.isVisible()

    def offer(self, beginning: str | None) -> None:
        """Open, narrow or close the list.

        Args:
            beginning: What was typed behind the slash, None when no command is being typed.
        """
        if beginning is None:
            self._dismissed = False
        if beginning is None or self._dismissed:
            self._view.hide()
            return
        self.setCompletionPrefix(beginning)
        names = self._names()
        if not names or names == [beginning]:
            self._view.hide()
            return
        rect = QRect(self._editor.cursorRect())
        widest = WIDTH_CHARACTERS * self._editor.fontMetrics().averageCharWidth()
        rect.setWidth(min(widest, self._editor.width()))
        rect.moveLeft(0)
        self.complete(rect)
        begins = [row for row, name in enumerate(names) if name.lower().startswith(beginning.lower())]
        row = names.index(beginning) if beginning in names else (begins or [0])[0]
        self._view.setCurrentIndex(self.completionModel().index(row, 0))

    def move(self, rows: int) -> None:
        """Choose a row further down (or up, when negative), around the ends."""
        count = self.completionModel().rowCount()
        row = (self._view.currentIndex().row() + rows) % max(count, 1)
        self._view.setCurrentIndex(self.completionModel().index(row, 0))

    def take(self) -> str:
        """Close the list and return the chosen command's name without its slash."""
        name = self._view.currentIndex().siblingAtColumn(0).data(_NAME)
        self._view.hide()
        return str(name or "")

    def dismiss(self) -> None:
        """Close the list until another command is begun."""
        self._dismissed = True
        self._view.hide()

    def _names(self) -> list[str]:
        model = self.completionModel()
        return [str(model.index(row, 0).data(_NAME)) for row in range(model.rowCount())]

    def _pick(self) -> None:
        self.chosen.emit(self.take())


def _popup() -> QTreeView:
    view = QTreeView()
    view.setObjectName("commands")
    view.setAccessibleName("Commands")
    view.setHeaderHidden(True)
    view.setRootIsDecorated(False)
    view.setUniformRowHeights(True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
