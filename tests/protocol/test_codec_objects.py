"""What cannot be sent, and parsed JSON to records and back."""

from __future__ import annotations

import pytest

from pi_protocol import (
    ContextEditEntry,
    DecodeError,
    EncodeError,
    GetStateCommand,
    GetStateResponse,
    MessageEndEvent,
    NotifyRequest,
    PromptCommand,
    Record,
    SelectRequest,
    TextContent,
    ToolCall,
    UnknownCommand,
    UsageCost,
    UserMessage,
    decode_agent_record,
    encode,
    encode_object,
    from_wire,
    to_wire,
)
from pi_protocol._codec import DECODERS
from protocol.lines import DEEP, UI, USAGE


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
        ContextEditEntry(id="1", timestamp="", target_id="2", replacement={"content": ""}),  # type: ignore[arg-type]
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


def test_from_wire_decodes_an_object_to_a_given_class() -> None:
    assert from_wire(UsageCost, USAGE["cost"]).total == 0
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
