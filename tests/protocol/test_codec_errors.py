"""Wrong types are errors that say where."""

from __future__ import annotations

import json

import pytest

from pi_protocol import (
    DecodeError,
    decode_agent_record,
    decode_client_record,
)
from pi_protocol._runtime import array
from protocol.lines import UI, USAGE, line, message_end

WRONG = [
    (UI + '"method":"select","options":"Allow"}', ("options",), "expected array, got string 'Allow'"),
    (UI + '"method":"select","options":["a",{}]}', ("options", 1), "expected string, got object"),
    (UI + '"method":"select","options":["a",null]}', ("options", 1), "expected string, got null"),
    (UI + '"method":"select","title":{"text":"t"}}', ("title",), "expected string, got object"),
    (UI + '"method":"select","timeout":"5"}', ("timeout",), "expected number, got string '5'"),
    (UI + '"method":"select","timeout":true}', ("timeout",), "expected number, got boolean true"),
    (UI + '"method":"notify","message":[]}', ("message",), "expected string, got array"),
    (UI + '"method":"setWidget","widgetLines":{}}', ("widgetLines",), "expected array, got object"),
    (UI + '"method":7}', ("method",), "expected string, got integer 7"),
    (UI[:-1] + "}", ("method",), "missing, expected string"),
    ('{"type":"extension_ui_request","method":"select"}', ("id",), "missing, expected string"),
    ('{"type":"extension_ui_request","method":"select","id":5}', ("id",), "expected string, got integer 5"),
    ('{"type":5}', ("type",), "expected string, got integer 5"),
    ('{"type":null}', ("type",), "expected string, got null"),
    ('{"type":["agent_start"]}', ("type",), "expected string, got array"),
    ("{}", ("type",), "missing, expected string"),
    ('{"type":"response","command":"prompt"}', ("success",), "missing, expected boolean"),
    ('{"type":"response","command":"prompt","success":1}', ("success",), "expected boolean, got integer 1"),
    ('{"type":"response","success":true}', ("command",), "missing, expected string"),
    ('{"type":"response","success":false}', ("error",), "missing, expected string"),
    (
        '{"type":"response","command":"new_session","success":true}',
        ("data",),
        "missing, expected object",
    ),
    (
        '{"type":"response","command":"new_session","success":true,"data":null}',
        ("data",),
        "expected object, got null",
    ),
    (
        '{"type":"response","command":"fork","success":true,"data":{}}',
        ("data", "cancelled"),
        "missing, expected boolean",
    ),
    (message_end(5), ("message", "content"), "expected string or array, got integer 5"),
    (message_end([{"text": "x"}]), ("message", "content", 0, "type"), "missing, expected string"),
    (
        message_end([{"type": "text", "text": "a"}, {"type": "text", "text": 7}]),
        ("message", "content", 1, "text"),
        "expected string, got integer 7",
    ),
    (message_end(["a"]), ("message", "content", 0), "expected object, got string 'a'"),
    (line(type="message_end", message=None), ("message",), "expected object, got null"),
    (line(type="message_end", message={}), ("message", "role"), "missing, expected string"),
    (
        line(type="agent_end", messages=[{"role": "user", "content": "", "timestamp": "now"}]),
        ("messages", 0, "timestamp"),
        "expected integer, got string 'now'",
    ),
    (
        line(type="agent_end", messages=[{"role": "user", "content": "", "timestamp": 1.5}]),
        ("messages", 0, "timestamp"),
        "expected integer, got number 1.5",
    ),
    (
        line(type="agent_end", messages=[{"role": "branchSummary", "summary": "", "fromId": 1, "timestamp": 1}]),
        ("messages", 0, "fromId"),
        "expected null or string, got integer 1",
    ),
    (
        line(
            type="message_update",
            usage={**USAGE, "cost": {**USAGE["cost"], "total": "0"}},  # type: ignore[dict-item]
            assistantMessageEvent={"type": "text_start", "contentIndex": 0},
        ),
        ("usage", "cost", "total"),
        "expected number, got string '0'",
    ),
    (
        line(
            type="message_update",
            assistantMessageEvent={
                "type": "toolcall_end",
                "contentIndex": 0,
                "toolCall": {"type": "toolCall", "id": "1", "name": "read", "arguments": [1]},
            },
        ),
        ("assistantMessageEvent", "toolCall", "arguments"),
        "expected object, got array",
    ),
    (line(type="queue_update", steering=[1], followUp=[]), ("steering", 0), "expected string, got integer 1"),
    ('{"type":"queue_update","steering":[],"followUp":1e400}', ("followUp",), "expected array, got number inf"),
    (line(type="queue_update", steering="x" * 9999, followUp=[]), ("steering",), f"got string '{'x' * 59}..."),
    ('{"type":"queue_update","followUp":[],"steering":' + "9" * 900 + "}", ("steering",), "got integer of many digits"),
]


@pytest.mark.parametrize(("text", "path", "reason"), WRONG, ids=[str(row[0])[:60] for row in WRONG])
def test_a_wrong_type_is_an_error_with_its_path(text: str, path: tuple[str | int, ...], reason: str) -> None:
    with pytest.raises(DecodeError) as caught:
        decode_agent_record(text)
    error = caught.value
    assert error.path == path
    assert reason in error.reason
    assert error.raw == json.loads(text)
    assert text.startswith(error.line)
    steps = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    assert str(error) == f"${steps}: {error.reason}"
    assert len(str(error)) < 300


CLIENT_WRONG = [
    ('{"type":"prompt"}', ("message",), "missing, expected string"),
    ('{"type":"prompt","message":null}', ("message",), "expected string, got null"),
    ('{"type":"prompt","message":"","images":[{}]}', ("images", 0, "type"), 'missing, expected "image"'),
    ('{"type":"switch_session"}', ("sessionPath",), "missing, expected string"),
    ('{"type":"extension_ui_response","id":"1"}', (), "has none of the fields value, confirmed, cancelled"),
    ('{"type":"extension_ui_response","value":"x"}', ("id",), "missing, expected string"),
    ('{"type":"extension_ui_response","id":"1","value":null}', ("value",), "expected string, got null"),
    ('{"type":"extension_ui_response","id":"1","value":5}', ("value",), "expected string, got integer 5"),
    ('{"type":"extension_ui_response","id":"1","confirmed":"no"}', ("confirmed",), "expected boolean, got string"),
    ('{"type":"extension_ui_response","id":"1","cancelled":false}', ("cancelled",), "expected true, got boolean false"),
]


@pytest.mark.parametrize(("text", "path", "reason"), CLIENT_WRONG)
def test_a_wrong_type_from_a_client_is_an_error_with_its_path(
    text: str, path: tuple[str | int, ...], reason: str
) -> None:
    with pytest.raises(DecodeError) as caught:
        decode_client_record(text)
    assert caught.value.path == path
    assert reason in caught.value.reason


def test_the_error_of_one_item_decodes_no_item_twice() -> None:
    seen: list[object] = []

    def item(value: object) -> object:
        seen.append(value)
        if value == 2:
            raise DecodeError("two")
        return value

    with pytest.raises(DecodeError) as caught:
        array([1, 2, 3], "key", item, "array")
    assert caught.value.path == ("key", 1)
    assert seen == [1, 2]
