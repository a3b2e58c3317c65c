"""An agent's own stdin and stdout as a stream of bytes each way.

Owns the two descriptors and a thread for each. Knows nothing of lines or records. Threads, because stdin may be a
pipe, a file, a terminal or /dev/null, which no event loop can wait for alike, and because a client that does not read
must not keep the agent from noticing that it should end.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Callable
from functools import partial

READ_SIZE = 65536
"""Bytes per read: a pipe's usual capacity."""

CHUNKS_AHEAD = 8
"""Chunks of stdin that are read before the agent has taken the first: bounds memory at half a megabyte."""


class Stdio:
    """The process's stdin and stdout, taken away from everything else in it.

    From then on `print` and what child processes write go to stderr, and nobody else can read the input.
    """

    def __init__(self) -> None:
        """Take the descriptors. Needs a running event loop."""
        self._loop = asyncio.get_running_loop()
        self._input, self._output = _take_descriptors()
        self._chunks: deque[bytes] = deque()
        self._arrived = asyncio.Event()
        self._room = threading.Semaphore(CHUNKS_AHEAD)
        self._unwritten: queue.SimpleQueue[bytes | asyncio.Future[None]] = queue.SimpleQueue()
        # Daemons: a read or a write that never returns must not keep the process alive.
        threading.Thread(target=self._read_all, name="stdin", daemon=True).start()
        threading.Thread(target=self._write_all, name="stdout", daemon=True).start()

    async def read(self) -> bytes:
        """Wait for the next chunk; empty once the client has closed it, or reads no more itself."""
        while not self._chunks:
            self._arrived.clear()
            await self._arrived.wait()
        if not self._chunks[0]:
            return b""
        self._room.release()
        return self._chunks.popleft()

    def write(self, data: bytes) -> None:
        """Write without waiting, in the order of the calls. Dropped once the client is gone."""
        self._unwritten.put(data)

    async def flush(self) -> None:
        """Wait until everything is written; for ever if the client does not read."""
        written: asyncio.Future[None] = self._loop.create_future()
        self._unwritten.put(written)
        await written

    def _read_all(self) -> None:
        data = b"-"
        while data:
            self._room.acquire()
            try:
                data = os.read(self._input, READ_SIZE)
            except OSError:
                data = b""
            self._in_loop(partial(self._add, data))

    def _write_all(self) -> None:
        gone = False
        while True:
            item = self._unwritten.get()
            if isinstance(item, asyncio.Future):
                self._in_loop(partial(_resolve, item))
            elif not gone and not _write(self._output, item):
                gone = True
                self._in_loop(partial(self._add, b""))

    def _add(self, chunk: bytes) -> None:
        self._chunks.append(chunk)
        self._arrived.set()

    def _in_loop(self, callback: Callable[[], None]) -> None:
        # The loop may be closed by now: nobody waits any more.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback)


def _take_descriptors() -> tuple[int, int]:
    sys.stdout.flush()
    own = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return own


def _write(descriptor: int, data: bytes) -> bool:
    view = memoryview(data)
    try:
        while view:
            view = view[os.write(descriptor, view) :]
    except OSError:
        return False
    return True


def _resolve(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
