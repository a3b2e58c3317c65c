"""The main window: which parts it has, where they stand, and its menus.

Knows widgets only: no agent, no protocol. What the user wants is told by signals.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from pi_desktop import ansi
from pi_desktop.banner import Banner
from pi_desktop.composer import Composer
from pi_desktop.notifications import Notifications
from pi_desktop.shortcuts_page import ShortcutsPage
from pi_desktop.start_page import StartPage
from pi_desktop.status_bar import StatusBar
from pi_desktop.transcript import Transcript
from pi_desktop.widget_docks import WidgetDocks

PROGRAM = "Pi Desktop"

FIRST_SIZE = QSize(980, 720)
"""Size of a window that was never resized, in pixels, where the screen has room for it."""

TITLE_CHARACTERS = 10_000
"""Longest title: more than any desktop shows, and X11 ends the connection at 16 MB."""

SHARE_OF_SCREEN = 0.9
"""The most of the screen that a new window takes."""


class MainWindow(QMainWindow):
    """The window of one agent.

    Attributes:
        agent_name: What dialogs call the agent.
        transcript: The conversation.
        composer: The prompt editor with its buttons.
        status_bar: Statuses, run state, waiting questions.
        docks: The widgets of extensions.
        notifications: Toasts and their history.
        banner: Why the agent does not run.
        start_page: What is shown instead of an empty transcript.

    Signals:
        close_requested: The user wants to leave; the window stays until it is told to go.
        new_session_requested: The user wants a new session.
        restart_requested: The user wants the agent to be started again.
        demo_requested: The user wants to try the demo agent.
        question_requested: The user wants to answer the question in front.
    """

    close_requested = Signal()
    new_session_requested = Signal()
    restart_requested = Signal()
    demo_requested = Signal()
    question_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.agent_name = ""
        self.may_close = False
        self.transcript = Transcript(self)
        self.start_page = StartPage(self)
        self.banner = Banner(self)
        self.composer = Composer(self)
        self.status_bar = StatusBar(self)
        self._editor_area = QMainWindow(self)
        self._editor_area.setWindowFlags(Qt.WindowType.Widget)  # afterwards: the constructor makes it a window
        self.docks = WidgetDocks(self._editor_area)
        self.notifications = Notifications(self)
        self._lay_out()
        self._shortcuts = ShortcutsPage(self)
        self._view_menu = self._make_menus()
        self._connect()
        self.set_title(None)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableGeometry().size() * SHARE_OF_SCREEN))

    def set_agent_name(self, name: str) -> None:
        """Say which agent this window is for."""
        self.agent_name = name
        self._set_default_title()

    def set_title(self, title: str | None) -> None:
        """Set the window's title exactly; `None` brings the default back."""
        self._title = title
        if title is None:
            self._set_default_title()
        else:
            self._set_exact_title(title)

    def notify(self, text: str, kind: str) -> None:
        """Show a notification, and leave it in the transcript; the start page stays, as nobody has spoken yet."""
        self.notifications.add(text, kind)
        self.transcript.add_note(ansi.plain(text), kind if kind in ("warning", "error") else "info")

    def show_transcript(self) -> None:
        """Show the conversation instead of the start page."""
        self._pages.setCurrentWidget(self.transcript)

    def shows_transcript(self) -> bool:
        """Whether the conversation is shown."""
        return self._pages.currentWidget() is self.transcript

    def show_start_page(self) -> None:
        """Show the start page instead of the conversation."""
        self._pages.setCurrentWidget(self.start_page)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for leave first: the agent has to be ended."""
        if self.may_close:
            event.accept()
        else:
            event.ignore()
            self.close_requested.emit()

    def _set_default_title(self) -> None:
        if self._title is None:
            self._set_exact_title(f"{self.agent_name} – {PROGRAM}" if self.agent_name else PROGRAM)

    def _set_exact_title(self, title: str) -> None:
        # Qt takes `[*]` for the place of its own mark; doubled, it stands for itself.
        self.setWindowTitle(title[:TITLE_CHARACTERS].replace("[*]", "[*][*]"))

    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.transcript)
        self._editor_area.setObjectName("editor-area")
        self._editor_area.setCentralWidget(self.composer)
        self._editor_area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        central = QWidget(self)
        layout = QVBoxLayout(central)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.banner)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self._editor_area)
        self.setCentralWidget(central)
        self.setStatusBar(self.status_bar)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.notifications.dock)
        self.notifications.set_area(self._pages)
        self.composer.setFocus()

    def _make_menus(self) -> QMenu:
        menu = self.menuBar().addMenu("Sess&ion")
        self._add(menu, "&New Session", self.new_session_requested.emit, QKeySequence.StandardKey.New)
        self._add(menu, "&Restart Agent", self.restart_requested.emit, "Ctrl+Shift+R")
        menu.addSeparator()
        self._add(menu, "&Quit", self.close_requested.emit, "Ctrl+Q")  # the standard key is unset on Windows
        view = self.menuBar().addMenu("&View")
        view.setObjectName("view-menu")
        self._add(view, "Waiting &Question", self.question_requested.emit, "F6")
        self._add(view, "&Prompt Editor", self.composer.setFocus, "Ctrl+L")
        view.addSeparator()
        self._history = self.notifications.dock.toggleViewAction()
        self._history.setText("&Notifications")
        self._history.setShortcut(QKeySequence("Ctrl+Shift+N"))
        view.addAction(self._history)
        self._fixed_actions = list(view.actions())
        menu = self.menuBar().addMenu("&Help")
        self._add(menu, "&Keyboard Shortcuts", self._shortcuts.open_page, "F1")
        return view

    def _add(
        self, menu: QMenu, text: str, slot: object, shortcut: QKeySequence | QKeySequence.StandardKey | str
    ) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(shortcut))
        action.triggered.connect(lambda: slot())  # type: ignore[operator]
        menu.addAction(action)
        return action

    def _connect(self) -> None:
        self._view_menu.aboutToShow.connect(self._list_docks)
        self.banner.action_requested.connect(self.restart_requested)
        self.start_page.restart_requested.connect(self.restart_requested)
        self.start_page.demo_requested.connect(self.demo_requested)

    def _list_docks(self) -> None:
        for action in self._view_menu.actions():
            if action not in self._fixed_actions:
                self._view_menu.removeAction(action)
        for action in self.docks.toggle_actions():
            self._view_menu.addAction(action)
