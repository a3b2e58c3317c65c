"""What a client can ask of an agent: one method per command, and who calls which.

Owns the pairing of commands and methods; which response belongs to which command is in the protocol's tables. Knows
nothing of lines, and nothing of how an agent does what is asked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NoReturn, assert_never

from pi_protocol import (
    RESPONSES,
    AbortBashCommand,
    AbortCommand,
    AbortRetryCommand,
    BashCommand,
    BashResult,
    ClearedQueue,
    ClearQueueCommand,
    CloneCommand,
    Command,
    CompactCommand,
    CompactionResult,
    CycledModel,
    CycledThinkingLevel,
    CycleModelCommand,
    CycleThinkingLevelCommand,
    EntryList,
    ErrorResponse,
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
    Response,
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
    UnknownCommand,
)
from pi_rpc.errors import CommandError


class AgentCommands:
    """One method per command; what it returns is the data of the response.

    A method refuses by raising `CommandError`; its message goes to the client. Those that are not overridden refuse
    as if the command did not exist. Commands run side by side: `abort` comes while `prompt` waits for a dialog.
    """

    async def prompt(self, command: PromptCommand) -> PromptResult:
        """Take a message of the user: begin a run and return at once, or queue it, or handle it and return then."""
        _refuse(command)

    async def steer(self, command: SteerCommand) -> QueuedInputResult:
        """Queue a message that the model reads before its next call."""
        _refuse(command)

    async def follow_up(self, command: FollowUpCommand) -> QueuedInputResult:
        """Queue a message for when the run would end."""
        _refuse(command)

    async def abort(self, command: AbortCommand) -> None:
        """End the run; return once the agent is idle."""
        _refuse(command)

    async def clear_queue(self, command: ClearQueueCommand) -> ClearedQueue:
        """Give the queued messages back."""
        _refuse(command)

    async def new_session(self, command: NewSessionCommand) -> SessionReplacement:
        """Begin a new session; its statuses and widgets are sent before this returns."""
        _refuse(command)

    async def get_state(self, command: GetStateCommand) -> SessionState:
        """Tell the state of the session."""
        _refuse(command)

    async def set_model(self, command: SetModelCommand) -> Model:
        """Use another model, and tell which one it is."""
        _refuse(command)

    async def cycle_model(self, command: CycleModelCommand) -> CycledModel | None:
        """Use the next model; `None` when there is no other."""
        _refuse(command)

    async def get_available_models(self, command: GetAvailableModelsCommand) -> ModelList:
        """List the models that can be used."""
        _refuse(command)

    async def set_thinking_level(self, command: SetThinkingLevelCommand) -> None:
        """Let the model reason more or less."""
        _refuse(command)

    async def cycle_thinking_level(self, command: CycleThinkingLevelCommand) -> CycledThinkingLevel | None:
        """Use the next thinking level; `None` when the model does not reason."""
        _refuse(command)

    async def get_available_thinking_levels(self, command: GetAvailableThinkingLevelsCommand) -> ThinkingLevelList:
        """List the thinking levels that the model offers."""
        _refuse(command)

    async def set_steering_mode(self, command: SetSteeringModeCommand) -> None:
        """Choose how queued steering messages are delivered."""
        _refuse(command)

    async def set_follow_up_mode(self, command: SetFollowUpModeCommand) -> None:
        """Choose how queued follow-up messages are delivered."""
        _refuse(command)

    async def compact(self, command: CompactCommand) -> CompactionResult:
        """Replace the older part of the conversation by a summary."""
        _refuse(command)

    async def set_auto_compaction(self, command: SetAutoCompactionCommand) -> None:
        """Choose whether the context is compacted when it is nearly full."""
        _refuse(command)

    async def set_auto_retry(self, command: SetAutoRetryCommand) -> None:
        """Choose whether a failed request is tried again."""
        _refuse(command)

    async def abort_retry(self, command: AbortRetryCommand) -> None:
        """Stop waiting for the next attempt."""
        _refuse(command)

    async def bash(self, command: BashCommand) -> BashResult:
        """Run a shell command of the user; its output is emitted as it comes, and given as a whole at the end."""
        _refuse(command)

    async def abort_bash(self, command: AbortBashCommand) -> None:
        """Kill the shell command that runs."""
        _refuse(command)

    async def get_session_stats(self, command: GetSessionStatsCommand) -> SessionStats:
        """Tell what the session consists of and what it took."""
        _refuse(command)

    async def export_html(self, command: ExportHtmlCommand) -> ExportedHtml:
        """Write the session as a web page, and tell where."""
        _refuse(command)

    async def switch_session(self, command: SwitchSessionCommand) -> SessionReplacement:
        """Go on with another session; its statuses and widgets are sent before this returns."""
        _refuse(command)

    async def fork(self, command: ForkCommand) -> ForkResult:
        """Go on in a new session from before a message; its statuses and widgets are sent before this returns."""
        _refuse(command)

    async def clone(self, command: CloneCommand) -> SessionReplacement:
        """Go on in a copy of the session; its statuses and widgets are sent before this returns."""
        _refuse(command)

    async def get_fork_messages(self, command: GetForkMessagesCommand) -> ForkMessageList:
        """List the messages that can be forked from."""
        _refuse(command)

    async def get_entries(self, command: GetEntriesCommand) -> EntryList:
        """Give the entries of the session, or those after one that the client knows."""
        _refuse(command)

    async def get_tree(self, command: GetTreeCommand) -> SessionTree:
        """Give the session as a tree."""
        _refuse(command)

    async def get_last_assistant_text(self, command: GetLastAssistantTextCommand) -> LastAssistantText:
        """Give what the model said last."""
        _refuse(command)

    async def set_session_name(self, command: SetSessionNameCommand) -> None:
        """Name the session."""
        _refuse(command)

    async def get_messages(self, command: GetMessagesCommand) -> MessageList:
        """Give all messages of the session."""
        _refuse(command)

    async def get_commands(self, command: GetCommandsCommand) -> SlashCommandList:
        """List the slash commands."""
        _refuse(command)


async def respond(agent: AgentCommands, command: Command) -> Response:
    """Have a command carried out.

    Raises:
        CommandError: The agent refused.
    """
    if isinstance(command, UnknownCommand):
        unknown = command.extra or {}
        return unknown_command(unknown.get("type"), unknown.get("id"))
    data = await _begin(agent, command)
    answer: Callable[..., Any] = RESPONSES[command.type]
    response: Response = answer(id=command.id) if data is None else answer(id=command.id, data=data)
    return response


def unknown_command(name: object, command_id: object) -> ErrorResponse:
    """Answer a record that is no command, in the words of pi."""
    if isinstance(name, str):
        return ErrorResponse(id=command_id, command=name, error=f"Unknown command: {name}")
    return ErrorResponse(id=command_id, error="Unknown command: undefined")


def _begin(agent: AgentCommands, command: Command) -> Awaitable[object]:
    match command:
        case PromptCommand():
            return agent.prompt(command)
        case SteerCommand():
            return agent.steer(command)
        case FollowUpCommand():
            return agent.follow_up(command)
        case AbortCommand():
            return agent.abort(command)
        case ClearQueueCommand():
            return agent.clear_queue(command)
        case NewSessionCommand():
            return agent.new_session(command)
        case GetStateCommand():
            return agent.get_state(command)
        case SetModelCommand():
            return agent.set_model(command)
        case CycleModelCommand():
            return agent.cycle_model(command)
        case GetAvailableModelsCommand():
            return agent.get_available_models(command)
        case SetThinkingLevelCommand():
            return agent.set_thinking_level(command)
        case CycleThinkingLevelCommand():
            return agent.cycle_thinking_level(command)
        case GetAvailableThinkingLevelsCommand():
            return agent.get_available_thinking_levels(command)
        case SetSteeringModeCommand():
            return agent.set_steering_mode(command)
        case SetFollowUpModeCommand():
            return agent.set_follow_up_mode(command)
        case CompactCommand():
            return agent.compact(command)
        case SetAutoCompactionCommand():
            return agent.set_auto_compaction(command)
        case SetAutoRetryCommand():
            return agent.set_auto_retry(command)
        case AbortRetryCommand():
            return agent.abort_retry(command)
        case BashCommand():
            return agent.bash(command)
        case AbortBashCommand():
            return agent.abort_bash(command)
        case GetSessionStatsCommand():
            return agent.get_session_stats(command)
        case ExportHtmlCommand():
            return agent.export_html(command)
        case SwitchSessionCommand():
            return agent.switch_session(command)
        case ForkCommand():
            return agent.fork(command)
        case CloneCommand():
            return agent.clone(command)
        case GetForkMessagesCommand():
            return agent.get_fork_messages(command)
        case GetEntriesCommand():
            return agent.get_entries(command)
        case GetTreeCommand():
            return agent.get_tree(command)
        case GetLastAssistantTextCommand():
            return agent.get_last_assistant_text(command)
        case SetSessionNameCommand():
            return agent.set_session_name(command)
        case GetMessagesCommand():
            return agent.get_messages(command)
        case GetCommandsCommand():
            return agent.get_commands(command)
        case UnknownCommand():
            raise CommandError(command.type, "Unknown command")
        case _:
            assert_never(command)


def _refuse(command: Command) -> NoReturn:
    raise CommandError(command.type, f"Unknown command: {command.type}")
