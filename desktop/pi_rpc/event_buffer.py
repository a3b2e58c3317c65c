"""Events that wait for whoever reads them, counted in bytes.

Owns the bound. Knows nothing of what an event is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

EventT = TypeVar("EventT")

BUFFER_BYTES = 8 * 1024 * 1024
"""Size of the lines that may wait, in bytes: minutes of a fast run, small beside the app itself."""


class EventBuffer(Generic[EventT]):
    """A queue between the reader and one consumer."""

    def __init__(self, limit: int = BUFFER_BYTES) -> None:
        self._limit = limit
        self._events: deque[tuple[EventT, int]] = deque()
        self._size = 0
        self._ended = False
        self._changed = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    @property
    def room(self) -> asyncio.Event:
        """Set while more may be put in."""
        return self._room

    def put(self, event: EventT, size: int) -> None:
        """Add an event whose line has a size in bytes."""
        self._events.append((event, size))
        self._size += size
        if self._size > self._limit:
            self._room.clear()
        self._changed.set()

    def end(self) -> None:
        """Say that no more come."""
        self._ended = True
        self._changed.set()

    async def get(self) -> EventT | None:
        """Wait for the next event; `None` at the end."""
        while not self._events:
            if self._ended:
                return None
            self._changed.clear()
            await self._changed.wait()
        event, size = self._events.popleft()
        self._size -= size
        if self._size <= self._limit:
            self._room.set()
        return event
