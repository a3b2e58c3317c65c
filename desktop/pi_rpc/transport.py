"""A child process as a stream of bytes each way.

Owns starting it, its pipes and its end. Knows nothing of lines or records. The child leads a process group of its
own, so that it can be ended together with what it started.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from pi_rpc.buffers import OutputBuffer, Tail
from pi_rpc.program import explain, find_program

READ_SIZE = 65536
"""Bytes per read: a pipe's usual capacity."""

PIPE_CAPACITY_BYTES = 1024 * 1024
"""The most that a pipe holds on Linux without privileges, in bytes."""

RELEASE_TIMEOUT_S = 1.0
"""Seconds for the loop to let go of pipes that are closed already; it takes one or two turns."""

if sys.platform == "win32":  # Not run there yet.
    CREATION_FLAGS = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
else:
    CREATION_FLAGS = 0

logger = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True, slots=True)
class Limits:
    """How long each step towards a child's end may take, in seconds.

    Attributes:
        eof: From closing its stdin to SIGTERM: clean-ups of 3 s have been seen.
        term: From SIGTERM to SIGKILL.
        kill: From SIGKILL to giving up; only a process stuck in the kernel takes that long.
        drain: From its exit to the end of its output while something it started holds stdout open.
    """

    eof: float = 5.0
    term: float = 2.0
    kill: float = 2.0
    drain: float = 0.5


DEFAULT_LIMITS = Limits()


async def spawn(
    argv: Sequence[str],
    *,
    cwd: str | os.PathLike[str] | None = None,
    env: Mapping[str, str] | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> ChildProcess:
    """Start a child process.

    Args:
        argv: The command and its arguments; no shell is involved.
        cwd: The folder it runs in; `None` is the current one.
        env: Its whole environment; `None` is the current one.
        limits: How long its end may take.

    Raises:
        SpawnError: It cannot be started, with the folders that were searched.
    """
    program = find_program(argv, cwd, env)
    child = ChildProcess(limits)
    try:
        # The protocol is what holds on to the transport from here on.
        await asyncio.get_running_loop().subprocess_exec(
            lambda: _Pipes(child),
            program,
            *argv[1:],
            cwd=cwd,
            env=env,
            start_new_session=sys.platform != "win32",
            creationflags=CREATION_FLAGS,
        )
    except OSError as error:
        raise explain(argv, program, error) from error
    return child


class ChildProcess:
    """A running or ended child; made by `spawn`.

    Attributes:
        pid: Its process id.
        exited: Resolves with its exit code, negative for a signal, once it has ended, even if something that it
            started still holds its output open. `stderr_tail` is complete by then.
    """

    def __init__(self, limits: Limits) -> None:
        self.pid = 0
        self.exited: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._limits = limits
        self._gone = asyncio.Event()
        self._released = asyncio.Event()
        self._writable = asyncio.Event()
        self._writable.set()
        self._stdin_open = True
        self._stdout_flows = True
        self._group_alive = True
        self._output = OutputBuffer(self._pause_stdout, self._resume_stdout)
        self._stderr = Tail()
        self._drain_timer: asyncio.TimerHandle | None = None

    @property
    def stderr_tail(self) -> str:
        """The last that it wrote to stderr, at most 64 KiB of it."""
        return self._stderr.text()

    async def read(self, n: int = READ_SIZE) -> bytes:
        """Wait for output and take up to `n` bytes; empty when no more will come.

        Raises:
            RuntimeError: Another task is reading.
        """
        return await self._output.read(n)

    def write(self, data: bytes) -> None:
        """Write to its stdin, in the order of the calls, without waiting.

        Raises:
            BrokenPipeError: It has ended or closed its stdin, or `close` has been called.
        """
        self._writable_stdin().write(data)

    async def drain(self) -> None:
        """Wait until what was written is mostly on its way.

        Raises:
            BrokenPipeError: As for `write`.
        """
        await self._writable.wait()
        self._writable_stdin()

    async def close(self) -> None:
        """End it: close its stdin, wait, SIGTERM, wait, SIGKILL, the signals to its whole group.

        What it still writes can be read meanwhile; if nobody does, it is dropped. Takes at most the sum of the
        limits. May be called again and at any time. When cancelled it kills at once.
        """
        try:
            self._close_stdin()
            self._output.stop_pausing()
            if not await self._is_gone_within(self._limits.eof):
                self._signal_group(signal.SIGTERM)
                await self._is_gone_within(self._limits.term)
        finally:
            self._kill_group()
            try:
                if not await self._is_gone_within(self._limits.kill):
                    logger.error("process %d does not end", self.pid)
            finally:
                await self._release()

    async def _is_gone_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._gone.wait()
        return self._gone.is_set()

    async def _release(self) -> None:
        # Left to the garbage collector, the transport would call a loop that is closed.
        self._end_output()
        self._transport.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RELEASE_TIMEOUT_S):
                await self._released.wait()

    def _writable_stdin(self) -> asyncio.WriteTransport:
        stdin = cast(asyncio.WriteTransport | None, self._transport.get_pipe_transport(0))
        # A failed write closes the pipe at once and is reported some turns of the loop later.
        if not self._stdin_open or stdin is None or stdin.is_closing():
            raise BrokenPipeError("the process does not read its input any more")
        return stdin

    def _close_stdin(self) -> None:
        self._stdin_open = False
        self._writable.set()
        stdin = self._transport.get_pipe_transport(0)
        if stdin is not None:
            stdin.close()

    def _pause_stdout(self) -> None:
        self._stdout_flows = False
        if stdout := self._reader_of(1):
            stdout.pause_reading()

    def _resume_stdout(self) -> None:
        self._stdout_flows = True
        if stdout := self._reader_of(1):
            stdout.resume_reading()

    def _reader_of(self, fd: int) -> asyncio.ReadTransport | None:
        pipe = cast(asyncio.ReadTransport | None, self._transport.get_pipe_transport(fd))
        return None if pipe is None or pipe.is_closing() else pipe

    # What the pipes report.

    def _started(self, transport: asyncio.SubprocessTransport) -> None:
        self._transport = transport
        self.pid = transport.get_pid()

    def _received(self, fd: int, data: bytes) -> None:
        if fd == 1:
            self._output.feed(data)
        else:
            self._stderr.feed(data)

    def _pipe_lost(self, fd: int) -> None:
        if fd == 0:
            self._stdin_open = False
            self._writable.set()
        elif fd == 1:
            self._output.end()

    def _set_writable(self, writable: bool) -> None:
        if writable or not self._stdin_open:
            self._writable.set()
        else:
            self._writable.clear()

    def _ended(self) -> None:
        """Take what the child itself left in its pipes, then report its end."""
        loop = asyncio.get_running_loop()
        # Not is_reading(): the pipes of Python 3.11.2, which Debian 12 has, have no such method.
        flowing = (1, 2) if self._stdout_flows else (2,)
        resumed = [pipe for fd in flowing if (pipe := self._reader_of(fd))]
        for pipe in resumed:
            pipe.pause_reading()
        # Chunks that the loop has read already are delivered before this callback, so the order is kept.
        loop.call_soon(self._report_end, resumed)

    def _report_end(self, resumed: list[asyncio.ReadTransport]) -> None:
        for fd in (1, 2):
            if pipe := self._reader_of(fd):
                # The overlapped pipes of Windows cannot be read on the side.
                data = b"" if sys.platform == "win32" else _content_of(pipe)
                if pipe in resumed:
                    pipe.resume_reading()
                self._received(fd, data)
        self._close_stdin()
        self._drain_timer = asyncio.get_running_loop().call_later(self._limits.drain, self._end_output)
        self._gone.set()
        if not self.exited.done():
            code = self._transport.get_returncode()
            assert code is not None
            self.exited.set_result(code)

    def _end_output(self) -> None:
        if self._drain_timer is not None:
            self._drain_timer.cancel()
            self._drain_timer = None
        self._output.end()
        if self._gone.is_set():
            # Now, since later the group's id may belong to others.
            self._kill_group()

    def _kill_group(self) -> None:
        if sys.platform == "win32":
            self._signal_group(signal.SIGTERM)
        else:
            self._signal_group(signal.SIGKILL)
        if self._gone.is_set():
            self._group_alive = False

    def _signal_group(self, number: int) -> None:
        if not self._group_alive:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":  # Not run there yet. It has no groups to end: this is TerminateProcess.
                self._transport.terminate()
            else:
                os.killpg(self.pid, number)


class _Pipes(asyncio.SubprocessProtocol):
    """Passes on what the event loop says about a child."""

    def __init__(self, child: ChildProcess) -> None:
        self._child = child

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._child._started(cast(asyncio.SubprocessTransport, transport))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._child._received(fd, data)

    def pipe_connection_lost(self, fd: int, _error: Exception | None) -> None:
        self._child._pipe_lost(fd)

    def pause_writing(self) -> None:
        self._child._set_writable(False)

    def resume_writing(self) -> None:
        self._child._set_writable(True)

    def process_exited(self) -> None:
        self._child._ended()

    def connection_lost(self, _error: Exception | None) -> None:
        self._child._released.set()


def _content_of(pipe: asyncio.ReadTransport) -> bytes:
    """Read what is in a pipe at this moment, at most what a pipe can hold."""
    fd: int = pipe.get_extra_info("pipe").fileno()
    data = bytearray()
    with contextlib.suppress(BlockingIOError):
        while len(data) < PIPE_CAPACITY_BYTES and (chunk := os.read(fd, READ_SIZE)):
            data += chunk
    return bytes(data)
