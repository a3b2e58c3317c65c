from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QPushButton, QTreeView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from pi_desktop.ansi_label import AnsiLabel
from pi_desktop.composer import STOP_KEYS, Composer
from pi_desktop.prompt_edit import PromptEdit

# Noise of the offscreen platform when a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'


class Scene:
    def __init__(self) -> None:
        self.window = QMainWindow()
        central = QWidget(self.window)
        column = QVBoxLayout(central)
        self.other = QLineEdit(central)
        self.composer = Composer(central)
        column.addWidget(self.other)
        column.addStretch(1)
        column.addWidget(self.composer)
        self.window.setCentralWidget(central)
        self.window.resize(800, 600)
        self.window.show()
        self.edit = self.composer.findChild(PromptEdit, "prompt")
        self.edit.setFocus()
        self.submitted: list[tuple[str, str]] = []
        self.stops = 0
        self.composer.submitted.connect(lambda text, mode: self.submitted.append((text, mode)))
        self.composer.stop_requested.connect(self._count_stop)

    def _count_stop(self) -> None:
        self.stops += 1

    def type(self, text: str) -> None:
        QTest.keyClicks(self.edit, text)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.edit, key, modifier)

    def button(self, name: str) -> QPushButton:
        return self.composer.findChild(QPushButton, name)

    def hint(self) -> str:
        return self.composer.findChild(QLabel, "hint").text()

    def popup(self) -> QTreeView | None:
        found = [w for w in QApplication.topLevelWidgets() if w.objectName() == "commands" and w.isVisible()]
        return found[0] if found else None


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Scene]:
    made = Scene()
    made.window.activateWindow()
    qtbot.waitUntil(made.edit.hasFocus)
    yield made
    made.window.close()


@pytest.mark.parametrize(
    ("running", "key", "modifier", "mode"),
    [
        (False, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "send"),
        (False, Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "send"),
        (False, Key.Key_Return, CTRL, "send"),
        (False, Key.Key_Return, ALT, "send"),
        (True, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "steer"),
        (True, Key.Key_Return, ALT, "follow_up"),
    ],
)
def test_r00_enter_sends_or_steers_and_alt_enter_queues(
    scene: Scene, running: bool, key: Qt.Key, modifier: Qt.KeyboardModifier, mode: str
) -> None:
    scene.composer.set_running(running)
    scene.type("do it")
    scene.press(key, modifier)
    assert scene.submitted == [("do it", mode)]
    assert scene.composer.text() == ""


@pytest.mark.parametrize(("key", "modifier"), [(Key.Key_Return, SHIFT), (Key.Key_Enter, SHIFT), (Key.Key_J, CTRL)])
def test_shift_enter_and_ctrl_j_begin_a_new_line(scene: Scene, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    scene.type("a")
    scene.press(key, modifier)
    scene.type("b")
    assert scene.composer.text() == "a\nb"
    assert scene.submitted == []


@pytest.mark.parametrize("blank", ["", "   ", "\n\n", "\t\u00a0\u3000"])
def test_a_blank_text_is_not_sent(scene: Scene, blank: str) -> None:
    scene.composer.set_text(blank)
    scene.press(Key.Key_Return)
    scene.button("send").click()
    assert scene.submitted == []
    assert scene.composer.text() == blank
    assert not scene.button("send").isEnabled()


def test_what_was_set_is_sent_character_for_character(scene: Scene) -> None:
    text = "  a\u00a0b\r\nc\u2028d\ud83d \n"
    scene.composer.set_text(text)
    scene.press(Key.Key_Return)
    assert scene.submitted == [(text, "send")]


def test_ctrl_z_brings_a_sent_text_back(scene: Scene) -> None:
    scene.type("draft")
    scene.press(Key.Key_Return)
    scene.press(Key.Key_Z, CTRL)
    assert scene.composer.text() == "draft"


def test_the_buttons_do_what_the_keys_do(scene: Scene) -> None:
    scene.type("one")
    QTest.mouseClick(scene.button("send"), Qt.MouseButton.LeftButton)
    assert not scene.button("queue").isVisible()
    scene.composer.set_running(True)
    scene.edit.setFocus()
    scene.type("two")
    QTest.mouseClick(scene.button("send"), Qt.MouseButton.LeftButton)
    scene.type("three")
    QTest.mouseClick(scene.button("queue"), Qt.MouseButton.LeftButton)
    assert scene.submitted == [("one", "send"), ("two", "steer"), ("three", "follow_up")]
    assert scene.button("send").text() == "&Steer"


def test_s07_set_text_replaces_a_draft_undoably_and_leaves_the_focus(scene: Scene) -> None:
    scene.type("draft")
    scene.other.setFocus()
    scene.composer.set_text("from the agent")
    assert scene.composer.text() == "from the agent"
    assert scene.other.hasFocus()
    scene.edit.setFocus()
    scene.press(Key.Key_Z, CTRL)
    assert scene.composer.text() == "draft"


def test_s07_an_empty_text_clears_undoably(scene: Scene) -> None:
    scene.type("draft")
    scene.composer.set_text("")
    assert scene.composer.text() == ""
    scene.press(Key.Key_Z, CTRL)
    assert scene.composer.text() == "draft"


@pytest.mark.parametrize(
    ("draft", "texts", "result"),
    [
        ("draft", ["one", "two"], "one\n\ntwo\n\ndraft"),
        ("", ["one", "two"], "one\n\ntwo"),
        (" ", ["one"], "one"),
        ("draft", [], "draft"),
    ],
)
def test_r02_texts_are_put_back_before_the_draft_in_order(
    scene: Scene, draft: str, texts: list[str], result: str
) -> None:
    scene.composer.set_text(draft)
    scene.composer.put_back(texts)
    assert scene.composer.text() == result
    if texts:
        scene.press(Key.Key_Z, CTRL)
        assert scene.composer.text() == draft


def test_r00_a_refused_text_can_be_put_back(scene: Scene) -> None:
    scene.composer.submitted.connect(lambda text, _mode: scene.composer.put_back([text]))
    scene.type("refused")
    scene.press(Key.Key_Return)
    assert scene.composer.text() == "refused"


def test_stop_is_offered_in_a_run_only_and_stays_available_while_stopping(scene: Scene) -> None:
    assert not scene.button("stop").isVisible()
    scene.composer.set_running(True)
    QTest.mouseClick(scene.button("stop"), Qt.MouseButton.LeftButton)
    scene.composer.set_stopping(True)
    assert scene.hint() == "Stopping…"
    QTest.mouseClick(scene.button("stop"), Qt.MouseButton.LeftButton)
    assert scene.stops == 2
    scene.composer.set_running(False)
    assert not scene.button("stop").isVisible()
    assert scene.hint().startswith("Enter sends")


def test_q14_esc_alone_never_stops_and_the_shortcut_does(scene: Scene) -> None:
    sequence = QKeySequence(STOP_KEYS)[0]
    scene.press(sequence.key(), sequence.keyboardModifiers())
    assert scene.stops == 0, "nothing to stop"
    scene.composer.set_running(True)
    scene.type("draft")
    scene.press(Key.Key_Escape)
    assert scene.stops == 0
    scene.press(sequence.key(), sequence.keyboardModifiers())
    assert scene.stops == 1
    assert scene.composer.text() == "draft"


def test_sending_can_be_refused_with_a_reason_while_writing_goes_on(scene: Scene) -> None:
    scene.composer.set_enabled_for_sending(False, "The agent is starting")
    scene.type("early")
    scene.press(Key.Key_Return)
    assert scene.submitted == []
    assert scene.composer.text() == "early"
    assert scene.hint() == "The agent is starting"
    assert not scene.button("send").isEnabled()
    scene.composer.set_enabled_for_sending(True)
    scene.press(Key.Key_Return)
    assert scene.submitted == [("early", "send")]


def test_the_hint_names_the_keys_of_each_state(scene: Scene) -> None:
    assert "Enter sends" in scene.hint()
    scene.composer.set_running(True)
    assert "Enter steers" in scene.hint()
    assert "Alt+Enter queues" in scene.hint()


def test_the_editor_grows_from_three_to_ten_lines(scene: Scene, qtbot: QtBot) -> None:
    line = scene.edit.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: 3 * line <= scene.edit.height() < 5 * line)
    scene.composer.set_text("x\n" * 6)
    qtbot.waitUntil(lambda: 7 * line <= scene.edit.height() < 9 * line)
    scene.composer.set_text("x\n" * 500)
    qtbot.waitUntil(lambda: 10 * line <= scene.edit.height() < 12 * line)
    scene.composer.set_text("")
    qtbot.waitUntil(lambda: scene.edit.height() < 5 * line)


COMMANDS = [
    ("tour", "Walk through <b>all</b>"),
    ("timeout", "A question that expires"),
    ("skill:route", "x"),
    ("new", "y"),
]


def test_a_slash_opens_the_commands_and_enter_inserts_without_sending(scene: Scene) -> None:
    scene.composer.set_commands(COMMANDS)
    scene.type("/")
    popup = scene.popup()
    assert popup is not None
    assert popup.model().rowCount() == 4
    scene.type("to")
    assert popup.model().rowCount() == 1
    assert popup.currentIndex().data() == "/tour"
    assert popup.model().index(0, 1).data() == "Walk through <b>all</b>"
    scene.press(Key.Key_Return)
    assert scene.composer.text() == "/tour "
    assert scene.submitted == []
    assert scene.popup() is None
    scene.press(Key.Key_Return)
    assert scene.submitted == [("/tour ", "send")]


def test_commands_are_chosen_with_the_arrow_keys_sent_to_the_popup(scene: Scene) -> None:
    scene.composer.set_commands(COMMANDS)
    scene.type("/t")
    popup = scene.popup()
    assert popup is not None
    names = [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())]
    assert names == ["/skill:route", "/timeout", "/tour"]
    assert popup.currentIndex().data() == "/timeout", "the first one that begins like this"
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert scene.composer.text() == "/tour "
    assert scene.submitted == []


def test_esc_closes_the_commands_and_enter_then_sends(scene: Scene) -> None:
    scene.composer.set_commands(COMMANDS)
    scene.type("/to")
    scene.press(Key.Key_Escape)
    scene.type("u")
    assert scene.popup() is None
    scene.press(Key.Key_Return)
    assert scene.submitted == [("/tou", "send")]


def test_a_command_typed_in_full_is_sent_at_once(scene: Scene) -> None:
    scene.composer.set_commands(COMMANDS)
    scene.type("/tour")
    scene.press(Key.Key_Return)
    assert scene.submitted == [("/tour", "send")]


def test_a_command_typed_in_full_is_sent_at_once_also_when_others_begin_like_it(scene: Scene) -> None:
    scene.composer.set_commands([("timed", ""), ("timed-select", "")])
    scene.type("/timed")
    assert scene.popup() is not None
    scene.press(Key.Key_Return)
    assert scene.submitted == [("/timed", "send")]
    assert scene.popup() is None


@pytest.mark.parametrize("text", ["a /t", "/tour x", "//", "/nothing"])
def test_no_commands_are_offered_elsewhere(scene: Scene, text: str) -> None:
    scene.composer.set_commands(COMMANDS)
    scene.type(text)
    assert scene.popup() is None


def test_s07_a_text_from_the_agent_opens_no_list(scene: Scene) -> None:
    scene.composer.set_commands(COMMANDS)
    scene.composer.set_text("/t")
    assert scene.popup() is None


def test_up_and_down_walk_through_sent_prompts_without_losing_a_draft(scene: Scene) -> None:
    for text in ("first", "second\nline"):
        scene.composer.set_text(text)
        scene.press(Key.Key_Return)
    scene.press(Key.Key_Up)
    assert scene.composer.text() == "second\nline"
    scene.press(Key.Key_Up)
    assert scene.composer.text() == "second\nline", "the cursor only went up a line"
    scene.press(Key.Key_Up)
    assert scene.composer.text() == "first"
    scene.press(Key.Key_Down)
    scene.press(Key.Key_Down)
    assert scene.composer.text() == ""
    scene.type("draft")
    scene.press(Key.Key_Up)
    assert scene.composer.text() == "draft"


def queued(scene: Scene) -> list[str]:
    return [label.text() for label in scene.composer.findChildren(AnsiLabel) if label.isVisible()]


def test_queued_messages_are_listed_literally_and_vanish(scene: Scene) -> None:
    assert not scene.composer.findChild(QWidget, "queue-strip").isVisible()
    scene.composer.set_queue([MARKUP], ["later\nlines", "c", "d", "e", "f"])
    QApplication.processEvents()
    assert queued(scene) == [MARKUP, "later ⏎ lines", "c", "d"]
    strip = scene.composer.findChild(QWidget, "queue-strip")
    words = [label.text() for label in strip.findChildren(QLabel) if label.isVisible()]
    assert words == ["Queued: 6", "Steering", "For later", "For later", "For later", "and 2 more"]
    scene.composer.set_queue([], [])
    QApplication.processEvents()
    assert not strip.isVisible()
    assert queued(scene) == []


def test_s11_labels_are_plain_text(scene: Scene) -> None:
    scene.composer.set_queue([MARKUP], [MARKUP])
    scene.composer.set_enabled_for_sending(False, MARKUP)
    assert scene.hint() == MARKUP
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in scene.composer.findChildren(QLabel))
    assert all("<img" not in widget.toolTip() for widget in scene.composer.findChildren(QWidget))


def test_tab_leaves_the_editor(scene: Scene) -> None:
    scene.type("x")
    scene.press(Key.Key_Tab)
    assert not scene.edit.hasFocus()
    assert scene.composer.text() == "x"


def test_tab_completes_while_the_list_of_commands_is_open(scene: Scene) -> None:
    scene.composer.set_commands([("notify", ""), ("status", "")])
    scene.type("/no")
    assert not scene.edit.focusNextPrevChild(True)
    scene.press(Key.Key_Tab)
    assert scene.composer.text() == "/notify "
    assert scene.edit.hasFocus()


@pytest.mark.skipif(sys.platform == "darwin", reason="Option writes characters there")
def test_alt_and_a_letter_write_nothing(scene: Scene) -> None:
    scene.type("draft")
    QTest.keyClick(scene.edit, Key.Key_N, ALT)
    assert scene.composer.text() == "draft"
