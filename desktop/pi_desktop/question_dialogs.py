"""Which dialog a request gets, and what answer its result is: where protocol types meet widgets."""

from __future__ import annotations

from typing import TypedDict, assert_never

from PySide6.QtWidgets import QWidget

from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.confirm import ConfirmDialog
from pi_desktop.dialogs.editor import EditorDialog
from pi_desktop.dialogs.input import InputDialog
from pi_desktop.dialogs.select import SelectDialog
from pi_protocol import (
    CancelledResponse,
    ConfirmedResponse,
    ConfirmRequest,
    DialogRequest,
    EditorRequest,
    ExtensionUIResponse,
    InputRequest,
    SelectRequest,
    ValueResponse,
)


class _Common(TypedDict):
    title: str
    asker: str
    deadline: float | None
    activate: bool


def make_dialog(
    request: DialogRequest, parent: QWidget, asker: str, deadline: float | None, activate: bool
) -> QuestionDialog:
    """Build the dialog of a request.

    Args:
        request: The request; what it leaves out is empty.
        parent: The window that stays usable behind it.
        asker: Who asks.
        deadline: When it closes, in seconds of the monotonic clock; `None` means never.
        activate: Whether it may take the keyboard.
    """
    common = _Common(title=request.title or "", asker=asker, deadline=deadline, activate=activate)
    match request:
        case SelectRequest():
            return SelectDialog(parent, options=request.options or [], **common)
        case ConfirmRequest():
            return ConfirmDialog(parent, message=request.message or "", **common)
        case InputRequest():
            return InputDialog(parent, placeholder=request.placeholder or "", **common)
        case EditorRequest():
            return EditorDialog(parent, prefill=request.prefill or "", **common)
        case _:
            assert_never(request)


def answer_of(request: DialogRequest, dialog: QuestionDialog | None) -> ExtensionUIResponse:
    """What the user answered in a dialog that was accepted."""
    match request, dialog:
        case SelectRequest(), SelectDialog():
            choice = dialog.choice()
            if choice is not None and request.options:
                return ValueResponse(id=request.id, value=request.options[choice])
        case ConfirmRequest(), ConfirmDialog():
            confirmed = dialog.answer()
            if confirmed is not None:
                return ConfirmedResponse(id=request.id, confirmed=confirmed)
        case InputRequest() | EditorRequest(), InputDialog() | EditorDialog():
            text = dialog.answer()
            if text is not None:
                return ValueResponse(id=request.id, value=text)
    return CancelledResponse(id=request.id)
