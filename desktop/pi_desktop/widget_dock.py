"""One dock: the lines of one widget key under a small title bar.

Owns its look and its height. Knows no other dock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QStyle, QToolButton, QWidget

from pi_desktop.ansi_view import MARGIN_PX, AnsiView
from pi_desktop.literal import caption, literal_label, tooltip
from pi_desktop.visible_text import one_line

TITLE_CHARACTERS: Final = 60
"""Longest title in characters; the tooltip has all of it."""


class WidgetDock(QDockWidget):
    """Shows the lines of a widget.

    Attributes:
        below: Whether the extension wants the widget below the prompt editor.
    """

    def __init__(self, key: str, below: bool, host: QMainWindow) -> None:
        super().__init__(host)
        self.below = below
        title = one_line(key, TITLE_CHARACTERS)
        self.setObjectName(f"widget-{key}")
        self.setWindowTitle(caption(title))
        self.setAllowedAreas(Qt.DockWidgetArea.TopDockWidgetArea | Qt.DockWidgetArea.BottomDockWidgetArea)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self._view = AnsiView(self)
        self._view.setObjectName("lines")
        self._view.setAccessibleName(f"Widget {title}")
        self.setWidget(self._view)
        self.setTitleBarWidget(_title_bar(key, title, self))

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show other lines.

        Args:
            lines: Terminal text, one string per line.
        """
        self._view.set_lines(lines)

    def wanted_height(self) -> int:
        """Return the height in pixels that shows title and lines, up to a limit."""
        return self.titleBarWidget().sizeHint().height() + self._view.sizeHint().height()

    def fit(self, height: int) -> None:
        """Show title and lines in a height in pixels, but at least one line."""
        room = height - self.titleBarWidget().sizeHint().height()
        self._view.setFixedHeight(max(room, self._view.minimumSizeHint().height()))


class _TitleBar(QWidget):
    """As high as a line of text, unlike the style's own, which has room for icons."""

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(0, self.sizeHint().height())


def _title_bar(key: str, title: str, dock: QDockWidget) -> QWidget:
    bar = _TitleBar(dock)
    name = literal_label(title, bar)
    name.setToolTip(tooltip(key))
    font = name.font()
    font.setBold(True)
    name.setFont(font)
    close = QToolButton(bar)
    close.setObjectName("close")
    close.setAutoRaise(True)
    close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    close.setIcon(bar.style().standardIcon(QStyle.StandardPixmap.SP_TitleBarCloseButton))
    close.setToolTip("Hide (the View menu brings it back)")
    close.setAccessibleName(f"Hide widget {title}")
    close.setIconSize(QSize(1, 1) * round(bar.fontMetrics().height() * 0.7))
    close.clicked.connect(dock.close)
    row = QHBoxLayout(bar)
    row.setContentsMargins(MARGIN_PX, 1, 2, 1)
    row.addWidget(name, 1)
    row.addWidget(close)
    return bar
