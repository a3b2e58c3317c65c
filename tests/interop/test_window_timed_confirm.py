"""Questions of the real pi that end by themselves."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from interop.pi_case import MakeCase
from interop.pi_window import ALT, choose, idle, notices, pi_window, press, question, send, told
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.select import SelectDialog
from scripted import until
from window_rig import countdown_text

TIMED = ["timed-confirm.ts"]
TIMEOUT_S = 5.0
"""What `/timed` gives."""


async def test_a_timed_question_that_is_answered_in_time(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=TIMED) as case, pi_window(case) as rig:
        send(rig, "/timed")
        dialog = await question(rig, ConfirmDialog, "Timed Confirmation")
        assert countdown_text(dialog)
        press(dialog, Qt.Key.Key_Y, ALT)
        await told(rig, "Confirmed by user!")
        send(rig, "/timed")
        press(await question(rig, ConfirmDialog), Qt.Key.Key_N, ALT)
        await told(rig, "Cancelled or timed out")
        send(rig, "/timed-select")
        choose(await question(rig, SelectDialog, "Pick an option"), 2)
        await told(rig, "Selected: Option B")
        await idle(rig)


async def test_q03_a_timed_question_that_is_not_answered(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=TIMED) as case, pi_window(case) as rig:
        send(rig, "/timed")
        await question(rig, ConfirmDialog)
        shown = time.monotonic()
        await until(lambda: not rig.dialogs())
        assert abs(time.monotonic() - shown - TIMEOUT_S) < 2
        assert "Timed out; the agent used its default: Timed Confirmation" in rig.text()
        await told(rig, "Cancelled or timed out")
        await idle(rig)
        assert notices(rig) == ["Cancelled or timed out"]
