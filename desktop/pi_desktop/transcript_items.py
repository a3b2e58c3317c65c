"""Writes the other items of a conversation into their frames: each time as a whole, they are short.

Owns what each item looks like and how long texts are folded. Knows one frame and nothing around it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
)

from pi_desktop.ansi_format import char_format, shown_runs
from pi_desktop.transcript_fold import Fold, fold_head, fold_tail
from pi_desktop.transcript_model import (
    AGENT,
    USER,
    Item,
    NoteItem,
    SeparatorItem,
    ThoughtItem,
    ToolItem,
    UserItem,
)
from pi_desktop.transcript_style import TranscriptStyle
from pi_desktop.transcript_text import insert_literal, visible_prose
from pi_desktop.visible_text import one_line, visible

FOLD_SCHEME: Final = "pi-fold"
"""Scheme of the links that unfold: `pi-fold:ITEM/PART/STEPS`. Links in an agent's text never keep this scheme."""

_LONG_LINES: Final = 60
"""Lines of a user's message or of a tool's arguments that are shown without unfolding."""

_OUTPUT_LINES: Final = 12
"""Lines of a tool's output or of a thought that are shown without unfolding."""

_NAME_CHARACTERS: Final = 120
"""Longest heading: a tool's name, a note, a separator."""

_TAIL_TOOLS: Final = frozenset({"bash", "shell"})
"""Tools whose last lines say more than their first."""


class ItemWriter:
    """Writes one item at a cursor that stands in an empty frame.

    Attributes:
        fresh: The cursor stands in an empty block that may be used.
    """

    def __init__(self, cursor: QTextCursor, style: TranscriptStyle) -> None:
        self.fresh = True
        self._cursor = cursor
        self._style = style

    def write(self, item: Item) -> None:
        """Write an item that is not an answer; of an answer, who speaks."""
        style = self._style
        if item.first and not isinstance(item, UserItem):
            self._block(style.paragraph(below=0.3))
            self._cursor.insertText(AGENT, style.label())
        match item:
            case UserItem():
                self._write_user(item)
            case ThoughtItem():
                self._write_thought(item)
            case ToolItem():
                self._write_tool(item)
            case NoteItem():
                self._write_note(item)
            case SeparatorItem():
                self._write_separator(item)
            case _:
                pass

    def _write_user(self, item: UserItem) -> None:
        style = self._style
        box = self._enter_frame(style.box(style.user_surface, outlined=False, above=0, below=0))
        self._block(style.paragraph(below=0.2))
        self._cursor.insertText(USER, style.label())
        if item.note:
            self._cursor.insertText(f"  {one_line(item.note, _NAME_CHARACTERS)}", style.quiet())
        fold = fold_head(item.text, _LONG_LINES, item.unfolded.get("text", 0))
        self._folded(item, "text", fold, style.body(), style.paragraph(), prose=True)
        self._leave_frame(box.lastPosition() + 1)

    def _write_thought(self, item: ThoughtItem) -> None:
        style = self._style
        text = "".join(item.pieces).strip("\n")
        quiet = style.quiet()
        quiet.setFontItalic(True)
        block = style.paragraph()
        block.setLeftMargin(1.5 * style.unit)
        self._block(block)
        label = style.label(style.muted)
        self._cursor.insertText("Thinking" if item.done else "Thinking…", label)
        steps = item.unfolded.get("text", 0)
        fold = fold_head(text, _OUTPUT_LINES, steps) if item.done else fold_tail(text, _OUTPUT_LINES, steps)
        self._folded(item, "text", fold, quiet, block, prose=True)

    def _write_tool(self, item: ToolItem) -> None:
        style = self._style
        box = self._enter_frame(style.box(style.surface, outlined=True))
        self._block(style.paragraph())
        self._cursor.insertText(one_line(item.name, _NAME_CHARACTERS), style.label())
        state = style.label(style.error) if item.failed else style.quiet()
        self._cursor.insertText(f"   {one_line(item.state, _NAME_CHARACTERS)}", state)
        code = style.paragraph()
        if item.arguments:
            fold = fold_head(item.arguments, _LONG_LINES, item.unfolded.get("arguments", 0))
            self._folded(item, "arguments", fold, style.mono(), code, above=0.3)
        if item.output.strip("\r\n"):
            text = item.output.replace("\r\n", "\n").replace("\r", "\n").strip("\n")
            steps = item.unfolded.get("output", 0)
            last = item.running or item.failed or bool(item.broken_off) or item.name in _TAIL_TOOLS
            fold = (fold_tail if last else fold_head)(text, _OUTPUT_LINES, steps)
            self._folded(item, "output", fold, style.mono(style.muted), code, above=0.7, coloured=True)
        self._leave_frame(box.lastPosition() + 1)

    def _write_note(self, item: NoteItem) -> None:
        style = self._style
        colours = {"error": style.error, "warning": style.warning, "expired": style.warning}
        hanging = style.label_width(f"{item.label}  ")
        block = style.paragraph()
        block.setLeftMargin(1.5 * style.unit + hanging)
        first = QTextBlockFormat(block)
        first.setTextIndent(-hanging)
        self._block(first)
        start = self._cursor.block()
        self._cursor.insertText(item.label, style.label(colours.get(item.kind, style.muted)))
        self._cursor.insertText("  ", style.quiet())
        fold = fold_head(item.text, _LONG_LINES, item.unfolded.get("text", 0))
        text_format = style.body() if item.kind in ("error", "warning") else style.quiet()
        self._folded(item, "text", fold, text_format, block, same_line=True)
        if start != self._cursor.block():
            self._even_out(start)

    def _write_separator(self, item: SeparatorItem) -> None:
        style = self._style
        rule = style.paragraph()
        rule.setProperty(
            QTextFormat.Property.BlockTrailingHorizontalRulerWidth,
            QTextLength(QTextLength.Type.PercentageLength, 100),
        )
        rule.setBackground(style.line)
        self._block(rule)
        centred = style.paragraph()
        centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._block(centred)
        self._cursor.insertText(one_line(item.text, _NAME_CHARACTERS), style.quiet())

    def _folded(
        self,
        item: Item,
        part: str,
        fold: Fold,
        text_format: QTextCharFormat,
        block: QTextBlockFormat,
        *,
        above: float = 0.0,
        prose: bool = False,
        coloured: bool = False,
        same_line: bool = False,
    ) -> None:
        """Write a text of which a part may be folded, with the links to unfold it."""
        first = QTextBlockFormat(block)
        first.setTopMargin(above * self._style.unit)
        if fold.before:
            self._link(item, part, fold.steps + 1, fold.before, first)
            first = block
        if fold.text:
            if not same_line:
                self._block(first)
            start = self._cursor.block()
            if coloured:
                self._insert_coloured(fold.text, text_format)
            else:
                insert_literal(self._cursor, (visible_prose if prose else visible)(fold.text), text_format)
            if above and start != self._cursor.block():
                self._even_out(start)
        if fold.after:
            self._link(item, part, fold.steps + 1, fold.after, block)
        if fold.steps:
            self._link(item, part, 0, "Show less", block)

    def _even_out(self, start: QTextBlock) -> None:
        """Keep distance above and hanging indent for the first line only: the others took over its format."""
        others = QTextCursor(start.next())
        others.setPosition(self._cursor.position(), QTextCursor.MoveMode.KeepAnchor)
        even = QTextBlockFormat()
        even.setTopMargin(0)
        even.setTextIndent(0)
        others.mergeBlockFormat(even)

    def _insert_coloured(self, text: str, text_format: QTextCharFormat) -> None:
        for run, run_style in shown_runs(text):
            made = QTextCharFormat(text_format)
            made.merge(char_format(run_style, self._style.text, self._style.surface))
            insert_literal(self._cursor, run, made)

    def _link(self, item: Item, part: str, steps: int, text: str, block: QTextBlockFormat) -> None:
        self._block(block)
        self._cursor.insertText(text, self._style.inner_link(f"{FOLD_SCHEME}:{item.index}/{part}/{steps}"))

    def _block(self, block: QTextBlockFormat) -> None:
        """Go to a new block, or take the empty one that is there."""
        if self.fresh:
            self._cursor.setBlockFormat(block)
            self._cursor.setBlockCharFormat(QTextCharFormat())
            self.fresh = False
        else:
            self._cursor.insertBlock(block, QTextCharFormat())

    def _enter_frame(self, frame_format: QTextFrameFormat) -> QTextFrame:
        frame = self._cursor.insertFrame(frame_format)
        self._cursor = frame.firstCursorPosition()
        self.fresh = True
        return frame

    def _leave_frame(self, position: int) -> None:
        self._cursor.setPosition(position)
        self._cursor.setBlockFormat(self._style.spacer())
