# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pi_protocol._commands import (
    ReturnsBashResult,
    ReturnsClearedQueue,
    ReturnsCompactionResult,
    ReturnsCycledModelOrNone,
    ReturnsCycledThinkingLevelOrNone,
    ReturnsEntryList,
    ReturnsExportedHtml,
    ReturnsForkMessageList,
    ReturnsForkResult,
    ReturnsLastAssistantText,
    ReturnsMessageList,
    ReturnsModel,
    ReturnsModelList,
    ReturnsNothing,
    ReturnsPromptResultOrNone,
    ReturnsQueuedInputResultOrNone,
    ReturnsSessionReplacement,
    ReturnsSessionState,
    ReturnsSessionStats,
    ReturnsSessionTree,
    ReturnsSlashCommandList,
    ReturnsThinkingLevelList,
)
from pi_protocol._dataclass import dataclass
from pi_protocol._record import Record

NotifyType: TypeAlias = Literal["info", "warning", "error"] | str
"""How serious a notification is. Absent means `info`."""


WidgetPlacement: TypeAlias = Literal["aboveEditor", "belowEditor"] | str
"""Where a widget is shown, relative to the prompt editor. Absent means `aboveEditor`."""


HookWidgetPlacement: TypeAlias = Literal["above", "below"] | str
"""Where a widget of Pig's hooks is shown, relative to the prompt editor. Absent means `above`."""


StreamingBehavior: TypeAlias = Literal["steer", "followUp"] | str
"""What becomes of a prompt while a run goes on: `steer` is read before the next model call, `followUp` after the run."""


PromptDisposition: TypeAlias = Literal["started", "queued", "handled"] | str
"""What became of a prompt: it began a run, was queued behind the one that goes on, or was handled by an extension without a run."""


QueuedInputDisposition: TypeAlias = Literal["queued", "handled"] | str
"""What became of a message that was to be queued: it was queued, or handled by an extension and not queued."""


ThinkingLevel: TypeAlias = Literal["off", "minimal", "low", "medium", "high", "xhigh", "max"] | str
"""How much the model reasons before it answers; models offer some of these."""


QueueMode: TypeAlias = Literal["all", "one-at-a-time"] | str
"""Whether queued messages are delivered all together or one at a time. Pi echoes whatever was set, sense or not."""


StopReason: TypeAlias = Literal["pending", "stop", "length", "toolUse", "error", "aborted", "deferred"] | str
"""Why an assistant message ended; `pending` while it is streamed."""


Api: TypeAlias = Literal["openai-completions", "openai-responses", "azure-openai-responses", "openai-codex-responses", "anthropic-messages", "bedrock-converse-stream", "mistral-conversations", "google-generative-ai", "google-vertex", "pi-messages"] | str
"""The programming interface that a model is reached by. Extensions add their own."""


ModelInput: TypeAlias = Literal["text", "image"] | str
"""What a model can be given."""


SlashCommandSource: TypeAlias = Literal["extension", "prompt", "skill"] | str
"""What kind of resource offers a slash command."""


SourceScope: TypeAlias = Literal["user", "project", "temporary"] | str
"""For whom a resource was installed: the user, the project, or this process only."""


SourceOrigin: TypeAlias = Literal["package", "top-level"] | str
"""Whether a resource came with a package or was loaded by itself."""


CompactionReason: TypeAlias = Literal["manual", "threshold", "overflow"] | str
"""Why the context is compacted: the user asked, it grew near the limit, or it went beyond the limit."""


SummarizationSource: TypeAlias = Literal["compaction", "branchSummary"] | str
"""What a summary is written for: a compaction, or a branch that is being left."""


NestedCallStatus: TypeAlias = Literal["ok", "error", "unfinished"] | str
"""How a nested call ended; `unfinished` when it still ran as the calling tool ended."""


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
    """Names the call in tool events and results."""
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
class UnknownTextOnlyContent(Record):
    """A `TextOnlyContent` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownTextOnlyContent"] = "UnknownTextOnlyContent"
    """Not on the wire: `extra` has the real `type`."""


TextOnlyContent: TypeAlias = TextContent | UnknownTextOnlyContent
"""A block of a system message."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownEditedContent(Record):
    """A `EditedContent` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownEditedContent"] = "UnknownEditedContent"
    """Not on the wire: `extra` has the real `type`."""


EditedContent: TypeAlias = TextContent | ImageContent | ThinkingContent | ToolCall | UnknownEditedContent
"""A block of content that replaces that of an earlier message."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UsageCost(Record):
    """What was paid, in US dollars. Each part is absent where it is not known: a number that JavaScript could not compute is null."""

    input: float | None = None
    """For input tokens, by the list price."""
    output: float | None = None
    """For output tokens, by the list price."""
    cache_read: float | None = None
    """For tokens read from the cache, by the list price."""
    cache_write: float | None = None
    """For tokens written to the cache, by the list price."""
    total: float | None = None
    """The whole: what the provider billed where it says so, else the sum of the list prices."""
    total_from_provider: bool | None = None
    """True when the provider itself reported `total`; absent means false."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Usage(Record):
    """Tokens used and what they cost. Pi sends all but `reasoning` and `cacheWrite1h`; a number that is null or absent is not known, and no reason to lose the message."""

    input: int | None = None
    """Input tokens that came from no cache."""
    output: int | None = None
    """Output tokens, reasoning included."""
    cache_read: int | None = None
    """Input tokens read from the cache."""
    cache_write: int | None = None
    """Input tokens written to the cache."""
    cache_write1h: int | None = None
    """The part of `cacheWrite` that is kept for an hour; only Anthropic tells."""
    reasoning: int | None = None
    """The part of `output` that is reasoning; absent when the provider does not tell."""
    total_tokens: int | None = None
    """All tokens."""
    cost: UsageCost | None = None
    """What they cost."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolDefinition(Record):
    """A tool that the model may call from here on."""

    name: str
    """Its name."""
    description: str | None = None
    """What the model is told of it."""
    parameters: dict[str, Any] | None = None
    """JSON Schema of its arguments."""
    constrained_sampling: Any | None = None
    """How the provider may constrain the arguments: false, or an object whose `type` is `json_schema` or `grammar`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolReference(Record):
    """A tool that the model may not call from here on."""

    name: str
    """Its name."""


@dataclass(frozen=True, kw_only=True, slots=True)
class NestedToolCall(Record):
    """A call that a tool made to another tool. What it returned is not recorded."""

    id: str
    """Names the call."""
    name: str
    """Name of the tool that was called."""
    status: NestedCallStatus
    """How it ended."""
    arguments: dict[str, Any] | None = None
    """Its arguments; absent when they were too large."""
    arguments_bytes: int | None = None
    """Size of the arguments as JSON, in bytes; present when `arguments` is not."""
    duration_ms: float | None = None
    """Milliseconds that it took."""
    error: str | None = None
    """What failed, shortened."""


@dataclass(frozen=True, kw_only=True, slots=True)
class NestedToolCalls(Record):
    """The calls that a tool made to other tools."""

    calls: list[NestedToolCall]
    """The calls, in order."""
    complete: bool
    """False when calls or arguments were left out, or a call had not ended."""


@dataclass(frozen=True, kw_only=True, slots=True)
class DiagnosticError(Record):
    """The error behind a diagnostic."""

    message: str
    """What it says."""
    name: str | None = None
    """Its class."""
    stack: str | None = None
    """Where it was thrown."""
    code: Any | None = None
    """Its code, a string or a number."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AssistantMessageDiagnostic(Record):
    """Something that went wrong while a message was made, and was mended."""

    type: str
    """What it is."""
    timestamp: int
    """Unix time in milliseconds."""
    error: DiagnosticError | None = None
    """The error behind it."""
    details: dict[str, Any] | None = None
    """More of it, any content."""


@dataclass(frozen=True, kw_only=True, slots=True)
class DeferredHandle(Record):
    """How to collect a response that the provider makes later."""

    provider: str
    """The provider."""
    model_id: str
    """The model."""
    api: Api
    """The interface to ask."""
    id: str
    """The provider's name for the response."""
    expires_at: int | None = None
    """When it can no longer be collected; Unix time in milliseconds."""
    poll_after_ms: float | None = None
    """Milliseconds to wait before asking."""
    data: Any | None = None
    """What the provider needs to make the message, any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SystemMessage(Record):
    """Instructions to the model. The first one is the system prompt; later ones add to it, change its sections, or change the tools."""

    role: Literal["system"] = "system"
    content: str | list[TextOnlyContent]
    """The instructions."""
    timestamp: int
    """Unix time in milliseconds."""
    sections: dict[str, Any] | None = None
    """Named sections of the prompt, in order: a string sets one, null removes it."""
    tools_added: list[ToolDefinition] | None = None
    """Tools that become available."""
    tools_removed: list[ToolReference] | None = None
    """Tools that stop being available."""


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
    api: Api
    """The interface that the model was reached by."""
    provider: str
    """The provider."""
    model: str
    """The model that was asked."""
    usage: Usage
    """Tokens used."""
    stop_reason: StopReason
    """Why the message ended."""
    timestamp: int
    """Unix time in milliseconds when the request began."""
    response_model: str | None = None
    """The model that answered, as the provider names it; may be the same."""
    response_id: str | None = None
    """The provider's id of the response."""
    provider_thinking_level: str | None = None
    """The provider's own name of the reasoning effort."""
    thinking_level: ThinkingLevel | None = None
    """Reasoning effort that was asked for."""
    diagnostics: list[AssistantMessageDiagnostic] | None = None
    """What went wrong on the way and was mended."""
    deferred: DeferredHandle | None = None
    """How to collect the response later, when `stopReason` is `deferred`."""
    error_message: str | None = None
    """What failed, when `stopReason` is `error` or `aborted`."""
    raw_stop_reason: str | None = None
    """The provider's own stop reason."""
    end_turn: bool | None = None
    """Whether the model itself said that its turn is over."""
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
    nested_calls: NestedToolCalls | None = None
    """Calls that the tool made to other tools; the model does not see them."""
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
    timestamp: int
    """Unix time in milliseconds."""
    tokens_before: int | None = None
    """Tokens of the context before; absent when not known."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownAgentMessage(Record):
    """A `AgentMessage` of a `role` that this version does not know. `extra` has the whole JSON object."""

    role: Literal["UnknownAgentMessage"] = "UnknownAgentMessage"
    """Not on the wire: `extra` has the real `role`."""


AgentMessage: TypeAlias = SystemMessage | UserMessage | AssistantMessage | ToolResultMessage | BashExecutionMessage | CustomMessage | BranchSummaryMessage | CompactionSummaryMessage | UnknownAgentMessage
"""A message of the conversation, told apart by `role`. Extensions and relatives of pi add roles of their own."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelCostTier(Record):
    """Prices of a request with more input than a limit; they hold for all of it."""

    input_tokens_above: int
    """The limit, in input tokens."""
    input: float | None = None
    """US dollars per million input tokens."""
    output: float | None = None
    """US dollars per million output tokens."""
    cache_read: float | None = None
    """US dollars per million tokens read from the cache."""
    cache_write: float | None = None
    """US dollars per million tokens written to the cache."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelCost(Record):
    """Prices of a model."""

    input: float | None = None
    """US dollars per million input tokens."""
    output: float | None = None
    """US dollars per million output tokens."""
    cache_read: float | None = None
    """US dollars per million tokens read from the cache."""
    cache_write: float | None = None
    """US dollars per million tokens written to the cache."""
    tiers: list[ModelCostTier] | None = None
    """Prices of larger requests; the highest limit that a request exceeds counts."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelImageResize(Record):
    """How large an image may be before pi shrinks it."""

    max_width: int | None = None
    """Width in pixels."""
    max_height: int | None = None
    """Height in pixels."""
    max_bytes: int | None = None
    """Size in bytes, as Base64."""
    jpeg_quality: float | None = None
    """Quality of the JPEG that it becomes, 1 to 100."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelImageLimits(Record):
    """What images a model takes."""

    resize: ModelImageResize | None = None
    """When an image is shrunk."""
    max_per_message: int | None = None
    """Images in a message."""
    max_per_request: int | None = None
    """Images in a request."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelInputLimits(Record):
    """What input a provider takes."""

    max_request_bytes: int | None = None
    """Size of a request in bytes."""
    images: ModelImageLimits | None = None
    """What images it takes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Model(Record):
    """A model. Small agents may know no more of it than its id."""

    id: str
    """Its id at the provider; `unknown` when nobody has logged in."""
    name: str | None = None
    """Its name for people."""
    api: Api | None = None
    """The interface that it is reached by."""
    provider: str | None = None
    """The provider."""
    base_url: str | None = None
    """Address of the provider's interface."""
    type: str | None = None
    """What kind of model it is; absent means `chat`."""
    input: list[ModelInput] | None = None
    """What it can be given."""
    input_limits: ModelInputLimits | None = None
    """How much it can be given."""
    context_window: int | None = None
    """Size of its context in tokens; absent when the provider does not tell."""
    max_tokens: int | None = None
    """Longest answer in tokens; absent when the provider does not tell."""
    reasoning: bool | None = None
    """Whether it can reason before it answers."""
    thinking_level_map: dict[str, Any] | None = None
    """The provider's word for a thinking level; null says that the level is not offered, an absent one is sent as it is."""
    cost: ModelCost | None = None
    """Its prices."""
    prompt_cache: dict[str, Any] | None = None
    """How long a prompt stays in the provider's cache, in seconds: `short` and `long`."""
    sampling_params: dict[str, Any] | None = None
    """Parameters of the sampling that go with each request."""
    sampling_params_by_thinking_level: dict[str, Any] | None = None
    """Objects of such parameters, by thinking level; they go first."""
    headers: dict[str, Any] | None = None
    """HTTP headers that go with each request."""
    compat: dict[str, Any] | None = None
    """How this interface differs from others of its kind; the fields depend on `api`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionState(Record):
    """The state of the session. Pi sends all but `model`, `sessionFile` and `sessionName`; other agents may send less."""

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
    session_id: str | None = None
    """Names the session; Pig before its rename has none."""
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
    """Where it is: an absolute path, or `builtin:` and a name, or a name in angle brackets for what is in no file."""
    source: str
    """How it was found, such as `local`, `auto`, `cli`, `builtin`, or the package that it came with."""
    scope: SourceScope
    """For whom it was installed."""
    origin: SourceOrigin
    """Whether it came with a package."""
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
class SessionMessageEntry(Record):
    """A message of the conversation."""

    type: Literal["message"] = "message"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    message: AgentMessage
    """The message."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ThinkingLevelChangeEntry(Record):
    """Another thinking level was chosen."""

    type: Literal["thinking_level_change"] = "thinking_level_change"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    thinking_level: ThinkingLevel | None = None
    """The new level; absent when none is set."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelChangeEntry(Record):
    """Another model was chosen."""

    type: Literal["model_change"] = "model_change"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    provider: str | None = None
    """Its provider; relatives of pi leave it out."""
    model_id: str | None = None
    """Its id at the provider; relatives of pi leave it out."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UsageEntry(Record):
    """Tokens that were used beside the conversation."""

    type: Literal["usage"] = "usage"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    kind: str
    """What for, such as `cache_warm`; open."""
    provider: str
    """The provider."""
    model: str
    """The model."""
    usage: Usage
    """The tokens."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    note: str | None = None
    """A remark for people."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CompactionEntry(Record):
    """The entries before were replaced by a summary in what the model sees."""

    type: Literal["compaction"] = "compaction"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    summary: str
    """The summary."""
    first_kept_entry_id: str
    """The first entry before this one that the model still sees; this one's own id when there is none."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    tokens_before: int | None = None
    """Tokens of the context before; absent when not known."""
    details: Any | None = None
    """More of it, any JSON; pi has `readFiles` and `modifiedFiles`."""
    usage: Usage | None = None
    """Tokens that the summary took."""
    from_hook: bool | None = None
    """True when an extension wrote the summary."""
    system_message: SystemMessage | None = None
    """Prompt and tools as they stood."""


@dataclass(frozen=True, kw_only=True, slots=True)
class BranchSummaryEntry(Record):
    """A branch was left, and summed up where the conversation goes on."""

    type: Literal["branch_summary"] = "branch_summary"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    from_id: str
    """The last entry of the branch that was left."""
    summary: str
    """The summary."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    details: Any | None = None
    """More of it, any JSON; the model does not see it."""
    usage: Usage | None = None
    """Tokens that the summary took."""
    from_hook: bool | None = None
    """True when an extension wrote the summary."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CustomEntry(Record):
    """Something that an extension remembers; the model does not see it."""

    type: Literal["custom"] = "custom"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    custom_type: str
    """Which extension's, and what."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    data: Any | None = None
    """What it remembers, any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CustomMessageEntry(Record):
    """A message that an extension added for the model."""

    type: Literal["custom_message"] = "custom_message"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    custom_type: str
    """Which extension's, and what."""
    content: str | list[UserContent]
    """Text, or blocks of text and images."""
    display: bool
    """Whether people see it too."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    details: Any | None = None
    """More of it, any JSON; the model does not see it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ContextReplacement(Record):
    """Content that the model sees in the place of a message's own."""

    content: str | list[EditedContent]
    """Text, or blocks as the message's role has them."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ContextEditEntry(Record):
    """An earlier entry is changed in what the model sees, and only there; of several, the last one counts."""

    type: Literal["context_edit"] = "context_edit"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    target_id: str
    """The entry: a message of the user, the model, a tool or an extension."""
    replacement: ContextReplacement | None
    """What the model sees instead; null leaves the entry out."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LabelEntry(Record):
    """A bookmark on an entry."""

    type: Literal["label"] = "label"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    target_id: str
    """The entry."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    label: str | None = None
    """The bookmark; absent takes it away."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionInfoEntry(Record):
    """The session got a name."""

    type: Literal["session_info"] = "session_info"
    id: str
    """Names the entry in its session, for ever."""
    timestamp: str
    """When it was written, ISO 8601."""
    parent_id: str | None = None
    """The entry before it on its branch; null for a root."""
    name: str | None = None
    """The name; absent takes it away."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownSessionEntry(Record):
    """A `SessionEntry` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownSessionEntry"] = "UnknownSessionEntry"
    """Not on the wire: `extra` has the real `type`."""


SessionEntry: TypeAlias = SessionMessageEntry | ThinkingLevelChangeEntry | ModelChangeEntry | UsageEntry | CompactionEntry | BranchSummaryEntry | CustomEntry | CustomMessageEntry | ContextEditEntry | LabelEntry | SessionInfoEntry | UnknownSessionEntry
"""An entry of a session, told apart by `type`. A session only grows: its entries form a tree by `parentId`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionTreeNode(Record):
    """An entry with what follows it. A session of some hundred entries is nested too deeply to be read: the entries of `get_entries` make the same tree."""

    entry: SessionEntry
    """The entry."""
    children: list[SessionTreeNode]
    """What follows it, on each branch."""
    label: str | None = None
    """The bookmark on it."""
    label_timestamp: str | None = None
    """When the bookmark was set, ISO 8601."""


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
class SteerCommand(ReturnsQueuedInputResultOrNone):
    """Queue a message for the run that goes on: the model reads it before its next call."""

    type: Literal["steer"] = "steer"
    message: str
    """The text; skills and prompt templates in it are expanded, extensions' commands are refused."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    images: list[ImageContent] | None = None
    """Images that belong to it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FollowUpCommand(ReturnsQueuedInputResultOrNone):
    """Queue a message for when the run would end."""

    type: Literal["follow_up"] = "follow_up"
    message: str
    """The text; skills and prompt templates in it are expanded, extensions' commands are refused."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    images: list[ImageContent] | None = None
    """Images that belong to it."""


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
class GetStateCommand(ReturnsSessionState):
    """Ask for the state of the session. The first answer is the sign that the agent is ready."""

    type: Literal["get_state"] = "get_state"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetModelCommand(ReturnsModel):
    """Use another model."""

    type: Literal["set_model"] = "set_model"
    provider: str
    """Its provider."""
    model_id: str
    """Its id at the provider."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CycleModelCommand(ReturnsCycledModelOrNone):
    """Use the next model."""

    type: Literal["cycle_model"] = "cycle_model"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetAvailableModelsCommand(ReturnsModelList):
    """List the models that can be used."""

    type: Literal["get_available_models"] = "get_available_models"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetThinkingLevelCommand(ReturnsNothing):
    """Let the model reason more or less."""

    type: Literal["set_thinking_level"] = "set_thinking_level"
    level: ThinkingLevel
    """The level; one that the model does not offer becomes the nearest."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CycleThinkingLevelCommand(ReturnsCycledThinkingLevelOrNone):
    """Use the next thinking level."""

    type: Literal["cycle_thinking_level"] = "cycle_thinking_level"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetAvailableThinkingLevelsCommand(ReturnsThinkingLevelList):
    """List the thinking levels that the model offers."""

    type: Literal["get_available_thinking_levels"] = "get_available_thinking_levels"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetSteeringModeCommand(ReturnsNothing):
    """Choose how queued steering messages are delivered."""

    type: Literal["set_steering_mode"] = "set_steering_mode"
    mode: QueueMode
    """All at once, or one with each turn of the model."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetFollowUpModeCommand(ReturnsNothing):
    """Choose how queued follow-up messages are delivered."""

    type: Literal["set_follow_up_mode"] = "set_follow_up_mode"
    mode: QueueMode
    """All at once, or one each time the run would end."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CompactCommand(ReturnsCompactionResult):
    """Replace the older part of the conversation by a summary, in what the model sees."""

    type: Literal["compact"] = "compact"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    custom_instructions: str | None = None
    """What the summary should mind."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetAutoCompactionCommand(ReturnsNothing):
    """Choose whether the context is compacted when it is nearly full."""

    type: Literal["set_auto_compaction"] = "set_auto_compaction"
    enabled: bool
    """Whether it is."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetAutoRetryCommand(ReturnsNothing):
    """Choose whether a request is tried again that failed for a passing reason."""

    type: Literal["set_auto_retry"] = "set_auto_retry"
    enabled: bool
    """Whether it is."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AbortRetryCommand(ReturnsNothing):
    """Stop waiting for the next attempt, and give up."""

    type: Literal["abort_retry"] = "abort_retry"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class BashCommand(ReturnsBashResult):
    """Run a shell command of the user. Its output arrives as `bash_execution_update` events, and the model sees it with the next prompt."""

    type: Literal["bash"] = "bash"
    command: str
    """The command."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    exclude_from_context: bool | None = None
    """True keeps it from the model."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AbortBashCommand(ReturnsNothing):
    """Kill the shell command that runs."""

    type: Literal["abort_bash"] = "abort_bash"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetSessionStatsCommand(ReturnsSessionStats):
    """Ask what the session consists of and what it took."""

    type: Literal["get_session_stats"] = "get_session_stats"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ExportHtmlCommand(ReturnsExportedHtml):
    """Write the session as a web page."""

    type: Literal["export_html"] = "export_html"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    output_path: str | None = None
    """The file; absent lets the agent choose a name."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SwitchSessionCommand(ReturnsSessionReplacement):
    """Go on with the session of a file. An extension may cancel it."""

    type: Literal["switch_session"] = "switch_session"
    session_path: str
    """Path of the session's file."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ForkCommand(ReturnsForkResult):
    """Go on in a new session from before an earlier message of the user. Extensions may refuse."""

    type: Literal["fork"] = "fork"
    entry_id: str
    """The message's entry, from `get_fork_messages`."""
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CloneCommand(ReturnsSessionReplacement):
    """Go on in a new session that is a copy of this one. Extensions may refuse."""

    type: Literal["clone"] = "clone"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetForkMessagesCommand(ReturnsForkMessageList):
    """List the messages that can be forked from."""

    type: Literal["get_fork_messages"] = "get_fork_messages"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEntriesCommand(ReturnsEntryList):
    """Ask for the session's entries, of all branches."""

    type: Literal["get_entries"] = "get_entries"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""
    since: str | None = None
    """The last entry that is known already: only later ones are given. An unknown one is an error."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetTreeCommand(ReturnsSessionTree):
    """Ask for the session as a tree. It is nested two levels deep for each entry, so that a long session cannot be read: prefer `get_entries`."""

    type: Literal["get_tree"] = "get_tree"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetLastAssistantTextCommand(ReturnsLastAssistantText):
    """Ask for what the model said last. Its messages without text are passed over."""

    type: Literal["get_last_assistant_text"] = "get_last_assistant_text"
    id: Any | None = None
    """Comes back in the response. A string from this package; agents echo any JSON."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetSessionNameCommand(ReturnsNothing):
    """Name the session."""

    type: Literal["set_session_name"] = "set_session_name"
    name: str
    """The name."""
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


Command: TypeAlias = PromptCommand | SteerCommand | FollowUpCommand | AbortCommand | ClearQueueCommand | NewSessionCommand | GetStateCommand | SetModelCommand | CycleModelCommand | GetAvailableModelsCommand | SetThinkingLevelCommand | CycleThinkingLevelCommand | GetAvailableThinkingLevelsCommand | SetSteeringModeCommand | SetFollowUpModeCommand | CompactCommand | SetAutoCompactionCommand | SetAutoRetryCommand | AbortRetryCommand | BashCommand | AbortBashCommand | GetSessionStatsCommand | ExportHtmlCommand | SwitchSessionCommand | ForkCommand | CloneCommand | GetForkMessagesCommand | GetEntriesCommand | GetTreeCommand | GetLastAssistantTextCommand | SetSessionNameCommand | GetMessagesCommand | GetCommandsCommand | UnknownCommand
"""A command to the agent, told apart by `type`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PromptResult(Record):
    """What became of a prompt."""

    disposition: PromptDisposition | None = None
    """What became of it; relatives of pi leave it out."""


@dataclass(frozen=True, kw_only=True, slots=True)
class QueuedInputResult(Record):
    """What became of a message that was to be queued."""

    disposition: QueuedInputDisposition | None = None
    """What became of it."""


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
class CycledModel(Record):
    """The model that was switched to."""

    model: Model
    """The model."""
    thinking_level: ThinkingLevel | None = None
    """The thinking level that it runs with."""
    is_scoped: bool | None = None
    """Whether the models to cycle through were chosen by the user."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ModelList(Record):
    """The models that can be used."""

    models: list[Model]
    """The models; empty without a login."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CycledThinkingLevel(Record):
    """The thinking level that was switched to."""

    level: ThinkingLevel | None = None
    """The level; absent when the model offers no choice."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ThinkingLevelList(Record):
    """The thinking levels that the model offers."""

    levels: list[ThinkingLevel]
    """The levels; `off` alone for a model that does not reason."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CompactionResult(Record):
    """What a compaction made."""

    summary: str
    """The summary."""
    first_kept_entry_id: str
    """The first entry that the model still sees."""
    tokens_before: int | None = None
    """Tokens of the context before; absent when not known."""
    estimated_tokens_after: int | None = None
    """Tokens of the context after, a guess."""
    usage: Usage | None = None
    """Tokens that the summary took."""
    details: Any | None = None
    """More of it, any JSON; pi has `readFiles` and `modifiedFiles`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class BashResult(Record):
    """What a shell command of the user gave."""

    output: str
    """What it wrote to both outputs, cleaned of what is no text; the end of it when it was long."""
    cancelled: bool
    """Whether it was aborted."""
    truncated: bool
    """Whether `output` is only a part."""
    exit_code: int | None = None
    """Its exit code; absent when it was killed."""
    full_output_path: str | None = None
    """The file with all of it, when `output` is a part."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionTokens(Record):
    """Tokens of a session."""

    input: int | None = None
    """Input tokens that came from no cache."""
    output: int | None = None
    """Output tokens."""
    cache_read: int | None = None
    """Tokens read from the cache."""
    cache_write: int | None = None
    """Tokens written to the cache."""
    total: int | None = None
    """All tokens."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ContextUsage(Record):
    """How full the model's context is."""

    context_window: int
    """Size of the context in tokens."""
    tokens: int | None = None
    """Tokens in the context, a guess; null when not known, as just after a compaction."""
    percent: float | None = None
    """How full it is, 0 to 100; null when not known."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionStats(Record):
    """What a session consists of and what it took, left branches and summaries included. A cost or number of tokens that is null or absent is not known."""

    user_messages: int
    """Messages of the user."""
    assistant_messages: int
    """Messages of the model."""
    tool_calls: int
    """Tool calls."""
    tool_results: int
    """Results of tool calls."""
    total_messages: int
    """All messages."""
    session_file: str | None = None
    """The session's file; absent when it is not kept."""
    session_id: str | None = None
    """Names the session; Pig before its rename has none."""
    tokens: SessionTokens | None = None
    """Tokens used."""
    cost: float | None = None
    """What they cost in US dollars."""
    context_usage: ContextUsage | None = None
    """How full the context is; absent without a model."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ExportedHtml(Record):
    """The session as a web page."""

    path: str
    """The file that was written."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ForkResult(Record):
    """What a fork made."""

    cancelled: bool
    """Whether an extension refused."""
    text: str | None = None
    """The text of the message that was forked from, to be edited; absent when the fork was cancelled."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ForkMessage(Record):
    """A message that can be forked from."""

    entry_id: str
    """Its entry, for the fork command."""
    text: str
    """Its text."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ForkMessageList(Record):
    """The messages that can be forked from."""

    messages: list[ForkMessage]
    """The user's messages on this branch, oldest first."""


@dataclass(frozen=True, kw_only=True, slots=True)
class EntryList(Record):
    """Entries of the session."""

    entries: list[SessionEntry]
    """The entries in the order in which they were written, other branches included."""
    leaf_id: str | None = None
    """The entry where the conversation stands; null in an empty session."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionTree(Record):
    """The session as a tree."""

    tree: list[SessionTreeNode]
    """The roots; usually one. Entries whose parent is missing are roots too."""
    leaf_id: str | None = None
    """The entry where the conversation stands; null in an empty session."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LastAssistantText(Record):
    """What the model said last."""

    text: str | None = None
    """The text; absent when there is none."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MessageList(Record):
    """All messages of the session."""

    messages: list[AgentMessage]
    """In order."""


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
class SteerResponse(Record):
    """The message is taken."""

    type: Literal["response"] = "response"
    command: Literal["steer"] = "steer"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""
    data: QueuedInputResult | None = None
    """What became of it; absent from pi before 0.99."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FollowUpResponse(Record):
    """The message is taken."""

    type: Literal["response"] = "response"
    command: Literal["follow_up"] = "follow_up"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""
    data: QueuedInputResult | None = None
    """What became of it; absent from pi before 0.99."""


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
class SetModelResponse(Record):
    """The model is used from now on."""

    type: Literal["response"] = "response"
    command: Literal["set_model"] = "set_model"
    success: Literal[True] = True
    data: Model
    """The model."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CycleModelResponse(Record):
    """The next model is used, if there is another one."""

    type: Literal["response"] = "response"
    command: Literal["cycle_model"] = "cycle_model"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""
    data: CycledModel | None = None
    """The model; null when there is no other."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetAvailableModelsResponse(Record):
    """The models that can be used."""

    type: Literal["response"] = "response"
    command: Literal["get_available_models"] = "get_available_models"
    success: Literal[True] = True
    data: ModelList
    """The models."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetThinkingLevelResponse(Record):
    """The level is set."""

    type: Literal["response"] = "response"
    command: Literal["set_thinking_level"] = "set_thinking_level"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CycleThinkingLevelResponse(Record):
    """The next level is used, if the model offers a choice."""

    type: Literal["response"] = "response"
    command: Literal["cycle_thinking_level"] = "cycle_thinking_level"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""
    data: CycledThinkingLevel | None = None
    """The level; null when the model does not reason."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetAvailableThinkingLevelsResponse(Record):
    """The thinking levels that the model offers."""

    type: Literal["response"] = "response"
    command: Literal["get_available_thinking_levels"] = "get_available_thinking_levels"
    success: Literal[True] = True
    data: ThinkingLevelList
    """The levels."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetSteeringModeResponse(Record):
    """The mode is set."""

    type: Literal["response"] = "response"
    command: Literal["set_steering_mode"] = "set_steering_mode"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetFollowUpModeResponse(Record):
    """The mode is set."""

    type: Literal["response"] = "response"
    command: Literal["set_follow_up_mode"] = "set_follow_up_mode"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CompactResponse(Record):
    """The conversation is compacted."""

    type: Literal["response"] = "response"
    command: Literal["compact"] = "compact"
    success: Literal[True] = True
    data: CompactionResult
    """What it made."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetAutoCompactionResponse(Record):
    """It is set."""

    type: Literal["response"] = "response"
    command: Literal["set_auto_compaction"] = "set_auto_compaction"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetAutoRetryResponse(Record):
    """It is set."""

    type: Literal["response"] = "response"
    command: Literal["set_auto_retry"] = "set_auto_retry"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AbortRetryResponse(Record):
    """Nothing is being retried any more."""

    type: Literal["response"] = "response"
    command: Literal["abort_retry"] = "abort_retry"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class BashResponse(Record):
    """The shell command has ended, however it did."""

    type: Literal["response"] = "response"
    command: Literal["bash"] = "bash"
    success: Literal[True] = True
    data: BashResult
    """What it gave."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AbortBashResponse(Record):
    """No shell command runs any more."""

    type: Literal["response"] = "response"
    command: Literal["abort_bash"] = "abort_bash"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetSessionStatsResponse(Record):
    """What the session consists of and what it took."""

    type: Literal["response"] = "response"
    command: Literal["get_session_stats"] = "get_session_stats"
    success: Literal[True] = True
    data: SessionStats
    """The numbers."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ExportHtmlResponse(Record):
    """The page is written."""

    type: Literal["response"] = "response"
    command: Literal["export_html"] = "export_html"
    success: Literal[True] = True
    data: ExportedHtml
    """Where it is."""
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
class ForkResponse(Record):
    """The session was forked, or an extension refused."""

    type: Literal["response"] = "response"
    command: Literal["fork"] = "fork"
    success: Literal[True] = True
    data: ForkResult
    """What it made."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CloneResponse(Record):
    """The session was copied, or an extension refused."""

    type: Literal["response"] = "response"
    command: Literal["clone"] = "clone"
    success: Literal[True] = True
    data: SessionReplacement
    """Whether it was refused."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetForkMessagesResponse(Record):
    """The messages that can be forked from."""

    type: Literal["response"] = "response"
    command: Literal["get_fork_messages"] = "get_fork_messages"
    success: Literal[True] = True
    data: ForkMessageList
    """The messages."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetEntriesResponse(Record):
    """The entries."""

    type: Literal["response"] = "response"
    command: Literal["get_entries"] = "get_entries"
    success: Literal[True] = True
    data: EntryList
    """The entries, and where the conversation stands."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetTreeResponse(Record):
    """The tree."""

    type: Literal["response"] = "response"
    command: Literal["get_tree"] = "get_tree"
    success: Literal[True] = True
    data: SessionTree
    """The tree, and where the conversation stands."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GetLastAssistantTextResponse(Record):
    """What the model said last."""

    type: Literal["response"] = "response"
    command: Literal["get_last_assistant_text"] = "get_last_assistant_text"
    success: Literal[True] = True
    data: LastAssistantText
    """The text, if there is one."""
    id: Any | None = None
    """The command's id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SetSessionNameResponse(Record):
    """The session has that name."""

    type: Literal["response"] = "response"
    command: Literal["set_session_name"] = "set_session_name"
    success: Literal[True] = True
    id: Any | None = None
    """The command's id."""


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


Response: TypeAlias = PromptResponse | SteerResponse | FollowUpResponse | AbortResponse | ClearQueueResponse | NewSessionResponse | GetStateResponse | SetModelResponse | CycleModelResponse | GetAvailableModelsResponse | SetThinkingLevelResponse | CycleThinkingLevelResponse | GetAvailableThinkingLevelsResponse | SetSteeringModeResponse | SetFollowUpModeResponse | CompactResponse | SetAutoCompactionResponse | SetAutoRetryResponse | AbortRetryResponse | BashResponse | AbortBashResponse | GetSessionStatsResponse | ExportHtmlResponse | SwitchSessionResponse | ForkResponse | CloneResponse | GetForkMessagesResponse | GetEntriesResponse | GetTreeResponse | GetLastAssistantTextResponse | SetSessionNameResponse | GetMessagesResponse | GetCommandsResponse | ErrorResponse | UnknownResponse
"""The answer to a command, told apart by `success` and `command`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class StreamStart(Record):
    """The provider's stream began. Pi itself sends `message_start` instead."""

    type: Literal["start"] = "start"


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
    content: str | None = None
    """The whole reasoning. Pig before its rename leaves it out."""


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
class StreamDone(Record):
    """The provider's stream ended well. Pi itself sends `message_end` instead."""

    type: Literal["done"] = "done"
    reason: StopReason | None = None
    """Why it ended."""
    message: AssistantMessage | None = None
    """The whole message."""


@dataclass(frozen=True, kw_only=True, slots=True)
class StreamError(Record):
    """The provider's stream failed or was aborted. Pi itself sends `message_end` instead."""

    type: Literal["error"] = "error"
    reason: StopReason | None = None
    """Why it ended: `error` or `aborted`."""
    error: AssistantMessage | None = None
    """The message as far as it came; its `errorMessage` says what failed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownAssistantMessageEvent(Record):
    """A `AssistantMessageEvent` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownAssistantMessageEvent"] = "UnknownAssistantMessageEvent"
    """Not on the wire: `extra` has the real `type`."""


AssistantMessageEvent: TypeAlias = StreamStart | TextStart | TextDelta | TextEnd | ThinkingStart | ThinkingDelta | ThinkingEnd | ToolCallStart | ToolCallDelta | ToolCallEnd | StreamDone | StreamError | UnknownAssistantMessageEvent
"""A step of the model's message, told apart by `type`. Pi before 0.84 repeats the whole message in each, as `partial`: it is kept in `extra` as it came."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AgentStartEvent(Record):
    """A run begins."""

    type: Literal["agent_start"] = "agent_start"


@dataclass(frozen=True, kw_only=True, slots=True)
class TurnStartEvent(Record):
    """A turn begins: one answer of the model and the tools that it calls."""

    type: Literal["turn_start"] = "turn_start"


@dataclass(frozen=True, kw_only=True, slots=True)
class MessageStartEvent(Record):
    """A message begins."""

    type: Literal["message_start"] = "message_start"
    message: AgentMessage
    """The message so far."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MessageUpdateEvent(Record):
    """A message of the model grows."""

    type: Literal["message_update"] = "message_update"
    usage: Usage | None = None
    """Tokens used so far; zeros until the provider tells. Absent from pi before 0.84."""
    assistant_message_event: AssistantMessageEvent | None = None
    """What is new."""
    delta: AssistantMessageEvent | None = None
    """What is new, from Pig before its rename; then there is no `assistantMessageEvent`."""
    message: Any | None = None
    """The whole message so far, from pi before 0.84 and relatives. It is not decoded, since the next one repeats it."""


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
class AgentEndEvent(Record):
    """The loop of a run is over; `agent_settled` says when the agent is idle."""

    type: Literal["agent_end"] = "agent_end"
    messages: list[AgentMessage]
    """The messages of the run."""
    will_retry: bool | None = None
    """Whether it is tried again by itself; absent in older versions."""


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
class EntryAppendedEvent(Record):
    """An extension added an entry to the session."""

    type: Literal["entry_appended"] = "entry_appended"
    entry: SessionEntry
    """The entry."""


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
class CompactionStartEvent(Record):
    """The conversation is being compacted."""

    type: Literal["compaction_start"] = "compaction_start"
    reason: CompactionReason
    """Why."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CompactionEndEvent(Record):
    """The compaction ended: well with a `result`, else it was aborted or failed."""

    type: Literal["compaction_end"] = "compaction_end"
    reason: CompactionReason
    """Why it was begun."""
    aborted: bool
    """Whether it was aborted."""
    will_retry: bool
    """Whether the prompt that was too long is tried again."""
    result: CompactionResult | None = None
    """What it made; absent when it made nothing."""
    error_message: str | None = None
    """What failed."""


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
class SummarizationRetryScheduledEvent(Record):
    """Writing a summary failed for a passing reason and will be tried again."""

    type: Literal["summarization_retry_scheduled"] = "summarization_retry_scheduled"
    attempt: int
    """The attempt that comes next, from 1."""
    max_attempts: int
    """How many there will be."""
    delay_ms: float
    """Milliseconds until then."""
    error_message: str
    """What failed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SummarizationRetryAttemptStartEvent(Record):
    """A summary is tried again."""

    type: Literal["summarization_retry_attempt_start"] = (
        "summarization_retry_attempt_start"
    )
    source: SummarizationSource
    """What it is for."""
    reason: CompactionReason | None = None
    """Why the context is compacted, when it is for that."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SummarizationRetryFinishedEvent(Record):
    """The summary is not tried again any more, whether it came about or not."""

    type: Literal["summarization_retry_finished"] = "summarization_retry_finished"


@dataclass(frozen=True, kw_only=True, slots=True)
class BashExecutionUpdateEvent(Record):
    """A shell command of the user wrote something."""

    type: Literal["bash_execution_update"] = "bash_execution_update"
    delta: str
    """What it wrote since the last one."""
    id: Any | None = None
    """The id of the `bash` command, whatever JSON it was; absent when it had none."""


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


SessionEvent: TypeAlias = AgentStartEvent | TurnStartEvent | MessageStartEvent | MessageUpdateEvent | MessageEndEvent | TurnEndEvent | ToolExecutionStartEvent | ToolExecutionUpdateEvent | ToolExecutionEndEvent | AgentEndEvent | AgentSettledEvent | QueueUpdateEvent | EntryAppendedEvent | SessionInfoChangedEvent | ThinkingLevelChangedEvent | CompactionStartEvent | CompactionEndEvent | AutoRetryStartEvent | AutoRetryEndEvent | SummarizationRetryScheduledEvent | SummarizationRetryAttemptStartEvent | SummarizationRetryFinishedEvent | BashExecutionUpdateEvent | ExtensionErrorEvent
"""What happens in the session, told apart by `type`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ReadyEvent(Record):
    """The agent is ready for commands. Oh-my-pi sends it first; pi has no such sign."""

    type: Literal["ready"] = "ready"
    protocol_version: int | None = None
    """Version of its protocol."""
    supported_protocol_versions: list[int] | None = None
    """The versions that it can be asked for."""
    max_frame_bytes: int | None = None
    """Longest line that it writes, in bytes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookErrorEvent(Record):
    """A hook of Pig before its rename failed; pi says `extension_error`."""

    type: Literal["hook_error"] = "hook_error"
    error: str
    """What failed."""
    hook_path: str | None = None
    """The hook's file."""
    event: str | None = None
    """What it was called for."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ToolErrorEvent(Record):
    """A custom tool of Pig before its rename failed."""

    type: Literal["tool_error"] = "tool_error"
    error: str
    """What failed."""
    path: str | None = None
    """The tool's file."""


DialectEvent: TypeAlias = ReadyEvent | HookErrorEvent | ToolErrorEvent
"""What happens in agents that are relatives of pi, told apart by `type`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SelectOptionDetail(Record):
    """More on an option of a select request."""

    description: str | None = None
    """What the option means."""


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
    option_details: list[SelectOptionDetail] | None = None
    """More on each option, in the same order; from oh-my-pi."""


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
    prompt_style: bool | None = None
    """Whether the editor should look like the one for prompts; from oh-my-pi."""


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
class CancelRequest(Record):
    """Take back a dialog that is open; nothing is to be answered. From oh-my-pi, when an extension aborts, but not when a time runs out."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Names this request, not the dialog."""
    method: Literal["cancel"] = "cancel"
    target_id: str | None = None
    """The id of the dialog."""


@dataclass(frozen=True, kw_only=True, slots=True)
class OpenUrlRequest(Record):
    """Let the user open a web page, such as one to log in. Never answered. From oh-my-pi."""

    type: Literal["extension_ui_request"] = "extension_ui_request"
    id: str
    """Names the request."""
    method: Literal["open_url"] = "open_url"
    url: str | None = None
    """The page."""
    launch_url: str | None = None
    """A short address on this machine that leads to the page, for copying."""
    instructions: str | None = None
    """What the user should do there."""


DialectRequest: TypeAlias = CancelRequest | OpenUrlRequest
"""A request of the user interface that only oh-my-pi makes, told apart by `method`."""


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
    timed_out: bool | None = None
    """True when the client's own time ran out; understood by oh-my-pi."""


ExtensionUIResponse: TypeAlias = ValueResponse | ConfirmedResponse | CancelledResponse
"""The answer to a dialog, told apart by the field that it has."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookSelectRequest(Record):
    """Pig's `hook_ui_request` before its rename: let the user choose one of several options. Answered by a `HookValueResponse` or a `HookCancelledResponse`."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["select"] = "select"
    id: str
    """Names the request. The answer carries it."""
    title: str | None = None
    """The question."""
    options: list[str] | None = None
    """What can be chosen."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookConfirmRequest(Record):
    """Pig's `hook_ui_request` before its rename: ask the user a yes/no question. Answered by a `HookConfirmedResponse` or a `HookCancelledResponse`."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["confirm"] = "confirm"
    id: str
    """Names the request. The answer carries it."""
    title: str | None = None
    """The question."""
    message: str | None = None
    """What it is about."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookInputRequest(Record):
    """Pig's `hook_ui_request` before its rename: ask the user for a text. Answered by a `HookValueResponse` or a `HookCancelledResponse`."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["input"] = "input"
    id: str
    """Names the request. The answer carries it."""
    title: str | None = None
    """The question."""
    placeholder: str | None = None
    """A hint, never the text itself."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookEditorRequest(Record):
    """Pig's `hook_ui_request` before its rename: ask the user to edit a text. Answered by a `HookValueResponse` or a `HookCancelledResponse`."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["editor"] = "editor"
    id: str
    """Names the request. The answer carries it."""
    title: str | None = None
    """The question."""
    prefill: str | None = None
    """The text to start from."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookCancelRequest(Record):
    """Pig's `hook_ui_request` before its rename: take back a dialog that is open; nothing is to be answered."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["cancel"] = "cancel"
    id: str
    """The id of the dialog."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookNotifyRequest(Record):
    """Pig's `hook_ui_request` before its rename: show the user a message."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["notify"] = "notify"
    message: str | None = None
    """The message."""
    level: NotifyType | None = None
    """How serious it is."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookSetStatusRequest(Record):
    """Pig's `hook_ui_request` before its rename: set or clear an entry of the status bar."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["set_status"] = "set_status"
    status_key: str | None = None
    """Names the entry."""
    status_text: str | None = None
    """Its text; absent clears the entry."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookSetWidgetRequest(Record):
    """Pig's `hook_ui_request` before its rename: set or clear a block of lines above or below the prompt editor."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["set_widget"] = "set_widget"
    key: str | None = None
    """Names the widget."""
    content: list[str] | None = None
    """Its lines; absent clears the widget."""
    placement: HookWidgetPlacement | None = None
    """Where it is shown."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookSetTitleRequest(Record):
    """Pig's `hook_ui_request` before its rename: set the window's title."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["set_title"] = "set_title"
    title: str | None = None
    """The title."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookSetEditorTextRequest(Record):
    """Pig's `hook_ui_request` before its rename: replace the text in the prompt editor."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["set_editor_text"] = "set_editor_text"
    text: str | None = None
    """The text."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookPasteToEditorRequest(Record):
    """Pig's `hook_ui_request` before its rename: insert a text into the prompt editor."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["paste_to_editor"] = "paste_to_editor"
    text: str | None = None
    """The text."""


HookDialogRequest: TypeAlias = HookSelectRequest | HookConfirmRequest | HookInputRequest | HookEditorRequest
"""A request of Pig before its rename that it waits for an answer to."""


HookOneWayRequest: TypeAlias = HookCancelRequest | HookNotifyRequest | HookSetStatusRequest | HookSetWidgetRequest | HookSetTitleRequest | HookSetEditorTextRequest | HookPasteToEditorRequest
"""A request of Pig before its rename that is never answered; all but the cancel have no id."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownHookUIRequest(Record):
    """A `HookUIRequest` of a `method` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["hook_ui_request"] = "hook_ui_request"
    method: Literal["UnknownHookUIRequest"] = "UnknownHookUIRequest"
    """Not on the wire: `extra` has the real `method`."""


HookUIRequest: TypeAlias = HookDialogRequest | HookOneWayRequest | UnknownHookUIRequest
"""What a hook of Pig before its rename wants of the user interface, told apart by `method`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookValueResponse(Record):
    """Answers a select, input or editor request of Pig before its rename."""

    type: Literal["hook_ui_response"] = "hook_ui_response"
    id: str
    """The id of the request, verbatim."""
    value: str
    """The chosen option, or the text; empty is a value."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookConfirmedResponse(Record):
    """Answers a confirm request of Pig before its rename."""

    type: Literal["hook_ui_response"] = "hook_ui_response"
    id: str
    """The id of the request, verbatim."""
    confirmed: bool
    """Whether the user said yes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HookCancelledResponse(Record):
    """Dismisses a dialog of Pig before its rename."""

    type: Literal["hook_ui_response"] = "hook_ui_response"
    id: str
    """The id of the request, verbatim."""
    cancelled: Literal[True] = True
    """Always true."""


HookUIResponse: TypeAlias = HookValueResponse | HookConfirmedResponse | HookCancelledResponse
"""The answer to a dialog of Pig before its rename, told apart by the field that it has."""


@dataclass(frozen=True, kw_only=True, slots=True)
class UnknownAgentRecord(Record):
    """A `AgentRecord` of a `type` that this version does not know. `extra` has the whole JSON object."""

    type: Literal["UnknownAgentRecord"] = "UnknownAgentRecord"
    """Not on the wire: `extra` has the real `type`."""


AgentRecord: TypeAlias = ExtensionUIRequest | DialectRequest | HookUIRequest | Response | SessionEvent | DialectEvent | UnknownAgentRecord
"""A line that the agent writes, told apart by `type`."""


ClientRecord: TypeAlias = ExtensionUIResponse | HookUIResponse | Command
"""A line that the client writes, told apart by `type`."""
