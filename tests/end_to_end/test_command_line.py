"""The program's command line: what it answers, and what it says when it cannot start."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import pytest

from end_to_end.program import environment, run
from pi_desktop import __main__ as entry

LOADED = """
import sys
from pi_desktop.__main__ import main
try:
    main(sys.argv[1:])
except SystemExit as end:
    print("code", end.code)
print(sorted({"PySide6", "shiboken6", "qasync", "pi_protocol", "importlib.metadata"} & sys.modules.keys()))
"""


@pytest.mark.parametrize(
    ("argument", "said", "loaded"),
    [
        ("--help", "--demo", "[]"),
        ("--version", f"pi-desktop {version('pi-desktop')}", "['importlib.metadata']"),
    ],
)
def test_help_and_version_answer_without_qt(tmp_path: Path, argument: str, said: str, loaded: str) -> None:
    command = [sys.executable, "-c", LOADED, argument]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, timeout=60)
    assert said in done.stdout
    assert done.stdout.splitlines()[-2:] == ["code 0", loaded]
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--nonsense"], "--nonsense"),
        (["--demo", "--agent", "x"], "choose one"),
        (["--demo", "--", "x"], "choose one"),
        (["--"], "no command after --"),
        (["--agent", "'open"], "--agent"),
        (["--agent", ""], "empty"),
        (["--cwd", "/no/such/folder", "--demo"], "/no/such/folder"),
    ],
)
def test_a_mistake_is_said_in_a_line_and_is_code_2(tmp_path: Path, arguments: list[str], reason: str) -> None:
    done = run(arguments, tmp_path)
    assert done.returncode == 2
    assert reason in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize(
    "more",
    [
        {"QT_QPA_PLATFORM": ""},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "wayland"},
        {"QT_QPA_PLATFORM": "", "DISPLAY": ":9987"},
        {"QT_QPA_PLATFORM": "", "DISPLAY": "localhost:9987.0"},
        {"QT_QPA_PLATFORM": "", "DISPLAY": "no-such-host.invalid:0"},
        {"QT_QPA_PLATFORM": "xcb", "DISPLAY": "unix:9987"},
        {"QT_QPA_PLATFORM": "", "WAYLAND_DISPLAY": "wayland-9987"},
        {"QT_QPA_PLATFORM": "", "WAYLAND_DISPLAY": "/no/such/socket", "DISPLAY": ":9987"},
        {"QT_QPA_PLATFORM": "", "DISPLAY": "nonsense"},
    ],
)
def test_without_a_display_that_answers_the_program_says_so(tmp_path: Path, more: dict[str, str]) -> None:
    done = run(["--demo"], tmp_path, **more)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "display" in done.stderr
    assert "QT_QPA_PLATFORM=offscreen" in done.stderr
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        assert more.get(name, "") in done.stderr


class Version(NamedTuple):
    major: int
    minor: int


@pytest.mark.parametrize(
    ("python", "pyside", "crashes"),
    [
        (Version(3, 11), (6, 12, 0), True),
        (Version(3, 11), (6, 13, 1), True),
        (Version(3, 11), (6, 11, 3), False),
        (Version(3, 12), (6, 12, 0), False),
        (Version(3, 13), (6, 12, 1), False),
    ],
)
def test_a_pyside_that_crashes_on_this_python_is_refused(
    monkeypatch: pytest.MonkeyPatch, python: Version, pyside: tuple[int, int, int], crashes: bool
) -> None:
    import PySide6

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(sys, "version_info", python)
    monkeypatch.setattr(PySide6, "__version_info__", pyside)
    monkeypatch.setattr(PySide6, "__version__", ".".join(map(str, pyside)))
    problem = entry.find_problem()
    monkeypatch.undo()
    assert bool(problem) is crashes
    if problem:
        assert "PySide6 6.1" in problem
        assert "Python 3.11" in problem
        assert "pip install" in problem


def test_without_pyside_the_program_says_how_to_get_it(tmp_path: Path) -> None:
    code = "import sys; sys.modules['PySide6'] = None\nfrom pi_desktop.__main__ import main\nsys.exit(main(['--demo']))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "pip install" in done.stderr
    assert len(done.stderr.splitlines()) == 1
