"""What can go wrong between the two ends, as one tree of exceptions.

    RpcError
    ├── SpawnError      the agent's command could not be started
    ├── AgentDied       the agent's process ended while something was pending
    ├── CommandError    the agent answered a command with `success: false`
    ├── CallTimeout     a command was not answered in time
    ├── AnswerRefused   a front end gave a dialog an answer that must not reach the wire
    └── BadResponse     the agent's answer to a command is no record of the protocol

`DecodeError` of `pi_protocol` is not in the tree: a bad line is a diagnostic, never an end.
"""

from __future__ import annotations

from collections.abc import Sequence


class RpcError(Exception):
    """Base of everything that `pi_rpc` raises."""


class SpawnError(RpcError):
    """The agent's command could not be started.

    Attributes:
        argv: The command and its arguments.
        reason: What the operating system said.
        searched: The folders that were looked into, in order; empty when the command has a path.
    """

    def __init__(self, argv: Sequence[str], reason: str, searched: Sequence[str] = ()) -> None:
        super().__init__(f"cannot start {argv[0] if argv else '(no command)'!r}: {reason}")
        self.argv = tuple(argv)
        self.reason = reason
        self.searched = tuple(searched)


class AgentDied(RpcError):
    """The agent's process has ended.

    Attributes:
        exit_code: As `subprocess` has it: negative for a signal; `None` when it is not known.
        stderr_tail: The last that it wrote to stderr.
    """

    def __init__(self, exit_code: int | None, stderr_tail: str) -> None:
        super().__init__(describe_exit(exit_code))
        self.exit_code = exit_code
        self.stderr_tail = stderr_tail


class CommandError(RpcError):
    """The agent refused a command or failed at it.

    Attributes:
        command: The `type` of the command.
        message: The agent's own words.
    """

    def __init__(self, command: str, message: str) -> None:
        super().__init__(f"{command}: {message}")
        self.command = command
        self.message = message


class CallTimeout(RpcError):
    """A command was not answered in time.

    Attributes:
        command: The `type` of the command.
        seconds: How long it was waited for.
    """

    def __init__(self, command: str, seconds: float) -> None:
        super().__init__(f"{command}: no answer within {seconds:g} s")
        self.command = command
        self.seconds = seconds


class AnswerRefused(RpcError):
    """An answer that the dialog did not allow. The dialog was cancelled instead.

    Attributes:
        reason: What is wrong with the answer.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BadResponse(RpcError):
    """The answer to a command does not decode.

    Attributes:
        command: The `type` of the command.
        reason: JSON path and reason.
    """

    def __init__(self, command: str, reason: str) -> None:
        super().__init__(f"{command}: {reason}")
        self.command = command
        self.reason = reason


def describe_exit(exit_code: int | None) -> str:
    """Say in words how a process ended."""
    if exit_code is None:
        return "the agent is gone"
    if exit_code < 0:
        return f"the agent was ended by signal {-exit_code}"
    return f"the agent ended with exit code {exit_code}"
