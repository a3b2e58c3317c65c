"""The page that lists the keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

KEYS = (
    ("Send the prompt; in a run, steer it", "Return"),
    ("Queue the prompt for after the run", "Alt+Return"),
    ("New line in the prompt", "Shift+Return"),
    ("Stop the run", "Shift+Esc"),
    ("Go to the waiting question", "F6"),
    ("Go to the prompt editor", "Ctrl+L"),
    ("Yes or No in a question", "Alt+Y", "Alt+N"),
    ("Choose the first, … ninth row of a question", "1", "9"),
    ("Submit the text of an editor question", "Ctrl+Return"),
    ("Cancel a question", "Esc"),
    ("Notifications", "Ctrl+Shift+N"),
    ("New session", "Ctrl+N"),
    ("Restart the agent", "Ctrl+Shift+R"),
    ("This page", "F1"),
)


class ShortcutsPage(QDialog):
    """What can be done by keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("shortcuts-page")
        self.setWindowTitle("Keyboard shortcuts")
        layout = QVBoxLayout(self)
        form = QFormLayout()
        form.setHorizontalSpacing(32)
        for text, *keys in KEYS:
            shown = " / ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
            value = QLabel(shown.replace("Return", "Enter"), self)  # as everywhere else in the program
            value.setTextFormat(Qt.TextFormat.PlainText)
            label = QLabel(text, self)
            label.setTextFormat(Qt.TextFormat.PlainText)
            form.addRow(label, value)
        layout.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)

    def open_page(self) -> None:
        """Show the page; the window stays usable."""
        self.show()
        self.raise_()
        self.activateWindow()
