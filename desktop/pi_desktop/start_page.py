"""What is shown instead of an empty transcript.

Owns the words of the beginnings: starting, ready, agent not found, agent without a model. Knows no process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from pi_desktop.hint_label import HintLabel
from pi_desktop.literal import literal_label, tooltip
from pi_desktop.visible_text import one_line

INSTALL_COMMAND: Final = "npm install -g @earendil-works/pi-coding-agent"

COLUMN_CHARACTERS: Final = 72
"""Width of the text in average characters."""

VALUE_CHARACTERS: Final = 60
"""Longest command or path that is shown whole; the tooltip has all of it. A label cannot break a path."""

_VALUE_READ: Final = 100_000
_TITLE_SIZE: Final = 1.6
"""Size of the title, in sizes of the text."""


class StartPage(QScrollArea):
    """A centred page with a title, a few paragraphs and at most one button.

    Signals:
        demo_requested: The user wants to try the demo agent.
        restart_requested: The user wants the agent to be started again.
    """

    demo_requested = Signal()
    restart_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start-page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._column = QVBoxLayout()

    def show_starting(self, agent: str, cwd: str) -> None:
        """Say that the agent is being started: some take ten seconds.

        Args:
            agent: The command that runs.
            cwd: The folder in which it works.
        """
        self._begin("Starting the agent…")
        self._text("You can write your first prompt meanwhile.")
        self._column.addSpacing(12)
        self._facts([("Agent", agent), ("Folder", cwd)])
        self._end()

    def show_silent(self, command: str) -> None:
        """Say that the agent was started and has not answered for a while.

        Args:
            command: The command line.
        """
        self._begin("No answer from the agent yet")
        self._text("It runs, but has not answered. Some agents take long to start; others do not speak Pi's protocol.")
        self._facts([("Command", command)])
        self._text("Pi speaks it when it is started like this:")
        self._code("pi --mode rpc")
        self._end()

    def show_ended(self, agent: str) -> None:
        """Say that there is no agent at the moment.

        Args:
            agent: The command that ran, or was to be run.
        """
        self._begin("The agent does not run")
        self._text("What happened is said above. What you have written below stays there.")
        self._facts([("Agent", agent)])
        self._button("&Restart the agent", "restart").clicked.connect(self.restart_requested)
        self._end()

    def show_welcome(self, agent: str, cwd: str) -> None:
        """Say that the agent is ready and what can be done.

        Args:
            agent: The command that runs.
            cwd: The folder in which it works.
        """
        self._begin("What shall we work on?")
        self._text("Write below what you want done, then press Enter.")
        self._hint("/  lists the agent's commands")
        self._hint("Enter during a run steers it; Alt+Enter queues a message for later")
        self._hint("Questions of the agent open in their own windows; nothing is answered by accident")
        self._column.addSpacing(12)
        self._facts([("Agent", agent), ("Folder", cwd)])
        self._end()

    def show_not_found(self, command: str, searched: Sequence[str]) -> None:
        """Say that the agent's command does not exist, and offer the demo.

        Args:
            command: What was looked for.
            searched: The places that were searched.
        """
        self._begin("No agent found")
        self._text(f"The command “{command}” is in none of these places:")
        self._code("\n".join(searched) or "(no folders: PATH is empty)")
        self._text("Install pi, then start this program again:")
        self._code(INSTALL_COMMAND)
        self._text("Or look around first: the demo agent needs nothing else.")
        self._button("Try the &demo", "try-demo").clicked.connect(self.demo_requested)
        self._end()

    def show_no_model(self, agent: str) -> None:
        """Say that the agent runs but has no model to use.

        Args:
            agent: The command that runs.
        """
        self._begin("The agent has no model yet")
        self._text("It runs, but it is not logged in anywhere. Log in once, in a terminal; here /login does not work:")
        self._code("pi\n/login")
        self._text("Then start the agent again:")
        self._button("&Restart the agent", "restart").clicked.connect(self.restart_requested)
        self._text("Or quit, set an API key in a terminal, and start this program from there:")
        self._code("export ANTHROPIC_API_KEY=…")
        self._facts([("Agent", agent)])
        self._end()

    def text(self) -> str:
        """Return all that the page says, one label a line."""
        page = self.widget()
        labels = page.findChildren(QLabel) if page is not None else []
        return "\n".join(label.text() for label in labels)

    def _begin(self, title: str) -> None:
        page = QWidget()
        page.setObjectName("start-content")
        page.setBackgroundRole(QPalette.ColorRole.Base)
        outer = QHBoxLayout(page)
        body = QWidget(page)
        body.setMaximumWidth(COLUMN_CHARACTERS * self.fontMetrics().averageCharWidth())
        body.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        outer.addStretch(1)
        outer.addWidget(body, 100)
        outer.addStretch(1)
        self._body = body
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(16, 24, 16, 24)
        self._column.setSpacing(10)
        self._column.addStretch(2)
        label = literal_label(title, body)
        label.setObjectName("title")
        label.setWordWrap(True)
        font = QFont(label.font())
        font.setPointSizeF(font.pointSizeF() * _TITLE_SIZE)
        label.setFont(font)
        self._column.addWidget(label)
        self._page = page

    def _end(self) -> None:
        self._column.addStretch(3)
        # The old page may hold the button whose click led here, so it must not be deleted yet.
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self.setWidget(self._page)

    def _text(self, text: str) -> QLabel:
        label = literal_label(text, self._body)
        label.setWordWrap(True)
        self._column.addWidget(label)
        return label

    def _hint(self, text: str) -> None:
        label = HintLabel(text, self._body)
        label.setWordWrap(True)
        self._column.addWidget(label)

    def _facts(self, facts: Sequence[tuple[str, str]]) -> None:
        for name, value in facts:
            label = HintLabel(f"{name}:  {_shortened(value)}", self._body)
            label.setToolTip(tooltip(value))
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._column.addWidget(label)

    def _code(self, text: str) -> None:
        label = self._text(text)
        label.setObjectName("code")
        label.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        label.setFrameStyle(QFrame.Shape.StyledPanel | QFrame.Shadow.Plain)
        label.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        label.setAutoFillBackground(True)
        label.setMargin(8)

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self._body)
        button.setObjectName(name)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._column.addWidget(button)
        return button


def _shortened(text: str) -> str:
    """Return a text on one line, its middle left out where it is long: commands and paths differ at the ends."""
    line = one_line(text, _VALUE_READ)
    half = VALUE_CHARACTERS // 2
    return line if len(line) <= VALUE_CHARACTERS else f"{line[:half]}…{line[-half:]}"
