"""How the dialogs show what is asked, when they can be answered, and how they end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMainWindow, QPlainTextEdit, QPushButton, QWidget

from pi_desktop.dialogs import base
from pi_desktop.dialogs.ask import ask
from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.countdown import LONGEST_SLEEP_MS, Countdown, _sleep_ms, remaining_text
from pi_desktop.dialogs.editor import EditorDialog
from pi_desktop.dialogs.input import InputDialog
from pi_desktop.dialogs.option_list import OptionList
from pi_desktop.dialogs.select import SelectDialog
from pi_desktop.faithful_edit import FaithfulPlainTextEdit
from pi_desktop.literal_view import LiteralView
from pi_desktop.visible_text import visible

Key = Qt.Key
MARKDOWN = "\n".join(f"{'#' if line % 10 == 0 else '-'} line {line} with `code` and __name__" for line in range(60))
SCRIPT = "#!/bin/sh\ncat <<EOF\n# comment\n\ttab\nEOF\n" + 'for f in *.log; do rm -rf "$f" __pycache__; done\n' * 42
COLUMNS = "x" * 5000
MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'
COMMANDS = [
    "rm -rf __pycache__ *.log",
    'cd "$(mktemp -d)"; find . -exec rm {} \\;',
    "cat <<EOF\n# comment\n\ttab\nEOF\n",
    "echo \u202eevil\u202c \u200bzero\u00a0wide",
    MARKUP,
]


class Window(QMainWindow):
    """A main window that notes the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setattr(base, "ARMING_MS", 0)
    window = Window()
    window.show()
    yield window
    window.close()
    window.deleteLater()


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 5
    while not condition():
        assert time.monotonic() < deadline
        QTest.qWait(1)


def each_dialog(window: QWidget, title: str) -> list[QuestionDialog]:
    return [
        SelectDialog(window, title=title, options=[f"Option {number}" for number in range(66)]),
        ConfirmDialog(window, title=title, message=title),
        InputDialog(window, title=title, placeholder=title),
        EditorDialog(window, title=title, prefill=title),
    ]


def labels(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def heading(dialog: QWidget) -> str:
    label = dialog.findChild(QLabel, "heading")
    assert label is not None
    return label.text()


def views(dialog: QWidget) -> list[LiteralView]:
    return dialog.findChildren(LiteralView)


@pytest.mark.parametrize("title", [MARKDOWN, COLUMNS, SCRIPT, "\n" * 3000 + "end", "word " * 3000], ids=range(5))
def test_q09_buttons_stay_on_the_screen_and_all_text_can_be_reached(window: Window, title: str) -> None:
    screen = window.screen().availableGeometry()
    for dialog in each_dialog(window, title):
        dialog.show()
        QTest.qWaitForWindowExposed(dialog)
        assert dialog.width() <= screen.width()
        assert dialog.height() <= screen.height()
        for button in dialog.findChildren(QPushButton):
            if button.isVisible():
                corner = button.mapTo(dialog, QPoint(0, 0))
                assert dialog.rect().contains(button.rect().translated(corner)), button.text()
        text = heading(dialog) + "\n" + "\n".join(view.shown() for view in views(dialog))
        assert title.split("\n")[-1].strip() in text
        for view in views(dialog):
            assert view.edit.toPlainText() == view.shown()
            assert view.edit.height() > view.edit.fontMetrics().lineSpacing()
        dialog.close()


def test_q09_the_last_line_can_be_scrolled_to_and_what_is_hidden_is_said(window: Window) -> None:
    dialog = ConfirmDialog(window, title="Run?", message=SCRIPT)
    dialog.show()
    view = views(dialog)[0]
    more = view.findChild(QLabel, "more_lines")
    assert more is not None
    wait_until(lambda: more.text().startswith("… ") and more.isVisible())
    bar = view.edit.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert more.text() == ""
    assert (
        view.edit.cursorForPosition(view.edit.viewport().rect().bottomLeft()).block().text() == SCRIPT.split("\n")[-2]
    )


def test_q09_what_could_be_a_command_is_shown_in_the_font_for_code(window: Window) -> None:
    for command in (*COMMANDS, SCRIPT, COLUMNS):
        (view,) = views(ConfirmDialog(window, title="Run?", message=command))
        assert view.edit.font().family() == "monospace"
        assert view.edit.fontInfo().fixedPitch()
    assert views(ConfirmDialog(window, title="Clear session?", message="All messages will be lost.")) == []


def test_long_lines_wrap_until_the_user_says_otherwise(window: Window) -> None:
    dialog = ConfirmDialog(window, title="Run?", message=COLUMNS)
    dialog.show()
    edit = views(dialog)[0].edit
    assert edit.horizontalScrollBar().maximum() == 0
    views(dialog)[0].findChild(QWidget, "wrap").setChecked(False)  # type: ignore[union-attr]
    wait_until(lambda: edit.horizontalScrollBar().maximum() > 0)


def test_q10_1200_options_open_at_once(window: Window) -> None:
    started = time.perf_counter()
    dialog = SelectDialog(window, title="Pick", options=[f"Option {number}" for number in range(1200)])
    dialog.show()
    dialog.grab()
    # About 40 ms; a second is what a user would call slow.
    assert time.perf_counter() - started < 1


def test_dialogs_come_to_the_same_place_at_the_top_of_the_window(window: Window) -> None:
    window.setGeometry(100, 60, 500, 500)
    confirm, editor = (
        ConfirmDialog(window, title="Sure?", message=""),
        EditorDialog(window, title="Text", prefill="a\n" * 9),
    )
    confirm.show()
    editor.show()
    assert confirm.pos().y() == editor.pos().y()
    assert window.geometry().top() < confirm.pos().y() < window.geometry().top() + 120
    assert abs(confirm.geometry().center().x() - window.geometry().center().x()) <= 20


def test_a_dialog_of_a_window_at_the_edge_stays_on_the_screen(window: Window) -> None:
    free = window.screen().availableGeometry()
    window.setGeometry(free.right() - 150, free.bottom() - 100, 400, 300)
    dialog = EditorDialog(window, title="Text", prefill="a\n" * 9)
    dialog.show()
    assert free.contains(dialog.geometry())


def test_a_list_of_short_options_has_no_empty_rows(window: Window) -> None:
    dialog = SelectDialog(window, title="Drink?", options=["Espresso", "Tea, thank you", "Flat white with oat milk"])
    dialog.show()
    options = dialog.findChild(OptionList)
    below = options.viewport().height() - options.visualItemRect(options.item(2)).bottom()
    assert 0 <= below < options.sizeHintForRow(0)


def test_q11_the_first_line_is_the_heading_and_the_window_title_is_short(window: Window) -> None:
    dialog = SelectDialog(
        window, title="Allow this?\n\n  rm -rf x\n", options=["Yes"], asker="pi [*]\nagent" + "x" * 100
    )
    dialog.show()
    assert heading(dialog) == "Allow this?"
    assert [view.text() for view in views(dialog)] == ["  rm -rf x\n"]
    assert dialog.windowHandle().title().startswith("Question from pi [*] ⏎ agentxx")
    assert len(dialog.windowTitle()) < 100


@pytest.mark.parametrize("title", ["", "\n", "   "])
def test_a_missing_title_still_has_a_heading(window: Window, title: str) -> None:
    for dialog in each_dialog(window, title):
        assert heading(dialog) == "Question"
        assert dialog.windowTitle() == "Question"


def test_q12_nothing_answers_before_the_dialog_is_armed(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "ARMING_MS", 60_000)
    for dialog in each_dialog(window, "Allow?"):
        dialog.show()
        for button in dialog.findChildren(QPushButton):
            assert not button.isEnabled() or not button.isVisible()
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        for key in (Key.Key_2, Key.Key_Down, Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape):
            QTest.keyClick(dialog.focusWidget() or dialog, key)
            QTest.keyClick(dialog.focusWidget() or dialog, key, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(dialog, Key.Key_Y, Qt.KeyboardModifier.AltModifier)
        options = dialog.findChild(OptionList)
        if options is not None:
            QTest.mouseDClick(options.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        QTest.qWait(0)
        assert dialog.isVisible()
        assert not dialog.is_armed()


def test_q12_it_arms_after_a_moment_and_anew_when_shown_again(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "ARMING_MS", 20)
    dialog = ConfirmDialog(window, title="Allow?", message="")
    yes = dialog.findChild(QPushButton, "yes")
    assert yes is not None
    dialog.show()
    assert not yes.isEnabled()
    wait_until(yes.isEnabled)
    dialog.hide()
    dialog.show()
    assert not yes.isEnabled()
    wait_until(yes.isEnabled)
    assert dialog.is_armed()


def test_q12_a_key_that_is_held_down_answers_nothing(window: Window) -> None:
    dialog = InputDialog(window, title="Name?")
    dialog.show()
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(dialog.focusWidget(), held)
    assert dialog.isVisible()


def test_a_key_of_another_alphabet_is_no_answer_and_no_error(window: Window) -> None:
    dialog = ConfirmDialog(window, title="Allow?", message="")
    dialog.show()
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier):
        QApplication.sendEvent(dialog, QKeyEvent(QKeyEvent.Type.KeyPress, 0x42F, modifier, "Я"))
    assert dialog.isVisible()


def test_q12_a_dialog_that_may_not_activate_says_so_to_the_platform(window: Window) -> None:
    quiet = ConfirmDialog(window, title="Allow?", message="", activate=False)
    assert quiet.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    loud = ConfirmDialog(window, title="Allow?", message="")
    assert not loud.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert not loud.isModal()


def test_q13_a_double_click_answers_one_dialog_of_a_chain(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "ARMING_MS", 60_000)
    second = SelectDialog(window, title="Second", options=["a", "b"])
    monkeypatch.setattr(base, "ARMING_MS", 0)
    first = SelectDialog(window, title="First", options=["a", "b"])
    first.finished.connect(second.show)
    first.show()
    for dialog in (first, second):
        options = dialog.findChild(OptionList)
        assert options is not None
        where = options.visualItemRect(options.item(1)).center()
        QTest.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=where)
        QTest.mouseDClick(options.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert first.choice() == 1
    assert second.isVisible()


def test_q14_esc_ends_the_dialog_and_never_reaches_the_window(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    for dialog in each_dialog(window, "Allow?"):
        dialog.show()
        QTest.keyClick(dialog.focusWidget() or dialog, Key.Key_Escape)
        assert dialog.isHidden()
    monkeypatch.setattr(base, "ARMING_MS", 60_000)
    for dialog in each_dialog(window, "Allow?"):
        dialog.show()
        QTest.keyClick(dialog.focusWidget() or dialog, Key.Key_Escape)
        assert dialog.isVisible()
    assert window.keys == []


def test_q14_a_click_elsewhere_answers_nothing(window: Window) -> None:
    dialog = ConfirmDialog(window, title="Allow?", message="rm -rf x")
    dialog.show()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    QTest.mouseClick(dialog, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert dialog.isVisible()


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (-1, "closing…"),
        (0, "closing…"),
        (0.0000005, "closes in 1 s – answer now"),
        (0.0005, "closes in 1 s – answer now"),
        (5, "closes in 5 s – answer now"),
        (5.1, "closes in 0:06"),
        (299, "closes in 4:59"),
        (3599.5, "closes in 1 h 00 min"),
        (7500, "closes in 2 h 05 min"),
        (86_400, "closes in 1 d 0 h"),
        (86_400_000 / 1000 + 3600, "closes in 1 d 1 h"),
        (2**31, "closes in 24855 d 4 h"),
    ],
)
def test_q16_the_countdown_can_be_read(left: float, text: str) -> None:
    assert remaining_text(left) == text
    if left > 0:
        assert 1 <= _sleep_ms(left) <= LONGEST_SLEEP_MS


def test_q16_the_countdown_wakes_when_its_text_changes_and_not_before() -> None:
    for left in (0.0004, 0.5, 4.25, 59.0, 61.7, 3599.2, 3601.0, 5000.5):
        asleep = _sleep_ms(left) / 1000
        assert remaining_text(left - asleep - 0.002) != remaining_text(left) or asleep * 1000 >= LONGEST_SLEEP_MS
        if asleep > 0.01:
            assert remaining_text(left - asleep + 0.005) == remaining_text(left)


def test_q16_the_end_is_emphasised_and_said(window: Window) -> None:
    dialog = InputDialog(window, title="Name?", deadline=time.monotonic() + 0.05)
    dialog.show()
    countdown = dialog.findChild(Countdown)
    assert countdown is not None
    label = countdown.findChild(QLabel, "countdown_text")
    assert label is not None
    assert label.font().bold()
    wait_until(lambda: countdown.text() == "closing…")
    assert dialog.isVisible()  # who asked closes it
    calm = ConfirmDialog(window, title="", message="", deadline=time.monotonic() + 60)
    assert not calm.findChild(QLabel, "countdown_text").font().bold()  # type: ignore[union-attr]


@pytest.mark.parametrize("command", COMMANDS)
def test_q19_what_is_read_is_what_is_approved(window: Window, command: str) -> None:
    confirm = ConfirmDialog(window, title=f"Run this?\n{command}", message=command)
    assert [view.edit.toPlainText() for view in views(confirm)] == [visible(command).removesuffix("\n")] * 2
    assert [view.text() for view in views(confirm)] == [command] * 2
    select = SelectDialog(window, title=command, options=[command])
    options = select.findChild(OptionList)
    assert options is not None
    assert options.item(0).text().removesuffix("\n") == visible(command).removesuffix("\n")
    assert visible(command).startswith(heading(select))
    editor = EditorDialog(window, title="Edit", prefill=command)
    edit = editor.findChild(FaithfulPlainTextEdit, "answer")
    assert edit is not None
    assert edit.text() == command


def test_q19_blanks_at_the_ends_of_options_and_equal_options_are_seen(window: Window) -> None:
    dialog = SelectDialog(window, title="Pick", options=[" a ", "a", "a", ""])
    options = dialog.findChild(OptionList)
    assert options is not None
    assert [options.item(row).text() for row in range(4)] == ["␣a␣", "a", "a", ""]


def test_q19_an_option_that_its_row_cuts_is_shown_whole_once_chosen(window: Window) -> None:
    option = "start " + "x" * 3000 + " end"
    dialog = SelectDialog(window, title="Pick", options=["short", option])
    dialog.show()
    QTest.keyClick(dialog.focusWidget(), Key.Key_2)
    (view,) = views(dialog)
    assert view.isVisible()
    assert view.text() == option
    QTest.keyClick(dialog.focusWidget(), Key.Key_1)
    assert not view.isVisible()


def test_s11_markup_is_shown_literally_in_every_dialog(window: Window) -> None:
    for dialog in each_dialog(window, MARKUP):
        assert all(label.textFormat() == Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel))
        assert MARKUP in labels(dialog)
        assert all(edit.document().toRawText() in ("", MARKUP) for edit in dialog.findChildren(QPlainTextEdit))
        for child in dialog.findChildren(QWidget):
            assert MARKUP not in child.toolTip()


def test_copying_gives_the_original_text(window: Window) -> None:
    text = "rm\u00a0-rf \u200bx\r\n"
    (view,) = views(ConfirmDialog(window, title="Run?", message=text))
    clipboard = QGuiApplication.clipboard()
    view.findChild(QWidget, "copy").click()  # type: ignore[union-attr]
    assert clipboard.mimeData().text() == text
    clipboard.clear()
    QTest.keyClick(view.edit, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.mimeData().text() == text
    clipboard.clear()
    view.edit.selectAll()
    view.edit.copy()
    assert clipboard.mimeData().text() == text


def test_screen_readers_get_a_name_for_every_control(window: Window) -> None:
    for dialog in each_dialog(window, "Allow this?"):
        assert dialog.accessibleName() == "Allow this?"
        for kind in (QPlainTextEdit, OptionList):
            for control in dialog.findChildren(kind):
                assert control.accessibleName()
        for button in dialog.findChildren(QPushButton):
            assert button.text() or button.accessibleName()


async def test_asking_waits_without_a_nested_loop_and_deletes_the_dialog(window: Window) -> None:
    dialog = ConfirmDialog(window, title="Allow?", message="")
    gone: list[bool] = []
    dialog.destroyed.connect(lambda: gone.append(True))
    asked = asyncio.create_task(ask(dialog))
    await asyncio.sleep(0)
    assert dialog.isVisible()
    yes = dialog.findChild(QPushButton, "yes")
    assert yes is not None
    yes.click()
    assert await asked
    assert dialog.answer() is True
    async with asyncio.timeout(5):
        while not gone:
            await asyncio.sleep(0.001)


async def test_cancelling_the_task_closes_the_dialog_without_an_answer(window: Window) -> None:
    dialog = InputDialog(window, title="Name?")
    ends: list[int] = []
    dialog.finished.connect(ends.append)
    asked = asyncio.create_task(ask(dialog))
    await asyncio.sleep(0)
    QTest.keyClicks(dialog.focusWidget(), "half")
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    async with asyncio.timeout(5):
        while shiboken6.isValid(dialog):
            await asyncio.sleep(0.001)
    assert dialog.answer() is None
    assert dialog.draft() == "half"
    assert ends == []


async def test_withdrawing_and_closing_answer_false(window: Window) -> None:
    for end in (QuestionDialog.withdraw, QuestionDialog.close):
        dialog = InputDialog(window, title="Name?")
        asked = asyncio.create_task(ask(dialog))
        await asyncio.sleep(0)
        end(dialog)
        assert not await asked


async def test_hiding_a_dialog_for_another_ends_nothing(window: Window) -> None:
    dialog = InputDialog(window, title="Name?")
    asked = asyncio.create_task(ask(dialog))
    await asyncio.sleep(0)
    dialog.hide()
    await asyncio.sleep(0)
    assert not asked.done()
    dialog.withdraw()
    assert not await asked


async def test_a_dialog_that_is_deleted_with_its_parent_answers_false(qapp: QApplication) -> None:
    parent = QMainWindow()
    asked = asyncio.create_task(ask(QDialog(parent)))
    await asyncio.sleep(0)
    parent.deleteLater()
    async with asyncio.timeout(5):
        assert not await asked
