from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from pi_desktop.start_page import StartPage

MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[StartPage]:
    made = StartPage()
    made.resize(800, 600)
    made.show()
    yield made
    made.close()


def button(page: StartPage, name: str) -> QPushButton:
    return page.widget().findChild(QPushButton, name)


def test_the_welcome_says_what_to_do_and_where(page: StartPage) -> None:
    page.show_welcome("pi --mode rpc", "/home/me/project")
    assert "press Enter" in page.text()
    assert "/  lists the agent's commands" in page.text()
    assert "pi --mode rpc" in page.text()
    assert "/home/me/project" in page.text()


def test_a_slow_start_says_which_agent_and_where(page: StartPage) -> None:
    page.show_starting("pi --mode rpc", "/home/me/project")
    for words in ("Starting", "pi --mode rpc", "/home/me/project"):
        assert words in page.text()
    page.show_welcome("pi", "/")
    assert "Starting" not in page.text()


def test_t06_an_agent_that_is_not_found_names_the_places_and_the_way_out(page: StartPage, qtbot: QtBot) -> None:
    page.show_not_found("pi", ["/usr/local/bin", "/usr/bin"])
    assert "“pi”" in page.text()
    assert "/usr/local/bin\n/usr/bin" in page.text()
    assert "npm install -g @earendil-works/pi-coding-agent" in page.text()
    with qtbot.waitSignal(page.demo_requested):
        QTest.mouseClick(button(page, "try-demo"), Qt.MouseButton.LeftButton)


def test_r00_without_a_model_the_page_says_how_to_log_in(page: StartPage, qtbot: QtBot) -> None:
    page.show_no_model("pi --mode rpc")
    for words in ("/login", "terminal", "API key", "API key"):
        assert words in page.text()
    with qtbot.waitSignal(page.restart_requested):
        QTest.mouseClick(button(page, "restart"), Qt.MouseButton.LeftButton)


def test_the_page_can_change_while_its_button_is_being_clicked(page: StartPage) -> None:
    page.restart_requested.connect(lambda: page.show_welcome("pi", "/"))
    page.show_no_model("pi")
    QTest.mouseClick(button(page, "restart"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert "press Enter" in page.text()
    assert "/login" not in page.text()


def test_s11_markup_is_literal(page: StartPage) -> None:
    page.show_not_found(MARKUP, [MARKUP])
    assert page.text().count(MARKUP) == 2
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in page.findChildren(QLabel))
    page.show_welcome(MARKUP, MARKUP)
    assert page.text().count(MARKUP) == 2
    assert all("<img" not in label.toolTip() for label in page.findChildren(QLabel))


@pytest.mark.parametrize("width", [300, 800, 2000])
def test_no_text_is_wider_than_the_page(page: StartPage, width: int) -> None:
    page.resize(width, 500)
    page.show_not_found("pi", [f"/a/long/path/{'x/' * 60}"] * 40)
    QApplication.processEvents()
    assert page.widget().width() <= page.viewport().width()
    page.show_welcome("x" * 500, "/y" * 500)
    QApplication.processEvents()
    title = page.widget().findChild(QLabel, "title")
    assert title.width() < 1000
