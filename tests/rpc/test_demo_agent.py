"""The demo agent as a real child, driven by lines."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from pi_protocol import decode_agent_record
from pi_rpc import demo_session, demo_text
from pi_rpc.agent_ui import AgentUI
from pi_rpc.framing import LineFramer
from pi_rpc.transport import ChildProcess, spawn

Answers = dict[str, dict[str, Any]]
"""What to answer a dialog with, by its method."""

ANSWERS: Answers = {
    "select": {"value": "Flat white"},
    "confirm": {"confirmed": True},
    "input": {"value": "Kim"},
    "editor": {"value": "one\ntwo"},
}

CANCELLED: Answers = {method: {"cancelled": True} for method in ANSWERS}

NINE = {
    "select",
    "confirm",
    "input",
    "editor",
    "notify",
    "setStatus",
    "setWidget",
    "setTitle",
    "set_editor_text",
}


class Demo:
    """A client of the demo agent."""

    def __init__(self, child: ChildProcess) -> None:
        self._child = child
        self._framer = LineFramer()
        self._unread: list[dict[str, Any]] = []
        self._sent = 0

    def send(self, command: str, **fields: object) -> str:
        self._sent += 1
        command_id = f"c{self._sent}"
        self._child.write(json.dumps({"id": command_id, "type": command, **fields}).encode() + b"\n")
        return command_id

    def answer(self, request: dict[str, Any], answers: Answers) -> None:
        record = {"type": "extension_ui_response", "id": request["id"], **answers[request["method"]]}
        self._child.write(json.dumps(record).encode() + b"\n")

    async def next(self) -> dict[str, Any]:
        while not self._unread:
            chunk = await asyncio.wait_for(self._child.read(), 10)
            assert chunk, self._child.stderr_tail
            for line in self._framer.feed(chunk):
                assert isinstance(line, bytes)
                decode_agent_record(line)
                self._unread.append(json.loads(line))
        return self._unread.pop(0)

    async def until(self, found: Callable[[dict[str, Any]], bool], answers: Answers = ANSWERS) -> list[dict[str, Any]]:
        """Read up to a record, answering dialogs on the way."""
        records = []
        while True:
            records.append(await self.next())
            if found(records[-1]):
                return records
            if records[-1].get("method") in answers:
                self.answer(records[-1], answers)

    async def call(self, command: str, **fields: object) -> dict[str, Any]:
        command_id = self.send(command, **fields)
        return (await self.until(lambda record: record.get("id") == command_id))[-1]

    async def prompt(self, message: str, answers: Answers = ANSWERS) -> list[dict[str, Any]]:
        """Have a slash command handled; gives the requests that it made."""
        command_id = self.send("prompt", message=message)
        *requests, response = await self.until(lambda record: record.get("id") == command_id, answers)
        assert response["data"] == {"disposition": "handled"}
        return requests

    async def run(self, message: str, answers: Answers = ANSWERS) -> list[dict[str, Any]]:
        """Have a prompt answered; gives everything up to the end of the run."""
        self.send("prompt", message=message)
        return await self.until(is_a("agent_settled"), answers)


def is_a(record_type: str) -> Callable[[dict[str, Any]], bool]:
    return lambda record: record["type"] == record_type


@asynccontextmanager
async def demo(pace: float = 0) -> AsyncIterator[Demo]:
    child = await spawn([sys.executable, "-X", "dev", "-m", "pi_rpc.demo_agent", "--pace", str(pace)])
    try:
        client = Demo(child)
        for method in ("setTitle", "setStatus", "setWidget"):
            assert (await client.next())["method"] == method
        yield client
    finally:
        await child.close()
    assert (child.exited.result(), child.stderr_tail) == (0, "")


def methods(records: list[dict[str, Any]]) -> list[str]:
    return [record["method"] for record in records]


def notes(records: list[dict[str, Any]]) -> list[str]:
    return [record["message"] for record in records if record.get("method") == "notify"]


@pytest.mark.parametrize(
    ("command", "method", "fields", "said", "said_when_cancelled"),
    [
        ("/select", "select", {"title", "options"}, "You chose: Flat white", "Nothing was chosen"),
        ("/confirm", "confirm", {"title", "message"}, "You said yes", "You did not say yes"),
        ("/input", "input", {"title", "placeholder"}, "You entered: 'Kim'", "Nothing was entered"),
        (
            "/editor",
            "editor",
            {"title", "prefill"},
            "The list has 2 lines now:\none\ntwo",
            "The list stays as it was",
        ),
        ("/timeout", "confirm", {"title", "message", "timeout"}, "You are there", "You said no"),
    ],
)
async def test_a_dialog_command_asks_says_what_was_answered_and_is_handled_then(
    command: str, method: str, fields: set[str], said: str, said_when_cancelled: str
) -> None:
    async with demo() as client:
        dialog, note = await client.prompt(command)
        assert dialog["method"] == method
        assert dialog.keys() == {"type", "id", "method", *fields}
        assert note["message"] == said
        _, note = await client.prompt(command, CANCELLED)
        assert note["message"] == said_when_cancelled


async def test_a_question_that_nobody_answers_counts_as_a_no_after_five_seconds() -> None:
    async with demo() as client:
        dialog, note = await client.prompt("/timeout", {})
        assert dialog["timeout"] == 5000
        assert note["message"] == "No answer within 5 seconds: that counts as a no"
        client.answer(dialog, ANSWERS)
        assert (await client.call("get_state"))["success"]


async def test_notify_shows_three_kinds() -> None:
    async with demo() as client:
        assert [record["notifyType"] for record in await client.prompt("/notify")] == ["info", "warning", "error"]


async def test_status_and_widget_set_and_then_clear_the_same_keys() -> None:
    async with demo() as client:
        for command, key, content in (
            ("/status", "statusKey", "statusText"),
            ("/widget", "widgetKey", "widgetLines"),
        ):
            shown, cleared = await client.prompt(command), await client.prompt(command)
            assert all(content in record for record in shown)
            assert not any(content in record for record in cleared)
            assert [record[key] for record in shown] == [record[key] for record in cleared]
        placements = [record["widgetPlacement"] for record in await client.prompt("/widget")]
        assert placements == ["aboveEditor", "belowEditor"]


async def test_title_and_prefill_take_the_text_that_follows() -> None:
    async with demo() as client:
        assert [record["title"] for record in await client.prompt("/title a  [*] & b")] == ["a  [*] & b"]
        assert [record["text"] for record in await client.prompt("/prefill two\nlines")] == ["two\nlines"]
        assert all(record["title"] for record in await client.prompt("/title"))
        assert all(record["text"] for record in await client.prompt("/prefill"))


async def test_burst_has_four_dialogs_open_at_once_and_many_notifications() -> None:
    async with demo() as client:
        command_id = client.send("prompt", message="/burst")
        dialogs: list[dict[str, Any]] = []
        shown = 0
        while len(dialogs) < 4:
            record = await client.next()
            dialogs += [record] if record["method"] in ANSWERS else []
            shown += record["method"] == "notify"
        assert set(methods(dialogs)) == ANSWERS.keys()
        assert shown == 30
        for dialog in reversed(dialogs):
            client.answer(dialog, ANSWERS)
        records = await client.until(lambda record: record.get("id") == command_id)
        assert notes(records)[-1] == "All four questions are answered"


@pytest.mark.parametrize("answers", [ANSWERS, CANCELLED])
async def test_the_tour_announces_and_shows_all_nine_methods(answers: Answers) -> None:
    async with demo() as client:
        requests = await client.prompt("/tour", answers)
        assert set(methods(requests)) == NINE
        steps = [note for note in notes(requests) if "/9 " in note]
        assert [note.split()[0] for note in steps] == [f"{number}/9" for number in range(1, 10)]
        assert {note.split()[1].rstrip(":") for note in steps} == NINE
        assert notes(requests)[-1].startswith("That was the tour: 9 methods.")


async def test_every_command_that_is_listed_is_there_and_has_a_description() -> None:
    async with demo() as client:
        commands = (await client.call("get_commands"))["data"]["commands"]
        assert {command["name"] for command in commands} >= {
            *("tour", "select", "confirm", "input", "editor", "notify", "status", "widget", "title", "prefill"),
            *("timeout", "burst"),
        }
        assert all(command["description"] and command["source"] == "extension" for command in commands)
        for command in commands:
            if command["name"] not in ("crash", "tour", "timeout", "burst"):
                assert await client.prompt(f"/{command['name']}")


async def test_a_run_has_the_events_of_pi_in_their_order() -> None:
    async with demo() as client:
        records = [record for record in await client.run("Hello *you*") if record["type"] != "extension_ui_request"]
        assert records[0]["data"] == {"disposition": "started"}
        message = ["message_start", "message_end"]
        deltas = [record["type"] for record in records].count("message_update")
        assert [record["type"] for record in records[1:]] == [
            *("agent_start", "turn_start"),
            *message,
            *message,
            "message_start",
            *["message_update"] * deltas,
            *("message_end", "turn_end", "agent_end", "agent_settled"),
        ]
        assert [record["message"]["role"] for record in records if record["type"] == "message_start"] == [
            *("system", "user", "assistant"),
        ]
        steps = [record["assistantMessageEvent"] for record in records if record["type"] == "message_update"]
        assert [steps[0]["type"], steps[-1]["type"]] == ["text_start", "text_end"]
        streamed = "".join(step["delta"] for step in steps[1:-1])
        [answer] = [
            record["message"]
            for record in records
            if record["type"] == "message_end" and record["message"]["role"] == "assistant"
        ]
        assert steps[-1]["content"] == streamed == answer["content"][0]["text"]
        assert "> Hello *you*" in streamed
        assert len(steps) > 50
        assert records[-1]["aborted"] is False
        assert (await client.call("get_messages"))["data"]["messages"] == records[-2]["messages"]


async def test_an_unknown_slash_command_is_a_message_like_any_other() -> None:
    async with demo() as client:
        assert (await client.run("/no-such-command"))[-1]["aborted"] is False


async def test_r00_a_prompt_in_a_run_needs_to_say_what_becomes_of_it() -> None:
    async with demo(pace=1) as client:
        await client.call("prompt", message="Hello")
        refused = await client.call("prompt", message="and?")
        assert refused["success"] is False
        assert "streamingBehavior" in refused["error"]
        await client.call("abort")


async def test_r00_a_steering_message_comes_before_one_that_was_queued_for_later() -> None:
    async with demo(pace=1) as client:
        client.send("prompt", message="Hello")
        await client.until(is_a("message_update"))
        for message, behaviour in (("later", "followUp"), ("now", "steer"), ("now too", "steer")):
            queued = await client.call("prompt", message=message, streamingBehavior=behaviour)
            assert queued["data"] == {"disposition": "queued"}
        state = (await client.call("get_state"))["data"]
        assert (state["isStreaming"], state["pendingMessageCount"]) == (True, 3)
        records = await client.until(is_a("agent_settled"))
        said = [record["message"] for record in records if record["type"] == "message_end"]
        assert [message["content"][0]["text"] for message in said if message["role"] == "user"] == [
            *("now", "now too", "later"),
        ]
        updates = [record for record in records if record["type"] == "queue_update"]
        assert [(update["steering"], update["followUp"]) for update in updates] == [
            (["now too"], ["later"]),
            ([], ["later"]),
            ([], []),
        ]


async def test_r02_stop_gives_the_queue_back_and_ends_the_run() -> None:
    async with demo(pace=1) as client:
        client.send("prompt", message="Hello")
        await client.until(is_a("message_update"))
        await client.call("prompt", message="now", streamingBehavior="steer")
        await client.call("prompt", message="later", streamingBehavior="followUp")
        clear, abort = client.send("clear_queue"), client.send("abort")
        records = await client.until(lambda record: record.get("id") == abort)
        [cleared] = [record for record in records if record.get("id") == clear]
        assert cleared["data"] == {"steering": ["now"], "followUp": ["later"]}
        kinds = [record["type"] for record in records if record["type"] != "extension_ui_request"]
        assert kinds[-6:] == [
            *("message_update", "message_end", "turn_end", "agent_end", "agent_settled", "response"),
        ]
        [settled] = [record for record in records if record["type"] == "agent_settled"]
        assert settled["aborted"] is True
        [ended] = [record for record in records if record["type"] == "message_end"]
        assert ended["message"]["stopReason"] == "aborted"
        assert (await client.run("again"))[-1]["aborted"] is False


async def test_abort_without_a_run_is_answered_at_once() -> None:
    async with demo() as client:
        assert (await client.call("abort"))["success"] is True


async def test_a_dangerous_command_runs_only_after_a_yes() -> None:
    async with demo() as client:
        for answers, allowed in ((ANSWERS, True), ({"confirm": {"confirmed": False}}, False), (CANCELLED, False)):
            records = await client.run("please `rm -rf __pycache__ *.log` now", answers)
            [dialog] = [record for record in records if record.get("method") in ANSWERS]
            assert {key: dialog[key] for key in ("method", "title", "message", "timeout")} == {
                "method": "confirm",
                "title": "Allow?",
                "message": "rm -rf __pycache__ *.log",
                "timeout": 30000,
            }
            [start] = [record for record in records if record["type"] == "tool_execution_start"]
            assert (start["toolName"], start["args"]) == ("bash", {"command": "rm -rf __pycache__ *.log"})
            [end] = [record for record in records if record["type"] == "tool_execution_end"]
            assert end["isError"] is not allowed
            assert (end["result"]["content"][0]["text"] == "Blocked by user") is not allowed
            turns = [record for record in records if record["type"] == "turn_end"]
            assert [len(turn["toolResults"]) for turn in turns] == [1, 0]


async def test_a_dangerous_command_is_blocked_when_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo_session, "PERMISSION_TIMEOUT_S", 0.01)
    events: list[Any] = []
    asked: list[Any] = []
    run = demo_session.Run(
        demo_session.Session(), demo_session.Queue(events.append), AgentUI(asked.append), events.append, 0
    )
    await run.answer("rm -rf /")
    [end] = [event for event in events if event.type == "tool_execution_end"]
    assert end.is_error
    assert end.result["content"][0]["text"] == "Blocked by user"
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("hello", None),
        ("rm -r build", None),
        ("rm -rf build", "rm -rf build"),
        ("please sudo rm -rf /tmp/x\n# and\tthen", "sudo rm -rf /tmp/x\n# and\tthen"),
        ("`ls` and `cd x && rm -rf *` please", "cd x && rm -rf *"),
        ("```\nrm -rf a\n```", "\nrm -rf a\n"),
    ],
)
def test_q19_the_command_to_be_approved_is_found_character_for_character(text: str, command: str | None) -> None:
    assert demo_text.dangerous_command(text) == command


@pytest.mark.parametrize("text", ["", " ", "one", " two  words\n\n", demo_text.reply("a\n\nb", first=True)])
def test_the_pieces_of_a_text_are_the_text(text: str) -> None:
    assert "".join(demo_text.pieces(text)) == text


async def test_s05_a_new_session_is_empty_and_shows_its_own_status_before_the_response() -> None:
    async with demo() as client:
        await client.run("Hello")
        old = (await client.call("get_state"))["data"]
        assert (old["model"]["id"], old["messageCount"], old["isStreaming"]) == ("demo", 3, False)
        command_id = client.send("new_session")
        *requests, response = await client.until(lambda record: record.get("id") == command_id)
        assert methods(requests) == ["setStatus", "setWidget"]
        assert response["data"] == {"cancelled": False}
        new = (await client.call("get_state"))["data"]
        assert new["sessionId"] != old["sessionId"]
        assert new["messageCount"] == 0
        assert (await client.call("get_messages"))["data"] == {"messages": []}


async def test_a_new_session_ends_the_run_of_the_old_one() -> None:
    async with demo(pace=1) as client:
        client.send("prompt", message="Hello")
        await client.until(is_a("message_update"))
        command_id = client.send("new_session")
        records = await client.until(lambda record: record.get("id") == command_id)
        [settled] = [record for record in records if record["type"] == "agent_settled"]
        assert settled["aborted"] is True


async def test_a_session_that_was_left_can_be_switched_to() -> None:
    async with demo() as client:
        await client.run("Hello")
        first = (await client.call("get_state"))["data"]["sessionId"]
        await client.call("new_session")
        assert (await client.call("switch_session", sessionPath=first))["data"] == {"cancelled": False}
        assert (await client.call("get_state"))["data"]["messageCount"] == 3
        unknown = await client.call("switch_session", sessionPath="/no/such/file")
        assert unknown["success"] is False


async def test_t06_a_crash_has_an_exit_code_and_last_words() -> None:
    child = await spawn([sys.executable, "-m", "pi_rpc.demo_agent"])
    Demo(child).send("prompt", message="/crash")
    assert await child.exited == 1
    assert child.stderr_tail == "demo agent: crashed because you asked for it\n"
    await child.close()
