# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pi_protocol._commands import (
    ReturnsClearedQueue,
    ReturnsMessageList,
    ReturnsNothing,
    ReturnsPromptResultOrNone,
    ReturnsSessionReplacement,
    ReturnsSessionState,
    ReturnsSlashCommandList,
)
from pi_protocol._dataclass import dataclass
from pi_protocol._record import Record

NotifyType: TypeAlias = Literal["info", "warning", "error"] | str
"""How serious a notification is. Absent means `info`."""


WidgetPlacement: TypeAlias = Literal["aboveEditor", "belowEditor"] | str
"""Where a widget is shown, relative to the prompt editor. Absent means `aboveEditor`."""


StreamingBehavior: TypeAlias = Literal["steer", "followUp"] | str
"""What becomes of a prompt while a run goes on: `steer` is read before the next model call, `followUp` after the run."""


PromptDisposition: TypeAlias = Literal["started", "queued", "handled"] | str
"""What became of a prompt: it began a run, was queued, or was handled without a run."""


ThinkingLevel: TypeAlias = Literal["off", "minimal", "low", "medium", "high", "xhigh", "max"] | str
"""How much the model reasons before it answers."""


QueueMode: TypeAlias = Literal["all", "one-at-a-time"] | str
"""Whether queued messages are delivered all together or one at a time."""


StopReason: TypeAlias = Literal["pending", "stop", "length", "toolUse", "error", "aborted", "deferred"] | str
"""Why an assistant message ended; `pending` while it is streamed."""


SlashCommandSource: TypeAlias = Literal["extension", "prompt", "skill"] | str
"""What kind of resource offers a slash command."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TextContent(Record):
    """A block of text."""

    type: Literal["text"] = "text"
    text: str
    """The text."""
    text_signature: str | None = None
    """Provider-specific, opaque."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ImageContent(Record):
    """An image."""

    type: Literal["image"] = "image"
    data: str
    """The image's bytes in Base64."""
    mime_type: str
    """Media type, such as `image/png`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ThinkingContent(Record):
    """A block of the model's reasoning."""

    type: Literal["thinking"] = "thinking"
    thinking: str
    """The reasoning."""
    thinking_signature: str | None = None
    """Provider-specific, opaque."""
    redacted: bool | None = None
    """True when safety filters removed the text; `thinkingSignature` then holds the encrypted payload."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolCall(Record):
    """The model's wish to call a tool."""

    type: Literal["toolCall"] = "toolCall"
    id: str
    """Identifies the call in tool events and results."""
    name: str
    """Name of the tool."""
    arguments: dict[str, Any]
    """Arguments as the model gave them; any content."""
    thought_signature: str | None = None
    """Provider-specific, opaque."""
    namespace: str | None = None
    """Namespace of a dynamically loaded tool."""
    arguments_error: str | None = None
    """Set when the model's arguments were no JSON object; says why. `arguments` is then empty."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownUserContent(Record):
    """A `UserContent` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownUserContent"] = "UnknownUserContent"
    """Not on the wire: `extra` has the real `type`."""


UserContent: TypeAlias = TextContent | ImageContent | UnknownUserContent
"""A block of a user message or a tool result."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownAssistantContent(Record):
    """A `AssistantContent` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownAssistantContent"] = "UnknownAssistantContent"
    """Not on the wire: `extra` has the real `type`."""


AssistantContent: TypeAlias = TextContent | ThinkingContent | ToolCall | UnknownAssistantContent
"""A block of an assistant message."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UsageCost(Record):
    """Cost in US dollars."""

    input: float
    """For input tokens."""
    output: float
    """For output tokens."""
    cache_read: float
    """For tokens read from the cache."""
    cache_write: float
    """For tokens written to the cache."""
    total: float
    """The sum."""
    total_from_provider: bool | None = None
    """True when the provider itself reported the total."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Usage(Record):
    """Tokens used and what they cost."""

    input: int
    """Input tokens."""
    output: int
    """Output tokens, reasoning included."""
    cache_read: int
    """Tokens read from the cache."""
    cache_write: int
    """Tokens written to the cache."""
    total_tokens: int
    """All tokens."""
    cost: UsageCost
    """Cost in US dollars."""
    cache_write1h: int | None = None
    """The part of `cacheWrite` that is kept for an hour."""
    reasoning: int | None = None
    """The part of `output` that is reasoning."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownTextOnlyContent(Record):
    """A `TextOnlyContent` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownTextOnlyContent"] = "UnknownTextOnlyContent"
    """Not on the wire: `extra` has the real `type`."""


TextOnlyContent: TypeAlias = TextContent | UnknownTextOnlyContent
"""A block of a system message."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UserMessage(Record):
    """A message of the user."""

    role: Literal["user"] = "user"
    content: str | list[UserContent]
    """Text, or blocks of text and images."""
    timestamp: int
    """Unix time in milliseconds."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AssistantMessage(Record):
    """A message of the model."""

    role: Literal["assistant"] = "assistant"
    content: list[AssistantContent]
    """Text, reasoning and tool calls, in order."""
    api: str
    """The provider's programming interface, such as `anthropic-messages`."""
    provider: str
    """The provider."""
    model: str
    """The model that was asked for."""
    usage: Usage
    """Tokens used so far."""
    stop_reason: StopReason
    """Why the message ended."""
    timestamp: int
    """Unix time in milliseconds."""
    response_model: str | None = None
    """The model that answered, where it differs."""
    response_id: str | None = None
    """The provider's id of the response."""
    provider_thinking_level: str | None = None
    """The provider's own name of the reasoning effort."""
    thinking_level: ThinkingLevel | None = None
    """Reasoning effort that was asked for."""
    diagnostics: list[dict[str, Any]] | None = None
    """What went wrong on the way and was mended."""
    deferred: dict[str, Any] | None = None
    """How to collect a deferred response later."""
    error_message: str | None = None
    """What failed, when `stopReason` is `error` or `aborted`."""
    raw_stop_reason: str | None = None
    """The provider's own stop reason."""
    end_turn: bool | None = None
    """Whether the model said that its turn is over."""
    duration_ms: float | None = None
    """Milliseconds from `timestamp` to the end of the response."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolResultMessage(Record):
    """What a tool returned."""

    role: Literal["toolResult"] = "toolResult"
    tool_call_id: str
    """The call that this answers."""
    tool_name: str
    """Name of the tool."""
    content: list[UserContent]
    """The result as the model sees it."""
    is_error: bool
    """Whether the tool failed."""
    timestamp: int
    """Unix time in milliseconds."""
    details: Any | None = None
    """Tool-specific, any JSON."""
    usage: Usage | None = None
    """Tokens used by model calls inside the tool."""
    nested_calls: dict[str, Any] | None = None
    """Calls that the tool made itself."""
    duration_ms: float | None = None
    """Milliseconds that the tool ran."""


@dataclass(frozen=True, kw_only=True, slots=True)
class BashExecutionMessage(Record):
    """A shell command that the user ran."""

    role: Literal["bashExecution"] = "bashExecution"
    command: str
    """The command."""
    output: str
    """Standard output and error together, possibly cut."""
    cancelled: bool
    """Whether the user ended it."""
    truncated: bool
    """Whether the output was cut."""
    timestamp: int
    """Unix time in milliseconds."""
    exit_code: int | None = None
    """Exit code; absent when the command was ended."""
    full_output_path: str | None = None
    """File with the whole output, when it was cut."""
    exclude_from_context: bool | None = None
    """True when the model does not see it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CustomMessage(Record):
    """A message of an extension."""

    role: Literal["custom"] = "custom"
    custom_type: str
    """The extension's own type."""
    content: str | list[UserContent]
    """Text, or blocks of text and images."""
    display: bool
    """Whether the user sees it."""
    timestamp: int
    """Unix time in milliseconds."""
    details: Any | None = None
    """Extension-specific, any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class BranchSummaryMessage(Record):
    """Summary of a branch that was left."""

    role: Literal["branchSummary"] = "branchSummary"
    summary: str
    """The summary."""
    from_id: str | None
    """Entry where the branch was left."""
    timestamp: int
    """Unix time in milliseconds."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CompactionSummaryMessage(Record):
    """Summary that stands for older messages."""

    role: Literal["compactionSummary"] = "compactionSummary"
    summary: str
    """The summary."""
    tokens_before: int
    """Tokens in the context before compaction."""
    timestamp: int
    """Unix time in milliseconds."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownAgentMessage(Record):
    """A `AgentMessage` of a `role` that this version does not know. `extra` has the whole JSON object."""

    role: Literal["UnknownAgentMessage"] = "UnknownAgentMessage"
    """Not on the wire: `extra` has the real `role`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Model(Record):
    """A language model."""

    id: str
    """Identifies the model at its provider; `unknown` when none is set up."""
    name: str | None = None
    """Name for the user."""
    api: str | None = None
    """The provider's programming interface."""
    provider: str | None = None
    """The provider."""
    context_window: int | None = None
    """Tokens that fit into the context."""
    max_tokens: int | None = None
    """Tokens that an answer may have."""
    reasoning: bool | None = None
    """Whether the model can reason."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionState(Record):
    """The state of the agent's current session."""

    session_id: str
    """Identifies the session."""
    model: Model | None = None
    """The current model; absent, or with the id `unknown`, when no login gives one."""
    thinking_level: ThinkingLevel | None = None
    """Reasoning effort."""
    is_streaming: bool | None = None
    """Whether a run goes on."""
    is_compacting: bool | None = None
    """Whether the context is being compacted."""
    steering_mode: QueueMode | None = None
    """How steering messages are delivered."""
    follow_up_mode: QueueMode | None = None
    """How follow-up messages are delivered."""
    session_file: str | None = None
    """Path of the session's file; absent when the session is not kept."""
    session_name: str | None = None
    """The name that the user gave the session."""
    auto_compaction_enabled: bool | None = None
    """Whether the context is compacted by itself."""
    message_count: int | None = None
    """Messages in the session."""
    pending_message_count: int | None = None
    """Queued messages."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SourceInfo(Record):
    """Where a resource comes from."""

    path: str
    """Its file."""
    source: str
    """Such as `local`, `builtin`, or a package."""
    scope: str
    """`user`, `project` or `temporary`."""
    origin: str
    """`package` or `top-level`."""
    base_dir: str | None = None
    """Folder that relative paths in it start from."""
    changelog_path: str | None = None
    """Its change log."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SlashCommand(Record):
    """A command that a prompt can start with."""

    name: str
    """Name without the slash."""
    source: SlashCommandSource
    """What offers it."""
    description: str | None = None
    """For the user."""
    source_info: SourceInfo | None = None
    """Where that comes from."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PromptCommand(ReturnsPromptResultOrNone):
    """Send the user's message. The response says whether it was accepted; the run itself comes as events."""

    type: Literal["prompt"] = "prompt"
    message: str
    """The text; one that starts with `/` may be a slash command."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    images: list[ImageContent] | None = None
    """Images to go with it."""
    streaming_behavior: StreamingBehavior | None = None
    """Needed while a run goes on, else the prompt is refused."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AbortCommand(ReturnsNothing):
    """End the run. The response comes once the agent is idle; open dialogs stay open."""

    type: Literal["abort"] = "abort"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ClearQueueCommand(ReturnsClearedQueue):
    """Take back every queued message."""

    type: Literal["clear_queue"] = "clear_queue"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class NewSessionCommand(ReturnsSessionReplacement):
    """Begin a new session. An extension may cancel it."""

    type: Literal["new_session"] = "new_session"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    parent_session: str | None = None
    """Path of the session that it continues."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SwitchSessionCommand(ReturnsSessionReplacement):
    """Go on with the session of a file. An extension may cancel it."""

    type: Literal["switch_session"] = "switch_session"
    session_path: str
    """Path of the session's file."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetStateCommand(ReturnsSessionState):
    """Ask for the state of the session. The first answer is the sign that the agent is ready."""

    type: Literal["get_state"] = "get_state"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetMessagesCommand(ReturnsMessageList):
    """Ask for all messages of the session."""

    type: Literal["get_messages"] = "get_messages"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCommandsCommand(ReturnsSlashCommandList):
    """Ask for the slash commands."""

    type: Literal["get_commands"] = "get_commands"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownCommand(Record):
    """A `Command` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownCommand"] = "UnknownCommand"
    """Not on the wire: `extra` has the real `type`."""


Command: TypeAlias = PromptCommand | AbortCommand | ClearQueueCommand | NewSessionCommand | SwitchSessionCommand | GetStateCommand | GetMessagesCommand | GetCommandsCommand | UnknownCommand
"""A command to the agent, told apart by `type`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PromptResult(Record):
    """What became of a prompt."""

    disposition: PromptDisposition
    """Started, queued or handled."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ClearedQueue(Record):
    """The messages that were taken back."""

    steering: list[str]
    """Steering messages, oldest first."""
    follow_up: list[str]
    """Follow-up messages, oldest first."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionReplacement(Record):
    """Whether the session was replaced."""

    cancelled: bool
    """True when an extension prevented it; nothing changed then."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SlashCommandList(Record):
    """The slash commands."""

    commands: list[SlashCommand]
    """In the agent's order."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PromptResponse(Record):
    """The prompt was accepted."""

    type: Literal["response"] = "response"
    command: Literal["prompt"] = "prompt"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""
    data: PromptResult | None = None
    """What became of it; absent before pi 0.99."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AbortResponse(Record):
    """The agent is idle."""

    type: Literal["response"] = "response"
    command: Literal["abort"] = "abort"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ClearQueueResponse(Record):
    """The queue is empty now."""

    type: Literal["response"] = "response"
    command: Literal["clear_queue"] = "clear_queue"
    success: Literal[True] = True
    data: ClearedQueue
    """What was in it."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class NewSessionResponse(Record):
    """A session was begun, or an extension prevented it."""

    type: Literal["response"] = "response"
    command: Literal["new_session"] = "new_session"
    success: Literal[True] = True
    data: SessionReplacement
    """Which of the two."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SwitchSessionResponse(Record):
    """The session was switched, or an extension prevented it."""

    type: Literal["response"] = "response"
    command: Literal["switch_session"] = "switch_session"
    success: Literal[True] = True
    data: SessionReplacement
    """Which of the two."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetStateResponse(Record):
    """The state of the session."""

    type: Literal["response"] = "response"
    command: Literal["get_state"] = "get_state"
    success: Literal[True] = True
    data: SessionState
    """The state."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetCommandsResponse(Record):
    """The slash commands."""

    type: Literal["response"] = "response"
    command: Literal["get_commands"] = "get_commands"
    success: Literal[True] = True
    data: SlashCommandList
    """The commands."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ErrorResponse(Record):
    """A command was refused or failed."""

    type: Literal["response"] = "response"
    success: Literal[False] = False
    error: str
    """What is wrong, in the agent's words."""
    id: Any | None = None
    """The command's id; absent when the agent could not read it."""
    command: str | None = None
    """The command's type, or `parse`; absent when the line had none."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownResponse(Record):
    """A `Response` of a `command` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["response"] = "response"
    success: Literal[True] = True
    command: Literal["UnknownResponse"] = "UnknownResponse"
    """Not on the wire: `extra` has the real `command`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TextStart(Record):
    """A block of text begins."""

    type: Literal["text_start"] = "text_start"
    content_index: int
    """Position of the block in the message's content."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TextDelta(Record):
    """A block of text goes on."""

    type: Literal["text_delta"] = "text_delta"
    content_index: int
    """Position of the block in the message's content."""
    delta: str
    """What is added."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TextEnd(Record):
    """A block of text is complete."""

    type: Literal["text_end"] = "text_end"
    content_index: int
    """Position of the block in the message's content."""
    content: str
    """The whole text."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ThinkingStart(Record):
    """A block of reasoning begins."""

    type: Literal["thinking_start"] = "thinking_start"
    content_index: int
    """Position of the block in the message's content."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ThinkingDelta(Record):
    """A block of reasoning goes on."""

    type: Literal["thinking_delta"] = "thinking_delta"
    content_index: int
    """Position of the block in the message's content."""
    delta: str
    """What is added."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ThinkingEnd(Record):
    """A block of reasoning is complete."""

    type: Literal["thinking_end"] = "thinking_end"
    content_index: int
    """Position of the block in the message's content."""
    content: str
    """The whole reasoning."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolCallStart(Record):
    """A tool call begins."""

    type: Literal["toolcall_start"] = "toolcall_start"
    content_index: int
    """Position of the block in the message's content."""
    id: str | None = None
    """Identifies the call; absent before pi 0.84."""
    tool_name: str | None = None
    """Name of the tool; absent before pi 0.84."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolCallDelta(Record):
    """The arguments of a tool call go on."""

    type: Literal["toolcall_delta"] = "toolcall_delta"
    content_index: int
    """Position of the block in the message's content."""
    delta: str
    """What is added to the JSON text of the arguments."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolCallEnd(Record):
    """A tool call is complete."""

    type: Literal["toolcall_end"] = "toolcall_end"
    content_index: int
    """Position of the block in the message's content."""
    tool_call: ToolCall
    """The call."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownAssistantMessageEvent(Record):
    """A `AssistantMessageEvent` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownAssistantMessageEvent"] = "UnknownAssistantMessageEvent"
    """Not on the wire: `extra` has the real `type`."""


AssistantMessageEvent: TypeAlias = TextStart | TextDelta | TextEnd | ThinkingStart | ThinkingDelta | ThinkingEnd | ToolCallStart | ToolCallDelta | ToolCallEnd | UnknownAssistantMessageEvent
"""A step of a streamed assistant message, told apart by `type`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AgentStartEvent(Record):
    """A run begins."""

    type: Literal["agent_start"] = "agent_start"


@dataclass(frozen=True, kw_only=True, slots=True)
class TurnStartEvent(Record):
    """A turn begins: one answer of the model and the tools that it calls."""

    type: Literal["turn_start"] = "turn_start"


@dataclass(frozen=True, kw_only=True, slots=True)
class MessageUpdateEvent(Record):
    """The assistant's message grew. Since pi 0.84 it holds only what was added."""

    type: Literal["message_update"] = "message_update"
    assistant_message_event: AssistantMessageEvent
    """What was added."""
    usage: Usage | None = None
    """Tokens used so far; zeros until the provider reports."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolExecutionStartEvent(Record):
    """A tool begins to run."""

    type: Literal["tool_execution_start"] = "tool_execution_start"
    tool_call_id: str
    """Identifies the call."""
    tool_name: str
    """Name of the tool."""
    args: Any | None = None
    """Its arguments, any JSON."""
    parent_tool_call_id: str | None = None
    """The call that made this one."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolExecutionUpdateEvent(Record):
    """A tool has more to show."""

    type: Literal["tool_execution_update"] = "tool_execution_update"
    tool_call_id: str
    """Identifies the call."""
    tool_name: str
    """Name of the tool."""
    args: Any | None = None
    """Its arguments, any JSON."""
    partial_result: Any | None = None
    """The result so far, any JSON; for bash cumulative."""
    parent_tool_call_id: str | None = None
    """The call that made this one."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolExecutionEndEvent(Record):
    """A tool has ended."""

    type: Literal["tool_execution_end"] = "tool_execution_end"
    tool_call_id: str
    """Identifies the call."""
    tool_name: str
    """Name of the tool."""
    result: Any | None = None
    """The result, any JSON."""
    is_error: bool | None = None
    """Whether the tool failed."""
    duration_ms: float | None = None
    """Milliseconds that it ran."""
    parent_tool_call_id: str | None = None
    """The call that made this one."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AgentSettledEvent(Record):
    """The agent is idle. Since pi 0.80.4."""

    type: Literal["agent_settled"] = "agent_settled"
    aborted: bool | None = None
    """Whether the run was aborted."""


@dataclass(frozen=True, kw_only=True, slots=True)
class QueueUpdateEvent(Record):
    """The queued messages changed."""

    type: Literal["queue_update"] = "queue_update"
    steering: list[str]
    """Steering messages, oldest first."""
    follow_up: list[str]
    """Follow-up messages, oldest first."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AutoRetryStartEvent(Record):
    """A failed model call will be tried again."""

    type: Literal["auto_retry_start"] = "auto_retry_start"
    attempt: int
    """Which attempt comes next, from 1."""
    max_attempts: int
    """How many there are at the most."""
    delay_ms: float
    """Milliseconds until then."""
    error_message: str
    """What failed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AutoRetryEndEvent(Record):
    """Trying again is over."""

    type: Literal["auto_retry_end"] = "auto_retry_end"
    success: bool
    """Whether it helped."""
    attempt: int
    """The last attempt."""
    final_error: str | None = None
    """What failed for good."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionInfoChangedEvent(Record):
    """The session got another name."""

    type: Literal["session_info_changed"] = "session_info_changed"
    name: str | None = None
    """The name; absent when it was taken away."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ThinkingLevelChangedEvent(Record):
    """The reasoning effort changed."""

    type: Literal["thinking_level_changed"] = "thinking_level_changed"
    level: ThinkingLevel | None = None
    """The new one."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ExtensionErrorEvent(Record):
    """An extension failed."""

    type: Literal["extension_error"] = "extension_error"
    extension_path: str
    """Its file, or such as `command:name`."""
    event: str
    """What it was doing: an event's name, or such as `command`."""
    error: str
    """What failed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SelectRequest(Record):
    """Ask the user to choose one of several options. Answered by a `ValueResponse` or a `CancelledResponse`."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["select"] = "select"
    title: str | None = None
    """The question. May have many lines."""
    options: list[str] | None = None
    """What can be chosen; may hold duplicates and be long. The answer is one of them, verbatim."""
    timeout: float | None = None
    """Milliseconds until the agent answers itself with nothing chosen. 0 or absent: never; negative or above 2**31-1: at once."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ConfirmRequest(Record):
    """Ask the user a yes/no question. Answered by a `ConfirmedResponse` or a `CancelledResponse`."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["confirm"] = "confirm"
    title: str | None = None
    """The question. May have many lines."""
    message: str | None = None
    """What the question is about, such as a command."""
    timeout: float | None = None
    """Milliseconds until the agent answers itself with no. 0 or absent: never; negative or above 2**31-1: at once."""


@dataclass(frozen=True, kw_only=True, slots=True)
class InputRequest(Record):
    """Ask the user for a text. Answered by a `ValueResponse` or a `CancelledResponse`."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["input"] = "input"
    title: str | None = None
    """The question. May have many lines."""
    placeholder: str | None = None
    """A hint, never the text itself."""
    timeout: float | None = None
    """Milliseconds until the agent answers itself with no text. 0 or absent: never; negative or above 2**31-1: at once."""


@dataclass(frozen=True, kw_only=True, slots=True)
class EditorRequest(Record):
    """Ask the user to edit a text. Answered by a `ValueResponse` or a `CancelledResponse`. Never has a timeout."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["editor"] = "editor"
    title: str | None = None
    """The question. May have many lines."""
    prefill: str | None = None
    """The text to start from."""


@dataclass(frozen=True, kw_only=True, slots=True)
class NotifyRequest(Record):
    """Show the user a message. Never answered."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["notify"] = "notify"
    message: str | None = None
    """The message."""
    notify_type: NotifyType | None = None
    """How serious it is."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetStatusRequest(Record):
    """Set or clear an entry of the status bar. Never answered."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["setStatus"] = "setStatus"
    status_key: str | None = None
    """Names the entry."""
    status_text: str | None = None
    """Its text, with SGR colours perhaps; absent clears the entry, an empty one does not."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetWidgetRequest(Record):
    """Set or clear a block of lines above or below the prompt editor. Never answered."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["setWidget"] = "setWidget"
    widget_key: str | None = None
    """Names the widget."""
    widget_lines: list[str] | None = None
    """Its lines, with SGR colours perhaps; absent clears the widget, an empty list does not."""
    widget_placement: WidgetPlacement | None = None
    """Where it is shown."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetTitleRequest(Record):
    """Set the window's title. Never answered."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["setTitle"] = "setTitle"
    title: str | None = None
    """The title, verbatim."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetEditorTextRequest(Record):
    """Replace the text in the prompt editor. Never answered."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Identifies the request, opaque. A dialog's answer carries it."""
    method: Literal["set_editor_text"] = "set_editor_text"
    text: str | None = None
    """The text; empty clears the editor."""


DialogRequest: TypeAlias = SelectRequest | ConfirmRequest | InputRequest | EditorRequest
"""A request that the agent waits for an answer to."""


OneWayRequest: TypeAlias = NotifyRequest | SetStatusRequest | SetWidgetRequest | SetTitleRequest | SetEditorTextRequest
"""A request that is never answered."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownExtensionUIRequest(Record):
    """A `ExtensionUIRequest` of a `method` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    method: Literal["UnknownExtensionUIRequest"] = "UnknownExtensionUIRequest"
    """Not on the wire: `extra` has the real `method`."""


ExtensionUIRequest: TypeAlias = DialogRequest | OneWayRequest | UnknownExtensionUIRequest
"""What an extension wants of the user interface, told apart by `method`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ValueResponse(Record):
    """Answers a select, input or editor request."""

    type: Literal["extension_ui_response"] = "extension_ui_response"
    id: str
    """The id of the request, verbatim."""
    value: str
    """The chosen option, or the text; empty is a value."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ConfirmedResponse(Record):
    """Answers a confirm request."""

    type: Literal["extension_ui_response"] = "extension_ui_response"
    id: str
    """The id of the request, verbatim."""
    confirmed: bool
    """Whether the user said yes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CancelledResponse(Record):
    """Dismisses a dialog: the extension gets nothing, or no."""

    type: Literal["extension_ui_response"] = "extension_ui_response"
    id: str
    """The id of the request, verbatim."""
    cancelled: Literal[True] = True
    """Always true."""


ExtensionUIResponse: TypeAlias = ValueResponse | ConfirmedResponse | CancelledResponse
"""The answer to a dialog, told apart by the field that it has."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownAgentRecord(Record):
    """A `AgentRecord` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownAgentRecord"] = "UnknownAgentRecord"
    """Not on the wire: `extra` has the real `type`."""


ClientRecord: TypeAlias = ExtensionUIResponse | Command
"""A line that the client writes, told apart by `type`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SystemMessage(Record):
    """Instructions to the model."""

    role: Literal["system"] = "system"
    content: str | list[TextOnlyContent]
    """The instructions."""
    timestamp: int
    """Unix time in milliseconds."""
    sections: dict[str, Any] | None = None
    """Named sections of the prompt; a null removes one."""
    tools_added: list[dict[str, Any]] | None = None
    """Definitions of tools that become available."""
    tools_removed: list[dict[str, Any]] | None = None
    """Tools that stop being available."""


AgentMessage: TypeAlias = SystemMessage | UserMessage | AssistantMessage | ToolResultMessage | BashExecutionMessage | CustomMessage | BranchSummaryMessage | CompactionSummaryMessage | UnknownAgentMessage
"""A message of the conversation, told apart by `role`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MessageList(Record):
    """All messages of the session."""

    messages: list[AgentMessage]
    """In order."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetMessagesResponse(Record):
    """All messages of the session."""

    type: Literal["response"] = "response"
    command: Literal["get_messages"] = "get_messages"
    success: Literal[True] = True
    data: MessageList
    """The messages."""
    id: Any | None = None
    """The command's id."""


Response: TypeAlias = PromptResponse | AbortResponse | ClearQueueResponse | NewSessionResponse | SwitchSessionResponse | GetStateResponse | GetMessagesResponse | GetCommandsResponse | ErrorResponse | UnknownResponse
"""The answer to a command, told apart by `success` and `command`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MessageStartEvent(Record):
    """A message begins."""

    type: Literal["message_start"] = "message_start"
    message: AgentMessage
    """The message so far."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MessageEndEvent(Record):
    """A message is complete."""

    type: Literal["message_end"] = "message_end"
    message: AgentMessage
    """The whole message."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TurnEndEvent(Record):
    """A turn is over."""

    type: Literal["turn_end"] = "turn_end"
    message: AgentMessage
    """The model's message."""
    tool_results: list[AgentMessage]
    """What its tools returned."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AgentEndEvent(Record):
    """The loop of a run is over; `agent_settled` says when the agent is idle."""

    type: Literal["agent_end"] = "agent_end"
    messages: list[AgentMessage]
    """The messages of the run."""
    will_retry: bool | None = None
    """Whether it is tried again by itself; absent in older versions."""


SessionEvent: TypeAlias = AgentStartEvent | TurnStartEvent | MessageStartEvent | MessageUpdateEvent | MessageEndEvent | TurnEndEvent | ToolExecutionStartEvent | ToolExecutionUpdateEvent | ToolExecutionEndEvent | AgentEndEvent | AgentSettledEvent | QueueUpdateEvent | AutoRetryStartEvent | AutoRetryEndEvent | SessionInfoChangedEvent | ThinkingLevelChangedEvent | ExtensionErrorEvent
"""What happens in the session, told apart by `type`."""


AgentRecord: TypeAlias = ExtensionUIRequest | Response | SessionEvent | UnknownAgentRecord
"""A line that the agent writes, told apart by `type`."""
