"""The real window with agents that are relatives of pi."""

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
