"""The real pi behind the real window, for tests: opens both, and does to the widgets what a user does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton

from interop.pi_case import PiCase
from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.select import SelectDialog
from scripted import until
from window_rig import DialogT, WindowRig, open_window

PI_WAIT_S = 20.0
"""Seconds that pi may take for a step on a busy machine; it starts in one."""

ECHO = Path(__file__).parent / "echo.ts"
"""An extension that tells what reached it."""

NONE = Qt.KeyboardModifier.NoModifier
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@asynccontextmanager
async def pi_window(case: PiCase) -> AsyncIterator[WindowRig]:
    """Open a window with pi behind it and wait until it can be used."""
    environment = [f"{name}={value}" for name, value in case.env.items()]
    async with open_window(["env", "-i", *environment, *case.argv], case.cwd) as rig:
        await until(rig.controller.ready.is_set, PI_WAIT_S)
        assert rig.run_state() == "Idle"
        yield rig


def send(rig: WindowRig, text: str) -> None:
    """Type a prompt and press Enter."""
    prompt = rig.child(QPlainTextEdit, "prompt")
    QTest.keyClicks(prompt, text)
    QTest.keyClick(prompt, Qt.Key.Key_Return)


async def question(rig: WindowRig, kind: type[DialogT], title: str = "") -> DialogT:
    """Wait until a question can be answered."""
    dialog = await rig.dialog(kind, title)
    await until(dialog.is_armed)
    return dialog


def press(dialog: QuestionDialog, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the dialog has the focus."""
    QTest.keyClick(dialog.focusWidget() or dialog, key, modifier)


def paste(dialog: QuestionDialog, text: str) -> None:
    """Paste a text where the dialog has the focus; QTest cannot type what is not ASCII."""
    QApplication.clipboard().setText(text)
    press(dialog, Qt.Key.Key_V, CONTROL)


def click(parent: Any, name: str) -> None:
    """Click a button by its object name."""
    button = parent.findChild(QPushButton, name)
    assert isinstance(button, QPushButton), name
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(dialog: SelectDialog, option: int) -> None:
    """Choose the option with this number, and confirm by a click."""
    press(dialog, Qt.Key(Qt.Key.Key_0 + option))
    click(dialog, "accept")


def notices(rig: WindowRig) -> list[str]:
    """The texts of all notifications so far."""
    return [text for _kind, _title, text in rig.window.notifications.history()]


async def told(rig: WindowRig, text: str) -> None:
    """Wait until an extension has notified exactly this."""
    await until(lambda: text in notices(rig), PI_WAIT_S)


async def idle(rig: WindowRig) -> None:
    """Wait until nothing runs."""
    await until(lambda: rig.run_state() == "Idle", PI_WAIT_S)
