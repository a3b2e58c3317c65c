"""Runs the checks of `test` one after another, shows their output as it comes, and sums up at the end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from dev_system import ROOT

STEP_TIMEOUT_S = 900.0
"""Seconds for one check: the whole run has to end within this on a slow machine, so a single check hangs."""

PIPE_GRACE_S = 2.0
"""Seconds to wait for the rest of a check's output once it has ended: a process it left may hold the pipe open."""

TIMEOUT_CODE = 124
"""Exit code of a check that was ended for taking too long, as `timeout` gives it."""

TAIL_BYTES = 4096
"""The end of a check's output that is kept: pytest's closing line is in it."""

CLOSING_LINE = re.compile(r"=+ .*\b(passed|failed|skipped|errors?|no tests ran|deselected)\b.* =+")
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Step:
    """One check: what it is called and the command that runs it."""

    name: str
    argv: tuple[str | Path, ...]


@dataclass(frozen=True)
class Result:
    """How a check ended: its exit code, its duration in seconds and the end of its output."""

    name: str
    code: int
    seconds: float
    tail: str = ""

    @property
    def closing_line(self) -> str:
        """Pytest's last line, such as `=== 3 passed in 0.1s ===`, without colours; empty for other checks."""
        lines = [line for line in _COLOURS.sub("", self.tail).splitlines() if CLOSING_LINE.fullmatch(line.strip())]
        return lines[-1].strip() if lines else ""


def run_steps(steps: Iterable[Step], env: Mapping[str, str]) -> int:
    """Run all checks, also after a failed one, and print the summary; returns 0 only if all passed."""
    results = [_run(step, env) for step in steps]
    print("\n" + summary(results), flush=True)
    return 0 if all(result.code == 0 for result in results) else 1


def summary(results: Sequence[Result]) -> str:
    """Return the table of results; the closing line of the last pytest run, as pytest prints it, ends it."""
    width = max(len(result.name) for result in results)
    lines = ["Summary"]
    for result in results:
        state = "ok" if result.code == 0 else "FAILED"
        counts = result.closing_line.strip("= ")
        line = f"  {state:<6}  {result.name:<{width}}  {result.seconds:6.1f} s  {counts}"
        lines.append(line.rstrip() + (f"  (no end after {STEP_TIMEOUT_S:.0f} s)" * (result.code == TIMEOUT_CODE)))
    failed = [result.name for result in results if result.code != 0]
    lines.append(f"Failed: {', '.join(failed)}" if failed else "Everything passed.")
    closing = [result.closing_line for result in results if result.closing_line]
    return "\n".join([*lines, *closing[-1:]])


def _run(step: Step, env: Mapping[str, str]) -> Result:
    print(f"\n--- {step.name}", flush=True)
    started = time.monotonic()
    colour = {"FORCE_COLOR": "1"} if sys.stdout.isatty() and "NO_COLOR" not in os.environ else {}
    process = subprocess.Popen(
        [str(word) for word in step.argv],
        cwd=ROOT,
        env={**env, **colour},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        bufsize=0,
    )
    assert process.stdout is not None
    tail = bytearray()
    pump = threading.Thread(target=_copy, args=(process.stdout, tail), daemon=True)
    pump.start()
    try:
        code = process.wait(STEP_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        code = TIMEOUT_CODE
    pump.join(PIPE_GRACE_S)
    seconds = time.monotonic() - started
    print(f"--- {step.name}: {'ok' if code == 0 else f'FAILED (exit code {code})'}, {seconds:.1f} s", flush=True)
    return Result(step.name, code, seconds, bytes(tail).decode(errors="replace"))


def _copy(source: IO[bytes], tail: bytearray) -> None:
    with source:
        while chunk := source.read(65536):
            sys.stdout.buffer.write(chunk)
            sys.stdout.buffer.flush()
            tail += chunk
            del tail[:-TAIL_BYTES]
