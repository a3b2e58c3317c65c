"""The real window with agents that are relatives of pi, and what goes on beside the messages."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtWidgets import QApplication

from scripted import GREETING, until
from window_rig import scripted_window


async def test_an_answer_is_streamed_by_an_agent_that_calls_its_steps_otherwise(
    qapp: QApplication, tmp_path: Path
) -> None:
    message = {"role": "assistant", "content": [{"type": "text", "text": "It works"}]}
    steps = [
        {"type": "thinking_end", "contentIndex": 0},
        {"type": "text_delta", "contentIndex": 1, "delta": "It works"},
        {"type": "done", "stopReason": "stop"},
    ]
    lines = [json.dumps({"type": "message_update", "message": message, "delta": step}) for step in steps]
    async with scripted_window(tmp_path, [*GREETING, {"write": lines}]) as (rig, _script):
        await until(lambda: "It works" in rig.text())
        assert "Bad line" not in rig.text()


async def test_a_state_without_a_session_id_is_enough_to_begin(qapp: QApplication, tmp_path: Path) -> None:
    state = {"model": None, "thinkingLevel": "off", "isStreaming": False, "sessionFile": None, "messageCount": 0}
    answer = {"type": "response", "command": "get_state", "success": True, "id": "$id", "data": state}
    rules = [{"when": '"get_state"', "write": [json.dumps(answer)], "again": True}, *GREETING[1:]]
    async with scripted_window(tmp_path, rules) as (rig, _script):
        await until(rig.controller.ready.is_set)
        assert rig.run_state() == "Idle"


NOTES = [
    ({"type": "hook_error", "hookPath": "guard.php", "event": "tool_call", "error": "oh"}, "guard.php, tool_call): oh"),
    ({"type": "tool_error", "path": "search.php", "error": "no"}, "A tool failed (search.php): no"),
    ({"type": "compaction_start", "reason": "threshold"}, "being summed up"),
    (
        {
            "type": "compaction_end",
            "reason": "manual",
            "aborted": False,
            "willRetry": False,
            "result": {"summary": "SUMMARY", "firstKeptEntryId": "1"},
        },
        "SUMMARY",
    ),
    ({"type": "compaction_end", "reason": "manual", "aborted": True, "willRetry": False}, "aborted"),
    (
        {
            "type": "compaction_end",
            "reason": "manual",
            "aborted": False,
            "willRetry": False,
            "errorMessage": "Nothing to compact",
        },
        "Nothing to compact",
    ),
    (
        {
            "type": "summarization_retry_scheduled",
            "attempt": 1,
            "maxAttempts": 3,
            "delayMs": 2000,
            "errorMessage": "terminated",
        },
        "attempt 1 of 3 in 2 s",
    ),
]


async def test_what_goes_on_beside_the_messages_is_in_the_transcript(qapp: QApplication, tmp_path: Path) -> None:
    rules = [*GREETING, {"write": [json.dumps(event) for event, _ in NOTES]}]
    async with scripted_window(tmp_path, rules) as (rig, _script):
        await until(lambda: all(shown in rig.text() for _, shown in NOTES))
