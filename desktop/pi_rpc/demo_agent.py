"""An agent to try a client with: no model, no login, nothing is ever executed.

Owns what the demo remembers. Run it as `python -m pi_rpc.demo_agent`; it is written with `pi_rpc.agent` alone, and
is the example of how to do that.
"""

from __future__ import annotations

import argparse
import asyncio

from pi_protocol import (
    AbortCommand,
    ClearedQueue,
    ClearQueueCommand,
    GetCommandsCommand,
    GetMessagesCommand,
    GetStateCommand,
    MessageList,
    Model,
    NewSessionCommand,
    PromptCommand,
    PromptResult,
    SessionReplacement,
    SessionState,
    SlashCommand,
    SlashCommandList,
    SwitchSessionCommand,
)
from pi_rpc.agent import Agent, main
from pi_rpc.demo_commands import DemoCommands
from pi_rpc.demo_session import Queue, Run, Session
from pi_rpc.errors import CommandError

MODEL = Model(id="demo", name="Demo (no model)", api="demo", provider="demo", context_window=8000, reasoning=False)


class DemoAgent(Agent):
    """Answers prompts with a text about itself, and slash commands with what they are for."""

    def __init__(self, pace: float = 1.0) -> None:
        """Make an agent.

        Args:
            pace: Factor on every pause; 0 is as fast as possible.
        """
        super().__init__()
        self._pace = pace
        self._slash = DemoCommands(self.ui, pace)
        self._queue = Queue(self.emit)
        self._session = Session()
        self._sessions = {self._session.id: self._session}
        self._run: Run | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    def started(self) -> None:
        """Show what an extension would at the start of a session."""
        self.ui.set_title("Demo agent")
        self._greet()

    async def prompt(self, command: PromptCommand) -> PromptResult:
        """Handle a slash command, queue a message of a run, or begin one."""
        name, _, text = command.message.partition(" ")
        if name.startswith("/") and name[1:] in self._slash.table:
            _, handle = self._slash.table[name[1:]]
            await handle(text)
            return PromptResult(disposition="handled")
        if self._run is None:
            self._begin(command.message)
            return PromptResult(disposition="started")
        if command.streaming_behavior not in ("steer", "followUp"):
            raise CommandError(
                command.type,
                "The demo is already answering. Say with streamingBehavior ('steer' or 'followUp') what to do.",
            )
        self._queue.add(command.message, steer=command.streaming_behavior == "steer")
        return PromptResult(disposition="queued")

    async def abort(self, _command: AbortCommand) -> None:
        """End the run, if there is one."""
        await self._stop()

    async def clear_queue(self, _command: ClearQueueCommand) -> ClearedQueue:
        """Give the queued messages back."""
        return self._queue.clear()

    async def new_session(self, _command: NewSessionCommand) -> SessionReplacement:
        """Begin a new session."""
        await self._replace(Session())
        return SessionReplacement(cancelled=False)

    async def switch_session(self, command: SwitchSessionCommand) -> SessionReplacement:
        """Go on with a session of this process; the demo keeps none in files, so the path is the session's id."""
        session = self._sessions.get(command.session_path)
        if session is None:
            raise CommandError(command.type, f"The demo remembers no session {command.session_path}")
        await self._replace(session)
        return SessionReplacement(cancelled=False)

    async def get_state(self, _command: GetStateCommand) -> SessionState:
        """Tell the state of the session."""
        return SessionState(
            session_id=self._session.id,
            model=MODEL,
            thinking_level="off",
            is_streaming=self._run is not None,
            is_compacting=False,
            steering_mode="one-at-a-time",
            follow_up_mode="one-at-a-time",
            auto_compaction_enabled=False,
            message_count=len(self._session.messages),
            pending_message_count=len(self._queue),
        )

    async def get_messages(self, _command: GetMessagesCommand) -> MessageList:
        """Give all messages of the session."""
        return MessageList(messages=self._session.messages)

    async def get_commands(self, _command: GetCommandsCommand) -> SlashCommandList:
        """List the slash commands."""
        return SlashCommandList(
            commands=[
                SlashCommand(name=name, description=description, source="extension")
                for name, (description, _) in self._slash.table.items()
            ]
        )

    def _begin(self, prompt: str) -> None:
        self._run = Run(self._session, self._queue, self.ui, self.emit, self._pace)
        self._idle.clear()
        # The task gets its first turn after the response is written.
        self.start(self._answer(self._run, prompt))

    async def _answer(self, run: Run, prompt: str) -> None:
        self.ui.set_status("demo", "answering…")
        try:
            await run.answer(prompt)
        finally:
            self._run = None
            self._idle.set()
        self.ui.set_status("demo", "ready")

    async def _stop(self) -> None:
        if self._run is not None:
            self._run.abort()
        await self._idle.wait()

    async def _replace(self, session: Session) -> None:
        await self._stop()
        if len(self._queue):
            self._queue.clear()
        self._session = session
        self._sessions[session.id] = session
        self._greet()

    def _greet(self) -> None:
        number = list(self._sessions).index(self._session.id) + 1
        self.ui.set_status("demo", "ready")
        self.ui.set_widget("demo", [f"Demo session {number}: write something, or try /tour."])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m pi_rpc.demo_agent", description="An agent to try a client with.")
    parser.add_argument(
        "--pace", type=float, default=1.0, metavar="FACTOR", help="factor on every pause; 0 is as fast as possible"
    )
    main(DemoAgent(pace=parser.parse_args().pace))
