"""How tests write lines."""

from __future__ import annotations

import json
from typing import Any

from pi_protocol import (
    decode_agent_record,
    encode,
)

UI = '{"type":"extension_ui_request","id":"u",'
METHODS = ["select", "confirm", "input", "editor", "notify", "setStatus", "setWidget", "setTitle", "set_editor_text"]
USAGE = {
    "input": 1,
    "output": 1,
    "cacheRead": 1,
    "cacheWrite": 1,
    "totalTokens": 1,
    "cost": {"input": 0, "output": 0, "cacheRead": 0, "cacheWrite": 0, "total": 0},
}
DEEP = 100_000


def line(**fields: Any) -> str:
    return json.dumps(fields)


def message_end(content: object) -> str:
    return line(type="message_end", message={"role": "user", "content": content, "timestamp": 1})


def again(text: str | bytes) -> Any:
    """The JSON that an agent's line becomes when it is decoded and encoded."""
    return json.loads(encode(decode_agent_record(text)))
