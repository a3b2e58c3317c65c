"""One short-lived notice.

Owns its look and its lifetime, which stands still while the pointer is over it. Knows no other notice.
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPalette, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QSizePolicy, QStyle, QToolButton, QWidget

from pi_desktop.ansi_format import mix
from pi_desktop.literal import literal_label
from pi_desktop.notification_model import kind_icon
from pi_desktop.visible_text import one_line, visible

WIDTH_CHARACTERS: Final = 42
"""Width in average characters."""

SEEN_MS: Final = 1_500
"""Milliseconds after which a notice may make room for a newer one: it was noticed, and can be found again."""

CORNER_PX: Final = 5
"""Radius of the corners in pixels."""

_BORDER_SHARE: Final = 0.25
"""Share of the text's colour in the border."""

MOST_LINES: Final = 10
MOST_CHARACTERS: Final = 600
"""What exceeds these is cut and left to the history."""


class Toast(QFrame):
    """Shows a text with the word and the icon of its kind.

    Attributes:
        text: What it says.
        kind: The word of its kind.

    Signals:
        expired: Its time is over, or it was dismissed.
        history_requested: The user wants to see all notices.
    """

    expired = Signal()
    history_requested = Signal()

    def __init__(self, text: str, kind: str, title: str, lifetime_ms: int | None, window: QWidget) -> None:
        super().__init__(window)
        self.text = text
        self.kind = kind
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.expired)
        self._left_ms: float | None = None
        self._offers_history = False
        self._started = 0.0
        self._shown: float | None = None
        self._text = literal_label("", self)
        self._text.setObjectName("toast-text")
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._history = QPushButton("Show in &history", self)
        self._history.setObjectName("show-history")
        self._history.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._history.clicked.connect(self.history_requested)
        self._history.clicked.connect(self.expired)
        self._lay_out(title)
        self.restate(text, lifetime_ms)

    def restate(self, text: str, lifetime_ms: int | None) -> None:
        """Say something else for another while.

        Args:
            text: What is said.
            lifetime_ms: Milliseconds until it expires, None for never.
        """
        self.text = text
        shown, is_cut = _cut(visible(text))
        self._text.setText(shown)
        self._text.setVisible(bool(shown))
        self._history.setVisible(is_cut or self._offers_history)
        self.setAccessibleName(f"{self.kind}: {shown}")
        self._left_ms = lifetime_ms
        self._start()

    def offer_history(self) -> None:
        """Show the button that opens the history, whatever is said."""
        self._offers_history = True
        self._history.setText("Show &history")
        self._history.show()

    def was_seen(self) -> bool:
        """Return whether it is there long enough to be noticed, and is not being read at the moment."""
        if self._shown is None or self.underMouse():
            return False
        return (time.monotonic() - self._shown) * 1000 >= SEEN_MS

    def stop(self) -> None:
        """Do not expire any more."""
        self._timer.stop()

    def fit(self, width: int) -> None:
        """Take the size of the text, not wider than a width in pixels."""
        wanted = min(WIDTH_CHARACTERS * self.fontMetrics().averageCharWidth(), width)
        self.resize(wanted, self.heightForWidth(wanted) if self.hasHeightForWidth() else self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        """Note since when it is seen."""
        super().showEvent(event)
        if self._shown is None:
            self._shown = time.monotonic()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a card."""
        window, text = (self.palette().color(role) for role in (QPalette.ColorRole.Window, self.foregroundRole()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(mix(window, text, _BORDER_SHARE), 1))
        painter.setBrush(window)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER_PX, CORNER_PX)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Wait while it is being read."""
        if self._left_ms is not None and self._timer.isActive():
            self._left_ms = max(0.0, self._left_ms - (time.monotonic() - self._started) * 1000)
            self._timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go on with the time that was left."""
        self._start()
        super().leaveEvent(event)

    def _start(self) -> None:
        if self._left_ms is None:
            self._timer.stop()
        elif not self.underMouse():
            self._started = time.monotonic()
            self._timer.start(round(self._left_ms))

    def _lay_out(self, title: str) -> None:
        style = self.style()
        size = style.pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
        icon = QLabel(self)
        icon.setTextFormat(Qt.TextFormat.PlainText)
        icon.setPixmap(style.standardIcon(kind_icon(self.kind)).pixmap(size, size))
        word = one_line(self.kind, 30).capitalize()
        heading = literal_label(f"{word}: {one_line(title, 100)}" if title else word, self)
        heading.setObjectName("toast-heading")
        heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        close = QToolButton(self)
        close.setObjectName("dismiss")
        close.setAutoRaise(True)
        close.setIcon(style.standardIcon(QStyle.StandardPixmap.SP_TitleBarCloseButton))
        close.setIconSize(QSize(1, 1) * round(self.fontMetrics().height() * 0.7))
        close.setToolTip("Dismiss")
        close.setAccessibleName("Dismiss notification")
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.expired)
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 7, 6, 8)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(icon, 0, 0, top)
        grid.addWidget(close, 0, 2, top)
        # The plainest kind needs no word beside its icon, and so only half the height.
        is_plain = self.kind == "info" and not title
        heading.setVisible(not is_plain)
        if not is_plain:
            grid.addWidget(heading, 0, 1)
        grid.addWidget(self._text, 0 if is_plain else 1, 1)
        grid.addWidget(self._history, 2, 1, Qt.AlignmentFlag.AlignLeft)


def _cut(text: str) -> tuple[str, bool]:
    """Return the part of a text that is shown, and whether something is missing."""
    lines = text.split("\n")
    shown = "\n".join(lines[:MOST_LINES])[:MOST_CHARACTERS]
    return (text, False) if shown == text else (f"{shown}…", True)
