from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pi_desktop import toast as toast_module
from pi_desktop import toasts as toasts_module
from pi_desktop.faithful_edit import FaithfulPlainTextEdit
from pi_desktop.notifications import Notifications
from pi_desktop.toast import Toast

MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'


class Scene:
    def __init__(self) -> None:
        self.window = QMainWindow()
        self.editor = QTextEdit()
        self.window.setCentralWidget(self.editor)
        self.notifications = Notifications(self.window)
        self.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.notifications.dock)
        self.window.resize(1000, 800)
        self.window.show()

    def toasts(self) -> list[Toast]:
        QApplication.processEvents()
        seen = [toast for toast in self.window.findChildren(Toast) if toast.isVisible()]
        return sorted(seen, key=lambda toast: toast.y())

    def texts(self) -> list[str]:
        return [toast.text for toast in self.toasts()]

    def rows(self) -> list[list[str]]:
        model = self.view().model()
        return [[model.index(row, column).data() for column in (1, 2)] for row in range(model.rowCount())]

    def view(self) -> QTreeView:
        return self.notifications.dock.findChild(QTreeView, "entries")

    def choose(self, row: int) -> None:
        self.view().setCurrentIndex(self.view().model().index(row, 0))

    def press(self, name: str) -> None:
        self.notifications.dock.findChild(QPushButton, name).click()


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Scene]:
    made = Scene()
    yield made
    made.window.close()


def test_s08_a_notice_is_seen_whole_with_the_word_of_its_kind(scene: Scene) -> None:
    scene.notifications.add("first\nsecond\nthird", "warning", "gate")
    (toast,) = scene.toasts()
    assert toast.findChild(QLabel, "toast-heading").text() == "Warning: gate"
    text = toast.findChild(QLabel, "toast-text")
    assert text.text() == "first\nsecond\nthird"
    assert text.height() >= text.heightForWidth(text.width()) > 2 * text.fontMetrics().lineSpacing()
    assert toast.geometry().right() <= scene.window.width()


def test_s08_200_notices_in_a_second_stay_fluid_and_complete(scene: Scene) -> None:
    scene.notifications.dock.show()
    longest = 0.0
    for burst in range(10):
        start = time.perf_counter()
        for number in range(20):
            scene.notifications.add(f"notice {burst * 20 + number}")
        QApplication.processEvents()
        longest = max(longest, time.perf_counter() - start)
    assert len(scene.toasts()) == toasts_module.VISIBLE
    count = scene.toasts()[0]
    assert count.text == "+198 more"
    assert count.findChild(QPushButton, "show-history").isVisible()
    assert [text for _kind, text in scene.rows()] == [f"notice {number}" for number in range(200)]
    assert longest < 0.5, "20 notices with all rows repainted; 0.05 s is usual"


def test_s08_notices_are_seen_for_at_least_6_seconds(scene: Scene) -> None:
    assert toasts_module.LEAST_MS >= 6_000
    scene.notifications.add("short")
    (toast,) = scene.toasts()
    assert toast._timer.isActive()
    assert toast._timer.interval() >= 6_000


def test_s08_a_notice_expires_and_an_error_stays_until_dismissed(
    scene: Scene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toasts_module, "LEAST_MS", 20)
    monkeypatch.setattr(toasts_module, "MS_PER_CHARACTER", 0)
    scene.notifications.add("it broke", "error")
    scene.notifications.add("passing")
    assert scene.texts() == ["it broke", "passing"]
    qtbot.waitUntil(lambda: scene.texts() == ["it broke"])
    (toast,) = scene.toasts()
    assert not toast._timer.isActive()
    QTest.mouseClick(toast.findChild(QToolButton, "dismiss"), Qt.MouseButton.LeftButton)
    assert scene.texts() == []
    assert len(scene.notifications.history()) == 2


def test_s08_the_time_stands_still_under_the_pointer(scene: Scene, qtbot: QtBot) -> None:
    scene.notifications.add("read me")
    (toast,) = scene.toasts()
    QApplication.sendEvent(toast, QEnterEvent(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1)))
    assert not toast._timer.isActive()
    QApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
    assert toast._timer.isActive()
    assert toast._timer.interval() > 5_000


def test_s08_an_error_in_a_flood_is_seen(scene: Scene) -> None:
    for number in range(10):
        scene.notifications.add(f"notice {number}")
    scene.notifications.add("it broke", "error")
    assert "it broke" in scene.texts()
    assert "+9 more" in scene.texts()
    for number in range(10):
        scene.notifications.add(f"error {number}", "error")
    count = scene.toasts()[0]
    assert (count.text, count.kind) == ("+19 more, 9 of them errors", "error")
    assert not count._timer.isActive(), "it stays like the errors that it counts"


def test_s08_a_notice_that_was_seen_makes_room_for_a_newer_one(
    scene: Scene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toast_module, "SEEN_MS", 0)
    for number in range(5):
        scene.notifications.add(f"notice {number}")
        qtbot.waitUntil(lambda number=number: scene.texts()[-1:] == [f"notice {number}"])
    assert scene.texts() == ["notice 2", "notice 3", "notice 4"]


def test_s08_more_errors_than_fit_are_counted(scene: Scene) -> None:
    for number in range(4):
        scene.notifications.add(f"error {number}", "error")
    assert scene.texts() == ["+2 more, 2 of them errors", "error 0", "error 1"]


def test_notices_stay_over_their_area(scene: Scene, qtbot: QtBot) -> None:
    central = QWidget(scene.window)
    layout = QVBoxLayout(central)
    area, below = QTextEdit(central), QTextEdit(central)
    layout.addWidget(area)
    layout.addWidget(below)
    scene.window.setCentralWidget(central)
    scene.notifications.set_area(area)
    for number in range(9):
        scene.notifications.add(f"notice {number}\n" + "line\n" * 6, "error")
    count = len(scene.toasts())
    assert 1 < count <= toasts_module.VISIBLE
    assert all(area.geometry().contains(toast.geometry()) for toast in scene.toasts())
    below.setFixedHeight(620)
    qtbot.waitUntil(lambda: len(scene.toasts()) < count)
    assert all(area.geometry().contains(toast.geometry()) for toast in scene.toasts())


def test_only_a_plain_information_goes_without_the_word_of_its_kind(scene: Scene) -> None:
    scene.notifications.add("plain")
    scene.notifications.add("titled", "info", "gate")
    scene.notifications.add("careful", "warning")
    seen = [toast.findChild(QLabel, "toast-heading").isVisible() for toast in scene.toasts()]
    assert seen == [False, True, True]
    assert scene.toasts()[0].accessibleName() == "info: plain"


def test_s08_a_long_text_is_cut_and_found_in_the_history(scene: Scene) -> None:
    text = "\n".join(f"line {number}" for number in range(100))
    scene.notifications.add(text)
    (toast,) = scene.toasts()
    assert toast.findChild(QLabel, "toast-text").text().endswith("…")
    QTest.mouseClick(toast.findChild(QPushButton, "show-history"), Qt.MouseButton.LeftButton)
    assert scene.notifications.dock.isVisible()
    assert scene.notifications.dock.findChild(QPlainTextEdit, "detail").toPlainText() == text


@pytest.mark.parametrize("kind", ["success", "", "<b>odd</b>"])
def test_unknown_kinds_are_shown_as_info_with_their_word(scene: Scene, kind: str) -> None:
    scene.notifications.add("text", kind)
    (toast,) = scene.toasts()
    assert toast.findChild(QLabel, "toast-heading").text().lower() == (kind or "info")
    assert toast._timer.isActive()
    scene.notifications.dock.findChild(QComboBox, "kind").setCurrentIndex(1)
    assert len(scene.rows()) == 1


def test_the_history_is_filtered_by_kind_and_words(scene: Scene) -> None:
    scene.notifications.add("disk full", "warning")
    scene.notifications.add("Disk gone", "error")
    scene.notifications.add("saved")
    box = scene.notifications.dock.findChild(QComboBox, "kind")
    box.setCurrentIndex(box.findData("error"))
    assert scene.rows() == [["Error", "Disk gone"]]
    box.setCurrentIndex(0)
    scene.notifications.dock.findChild(QLineEdit, "filter").setText("DISK full")
    assert scene.rows() == [["Warning", "disk full"]]
    scene.notifications.add("another disk, full", "info")
    assert len(scene.rows()) == 2


def test_copy_gives_the_text_and_clear_empties(scene: Scene) -> None:
    scene.notifications.add("one\n\ttwo", "info", "title")
    scene.choose(0)
    scene.press("copy")
    assert QGuiApplication.clipboard().text() == "one\n\ttwo"
    scene.press("clear")
    assert scene.rows() == []
    assert scene.notifications.dock.findChild(QPlainTextEdit, "detail").toPlainText() == ""
    assert not scene.notifications.dock.findChild(QPushButton, "copy").isEnabled()


def test_q18_a_half_written_answer_can_be_found_and_copied_exactly(scene: Scene) -> None:
    draft = "half\u00a0written \r\n\u2028 answer\ud83d  "
    scene.notifications.keep_draft("What now?", draft)
    assert scene.notifications.history() == [("draft", "What now?", draft)]
    (toast,) = scene.toasts()
    QTest.mouseClick(toast.findChild(QPushButton, "show-history"), Qt.MouseButton.LeftButton)
    scene.press("copy")
    editor = FaithfulPlainTextEdit(scene.window)
    editor.paste()
    assert editor.text() == draft


def test_s11_markup_is_literal_in_toast_list_and_detail(scene: Scene) -> None:
    scene.notifications.add(MARKUP, MARKUP, MARKUP)
    (toast,) = scene.toasts()
    assert toast.findChild(QLabel, "toast-text").text() == MARKUP
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in scene.window.findChildren(QLabel))
    assert scene.rows()[0][1] == f"{MARKUP}: {MARKUP}"
    assert "<img" not in scene.view().model().index(0, 2).data(Qt.ItemDataRole.ToolTipRole)
    scene.choose(0)
    assert scene.notifications.dock.findChild(QPlainTextEdit, "detail").toPlainText() == f"{MARKUP}\n{MARKUP}"


def test_s02_escape_sequences_are_not_shown(scene: Scene) -> None:
    scene.notifications.add("\x1b[31mred\x1b[0m \x1b]8;;x\x07link")
    assert scene.texts() == ["red link"]


def test_notices_without_room_are_counted_instead_of_cut(scene: Scene, qtbot: QtBot) -> None:
    scene.window.resize(700, 420)
    for number in range(4):
        scene.notifications.add(f"notice {number}\n" + "line\n" * 7, "error")
    qtbot.waitUntil(lambda: scene.texts()[:1] == ["+3 more, 3 of them errors"])
    for toast in scene.toasts():
        assert toast.height() == toast.heightForWidth(toast.width())
        assert scene.window.rect().contains(toast.geometry())
    assert len(scene.notifications.history()) == 4


def test_toasts_never_take_the_focus_and_stay_inside(scene: Scene, qtbot: QtBot) -> None:
    scene.window.activateWindow()
    scene.editor.setFocus()
    qtbot.waitUntil(scene.editor.hasFocus)
    for kind in ("info", "error"):
        scene.notifications.add("text " * 40, kind)
    assert scene.editor.hasFocus()
    scene.window.resize(420, 500)
    for toast in scene.toasts():
        assert scene.window.rect().contains(toast.geometry())
    QTest.mouseClick(scene.toasts()[0].findChild(QToolButton, "dismiss"), Qt.MouseButton.LeftButton)
    assert scene.editor.hasFocus()


def test_the_history_is_hidden_at_first_and_toggled_by_an_action(scene: Scene) -> None:
    assert not scene.notifications.dock.isVisible()
    scene.notifications.dock.toggleViewAction().trigger()
    assert scene.notifications.dock.isVisible()


def test_opening_the_history_takes_the_notices_away(scene: Scene) -> None:
    scene.notifications.add("it broke", "error")
    scene.notifications.add("x\n" * 50)
    assert len(scene.texts()) == 2
    scene.notifications.dock.toggleViewAction().trigger()
    assert scene.texts() == []
    scene.notifications.dock.toggleViewAction().trigger()
    scene.notifications.add("y\n" * 50)
    scene.notifications.add("plain")
    QTest.mouseClick(scene.toasts()[0].findChild(QPushButton, "show-history"), Qt.MouseButton.LeftButton)
    assert scene.texts() == []
    assert len(scene.notifications.history()) == 4
