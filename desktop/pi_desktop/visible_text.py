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

SPACE_MARK = "⍽"
"""Stands for a space that is not U+0020."""

NEWLINE_MARK = "⏎"
"""Stands for a line break where there is room for one line only."""

TAB_MARK = "⇥"
BLANK_MARK = "␣"

_SGR = re.compile(r"\x1b\[[0-9;:]*m")

_ODD_SPACES = "\u00a0\u1680\u2000-\u200a\u202f\u205f"

_MARKED = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f"  # C0 without tab and line feed, DEL, C1
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"  # soft hyphen, fillers, Mongolian selectors
    "\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2"  # Arabic and Syriac format characters
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f"  # zero width, line separators, direction controls
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc"  # blank pattern, fillers, selectors, BOM, objects
    "\ud800-\udfff"  # halves of characters
    "\ufdd0-\ufdef\ufffe\uffff"  # never characters; Qt's documents use two of them as frame marks
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff"  # tags and selectors
) + "".join(f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0x10000, 0x110000, 0x10000))

_EMOJI = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2900-\u297f"
    "\u2b00-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)

# The first branch matches what is kept whole, so that the second never sees the selectors inside it.
_SPECIAL = re.compile(
    f"(?P<emoji>[{_EMOJI}][\ufe0e\ufe0f]?(?:\u200d[{_EMOJI}][\ufe0e\ufe0f]?)*|[0-9#*]\ufe0f\u20e3)"
    f"|(?P<space>[{_ODD_SPACES}])|(?P<mark>[{_MARKED}])"
)
_NEEDS_WORK = re.compile(f"[{_ODD_SPACES}{_MARKED}]")
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
    return _SPECIAL.sub(_shown, _SGR.sub("", text))


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


def _shown(match: re.Match[str]) -> str:
    if match.lastgroup == "emoji":
        return match.group()
    if match.lastgroup == "space":
        return SPACE_MARK
    code = ord(match.group())
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "\u2421"
    return f"⟨U+{code:04X}⟩"
