"""What type checkers know of the records: the samples beside this file, and a match over every union of the schema."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from codegen.schema import snake
from protocol.samples import DEFINITIONS, UNIONS, leaves

ROOT = Path(__file__).parents[2]
SAMPLES = ("typing_sample.py", "typing_commands.py")
SOURCES = [str(ROOT / "generated"), str(ROOT / "desktop")]
STRICT_PYRIGHT: dict[str, Any] = {
    "include": ["."],
    "extraPaths": SOURCES,
    "pythonVersion": "3.11",
    "typeCheckingMode": "strict",
    "reportUnnecessaryTypeIgnoreComment": True,
    # The last isinstance before an assert_never is unnecessary by intent.
    "reportUnnecessaryIsInstance": False,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with the samples alone, as a user of the package would have it."""
    folder = tmp_path_factory.mktemp("typing")
    for name in SAMPLES:
        shutil.copy(Path(__file__).with_name(name), folder)
    (folder / "unions.py").write_text(matches_over_unions(), encoding="utf-8")
    (folder / "pyrightconfig.json").write_text(json.dumps(STRICT_PYRIGHT), encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", [*SAMPLES, "unions.py"])
def test_mypy_narrows_unions_and_knows_what_commands_return(folder: Path, name: str) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--warn-unused-ignores", "--cache-dir", str(folder / "cache")]
    check([*command, name], folder, {"MYPYPATH": os.pathsep.join(SOURCES)})


def test_pyright_narrows_unions_and_knows_what_commands_return(folder: Path) -> None:
    check([sys.executable, "-m", "pyright", "-p", str(folder), "--pythonpath", sys.executable], folder, {})


def test_the_sample_of_commands_has_each_command() -> None:
    sample = Path(__file__).with_name("typing_commands.py").read_text(encoding="utf-8")
    for command in leaves("Command"):
        assert f"assert_type(await client.call({command}(" in sample


def check(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def matches_over_unions() -> str:
    """A module with a function for each union: it names every member, and nothing may be left then."""
    functions = [line for union in UNIONS for line in match_over(union)]
    head = ["from typing import Any, Literal, assert_never, assert_type", "from pi_protocol import *", ""]
    return "\n".join([*head, *functions, ""])


def match_over(union: str) -> list[str]:
    members = [member["$ref"].rpartition("/")[2] for member in DEFINITIONS[union]["oneOf"]]
    if DEFINITIONS[union].get("x-open"):
        members.append(f"Unknown{union}")
    lines = ["", f"def match_{snake(union)}(value: {union}) -> None:"]
    word = "if"
    for member in members:
        # A pattern takes classes only; a member that is a union is told by isinstance.
        lines += [f"    {word} isinstance(value, {member}):", *(f"        {line}" for line in known_of(member))]
        word = "elif"
    if not any(member in UNIONS for member in members):
        cases = [line for member in members for line in (f"        case {member}():", "            pass")]
        lines += ["    else:", "        assert_never(value)", "    match value:", *cases, "        case _:"]
        return [*lines, "            assert_never(value)"]
    return [*lines, "    else:", "        assert_never(value)"]


def known_of(member: str) -> list[str]:
    """What a type checker must know once a value is told to be this member."""
    if member in UNIONS:
        return [f"match_{snake(member)}(value)"]
    if member not in DEFINITIONS:
        return ["assert_type(value.extra, dict[str, Any] | None)"]
    constants = {wire: p["const"] for wire, p in DEFINITIONS[member]["properties"].items() if "const" in p}
    return [f"assert_type(value.{snake(wire)}, Literal[{constant!r}])" for wire, constant in constants.items()]
