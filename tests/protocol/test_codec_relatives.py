"""Older releases of pi and its relatives: what they share is typed, the rest is kept, nothing is an error."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pi_protocol import (
    CancelledResponse,
    CancelRequest,
    CustomMessage,
    CycleModelResponse,
    DecodeError,
    DialogRequest,
    EditorRequest,
    GetLastAssistantTextResponse,
    GetTreeResponse,
    HookCancelRequest,
    HookConfirmedResponse,
    HookConfirmRequest,
    HookDialogRequest,
    HookEditorRequest,
    HookInputRequest,
    HookNotifyRequest,
    HookOneWayRequest,
    HookPasteToEditorRequest,
    HookSelectRequest,
    HookSetEditorTextRequest,
    HookSetStatusRequest,
    HookSetTitleRequest,
    HookSetWidgetRequest,
    LastAssistantText,
    MessageEndEvent,
    MessageUpdateEvent,
    NewSessionResponse,
    OneWayRequest,
    OpenUrlRequest,
    ReadyEvent,
    Record,
    SelectOptionDetail,
    SelectRequest,
    SessionState,
    SlashCommand,
    SystemMessage,
    TextDelta,
    ToolCall,
    ToolCallEnd,
    ToolExecutionStartEvent,
    UnknownAgentRecord,
    UnknownExtensionUIRequest,
    UnknownHookUIRequest,
    Usage,
    UsageCost,
    decode_agent_record,
    decode_client_record,
    encode,
    from_wire,
    to_wire,
)
from protocol.lines import UI, again, line

PIG = '{"type":"hook_ui_request",'

RELATIVES: list[tuple[str, Record]] = [
    (
        PIG + '"id":"ui-1","method":"select","title":"Allow?","options":["Allow","Block"]}',
        HookSelectRequest(id="ui-1", title="Allow?", options=["Allow", "Block"]),
    ),
    (
        PIG + '"id":"ui-2","method":"confirm","title":"Clear?","message":"All"}',
        HookConfirmRequest(id="ui-2", title="Clear?", message="All"),
    ),
    (
        PIG + '"id":"ui-3","method":"input","title":"Name","placeholder":""}',
        HookInputRequest(id="ui-3", title="Name", placeholder=""),
    ),
    (
        PIG + '"id":"ui-4","method":"editor","title":"Edit","prefill":""}',
        HookEditorRequest(id="ui-4", title="Edit", prefill=""),
    ),
    (PIG + '"id":"ui-3","method":"cancel"}', HookCancelRequest(id="ui-3")),
    (
        PIG + '"method":"notify","message":"Blocked","level":"warning"}',
        HookNotifyRequest(message="Blocked", level="warning"),
    ),
    (PIG + '"method":"set_status","statusKey":"k","statusText":null}', HookSetStatusRequest(status_key="k")),
    (PIG + '"method":"set_widget","key":"k","content":null}', HookSetWidgetRequest(key="k")),
    (
        PIG + '"method":"set_widget","key":"k","content":["line"],"placement":"below"}',
        HookSetWidgetRequest(key="k", content=["line"], placement="below"),
    ),
    (PIG + '"method":"set_title","title":"pig"}', HookSetTitleRequest(title="pig")),
    (PIG + '"method":"set_editor_text","text":"t"}', HookSetEditorTextRequest(text="t")),
    (PIG + '"method":"paste_to_editor","text":"t"}', HookPasteToEditorRequest(text="t")),
    (
        PIG + '"method":"set_tools_expanded","expanded":true}',
        UnknownHookUIRequest(extra={"type": "hook_ui_request", "method": "set_tools_expanded", "expanded": True}),
    ),
    (
        '{"type":"message_update","message":{"role":"assistant"},"delta":{"type":"text_delta","contentIndex":0,"delta":"x"}}',
        MessageUpdateEvent(message={"role": "assistant"}, delta=TextDelta(content_index=0, delta="x")),
    ),
    (
        '{"type":"tool_execution_start","toolCallId":"c","toolName":"bash","arguments":[]}',
        ToolExecutionStartEvent(tool_call_id="c", tool_name="bash", extra={"arguments": []}),
    ),
    (
        '{"type":"ready","protocolVersion":1,"supportedProtocolVersions":[1,2.0],"maxFrameBytes":1048576}',
        ReadyEvent(protocol_version=1, supported_protocol_versions=[1, 2], max_frame_bytes=1048576),
    ),
    (
        UI + '"method":"select","title":"Tool","options":["Yes","No"],"optionDetails":[{"description":"run"},{}]}',
        SelectRequest(
            id="u",
            title="Tool",
            options=["Yes", "No"],
            option_details=[SelectOptionDetail(description="run"), SelectOptionDetail()],
        ),
    ),
    (UI + '"method":"editor","title":"t","promptStyle":true}', EditorRequest(id="u", title="t", prompt_style=True)),
    (UI + '"method":"cancel","targetId":"other"}', CancelRequest(id="u", target_id="other")),
    (
        UI + '"method":"open_url","url":"https://example.com","launchUrl":"http://127.0.0.1/x","instructions":"Go"}',
        OpenUrlRequest(id="u", url="https://example.com", launch_url="http://127.0.0.1/x", instructions="Go"),
    ),
    (
        UI + '"method":"question","questions":[]}',
        UnknownExtensionUIRequest(
            extra={"type": "extension_ui_request", "id": "u", "method": "question", "questions": []}
        ),
    ),
    (
        '{"type":"auto_compaction_start","reason":"threshold"}',
        UnknownAgentRecord(extra={"type": "auto_compaction_start", "reason": "threshold"}),
    ),
]


@pytest.mark.parametrize(("text", "record"), RELATIVES, ids=[text[:70] for text, _ in RELATIVES])
def test_what_relatives_write_has_its_place(text: str, record: Record) -> None:
    assert decode_agent_record(text) == record
    assert json.loads(encode(record)) == {key: value for key, value in json.loads(text).items() if value is not None}


def test_the_unions_that_a_front_end_matches_hold_what_pi_has() -> None:
    for text, record in RELATIVES:
        hook = text.startswith(PIG) and not isinstance(record, UnknownHookUIRequest)
        assert isinstance(record, HookDialogRequest | HookOneWayRequest) == hook
        assert isinstance(record, DialogRequest | OneWayRequest) == isinstance(record, SelectRequest | EditorRequest)


def test_answers_for_relatives_go_both_ways() -> None:
    for text, record in (
        ('{"type":"hook_ui_response","id":"1","confirmed":true}', HookConfirmedResponse(id="1", confirmed=True)),
        (
            '{"type":"extension_ui_response","id":"1","cancelled":true,"timedOut":true}',
            CancelledResponse(id="1", timed_out=True),
        ),
    ):
        assert decode_client_record(text) == record
        assert json.loads(encode(record)) == json.loads(text)


def test_a_small_agents_state_is_a_state() -> None:
    assert from_wire(SessionState, {"sessionId": "s"}) == SessionState(session_id="s")
    assert to_wire(SessionState(session_id="s")) == {"sessionId": "s"}
    assert from_wire(SessionState, {"model": None, "messageCount": 0}) == SessionState(message_count=0)


def test_a_slash_command_of_an_older_release_keeps_its_place() -> None:
    wire = {"name": "skill:x", "source": "skill", "location": "user", "path": "/home/user/x.md"}
    command = from_wire(SlashCommand, wire)
    assert command.source_info is None
    assert to_wire(command) == wire


CALL = {"type": "toolCall", "id": "1", "name": "n", "arguments": []}
PHP: list[tuple[type[Record], dict[str, Any], str]] = [
    (ToolCall, CALL, "arguments"),
    (ToolCallEnd, {"type": "toolcall_end", "contentIndex": 0, "toolCall": CALL}, "toolCall.arguments"),
    (SystemMessage, {"role": "system", "content": "", "timestamp": 1, "sections": []}, "sections"),
    (SessionState, {"model": {"id": "m", "compat": []}}, "model.compat"),
    (
        GetLastAssistantTextResponse,
        {"type": "response", "command": "get_last_assistant_text", "success": True, "data": []},
        "data",
    ),
]


@pytest.mark.parametrize(("kind", "wire", "place"), PHP)
def test_where_an_object_is_meant_an_empty_array_is_an_empty_object(
    kind: type[Record], wire: dict[str, Any], place: str
) -> None:
    sent: Any = to_wire(from_wire(kind, wire))
    for step in place.split("."):
        sent = sent[step]
    assert sent == {}


def test_an_array_stays_an_array_where_anything_may_stand_and_errors_stay_errors() -> None:
    message = from_wire(
        CustomMessage,
        {"role": "custom", "customType": "x", "content": [], "display": True, "details": [], "timestamp": 1},
    )
    assert (message.content, message.details) == ([], [])
    for wire, path in (
        ({"type": "response", "command": "new_session", "success": True, "data": []}, ("data", "cancelled")),
        ({"type": "response", "command": "new_session", "success": True, "data": [1]}, ("data",)),
    ):
        with pytest.raises(DecodeError) as caught:
            from_wire(NewSessionResponse, wire)
        assert caught.value.path == path
    with pytest.raises(DecodeError):
        decode_agent_record("[]")


def test_a_number_that_javascript_made_null_loses_no_message() -> None:
    usage = {"input": None, "output": 3, "cacheRead": None, "cacheWrite": 0, "totalTokens": None}
    message = {
        "role": "assistant",
        "content": [],
        "api": "a",
        "provider": "p",
        "model": "m",
        "stopReason": "stop",
        "timestamp": 1,
    }
    text = line(type="message_end", message={**message, "usage": {**usage, "cost": {"input": None, "total": None}}})
    record = decode_agent_record(text)
    assert isinstance(record, MessageEndEvent)
    assert getattr(record.message, "usage", None) == Usage(output=3, cache_write=0, cost=UsageCost())
    assert again(text)["message"]["usage"] == {"output": 3, "cacheWrite": 0, "cost": {}}


def test_null_and_absent_are_alike_where_null_is_sent() -> None:
    for text in (
        '{"type":"response","command":"cycle_model","success":true}',
        '{"type":"response","command":"cycle_model","success":true,"data":null}',
    ):
        assert decode_agent_record(text) == CycleModelResponse(data=None)
        assert again(text)["data"] is None
    assert decode_agent_record('{"type":"response","command":"get_last_assistant_text","success":true,"data":{}}') == (
        GetLastAssistantTextResponse(data=LastAssistantText())
    )


def test_a_tree_is_read_until_it_is_nested_too_deeply() -> None:
    def tree(depth: int) -> str:
        entry = '{"entry":{"type":"label","id":"1","parentId":null,"timestamp":"","targetId":"0"},"children":['
        start = '{"type":"response","command":"get_tree","success":true,"data":{"tree":['
        return start + entry * depth + "]}" * depth + "]}}"

    record = decode_agent_record(tree(100))
    assert isinstance(record, GetTreeResponse)
    assert json.loads(encode(record))["data"]["tree"] == json.loads(tree(100))["data"]["tree"]
    for depth in (1_000, 20_000):
        with pytest.raises(DecodeError, match="nested too deeply"):
            decode_agent_record(tree(depth))
