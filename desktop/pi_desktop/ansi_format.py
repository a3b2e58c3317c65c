"""Styles of terminal text as text formats that can be read in the current theme.

Owns the theme's sixteen colours and the contrast rule. Knows no widget: text and background colours are passed in,
so that the same style is readable in light and dark and follows the palette when it changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextLayout

from pi_desktop import ansi
from pi_desktop.visible_text import visible

CONTRAST: Final = 4.5
"""Least contrast of ordinary text (WCAG 2, level AA)."""

DIM_CONTRAST: Final = 3.0
"""Least contrast of text that an agent asked to be faint."""

_SIXTEEN: Final = (
    "#3b3f45", "#cc3e44", "#3f9a48", "#b58a1b", "#3f78d0", "#a64ca6", "#2a9aa5", "#b4b9bf",
    "#7b828a", "#ef5a60", "#55bb5f", "#d9aa2e", "#5a96f0", "#c66bc6", "#3fbcc8", "#e8eaec",
)  # fmt: skip

_DIM_SHARE: Final = 0.4
"""Share of the background in faint text, before the contrast rule."""

_STEPS: Final = 12
"""Halvings when searching a lightness: finer than one step of a colour channel."""


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast of two colours, 1 (same) to 21 (black on white), as WCAG 2 defines it."""
    light, dark = sorted((_luminance(first.rgb()), _luminance(second.rgb())), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(colour: QColor, background: QColor, least: float = CONTRAST) -> QColor:
    """Return the colour, made lighter or darker as little as needed for contrast with a background.

    Args:
        colour: The wanted colour.
        background: What it is drawn on.
        least: The contrast to reach. Black or white comes back where nothing else reaches it.
    """
    return QColor.fromRgb(_readable(colour.rgb(), background.rgb(), least))


def mix(colour: QColor, other: QColor, share: float) -> QColor:
    """Return a colour with a share (0 to 1) of another one in it."""

    def channel(mine: int, its: int) -> int:
        return round(mine * (1 - share) + its * share)

    return QColor(
        channel(colour.red(), other.red()), channel(colour.green(), other.green()), channel(colour.blue(), other.blue())
    )


def char_format(style: ansi.Style, text: QColor, background: QColor) -> QTextCharFormat:
    """Return the text format of a style.

    Args:
        style: The style of one run.
        text: The theme's text colour.
        background: The theme's colour behind the text.
    """
    made = QTextCharFormat()
    if style.bold:
        made.setFontWeight(QFont.Weight.Bold)
    if style.italic:
        made.setFontItalic(True)
    if style.underline:
        made.setFontUnderline(True)
    if style.strike:
        made.setFontStrikeOut(True)
    front = _colour(style.foreground)
    back = _colour(style.background)
    if style.inverse:
        front, back = back or background, front or text
    if back is not None:
        made.setBackground(back)
    behind = back or background
    if style.dim:
        front = readable(mix(readable(front or text, behind), behind, _DIM_SHARE), behind, DIM_CONTRAST)
    elif front is not None or back is not None:
        front = readable(front or text, behind)
    if front is not None:
        made.setForeground(front)
    return made


def shown_runs(text: str) -> list[tuple[str, ansi.Style]]:
    """Return the runs of terminal text with every invisible character marked."""
    return [(visible(run), style) for run, style in ansi.runs(text)]


def format_ranges(
    runs: list[tuple[str, ansi.Style]], text: QColor, background: QColor
) -> list[QTextLayout.FormatRange]:
    """Return the format ranges of runs, in the UTF-16 units that Qt counts.

    Args:
        runs: Runs without lone surrogates, as `shown_runs` returns them.
        text: The theme's text colour.
        background: The theme's colour behind the text.
    """
    ranges: list[QTextLayout.FormatRange] = []
    start = 0
    for run, style in runs:
        length = len(run.encode("utf-16-le")) // 2
        if style != ansi.PLAIN:
            made = QTextLayout.FormatRange()
            made.start, made.length = start, length
            made.format = char_format(style, text, background)
            ranges.append(made)
        start += length
    return ranges


def _colour(colour: ansi.Colour | None) -> QColor | None:
    if colour is None:
        return None
    return QColor(_SIXTEEN[colour]) if isinstance(colour, int) else QColor(*colour)


@lru_cache(maxsize=4096)
def _readable(rgb: int, background_rgb: int, least: float) -> int:
    colour, background = QColor.fromRgb(rgb), QColor.fromRgb(background_rgb)
    if contrast(colour, background) >= least:
        return rgb
    white, black = QColor("white"), QColor("black")
    lighter = contrast(white, background) >= contrast(black, background)
    if contrast(white if lighter else black, background) < least:
        return (white if lighter else black).rgb()
    hue, saturation = colour.hslHueF(), colour.hslSaturationF()
    near, far = colour.lightnessF(), 1.0 if lighter else 0.0
    for _ in range(_STEPS):
        middle = (near + far) / 2
        if contrast(_with_lightness(hue, saturation, middle), background) >= least:
            far = middle
        else:
            near = middle
    return _with_lightness(hue, saturation, far).rgb()


def _with_lightness(hue: float, saturation: float, lightness: float) -> QColor:
    # Through 8-bit RGB: what is measured is what will be drawn.
    return QColor.fromRgb(QColor.fromHslF(max(hue, 0.0), saturation, lightness).rgb())


@lru_cache(maxsize=4096)
def _luminance(rgb: int) -> float:
    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    colour = QColor.fromRgb(rgb)
    return 0.2126 * linear(colour.red()) + 0.7152 * linear(colour.green()) + 0.0722 * linear(colour.blue())
