"""Every command of the protocol reaches its method, and is answered with the response that belongs to it."""

from __future__ import annotations

import inspect
import typing
from typing import Any

import pytest

from pi_protocol import COMMANDS, RESPONSES, CommandOf, Record, Response, UnknownCommand, from_wire, to_wire
from pi_rpc.agent_commands import AgentCommands, respond
from pi_rpc.errors import CommandError
from protocol.samples import full


def result_of(command: type[Record]) -> Any:
    """The type that a type checker knows from the command's base."""
    (base,) = [base for base in command.__mro__ if CommandOf in base.__bases__]
    (argument,) = typing.get_args(base.__orig_bases__[0])  # type: ignore[attr-defined]
    return argument.__forward_arg__ if isinstance(argument, typing.ForwardRef) else argument


def data_of(response: type[Record]) -> Any:
    """A value for the data of a response; `None` when it has none."""
    return getattr(from_wire(response, full(response.__name__)), "data", None)


class Recorder(AgentCommands):
    """Answers each command with a sample of its data, and keeps what came."""

    def __init__(self) -> None:
        self.received: list[tuple[str, object]] = []

    def __getattribute__(self, name: str) -> Any:
        if name not in COMMANDS:
            return super().__getattribute__(name)

        async def method(command: object) -> object:
            self.received.append((name, command))
            return data_of(RESPONSES[name])

        return method


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_reaches_its_method_and_gets_its_response(name: str) -> None:
    agent = Recorder()
    command: Any = from_wire(COMMANDS[name], full(COMMANDS[name].__name__))
    response = await respond(agent, command)
    assert agent.received == [(name, command)]
    assert type(response) is RESPONSES[name]
    assert to_wire(response)["id"] == command.id
    assert getattr(response, "data", None) == data_of(RESPONSES[name])


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_that_is_not_overridden_is_refused_as_unknown(name: str) -> None:
    command: Any = from_wire(COMMANDS[name], full(COMMANDS[name].__name__))
    with pytest.raises(CommandError, match=f"Unknown command: {name}"):
        await respond(AgentCommands(), command)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_method_returns_what_a_client_expects_and_leaves_nothing_out(name: str) -> None:
    signature = inspect.signature(getattr(AgentCommands, name))
    assert signature.parameters["command"].annotation == COMMANDS[name].__name__
    expected = str(result_of(COMMANDS[name])) if result_of(COMMANDS[name]) is not type(None) else "None"
    nullable = name in ("cycle_model", "cycle_thinking_level")
    # What other agents may leave out, one that is written with this package gives.
    assert signature.return_annotation == (expected if nullable else expected.removesuffix(" | None"))


async def test_an_unknown_command_is_answered_in_the_words_of_pi() -> None:
    response: Response = await respond(AgentCommands(), UnknownCommand(extra={"type": "warp", "id": [7]}))
    assert to_wire(response) == {
        "type": "response",
        "id": [7],
        "command": "warp",
        "success": False,
        "error": "Unknown command: warp",
    }
