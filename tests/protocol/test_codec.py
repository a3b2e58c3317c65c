"""The codec on everything that is not golden: unknown, wrong, hostile and broken lines."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from pi_protocol import (
    CancelledResponse,
    ConfirmedResponse,
    ConfirmRequest,
    DecodeError,
    EncodeError,
    ErrorResponse,
    GetStateCommand,
    GetStateResponse,
    InputRequest,
    MessageEndEvent,
    MessageUpdateEvent,
    NotifyRequest,
    PromptCommand,
    PromptResponse,
    Record,
    SelectRequest,
    SetStatusRequest,
    SetWidgetRequest,
    TextContent,
    ToolCall,
    ToolExecutionEndEvent,
    UnknownAgentRecord,
    UnknownCommand,
    UnknownExtensionUIRequest,
    UnknownResponse,
    UnknownUserContent,
    Usage,
    UserMessage,
    ValueResponse,
    decode_agent_record,
    decode_client_record,
    encode,
    encode_object,
    from_wire,
    to_wire,
)
from pi_protocol._codec import DECODERS
from pi_protocol._runtime import array

UI = '{"type":"extension_ui_request","id":"u",'
METHODS = ["select", "confirm", "input", "editor", "notify", "setStatus", "setWidget", "setTitle", "set_editor_text"]
USAGE = {
    "input": 1,
    "output": 1,
    "cacheRead": 1,
    "cacheWrite": 1,
    "totalTokens": 1,
    "cost": {"input": 0, "output": 0, "cacheRead": 0, "cacheWrite": 0, "total": 0},
}
DEEP = 100_000


def line(**fields: Any) -> str:
    return json.dumps(fields)


def message_end(content: object) -> str:
    return line(type="message_end", message={"role": "user", "content": content, "timestamp": 1})


def again(text: str | bytes) -> Any:
    """The JSON that an agent's line becomes when it is decoded and encoded."""
    return json.loads(encode(decode_agent_record(text)))


# what this version does not know


def test_unknown_fields_are_kept_and_sent_again_at_every_level() -> None:
    text = line(
        type="message_end",
        new={"a": [1]},
        message={
            "role": "user",
            "timestamp": 1,
            "other": None,
            "content": [{"type": "text", "text": "hi", "extra": 1}],
        },
    )
    record = decode_agent_record(text)
    assert isinstance(record, MessageEndEvent)
    assert record.extra == {"new": {"a": [1]}}
    assert isinstance(record.message, UserMessage)
    assert record.message.extra == {"other": None}
    assert record.message.content == [TextContent(text="hi", extra={"extra": 1})]
    assert json.loads(encode(record)) == json.loads(text)


def test_extra_is_none_when_every_field_is_known() -> None:
    assert decode_agent_record(UI + '"method":"select","title":"t"}').extra is None


def test_unknown_fields_never_replace_known_ones() -> None:
    assert to_wire(SetStatusRequest(id="1", status_key="k", extra={"statusKey": "other", "type": "x"})) == {
        "type": "extension_ui_request",
        "id": "1",
        "method": "setStatus",
        "statusKey": "k",
    }


@pytest.mark.parametrize(
    ("wire", "kind"),
    [
        ({"type": "ready", "protocolVersion": 1}, UnknownAgentRecord),
        ({"type": "UnknownAgentRecord"}, UnknownAgentRecord),
        ({"type": ""}, UnknownAgentRecord),
        ({"type": "extension_ui_request", "method": "open_url"}, UnknownExtensionUIRequest),
        ({"type": "extension_ui_request", "id": 7, "method": "question"}, UnknownExtensionUIRequest),
        ({"type": "response", "command": "extension_ui_response", "success": True}, UnknownResponse),
        ({"type": "response", "command": "no_such", "success": False, "error": "no"}, ErrorResponse),
    ],
)
def test_unknown_records_of_an_agent_are_kept_whole(wire: dict[str, Any], kind: type[Record]) -> None:
    record = decode_agent_record(json.dumps(wire))
    assert type(record) is kind
    assert json.loads(encode(record)) == wire
    assert kind is ErrorResponse or record.extra == wire


def test_an_unknown_command_is_kept_whole() -> None:
    record = decode_client_record('{"type":"warp","id":[1],"x":null}')
    assert record == UnknownCommand(extra={"type": "warp", "id": [1], "x": None})
    assert json.loads(encode(record)) == {"type": "warp", "id": [1], "x": None}


def test_unknown_blocks_roles_and_deltas_are_kept_in_their_place() -> None:
    record = decode_agent_record(message_end([{"type": "text", "text": "a"}, {"type": "video", "url": "u"}]))
    assert isinstance(record, MessageEndEvent)
    assert isinstance(record.message, UserMessage)
    assert record.message.content == [
        TextContent(text="a"),
        UnknownUserContent(extra={"type": "video", "url": "u"}),
    ]
    assert again(line(type="message_end", message={"role": "narrator"}))["message"] == {"role": "narrator"}
    delta = line(type="message_update", assistantMessageEvent={"type": "song_delta", "delta": "la"})
    assert again(delta) == json.loads(delta)


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        (UI + '"method":"notify","notifyType":"success"}', "notify_type", "success"),
        (UI + '"method":"setWidget","widgetPlacement":"left"}', "widget_placement", "left"),
        ('{"type":"thinking_level_changed","level":"ultra"}', "level", "ultra"),
    ],
)
def test_unknown_values_of_an_enum_are_kept(text: str, field: str, value: str) -> None:
    record = decode_agent_record(text)
    assert getattr(record, field) == value
    assert json.loads(encode(record)) == json.loads(text)


def test_a_message_of_an_older_agent_with_the_whole_message_beside_the_delta_is_kept() -> None:
    text = line(
        type="message_update",
        message={"role": "assistant"},
        assistantMessageEvent={"type": "text_delta", "contentIndex": 0, "delta": "x", "partial": {"a": 1}},
    )
    record = decode_agent_record(text)
    assert isinstance(record, MessageUpdateEvent)
    assert record.extra == {"message": {"role": "assistant"}}
    assert json.loads(encode(record)) == json.loads(text)


# wrong types

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
        '{"type":"response","command":"prompt","success":true,"data":{}}',
        ("data", "disposition"),
        "missing, expected string",
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
                "toolCall": {"type": "toolCall", "id": "1", "name": "read", "arguments": []},
            },
        ),
        ("assistantMessageEvent", "toolCall", "arguments"),
        "expected object, got array",
    ),
    (line(type="queue_update", steering=[1], followUp=[]), ("steering", 0), "expected string, got integer 1"),
    ('{"type":"queue_update","steering":[],"followUp":1e400}', ("followUp",), "expected array, got number inf"),
    (line(type="queue_update", steering="x" * 9999, followUp=[]), ("steering",), f"got string '{'x' * 59}..."),
    ('{"type":"queue_update","steering":' + "9" * 900 + "}", ("steering",), "got integer of many digits"),
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
        array([1, 2, 3], "key", item)
    assert caught.value.path == ("key", 1)
    assert seen == [1, 2]


# what may be left out, and what null means


@pytest.mark.parametrize("method", METHODS)
def test_in_requests_only_type_id_and_method_are_required(method: str) -> None:
    wire = {"type": "extension_ui_request", "id": "u", "method": method}
    record = decode_agent_record(json.dumps(wire))
    assert type(record).__name__.removesuffix("Request").lower() == method.replace("_", "").lower()
    assert json.loads(encode(record)) == wire
    for left_out in wire:
        with pytest.raises(DecodeError):
            from_wire(type(record), {key: value for key, value in wire.items() if key != left_out})


@pytest.mark.parametrize(
    "text",
    [
        UI + '"method":"select","title":null,"options":null,"timeout":null}',
        UI + '"method":"confirm","title":null,"message":null,"timeout":null}',
        UI + '"method":"input","title":null,"placeholder":null,"timeout":null}',
        UI + '"method":"editor","title":null,"prefill":null}',
        UI + '"method":"notify","message":null,"notifyType":null}',
        UI + '"method":"setStatus","statusKey":null,"statusText":null}',
        UI + '"method":"setWidget","widgetKey":null,"widgetLines":null,"widgetPlacement":null}',
        UI + '"method":"setTitle","title":null}',
        UI + '"method":"set_editor_text","text":null}',
        '{"type":"response","command":"prompt","success":true,"id":null,"data":null}',
        '{"type":"tool_execution_start","toolCallId":"c","toolName":"t","args":null}',
        '{"type":"message_update","usage":null,"assistantMessageEvent":{"type":"text_start","contentIndex":0}}',
    ],
)
def test_null_in_an_optional_place_is_absent(text: str) -> None:
    wire = {key: value for key, value in json.loads(text).items() if value is not None}
    record = decode_agent_record(text)
    assert record == decode_agent_record(json.dumps(wire))
    assert record.extra is None
    assert json.loads(encode(record)) == wire


def test_absent_is_not_the_empty_text_and_not_the_empty_list() -> None:
    absent = decode_agent_record(UI + '"method":"setStatus","statusKey":"k"}')
    empty = decode_agent_record(UI + '"method":"setStatus","statusKey":"k","statusText":""}')
    assert (absent, empty) == (
        SetStatusRequest(id="u", status_key="k"),
        SetStatusRequest(id="u", status_key="k", status_text=""),
    )
    assert absent != empty
    assert "statusText" not in json.loads(encode(absent))
    assert json.loads(encode(empty))["statusText"] == ""
    lines = decode_agent_record(UI + '"method":"setWidget","widgetLines":[]}')
    assert isinstance(lines, SetWidgetRequest)
    assert lines.widget_lines == []
    assert json.loads(encode(lines))["widgetLines"] == []


def test_a_required_null_is_sent() -> None:
    text = line(type="message_end", message={"role": "branchSummary", "summary": "", "fromId": None, "timestamp": 1})
    assert again(text) == json.loads(text)


@pytest.mark.parametrize(
    ("answer", "record"),
    [
        ({"value": "x", "confirmed": None, "cancelled": None}, ValueResponse(id="1", value="x")),
        ({"value": None, "confirmed": False, "cancelled": None}, ConfirmedResponse(id="1", confirmed=False)),
        ({"value": None, "confirmed": None, "cancelled": True}, CancelledResponse(id="1")),
        ({"value": "x", "cancelled": False}, ValueResponse(id="1", value="x", extra={"cancelled": False})),
        ({"confirmed": True, "cancelled": True}, CancelledResponse(id="1", extra={"confirmed": True})),
        ({"value": "x", "cancelled": True}, CancelledResponse(id="1", extra={"value": "x"})),
    ],
)
def test_cancelled_wins_over_another_answer_and_null_is_none(answer: dict[str, Any], record: Record) -> None:
    decoded = decode_client_record(line(type="extension_ui_response", id="1", **answer))
    assert type(decoded) is type(record)
    known = {key: value for key, value in to_wire(decoded).items() if value is not None}
    assert known == to_wire(record)


@pytest.mark.parametrize("value", ["a", "", 0, 1, -1.5, True, False, [], [1, {"a": None}], {}, {"a": [1]}])
def test_the_id_of_a_command_or_response_may_be_any_json(value: object) -> None:
    command = decode_client_record(line(type="get_state", id=value))
    assert command == GetStateCommand(id=value)
    response = decode_agent_record(line(type="response", command="prompt", success=True, id=value))
    assert response == PromptResponse(id=value)
    assert json.loads(encode(command))["id"] == json.loads(encode(response))["id"] == value
    assert type(json.loads(encode(response))["id"]) is type(value)


def test_an_integer_may_be_written_as_a_float() -> None:
    record = decode_agent_record('{"type":"auto_retry_end","success":true,"attempt":3.0}')
    assert type(getattr(record, "attempt", None)) is int
    assert again('{"type":"auto_retry_end","success":true,"attempt":1e2}')["attempt"] == 100


# the text of a line


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


# what cannot be sent


@pytest.mark.parametrize("value", [float("nan"), float("inf"), [float("-inf")], {"a": {"b": float("nan")}}])
def test_a_number_that_is_not_finite_cannot_be_sent(value: object) -> None:
    with pytest.raises(EncodeError):
        encode(GetStateCommand(id=value))
    with pytest.raises(EncodeError):
        encode(PromptCommand(message="x", extra={"y": value}))
    with pytest.raises(EncodeError):
        encode_object({"x": value})


def test_what_is_no_json_cannot_be_sent() -> None:
    circle: list[object] = []
    circle.append(circle)
    deep: list[object] = []
    for _ in range(DEEP):
        deep = [deep]
    values: list[object] = [object(), b"x", {1, 2}, {(1, 2): 3}, circle, deep, 10**5000, TextContent(text="x")]
    for value in values:
        with pytest.raises(EncodeError):
            encode(UnknownCommand(extra={"type": "x", "y": value}))


@pytest.mark.parametrize(
    "record",
    [
        MessageEndEvent(message=None),  # type: ignore[arg-type]
        MessageEndEvent(message={"role": "user"}),  # type: ignore[arg-type]
        MessageEndEvent(message=UserMessage(content=5, timestamp=1)),  # type: ignore[arg-type]
        MessageEndEvent(message=UserMessage(content=["x"], timestamp=1)),  # type: ignore[list-item]
        GetStateResponse(data=None),  # type: ignore[arg-type]
        Record(),
        "no record",
    ],
)
def test_a_record_that_holds_something_else_where_a_record_belongs_cannot_be_sent(record: Record) -> None:
    with pytest.raises(EncodeError):
        encode(record)
    with pytest.raises(EncodeError):
        to_wire(record)


# parsed JSON


def test_from_wire_decodes_an_object_to_a_given_class() -> None:
    assert from_wire(Usage, USAGE).cost.total == 0
    call = from_wire(ToolCall, {"type": "toolCall", "id": "1", "name": "read", "arguments": {"deep": [1]}})
    assert to_wire(call) == {"type": "toolCall", "id": "1", "name": "read", "arguments": {"deep": [1]}}


@pytest.mark.parametrize("value", [None, 5, "x", [], [["type", "text"]], True])
def test_from_wire_refuses_what_is_no_object(value: object) -> None:
    for kind in DECODERS:
        with pytest.raises(DecodeError) as caught:
            from_wire(kind, value)
        assert (caught.value.path, caught.value.raw, caught.value.line) == ((), value, "")


def test_from_wire_refuses_another_kind_and_a_class_of_no_record() -> None:
    with pytest.raises(DecodeError, match=r"\$\.method: expected \"select\", got string 'confirm'"):
        from_wire(SelectRequest, {"type": "extension_ui_request", "id": "u", "method": "confirm"})
    with pytest.raises(TypeError, match="no record"):
        from_wire(Record, {})


def test_changing_the_json_of_an_unknown_record_leaves_the_record_alone() -> None:
    record = UnknownCommand(extra={"type": "x"})
    to_wire(record)["type"] = "y"
    assert record.extra == {"type": "x"}


def test_a_notification_without_a_message_is_still_a_notification() -> None:
    assert decode_agent_record(UI + '"method":"notify"}') == NotifyRequest(id="u")
