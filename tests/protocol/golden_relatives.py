"""The records that the lines of `tests/golden/relatives.jsonl` stand for, in order.

They are what older releases of pi and its relatives write.
"""

from __future__ import annotations

from pi_protocol import (
    AgentEndEvent,
    AgentRecord,
    CancelRequest,
    EditorRequest,
    GetStateResponse,
    HookCancelRequest,
    HookConfirmRequest,
    HookEditorRequest,
    HookErrorEvent,
    HookInputRequest,
    HookNotifyRequest,
    HookPasteToEditorRequest,
    HookSelectRequest,
    HookSetEditorTextRequest,
    HookSetStatusRequest,
    HookSetTitleRequest,
    HookSetWidgetRequest,
    MessageUpdateEvent,
    OpenUrlRequest,
    PromptResponse,
    PromptResult,
    ReadyEvent,
    SelectOptionDetail,
    SelectRequest,
    SessionState,
    StreamDone,
    TextDelta,
    TextStart,
    ThinkingEnd,
    ThinkingLevelChangedEvent,
    ToolErrorEvent,
    ToolExecutionStartEvent,
    UnknownAgentRecord,
    UnknownAssistantMessageEvent,
    UnknownExtensionUIRequest,
    UnknownHookUIRequest,
)

RELATIVES: list[AgentRecord] = [
    CancelRequest(id="9f8e7d6c5b4a3021", target_id="1a2b3c4d5e6f7081"),
    OpenUrlRequest(id="5e6f70811a2b3c4d", url="https://example.com/login", instructions="Enter the code 1234."),
    SelectRequest(
        id="1a2b3c4d5e6f7081",
        title="Allow tool: bash\nCommand: ls",
        options=["Approve", "Deny"],
        option_details=[SelectOptionDetail(description="run it"), SelectOptionDetail()],
    ),
    EditorRequest(id="e1", title="Prompt", prefill="", prompt_style=True),
    UnknownExtensionUIRequest(
        extra={
            "type": "extension_ui_request",
            "id": "q1",
            "method": "question",
            "requestId": "r1",
            "questions": [
                {
                    "id": "a",
                    "header": "Colour",
                    "question": "Which?",
                    "options": [{"label": "red"}],
                    "multiSelect": False,
                }
            ],
            "timeout": 1000,
        }
    ),
    HookSelectRequest(id="ui-3fa9c1d2-1", title="Allow?", options=["Allow", "Block"]),
    HookConfirmRequest(id="ui-3fa9c1d2-2", title="Clear?", message="All messages will be lost."),
    HookInputRequest(id="ui-3fa9c1d2-3", title="Name", placeholder=""),
    HookEditorRequest(id="ui-3fa9c1d2-4", title="Edit", prefill=""),
    HookCancelRequest(id="ui-3fa9c1d2-3"),
    HookNotifyRequest(message="Blocked", level="warning"),
    HookSetStatusRequest(status_key="my-hook", status_text="ready"),
    HookSetWidgetRequest(key="my-hook", content=["line"], placement="above"),
    HookSetTitleRequest(title="pig"),
    HookSetEditorTextRequest(text="prefilled"),
    HookPasteToEditorRequest(text="pasted"),
    UnknownHookUIRequest(
        extra={"type": "hook_ui_request", "method": "set_working_message", "message": "Thinking hard"}
    ),
    ReadyEvent(protocol_version=1, supported_protocol_versions=[1, 2], max_frame_bytes=1048576),
    HookErrorEvent(error="Undefined variable", hook_path="/home/user/hooks/guard.php", event="tool_call"),
    ToolErrorEvent(error="Undefined variable", path="/home/user/tools/search.php"),
    MessageUpdateEvent(
        delta=TextDelta(content_index=0, delta="It "),
        message={"role": "assistant", "content": [{"type": "text", "text": "It "}], "timestamp": 1796065313623},
    ),
    MessageUpdateEvent(
        delta=UnknownAssistantMessageEvent(extra={"type": "tool_call_start", "contentIndex": 1}),
        message={"role": "assistant", "content": []},
    ),
    MessageUpdateEvent(delta=ThinkingEnd(content_index=0), message={"role": "assistant", "content": []}),
    MessageUpdateEvent(delta=StreamDone(extra={"stopReason": "stop"}), message={"role": "assistant", "content": []}),
    ToolExecutionStartEvent(tool_call_id="c1", tool_name="bash", extra={"arguments": {"command": "ls"}}),
    GetStateResponse(
        data=SessionState(thinking_level="off", is_streaming=False, message_count=0, extra={"queuedMessageCount": 0})
    ),
    PromptResponse(id="1", data=PromptResult(extra={"agentInvoked": True})),
    UnknownAgentRecord(extra={"type": "notice", "level": "warning", "message": "Slow"}),
    ThinkingLevelChangedEvent(extra={"thinkingLevel": "low"}),
    AgentEndEvent(messages=[], extra={"isTerminal": True}),
    MessageUpdateEvent(
        assistant_message_event=TextStart(
            content_index=0,
            extra={
                "partial": {
                    "role": "assistant",
                    "content": [{"type": "text", "text": "All "}],
                    "api": "openai-completions",
                    "provider": "mock",
                    "model": "mock-large",
                    "usage": {
                        "input": 0,
                        "output": 0,
                        "cacheRead": 0,
                        "cacheWrite": 0,
                        "totalTokens": 0,
                        "cost": {"input": 0, "output": 0, "cacheRead": 0, "cacheWrite": 0, "total": 0},
                    },
                    "stopReason": "stop",
                    "timestamp": 1796065315280,
                    "responseId": "chatcmpl-7",
                }
            },
        ),
        message={
            "role": "assistant",
            "content": [{"type": "text", "text": "All "}],
            "api": "openai-completions",
            "provider": "mock",
            "model": "mock-large",
            "usage": {
                "input": 0,
                "output": 0,
                "cacheRead": 0,
                "cacheWrite": 0,
                "totalTokens": 0,
                "cost": {"input": 0, "output": 0, "cacheRead": 0, "cacheWrite": 0, "total": 0},
            },
            "stopReason": "stop",
            "timestamp": 1796065315280,
            "responseId": "chatcmpl-7",
        },
    ),
]
