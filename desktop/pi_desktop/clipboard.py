"""Putting texts on the clipboard without losing a character on the way to our own editors, and leaving it in order."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard, QGuiApplication

from pi_desktop.faithful_edit import EXACT_MIME_TYPE


def copy_exactly(text: str) -> None:
    """Copy a text: exact for the program's editors, with lone surrogates replaced for all others."""
    data = QMimeData()
    data.setText(text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    data.setData(EXACT_MIME_TYPE, text.encode("utf-8", "surrogatepass"))
    QGuiApplication.clipboard().setMimeData(data)


def let_go_of_clipboard() -> None:
    """Leave what was copied as plain text, before the program ends.

    Some platforms free the clipboard's data when Python is gone already; data that Python has made crashes then.
    """
    clipboard = QGuiApplication.clipboard()
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        if mode is QClipboard.Mode.Selection and not clipboard.supportsSelection():
            continue
        data = clipboard.mimeData(mode)
        if data is not None and shiboken6.createdByPython(data):
            clipboard.setText(data.text(), mode)
