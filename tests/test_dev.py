"""The pure parts of the development commands: stamp, package names, reading ldd, the summary of the checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev_commands
import dev_steps
from dev_environment import Environment, Stamp, parse_pip_version, read_stamp, stamp_key, write_stamp
from dev_pythons import Interpreter, find_python, this_python
from dev_qt import FONT, LIBRARIES, displays, parse_missing
from dev_steps import Result, Step, run_steps, summary
from dev_system import ROOT, Package, install_advice, package_names

GLIB = LIBRARIES["libglib-2.0.so.0"]
CURSOR = LIBRARIES["libxcb-cursor.so.0"]


def test_the_stamp_survives_the_disk(tmp_path: Path) -> None:
    stamp = Stamp("abc", frozenset({"desktop", "dev"}))
    write_stamp(tmp_path / "stamp", stamp)
    assert read_stamp(tmp_path / "stamp") == stamp


@pytest.mark.parametrize("text", ["", "{", "[]", '{"key": "abc"}', '{"key": "abc", "parts": 3}'])
def test_a_damaged_stamp_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "stamp").write_text(text, encoding="utf-8")
    assert read_stamp(tmp_path / "stamp") is None
    assert read_stamp(tmp_path / "missing") is None


def test_a_stamp_covers_only_its_key_and_its_parts() -> None:
    stamp = Stamp("abc", frozenset({"desktop"}))
    assert stamp.covers("abc", ["desktop"])
    assert not stamp.covers("abd", ["desktop"])
    assert not stamp.covers("abc", ["desktop", "dev"])


def test_the_key_changes_with_metadata_python_and_place() -> None:
    keys = {
        stamp_key(b"[project]", "3.11", "/a"),
        stamp_key(b"[project] ", "3.11", "/a"),
        stamp_key(b"[project]", "3.13", "/a"),
        stamp_key(b"[project]", "3.11", "/b"),
    }
    assert len(keys) == 4
    assert stamp_key(b"[project]", "3.11", "/a") in keys


def test_the_environment_has_its_python_where_the_system_puts_it() -> None:
    python = Environment(Path("venv"), Interpreter("python3", "3.11")).python
    assert python == Path("venv/Scripts/python.exe" if os.name == "nt" else "venv/bin/python")


@pytest.mark.parametrize(
    ("words", "version"),
    [("pip 23.0.1 from /x (python 3.11)", (23, 0)), ("pip 25.1 from", (25, 1)), ("", None), ("No module", None)],
)
def test_pip_version(words: str, version: tuple[int, int] | None) -> None:
    assert parse_pip_version(words) == version


def test_this_python_is_found_again() -> None:
    here = this_python()
    assert here.version == f"{sys.version_info.major}.{sys.version_info.minor}"
    assert subprocess.run([here.path, "-c", ""]).returncode == 0
    assert find_python("2.99") is None


def test_a_name_on_path_that_does_not_run_is_no_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shim = tmp_path / "python3.98"
    shim.write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert find_python("3.98") is None


def test_a_package_name_is_chosen_by_what_the_system_knows() -> None:
    assert package_names([GLIB], "apt", is_known=lambda name: True) == ["libglib2.0-0t64"]
    assert package_names([GLIB], "apt", is_known=lambda name: False) == ["libglib2.0-0"]


def test_package_names_are_sorted_and_each_named_once() -> None:
    packages = [CURSOR, LIBRARIES["libxcb-icccm.so.4"], FONT, CURSOR]
    assert package_names(packages, "apt") == ["fonts-dejavu-core", "libxcb-cursor0", "libxcb-icccm4"]
    assert package_names(packages, "dnf") == ["dejavu-sans-fonts", "xcb-util-cursor", "xcb-util-wm"]


def test_the_advice_is_a_command_to_copy() -> None:
    told = install_advice([CURSOR, FONT], "Qt misses two things", "apt", sudo=True)
    assert told.splitlines()[0] == "Qt misses two things."
    assert "  sudo apt-get install --no-install-recommends fonts-dejavu-core libxcb-cursor0" in told.splitlines()
    assert "  dnf install xcb-util-cursor" in install_advice([CURSOR], "x", "dnf", sudo=False).splitlines()
    assert (
        "  sudo pacman -S --needed xcb-util-cursor" in install_advice([CURSOR], "x", "pacman", sudo=True).splitlines()
    )
    assert "libxcb-cursor0" in install_advice([CURSOR], "x", None, sudo=True)


def test_every_library_has_a_name_in_each_package_system() -> None:
    for package in [*LIBRARIES.values(), FONT]:
        assert isinstance(package, Package)
        assert package.apt
        assert package.dnf
        assert package.pacman


def test_missing_libraries_are_read_from_ldd() -> None:
    output = (
        "libqxcb.so:\n"
        "\tlinux-vdso.so.1 (0x00007ffd)\n"
        "\tlibxcb-icccm.so.4 => not found\n"
        "\tlibX11.so.6 => /lib/x86_64-linux-gnu/libX11.so.6 (0x00007f)\n"
        "\tlibEGL.so.1 => not found\n"
        "libqoffscreen.so:\n"
        "\tlibEGL.so.1 => not found\n"
    )
    assert parse_missing(output) == ["libEGL.so.1", "libxcb-icccm.so.4"]
    assert parse_missing("") == []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
def test_the_displays_of_linux_are_those_of_its_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "")
    assert displays() == []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert displays() == ["xcb", "wayland"]


def test_the_summary_names_what_failed_and_ends_with_the_closing_line_of_pytest() -> None:
    coloured = "x\n\x1b[32m======= \x1b[32m\x1b[1m3 passed\x1b[0m\x1b[32m in 0.10s\x1b[0m\x1b[32m =======\x1b[0m\n"
    told = summary([Result("ruff", 0, 0.12), Result("mypy", 1, 12.34), Result("pytest", 0, 5.0, coloured)])
    assert told.splitlines() == [
        "Summary",
        "  ok      ruff       0.1 s",
        "  FAILED  mypy      12.3 s",
        "  ok      pytest     5.0 s  3 passed in 0.10s",
        "Failed: mypy",
        "======= 3 passed in 0.10s =======",
    ]


def test_the_summary_says_when_a_check_was_ended() -> None:
    told = summary([Result("mypy", dev_steps.TIMEOUT_CODE, 900.0)])
    assert "FAILED" in told
    assert "(no end after 900 s)" in told


def test_headings_of_pytest_are_no_closing_line() -> None:
    tail = "=== short test summary info ===\nFAILED a.py::test\n=== 1 failed, 2 passed in 3.00s (0:00:03) ===\nbye\n"
    assert Result("pytest", 1, 3.0, tail).closing_line == "=== 1 failed, 2 passed in 3.00s (0:00:03) ==="
    assert Result("ruff", 0, 0.1, "All checks passed!\n").closing_line == ""


def test_all_checks_run_after_a_failed_one(capfd: pytest.CaptureFixture[str]) -> None:
    steps = [
        Step("first", (sys.executable, "-c", "print('one'); raise SystemExit(3)")),
        Step("second", (sys.executable, "-c", "import os, sys; print(os.environ['WORD'], file=sys.stderr)")),
    ]
    assert run_steps(steps, {**os.environ, "WORD": "two"}) == 1
    out = capfd.readouterr().out
    assert "one\n--- first: FAILED (exit code 3)" in out
    assert "two\n--- second: ok" in out
    assert out.endswith("Failed: first\n")
    assert run_steps(steps[1:], {**os.environ, "WORD": "two"}) == 0


def test_a_check_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(dev_steps, "STEP_TIMEOUT_S", 0.2)
    step = Step("endless", (sys.executable, "-c", "import time; time.sleep(60)"))
    assert run_steps([step], os.environ) == 1
    assert f"FAILED (exit code {dev_steps.TIMEOUT_CODE})" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("line", "command", "rest", "flag"),
    [
        ("test", "test", [], False),
        ("test -k word --all-pythons", "test", ["-k", "word"], True),
        ("test tests/a.py -x -- --pdb", "test", ["tests/a.py", "-x", "--pdb"], False),
        ("demo", "demo", [], False),
        ("demo --offscreen -- --cwd x", "demo", ["--cwd", "x"], True),
    ],
)
def test_the_command_line(
    monkeypatch: pytest.MonkeyPatch, line: str, command: str, rest: list[str], flag: bool
) -> None:
    calls: list[tuple[str, list[str], bool]] = []

    def demo(arguments: list[str], *, offscreen: bool) -> int:
        calls.append(("demo", arguments, offscreen))
        return 7

    def test(arguments: list[str], *, all_pythons: bool) -> int:
        calls.append(("test", arguments, all_pythons))
        return 7

    monkeypatch.setattr(dev_commands, "demo", demo)
    monkeypatch.setattr(dev_commands, "test", test)
    assert dev_commands.run(line.split()) == 7
    assert calls == [(command, rest, flag)]


def test_an_unknown_argument_of_demo_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        dev_commands.run(["demo", "--offscren"])
    assert ended.value.code == 2
    assert "--offscren" in capsys.readouterr().err


def test_the_entry_is_readable_for_an_old_python() -> None:
    import ast

    for name in ("dev.py", "dev_pythons.py"):
        ast.parse((ROOT / "scripts" / name).read_text(encoding="utf-8"), feature_version=(3, 6))
