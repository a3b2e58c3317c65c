"""What the window says about the questions that wait: a badge with the time left, a list to choose from, attention.

Knows the questions and the status bar; changes neither a question nor its dialog.
"""

from __future__ import annotations

import time
from functools import partial

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

from pi_desktop.dialogs.countdown import remaining_text
from pi_desktop.literal import caption
from pi_desktop.main_window import MainWindow
from pi_desktop.questions import Question, Questions
from pi_desktop.visible_text import heading_and_body, one_line

TICK_MS = 250
"""Milliseconds between updates of the time left: no more behind the dialog's own countdown than that."""

TITLE_SHOWN = 60
"""Characters of a question's title in the list."""


class QuestionBadge(QObject):
    """Keeps the badge true and opens the list."""

    def __init__(self, window: MainWindow, questions: Questions) -> None:
        super().__init__(window)
        self._window = window
        self._questions = questions
        self._count = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._show)
        self._menu = QMenu(window)
        self._menu.setObjectName("waiting-questions")
        self._group = QActionGroup(self._menu)  # exclusive: one question is in front
        questions.changed.connect(self._update)
        window.question_requested.connect(questions.activate_front)
        window.status_bar.waiting_clicked.connect(self._open)

    def _update(self) -> None:
        if len(self._questions) > self._count and not self._window.isActiveWindow():
            QApplication.alert(self._window)
        self._count = len(self._questions)
        if any(question.deadline is not None for question in self._questions.all()):
            self._timer.start()
        else:
            self._timer.stop()
        self._show()

    def _show(self) -> None:
        deadlines = [question.deadline for question in self._questions.all() if question.deadline is not None]
        soonest = _left(min(deadlines)) if deadlines else ""
        self._window.status_bar.set_waiting(self._count, soonest)

    def _open(self) -> None:
        """Go to the only question, or let the user choose one."""
        if self._count == 1:
            self._questions.activate_front()
            return
        self._menu.clear()
        for question in self._questions.all():
            action = self._menu.addAction(caption(_line(question)))
            self._group.addAction(action)
            action.setCheckable(True)
            action.setChecked(question is self._questions.front)
            action.triggered.connect(partial(self._choose, question))
        corner = self._window.status_bar.mapToGlobal(QPoint(self._window.status_bar.width(), 0))
        self._menu.popup(corner - QPoint(self._menu.sizeHint().width(), self._menu.sizeHint().height()))

    def _choose(self, question: Question) -> None:
        self._questions.bring_to_front(question)
        self._questions.activate_front()


def _line(question: Question) -> str:
    title = one_line(heading_and_body(question.title)[0] or "Question", TITLE_SHOWN)
    left = "" if question.deadline is None else f", {_left(question.deadline)}"
    return f"{title} – asked {_since(question.since)}{left}"


def _left(deadline: float) -> str:
    return remaining_text(deadline - time.monotonic())


def _since(moment: float) -> str:
    minutes = int(time.monotonic() - moment) // 60
    return f"{minutes} min ago" if minutes else "just now"
