"""The editor in which prompts are written.

Owns its keys, its height, the completion of commands and the history of prompts. Knows no agent: what Enter means is
decided by whoever listens.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QSizePolicy, QWidget

from pi_desktop.command_completer import CommandCompleter
from pi_desktop.faithful_edit import FaithfulPlainTextEdit

LEAST_LINES: Final = 3
MOST_LINES: Final = 10
"""The editor grows with its text between these numbers of lines, then it scrolls."""

HISTORY_LIMIT: Final = 200
"""Prompts that Up can bring back."""

_ALT_WRITES: Final = sys.platform == "darwin"
"""Whether Alt is the key that gives more characters; elsewhere that is AltGr, which Qt tells apart."""

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NONE: Final = Qt.KeyboardModifier.NoModifier
_MOVES: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}


class PromptEdit(FaithfulPlainTextEdit):
    """A plain-text editor in which Enter submits.

    Signals:
        enter_pressed: Enter, without a modifier or with Ctrl.
        alt_enter_pressed: Alt+Enter.
    """

    enter_pressed = Signal()
    alt_enter_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._history: list[str] = []
        self._recalled: int | None = None
        self._completer = CommandCompleter(self)
        self._completer.chosen.connect(self._insert_command)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self.updateGeometry())

    def set_commands(self, commands: Sequence[tuple[str, str]]) -> None:
        """Offer commands, given as names without slash and descriptions, behind a leading slash."""
        self._completer.set_commands(commands)

    def take(self) -> str:
        """Return the text and clear the editor by one edit, which one undo takes back."""
        text = self.text()
        self._completer.offer(None)
        self.replace_text("")
        if not self._history or self._history[-1] != text:
            self._history = [*self._history, text][-HISTORY_LIMIT:]
        self._recalled = None
        return text

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        lines = min(max(round(self.document().size().height()), LEAST_LINES), MOST_LINES)
        margin = 2 * (round(self.document().documentMargin()) + self.frameWidth())
        return QSize(300, lines * self.fontMetrics().lineSpacing() + margin + 2)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(100, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Submit, complete or recall; everything else is editing."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._completer.is_open and self._completion_key(event, modifiers):
            event.accept()
        elif event.key() in _ENTER and modifiers in (_NONE, Qt.KeyboardModifier.ControlModifier):
            # A held key must not send what is typed next.
            if not event.isAutoRepeat():
                self.enter_pressed.emit()
        elif event.key() in _ENTER and modifiers == Qt.KeyboardModifier.AltModifier:
            if not event.isAutoRepeat():
                self.alt_enter_pressed.emit()
        elif event.key() == Qt.Key.Key_J and modifiers == Qt.KeyboardModifier.ControlModifier:
            self.textCursor().insertBlock()
            self.ensureCursorVisible()
        elif modifiers == Qt.KeyboardModifier.AltModifier and event.text() and not _ALT_WRITES:
            event.ignore()  # meant for a button that is not there; Qt would type the letter
        elif modifiers != _NONE or not self._recall(event.key()):
            super().keyPressEvent(event)
            if event.text() or event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                self._completer.offer(self._beginning())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Leave Tab to the list while it is open."""
        return not self._completer.is_open and super().focusNextPrevChild(forward)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of font, palette or style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _completion_key(self, event: QKeyEvent, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle a key for the open list; return whether it was one."""
        if modifiers != _NONE:
            return False
        if event.key() in (*_ENTER, Qt.Key.Key_Tab):
            name = self._completer.take()
            if event.key() in _ENTER and name == self._beginning():
                return False  # typed in full: there is nothing to complete
            self._insert_command(name)
        elif event.key() == Qt.Key.Key_Escape:
            self._completer.dismiss()
        elif event.key() in _MOVES:
            self._completer.move(_MOVES[Qt.Key(event.key())])
        else:
            return False
        return True

    def _beginning(self) -> str | None:
        """Return what stands between a leading slash and the cursor, or None when no command is being typed."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        if cursor.blockNumber() or cursor.hasSelection() or not before.startswith("/"):
            return None
        beginning = before[1:]
        return None if any(character.isspace() for character in beginning) else beginning

    def _insert_command(self, name: str) -> None:
        """Replace the command that is being typed; a blank follows, ready for arguments."""
        beginning = self._beginning()
        if not name or beginning is None:
            return
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(f"/{name} ")
        self.setTextCursor(cursor)

    def _recall(self, key: int) -> bool:
        """Bring back an earlier prompt on Up and a later one on Down; return whether that was done."""
        if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return False
        at = len(self._history) if self._recalled is None else self._recalled
        unchanged = self.text() == (self._history[at] if at < len(self._history) else "")
        if not unchanged or not self._at_edge(QTextCursor.MoveOperation(_EDGES[Qt.Key(key)])):
            return False
        at += -1 if key == Qt.Key.Key_Up else 1
        if not 0 <= at <= len(self._history):
            return False
        self._recalled = at if at < len(self._history) else None
        self.replace_text(self._history[at] if at < len(self._history) else "")
        return True

    def _at_edge(self, move: QTextCursor.MoveOperation) -> bool:
        """Whether the cursor cannot move further in a direction."""
        return not QTextCursor(self.textCursor()).movePosition(move)


_EDGES: Final = {Qt.Key.Key_Up: QTextCursor.MoveOperation.Up, Qt.Key.Key_Down: QTextCursor.MoveOperation.Down}
