"""Colours, fonts and distances of the transcript.

Owns how everything looks, derived from one palette and one font, so that it follows both. Knows no document.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFormat,
    QTextFrameFormat,
    QTextTableFormat,
)

from pi_desktop.ansi_format import readable

READING_CHARACTERS: Final = 96
"""Widest column of text, in average characters; longer lines are hard to follow."""

CHROME: Final = int(QTextFormat.Property.UserProperty) + 1
"""Char format property: belongs to the program (a link to unfold something), not to the text; not copied."""

CONTINUES: Final = CHROME + 1
"""Block format property: goes on the line before it; no line break is copied."""

SPACER: Final = CHROME + 2
"""Block format property: an empty block that Qt needs beside a frame; not copied."""

_FIXED: Final = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_PROPORTIONAL: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


class TranscriptStyle:
    """Formats made from a palette and a font.

    Attributes:
        base: Colour behind everything.
        text: Colour of text.
        surface: Colour behind code and tool boxes.
        user_surface: Colour behind the user's messages.
        line: Colour of borders.
        muted: Colour of labels and thoughts; readable on every surface.
        accent: Colour of the program's own links, which are not the agent's.
        link: Colour of links.
        fixed_families: Font families of code.
        unit: The distance everything is a multiple of: about half a line, in pixels.
    """

    def __init__(self, palette: QPalette, font: QFont) -> None:
        group = QPalette.ColorGroup.Active
        self.base = palette.color(group, QPalette.ColorRole.Base)
        self.text = palette.color(group, QPalette.ColorRole.Text)
        highlight = palette.color(group, QPalette.ColorRole.Highlight)
        self.surface = _mix(self.base, self.text, 0.045)
        self.user_surface = _mix(self.base, highlight, 0.13)
        self.line = _mix(self.base, self.text, 0.17)
        self.muted = readable(_mix(self.base, self.text, 0.62), _mix(self.base, self.text, 0.08))
        self.accent = readable(highlight, self.surface)
        self.link = readable(palette.color(group, QPalette.ColorRole.Link), self.surface)
        dark = self.base.lightness() < 128
        self.error = readable(QColor("#f07178" if dark else "#b3261e"), self.surface)
        self.warning = readable(QColor("#e5b567" if dark else "#8a5a00"), self.surface)
        self._font = font
        metrics = QFontMetricsF(font)
        self.unit = metrics.height() / 2
        self.reading_width = metrics.averageCharWidth() * READING_CHARACTERS
        label_font = QFont(font)
        label_font.setWeight(QFont.Weight.DemiBold)
        self._label_metrics = QFontMetricsF(label_font)
        self.tab_width = metrics.averageCharWidth() * 8
        self.fixed_families = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families()

    def body(self) -> QTextCharFormat:
        """Ordinary text."""
        return self._char(self.text)

    def quiet(self) -> QTextCharFormat:
        """Text that steps back."""
        return self._char(self.muted)

    def label(self, colour: QColor | None = None) -> QTextCharFormat:
        """Who or what this is."""
        made = self._char(colour or self.text)
        made.setFontWeight(QFont.Weight.DemiBold)
        return made

    def label_width(self, text: str) -> float:
        """Width of a label in pixels."""
        return self._label_metrics.horizontalAdvance(text)

    def mono(self, colour: QColor | None = None) -> QTextCharFormat:
        """Code and what tools print."""
        made = self._char(colour or self.text)
        made.setFontFamilies(self.fixed_families)
        made.setFontFixedPitch(True)
        return made

    def code_span(self) -> QTextCharFormat:
        """Code inside a sentence: only what differs from the sentence."""
        made = QTextCharFormat()
        made.setFontFamilies(self.fixed_families)
        made.setFontFixedPitch(True)
        made.setBackground(self.surface_strong())
        return made

    def surface_strong(self) -> QColor:
        """The surface of code inside a sentence, which has no border."""
        return _mix(self.base, self.text, 0.08)

    def inner_link(self, href: str) -> QTextCharFormat:
        """A link of the program's own."""
        made = self._char(self.accent)
        made.setAnchor(True)
        made.setAnchorHref(href)
        made.setProperty(CHROME, True)
        return made

    def paragraph(self, above: float = 0.0, below: float = 0.0) -> QTextBlockFormat:
        """A block of text with distances in units."""
        made = QTextBlockFormat()
        made.setLineHeight(118, _PROPORTIONAL)
        made.setTopMargin(above * self.unit)
        made.setBottomMargin(below * self.unit)
        return made

    def spacer(self) -> QTextBlockFormat:
        """A block that takes no room."""
        made = QTextBlockFormat()
        made.setLineHeight(1, _FIXED)
        made.setProperty(SPACER, True)
        return made

    def column(self, above: float) -> QTextFrameFormat:
        """The invisible frame around one item."""
        made = QTextFrameFormat()
        made.setTopMargin(above * self.unit)
        return made

    def box(self, colour: QColor, outlined: bool, above: float = 0.4, below: float = 0.4) -> QTextFrameFormat:
        """A frame with a surface of its own."""
        made = QTextFrameFormat()
        made.setBackground(colour)
        made.setPadding(0.8 * self.unit)
        made.setTopMargin(above * self.unit)
        made.setBottomMargin(below * self.unit)
        made.setBorder(1 if outlined else 0)
        made.setBorderBrush(QBrush(self.line))
        made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        return made

    def table(self, old: QTextTableFormat) -> QTextTableFormat:
        """A table as the transcript shows it, from the format that Qt gave it."""
        made = QTextTableFormat(old)
        made.setBorder(1)
        made.setBorderBrush(QBrush(self.line))
        made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        made.setBorderCollapse(True)
        made.setCellSpacing(0)
        made.setCellPadding(0.45 * self.unit)
        made.setTopMargin(0.4 * self.unit)
        made.setBottomMargin(0.6 * self.unit)
        return made

    def _char(self, colour: QColor) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setForeground(colour)
        return made


def _mix(base: QColor, other: QColor, share: float) -> QColor:
    """Return the base colour with a share (0 to 1) of another."""
    pairs = ((base.red(), other.red()), (base.green(), other.green()), (base.blue(), other.blue()))
    return QColor(*(round(mine + (its - mine) * share) for mine, its in pairs))
