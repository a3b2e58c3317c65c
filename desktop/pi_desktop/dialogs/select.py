"""The dialog for one of several options."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from pi_desktop.dialogs.base import QuestionDialog
from pi_desktop.dialogs.option_list import OptionList, is_cut
from pi_desktop.literal_view import LiteralView

FILTER_FROM = 10
"""Options from which a filter is of use: fewer are seen at once and have a digit each."""

WHOLE_OPTION_LINES = 8
"""Lines of the chosen option, where its row does not show all of it; more scroll."""

_FOR_THE_LIST = (
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
)


class SelectDialog(QuestionDialog):
    """Asks for one of several options; none is chosen until the user chooses."""

    VIEW_LINES = 12

    def __init__(
        self,
        parent: QWidget | None,
        *,
        title: str,
        options: Sequence[str],
        asker: str = "",
        deadline: float | None = None,
        activate: bool = True,
    ) -> None:
        """Build the dialog.

        Args:
            parent: The window that stays usable behind it.
            title: What is asked.
            options: What can be chosen; equal ones are separate rows.
            asker: Who asks.
            deadline: When the question closes, in seconds of the monotonic clock.
            activate: Whether showing it may take the keyboard.
        """
        super().__init__(parent, title=title, asker=asker, deadline=deadline, activate=activate)
        self._options = list(options)
        self._choice: int | None = None
        self._filter = QLineEdit(self)
        self._list = OptionList(self._options, self)
        self._none = QLabel(self)
        self._whole: LiteralView | None = None
        self._choose = QPushButton("Ch&oose", self)
        self._cancel = QPushButton("Cancel", self)
        self._build()

    def choice(self) -> int | None:
        """Return the index of the chosen option, None when it was cancelled."""
        return self._choice

    def can_answer_by(self, control: QWidget) -> bool:
        """The choosing button needs a chosen row."""
        return control is not self._choose or self._list.choice() is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send the keys for moving and answering from the filter to the list."""
        if watched is self._filter and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            at_ends = event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not self._filter.text()
            if event.key() in _FOR_THE_LIST or at_ends:
                QApplication.sendEvent(self._list, event)
                return True
        return super().eventFilter(watched, event)

    def _build(self) -> None:
        many = len(self._options) >= FILTER_FROM
        self._filter.setObjectName("filter")
        self._filter.setPlaceholderText(f"Filter {len(self._options):,} options")
        self._filter.setAccessibleName("Filter the options")
        self._filter.setClearButtonEnabled(True)
        self._filter.setVisible(many)
        self._filter.textChanged.connect(self._apply_filter)
        self._filter.installEventFilter(self)
        self._list.takes_typing = not many
        self._list.setAccessibleName(self.accessibleName())
        self._list.setVisible(bool(self._options))
        self._list.chosen.connect(self._show_choice)
        self._list.submitted.connect(self._submit)
        self._list.typed.connect(self._type_into_filter)
        self._none.setObjectName("no_options")
        self._none.setTextFormat(Qt.TextFormat.PlainText)
        self._none.setText("There is nothing to choose from." if not self._options else "No option matches.")
        self._none.setVisible(not self._options)
        for widget in (self._filter, self._list, self._none):
            self.content.addWidget(widget)
        self._choose.setObjectName("accept")
        self._cancel.setObjectName("cancel")
        self._choose.clicked.connect(self._submit)
        self._choose.setVisible(bool(self._options))
        self.add_buttons(self._choose, self._cancel)
        (self._list if self._options else self).setFocus()

    def _apply_filter(self, text: str) -> None:
        matching = self._list.filter(text)
        self._none.setVisible(matching == 0)
        self._show_choice()

    def _type_into_filter(self, text: str) -> None:
        self._filter.setFocus()
        self._filter.insert(text)

    def _show_choice(self) -> None:
        """Let the button follow the choice, and show the whole text of an option that its row cuts."""
        self._update_controls()
        choice = self._list.choice()
        option = self._options[choice] if choice is not None else ""
        if choice is None or not is_cut(option):
            if self._whole is not None:
                self._whole.hide()
            return
        if self._whole is None:
            self._whole = LiteralView(option, self, name="The whole option", most_lines=WHOLE_OPTION_LINES)
            self._whole.setObjectName("whole_option")
            self.content.addWidget(self._whole)
        self._whole.set_text(option)
        self._whole.show()

    def _submit(self) -> None:
        if self.is_armed() and (choice := self._list.choice()) is not None:
            self._choice = choice
            self.accept()
