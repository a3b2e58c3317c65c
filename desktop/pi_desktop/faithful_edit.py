"""A plain-text editor whose text comes back as it was given.

Owns the mapping between a Python string and a Qt document. Qt cannot hold every character: carriage
returns, U+2028 and U+2029 become line breaks, two non-characters become frame marks, lone surrogates are
dropped on the way in, no-break spaces are changed on the way out. Each such character, and each one that
nobody could see, is held as one visible stand-in: a control picture such as ``␍`` where there is one, else
a private-use character of plane 16, which shows as a box. Undo, redo and deletion thus need no bookkeeping.

Knows nothing of dialogs, prompts or agents.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import (
    QInputMethodEvent,
    QKeyEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from pi_desktop.visible_text import HIDDEN_RANGES, SPACE_MARK, replace_hidden
from pi_desktop.wrapping import wrap_mode

EXACT_MIME_TYPE = "application/x-pi-desktop-text"
"""Copied text with every character, lone surrogates included (UTF-8, surrogates passed through)."""

_LITERAL = QTextFormat.Property.UserProperty + 1
"""The format property of a private-use character that stands for itself."""

_UNDO_STEP = QTextFormat.Property.UserProperty + 2
"""A property of paragraphs that says nothing; see `_end_undo_step`."""

_PLANE_16 = 0x100000


class FaithfulPlainTextEdit(QPlainTextEdit):
    """A plain-text editor that never changes a character on its own.

    Text that the user did not edit is returned exactly as it was set; around an edit, prefix and suffix
    are. Pasted text keeps its characters except for its line ends, which become line feeds.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text_as_set = ""
        self._has_literals = False
        self._undo_steps = 0

    def set_text(self, text: str) -> None:
        """Start anew with a text: not edited, nothing to undo, cursor at the start."""
        self.setUndoRedoEnabled(False)
        self.clear()
        self.setWordWrapMode(wrap_mode(text))
        self._insert(QTextCursor(self.document()), text)
        self.setUndoRedoEnabled(True)
        self.document().setModified(False)
        self._text_as_set = text
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def replace_text(self, text: str) -> None:
        """Replace the whole text by one edit, which one undo takes back; the focus stays where it is."""
        if text == self.text():
            return
        cursor = QTextCursor(self.document())
        self.setWordWrapMode(wrap_mode(text))
        cursor.beginEditBlock()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        self._insert(cursor, text)
        self._end_undo_step(cursor)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.End)

    def text(self) -> str:
        """Return the text with every character as it was set, typed or pasted."""
        if not self.is_edited:
            return self._text_as_set
        return self._originals(self.document().toRawText(), 0)

    @property
    def is_edited(self) -> bool:
        """Whether the document differs from what `set_text` put in, as far as undo can tell."""
        return self.document().isModified()

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the real characters instead of their stand-ins."""
        cursor = self.textCursor()
        return exact_mime_data(self._originals(cursor.selectedText(), cursor.selectionStart()))

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste or drop: exact text from this program, normal line ends from anywhere else."""
        if source.hasFormat(EXACT_MIME_TYPE):
            text = bytes(source.data(EXACT_MIME_TYPE).data()).decode("utf-8", "surrogatepass")
        else:
            text = source.text().replace("\r\n", "\n").replace("\r", "\n")
        if self.isReadOnly() or not text:
            return
        if wrap_mode(text) is QTextOption.WrapMode.WrapAnywhere:
            self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        cursor = self.textCursor()
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        self._insert(cursor, text)
        cursor.endEditBlock()
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Make Shift+Enter an ordinary line break; Qt would insert U+2028."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not self.isReadOnly():
            self.textCursor().insertBlock()
            self.ensureCursorVisible()
            return
        if _STAND_IN.search(event.text()) and not self.isReadOnly():
            self._insert(self.textCursor(), event.text())
            return
        super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Hold a typed character that looks like a stand-in as itself."""
        typed = event.commitString()
        if _STAND_IN.search(typed):
            event.setCommitString("")
            super().inputMethodEvent(event)
            if not self.isReadOnly():
                self._insert(self.textCursor(), typed)
            return
        super().inputMethodEvent(event)

    def _insert(self, cursor: QTextCursor, text: str) -> None:
        """Insert a text at a cursor, each character that Qt cannot hold as its stand-in."""
        start = cursor.position()
        held = replace_hidden(_PICTURE.sub(lambda match: _hold(match[0]), text), _hold)
        cursor.insertText(held, QTextCharFormat())
        end, position, last = cursor.position(), start, 0
        for match in _PRIVATE_RUN.finditer(text):
            self._has_literals = True
            position += _utf16_length(held[last : match.start()])
            last = match.end()
            cursor.setPosition(position)
            position += _utf16_length(match[0])
            cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(_literal_format())
        cursor.setPosition(end)

    def _end_undo_step(self, cursor: QTextCursor) -> None:
        """Record a change of format without effect: Qt would merge later typing with an insertion."""
        self._undo_steps += 1
        step = QTextBlockFormat()
        step.setProperty(_UNDO_STEP, self._undo_steps)
        cursor.mergeBlockFormat(step)

    def _originals(self, raw: str, start: int) -> str:
        """Turn a piece of the document's raw text, which begins at position `start`, into real characters."""
        # A U+2028 that is no stand-in was made by Qt as a line break inside a block.
        text = raw.replace("\u2029", "\n").replace("\u2028", "\n")
        if not self._has_literals:
            return _STAND_IN.sub(lambda match: _release(match[0]), text)
        cursor = QTextCursor(self.document())
        position, last = start, 0

        def original(match: re.Match[str]) -> str:
            nonlocal position, last
            position += _utf16_length(text[last : match.end()])
            last = match.end()
            cursor.setPosition(position)
            return match[0] if cursor.charFormat().hasProperty(_LITERAL) else _release(match[0])

        return _STAND_IN.sub(original, text)


def exact_mime_data(text: str) -> QMimeData:
    """Put a text into the form for the clipboard: exact for this program, without lone surrogates for others."""
    data = QMimeData()
    data.setText(text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    data.setData(EXACT_MIME_TYPE, text.encode("utf-8", "surrogatepass"))
    return data


def _stand_ins() -> dict[int, int]:
    """Map each code point that a document cannot hold, or that would not be seen, to its stand-in."""
    pictures = {code: 0x2400 + code for code in range(0x20) if chr(code) not in "\t\n"}
    pictures |= {0x7F: 0x2421, 0xA0: ord(SPACE_MARK), 0x202F: 0x23B5}
    table: dict[int, int] = {}
    without_slot = list(pictures.values())
    for first, last in HIDDEN_RANGES:
        if last < 0xFFFE:
            table.update({code: _PLANE_16 + code for code in range(first, last + 1)})
        elif first == 0xE0000:
            # The BMP's private-use area is not hidden, so its part of plane 16 is free.
            table.update({code: _PLANE_16 + 0xE000 + (code & 0xFFF) for code in range(first, last + 1)})
        else:
            without_slot += range(first, last + 1)
    table.update({code: _PLANE_16 + 0xF000 + slot for slot, code in enumerate(without_slot)})
    return table | pictures


def _hold(character: str) -> str:
    return chr(_HELD.get(ord(character), ord(character)))


def _release(stand_in: str) -> str:
    return chr(_ORIGINALS.get(ord(stand_in), ord(stand_in)))


def _literal_format() -> QTextCharFormat:
    literal = QTextCharFormat()
    literal.setProperty(_LITERAL, True)
    return literal


def _utf16_length(text: str) -> int:
    """Count a text as Qt's positions do."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


_HELD = _stand_ins()
_ORIGINALS = {stand_in: code for code, stand_in in _HELD.items()}
_PICTURE = re.compile(f"[\u2400-\u241f\u2421{SPACE_MARK}\u23b5]")
_STAND_IN = re.compile(f"[\u2400-\u241f\u2421{SPACE_MARK}\u23b5\U00100000-\U0010ffff]")
_PRIVATE_RUN = re.compile("[\U00100000-\U0010fffd]+")
