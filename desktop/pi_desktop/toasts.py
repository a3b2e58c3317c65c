"""Short-lived notices at the top right of a window.

Owns how many are seen, for how long, and where. Knows no history: a click on "Show history" goes out as a signal.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from pi_desktop.toast import Toast

VISIBLE: Final = 4
"""Notices that are seen at once; the others are counted."""

LEAST_MS: Final = 8_000
"""Milliseconds that a notice is seen at least: time to look up from the editor and read a line."""

MS_PER_CHARACTER: Final = 50
"""Milliseconds more for each character, at an unhurried reading speed."""

MOST_MS: Final = 30_000
"""Milliseconds after which also a long notice has gone to the history."""

_GAP: Final = 8
_MARGIN: Final = 12


class ToastStack(QObject):
    """Shows notices over a window, newest below; never takes the focus.

    Signals:
        history_requested: The user wants to see all notices.
    """

    history_requested = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._toasts: list[Toast] = []
        self._more: Toast | None = None
        self._merged = 0
        self._merged_errors = 0
        # A burst is laid out and counted once.
        self._pending = QTimer(self, singleShot=True, interval=0)
        self._pending.timeout.connect(self._refresh)
        window.installEventFilter(self)

    def add(self, text: str, kind: str, title: str = "") -> None:
        """Show a notice, or count it where there is no room.

        Args:
            text: What it says; shown literally.
            kind: "info", "warning", "error" or another word. Errors stay until they are dismissed and take the place
                of others.
            title: What it is about; may be empty.
        """
        if len(self._toasts) >= VISIBLE:
            replaced = next((toast for toast in self._toasts if toast.kind != "error"), None)
            if kind != "error" or replaced is None:
                self._merge(kind)
                return
            self._merge(replaced.kind)
            self._close(replaced)
        is_error = kind == "error"
        lifetime = min(LEAST_MS + MS_PER_CHARACTER * len(text), MOST_MS)
        toast = self._made(text, kind, title, None if is_error else lifetime)
        if kind == "draft":
            toast.offer_history()
        self._toasts.append(toast)
        self._pending.start()

    def visible_texts(self) -> list[str]:
        """Return what the notices say, top to bottom; the count of the others comes first."""
        return [toast.text for toast in self._all()]

    def clear(self) -> None:
        """Take all notices away."""
        for toast in self._all():
            self._close(toast)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the corner of the window."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._pending.start()
        return False

    def _all(self) -> list[Toast]:
        # The count comes first: what is below may have no room in a small window.
        return [*([self._more] if self._more is not None else []), *self._toasts]

    def _merge(self, kind: str) -> None:
        self._merged += 1
        self._merged_errors += kind == "error"
        self._pending.start()

    def _made(self, text: str, kind: str, title: str, lifetime: int | None) -> Toast:
        toast = Toast(text, kind, title, lifetime, self._window)
        toast.expired.connect(lambda: self._close(toast))
        toast.history_requested.connect(self.history_requested)
        return toast

    def _close(self, toast: Toast) -> None:
        if toast is self._more:
            self._more = None
            self._merged = self._merged_errors = 0
        elif toast in self._toasts:
            self._toasts.remove(toast)
        toast.stop()
        toast.hide()
        toast.deleteLater()
        self._pending.start()

    def _refresh(self) -> None:
        if self._merged:
            self._say_merged()
        crowded = self._place()
        if crowded is not None:
            # Seen in part is not read: it is counted instead.
            self._merge(crowded.kind)
            self._close(crowded)

    def _say_merged(self) -> None:
        errors = self._merged_errors
        text = f"+{self._merged} more"
        if errors:
            text += f", {errors} of them {'an error' if errors == 1 else 'errors'}"
        if self._more is not None and self._more.text == text:
            return
        if self._more is None:
            self._more = self._made(text, "error" if errors else "info", "", None if errors else LEAST_MS)
            self._more.offer_history()
        else:
            self._more.restate(text, None if errors else LEAST_MS)

    def _place(self) -> Toast | None:
        """Stack the notices from the top right corner of the central area down; return one that has no room."""
        central = self._window.centralWidget()
        y = _MARGIN + (central.mapTo(self._window, QPoint(0, 0)).y() if central is not None else 0)
        crowded = None
        for toast in self._all():
            room = self._window.height() - y - _MARGIN
            toast.fit(self._window.width() - 2 * _MARGIN)
            if toast.height() > room and toast is not self._all()[0]:
                crowded = crowded or toast
                toast.hide()
                continue
            toast.resize(toast.width(), min(toast.height(), max(room, 0)))
            toast.move(self._window.width() - _MARGIN - toast.width(), y)
            toast.show()
            toast.raise_()
            y += toast.height() + _GAP
        return crowded
