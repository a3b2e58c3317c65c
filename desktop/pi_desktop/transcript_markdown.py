"""Cuts streamed Markdown into blocks that can be shown one after the other.

Owns the rule where a block ends and which blocks are too big to be laid out as rich text. Knows no Qt and no
document. The result depends on the text alone, never on how it was divided into deltas: every decision is made on
a complete line or on a fixed number of characters.
"""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass
from typing import Final

BLOCK_CHARACTERS: Final = 16_000
"""A rich block above this is shown as plain text: laying out 16,000 characters takes up to 25 ms."""

BLOCK_LINES: Final = 600
"""The same in lines: Qt's time for a list grows with the square of its items (600: 15 ms, 10,000: 3.7 s)."""

BLOCK_CELLS: Final = 500
"""The same in table cells (column marks): 500 take about 25 ms."""

LIST_LINES: Final = 50
"""A list longer than this goes on as a new list at its next outermost item, numbers included."""

CODE_CHARACTERS: Final = 32_000
"""A code block above this goes on in a new one: text is appended to it, at a cost that grows slowly."""

LINE_CHARACTERS: Final = 8_000
"""A longer line is plain text, cut into pieces of this length."""

_NESTED_COLUMNS: Final = 24
"""Columns in front of a nested list item; more would leave no room for its text."""

_FENCE: Final = re.compile(r"(?P<indent> *)(?P<fence>`{3,}(?=[^`]*$)|~{3,})(?P<info>.*)", re.DOTALL)
_ITEM: Final = re.compile(r"(?P<indent>[ \t]*)(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)")
# A dozen quotes and list items in one line: there would be no room left for their text.
_DEEP: Final = re.compile(r"(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12}")


class BlockKind(enum.Enum):
    """How a block wants to be shown."""

    RICH = enum.auto()
    """Markdown."""
    CODE = enum.auto()
    """The content of a fenced code block, literal."""
    PLAIN = enum.auto()
    """Too big for Markdown: literal."""


@dataclass(slots=True)
class Block:
    """One piece of a message.

    Attributes:
        kind: How to show it. RICH may turn into PLAIN while the block is open.
        text: Its text so far; of CODE without the fences. Grows at its end only.
        info: The words behind the opening fence.
        closed: Nothing will be added.
        joined: Goes on directly where the block before it ends.
        columns: Columns it was indented by, as part of a list item; `text` is without them.
        lines: Number of lines in `text`.
        cells: Number of column marks in `text`.
    """

    kind: BlockKind
    text: str = ""
    info: str = ""
    closed: bool = False
    joined: bool = False
    columns: int = 0
    lines: int = 0
    cells: int = 0


class MarkdownBlocks:
    """The blocks of one message, fed with deltas.

    Attributes:
        blocks: The blocks of all complete lines. Only the last may be open.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._partial = ""
        self._mid_line = False  # The start of the current line has been taken already.
        self._in_list = False
        self._after_blank = False
        self._fence = ""  # Of the open CODE block.
        self._full = False  # The last block is closed, but what it shows goes on.
        self._size = 0

    def feed(self, text: str, limit: int | None = None) -> str:
        """Add text.

        Args:
            text: The next characters of the message.
            limit: Stop between two blocks once they hold this many characters; None never stops.

        Returns:
            What was not taken because of the limit.
        """
        data = self._partial + text
        start = 0
        while limit is None or self._size < limit or self._open is not None or self._mid_line:
            end = data.find("\n", start, start + LINE_CHARACTERS)
            if end >= 0:
                self._take_line(data[start : end + 1])
                start = end + 1
            elif len(data) - start >= LINE_CHARACTERS:
                self._take_piece(data[start : start + LINE_CHARACTERS])
                start += LINE_CHARACTERS
            else:
                self._partial = data[start:]
                return ""
        self._partial = ""
        return data[start:]

    def finish(self) -> None:
        """Take what is left as the last line and close the last block."""
        if self._partial:
            partial, self._partial = self._partial, ""
            self._take_line(partial)
        self._close()

    def shown(self, start: int) -> list[Block]:
        """Return the blocks from an index on as they are to be shown now, the unfinished line included."""
        blocks = self.blocks[start:]
        pending = self._pending()
        if not pending:
            return blocks
        last = self._open
        if last is None or self._ends_before(pending, last):
            return [*blocks, Block(BlockKind.RICH, pending)]
        if last.kind is not BlockKind.PLAIN:
            pending = _without_indent(pending, last.columns)
        if self._full:
            return [*blocks, Block(last.kind, pending, last.info, joined=True, columns=last.columns)]
        return [*blocks[:-1], Block(last.kind, last.text + pending, last.info, False, last.joined, last.columns)]

    @property
    def _open(self) -> Block | None:
        """The block that the next line belongs to, even if it has to go on in another one."""
        return self.blocks[-1] if self.blocks and (self._full or not self.blocks[-1].closed) else None

    def _pending(self) -> str:
        """Return the part of the unfinished line that the rest of the line cannot take back."""
        pending = self._partial.removesuffix("\r")
        block = self._open
        if self._mid_line:
            return pending
        if block is not None and block.kind is BlockKind.CODE:
            bare = pending.strip(" ")
            return "" if bare.strip(self._fence[0]) == "" else pending
        return "" if re.match(r" *(`{1,2}$|`{3}|~+)", pending) else pending

    def _ends_before(self, line: str, block: Block) -> bool:
        """Return whether a line that is not blank begins another block than the open one."""
        if block.kind is not BlockKind.RICH or not self._in_list:
            return False
        return _columns(line) < block.columns or (self._after_blank and not _continues_list(line))

    def _take_piece(self, piece: str) -> None:
        """Take the start of a line that is too long to be looked at."""
        block = self._open
        if block is None or block.kind is BlockKind.RICH:
            if block is not None and not self._mid_line:
                self._close()
            block = self._start(BlockKind.PLAIN)
        self._append(block, piece)
        self._mid_line = True

    def _take_line(self, line: str) -> None:
        line = line.removesuffix("\n").removesuffix("\r") + "\n"
        block = self._open
        if self._mid_line:
            self._mid_line = False
            self._append(block or self._start(BlockKind.PLAIN), line)
        elif block is not None and block.kind is BlockKind.CODE:
            self._take_code_line(block, line)
        elif not line.strip():
            if block is not None and self._in_list:
                self._append(block, line)
                self._after_blank = True
            else:
                self._close()
        else:
            self._take_text_line(block, line)

    def _take_code_line(self, block: Block, line: str) -> None:
        if _closes(line, self._fence):
            listed = self._in_list
            self._close()
            self._in_list, self._after_blank = listed, listed
        else:
            self._append(block, _without_indent(line, block.columns))

    def _take_text_line(self, block: Block | None, line: str) -> None:
        columns = _columns(line)
        in_item = self._in_list and (columns >= 2 or line.startswith("\t"))
        fence = _FENCE.match(line.removesuffix("\n"))
        if fence is not None and (in_item or columns <= 3):
            self._close()
            block = self._start(BlockKind.CODE, columns)
            block.info, self._fence, self._in_list = fence["info"].strip(), fence["fence"], in_item
            return
        item = _ITEM.match(line)
        if block is not None and self._in_list:
            over = block.lines >= LIST_LINES and item is not None and not item["indent"]
            if over or self._ends_before(line, block):
                self._close()
                block = None
        if block is None:
            # What follows code inside a list item still belongs to the item.
            block = self._start(BlockKind.RICH, columns if in_item else 0)
            self._in_list = in_item
        self._after_blank = False
        line = _without_indent(line, block.columns) if block.kind is BlockKind.RICH else line
        if block.kind is BlockKind.RICH:
            self._in_list = self._in_list or item is not None
            if (item is not None and columns > _NESTED_COLUMNS) or _DEEP.match(line):
                self._make_plain(block)
        self._append(block, line)

    def _append(self, block: Block, text: str) -> None:
        if self._full:
            self._full = False
            self.blocks.append(Block(block.kind, info=block.info, joined=True, columns=block.columns))
            block = self.blocks[-1]
        block.text += text
        block.lines += 1
        block.cells += text.count("|")
        self._size += len(text)
        size = len(block.text)
        if block.kind is BlockKind.RICH:
            if size > BLOCK_CHARACTERS or block.lines > BLOCK_LINES or block.cells > BLOCK_CELLS:
                self._make_plain(block)
        elif size > (CODE_CHARACTERS if block.kind is BlockKind.CODE else BLOCK_CHARACTERS):
            block.closed = self._full = True

    def _make_plain(self, block: Block) -> None:
        block.kind = BlockKind.PLAIN
        self._in_list = False

    def _start(self, kind: BlockKind, columns: int = 0) -> Block:
        self._in_list, self._after_blank, self._full = False, False, False
        self.blocks.append(Block(kind, columns=columns))
        return self.blocks[-1]

    def _close(self) -> None:
        if self._open is not None:
            self.blocks[-1].closed = True
        self._in_list, self._after_blank, self._full = False, False, False


def _closes(line: str, fence: str) -> bool:
    bare = line.strip()
    return len(bare) >= len(fence) and bare.strip(fence[0]) == ""


def _columns(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _continues_list(line: str) -> bool:
    return line.startswith(("  ", "\t")) or _ITEM.match(line) is not None


def _without_indent(line: str, columns: int) -> str:
    return line[min(columns, _columns(line)) :]
