"""The command line. Knows no Qt, so that `--help` and mistakes answer at once."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

INTERPRETERS = ("python", "node", "bun", "php", "uv", "env", "ssh", "docker")
"""Programs that only run another one: the first word behind their options says more."""

DEFAULT_AGENT = ("pi", "--mode", "rpc")
DEMO_AGENT = (sys.executable, "-m", "pi_rpc.demo_agent")


@dataclass(frozen=True, kw_only=True, slots=True)
class AgentCommand:
    """How an agent is started.

    Attributes:
        argv: The command and its arguments.
        name: What the user calls it.
    """

    argv: tuple[str, ...]
    name: str


DEMO = AgentCommand(argv=DEMO_AGENT, name="demo agent")


@dataclass(frozen=True, kw_only=True, slots=True)
class Options:
    """What the user asked for.

    Attributes:
        agent: The agent to start; `None` when none was named and `pi` is not on PATH.
        cwd: The folder that the agent works in.
        tour: Folder for the screenshot of a tour that answers itself; `None` for a normal start.
    """

    agent: AgentCommand | None
    cwd: Path
    tour: Path | None


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line.

    Raises:
        SystemExit: With code 2 for a mistake, 0 after `--help` and `--version`.
    """
    parser = _parser()
    # argparse would take the first `--` for itself and mix up options of the agent with ours.
    own, separator, command = _split(arguments)
    chosen, others = parser.parse_known_args(own)
    if others:
        words = " ".join(others)
        parser.error(f"unknown: {words}. An agent's command is named like this: pi-desktop -- {words}")
    if separator and not command:
        parser.error("no command after --")
    if sum((chosen.demo, chosen.agent is not None, bool(command), chosen.scripted_tour is not None)) > 1:
        parser.error("choose one of --demo, --agent and -- COMMAND")
    if not chosen.cwd.is_dir():
        parser.error(f"no such folder: {chosen.cwd}")
    try:
        agent = _choose(chosen, command)
    except ValueError as error:
        parser.error(f"--agent: {error}")
    return Options(agent=agent, cwd=chosen.cwd.resolve(), tour=chosen.scripted_tour)


def searched_folders() -> list[str]:
    """The folders that were searched for `pi`."""
    return [folder for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if folder]


def _split(arguments: Sequence[str]) -> tuple[list[str], bool, list[str]]:
    if "--" not in arguments:
        return list(arguments), False, []
    at = list(arguments).index("--")
    return list(arguments[:at]), True, list(arguments[at + 1 :])


def _choose(chosen: argparse.Namespace, command: Sequence[str]) -> AgentCommand | None:
    if chosen.demo or chosen.scripted_tour is not None:
        return DEMO
    argv = tuple(command)
    if chosen.agent is not None:
        argv = tuple(shlex.split(chosen.agent, posix=os.name != "nt"))
        if not argv:
            raise ValueError("the command is empty")
    if not argv:
        return AgentCommand(argv=DEFAULT_AGENT, name="pi") if shutil.which(DEFAULT_AGENT[0]) else None
    return AgentCommand(argv=argv, name=_name(argv))


def _name(argv: Sequence[str]) -> str:
    """What a command is called: its program, or what an interpreter runs."""
    program = Path(argv[0]).name
    if program.removesuffix(".exe").rstrip("0123456789.") not in INTERPRETERS:
        return program
    words = [word for word in argv[1:] if not word.startswith("-")]
    return Path(words[0]).name if words else program


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pi-desktop",
        usage="pi-desktop [--demo | --agent 'COMMAND …' | -- COMMAND ARG…] [--cwd DIR]",
        description="A native window for coding agents that speak Pi's RPC protocol.",
        epilog="Without an agent, `pi --mode rpc` is started.",
    )
    parser.add_argument("--demo", action="store_true", help="talk to the built-in demo agent")
    parser.add_argument("--agent", metavar="'COMMAND …'", help="the agent's command line, quoted as in a shell")
    parser.add_argument("--cwd", type=Path, default=Path(), metavar="DIR", help="folder that the agent works in")
    parser.add_argument(
        "--scripted-tour",
        type=Path,
        metavar="DIR",
        help="play the demo's tour with scripted answers, print what was exchanged, leave a screenshot in DIR",
    )
    parser.add_argument("--version", action=_ShowVersion, nargs=0, help="show the version and exit")
    return parser


class _ShowVersion(argparse.Action):
    """Looks the version up only when it is asked for: that takes 20 ms, a tenth of the whole start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"pi-desktop {version('pi-desktop')}")
        parser.exit()
