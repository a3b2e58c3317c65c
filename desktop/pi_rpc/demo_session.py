"""The demo agent's conversation: messages, the queue, and how a run is told to the client.

Owns the order of events of a run, as pi 1.6.0 has it. Knows nothing of slash commands.
"""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field

from pi_protocol import (
    AgentEndEvent,
    AgentMessage,
    AgentSettledEvent,
    AgentStartEvent,
    AssistantContent,
    AssistantMessage,
    AssistantMessageEvent,
    ClearedQueue,
    MessageEndEvent,
    MessageStartEvent,
    MessageUpdateEvent,
    QueueUpdateEvent,
    SessionEvent,
    StopReason,
    SystemMessage,
    TextContent,
    TextDelta,
    TextEnd,
    TextStart,
    ToolCall,
    ToolCallDelta,
    ToolCallEnd,
    ToolCallStart,
    ToolExecutionEndEvent,
    ToolExecutionStartEvent,
    ToolResultMessage,
    TurnEndEvent,
    TurnStartEvent,
    Usage,
    UsageCost,
    UserContent,
    UserMessage,
    to_wire,
)
from pi_rpc import demo_text
from pi_rpc.agent_ui import AgentUI

DELTA_S = 0.02
"""Seconds between two pieces of a streamed text: reads like a fast model."""

PERMISSION_TIMEOUT_S = 30.0
"""Seconds until a dangerous command counts as not allowed; the time of the example in the protocol's description."""

NO_USAGE = Usage(
    input=0,
    output=0,
    cache_read=0,
    cache_write=0,
    total_tokens=0,
    cost=UsageCost(input=0, output=0, cache_read=0, cache_write=0, total=0),
)


@dataclass
class Session:
    """What is remembered between runs."""

    id: str = field(default_factory=lambda: str(uuid.uuid4()))
    messages: list[AgentMessage] = field(default_factory=list)


class Queue:
    """Messages that wait for their turn in a run."""

    def __init__(self, emit: Callable[[SessionEvent], None]) -> None:
        self.steering: list[str] = []
        self.follow_up: list[str] = []
        self._emit = emit

    def __len__(self) -> int:
        return len(self.steering) + len(self.follow_up)

    def add(self, message: str, *, steer: bool) -> None:
        """Queue a message for the next turn, or for when the run would end."""
        (self.steering if steer else self.follow_up).append(message)
        self.tell()

    def take(self) -> str | None:
        """Take the message that comes next."""
        for waiting in (self.steering, self.follow_up):
            if waiting:
                return waiting.pop(0)
        return None

    def clear(self) -> ClearedQueue:
        """Take all of them."""
        cleared = ClearedQueue(steering=self.steering, follow_up=self.follow_up)
        self.steering, self.follow_up = [], []
        self.tell()
        return cleared

    def tell(self) -> None:
        """Tell the client what is queued."""
        self._emit(QueueUpdateEvent(steering=list(self.steering), follow_up=list(self.follow_up)))


class Run:
    """Answers a prompt, and what is queued meanwhile, turn by turn."""

    def __init__(
        self, session: Session, queue: Queue, ui: AgentUI, emit: Callable[[SessionEvent], None], pace: float
    ) -> None:
        self._session = session
        self._queue = queue
        self._ui = ui
        self._emit = emit
        self._pace = pace
        self._begun = len(session.messages)
        self._aborted = False

    def abort(self) -> None:
        """End as soon as may be; a dialog that is open is waited for."""
        self._aborted = True

    async def answer(self, prompt: str) -> None:
        """Do the whole run."""
        self._emit(AgentStartEvent())
        self._emit(TurnStartEvent())
        if not self._session.messages:
            self._add(SystemMessage(content=demo_text.SYSTEM, timestamp=_now_ms()))
        await self._exchange(prompt)
        while not self._aborted and (message := self._queue.take()) is not None:
            self._emit(TurnStartEvent())
            self._queue.tell()
            await self._exchange(message)
        self._emit(AgentEndEvent(messages=self._session.messages[self._begun :], will_retry=False))
        self._emit(AgentSettledEvent(aborted=self._aborted))

    async def _exchange(self, text: str) -> None:
        first = not any(isinstance(message, UserMessage) for message in self._session.messages)
        self._add(UserMessage(content=[TextContent(text=text)], timestamp=_now_ms()))
        command = demo_text.dangerous_command(text)
        if command is None:
            self._end_turn(await self._speak(demo_text.reply(text, first=first)))
            return
        call = ToolCall(id=f"call_{uuid.uuid4().hex[:8]}", name="bash", arguments={"command": command})
        asked = await self._speak(demo_text.WANTS_COMMAND, call)
        if self._aborted:
            self._end_turn(asked)
            return
        result = await self._use_bash(call, command)
        self._end_turn(asked, result)
        self._emit(TurnStartEvent())
        self._end_turn(await self._speak(demo_text.BLOCKED if result.is_error else demo_text.ALLOWED))

    async def _speak(self, text: str, call: ToolCall | None = None) -> AssistantMessage:
        """Stream a message of the assistant."""
        self._emit(MessageStartEvent(message=_assistant([], "pending")))
        self._update(TextStart(content_index=0))
        spoken = ""
        for piece in demo_text.pieces(text):
            await asyncio.sleep(DELTA_S * self._pace)
            if self._aborted:
                break
            spoken += piece
            self._update(TextDelta(content_index=0, delta=piece))
        self._update(TextEnd(content_index=0, content=spoken))
        content: list[AssistantContent] = [TextContent(text=spoken)]
        if call is not None and not self._aborted:
            self._update(ToolCallStart(content_index=1, id=call.id, tool_name=call.name))
            self._update(ToolCallDelta(content_index=1, delta=json.dumps(call.arguments)))
            self._update(ToolCallEnd(content_index=1, tool_call=call))
            content.append(call)
        reason = "aborted" if self._aborted else "stop" if call is None else "toolUse"
        message = _assistant(content, reason)
        self._session.messages.append(message)
        self._emit(MessageEndEvent(message=message))
        return message

    async def _use_bash(self, call: ToolCall, command: str) -> ToolResultMessage:
        """Ask for permission; nothing is executed either way."""
        self._emit(ToolExecutionStartEvent(tool_call_id=call.id, tool_name=call.name, args=call.arguments))
        allowed = await self._ui.confirm("Allow?", command, timeout=PERMISSION_TIMEOUT_S)
        content: list[UserContent] = [TextContent(text=demo_text.NOT_EXECUTED if allowed else "Blocked by user")]
        self._emit(
            ToolExecutionEndEvent(
                tool_call_id=call.id,
                tool_name=call.name,
                result={"content": [to_wire(block) for block in content], "details": {}},
                is_error=not allowed,
            )
        )
        message = ToolResultMessage(
            tool_call_id=call.id,
            tool_name=call.name,
            content=content,
            is_error=not allowed,
            timestamp=_now_ms(),
        )
        self._add(message)
        return message

    def _add(self, message: AgentMessage) -> None:
        self._session.messages.append(message)
        self._emit(MessageStartEvent(message=message))
        self._emit(MessageEndEvent(message=message))

    def _update(self, step: AssistantMessageEvent) -> None:
        self._emit(MessageUpdateEvent(usage=NO_USAGE, assistant_message_event=step))

    def _end_turn(self, message: AssistantMessage, *results: AgentMessage) -> None:
        self._emit(TurnEndEvent(message=message, tool_results=list(results)))


def _assistant(content: list[AssistantContent], reason: StopReason) -> AssistantMessage:
    return AssistantMessage(
        content=content,
        api="demo",
        provider="demo",
        model="demo",
        usage=NO_USAGE,
        stop_reason=reason,
        error_message="The run was aborted" if reason == "aborted" else None,
        timestamp=_now_ms(),
    )


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
