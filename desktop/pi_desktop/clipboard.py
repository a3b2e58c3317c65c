"""Putting texts on the clipboard without losing a character on the way to our own editors."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from pi_desktop.faithful_edit import EXACT_MIME_TYPE


def copy_exactly(text: str) -> None:
    """Copy a text: exact for the program's editors, with lone surrogates replaced for all others."""
    data = QMimeData()
    data.setText(text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    data.setData(EXACT_MIME_TYPE, text.encode("utf-8", "surrogatepass"))
    QGuiApplication.clipboard().setMimeData(data)
