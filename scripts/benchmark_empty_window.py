"""The least that a program of this kind does: an empty main window under `qasync.run`. Baseline of the start."""

from __future__ import annotations

import asyncio
import sys
import time

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow

# isort: split
import qasync  # after PySide6: it takes the binding that is loaded already


class EmptyWindow(QMainWindow):
    """Says when it was painted.

    Attributes:
        painted: Set by the first paint.
    """

    def __init__(self) -> None:
        super().__init__()
        self.painted = asyncio.Event()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing, and say so."""
        super().paintEvent(event)
        self.painted.set()


async def main() -> None:
    """Show the window, wait for its first paint and print the mark."""
    window = EmptyWindow()
    window.show()
    await window.painted.wait()
    print(f"mark first-paint {time.monotonic_ns()}", file=sys.stderr, flush=True)
    window.close()


if __name__ == "__main__":
    application = QApplication(sys.argv)
    application.setQuitOnLastWindowClosed(False)
    qasync.run(main())
