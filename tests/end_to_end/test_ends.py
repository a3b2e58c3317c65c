"""Every way in which the program ends: in order, quickly, silently, and with nothing left behind."""

from __future__ import annotations

import json
import shlex
import signal
import sys
import time
from pathlib import Path

import pytest

from end_to_end.program import Program, started
from scripted import GREETING, Script, request

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

END_S = 2.0
"""Seconds in which the program ends with an agent that does as it is told; a tenth of a second on an idle machine."""

STARTING_END_S = 5.0
"""Seconds in which it ends while the agent is still starting: an interpreter comes up first, on a busy machine."""

STUBBORN_END_S = 10.0
"""Seconds in which it ends with an agent that has to be killed: 5 for its clean-up, 2 after SIGTERM, and some air."""

DEATH_S = 5.0
"""Seconds in which an agent notices that the program is gone."""

PEERS = Path(__file__).parents[1] / "peers"
DRIVEN = str(PEERS / "driven_program.py")
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


def assert_nothing_left(program: Program) -> None:
    """Nothing was written, no process is left."""
    assert program.errors() == ""
    assert program.output() == ""
    assert program.others() == []


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_the_program_and_its_agent(tmp_path: Path, number: signal.Signals) -> None:
    with started(["--demo"], tmp_path) as program:
        program.wait_for_mark("ready")
        assert len(program.others()) == 1
        assert program.end(number, END_S) == 0
        assert_nothing_left(program)


@pytest.mark.parametrize("number", SIGNALS)
def test_the_same_signal_again_and_again_changes_nothing_about_the_end(tmp_path: Path, number: signal.Signals) -> None:
    with started(["--demo"], tmp_path) as program:
        program.wait_for_mark("ready")
        deadline = time.monotonic() + END_S
        while program.process.poll() is None:
            assert time.monotonic() < deadline
            program.process.send_signal(number)
            time.sleep(0.002)
        assert program.process.returncode == 0
        assert_nothing_left(program)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_before_the_agent_is_ready_ends_both(tmp_path: Path, number: signal.Signals) -> None:
    with started(["--demo"], tmp_path) as program:
        program.wait_for_mark("first-paint")
        assert program.end(number, STARTING_END_S) == 0
        assert_nothing_left(program)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_while_a_question_is_open_cancels_it(tmp_path: Path, number: signal.Signals) -> None:
    script = Script(tmp_path, [*GREETING, {"write": [request("confirm", title="Sure?")]}])
    with started(["--", *script.argv], tmp_path) as program:
        program.wait_for_mark("ready")
        assert program.end(number, END_S) == 0
        assert_nothing_left(program)
    assert [answer["cancelled"] for answer in script.answers()] == [True]


def test_many_signals_are_no_more_than_one(tmp_path: Path) -> None:
    with started(["--demo"], tmp_path) as program:
        program.wait_for_mark("ready")
        for _ in range(20):
            program.process.send_signal(signal.SIGINT)
        assert program.process.wait(END_S) in (0, -signal.SIGINT)  # the last ones may come when all is done
        assert_nothing_left(program)


@pytest.mark.parametrize("deed", ["close_window", "quit_by_the_desktop", "quit_by_the_menu", "copy_and_close"])
def test_closing_and_quitting_end_everything(tmp_path: Path, deed: str) -> None:
    with started([deed, "--demo"], tmp_path, program=[DRIVEN]) as program:
        program.wait_for_mark("first-paint")
        assert program.process.wait(STARTING_END_S) == 0
        assert_nothing_left(program)


def test_closing_the_window_while_questions_are_open_cancels_them(tmp_path: Path) -> None:
    lines = [request("confirm", "q1", title="Sure?"), request("editor", "q2", prefill="x")]
    lines.append(request("setStatus", statusKey="asked", statusText="yes"))
    script = Script(tmp_path, [*GREETING, {"write": lines}])
    with started(["close_before_a_question", "--", *script.argv], tmp_path, program=[DRIVEN]) as program:
        program.wait_for_mark("first-paint")
        assert program.process.wait(STARTING_END_S) == 0
        assert_nothing_left(program)
    assert {answer["id"]: answer["cancelled"] for answer in script.answers()} == {"q1": True, "q2": True}


def test_t05_an_agent_that_ignores_everything_is_gone_with_its_child(tmp_path: Path) -> None:
    agent = shlex.join([sys.executable, str(PEERS / "stubborn.py")])
    with started(["--agent", agent], tmp_path) as program:
        program.wait(lambda: len(program.others()) == 2)
        assert program.end(signal.SIGTERM, STUBBORN_END_S) == 0
        assert program.others() == []
        assert len(program.errors().splitlines()) == 1  # about the line that it wrote, which is no record


def test_t07_when_the_program_is_killed_the_demo_agent_ends(tmp_path: Path) -> None:
    with started(["--demo"], tmp_path) as program:
        program.wait_for_mark("ready")
        assert len(program.others()) == 1
        program.end(signal.SIGKILL, END_S)
        program.wait(lambda: not program.others(), DEATH_S)


def test_a_program_without_an_agent_ends_too(tmp_path: Path) -> None:
    with started(["--", "/no/such/agent"], tmp_path) as program:
        program.wait_for_mark("first-paint")
        assert program.end(signal.SIGTERM, END_S) == 0
        assert_nothing_left(program)


def test_q18_what_was_not_sent_and_the_windows_size_are_there_at_the_next_start(tmp_path: Path) -> None:
    with started(["write_a_draft", "--demo"], tmp_path, program=[DRIVEN]) as program:
        assert program.process.wait(30) == 0
        assert_nothing_left(program)
    with started(["tell", "--demo"], tmp_path, program=[DRIVEN]) as program:
        assert program.process.wait(30) == 0
        facts = json.loads(program.output())
        assert facts["draft"] == "unsent\nä [*] \u2028x"
        assert facts["answers"] == [["Name?", "half\u2028\ud83d"]]
        assert facts["size"] == [777, 666]
        assert program.errors() == ""


def test_cycles_are_collected_on_the_windows_own_thread_alone(tmp_path: Path) -> None:
    with started(["tell", "--demo"], tmp_path, program=[DRIVEN]) as program:
        assert program.process.wait(30) == 0
        facts = json.loads(program.output())
        assert facts["collects anywhere"] is False
        assert facts["frozen"] is True
    with started(["make_cycles", "--demo"], tmp_path, program=[DRIVEN]) as program:
        assert program.process.wait(30) == 0
        assert program.output() == "collected\n"
