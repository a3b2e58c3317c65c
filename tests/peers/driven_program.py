"""The desktop program with somebody at its keyboard: does one thing when the agent is ready.

    driven_program.py DEED ARGUMENT…

The arguments are those of the program.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys

from pi_desktop import __main__ as program


async def close_window(window):
    """Close the window by its button."""
    window.close()


async def close_before_a_question(window):
    """Close the window while the questions are open that the agent asked before it set the status `asked`."""
    from pi_desktop.dialogs.base import QuestionDialog

    while not any(dialog.isVisible() for dialog in window.findChildren(QuestionDialog)):
        await asyncio.sleep(0.01)
    while window.status_bar.status_text("asked") is None:
        await asyncio.sleep(0.01)
    window.close()


async def quit_by_the_desktop(window):
    """What the end of a desktop session does."""
    from PySide6.QtWidgets import QApplication

    QApplication.quit()


async def quit_by_the_menu(window):
    """Choose Quit."""
    from PySide6.QtGui import QAction

    next(action for action in window.findChildren(QAction) if action.text() == "&Quit").trigger()


async def copy_and_close(window):
    """Leave something of ours on the clipboard."""
    from PySide6.QtWidgets import QApplication

    window.composer.set_text("copied \u00a0")
    editor = window.composer.focusProxy()
    editor.selectAll()
    editor.copy()
    assert QApplication.clipboard().text() == "copied \u00a0"
    window.close()


async def write_a_draft(window):
    """Leave with an unsent prompt and a half-written answer."""
    window.notifications.keep_draft("Name?", "half\u2028\ud83d")
    window.composer.set_text("unsent\nä [*] \u2028x")
    window.resize(777, 666)
    window.close()


async def tell(window):
    """Say how things stand, then leave."""
    facts = {
        "draft": window.composer.text(),
        "answers": window.notifications.drafts(),
        "size": [window.width(), window.height()],
        "collects anywhere": gc.isenabled(),
        "frozen": gc.get_freeze_count() > 0,
    }
    print(json.dumps(facts), flush=True)
    window.close()


async def make_cycles(window):
    """Leave cycles behind and wait until the program's own timer has collected them."""
    import weakref

    class Node:
        pass

    node = Node()
    node.itself = node
    gone = weakref.ref(node)
    del node
    while gone() is not None:
        await asyncio.sleep(0.05)
    print("collected", flush=True)
    window.close()


def main(deed, arguments):
    """Run the program and do the deed."""
    from pi_desktop import run

    inner = run.run_agent

    async def run_agent(window, options, stop):
        task = asyncio.get_running_loop().create_task(deed(window))
        try:
            return await inner(window, options, stop)
        finally:
            await task

    run.run_agent = run_agent
    return program.main(arguments)


if __name__ == "__main__":
    sys.exit(main(globals()[sys.argv[1]], sys.argv[2:]))
