from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from pi_rpc.framing import LineFramer
from pi_rpc.transport import ChildProcess, Limits, spawn

AGENT = [sys.executable, "-X", "dev", str(Path(__file__).parent.parent / "peers" / "asking_agent.py")]

PATIENT = Limits(eof=5.0)

GET_STATE = b'{"type":"get_state","id":"s"}\n'

STATE = {"type": "response", "command": "get_state", "success": True, "id": "s", "data": {"sessionId": "s"}}


def prompt(message: str) -> bytes:
    return json.dumps({"type": "prompt", "id": "p", "message": message}).encode() + b"\n"


async def records(child: ChildProcess, count: int) -> list[dict[str, Any]]:
    framer = LineFramer()
    found: list[dict[str, Any]] = []
    while len(found) < count:
        chunk = await asyncio.wait_for(child.read(), 10)
        assert chunk, child.stderr_tail
        found += [json.loads(line) for line in framer.feed(chunk) if isinstance(line, bytes)]
    return found


@pytest.mark.parametrize("message", ["ask", "hold out", "block a thread"])
async def test_the_end_of_the_input_ends_the_agent_within_a_second_with_code_0(message: str) -> None:
    child = await spawn(AGENT, limits=PATIENT)
    child.write(prompt(message) + GET_STATE)
    await records(child, 2)
    started = time.monotonic()
    await child.close()
    assert time.monotonic() - started < 1.2
    assert child.exited.result() == 0
    assert child.stderr_tail == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_a_signal_ends_the_agent_within_a_second_in_good_order(number: signal.Signals) -> None:
    child = await spawn(AGENT)
    child.write(prompt("ask") + GET_STATE)
    await records(child, 2)
    started = time.monotonic()
    os.kill(child.pid, number)
    assert await child.exited == 128 + number
    assert time.monotonic() - started < 1.2
    assert child.stderr_tail == ""
    await child.close()


async def test_what_is_printed_goes_to_stderr_and_the_input_is_the_agents_alone() -> None:
    child = await spawn(AGENT)
    child.write(prompt("print"))
    notify, response = await records(child, 2)
    assert notify["message"] == "input: ''"
    assert response["success"] is True
    await child.close()
    assert child.stderr_tail == "a stray print\na stray write\na stray child\n"


def test_a_client_that_does_not_read_cannot_keep_the_agent_alive() -> None:
    agent = subprocess.Popen(AGENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert agent.stdin is not None
    assert agent.stdout is not None
    agent.stdin.write(GET_STATE)
    agent.stdin.flush()
    assert json.loads(agent.stdout.readline()) == STATE
    started = time.monotonic()
    agent.stdin.write(prompt("write"))
    agent.stdin.close()
    assert agent.wait(5) == 0
    assert time.monotonic() - started < 1.5
    agent.stdout.close()


def test_a_client_that_is_gone_ends_the_agent() -> None:
    agent = subprocess.Popen(AGENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert agent.stdin is not None
    assert agent.stdout is not None
    assert agent.stderr is not None
    agent.stdout.close()
    agent.stdin.write(GET_STATE)
    agent.stdin.flush()
    assert agent.wait(5) == 0
    assert agent.stderr.read() == b""
    agent.stdin.close()
    agent.stderr.close()


@pytest.mark.parametrize("content", [GET_STATE, GET_STATE[:-1]])
def test_the_input_may_be_a_file(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "input").write_bytes(content)
    with (tmp_path / "input").open("rb") as stdin:
        done = subprocess.run(AGENT, stdin=stdin, capture_output=True, timeout=10, check=True)
    assert json.loads(done.stdout) == STATE
    assert done.stderr == b""


def test_the_output_may_be_a_file_and_the_input_nothing(tmp_path: Path) -> None:
    with (tmp_path / "output").open("wb") as stdout:
        subprocess.run(AGENT, stdin=subprocess.DEVNULL, stdout=stdout, timeout=10, check=True)
    assert (tmp_path / "output").read_bytes() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals")
def test_the_input_may_be_a_terminal() -> None:
    import pty

    ours, theirs = pty.openpty()
    agent = subprocess.Popen(AGENT, stdin=theirs, stdout=subprocess.PIPE)
    os.close(theirs)
    assert agent.stdout is not None
    os.write(ours, GET_STATE)
    assert json.loads(agent.stdout.readline()) == STATE
    os.write(ours, b"\x04")
    assert agent.wait(5) == 0
    agent.stdout.close()
    os.close(ours)


async def test_many_commands_in_one_chunk_are_answered_in_order() -> None:
    child = await spawn(AGENT)
    child.write(b"".join(json.dumps({"type": "get_state", "id": number}).encode() + b"\n" for number in range(3000)))
    assert [record["id"] for record in await records(child, 3000)] == list(range(3000))
    await child.close()
