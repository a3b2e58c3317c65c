"""Prompts, Stop, death, restart and the end, on the real window with a real child."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QTextBrowser

from pi_desktop import controller
from pi_desktop.conversation import Conversation
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_protocol import TurnStartEvent
from pi_rpc import Event
from scripted import GREETING, STATE, Script, refusal, request, response, until
from window_rig import WindowRig, banner_text, open_window, scripted_window

RUN = ['{"type":"agent_start"}', '{"type":"turn_start"}']
SETTLED = '{"type":"agent_settled","aborted":false}'
NONE, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier


def type_prompt(rig: WindowRig, text: str, modifier: Qt.KeyboardModifier = NONE) -> None:
    prompt = rig.child(QPlainTextEdit, "prompt")
    QTest.keyClicks(prompt, text)
    QTest.keyClick(prompt, Qt.Key.Key_Return, modifier)


def prompts(script: Script) -> list[dict[str, Any]]:
    return [line for line in script.read() if line["type"] == "prompt"]


async def ready(rig: WindowRig, script: Script) -> None:
    await until(lambda: rig.run_state() != "Starting…" and "get_commands" in script.kinds())


@pytest.mark.parametrize(
    ("running", "modifier", "behavior"),
    [(False, NONE, None), (False, ALT, None), (True, NONE, "steer"), (True, ALT, "followUp")],
)
async def test_r00_enter_sends_or_steers_and_alt_enter_queues(
    qapp: QApplication, tmp_path: Path, running: bool, modifier: Qt.KeyboardModifier, behavior: str | None
) -> None:
    greeting = GREETING
    if running:
        streaming = response("get_state", **STATE | {"isStreaming": True})
        greeting = [{"when": '"get_state"', "write": [streaming], "again": True}, GREETING[1]]
    rules = [*greeting, {"when": '"prompt"', "write": [response("prompt", disposition="queued")]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "do it", modifier)
        await until(lambda: prompts(script))
        assert rig.window.composer.text() == ""
    assert prompts(script)[0]["message"] == "do it"
    assert prompts(script)[0].get("streamingBehavior") == behavior


async def test_r00_a_refused_prompt_puts_its_text_back_with_the_agents_words(
    qapp: QApplication, tmp_path: Path
) -> None:
    rules = [*GREETING, {"when": '"prompt"', "write": [refusal("prompt", "No API key for <b>tea</b>")]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "make tea")
        await until(lambda: "No API key for <b>tea</b>" in rig.text())
        assert rig.window.composer.text() == "make tea"
        assert rig.run_state() == "Idle"


@pytest.mark.parametrize("model", [None, {"id": "unknown"}])
async def test_r00_an_agent_without_a_model_says_how_to_log_in(
    qapp: QApplication, tmp_path: Path, model: dict[str, str] | None
) -> None:
    rules = [{"when": '"get_state"', "write": [response("get_state", **STATE | {"model": model})]}, GREETING[1]]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        assert rig.window.start_page.isVisible()
        assert "/login" in rig.window.start_page.text()


async def test_an_agent_without_models_is_not_asked_to_log_in(qapp: QApplication, tmp_path: Path) -> None:
    rules = [{"when": '"get_state"', "write": [response("get_state", sessionId="1")]}, GREETING[1]]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        assert "/login" not in rig.window.start_page.text()


@pytest.mark.parametrize("data", [{"disposition": "handled"}, {}])
async def test_r01_a_command_without_a_run_is_idle_again(
    qapp: QApplication, tmp_path: Path, data: dict[str, str]
) -> None:
    rules = [*GREETING, {"when": '"prompt"', "write": [response("prompt", **data)]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "/cmd")
        assert rig.window.composer.text() == ""
        await until(lambda: prompts(script) and rig.run_state() == "Idle")


async def test_r02_stop_puts_the_queued_texts_back_in_order(qapp: QApplication, tmp_path: Path) -> None:
    rules = [
        *GREETING,
        {"when": '"prompt"', "write": [response("prompt", disposition="started"), *RUN]},
        {"when": "clear_queue", "write": [response("clear_queue", steering=["one", "two"], followUp=["three"])]},
        {"when": '"abort"', "write": [SETTLED, response("abort")]},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "go")
        await until(lambda: rig.run_state() == "Working…" and prompts(script))
        QTest.keyClicks(rig.child(QPlainTextEdit, "prompt"), "draft")
        QTest.mouseClick(rig.child(QPushButton, "stop"), Qt.MouseButton.LeftButton)
        await until(lambda: rig.run_state() == "Idle")
        assert rig.window.composer.text().split() == ["one", "two", "three", "draft"]
    kinds = script.kinds()
    assert kinds[kinds.index("clear_queue") + 1] == "abort"


async def test_r01_a_run_after_a_stop_that_was_never_answered_is_seen(qapp: QApplication, tmp_path: Path) -> None:
    started = [response("prompt", disposition="started"), *RUN]
    told = '{"type":"auto_retry_end","success":false,"attempt":1,"finalError":"told"}'
    rules = [
        *GREETING,
        {"when": '"one"', "write": started},
        {"when": '"abort"', "write": [SETTLED]},
        {"when": '"two"', "write": [*started, told]},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "one")
        await until(lambda: rig.run_state() == "Working…")
        rig.window.composer.stop_requested.emit()
        await until(lambda: rig.run_state() == "Idle" and "abort" in script.kinds())
        type_prompt(rig, "two")
        await until(lambda: "told" in rig.text())
        assert rig.run_state() == "Working…"
        assert rig.child(QPushButton, "stop").isVisible()
        assert [prompt.get("streamingBehavior") for prompt in prompts(script)] == [None, None]


@pytest.mark.parametrize("delay_ms", [2000, 10**400])
async def test_t03_no_event_ends_the_conversation_with_the_agent(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, delay_ms: int
) -> None:
    apply = Conversation.apply

    def apply_or_fail(conversation: Conversation, event: Event) -> None:
        if isinstance(event, TurnStartEvent):
            raise ValueError("what nobody has thought of")
        apply(conversation, event)

    monkeypatch.setattr(Conversation, "apply", apply_or_fail)
    retry = {"type": "auto_retry_start", "attempt": 1, "maxAttempts": 2, "delayMs": delay_ms, "errorMessage": "full"}
    rules = [{"when": '"get_commands"', "write": [*RUN, json.dumps(retry), SETTLED]}, *GREETING]
    async with scripted_window(tmp_path, rules) as (rig, _script):
        await until(lambda: "full" in rig.text() and rig.run_state() == "Idle")


async def test_r03_a_retry_never_looks_idle(qapp: QApplication, tmp_path: Path) -> None:
    retry = {"type": "auto_retry_start", "attempt": 1, "maxAttempts": 3, "delayMs": 100, "errorMessage": "overloaded"}
    lines = [
        *RUN,
        '{"type":"agent_end","messages":[],"willRetry":true}',
        json.dumps(retry),
        request("setStatus", statusKey="k", statusText="now"),
    ]
    rules = [*GREETING, {"when": '"prompt"', "write": [response("prompt", disposition="started"), *lines]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        states: list[str] = []
        rig.window.status_bar.run_state_changed.connect(states.append)
        type_prompt(rig, "go")
        await until(lambda: rig.run_state() == "Waiting to retry…" and "overloaded" in rig.text())
        assert states
        assert "Idle" not in states


async def test_an_older_agent_without_settled_is_idle_after_its_end(qapp: QApplication, tmp_path: Path) -> None:
    lines = [response("prompt"), *RUN, '{"type":"agent_end","messages":[]}']
    async with scripted_window(tmp_path, [*GREETING, {"when": '"prompt"', "write": lines}]) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "go")
        await until(lambda: script.kinds().count("get_state") == 2)
        await until(lambda: rig.run_state() == "Idle")


async def test_t01_separators_inside_strings_arrive_on_the_widgets(qapp: QApplication, tmp_path: Path) -> None:
    text = "a\u2028b\u0085c é 日本"
    line = json.dumps(json.loads(request("set_editor_text", text=text)), ensure_ascii=False)
    async with scripted_window(tmp_path, [*GREETING, {"raw": line + "\r\n"}]) as (rig, _script):
        await until(lambda: rig.window.composer.text() == text)


async def test_t03_bad_lines_are_shown_and_good_ones_handled(qapp: QApplication, tmp_path: Path) -> None:
    lines = ["hello", "[1, 2]", '{"type":', request("notify", message="good one")]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, script):
        await ready(rig, script)
        await until(lambda: "good one" in rig.text())
        assert rig.text().count("Bad line") == 3
        assert "hello" in rig.text()


@pytest.mark.parametrize("argv", [["no-such-agent-anywhere"], ["/etc/hostname"], ["/no/such/place"]])
async def test_t06_a_command_that_does_not_start_is_explained(
    qapp: QApplication, tmp_path: Path, argv: list[str]
) -> None:
    async with open_window(argv, tmp_path) as rig:
        await until(lambda: rig.window.banner.isVisible())
        assert argv[0] in banner_text(rig)
        if "/" not in argv[0]:
            assert os.environ["PATH"].split(os.pathsep)[0] in banner_text(rig)
        type_prompt(rig, "kept")
        await until(lambda: rig.window.notifications.history())
        assert "No agent runs" in rig.window.notifications.history()[0][2]
        assert rig.window.composer.text() == "kept"


async def test_t06_an_agent_that_exits_at_once_shows_its_error(qapp: QApplication, tmp_path: Path) -> None:
    async with scripted_window(tmp_path, [{"stderr": "Error: bad flag\n", "exit": 1}]) as (rig, _script):
        await until(lambda: rig.window.banner.isVisible())
        assert "exit code 1" in banner_text(rig)
        assert "bad flag" in banner_text(rig)


async def test_t06_no_agent_at_all_shows_where_it_was_searched(qapp: QApplication, tmp_path: Path) -> None:
    async with open_window(None, tmp_path) as rig:
        assert rig.window.start_page.isVisible()
        assert os.environ["PATH"].split(os.pathsep)[0] in rig.window.start_page.text()
        assert "pi --mode rpc" in rig.window.start_page.text()


async def test_q06_restart_starts_the_same_command_and_goes_back_to_the_session(
    qapp: QApplication, tmp_path: Path
) -> None:
    session = tmp_path / "session.jsonl"
    session.write_text("{}")
    first = response("get_state", **STATE | {"sessionFile": str(session)})
    rules = [
        {"when": '"get_state"', "write": [first]},
        *GREETING,
        {"when": '"prompt"', "exit": 1},
        {"when": "switch_session", "write": [response("switch_session", cancelled=False)]},
        {"write": [request("setStatus", statusKey="k", statusText="old process")]},
    ]
    script = Script(tmp_path, rules)
    async with open_window(script.argv, tmp_path) as rig:
        await ready(rig, script)
        type_prompt(rig, "die")
        await until(lambda: rig.window.banner.isVisible())
        assert rig.run_state() == "Not running"
        script.replace_rules([*GREETING, rules[4]])
        QTest.mouseClick(rig.child(QPushButton, "action"), Qt.MouseButton.LeftButton)
        await until(lambda: "switch_session" in script.kinds() and rig.run_state() == "Idle")
        assert not rig.window.banner.isVisible()
        assert rig.window.status_bar.status_text("k") is None
    switched = [line for line in script.read() if line["type"] == "switch_session"]
    assert [line["sessionPath"] for line in switched] == [str(session)]


async def test_q06_nothing_of_an_old_process_reaches_the_new_session(qapp: QApplication, tmp_path: Path) -> None:
    rules = [*GREETING, {"write": [request("confirm", title="old question")]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await until(rig.dialogs)
        script.replace_rules(GREETING)
        rig.window.restart_requested.emit()
        await until(lambda: script.kinds().count("get_commands") >= 1 and not rig.dialogs())
        await until(lambda: rig.run_state() == "Idle")
    assert script.answers() == [{"type": "extension_ui_response", "id": "q1", "cancelled": True}]


async def test_closing_with_open_questions_leaves_no_process(qapp: QApplication, tmp_path: Path) -> None:
    rules = [*GREETING, {"write": [request("confirm"), request("editor", "q2")]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await until(rig.dialogs)
        await ready(rig, script)
        pid = rig.controller.pid
        assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert sorted(answer["id"] for answer in script.answers()) == ["q1", "q2"]
    assert all(answer["cancelled"] for answer in script.answers())


async def test_a_streamed_answer_and_its_tool_are_in_the_transcript(qapp: QApplication, tmp_path: Path) -> None:
    command = "rm -rf __pycache__ *.log"
    tool = {"toolCallId": "c1", "toolName": "bash"}
    result = {"content": [{"type": "text", "text": "gone"}]}
    lines = [
        *RUN,
        json.dumps({"type": "message_start", "message": {"role": "user", "content": "clean up", "timestamp": 1}}),
        update("text_delta", delta="I will **clean**"),
        json.dumps({"type": "tool_execution_start", "args": {"command": command}, **tool}),
        json.dumps({"type": "tool_execution_end", "result": result, "isError": False, **tool}),
        SETTLED,
    ]
    rules = [*GREETING, {"when": '"prompt"', "write": [response("prompt", disposition="started"), *lines]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "clean up")
        await until(lambda: "gone" in rig.text())
        for text in ("clean up", "I will", command, "gone"):
            assert text in rig.text()
        await asyncio.sleep(0)


def update(kind: str, **fields: Any) -> str:
    step = {"type": kind, "contentIndex": 0, **fields}
    return json.dumps({"type": "message_update", "assistantMessageEvent": step})


async def test_closing_while_the_agent_is_being_started_leaves_no_process(qapp: QApplication, tmp_path: Path) -> None:
    script = Script(tmp_path, GREETING)
    rig = WindowRig(script.argv, tmp_path)
    rig.controller.start()
    await rig.controller.close()
    assert script.read() == []
    rig.window.deleteLater()


async def test_the_start_page_stays_while_nobody_has_spoken(qapp: QApplication, tmp_path: Path) -> None:
    rules = [
        *GREETING,
        {
            "write": [
                request("notify", message="Extension loaded"),
                '{"type":"queue_update","steering":[],"followUp":[]}',
            ]
        },
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        assert rig.window.start_page.isVisible()
        assert "Extension loaded" in rig.text()


async def test_q06_a_tool_that_was_running_ended_with_the_agent(qapp: QApplication, tmp_path: Path) -> None:
    tool = {"type": "tool_execution_start", "toolCallId": "c1", "toolName": "bash", "args": {"command": "make tea"}}
    lines = [json.dumps(tool), request("setStatus", statusKey="k", statusText="busy"), request("setTitle", title="t")]
    rules = [*GREETING, {"write": lines}, {"when": '"prompt"', "exit": 1}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        await until(lambda: "running…" in shown_transcript(rig))
        type_prompt(rig, "die")
        await until(lambda: rig.window.banner.isVisible())
        await until(lambda: "ended with the agent" in shown_transcript(rig))
        assert "running…" not in shown_transcript(rig)
        assert rig.window.status_bar.keys() == []
        assert rig.window.windowTitle() == "test agent – Pi Desktop"


def shown_transcript(rig: WindowRig) -> str:
    """The transcript as it stands on the screen."""
    rig.window.transcript.flush()
    return rig.child(QTextBrowser, "transcript-view").toPlainText()


async def test_stop_ends_with_abort_also_when_clear_queue_is_never_answered(qapp: QApplication, tmp_path: Path) -> None:
    rules = [
        *GREETING,
        {"when": '"prompt"', "write": [response("prompt", disposition="started"), *RUN]},
        {"when": '"abort"', "write": [SETTLED, response("abort")]},
    ]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "go")
        await until(lambda: rig.run_state() == "Working…" and prompts(script))
        QTest.mouseClick(rig.child(QPushButton, "stop"), Qt.MouseButton.LeftButton)
        await until(lambda: rig.run_state() == "Idle")
        assert "clear_queue" in script.kinds()


async def test_a_fault_of_an_action_is_told_at_once(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = [*GREETING, {"when": "new_session", "write": [response("new_session", cancelled=False)]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        await ready(rig, script)

        def fail() -> None:
            raise ZeroDivisionError("a bug")

        monkeypatch.setattr(rig.window.transcript, "clear", fail)
        rig.window.new_session_requested.emit()
        await until(lambda: "a bug" in rig.text())
    assert "an action failed" in caplog.text


async def test_what_the_user_sent_is_shown_once_and_at_once(qapp: QApplication, tmp_path: Path) -> None:
    repeated = {"type": "message_start", "message": {"role": "user", "content": "make tea", "timestamp": 1}}
    handled = {"when": "stir", "write": [response("prompt", disposition="handled")]}
    later = {"type": "message_start", "message": {"role": "user", "content": "stir", "timestamp": 2}}
    lines = [json.dumps(repeated), json.dumps(later), SETTLED]
    started = {"when": "make tea", "write": [response("prompt", disposition="started"), *lines]}
    async with scripted_window(tmp_path, [*GREETING, handled, started]) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "stir")
        await until(lambda: len(prompts(script)) == 1 and rig.run_state() == "Idle")
        assert "stir" in rig.text()
        type_prompt(rig, "make tea")
        await until(lambda: len(prompts(script)) == 2 and rig.run_state() == "Idle")
        assert rig.text().count("make tea") == 1
        assert rig.text().count("stir") == 2  # the agent says later what it had handled before without saying it


async def test_the_record_of_a_permission_says_what_was_allowed(qapp: QApplication, tmp_path: Path) -> None:
    command = "rm -rf build\n# and all"
    rules = [*GREETING, {"write": [request("confirm", title="Allow?", message=command)]}]
    async with scripted_window(tmp_path, rules) as (rig, script):
        dialog = await rig.dialog(ConfirmDialog)
        QTest.keyClick(dialog, Qt.Key.Key_Y, ALT)
        await until(script.answers)
        assert f"Allow?\n{command} → Yes" in rig.text()


async def test_the_page_of_a_dead_agent_does_not_say_that_it_starts(qapp: QApplication, tmp_path: Path) -> None:
    async with scripted_window(tmp_path, [{"exit": 1}]) as (rig, _script):
        await until(lambda: rig.window.banner.isVisible())
        assert "does not run" in rig.window.start_page.text()
        assert "Starting" not in rig.window.start_page.text()


async def test_a_silent_agent_is_told_of(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "SILENT_AFTER_S", 0.01)
    async with scripted_window(tmp_path, []) as (rig, _script):
        await until(lambda: "pi --mode rpc" in rig.window.start_page.text())


async def test_q06_an_agent_that_closes_its_output_is_dead_at_once(qapp: QApplication, tmp_path: Path) -> None:
    async with scripted_window(tmp_path, [*GREETING, {"when": '"prompt"', "close": True}]) as (rig, script):
        await ready(rig, script)
        type_prompt(rig, "close")
        await until(lambda: rig.window.banner.isVisible(), seconds=4.0)  # the process itself lives on for five
        assert rig.run_state() == "Not running"
        assert rig.window.composer.text() == "close"
