"""How long the program takes to show its window, against the least that any such program does.

Both are started by turns, so that whatever else the machine does meets both. The agent is not waited for; the time
until it has answered stands beside. Knows the programs only by the marks that they print to stderr.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

EMPTY_WINDOW = [sys.executable, str(Path(__file__).with_name("benchmark_empty_window.py"))]
APP = [sys.executable, "-m", "pi_desktop", "--demo"]

LIMIT = 2.0
"""The program's first paint may take this many times as long as the empty window's."""
RUN_TIMEOUT_S = 60.0
"""Seconds; a start takes less than one, on a busy machine a few."""

Marks = dict[str, float]
"""Name of a mark → milliseconds since the process was started."""


class MarkMissing(Exception):
    """A program ended, or did not end, without the mark that was waited for."""


def run(runs: int) -> int:
    """Measure and print; the result is 1 when the program is slower than `LIMIT`, 2 when it could not be measured."""
    with tempfile.TemporaryDirectory() as home:
        environment = environment_of_runs(home)
        try:
            start(EMPTY_WINDOW, environment, "first-paint")  # not counted: they fill the caches
            start(APP, environment, "ready")
            pairs = [
                (start(EMPTY_WINDOW, environment, "first-paint"), start(APP, environment, "ready")) for _ in range(runs)
            ]
        except MarkMissing as error:
            print(error, file=sys.stderr)
            return 2
    empty = [of_empty["first-paint"] for of_empty, _ in pairs]
    paint = [of_app["first-paint"] for _, of_app in pairs]
    ready = [of_app["ready"] for _, of_app in pairs]
    ratio = statistics.median(paint) / statistics.median(empty)
    print(
        f"Python {platform.python_version()}, PySide6 {version('PySide6-Essentials')}, "
        f"{environment.get('QT_QPA_PLATFORM', 'default platform')}, {runs} runs of each, alternating; "
        "milliseconds since process start"
    )
    print(f"{'':32}{'median':>8}{'least':>8}{'most':>8}")
    print(row("empty window, first paint", empty))
    print(row("pi-desktop, first paint", paint) + f"   {ratio:.2f} × the empty window, limit {LIMIT}")
    print(row("pi-desktop, agent's first answer", ready))
    return int(ratio > LIMIT)


def environment_of_runs(home: str) -> dict[str, str]:
    """The environment of both programs: marks wanted, bytecode cached, no saved state of the user's."""
    environment = {**os.environ, "PI_DESKTOP_MARKS": "exit", "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode cached
    if sys.platform == "linux" and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    return environment


def start(command: list[str], environment: dict[str, str], last: str) -> Marks:
    """Run a program to its end.

    Args:
        command: The program, which ends by itself after its last mark.
        environment: Its environment.
        last: Name of that mark.

    Raises:
        MarkMissing: When it failed, or took longer than `RUN_TIMEOUT_S`.
    """
    began = time.monotonic_ns()
    try:
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=RUN_TIMEOUT_S
        )
    except subprocess.TimeoutExpired as error:
        said = (error.stderr or b"").decode("utf-8", "replace")  # bytes, whatever was asked for
        raise MarkMissing(f"{' '.join(command)}: still running after {RUN_TIMEOUT_S} s\n{said}") from None
    marks = read_marks(done.stderr, began)
    if done.returncode or last not in marks:
        raise MarkMissing(f"{' '.join(command)}: exit code {done.returncode}, no mark {last}\n{done.stderr}")
    return marks


def read_marks(text: str, began: int) -> Marks:
    """Find the lines `mark NAME NANOSECONDS` of the monotonic clock, which is the same in all processes."""
    words = [line.split() for line in text.splitlines() if line.startswith("mark ")]
    return {name: (int(at) - began) / 1e6 for _, name, at in words}


def row(name: str, times: list[float]) -> str:
    """A line of the table."""
    return f"{name:32}{statistics.median(times):8.0f}{min(times):8.0f}{max(times):8.0f}"
