"""Statuses, widgets, title, editor text and notifications on the real window with a real child."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QTextBrowser

from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.main_window import TITLE_CHARACTERS
from scripted import GREETING, refusal, request, response, until
from window_rig import WindowRig, scripted_window

MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'
END = request("setStatus", statusKey="end", statusText="end")


async def all_shown(rig: WindowRig) -> None:
    """Wait for the last line of a script."""
    await until(lambda: rig.window.status_bar.status_text("end") == "end")


async def test_s01_clearing_one_status_leaves_the_others(qapp: QApplication, tmp_path: Path) -> None:
    lines = [
        request("setStatus", statusKey="a", statusText="A"),
        request("setStatus", statusKey="b", statusText="B"),
        request("setStatus", statusKey="b"),
        request("setStatus", statusKey="never set"),
        request("setStatus", statusKey="c", statusText=""),
        END,
    ]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, script):
        await all_shown(rig)
        assert rig.window.status_bar.keys() == ["a", "c", "end"]
    assert script.answers() == []


async def test_s04_a_widget_is_set_moved_and_removed(qapp: QApplication, tmp_path: Path) -> None:
    lines = [
        request("setWidget", widgetKey="w", widgetLines=["one"]),
        request("setWidget", widgetKey="w", widgetLines=["one", "two"], widgetPlacement="belowEditor"),
        request("setWidget", widgetKey="gone", widgetLines=["x"]),
        request("setWidget", widgetKey="gone"),
        request("setWidget", widgetKey="null", widgetLines=None),
        END,
    ]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, _script):
        await all_shown(rig)
        assert rig.window.docks.keys() == ["w"]
        assert rig.window.docks.lines("w") == ["one", "two"]


async def test_s05_a_new_session_sweeps_what_the_old_one_left_and_keeps_its_own(
    qapp: QApplication, tmp_path: Path
) -> None:
    old = [
        request("setStatus", statusKey="old", statusText="old"),
        request("setStatus", statusKey="both", statusText="old"),
        request("setWidget", widgetKey="old", widgetLines=["old"]),
        request("setTitle", title="old title"),
    ]
    new = [
        request("setStatus", statusKey="both", statusText="new"),
        request("setWidget", widgetKey="new", widgetLines=["new"]),
        response("new_session", cancelled=False),
    ]
    rules = [*GREETING, {"write": old}, {"when": "new_session", "write": new}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await until(lambda: "get_commands" in script.kinds() and rig.window.windowTitle() == "old title")
        rig.window.new_session_requested.emit()
        await until(lambda: rig.window.status_bar.status_text("old") is None)
        assert rig.window.status_bar.status_text("both") == "new"
        assert rig.window.docks.keys() == ["new"]
        assert rig.window.windowTitle() == "test agent – Pi Desktop"


async def test_s05_a_second_new_session_waits_for_the_first_and_takes_nothing_of_it(
    qapp: QApplication, tmp_path: Path
) -> None:
    first = [request("setStatus", statusKey="first", statusText="new"), request("confirm", title="Really?")]
    rules = [
        *GREETING,
        {"when": "new_session", "write": first},
        {"when": "confirmed", "write": [response("new_session", cancelled=False).replace("$id", "3")]},
        {"when": "new_session", "write": [response("new_session", cancelled=True)]},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await until(lambda: rig.run_state() == "Idle" and "get_commands" in script.kinds())
        rig.window.new_session_requested.emit()
        dialog = await rig.dialog(ConfirmDialog)
        rig.window.new_session_requested.emit()
        await until(dialog.is_armed)
        QTest.keyClick(dialog, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier)
        await until(lambda: "An extension prevented the new session" in rig.text())
        assert rig.window.status_bar.keys() == ["first"]
    assert script.kinds().count("new_session") == 2
    assert [answer.get("confirmed") for answer in script.answers()] == [True]


async def test_s05_a_new_session_forgets_an_answer_that_was_watched_as_it_grew(
    qapp: QApplication, tmp_path: Path
) -> None:
    steps = [{"type": "text_delta", "contentIndex": 0, "delta": text} for text in "ab"]
    deltas = [json.dumps({"type": "message_update", "assistantMessageEvent": step}) for step in steps]
    rules = [
        *GREETING,
        {"write": [deltas[0]]},
        {"when": "clear_queue", "write": [refusal("clear_queue", "Unknown command")]},
        {"when": "abort", "write": [deltas[1], response("abort")]},
        {"when": "new_session", "write": [response("new_session", cancelled=False)], "again": True},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        view = rig.window.transcript.findChild(QTextBrowser)
        await until(lambda: "a" in view.toPlainText() and "get_commands" in script.kinds())
        rig.window.composer.stop_requested.emit()
        await until(lambda: "ab" in view.toPlainText())
        for _ in range(2):
            rig.window.new_session_requested.emit()
            await until(lambda: "ab" not in view.toPlainText())
            await until(lambda: script.kinds()[-1] == "get_state" and rig.run_state() == "Idle")


@pytest.mark.parametrize("title", ["plain", "with [*] mark", "[*][*]", "A & B", MARKUP, ""])
async def test_s06_the_window_system_gets_the_title_exactly(qapp: QApplication, tmp_path: Path, title: str) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [request("setTitle", title=title), END]}]) as (rig, _):
        await all_shown(rig)
        handle = rig.window.windowHandle()
        assert handle is not None
        assert handle.title() == title


async def test_s06_a_title_of_megabytes_is_cut_before_the_window_system_gets_it(
    qapp: QApplication, tmp_path: Path
) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"write": [request("setTitle", title="x" * 20_000_000)]}]) as (
        rig,
        _script,
    ):
        await until(lambda: rig.window.windowTitle().startswith("xxx"))
        assert len(rig.window.windowTitle()) <= TITLE_CHARACTERS


@pytest.mark.parametrize("text", ["new text", "", "two\nlines", MARKUP])
async def test_s07_set_editor_text_is_one_undoable_edit_and_leaves_the_focus(
    qapp: QApplication, tmp_path: Path, text: str
) -> None:
    rules = [*GREETING, {"when": "abort", "write": [request("set_editor_text", text=text), END, response("abort")]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await until(lambda: "get_commands" in script.kinds())
        prompt = rig.child(QPlainTextEdit, "prompt")
        QTest.keyClicks(prompt, "my draft")
        focus = qapp.focusWidget()
        rig.window.composer.stop_requested.emit()
        await all_shown(rig)
        assert rig.window.composer.text() == text
        assert qapp.focusWidget() is focus
        QTest.keyClick(prompt, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert rig.window.composer.text() == "my draft"


async def test_s08_two_hundred_notifications_are_all_in_the_history(qapp: QApplication, tmp_path: Path) -> None:
    lines = [request("notify", f"n{n}", message=f"note {n}") for n in range(200)]
    async with scripted_window(tmp_path, [*GREETING, {"write": [*lines, END]}]) as (rig, script):
        await all_shown(rig)
        texts = [text for _kind, _title, text in rig.window.notifications.history()]
        assert texts == [f"note {n}" for n in range(200)]
    assert script.answers() == []


async def test_s09_one_way_requests_never_look_like_a_question(qapp: QApplication, tmp_path: Path) -> None:
    lines = [
        request("notify", message="m", notifyType="error"),
        request("setStatus", statusKey="k", statusText="t"),
        request("setWidget", widgetKey="k", widgetLines=["l"]),
        request("setTitle", title="t"),
        request("set_editor_text", text="t"),
        END,
    ]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, script):
        await all_shown(rig)
        await until(lambda: rig.run_state() == "Idle")
        assert len(rig.controller.questions) == 0
        assert rig.dialogs() == []
    assert script.answers() == []


async def test_s10_everything_sent_before_the_first_response_is_shown(qapp: QApplication, tmp_path: Path) -> None:
    lines = [
        request("setTitle", title="early"),
        request("setStatus", statusKey="k", statusText="early"),
        request("setWidget", widgetKey="w", widgetLines=["early"]),
        request("notify", message="early note"),
        request("set_editor_text", text="early text"),
    ]
    first, *others = GREETING
    rules = [{**first, "write": [*lines, *first["write"]], "again": False}, first, *others]
    async with scripted_window(tmp_path, rules) as (rig, _script):
        await until(lambda: rig.run_state() == "Idle")
        assert rig.window.windowTitle() == "early"
        assert rig.window.status_bar.status_text("k") == "early"
        assert rig.window.docks.lines("w") == ["early"]
        assert rig.window.notifications.history()[0][2] == "early note"
        assert rig.window.composer.text() == "early text"


async def test_s11_markup_is_shown_literally_everywhere(qapp: QApplication, tmp_path: Path) -> None:
    lines = [
        request("notify", message=MARKUP),
        request("setStatus", statusKey=MARKUP, statusText=MARKUP),
        request("setWidget", widgetKey=MARKUP, widgetLines=[MARKUP]),
        request("setTitle", title=MARKUP),
        request("set_editor_text", text=MARKUP),
        END,
    ]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, _script):
        await all_shown(rig)
        assert MARKUP in rig.text()
        assert rig.window.status_bar.status_text(MARKUP) == MARKUP
        assert rig.window.docks.lines(MARKUP) == [MARKUP]
        assert rig.window.composer.text() == MARKUP
        labels = rig.window.findChildren(QLabel)
        assert labels
        assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


@pytest.mark.parametrize(
    "colour", ["\u001b[38;5;244m", "\u001b[38;2;1;2;3m", "\u001b[1;9m", "\u001b]8;;http://x\u0007"]
)
async def test_s02_escape_sequences_are_never_shown_raw(qapp: QApplication, tmp_path: Path, colour: str) -> None:
    text = f"{colour}plan\u001b[39m"
    lines = [
        request("setStatus", statusKey="k", statusText=text),
        request("setWidget", widgetKey="w", widgetLines=[text]),
        request("notify", message=text),
        END,
    ]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, _script):
        await all_shown(rig)
        shown = "\n".join(label.text() for label in rig.window.findChildren(QLabel))
        for text in (shown, rig.text()):
            assert "\u001b" not in text
            assert "[38" not in text
            assert "[39m" not in text
