"""What the agent and the program tell the user without asking.

Owns that each notice is seen and can be found again. Knows no protocol: texts come in, nothing goes out.
"""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from pi_desktop import ansi
from pi_desktop.notification_history import NotificationHistory
from pi_desktop.notification_model import Notification, NotificationModel
from pi_desktop.toasts import ToastStack


class Notifications(QObject):
    """Shows notices as toasts over a window and keeps them in a history.

    Attributes:
        dock: The history, hidden at first; the window puts it into an area and its `toggleViewAction` into a menu.
        toasts: The notices that are seen at the moment.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._model = NotificationModel(self)
        self._history = NotificationHistory(self._model, window)
        self._history.hide()
        self.dock: QDockWidget = self._history
        self.toasts = ToastStack(window)
        self.toasts.history_requested.connect(self._history.show_last)
        self.toasts.history_requested.connect(self.toasts.clear)
        self._history.toggleViewAction().triggered.connect(self._on_toggled)

    def set_area(self, area: QWidget) -> None:
        """Keep the toasts over one part of the window, such as the conversation."""
        self.toasts.set_area(area)

    def add(self, text: str, kind: str = "info", title: str = "") -> None:
        """Show a notice.

        Args:
            text: What it says, shown literally; escape sequences of terminals are left out.
            kind: "info", "warning" or "error" (stays until dismissed); another word is shown and treated as info.
            title: What it is about; may be empty.
        """
        kind = kind or "info"
        self._model.append(Notification(datetime.now().astimezone(), kind, ansi.plain(title), ansi.plain(text)))
        self.toasts.add(ansi.plain(text), kind, ansi.plain(title))

    def keep_draft(self, title: str, text: str) -> None:
        """Keep a half-written answer that could not be sent; Copy gives back exactly this text.

        Args:
            title: The question that it was to answer.
            text: The draft.
        """
        self._model.append(Notification(datetime.now().astimezone(), "draft", title, text))
        self.toasts.add("Your unsent answer is kept in the notification history.", "draft", title)

    def drafts(self) -> list[tuple[str, str]]:
        """Return the questions and texts of all kept drafts, oldest first."""
        return [(entry.title, entry.text) for entry in self._model.entries() if entry.kind == "draft"]

    def restore_draft(self, title: str, text: str) -> None:
        """Put a draft of an earlier start into the history, without a notice."""
        self._model.append(Notification(datetime.now().astimezone(), "draft", title, text))

    def _on_toggled(self, shown: bool) -> None:
        """Do not say twice what the history shows now."""
        if shown:
            self.toasts.clear()

    def history(self) -> list[tuple[str, str, str]]:
        """Return kind, title and text of all entries, oldest first."""
        return [(entry.kind, entry.title, entry.text) for entry in self._model.entries()]
