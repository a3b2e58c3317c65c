"""The demo agent's tour, played without a user: answers are given through the widgets, as a hand would.

A check of the whole path on a machine without a display. Prints every UI request and answer, and leaves pictures.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from pi_desktop.arguments import Options
from pi_desktop.controller import Controller
from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.editor import EditorDialog
from pi_desktop.dialogs.input import InputDialog
from pi_desktop.dialogs.select import SelectDialog
from pi_desktop.main_window import MainWindow
from pi_protocol import EXTENSION_UI_REQUESTS, DialogRequest, ExtensionUIResponse, OneWayRequest, encode
from pi_rpc import ExtensionUI

TOUR_TIMEOUT_S = 90.0
"""Seconds for the whole tour; it takes about fifteen, as it lets a person read."""

LOOK_EVERY_S = 0.02
"""Seconds between looks at the window."""

SETTLE_S = 0.3
"""Seconds for the last widgets to be laid out before the picture."""


class TourFailed(Exception):
    """The tour did not go through."""


class _PrintingUI:
    """Stands between the runtime and the presenter and prints what passes."""

    def __init__(self, inner: ExtensionUI) -> None:
        self._inner = inner
        self.seen: set[str] = set()

    async def present(self, request: DialogRequest, deadline: float | None) -> ExtensionUIResponse:
        self._print("»", encode(request))
        self.seen.add(request.method)
        answer = await self._inner.present(request, deadline)
        self._print("«", encode(answer))
        return answer

    def show(self, request: OneWayRequest) -> None:
        self._print("»", encode(request))
        self.seen.add(request.method)
        self._inner.show(request)

    def _print(self, direction: str, line: bytes) -> None:
        print(direction, line.decode().rstrip(), flush=True)


async def play_tour(window: MainWindow, options: Options, stop: asyncio.Event) -> int:
    """Play the tour; the result is 0 when all nine methods were seen and every dialog was answered."""
    assert options.tour is not None
    try:
        options.tour.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"There is no place for the pictures: {error}", flush=True)
        return 1
    uis: list[_PrintingUI] = []

    def wrap(inner: ExtensionUI) -> ExtensionUI:
        uis.append(_PrintingUI(inner))
        return uis[-1]

    controller = Controller(window, options.agent, options.cwd, wrap)
    controller.start()
    try:
        async with asyncio.timeout(TOUR_TIMEOUT_S):
            await controller.ready.wait()
            await _take_tour(window, uis[0].seen, options.tour, stop)
    except (TimeoutError, TourFailed) as error:
        missing = ", ".join(sorted(EXTENSION_UI_REQUESTS.keys() - uis[0].seen)) or "none"
        print(f"The tour failed: {str(error) or 'it took too long'}. Methods not seen: {missing}.", flush=True)
        return 1
    finally:
        await controller.close()
    print(f"All {len(uis[0].seen)} methods were seen: {', '.join(sorted(uis[0].seen))}.")
    print(f"Screenshot: {options.tour / 'tour.png'}", flush=True)
    return 0


async def _take_tour(window: MainWindow, seen: set[str], folder: Path, stop: asyncio.Event) -> None:
    prompt = _child(window, QPlainTextEdit, "prompt")
    QTest.keyClicks(prompt, "/tour")
    QTest.mouseClick(_child(window, QPushButton, "send"), Qt.MouseButton.LeftButton)
    answered: list[QuestionDialog] = []
    while len(seen) < len(EXTENSION_UI_REQUESTS) or window.status_bar.run_state() != "Idle":
        if stop.is_set():
            raise TourFailed("it was interrupted")
        for dialog in window.findChildren(QuestionDialog):
            if dialog.isVisible() and dialog.is_armed() and dialog not in answered:
                _save(window, folder / f"{_kind(dialog)}.png")
                answered.append(dialog)
                _answer(dialog)
        await asyncio.sleep(LOOK_EVERY_S)
    await asyncio.sleep(SETTLE_S)
    _save(window, folder / "tour.png")


def _answer(dialog: QuestionDialog) -> None:
    match dialog:
        case SelectDialog():
            QTest.keyClick(_focus(dialog), Qt.Key.Key_2)
            QTest.keyClick(_focus(dialog), Qt.Key.Key_Return)
        case ConfirmDialog():
            QTest.keyClick(dialog, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier)
        case InputDialog():
            QTest.keyClicks(_focus(dialog), "Ada")
            QTest.keyClick(_focus(dialog), Qt.Key.Key_Return)
        case EditorDialog():
            QTest.keyClick(_focus(dialog), Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClicks(_focus(dialog), "- filter paper")
            QTest.keyClick(_focus(dialog), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def _focus(dialog: QuestionDialog) -> QWidget:
    return dialog.focusWidget() or dialog


def _kind(dialog: QuestionDialog) -> str:
    return type(dialog).__name__.removesuffix("Dialog").lower()


def _child(window: MainWindow, kind: type[QWidget], name: str) -> QWidget:
    child = window.findChild(kind, name)
    if not isinstance(child, QWidget):
        raise TourFailed(f"there is no {name}")
    return child


def _save(window: MainWindow, path: Path) -> None:
    """Save the window with its dialogs where they stand, as a screen would show them."""
    picture = QPixmap(window.grab())
    painter = QPainter(picture)
    for dialog in window.findChildren(QuestionDialog):
        if dialog.isVisible():
            painter.drawPixmap(dialog.frameGeometry().topLeft() - window.frameGeometry().topLeft(), dialog.grab())
    painter.end()
    if not picture.save(str(path)):
        raise TourFailed(f"{path} cannot be written")
