"""Turns an agent's text into text that hides nothing.

Owns which characters count as invisible and how each is shown. Knows no widget and no Qt: what comes
out is a plain string for any place that shows it literally.

Decisions:

- Colour and style sequences (SGR) are dropped, since they say nothing; any other escape sequence shows
  its escape character, so nothing can hide behind it.
- The carriage return of a CRLF shows as ``␍`` in front of the line break: a shell reads it as a character.
- Spaces that look like an ordinary space without being one (no-break space and its kin) show as ``⍽``,
  because a shell does not split words at them. The ideographic space stays: it is twice as wide as a
  space and ordinary in Japanese text.
- Emoji keep their variation selectors and the joiners between two emoji; everywhere else these are marked.
"""

from __future__ import annotations

import re
from collections.abc import Callable

SPACE_MARK = "⍽"
"""Stands for a space that is not U+0020."""

NEWLINE_MARK = "⏎"
"""Stands for a line break where there is room for one line only."""

TAB_MARK = "⇥"
BLANK_MARK = "␣"

_SGR = re.compile(r"\x1b\[[0-9;:]*m")

_ODD_SPACES = "\u00a0\u1680\u2000-\u200a\u202f\u205f"

HIDDEN_RANGES: tuple[tuple[int, int], ...] = (
    # C0 without tab and line feed, DEL, C1
    *((0x00, 0x08), (0x0B, 0x1F), (0x7F, 0x9F)),
    # Soft hyphen, joiner, Arabic and Syriac format characters, fillers, Mongolian selectors
    *((0xAD, 0xAD), (0x34F, 0x34F), (0x600, 0x605), (0x61C, 0x61C), (0x6DD, 0x6DD), (0x70F, 0x70F)),
    *((0x890, 0x891), (0x8E2, 0x8E2), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    # Zero width, line separators, direction controls, the blank Braille pattern, fillers
    *((0x200B, 0x200F), (0x2028, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164)),
    # Halves of characters; never characters (two of these are frame marks in Qt's documents)
    *((0xD800, 0xDFFF), (0xFDD0, 0xFDEF)),
    # Variation selectors, byte order mark, filler, interlinear marks, object replacement
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFC), (0xFFFE, 0xFFFF)),
    # Format characters of old scripts, shorthand and music; tags and further selectors
    *((0x110BD, 0x110BD), (0x110CD, 0x110CD), (0x13430, 0x1343F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A)),
    (0xE0000, 0xE0FFF),
    *((plane | 0xFFFE, plane | 0xFFFF) for plane in range(0x10000, 0x110000, 0x10000)),
)
"""First and last code point of each range that cannot be seen; the odd spaces are not among them."""

_MARKED = "".join(f"{re.escape(chr(first))}-{re.escape(chr(last))}" for first, last in HIDDEN_RANGES)

_EMOJI = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2900-\u297f"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)

# The first branch matches what is kept whole, so that the second never sees the selectors inside it.
_SPECIAL = re.compile(
    f"(?P<emoji>[{_EMOJI}][\ufe0e\ufe0f]?(?:\u200d[{_EMOJI}][\ufe0e\ufe0f]?)*|[0-9#*]\ufe0f\u20e3)"
    f"|[{_ODD_SPACES}{_MARKED}]"
)
_NEEDS_WORK = re.compile(f"[{_ODD_SPACES}{_MARKED}]")
_ODD_SPACE = re.compile(f"[{_ODD_SPACES}]")
_EDGE_BLANKS = re.compile(r"\A[ \t]+|[ \t]+\Z")
_MARK_LENGTH = len("⟨U+10FFFF⟩")


def visible(text: str) -> str:
    """Show every character of a text that a reader could not see.

    Args:
        text: Any string, lone surrogates included.

    Returns:
        The text without style sequences, in which each invisible character is replaced by a mark such as
        ``␛`` or ``⟨U+202E⟩``. Line feeds, tabs and all visible characters are unchanged.
    """
    if _NEEDS_WORK.search(text) is None:
        return text
    return replace_hidden(_SGR.sub("", text), _shown)


def replace_hidden(text: str, replacement: Callable[[str], str]) -> str:
    """Replace each odd space and each character that cannot be seen, and leave emoji whole.

    Args:
        text: Any string.
        replacement: Gets one such character and returns what stands in its place.
    """
    if _NEEDS_WORK.search(text) is None:
        return text
    return _SPECIAL.sub(lambda match: match[0] if match.lastgroup == "emoji" else replacement(match[0]), text)


def one_line(text: str, limit: int) -> str:
    """Show a text on one line, for headings and list entries.

    Args:
        text: Any string.
        limit: The longest result in characters, the ellipsis included; at least 1.

    Returns:
        `visible(text)` with ``⏎`` for line breaks and ``⇥`` for tabs, cut with ``…`` when too long.
    """
    line = visible(text).rstrip("\n").replace("\u240d\n", "\n").replace("\n", f" {NEWLINE_MARK} ")
    line = line.replace("\t", TAB_MARK)
    if len(line) <= limit:
        return line
    kept = line[: limit - 1]
    mark = kept.rfind("⟨", max(0, len(kept) - _MARK_LENGTH))
    if mark >= 0 and "⟩" not in kept[mark:]:
        kept = kept[:mark]
    return kept.rstrip() + "…"


def edge_blanks(text: str) -> str:
    """Show `visible(text)` with its leading and trailing spaces and tabs as ``␣`` and ``⇥``."""
    return _EDGE_BLANKS.sub(lambda match: match.group().replace(" ", BLANK_MARK).replace("\t", TAB_MARK), visible(text))


def heading_and_body(title: str) -> tuple[str, str]:
    """Split a title into its first line and the rest.

    Blank lines before the heading and between heading and body are layout and are dropped; the
    indentation of the body's first line is kept.

    Args:
        title: The title as the agent sent it.

    Returns:
        Heading and body, neither passed through `visible`; either may be empty.
    """
    heading, _, body = _without_blank_lines(title).partition("\n")
    return heading.removesuffix("\r"), _without_blank_lines(body)


def _without_blank_lines(text: str) -> str:
    """Drop whole blank lines at the start."""
    return re.sub(r"\A(?:[ \t]*\r?\n)+", "", text) if text.strip(" \t\r\n") else ""


def _shown(character: str) -> str:
    code = ord(character)
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "\u2421"
    return SPACE_MARK if _ODD_SPACE.match(character) else f"⟨U+{code:04X}⟩"
