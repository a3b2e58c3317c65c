"""Knows whether the user is typing a prompt, so that a question does not catch a key that was meant for it."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

QUIET_S = 1.0
"""Seconds without a key press after which the user is not typing any more."""


class TypingWatch(QObject):
    """Watches the keys of one editor."""

    def __init__(self, editor: QObject) -> None:
        super().__init__(editor)
        self._last_key = float("-inf")
        editor.installEventFilter(self)

    def is_quiet(self) -> bool:
        """Whether no key was pressed for a second."""
        return time.monotonic() - self._last_key >= QUIET_S

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note the time of each key press; let every event pass."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            # Who has sent a prompt waits for what comes of it: a question may take the keyboard at once.
            self._last_key = float("-inf") if event.key() in ENTER else time.monotonic()
        return False
