"""The line of waiting questions, with real dialogs and no agent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.questions import Question, Questions
from scripted import until


def question(parent: QWidget, title: str, deadline: float | None = None) -> Question:
    def make(activate: bool) -> QuestionDialog:
        return ConfirmDialog(parent, title=title, message="", activate=activate)

    return Question(title, deadline, make)


def shown(item: Question) -> bool:
    return item.dialog is not None and item.dialog.isVisible()


async def test_a_question_whose_dialog_cannot_be_built_harms_no_other(qapp: QApplication) -> None:
    parent = QWidget()
    questions = Questions(parent, lambda: True)
    first, broken, third = question(parent, "1"), question(parent, "2"), question(parent, "3")

    def fail(_activate: bool) -> QuestionDialog:
        raise ValueError("no dialog")

    broken.make = fail
    tasks = [asyncio.create_task(questions.answer_to(item)) for item in (first, broken, third)]
    await until(lambda: shown(first))
    assert first.dialog is not None
    first.dialog.accept()
    assert await tasks[0] is True
    with pytest.raises(ValueError, match="no dialog"):
        await tasks[1]
    await until(lambda: shown(third))
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(questions) == 0
    parent.deleteLater()


async def test_the_question_that_expires_first_comes_next(qapp: QApplication) -> None:
    parent = QWidget()
    questions = Questions(parent, lambda: True)
    items = [question(parent, "front"), question(parent, "oldest"), question(parent, "timed", deadline=1e12)]
    tasks = [asyncio.create_task(questions.answer_to(item)) for item in items]
    await until(lambda: shown(items[0]) and len(questions) == 3)
    tasks[0].cancel()
    await until(lambda: shown(items[2]))
    assert not shown(items[1])
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    parent.deleteLater()


async def test_what_was_typed_into_a_question_that_steps_back_is_still_there(qapp: QApplication) -> None:
    parent = QWidget()
    questions = Questions(parent, lambda: True)
    items = [question(parent, "one"), question(parent, "two")]
    tasks = [asyncio.create_task(questions.answer_to(item)) for item in items]
    await until(lambda: shown(items[0]))
    dialog = items[0].dialog
    questions.bring_to_front(items[1])
    await until(lambda: shown(items[1]) and not shown(items[0]))
    questions.bring_to_front(items[0])
    await until(lambda: shown(items[0]) and not shown(items[1]))
    assert items[0].dialog is dialog
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    parent.deleteLater()


@pytest.mark.parametrize("quiet", [True, False])
async def test_q12_a_dialog_takes_the_keyboard_only_when_nobody_types(qapp: QApplication, quiet: bool) -> None:
    parent = QWidget()
    seen: list[bool] = []
    questions = Questions(parent, lambda: quiet)
    item = question(parent, "one")
    make: Callable[[bool], QuestionDialog] = item.make
    item.make = lambda activate: (seen.append(activate), make(activate))[1]
    task = asyncio.create_task(questions.answer_to(item))
    await until(lambda: shown(item))
    assert seen == [quiet]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    parent.deleteLater()
