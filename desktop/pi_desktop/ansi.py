"""Terminal text as runs of plain text with a style.

Owns the reading of SGR sequences (colours and attributes) and the removal of every other escape sequence.
Knows no Qt and no theme: `ansi_format` turns a style into a text format that can be read on a given background.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

Colour: TypeAlias = int | tuple[int, int, int]
"""0–15: one of the sixteen colours, to be chosen by the theme; else red, green, blue (0–255 each)."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a run of text wants to look.

    Attributes:
        foreground: Colour of the text, None for the theme's.
        background: Colour behind the text, None for the theme's.
        bold: Heavier.
        dim: Fainter.
        italic: Slanted.
        underline: Underlined in any of the terminal's ways.
        inverse: Foreground and background swapped.
        strike: Struck through.
    """

    foreground: Colour | None = None
    background: Colour | None = None
    bold: bool = False
    dim: bool = False
    italic: bool = False
    underline: bool = False
    inverse: bool = False
    strike: bool = False


PLAIN: Final = Style()


def runs(text: str) -> list[tuple[str, Style]]:
    """Split terminal text into runs of one style each.

    Args:
        text: Text as an agent sent it.

    Returns:
        Non-empty runs in order. Escape sequences are gone, whole; of the control characters only line feeds and
        tabs are left.
    """
    found: list[tuple[str, Style]] = []
    style = PLAIN
    end = 0
    for match in _SEQUENCE.finditer(text):
        _append(found, text[end : match.start()], style)
        end = match.end()
        parameters = match["sgr"]
        if parameters is not None:
            style = _apply(style, parameters)
    _append(found, text[end:], style)
    return found


def plain(text: str) -> str:
    """Return terminal text without its escape sequences and control characters other than line feed and tab."""
    return "".join(run for run, _style in runs(text))


_SEQUENCE: Final = re.compile(
    # The only kind that means something here. 7- and 8-bit introducer.
    r"(?:\x1b\[|\x9b)(?P<sgr>[0-9;:]*)m"
    # Any other control sequence; without a final byte when the text was cut in the middle of one.
    r"|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"
    # Command strings (title, hyperlink, pictures …). One that is never closed ends with its line: swallowing all
    # that follows, as terminals do, would hide text.
    r"|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x00-\x1f\x7f-\x9f]*(?:\x07|\x1b\\|\x9c)?"
    # Escapes of two and more bytes, and a lone ESC.
    r"|\x1b(?:[ -/]*[0-~])?"
    # Controls that are not layout.
    r"|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x84\x86-\x8f\x91-\x97\x99\x9a\x9c]"
)

_ON: Final = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "inverse", 9: "strike", 21: "underline"}
_OFF: Final = {
    22: ("bold", "dim"),
    23: ("italic",),
    24: ("underline",),
    27: ("inverse",),
    29: ("strike",),
    39: ("foreground",),
    49: ("background",),
}
_CUBE: Final = (0, 95, 135, 175, 215, 255)
"""Steps of the 6×6×6 colour cube of the 256-colour palette."""


def _append(found: list[tuple[str, Style]], text: str, style: Style) -> None:
    if not text:
        return
    if found and found[-1][1] == style:
        found[-1] = (found[-1][0] + text, style)
    else:
        found.append((text, style))


def _apply(style: Style, parameters: str) -> Style:
    """Return the style after one SGR sequence; codes that are not known change nothing."""
    fields = iter(parameters.split(";"))
    for field in fields:
        head, *parts = field.split(":")
        code = _number(head)
        if code == 0:
            style = PLAIN
        elif code in (38, 48):
            colour = _colon_colour(parts) if parts else _semicolon_colour(fields)
            if colour is not None:
                style = replace(style, foreground=colour) if code == 38 else replace(style, background=colour)
        elif code == 58 and not parts:
            _semicolon_colour(fields)  # The colour of the underline: its numbers are no codes.
        elif code == 4 and parts and _number(parts[0]) == 0:
            style = replace(style, underline=False)
        elif code in _ON:
            style = replace(style, **{_ON[code]: True})
        elif code in _OFF:
            style = replace(style, **{name: getattr(PLAIN, name) for name in _OFF[code]})
        else:
            style = _basic_colour(style, code)
    return style


def _basic_colour(style: Style, code: int) -> Style:
    if 30 <= code <= 37:
        return replace(style, foreground=code - 30)
    if 90 <= code <= 97:
        return replace(style, foreground=code - 90 + 8)
    if 40 <= code <= 47:
        return replace(style, background=code - 40)
    if 100 <= code <= 107:
        return replace(style, background=code - 100 + 8)
    return style


def _semicolon_colour(fields: Iterator[str]) -> Colour | None:
    """Read `5;n` or `2;r;g;b` from the fields that follow 38, 48 or 58."""
    kind = _number(next(fields, ""))
    if kind == 5:
        return _indexed(_number(next(fields, "")))
    if kind == 2:
        return _rgb([next(fields, "") for _ in range(3)])
    return None


def _colon_colour(parts: Sequence[str]) -> Colour | None:
    """Read `5:n`, `2:r:g:b` or `2:space:r:g:b` with anything behind it."""
    kind = _number(parts[0])
    if kind == 5 and len(parts) > 1:
        return _indexed(_number(parts[1]))
    if kind == 2 and len(parts) >= 4:
        return _rgb(parts[2:5] if len(parts) >= 5 else parts[1:4])
    return None


def _indexed(index: int) -> Colour | None:
    if index < 16:
        return index
    if index < 232:
        index -= 16
        return _CUBE[index // 36], _CUBE[index // 6 % 6], _CUBE[index % 6]
    if index < 256:
        grey = 8 + 10 * (index - 232)
        return grey, grey, grey
    return None


def _rgb(parts: Sequence[str]) -> Colour:
    red, green, blue = (min(_number(part), 255) for part in parts)
    return red, green, blue


def _number(digits: str) -> int:
    """Read a parameter; an absent one is 0. Only the first digits count: int() refuses thousands of them."""
    return int(digits[:4]) if digits else 0
