"""What a user does in a dialog and what is answered by it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QMainWindow, QPushButton, QWidget

from pi_desktop.dialogs import base
from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.editor import EditorDialog
from pi_desktop.dialogs.input import InputDialog
from pi_desktop.dialogs.option_list import OptionList
from pi_desktop.dialogs.select import SelectDialog
from pi_desktop.faithful_edit import FaithfulPlainTextEdit

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NASTY = "a\u00a0b\r\nc\u2028d\ud83d  \n"

Action = Callable[[QuestionDialog], None]


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QMainWindow]:
    monkeypatch.setattr(base, "ARMING_MS", 0)
    window = QMainWindow()
    window.show()
    yield window
    window.close()
    window.deleteLater()


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Action:
    def act(dialog: QuestionDialog) -> None:
        for key in keys:
            QTest.keyClick(dialog.focusWidget() or dialog, key, modifier)

    return act


def typed(text: str) -> Action:
    def act(dialog: QuestionDialog) -> None:
        for character in text:  # the focus may move on the way
            QTest.keyClicks(dialog.focusWidget() or dialog, character)

    return act


def click(name: str) -> Action:
    return lambda dialog: QTest.mouseClick(button(dialog, name), Qt.MouseButton.LeftButton)


def close(dialog: QuestionDialog) -> None:
    dialog.close()


def withdraw(dialog: QuestionDialog) -> None:
    dialog.withdraw()


def double_click(row: int) -> Action:
    def act(dialog: QuestionDialog) -> None:
        options = option_list(dialog)
        where = options.visualItemRect(options.item(row)).center()
        QTest.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=where)
        QTest.mouseDClick(options.viewport(), Qt.MouseButton.LeftButton, pos=where)

    return act


def paste(text: str) -> Action:
    def act(dialog: QuestionDialog) -> None:
        data = QMimeData()
        data.setText(text)
        child(dialog, FaithfulPlainTextEdit, "answer").insertFromMimeData(data)

    return act


def child(dialog: QWidget, kind: type[QWidget], name: str) -> QWidget:
    found = dialog.findChild(kind, name)
    assert found is not None, name
    return found


def button(dialog: QWidget, name: str) -> QPushButton:
    return child(dialog, QPushButton, name)


def option_list(dialog: QWidget) -> OptionList:
    return child(dialog, OptionList, "options")


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 5
    while not condition():
        assert time.monotonic() < deadline
        QTest.qWait(1)


def played(dialog: QuestionDialog, *actions: Action) -> QuestionDialog:
    ends: list[int] = []
    dialog.finished.connect(ends.append)
    dialog.show()
    dialog.activateWindow()
    wait_until(lambda: QApplication.activeWindow() is dialog)
    for action in actions:
        action(dialog)
    assert len(ends) <= 1
    assert dialog.isVisible() == (not ends)
    return dialog


@pytest.mark.parametrize(
    ("actions", "answer", "ended"),
    [
        ([click("yes")], True, True),
        ([click("no")], False, True),
        ([press(Key.Key_Y, modifier=ALT)], True, True),
        ([press(Key.Key_N, modifier=ALT)], False, True),
        ([press(Key.Key_Return)], None, False),
        ([press(Key.Key_Enter)], None, False),
        ([press(Key.Key_Space)], None, False),
        ([press(Key.Key_Y), press(Key.Key_N)], None, False),
        ([lambda dialog: button(dialog, "no").setFocus(), press(Key.Key_Return)], False, True),
        ([lambda dialog: button(dialog, "yes").setFocus(), press(Key.Key_Space)], True, True),
        ([press(Key.Key_Escape)], None, True),
        ([click("cancel")], None, True),
        ([close], None, True),
        ([withdraw], None, True),
        ([click("yes"), click("no"), click("yes")], True, True),
        ([press(Key.Key_Escape), click("yes")], None, True),
    ],
)
def test_confirm(window: QMainWindow, actions: list[Action], answer: bool | None, ended: bool) -> None:
    dialog = played(ConfirmDialog(window, title="Clear session?", message="All messages will be lost."), *actions)
    if ended:
        wait_until(dialog.isHidden)  # a mnemonic presses the button for 100 ms, to be seen
    assert dialog.answer() is answer
    assert dialog.isHidden() is ended


@pytest.mark.parametrize(
    ("actions", "choice", "ended"),
    [
        ([press(Key.Key_Return)], None, False),
        ([press(Key.Key_Down, Key.Key_Return)], 0, True),
        ([press(Key.Key_Down, Key.Key_Down, Key.Key_Return)], 1, True),
        ([press(Key.Key_Up, Key.Key_Return)], 3, True),
        ([press(Key.Key_End, Key.Key_Return)], 3, True),
        ([press(Key.Key_Home, Key.Key_Return)], 0, True),
        ([press(Key.Key_3, Key.Key_Return)], 2, True),
        ([press(Key.Key_9, Key.Key_Return)], None, False),
        ([typed("bl"), press(Key.Key_Return)], 1, True),
        ([press(Key.Key_2), click("accept")], 1, True),
        ([double_click(2)], 2, True),
        ([double_click(2), double_click(1)], 2, True),
        ([press(Key.Key_2, Key.Key_Escape)], None, True),
        ([press(Key.Key_2), click("cancel")], None, True),
        ([press(Key.Key_2), close], None, True),
        ([press(Key.Key_2), withdraw], None, True),
        ([press(Key.Key_2, Key.Key_Return), press(Key.Key_1, Key.Key_Return)], 1, True),
    ],
)
def test_select(window: QMainWindow, actions: list[Action], choice: int | None, ended: bool) -> None:
    dialog = played(SelectDialog(window, title="Pick", options=["Allow", "Block", "dup", "dup"]), *actions)
    assert dialog.choice() == choice
    assert dialog.isHidden() is ended


@pytest.mark.parametrize(
    ("actions", "answer", "ended"),
    [
        ([press(Key.Key_Return)], "", True),
        ([typed("Ada"), press(Key.Key_Return)], "Ada", True),
        ([typed("Ada"), press(Key.Key_Enter)], "Ada", True),
        ([typed(" Ada "), click("accept")], " Ada ", True),
        ([typed("a"), press(Key.Key_Return, modifier=SHIFT), typed("b"), press(Key.Key_Return)], "a\nb", True),
        ([paste("one\r\ntwo\u00a0\n"), press(Key.Key_Return)], "one\ntwo\u00a0\n", True),
        ([typed("Ada"), press(Key.Key_Escape)], None, True),
        ([typed("Ada"), click("cancel")], None, True),
        ([typed("Ada"), close], None, True),
        ([typed("Ada"), withdraw], None, True),
        ([press(Key.Key_Return, Key.Key_Return, Key.Key_Return)], "", True),
    ],
)
def test_q08_input(window: QMainWindow, actions: list[Action], answer: str | None, ended: bool) -> None:
    dialog = played(InputDialog(window, title="Your name?", placeholder="Grace"), *actions)
    assert dialog.answer() == answer
    assert dialog.isHidden() is ended


@pytest.mark.parametrize(
    ("actions", "answer", "ended"),
    [
        ([press(Key.Key_Return, modifier=CONTROL)], NASTY, True),
        ([press(Key.Key_Enter, modifier=CONTROL)], NASTY, True),
        ([click("accept")], NASTY, True),
        ([typed("x"), press(Key.Key_Return, modifier=CONTROL)], f"x{NASTY}", True),
        ([press(Key.Key_Tab), press(Key.Key_Return, modifier=CONTROL)], f"\t{NASTY}", True),
        ([press(Key.Key_Return), click("accept")], f"\n{NASTY}", True),
        ([typed("x"), press(Key.Key_Backspace), click("accept")], NASTY, True),
        ([press(Key.Key_Escape)], None, True),
        ([typed("x"), press(Key.Key_Escape)], None, False),
        ([typed("x"), press(Key.Key_Escape, Key.Key_Escape)], None, False),
        ([typed("x"), press(Key.Key_Escape), click("discard")], None, True),
        ([typed("x"), press(Key.Key_Escape), click("keep"), typed("y"), click("accept")], f"xy{NASTY}", True),
        ([typed("x"), press(Key.Key_Escape), press(Key.Key_Return), typed("y")], None, False),
        ([typed("x"), click("cancel")], None, True),
        ([typed("x"), close], None, True),
        ([typed("x"), withdraw], None, True),
    ],
)
def test_q08_editor(window: QMainWindow, actions: list[Action], answer: str | None, ended: bool) -> None:
    dialog = played(EditorDialog(window, title="Edit", prefill=NASTY), *actions)
    assert dialog.answer() == answer
    assert dialog.isHidden() is ended


def test_q08_a_placeholder_is_never_text(window: QMainWindow) -> None:
    dialog = played(InputDialog(window, title="Name?", placeholder="Grace\nHopper"))
    edit = child(dialog, FaithfulPlainTextEdit, "answer")
    assert (edit.text(), edit.placeholderText(), dialog.draft()) == ("", "Grace ⏎ Hopper", "")


@pytest.mark.parametrize("leave", [press(Key.Key_Escape), click("cancel"), close, withdraw])
def test_q18_what_was_typed_and_not_sent_can_be_asked_for(window: QMainWindow, leave: Action) -> None:
    dialog = played(InputDialog(window, title="Name?"), typed("half an ans"), leave)
    assert dialog.draft() == "half an ans"


def test_q18_nothing_is_a_draft_that_was_sent_or_not_edited(window: QMainWindow) -> None:
    assert played(InputDialog(window, title="Name?"), typed("x"), press(Key.Key_Return)).draft() == ""
    assert played(EditorDialog(window, title="Edit", prefill=NASTY)).draft() == ""
    assert played(EditorDialog(window, title="Edit", prefill=NASTY), typed("x"), click("accept")).draft() == ""
    assert played(EditorDialog(window, title="Edit", prefill=NASTY), typed("x"), close).draft() == f"x{NASTY}"
    assert played(SelectDialog(window, title="Pick", options=["a"])).draft() == ""


def test_withdrawal_and_cancelling_are_told_apart(window: QMainWindow) -> None:
    assert played(InputDialog(window, title="Name?"), withdraw).withdrawn
    assert not played(InputDialog(window, title="Name?"), press(Key.Key_Escape)).withdrawn


def test_q10_many_options_have_a_filter_and_need_no_mouse(window: QMainWindow) -> None:
    options = [f"Option {number}" for number in range(1200)]
    dialog = SelectDialog(window, title="Pick", options=options)
    played(dialog, typed("option 1137"))
    assert dialog.focusWidget() is child(dialog, QLineEdit, "filter")
    press(Key.Key_Return)(dialog)
    assert dialog.isVisible()  # filtering chooses nothing
    press(Key.Key_Down, Key.Key_Return)(dialog)
    assert dialog.choice() == 1137


def test_q10_a_filtered_out_choice_cannot_be_answered(window: QMainWindow) -> None:
    options = [f"Option {number}" for number in range(12)]
    dialog = played(SelectDialog(window, title="Pick", options=options), press(Key.Key_2))
    assert button(dialog, "accept").isEnabled()
    typed("11")(dialog)  # a digit chooses, so nothing is filtered yet
    child(dialog, QLineEdit, "filter").setText("11")
    assert not button(dialog, "accept").isEnabled()
    press(Key.Key_Return)(dialog)
    assert dialog.isVisible()
    child(dialog, QLineEdit, "filter").setText("nothing like it")
    assert child(dialog, QWidget, "no_options").isVisible()


def test_few_options_have_no_filter(window: QMainWindow) -> None:
    assert not child(played(SelectDialog(window, title="Pick", options=["a"] * 9)), QLineEdit, "filter").isVisible()
    assert child(played(SelectDialog(window, title="Pick", options=["a"] * 10)), QLineEdit, "filter").isVisible()


def test_no_options_leave_only_cancel(window: QMainWindow) -> None:
    dialog = played(SelectDialog(window, title="Pick", options=[]))
    assert child(dialog, QWidget, "no_options").isVisible()
    assert [each.text() for each in dialog.findChildren(QPushButton) if each.isVisible()] == ["Cancel"]
    press(Key.Key_Down, Key.Key_Return)(dialog)
    assert dialog.isVisible()
    click("cancel")(dialog)
    assert dialog.choice() is None


def test_q12_no_row_is_chosen_and_no_button_is_a_default(window: QMainWindow) -> None:
    for dialog in (
        ConfirmDialog(window, title="Allow?", message="rm -rf x"),
        SelectDialog(window, title="Allow?", options=["Allow", "Block"]),
        InputDialog(window, title="Name?"),
        EditorDialog(window, title="Edit"),
    ):
        played(dialog)
        for each in dialog.findChildren(QPushButton):
            assert not each.isDefault()
            assert not each.autoDefault()
            assert not each.hasFocus()
    assert not button(played(SelectDialog(window, title="Allow?", options=["Allow"])), "accept").isEnabled()


def test_the_discard_question_is_asked_in_place(window: QMainWindow) -> None:
    dialog = played(EditorDialog(window, title="Edit"), typed("x"), press(Key.Key_Escape))
    assert child(dialog, QFrame, "discard_bar").isVisible()
    assert dialog.focusWidget() is button(dialog, "keep")
