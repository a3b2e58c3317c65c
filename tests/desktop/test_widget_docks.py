from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QSizePolicy,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pi_desktop.ansi_format import CONTRAST, contrast
from pi_desktop.ansi_view import COLUMN_LIMIT, LINE_LIMIT, AnsiView
from pi_desktop.widget_docks import WidgetDocks

MARKUP = '<b>x</b><img src="file:///etc/hostname">&amp;'


class Scene:
    """A window as the docks find it: transcript above, a host with the editor in its middle below."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        self.host = QMainWindow(self.window)
        self.host.setWindowFlags(Qt.WindowType.Widget)
        self.host.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.editor = QTextEdit()
        self.editor.setFixedHeight(80)
        self.host.setCentralWidget(self.editor)
        column = QVBoxLayout(self.window)
        column.addWidget(QTextEdit(), 1)
        column.addWidget(self.host)
        self.docks = WidgetDocks(self.host)
        self.window.resize(800, 800)
        self.window.show()

    def dock(self, key: str) -> QDockWidget | None:
        return self.host.findChild(QDockWidget, f"widget-{key}")

    def view(self, key: str) -> AnsiView:
        view = self.host.findChild(QDockWidget, f"widget-{key}").findChild(AnsiView)  # type: ignore[union-attr]
        assert view is not None
        return view

    def shown(self, key: str) -> str:
        return self.view(key).toPlainText()

    def top(self, widget: QWidget) -> int:
        return widget.mapTo(self.window, QPoint(0, 0)).y()

    def settle(self) -> None:
        """Wait until what is seen is what was set."""
        keys = {f"widget-{key}" for key in self.docks.keys()}  # noqa: SIM118

        def settled() -> bool:
            docks = {dock.objectName() for dock in self.host.findChildren(QDockWidget)}
            return docks == keys and not self.docks._settle.isActive()

        self.qtbot.waitUntil(settled)
        QApplication.processEvents()


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Scene]:
    made = Scene(qtbot)
    yield made
    made.window.close()


def test_s04_a_single_line_shows_directly_above_or_below_the_editor(scene: Scene) -> None:
    scene.docks.set_widget("up", ["one line"], below=False)
    scene.docks.set_widget("down", ["another"], below=True)
    scene.settle()
    assert scene.shown("up") == "one line"
    assert scene.top(scene.view("up")) < scene.top(scene.editor) < scene.top(scene.view("down"))
    assert scene.editor.height() == 80
    assert scene.view("up").verticalScrollBar().maximum() == 0


def test_s04_an_update_keeps_place_scroll_and_size(scene: Scene) -> None:
    scene.docks.set_widget("a", [f"{number} " + "x" * 300 for number in range(500)], below=False)
    scene.docks.set_widget("b", ["second"], below=False)
    scene.settle()
    view = scene.view("a")
    view.verticalScrollBar().setValue(123)
    view.horizontalScrollBar().setValue(45)
    before, height = scene.dock("a"), view.height()
    scene.docks.set_widget("a", [f"{number} " + "y" * 300 for number in range(500)], below=False)
    scene.qtbot.waitUntil(lambda: "y" in scene.shown("a"))
    assert scene.dock("a") is before
    assert (view.verticalScrollBar().value(), view.horizontalScrollBar().value()) == (123, 45)
    assert view.height() == height
    assert scene.top(scene.view("a")) < scene.top(scene.view("b"))


def test_s04_another_placement_moves_the_widget(scene: Scene) -> None:
    scene.docks.set_widget("a", ["line"], below=False)
    scene.settle()
    before = scene.dock("a")
    scene.docks.set_widget("a", ["line"], below=True)
    scene.qtbot.waitUntil(lambda: scene.top(scene.view("a")) > scene.top(scene.editor))
    assert scene.dock("a") is before
    scene.docks.set_widget("a", ["line"], below=False)
    scene.qtbot.waitUntil(lambda: scene.top(scene.view("a")) < scene.top(scene.editor))


def test_s04_none_removes_and_an_empty_widget_stays(scene: Scene) -> None:
    scene.docks.set_widget("a", [], below=False)
    scene.docks.set_widget("b", ["x"], below=False)
    scene.settle()
    assert scene.docks.lines("a") == []
    scene.docks.set_widget("b", None, below=False)
    scene.settle()
    assert scene.docks.keys() == ["a"]
    assert scene.docks.lines("b") is None


def test_s04_removing_a_widget_that_was_never_set_does_nothing(scene: Scene) -> None:
    scene.docks.set_widget("never", None, below=True)
    scene.settle()
    assert scene.docks.keys() == []


def test_s04_500_lines_scroll_in_a_limited_height(scene: Scene) -> None:
    scene.docks.set_widget("a", [f"line {number}" for number in range(500)], below=False)
    scene.settle()
    view = scene.view("a")
    assert view.height() < 14 * view.fontMetrics().lineSpacing()
    assert view.verticalScrollBar().maximum() > 400
    assert scene.shown("a").endswith("line 499")


def test_widgets_of_one_area_are_stacked_in_the_order_they_came(scene: Scene) -> None:
    for key in "cab":
        scene.docks.set_widget(key, [key], below=False)
    scene.settle()
    tops = [scene.top(scene.view(key)) for key in "cab"]
    assert tops == sorted(tops)
    assert len({scene.view(key).mapTo(scene.window, QPoint(0, 0)).x() for key in "cab"}) == 1


@pytest.mark.parametrize("height", [600, 800, 1200])
def test_44_widgets_leave_most_of_the_window_to_the_transcript(scene: Scene, height: int) -> None:
    for number in range(44):
        scene.docks.set_widget(f"k{number}", ["x"] * 20, below=number % 2 == 0)
    scene.settle()
    scene.window.resize(800, height)
    for _ in range(5):  # The least height follows the size.
        QApplication.processEvents()
        scene.window.resize(800, height)
    assert scene.window.height() == height
    assert scene.editor.height() == 80
    assert scene.host.height() < 0.8 * height


def test_a_widget_that_is_set_and_cleared_at_once_never_appears(scene: Scene) -> None:
    added: list[QEvent.Type] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.ChildAdded:
                added.append(event.type())
            return False

    watch = Watch(scene.window)
    scene.host.installEventFilter(watch)
    scene.docks.set_widget("channel", ['PREFIX_JSON:{"a":1}'], below=False)
    assert scene.docks.lines("channel") == ['PREFIX_JSON:{"a":1}']
    scene.docks.set_widget("channel", None, below=False)
    scene.settle()
    assert added == []


def test_clear_and_set_again_at_once_keeps_the_dock(scene: Scene) -> None:
    scene.docks.set_widget("a", ["old"], below=False)
    scene.settle()
    before = scene.dock("a")
    scene.docks.set_widget("a", None, below=False)
    scene.docks.set_widget("a", ["new"], below=False)
    scene.qtbot.waitUntil(lambda: scene.shown("a") == "new")
    assert scene.dock("a") is before


def test_clear_removes_all(scene: Scene) -> None:
    scene.docks.set_widget("a", ["1"], below=False)
    scene.docks.set_widget("b", ["2"], below=True)
    scene.settle()
    scene.docks.clear()
    scene.settle()
    assert scene.host.findChildren(QDockWidget) == []


def test_a_hidden_widget_stays_hidden_until_its_action_shows_it(scene: Scene) -> None:
    scene.docks.set_widget("a & b", ["1"], below=False)
    scene.settle()
    dock = scene.dock("a & b")
    assert dock is not None
    close = dock.findChild(QToolButton, "close")
    assert close is not None
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    scene.docks.set_widget("a & b", ["2"], below=True)
    scene.qtbot.waitUntil(lambda: scene.shown("a & b") == "2")
    assert not dock.isVisible()
    (action,) = scene.docks.toggle_actions()
    assert action.text() == "a && b"
    action.trigger()
    assert dock.isVisible()


def test_no_widget_takes_the_focus(scene: Scene) -> None:
    scene.window.activateWindow()
    scene.editor.setFocus()
    scene.qtbot.waitUntil(scene.editor.hasFocus)
    scene.docks.set_widget("a", ["1"], below=False)
    scene.settle()
    scene.docks.set_widget("a", None, below=False)
    scene.settle()
    assert scene.editor.hasFocus()


@pytest.mark.parametrize(("base", "ink"), [("#ffffff", "#000000"), ("#202020", "#f0f0f0")], ids=["light", "dark"])
def test_s02_colours_show_and_follow_the_palette(scene: Scene, base: str, ink: str) -> None:
    scene.docks.set_widget("a", ["\x1b[31mred\x1b]8;;https://example.org\x07 link", "next"], below=False)
    scene.settle()
    palette = QPalette(scene.window.palette())
    palette.setColor(QPalette.ColorRole.Base, QColor(base))
    palette.setColor(QPalette.ColorRole.Text, QColor(ink))
    scene.window.setPalette(palette)
    document = scene.view("a").document()
    assert document.toRawText() == "red link\u2029next"
    colour = document.firstBlock().begin().fragment().charFormat().foreground().color()
    assert colour.red() > colour.green() + 60
    assert contrast(colour, QColor(base)) >= CONTRAST
    second = document.findBlockByNumber(1).begin().fragment().charFormat()
    assert not second.hasProperty(second.Property.ForegroundBrush), "a colour ends with its line"


def test_s11_markup_is_literal_in_lines_and_title(scene: Scene) -> None:
    scene.docks.set_widget(MARKUP, [MARKUP], below=False)
    scene.settle()
    dock = scene.host.findChildren(QDockWidget)[0]
    assert dock.findChildren(AnsiView)[0].toPlainText() == MARKUP
    titles = dock.findChildren(QLabel)
    assert [title.text() for title in titles] == [MARKUP]
    assert titles[0].textFormat() == Qt.TextFormat.PlainText
    assert "<img" not in titles[0].toolTip()


def test_huge_widgets_are_drawn_up_to_a_limit_that_is_said(scene: Scene) -> None:
    scene.docks.set_widget("a", ["x" * 1_000_000] + ["y"] * 200_000, below=False)
    scene.settle()
    document = scene.view("a").document()
    assert document.blockCount() == LINE_LIMIT + 1
    assert document.lastBlock().text() == f"… {200_001 - LINE_LIMIT:,} more lines"
    assert document.firstBlock().text().endswith(f"x … {1_000_000 - COLUMN_LIMIT:,} more characters")
    assert len(scene.docks.lines("a") or []) == 200_001
