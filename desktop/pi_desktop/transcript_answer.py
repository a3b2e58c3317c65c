"""Writes one answer into its frame, as it grows.

Owns what of the answer is in the document for good and what is written anew with the next delta: only the last
block is, and of a code block not even that. Knows one frame and nothing around it.
"""

from __future__ import annotations

from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextFrame

from pi_desktop.transcript_markdown import Block, BlockKind
from pi_desktop.transcript_model import AnswerItem
from pi_desktop.transcript_style import CONTINUES, TranscriptStyle
from pi_desktop.transcript_text import has_look, insert_literal, insert_markdown
from pi_desktop.visible_text import visible

_KEEP = QTextCursor.MoveMode.KeepAnchor


class AnswerWriter:
    """The answer in one frame of the document."""

    def __init__(self, frame: QTextFrame, item: AnswerItem, style: TranscriptStyle, offset: int, fresh: bool) -> None:
        """Start behind what the frame holds already.

        Args:
            frame: The frame.
            item: The answer.
            style: How it looks.
            offset: Where the answer begins, in characters from the frame's first position.
            fresh: An empty text block is waiting there.
        """
        self._version = item.version
        self._frame = frame
        self._item = item
        self._style = style
        self._offset, self._fresh = offset, fresh  # Where the open block begins.
        self._format_before = style.spacer()  # Of the text block in front of the open block.
        self._done = 0  # Blocks that are written for good.
        self._open_kind: BlockKind | None = None
        self._written = 0  # Characters of the open block, if it is literal.
        self._inner: QTextFrame | None = None  # The frame of the open code block.

    def continues(self, item: AnswerItem, style: TranscriptStyle) -> bool:
        """Return whether what was written is still a start of the item in this style."""
        return self._version == item.version and self._style is style

    def write(self) -> int:
        """Bring the document up to date.

        Returns:
            The first position that was changed.
        """
        changed = self._frame.lastPosition()
        for block in self._item.markdown.shown(self._done):
            literal = block.kind is not BlockKind.RICH
            if literal and self._open_kind is block.kind:
                self._append(block)
            else:
                changed = min(changed, self._drop_open())
                self._write_block(block)
            if block.closed:
                self._settle()
        return changed

    def _drop_open(self) -> int:
        start = self._frame.firstPosition() + self._offset
        if self._open_kind is not None:
            cursor = self._cursor(start)
            cursor.setPosition(self._frame.lastPosition(), _KEEP)
            cursor.removeSelectedText()
            if cursor.block().text() == "":
                # An empty block takes the format of the one that was merged into it.
                cursor.setBlockFormat(self._format_before)
            self._open_kind, self._inner = None, None
        return start

    def _write_block(self, block: Block) -> None:
        cursor = self._cursor(self._frame.firstPosition() + self._offset)
        left = block.columns * self._style.unit
        self._format_before = cursor.blockFormat()
        self._open_kind = block.kind
        self._written = 0
        if block.kind is BlockKind.CODE:
            box = self._style.box(self._style.surface, outlined=False, above=0 if block.joined else 0.4)
            box.setLeftMargin(left)
            self._inner = cursor.insertFrame(box)
            self._append(block)
        elif block.kind is BlockKind.PLAIN:
            self._new_block(cursor, block.joined)
            self._append(block)
        elif not insert_markdown(cursor, block.text.rstrip("\n"), self._style, left):
            self._new_block(cursor, joined=False)
            insert_literal(cursor, visible(block.text.rstrip("\n")), self._style.body())

    def _new_block(self, cursor: QTextCursor, joined: bool) -> None:
        block_format = self._style.paragraph() if joined else self._style.paragraph(0.35, 0.35)
        if joined:
            block_format.setProperty(CONTINUES, True)
        if self._fresh:
            cursor.setBlockFormat(block_format)
            cursor.setBlockCharFormat(QTextCharFormat())
        else:
            cursor.insertBlock(block_format, QTextCharFormat())

    def _append(self, block: Block) -> None:
        """Add what is new of a literal block."""
        end = len(block.text) - block.text.endswith("\n")
        text = visible(block.text[self._written : end])
        self._written = end
        cursor = self._cursor((self._inner or self._frame).lastPosition())
        insert_literal(cursor, text, self._style.mono() if self._inner is not None else self._style.body())

    def _settle(self) -> None:
        """Keep the open block for good."""
        end = self._cursor(self._frame.lastPosition())
        block = end.block()
        # Behind a frame or a table Qt keeps an empty block.
        self._fresh = block.text() == "" and self._open_kind is not BlockKind.PLAIN and not has_look(block)
        if self._fresh:
            end.setBlockFormat(self._style.spacer())
            end.setBlockCharFormat(QTextCharFormat())
        self._offset = end.position() - self._frame.firstPosition()
        self._done += 1
        self._open_kind, self._inner = None, None

    def _cursor(self, position: int) -> QTextCursor:
        # Not the frame's document(): PySide would take the document for a part of the frame, gone together with it.
        cursor = QTextCursor(self._frame)
        cursor.setPosition(position)
        return cursor
