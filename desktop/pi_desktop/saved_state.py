"""What the window remembers from one start to the next: its place, its layout and the unsent prompt."""

from __future__ import annotations

import json

from PySide6.QtCore import QByteArray, QSettings

from pi_desktop.main_window import MainWindow

LAYOUT_VERSION = 1
"""Raised when the docks change, so that an old layout is not forced on new parts."""

GEOMETRY, LAYOUT, DRAFT = "window/geometry", "window/layout", "composer/draft"


class SavedState:
    """The settings of the user, in the desktop's own place."""

    def __init__(self) -> None:
        self._settings = QSettings()

    def restore(self, window: MainWindow) -> None:
        """Bring a window back to how it was left."""
        geometry, layout = self._settings.value(GEOMETRY), self._settings.value(LAYOUT)
        if isinstance(geometry, QByteArray):
            window.restoreGeometry(geometry)
        if isinstance(layout, QByteArray):
            window.restoreState(layout, LAYOUT_VERSION)
        draft = self._settings.value(DRAFT)
        if isinstance(draft, str) and draft:
            window.composer.set_text(json.loads(draft))

    def save(self, window: MainWindow) -> None:
        """Remember a window."""
        self._settings.setValue(GEOMETRY, window.saveGeometry())
        self._settings.setValue(LAYOUT, window.saveState(LAYOUT_VERSION))
        # As JSON: settings files do not hold every character.
        self._settings.setValue(DRAFT, json.dumps(window.composer.text()))
