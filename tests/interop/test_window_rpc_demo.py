"""The real pi with its own demo of all nine methods, behind the real window."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QPlainTextEdit

from interop.fake_model import CallTool, Say
from interop.pi_case import MakeCase
from interop.pi_window import (
    ALT,
    CONTROL,
    ECHO,
    PI_WAIT_S,
    choose,
    click,
    idle,
    notices,
    paste,
    pi_window,
    press,
    question,
    send,
    told,
)
from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.editor import EditorDialog
from pi_desktop.dialogs.input import InputDialog
from pi_desktop.dialogs.select import SelectDialog
from scripted import until
from window_rig import WindowRig, shown_text

DEMO = ["rpc-demo.ts"]
PREFILL = "a\u00a0b\r\nc\u2028d\rlone \ud83d end  \n"
"""What `echo.ts` puts into its editor."""


def title(rig: WindowRig) -> str:
    """The title that the window system has got."""
    handle = rig.window.windowHandle()
    assert handle is not None
    return handle.title()


def status(rig: WindowRig) -> str | None:
    return rig.window.status_bar.status_text("rpc-demo")


async def test_title_status_and_widget_of_the_real_pi_are_on_the_window(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=DEMO, script=[[Say("Hello.")]]) as case, pi_window(case) as rig:
        assert title(rig) == "pi RPC Demo"
        assert status(rig) == "Turns: 0"
        await until(lambda: rig.window.findChild(QDockWidget, "widget-rpc-demo"))
        dock = rig.child(QDockWidget, "widget-rpc-demo")
        assert dock.isVisible()
        assert rig.window.docks.lines("rpc-demo") == ["--- RPC Extension UI Demo ---", "Loaded and ready."]
        send(rig, "hello")
        await until(lambda: status(rig) == "Turn 1 done", PI_WAIT_S)
        await idle(rig)
        assert "Hello." in rig.text()


@pytest.mark.parametrize("text", ["plain", "Käse 日本 👍🏽", "two\nlines"])
async def test_rpc_input_gets_what_was_typed(qapp: QApplication, pi_case: MakeCase, text: str) -> None:
    async with pi_case(extensions=DEMO) as case, pi_window(case) as rig:
        send(rig, "/rpc-input")
        dialog = await question(rig, InputDialog, "Enter a value")
        assert rig.run_state() == "Working…"
        paste(dialog, text)
        press(dialog, Qt.Key.Key_Return)
        await told(rig, f"You entered: {text}")
        await idle(rig)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
async def test_rpc_input_takes_nothing_for_an_answer(qapp: QApplication, pi_case: MakeCase, key: Qt.Key) -> None:
    async with pi_case(extensions=DEMO) as case, pi_window(case) as rig:
        send(rig, "/rpc-input")
        press(await question(rig, InputDialog), key)
        await told(rig, "Input cancelled")
        await idle(rig)


async def test_rpc_editor_gets_the_edited_text_or_that_it_was_cancelled(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=DEMO) as case, pi_window(case) as rig:
        send(rig, "/rpc-editor")
        dialog = await question(rig, EditorDialog, "Edit some text")
        assert "Line 1\nLine 2\nLine 3" in shown_text(dialog)
        press(dialog, Qt.Key.Key_End, CONTROL)
        press(dialog, Qt.Key.Key_Return)
        QTest.keyClicks(dialog.focusWidget(), "Line 4")
        press(dialog, Qt.Key.Key_Return, CONTROL)
        await told(rig, "Editor submitted (4 lines)")
        await idle(rig)
        send(rig, "/rpc-editor")
        click(await question(rig, EditorDialog), "cancel")
        await told(rig, "Editor cancelled")
        await idle(rig)


async def test_rpc_prefill_replaces_the_draft_and_undo_brings_it_back(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=DEMO) as case, pi_window(case) as rig:
        prompt = rig.child(QPlainTextEdit, "prompt")
        send(rig, "/rpc-prefill")
        QTest.keyClicks(prompt, "my draft")  # at once: pi has not answered yet
        await told(rig, "Editor prefilled")
        assert rig.window.composer.text() == "This text was set by the rpc-demo extension."
        QTest.keyClick(prompt, Qt.Key.Key_Z, CONTROL)
        assert rig.window.composer.text() == "my draft"
        await idle(rig)


@pytest.mark.parametrize(("option", "allowed"), [(1, True), (2, False)])
async def test_a_dangerous_command_runs_only_after_allow(
    qapp: QApplication, pi_case: MakeCase, option: int, allowed: bool
) -> None:
    command = "rm -rf __pycache__ *.log && echo gone"
    script = [[Say("I clean."), CallTool("bash", {"command": command})], [Say("The end.")]]
    async with pi_case(extensions=DEMO, script=script) as case, pi_window(case) as rig:
        log = case.cwd / "a.log"
        log.write_text("x")
        send(rig, "clean up")
        dialog = await question(rig, SelectDialog, "Dangerous command")
        assert f"Dangerous command: {command}" in shown_text(dialog)
        choose(dialog, option)
        await told(rig, "Command allowed" if allowed else "Command blocked by user")
        await until(lambda: "The end." in rig.text(), PI_WAIT_S)
        await idle(rig)
        assert log.exists() is not allowed
        assert case.model.tool_results() == ["gone\n" if allowed else "Blocked by user"]
        assert command in rig.text()


async def test_a_declined_new_session_leaves_everything_as_it_was(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=DEMO, script=[[Say("Hello.")]]) as case, pi_window(case) as rig:
        send(rig, "hello")
        await until(lambda: status(rig) == "Turn 1 done", PI_WAIT_S)
        await idle(rig)
        QTest.keyClick(rig.window, Qt.Key.Key_N, CONTROL)
        press(await question(rig, ConfirmDialog, "Clear session?"), Qt.Key.Key_N, ALT)
        await told(rig, "Clear cancelled")
        await until(lambda: "prevented" in rig.text())
        assert "Hello." in rig.text()
        assert (title(rig), status(rig)) == ("pi RPC Demo", "Turn 1 done")
        assert rig.window.docks.keys() == ["rpc-demo"]


async def test_s05_a_confirmed_new_session_sweeps_the_old_entries_and_keeps_the_new_ones(
    qapp: QApplication, pi_case: MakeCase
) -> None:
    async with pi_case(extensions=[*DEMO, ECHO], script=[[Say("Hello.")]]) as case, pi_window(case) as rig:
        send(rig, "/echo-put-up")  # entries that the new session does not set again
        await until(lambda: rig.window.status_bar.status_text("echo") == "old")
        send(rig, "hello")
        await until(lambda: status(rig) == "Turn 1 done", PI_WAIT_S)
        await idle(rig)
        QTest.keyClick(rig.window, Qt.Key.Key_N, CONTROL)
        press(await question(rig, ConfirmDialog, "Clear session?"), Qt.Key.Key_Y, ALT)
        await until(lambda: rig.window.status_bar.status_text("echo") is None, PI_WAIT_S)
        assert title(rig) == "pi RPC Demo (new session)"
        assert status(rig) == "Turns: 0"
        assert rig.window.docks.keys() == ["rpc-demo"]
        assert "Hello." not in rig.text()
        await idle(rig)


def echoed(rig: WindowRig, command: str) -> str:
    """What an extension has last told that it got, as JSON or `undefined`."""
    start = f"{command}: "
    assert notices(rig)[-1].startswith(start)
    return notices(rig)[-1].removeprefix(start)


ANSWERS: list[tuple[str, list[Any], object]] = [
    ("echo-input", [(Qt.Key.Key_Return,)], ""),
    ("echo-input", [(Qt.Key.Key_Escape,)], None),
    ("echo-editor", [(Qt.Key.Key_Return, CONTROL)], PREFILL),
    ("echo-editor", [(Qt.Key.Key_Home, CONTROL), (Qt.Key.Key_Z,), (Qt.Key.Key_Return, CONTROL)], "z" + PREFILL),
    ("echo-editor", [(Qt.Key.Key_Escape,)], None),
    ("echo-confirm", [(Qt.Key.Key_Y, ALT)], True),
    ("echo-confirm", [(Qt.Key.Key_Escape,)], False),
    ("echo-select", [(Qt.Key.Key_2,), (Qt.Key.Key_Return,)], "  same "),
    ("echo-select", [(Qt.Key.Key_3,), (Qt.Key.Key_Return,)], "\u00a0"),
    ("echo-select", [(Qt.Key.Key_4,), (Qt.Key.Key_Return,)], "\ud83d"),
    ("echo-select", [(Qt.Key.Key_Escape,)], None),
]


async def test_q08_the_extension_gets_exactly_what_the_user_did(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=[ECHO]) as case, pi_window(case) as rig:
        for count, (command, keys, value) in enumerate(ANSWERS, 1):
            send(rig, f"/{command}")
            dialog = await question(rig, QuestionDialog)
            for key in keys:
                press(dialog, *key)
            await until(lambda count=count: len(notices(rig)) == count, PI_WAIT_S)
            got = echoed(rig, command)
            assert (None if got == "undefined" else json.loads(got)) == value
            await idle(rig)


async def test_q01_parallel_questions_are_answered_in_another_order(qapp: QApplication, pi_case: MakeCase) -> None:
    async with pi_case(extensions=[ECHO]) as case, pi_window(case) as rig:
        send(rig, "/echo-all")
        await until(lambda: len(rig.controller.questions) == 3, PI_WAIT_S)
        first, second, third = rig.controller.questions.all()
        rig.controller.questions.bring_to_front(third)
        choose(await question(rig, SelectDialog, "third"), 2)
        rig.controller.questions.bring_to_front(second)
        dialog = await question(rig, InputDialog, "second")
        paste(dialog, "ü")
        press(dialog, Qt.Key.Key_Return)
        press(await question(rig, ConfirmDialog, "first"), Qt.Key.Key_Y, ALT)
        await until(lambda: notices(rig), PI_WAIT_S)
        assert json.loads(echoed(rig, "echo-all")) == [True, "ü", "y"]
        assert first.title == "first"
        await idle(rig)
