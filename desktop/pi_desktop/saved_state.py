"""What the window remembers from one start to the next: its place, its layout, the unsent prompt and unsent answers."""

from __future__ import annotations

import hashlib
import json

from PySide6.QtCore import QByteArray, QSettings

from pi_desktop.arguments import Options
from pi_desktop.main_window import MainWindow

LAYOUT_VERSION = 1
"""Raised when the docks change, so that an old layout is not forced on new parts."""

GEOMETRY, LAYOUT, DRAFTS, ANSWERS = "window/geometry", "window/layout", "drafts", "drafts/answers"

ANSWERS_KEPT = 20
"""Half-written answers that are kept from one start to the next; clearing the notifications drops them."""


class SavedState:
    """The settings of the user, in the desktop's own place."""

    def __init__(self, options: Options) -> None:
        """Look at the settings.

        Args:
            options: Which agent works where: each has an unsent prompt of its own.
        """
        self._settings = QSettings()
        place = json.dumps([options.agent and options.agent.argv, str(options.cwd)])
        self._draft = f"{DRAFTS}/{hashlib.sha256(place.encode()).hexdigest()[:16]}"

    def restore(self, window: MainWindow) -> None:
        """Bring a window back to how it was left."""
        geometry, layout = self._settings.value(GEOMETRY), self._settings.value(LAYOUT)
        if isinstance(geometry, QByteArray):
            window.restoreGeometry(geometry)
        if isinstance(layout, QByteArray):
            window.restoreState(layout, LAYOUT_VERSION)
        draft = self._settings.value(self._draft)
        if isinstance(draft, str) and draft:
            window.composer.set_text(json.loads(draft))

        for title, text in _read_answers(self._settings.value(ANSWERS)):
            window.notifications.restore_draft(title, text)

    def save(self, window: MainWindow) -> None:
        """Remember a window."""
        self._settings.setValue(GEOMETRY, window.saveGeometry())
        self._settings.setValue(LAYOUT, window.saveState(LAYOUT_VERSION))
        if text := window.composer.text():
            # As JSON: settings files do not hold every character.
            self._settings.setValue(self._draft, json.dumps(text))
        else:
            self._settings.remove(self._draft)
        self._settings.setValue(ANSWERS, json.dumps(window.notifications.drafts()[-ANSWERS_KEPT:]))


def _read_answers(saved: object) -> list[tuple[str, str]]:
    answers = json.loads(saved) if isinstance(saved, str) else []
    return [(title, text) for title, text in answers]
