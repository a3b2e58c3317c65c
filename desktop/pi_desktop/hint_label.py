"""A label for what is secondary: quieter than text, yet readable on every palette.

Owns its colour. Knows no text of its own.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from pi_desktop.ansi_format import mix, readable

_SHARE: Final = 0.35
"""Share of the background in the colour, before contrast is restored where it is too low."""


class HintLabel(QLabel):
    """Shows its text literally in a muted colour that follows the palette."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        # On a page in the colour of editors Qt would take another role.
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self._mute()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the parent's palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange or event.type() == QEvent.Type.PaletteChange:
            self._mute()

    def _mute(self) -> None:
        parent = self.parentWidget()
        source = parent.palette() if parent is not None else QPalette()
        text, window = source.windowText().color(), source.window().color()
        muted = readable(mix(text, window, _SHARE), window)
        if self.palette().windowText().color() != muted:
            palette = QPalette(self.palette())
            palette.setColor(QPalette.ColorRole.WindowText, muted)
            self.setPalette(palette)
