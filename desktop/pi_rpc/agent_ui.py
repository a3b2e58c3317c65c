"""What an agent can ask of its user, or show: `ctx.ui` for agents written in Python.

Owns the ids of dialogs, their deadlines and the answers that are waited for. Knows nothing of where records go.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
import uuid
from collections.abc import Callable, Sequence
from typing import Literal

from pi_protocol import (
    ConfirmedResponse,
    ConfirmRequest,
    DialogRequest,
    EditorRequest,
    ExtensionUIResponse,
    InputRequest,
    NotifyRequest,
    OneWayRequest,
    SelectRequest,
    SetEditorTextRequest,
    SetStatusRequest,
    SetTitleRequest,
    SetWidgetRequest,
    ValueResponse,
)
from pi_rpc.deadlines import Deadlines

LONGEST_TIMEOUT_MS = 2**31 - 1
"""Milliseconds; clients take more for "at once", as the timers of JavaScript do."""

PLACEMENTS = {
    "above": "aboveEditor",
    "below": "belowEditor",
    "aboveEditor": "aboveEditor",
    "belowEditor": "belowEditor",
}
"""The words for where a widget goes, and those on the wire."""

Placement = Literal["above", "below", "aboveEditor", "belowEditor"]

logger = logging.getLogger(__name__)


class AgentUI:
    """Dialogs that wait for the user, and one-way requests that return at once.

    Cancelling a task that waits for a dialog withdraws it. Nothing is sent then, nor when a timeout expires: the
    client closes the dialog by its own clock, and what it may still answer is ignored.
    """

    def __init__(self, send: Callable[[DialogRequest | OneWayRequest], None]) -> None:
        """Start with nothing open.

        Args:
            send: Writes a record to the client.
        """
        self._send = send
        self._deadlines = Deadlines()
        self._open: dict[str, asyncio.Future[ExtensionUIResponse | None]] = {}

    async def select(self, title: str, options: Sequence[str], *, timeout: float | None = None) -> str | None:
        """Let the user choose one of several options.

        Args:
            title: The question; may have many lines.
            options: What can be chosen.
            timeout: Seconds until nothing counts as chosen; `None` or 0 is never.

        Returns:
            The chosen option, or `None`: cancelled, timed out, or answered with something else.

        Raises:
            ValueError: The timeout is negative, not a number or longer than 24.8 days.
        """
        request = SelectRequest(id=_new_id(), title=title, options=_lines(options), timeout=_milliseconds(timeout))
        answer = _value(await self._ask(request, timeout))
        if answer is not None and answer not in options:
            logger.warning("the answer %r is none of the options", answer)
            return None
        return answer

    async def confirm(self, title: str, message: str, *, timeout: float | None = None) -> bool:
        """Ask a yes/no question.

        Args:
            title: The question.
            message: What it is about, such as a command.
            timeout: Seconds until it counts as a no; `None` or 0 is never.

        Returns:
            True for a yes; false for a no, a cancelled dialog and a timeout.

        Raises:
            ValueError: As for `select`.
        """
        request = ConfirmRequest(id=_new_id(), title=title, message=message, timeout=_milliseconds(timeout))
        answer = await self._ask(request, timeout)
        return isinstance(answer, ConfirmedResponse) and answer.confirmed

    async def input(self, title: str, placeholder: str | None = None, *, timeout: float | None = None) -> str | None:
        """Ask for a line of text.

        Args:
            title: The question.
            placeholder: A hint that is shown while nothing is entered.
            timeout: Seconds until it counts as cancelled; `None` or 0 is never.

        Returns:
            The text, which may be empty, or `None`: cancelled or timed out.

        Raises:
            ValueError: As for `select`.
        """
        request = InputRequest(id=_new_id(), title=title, placeholder=placeholder, timeout=_milliseconds(timeout))
        return _value(await self._ask(request, timeout))

    async def editor(self, title: str, prefill: str | None = None) -> str | None:
        """Let the user edit a text of many lines.

        Args:
            title: What it is.
            prefill: The text to start from.

        Returns:
            The text, which may be empty, or `None`: cancelled.
        """
        return _value(await self._ask(EditorRequest(id=_new_id(), title=title, prefill=prefill), None))

    def notify(self, message: str, kind: Literal["info", "warning", "error"] = "info") -> None:
        """Show a message."""
        self._send(NotifyRequest(id=_new_id(), message=message, notify_type=kind))

    def set_status(self, key: str, text: str | None) -> None:
        """Set an entry of the status bar, or clear it with `None`."""
        self._send(SetStatusRequest(id=_new_id(), status_key=key, status_text=text))

    def set_widget(self, key: str, lines: Sequence[str] | None, *, placement: Placement = "above") -> None:
        """Show lines above or below the prompt editor, or remove them with `None`.

        Raises:
            ValueError: The placement is none of the four words.
        """
        if placement not in PLACEMENTS:
            raise ValueError(f"a placement is one of {', '.join(PLACEMENTS)}, not {placement!r}")
        self._send(
            SetWidgetRequest(
                id=_new_id(),
                widget_key=key,
                widget_lines=None if lines is None else _lines(lines),
                widget_placement=PLACEMENTS[placement],
            )
        )

    def set_title(self, title: str) -> None:
        """Set the window's title."""
        self._send(SetTitleRequest(id=_new_id(), title=title))

    def set_editor_text(self, text: str) -> None:
        """Replace the text in the prompt editor."""
        self._send(SetEditorTextRequest(id=_new_id(), text=text))

    def answer(self, response: ExtensionUIResponse) -> None:
        """Take the client's answer; a late one, a second one and one with an unknown id are ignored."""
        self._settle(response.id, response)

    def dismiss(self, request_id: str) -> None:
        """Take an answer that makes no sense for the dialog's default, so that the agent does not wait for ever."""
        self._settle(request_id, None)

    async def _ask(self, request: DialogRequest, timeout: float | None) -> ExtensionUIResponse | None:
        """Wait for the answer; `None` once the time is up."""
        answered: asyncio.Future[ExtensionUIResponse | None] = asyncio.get_running_loop().create_future()
        self._open[request.id] = answered
        deadline = None
        if timeout:
            deadline = self._deadlines.at(time.monotonic() + timeout, lambda: self.dismiss(request.id))
        try:
            self._send(request)
            return await answered
        finally:
            del self._open[request.id]
            if deadline is not None:
                deadline.cancel()

    def _settle(self, request_id: str, response: ExtensionUIResponse | None) -> None:
        answered = self._open.get(request_id)
        if answered is not None and not answered.done():
            answered.set_result(response)


def _new_id() -> str:
    return str(uuid.uuid4())


def _milliseconds(timeout: float | None) -> float | None:
    if not timeout:
        return None
    milliseconds = float(timeout) * 1000
    if math.isnan(milliseconds) or not 0 < milliseconds <= LONGEST_TIMEOUT_MS:
        raise ValueError(f"a timeout is from 0 to {LONGEST_TIMEOUT_MS / 1000} seconds, not {timeout}")
    # 4.1 s are 4100 ms, not 4099.999999999999; and 0 would be for ever.
    milliseconds = max(round(milliseconds, 3), 0.001)
    return int(milliseconds) if milliseconds.is_integer() else milliseconds


def _value(response: ExtensionUIResponse | None) -> str | None:
    return response.value if isinstance(response, ValueResponse) else None


def _lines(texts: Sequence[str]) -> list[str]:
    if isinstance(texts, str):
        raise TypeError("expected a list of texts, not one text")
    return list(texts)
