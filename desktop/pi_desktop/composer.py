"""Where prompts are written and sent, and runs are stopped.

Owns the meaning of Enter and the buttons in each state. Knows no agent: a submitted text leaves as a signal, what the
agent has queued or refused comes back as plain texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from pi_desktop.hint_label import HintLabel
from pi_desktop.literal import tooltip
from pi_desktop.prompt_edit import PromptEdit
from pi_desktop.queue_strip import QueueStrip
from pi_desktop.visible_text import one_line

STOP_KEYS: Final = "Shift+Esc"
"""Stops a run. Esc alone closes lists and dialogs, Ctrl+C copies, Ctrl+. opens emoji on some desktops."""

_HINT_LIMIT: Final = 300
_LONG_CHARACTERS: Final = 10_000


class Composer(QWidget):
    """The prompt editor with Send, Queue and Stop.

    Signals:
        submitted: A text (str) and its mode (str): "send" while the agent is idle; during a run "steer", or
            "follow_up" for later.
        stop_requested: The run is to be stopped.
    """

    # Not `str` for the text: Qt's strings drop lone surrogates.
    submitted = Signal(object, str)
    stop_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composer")
        self._running = False
        self._stopping = False
        self._refusal = ""
        self._queue = QueueStrip(self)
        self._edit = PromptEdit(self)
        self._edit.setObjectName("prompt")
        self._edit.setAccessibleName("Prompt")
        self._edit.setPlaceholderText("Tell the agent what to do")
        self._hint = HintLabel("", self)
        self._hint.setObjectName("hint")
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._stop = self._button("Stop", "stop", f"Stop the run ({STOP_KEYS})")
        self._later = self._button("Queue", "queue", "Send when the run is done (Alt+Enter)")
        self._send = self._button("Steer", "send", "")
        self._send.setMinimumWidth(self._send.sizeHint().width())
        self._lay_out()
        self._edit.enter_pressed.connect(self._submit)
        self._edit.alt_enter_pressed.connect(self._submit_for_later)
        self._edit.textChanged.connect(self._update)
        self._send.clicked.connect(self._submit)
        self._later.clicked.connect(self._submit_for_later)
        self._stop.clicked.connect(self._request_stop)
        QShortcut(QKeySequence(STOP_KEYS), self, self._request_stop)
        self.setFocusProxy(self._edit)
        self._update()

    def text(self) -> str:
        """Return the draft, every character as it was typed or set."""
        return self._edit.text()

    def set_text(self, text: str) -> None:
        """Replace the draft by one edit, which one undo takes back; the focus stays where it is."""
        self._edit.replace_text(text)

    def put_back(self, texts: Sequence[str]) -> None:
        """Put texts that were not sent in front of the draft, each followed by a blank line; one undo takes it back.

        Args:
            texts: The texts in the order in which they were submitted.
        """
        draft = self.text()
        parts = [*texts, draft] if draft.strip() else list(texts)
        if texts:
            self.set_text("\n\n".join(parts))

    def set_running(self, running: bool) -> None:
        """Say whether a run goes on: Enter then steers it, and Stop is offered."""
        self._running = running
        self._stopping = self._stopping and running
        self._update()

    def set_stopping(self, stopping: bool) -> None:
        """Say whether Stop was asked for and the run has not ended yet. Stop stays available."""
        self._stopping = stopping
        self._update()

    def set_enabled_for_sending(self, enabled: bool, reason: str = "") -> None:
        """Allow or refuse sending; writing is always possible.

        Args:
            enabled: Whether texts can be sent.
            reason: Why not, shown under the editor.
        """
        self._refusal = "" if enabled else reason or "The agent is not ready"
        self._update()

    def set_commands(self, commands: Sequence[tuple[str, str]]) -> None:
        """Offer commands behind a leading slash.

        Args:
            commands: Names without slash, and descriptions.
        """
        self._edit.set_commands(commands)

    def set_queue(self, steering: Sequence[str], follow_up: Sequence[str]) -> None:
        """List the messages that wait for the agent.

        Args:
            steering: Messages that the agent gets as soon as it can.
            follow_up: Messages that the agent gets when it is done.
        """
        self._queue.set_queue(steering, follow_up)

    def _submit(self) -> None:
        self._submit_as("steer" if self._running else "send")

    def _submit_for_later(self) -> None:
        self._submit_as("follow_up" if self._running else "send")

    def _submit_as(self, mode: str) -> None:
        if self._can_send():
            self.submitted.emit(self._edit.take(), mode)

    def _can_send(self) -> bool:
        return not self._refusal and bool(self.text().strip())

    def _request_stop(self) -> None:
        if self._running or self._stopping:
            self.stop_requested.emit()

    def _update(self) -> None:
        """Bring buttons and hint into the present state."""
        active = self._running or self._stopping
        # A long draft is not read at each key; should it be blank, submitting still refuses it.
        is_long = self._edit.document().characterCount() > _LONG_CHARACTERS
        can_send = not self._refusal if is_long else self._can_send()
        self._send.setText("&Steer" if self._running else "&Send")
        self._send.setToolTip("Tell the agent now, during the run (Enter)" if self._running else "Send (Enter)")
        self._send.setEnabled(can_send)
        self._later.setVisible(self._running)
        self._later.setEnabled(can_send)
        self._stop.setVisible(active)
        self._stop.setText("Stop &again" if self._stopping else "S&top")
        self._hint.setText(one_line(self._hint_text(), _HINT_LIMIT))
        self._hint.setToolTip(tooltip(self._refusal))

    def _hint_text(self) -> str:
        if self._refusal:
            return self._refusal
        if self._stopping:
            return "Stopping…"
        if self._running:
            return f"Enter steers · Alt+Enter queues for later · {STOP_KEYS} stops"
        return "Enter sends · Shift+Enter new line · / commands"

    def _button(self, text: str, name: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setToolTip(tip)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._hint, 1)
        row.addWidget(self._stop)
        row.addWidget(self._later)
        row.addWidget(self._send)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        column.addWidget(self._queue)
        column.addWidget(self._edit)
        column.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
