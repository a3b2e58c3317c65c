"""The demo agent's slash commands: each shows a part of the UI sub-protocol.

Owns what they ask and show. Knows nothing of runs or sessions.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable

from pi_rpc.agent_ui import AgentUI

TIMEOUT_S = 5.0
"""Seconds that `/timeout` gives: long enough to read, short enough to watch it pass."""

LOOK_S = 1.5
"""Seconds of the tour to look at something that needs no answer."""

NOTIFICATIONS = 30
"""Notifications of `/burst`: more than anybody wants to see pop up one by one."""

OPTIONS = ["Espresso", "Flat white", "Filter coffee", "Tea, thank you"]

PREFILL = "# Shopping list\n\n- oat milk\n- 500 g of beans\n"


class DemoCommands:
    """Slash commands by name.

    Attributes:
        table: Each name without its slash, what it is for, and what to call with the text after it.
    """

    def __init__(self, ui: AgentUI, pace: float) -> None:
        """Make the commands.

        Args:
            ui: Where they show.
            pace: Factor on every pause; 0 is as fast as possible.
        """
        self._ui = ui
        self._pace = pace
        self._status_shown = False
        self._widgets_shown = False
        self.table: dict[str, tuple[str, Callable[[str], Awaitable[None]]]] = {
            "tour": ("All nine methods, one after the other", self.tour),
            "select": ("Choose one of several options", self.select),
            "confirm": ("A yes/no question", self.confirm),
            "input": ("A line of text", self.input),
            "editor": ("A text of many lines", self.editor),
            "notify": ("An information, a warning and an error", self.notify),
            "status": ("Entries of the status bar; again clears them", self.status),
            "widget": ("Lines above and below the prompt editor; again removes them", self.widget),
            "title": ("Set the window's title: /title TEXT", self.title),
            "prefill": ("Put a text into the prompt editor: /prefill TEXT", self.prefill),
            "timeout": ("A question that answers itself after five seconds", self.timeout),
            "burst": ("Several questions and many notifications at once", self.burst),
            "crash": ("End the agent's process with an error", self.crash),
        }

    async def select(self, _text: str = "") -> None:
        """Show a select dialog."""
        choice = await self._ui.select("What would you like to drink?", OPTIONS)
        self._ui.notify("Nothing was chosen" if choice is None else f"You chose: {choice}")

    async def confirm(self, _text: str = "") -> None:
        """Show a confirm dialog."""
        sure = await self._ui.confirm("Clear the table?", "Four cups and one plate will be washed.")
        self._ui.notify("You said yes" if sure else "You did not say yes")

    async def input(self, _text: str = "") -> None:
        """Show an input dialog."""
        text = await self._ui.input("What is your name?", "as on the cup")
        self._ui.notify("Nothing was entered" if text is None else f"You entered: {text!r}")

    async def editor(self, _text: str = "") -> None:
        """Show an editor dialog."""
        text = await self._ui.editor("Change the list as you like", PREFILL)
        if text is None:
            self._ui.notify("The list stays as it was")
        else:
            self._ui.notify(f"The list has {len(text.splitlines())} lines now:\n{text}")

    async def notify(self, _text: str = "") -> None:
        """Show the three kinds of notification."""
        self._ui.notify("An information: the kettle is on")
        self._ui.notify("A warning: the water is nearly boiling", "warning")
        self._ui.notify("An error: the kettle boiled over\nIt has a second line", "error")

    async def status(self, _text: str = "") -> None:
        """Set three entries of the status bar, or clear them."""
        self._status_shown = not self._status_shown
        for key, text in (
            ("demo-plain", "kettle: on"),
            ("demo-colour", "\x1b[32m●\x1b[39m \x1b[1m96 °C\x1b[22m"),
            ("demo-true-colour", "\x1b[38;2;200;120;40mbrewing\x1b[39m"),
        ):
            self._ui.set_status(key, text if self._status_shown else None)

    async def widget(self, _text: str = "") -> None:
        """Show a widget above and one below the prompt editor, or remove them."""
        self._widgets_shown = not self._widgets_shown
        if self._widgets_shown:
            self._ui.set_widget("demo-orders", ["Orders", "  1 × espresso", "  2 × flat white"])
            self._ui.set_widget("demo-hint", ["The kitchen closes at \x1b[1m18:00\x1b[22m."], placement="below")
        else:
            self._ui.set_widget("demo-orders", None)
            self._ui.set_widget("demo-hint", None)

    async def title(self, text: str = "") -> None:
        """Set the window's title."""
        self._ui.set_title(text or "Demo [*] & more")

    async def prefill(self, text: str = "") -> None:
        """Replace the text in the prompt editor."""
        self._ui.set_editor_text(text or "This text was put here by the agent. Undo brings yours back.")

    async def timeout(self, _text: str = "") -> None:
        """Ask a question that times out."""
        started = time.monotonic()
        sure = await self._ui.confirm("Still there?", "No answer counts as a no.", timeout=TIMEOUT_S)
        if sure:
            self._ui.notify("You are there")
        elif time.monotonic() - started >= TIMEOUT_S:
            self._ui.notify(f"No answer within {TIMEOUT_S:g} seconds: that counts as a no", "warning")
        else:
            self._ui.notify("You said no")

    async def burst(self, _text: str = "") -> None:
        """Ask four questions at once and notify a lot."""
        for number in range(1, NOTIFICATIONS + 1):
            self._ui.notify(f"Notification {number} of {NOTIFICATIONS}", "warning" if number % 10 == 0 else "info")
        await asyncio.gather(self.select(), self.confirm(), self.input(), self.editor())
        self._ui.notify("All four questions are answered")

    async def crash(self, _text: str = "") -> None:
        """End the process as a bug would."""
        print("demo agent: crashed because you asked for it", file=sys.stderr, flush=True)
        os._exit(1)

    async def tour(self, _text: str = "") -> None:
        """Walk through all nine methods."""
        self._status_shown = self._widgets_shown = False
        steps: list[tuple[str, Callable[[], Awaitable[None]], bool]] = [
            ("setTitle: look at the window's title", lambda: self.title("Demo tour"), False),
            ("setStatus: three entries, two of them coloured, in the status bar", self.status, False),
            ("setWidget: lines above and below the prompt editor", self.widget, False),
            ("select: choose an option, with the mouse or the keyboard", self.select, True),
            ("confirm: answer yes or no; Escape is a no", self.confirm, True),
            ("input: enter a line; what is there now is only a hint", self.input, True),
            ("editor: change a text of many lines", self.editor, True),
            ("notify: an information, a warning and an error", self.notify, False),
            ("set_editor_text: look at the prompt editor; undo brings your text back", self.prefill, False),
        ]
        for number, (note, show, waits) in enumerate(steps, 1):
            self._ui.set_status("tour", f"Tour {number}/{len(steps)}")
            self._ui.notify(f"{number}/{len(steps)} {note}")
            await show()
            if not waits:
                await asyncio.sleep(LOOK_S * self._pace)
        self._ui.set_status("tour", None)
        self._ui.notify(
            f"That was the tour: {len(steps)} methods. Four of them waited for you, five did not.\n"
            "/status and /widget take away what is left; /burst and /timeout show more."
        )
