"""What the user's wishes become: a prompt, Stop, a new session.

Owns the commands that the user causes and the state of the run as the user sees it. Nothing the user typed is lost
here: what the agent refuses goes back into the prompt editor.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from pi_desktop.conversation import Conversation, RunState
from pi_desktop.main_window import MainWindow
from pi_desktop.presenter import Presenter
from pi_protocol import ClearedQueue, NewSessionCommand, PromptCommand, StreamingBehavior, SwitchSessionCommand
from pi_rpc import Client, CommandError, RpcError

logger = logging.getLogger(__name__)

BUSY = (RunState.RUNNING, RunState.RETRYING, RunState.STOPPING)


class Actions:
    """Connects the window's signals to the agent that runs at the moment."""

    def __init__(
        self,
        window: MainWindow,
        presenter: Presenter,
        refresh: Callable[[], Awaitable[None]],
        conversation: Conversation,
    ) -> None:
        """Connect to a window; there is no agent yet.

        Args:
            window: The window.
            presenter: Told of Stop and of a replaced session.
            refresh: Asks the agent where its session stands.
            conversation: Shows what the user has sent.
        """
        self._window = window
        self._presenter = presenter
        self._refresh = refresh
        self._conversation = conversation
        self._client: Client | None = None
        self._run_state = RunState.ENDED
        self._sending = 0
        self._runs = 0
        self._replacing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        window.composer.submitted.connect(lambda text, mode: self.in_background(self._send(text, mode)))
        window.composer.stop_requested.connect(lambda: self.in_background(self._stop()))
        window.new_session_requested.connect(lambda: self.in_background(self._new_session()))

    def set_client(self, client: Client | None) -> None:
        """Say which agent gets the commands from now on."""
        self._client = client
        self._presenter.stopping = False
        if client is None:
            self.set_run_state(RunState.ENDED)

    def set_run_state(self, state: RunState) -> None:
        """Say what the agent does."""
        if state is RunState.RUNNING:
            self._runs += 1
        if self._presenter.stopping and state in (RunState.RUNNING, RunState.RETRYING):
            return  # it has not heard yet
        self._run_state = state
        self._show_run_state()

    def set_idle(self) -> None:
        """The agent says that it is idle; whatever was missed is over."""
        if self._run_state in (RunState.RUNNING, RunState.RETRYING):
            self.set_run_state(RunState.IDLE)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that waits, until `close`."""
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up what still waits."""
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Tell of a fault of ours at once; left in its task it would be noticed when that is collected, or never."""
        try:
            await work
        except Exception as error:
            logger.exception("an action failed")
            self._note(f"Something went wrong in the window: {error!r}", "error")

    async def _send(self, text: str, mode: str) -> None:
        if self._client is None:
            self._window.composer.put_back([text])
            self._window.notifications.add("No agent runs that could take this. Restart it (Ctrl+Shift+R).", "error")
            return
        if self._run_state is RunState.IDLE:
            self._presenter.stopping = False  # over, even if the agent has not answered Stop
        busy = self._sending or self._run_state in BUSY
        behavior: StreamingBehavior | None = None
        if busy:
            behavior = "followUp" if mode == "follow_up" else "steer"
        if text.startswith("/") or not busy:
            self._conversation.say(text, "command" if text.startswith("/") else "")
            self._window.show_transcript()
        self._sending += 1
        self._show_run_state()
        runs_before = self._runs
        try:
            result = await self._client.call(PromptCommand(message=text, streaming_behavior=behavior))
            if result is not None and result.disposition == "started" and self._runs == runs_before:
                self.set_run_state(RunState.RUNNING)  # its events are on their way; until then it must not look idle
            if result is not None and result.disposition == "handled":
                self._conversation.expect_no_echo(text)
        except CommandError as error:
            self._conversation.expect_no_echo(text)
            self._put_back(text, f"The agent refused this prompt: {error.message}")
        except RpcError as error:
            self._put_back(text, f"This prompt did not reach the agent: {error}")
        finally:
            self._sending -= 1
            self._show_run_state()

    def _put_back(self, text: str, reason: str) -> None:
        self._window.composer.put_back([text])
        self._window.show_transcript()
        self._window.transcript.add_note(reason, "error")

    async def _stop(self) -> None:
        if self._client is None or self._client.death is not None:
            return
        stopping = self._client.stop()
        self._presenter.stopping = True
        self.set_run_state(RunState.STOPPING)
        self.in_background(self._take_back(stopping.queued))  # an agent may never answer that
        await stopping.idle
        if self._presenter.stopping and self._client is not None and self._client.death is None:
            self._presenter.stopping = False
            self.set_run_state(RunState.IDLE)

    async def _take_back(self, queued: Awaitable[ClearedQueue | None]) -> None:
        if queue := await queued:
            self._window.composer.put_back([*queue.steering, *queue.follow_up])
            self._window.composer.set_queue([], [])

    async def replace_session(self, command: NewSessionCommand | SwitchSessionCommand) -> bool:
        """Put another session in place; what the old one has put up goes only when that succeeds.

        Returns:
            Whether it was replaced; an extension may have prevented it.

        Raises:
            RpcError: As `Client.call`; the session is what it was.
        """
        client = self._client
        if client is None:
            return False
        async with self._replacing:  # one at a time: what is up by then belongs to the session that came last
            self._presenter.session.mark()
            replaced = False
            try:
                replaced = not (await client.call(command)).cancelled
            finally:
                if replaced:
                    self._presenter.sweep()
                else:
                    self._presenter.session.unmark()
        return replaced

    async def _new_session(self) -> None:
        if self._client is None:
            return
        try:
            if await self.replace_session(NewSessionCommand()):
                self._window.transcript.clear()
                self._window.show_start_page()
                await self._refresh()
            else:
                self._note("An extension prevented the new session.", "info")
        except RpcError as error:
            reason = error.message if isinstance(error, CommandError) else str(error)
            self._note(f"There is no new session: {reason}", "error")

    def _note(self, text: str, kind: str) -> None:
        self._window.show_transcript()
        self._window.transcript.add_note(text, kind)

    def _show_run_state(self) -> None:
        busy = self._run_state in BUSY or self._sending > 0
        shown = RunState.RUNNING if self._run_state is RunState.IDLE and self._sending else self._run_state
        self._window.status_bar.set_run_state(shown.value)
        self._window.composer.set_running(busy and self._client is not None)
        self._window.composer.set_stopping(self._run_state is RunState.STOPPING)
