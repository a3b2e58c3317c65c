"""The client against agents that are relatives of pi: nobody waits for ever, and everything is reported."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from pi_protocol import (
    BashCommand,
    CloneCommand,
    ForkCommand,
    GetCommandsCommand,
    GetStateCommand,
    HookErrorEvent,
    ReadyEvent,
)
from pi_rpc import CallTimeout, DiagnosticKind, Withdrawal
from pi_rpc.calls import CALL_TIMEOUT_S
from rpc.test_client import Rig
from scripted import GREETING, request, response, until


def hook(method: str, **fields: Any) -> str:
    return json.dumps({"type": "hook_ui_request", "method": method, **fields})


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (hook("select", id="ui-1", title="Allow?", options=["Allow"]), ("hook_ui_response", "ui-1")),
        (hook("confirm", id="ui-2", title="Clear?"), ("hook_ui_response", "ui-2")),
        (hook("select", id="ui-3", options="Allow"), ("hook_ui_response", "ui-3")),
        (hook("future", id="ui-4"), ("hook_ui_response", "ui-4")),
        (request("open_url", "u1", url="https://example.com"), ("extension_ui_response", "u1")),
        (request("open_url", "u2", url=5), ("extension_ui_response", "u2")),
        (request("ask", "u3", questions=[]), ("extension_ui_response", "u3")),
    ],
)
async def test_a_dialog_that_is_not_served_is_cancelled_in_its_own_words_and_reported(
    tmp_path: Path, line: str, answer: tuple[str, str]
) -> None:
    rig = Rig(tmp_path, [{"write": [line]}, *GREETING])
    async with rig.client as client:
        await until(lambda: rig.script.read())
        await client.call(GetStateCommand())
        assert len(rig.diagnostics) == 1
        assert rig.kinds()[0] in (DiagnosticKind.UNKNOWN_REQUEST, DiagnosticKind.BAD_REQUEST)
    first = rig.script.read()[0]
    assert first == {"type": answer[0], "id": answer[1], "cancelled": True}
    assert [each["type"] for each in rig.script.read()].count(answer[0]) == 1


async def test_one_way_requests_of_a_relative_are_reported_and_never_answered(tmp_path: Path) -> None:
    lines = [hook("notify", message="hi", level="info"), hook("set_status", statusKey="k"), hook("set_title", title=5)]
    rig = Rig(tmp_path, [{"write": lines}, *GREETING])
    async with rig.client as client:
        await client.call(GetStateCommand())
        await until(lambda: len(rig.diagnostics) == 3)
    assert rig.script.kinds() == ["get_state"]


async def test_events_of_relatives_are_passed_on(tmp_path: Path) -> None:
    lines = ['{"type":"ready","protocolVersion":1}', '{"type":"hook_error","error":"oh"}']
    rig = Rig(tmp_path, [{"write": lines, "exit": 0}])
    async with rig.client as client:
        events = [event async for event in client.events()]
    assert events == [ReadyEvent(protocol_version=1), HookErrorEvent(error="oh")]
    assert rig.diagnostics == []


@pytest.mark.parametrize("command", [ForkCommand(entry_id="e"), CloneCommand()])
async def test_a_fork_and_a_clone_cancel_old_dialogs_first(tmp_path: Path, command: ForkCommand | CloneCommand) -> None:
    rig = Rig(
        tmp_path,
        [
            {"write": [request("confirm", "old")]},
            {"when": command.type, "write": [response(command.type, cancelled=False)]},
        ],
    )
    async with rig.client as client:
        await until(lambda: "old" in rig.ui.asked)
        await client.call(command)
        assert rig.ui.withdrawn == {"old": Withdrawal.REPLACED}
    assert rig.script.kinds() == ["extension_ui_response", command.type]


async def test_a_shell_command_may_take_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pi_rpc.calls.CALL_TIMEOUT_S", CALL_TIMEOUT_S / 1e6)
    result = response("bash", output="late", cancelled=False, truncated=False).replace("$id", "1")
    rig = Rig(tmp_path, [{"when": "get_commands", "write": [result]}])
    async with rig.client as client:
        call = asyncio.create_task(client.call(BashCommand(command="sleep 99")))
        await until(lambda: rig.script.kinds() == ["bash"])
        for command in (GetStateCommand(), GetCommandsCommand()):
            with pytest.raises(CallTimeout):
                await client.call(command)
        assert (await call).output == "late"
