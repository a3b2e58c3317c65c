"""The extra `fast`: every line gives the same record, or the same error, as with the standard library alone."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pi_protocol import DecodeError, Record, decode_agent_record, decode_client_record, to_wire, use_fast_parser
from protocol.golden_records import agent_lines, client_lines
from protocol.test_codec_properties import FIXED, JSON, TAGGED, TEXT

pytest.importorskip("msgspec")

DECODERS = (decode_agent_record, decode_client_record)
RESULT = '{"type":"tool_execution_end","toolCallId":"c","toolName":"t","isError":false,"result":%s}'
"""A line with any JSON in it."""
GOLDEN = [*agent_lines(), *client_lines()]

VALUES = [
    *("0", "-0", "-0.0", "0.0", "1.0", "1E5", "1e-5", "1e400", "-1e400", "1e-400", "0e5", "5e-324", "0.1"),
    *("1.7976931348623157e308", "1.7976931348623159e308", "2.4703282292062327e-324", "1e99999999999999999999"),
    *(str(2**53 + 1), str(2**63), str(-(2**63) - 1), str(2**64), str(2**64 + 1), str(10**300), "1" + "0" * 400 + ".5"),
    *("9" * 4300, "9" * 4301, "0." + "3" * 5000, "9" * 5000 + "e-5000", "123456789012345678901234567890.5"),
    *("01", "-01", "1.", ".5", "+1", "-", "- 1", "1e", "1e+", "0x10", "1_000", "NaN", "Infinity", "-Infinity", "nan"),
    *('"\\ud83d"', '"\\udc00x"', '"\\ud83d\\ude00"', '"\\ude00\\ud83d"', '"a\u2028\u2029\x85b"', '"\\u0000"', '"\x00"'),
    *(
        '"\x01"',
        '"\n"',
        '"\t"',
        '"\x7f"',
        '"\\/"',
        '"\\x"',
        '"\\u12"',
        '"\\u+123"',
        '"\\U00000041"',
        '"\U0001f600"',
        '"',
    ),
    *(
        "tru",
        "nul",
        "True",
        "undefined",
        "'a'",
        "[1,]",
        "[,]",
        "[",
        "]",
        '{"a":1,}',
        "{1:2}",
        '{"a" 1}',
        '{"a":1 "b":2}',
    ),
    *(
        '{"a":1,"b":2,"a":3}',
        '{"":1,"":2}',
        '{"\\ud83d":1}',
        "[ 1 ,\t2 ,\r\n3 ]",
        "/* c */1",
        "[1] // c",
        '{"__class__":1}',
    ),
    *("[" * depth + "]" * depth for depth in (1, 300, 2_000, 100_000)),
    *('{"a":' * depth + "1" + "}" * depth for depth in (300, 2_000, 100_000)),
]
"""JSON values and what is none."""

LINES: list[bytes | str] = [
    *(RESULT % value for value in VALUES),
    *(value.encode("utf-8", "surrogatepass") for value in VALUES),
    *GOLDEN,
    *(line + b"\r\n" for line in GOLDEN[:3]),
    *(b" \t\r\n{} ", b"{}\x0c", b"\x0b{}", b"{}\x00", b"\xc2\xa0{}", b"\xef\xbb\xbf{}", b"{} {}", b"{}{}", b"", b" "),
    *(
        b'{"type":"\xff"}',
        b'{"type":"\xed\xa0\x80"}',
        b'{"\xc3":1}',
        b'{"type":"\xc0\x80"}',
        b'{"type":"agent_start"\xff}',
    ),
    *('{"type":"\ud83d"}', "\ufeff{}", '{"type":"agent_start"}'.encode("utf-16"), '{"type":"agent_start","x":"é€😀"}'),
    '{"type":"extension_ui_request","id":"u","method":"input","title":5}',
]


@contextmanager
def fast() -> Iterator[None]:
    use_fast_parser()
    try:
        yield
    finally:
        use_fast_parser(False)


def outcome(decode: Callable[[Any], Record], line: Any) -> object:
    """All that can be seen of what a line decodes to; 1, 1.0, True and -0.0 differ in it."""
    try:
        record = decode(line)
    except DecodeError as error:
        return str(error), error.path, error.reason, error.line, repr(error.raw)
    return type(record), repr(to_wire(record)), repr(record.extra)


def both(line: Any) -> None:
    for decode in DECODERS:
        expected = outcome(decode, line)
        with fast():
            assert outcome(decode, line) == expected


@pytest.mark.parametrize("line", LINES, ids=lambda line: repr(line[:50]))
def test_each_edge_case_has_the_same_outcome(line: bytes | str) -> None:
    both(line)


def test_most_lines_are_read_by_the_fast_parser_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from pi_protocol import _lines

    def refuse(line: object) -> object:
        raise AssertionError(line)

    with fast(), monkeypatch.context() as patch:
        patch.setattr(_lines, "_parse_default", refuse)
        for line in agent_lines():
            decode_agent_record(line)
        with pytest.raises(AssertionError):
            decode_agent_record(RESULT % '"\\ud83d"')


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_every_kind_of_buffer_is_read_alike(kind: Callable[[bytes], Any]) -> None:
    for raw in ('{"type":"agent_start","x":"ü\u2028€"}'.encode(), b'{"type":"\xff"}', b'{"type":"\\ud83d"}', b"{"):
        both(kind(raw))


def test_a_line_of_50_mb_has_the_same_outcome() -> None:
    line = RESULT % json.dumps("x" * 50_000_000)
    expected = decode_agent_record(line)
    with fast():
        assert decode_agent_record(line) == expected


@FIXED
@given(st.from_regex(r"-?(0|[1-9][0-9]{0,40})(\.[0-9]{1,40})?([eE][+-]?[0-9]{1,3})?", fullmatch=True))
def test_each_number_has_the_same_outcome(number: str) -> None:
    both(RESULT % number)


@FIXED
@given(JSON | TAGGED, st.booleans())
def test_any_json_has_the_same_outcome(value: object, ascii_only: bool) -> None:
    both(json.dumps(value, ensure_ascii=ascii_only))


@FIXED
@given(st.binary() | TEXT)
def test_any_bytes_and_any_text_have_the_same_outcome(raw: bytes | str) -> None:
    both(raw)


@FIXED
@given(st.sampled_from(GOLDEN), st.integers(0, 2**32), st.integers(1, 3))
def test_damaged_lines_have_the_same_outcome(line: bytes, seed: int, changes: int) -> None:
    chance = random.Random(seed)
    raw = bytearray(line)
    for _ in range(changes):
        place = chance.randrange(len(raw))
        raw[place : place + chance.randrange(3)] = chance.choice(
            [b'"', b"\\", b"{", b"}", b"1", b"e", b"\xff", b"\x00", b"", b","]
        )
    both(bytes(raw))


def test_without_msgspec_it_says_what_is_missing_and_nothing_changes() -> None:
    code = (
        "import sys\n"
        "sys.modules['msgspec'] = None\n"
        "import pi_protocol\n"
        "try: pi_protocol.use_fast_parser()\n"
        "except ImportError: pass\n"
        "else: raise AssertionError\n"
        "pi_protocol.use_fast_parser(False)\n"
        'pi_protocol.decode_agent_record(\'{"type":"agent_start"}\')\n'
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_importing_the_package_does_not_import_msgspec() -> None:
    code = "import sys, pi_protocol; assert 'msgspec' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
