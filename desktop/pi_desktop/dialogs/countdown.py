"""How long a question stays open, in words and as a bar.

Owns the wording and when it changes. Computes from a monotonic deadline, never from counted ticks, and
closes nothing itself.
"""

from __future__ import annotations

import math
import time

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

URGENT_S = 5
"""Seconds before the end from which the countdown is emphasised."""

LONGEST_SLEEP_MS = 60_000
"""Milliseconds between two looks at the clock at most: a QTimer holds 24 days, and a laptop may sleep."""

BAR_STEPS = 1000
_MINUTE_S = 60
_HOUR_S = 60 * _MINUTE_S
_DAY_S = 24 * _HOUR_S


class Countdown(QWidget):
    """Shows the time that is left.

    Signals:
        expired: The deadline has passed.
    """

    expired = Signal()

    def __init__(self, deadline: float, parent: QWidget) -> None:
        """Start counting.

        Args:
            deadline: When the question closes, in seconds of the monotonic clock.
            parent: The owner.
        """
        super().__init__(parent)
        self.setObjectName("countdown")
        self._deadline = deadline
        self._total = max(deadline - time.monotonic(), 0.001)
        self._label = QLabel(self)
        self._label.setObjectName("countdown_text")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._bar = QProgressBar(self)
        self._bar.setObjectName("countdown_bar")
        self._bar.setAccessibleName("Time left")
        self._bar.setTextVisible(False)
        self._bar.setRange(0, BAR_STEPS)
        self._bar.setMaximumHeight(max(self.fontMetrics().height() // 2, 4))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._refresh)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._bar, 1)
        layout.addWidget(self._label)
        self._refresh()

    def text(self) -> str:
        """Return what is shown."""
        return self._label.text()

    def _refresh(self) -> None:
        left = self._deadline - time.monotonic()
        self._label.setText(remaining_text(left))
        self._bar.setValue(math.ceil(BAR_STEPS * min(max(left, 0) / self._total, 1)))
        font = self._label.font()
        if font.bold() != (left <= URGENT_S):
            font.setBold(left <= URGENT_S)
            self._label.setFont(font)
        if left <= 0:
            self.expired.emit()
        else:
            self._timer.start(_sleep_ms(left))


def remaining_text(left: float) -> str:
    """Say how long something stays open, given in seconds; part of a second counts as one."""
    if left <= 0:
        return "closing…"
    seconds = math.ceil(left)
    if seconds <= URGENT_S:
        return f"closes in {seconds} s – answer now"
    if seconds < _HOUR_S:
        return f"closes in {seconds // _MINUTE_S}:{seconds % _MINUTE_S:02}"
    minutes = math.ceil(left / _MINUTE_S)
    if minutes * _MINUTE_S < _DAY_S:
        return f"closes in {minutes // 60} h {minutes % 60:02} min"
    hours = math.ceil(left / _HOUR_S)
    return f"closes in {hours // 24} d {hours % 24} h"


def _sleep_ms(left: float) -> int:
    """Milliseconds until the text changes, given what is left in seconds."""
    unit = 1 if left <= _HOUR_S else _MINUTE_S
    until_change = left - (math.ceil(left / unit) - 1) * unit
    return min(math.ceil(until_change * 1000) or 1, LONGEST_SLEEP_MS)
