"""An agent's text in the places where Qt would interpret it: tooltips, captions of buttons, labels.

Owns how such text is made literal. Knows no widget of ours.
"""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from pi_desktop.visible_text import visible

TOOLTIP_LIMIT: Final = 4000
"""Longest tooltip in characters: about what fits on a screen."""


def tooltip(text: str) -> str:
    """Return a tooltip that shows a text literally, with its line breaks, wrapped to a readable width.

    Args:
        text: Any text; invisible characters are marked, what exceeds `TOOLTIP_LIMIT` is cut with an ellipsis.
    """
    shown = visible(text)
    if len(shown) > TOOLTIP_LIMIT:
        shown = shown[: TOOLTIP_LIMIT - 1] + "…"
    return f'<p style="white-space: pre-wrap">{html.escape(shown)}</p>' if shown else ""


def caption(text: str) -> str:
    """Return a text for buttons, actions and tabs, where an ampersand would mark a shortcut."""
    return visible(text).replace("&", "&&")


def literal_label(text: str, parent: QWidget | None = None) -> QLabel:
    """Make a label that never takes its text for HTML; the text comes with invisible characters marked."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(visible(text))
    return label
