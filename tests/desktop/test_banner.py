from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from pi_desktop.banner import Banner

MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'


class Scene:
    def __init__(self) -> None:
        self.window = QWidget()
        column = QVBoxLayout(self.window)
        self.banner = Banner(self.window)
        self.other = QLineEdit(self.window)
        column.addWidget(self.banner)
        column.addStretch(1)
        column.addWidget(self.other)
        self.window.resize(800, 700)
        self.window.show()
        self.other.setFocus()

    def label(self, name: str) -> str:
        return self.banner.findChild(QLabel, name).text()

    def details(self) -> QPlainTextEdit:
        return self.banner.findChild(QPlainTextEdit, "details")

    def button(self, name: str) -> QPushButton:
        return self.banner.findChild(QPushButton, name)


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Scene]:
    made = Scene()
    yield made
    made.window.close()


def test_q06_the_banner_says_what_happened_with_the_last_lines_and_restart(scene: Scene, qtbot: QtBot) -> None:
    assert not scene.banner.isVisible()
    lines = "\n".join(f"line {number}" for number in range(200))
    scene.banner.show_problem("The agent ended with exit code 3", "It can be restarted.", lines)
    assert scene.banner.isVisible()
    assert scene.label("headline") == "The agent ended with exit code 3"
    assert scene.label("explanation") == "It can be restarted."
    assert scene.details().toPlainText() == lines
    bar = scene.details().verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    assert scene.banner.height() < 350
    assert scene.button("action").text() == "&Restart"
    with qtbot.waitSignal(scene.banner.action_requested):
        QTest.mouseClick(scene.button("action"), Qt.MouseButton.LeftButton)


def test_details_are_copied_literally(scene: Scene) -> None:
    scene.banner.show_problem("x", "", "\x1b[31mTraceback\x1b[0m\n  <b>&amp;\n")
    QTest.mouseClick(scene.button("copy-details"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Traceback\n  <b>&amp;"


def test_the_banner_hides_when_dismissed_and_shows_the_next_problem(scene: Scene, qtbot: QtBot) -> None:
    scene.banner.show_problem("one", "why", "details")
    with qtbot.waitSignal(scene.banner.dismissed):
        QTest.mouseClick(scene.button("dismiss"), Qt.MouseButton.LeftButton)
    assert not scene.banner.isVisible()
    scene.banner.show_problem("two", "", "", action="")
    assert scene.label("headline") == "two"
    assert not scene.details().isVisible()
    assert not scene.button("copy-details").isVisible()
    assert not scene.button("action").isVisible()


def test_the_banner_leaves_the_focus_and_is_reached_by_keyboard(scene: Scene, qtbot: QtBot) -> None:
    scene.window.activateWindow()
    qtbot.waitUntil(scene.other.hasFocus)
    scene.banner.show_problem("one", "why", "details")
    assert scene.other.hasFocus()
    reached = set()
    for _ in range(6):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert {"details", "action", "copy-details", "dismiss"} <= reached
    scene.button("action").setFocus()
    with qtbot.waitSignal(scene.banner.action_requested):
        QTest.keyClick(scene.button("action"), Qt.Key.Key_Space)


def test_s11_markup_is_literal(scene: Scene) -> None:
    scene.banner.show_problem(MARKUP, MARKUP, MARKUP, action="A&B")
    assert scene.label("headline") == scene.label("explanation") == scene.details().toPlainText() == MARKUP
    assert scene.button("action").text() == "&A&&B"
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in scene.banner.findChildren(QLabel))
