"""The records that the lines of `tests/golden/events.jsonl` stand for, in order: session events."""

from __future__ import annotations

from pi_protocol import (
    AgentEndEvent,
    AgentRecord,
    AgentSettledEvent,
    AgentStartEvent,
    AssistantMessage,
    AssistantMessageDiagnostic,
    AutoRetryEndEvent,
    AutoRetryStartEvent,
    BashExecutionMessage,
    BashExecutionUpdateEvent,
    BranchSummaryMessage,
    CompactionEndEvent,
    CompactionResult,
    CompactionStartEvent,
    CompactionSummaryMessage,
    ContextEditEntry,
    CustomMessage,
    DeferredHandle,
    DiagnosticError,
    EntryAppendedEvent,
    ExtensionErrorEvent,
    ImageContent,
    MessageEndEvent,
    MessageStartEvent,
    MessageUpdateEvent,
    NestedToolCall,
    NestedToolCalls,
    QueueUpdateEvent,
    SessionInfoChangedEvent,
    StreamDone,
    StreamError,
    StreamStart,
    SummarizationRetryAttemptStartEvent,
    SummarizationRetryFinishedEvent,
    SummarizationRetryScheduledEvent,
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
    ToolDefinition,
    ToolExecutionEndEvent,
    ToolExecutionStartEvent,
    ToolExecutionUpdateEvent,
    ToolReference,
    ToolResultMessage,
    TurnEndEvent,
    TurnStartEvent,
    UnknownAgentMessage,
    UnknownAgentRecord,
    UnknownAssistantContent,
    UnknownAssistantMessageEvent,
    Usage,
    UsageCost,
    UserMessage,
)

EVENTS: list[AgentRecord] = [
    AgentStartEvent(),
    TurnStartEvent(),
    MessageStartEvent(
        message=SystemMessage(
            content="System prompt.",
            timestamp=1796066153054,
            sections={"preamble": "Section.", "rules": None},
            tools_added=[ToolDefinition(name="read", description="The read tool.", parameters={"type": "object"})],
        )
    ),
    MessageStartEvent(
        message=UserMessage(
            content=[TextContent(text="look"), ImageContent(data="aGk=", mime_type="image/png")],
            timestamp=1796066036533,
        )
    ),
    MessageUpdateEvent(
        usage=Usage(
            input=401,
            output=16,
            cache_read=401,
            cache_write=0,
            reasoning=3,
            total_tokens=818,
            cost=UsageCost(
                input=0.000401, output=3.2e-05, cache_read=4.0100000000000006e-05, cache_write=0, total=0.0004731
            ),
        ),
        assistant_message_event=ThinkingStart(content_index=0),
    ),
    MessageUpdateEvent(assistant_message_event=ThinkingDelta(content_index=0, delta="I ")),
    MessageUpdateEvent(assistant_message_event=ThinkingEnd(content_index=0, content="I should look at the files.")),
    MessageUpdateEvent(assistant_message_event=TextStart(content_index=1)),
    MessageUpdateEvent(assistant_message_event=TextDelta(content_index=1, delta="- ")),
    MessageUpdateEvent(assistant_message_event=TextEnd(content_index=1, content="- word0 word1")),
    MessageUpdateEvent(assistant_message_event=ToolCallStart(content_index=2, id="call_2_0", tool_name="bash")),
    MessageUpdateEvent(assistant_message_event=ToolCallDelta(content_index=2, delta="")),
    MessageUpdateEvent(
        assistant_message_event=ToolCallEnd(
            content_index=2, tool_call=ToolCall(id="call_3_1", name="read", arguments={"path": "notes.txt"})
        )
    ),
    MessageUpdateEvent(
        assistant_message_event=UnknownAssistantMessageEvent(extra={"type": "image_end", "contentIndex": 0})
    ),
    MessageEndEvent(
        message=AssistantMessage(
            content=[
                ThinkingContent(thinking="I should look.", thinking_signature="sig"),
                TextContent(text="Looking."),
                ToolCall(id="call_3_1", name="read", arguments={"path": "notes.txt"}),
                UnknownAssistantContent(extra={"type": "audio", "data": "aGk="}),
            ],
            api="openai-completions",
            provider="mock",
            model="mock-large",
            usage=Usage(
                input=0,
                output=0,
                cache_read=0,
                cache_write=0,
                total_tokens=0,
                cost=UsageCost(input=0, output=0, cache_read=0, cache_write=0, total=0),
            ),
            stop_reason="toolUse",
            timestamp=1796064887706,
            thinking_level="medium",
            duration_ms=1,
        )
    ),
    MessageEndEvent(
        message=ToolResultMessage(
            tool_call_id="call_8_0",
            tool_name="bash",
            content=[TextContent(text="(no output)")],
            is_error=False,
            timestamp=1796065315944,
            details={},
        )
    ),
    MessageEndEvent(
        message=BashExecutionMessage(
            command="ls", output="notes.txt\n", cancelled=False, truncated=False, timestamp=1796065315945, exit_code=0
        )
    ),
    MessageEndEvent(
        message=CustomMessage(
            custom_type="plan", content="1. read", display=True, timestamp=1796065315946, details=[1, None]
        )
    ),
    MessageEndEvent(message=BranchSummaryMessage(summary="Tried it.", from_id=None, timestamp=1796065315947)),
    MessageEndEvent(message=CompactionSummaryMessage(summary="Before.", timestamp=1796065315948, tokens_before=1200)),
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
    CompactionStartEvent(reason="manual"),
    EntryAppendedEvent(
        entry=ContextEditEntry(
            id="988f195f",
            timestamp="2026-11-30T18:54:40.034Z",
            target_id="3b0c9a62",
            replacement=None,
            parent_id="3b0c9a62",
        )
    ),
    CompactionEndEvent(
        reason="manual",
        aborted=False,
        will_retry=False,
        error_message="Compaction failed: Nothing to compact (session too small)",
    ),
    SummarizationRetryScheduledEvent(attempt=1, max_attempts=3, delay_ms=2000, error_message="terminated"),
    SummarizationRetryAttemptStartEvent(source="compaction", reason="threshold"),
    SummarizationRetryFinishedEvent(),
    BashExecutionUpdateEvent(delta="without-id\n"),
    CompactionEndEvent(
        reason="manual",
        aborted=False,
        will_retry=False,
        result=CompactionResult(
            summary="## Goal\nA summary.",
            first_kept_entry_id="bf22cddb",
            tokens_before=150000,
            estimated_tokens_after=32000,
            usage=Usage(
                input=401,
                output=16,
                cache_read=401,
                cache_write=0,
                reasoning=3,
                total_tokens=818,
                cost=UsageCost(input=0.000401, output=3.2e-05, cache_read=4.01e-05, cache_write=0, total=0.0004731),
            ),
            details={"readFiles": [], "modifiedFiles": []},
        ),
    ),
    SummarizationRetryAttemptStartEvent(source="branchSummary"),
    MessageUpdateEvent(assistant_message_event=StreamStart()),
    MessageUpdateEvent(
        assistant_message_event=StreamDone(
            reason="stop",
            message=AssistantMessage(
                content=[TextContent(text="Hello from the model.")],
                api="openai-completions",
                provider="mock",
                model="mock-large",
                usage=Usage(
                    input=401,
                    output=16,
                    cache_read=401,
                    cache_write=0,
                    reasoning=3,
                    total_tokens=818,
                    cost=UsageCost(input=0.000401, output=3.2e-05, cache_read=4.01e-05, cache_write=0, total=0.0004731),
                ),
                stop_reason="stop",
                timestamp=1796064887706,
                thinking_level="medium",
                duration_ms=28,
            ),
        )
    ),
    MessageUpdateEvent(assistant_message_event=StreamError(reason="aborted")),
    EntryAppendedEvent(
        entry=ContextEditEntry(
            id="4b9cf69f",
            timestamp="2026-11-30T19:03:45.799Z",
            target_id="47e286d7",
            replacement=None,
            parent_id="47e286d7",
        )
    ),
    MessageEndEvent(
        message=AssistantMessage(
            content=[TextContent(text="Hello from the model.")],
            api="openai-completions",
            provider="mock",
            model="mock-large",
            usage=Usage(
                input=401,
                output=16,
                cache_read=401,
                cache_write=0,
                reasoning=3,
                total_tokens=818,
                cost=UsageCost(input=0.000401, output=3.2e-05, cache_read=4.01e-05, cache_write=0, total=0.0004731),
            ),
            stop_reason="deferred",
            timestamp=1796064887706,
            thinking_level="medium",
            diagnostics=[
                AssistantMessageDiagnostic(
                    type="stream_retry",
                    timestamp=1796065315944,
                    error=DiagnosticError(message="terminated"),
                    details={"attempt": 1},
                )
            ],
            deferred=DeferredHandle(
                provider="openai",
                model_id="gpt-5.6",
                api="openai-responses",
                id="resp_1",
                poll_after_ms=5000,
                data={"row": 1},
            ),
            raw_stop_reason="in_progress",
            duration_ms=28,
        )
    ),
    MessageEndEvent(
        message=ToolResultMessage(
            tool_call_id="call_8_0",
            tool_name="bash",
            content=[TextContent(text="(no output)")],
            is_error=False,
            timestamp=1796065315944,
            details={},
            nested_calls=NestedToolCalls(
                calls=[
                    NestedToolCall(id="n1", name="read", status="ok", arguments={"path": "a.txt"}, duration_ms=3.5),
                    NestedToolCall(
                        id="n2", name="write", status="error", arguments_bytes=70000, error="Permission denied"
                    ),
                ],
                complete=False,
            ),
            duration_ms=12.5,
        )
    ),
    MessageEndEvent(
        message=SystemMessage(
            content="System prompt.",
            timestamp=1796066153054,
            sections={"preamble": "Section.", "rules": None},
            tools_added=[ToolDefinition(name="read", description="Reads a file.", parameters={"type": "object"})],
            tools_removed=[ToolReference(name="write")],
        )
    ),
    UnknownAgentRecord(extra={"type": "auto_compaction_start", "reason": "threshold"}),
]
