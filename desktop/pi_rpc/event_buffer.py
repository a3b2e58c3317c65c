"""Events that wait for whoever reads them, counted in bytes.

Owns the bound. Knows nothing of what an event is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
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

    def put(self, event: EventT, size: int) -> None:
        """Add an event whose line has a size in bytes."""
        self._events.append((event, size))
        self._size += size
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
        self._room.set()
        return event

    async def wait_for_room(self, may_wait: Callable[[], bool]) -> None:
        """Wait until the events that were not read yet are within the bound.

        Args:
            may_wait: Whether waiting is allowed; asked again after each `wake`.
        """
        while self._size > self._limit and may_wait():
            self._room.clear()
            await self._room.wait()

    def wake(self) -> None:
        """Say that waiting may not be allowed any more."""
        self._room.set()
