from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QMainWindow, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from pi_desktop.ansi_label import AnsiLabel
from pi_desktop.status_bar import StatusBar
from pi_desktop.status_list import StatusList

# Noise of the offscreen platform when a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")

MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[StatusBar]:
    window = QMainWindow()
    made = StatusBar(window)
    window.setStatusBar(made)
    window.resize(900, 300)
    qtbot.addWidget(window)
    window.show()
    yield made
    window.close()


def labels(bar: StatusBar) -> list[AnsiLabel]:
    return [label for label in bar.findChildren(AnsiLabel) if label.isVisible()]


def settle() -> None:
    QApplication.processEvents()


def test_s01_clearing_one_key_keeps_the_other(bar: StatusBar) -> None:
    bar.set_status("a", "first")
    bar.set_status("b", "second")
    bar.set_status("b", None)
    settle()
    assert bar.keys() == ["a"]
    assert [label.text() for label in labels(bar)] == ["first"]
    assert bar.status_text("b") is None


def test_s01_clearing_a_key_that_was_never_set_changes_nothing(bar: StatusBar) -> None:
    bar.set_status("a", "first")
    bar.set_status("never", None)
    settle()
    assert [label.text() for label in labels(bar)] == ["first"]


def test_s01_an_empty_text_keeps_an_empty_entry(bar: StatusBar) -> None:
    bar.set_status("a", "")
    assert bar.status_text("a") == ""
    assert bar.keys() == ["a"]


def test_entries_are_ordered_by_key_whatever_comes_first(bar: StatusBar) -> None:
    for key in ("m", "z", "a"):
        bar.set_status(key, key * 3)
    bar.set_status("m", "changed")
    settle()
    by_place = sorted(labels(bar), key=lambda label: label.x())
    assert [label.text() for label in by_place] == ["aaa", "changed", "zzz"]


def test_an_update_changes_the_label_in_place(bar: StatusBar) -> None:
    bar.set_status("a", "one")
    before = bar.findChild(AnsiLabel, "status-a")
    for step in range(12):
        bar.set_status("a", f"step {step}")
    assert bar.findChild(AnsiLabel, "status-a") is before
    assert bar.status_text("a") == "step 11"


def test_s02_escape_sequences_are_never_shown_raw(bar: StatusBar) -> None:
    bar.set_status("p", "\x1b[38;5;244mplan\x1b[39m \x1b]8;;https://example.org\x1b\\link\x1b]8;;\x1b\\\x1b[2K!")
    settle()
    label = labels(bar)[0]
    assert bar.status_text("p") == "plan link!"
    assert label.accessibleName() == "plan link!"
    assert "\x1b" not in label.toolTip()


@pytest.mark.parametrize(("window", "ink"), [("#ffffff", "#000000"), ("#202020", "#f0f0f0")], ids=["light", "dark"])
def test_s02_colours_are_drawn_and_follow_the_palette(bar: StatusBar, window: str, ink: str) -> None:
    bar.set_status("p", "\x1b[31m█████\x1b[0m")
    palette = QPalette(bar.palette())
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
    bar.setPalette(palette)
    settle()
    label = labels(bar)[0]
    image = label.grab().toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.red() > middle.green() + 60


def test_s03_44_keys_and_4_kb_keep_one_line_and_its_height(bar: StatusBar) -> None:
    height = bar.height()
    for number in range(44):
        bar.set_status(f"key{number:02}", f"entry\n{number}\twith   blanks " + "x" * 4000)
    bar.set_run_state("Working…")
    bar.set_waiting(3, "0:12 left")
    settle()
    assert bar.height() == height
    assert all(label.height() <= height for label in labels(bar))
    assert bar.window().width() == 900
    assert (bar.status_text("key07") or "").startswith("entry 7 with blanks xxx")


def test_s03_what_does_not_fit_is_counted_and_listed_in_full(bar: StatusBar) -> None:
    texts = {f"key{number:02}": f"entry {number}\n\tsecond line " + "x" * number * 100 for number in range(44)}
    for key, text in texts.items():
        bar.set_status(key, text)
    settle()
    more = bar.findChild(QToolButton, "status-more")
    assert more is not None
    assert more.text() == f"+{44 - len(labels(bar))}"
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    popup = bar.findChild(StatusList)
    assert popup is not None
    view = popup.findChild(QListWidget)
    assert view is not None
    assert [view.item(row).text() for row in range(view.count())] == [f"{key}\n{text}" for key, text in texts.items()]
    view.setCurrentRow(43)
    copy = popup.findChild(QPushButton, "copy")
    assert copy is not None
    copy.click()
    assert QGuiApplication.clipboard().text() == texts["key43"]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    settle()
    assert not shiboken6.isValid(popup)


def test_s03_an_open_list_follows_updates_and_keeps_its_row(bar: StatusBar) -> None:
    bar.set_status("a", "one")
    bar.set_status("b", "two")
    settle()
    QTest.mouseClick(labels(bar)[0], Qt.MouseButton.LeftButton)
    view = bar.findChild(QListWidget)
    assert view is not None
    view.setCurrentRow(1)
    bar.set_status("b", "three")
    assert view.item(1).text() == "b\nthree"
    assert view.currentRow() == 1


def test_s03_visible_entries_do_not_overlap_and_stay_inside(bar: StatusBar) -> None:
    for width in (300, 500, 900, 1400):
        for count in (1, 2, 5, 20):
            bar.clear()
            bar.window().resize(width, 300)
            for number in range(count):
                bar.set_status(f"k{number:02}", "wide " * 20)
            settle()
            placed = sorted(labels(bar), key=lambda label: label.x())
            assert placed
            for left, right in itertools.pairwise(placed):
                assert left.geometry().right() < right.x()
            assert placed[-1].mapTo(bar, QPoint(placed[-1].width(), 0)).x() <= width


def test_a_long_text_alone_uses_the_whole_room(bar: StatusBar) -> None:
    bar.set_status("a", "x" * 4096)
    settle()
    assert labels(bar)[0].width() > 700
    assert not bar.findChild(QToolButton, "status-more").isVisible()  # type: ignore[union-attr]


def test_s11_markup_is_literal_in_entry_tooltip_and_run_state(bar: StatusBar) -> None:
    bar.set_status("k", MARKUP)
    bar.set_run_state(MARKUP)
    settle()
    assert bar.status_text("k") == MARKUP
    assert "&lt;b&gt;x&lt;/b&gt;&lt;img src=&quot;file:///etc/hostname&quot;&gt;&amp;amp;" in labels(bar)[0].toolTip()
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in bar.findChildren(QLabel))
    assert bar.run_state() == MARKUP


def test_clear_removes_every_entry(bar: StatusBar) -> None:
    bar.set_status("a", "1")
    bar.set_status("b", "2")
    bar.clear()
    settle()
    assert bar.keys() == []
    assert labels(bar) == []


def test_q15_the_badge_says_how_many_questions_wait_and_reports_a_click(bar: StatusBar, qtbot: QtBot) -> None:
    badge = bar.findChild(QToolButton, "waiting")
    assert badge is not None
    assert not badge.isVisible()
    bar.set_waiting(1)
    assert badge.isVisible()
    assert badge.text() == "1 question waiting"
    bar.set_waiting(2, "0:12 left")
    assert badge.text() == "2 questions waiting · 0:12 left"
    with qtbot.waitSignal(bar.waiting_clicked):
        QTest.mouseClick(badge, Qt.MouseButton.LeftButton)
    bar.set_waiting(0)
    assert not badge.isVisible()
