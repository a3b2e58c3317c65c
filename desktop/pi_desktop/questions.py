"""The questions that wait for the user: one in front, the others in the order in which they came.

Owns which question is in front. Knows no protocol and no widget beside the dialog that it keeps for each.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from pi_desktop.dialogs.ask import ask
from pi_desktop.dialogs.base import QuestionDialog


@dataclass(eq=False)
class Question:
    """One question.

    Attributes:
        title: Its text, for lists.
        deadline: When the agent answers it itself, in seconds of the monotonic clock; `None` means never.
        make: Builds its dialog, when it comes to the front for the first time; told whether it may take the keyboard.
        since: When it came, in seconds of the monotonic clock.
        dialog: Its dialog, once it has been in front.
    """

    title: str
    deadline: float | None
    make: Callable[[bool], QuestionDialog]
    since: float = field(default_factory=time.monotonic)
    dialog: QuestionDialog | None = None
    turn: asyncio.Event = field(default_factory=asyncio.Event)


class Questions(QObject):
    """All questions that are open.

    Signals:
        changed: A question came, went, or came to the front.
    """

    changed = Signal()

    def __init__(self, parent: QObject, may_activate: Callable[[], bool]) -> None:
        """Start with none.

        Args:
            parent: The owner.
            may_activate: Whether a dialog may take the keyboard now; it may not while the user types elsewhere.
        """
        super().__init__(parent)
        self._may_activate = may_activate
        self._open: list[Question] = []
        self._front: Question | None = None

    def __len__(self) -> int:
        return len(self._open)

    @property
    def front(self) -> Question | None:
        """The question that is shown."""
        return self._front

    def all(self) -> list[Question]:
        """All open questions, oldest first."""
        return list(self._open)

    async def answer_to(self, question: Question) -> bool:
        """Wait until the user has answered a question.

        Returns:
            Whether it was accepted; its dialog has the answer, and can be asked until the caller awaits again.
        """
        self._open.append(question)
        try:
            if self._front is None:
                self.bring_to_front(question)
            self.changed.emit()
            while self._front is not question:
                question.turn.clear()
                await question.turn.wait()
            question.dialog = question.make(self._may_activate())
            return await ask(question.dialog)
        finally:
            self._open.remove(question)
            if self._front is question:
                self._front = None
                if self._open:
                    self.bring_to_front(self._next())
            self.changed.emit()

    def bring_to_front(self, question: Question) -> None:
        """Show a question; the one that was in front waits, with what was typed into it."""
        if question not in self._open:
            return
        if self._front is not None and self._front is not question and self._front.dialog is not None:
            self._front.dialog.hide()
        self._front = question
        if question.dialog is None:
            question.turn.set()
        else:
            question.dialog.show()
        self.changed.emit()

    def activate_front(self) -> None:
        """Give the keyboard to the question in front."""
        if self._front is not None and self._front.dialog is not None:
            self._front.dialog.show()
            self._front.dialog.raise_()
            self._front.dialog.activateWindow()

    def _next(self) -> Question:
        """The one that expires first, else the oldest."""
        timed = [question for question in self._open if question.deadline is not None]
        return min(timed, key=lambda question: question.deadline or 0) if timed else self._open[0]
