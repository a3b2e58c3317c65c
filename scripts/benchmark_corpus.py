"""The lines that codecs are measured on: what an agent writes while it works, most of it small text deltas.

Always the same lines. Knows what pi writes; knows nothing of codecs.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

PROSE = 'The parser reads one line at a time, so a "broken" one costs nothing — naïve, but it holds. '
"""Prose of a model, about 90 characters; some of them not ASCII."""
SOURCE = '    if value is None:\n        return {"name": name, "path": "C:\\\\tmp"}\n\tlines.append(text[:80])\n'
"""Source code as tools return it, about 100 characters; JSON escapes every tenth of them."""


@dataclass(frozen=True)
class Part:
    """Lines of one kind.

    Attributes:
        name: What they are.
        lines: The lines, without LF.
    """

    name: str
    lines: list[bytes]

    @property
    def size(self) -> int:
        """Bytes of all lines."""
        return sum(map(len, self.lines))


def build() -> list[Part]:
    """Build the corpus: 1000 lines, 1.5 MB."""
    return [
        Part("text deltas", list(itertools.islice(_deltas(), 850))),
        Part("tool results, 4 kB", [_line(_tool_result(number, 4_000)) for number in range(120)]),
        Part("messages, 8 kB", [_line(_answer(number, 8_000)) for number in range(27)]),
        Part("messages, 200 kB", [_line(_answer(number, 200_000)) for number in range(3)]),
    ]


def _line(record: Json) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def _deltas() -> Iterator[bytes]:
    words = itertools.cycle(PROSE.split(" "))
    for number in itertools.count():
        yield _line(
            {
                "type": "message_update",
                "usage": _usage(number),
                "assistantMessageEvent": {"type": "text_delta", "contentIndex": 0, "delta": f"{next(words)} "},
            }
        )


def _usage(number: int) -> Json:
    """Tokens counted so far: in each update of pi 1.6.0."""
    cost = {"input": 0.0004, "output": number * 1e-05, "cacheRead": 0, "cacheWrite": 0, "total": 0.0004}
    return {
        "input": 303,
        "output": number,
        "cacheRead": 302,
        "cacheWrite": 0,
        "totalTokens": 605 + number,
        "cost": {key: round(value, 5) for key, value in cost.items()},
    }


def _tool_result(number: int, size: int) -> Json:
    message = {
        "role": "toolResult",
        "toolCallId": f"call_{number}",
        "toolName": "read",
        "content": [{"type": "text", "text": _fill(SOURCE, size)}],
        "details": {"path": "src/main.py", "lines": 120},
        "isError": False,
        "timestamp": 1796064879259 + number,
    }
    return {"type": "message_end", "message": message}


def _answer(number: int, size: int) -> Json:
    prose, source = _fill(PROSE, size // 2), _fill(SOURCE, size // 2)
    call = {"type": "toolCall", "id": f"call_{number}", "name": "write", "arguments": {"text": source}}
    message = {
        "role": "assistant",
        "content": [{"type": "text", "text": prose}, call],
        "api": "openai-completions",
        "provider": "mock",
        "model": "mock-large",
        "usage": _usage(number),
        "stopReason": "toolUse",
        "timestamp": 1796064879376 + number,
        "responseId": f"chatcmpl-{number}",
    }
    return {"type": "message_end", "message": message}


def _fill(text: str, size: int) -> str:
    return (text * (size // len(text) + 1))[:size]
