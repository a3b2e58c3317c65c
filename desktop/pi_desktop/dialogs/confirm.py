"""The dialog for a yes or no."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from pi_desktop.dialogs.base import QuestionDialog, accepting_is_last


class ConfirmDialog(QuestionDialog):
    """Asks for a yes or no; neither is a default."""

    def __init__(
        self,
        parent: QWidget | None,
        *,
        title: str,
        message: str,
        asker: str = "",
        deadline: float | None = None,
        activate: bool = True,
    ) -> None:
        """Build the dialog; for the arguments see `QuestionDialog`."""
        super().__init__(parent, title=title, message=message, asker=asker, deadline=deadline, activate=activate)
        self._answer: bool | None = None
        yes, no, cancel = QPushButton("&Yes", self), QPushButton("&No", self), QPushButton("Cancel", self)
        for button, name in ((yes, "yes"), (no, "no"), (cancel, "cancel")):
            button.setObjectName(name)
        yes.setAccessibleDescription(self.accessibleDescription())
        no.setAccessibleDescription(self.accessibleDescription())
        yes.clicked.connect(lambda: self._give(True))
        no.clicked.connect(lambda: self._give(False))
        cancel.clicked.connect(self.reject)
        self.buttons.addWidget(cancel)
        self.buttons.addStretch(1)
        for button in (no, yes) if accepting_is_last(self) else (yes, no):
            self.buttons.addWidget(button)
        self.add_answer_controls(yes, no, cancel)
        self.setFocus()

    def answer(self) -> bool | None:
        """Return True for yes, False for no, None when it was cancelled."""
        return self._answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by Alt+Y and Alt+N also where captions have no mnemonics, as on macOS."""
        answer = {int(Qt.Key.Key_Y): True, int(Qt.Key.Key_N): False}.get(event.key())
        if answer is None or event.modifiers() != Qt.KeyboardModifier.AltModifier or event.isAutoRepeat():
            super().keyPressEvent(event)
        else:
            self._give(answer)

    def _give(self, answer: bool) -> None:
        if self.is_armed():
            self._answer = answer
            self.accept()
