"""The messages that wait for the agent, above the prompt editor.

Owns their rows. Knows no queue: texts come in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from pi_desktop.ansi_label import AnsiLabel
from pi_desktop.hint_label import HintLabel
from pi_desktop.literal import tooltip
from pi_desktop.visible_text import one_line

ROWS: Final = 4
"""Messages that are listed; of more only the number is said."""

TEXT_LIMIT: Final = 400
"""Characters of a message in its row: more than fit beside each other."""


class QueueStrip(QFrame):
    """Lists queued messages, one row each; hidden while there are none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("queue-strip")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 0, 2, 2)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)
        self.hide()

    def set_queue(self, steering: Sequence[str], follow_up: Sequence[str]) -> None:
        """Show what waits.

        Args:
            steering: Messages that the agent gets as soon as it can.
            follow_up: Messages that the agent gets when it is done.
        """
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        waiting = [("Steering", text) for text in steering] + [("For later", text) for text in follow_up]
        self._grid.addWidget(HintLabel(f"Queued: {len(waiting)}", self), 0, 0, 1, 2)
        for row, (kind, text) in enumerate(waiting[:ROWS], start=1):
            self._grid.addWidget(HintLabel(kind, self), row, 0, Qt.AlignmentFlag.AlignVCenter)
            label = AnsiLabel(self)
            label.setObjectName("queued-text")
            label.set_text(one_line(text, TEXT_LIMIT))
            label.setToolTip(tooltip(text))
            self._grid.addWidget(label, row, 1)
        if len(waiting) > ROWS:
            more = HintLabel(f"and {len(waiting) - ROWS} more", self)
            more.setToolTip(tooltip("\n".join(text for _kind, text in waiting[ROWS:])))
            self._grid.addWidget(more, ROWS + 1, 1)
        self.setVisible(bool(waiting))
