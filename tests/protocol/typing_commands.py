"""What each command is answered with follows from its class.

Never run: a test has mypy and pyright read it.
"""

from __future__ import annotations

from typing import assert_type

from pi_protocol import (
    AbortBashCommand,
    AbortCommand,
    AbortRetryCommand,
    BashCommand,
    BashResult,
    ClearedQueue,
    ClearQueueCommand,
    CloneCommand,
    CompactCommand,
    CompactionResult,
    CycledModel,
    CycledThinkingLevel,
    CycleModelCommand,
    CycleThinkingLevelCommand,
    EntryList,
    ExportedHtml,
    ExportHtmlCommand,
    FollowUpCommand,
    ForkCommand,
    ForkMessageList,
    ForkResult,
    GetAvailableModelsCommand,
    GetAvailableThinkingLevelsCommand,
    GetCommandsCommand,
    GetEntriesCommand,
    GetForkMessagesCommand,
    GetLastAssistantTextCommand,
    GetMessagesCommand,
    GetSessionStatsCommand,
    GetStateCommand,
    GetTreeCommand,
    LastAssistantText,
    MessageList,
    Model,
    ModelList,
    NewSessionCommand,
    PromptCommand,
    PromptResult,
    QueuedInputResult,
    SessionReplacement,
    SessionState,
    SessionStats,
    SessionTree,
    SetAutoCompactionCommand,
    SetAutoRetryCommand,
    SetFollowUpModeCommand,
    SetModelCommand,
    SetSessionNameCommand,
    SetSteeringModeCommand,
    SetThinkingLevelCommand,
    SlashCommandList,
    SteerCommand,
    SwitchSessionCommand,
    ThinkingLevelList,
)
from pi_rpc import Client


async def results(client: Client) -> None:
    assert_type(await client.call(PromptCommand(message="x")), PromptResult | None)
    assert_type(await client.call(SteerCommand(message="x")), QueuedInputResult | None)
    assert_type(await client.call(FollowUpCommand(message="x")), QueuedInputResult | None)
    assert_type(await client.call(AbortCommand()), None)
    assert_type(await client.call(ClearQueueCommand()), ClearedQueue)
    assert_type(await client.call(NewSessionCommand()), SessionReplacement)
    assert_type(await client.call(GetStateCommand()), SessionState)
    assert_type(await client.call(SetModelCommand(provider="p", model_id="m")), Model)
    assert_type(await client.call(CycleModelCommand()), CycledModel | None)
    assert_type(await client.call(GetAvailableModelsCommand()), ModelList)
    assert_type(await client.call(SetThinkingLevelCommand(level="high")), None)
    assert_type(await client.call(CycleThinkingLevelCommand()), CycledThinkingLevel | None)
    assert_type(await client.call(GetAvailableThinkingLevelsCommand()), ThinkingLevelList)
    assert_type(await client.call(SetSteeringModeCommand(mode="all")), None)
    assert_type(await client.call(SetFollowUpModeCommand(mode="all")), None)
    assert_type(await client.call(CompactCommand()), CompactionResult)
    assert_type(await client.call(SetAutoCompactionCommand(enabled=True)), None)
    assert_type(await client.call(SetAutoRetryCommand(enabled=True)), None)
    assert_type(await client.call(AbortRetryCommand()), None)
    assert_type(await client.call(BashCommand(command="ls")), BashResult)
    assert_type(await client.call(AbortBashCommand()), None)
    assert_type(await client.call(GetSessionStatsCommand()), SessionStats)
    assert_type(await client.call(ExportHtmlCommand()), ExportedHtml)
    assert_type(await client.call(SwitchSessionCommand(session_path="s")), SessionReplacement)
    assert_type(await client.call(ForkCommand(entry_id="e")), ForkResult)
    assert_type(await client.call(CloneCommand()), SessionReplacement)
    assert_type(await client.call(GetForkMessagesCommand()), ForkMessageList)
    assert_type(await client.call(GetEntriesCommand()), EntryList)
    assert_type(await client.call(GetTreeCommand()), SessionTree)
    assert_type(await client.call(GetLastAssistantTextCommand()), LastAssistantText)
    assert_type(await client.call(SetSessionNameCommand(name="n")), None)
    assert_type(await client.call(GetMessagesCommand()), MessageList)
    assert_type(await client.call(GetCommandsCommand()), SlashCommandList)


async def values(client: Client) -> None:
    state = await client.call(GetStateCommand())
    assert_type(state.model, Model | None)
    assert_type((await client.call(GetLastAssistantTextCommand())).text, str | None)
    await client.call(SessionState())  # type: ignore[arg-type]
    await client.call(SetModelCommand(provider="p"))  # type: ignore[call-arg]
