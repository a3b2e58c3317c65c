"""The real pi asks for permission: what is blocked is not done, what is allowed is, whatever happens in between."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from interop.fake_model import CallTool, Say
from interop.pi_case import MakeCase, PiCase
from interop.pi_window import ALT, ECHO, PI_WAIT_S, choose, click, idle, pi_window, press, question, send
from pi_desktop.ansi_label import AnsiLabel
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.select import SelectDialog
from pi_protocol import GetStateCommand, SessionState
from scripted import until
from window_rig import WindowRig, banner_text, shown_text

GATE = ["permission-gate.ts"]
YES, NO = 1, 2
CLEAN = "rm -rf precious"


def precious(case: PiCase) -> Path:
    """A folder that `CLEAN` removes."""
    folder = case.cwd / "precious"
    folder.mkdir()
    return folder


def install_sudo(case: PiCase) -> None:
    """Put a `sudo` that only runs its arguments in front of any other."""
    folder = case.cwd.parent / "bin"
    folder.mkdir()
    (folder / "sudo").write_text('#!/bin/sh\nexec "$@"\n')
    (folder / "sudo").chmod(0o755)
    case.env["PATH"] = f"{folder}{os.pathsep}{case.env['PATH']}"


async def allowing(rig: WindowRig, command: str) -> SelectDialog:
    """Wait for the question about a command; it shows the command as it is."""
    await until(lambda: any(command in shown_text(dialog) for dialog in rig.dialogs()), PI_WAIT_S)
    return await question(rig, SelectDialog, "Dangerous command")


@pytest.mark.parametrize(("option", "result"), [(YES, "done\n"), (NO, "Blocked by user")])
async def test_sudo_runs_only_after_yes(qapp: QApplication, pi_case: MakeCase, option: int, result: str) -> None:
    command = "sudo touch 'it is\tdone' && echo done"
    script = [[CallTool("bash", {"command": command})], [Say("The end.")]]
    async with pi_case(extensions=GATE, script=script) as case:
        install_sudo(case)
        async with pi_window(case) as rig:
            send(rig, "do it")
            choose(await allowing(rig, command), option)
            await until(lambda: "The end." in rig.text(), PI_WAIT_S)
            await idle(rig)
            assert case.model.tool_results() == [result]
            assert (case.cwd / "it is\tdone").exists() is (option == YES)


@pytest.mark.parametrize("how", ["Esc", "Cancel", "close"])
async def test_an_unanswered_question_blocks(qapp: QApplication, pi_case: MakeCase, how: str) -> None:
    script = [[CallTool("bash", {"command": CLEAN})], [Say("The end.")]]
    async with pi_case(extensions=GATE, script=script) as case, pi_window(case) as rig:
        folder = precious(case)
        send(rig, "clean")
        dialog = await allowing(rig, CLEAN)
        match how:
            case "Esc":
                press(dialog, Qt.Key.Key_Escape)
            case "Cancel":
                click(dialog, "cancel")
            case "close":
                dialog.close()
        await until(lambda: "The end." in rig.text(), PI_WAIT_S)
        await idle(rig)
        assert case.model.tool_results() == ["Blocked by user"]
        assert folder.exists()


async def test_q12_keys_that_were_meant_for_the_prompt_allow_nothing(qapp: QApplication, pi_case: MakeCase) -> None:
    script = [[CallTool("bash", {"command": CLEAN})], [Say("The end.")]]
    async with pi_case(extensions=GATE, script=script) as case, pi_window(case) as rig:
        folder = precious(case)
        send(rig, "clean")
        dialog = await rig.dialog(SelectDialog)
        for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_Y, Qt.Key.Key_Space, Qt.Key.Key_Return):
            press(dialog, key)  # at once: it is not armed yet
        assert dialog.isVisible()
        await until(dialog.is_armed)
        choose(dialog, NO)
        await until(lambda: "The end." in rig.text(), PI_WAIT_S)
        assert folder.exists()
        await idle(rig)


async def test_q01_three_tools_ask_at_once_and_are_answered_in_another_order(
    qapp: QApplication, pi_case: MakeCase
) -> None:
    calls = [CallTool("ask", {"what": name}) for name in ("first", "second", "third")]
    async with pi_case(extensions=[ECHO], script=[calls, [Say("The end.")]]) as case, pi_window(case) as rig:
        send(rig, "do all")
        await until(lambda: len(rig.controller.questions) == 3, PI_WAIT_S)
        for name, key in (("third", Qt.Key.Key_Y), ("first", Qt.Key.Key_N), ("second", Qt.Key.Key_Y)):
            wanted = next(each for each in rig.controller.questions.all() if each.title == name)
            rig.controller.questions.bring_to_front(wanted)
            press(await question(rig, ConfirmDialog, name), key, ALT)
            await until(lambda wanted=wanted: wanted not in rig.controller.questions.all())
        await until(lambda: "The end." in rig.text(), PI_WAIT_S)
        await idle(rig)
        assert case.model.tool_results() == ["first: false", "second: true", "third: true"]


async def test_one_question_after_another_for_several_commands(qapp: QApplication, pi_case: MakeCase) -> None:
    names = ["a", "b", "c"]
    calls = [CallTool("bash", {"command": f"rm -rf {name} && echo {name}"}) for name in names]
    async with pi_case(extensions=GATE, script=[calls, [Say("The end.")]]) as case, pi_window(case) as rig:
        for name in names:
            (case.cwd / name).mkdir()
        send(rig, "clean")
        for name, option in zip(names, (YES, NO, YES), strict=True):
            choose(await allowing(rig, f"rm -rf {name} && echo {name}"), option)
        await until(lambda: "The end." in rig.text(), PI_WAIT_S)
        await idle(rig)
        assert case.model.tool_results() == ["a\n", "Blocked by user", "c\n"]
        assert [(case.cwd / name).exists() for name in names] == [False, True, False]


async def test_q05_stop_closes_the_question_and_nothing_is_done(qapp: QApplication, pi_case: MakeCase) -> None:
    script = [[Say("I clean."), CallTool("bash", {"command": CLEAN})]]
    async with pi_case(extensions=GATE, script=script) as case, pi_window(case) as rig:
        folder = precious(case)
        send(rig, "clean")
        await allowing(rig, CLEAN)
        send(rig, "and then rest")  # queued, since it waits for the question
        await until(lambda: "and then rest" in queued(rig), PI_WAIT_S)
        click(rig.window, "stop")
        await until(lambda: not rig.dialogs())
        await idle(rig)
        assert folder.exists()
        assert "Cancelled by Stop" in rig.text()
        assert rig.window.composer.text().strip() == "and then rest"
        assert len(case.model.requests) == 1


async def test_r00_without_a_login_the_prompt_comes_back_and_the_way_in_is_shown(
    qapp: QApplication, pi_case: MakeCase
) -> None:
    async with pi_case(extensions=GATE, logged_in=False) as case, pi_window(case) as rig:
        await until(rig.window.start_page.isVisible)
        assert "/login" in rig.window.start_page.text()
        send(rig, "hello")
        await until(lambda: "refused this prompt" in rig.text(), PI_WAIT_S)
        assert rig.window.composer.text() == "hello"
        await idle(rig)


async def test_q06_a_killed_pi_is_restarted_into_the_same_session(qapp: QApplication, pi_case: MakeCase) -> None:
    script = [[Say("I clean."), CallTool("bash", {"command": CLEAN})], [Say("Back again.")]]
    async with pi_case(extensions=GATE, script=script, session=True) as case, pi_window(case) as rig:
        folder = precious(case)
        before = await state(rig)
        send(rig, "clean")
        await allowing(rig, CLEAN)
        old_pid = rig.controller.pid
        assert old_pid is not None
        os.kill(old_pid, signal.SIGKILL)
        await until(lambda: rig.window.banner.isVisible(), PI_WAIT_S)
        assert rig.dialogs() == []
        assert "signal 9" in banner_text(rig)
        assert rig.run_state() == "Not running"
        assert "The agent ended before this was answered" in rig.text()
        click(rig.window, "action")
        await until(lambda: rig.controller.pid not in (old_pid, None) and rig.run_state() == "Idle", PI_WAIT_S)
        after = await state(rig)
        assert (after.session_id, after.session_file) == (before.session_id, before.session_file)
        assert not rig.window.banner.isVisible()
        assert folder.exists()
        send(rig, "go on")
        await until(lambda: "Back again." in rig.text(), PI_WAIT_S)
        assert "clean" in str(case.model.requests[-1]["messages"])
        await idle(rig)


def queued(rig: WindowRig) -> list[str]:
    """The messages that are listed as queued."""
    return [label.text() for label in rig.window.composer.findChildren(AnsiLabel, "queued-text")]


async def state(rig: WindowRig) -> SessionState:
    """What pi itself says of its session."""
    client = rig.controller._client
    assert client is not None
    return await client.call(GetStateCommand())
