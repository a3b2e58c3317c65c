"""The transcript: what was said and done, newest at the bottom.

Owns when the document is brought up to date. Takes plain values, knows no protocol type; see `transcript_history`
for what is kept, `transcript_page` for the document and `transcript_view` for scrolling and links.
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pi_desktop.transcript_history import History
from pi_desktop.transcript_items import FOLD_SCHEME
from pi_desktop.transcript_page import EARLIER, LATER, TranscriptPage
from pi_desktop.transcript_style import TranscriptStyle
from pi_desktop.transcript_view import TranscriptView

FRAME_MS: Final = 16
"""Shortest time between two changes of the document, in milliseconds: one frame at 60 Hz."""

COST_SHARE: Final = 3
"""After a change the document rests for this many times what the change took, so that the rest of the program runs."""

_STYLE_CHANGES: Final = frozenset({QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange})


class Transcript(QWidget):
    """Shows a conversation.

    All methods return at once; the document follows within a frame, see `flush`.

    Signals:
        link_activated(QUrl): A web link was clicked or activated with the keyboard. Nothing was opened.
    """

    link_activated = Signal(QUrl)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("transcript")
        self._history = History()
        self._view = TranscriptView(self)
        self.setFocusProxy(self._view)
        style = TranscriptStyle(self.palette(), self.font())
        self._view.use_style(style)
        self._page = TranscriptPage(self._view.document(), self._history, style, self._view.note_edit)
        self._frame_timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._frame_timer.timeout.connect(self._render)
        self._interval_ms = FRAME_MS
        self._restyle_due = False
        self._view.web_link.connect(self.link_activated)
        self._view.inner_link.connect(self._on_inner_link)
        self._view.latest_wanted.connect(self._on_latest_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._view)

    def add_user_message(self, text: str, note: str = "") -> None:
        """Add what the user wrote.

        Args:
            text: The message; shown literally.
            note: How it was sent, such as "steering" or "queued".
        """
        self._history.add_user(text, note)
        self._schedule()

    def append_assistant_text(self, delta: str) -> None:
        """Add Markdown to the answer that is being streamed; start one if there is none."""
        self._history.append_text(delta)
        self._schedule()

    def append_thinking(self, delta: str) -> None:
        """Add to what the agent thinks in the answer that is being streamed; start one if there is none."""
        self._history.append_thought(delta)
        self._schedule()

    def end_assistant(self, text: str | None = None, error: str = "") -> None:
        """End the answer that is being streamed.

        Args:
            text: The whole text of the answer, if known: replaces the streamed text where it is different.
            error: Why the answer ended early; shown literally.
        """
        self._history.end_answer(text)
        if error:
            self._history.add_note(error, "error")
        self._schedule()

    def start_tool(self, call_id: str, name: str, arguments: str) -> None:
        """Add a tool call.

        Args:
            call_id: Identifies the call in `update_tool` and `end_tool`.
            name: The tool.
            arguments: What will run, such as the command; shown character for character.
        """
        self._history.start_tool(call_id, name, arguments)
        self._schedule()

    def update_tool(self, call_id: str, output: str) -> None:
        """Set the output of a running tool: all of it so far."""
        self._history.set_output(call_id, output)
        self._schedule()

    def end_tool(self, call_id: str, output: str, is_error: bool) -> None:
        """Set the whole output of a tool and whether it failed."""
        self._history.end_tool(call_id, output, is_error)
        self._schedule()

    def end_running_tools(self, reason: str) -> None:
        """Say of all running tools that they will not end any more.

        Args:
            reason: What is said instead of "running…", such as "ended with the agent".
        """
        self._history.end_running_tools(reason)
        self._schedule()

    def add_note(self, text: str, kind: str = "info") -> None:
        """Add a trace of something that happened.

        Args:
            text: What happened; shown literally.
            kind: "info", "warning", "error", "question" or "expired".
        """
        self._history.add_note(text, kind)
        self._schedule()

    def add_separator(self, text: str) -> None:
        """Add a line across, such as "New session"."""
        self._history.add_separator(text)
        self._schedule()

    def clear(self) -> None:
        """Forget the conversation."""
        self._history.clear()
        self._page.reset()
        self._view.set_complete(True)
        self._view.jump_to_latest()

    def is_empty(self) -> bool:
        """Return whether nothing was added since the start or `clear`."""
        return not self._history.items

    def plain_text(self) -> str:
        """Return the whole conversation, also what is folded away or not in the document."""
        return self._history.plain_text()

    def flush(self) -> None:
        """Bring the document up to date now, however long it takes."""
        while self._render_slice():
            pass

    def changeEvent(self, event: QEvent) -> None:
        """Follow palette and font."""
        super().changeEvent(event)
        if event.type() in _STYLE_CHANGES and not self._restyle_due:
            # Several of these come for one change, and the view has not seen it yet.
            self._restyle_due = True
            QTimer.singleShot(0, self, self._restyle)

    def _restyle(self) -> None:
        self._restyle_due = False
        style = TranscriptStyle(self.palette(), self.font())
        self._view.begin_edit()
        self._view.use_style(style)
        self._page.restyle(style)
        self._view.end_edit()
        self._schedule()

    def _schedule(self) -> None:
        if not self._frame_timer.isActive():
            self._frame_timer.start(self._interval_ms)

    def _render(self) -> None:
        started = time.perf_counter()
        more = self._render_slice()
        cost_ms = 1000 * (time.perf_counter() - started)
        self._interval_ms = max(FRAME_MS, round(COST_SHARE * cost_ms))
        if more:
            self._frame_timer.start(FRAME_MS)

    def _render_slice(self) -> bool:
        self._view.begin_edit()
        more = self._page.render()
        if self._view.following and self._page.live:
            self._page.trim()
        self._view.end_edit()
        return more

    def _on_latest_wanted(self) -> None:
        if not self._page.live:
            self._page.reset()
            self._view.set_complete(True)
            self._schedule()

    def _on_inner_link(self, link: str) -> None:
        self._view.begin_edit()
        scheme, _, place = link.partition(":")
        if link == EARLIER:
            self._page.show_earlier()
        elif link == LATER:
            self._page.show_later()
        elif scheme == FOLD_SCHEME:
            index, part, steps = place.split("/")
            self._history.items[int(index)].unfolded[part] = int(steps)
            self._history.touch(int(index))
        self._view.end_edit()
        self._view.set_complete(self._page.live)
        self._schedule()
