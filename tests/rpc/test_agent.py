from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from pi_protocol import (
    AgentSettledEvent,
    GetStateCommand,
    NewSessionCommand,
    PromptCommand,
    PromptResult,
    SessionReplacement,
    SessionState,
    decode_agent_record,
)
from pi_rpc.agent import Agent, AgentUI
from pi_rpc.errors import CommandError

Work = Callable[[AgentUI], Coroutine[Any, Any, object]]


class MemoryStream:
    """Both ends of an agent's stdin and stdout, in memory."""

    def __init__(self) -> None:
        self._input: asyncio.Queue[bytes] = asyncio.Queue()
        self._output: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def read(self) -> bytes:
        return await self._input.get()

    def write(self, data: bytes) -> None:
        decode_agent_record(data)
        self._output.put_nowait(json.loads(data))

    async def flush(self) -> None:
        pass

    def send(self, record: object) -> None:
        self._input.put_nowait(record if isinstance(record, bytes) else json.dumps(record).encode() + b"\n")

    def end(self) -> None:
        self._input.put_nowait(b"")

    async def next(self) -> dict[str, Any]:
        return await asyncio.wait_for(self._output.get(), 5)

    def left(self) -> list[dict[str, Any]]:
        return [self._output.get_nowait() for _ in range(self._output.qsize())]


class Sample(Agent):
    """Carries out what a test gives it when it is prompted, and keeps the result."""

    def __init__(self, work: Work | None = None) -> None:
        super().__init__()
        self.results: list[object] = []
        self._work = work

    async def prompt(self, command: PromptCommand) -> PromptResult:
        if command.message == "refuse":
            raise CommandError("prompt", "not now")
        if command.message == "fail":
            raise ZeroDivisionError("by nothing")
        if self._work is not None:
            self.results.append(await self._work(self.ui))
        return PromptResult(disposition="handled")

    async def new_session(self, _command: NewSessionCommand) -> SessionReplacement:
        self.ui.set_status("a", "b")
        self.emit(AgentSettledEvent(aborted=False))
        return SessionReplacement(cancelled=False)

    async def get_state(self, _command: GetStateCommand) -> SessionState:
        return SessionState(session_id="s")


@asynccontextmanager
async def serving(agent: Agent) -> AsyncIterator[MemoryStream]:
    stream = MemoryStream()
    running = asyncio.create_task(agent.run(stream))
    yield stream
    stream.end()
    await asyncio.wait_for(running, 5)


async def in_sync(stream: MemoryStream) -> list[dict[str, Any]]:
    """Let the agent work off what was sent; returns what it wrote before it got here."""
    stream.send({"type": "get_state", "id": "in sync"})
    written = []
    while (record := await stream.next()).get("id") != "in sync":
        written.append(record)
    return written


PROMPT = {"type": "prompt", "id": "p", "message": "go"}


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (b"null\n", {}),
        (b"{}\n", {}),
        (b"[]\n", {}),
        (b"5\n", {}),
        (b'{"type":5,"id":"a"}\n', {"id": "a"}),
        (b'{"id":"n1"}\n', {"id": "n1"}),
        (b"\n", {"command": "parse"}),
        (b"not json\n", {"command": "parse"}),
        (b'{"id":"x1","type":"get_state"\n', {"command": "parse"}),
        (b"\xff\n", {"command": "parse"}),
        (b'{"id":"u1","type":"no_such"}\n', {"id": "u1", "command": "no_such"}),
        (b'{"id":{"a":1},"type":"no_such"}\n', {"id": {"a": 1}, "command": "no_such"}),
        (b'{"id":"e1","type":"prompt"}\n', {"id": "e1", "command": "prompt"}),
        (b'{"id":"e2","type":"abort"}\n', {"id": "e2", "command": "abort"}),
        (b'{"id":"e3","type":"prompt","message":"refuse"}\n', {"id": "e3", "command": "prompt", "error": "not now"}),
    ],
)
async def test_a_bad_line_is_answered_with_an_error_as_pi_does_and_the_agent_goes_on(
    line: bytes, answer: dict[str, Any]
) -> None:
    async with serving(Sample()) as stream:
        stream.send(line)
        error = await stream.next()
        text = error.pop("error")
        assert text == answer.pop("error", text)
        assert error == {"type": "response", "success": False, **answer}
        assert await in_sync(stream) == []


async def test_a_method_that_fails_fails_its_command_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async with serving(Sample()) as stream:
        stream.send({"type": "prompt", "id": "p", "message": "fail"})
        assert await stream.next() == {
            "type": "response",
            "command": "prompt",
            "success": False,
            "id": "p",
            "error": "by nothing",
        }
    assert "ZeroDivisionError" in caplog.text


async def test_a_command_is_answered_with_what_its_method_returns_after_all_that_the_method_sent() -> None:
    async with serving(Sample()) as stream:
        stream.send({"type": "new_session", "id": "n"})
        assert [(await stream.next())["type"] for _ in range(2)] == ["extension_ui_request", "agent_settled"]
        assert await stream.next() == {
            "type": "response",
            "command": "new_session",
            "success": True,
            "id": "n",
            "data": {"cancelled": False},
        }


async def test_lines_may_come_in_pieces_and_the_last_one_without_its_end() -> None:
    agent = Sample()
    async with serving(agent) as stream:
        for byte in b'{"type":"get_state","id":"a"}\r\n{"type":"get_state","id":"b"}':
            stream.send(bytes([byte]))
    assert [record["id"] for record in stream.left()] == ["a", "b"]


async def test_a_command_can_be_carried_out_while_another_waits_for_a_dialog() -> None:
    agent = Sample(lambda ui: ui.input("Name?"))
    async with serving(agent) as stream:
        stream.send(PROMPT)
        request = await stream.next()
        assert await in_sync(stream) == []
        stream.send({"type": "extension_ui_response", "id": request["id"], "value": ""})
        assert (await stream.next())["data"] == {"disposition": "handled"}
    assert agent.results == [""]


VALUE, YES, NO, CANCELLED = {"value": "b"}, {"confirmed": True}, {"confirmed": False}, {"cancelled": True}


@pytest.mark.parametrize(
    ("work", "fields", "answer", "result"),
    [
        (lambda ui: ui.select("T", ["a", "b"]), {"method": "select", "title": "T", "options": ["a", "b"]}, VALUE, "b"),
        (lambda ui: ui.select("T", ("b",)), {"method": "select", "title": "T", "options": ["b"]}, CANCELLED, None),
        (lambda ui: ui.select("T", ["a"]), {"method": "select", "title": "T", "options": ["a"]}, VALUE, None),
        (lambda ui: ui.select("T", ["a"]), {"method": "select", "title": "T", "options": ["a"]}, YES, None),
        (lambda ui: ui.confirm("T", "M"), {"method": "confirm", "title": "T", "message": "M"}, YES, True),
        (lambda ui: ui.confirm("T", "M"), {"method": "confirm", "title": "T", "message": "M"}, NO, False),
        (lambda ui: ui.confirm("T", "M"), {"method": "confirm", "title": "T", "message": "M"}, CANCELLED, False),
        (lambda ui: ui.confirm("T", "M"), {"method": "confirm", "title": "T", "message": "M"}, VALUE, False),
        (
            lambda ui: ui.confirm("T", ""),
            {"method": "confirm", "title": "T", "message": ""},
            {"confirmed": "no"},
            False,
        ),
        (lambda ui: ui.input("T", "P"), {"method": "input", "title": "T", "placeholder": "P"}, VALUE, "b"),
        (lambda ui: ui.input("T"), {"method": "input", "title": "T"}, CANCELLED, None),
        (lambda ui: ui.input("T"), {"method": "input", "title": "T"}, {"value": None}, None),
        (lambda ui: ui.input("T"), {"method": "input", "title": "T"}, {}, None),
        (lambda ui: ui.editor("T", "P\n"), {"method": "editor", "title": "T", "prefill": "P\n"}, VALUE, "b"),
        (lambda ui: ui.editor("T"), {"method": "editor", "title": "T"}, CANCELLED, None),
        (
            lambda ui: ui.confirm("T", "M", timeout=30.0),
            {"method": "confirm", "title": "T", "message": "M", "timeout": 30000},
            YES,
            True,
        ),
        (lambda ui: ui.input("T", timeout=4.1), {"method": "input", "title": "T", "timeout": 4100}, VALUE, "b"),
        (lambda ui: ui.input("T", timeout=0), {"method": "input", "title": "T"}, VALUE, "b"),
    ],
)
async def test_a_dialog_goes_out_and_its_answer_comes_back(
    work: Work, fields: dict[str, Any], answer: dict[str, Any], result: object
) -> None:
    agent = Sample(work)
    async with serving(agent) as stream:
        stream.send(PROMPT)
        request = await stream.next()
        request_id = request.pop("id")
        assert request == {"type": "extension_ui_request", **fields}
        assert not isinstance(request.get("timeout"), float)
        stream.send({"type": "extension_ui_response", "id": request_id, **answer})
        assert (await stream.next())["type"] == "response"
    assert agent.results == [result]


@pytest.mark.parametrize(
    ("show", "fields"),
    [
        (lambda ui: ui.notify("M"), {"method": "notify", "message": "M", "notifyType": "info"}),
        (lambda ui: ui.notify("M", "error"), {"method": "notify", "message": "M", "notifyType": "error"}),
        (lambda ui: ui.set_status("k", ""), {"method": "setStatus", "statusKey": "k", "statusText": ""}),
        (lambda ui: ui.set_status("k", None), {"method": "setStatus", "statusKey": "k"}),
        (
            lambda ui: ui.set_widget("k", ["a"], placement="below"),
            {"method": "setWidget", "widgetKey": "k", "widgetLines": ["a"], "widgetPlacement": "belowEditor"},
        ),
        (
            lambda ui: ui.set_widget("k", []),
            {"method": "setWidget", "widgetKey": "k", "widgetLines": [], "widgetPlacement": "aboveEditor"},
        ),
        (
            lambda ui: ui.set_widget("k", None, placement="belowEditor"),
            {"method": "setWidget", "widgetKey": "k", "widgetPlacement": "belowEditor"},
        ),
        (lambda ui: ui.set_title("[*] &"), {"method": "setTitle", "title": "[*] &"}),
        (lambda ui: ui.set_editor_text(""), {"method": "set_editor_text", "text": ""}),
    ],
)
async def test_a_one_way_request_is_sent_at_once(show: Callable[[AgentUI], None], fields: dict[str, Any]) -> None:
    agent = Sample()
    async with serving(agent) as stream:
        await in_sync(stream)
        show(agent.ui)
        request = await stream.next()
        assert request.pop("id")
        assert request == {"type": "extension_ui_request", **fields}


async def test_every_request_has_an_id_of_its_own() -> None:
    agent = Sample()
    async with serving(agent) as stream:
        await in_sync(stream)
        for _ in range(100):
            agent.ui.notify("x")
        assert len({record["id"] for record in stream.left()}) == 100


async def test_q01_dialogs_that_are_open_together_get_their_own_answers() -> None:
    agent = Sample(lambda ui: asyncio.gather(ui.confirm("1", ""), ui.confirm("2", ""), ui.input("3")))
    async with serving(agent) as stream:
        stream.send(PROMPT)
        first, second, third = [(await stream.next())["id"] for _ in range(3)]
        stream.send({"type": "extension_ui_response", "id": third, "value": "three"})
        stream.send({"type": "extension_ui_response", "id": second, "confirmed": True})
        stream.send({"type": "extension_ui_response", "id": first, "confirmed": False})
        await stream.next()
    assert agent.results == [[False, True, "three"]]


@pytest.mark.parametrize(
    ("work", "result"),
    [
        (lambda ui: ui.select("T", ["a"], timeout=0.02), None),
        (lambda ui: ui.confirm("T", "M", timeout=0.02), False),
        (lambda ui: ui.input("T", timeout=0.02), None),
    ],
)
async def test_q03_a_timeout_gives_the_default_sends_nothing_and_a_late_answer_is_ignored(
    work: Work, result: object
) -> None:
    agent = Sample(work)
    async with serving(agent) as stream:
        started = time.monotonic()
        stream.send(PROMPT)
        request = await stream.next()
        assert request["timeout"] == 20
        assert (await stream.next())["type"] == "response"
        assert time.monotonic() - started >= 0.02
        stream.send({"type": "extension_ui_response", "id": request["id"], "value": "a"})
        stream.send({"type": "extension_ui_response", "id": request["id"], "confirmed": True})
        assert await in_sync(stream) == []
    assert agent.results == [result]
    assert not agent.ui._open


async def test_second_answers_and_unknown_ids_are_ignored() -> None:
    agent = Sample(lambda ui: ui.confirm("T", "M"))
    async with serving(agent) as stream:
        stream.send(PROMPT)
        request = await stream.next()
        stream.send({"type": "extension_ui_response", "id": "no such", "confirmed": True})
        stream.send({"type": "extension_ui_response", "cancelled": True})
        stream.send({"type": "extension_ui_response"})
        assert await in_sync(stream) == []
        stream.send(
            b"".join(
                json.dumps({"type": "extension_ui_response", "id": request["id"], "confirmed": yes}).encode() + b"\n"
                for yes in (False, True)
            )
        )
        assert (await stream.next())["type"] == "response"
        assert await in_sync(stream) == []
    assert agent.results == [False]


async def test_an_answer_in_the_words_of_a_relative_is_ignored_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with serving(Sample(lambda ui: ui.confirm("t", "m"))) as stream:
        stream.send(PROMPT)
        dialog = await stream.next()
        stream.send({"type": "hook_ui_response", "id": dialog["id"], "confirmed": False})
        assert await in_sync(stream) == []
        assert "another protocol" in caplog.text
        stream.send({"type": "extension_ui_response", "id": dialog["id"], "confirmed": True})
        assert (await stream.next())["data"] == {"disposition": "handled"}


async def test_cancelling_a_dialog_sends_nothing_and_ignores_its_answer() -> None:
    agent = Sample()
    async with serving(agent) as stream:
        await in_sync(stream)
        asking = asyncio.create_task(agent.ui.confirm("T", "M", timeout=60))
        request = await stream.next()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        stream.send({"type": "extension_ui_response", "id": request["id"], "confirmed": True})
        assert await in_sync(stream) == []
    assert not agent.ui._open


@pytest.mark.parametrize("timeout", [-1, -0.001, math.nan, math.inf, 2**31 / 1000])
async def test_q16_a_timeout_that_the_agents_timer_cannot_hold_is_an_error(timeout: float) -> None:
    agent = Sample()
    async with serving(agent) as stream:
        await in_sync(stream)
        for ask in (agent.ui.select("T", ["a"], timeout=timeout), agent.ui.confirm("T", "", timeout=timeout)):
            with pytest.raises(ValueError, match="timeout"):
                await ask
        assert stream.left() == []


async def test_the_longest_and_the_shortest_timeout_are_sent() -> None:
    agent = Sample(lambda ui: asyncio.gather(ui.input("", timeout=(2**31 - 1) / 1000), ui.input("", timeout=0.0005)))
    async with serving(agent) as stream:
        stream.send(PROMPT)
        requests = [await stream.next() for _ in range(2)]
        assert [request["timeout"] for request in requests] == [2**31 - 1, 0.5]
        stream.send({"type": "extension_ui_response", "id": requests[0]["id"], "value": "x"})
        await stream.next()
    assert agent.results == [["x", None]]


async def test_one_text_instead_of_a_list_is_an_error() -> None:
    agent = Sample()
    async with serving(agent) as stream:
        await in_sync(stream)
        with pytest.raises(TypeError):
            agent.ui.set_widget("k", "text")
        with pytest.raises(TypeError):
            await agent.ui.select("T", "text")
        with pytest.raises(ValueError, match="placement"):
            agent.ui.set_widget("k", ["a"], placement="left")  # type: ignore[arg-type]
        assert stream.left() == []


async def test_the_end_cancels_what_still_waits() -> None:
    agent = Sample(lambda ui: ui.confirm("T", "M"))
    beside: list[str] = []

    async def work() -> None:
        try:
            await agent.ui.confirm("T", "M")
        finally:
            beside.append("cleaned up")

    async with serving(agent) as stream:
        await in_sync(stream)
        agent.start(work())
        stream.send(PROMPT)
        await stream.next()
        await stream.next()
    assert beside == ["cleaned up"]
    assert agent.results == []
    assert stream.left() == []


async def test_work_that_fails_is_logged_and_the_agent_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    agent = Sample()

    async def work() -> None:
        raise ZeroDivisionError

    async with serving(agent) as stream:
        await in_sync(stream)
        agent.start(work())
        assert await in_sync(stream) == []
    assert "ZeroDivisionError" in caplog.text


async def test_an_agent_that_does_not_run_says_so() -> None:
    with pytest.raises(RuntimeError, match="does not run"):
        Sample().ui.notify("x")
