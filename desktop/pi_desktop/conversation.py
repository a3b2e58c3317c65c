"""Session events into the transcript and the state of the run.

Owns what each event means for the user. Knows the transcript's methods, no widget beside it, and writes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum

from pi_desktop.transcript import Transcript
from pi_protocol import (
    AgentEndEvent,
    AgentMessage,
    AgentSettledEvent,
    AgentStartEvent,
    AssistantMessage,
    AssistantMessageEvent,
    AutoRetryEndEvent,
    AutoRetryStartEvent,
    BashExecutionMessage,
    BranchSummaryMessage,
    CompactionEndEvent,
    CompactionStartEvent,
    CompactionSummaryMessage,
    CustomMessage,
    ExtensionErrorEvent,
    HookErrorEvent,
    MessageEndEvent,
    MessageStartEvent,
    MessageUpdateEvent,
    QueueUpdateEvent,
    SessionInfoChangedEvent,
    SummarizationRetryScheduledEvent,
    SystemMessage,
    TextContent,
    TextDelta,
    TextStart,
    ThinkingDelta,
    ToolErrorEvent,
    ToolExecutionEndEvent,
    ToolExecutionStartEvent,
    ToolExecutionUpdateEvent,
    ToolResultMessage,
    UnknownAgentMessage,
    UserMessage,
)
from pi_rpc import Event

LONGEST_DELAY_MS = 10**12
"""Milliseconds until a retry, at most: thirty years. JSON can hold a number that no division can take."""


class RunState(Enum):
    """What the agent does; the value is what the user reads."""

    STARTING = "Starting…"
    IDLE = "Idle"
    RUNNING = "Working…"
    RETRYING = "Waiting to retry…"
    STOPPING = "Stopping…"
    ENDED = "Not running"


class Conversation:
    """The conversation as the user sees it."""

    def __init__(self, transcript: Transcript, on_run_state: Callable[[RunState], None]) -> None:
        """Start with nothing shown.

        Args:
            transcript: Where it is shown.
            on_run_state: Told when events change what the agent does.
        """
        self._transcript = transcript
        self._on_run_state = on_run_state
        self._has_text = False
        self._echoes: list[str] = []

    def say(self, text: str, note: str = "") -> None:
        """Show at once what the user has sent; when the agent repeats it, it is not shown again."""
        self._transcript.add_user_message(text, note)
        self._echoes.append(text)

    def expect_no_echo(self, text: str) -> None:
        """The agent will not repeat what was sent; when it says the same later, that is another message."""
        if text in self._echoes:
            self._echoes.remove(text)

    def apply(self, event: Event) -> None:
        """Show an event."""
        match event:
            case AgentStartEvent():
                self._on_run_state(RunState.RUNNING)
            case AgentSettledEvent():
                self._on_run_state(RunState.IDLE)
            case AgentEndEvent(will_retry=True):
                self._on_run_state(RunState.RETRYING)
            case MessageStartEvent():
                self._start_message(event.message)
            case MessageUpdateEvent():
                self._update_message(event.assistant_message_event or event.delta)
            case MessageEndEvent():
                self._end_message(event.message)
            case ToolExecutionStartEvent():
                heading, body = describe_call(event.tool_name, event.args)
                self._transcript.start_tool(event.tool_call_id, heading, body)
            case ToolExecutionUpdateEvent():
                self._transcript.update_tool(event.tool_call_id, describe_result(event.partial_result))
            case ToolExecutionEndEvent():
                failed = event.is_error is True
                self._transcript.end_tool(event.tool_call_id, describe_result(event.result), failed)
            case AutoRetryStartEvent():
                self._on_run_state(RunState.RETRYING)
                delay_ms = min(event.delay_ms, LONGEST_DELAY_MS)
                attempt = f"attempt {event.attempt} of {event.max_attempts} in {delay_ms / 1000:g} s"
                self._transcript.add_note(f"{event.error_message}\nTrying again: {attempt}.", "warning")
            case AutoRetryEndEvent(success=False):
                self._transcript.add_note(f"Gave up after {event.attempt} attempts: {event.final_error or ''}", "error")
            case SummarizationRetryScheduledEvent():
                attempt = f"attempt {event.attempt} of {event.max_attempts} in {event.delay_ms / 1000:g} s"
                self._transcript.add_note(f"{event.error_message}\nSumming up again: {attempt}.", "warning")
            case CompactionStartEvent():
                self._transcript.add_note("The older part of the conversation is being summed up for the model…")
            case CompactionEndEvent():
                self._end_compaction(event)
            case ExtensionErrorEvent():
                self._transcript.add_note(
                    f"An extension failed ({event.extension_path}, {event.event}): {event.error}", "error"
                )
            case HookErrorEvent():
                self._transcript.add_note(f"A hook failed ({event.hook_path}, {event.event}): {event.error}", "error")
            case ToolErrorEvent():
                self._transcript.add_note(f"A tool failed ({event.path}): {event.error}", "error")
            case QueueUpdateEvent() | SessionInfoChangedEvent():
                pass  # shown by the composer and the window
            case _:
                pass  # nothing that a user would miss

    def _end_compaction(self, event: CompactionEndEvent) -> None:
        if event.error_message is not None:
            self._transcript.add_note(event.error_message, "error")
        elif event.result is None:
            self._transcript.add_note("Summing up was aborted.")
        else:
            self._transcript.add_note(f"The model now sees this summary instead:\n{event.result.summary}")

    def _start_message(self, message: AgentMessage) -> None:
        self._has_text = False
        match message:
            case UserMessage():
                text = text_of(message.content)
                if text in self._echoes:
                    self._echoes.remove(text)
                else:
                    self._transcript.add_user_message(text)
            case CustomMessage(display=True):
                self._transcript.add_note(text_of(message.content))
            case BashExecutionMessage():
                self._transcript.add_note(f"$ {message.command}\n{message.output}")
            case BranchSummaryMessage() | CompactionSummaryMessage():
                self._transcript.add_note(message.summary)
            case CustomMessage() | SystemMessage() | AssistantMessage() | ToolResultMessage() | UnknownAgentMessage():
                pass  # internal, streamed, or shown by its tool

    def _update_message(self, step: AssistantMessageEvent | None) -> None:
        match step:
            case TextStart() if self._has_text:
                self._transcript.append_assistant_text("\n\n")
            case TextDelta():
                self._has_text = True
                self._transcript.append_assistant_text(step.delta)
            case ThinkingDelta():
                self._transcript.append_thinking(step.delta)
            case _:
                pass  # ends repeat what the deltas said; tool calls are shown when they run

    def _end_message(self, message: AgentMessage) -> None:
        if not isinstance(message, AssistantMessage):
            return
        error = ""
        if message.stop_reason == "error":
            error = message.error_message or "The model failed without saying why."
        elif message.stop_reason == "aborted":
            error = "Stopped."
        text = "\n\n".join(block.text for block in message.content if isinstance(block, TextContent))
        self._transcript.end_assistant(text, error)


def text_of(content: object) -> str:
    """The text of a message's or a tool result's content; other blocks are named."""
    if isinstance(content, str):
        return content
    blocks = content if isinstance(content, list) else [content]
    return "\n".join(_text_of_block(block) for block in blocks)


def _text_of_block(block: object) -> str:
    if isinstance(block, TextContent):
        return block.text
    if isinstance(block, dict) and isinstance(block.get("text"), str):
        return str(block["text"])
    kind = block.get("type") if isinstance(block, dict) else getattr(block, "type", None)
    return f"[{kind or 'unknown content'}]"


def describe_call(name: str, arguments: object) -> tuple[str, str]:
    """A heading and, literally, what a tool will do: a shell command as it is, anything else as JSON."""
    match arguments:
        case {"command": str(command), **others}:
            return (f"{name} {json.dumps(others, ensure_ascii=False)}" if others else name), command
        case None:
            return name, ""
    return name, json.dumps(arguments, ensure_ascii=False, indent=2)


def describe_result(result: object) -> str:
    """What a tool returned: the text of its content, else its JSON."""
    if isinstance(result, dict) and isinstance(result.get("content"), list):
        return text_of(result["content"])
    if isinstance(result, str):
        return result
    return "" if result is None else json.dumps(result, ensure_ascii=False, indent=2)
