"""The text of a line: every string, number, nesting and encoding, good and broken."""

from __future__ import annotations

import json
import time

import pytest

from pi_protocol import (
    ConfirmRequest,
    DecodeError,
    EncodeError,
    InputRequest,
    ToolExecutionEndEvent,
    ValueResponse,
    decode_agent_record,
    decode_client_record,
    encode,
)
from protocol.lines import DEEP, UI, line


@pytest.mark.parametrize("text", ["\ud83d", "\udc00x", "a\ud83d\u2028\u2029\x85\x00\x1f", "\U0001f600", "\xa0\r\n\t"])
def test_every_text_survives_lone_surrogates_too(text: str) -> None:
    record = decode_agent_record(UI + f'"method":"input","title":{json.dumps(text)}}}')
    assert record == InputRequest(id="u", title=text)
    sent = encode(record)
    assert sent.isascii()
    assert decode_agent_record(sent) == record
    assert decode_client_record(encode(ValueResponse(id="u", value=text))) == ValueResponse(id="u", value=text)


def test_raw_line_separators_inside_a_string_are_ordinary_characters() -> None:
    raw = (UI + '"method":"input","title":"a\u2028b\u2029c\x85d\x7f"}').encode()
    assert decode_agent_record(raw) == InputRequest(id="u", title="a\u2028b\u2029c\x85d\x7f")


@pytest.mark.parametrize("number", [2**53 + 1, -(2**64) - 1, 10**300])
def test_big_integers_are_exact(number: int) -> None:
    text = f'{{"type":"tool_execution_end","toolCallId":"c","toolName":"t","result":{number}}}'
    record = decode_agent_record(text)
    assert isinstance(record, ToolExecutionEndEvent)
    assert record.result == number
    assert str(number).encode() in encode(record)


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b" ",
        b"\n",
        b"\r\n",
        b"hello",
        b"null",
        b"[]",
        b"5",
        b'"text"',
        b"true",
        b"NaN",
        b"-Infinity",
        b"{",
        b'{"type":"agent_start"',
        b'{"type":"agent_start"}}',
        b'{"type":"agent_start"} x',
        b'{"type":"agent_start"}\x00',
        b'{"type":"agent_start"}\n{"type":"agent_start"}',
        b'{"type":"agent_start",}',
        b"{'type':'agent_start'}",
        b'{"type":"agent_start" "x":1}',
        b'{"type":"agent\nstart"}',
        b'{"type":"\\x"}',
        b'{"type":"\\ud8"}',
        b'{"type":"agent_start","x":NaN}',
        b'{"type":"agent_start","x":[Infinity]}',
        b'{"type":"agent_start","x":01}',
        b'{"type":"agent_start","x":' + b"9" * 5000 + b"}",
        b'\xef\xbb\xbf{"type":"agent_start"}',
        b'{"type":"agent_start","x":"\xff"}',
        b'{"type":"agent_start","x":"\xed\xa0\xbd"}',
        b'\x00{"type":"agent_start"}',
        '{"type":"agent_start"}'.encode("utf-16"),
        b"[" * DEEP,
        b"[" * DEEP + b"]" * DEEP,
        b'{"type":"agent_start","x":' + b"[" * DEEP + b"]" * DEEP + b"}",
        b'{"type":"agent_start","x":' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}",
        b'{"type":' * DEEP,
    ],
    ids=lambda value: repr(value[:40]),
)
def test_a_broken_line_is_a_decode_error_and_nothing_else(bad: bytes) -> None:
    for decode in (decode_agent_record, decode_client_record):
        with pytest.raises(DecodeError) as caught:
            decode(bad)
        assert caught.value.path == ()
        assert len(caught.value.line) <= 200
        assert bad.decode("utf-8", "replace").startswith(caught.value.line.rstrip("\ufffd"))
        assert str(caught.value)


def test_a_number_beyond_all_floats_is_infinite_as_in_javascript_and_cannot_be_sent() -> None:
    record = decode_agent_record(UI + '"method":"confirm","timeout":1e400}')
    assert record == ConfirmRequest(id="u", timeout=float("inf"))
    with pytest.raises(EncodeError):
        encode(record)


def test_white_space_around_a_line_and_a_carriage_return_are_ignored() -> None:
    for text in (b'{"type":"abort"}\r\n', b' \t{"type":"abort"}\r', b'{"type":"abort"}  \n'):
        assert decode_client_record(text) == decode_client_record(b'{"type":"abort"}')


def test_of_a_repeated_field_the_last_counts() -> None:
    assert decode_agent_record(UI + '"method":"input","title":"a","title":"b"}') == InputRequest(id="u", title="b")


def test_bytes_bytearray_memoryview_and_str_are_read_alike() -> None:
    text = UI + '"method":"input","title":"ü\u2028€"}'
    raw = text.encode()
    views = (raw, bytearray(raw), memoryview(raw), memoryview(b"xx" + raw)[2:], text)
    assert [decode_agent_record(view) for view in views] == [InputRequest(id="u", title="ü\u2028€")] * 5
    for broken in (b"\xff", bytearray(b"\xff"), memoryview(b"\xff")):
        with pytest.raises(DecodeError) as caught:
            decode_agent_record(broken)
        assert caught.value.line == "\ufffd"


def test_an_error_shows_the_start_of_a_long_line_only() -> None:
    with pytest.raises(DecodeError) as caught:
        decode_agent_record(b'{"type":"' + "ä".encode() * 1_000_000)
    assert caught.value.line == '{"type":"' + "ä" * 191


def test_a_megabyte_of_wrong_text_makes_no_long_error() -> None:
    with pytest.raises(DecodeError) as caught:
        decode_agent_record(line(type="agent_end", messages="x" * 1_000_000))
    assert len(str(caught.value)) < 200


def test_a_line_of_fifty_megabytes_is_read() -> None:
    size = 50_000_000
    began = time.monotonic()
    record = decode_agent_record(
        b'{"type":"extension_ui_request","id":"u","method":"editor","prefill":"%b"}' % (b"x" * size)
    )
    assert len(getattr(record, "prefill", "")) == size
    assert time.monotonic() - began < 10  # seconds; about 0.1 is usual
