"""The dialog for a short text."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from pi_desktop.dialogs.answer_line import AnswerLine
from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.hint_label import HintLabel
from pi_desktop.visible_text import one_line

PLACEHOLDER_LIMIT = 200
"""Characters of a placeholder: more than fit into the field."""


class InputDialog(QuestionDialog):
    """Asks for a text; Enter sends it, also when it is empty."""

    def __init__(
        self,
        parent: QWidget | None,
        *,
        title: str,
        placeholder: str = "",
        asker: str = "",
        deadline: float | None = None,
        activate: bool = True,
    ) -> None:
        """Build the dialog.

        Args:
            parent: The window that stays usable behind it.
            title: What is asked.
            placeholder: A hint in the empty field, never its text.
            asker: Who asks.
            deadline: When the question closes, in seconds of the monotonic clock.
            activate: Whether showing it may take the keyboard.
        """
        super().__init__(parent, title=title, asker=asker, deadline=deadline, activate=activate)
        self._answer: str | None = None
        self._line = AnswerLine(self)
        self._line.setObjectName("answer")
        self._line.setPlaceholderText(one_line(placeholder, PLACEHOLDER_LIMIT))
        self._line.setAccessibleName(self.accessibleName())
        self._line.setAccessibleDescription(one_line(placeholder, PLACEHOLDER_LIMIT))
        self._line.submitted.connect(self.accept)
        self.content.addWidget(self._line)
        self.buttons.addWidget(HintLabel("Enter sends, Shift+Enter starts a new line", self))
        send, cancel = QPushButton("&Send", self), QPushButton("Cancel", self)
        send.setObjectName("accept")
        cancel.setObjectName("cancel")
        send.clicked.connect(self.accept)
        self.add_buttons(send, cancel)
        self._line.setFocus()

    def answer(self) -> str | None:
        """Return the text exactly as typed or pasted, None when it was cancelled."""
        return self._answer

    def typed(self) -> str:
        """Return what was typed."""
        return self._line.text()

    def keep_answer(self) -> None:
        """Take the text out of its widget."""
        if self._accepted:
            self._answer = self._line.text()
