"""Short-lived notices at the top right of an area.

Owns how many are seen, for how long, and where. Knows no history: a click on "Show history" goes out as a signal.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QStyle, QWidget

from pi_desktop.toast import Toast

VISIBLE: Final = 3
"""Notices that are seen at once, the count of the others included: more hide what the user reads."""

LEAST_MS: Final = 6_000
"""Milliseconds that a notice is seen at least: time to look up from the editor and read a line."""

MS_PER_CHARACTER: Final = 50
"""Milliseconds more for each character, at an unhurried reading speed."""

MOST_MS: Final = 30_000
"""Milliseconds after which also a long notice has gone to the history."""

_GAP: Final = 6
_MARGIN: Final = 10


class ToastStack(QObject):
    """Shows notices over an area of a window, newest below; never takes the focus.

    Signals:
        history_requested: The user wants to see all notices.
    """

    history_requested = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._area: QWidget | None = None
        self._toasts: list[Toast] = []
        self._more: Toast | None = None
        self._merged = 0
        self._merged_errors = 0
        # A burst is laid out and counted once.
        self._pending = QTimer(self, singleShot=True, interval=0)
        self._pending.timeout.connect(self._refresh)
        window.installEventFilter(self)

    def set_area(self, area: QWidget) -> None:
        """Keep the notices over one part of the window; without it they are over its central widget."""
        if self._area is not None:
            self._area.removeEventFilter(self)
        self._area = area
        area.installEventFilter(self)
        self._pending.start()

    def add(self, text: str, kind: str, title: str = "") -> None:
        """Show a notice, or count it where there is no room.

        Args:
            text: What it says; shown literally.
            kind: "info", "warning", "error" or another word. Errors stay until they are dismissed and take the place
                of others; other notices take the place of one that was seen for a while.
            title: What it is about; may be empty.
        """
        is_error = kind == "error"
        if not self._make_room(is_error):
            self._merge(kind)
            return
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
        """Stay at the corner of the area."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._pending.start()
        return False

    def _all(self) -> list[Toast]:
        # The count comes first: what is below may have no room in a small window.
        return [*([self._more] if self._more is not None else []), *self._toasts]

    def _make_room(self, is_error: bool) -> bool:
        """Take a notice away if one more has no room; return whether there is room now."""
        counting = self._merged > 0 or self._more is not None
        if len(self._toasts) + counting < VISIBLE:
            return True
        passing = [toast for toast in self._toasts if toast.kind != "error"]
        seen = next((toast for toast in passing if toast.was_seen()), None)
        if seen is not None:
            self._close(seen)
            return True
        if (is_error and passing) or not counting:
            # The count needs a place of its own, so one that shows has to go.
            hidden = (passing or self._toasts)[-1]
            self._merge(hidden.kind)
            self._close(hidden)
            return is_error and len(self._toasts) + 1 < VISIBLE
        return False

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
        self._dispose(toast)
        self._pending.start()

    def _dispose(self, toast: Toast) -> None:
        toast.stop()
        toast.hide()
        toast.deleteLater()

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
        kind, lifetime = ("error", None) if errors else ("info", LEAST_MS)
        if self._more is not None and self._more.text == text:
            return
        if self._more is not None and self._more.kind == kind:
            self._more.restate(text, lifetime)
            return
        if self._more is not None:
            self._dispose(self._more)
        self._more = self._made(text, kind, "", lifetime)
        self._more.offer_history()

    def _place(self) -> Toast | None:
        """Stack the notices from the top right corner of the area down; return one that has no room."""
        room = self._room()
        y = room.top()
        crowded = None
        for toast in self._all():
            left = room.bottom() + 1 - y
            toast.fit(room.width())
            if toast.height() > left and toast is not self._all()[0]:
                crowded = crowded or toast
                toast.hide()
                continue
            toast.resize(toast.width(), min(toast.height(), max(left, 0)))
            toast.move(room.right() + 1 - toast.width(), y)
            toast.show()
            toast.raise_()
            y += toast.height() + _GAP
        return crowded

    def _room(self) -> QRect:
        """Return where notices may be, in the window's coordinates: beside the scroll bar of the area."""
        area = self._area or self._window.centralWidget() or self._window
        bar = self._window.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        place = QRect(area.mapTo(self._window, QPoint(0, 0)), area.size())
        return place.adjusted(_MARGIN, _MARGIN, -_MARGIN - bar, -_MARGIN)
