"""Displays that answer and displays that do not, by the names that users give them."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from end_to_end.program import started
from pi_desktop.display import X_PORT, find_display_problem

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")

NUMBER = 100_000 + os.getpid()
"""A display number that nobody uses, no other run of these tests either."""


@pytest.fixture
def x_server() -> Iterator[str]:
    """Something that listens where X server `NUMBER` would."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(f"\0/tmp/.X11-unix/X{NUMBER}")
        listening.listen()
        yield f":{NUMBER}"


@pytest.mark.parametrize("name", ["{0}", "{0}.0", "unix{0}"])
@pytest.mark.parametrize("platform", ["", "xcb", "wayland;xcb"])
def test_a_server_on_this_machine_answers(x_server: str, name: str, platform: str) -> None:
    variables = {"DISPLAY": name.format(x_server), "QT_QPA_PLATFORM": platform}
    problem = find_display_problem(variables)
    assert (problem is None) is (platform != "wayland;xcb")


def test_a_server_elsewhere_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        number = listening.getsockname()[1] - X_PORT
        assert find_display_problem({"DISPLAY": f"127.0.0.1:{number}.0"}) is None
    assert "127.0.0.1" in str(find_display_problem({"DISPLAY": f"127.0.0.1:{number}.0"}))


def test_wayland_answers_by_name_and_by_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("w")
        listening.listen()
        for variables in ({"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": "."}, {"WAYLAND_DISPLAY": str(Path("./w"))}):
            assert find_display_problem(variables) is None
            assert find_display_problem(variables | {"QT_QPA_PLATFORM": "wayland"}) is None
            assert find_display_problem(variables | {"DISPLAY": ":9987"}) is None
            assert find_display_problem(variables | {"DISPLAY": ":9987", "QT_QPA_PLATFORM": "xcb"}) is not None


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=1x1", "eglfs"])
def test_platforms_without_a_display_need_none(platform: str) -> None:
    assert find_display_problem({"QT_QPA_PLATFORM": platform}) is None


@pytest.mark.parametrize("name", [":" + "9" * 30, "a:b:c", "\ud83d:0", "[::1]:99999"])
def test_strange_names_are_only_displays_that_do_not_answer(name: str) -> None:
    assert "no display answers" in str(find_display_problem({"DISPLAY": name}))


@pytest.mark.skipif(
    shutil.which("Xvfb") is None and not os.environ.get("PI_DESKTOP_REQUIRE_ALL"), reason="Xvfb is not installed"
)
def test_on_a_real_x_server_the_program_starts_and_ends_in_silence(tmp_path: Path) -> None:
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        try:
            os.close(write)
            with open(read) as numbers:
                display = f":{numbers.readline().strip()}"
            with started(["--demo"], tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY=display) as program:
                program.wait_for_mark("ready")
                assert program.end(signal.SIGTERM, 5) == 0
                assert program.errors() == ""
                assert program.others() == []
        finally:
            server.terminate()
