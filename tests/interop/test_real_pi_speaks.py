"""The ground the other tests here stand on: the real pi starts, talks to the scripted model and ends."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from interop.fake_model import CallTool, Fail, Say, WaitFor
from interop.pi_case import MakeCase, PiCase

EXIT_TIMEOUT_S = 10.0
"""Seconds from the end of stdin to pi's exit: its own cleanup may take three."""

LINE_LIMIT_BYTES = 1 << 24
"""pi's first event of a run holds its whole system prompt."""


@asynccontextmanager
async def started(case: PiCase) -> AsyncIterator[Process]:
    """Start pi as a plain child; at the end of the context it must exit by itself, with code 0."""
    process = await asyncio.create_subprocess_exec(
        *case.argv, cwd=case.cwd, env=case.env, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT_BYTES
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield process
        process.stdin.close()
        await process.stdout.read()
        assert await asyncio.wait_for(process.wait(), EXIT_TIMEOUT_S) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def send(process: Process, record: dict[str, Any]) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(record).encode() + b"\n")


async def until(process: Process, **fields: object) -> list[dict[str, Any]]:
    """Return the records up to the first one that has all these fields."""
    assert process.stdout is not None
    seen: list[dict[str, Any]] = []
    while line := await process.stdout.readline():
        seen.append(json.loads(line))
        if fields.items() <= {key: value for key, value in seen[-1].items() if isinstance(value, str | bool)}.items():
            return seen
    raise AssertionError(f"pi ended before {fields}; its records: {[record.get('type') for record in seen]}")


async def test_real_pi_answers_get_state_and_ends_with_its_input(pi_case: MakeCase) -> None:
    async with pi_case(extensions=["rpc-demo.ts"]) as case, started(case) as process:
        send(process, {"id": "1", "type": "get_state"})
        state = (await until(process, type="response", id="1"))[-1]
        assert state["success"] is True
        assert state["data"]["model"]["id"] == "scripted-model"
        assert state["data"]["isStreaming"] is False


async def test_real_pi_runs_a_tool_for_the_scripted_model(pi_case: MakeCase) -> None:
    script = [[Say("I look."), CallTool("bash", {"command": "echo from-the-tool"})], [Say("Seen.")]]
    async with pi_case(script=script) as case, started(case) as process:
        send(process, {"id": "1", "type": "prompt", "message": "look"})
        records = await until(process, type="agent_settled")
        ends = [record for record in records if record["type"] == "tool_execution_end"]
        assert [record["isError"] for record in ends] == [False]
        assert len(case.model.requests) == 2
        assert case.model.tool_results() == ["from-the-tool\n"]


async def test_a_run_goes_on_until_the_test_lets_it_end(pi_case: MakeCase) -> None:
    go_on = asyncio.Event()
    async with pi_case(script=[[Say("Wait."), WaitFor(go_on), Say(" Now.")]]) as case, started(case) as process:
        send(process, {"id": "1", "type": "prompt", "message": "go"})
        await until(process, type="message_update")
        send(process, {"id": "2", "type": "get_state"})
        state = (await until(process, type="response", id="2"))[-1]
        assert state["data"]["isStreaming"] is True
        go_on.set()
        await until(process, type="agent_settled")


async def test_an_extension_sees_the_answer_to_its_dialog(pi_case: MakeCase) -> None:
    script = [[CallTool("bash", {"command": "sudo true"})], [Say("Blocked.")]]
    async with pi_case(extensions=["permission-gate.ts"], script=script) as case, started(case) as process:
        send(process, {"id": "1", "type": "prompt", "message": "do it"})
        dialog = (await until(process, type="extension_ui_request", method="select"))[-1]
        send(process, {"type": "extension_ui_response", "id": dialog["id"], "value": "No"})
        await until(process, type="agent_settled")
        assert "Blocked by user" in case.model.tool_results()[0]


async def test_without_a_login_there_is_no_model(pi_case: MakeCase) -> None:
    async with pi_case(logged_in=False) as case, started(case) as process:
        send(process, {"id": "1", "type": "get_state"})
        state = (await until(process, type="response", id="1"))[-1]
        assert state["data"]["model"]["id"] == "unknown"


async def test_a_failing_model_reaches_the_agent(pi_case: MakeCase) -> None:
    async with pi_case(script=[[Fail(400, "no such luck")]]) as case, started(case) as process:
        send(process, {"id": "1", "type": "prompt", "message": "go"})
        records = await until(process, type="agent_settled")
        assert any("no such luck" in json.dumps(record) for record in records)
