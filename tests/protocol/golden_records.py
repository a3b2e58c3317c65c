"""The golden lines of both directions, and the records that they stand for, in the same order."""

from __future__ import annotations

from pathlib import Path

from pi_protocol import AgentRecord
from protocol.golden_client import CLIENT_RECORDS
from protocol.golden_events import EVENTS
from protocol.golden_relatives import RELATIVES
from protocol.golden_responses import RESPONSES
from protocol.golden_ui import UI_REQUESTS

__all__ = ["AGENT_RECORDS", "CLIENT_RECORDS", "agent_lines", "client_lines"]

GOLDEN = Path(__file__).parents[1] / "golden"

AGENT_RECORDS: list[AgentRecord] = [*UI_REQUESTS, *RESPONSES, *EVENTS, *RELATIVES]


def agent_lines() -> list[bytes]:
    return [line for name in ("ui", "responses", "events", "relatives") for line in _lines(name)]


def client_lines() -> list[bytes]:
    return _lines("client")


def _lines(name: str) -> list[bytes]:
    return (GOLDEN / f"{name}.jsonl").read_bytes().splitlines()
