"""A real window with a real child process behind it, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtWidgets import QAbstractItemView, QLabel, QPlainTextEdit, QWidget

from pi_desktop.arguments import AgentCommand
from pi_desktop.controller import Controller
from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.countdown import Countdown
from pi_desktop.main_window import MainWindow
from scripted import Script, until

DialogT = TypeVar("DialogT", bound=QuestionDialog)
WidgetT = TypeVar("WidgetT", bound=QWidget)


class WindowRig:
    """A window and its controller.

    Attributes:
        window: The window.
        controller: What runs the agent.
    """

    def __init__(self, argv: Sequence[str] | None, cwd: Path, name: str = "test agent") -> None:
        agent = None if argv is None else AgentCommand(argv=tuple(argv), name=name)
        self.window = MainWindow()
        self.controller = Controller(self.window, agent, cwd)

    def dialogs(self) -> list[QuestionDialog]:
        """The dialogs on the screen."""
        return [dialog for dialog in self.window.findChildren(QuestionDialog) if dialog.isVisible()]

    async def dialog(self, kind: type[DialogT], title: str = "") -> DialogT:
        """Wait for a dialog whose heading holds a title, and click into it: mnemonics need the active window."""
        found: list[DialogT] = []

        def look() -> bool:
            found[:] = [d for d in self.dialogs() if isinstance(d, kind) and title in title_of(d)]
            return bool(found)

        await until(look)
        found[0].activateWindow()
        await until(found[0].isActiveWindow)
        return found[0]

    def child(self, kind: type[WidgetT], name: str) -> WidgetT:
        """A part of the window."""
        widget = self.window.findChild(kind, name)
        assert isinstance(widget, kind), name
        return widget

    def text(self) -> str:
        """What the transcript says."""
        return self.window.transcript.plain_text()

    def run_state(self) -> str:
        """What the status bar says of the run."""
        return self.window.status_bar.run_state()


def title_of(dialog: QuestionDialog) -> str:
    """The heading of a dialog."""
    return dialog.question.heading.text()


def shown_text(dialog: QuestionDialog) -> str:
    """All the text that a dialog shows, as the user reads it."""
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    texts += [edit.toPlainText() for edit in dialog.findChildren(QPlainTextEdit)]
    for view in dialog.findChildren(QAbstractItemView):
        model = view.model()
        texts += [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    return "\n".join(texts)


def countdown_text(dialog: QuestionDialog) -> str:
    """What a dialog says of the time that is left; empty without a deadline."""
    countdown = dialog.findChild(Countdown)
    if countdown is None:
        return ""
    return "".join(label.text() for label in countdown.findChildren(QLabel))


def banner_text(rig: WindowRig) -> str:
    """All that the banner says."""
    banner = rig.window.banner
    details = [edit.toPlainText() for edit in banner.findChildren(QPlainTextEdit)]
    return "\n".join([*(label.text() for label in banner.findChildren(QLabel)), *details])


@asynccontextmanager
async def open_window(argv: Sequence[str] | None, cwd: Path) -> AsyncIterator[WindowRig]:
    """Open a window, start its agent; end both at the end."""
    rig = WindowRig(argv, cwd)
    rig.window.show()
    rig.controller.start()
    try:
        yield rig
    finally:
        await rig.controller.close()
        rig.window.may_close = True
        rig.window.close()
        rig.window.deleteLater()
        await asyncio.sleep(0)


@asynccontextmanager
async def scripted_window(folder: Path, rules: list[dict[str, Any]]) -> AsyncIterator[tuple[WindowRig, Script]]:
    """Open a window with a scripted agent."""
    script = Script(folder, rules)
    async with open_window(script.argv, folder) as rig:
        yield rig, script
