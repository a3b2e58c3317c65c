"""The bar at the bottom: one entry per status key, what the agent does, how many questions wait.

Owns the order of the entries and its one line of height. Knows no protocol and no agent: texts come in, a click on the
badge goes out.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QSizePolicy, QStatusBar, QToolButton, QWidget

from pi_desktop.literal import caption, literal_label
from pi_desktop.status_strip import StatusStrip
from pi_desktop.visible_text import visible


class StatusBar(QStatusBar):
    """Status entries of extensions on the left, the state of the run and waiting questions on the right.

    Signals:
        waiting_clicked: The user wants to see the questions that wait for an answer.
    """

    waiting_clicked = Signal()
    run_state_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status-bar")
        self.setSizeGripEnabled(False)
        self._strip = StatusStrip(self)
        self.addWidget(self._strip, 1)
        self._waiting = _badge(self)
        self._waiting.clicked.connect(self.waiting_clicked)
        self.addPermanentWidget(self._waiting)
        self._run_state = literal_label("", self)
        self._run_state.setObjectName("run-state")
        self._run_state.setContentsMargins(6, 0, 6, 0)
        self.addPermanentWidget(self._run_state)
        self.set_waiting(0)

    def set_status(self, key: str, text: str | None) -> None:
        """Show, change or remove the entry of a key.

        Args:
            key: Names the entry; entries are ordered by it.
            text: Terminal text of any length; line breaks and tabs are folded. An empty text keeps an empty entry,
                None removes the entry, also where there is none.
        """
        self._strip.set_status(key, text)

    def status_text(self, key: str) -> str | None:
        """Return the text of an entry as shown, whole and on one line, or None where there is no entry."""
        return self._strip.status_text(key)

    def keys(self) -> list[str]:
        """Return the keys of the entries in the order of the bar."""
        return self._strip.keys()

    def clear(self) -> None:
        """Remove the entries of all keys."""
        self._strip.clear()

    def set_run_state(self, text: str) -> None:
        """Say what the agent does, for example "Idle" or "Working…"."""
        if visible(text) != self._run_state.text():
            self._run_state.setText(visible(text))
            self.run_state_changed.emit(text)

    def run_state(self) -> str:
        """Return what the bar says the agent does."""
        return self._run_state.text()

    def set_waiting(self, count: int, soonest: str = "") -> None:
        """Show how many questions wait for an answer.

        Args:
            count: Number of questions; 0 hides the badge.
            soonest: What is said about the one that expires first, for example "0:12 left"; empty for nothing.
        """
        questions = "1 question waiting" if count == 1 else f"{count} questions waiting"
        text = f"{questions} · {soonest}" if soonest else questions
        self._waiting.setText(caption(text))
        self._waiting.setToolTip("Show the questions that wait for an answer")
        self._waiting.setVisible(count > 0)


def _badge(parent: QWidget) -> QToolButton:
    badge = QToolButton(parent)
    badge.setObjectName("waiting")
    badge.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    badge.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    badge.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    font = QFont(badge.font())
    font.setBold(True)
    badge.setFont(font)
    return badge
