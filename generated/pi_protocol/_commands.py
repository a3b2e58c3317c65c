# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
"""Bases of the commands: they tell a type checker what a command is answered with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pi_protocol._record import CommandOf

if TYPE_CHECKING:
    from pi_protocol._types import ClearedQueue, MessageList, PromptResult, SessionReplacement, SessionState, SlashCommandList


class ReturnsPromptResultOrNone(CommandOf["PromptResult | None"]):
    """A command that is answered with PromptResult | None."""

    __slots__ = ()


class ReturnsNothing(CommandOf[None]):
    """A command that is answered with no data."""

    __slots__ = ()


class ReturnsClearedQueue(CommandOf["ClearedQueue"]):
    """A command that is answered with ClearedQueue."""

    __slots__ = ()


class ReturnsSessionReplacement(CommandOf["SessionReplacement"]):
    """A command that is answered with SessionReplacement."""

    __slots__ = ()


class ReturnsSessionState(CommandOf["SessionState"]):
    """A command that is answered with SessionState."""

    __slots__ = ()


class ReturnsMessageList(CommandOf["MessageList"]):
    """A command that is answered with MessageList."""

    __slots__ = ()


class ReturnsSlashCommandList(CommandOf["SlashCommandList"]):
    """A command that is answered with SlashCommandList."""

    __slots__ = ()
