"""The desktop program as a child process, and everything that it and its agents leave behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

START_TIMEOUT_S = 30.0
"""Seconds until the agent is ready on a busy machine; half a second on an idle one."""

TRACE = "PI_DESKTOP_TEST_TRACE"
"""A variable with a value of its own for each run: whatever process has it, comes from that run."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment without a display in which nothing of the user's is read or written."""
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "PI_DESKTOP_MARKS")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    folders = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")}
    return {**kept, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONUNBUFFERED": "1", **more}


def run(
    arguments: Sequence[str], home: Path, *, python: Sequence[str] = (), **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    command = [sys.executable, *python, "-m", "pi_desktop", *arguments]
    return subprocess.run(
        command,
        env=environment(home, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=2 * START_TIMEOUT_S,
    )


class Program:
    """A running program.

    Attributes:
        process: Its process.
    """

    def __init__(self, command: Sequence[str], home: Path, more: Mapping[str, str]) -> None:
        self._trace = f"{TRACE}={uuid.uuid4()}"
        self._output, self._errors = home / "stdout.txt", home / "stderr.txt"
        marks = {TRACE: self._trace.removeprefix(f"{TRACE}="), "PI_DESKTOP_MARKS": "1"}
        # Files, not pipes: nobody has to read them while the program runs.
        with self._output.open("wb") as output, self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                command,
                env=environment(home, **marks, **more),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
                start_new_session=True,
            )

    def wait_for_mark(self, name: str) -> None:
        """Wait for `first-paint`, or for `ready`: the agent has answered."""
        self.wait(lambda: f"mark {name} " in self._errors.read_text())

    def wait(self, condition: Callable[[], object], seconds: float = START_TIMEOUT_S) -> None:
        """Wait for a condition, bounded."""
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, f"stdout: {self.output()}\nstderr: {self._errors.read_text()}"
            time.sleep(0.01)

    def end(self, number: signal.Signals, seconds: float) -> int:
        """Send a signal and return the exit code; fail when the end takes longer."""
        self.process.send_signal(number)
        return self.process.wait(seconds)

    def output(self) -> str:
        """What it has written to stdout."""
        return self._output.read_text()

    def errors(self) -> str:
        """What it has written to stderr, without the marks that the test asked for."""
        return "".join(line for line in self._errors.read_text().splitlines(True) if not line.startswith("mark "))

    def others(self) -> list[int]:
        """The processes that come from this run, without the program itself."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if self._trace.encode() in (folder / "environ").read_bytes().split(b"\0"):
                    found.append(int(folder.name))
        return [pid for pid in found if pid != self.process.pid]


@contextmanager
def started(
    arguments: Sequence[str], home: Path, *, program: Sequence[str] = ("-m", "pi_desktop"), **more: str
) -> Iterator[Program]:
    """Start the program; whatever of it is left at the end is killed.

    Args:
        arguments: Its command line.
        home: An empty folder, for everything that it reads and writes.
        program: What Python runs.
        more: More of its environment.
    """
    running = Program([sys.executable, *program, *arguments], home, more)
    try:
        yield running
    finally:
        for pid in [running.process.pid] * (running.process.poll() is None) + running.others():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        running.process.wait()
