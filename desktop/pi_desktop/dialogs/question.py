"""What is asked: a heading and, below it, everything else that the agent wrote.

Owns how a text is shown: short prose as a label, whatever could be a command or is long in a literal view.
"""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from pi_desktop.literal_view import LiteralView
from pi_desktop.visible_text import heading_and_body, one_line, visible

UNTITLED = "Question"
"""The heading of a question without one."""

LABEL_LIMIT = 240
"""Characters that a label may have: about four lines; a label does not scroll."""

WORD_LIMIT = 40
"""Characters that a word in a label may have: a label never breaks a word, so a longer one widens the window."""

_LOOKS_LIKE_CODE = re.compile(
    r"[|&;<>$`\\{}\[\]*=~#\t]|__|  |^ | $|(^|\s)--?\w|\S/|/\S|(^|\s)(sudo|rm|git|cd|chmod|chown|curl|npm|pip|python3?) "
)


class QuestionText(QWidget):
    """The texts of a question, in reading order."""

    def __init__(self, title: str, message: str, parent: QWidget) -> None:
        """Show the texts.

        Args:
            title: Its first line is the heading.
            message: More text, of confirmations; may be empty.
            parent: The owner.
        """
        super().__init__(parent)
        heading, body = heading_and_body(title)
        if not _fits_label(heading):
            # A label cannot scroll: it gets the beginning, the view below gets everything.
            heading, body = one_line(heading, WORD_LIMIT), title
        self.heading = _label(visible(heading) or UNTITLED, self)
        self.heading.setObjectName("heading")
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.heading)
        self.views: list[LiteralView] = []
        for text, name in ((body, "body"), (message, "message")):
            if text:
                layout.addWidget(self._text_widget(text, name), 1 if needs_view(text) else 0)

    def columns(self) -> int:
        """Return the width that the texts ask for in characters of code, 0 when there is none."""
        return max((view.columns() for view in self.views), default=0)

    def _text_widget(self, text: str, name: str) -> QWidget:
        if not needs_view(text):
            label = _label(visible(text), self)
            label.setObjectName(name)
            return label
        view = LiteralView(text, self, name="Details" if name == "body" else "Message")
        view.setObjectName(name)
        self.views.append(view)
        return view


def needs_view(text: str) -> bool:
    """Whether a text is shown in a literal view: long, of several lines, or it could be a command."""
    return not _fits_label(text) or _LOOKS_LIKE_CODE.search(text) is not None or visible(text) != text


def _fits_label(text: str) -> bool:
    shown = visible(text)
    longest = max((len(word) for word in shown.split()), default=0)
    return len(shown) <= LABEL_LIMIT and "\n" not in shown and longest <= WORD_LIMIT


def _label(text: str, parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label
