"""The editor that gives back what it was given, character for character."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QTextCursor, QTextOption
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from pi_desktop.faithful_edit import FaithfulPlainTextEdit

NASTY = (
    "\r\n\r\u2028\u2029\x00\x1b\x7f\u00a0\u202f\u200b\u202e\ufdd0\ufffc\ufffe\ud83d\ude00\U000e0041\U0001ffff\U0010fffd"
)
"""Everything that Qt or an eye is known to lose, a lone half of an emoji next to its other half included."""

LOOK_ALIKES = "␍␀␡⍽⎵\U0010202e\U0010d83d\U0010f000\U0010fffd"
"""Characters that the editor itself uses as stand-ins."""

any_text = st.text(st.characters(codec=None) | st.sampled_from(NASTY + LOOK_ALIKES + "👩\u200d💻\ufe0f\n"), max_size=60)
on_one_widget = settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def edit(qapp: QApplication) -> Iterator[FaithfulPlainTextEdit]:
    window = QWidget()
    window.setLayout(QVBoxLayout())
    edit = FaithfulPlainTextEdit(window)
    window.layout().addWidget(edit)
    window.show()
    yield edit
    window.close()
    window.deleteLater()


def utf16_position(text: str, index: int) -> int:
    return len(text[:index].encode("utf-16-le", "surrogatepass")) // 2


def select(edit: FaithfulPlainTextEdit, text: str, start: int, end: int) -> None:
    """Select by character: a stand-in of plane 16 takes two of Qt's positions, so step through the document."""
    cursor = edit.textCursor()
    held = edit.document().toRawText()
    cursor.setPosition(utf16_position(held, start))
    cursor.setPosition(utf16_position(held, end), QTextCursor.MoveMode.KeepAnchor)
    edit.setTextCursor(cursor)
    assert len(held) == len(text)


@on_one_widget
@given(any_text)
def test_q08_text_that_was_not_edited_comes_back_as_it_was_set(edit: FaithfulPlainTextEdit, text: str) -> None:
    edit.set_text(text)
    assert edit.text() == text
    assert not edit.is_edited
    edit.document().setModified(True)  # now it has to be read back from the document
    assert edit.text() == text


@on_one_widget
@given(any_text, st.text(st.sampled_from("abc \n\t"), min_size=1, max_size=5), st.data())
def test_q08_an_edit_keeps_prefix_and_suffix(
    edit: FaithfulPlainTextEdit, text: str, typed: str, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    edit.set_text(text)
    select(edit, text, start, end)
    edit.insertPlainText(typed)
    assert edit.text() == text[:start] + typed + text[end:]
    edit.undo()
    assert edit.text() == text
    edit.redo()
    assert edit.text() == text[:start] + typed + text[end:]


@on_one_widget
@given(any_text, any_text)
def test_replacing_the_text_is_one_undoable_edit(edit: FaithfulPlainTextEdit, old: str, new: str) -> None:
    edit.set_text(old)
    edit.replace_text(new)
    assert edit.text() == new
    edit.undo()
    assert edit.text() == old
    edit.redo()
    assert edit.text() == new


@on_one_widget
@given(any_text, st.data())
def test_cut_and_paste_inside_keeps_every_character(
    edit: FaithfulPlainTextEdit, text: str, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    edit.set_text(text)
    select(edit, text, start, end)
    copied = edit.createMimeDataFromSelection()
    edit.textCursor().removeSelectedText()
    assert edit.text() == text[:start] + text[end:]
    edit.moveCursor(QTextCursor.MoveOperation.End)
    edit.insertFromMimeData(copied)
    assert edit.text() == text[:start] + text[end:] + text[start:end]


def test_several_edits_leave_the_rest_alone(edit: FaithfulPlainTextEdit) -> None:
    text = f"first{NASTY}\r\nsecond{NASTY}  \r\n"
    edit.set_text(text)
    QTest.keyClicks(edit, "A")
    edit.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(edit, "Z")
    assert edit.text() == f"A{text}Z"
    QTest.keyClick(edit, Qt.Key.Key_Backspace)
    QTest.keyClick(edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert edit.text() == f"A{text}Z"


def test_what_is_typed_behind_a_private_character_stays_what_it_is(edit: FaithfulPlainTextEdit) -> None:
    edit.set_text("\U0010202e")
    edit.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(edit, "a")
    QApplication.sendEvent(edit, _committed("␍\U0010202e"))
    assert edit.text() == "\U0010202ea␍\U0010202e"


def test_ctrl_z_after_a_replacement_brings_the_draft_back_and_then_its_typing(edit: FaithfulPlainTextEdit) -> None:
    QTest.keyClicks(edit, "my draft")
    edit.replace_text("")
    assert edit.text() == ""
    QTest.keyClick(edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert edit.text() == "my draft"
    edit.replace_text("from the agent")
    QTest.keyClicks(edit, "!")
    QTest.keyClick(edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert edit.text() == "from the agent"
    QTest.keyClick(edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert edit.text() == "my draft"


def test_replacing_the_text_leaves_the_focus_where_it_is(edit: FaithfulPlainTextEdit, qapp: QApplication) -> None:
    other = QLineEdit(edit.parentWidget())
    edit.parentWidget().layout().addWidget(other)
    other.show()
    other.setFocus()
    edit.replace_text("x")
    assert edit.window().focusWidget() is other


def test_set_text_leaves_nothing_to_undo(edit: FaithfulPlainTextEdit) -> None:
    QTest.keyClicks(edit, "old")
    edit.set_text("new")
    edit.undo()
    assert edit.text() == "new"
    assert not edit.document().isUndoAvailable()


def test_pasted_line_ends_become_line_feeds(edit: FaithfulPlainTextEdit) -> None:
    data = QMimeData()
    data.setText("a\r\nb\rc\u00a0d")
    edit.insertFromMimeData(data)
    assert edit.text() == "a\nb\nc\u00a0d"


def test_a_copy_holds_the_real_characters(edit: FaithfulPlainTextEdit) -> None:
    edit.set_text("a\u00a0b\r\nc\u2028\U0010202e")
    edit.selectAll()
    edit.copy()
    assert QGuiApplication.clipboard().mimeData().text() == "a\u00a0b\r\nc\u2028\U0010202e"


def test_shift_enter_is_a_line_feed(edit: FaithfulPlainTextEdit) -> None:
    QTest.keyClicks(edit, "a")
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(edit, "b")
    assert edit.text() == "a\nb"


def test_hidden_characters_are_seen_and_emoji_are_whole(edit: FaithfulPlainTextEdit) -> None:
    edit.set_text("a\r\u00a0👩\u200d💻❤\ufe0f")
    assert edit.document().toRawText() == "a␍⍽👩\u200d💻❤\ufe0f"


def test_a_read_only_editor_takes_no_paste(edit: FaithfulPlainTextEdit) -> None:
    edit.setReadOnly(True)
    data = QMimeData()
    data.setText("x")
    edit.insertFromMimeData(data)
    assert edit.text() == ""


@pytest.mark.parametrize("line", ["words of a line, fifty characters in all, and so on\r\n", "plain words of a line\n"])
def test_a_megabyte_is_fast(edit: FaithfulPlainTextEdit, line: str) -> None:
    text = line * (1_000_000 // len(line))
    started = time.perf_counter()
    edit.set_text(text)
    QTest.keyClicks(edit, "x")
    assert edit.text() == f"x{text}"
    # About 0.3 s on a slow machine; one call into Qt for each stand-in would take longer than this.
    assert time.perf_counter() - started < 5


def _committed(text: str) -> QInputMethodEvent:
    event = QInputMethodEvent()
    event.setCommitString(text)
    return event


def test_t02_half_a_million_characters_without_a_blank_take_no_seconds(edit: FaithfulPlainTextEdit) -> None:
    started = time.perf_counter()
    edit.set_text("x" * 500_000)
    edit.document().size()
    assert time.perf_counter() - started < 5  # Qt would need more than 20 s to look for the ends of the word
    edit.set_text("words again")
    assert edit.wordWrapMode() is QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
