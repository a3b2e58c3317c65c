"""The records that the lines of `tests/golden/ui.jsonl` stand for, in order: requests of the user interface."""

from __future__ import annotations

from pi_protocol import (
    AgentRecord,
    ConfirmRequest,
    EditorRequest,
    InputRequest,
    NotifyRequest,
    SelectRequest,
    SetEditorTextRequest,
    SetStatusRequest,
    SetTitleRequest,
    SetWidgetRequest,
)

UI_REQUESTS: list[AgentRecord] = [
    SelectRequest(id="uuid-1", title="Allow dangerous command?", options=["Allow", "Block"], timeout=10000),
    ConfirmRequest(id="uuid-2", title="Clear session?", message="All messages will be lost.", timeout=5000),
    InputRequest(id="uuid-3", title="Enter a value", placeholder="type something...", timeout=0.5),
    EditorRequest(id="uuid-4", title="Edit some text", prefill="Line 1\nLine 2\nLine 3"),
    NotifyRequest(id="uuid-5", message="Command blocked by user", notify_type="warning"),
    SetStatusRequest(id="uuid-6", status_key="my-ext", status_text="\x1b[38;5;244mTurn 3 running...\x1b[39m"),
    SetStatusRequest(id="3238e2bf-7f31-4a2f-8189-6b7cbebb3058", status_key="preset"),
    SetWidgetRequest(
        id="uuid-7",
        widget_key="my-ext",
        widget_lines=["--- My Widget ---", "Line 1", "Line 2"],
        widget_placement="aboveEditor",
    ),
    SetWidgetRequest(id="2f418375-9df0-4e4c-98db-0706ddd77f02", widget_key="rpiv-todos"),
    SetTitleRequest(id="uuid-8", title="pi - my project"),
    SetEditorTextRequest(id="uuid-9", text="prefilled text for the user"),
]
