"""The whole history of a conversation.

Owns every item in order, which of them a delta belongs to, and which have changed since they were last asked for.
Knows no Qt: what of it is in a document at the moment is the business of `transcript_page`.
"""

from __future__ import annotations

from typing import Final

from pi_desktop.transcript_markdown import MarkdownBlocks
from pi_desktop.transcript_model import (
    AGENT,
    USER,
    AnswerItem,
    Item,
    NoteItem,
    SeparatorItem,
    ThoughtItem,
    ToolItem,
    UserItem,
)

ANSWER_CHARACTERS: Final = 8_000
"""A longer answer is kept as several items: the window can drop its start, and one is written in at most 50 ms."""


class History:
    """All items, oldest first. They are added at the end only and never removed except all together.

    Attributes:
        items: The items; the place of each is its `index`.
    """

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._changed: set[int] = set()
        self._tools: dict[str, ToolItem] = {}
        self._part: AnswerItem | ThoughtItem | None = None  # Takes the next delta of its kind.
        self._answers: list[AnswerItem] = []  # Of the message that is being streamed.
        self._speaker = ""

    def clear(self) -> None:
        """Forget everything."""
        self.items.clear()
        self._changed.clear()
        self._tools.clear()
        self._answers.clear()
        self._part = None
        self._speaker = ""

    def changed(self) -> list[int]:
        """Return the places of the items that changed since the last call, in order."""
        changed = sorted(self._changed)
        self._changed.clear()
        return changed

    def touch(self, index: int) -> None:
        """Report an item as changed."""
        self._changed.add(index)

    def plain_text(self) -> str:
        """Return the whole conversation as text."""
        return "\n\n".join(text for text in (item.plain() for item in self.items) if text)

    def add_user(self, text: str, note: str) -> None:
        """Add a message of the user."""
        self._add(UserItem(index=len(self.items), first=True, text=text, note=note))
        self._speaker = USER

    def add_note(self, text: str, kind: str) -> None:
        """Add a trace."""
        self._add(NoteItem(index=len(self.items), text=text, kind=kind))

    def add_separator(self, text: str) -> None:
        """Add a line; whoever speaks after it is named again."""
        self._add(SeparatorItem(index=len(self.items), text=text))
        self._speaker = ""

    def append_text(self, delta: str) -> None:
        """Add text to the current answer."""
        rest = delta
        continued = False
        while rest:
            part = self._part if isinstance(self._part, AnswerItem) else self._new_answer(continued)
            left = part.markdown.feed(rest, ANSWER_CHARACTERS)
            part.source.append(rest[: len(rest) - len(left)])
            self.touch(part.index)
            rest = left
            if rest:
                self._close_part()
                continued = True

    def append_thought(self, delta: str) -> None:
        """Add text to the current thought."""
        if not delta:
            return
        part = self._part
        if not isinstance(part, ThoughtItem):
            self._close_part()
            part = ThoughtItem(index=len(self.items), first=self._agent_speaks())
            self._part = part
            self._add(part)
        part.pieces.append(delta)
        self.touch(part.index)

    def end_answer(self, text: str | None) -> None:
        """End the current answer.

        Args:
            text: The answer's whole text if it is known; it replaces a streamed text that is different.
        """
        if text is not None and not _is_text_of(self._answers, text):
            self._replace_answer(text)
        self._close_part()
        self._answers = []

    def start_tool(self, call_id: str, name: str, arguments: str) -> None:
        """Add a tool call, or complete one that is running under the same id."""
        known = self._tools.get(call_id)
        if known is not None and known.running:
            known.name, known.arguments = name, arguments
            self.touch(known.index)
            return
        self._close_part()
        tool = ToolItem(index=len(self.items), first=self._agent_speaks(), name=name, arguments=arguments)
        self._tools[call_id] = tool
        self._add(tool)

    def set_output(self, call_id: str, output: str) -> None:
        """Set the output of a running tool so far."""
        tool = self._tool(call_id)
        tool.output = output
        self.touch(tool.index)

    def end_tool(self, call_id: str, output: str, failed: bool) -> None:
        """Set the whole output of a tool that ended."""
        tool = self._tool(call_id)
        tool.output, tool.running, tool.failed, tool.broken_off = output, False, failed, ""
        self.touch(tool.index)

    def end_running_tools(self, reason: str) -> None:
        """Give up waiting for the tools that run; their output stays."""
        for tool in self._tools.values():
            if tool.running:
                tool.running, tool.broken_off = False, reason
                self.touch(tool.index)
        # The next agent may count its calls from the start again.
        self._tools.clear()

    def _tool(self, call_id: str) -> ToolItem:
        if call_id not in self._tools:
            self.start_tool(call_id, "tool", "")
        return self._tools[call_id]

    def _new_answer(self, continued: bool) -> AnswerItem:
        self._close_part()
        item = AnswerItem(index=len(self.items), first=self._agent_speaks(), continued=continued)
        self._part = item
        self._answers.append(item)
        self._add(item)
        return item

    def _replace_answer(self, text: str) -> None:
        """Put a text in the place of the streamed parts: all of it into the first, nothing into the others."""
        if not self._answers:
            self.append_text(text)
            return
        for item, source in zip(self._answers, [text] + [""] * (len(self._answers) - 1), strict=True):
            item.markdown = MarkdownBlocks()
            item.markdown.feed(source)
            item.markdown.finish()
            item.source = [source]
            item.version += 1
            self.touch(item.index)

    def _close_part(self) -> None:
        """End the part that is being streamed; what comes next is a new one."""
        if isinstance(self._part, AnswerItem):
            self._part.markdown.finish()
            self._part.source = ["".join(self._part.source)]
        elif self._part is not None:
            self._part.pieces = ["".join(self._part.pieces)]
            self._part.done = True
        if self._part is not None:
            self.touch(self._part.index)
        self._part = None

    def _agent_speaks(self) -> bool:
        """Note that the agent speaks; return whether somebody else did before."""
        first, self._speaker = self._speaker != AGENT, AGENT
        return first

    def _add(self, item: Item) -> None:
        self.items.append(item)
        self.touch(item.index)


def _is_text_of(answers: list[AnswerItem], text: str) -> bool:
    """Return whether a text is what the parts hold; between two texts there may be line breaks."""
    texts: list[str] = []
    for item in answers:
        source = "".join(item.source)
        if item.continued and texts:
            texts[-1] += source
        else:
            texts.append(source)
    return any(text == separator.join(texts) for separator in ("", "\n", "\n\n"))
