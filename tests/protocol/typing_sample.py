"""What a type checker must know of the records. Never run: a test has mypy and pyright read it.

Each ignore must be needed, by both.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar, assert_never, assert_type

from pi_protocol import (
    AbortCommand,
    AgentMessage,
    AgentRecord,
    AssistantMessage,
    AssistantMessageEvent,
    ClearedQueue,
    ClearQueueCommand,
    CommandOf,
    ConfirmRequest,
    DialogRequest,
    EditorRequest,
    ErrorResponse,
    ExtensionUIRequest,
    GetMessagesCommand,
    GetStateCommand,
    InputRequest,
    MessageList,
    NewSessionCommand,
    NotifyRequest,
    OneWayRequest,
    PromptCommand,
    PromptResult,
    SelectRequest,
    SessionReplacement,
    SessionState,
    SetEditorTextRequest,
    SetStatusRequest,
    SetTitleRequest,
    SetWidgetRequest,
    SystemMessage,
    TextContent,
    TextDelta,
    UnknownExtensionUIRequest,
    UsageCost,
    UserMessage,
    decode_agent_record,
    encode,
    from_wire,
    to_wire,
)

ResultT = TypeVar("ResultT")


def call(command: CommandOf[ResultT]) -> ResultT:
    raise NotImplementedError(command)


def results() -> None:
    assert_type(call(PromptCommand(message="x")), PromptResult | None)
    assert_type(call(AbortCommand()), None)
    assert_type(call(ClearQueueCommand()), ClearedQueue)
    assert_type(call(NewSessionCommand()), SessionReplacement)
    assert_type(call(GetStateCommand()), SessionState)
    assert_type(call(GetMessagesCommand()), MessageList)


def dialogs(request: DialogRequest) -> str | None:
    match request:
        case SelectRequest():
            assert_type(request.options, list[str] | None)
            assert_type(request.timeout, float | None)
            return request.title
        case ConfirmRequest():
            return request.message
        case InputRequest():
            return request.placeholder
        case EditorRequest():
            return request.prefill
        case _:
            assert_never(request)


def one_way(request: OneWayRequest) -> str | None:
    if isinstance(request, NotifyRequest):
        return request.message
    if request.method == "setStatus":
        assert_type(request, SetStatusRequest)
        return request.status_text
    if request.method == "setWidget":
        assert_type(request, SetWidgetRequest)
        assert_type(request.widget_lines, list[str] | None)
        return request.widget_key
    match request:
        case SetTitleRequest(title=title):
            return title
        case SetEditorTextRequest(text=text):
            return text
        case _:
            assert_never(request)


def any_request(request: ExtensionUIRequest) -> None:
    if isinstance(request, UnknownExtensionUIRequest):
        assert_type(request.method, Literal["UnknownExtensionUIRequest"])
        assert_type(request.extra, dict[str, Any] | None)
    elif isinstance(request, DialogRequest):
        dialogs(request)
    else:
        one_way(request)


def any_record(line: bytes) -> None:
    record = decode_agent_record(line)
    assert_type(record, AgentRecord)
    if record.type == "response" and record.success is False:
        assert_type(record, ErrorResponse)
    if record.type == "message_end":
        message(record.message)
    if record.type == "message_update" and record.assistant_message_event is not None:
        delta(record.assistant_message_event)


def message(message: AgentMessage) -> None:
    if message.role == "user":
        assert_type(message, UserMessage)
    elif message.role == "system":
        assert_type(message, SystemMessage)
    elif message.role == "assistant":
        assert_type(message, AssistantMessage)
        assert_type(message.usage.cost, UsageCost | None)
        if message.usage.cost is not None:
            assert_type(message.usage.cost.total, float | None)


def delta(event: AssistantMessageEvent) -> str:
    if event.type == "text_delta":
        assert_type(event, TextDelta)
        return event.delta
    return ""


def values() -> None:
    assert_type(from_wire(TextContent, {}), TextContent)
    assert_type(encode(TextContent(text="x")), bytes)
    assert_type(to_wire(TextContent(text="x")), dict[str, Any])


def mistakes(request: SelectRequest) -> None:
    request.title = "x"  # type: ignore[misc]
    SelectRequest("1")  # type: ignore[call-arg, arg-type]
    SelectRequest(id=1)  # type: ignore[arg-type]
    SelectRequest()  # type: ignore[call-arg]
    SelectRequest(id="1", widgetLines=[])  # type: ignore[call-arg]
    call(SelectRequest(id="1"))  # type: ignore[arg-type]
    encode({"type": "abort"})  # type: ignore[arg-type]
    encode(request.options[0])  # type: ignore[index, arg-type]
    encode(request.no_such_field)  # type: ignore[attr-defined]
