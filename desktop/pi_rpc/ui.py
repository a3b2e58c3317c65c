"""What a front end is to the runtime: the seam between `client.py` and whoever shows the questions."""

from __future__ import annotations

import asyncio
import math
from enum import Enum
from typing import Protocol

from pi_protocol import CancelledResponse, DialogRequest, EditorRequest, ExtensionUIResponse, OneWayRequest

LONGEST_TIMEOUT_MS = 2**31 - 1
"""The longest delay of the agent's own timer, in milliseconds; anything longer fires at once."""


class Withdrawal(Enum):
    """Why a dialog ended without the user's answer. It is the message of the `CancelledError` in `present`."""

    EXPIRED = "expired"
    """Its deadline passed: the agent went on with its default."""
    STOPPED = "stopped"
    """The user stopped the run: the agent was told `cancelled`."""
    REPLACED = "replaced"
    """The session that asked is being replaced: the agent was told `cancelled`."""
    CLOSED = "closed"
    """The connection is being closed: the agent was told `cancelled`."""
    DIED = "died"
    """The agent's process is gone."""


class ExtensionUI(Protocol):
    """A front end that serves an agent's UI requests."""

    async def present(self, request: DialogRequest, deadline: float | None) -> ExtensionUIResponse:
        """Ask the user and return the answer.

        Args:
            request: What to ask.
            deadline: When the agent answers itself, in seconds of the monotonic clock; `None` means never. It may
                have passed already: then nothing should be shown.

        Raises:
            asyncio.CancelledError: The runtime cancels this call when the dialog ends in another way; the error's
                first argument is a `Withdrawal`.
        """
        ...

    def show(self, request: OneWayRequest) -> None:
        """Show something that is never answered."""
        ...


class CancellingUI:
    """Serves nothing: cancels each dialog, ignores the rest. What a client has when it is given no front end."""

    async def present(self, request: DialogRequest, _deadline: float | None) -> ExtensionUIResponse:
        """Cancel the dialog."""
        return CancelledResponse(id=request.id)

    def show(self, request: OneWayRequest) -> None:
        """Ignore the request."""


def deadline_of(request: DialogRequest, received: float) -> float | None:
    """When the agent answers a dialog itself, in seconds of the monotonic clock; `None` means never.

    Args:
        request: The dialog; its timeout is in milliseconds.
        received: When its line arrived, in seconds of the monotonic clock.
    """
    if isinstance(request, EditorRequest) or not request.timeout:
        return None
    if isinstance(request.timeout, float) and math.isnan(request.timeout):  # of an integer it may not fit a float
        return None
    if not 0 < request.timeout <= LONGEST_TIMEOUT_MS:
        return received
    return received + request.timeout / 1000


def withdrawal_of(error: asyncio.CancelledError) -> Withdrawal:
    """Why `present` was cancelled; `CLOSED` when it was not the runtime that did it."""
    reason = error.args[0] if error.args else None
    return reason if isinstance(reason, Withdrawal) else Withdrawal.CLOSED
