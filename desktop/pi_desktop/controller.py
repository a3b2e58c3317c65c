"""The life of the agent behind the window: started, greeted, dead, restarted, closed.

Owns the process's life and what the window says about it. What the user's wishes become is in `actions.py`, what an
agent's requests look like in `presenter.py`, what its events mean in `conversation.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path

from pi_desktop.actions import Actions
from pi_desktop.arguments import DEFAULT_AGENT, DEMO, AgentCommand, searched_folders
from pi_desktop.conversation import Conversation, RunState
from pi_desktop.main_window import MainWindow
from pi_desktop.presenter import Presenter
from pi_desktop.question_badge import QuestionBadge
from pi_desktop.questions import Questions
from pi_desktop.typing_watch import TypingWatch
from pi_protocol import (
    AgentEndEvent,
    AgentSettledEvent,
    AgentStartEvent,
    ExtensionErrorEvent,
    GetCommandsCommand,
    GetStateCommand,
    MessageStartEvent,
    QueueUpdateEvent,
    SessionState,
    SwitchSessionCommand,
    ToolExecutionStartEvent,
)
from pi_rpc import AgentDied, Client, CommandError, Diagnostic, Event, ExtensionUI, RpcError, SpawnError

SILENT_AFTER_S = 10.0
"""Seconds without a first answer after which the user is told; pi takes about one, with heavy extensions twelve."""

UNKNOWN_MODEL = "unknown"
"""The model id of an agent that nobody has logged in to."""

SPOKEN = (AgentStartEvent, MessageStartEvent, ToolExecutionStartEvent, ExtensionErrorEvent)
"""Events after which there is something to read in the transcript."""

STDERR_LINES_SHOWN = 40
"""Last lines of stderr in the banner; the reason is at their end."""

logger = logging.getLogger(__name__)


class Controller:
    """Runs one agent for one window.

    Attributes:
        ready: Set once the agent has answered for the first time.
        questions: The questions that wait for the user.
    """

    def __init__(
        self,
        window: MainWindow,
        agent: AgentCommand | None,
        cwd: Path,
        wrap_ui: Callable[[ExtensionUI], ExtensionUI] = lambda ui: ui,
    ) -> None:
        """Connect to a window; `start` starts the agent.

        Args:
            window: The window.
            agent: The agent; `None` shows what was searched.
            cwd: The folder that the agent works in.
            wrap_ui: Puts something between the runtime and the presenter, such as a log.
        """
        self.ready = asyncio.Event()
        self._window = window
        self._agent = agent
        self._cwd = cwd
        self.questions = Questions(window, TypingWatch(window.composer.focusProxy() or window.composer).is_quiet)
        self._presenter = Presenter(window, self.questions)
        self._ui = wrap_ui(self._presenter)
        self._conversation = Conversation(window.transcript, lambda state: self._actions.set_run_state(state))
        self._actions = Actions(window, self._presenter, self._refresh, self._conversation)
        self._life: asyncio.Task[None] | None = None
        self._client: Client | None = None
        self._closing = False
        self._wanted = False
        self._session_file: str | None = None
        self._connect()

    @property
    def pid(self) -> int | None:
        """The process id of the agent; `None` while there is none."""
        return None if self._client is None else self._client.pid

    def start(self) -> None:
        """Start the agent, or say that none was found."""
        if self._agent is None:
            self._window.start_page.show_not_found(" ".join(DEFAULT_AGENT), searched_folders())
            self._window.show_start_page()
            self._actions.set_client(None)
        elif self._life is None or self._life.done():
            self._wanted = True
            self._life = asyncio.get_running_loop().create_task(self._live(self._agent), name="agent")

    def restart(self) -> None:
        """End the agent if it runs, start it again and go back to its last session."""
        self._actions.in_background(self._restart())

    def start_demo(self) -> None:
        """Start the demo agent instead."""
        self._agent = DEMO
        self.restart()

    async def close(self) -> None:
        """End the agent and everything that was going on with it."""
        self._closing = True
        await self._end_agent()
        await self._actions.close()

    # the agent's life

    async def _restart(self) -> None:
        await self._end_agent()
        if not self._closing:
            self.start()

    async def _end_agent(self) -> None:
        self._wanted = False
        if self._life is not None and not self._life.done():
            if self._client is not None:
                await self._client.close()
            await asyncio.gather(self._life, return_exceptions=True)

    async def _live(self, agent: AgentCommand) -> None:
        self._client = None
        self._window.set_agent_name(agent.name)
        self._window.start_page.show_starting(agent.name, str(self._cwd))
        self._window.banner.hide()
        self._actions.set_run_state(RunState.STARTING)
        client = Client.spawn(agent.argv, cwd=self._cwd, ui=self._ui, on_diagnostic=self._show_diagnostic)
        try:
            async with client:
                self._client = client
                if not self._wanted:  # the user has left while it was being started
                    return
                self._actions.set_client(client)
                greeting = asyncio.get_running_loop().create_task(self._greet(client), name="greeting")
                async for event in client.events():
                    self._receive_safely(event)
                self._leave_nothing_running()
                if client.death is not None and self._wanted:
                    self._show_death(client.death)  # before its last processes are ended, which may take seconds
                await asyncio.gather(greeting, return_exceptions=True)
        except SpawnError as error:
            self._leave_nothing_running()
            self._show_spawn_error(error)

    def _leave_nothing_running(self) -> None:
        """Let nothing in the window look as if the agent were there."""
        self._presenter.reset()
        self._window.transcript.end_running_tools("ended with the agent")
        self._window.transcript.end_assistant()
        self._actions.set_client(None)

    async def _greet(self, client: Client) -> None:
        """Ask for what the window shows, and go back to the last session."""
        try:
            state = await self._first_state(client)
            wanted = self._session_file
            if wanted and wanted != state.session_file and os.path.exists(wanted):  # noqa: ASYNC240 - a local file
                await self._actions.replace_session(SwitchSessionCommand(session_path=wanted))
                state = await client.call(GetStateCommand())
            self._show_state(state)
            self._actions.set_run_state(RunState.RUNNING if state.is_streaming else RunState.IDLE)
            self.ready.set()
            await self._list_commands(client)
        except AgentDied:
            logger.debug("the agent ended before it was ready")  # its end is shown by itself
        except RpcError as error:
            self._window.show_transcript()
            self._window.transcript.add_note(f"The agent did not answer as it should: {error}", "error")
            self._actions.set_run_state(RunState.IDLE)

    async def _first_state(self, client: Client) -> SessionState:
        """Wait for the first answer, and say so when it takes long: the command may not be an agent at all."""
        answer = asyncio.ensure_future(client.call(GetStateCommand()))
        try:
            await asyncio.wait({answer}, timeout=SILENT_AFTER_S)
            if not answer.done() and self._agent is not None:
                self._window.start_page.show_silent(" ".join(self._agent.argv))
            return await answer
        finally:
            answer.cancel()

    async def _list_commands(self, client: Client) -> None:
        try:
            commands = await client.call(GetCommandsCommand())
        except CommandError as error:
            logger.info("no list of commands: %s", error)  # small agents have none
            return
        self._window.composer.set_commands([(c.name, c.description or "") for c in commands.commands])

    def _receive_safely(self, event: Event) -> None:
        try:
            self._receive(event)
        except Exception:
            # No event may end the conversation with the agent.
            logger.exception("an event could not be shown: %s", type(event).__name__)

    def _receive(self, event: Event) -> None:
        self._conversation.apply(event)
        if isinstance(event, SPOKEN):
            self._window.show_transcript()
        match event:
            case QueueUpdateEvent():
                self._window.composer.set_queue(event.steering, event.follow_up)
            case AgentSettledEvent() | AgentEndEvent(will_retry=False | None):
                self._actions.in_background(self._refresh())

    async def _refresh(self) -> None:
        """Ask where the session stands; agents before pi 0.80.4 tell only so that they are idle."""
        if self._client is None or self._client.death is not None:
            return
        try:
            state = await self._client.call(GetStateCommand())
        except RpcError as error:
            logger.info("no state: %s", error)
            return
        self._show_state(state)
        if state.is_streaming is False:
            self._actions.set_idle()

    # what the window says

    def _show_state(self, state: SessionState) -> None:
        self._session_file = state.session_file or self._session_file
        if self._window.shows_transcript():
            return
        # Small agents have no models at all, and no thinking levels either.
        has_models = state.model is not None or state.thinking_level is not None
        if has_models and (state.model is None or state.model.id == UNKNOWN_MODEL):
            self._window.start_page.show_no_model(self._window.agent_name)
        else:
            self._window.start_page.show_welcome(self._window.agent_name, str(self._cwd))

    def _show_death(self, death: AgentDied) -> None:
        headline = str(death)[0].upper() + str(death)[1:] + "."
        kept = any(kind == "draft" for kind, _title, _text in self._window.notifications.history())
        explanation = "What you had typed into open questions is kept under View → Notifications." if kept else ""
        details = "\n".join(death.stderr_tail.splitlines()[-STDERR_LINES_SHOWN:])
        self._window.banner.show_problem(headline, explanation, details)
        self._window.start_page.show_ended(self._window.agent_name)

    def _show_spawn_error(self, error: SpawnError) -> None:
        headline = f"The agent could not be started: {' '.join(error.argv)}"
        places = "".join(f"\n{folder}" for folder in error.searched)
        details = f"{error.reason}\nSearched in:{places}" if places else error.reason
        self._window.banner.show_problem(headline, "Check the command, then try again.", details, "Try again")
        self._window.start_page.show_ended(self._window.agent_name)

    def _show_diagnostic(self, diagnostic: Diagnostic) -> None:
        logger.warning("%s: %s %s", diagnostic.kind.value, diagnostic.message, diagnostic.line)
        line = f"\n{diagnostic.line}" if diagnostic.line else ""
        self._window.show_transcript()
        self._window.transcript.add_note(f"{diagnostic.kind.value.capitalize()}: {diagnostic.message}{line}", "warning")

    def _connect(self) -> None:
        self._window.restart_requested.connect(self.restart)
        self._window.demo_requested.connect(self.start_demo)
        QuestionBadge(self._window, self.questions)
