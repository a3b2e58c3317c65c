"""The docks around the prompt editor: one for each widget key of an extension.

Owns which docks there are, their order and their place above or below the editor. Knows no protocol: keys and lines
come in, nothing goes out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from pi_desktop.widget_dock import WidgetDock

SETTLE_MS: Final = 30
"""Milliseconds before changes are shown: extensions set and clear a widget within 1 ms to pass data through it."""

STACKED: Final = 3
"""Docks of one area that are stacked; further ones share the place of the last as tabs, or the editor would have no
room."""


SHARE: Final = 0.45
"""Part of the window's height that all widgets take together at most, unless their titles and first lines need more."""


@dataclass(frozen=True, slots=True)
class _Widget:
    lines: tuple[str, ...]
    below: bool


class WidgetDocks(QObject):
    """Keeps one dock for each widget in a main window whose central widget is the prompt editor.

    Args:
        host: The main window that gets the docks: its top area is above the editor, its bottom area below.
    """

    def __init__(self, host: QMainWindow) -> None:
        super().__init__(host)
        self._host = host
        self._widgets: dict[str, _Widget] = {}
        self._docks: dict[str, WidgetDock] = {}
        self._window: QWidget | None = None
        host.installEventFilter(self)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._apply)
        self._refit = QTimer(self, singleShot=True, interval=0)
        self._refit.timeout.connect(self._fit)
        # Docks that come by themselves must not glide under the user's hands.
        host.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AllowTabbedDocks)

    def set_widget(self, key: str, lines: Sequence[str] | None, below: bool) -> None:
        """Show, change, move or remove the widget of a key.

        What is seen follows after `SETTLE_MS`; `keys` and `lines` follow at once.

        Args:
            key: Names the widget; an update of a known key keeps its place.
            lines: Terminal text, one string per line; an empty sequence keeps an empty widget, None removes it, also
                where there is none.
            below: Whether the widget is below the prompt editor instead of above.
        """
        if lines is None:
            self._widgets.pop(key, None)
        else:
            self._widgets[key] = _Widget(tuple(lines), below)
        if not self._settle.isActive():
            self._settle.start()

    def keys(self) -> list[str]:
        """Return the keys of all widgets, oldest first."""
        return list(self._widgets)

    def lines(self, key: str) -> list[str] | None:
        """Return the lines of a widget as they were set, or None where there is none."""
        widget = self._widgets.get(key)
        return None if widget is None else list(widget.lines)

    def clear(self) -> None:
        """Remove all widgets."""
        for key in self.keys():
            self.set_widget(key, None, below=False)

    def toggle_actions(self) -> list[QAction]:
        """Return the checkable actions that show and hide the docks, for a menu."""
        return [dock.toggleViewAction() for dock in self._docks.values()]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the room anew when the window has another height."""
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self._fit()
        elif event.type() == QEvent.Type.Show:
            self._watch_window()
            self._fit()
        return False

    def _apply(self) -> None:
        """Make the docks what the widgets are."""
        for key in [key for key in self._docks if key not in self._widgets]:
            dock = self._docks.pop(key)
            self._host.removeDockWidget(dock)
            dock.deleteLater()
        for key, widget in self._widgets.items():
            if key not in self._docks:
                self._add(key, widget.below)
            dock = self._docks[key]
            if dock.below != widget.below:
                dock.below = widget.below
                self._place(dock, widget.below)
            dock.set_lines(widget.lines)
        self._fit()

    def _add(self, key: str, below: bool) -> None:
        dock = WidgetDock(key, below, self._host)
        self._place(dock, below)
        self._docks[key] = dock
        dock.visibilityChanged.connect(self._refit.start)
        # Qt would show it one turn later, after the host has been laid out.
        dock.show()

    def _fit(self) -> None:
        """Give the docks the heights of their lines, less where together they would take too much of the window."""
        stacked: list[list[WidgetDock]] = []
        tabbed: dict[Qt.DockWidgetArea, list[WidgetDock]] = {}
        for dock in self._docks.values():
            if self._host.tabifiedDockWidgets(dock):
                tabbed.setdefault(self._host.dockWidgetArea(dock), []).append(dock)
            elif not dock.isHidden():
                stacked.append([dock])
        groups = [(max(dock.wanted_height() for dock in group), group) for group in [*stacked, *tabbed.values()]]
        # Smallest first: what a small dock leaves of its share goes to the larger ones.
        groups.sort(key=lambda group: group[0])
        left = round(self._host.window().height() * SHARE)
        for number, (wanted, group) in enumerate(groups):
            height = min(wanted, left // (len(groups) - number))
            left -= height
            for dock in group:
                dock.fit(height)

    def _watch_window(self) -> None:
        window = self._host.window()
        if window is not self._window:
            window.installEventFilter(self)
            self._window = window

    def _place(self, dock: WidgetDock, below: bool) -> None:
        """Put a dock under those of its area, as a tab of the last one where the area is full."""
        area = _area(below)
        others = [
            other for other in self._docks.values() if other is not dock and self._host.dockWidgetArea(other) == area
        ]
        if len(others) < STACKED:
            self._host.addDockWidget(area, dock, Qt.Orientation.Vertical)
        else:
            self._host.tabifyDockWidget(others[-1], dock)


def _area(below: bool) -> Qt.DockWidgetArea:
    return Qt.DockWidgetArea.BottomDockWidgetArea if below else Qt.DockWidgetArea.TopDockWidgetArea
