"""The running program: one Qt application, one event loop, one window, and an orderly end.

Owns start and stop. Everything that ends the program, a closed window, Quit, Ctrl-C, a session's end, sets one event.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QApplication

# isort: split
import qasync  # after PySide6: it takes the binding that is loaded already

from pi_desktop.arguments import Options
from pi_desktop.clipboard import let_go_of_clipboard
from pi_desktop.main_window import MainWindow
from pi_desktop.marks import first_paint
from pi_desktop.qt_messages import without_offscreen_noise
from pi_desktop.saved_state import SavedState

COLLECT_EVERY_MS = 1000
"""Milliseconds between garbage collections; one takes about 10 ms."""

MOST_SIGNALS = 4096
"""Signals taken at once, one byte each; all mean the same."""


class Application(QApplication):
    """The Qt application.

    Signals:
        quit_requested: The desktop or a menu wants the program to end.
    """

    quit_requested = Signal()

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.may_quit = False
        self.setApplicationName("Pi Desktop")
        self.setOrganizationName("Pi Desktop")
        self.setDesktopFileName("pi-desktop")
        self.setQuitOnLastWindowClosed(False)

    def event(self, event: QEvent) -> bool:
        """Turn Qt's own Quit into a wish: the agent has to be ended first."""
        if event.type() == QEvent.Type.Quit and not self.may_quit:
            event.ignore()
            self.quit_requested.emit()
            return True
        return super().event(event)


def run(options: Options) -> int:
    """Run the program until it is told to end; the result is its exit code."""
    application = Application(sys.argv[:1])
    collect_garbage_here(application)
    try:
        with without_offscreen_noise():
            result: int = qasync.run(_main(application, options))
        return result
    finally:
        let_go_of_clipboard()
        application.may_quit = True


def collect_garbage_here(application: QApplication) -> None:
    """Collect cycles on this thread only: a QObject that another thread frees crashes Qt."""
    gc.collect()
    gc.freeze()
    gc.disable()
    timer = QTimer(application)
    timer.timeout.connect(gc.collect)
    timer.start(COLLECT_EVERY_MS)


async def _main(application: Application, options: Options) -> int:
    stop = asyncio.Event()
    window = MainWindow()
    window.close_requested.connect(stop.set)
    application.quit_requested.connect(stop.set)
    # The tour is nobody's work: it finds nothing and leaves nothing.
    saved = SavedState(options) if options.tour is None else None
    if saved is not None:
        saved.restore(window)
    with _signals(stop):
        window.show()
        await first_paint(window)
        # Loaded behind the first picture: the protocol's types take a tenth of a second.
        from pi_desktop.run import run_agent

        code = await run_agent(window, options, stop)
        if saved is not None:
            saved.save(window)
    window.may_close = True
    window.close()
    window.deleteLater()
    return code


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Iterator[None]:
    """Let the signals that end a program set an event; once it ends, more of them do nothing."""
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":  # Not run there yet. The timer of the garbage collection lets Python see the signal.
        previous = signal.signal(signal.SIGINT, lambda *_: stop.set())
        yield
        signal.signal(signal.SIGINT, previous)
        return
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    # Not add_signal_handler: its end brings Python's own handler back, and a second Ctrl-C would be an exception
    # anywhere in the last steps, some of which are Qt's.
    arrived, write_end = socket.socketpair()
    for end in (arrived, write_end):
        end.setblocking(False)
    for number in numbers:
        signal.signal(number, lambda *_: None)
    signal.set_wakeup_fd(write_end.fileno(), warn_on_full_buffer=False)
    loop.add_reader(arrived.fileno(), _take_signals, arrived, stop)
    try:
        yield
    finally:
        for number in numbers:
            signal.signal(number, signal.SIG_IGN)
        signal.set_wakeup_fd(-1)
        loop.remove_reader(arrived.fileno())
        arrived.close()
        write_end.close()


def _take_signals(arrived: socket.socket, stop: asyncio.Event) -> None:
    arrived.recv(MOST_SIGNALS)
    stop.set()
