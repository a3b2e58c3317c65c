"""The front end of the runtime: each UI request of the agent becomes something on the screen.

Owns the order of things and the traces that a question leaves. Which dialog a request gets is in
`question_dialogs.py`; ids, deadlines and what reaches the wire are the runtime's business.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import assert_never

from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.main_window import MainWindow
from pi_desktop.question_dialogs import answer_of, make_dialog
from pi_desktop.questions import Question, Questions
from pi_desktop.visible_text import heading_and_body, one_line
from pi_protocol import (
    CancelledResponse,
    ConfirmedResponse,
    ConfirmRequest,
    DialogRequest,
    ExtensionUIResponse,
    NotifyRequest,
    OneWayRequest,
    SelectRequest,
    SetEditorTextRequest,
    SetStatusRequest,
    SetTitleRequest,
    SetWidgetRequest,
    ValueResponse,
)
from pi_rpc import Withdrawal
from pi_rpc.session import SessionUI
from pi_rpc.ui import withdrawal_of

TRACES = {
    None: "Cancelled",
    Withdrawal.EXPIRED: "Timed out; the agent used its default",
    Withdrawal.STOPPED: "Cancelled by Stop",
    Withdrawal.REPLACED: "Cancelled, since the session is being replaced",
    Withdrawal.DIED: "The agent ended before this was answered",
    Withdrawal.CLOSED: "Cancelled, since the window is being closed",
}

HEADING_SHOWN = 200
"""Characters of a question that a trace repeats."""

RECORD_SHOWN = 4000
"""Characters of a question that the record of its answer repeats: what was allowed can be read again."""

CHOICE_SHOWN = 80
"""Characters of a chosen option that its record repeats."""


class Presenter:
    """Shows what an agent asks for.

    Attributes:
        session: The statuses, widgets and title of the session.
        stopping: Whether the user has pressed Stop and the agent is not idle yet.
    """

    def __init__(self, window: MainWindow, questions: Questions) -> None:
        self.session = SessionUI()
        self.stopping = False
        self._window = window
        self._questions = questions

    async def present(self, request: DialogRequest, deadline: float | None) -> ExtensionUIResponse:
        """Ask the user; see `pi_rpc.ExtensionUI`."""
        asker = f"{self._window.agent_name} (asked after Stop)" if self.stopping else self._window.agent_name
        title = request.title or ""
        question = Question(title, deadline, partial(make_dialog, request, self._window, asker, deadline))
        try:
            if deadline is not None and deadline <= time.monotonic():
                await asyncio.Event().wait()  # it has expired: the runtime ends this at once
            accepted = await self._questions.answer_to(question)
        except asyncio.CancelledError as error:
            self._leave_trace(title, withdrawal_of(error), question.dialog)
            raise
        answer = CancelledResponse(id=request.id) if not accepted else answer_of(request, question.dialog)
        if deadline is not None and deadline <= time.monotonic():
            self._leave_trace(title, Withdrawal.EXPIRED, question.dialog)  # the runtime does not send it any more
        elif isinstance(answer, CancelledResponse):
            self._leave_trace(title, None, question.dialog)
        else:
            self._leave_record(request, answer)
        return answer

    def show(self, request: OneWayRequest) -> None:
        """Show what is never answered; see `pi_rpc.ExtensionUI`."""
        match request:
            case NotifyRequest():
                self._window.notify(request.message or "", request.notify_type or "info")
            case SetStatusRequest():
                self.session.apply(request)
                self._window.status_bar.set_status(request.status_key or "", request.status_text)
            case SetWidgetRequest():
                self.session.apply(request)
                key = request.widget_key or ""
                widget = self.session.widgets.get(key)
                if widget is None:
                    self._window.docks.set_widget(key, None, below=False)
                else:
                    self._window.docks.set_widget(key, widget.lines, widget.below)
            case SetTitleRequest():
                self.session.apply(request)
                self._window.set_title(self.session.title)
            case SetEditorTextRequest():
                self._window.composer.set_text(request.text or "")
            case _:
                assert_never(request)

    def reset(self) -> None:
        """Take away everything: another agent process starts."""
        self.session.mark()
        self.sweep()

    def sweep(self) -> None:
        """Take away what a replaced session has left."""
        left = self.session.sweep()
        for key in left.statuses:
            self._window.status_bar.set_status(key, None)
        for key in left.widgets:
            self._window.docks.set_widget(key, None, below=False)
        if left.title:
            self._window.set_title(None)

    def _leave_trace(self, title: str, reason: Withdrawal | None, dialog: QuestionDialog | None) -> None:
        """Say that a question went without an answer, and keep what the user had typed."""
        kind = "expired" if reason is Withdrawal.EXPIRED else "question"
        self._note(f"{TRACES[reason]}: {_heading(title)}", kind)
        if dialog is not None and (draft := dialog.draft()):
            self._window.notifications.keep_draft(title, draft)

    def _leave_record(self, request: DialogRequest, answer: ExtensionUIResponse) -> None:
        """Say what was answered; a text that was typed may be a secret and is not repeated."""
        said = "answered"
        match request, answer:
            case ConfirmRequest(), ConfirmedResponse():
                said = "Yes" if answer.confirmed else "No"
            case SelectRequest(), ValueResponse():
                said = one_line(answer.value, CHOICE_SHOWN)
        asked = request.title or ""
        if isinstance(request, ConfirmRequest) and request.message:
            asked += f"\n{request.message}"
        self._note(f"{_cut(asked)} → {said}", "question")

    def _note(self, text: str, kind: str) -> None:
        self._window.transcript.add_note(text, kind)
        self._window.show_transcript()


def _cut(text: str) -> str:
    return text if len(text) <= RECORD_SHOWN else f"{text[:RECORD_SHOWN]}… ({len(text)} characters)"


def _heading(title: str) -> str:
    return one_line(heading_and_body(title)[0], HEADING_SHOWN) or "Question"
