"""What a client can ask of an agent: one method per command, and who calls which.

Owns the pairing of commands and responses. Knows nothing of lines, and nothing of how an agent does what is asked.
"""

from __future__ import annotations

from typing import NoReturn, assert_never

from pi_protocol import (
    AbortCommand,
    AbortResponse,
    ClearedQueue,
    ClearQueueCommand,
    ClearQueueResponse,
    Command,
    ErrorResponse,
    GetCommandsCommand,
    GetCommandsResponse,
    GetMessagesCommand,
    GetMessagesResponse,
    GetStateCommand,
    GetStateResponse,
    MessageList,
    NewSessionCommand,
    NewSessionResponse,
    PromptCommand,
    PromptResponse,
    PromptResult,
    Response,
    SessionReplacement,
    SessionState,
    SlashCommandList,
    SwitchSessionCommand,
    SwitchSessionResponse,
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

    async def abort(self, command: AbortCommand) -> None:
        """End the run; return once the agent is idle."""
        _refuse(command)

    async def clear_queue(self, command: ClearQueueCommand) -> ClearedQueue:
        """Give the queued messages back."""
        _refuse(command)

    async def new_session(self, command: NewSessionCommand) -> SessionReplacement:
        """Begin a new session; its statuses and widgets are sent before this returns."""
        _refuse(command)

    async def switch_session(self, command: SwitchSessionCommand) -> SessionReplacement:
        """Go on with another session; its statuses and widgets are sent before this returns."""
        _refuse(command)

    async def get_state(self, command: GetStateCommand) -> SessionState:
        """Tell the state of the session."""
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
    match command:
        case PromptCommand():
            return PromptResponse(id=command.id, data=await agent.prompt(command))
        case AbortCommand():
            await agent.abort(command)
            return AbortResponse(id=command.id)
        case ClearQueueCommand():
            return ClearQueueResponse(id=command.id, data=await agent.clear_queue(command))
        case NewSessionCommand():
            return NewSessionResponse(id=command.id, data=await agent.new_session(command))
        case SwitchSessionCommand():
            return SwitchSessionResponse(id=command.id, data=await agent.switch_session(command))
        case GetStateCommand():
            return GetStateResponse(id=command.id, data=await agent.get_state(command))
        case GetMessagesCommand():
            return GetMessagesResponse(id=command.id, data=await agent.get_messages(command))
        case GetCommandsCommand():
            return GetCommandsResponse(id=command.id, data=await agent.get_commands(command))
        case UnknownCommand():
            unknown = command.extra or {}
            return unknown_command(unknown.get("type"), unknown.get("id"))
        case _:
            assert_never(command)


def unknown_command(name: object, command_id: object) -> ErrorResponse:
    """Answer a record that is no command, in the words of pi."""
    if isinstance(name, str):
        return ErrorResponse(id=command_id, command=name, error=f"Unknown command: {name}")
    return ErrorResponse(id=command_id, error="Unknown command: undefined")


def _refuse(command: Command) -> NoReturn:
    raise CommandError(command.type, f"Unknown command: {command.type}")
