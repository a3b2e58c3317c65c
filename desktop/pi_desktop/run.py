"""One run of the program behind its window: the agent from start to end, or the tour that answers itself."""

from __future__ import annotations

import asyncio

from pi_desktop.arguments import Options
from pi_desktop.controller import Controller
from pi_desktop.main_window import MainWindow
from pi_desktop.marks import mark


async def run_agent(window: MainWindow, options: Options, stop: asyncio.Event) -> int:
    """Run until the user wants to leave; the result is the program's exit code."""
    if options.tour is not None:
        from pi_desktop.scripted_tour import play_tour  # only a tour needs QtTest

        return await play_tour(window, options, stop)
    controller = Controller(window, options.agent, options.cwd)
    controller.start()
    marking = asyncio.get_running_loop().create_task(_mark_ready(controller, stop))
    await stop.wait()
    window.hide()
    await controller.close()
    marking.cancel()
    await asyncio.gather(marking, return_exceptions=True)
    return 0


async def _mark_ready(controller: Controller, stop: asyncio.Event) -> None:
    await controller.ready.wait()
    if mark("ready"):
        stop.set()
