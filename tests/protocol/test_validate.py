"""`python -m pi_protocol`: what it finds in files of lines, what it prints, and its exit code."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import pi_protocol
from pi_protocol import PI_VERSION, SCHEMA_VERSION, __main__
from pi_protocol._validate import Findings
from protocol.samples import SCHEMA_PATH

COMMAND = [sys.executable, "-m", "pi_protocol"]
CHILD_TIMEOUT_S = 30
"""Seconds; a child takes about a tenth of one."""
ASK = '{"type":"extension_ui_request","id":"u","method":"input","title":%s}'


def run(*arguments: str | Path, stdin: bytes = b"") -> tuple[int, str, str]:
    """Exit code, standard output and standard error of the program."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], input=stdin, capture_output=True, timeout=CHILD_TIMEOUT_S, check=False
    )
    return done.returncode, done.stdout.decode().replace("\r\n", "\n"), done.stderr.decode().replace("\r\n", "\n")


def find(*lines: bytes | str, **options: object) -> tuple[list[str], Findings]:
    findings = Findings()
    raw = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines)
    return list(map(str, findings.check(io.BytesIO(raw), "f", **options))), findings  # type: ignore[arg-type]


def entry(**fields: object) -> str:
    return json.dumps({"t": 1.5, **fields})


@pytest.fixture
def session(tmp_path: Path) -> Path:
    path = tmp_path / "session.jsonl"
    path.write_text('{"type":"agent_start"}\n{"type":"get_state"}\n{"type":"agent_settled"}\n')
    return path


def test_clean_files_exit_with_0_and_are_counted(session: Path) -> None:
    code, out, err = run("validate", session, session)
    assert (code, err) == (0, "")
    assert out == (
        "count  from    kind           record\n"
        "    2  agent   agent_settled  AgentSettledEvent\n"
        "    2  agent   agent_start    AgentStartEvent\n"
        "    2  client  get_state      GetStateCommand\n"
        "\n"
        "6 lines, 0 deviations, 0 of unknown kind\n"
    )


def test_each_deviation_is_named_by_line_side_path_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(
        f'{ASK % 5}\n\n{{"type":"prompt"}}\n{{"type":"queue_update","steering":["a",1],"followUp":[]}}\n{{\n'
    )
    code, out, err = run("validate", "-q", path)
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        f"{path}:1: agent: $.title: expected string, got integer 5",
        f"{path}:3: client: $.message: missing, expected string",
        f"{path}:4: agent: $.steering[1]: expected string, got integer 1",
        f"{path}:5: agent: $: not JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)",
    ]


@pytest.mark.parametrize(
    "arguments",
    [[], ["validate"], ["validate", "--from", "server", "-"], ["check", "-"], ["validate", "--no-such", "-"]],
)
def test_wrong_usage_exits_with_2(arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "usage:" in err


def test_a_file_that_cannot_be_read_exits_with_2_and_the_others_are_checked(session: Path, tmp_path: Path) -> None:
    code, out, err = run("validate", tmp_path / "missing", tmp_path, session)
    assert code == 2
    assert "3 lines, 0 deviations" in out
    assert err.splitlines()[0] == f"{tmp_path / 'missing'}: No such file or directory"
    assert err.splitlines()[1].startswith(f"{tmp_path}: ")


def test_standard_input_is_a_dash(session: Path) -> None:
    assert run("validate", "-", stdin=session.read_bytes()) == run("validate", session)
    assert run("validate", "-q", "-", stdin=b"x")[:2] == (
        1,
        "<stdin>:1: agent: $: not JSON: Expecting value: line 1 column 1 (char 0)\n",
    )
    assert run("validate", "-", stdin=b"")[:2] == (0, "0 lines, 0 deviations, 0 of unknown kind\n")


def test_unknown_kinds_are_listed_and_deviations_only_if_strict(tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    block = {"type": "message_end", "message": {"role": "user", "content": [{"type": "smell"}], "timestamp": 1}}
    path.write_text(f'{{"type":"warp","speed":9}}\n{json.dumps(block)}\n{{"type":"warp"}}\n')
    code, out, _ = run("validate", path)
    assert code == 0
    assert out.partition("Unknown kinds")[2] == (
        f", not in schema {SCHEMA_VERSION}, pi {PI_VERSION}:\n"
        "count  from   new kind of  kind   first at\n"
        f"    2  agent  AgentRecord  warp   {path}:1\n"
        f"    1  agent  UserContent  smell  {path}:2\n"
        "\n3 lines, 0 deviations, 3 of unknown kind\n"
    )
    code, out, _ = run("validate", "--strict", "-q", path)
    assert code == 1
    assert out.splitlines() == [
        f"{path}:1: agent: $: unknown AgentRecord: warp",
        f"{path}:2: agent: $: unknown UserContent: smell",
        f"{path}:3: agent: $: unknown AgentRecord: warp",
    ]


def test_fields_that_the_schema_does_not_have_are_counted_and_allowed() -> None:
    deviations, findings = find(ASK % '"t","hint":1', ASK % '"t","hint":2,"x":{}')
    assert not deviations
    assert findings.fields == {"InputRequest.hint": 2, "InputRequest.x": 1}


def test_the_side_of_a_plain_line_is_guessed_and_an_unknown_one_is_of_the_latest() -> None:
    _, findings = find('{"type":"a"}', '{"type":"get_state"}', '{"type":"b"}', '{"type":"agent_start"}', '{"type":"c"}')
    assert set(findings.unknown) == {
        ("agent", "AgentRecord", "a"),
        ("client", "Command", "b"),
        ("agent", "AgentRecord", "c"),
    }
    assert {side for side, kind, _ in findings.kinds if kind == "get_state"} == {"client"}


def test_the_side_of_plain_lines_can_be_given() -> None:
    _, findings = find('{"type":"get_state"}', only="agent")
    assert set(findings.unknown) == {("agent", "AgentRecord", "get_state")}
    deviations, _ = find('{"type":"get_state"}', '{"type":"extension_ui_response","id":"1"}', only="client")
    assert deviations == ["f:2: client: $: has none of the fields value, confirmed, cancelled"]


def test_recordings_are_checked_line_by_line_of_both_sides() -> None:
    lines = [
        entry(**{"from": "meta"}, scenario="x", argv=["pi"]),
        entry(**{"from": "client"}, line='{"type":"get_state"}'),
        entry(**{"from": "agent"}, line=ASK % 5),
        entry(**{"from": "stderr"}, line="warning"),
        entry(**{"from": "agent"}, line='{"type":"agent_start","x":"\u2028"}'),
        entry(**{"from": "client"}, line="null"),
    ]
    deviations, findings = find(*lines)
    assert deviations == [
        "f:3: agent: $.title: expected string, got integer 5",
        "f:6: client: $: expected object, got null",
    ]
    assert findings.lines == 4
    assert find(*lines, only="agent")[0] == deviations[:1]
    assert find(*lines, only="client")[0] == deviations[1:]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (entry(**{"from": "server"}, line="{}"), "f:1: $.from: expected one of agent, client, stderr, meta"),
        (entry(**{"from": 5}, line="{}"), "f:1: $.from: expected one of agent, client, stderr, meta"),
        (entry(**{"from": ["agent"]}, line="{}"), "f:1: $.from: expected one of agent, client, stderr, meta"),
        (entry(**{"from": "agent"}), "f:1: $.line: missing, expected string"),
        (entry(**{"from": "agent"}, line={"type": "agent_start"}), "f:1: $.line: expected string"),
    ],
)
def test_a_recording_that_is_none_is_said_so(line: str, said: str) -> None:
    assert find(line)[0] == [said]


def test_a_record_with_a_field_from_is_no_recording() -> None:
    deviations, findings = find('{"type":"agent_start","from":"here"}', '{"type":"agent_start","x":{"from":"agent"}}')
    assert not deviations
    assert findings.kinds == {("agent", "agent_start", "AgentStartEvent"): 2}


def test_lines_end_at_lf_and_nowhere_else() -> None:
    deviations, findings = find((ASK % '"a\u2028b\u2029c\x85d"') + "\r", '{"type":"agent_start"}\r')
    assert not deviations
    assert findings.lines == 2


@pytest.mark.parametrize("broken", [b"\xff", b"\xed\xa0\x80", b"\xc3"])
def test_text_that_is_no_utf_8_is_a_deviation_of_its_line(broken: bytes) -> None:
    deviations, findings = find(b'{"type":"agent_start"}', b'{"type":"' + broken + b'"}', b'{"type":"agent_end"}')
    assert deviations[0].startswith("f:2: agent: $: not JSON: 'utf-8' codec can't decode byte 0x")
    assert findings.lines == 3


def test_a_lone_surrogate_is_no_deviation() -> None:
    assert find(ASK % '"\\ud83d"')[0] == []


def test_deep_nesting_is_a_deviation_and_not_the_end() -> None:
    deep = b'{"type":"agent_start","from":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    deviations, findings = find(deep, '{"type":"agent_start"}')
    assert deviations == ["f:1: agent: $: nested too deeply"]
    assert findings.lines == 2


def test_what_could_move_the_cursor_of_a_terminal_is_escaped() -> None:
    deviations, findings = find(
        '{"type":"\\u001b[2J"}', ASK % '"t","\\u202e":1', f'{{"type":"{"x" * 999}"}}', strict=True
    )
    assert deviations[0] == "f:1: agent: $: unknown AgentRecord: '\\x1b[2J'"
    assert len(deviations[1]) < 200
    assert findings.fields == {"InputRequest.'\\u202e'": 1}


def test_a_line_of_50_mb_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "big.jsonl"
    path.write_text((ASK % json.dumps("x" * 50_000_000)) + "\n" + ASK % 5)
    code, out, _ = run("validate", "-q", path)
    assert (code, out) == (1, f"{path}:2: agent: $.title: expected string, got integer 5\n")


def test_a_reader_that_has_seen_enough_is_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text("x\n" * 100_000)
    reader, writer = os.pipe()
    with subprocess.Popen([*COMMAND, "validate", str(path)], stdout=writer, stderr=subprocess.PIPE) as child:
        os.close(writer)
        os.read(reader, 10)
        os.close(reader)
        assert child.stderr is not None
        assert child.stderr.read() == b""
        assert child.wait(CHILD_TIMEOUT_S) == 1


def test_lines_of_a_real_agent_are_clean(tmp_path: Path) -> None:
    commands = (
        b'{"type":"get_state","id":"1"}\n{"type":"get_commands","id":"2"}\n{"type":"prompt","message":"/notify"}\n'
    )
    agent = [sys.executable, "-m", "pi_rpc.demo_agent"]
    spoken = subprocess.run(agent, input=commands, capture_output=True, timeout=CHILD_TIMEOUT_S, check=False).stdout
    code, out, err = run("validate", "--strict", "--from", "agent", "-", stdin=spoken)
    assert (code, err) == (0, "")
    assert "response get_state" in out


def test_the_schema_is_printed_as_it_is() -> None:
    code, out, err = run("schema")
    assert (code, err) == (0, "")
    assert out == SCHEMA_PATH.read_text(encoding="utf-8")


def test_versions_and_help_are_said() -> None:
    assert run("--version")[:2] == (0, f"schema {SCHEMA_VERSION}, pi {PI_VERSION}\n")
    code, out, _ = run("validate", "--help")
    assert code == 0
    assert "exit code: 0" in out


def test_main_can_be_called_and_is_the_console_script(session: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["validate", str(session)]) == 0
    assert "3 lines" in capsys.readouterr().out
    assert 'pi-protocol = "pi_protocol.__main__:main"' in (SCHEMA_PATH.parents[1] / "pyproject.toml").read_text()
    assert pi_protocol.__name__ == "pi_protocol"
