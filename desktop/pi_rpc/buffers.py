"""What a child wrote and nobody has read yet: all of its stdout, the end of its stderr.

Owns the bounds in memory. Knows nothing of processes or pipes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

OUTPUT_LIMIT_BYTES = 256 * 1024
"""Unread bytes above which the child is made to wait: a few reads' worth, so the reader never runs dry."""

TAIL_LIMIT_BYTES = 64 * 1024
"""How much of stderr is kept, in bytes: the last few hundred lines, whatever the child writes."""


class OutputBuffer:
    """Bytes on their way to one reader, with back-pressure."""

    def __init__(self, pause: Callable[[], None], resume: Callable[[], None]) -> None:
        """Start empty.

        Args:
            pause: Called when more should not be fed for now.
            resume: Called when it may be fed again.
        """
        self._pause = pause
        self._resume = resume
        self._data = bytearray()
        self._ended = False
        self._paused = False
        self._never_pause = False
        self._changed: asyncio.Future[None] | None = None

    def feed(self, data: bytes) -> None:
        """Add bytes; they are dropped after the end."""
        if self._ended:
            return
        self._data += data
        self._wake()
        if len(self._data) > OUTPUT_LIMIT_BYTES:
            if self._never_pause:
                self.end()
            elif not self._paused:
                self._paused = True
                self._pause()

    def end(self) -> None:
        """Say that no more will come."""
        self._ended = True
        self._wake()

    def stop_pausing(self) -> None:
        """From now on end when full instead of pausing, so that a child that shuts down can never block on it."""
        self._never_pause = True
        if self._paused:
            self.end()
            self._paused = False
            self._resume()

    async def read(self, size: int) -> bytes:
        """Wait for bytes and take up to `size` of them; empty at the end.

        Raises:
            RuntimeError: Another task is reading.
        """
        if not self._data and not self._ended:
            if self._changed is not None:
                raise RuntimeError("only one task may read at a time")
            self._changed = asyncio.get_running_loop().create_future()
            try:
                await self._changed
            finally:
                self._changed = None
        taken = bytes(self._data[:size])
        del self._data[:size]
        if self._paused and len(self._data) <= OUTPUT_LIMIT_BYTES // 2:
            self._paused = False
            self._resume()
        return taken

    def _wake(self) -> None:
        if self._changed is not None and not self._changed.done():
            self._changed.set_result(None)


class Tail:
    """The last bytes of a stream."""

    def __init__(self) -> None:
        self._data = bytearray()

    def feed(self, data: bytes) -> None:
        """Add bytes, forgetting the oldest beyond the limit."""
        self._data += data
        del self._data[:-TAIL_LIMIT_BYTES]

    def text(self) -> str:
        """Give what is kept as text; bytes that are no UTF-8 show as U+FFFD."""
        start = 0
        # The cut may have gone through a character: skip what is left of it.
        while len(self._data) == TAIL_LIMIT_BYTES and start < 3 and self._data[start] & 0xC0 == 0x80:
            start += 1
        return self._data[start:].decode("utf-8", errors="replace")
