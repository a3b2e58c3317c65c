"""The client: where each record of an agent goes, and what is written to it.

Pending commands are in `calls.py`, open dialogs in `dialogs.py`, bytes in `connection.py`, the process in
`transport.py`. `agent.py` is the other end.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar, assert_never

from pi_protocol import (
    AbortCommand,
    AgentRecord,
    ClearQueueCommand,
    CommandOf,
    DialectEvent,
    DialectRequest,
    DialogRequest,
    EncodeError,
    HookUIRequest,
    OneWayRequest,
    Response,
    SessionEvent,
    UnknownAgentRecord,
    UnknownExtensionUIRequest,
    decode_agent_record,
    encode_object,
    to_wire,
)
from pi_rpc.calls import DEFAULT_TIMEOUT, SESSION_REPLACING, Call, Calls, Stopping, Timeout
from pi_rpc.connection import BadLine, Connection
from pi_rpc.diagnostics import Diagnostic, DiagnosticKind, log_diagnostic
from pi_rpc.dialogs import OpenDialogs
from pi_rpc.errors import AgentDied, AnswerRefused, RpcError
from pi_rpc.event_buffer import EventBuffer
from pi_rpc.salvage import salvage
from pi_rpc.transport import ChildProcess, spawn
from pi_rpc.ui import CancellingUI, ExtensionUI, Withdrawal

READ_SLICE_S = 0.004
"""Seconds of work on records before others get a turn: a fourth of a frame."""

EXIT_AFTER_EOF_S = 1.0
"""Seconds from the end of the agent's output to its exit; it cannot say anything after that."""

LINE_SHOWN = 200
"""Characters of a line that a diagnostic keeps."""

ANSWERS = {"extension_ui_request": "extension_ui_response", "hook_ui_request": "hook_ui_response"}
"""What a request is answered with; the second is Pig's before its rename."""

ResultT = TypeVar("ResultT")
Event = SessionEvent | DialectEvent | UnknownAgentRecord
"""What `Client.events` yields."""


logger = logging.getLogger(__name__)


class Client:
    """A running agent; `async with Client.spawn([...]) as client` starts and ends it."""

    @classmethod
    def spawn(
        cls,
        argv: Sequence[str],
        *,
        cwd: str | os.PathLike[str] | None = None,
        env: Mapping[str, str] | None = None,
        ui: ExtensionUI | None = None,
        on_diagnostic: Callable[[Diagnostic], None] = log_diagnostic,
    ) -> Client:
        """Describe an agent to start; entering the client starts it.

        Args:
            argv: The command and its arguments; no shell is involved.
            cwd: The folder it runs in; `None` is the current one.
            env: Its whole environment; `None` is the current one.
            ui: Who shows its UI requests; without one, dialogs are cancelled.
            on_diagnostic: Told of everything that is not as it should be.
        """
        return cls(partial(spawn, argv, cwd=cwd, env=env), ui or CancellingUI(), on_diagnostic)

    def __init__(
        self, start: Callable[[], Awaitable[ChildProcess]], ui: ExtensionUI, on_diagnostic: Callable[[Diagnostic], None]
    ) -> None:
        self._start = start
        self._ui = ui
        self._on_diagnostic = on_diagnostic
        self._connection = Connection[AgentRecord](decode_agent_record)
        self._closing = False
        self._death: AgentDied | None = None
        self._background: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Client:
        """Start the agent.

        Raises:
            SpawnError: It cannot be started.
        """
        self._events = EventBuffer[Event]()
        self._calls = Calls(self._write)
        self._dialogs = OpenDialogs(self._ui, self._write, self._report_refusal)
        self._child = await self._start()
        self._reader = asyncio.get_running_loop().create_task(self._read(), name="agent's output")
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    @property
    def pid(self) -> int:
        """The process id of the agent."""
        return self._child.pid

    @property
    def death(self) -> AgentDied | None:
        """How the agent ended; `None` while it runs."""
        return self._death

    async def call(self, command: CommandOf[ResultT], *, timeout: Timeout = DEFAULT_TIMEOUT) -> ResultT:
        """Send a command and wait for its answer.

        Args:
            command: The command; its id is set here.
            timeout: Seconds to wait; `None` waits for ever; by default `CALL_TIMEOUT_S`, or for ever where a user may
                be asked or an extension runs.

        Returns:
            The data of the response; `None` for a command that is answered without data.

        Raises:
            CommandError: The agent refused the command or failed at it.
            CallTimeout: No answer came in time.
            BadResponse: The answer does not decode.
            AgentDied: The agent ended before it answered.
        """
        if isinstance(command, SESSION_REPLACING):
            self._dialogs.withdraw_all(Withdrawal.REPLACED)
        return await self._calls.wait(self._send(command, timeout))

    async def events(self) -> AsyncIterator[Event]:
        """What happens in the session, until the agent ends. There is one consumer."""
        while (event := await self._events.get()) is not None:
            yield event

    def stop(self) -> Stopping:
        """End the run: take the queue back, abort, cancel the open dialogs; all is written at once.

        Raises:
            AgentDied: The agent has ended.
        """
        queued = self._in_background(self._settled(self._send(ClearQueueCommand())))
        idle = self._in_background(self._settled(self._send(AbortCommand())))
        self._dialogs.withdraw_all(Withdrawal.STOPPED)
        return Stopping(queued, idle)

    async def close(self) -> None:
        """End the agent: cancel its dialogs, close its stdin, and wait for it, within bounds. May be called again."""
        self._closing = True
        self._events.wake()
        self._dialogs.withdraw_all(Withdrawal.CLOSED)
        await self._child.close()
        await self._reader
        self._calls.close()
        await self._dialogs.close(Withdrawal.CLOSED)
        await asyncio.gather(*self._background, return_exceptions=True)

    def _send(self, command: CommandOf[ResultT], timeout: Timeout = DEFAULT_TIMEOUT) -> Call[ResultT]:
        if self._death is not None:
            raise self._death
        call = self._calls.send(command, timeout)
        self._events.wake()
        return call

    def _write(self, wire: Mapping[str, Any]) -> None:
        try:
            self._child.write(encode_object(wire))
        except BrokenPipeError:
            logger.debug("nobody reads what is written")  # the agent's end is reported where its output ends
        except EncodeError as error:
            self._report(DiagnosticKind.REFUSED_ANSWER, f"what should be written is no JSON: {error}")

    def _in_background(self, work: Coroutine[Any, Any, ResultT]) -> asyncio.Task[ResultT]:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def _settled(self, call: Call[ResultT]) -> ResultT | None:
        try:
            return await self._calls.wait(call)
        except RpcError as error:  # pi 0.60 does not know clear_queue
            logger.info("while stopping: %s", error)
            return None

    # receiving

    async def _read(self) -> None:
        try:
            while data := await self._child.read():
                received = time.monotonic()
                slice_end = received + READ_SLICE_S
                for record, size in self._connection.receive(data):
                    self._receive_safely(record, size, received)
                    if time.monotonic() > slice_end:
                        await asyncio.sleep(0)
                        slice_end = time.monotonic() + READ_SLICE_S
                await self._events.wait_for_room(self._may_wait)
            for record, size in self._connection.end():
                self._receive_safely(record, size, time.monotonic())
        finally:
            await self._report_end()

    def _may_wait(self) -> bool:
        """Whether the agent may wait until its events are read: not while their reader may wait for an answer."""
        return not (len(self._calls) or len(self._dialogs) or self._closing)

    def _receive_safely(self, record: AgentRecord | BadLine, size: int, received: float) -> None:
        try:
            self._receive(record, size, received)
        except Exception:
            # No line may end the connection.
            logger.exception("a record could not be handled: %r", record)

    def _receive(self, record: AgentRecord | BadLine, size: int, received: float) -> None:
        """Pass a record on to where it belongs."""
        if isinstance(record, DialogRequest):
            if not self._closing:
                self._dialogs.open(record, received)
        elif isinstance(record, OneWayRequest):
            self._show(record)
        elif isinstance(record, DialectRequest | HookUIRequest | UnknownExtensionUIRequest):
            raw = to_wire(record)
            self._refuse(raw, DiagnosticKind.UNKNOWN_REQUEST, f"the method {raw.get('method')!r} is unknown", str(raw))
        elif isinstance(record, Response):
            self._settle(record)
        elif isinstance(record, SessionEvent | DialectEvent | UnknownAgentRecord):
            self._events.put(record, size)
        elif isinstance(record, BadLine):
            self._receive_bad(record, received)
        else:
            assert_never(record)

    def _show(self, request: OneWayRequest) -> None:
        try:
            self._ui.show(request)
        except Exception:
            logger.exception("the front end failed at %s", request)

    def _settle(self, response: Response) -> None:
        if problem := self._calls.settle(response):
            self._report(DiagnosticKind.BAD_RESPONSE, problem)

    def _receive_bad(self, bad: BadLine, received: float) -> None:
        raw = bad.raw if isinstance(bad.raw, dict) else {}
        match raw.get("type"):
            case "response":
                self._calls.fail_bad(raw, bad.reason)
                self._report(DiagnosticKind.BAD_RESPONSE, bad.reason, bad.line)
            case "extension_ui_request":
                self._receive_bad_request(raw, bad, received)
            case "hook_ui_request":
                self._refuse(raw, DiagnosticKind.BAD_REQUEST, bad.reason, bad.line)
            case _:
                self._report(DiagnosticKind.BAD_LINE, bad.reason, bad.line)

    def _receive_bad_request(self, raw: dict[str, Any], bad: BadLine, received: float) -> None:
        salvaged = salvage(raw)
        if salvaged is None:
            self._refuse(raw, DiagnosticKind.BAD_REQUEST, bad.reason, bad.line)
            return
        self._report(DiagnosticKind.BAD_REQUEST, f"{bad.reason}; shown as well as it can be", bad.line)
        if isinstance(salvaged.request, OneWayRequest):
            self._show(salvaged.request)
        elif not self._closing:
            self._dialogs.open(salvaged.request, received, salvaged.request_id, salvaged.options)

    def _refuse(self, raw: Mapping[str, Any], kind: DiagnosticKind, reason: str, line: str) -> None:
        """Cancel what cannot be shown: harmless where no answer is due, and no agent waits for ever."""
        if (request_id := raw.get("id")) is None:
            self._report(kind, f"{reason}; ignored", line)
            return
        self._write({"type": ANSWERS[raw["type"]], "id": request_id, "cancelled": True})
        self._report(kind, f"{reason}; cancelled", line)

    def _report_refusal(self, request: DialogRequest, refusal: AnswerRefused) -> None:
        self._report(DiagnosticKind.REFUSED_ANSWER, f"{refusal.reason}; {request.method} {request.id} was cancelled")

    def _report(self, kind: DiagnosticKind, message: str, line: str = "") -> None:
        try:
            self._on_diagnostic(Diagnostic(kind=kind, message=message, line=line[:LINE_SHOWN]))
        except Exception:
            logger.exception("a diagnostic could not be reported")

    async def _report_end(self) -> None:
        """Everything that waits for the agent fails at once."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EXIT_AFTER_EOF_S):
                await asyncio.shield(self._child.exited)
        exit_code = self._child.exited.result() if self._child.exited.done() else None
        self._death = AgentDied(exit_code, self._child.stderr_tail)
        self._calls.fail_all(self._death)
        self._dialogs.withdraw_all(Withdrawal.DIED)
        self._events.end()
