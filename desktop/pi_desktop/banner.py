"""The notice above the transcript when the agent is gone.

Owns how a problem, its explanation and the agent's last words are shown. Knows no process: texts come in, the wish to
restart goes out.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from pi_desktop import ansi
from pi_desktop.literal import caption, literal_label, tooltip
from pi_desktop.visible_text import one_line, visible

HEADLINE_CHARACTERS: Final = 200
"""Longest headline: two lines. The tooltip has all of it."""

DETAIL_LINES: Final = 8
"""Lines of the details that are seen without scrolling."""


class Banner(QFrame):
    """Says what happened to the agent and offers the way on; hidden while all is well.

    Signals:
        action_requested: The button with the way on was pressed.
        dismissed: The banner was closed; the banner hides itself.
    """

    action_requested = Signal()
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setFrameStyle(QFrame.Shape.StyledPanel | QFrame.Shadow.Raised)
        self.setAutoFillBackground(True)
        self._icon = QLabel(self)
        self._icon.setTextFormat(Qt.TextFormat.PlainText)
        self._headline = literal_label("", self)
        self._headline.setObjectName("headline")
        self._explanation = literal_label("", self)
        self._explanation.setObjectName("explanation")
        self._details = _details(self)
        self._action = QPushButton(self)
        self._action.setObjectName("action")
        self._copy = QPushButton("&Copy details", self)
        self._copy.setObjectName("copy-details")
        self._dismiss = QPushButton("&Dismiss", self)
        self._dismiss.setObjectName("dismiss")
        for label in (self._headline, self._explanation):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self._action.clicked.connect(self.action_requested)
        self._copy.clicked.connect(self._copy_details)
        self._dismiss.clicked.connect(self._on_dismiss)
        self._restyle()
        self.hide()

    def show_problem(self, headline: str, explanation: str, details: str, action: str = "Restart") -> None:
        """Show what happened; the focus stays where it is.

        Args:
            headline: One sentence.
            explanation: What it means and what can be done; may be empty.
            details: The agent's last words, shown literally and scrolled to their end; may be empty.
            action: Caption of the button with the way on; empty for no button.
        """
        self._headline.setText(one_line(headline, HEADLINE_CHARACTERS))
        self._headline.setToolTip(tooltip(headline) if len(headline) > HEADLINE_CHARACTERS else "")
        self._explanation.setText(visible(explanation))
        self._explanation.setVisible(bool(explanation))
        shown = visible(ansi.plain(details)).rstrip("\n")
        self._details.setPlainText(shown)
        self._details.setVisible(bool(shown))
        self._copy.setVisible(bool(shown))
        self._fit_details(shown.count("\n") + 1)
        self._action.setText(f"&{caption(action)}" if action else "")
        self._action.setVisible(bool(action))
        self.setAccessibleName(headline)
        self.show()
        bar = self._details.verticalScrollBar()
        bar.setValue(bar.maximum())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _fit_details(self, lines: int) -> None:
        margins = 2 * (round(self._details.document().documentMargin()) + self._details.frameWidth())
        # One line more: a long line needs a horizontal scroll bar.
        height = (min(lines, DETAIL_LINES) + 1) * self._details.fontMetrics().lineSpacing() + margins
        self._details.setFixedHeight(height)

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self._details.toPlainText())

    def _on_dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def _restyle(self) -> None:
        style = self.style()
        size = style.pixelMetric(QStyle.PixelMetric.PM_LargeIconSize)
        icon = style.standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self._icon.setPixmap(icon.pixmap(QSize(size, size)))

    def _lay_out(self) -> None:
        font = self._headline.font()
        font.setBold(True)
        self._headline.setFont(font)
        buttons = QHBoxLayout()
        buttons.addWidget(self._action)
        buttons.addWidget(self._copy)
        buttons.addStretch()
        buttons.addWidget(self._dismiss)
        column = QVBoxLayout()
        column.addWidget(self._headline)
        column.addWidget(self._explanation)
        column.addWidget(self._details)
        column.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)


def _details(parent: QWidget) -> QPlainTextEdit:
    details = QPlainTextEdit(parent)
    details.setObjectName("details")
    details.setAccessibleName("Last lines of the agent")
    details.setReadOnly(True)
    details.setTabChangesFocus(True)
    details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    details.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    return details
