"""What `demo`, `test` and `setup` do, each from a bare clone to its exit code."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from dev_environment import PARTS, Environment
from dev_pythons import find_python, this_python
from dev_qt import displays, ensure_qt_can_start
from dev_steps import TIMEOUT_CODE, Step, run_steps
from dev_system import ROOT, CannotContinueError

TOUR_TIMEOUT_S = 180.0
"""Seconds for the scripted tour: it takes a few, on a slow machine some more; longer means that it hangs."""

TOUR_FOLDER = ROOT / "output"
"""Where the scripted tour leaves its screenshot; ignored by git."""

SECOND_PYTHON = "3.13"
"""The Python that `test --all-pythons` runs pytest on beside the one of `.venv`."""


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code; 2 says that the user has to do something first."""
    own, rest = _split(arguments)
    options, unknown = _parser().parse_known_args(own)
    if unknown and options.command != "test":
        _parser().error(f"unknown arguments: {' '.join(unknown)} (arguments for the program go after `--`)")
    try:
        if options.command == "setup":
            return setup()
        if options.command == "demo":
            return demo(rest, offscreen=options.offscreen)
        return test([*unknown, *rest], all_pythons=options.all_pythons)
    except CannotContinueError as error:
        print(f"\n{error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def setup() -> int:
    """Prepare what `demo` and `test` need, so that both start at once."""
    environment = _prepare(PARTS, displays())
    print(f"Ready: {environment.python}")
    return 0


def demo(arguments: Sequence[str], *, offscreen: bool) -> int:
    """Open the window with the demo agent; without a display play its tour with scripted answers."""
    platforms = [] if offscreen else displays()
    environment = _prepare(["desktop"], platforms)
    program = [str(environment.python), "-m", "pi_desktop"]
    if platforms:
        return _become([*program, "--demo", *arguments], os.environ)
    TOUR_FOLDER.mkdir(exist_ok=True)
    command = [*program, "--scripted-tour", str(TOUR_FOLDER), *arguments]
    try:
        ended = subprocess.run(command, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, timeout=TOUR_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        print(f"The tour did not end within {TOUR_TIMEOUT_S:.0f} s.", file=sys.stderr)
        return TIMEOUT_CODE
    return _exit_code(ended.returncode)


def test(arguments: Sequence[str], *, all_pythons: bool) -> int:
    """Run every check, or with arguments only pytest with them."""
    environment = _prepare(PARTS, [])
    env = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    if arguments:
        if not Path.cwd().is_relative_to(ROOT):
            os.chdir(ROOT)
        return _become([str(environment.python), "-m", "pytest", *arguments], env)
    last = Step(f"pytest (Python {environment.base.version})", (environment.python, "-m", "pytest"))
    others = _pytest_on_second_python(environment) if all_pythons else []
    return run_steps([*_checks(environment.python), *others, last], env)


def _prepare(parts: Sequence[str], platforms: Sequence[str]) -> Environment:
    environment = Environment(ROOT / ".venv", this_python())
    environment.ensure(parts)
    ensure_qt_can_start(environment.folder, platforms)
    return environment


def _checks(python: Path) -> list[Step]:
    # import-linter has no `-m` entry, and its script's first line breaks when the folder is moved.
    lint_imports = "from importlinter.cli import lint_imports_command as run; run()"
    return [
        Step("generate.py --check", (python, "scripts/generate.py", "--check")),
        Step("ruff check", (python, "-m", "ruff", "check")),
        Step("ruff format --check", (python, "-m", "ruff", "format", "--check")),
        Step("mypy --strict", (python, "-m", "mypy")),
        Step("lint-imports", (python, "-c", lint_imports)),
    ]


def _pytest_on_second_python(first: Environment) -> list[Step]:
    if first.base.version == SECOND_PYTHON:
        return []
    found = find_python(SECOND_PYTHON)
    if found is None:
        print(f"Python {SECOND_PYTHON} is not here: the tests run on {first.base.version} only.")
        return []
    second = Environment(ROOT / f".venv-{SECOND_PYTHON}", found)
    second.ensure(PARTS)
    ensure_qt_can_start(second.folder, [])
    return [Step(f"pytest (Python {SECOND_PYTHON})", (second.python, "-m", "pytest"))]


def _become(command: Sequence[str], env: Mapping[str, str]) -> int:
    """Hand the terminal over to a program: its keys, its signals and its exit code are its own."""
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], list(command), dict(env))
    # On Windows exec returns to the shell at once.
    return subprocess.call(list(command), env=dict(env))


def _exit_code(code: int) -> int:
    # A shell's way to tell that a signal ended the program.
    return 128 - code if code < 0 else code


def _split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    words = list(arguments)
    if "--" not in words:
        return words, []
    at = words.index("--")
    return words[:at], words[at + 1 :]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py", description="Runs Pi Desktop or its tests from a fresh clone; makes .venv by itself."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("setup", help="prepare .venv for both commands", allow_abbrev=False)
    demo_parser = commands.add_parser(
        "demo",
        help="the window with the demo agent; without a display a scripted tour",
        usage="dev.py demo [--offscreen] [-- ARGUMENT...]",
        allow_abbrev=False,
    )
    demo_parser.add_argument(
        "--offscreen", action="store_true", help="play the scripted tour even if there is a display"
    )
    test_parser = commands.add_parser(
        "test",
        help="every check; with arguments only pytest with them",
        usage="dev.py test [--all-pythons] [PYTEST ARGUMENT...]",
        allow_abbrev=False,
    )
    test_parser.add_argument("--all-pythons", action="store_true", help=f"run pytest on Python {SECOND_PYTHON} too")
    return parser
