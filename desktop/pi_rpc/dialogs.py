"""The dialogs that are open: each is answered once or withdrawn, never both.

Owns deadlines, what an answer must be, and the lines that end a dialog. Knows nothing of processes and commands.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pi_protocol import (
    CancelledResponse,
    ConfirmedResponse,
    ConfirmRequest,
    DialogRequest,
    ExtensionUIResponse,
    SelectRequest,
    ValueResponse,
    to_wire,
)
from pi_rpc.deadlines import Deadlines, Handle
from pi_rpc.errors import AnswerRefused
from pi_rpc.ui import ExtensionUI, Withdrawal, deadline_of

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class _Dialog:
    request: DialogRequest
    request_id: Any
    options: Mapping[str, Any]
    deadline: float | None
    ended: bool = False
    expiry: Handle | None = None
    task: asyncio.Task[None] | None = field(default=None)


class OpenDialogs:
    """The dialogs of one connection."""

    def __init__(
        self,
        ui: ExtensionUI,
        write: Callable[[Mapping[str, Any]], None],
        refused: Callable[[DialogRequest, AnswerRefused], None],
    ) -> None:
        """Start with none open.

        Args:
            ui: Who asks the user.
            write: Writes a JSON object to the agent.
            refused: Told of an answer that was not allowed.
        """
        self._ui = ui
        self._write = write
        self._refused = refused
        self._deadlines = Deadlines()
        self._open: set[_Dialog] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._open)

    def open(
        self, request: DialogRequest, received: float, request_id: Any = None, options: Mapping[str, Any] | None = None
    ) -> None:
        """Have a dialog shown.

        Args:
            request: The dialog.
            received: When its line arrived, in seconds of the monotonic clock.
            request_id: The id for the answer, where it is not the request's.
            options: The values that the texts of the request's options stand for, where they are not the texts.
        """
        deadline = deadline_of(request, received)
        dialog = _Dialog(request, request.id if request_id is None else request_id, options or {}, deadline)
        self._open.add(dialog)
        # A task of its own from the start: an expired dialog is withdrawn from it like any other.
        dialog.task = asyncio.get_running_loop().create_task(self._serve(dialog), name=f"dialog {request.id}")
        self._tasks.add(dialog.task)
        dialog.task.add_done_callback(self._tasks.discard)
        if deadline is not None:
            dialog.expiry = self._deadlines.at(deadline, partial(self._withdraw, dialog, Withdrawal.EXPIRED))

    def withdraw_all(self, reason: Withdrawal) -> None:
        """End every open dialog; the agent is told at once, unless it is gone."""
        for dialog in list(self._open):
            self._withdraw(dialog, reason)

    async def close(self, reason: Withdrawal) -> None:
        """End every open dialog and wait until their tasks are over."""
        self.withdraw_all(reason)
        self._deadlines.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, dialog: _Dialog) -> None:
        try:
            answer = await self._ui.present(dialog.request, dialog.deadline)
        except Exception:
            # A front end's fault must not leave the agent waiting for ever.
            logger.exception("the front end failed at dialog %s", dialog.request.id)
            answer = CancelledResponse(id=dialog.request.id)
        if dialog.ended:
            return
        if dialog.deadline is not None and time.monotonic() >= dialog.deadline:
            self._end(dialog)
            return
        try:
            wire = _check(dialog, answer)
        except AnswerRefused as refusal:
            wire = to_wire(CancelledResponse(id=dialog.request.id))
            self._refused(dialog.request, refusal)
        self._end(dialog)
        self._write(wire | {"id": dialog.request_id})

    def _withdraw(self, dialog: _Dialog, reason: Withdrawal) -> None:
        self._end(dialog)
        if reason not in (Withdrawal.EXPIRED, Withdrawal.DIED):
            self._write(to_wire(CancelledResponse(id=dialog.request.id)) | {"id": dialog.request_id})
        if dialog.task is not None:
            dialog.task.cancel(reason)

    def _end(self, dialog: _Dialog) -> None:
        dialog.ended = True
        self._open.discard(dialog)
        if dialog.expiry is not None:
            dialog.expiry.cancel()


def _check(dialog: _Dialog, answer: ExtensionUIResponse) -> dict[str, Any]:
    """The wire form of an answer; the agent itself checks nothing.

    Raises:
        AnswerRefused: When the dialog does not allow it.
    """
    request = dialog.request
    match answer:
        case CancelledResponse():
            return to_wire(answer)
        case ConfirmedResponse() if isinstance(request, ConfirmRequest):
            return to_wire(answer)
        case ValueResponse() if isinstance(request, SelectRequest):
            if answer.value not in (request.options or []):
                raise AnswerRefused(f"{answer.value!r} is none of the options")
            return to_wire(answer) | {"value": dialog.options.get(answer.value, answer.value)}
        case ValueResponse() if not isinstance(request, ConfirmRequest):
            return to_wire(answer)
    raise AnswerRefused(f"a {request.method} is not answered by a {type(answer).__name__}")
