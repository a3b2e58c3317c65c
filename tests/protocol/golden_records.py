"""The records that the golden lines stand for, in the order of the files in `tests/golden`."""

from __future__ import annotations

from pathlib import Path

from pi_protocol import (
    AbortCommand,
    AbortResponse,
    AgentEndEvent,
    AgentRecord,
    AgentSettledEvent,
    AgentStartEvent,
    AssistantMessage,
    AutoRetryEndEvent,
    AutoRetryStartEvent,
    BashExecutionMessage,
    BranchSummaryMessage,
    CancelledResponse,
    ClearedQueue,
    ClearQueueCommand,
    ClearQueueResponse,
    ClientRecord,
    CompactionSummaryMessage,
    ConfirmedResponse,
    ConfirmRequest,
    CustomMessage,
    EditorRequest,
    ErrorResponse,
    ExtensionErrorEvent,
    GetCommandsCommand,
    GetCommandsResponse,
    GetMessagesCommand,
    GetMessagesResponse,
    GetStateCommand,
    GetStateResponse,
    ImageContent,
    InputRequest,
    MessageEndEvent,
    MessageList,
    MessageStartEvent,
    MessageUpdateEvent,
    Model,
    NewSessionCommand,
    NewSessionResponse,
    NotifyRequest,
    PromptCommand,
    PromptResponse,
    PromptResult,
    QueueUpdateEvent,
    SelectRequest,
    SessionInfoChangedEvent,
    SessionReplacement,
    SessionState,
    SetEditorTextRequest,
    SetStatusRequest,
    SetTitleRequest,
    SetWidgetRequest,
    SlashCommand,
    SlashCommandList,
    SourceInfo,
    SwitchSessionCommand,
    SwitchSessionResponse,
    SystemMessage,
    TextContent,
    TextDelta,
    TextEnd,
    TextStart,
    ThinkingContent,
    ThinkingDelta,
    ThinkingEnd,
    ThinkingLevelChangedEvent,
    ThinkingStart,
    ToolCall,
    ToolCallDelta,
    ToolCallEnd,
    ToolCallStart,
    ToolExecutionEndEvent,
    ToolExecutionStartEvent,
    ToolExecutionUpdateEvent,
    ToolResultMessage,
    TurnEndEvent,
    TurnStartEvent,
    UnknownAgentMessage,
    UnknownAgentRecord,
    UnknownAssistantContent,
    UnknownAssistantMessageEvent,
    UnknownCommand,
    UnknownExtensionUIRequest,
    UnknownResponse,
    Usage,
    UsageCost,
    UserMessage,
    ValueResponse,
)

GOLDEN = Path(__file__).parents[1] / "golden"

NOTHING_USED = Usage(
    input=0,
    output=0,
    cache_read=0,
    cache_write=0,
    total_tokens=0,
    cost=UsageCost(input=0, output=0, cache_read=0, cache_write=0, total=0),
)
SOME_USED = Usage(
    input=401,
    output=16,
    cache_read=401,
    cache_write=0,
    reasoning=3,
    total_tokens=818,
    cost=UsageCost(input=0.000401, output=0.000032, cache_read=0.000040100000000000006, cache_write=0, total=0.0004731),
)
IMAGE = ImageContent(data="aGk=", mime_type="image/png")
READ_CALL = ToolCall(id="call_3_1", name="read", arguments={"path": "notes.txt"})

UI_REQUESTS: list[AgentRecord] = [
    SelectRequest(id="uuid-1", title="Allow dangerous command?", options=["Allow", "Block"], timeout=10000),
    ConfirmRequest(id="uuid-2", title="Clear session?", message="All messages will be lost.", timeout=5000),
    InputRequest(id="uuid-3", title="Enter a value", placeholder="type something...", timeout=0.5),
    EditorRequest(id="uuid-4", title="Edit some text", prefill="Line 1\nLine 2\nLine 3"),
    NotifyRequest(id="uuid-5", message="Command blocked by user", notify_type="warning"),
    SetStatusRequest(id="uuid-6", status_key="my-ext", status_text="\x1b[38;5;244mTurn 3 running...\x1b[39m"),
    SetStatusRequest(id="3238e2bf-7f31-4a2f-8189-6b7cbebb3058", status_key="preset"),
    SetWidgetRequest(
        id="uuid-7",
        widget_key="my-ext",
        widget_lines=["--- My Widget ---", "Line 1", "Line 2"],
        widget_placement="aboveEditor",
    ),
    SetWidgetRequest(id="2f418375-9df0-4e4c-98db-0706ddd77f02", widget_key="rpiv-todos"),
    SetTitleRequest(id="uuid-8", title="pi - my project"),
    SetEditorTextRequest(id="uuid-9", text="prefilled text for the user"),
    UnknownExtensionUIRequest(
        extra={
            "type": "extension_ui_request",
            "id": "9f8e7d6c5b4a3021",
            "method": "cancel",
            "targetId": "1a2b3c4d5e6f7081",
        }
    ),
]
RESPONSES: list[AgentRecord] = [
    PromptResponse(id="c2", data=PromptResult(disposition="started")),
    PromptResponse(id="req-15"),
    AbortResponse(id="req-8"),
    ClearQueueResponse(id="req-13", data=ClearedQueue(steering=["stop that"], follow_up=[])),
    NewSessionResponse(id="c3", data=SessionReplacement(cancelled=True)),
    SwitchSessionResponse(id="c8", data=SessionReplacement(cancelled=False)),
    GetStateResponse(
        id="c1",
        data=SessionState(
            model=Model(
                id="fake-model",
                name="Fake",
                api="openai-completions",
                provider="fake",
                reasoning=True,
                context_window=200000,
                max_tokens=8192,
                extra={
                    "baseUrl": "http://127.0.0.1:8080/v1",
                    "input": ["text", "image"],
                    "cost": {"input": 1, "output": 2, "cacheRead": 0, "cacheWrite": 0},
                },
            ),
            thinking_level="medium",
            is_streaming=False,
            is_compacting=False,
            steering_mode="one-at-a-time",
            follow_up_mode="one-at-a-time",
            session_id="01a22de0-69d3-76e0-b2b9-af5cfa584ba9",
            auto_compaction_enabled=True,
            message_count=0,
            pending_message_count=0,
        ),
    ),
    GetMessagesResponse(id="req-4", data=MessageList(messages=[UserMessage(content="hi", timestamp=1796066036533)])),
    GetCommandsResponse(
        id="req-3",
        data=SlashCommandList(
            commands=[
                SlashCommand(
                    name="rpc-input",
                    description="Prompt for text input",
                    source="extension",
                    source_info=SourceInfo(
                        path="/home/user/rpc-demo.ts",
                        source="cli",
                        scope="temporary",
                        origin="top-level",
                        base_dir="/home/user",
                    ),
                )
            ]
        ),
    ),
    ErrorResponse(id="req-9", command="prompt", error="No model selected"),
    ErrorResponse(error="Unknown command: undefined"),
    UnknownResponse(extra={"id": "req-28", "type": "response", "command": "steer", "success": True}),
]
EVENTS: list[AgentRecord] = [
    AgentStartEvent(),
    TurnStartEvent(),
    MessageStartEvent(
        message=SystemMessage(
            content="System prompt.",
            sections={"preamble": "Section.", "rules": None},
            tools_added=[{"name": "read", "description": "The read tool.", "parameters": {"type": "object"}}],
            timestamp=1796066153054,
        )
    ),
    MessageStartEvent(message=UserMessage(content=[TextContent(text="look"), IMAGE], timestamp=1796066036533)),
    MessageUpdateEvent(usage=SOME_USED, assistant_message_event=ThinkingStart(content_index=0)),
    MessageUpdateEvent(assistant_message_event=ThinkingDelta(content_index=0, delta="I ")),
    MessageUpdateEvent(assistant_message_event=ThinkingEnd(content_index=0, content="I should look at the files.")),
    MessageUpdateEvent(assistant_message_event=TextStart(content_index=1)),
    MessageUpdateEvent(assistant_message_event=TextDelta(content_index=1, delta="- ")),
    MessageUpdateEvent(assistant_message_event=TextEnd(content_index=1, content="- word0 word1")),
    MessageUpdateEvent(assistant_message_event=ToolCallStart(content_index=2, id="call_2_0", tool_name="bash")),
    MessageUpdateEvent(assistant_message_event=ToolCallDelta(content_index=2, delta="")),
    MessageUpdateEvent(assistant_message_event=ToolCallEnd(content_index=2, tool_call=READ_CALL)),
    MessageUpdateEvent(assistant_message_event=UnknownAssistantMessageEvent(extra={"type": "done", "reason": "stop"})),
    MessageEndEvent(
        message=AssistantMessage(
            content=[
                ThinkingContent(thinking="I should look.", thinking_signature="sig"),
                TextContent(text="Looking."),
                READ_CALL,
                UnknownAssistantContent(extra={"type": "audio", "data": "aGk="}),
            ],
            api="openai-completions",
            provider="mock",
            model="mock-large",
            usage=NOTHING_USED,
            stop_reason="toolUse",
            timestamp=1796064887706,
            duration_ms=1,
            thinking_level="medium",
        )
    ),
    MessageEndEvent(
        message=ToolResultMessage(
            tool_call_id="call_8_0",
            tool_name="bash",
            content=[TextContent(text="(no output)")],
            details={},
            is_error=False,
            timestamp=1796065315944,
        )
    ),
    MessageEndEvent(
        message=BashExecutionMessage(
            command="ls",
            output="notes.txt\n",
            exit_code=0,
            cancelled=False,
            truncated=False,
            timestamp=1796065315945,
        )
    ),
    MessageEndEvent(
        message=CustomMessage(
            custom_type="plan", content="1. read", display=True, details=[1, None], timestamp=1796065315946
        )
    ),
    MessageEndEvent(message=BranchSummaryMessage(summary="Tried it.", from_id=None, timestamp=1796065315947)),
    MessageEndEvent(message=CompactionSummaryMessage(summary="Before.", tokens_before=1200, timestamp=1796065315948)),
    MessageEndEvent(message=UnknownAgentMessage(extra={"role": "observer", "content": []})),
    TurnEndEvent(
        message=UserMessage(content="hi", timestamp=1796064887706),
        tool_results=[
            ToolResultMessage(
                tool_call_id="call_8_0", tool_name="bash", content=[], is_error=True, timestamp=1796065315944
            )
        ],
    ),
    ToolExecutionStartEvent(tool_call_id="call_11_0", tool_name="bash", args={"command": "ls"}),
    ToolExecutionUpdateEvent(
        tool_call_id="call_1_0", tool_name="bash", args={"command": "ls"}, partial_result={"content": []}
    ),
    ToolExecutionEndEvent(
        tool_call_id="call_8_0",
        tool_name="bash",
        result={"content": [{"type": "text", "text": "(no output)"}]},
        is_error=False,
        duration_ms=2.5,
    ),
    AgentEndEvent(messages=[UserMessage(content="hi", timestamp=1796064962291)], will_retry=True),
    AgentSettledEvent(aborted=False),
    QueueUpdateEvent(steering=["with image"], follow_up=[]),
    AutoRetryStartEvent(attempt=1, max_attempts=3, delay_ms=100, error_message="Connection error."),
    AutoRetryEndEvent(success=True, attempt=1),
    SessionInfoChangedEvent(name="Ünïcode name"),
    ThinkingLevelChangedEvent(level="high"),
    ExtensionErrorEvent(extension_path="command:p-parallel", event="command", error="This extension ctx is stale"),
    UnknownAgentRecord(extra={"type": "compaction_start", "reason": "manual"}),
    UnknownAgentRecord(extra={"type": "hook_ui_request", "method": "notify", "message": "Blocked", "level": "warning"}),
]
AGENT_RECORDS: list[AgentRecord] = [*UI_REQUESTS, *RESPONSES, *EVENTS]
CLIENT_RECORDS: list[ClientRecord] = [
    ValueResponse(id="uuid-1", value="Allow"),
    ValueResponse(id="no-such-id", value=""),
    ConfirmedResponse(id="uuid-2", confirmed=True),
    ConfirmedResponse(id="uuid-2", confirmed=False),
    CancelledResponse(id="uuid-3"),
    CancelledResponse(id="uuid-3", extra={"timedOut": True}),
    PromptCommand(id="c2", message="write it"),
    PromptCommand(id="c3", message="and this", images=[IMAGE], streaming_behavior="steer"),
    AbortCommand(id="req-15"),
    ClearQueueCommand(id="req-13"),
    NewSessionCommand(id="c4", parent_session="/home/user/sessions/a.jsonl"),
    SwitchSessionCommand(id="req-12", session_path="/home/user/sessions/none.jsonl"),
    GetStateCommand(id="c1"),
    GetMessagesCommand(id="req-4"),
    GetCommandsCommand(id="req-3"),
    UnknownCommand(extra={"id": "c7", "type": "compact", "customInstructions": "short"}),
]


def agent_lines() -> list[bytes]:
    return (GOLDEN / "agent.jsonl").read_bytes().splitlines()


def client_lines() -> list[bytes]:
    return (GOLDEN / "client.jsonl").read_bytes().splitlines()
