"""When the window was painted, and when the agent was ready: for the program itself and for benchmarks.

`PI_DESKTOP_MARKS=1` prints both to stderr, in nanoseconds of the monotonic clock; `PI_DESKTOP_MARKS=exit` also ends
the program once the agent is ready.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

VARIABLE = "PI_DESKTOP_MARKS"

FIRST_PAINT_TIMEOUT_S = 1.0
"""Seconds; a window on another desktop or a minimised one may not be painted for long."""


class _PaintWatch(QObject):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.painted = asyncio.Event()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted.set()
        return False


async def first_paint(window: QWidget) -> None:
    """Wait until a window has been painted once, a second at most."""
    watch = _PaintWatch(window)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FIRST_PAINT_TIMEOUT_S):
            await watch.painted.wait()
    window.removeEventFilter(watch)
    watch.deleteLater()
    mark("first-paint")


def mark(name: str) -> bool:
    """Print a mark if that is wanted; tell whether the program should end after the last one."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted:
        print(f"mark {name} {time.monotonic_ns()}", file=sys.stderr, flush=True)
    return wanted == "exit"
