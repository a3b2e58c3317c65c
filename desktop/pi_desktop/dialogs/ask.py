"""Showing a dialog and awaiting its end without a nested event loop.

Owns when a dialog is shown, hidden and deleted. Knows no question and no answer.
"""

from __future__ import annotations

import asyncio

import shiboken6
from PySide6.QtWidgets import QDialog


async def ask(dialog: QDialog) -> bool:
    """Show a dialog without blocking any window and wait until it has ended.

    However this ends, the dialog is hidden and will be deleted; its answer can be read until the caller
    awaits again. Cancelling the awaiting task closes the dialog without an answer. Hiding and showing the
    dialog meanwhile ends nothing.

    Args:
        dialog: A dialog that has not been used before.

    Returns:
        Whether it was accepted; False also when something else deleted it.

    Raises:
        asyncio.CancelledError: The awaiting task was cancelled.
    """
    ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def end(result: int) -> None:
        if not ended.done():
            ended.set_result(result == QDialog.DialogCode.Accepted)

    def end_deleted() -> None:
        end(QDialog.DialogCode.Rejected)

    dialog.finished.connect(end)
    dialog.destroyed.connect(end_deleted)
    try:
        dialog.show()
        return await ended
    finally:
        if shiboken6.isValid(dialog):
            dialog.hide()
            dialog.deleteLater()
