"""Scripted agents for tests: their rules, their command line, and what they read."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

PEER = Path(__file__).parent / "peers" / "scripted_agent.py"
WAIT_S = 10.0
"""Seconds that a condition may take on a busy machine."""


def request(method: str, request_id: str = "q1", **fields: Any) -> str:
    """The line of a UI request."""
    return json.dumps({"type": "extension_ui_request", "id": request_id, "method": method, **fields})


def response(command: str, **data: Any) -> str:
    """The line of a successful response to the command that is read."""
    line = {"type": "response", "command": command, "success": True, "id": "$id"}
    return json.dumps(line | ({"data": data} if data else {}))


def refusal(command: str, error: str) -> str:
    """The line of an error response to the command that is read."""
    return json.dumps({"type": "response", "command": command, "success": False, "id": "$id", "error": error})


STATE = {
    "model": {"id": "m"},
    "thinkingLevel": "off",
    "isStreaming": False,
    "isCompacting": False,
    "steeringMode": "all",
    "followUpMode": "all",
    "sessionId": "s",
    "autoCompactionEnabled": True,
    "messageCount": 0,
    "pendingMessageCount": 0,
}
GREETING: list[dict[str, Any]] = [
    {"when": '"get_state"', "write": [response("get_state", **STATE)], "again": True},
    {"when": '"get_commands"', "write": [response("get_commands", commands=[])], "again": True},
]
"""Rules of an agent that a front end can start with."""


class Script:
    """A scripted agent.

    Attributes:
        argv: Its command line.
    """

    def __init__(self, folder: Path, rules: list[dict[str, Any]]) -> None:
        self._log = folder / "read.jsonl"
        self._rules = folder / "rules.json"
        self.replace_rules(rules)
        self.argv = [sys.executable, str(PEER), str(self._log), str(self._rules)]

    def replace_rules(self, rules: list[dict[str, Any]]) -> None:
        """Say what the next process does; the one that runs has read its rules."""
        self._rules.write_text(json.dumps(rules), encoding="utf-8")

    def read(self) -> list[dict[str, Any]]:
        """What it has read so far."""
        if not self._log.exists():
            return []
        return [json.loads(line) for line in self._log.read_bytes().splitlines() if line.endswith(b"}")]

    def answers(self) -> list[dict[str, Any]]:
        """The answers to dialogs among what it has read."""
        return [line for line in self.read() if line["type"] == "extension_ui_response"]

    def kinds(self) -> list[str]:
        """The type of each line that it has read."""
        return [str(line["type"]) for line in self.read()]


async def until(condition: Callable[[], object], seconds: float = WAIT_S) -> None:
    """Wait for a condition, bounded."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.002)
