"""The agent's end of the wire: the mirror image of `client`.

Owns the reading of client records, the tasks that carry commands out, and the end of the process. Knows nothing of
what an agent does: derive a class from `Agent` and override a method per command.

    class Echo(Agent):
        async def prompt(self, command: PromptCommand) -> PromptResult:
            if await self.ui.confirm("Allow?", command.message, timeout=30.0):
                self.ui.notify(command.message)
            return PromptResult(disposition="handled")

    if __name__ == "__main__":
        main(Echo())
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Coroutine
from typing import NoReturn, Protocol

from pi_protocol import (
    AgentRecord,
    CancelledResponse,
    ClientRecord,
    Command,
    ConfirmedResponse,
    DecodeError,
    ErrorResponse,
    HookCancelledResponse,
    HookConfirmedResponse,
    HookValueResponse,
    SessionEvent,
    UnknownCommand,
    ValueResponse,
    decode_client_record,
    encode,
)
from pi_rpc.agent_commands import AgentCommands, respond, unknown_command
from pi_rpc.agent_ui import AgentUI
from pi_rpc.errors import CommandError
from pi_rpc.framing import LineFramer, Overlong
from pi_rpc.stdio import Stdio

__all__ = ["Agent", "AgentUI", "Stream", "main"]

LAST_COMMANDS_S = 0.2
"""Seconds for commands to be answered after the end of the input: `echo '{"type":"get_state"}' | agent` works."""

CANCEL_S = 0.4
"""Seconds for cancelled tasks to clean up."""

FLUSH_S = 0.3
"""Seconds for the last output; together with the others below the second in which an agent should be gone."""

ENDING_SIGNALS = (
    (signal.SIGTERM, signal.SIGINT)
    if sys.platform == "win32"
    else (
        signal.SIGTERM,
        signal.SIGINT,
        signal.SIGHUP,
    )
)
"""Signals that end an agent in good order."""

logger = logging.getLogger(__name__)


class Stream(Protocol):
    """Where an agent's bytes come from and go to."""

    async def read(self) -> bytes:
        """Wait for the next chunk; empty at the end."""

    def write(self, data: bytes) -> None:
        """Write without waiting."""

    async def flush(self) -> None:
        """Wait until everything is written."""


class Agent(AgentCommands):
    """Serves one client.

    Attributes:
        ui: What the agent can ask of its user, or show.
    """

    def __init__(self) -> None:
        self.ui = AgentUI(self._write)
        self._stream: Stream | None = None
        self._commands: set[asyncio.Task[None]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def started(self) -> None:
        """Do what comes before the first command, such as setting a title; to be overridden."""

    def emit(self, event: SessionEvent) -> None:
        """Tell the client what happens in the session."""
        self._write(event)

    def start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do something beside the commands, such as a run. It is cancelled when the agent ends."""
        return _keep(self._tasks, work)

    async def run(self, stream: Stream) -> None:
        """Serve the client until its output ends, or until cancelled; nothing that was begun goes on afterwards."""
        self._stream = stream
        try:
            self.started()
            framer = LineFramer()
            while chunk := await stream.read():
                for line in framer.feed(chunk):
                    self._receive(line)
            for line in framer.end():
                self._receive(line)
            if self._commands:
                await asyncio.wait(self._commands, timeout=LAST_COMMANDS_S)
        finally:
            await self._end(stream)

    def _receive(self, line: bytes | Overlong) -> None:
        if isinstance(line, Overlong):
            self._write(ErrorResponse(command="parse", error="Failed to parse command: the line is too long"))
            return
        try:
            record: ClientRecord = decode_client_record(line)
        except DecodeError as error:
            self._receive_bad(error)
            return
        match record:
            case ValueResponse() | ConfirmedResponse() | CancelledResponse():
                self.ui.answer(record)
            case HookValueResponse() | HookConfirmedResponse() | HookCancelledResponse():
                logger.warning("an answer to a dialog of another protocol: %r", record)
            case _:
                _keep(self._commands, self._carry_out(record))

    def _receive_bad(self, error: DecodeError) -> None:
        match error.raw:
            case {"type": "extension_ui_response", **answer}:
                logger.warning("bad answer: %s", error)
                self.ui.dismiss(str(answer.get("id")))
            case {"type": str(name), **command}:
                self._write(ErrorResponse(id=command.get("id"), command=name, error=f"Invalid command: {error}"))
            case dict(record):
                self._write(unknown_command(None, record.get("id")))
            case None if error.line.strip() != "null":
                self._write(ErrorResponse(command="parse", error=f"Failed to parse command: {error.reason}"))
            case _:
                self._write(unknown_command(None, None))

    async def _carry_out(self, command: Command) -> None:
        command_id = None if isinstance(command, UnknownCommand) else command.id
        try:
            self._write(await respond(self, command))
        except CommandError as error:
            self._write(ErrorResponse(id=command_id, command=error.command, error=error.message))
        except Exception as error:
            logger.exception("%s failed", command.type)
            self._write(ErrorResponse(id=command_id, command=command.type, error=str(error) or repr(error)))

    def _write(self, record: AgentRecord) -> None:
        if self._stream is None:
            raise RuntimeError("the agent does not run")
        self._stream.write(encode(record))

    async def _end(self, stream: Stream) -> None:
        tasks = self._commands | self._tasks
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=CANCEL_S)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_S):
                await stream.flush()


def main(agent: Agent) -> NoReturn:
    """Run an agent on stdin and stdout and end the process.

    The exit code is 0 at the end of the input and 128 plus the number for a signal; it takes less than a second.
    `print` goes to stderr.
    """
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s")
    code = asyncio.Runner().run(_serve(agent))
    sys.stderr.flush()
    # Not sys.exit: it would wait for tasks and threads that did not heed their cancellation.
    os._exit(code)


async def _serve(agent: Agent) -> int:
    serving = asyncio.current_task()
    assert serving is not None
    received: list[int] = []

    def end(number: int) -> None:
        if not received:
            serving.cancel()
        received.append(number)

    loop = asyncio.get_running_loop()
    for number in ENDING_SIGNALS:
        if sys.platform == "win32":  # Not run there yet.
            signal.signal(number, lambda number, _frame: loop.call_soon_threadsafe(end, number))
        else:
            loop.add_signal_handler(number, end, number)
    try:
        await agent.run(Stdio())
    except asyncio.CancelledError:
        return 128 + received[0]
    return 0


def _keep(tasks: set[asyncio.Task[None]], work: Coroutine[object, object, None]) -> asyncio.Task[None]:
    task = asyncio.get_running_loop().create_task(work)
    # The loop itself holds its tasks only weakly.
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    task.add_done_callback(_report)
    return task


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("a task failed", exc_info=error)
