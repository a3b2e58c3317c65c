"""A language model that plays a script: an OpenAI-compatible chat server on 127.0.0.1.

Owns the HTTP side alone: every chat completion takes the next turn of the script and streams it. Knows nothing of pi;
`pi_case.py` points pi at it.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

HEAD_LIMIT_BYTES = 1 << 16
"""The most of an HTTP head that is read; real ones have about 500 bytes."""

PIECE_CHARACTERS = 20
"""Text and arguments are streamed in pieces of this size, so that a reply has several deltas."""


@dataclass(frozen=True)
class Say:
    """The model writes this text."""

    text: str


@dataclass(frozen=True)
class CallTool:
    """The model calls a tool of the agent."""

    name: str
    arguments: dict[str, Any]


@dataclass(frozen=True)
class WaitFor:
    """The model keeps the run going until the test sets this event."""

    event: asyncio.Event


@dataclass(frozen=True)
class Fail:
    """The server answers with an HTTP error instead of a stream; must be a turn's only block."""

    status: int
    message: str = "scripted failure"


Block = Say | CallTool | WaitFor | Fail
Turn = Sequence[Block]
"""What the model does in answer to one request."""

AFTER_THE_SCRIPT: Turn = (Say("Done."),)
"""What it says once the script has been played."""


class FakeModel:
    """The scripted model; `requests` holds the decoded body of every chat request so far.

    Attributes:
        port: the port on 127.0.0.1 it listens on.
        requests: what it was asked, in order: the way to see what the agent made of an answer.
    """

    def __init__(self, script: Iterable[Turn]) -> None:
        self.port = 0
        self.requests: list[dict[str, Any]] = []
        self._turns = deque(script)
        self._serving: set[asyncio.Task[Any]] = set()

    def tool_results(self) -> list[str]:
        """Return the texts of the tool results in the last request, in order."""
        messages = self.requests[-1]["messages"] if self.requests else []
        return [_text_of(message["content"]) for message in messages if message["role"] == "tool"]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the one request of a connection."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            self.requests.append(json.loads(await _read_body(reader)))
            turn = self._turns.popleft() if self._turns else AFTER_THE_SCRIPT
            async for data in _reply(turn, len(self.requests)):
                writer.write(data)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the agent went away, as it does after Stop
        except asyncio.CancelledError:
            pass  # by stop_serving; Python 3.11 reports a connection's task that ends as cancelled
        finally:
            self._serving.discard(task)
            writer.close()

    async def stop_serving(self) -> None:
        """End the replies that are still going on."""
        for task in (serving := list(self._serving)):
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)


@asynccontextmanager
async def fake_model(script: Iterable[Turn]) -> AsyncIterator[FakeModel]:
    """Serve a scripted model on a free port of 127.0.0.1."""
    model = FakeModel(script)
    server = await asyncio.start_server(model.serve, "127.0.0.1", 0, limit=HEAD_LIMIT_BYTES)
    model.port = server.sockets[0].getsockname()[1]
    try:
        yield model
    finally:
        server.close()
        await model.stop_serving()
        await server.wait_closed()


async def _read_body(reader: asyncio.StreamReader) -> bytes:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    headers = dict(line.lower().split(":", 1) for line in head.splitlines() if ":" in line)
    return await reader.readexactly(int(headers["content-length"]))


async def _reply(turn: Turn, number: int) -> AsyncIterator[bytes]:
    # The end of the connection ends the reply: no chunked encoding is needed.
    if isinstance(failure := turn[0], Fail):
        body = json.dumps({"error": {"message": failure.message, "type": "server_error"}}).encode()
        yield _head(f"{failure.status} Scripted", "application/json", f"Content-Length: {len(body)}\r\n") + body
        return
    yield _head("200 OK", "text/event-stream")
    yield _event(_delta({"role": "assistant", "content": ""}))
    calls = 0
    for block in turn:
        match block:
            case Say(text):
                for piece in _pieces(text):
                    yield _event(_delta({"content": piece}))
            case CallTool(name, arguments):
                for delta in _tool_call(name, arguments, calls, f"call_{number}_{calls}"):
                    yield _event(delta)
                calls += 1
            case WaitFor(event):
                await event.wait()
            case Fail():
                raise ValueError("Fail must be a turn's only block")
    yield _event(_delta({}, finish_reason="tool_calls" if calls else "stop"))
    yield _event({**_delta({}), "choices": [], "usage": {"prompt_tokens": 12, "completion_tokens": 6}})
    yield b"data: [DONE]\n\n"


def _head(status: str, content_type: str, more: str = "") -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\n{more}Connection: close\r\n\r\n".encode()


def _event(data: dict[str, Any]) -> bytes:
    return b"data: " + json.dumps(data).encode() + b"\n\n"


def _delta(delta: dict[str, Any], finish_reason: str | None = None) -> dict[str, Any]:
    choice = {"index": 0, "delta": delta, "finish_reason": finish_reason}
    return {"id": "reply", "object": "chat.completion.chunk", "created": 1, "model": "scripted", "choices": [choice]}


def _tool_call(name: str, arguments: dict[str, Any], index: int, call_id: str) -> Iterator[dict[str, Any]]:
    function = {"name": name, "arguments": ""}
    yield _delta({"tool_calls": [{"index": index, "id": call_id, "type": "function", "function": function}]})
    for piece in _pieces(json.dumps(arguments)):
        yield _delta({"tool_calls": [{"index": index, "function": {"arguments": piece}}]})


def _pieces(text: str) -> Iterator[str]:
    for start in range(0, len(text), PIECE_CHARACTERS):
        yield text[start : start + PIECE_CHARACTERS]


def _text_of(content: str | list[dict[str, Any]]) -> str:
    if isinstance(content, str):
        return content
    return "".join(part.get("text", "") for part in content)
