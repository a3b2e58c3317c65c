"""What is asked: a heading and, below it, everything else that the agent wrote.

Owns how a text is shown: short prose as a label, whatever could be a command or is long in a literal view.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

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


class QuestionText(QVBoxLayout):
    """The texts of a question, in reading order."""

    def __init__(self, title: str, message: str, parent: QWidget, view_lines: int) -> None:
        """Show the texts.

        Args:
            title: Its first line is the heading.
            message: More text, of confirmations; may be empty.
            parent: The widget that the texts are in.
            view_lines: Lines of each literal view that are shown without scrolling.
        """
        # A layout and not a widget: a layout's least height may be smaller than the wanted one, a widget's with
        # wrapped labels may not, and the dialog would outgrow the screen.
        super().__init__()
        heading, body = heading_and_body(title)
        if not _fits_label(heading):
            # A label cannot scroll: it gets the beginning, the view below gets everything.
            heading, body = one_line(heading, WORD_LIMIT), title
        self.heading = _label(visible(heading) or UNTITLED, parent)
        self.heading.setObjectName("heading")
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.addWidget(self.heading)
        self._view_lines = view_lines
        self.views: list[LiteralView] = []
        for text, name in ((body, "body"), (message, "message")):
            if text:
                self.addWidget(self._text_widget(text, name, parent))

    def wanted_width(self) -> int:
        """Return the width in pixels that the views ask for, 0 when there is none."""
        return max((view.sizeHint().width() for view in self.views), default=0)

    def fit(self, width: int) -> None:
        """Ask for the height that the texts need at a width in pixels."""
        for view in self.views:
            view.fit(width)

    def _text_widget(self, text: str, name: str, parent: QWidget) -> QWidget:
        if not needs_view(text):
            label = _label(visible(text), parent)
            label.setObjectName(name)
            return label
        view = LiteralView(text, parent, name="Details" if name == "body" else "Message", most_lines=self._view_lines)
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


class _Label(QLabel):
    """A label that wraps; its height follows from its width."""

    def minimumSizeHint(self) -> QSize:
        """Return one line: Qt's hint is the height at the narrowest width, which leaves gaps."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * WORD_LIMIT // 2, metrics.lineSpacing())


def _label(text: str, parent: QWidget) -> QLabel:
    label = _Label(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
