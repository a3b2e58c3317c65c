"""What a reader sees of an agent's text: nothing hidden, nothing changed."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pi_desktop.visible_text import edge_blanks, heading_and_body, one_line, visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("rm -rf __pycache__ *.log", "rm -rf __pycache__ *.log"),
        ('cd "$(mktemp -d)"; find . -exec rm {} \\;', 'cd "$(mktemp -d)"; find . -exec rm {} \\;'),
        ("cat <<EOF\n# comment\n\ttab\nEOF\n", "cat <<EOF\n# comment\n\ttab\nEOF\n"),
        ("<b>x</b>&amp;", "<b>x</b>&amp;"),
        ("日本語 漢字 😀 é ñ", "日本語 漢字 😀 é ñ"),
        ("\x1b[1;31mred\x1b[0m \x1b[38:2::1:2:3mrgb\x1b[m", "red rgb"),
        ("\x1b\x1b[0m[31mx", "␛[31mx"),
        ("\x1b[2Kgone\x1b]8;;http://x\x07", "␛[2Kgone␛]8;;http://x␇"),
        ("nul\x00 del\x7f nel\x85", "nul␀ del␡ nel⟨U+0085⟩"),
        ("a\r\nb\rc", "a␍\nb␍c"),
        ("a\u202eb\u2066c\u2069", "a⟨U+202E⟩b⟨U+2066⟩c⟨U+2069⟩"),
        ("zero\u200bwidth\ufeff soft\u00adhyphen", "zero⟨U+200B⟩width⟨U+FEFF⟩ soft⟨U+00AD⟩hyphen"),
        ("l\u2028p\u2029", "l⟨U+2028⟩p⟨U+2029⟩"),
        ("half \ud83d", "half ⟨U+D83D⟩"),
        ("two \ud83d\ude00", "two ⟨U+D83D⟩⟨U+DE00⟩"),
        ("tag \U000e0041", "tag ⟨U+E0041⟩"),
        ("\u3164\u2800\ufdd0\U0001ffff", "⟨U+3164⟩⟨U+2800⟩⟨U+FDD0⟩⟨U+1FFFF⟩"),
        ("rm\u00a0x\u202fy\u3000z", "rm⍽x⍽y\u3000z"),
        (
            "❤\ufe0f 1\ufe0f\u20e3 👩\u200d💻 👩🏽\u200d❤\ufe0f\u200d👩",
            "❤\ufe0f 1\ufe0f\u20e3 👩\u200d💻 👩🏽\u200d❤\ufe0f\u200d👩",
        ),
        ("a\ufe0fb\u200dc 👩\u200dx", "a⟨U+FE0F⟩b⟨U+200D⟩c 👩⟨U+200D⟩x"),
    ],
)
def test_q19_each_character_is_shown_or_marked(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(st.text(st.characters(codec=None)))
def test_q19_nothing_invisible_is_left_and_nothing_visible_is_lost(text: str) -> None:
    shown = visible(text)
    for character in shown:
        category = unicodedata.category(character)
        assert character in "\n\t\u200d" or category not in {"Cc", "Cf", "Cs", "Zl", "Zp"}, hex(ord(character))
    if text.isascii() and text.isprintable():
        assert shown == text


def test_every_format_character_of_unicode_is_marked() -> None:
    for code in range(0x110000):
        if unicodedata.category(chr(code)) in {"Cf", "Cs", "Zl", "Zp"}:
            assert visible(chr(code)) == f"⟨U+{code:04X}⟩"


@pytest.mark.parametrize(
    ("text", "limit", "line"),
    [
        ("short", 10, "short"),
        ("two\nlines", 20, "two ⏎ lines"),
        ("two\r\nlines\n", 20, "two ⏎ lines"),
        ("a\tb", 10, "a⇥b"),
        ("abcdefghij", 10, "abcdefghij"),
        ("abcdefghijk", 10, "abcdefghi…"),
        ("abcdef\u202eghi", 10, "abcdef…"),
        ("word next", 6, "word…"),
    ],
)
def test_one_line_folds_and_cuts(text: str, limit: int, line: str) -> None:
    assert one_line(text, limit) == line


@pytest.mark.parametrize(
    ("title", "parts"),
    [
        ("", ("", "")),
        (" \n\n", ("", "")),
        ("Allow?", ("Allow?", "")),
        ("Allow?\n", ("Allow?", "")),
        ("Allow?\n\n  rm -rf x\n", ("Allow?", "  rm -rf x\n")),
        ("Allow?\r\nbody\r\n", ("Allow?", "body\r\n")),
        ("\n\nAllow?\nbody", ("Allow?", "body")),
    ],
)
def test_q11_the_first_line_is_the_heading_and_the_rest_the_body(title: str, parts: tuple[str, str]) -> None:
    assert heading_and_body(title) == parts


def test_blanks_at_the_edges_are_marked_and_those_inside_are_not() -> None:
    assert edge_blanks("  a b\t") == "␣␣a b⇥"
    assert edge_blanks("   ") == "␣␣␣"
