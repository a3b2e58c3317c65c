"""The commands that wait for their answer.

The only place that looks a command's id up. Knows nothing of processes, events and dialogs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import count
from typing import Any, Final, Generic, Literal, TypeVar

from pi_protocol import (
    AbortCommand,
    BashCommand,
    ClearedQueue,
    CloneCommand,
    CommandOf,
    CompactCommand,
    ErrorResponse,
    FollowUpCommand,
    ForkCommand,
    NewSessionCommand,
    PromptCommand,
    Response,
    SteerCommand,
    SwitchSessionCommand,
    to_wire,
)
from pi_rpc.deadlines import Deadlines, Handle
from pi_rpc.errors import BadResponse, CallTimeout, CommandError, RpcError

CALL_TIMEOUT_S = 60.0
"""Seconds for a command that the agent answers by itself; pi with heavy extensions was seen to take 12 at its start."""

SESSION_REPLACING = (NewSessionCommand, SwitchSessionCommand, ForkCommand, CloneCommand)
"""Commands that put another session in place; dialogs of the old one are cancelled first."""

WAITS_FOR_USER = (
    PromptCommand,
    SteerCommand,
    FollowUpCommand,
    AbortCommand,
    CompactCommand,
    BashCommand,
    *SESSION_REPLACING,
)
"""Commands that may wait for a user or run an extension's code: no deadline of ours fits them."""

ResultT = TypeVar("ResultT")


class DefaultTimeout(Enum):
    """The type of `DEFAULT_TIMEOUT`."""

    DEFAULT = "default"


DEFAULT_TIMEOUT: Final = DefaultTimeout.DEFAULT
"""`CALL_TIMEOUT_S`, or none for a command that may wait for a user."""

Timeout = float | Literal[DefaultTimeout.DEFAULT] | None


@dataclass(eq=False)
class Call(Generic[ResultT]):
    """A command on its way.

    Attributes:
        call_id: Its id on the wire.
        command: Its `type`.
        answer: Resolves with the data of the response, `None` where it has none.
        expiry: When it is given up.
    """

    call_id: str
    command: str
    answer: asyncio.Future[ResultT]
    expiry: Handle | None = None


@dataclass(frozen=True, slots=True)
class Stopping:
    """A run that is being stopped.

    Attributes:
        queued: Resolves with the messages that were queued; `None` when the agent does not know how to give them back.
        idle: Resolves once the agent is idle.
    """

    queued: asyncio.Task[ClearedQueue | None]
    idle: asyncio.Task[object]


class Calls:
    """The pending commands of one connection."""

    def __init__(self, write: Callable[[Mapping[str, Any]], None]) -> None:
        """Start with none.

        Args:
            write: Writes a JSON object to the agent.
        """
        self._write = write
        self._pending: dict[str, Call[Any]] = {}
        self._ids = count(1)
        self._deadlines = Deadlines()

    def __len__(self) -> int:
        return len(self._pending)

    def send(self, command: CommandOf[ResultT], timeout: Timeout) -> Call[ResultT]:
        """Write a command, with an id of its own.

        Args:
            command: The command.
            timeout: Seconds until it is given up; `None` means never.
        """
        if timeout is DEFAULT_TIMEOUT:
            timeout = None if isinstance(command, WAITS_FOR_USER) else CALL_TIMEOUT_S
        wire = to_wire(command)
        call: Call[ResultT] = Call(str(next(self._ids)), wire["type"], asyncio.get_running_loop().create_future())
        if timeout is not None:
            error = CallTimeout(call.command, timeout)
            call.expiry = self._deadlines.at(time.monotonic() + timeout, partial(self._fail, call.call_id, error))
        self._pending[call.call_id] = call
        self._write(wire | {"id": call.call_id})
        return call

    async def wait(self, call: Call[ResultT]) -> ResultT:
        """Wait for an answer.

        Raises:
            CommandError: The agent refused the command or failed at it.
            CallTimeout: No answer came in time.
            BadResponse: The answer does not decode.
            AgentDied: The agent ended before it answered.
        """
        try:
            return await call.answer
        finally:
            self._pending.pop(call.call_id, None)
            if call.expiry is not None:
                call.expiry.cancel()

    def settle(self, response: Response) -> str | None:
        """Give a response to the command that waits for it; say what is wrong when none does."""
        if isinstance(response, ErrorResponse):
            error = CommandError(response.command or "", response.error)
            if not isinstance(response.id, str) or response.id not in self._pending:
                return f"an error that answers no command: {error}"
            self._fail(response.id, error)
            return None
        wire = to_wire(response)
        call = self._pending.get(str(wire.get("id")))
        if call is None or call.command != wire["command"]:
            return f"a response to {wire['command']} that nobody waits for"
        if not call.answer.done():
            # Responses without data have no such field.
            call.answer.set_result(getattr(response, "data", None))
        return None

    def fail_bad(self, raw: Mapping[str, Any], reason: str) -> None:
        """Fail the command whose response does not decode."""
        if (call := self._pending.get(str(raw.get("id")))) is not None:
            self._fail(call.call_id, BadResponse(call.command, reason))

    def fail_all(self, error: RpcError) -> None:
        """Fail every command that waits."""
        for call_id in list(self._pending):
            self._fail(call_id, error)

    def close(self) -> None:
        """Forget every deadline."""
        self._deadlines.close()

    def _fail(self, call_id: str, error: RpcError) -> None:
        if (call := self._pending.get(call_id)) and not call.answer.done():
            call.answer.set_exception(error)
