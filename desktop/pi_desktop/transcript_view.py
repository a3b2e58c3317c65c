"""The text browser of the transcript.

Owns scrolling (following the newest text, else holding still), what is copied, and which links are reported.
Loads nothing, opens nothing. Knows nothing of the conversation.
"""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QTextBrowser, QToolButton, QWidget

from pi_desktop.transcript_copy import selected_text
from pi_desktop.transcript_style import TranscriptStyle
from pi_desktop.transcript_text import is_web_link

BOTTOM_PX: Final = 4
"""The view follows when it is this close to the bottom, in pixels: less than a line."""


class TranscriptView(QTextBrowser):
    """Shows the document.

    Signals:
        web_link(QUrl): A web link was activated.
        inner_link(str): A link of the program's own was activated.
        latest_wanted(): The user wants to see the newest text; the view has scrolled to the end of what it has.
    """

    web_link = Signal(QUrl)
    inner_link = Signal(str)
    latest_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("transcript-view")
        self.setAccessibleName("Conversation")
        self.setUndoRedoEnabled(False)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._following = True
        self._complete = True
        self._editing = False
        self._held: tuple[QTextCursor, int, int] | None = None  # Top of the view: cursor, its position, its y.
        self._selection: tuple[int, int] | None = None
        self._reading_width = self._margin = 0.0
        self._jump = self._make_jump_button()
        self.anchorClicked.connect(self._on_link)
        self.highlighted.connect(self._on_hover)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_range_changed)

    @property
    def following(self) -> bool:
        """Whether the end of the document is kept in view."""
        return self._following

    def set_complete(self, complete: bool) -> None:
        """Set whether the document reaches to the newest text."""
        self._complete = complete
        self._update_jump_button()

    def use_style(self, style: TranscriptStyle) -> None:
        """Take distances from a style."""
        self._reading_width = style.reading_width
        self._margin = 1.5 * style.unit
        self.setTabStopDistance(style.tab_width)
        self.document().setIndentWidth(2.8 * style.unit)
        self._centre_column()

    def jump_to_latest(self) -> None:
        """Go to the newest text and follow it."""
        self._following = True
        self._to_bottom()
        self._update_jump_button()
        self.latest_wanted.emit()

    # Around each change of the document.

    def begin_edit(self) -> None:
        """Note what the user looks at and what is selected."""
        self._editing = True
        self._held = None
        if not self._following:
            top = self.cursorForPosition(QPoint(1, 1))
            if top.block().blockNumber() == 0:
                # The link to earlier messages: these are added behind it.
                top.movePosition(QTextCursor.MoveOperation.NextBlock)
            self._held = (top, top.position(), self.cursorRect(top).top())
        selection = self.textCursor()
        self._selection = (selection.anchor(), selection.position()) if selection.hasSelection() else None

    def note_edit(self, start: int, old_end: int, new_end: int) -> None:
        """Keep places inside a replaced part: what is written anew mostly starts like before."""
        if self._held is not None:
            cursor, position, y = self._held
            if start <= position <= old_end:
                position = min(position, new_end)
                cursor.setPosition(position)
            self._held = (cursor, cursor.position(), y)
        if self._selection is not None:
            moved = [_moved(place, start, old_end, new_end) for place in self._selection]
            self._selection = (moved[0], moved[1])

    def end_edit(self) -> None:
        """Show what was shown before, or the newest text."""
        if self._selection is not None:
            cursor = self.textCursor()
            if (cursor.anchor(), cursor.position()) != self._selection:
                cursor.setPosition(self._selection[0])
                cursor.setPosition(self._selection[1], QTextCursor.MoveMode.KeepAnchor)
                self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        if self._following:
            self._to_bottom()
        elif self._held is not None:
            cursor, _position, y = self._held
            bar.setValue(bar.value() + self.cursorRect(cursor).top() - y)
        self._editing = False
        self._held = None
        self._update_jump_button()

    # Qt's overridden methods.

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Give a picture of one transparent pixel for every picture, and nothing else."""
        if kind == QTextDocument.ResourceType.ImageResource.value:
            pixel = QImage(1, 1, QImage.Format.Format_ARGB32)
            pixel.fill(Qt.GlobalColor.transparent)
            return pixel
        return None

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy plain text, without the program's own links."""
        data = QMimeData()
        data.setText(selected_text(self.textCursor()))
        return data

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with Home and End too, with and without Ctrl."""
        bar = self.verticalScrollBar()
        if event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
            if event.key() == Qt.Key.Key_Home:
                bar.setValue(bar.minimum())
                return
            if event.key() == Qt.Key.Key_End:
                self.jump_to_latest()
                return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column readable and what is read in view."""
        self.begin_edit()
        super().resizeEvent(event)
        self._centre_column()
        self.end_edit()
        self._place_jump_button()

    def _centre_column(self) -> None:
        width = self.viewport().width()
        side = round(max(self._margin, (width - self._reading_width) / 2))
        root = self.document().rootFrame()
        old = root.frameFormat()
        if round(old.leftMargin()) == side and old.topMargin() == self._margin:
            return
        old.setLeftMargin(side)
        old.setRightMargin(side)
        old.setTopMargin(self._margin)
        old.setBottomMargin(self._margin)
        root.setFrameFormat(old)

    def _make_jump_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("transcript-jump")
        button.setText("Jump to latest")
        button.setArrowType(Qt.ArrowType.DownArrow)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoFillBackground(True)
        button.setVisible(False)
        button.clicked.connect(self.jump_to_latest)
        return button

    def _update_jump_button(self) -> None:
        self._jump.setVisible(not (self._following and self._complete))

    def _place_jump_button(self) -> None:
        self._jump.resize(self._jump.sizeHint() + QSize(8, 0))
        area = self.viewport().geometry()
        x = area.center().x() - self._jump.width() // 2
        self._jump.move(x, area.bottom() - self._jump.height() - 8)

    def _to_bottom(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _on_scrolled(self, value: int) -> None:
        if self._editing:
            return
        self._following = value >= self.verticalScrollBar().maximum() - BOTTOM_PX
        self._update_jump_button()

    def _on_range_changed(self, _least: int, _most: int) -> None:
        # The layout of a long document arrives in steps.
        if self._following:
            self._to_bottom()

    def _on_link(self, url: QUrl) -> None:
        if is_web_link(url):
            self.web_link.emit(url)
        else:
            self.inner_link.emit(url.toString())

    def _on_hover(self, url: QUrl) -> None:
        # Where a link really leads; escaped, since tooltips guess whether they are HTML.
        self.viewport().setToolTip(html.escape(url.toString()) if is_web_link(url) else "")


def _moved(place: int, start: int, old_end: int, new_end: int) -> int:
    if place >= old_end:
        return place + new_end - old_end
    return min(place, new_end) if place >= start else place
