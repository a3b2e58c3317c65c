"""What this version does not know is kept; what may be left out, and what null means."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pi_protocol import (
    CancelledResponse,
    ConfirmedResponse,
    DecodeError,
    ErrorResponse,
    GetStateCommand,
    MessageEndEvent,
    MessageUpdateEvent,
    PromptResponse,
    Record,
    SetStatusRequest,
    SetWidgetRequest,
    TextContent,
    UnknownAgentRecord,
    UnknownCommand,
    UnknownExtensionUIRequest,
    UnknownHookUIRequest,
    UnknownResponse,
    UnknownUserContent,
    UserMessage,
    ValueResponse,
    decode_agent_record,
    decode_client_record,
    encode,
    from_wire,
    to_wire,
)
from protocol.lines import METHODS, UI, again, line, message_end


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
        ({"type": "notice", "level": "info", "message": "hi"}, UnknownAgentRecord),
        ({"type": "UnknownAgentRecord"}, UnknownAgentRecord),
        ({"type": ""}, UnknownAgentRecord),
        ({"type": "extension_ui_request", "method": "ask", "questions": []}, UnknownExtensionUIRequest),
        ({"type": "hook_ui_request", "method": "set_theme", "theme": "dark"}, UnknownHookUIRequest),
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
    assert record.message == {"role": "assistant"}
    assert record.extra is None
    assert record.assistant_message_event is not None
    assert record.assistant_message_event.extra == {"partial": {"a": 1}}
    assert json.loads(encode(record)) == json.loads(text)


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
