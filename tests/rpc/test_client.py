"""The client against scripted agents: who gets which record, and exactly what is written back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from pi_protocol import (
    ConfirmedResponse,
    DialogRequest,
    ExtensionUIResponse,
    GetStateCommand,
    NewSessionCommand,
    OneWayRequest,
    PromptCommand,
    SelectRequest,
    ValueResponse,
)
from pi_rpc import (
    AgentDied,
    BadResponse,
    CallTimeout,
    Client,
    CommandError,
    Diagnostic,
    DiagnosticKind,
    SpawnError,
    Withdrawal,
)
from pi_rpc.ui import LONGEST_TIMEOUT_MS, withdrawal_of
from scripted import GREETING, STATE, Script, refusal, request, response, until

SENTINEL = request("setTitle", "end", title="end")


class FakeUI:
    """Keeps what it is shown; answers when the test says so."""

    def __init__(self) -> None:
        self.shown: list[OneWayRequest] = []
        self.asked: dict[str, DialogRequest] = {}
        self.deadlines: dict[str, float | None] = {}
        self.answers: dict[str, asyncio.Future[ExtensionUIResponse]] = {}
        self.withdrawn: dict[str, Withdrawal] = {}

    async def present(self, request: DialogRequest, deadline: float | None) -> ExtensionUIResponse:
        self.asked[request.id] = request
        self.deadlines[request.id] = deadline
        self.answers[request.id] = asyncio.get_running_loop().create_future()
        try:
            return await self.answers[request.id]
        except asyncio.CancelledError as error:
            self.withdrawn[request.id] = withdrawal_of(error)
            raise

    def show(self, request: OneWayRequest) -> None:
        self.shown.append(request)

    def confirm(self, request_id: str, yes: bool = True) -> None:
        self.answers[request_id].set_result(ConfirmedResponse(id=request_id, confirmed=yes))


class Rig:
    """A client of a scripted agent, with a fake front end."""

    def __init__(self, folder: Path, rules: list[dict[str, Any]]) -> None:
        self.script = Script(folder, rules)
        self.ui = FakeUI()
        self.diagnostics: list[Diagnostic] = []
        self.client = Client.spawn(self.script.argv, ui=self.ui, on_diagnostic=self.diagnostics.append)

    def kinds(self) -> list[DiagnosticKind]:
        return [diagnostic.kind for diagnostic in self.diagnostics]


async def test_q01_two_confirms_are_answered_once_each_in_any_order(tmp_path: Path) -> None:
    rig = Rig(tmp_path, [{"write": [request("confirm", "a"), request("confirm", "b")]}])
    async with rig.client:
        await until(lambda: len(rig.ui.asked) == 2)
        rig.ui.confirm("b")
        await until(lambda: len(rig.script.read()) == 1)
        rig.ui.confirm("a", yes=False)
        await until(lambda: len(rig.script.read()) == 2)
    assert rig.script.read() == [
        {"type": "extension_ui_response", "id": "b", "confirmed": True},
        {"type": "extension_ui_response", "id": "a", "confirmed": False},
    ]


async def test_q02_a_prompt_response_after_its_dialog_is_still_matched(tmp_path: Path) -> None:
    rules = [
        {"when": '"prompt"', "write": [request("confirm")]},
        {"when": "confirmed", "write": [response("prompt", disposition="handled").replace("$id", "1")]},
    ]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        call = asyncio.create_task(client.call(PromptCommand(message="/ask")))
        await until(lambda: "q1" in rig.ui.asked)
        rig.ui.confirm("q1")
        result = await call
    assert result is not None
    assert result.disposition == "handled"


async def test_q03_a_deadline_withdraws_the_dialog_and_writes_nothing(tmp_path: Path) -> None:
    rig = Rig(tmp_path, [{"write": [request("confirm", timeout=30)]}, *GREETING])
    async with rig.client as client:
        await until(lambda: rig.ui.withdrawn)
        await client.call(GetStateCommand())
    assert rig.ui.withdrawn == {"q1": Withdrawal.EXPIRED}
    assert rig.script.answers() == []


async def test_q05_stop_writes_clear_queue_abort_and_cancelled_at_once(tmp_path: Path) -> None:
    rules = [
        {"write": [request("confirm"), request("input", "q2")]},
        {"when": "clear_queue", "write": [response("clear_queue", steering=["a", "b"], followUp=["c"])]},
        {"when": "abort", "write": [response("abort")]},
    ]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        await until(lambda: len(rig.ui.asked) == 2)
        stopping = client.stop()
        queue = await stopping.queued
        await stopping.idle
        await until(lambda: len(rig.script.read()) == 4)
    assert queue is not None
    assert (queue.steering, queue.follow_up) == (["a", "b"], ["c"])
    assert rig.script.kinds() == ["clear_queue", "abort", "extension_ui_response", "extension_ui_response"]
    assert all(answer["cancelled"] is True for answer in rig.script.answers())
    assert set(rig.ui.withdrawn.values()) == {Withdrawal.STOPPED}


async def test_q05_an_agent_without_clear_queue_is_stopped_all_the_same(tmp_path: Path) -> None:
    rules = [
        {"when": "clear_queue", "write": [refusal("clear_queue", "Unknown command: clear_queue")]},
        {"when": "abort", "write": [response("abort")]},
    ]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        stopping = client.stop()
        assert await stopping.queued is None
        await stopping.idle


async def test_q05_a_new_session_cancels_old_dialogs_first_and_shows_its_own(tmp_path: Path) -> None:
    rules = [
        {"write": [request("confirm", "old")]},
        {"when": "new_session", "write": [request("confirm", "new")]},
        {"when": '"new"', "write": [response("new_session", cancelled=False).replace("$id", "1")]},
    ]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        await until(lambda: "old" in rig.ui.asked)
        call = asyncio.create_task(client.call(NewSessionCommand()))
        await until(lambda: "new" in rig.ui.asked)
        rig.ui.confirm("new")
        assert (await call).cancelled is False
    assert rig.script.kinds() == ["extension_ui_response", "new_session", "extension_ui_response"]
    assert rig.ui.withdrawn == {"old": Withdrawal.REPLACED}


async def test_q06_death_fails_every_call_and_withdraws_every_dialog(tmp_path: Path) -> None:
    rules = [{"write": [request("confirm")]}, {"when": "get_state", "stderr": "out of tea\n", "exit": 7}]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        await until(lambda: rig.ui.asked)
        with pytest.raises(AgentDied) as caught:
            await client.call(GetStateCommand())
        assert [event async for event in client.events()] == []
        await until(lambda: rig.ui.withdrawn)
        with pytest.raises(AgentDied):
            await client.call(GetStateCommand())
        with pytest.raises(AgentDied):
            client.stop()
    assert (caught.value.exit_code, caught.value.stderr_tail) == (7, "out of tea\n")
    assert rig.ui.withdrawn == {"q1": Withdrawal.DIED}


async def test_q07_an_unknown_method_is_cancelled_once_and_reported(tmp_path: Path) -> None:
    rig = Rig(tmp_path, [{"write": [request("hologram", "h"), request("confirm", "c")]}])
    async with rig.client:
        await until(lambda: "c" in rig.ui.asked)
        rig.ui.confirm("c")
        await until(lambda: len(rig.script.read()) == 2)
    assert rig.script.read()[0] == {"type": "extension_ui_response", "id": "h", "cancelled": True}
    assert rig.kinds() == [DiagnosticKind.UNKNOWN_REQUEST]


@pytest.mark.parametrize(
    ("timeout", "expected"),
    [(None, "none"), (0, "none"), (-5, "at once"), (1e12, "at once"), (LONGEST_TIMEOUT_MS + 1, "at once")]
    + [(10**400, "at once")]
    + [(LONGEST_TIMEOUT_MS, "later"), (86_400_000, "later"), (0.5, "soon")],
)
async def test_q16_each_timeout_is_handled_as_the_agent_does(
    tmp_path: Path, timeout: float | None, expected: str
) -> None:
    rig = Rig(tmp_path, [{"write": [request("confirm", timeout=timeout), SENTINEL]}])
    async with rig.client:
        await until(lambda: rig.ui.shown and rig.ui.asked)
        if expected in ("soon", "at once"):
            await until(lambda: rig.ui.withdrawn)
        assert (rig.ui.deadlines["q1"] is None) == (expected == "none")
    closed = {} if expected in ("soon", "at once") else {"q1": Withdrawal.CLOSED}
    assert rig.ui.withdrawn == closed or rig.ui.withdrawn == {"q1": Withdrawal.EXPIRED}
    assert len(rig.script.answers()) == len(closed)


@pytest.mark.parametrize(
    ("fields", "choose", "wire_value"),
    [
        ({"options": [1, 2]}, "2", 2),
        ({"options": [{"label": "a", "value": 1}, "b"]}, "a", {"label": "a", "value": 1}),
        ({"options": [1, "1"]}, "1 (2)", "1"),
        ({"options": ["x", None]}, "null", None),
        ({"options": ["x"], "title": {"deep": [1]}}, "x", "x"),
        ({"options": ["x"], "timeout": "soon"}, "x", "x"),
    ],
)
async def test_q17_a_select_of_the_wrong_kind_is_answered_with_the_original_value(
    tmp_path: Path, fields: dict[str, Any], choose: str, wire_value: object
) -> None:
    rig = Rig(tmp_path, [{"write": [request("select", **fields)]}])
    async with rig.client:
        await until(lambda: rig.ui.asked)
        asked = rig.ui.asked["q1"]
        assert isinstance(asked, SelectRequest)
        rig.ui.answers["q1"].set_result(ValueResponse(id="q1", value=choose))
        await until(rig.script.read)
    assert rig.script.read() == [{"type": "extension_ui_response", "id": "q1", "value": wire_value}]
    assert rig.kinds() == [DiagnosticKind.BAD_REQUEST]


async def test_q17_thousands_of_options_with_one_label_stay_apart(tmp_path: Path) -> None:
    options = [{"label": "x", "value": number} for number in range(3000)]
    rig = Rig(tmp_path, [{"write": [request("select", options=[*options, options[0]])]}])
    async with rig.client:
        await until(lambda: rig.ui.asked, 5.0)
        asked = rig.ui.asked["q1"]
        assert isinstance(asked, SelectRequest)
        assert asked.options is not None
        assert [asked.options[place] for place in (0, 2999, 3000)] == ["x", "x (3000)", "x"]
        rig.ui.answers["q1"].set_result(ValueResponse(id="q1", value="x (3000)"))
        await until(rig.script.read)
    assert rig.script.answers()[0]["value"] == options[2999]


async def test_q17_an_id_of_another_kind_comes_back_as_it_was(tmp_path: Path) -> None:
    line = {"type": "extension_ui_request", "id": 5, "method": "confirm", "title": "?"}
    rig = Rig(tmp_path, [{"write": [json.dumps(line)]}])
    async with rig.client:
        await until(lambda: rig.ui.asked)
        rig.ui.confirm("5")
        await until(rig.script.read)
    assert rig.script.read() == [{"type": "extension_ui_response", "id": 5, "confirmed": True}]


@pytest.mark.parametrize("options", ["abc", 5, {"a": 1}, True])
async def test_q17_what_cannot_be_asked_is_cancelled_once_and_reported(tmp_path: Path, options: object) -> None:
    rig = Rig(tmp_path, [{"write": [request("select", options=options), SENTINEL]}])
    async with rig.client:
        await until(lambda: rig.ui.shown)
        await until(rig.script.read)
    assert rig.ui.asked == {}
    assert rig.script.read() == [{"type": "extension_ui_response", "id": "q1", "cancelled": True}]
    assert rig.kinds() == [DiagnosticKind.BAD_REQUEST]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (request("select", options=["a"]), ValueResponse(id="q1", value="b")),
        (request("select", options=["a"]), ConfirmedResponse(id="q1", confirmed=True)),
        (request("confirm"), ValueResponse(id="q1", value="yes")),
        (request("editor"), ConfirmedResponse(id="q1", confirmed=True)),
    ],
)
async def test_an_answer_that_the_dialog_does_not_allow_never_reaches_the_wire(
    tmp_path: Path, line: str, answer: ExtensionUIResponse
) -> None:
    rig = Rig(tmp_path, [{"write": [line]}])
    async with rig.client:
        await until(lambda: rig.ui.asked)
        rig.ui.answers["q1"].set_result(answer)
        await until(rig.script.read)
    assert rig.script.read() == [{"type": "extension_ui_response", "id": "q1", "cancelled": True}]
    assert rig.kinds() == [DiagnosticKind.REFUSED_ANSWER]


async def test_a_front_end_that_fails_does_not_leave_the_agent_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rig = Rig(tmp_path, [{"write": [request("confirm")]}])
    async with rig.client:
        await until(lambda: rig.ui.asked)
        rig.ui.answers["q1"].set_exception(KeyError("a bug"))
        await until(rig.script.read)
    assert rig.script.read() == [{"type": "extension_ui_response", "id": "q1", "cancelled": True}]
    assert "a bug" in caplog.text


async def test_s09_what_is_never_answered_is_not_answered(tmp_path: Path) -> None:
    lines = [
        request("notify", message="m"),
        request("setStatus", statusKey="k", statusText="t"),
        request("setWidget", widgetKey="k", widgetLines=["l"]),
        request("setTitle", title="t"),
        request("set_editor_text", text="t"),
        request("notify", message={"not": "a text"}),
    ]
    rig = Rig(tmp_path, [{"write": lines}, *GREETING])
    async with rig.client as client:
        await client.call(GetStateCommand())
    assert [shown.method for shown in rig.ui.shown] == [json.loads(line)["method"] for line in lines]
    assert rig.script.answers() == []


async def test_s10_everything_before_the_first_response_is_shown(tmp_path: Path) -> None:
    rules = [{"write": [request("notify", f"n{n}", message=str(n)) for n in range(20)]}, *GREETING]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        await client.call(GetStateCommand())
        assert [shown.id for shown in rig.ui.shown] == [f"n{n}" for n in range(20)]


async def test_t01_separators_and_broken_chunks_make_no_lines_of_their_own(tmp_path: Path) -> None:
    text = "a\u2028b\u2029c\u0085d é 日本"
    rules = [{"raw": request("notify", "1", message="m") + "\r\n"}, {"when": "abort", "raw": ""}]
    rules[0]["raw"] += json.dumps(
        {"type": "extension_ui_request", "id": "2", "method": "notify", "message": text}, ensure_ascii=False
    )
    rig = Rig(tmp_path, [{**rules[0], "exit": 0}])  # the last line has no LF
    async with rig.client as client:
        assert [event async for event in client.events()] == []
    assert [getattr(shown, "message", None) for shown in rig.ui.shown] == ["m", text]
    assert rig.diagnostics == []


async def test_t03_bad_lines_between_good_ones_are_reported_and_skipped(tmp_path: Path) -> None:
    lines = ["hello", "", '{"type":', "[1, 2]", "null", "5", '{"type": 5}', '{"no": "type"}', '{"type": "new_kind"}']
    rig = Rig(tmp_path, [{"write": [*lines, request("notify", "n", message="good")]}, *GREETING])
    async with rig.client as client:
        await client.call(GetStateCommand())
    assert [shown.id for shown in rig.ui.shown] == ["n"]
    assert rig.kinds() == [DiagnosticKind.BAD_LINE] * 8


async def test_t06_a_command_that_cannot_start_says_where_it_was_searched() -> None:
    with pytest.raises(SpawnError) as caught:
        async with Client.spawn(["no-such-agent"]):
            raise AssertionError("it cannot run")
    assert caught.value.searched


async def test_t08_a_response_that_does_not_decode_fails_its_own_command_only(tmp_path: Path) -> None:
    bad = json.dumps({"type": "response", "command": "get_state", "success": True, "id": "$id", "data": 5})
    rules = [{"when": "get_state", "write": [bad]}, {"when": "get_state", "write": [response("get_state", **STATE)]}]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        with pytest.raises(BadResponse, match=r"\$\.data"):
            await client.call(GetStateCommand())
        assert (await client.call(GetStateCommand())).session_id == "s"


async def test_responses_are_matched_by_id_when_they_overtake_one_another(tmp_path: Path) -> None:
    rules = [
        {"when": '"id":"1"'},
        {"when": '"id":"2"', "write": [response("get_state", **STATE | {"sessionId": "two"})]},
        {"when": '"id":"3"', "write": [response("get_state", **STATE | {"sessionId": "one"}).replace("$id", "1")]},
    ]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        first, second = (asyncio.create_task(client.call(GetStateCommand())) for _ in range(2))
        assert (await second).session_id == "two"
        third = asyncio.create_task(client.call(GetStateCommand()))
        assert (await first).session_id == "one"
        third.cancel()
        await asyncio.gather(third, return_exceptions=True)


async def test_a_response_to_another_command_is_no_answer(tmp_path: Path) -> None:
    rules = [{"when": "get_state", "write": [response("abort"), response("get_state", **STATE)]}]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        assert (await client.call(GetStateCommand())).session_id == "s"
    assert rig.kinds() == [DiagnosticKind.BAD_RESPONSE]


async def test_a_refused_command_raises_with_the_agents_words(tmp_path: Path) -> None:
    rig = Rig(tmp_path, [{"when": "prompt", "write": [refusal("prompt", "Log in first")]}])
    async with rig.client as client:
        with pytest.raises(CommandError) as caught:
            await client.call(PromptCommand(message="hi"))
    assert (caught.value.command, caught.value.message) == ("prompt", "Log in first")


async def test_a_command_that_is_not_answered_is_given_up_and_its_late_answer_reported(tmp_path: Path) -> None:
    rules = [
        {"when": '"id":"1"'},
        {"when": '"id":"2"', "write": [response("get_state", **STATE).replace("$id", "1"), SENTINEL]},
    ]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        with pytest.raises(CallTimeout):
            await client.call(GetStateCommand(), timeout=0.02)
        with pytest.raises(CallTimeout):
            await client.call(GetStateCommand(), timeout=0.02)
        await until(lambda: rig.ui.shown)
    assert rig.kinds() == [DiagnosticKind.BAD_RESPONSE]


async def test_closing_cancels_open_dialogs_and_ends_the_agent(tmp_path: Path) -> None:
    rig = Rig(tmp_path, [{"write": [request("input")]}])
    async with rig.client as client:
        await until(lambda: rig.ui.asked)
    assert rig.script.read() == [{"type": "extension_ui_response", "id": "q1", "cancelled": True}]
    assert client.death is not None
    assert client.death.exit_code == 0


async def test_without_a_front_end_dialogs_are_cancelled(tmp_path: Path) -> None:
    script = Script(tmp_path, [{"write": [request("select", options=["a"])]}])
    async with Client.spawn(script.argv):
        await until(script.read)
    assert script.read() == [{"type": "extension_ui_response", "id": "q1", "cancelled": True}]


async def test_calls_go_on_while_nobody_reads_the_events(tmp_path: Path) -> None:
    event = json.dumps({"type": "thinking_level_changed", "level": "x" * 1_000_000})
    rules = [{"when": "get_state", "write": [*[event] * 20, response("get_state", **STATE)]}]
    rig = Rig(tmp_path, rules)
    async with rig.client as client:
        assert (await client.call(GetStateCommand())).session_id == "s"
