"""What an agent's extensions have put up: statuses, widgets and the title, and which of them an old session left.

Owns the rules of session replacement: the entries of the new session arrive before the response to the command, and
the old session clears nothing. Knows no I/O and no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from pi_protocol import SetStatusRequest, SetTitleRequest, SetWidgetRequest

BELOW_EDITOR = "belowEditor"
EntryT = TypeVar("EntryT")


@dataclass(frozen=True, slots=True)
class Widget:
    """A block of lines beside the prompt editor.

    Attributes:
        lines: Its lines.
        below: Whether it stands below the prompt editor instead of above.
    """

    lines: Sequence[str]
    below: bool


@dataclass(slots=True)
class Left:
    """What an old session left behind.

    Attributes:
        statuses: Keys of statuses.
        widgets: Keys of widgets.
        title: Whether the title is the old session's.
    """

    statuses: set[str] = field(default_factory=set)
    widgets: set[str] = field(default_factory=set)
    title: bool = False


class SessionUI:
    """The lasting part of a session's user interface.

    Attributes:
        statuses: Text of each status.
        widgets: Each widget.
        title: The window's title; `None` while no extension has set one.
    """

    def __init__(self) -> None:
        self.statuses: dict[str, str] = {}
        self.widgets: dict[str, Widget] = {}
        self.title: str | None = None
        self._old = Left()

    def apply(self, request: SetStatusRequest | SetWidgetRequest | SetTitleRequest) -> None:
        """Take a request in; what it sets belongs to the newest session."""
        match request:
            case SetStatusRequest():
                key = request.status_key or ""
                self._old.statuses.discard(key)
                _set(self.statuses, key, request.status_text)
            case SetWidgetRequest():
                key = request.widget_key or ""
                self._old.widgets.discard(key)
                below = request.widget_placement == BELOW_EDITOR
                lines = request.widget_lines
                _set(self.widgets, key, None if lines is None else Widget(lines, below))
            case SetTitleRequest():
                self._old.title = False
                self.title = request.title or ""

    def mark(self) -> None:
        """A command that replaces the session is being written: all that is there now belongs to the old one."""
        self._old = Left(set(self.statuses), set(self.widgets), self.title is not None)

    def unmark(self) -> None:
        """The session was not replaced after all."""
        self._old = Left()

    def sweep(self) -> Left:
        """The session was replaced: drop what the old one left, and say what that was."""
        left, self._old = self._old, Left()
        for key in left.statuses:
            del self.statuses[key]
        for key in left.widgets:
            del self.widgets[key]
        if left.title:
            self.title = None
        return left


def _set(entries: dict[str, EntryT], key: str, value: EntryT | None) -> None:
    if value is None:
        entries.pop(key, None)
    else:
        entries[key] = value
