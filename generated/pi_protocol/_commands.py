# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
"""Bases of the commands: they tell a type checker what a command is answered with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pi_protocol._record import CommandOf

if TYPE_CHECKING:
    from pi_protocol._types import BashResult, ClearedQueue, CompactionResult, CycledModel, CycledThinkingLevel, EntryList, ExportedHtml, ForkMessageList, ForkResult, LastAssistantText, MessageList, Model, ModelList, PromptResult, QueuedInputResult, SessionReplacement, SessionState, SessionStats, SessionTree, SlashCommandList, ThinkingLevelList


class ReturnsPromptResultOrNone(CommandOf["PromptResult | None"]):
    """A command that is answered with PromptResult | None."""

    __slots__ = ()


class ReturnsQueuedInputResultOrNone(CommandOf["QueuedInputResult | None"]):
    """A command that is answered with QueuedInputResult | None."""

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


class ReturnsModel(CommandOf["Model"]):
    """A command that is answered with Model."""

    __slots__ = ()


class ReturnsCycledModelOrNone(CommandOf["CycledModel | None"]):
    """A command that is answered with CycledModel | None."""

    __slots__ = ()


class ReturnsModelList(CommandOf["ModelList"]):
    """A command that is answered with ModelList."""

    __slots__ = ()


class ReturnsCycledThinkingLevelOrNone(CommandOf["CycledThinkingLevel | None"]):
    """A command that is answered with CycledThinkingLevel | None."""

    __slots__ = ()


class ReturnsThinkingLevelList(CommandOf["ThinkingLevelList"]):
    """A command that is answered with ThinkingLevelList."""

    __slots__ = ()


class ReturnsCompactionResult(CommandOf["CompactionResult"]):
    """A command that is answered with CompactionResult."""

    __slots__ = ()


class ReturnsBashResult(CommandOf["BashResult"]):
    """A command that is answered with BashResult."""

    __slots__ = ()


class ReturnsSessionStats(CommandOf["SessionStats"]):
    """A command that is answered with SessionStats."""

    __slots__ = ()


class ReturnsExportedHtml(CommandOf["ExportedHtml"]):
    """A command that is answered with ExportedHtml."""

    __slots__ = ()


class ReturnsForkResult(CommandOf["ForkResult"]):
    """A command that is answered with ForkResult."""

    __slots__ = ()


class ReturnsForkMessageList(CommandOf["ForkMessageList"]):
    """A command that is answered with ForkMessageList."""

    __slots__ = ()


class ReturnsEntryList(CommandOf["EntryList"]):
    """A command that is answered with EntryList."""

    __slots__ = ()


class ReturnsSessionTree(CommandOf["SessionTree"]):
    """A command that is answered with SessionTree."""

    __slots__ = ()


class ReturnsLastAssistantText(CommandOf["LastAssistantText"]):
    """A command that is answered with LastAssistantText."""

    __slots__ = ()


class ReturnsMessageList(CommandOf["MessageList"]):
    """A command that is answered with MessageList."""

    __slots__ = ()


class ReturnsSlashCommandList(CommandOf["SlashCommandList"]):
    """A command that is answered with SlashCommandList."""

    __slots__ = ()
