"""The part of the conversation that is in the document.

Owns a window of consecutive items, each in a frame of its own, and keeps them like the history says. Knows the
document and the history, no widget: scrolling is the business of `transcript_view`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument, QTextFrame

from pi_desktop.transcript_answer import AnswerWriter
from pi_desktop.transcript_history import History
from pi_desktop.transcript_items import ItemWriter
from pi_desktop.transcript_model import AnswerItem, Item, NoteItem, UserItem
from pi_desktop.transcript_style import TranscriptStyle

WINDOW_CHARACTERS: Final = 800_000
"""Characters kept in the document: a million take about 90 MB, 0.2 s when the width changes, and 12 ms per change
of a table, since Qt then looks at all frames again."""

TRIM_CHARACTERS: Final = 1_000_000
"""The document is cut back to the window when it holds this many: in batches, since each cut costs 35 ms."""

LOOKING_BACK_CHARACTERS: Final = 2 * WINDOW_CHARACTERS
"""The document may grow to this by showing earlier items, then it loses its end."""

BATCH_CHARACTERS: Final = 100_000
"""Characters that one "show earlier" adds: about 80 ms."""

SLICE_S: Final = 0.008
"""Seconds of work after which the rest waits for the next frame: half a frame at 60 Hz."""

EARLIER: Final = "pi-show:earlier"
LATER: Final = "pi-show:later"

_KEEP = QTextCursor.MoveMode.KeepAnchor

Edited = Callable[[int, int, int], None]
"""Told of each replacement: first position, end before, end after."""


@dataclass(slots=True)
class _Shown:
    frame: QTextFrame
    answer: AnswerWriter | None = None


class TranscriptPage:
    """The window of items in a document.

    Attributes:
        live: New items are appended; else the user looks at an earlier part that does not reach the end.
    """

    def __init__(self, document: QTextDocument, history: History, style: TranscriptStyle, edited: Edited) -> None:
        self.live = True
        self._document = document
        self._history = history
        self._style = style
        self._edited = edited
        self._first = 0  # Items first … first + len(shown) - 1 are in the document.
        self._shown: list[_Shown] = []
        self._stale: set[int] = set()
        self.reset()

    @property
    def end(self) -> int:
        """The place behind the last item in the document."""
        return self._first + len(self._shown)

    def reset(self) -> None:
        """Empty the document; the next `render` fills it with the newest items."""
        self._shown = []
        self._stale.clear()
        cursor = QTextCursor(self._document)
        # Not clear(): it would reset the margins too.
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        cursor.setBlockFormat(self._style.spacer())
        cursor.insertBlock()  # One block for the link on top, one for the link at the bottom; items go between.
        self.live = True
        self._first = self._newest_window()
        self._update_links()

    def restyle(self, style: TranscriptStyle) -> None:
        """Write everything anew in another style, in slices."""
        self._style = style
        self._stale.update(range(self._first, self.end))
        self._update_links()

    def render(self) -> bool:
        """Bring the document up to date for `SLICE_S`.

        Returns:
            Whether something is left to do.
        """
        deadline = time.perf_counter() + SLICE_S
        changed = self._history.changed()
        self._stale.update(index for index in changed if self._first <= index < self.end)
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        try:
            return self._render_until(deadline)
        finally:
            cursor.endEditBlock()

    def trim(self) -> None:
        """Drop the oldest items if the document holds too many."""
        if self._document.characterCount() <= TRIM_CHARACTERS:
            return
        dropped = 0
        while len(self._shown) > 1 and self._document.characterCount() > WINDOW_CHARACTERS:
            self._remove(self._shown.pop(0).frame)
            dropped += 1
        self._first += dropped
        self._stale = {index for index in self._stale if index >= self._first}
        self._update_links()

    def show_earlier(self) -> None:
        """Add earlier items on top; drop the newest if that makes too many."""
        added = 0
        while self._first > 0 and added < BATCH_CHARACTERS:
            self._first -= 1
            before = self._document.characterCount()
            top = self._document.begin()
            self._shown.insert(0, self._new_frame(self._first, top.position() + top.length() - 1))
            added += self._document.characterCount() - before
        while len(self._shown) > 1 and self._document.characterCount() > LOOKING_BACK_CHARACTERS:
            self._remove(self._shown.pop().frame)
            self.live = False
        self._stale = {index for index in self._stale if index < self.end}
        self._update_links()

    def show_later(self) -> None:
        """Add later items at the end; drop the oldest if that makes too many."""
        added = 0
        while self.end < len(self._history.items) and added < BATCH_CHARACTERS:
            added += self._history.items[self.end].size()
            self._append_next()
        self.live = self.end == len(self._history.items)
        if self._document.characterCount() > LOOKING_BACK_CHARACTERS:
            self.trim()
        self._update_links()

    def _render_until(self, deadline: float) -> bool:
        if self.live and sum(item.size() for item in self._history.items[self.end :]) > WINDOW_CHARACTERS:
            self.reset()
        for index in sorted(self._stale):
            self._stale.discard(index)
            self._update(index)
            if time.perf_counter() > deadline:
                break
        while self.live and self.end < len(self._history.items) and time.perf_counter() <= deadline:
            self._append_next()
        return bool(self._stale) or (self.live and self.end < len(self._history.items))

    def _append_next(self) -> None:
        bottom = self._document.lastBlock()
        self._shown.append(self._new_frame(self.end, bottom.position()))

    def _new_frame(self, index: int, position: int) -> _Shown:
        cursor = QTextCursor(self._document)
        cursor.setPosition(position)
        item = self._history.items[index]
        frame = cursor.insertFrame(self._style.column(self._distance(index)))
        after = QTextCursor(self._document)
        after.setPosition(frame.lastPosition() + 1)
        after.setBlockFormat(self._style.spacer())
        shown = _Shown(frame)
        self._write(shown, item)
        self._edited(position, position, frame.lastPosition() + 1)
        return shown

    def _update(self, index: int) -> None:
        """Write an item that is in the document anew, or what is new of an answer."""
        shown = self._shown[index - self._first]
        item = self._history.items[index]
        end = shown.frame.lastPosition()
        if shown.answer is not None and isinstance(item, AnswerItem) and shown.answer.continues(item, self._style):
            start = shown.answer.write()
        else:
            start = shown.frame.firstPosition()
            cursor = shown.frame.firstCursorPosition()
            cursor.setPosition(end, _KEEP)
            cursor.removeSelectedText()
            shown.frame.setFrameFormat(self._style.column(self._distance(index)))
            self._write(shown, item)
        self._edited(start, end, shown.frame.lastPosition())

    def _write(self, shown: _Shown, item: Item) -> None:
        cursor = shown.frame.firstCursorPosition()
        cursor.setBlockFormat(self._style.spacer())
        writer = ItemWriter(cursor, self._style)
        writer.write(item)
        shown.answer = None
        if isinstance(item, AnswerItem):
            offset = shown.frame.lastPosition() - shown.frame.firstPosition()
            shown.answer = AnswerWriter(shown.frame, item, self._style, offset, writer.fresh)
            shown.answer.write()

    def _distance(self, index: int) -> float:
        """Return the distance above an item in units: turns are further apart than what belongs together."""
        item = self._history.items[index]
        if isinstance(item, UserItem) or item.first:
            return 1.8
        if isinstance(item, AnswerItem) and item.continued:
            return 0.0
        return 0.5 if isinstance(item, NoteItem) else 0.7

    def _remove(self, frame: QTextFrame) -> None:
        cursor = QTextCursor(self._document)
        start, end = frame.firstPosition() - 1, frame.lastPosition() + 1
        cursor.setPosition(start)
        cursor.setPosition(end, _KEEP)
        cursor.removeSelectedText()
        self._edited(start, end, start)

    def _newest_window(self) -> int:
        """Return the first of the newest items that fill the window."""
        items = self._history.items
        first, size = len(items), 0
        while first > 0 and size < WINDOW_CHARACTERS:
            first -= 1
            size += items[first].size()
        return first

    def _update_links(self) -> None:
        count = self._first
        earlier = f"Show earlier messages ({count:,})" if count else ""
        self._set_link(self._document.begin().position(), earlier, EARLIER)
        self._set_link(self._document.lastBlock().position(), "" if self.live else "Show later messages", LATER)

    def _set_link(self, position: int, text: str, href: str) -> None:
        cursor = QTextCursor(self._document)
        cursor.setPosition(position)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, _KEEP)
        if cursor.selectedText() == text and not text:
            return
        end = cursor.position()
        cursor.removeSelectedText()
        cursor.setBlockFormat(self._style.paragraph(0.5, 0.5) if text else self._style.spacer())
        if text:
            cursor.insertText(text, self._style.inner_link(href))
        else:
            cursor.setBlockCharFormat(QTextCharFormat())
        self._edited(position, end, cursor.position())
