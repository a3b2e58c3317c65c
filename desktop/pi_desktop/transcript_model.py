"""What a conversation consists of, as plain values.

Owns the kinds of items and their full texts. Knows no Qt and no order: see `transcript_history`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pi_desktop.transcript_markdown import MarkdownBlocks

AGENT: Final = "Agent"
USER: Final = "You"

NOTE_LABELS: Final = {
    "info": "Note",
    "warning": "Warning",
    "error": "Error",
    "question": "Question",
    "expired": "Expired",
}
"""Kinds of notes and how they are called; an unknown kind is a note."""


@dataclass(eq=False, slots=True, kw_only=True)
class Item:
    """One thing in the conversation.

    Attributes:
        index: Its place in the history.
        first: It is the first of its speaker, so it says who speaks.
        unfolded: For each foldable part of it, how many steps it is unfolded.
    """

    index: int
    first: bool = False
    unfolded: dict[str, int] = field(default_factory=dict)

    def plain(self) -> str:
        """Return its full text."""
        raise NotImplementedError

    def size(self) -> int:
        """Return about how many characters it takes in the document."""
        return len(self.plain())


@dataclass(eq=False, slots=True, kw_only=True)
class UserItem(Item):
    """What the user wrote.

    Attributes:
        text: The message.
        note: How it was sent, such as "steering"; may be empty.
    """

    text: str
    note: str

    def plain(self) -> str:
        """Return label, note and text."""
        return f"{USER} ({self.note})\n{self.text}" if self.note else f"{USER}\n{self.text}"


@dataclass(eq=False, slots=True, kw_only=True)
class AnswerItem(Item):
    """A part of the agent's answer: Markdown.

    Attributes:
        markdown: Its blocks.
        source: The text as it came, in pieces.
        continued: Follows directly on another part of the same text.
        version: Counts how often the text was replaced.
    """

    markdown: MarkdownBlocks = field(default_factory=MarkdownBlocks)
    source: list[str] = field(default_factory=list)
    continued: bool = False
    version: int = 0

    def plain(self) -> str:
        """Return the Markdown source."""
        text = "".join(self.source)
        return f"{AGENT}\n{text}" if self.first else text

    def size(self) -> int:
        """Return the length of the source."""
        return sum(map(len, self.source))


@dataclass(eq=False, slots=True, kw_only=True)
class ThoughtItem(Item):
    """What the agent thought.

    Attributes:
        pieces: The text as it came.
        done: It is complete.
    """

    pieces: list[str] = field(default_factory=list)
    done: bool = False

    def plain(self) -> str:
        """Return label and text."""
        text = "Thinking\n" + "".join(self.pieces)
        return f"{AGENT}\n{text}" if self.first else text


@dataclass(eq=False, slots=True, kw_only=True)
class ToolItem(Item):
    """One tool call.

    Attributes:
        name: The tool.
        arguments: What runs, literal.
        output: Its output so far.
        running: It has not ended.
        failed: It ended with an error.
        broken_off: Why it will never end, such as "ended with the agent"; empty otherwise.
    """

    name: str
    arguments: str
    output: str = ""
    running: bool = True
    failed: bool = False
    broken_off: str = ""

    @property
    def state(self) -> str:
        """The state in a word."""
        if self.running:
            return "running…"
        return self.broken_off or ("failed" if self.failed else "done")

    def plain(self) -> str:
        """Return name, state, arguments and output."""
        return "\n".join(part for part in (f"{self.name} ({self.state})", self.arguments, self.output) if part)

    def size(self) -> int:
        """Return the size of what may be shown: the output is folded."""
        return min(len(self.arguments), 16_000) + min(len(self.output), 4_000)


@dataclass(eq=False, slots=True, kw_only=True)
class NoteItem(Item):
    """A trace of something that happened.

    Attributes:
        text: What happened.
        kind: One of `NOTE_LABELS`.
    """

    text: str
    kind: str

    @property
    def label(self) -> str:
        """The kind in a word."""
        return NOTE_LABELS.get(self.kind, NOTE_LABELS["info"])

    def plain(self) -> str:
        """Return label and text."""
        return f"{self.label}: {self.text}"


@dataclass(eq=False, slots=True, kw_only=True)
class SeparatorItem(Item):
    """A line between two parts of the conversation.

    Attributes:
        text: What begins here.
    """

    text: str

    def plain(self) -> str:
        """Return the text between dashes."""
        return f"— {self.text} —"
