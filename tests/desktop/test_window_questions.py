"""Questions on the real window with a real child: what the user does, and exactly what the agent reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPlainTextEdit, QToolButton

from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.editor import EditorDialog
from pi_desktop.dialogs.input import InputDialog
from pi_desktop.dialogs.select import SelectDialog
from scripted import GREETING, refusal, request, response, until
from window_rig import WindowRig, banner_text, countdown_text, scripted_window, shown_text, title_of

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def press(dialog: QuestionDialog, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the dialog has the focus."""
    QTest.keyClick(dialog.focusWidget() or dialog, key, modifier)


def answer(**fields: Any) -> dict[str, Any]:
    return {"type": "extension_ui_response", "id": "q1", **fields}


async def test_q01_two_confirms_answered_in_reverse_order(qapp: QApplication, tmp_path: Path) -> None:
    rules = [*GREETING, {"write": [request("confirm", "q1", title="one"), request("confirm", "q2", title="two")]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await until(lambda: len(rig.controller.questions) == 2)
        first, second = rig.controller.questions.all()
        rig.controller.questions.bring_to_front(second)
        press(await rig.dialog(ConfirmDialog, "two"), Qt.Key.Key_Y, ALT)
        await until(lambda: len(script.answers()) == 1)
        press(await rig.dialog(ConfirmDialog, "one"), Qt.Key.Key_N, ALT)
        await until(lambda: len(script.answers()) == 2)
        assert first.title == "one"
    assert script.answers() == [answer(confirmed=True) | {"id": "q2"}, answer(confirmed=False)]


async def test_q02_a_prompt_that_waits_for_its_dialog_is_answered_afterwards(
    qapp: QApplication, tmp_path: Path
) -> None:
    rules = [
        *GREETING,
        {"when": '"prompt"', "write": [request("input", title="Name?")]},
        {"when": '"value"', "write": [response("prompt", disposition="handled").replace("$id", "3")]},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await until(lambda: rig.run_state() == "Idle" and "get_commands" in script.kinds())
        send(rig, "/ask")
        dialog = await rig.dialog(InputDialog)
        assert rig.run_state() == "Working…"
        press(dialog, Qt.Key.Key_Return)
        await until(lambda: rig.run_state() == "Idle")
    assert script.answers() == [answer(value="")]


async def test_q03_a_timed_out_dialog_closes_writes_nothing_and_leaves_a_trace(
    qapp: QApplication, tmp_path: Path
) -> None:
    rules = [*GREETING, {"write": [request("confirm", title="Quick?", timeout=300)]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await rig.dialog(ConfirmDialog)
        await until(lambda: not rig.dialogs())
        assert "Timed out; the agent used its default: Quick?" in rig.text()
        assert len(rig.controller.questions) == 0
    assert script.answers() == []


async def test_q04_a_question_that_expires_while_it_waits_never_appears(qapp: QApplication, tmp_path: Path) -> None:
    lines = [request("confirm", "q1", title="front"), request("confirm", "q2", title="behind", timeout=100)]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, script):
        await rig.dialog(ConfirmDialog, "front")
        await until(lambda: "behind" in rig.text())
        assert [title_of(dialog) for dialog in rig.window.findChildren(QuestionDialog)] == ["front"]
        press(await rig.dialog(ConfirmDialog, "front"), Qt.Key.Key_Y, ALT)
        await until(script.answers)
    assert script.answers() == [answer(confirmed=True)]


async def test_q05_stop_cancels_open_questions_at_once_and_a_later_one_is_shown_as_asked_after_stop(
    qapp: QApplication, tmp_path: Path
) -> None:
    rules = [
        *GREETING,
        {"write": ['{"type":"agent_start"}', request("confirm", "q1", title="before")]},
        {"when": "clear_queue", "write": [refusal("clear_queue", "Unknown command")]},
        {"when": '"abort"', "write": [request("confirm", "q2", title="between")]},
        {"when": '"q2"', "write": [response("abort").replace("$id", "4"), '{"type":"agent_settled","aborted":true}']},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await rig.dialog(ConfirmDialog, "before")
        await until(lambda: "get_commands" in script.kinds())
        rig.window.composer.stop_requested.emit()
        dialog = await rig.dialog(ConfirmDialog, "between")
        assert "asked after Stop" in dialog.windowTitle()
        assert [title_of(d) for d in rig.dialogs()] == ["between"]
        assert rig.run_state() == "Stopping…"
        press(dialog, Qt.Key.Key_Escape)
        await until(lambda: rig.run_state() == "Idle")
        assert "Cancelled by Stop: before" in rig.text()
    kinds = [kind for kind in script.kinds() if not kind.startswith("get_")]
    assert kinds == ["clear_queue", "abort", "extension_ui_response", "extension_ui_response"]


async def test_q05_a_new_session_cancels_old_questions_and_a_cancelled_one_leaves_the_entries_alone(
    qapp: QApplication, tmp_path: Path
) -> None:
    put_up = [request("setStatus", statusKey="k", statusText="old"), request("confirm", "q1", title="old question")]
    rules = [
        *GREETING,
        {"write": put_up},
        {"when": "new_session", "write": [request("confirm", "q2", title="Clear session?")]},
        {"when": '"q2"', "write": [response("new_session", cancelled=True).replace("$id", "3")]},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await rig.dialog(ConfirmDialog, "old question")
        await until(lambda: "get_commands" in script.kinds())
        rig.window.new_session_requested.emit()
        press(await rig.dialog(ConfirmDialog, "Clear session?"), Qt.Key.Key_N, ALT)
        await until(lambda: "prevented" in rig.text())
        assert rig.window.status_bar.status_text("k") == "old"
    assert script.answers() == [answer(cancelled=True), answer(confirmed=False) | {"id": "q2"}]


async def test_q06_a_dying_agent_closes_its_questions_and_shows_why(qapp: QApplication, tmp_path: Path) -> None:
    rules = [
        *GREETING,
        {"write": [request("input", "q1", title="Name?"), request("confirm", "q2")]},
        {"when": '"prompt"', "stderr": "Error: out of tea\n", "exit": 3},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        dialog = await rig.dialog(InputDialog)
        QTest.keyClicks(dialog.focusWidget(), "half an answ")
        send(rig, "die")
        await until(lambda: rig.window.banner.isVisible())
        assert rig.dialogs() == []
        shown = banner_text(rig)
        assert "exit code 3" in shown
        assert "out of tea" in shown
        assert any("half an answ" in text for _kind, _title, text in rig.window.notifications.history())
        assert rig.window.composer.text() == "die"
    assert script.answers() == []


async def test_q07_an_unknown_method_is_cancelled_and_shown_as_a_diagnostic(qapp: QApplication, tmp_path: Path) -> None:
    rules = [*GREETING, {"write": [request("hologram", "q0"), request("confirm", "q1")]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        press(await rig.dialog(ConfirmDialog), Qt.Key.Key_Y, ALT)
        await until(lambda: len(script.answers()) == 2)
        assert "'hologram' is unknown; cancelled" in rig.text()
    assert script.answers() == [answer(cancelled=True) | {"id": "q0"}, answer(confirmed=True)]


PREFILL = "a\u00a0b\r\nc\u2028d\rlone \ud83d end  \n"


@pytest.mark.parametrize(
    ("line", "keys", "expected"),
    [
        (request("input"), [(Qt.Key.Key_Return,)], {"value": ""}),
        (request("input", placeholder="hint"), [(Qt.Key.Key_Return,)], {"value": ""}),
        (request("input"), [(Qt.Key.Key_A,), (Qt.Key.Key_Return,)], {"value": "a"}),
        (request("input"), [(Qt.Key.Key_Escape,)], {"cancelled": True}),
        (request("editor", prefill=PREFILL), [(Qt.Key.Key_Return, CONTROL)], {"value": PREFILL}),
        (request("editor"), [(Qt.Key.Key_Return, CONTROL)], {"value": ""}),
        (request("editor", prefill="x"), [(Qt.Key.Key_Escape,)], {"cancelled": True}),
        (request("confirm"), [(Qt.Key.Key_Y, ALT)], {"confirmed": True}),
        (request("confirm"), [(Qt.Key.Key_N, ALT)], {"confirmed": False}),
        (request("confirm"), [(Qt.Key.Key_Escape,)], {"cancelled": True}),
        (request("select", options=["a", "b"]), [(Qt.Key.Key_2,), (Qt.Key.Key_Return,)], {"value": "b"}),
        (request("select", options=["a", "b"]), [(Qt.Key.Key_Escape,)], {"cancelled": True}),
        (request("select", options=["  a ", "\ud83d"]), [(Qt.Key.Key_1,), (Qt.Key.Key_Return,)], {"value": "  a "}),
        (request("select", options=["", "\ud83d"]), [(Qt.Key.Key_2,), (Qt.Key.Key_Return,)], {"value": "\ud83d"}),
    ],
)
async def test_q08_what_the_user_does_is_what_the_agent_reads(
    qapp: QApplication, tmp_path: Path, line: str, keys: list[Any], expected: dict[str, Any]
) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [line]}]) as (rig, script):
        dialog = await rig.dialog(QuestionDialog)
        for key in keys:
            press(dialog, *key)
        await until(script.answers)
    assert script.answers() == [answer(**expected)]


async def test_q08_closing_the_dialogs_window_cancels_it(qapp: QApplication, tmp_path: Path) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [request("confirm")]}]) as (rig, script):
        (await rig.dialog(ConfirmDialog)).close()
        await until(script.answers)
    assert script.answers() == [answer(cancelled=True)]


async def test_q08_what_is_edited_keeps_everything_outside_the_edit(qapp: QApplication, tmp_path: Path) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [request("editor", prefill=PREFILL)]}]) as (rig, script):
        dialog = await rig.dialog(EditorDialog)
        press(dialog, Qt.Key.Key_Home, CONTROL)
        QTest.keyClicks(dialog.focusWidget(), "new ")
        press(dialog, Qt.Key.Key_Return, CONTROL)
        await until(script.answers)
    assert script.answers() == [answer(value="new " + PREFILL)]


async def test_q14_escape_in_a_dialog_cancels_it_and_never_the_run(qapp: QApplication, tmp_path: Path) -> None:
    rules = [*GREETING, {"write": ['{"type":"agent_start"}', request("select", options=["a"])]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        dialog = await rig.dialog(SelectDialog)
        QTest.mouseClick(rig.window.transcript, Qt.MouseButton.LeftButton)
        assert dialog.isVisible()
        press(dialog, Qt.Key.Key_Escape)
        await until(script.answers)
    assert script.answers() == [answer(cancelled=True)]
    assert "abort" not in script.kinds()


@pytest.mark.parametrize(
    ("timeout", "shown", "countdown"),
    [
        (None, True, ""),
        (0, True, ""),
        (86_400_000, True, "1 d"),
        (90_000, True, "1:"),
        (-5, False, ""),
        (1e12, False, ""),
        (0.5, False, ""),
    ],
)
async def test_q16_a_timeout_of_any_size_is_shown_or_traced(
    qapp: QApplication, tmp_path: Path, timeout: float | None, shown: bool, countdown: str
) -> None:
    rules = [*GREETING, {"write": [request("confirm", title="Timed?", timeout=timeout)]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        if shown:
            dialog = await rig.dialog(ConfirmDialog)
            assert countdown in countdown_text(dialog)
            assert bool(countdown_text(dialog)) == bool(countdown)
        else:
            await until(lambda: "Timed out; the agent used its default: Timed?" in rig.text())
            assert rig.dialogs() == []
    assert script.answers() == ([answer(cancelled=True)] if shown else [])


@pytest.mark.parametrize(
    ("fields", "expected_text", "keys", "expected"),
    [
        (
            {"options": [{"label": "Tea", "v": 1}, 2]},
            "Tea",
            [Qt.Key.Key_1, Qt.Key.Key_Return],
            {"label": "Tea", "v": 1},
        ),
        ({"title": {"q": "why"}, "options": [2, 3]}, '{"q": "why"}', [Qt.Key.Key_2, Qt.Key.Key_Return], 3),
    ],
)
async def test_q17_what_can_be_shown_is_shown_and_answered_with_the_original_value(
    qapp: QApplication, tmp_path: Path, fields: dict[str, Any], expected_text: str, keys: list[Qt.Key], expected: object
) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [request("select", **fields)]}]) as (rig, script):
        dialog = await rig.dialog(SelectDialog)
        assert expected_text in shown_text(dialog)
        for key in keys:
            press(dialog, key)
        await until(script.answers)
        assert "Bad request" in rig.text()
    assert script.answers() == [answer(value=expected)]


@pytest.mark.parametrize("fields", [{}, {"title": "No options?"}])
async def test_q17_a_select_without_options_can_be_cancelled(
    qapp: QApplication, tmp_path: Path, fields: dict[str, Any]
) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [request("select", **fields)]}]) as (rig, script):
        press(await rig.dialog(SelectDialog), Qt.Key.Key_Escape)
        await until(script.answers)
    assert script.answers() == [answer(cancelled=True)]


async def test_q18_a_half_written_answer_whose_dialog_expires_can_be_found(qapp: QApplication, tmp_path: Path) -> None:
    rules = [*GREETING, {"write": [request("input", title="Name?", timeout=400)]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        dialog = await rig.dialog(InputDialog)
        QTest.keyClicks(dialog.focusWidget(), "half")
        await until(lambda: not rig.dialogs())
        drafts = [text for kind, _title, text in rig.window.notifications.history() if kind == "draft"]
        assert drafts == ["half"]
    assert script.answers() == []


COMMANDS = [
    "rm -rf __pycache__ *.log",
    'cd "$(mktemp -d)"; find . -exec rm {} \\;',
    "cat <<'EOF'\n# a comment\n\tindented\nEOF",
    '<b>x</b><img src="file:///etc/hostname">&amp;',
]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("method", ["confirm", "select", "editor"])
async def test_q19_what_is_read_is_what_is_approved(
    qapp: QApplication, tmp_path: Path, method: str, command: str
) -> None:
    fields = {
        "confirm": {"title": "Allow?", "message": command},
        "select": {"title": f"Dangerous command:\n\n{command}\n\nAllow?", "options": [command, "No"]},
        "editor": {"title": "Edit", "prefill": command},
    }[method]
    async with scripted_window(tmp_path, [*GREETING, {"write": [request(method, **fields)]}]) as (rig, _script):
        assert command in shown_text(await rig.dialog(QuestionDialog))


@pytest.mark.parametrize("hidden", ["\u202e", "\u2066", "\u200b", "\u00ad", "\u0007", "\ufeff", "\ud83d"])
async def test_q19_a_hidden_character_is_visible(qapp: QApplication, tmp_path: Path, hidden: str) -> None:
    line = request("confirm", title="Allow?", message=f"rm {hidden}x")
    async with scripted_window(tmp_path, [*GREETING, {"write": [line]}]) as (rig, _script):
        shown = shown_text(await rig.dialog(ConfirmDialog))
        assert "rm x" not in shown
        assert hidden not in shown


async def test_the_prompt_editor_works_while_a_question_is_open(qapp: QApplication, tmp_path: Path) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [request("confirm")]}]) as (rig, _script):
        dialog = await rig.dialog(ConfirmDialog)
        QTest.keyClicks(rig.child(QPlainTextEdit, "prompt"), "a draft")
        assert rig.window.composer.text() == "a draft"
        assert dialog.isVisible()


def send(rig: WindowRig, text: str) -> None:
    """Type a prompt and press Send."""
    rig.window.composer.set_text(text)
    QTest.keyClick(rig.child(QPlainTextEdit, "prompt"), Qt.Key.Key_Return)


async def test_q15_the_list_of_waiting_questions_leads_to_each(qapp: QApplication, tmp_path: Path) -> None:
    lines = [
        request("confirm", "q1", title="one"),
        request("confirm", "q2", title="two", timeout=60_000),
        request("confirm", "q3", title="A & B"),
    ]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, script):
        await until(lambda: len(rig.controller.questions) == 3)
        badge = rig.child(QToolButton, "waiting")
        assert badge.text().startswith("3 questions waiting · closes in ")
        QTest.mouseClick(badge, Qt.MouseButton.LeftButton)
        menu = rig.child(QMenu, "waiting-questions")
        texts = [action.text() for action in menu.actions()]
        assert [text.split(" – ")[0] for text in texts] == ["one", "two", "A && B"]
        assert "closes in" in texts[1]
        menu.actions()[2].trigger()
        menu.hide()
        press(await rig.dialog(ConfirmDialog, "A & B"), Qt.Key.Key_Y, ALT)
        await until(script.answers)
        assert script.answers() == [answer(confirmed=True) | {"id": "q3"}]
