from __future__ import annotations

import itertools
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QFont, QPalette, QTextCharFormat
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pi_desktop import ansi
from pi_desktop.ansi import PLAIN, Style
from pi_desktop.ansi_format import CONTRAST, DIM_CONTRAST, char_format, contrast, format_ranges, readable, shown_runs
from pi_desktop.hint_label import HintLabel

LIGHT = (QColor("#1a1a1a"), QColor("#ffffff"))
DARK = (QColor("#e6e6e6"), QColor("#232629"))
THEMES = pytest.mark.parametrize(("text", "base"), [LIGHT, DARK], ids=["light", "dark"])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain", [("plain", PLAIN)]),
        ("\x1b[38;5;244mplan\x1b[39m", [("plan", Style(foreground=(128, 128, 128)))]),
        ("\x1b[31mr\x1b[91mR\x1b[0m.", [("r", Style(foreground=1)), ("R", Style(foreground=9)), (".", PLAIN)]),
        ("\x1b[42mg\x1b[104mB\x1b[49m.", [("g", Style(background=2)), ("B", Style(background=12)), (".", PLAIN)]),
        ("\x1b[38;2;1;2;3mx", [("x", Style(foreground=(1, 2, 3)))]),
        ("\x1b[38:2::1:2:3mx", [("x", Style(foreground=(1, 2, 3)))]),
        ("\x1b[38:2:1:2:3mx", [("x", Style(foreground=(1, 2, 3)))]),
        ("\x1b[48:5:21mx", [("x", Style(background=(0, 0, 255)))]),
        ("\x1b[38;5;3mx", [("x", Style(foreground=3))]),
        ("\x1b[1;2;3;4;7;9mx", [("x", Style(None, None, True, True, True, True, True, True))]),
        ("\x1b[1;2mx\x1b[22my", [("x", Style(bold=True, dim=True)), ("y", PLAIN)]),
        ("\x1b[3;4;7;9mx\x1b[23;24;27;29my", [("x", Style(None, None, False, False, True, True, True, True)),
                                              ("y", PLAIN)]),
        ("\x1b[4:3mx\x1b[4:0my", [("x", Style(underline=True)), ("y", PLAIN)]),
        ("\x1b[58;5;1mx", [("x", PLAIN)]),
        ("\x1b[31mx\x1b[my", [("x", Style(foreground=1)), ("y", PLAIN)]),
        ("\x9b1mx", [("x", Style(bold=True))]),
        ("\x1b[31;999mx\x1b[31my", [("xy", Style(foreground=1))]),
        ("\x1b[38;5mx", [("x", Style(foreground=0))]),
        ("\x1b[38;9;1mx", [("x", Style(bold=True))]),
        ("\x1b[38;2;999;0;0mx", [("x", Style(foreground=(255, 0, 0)))]),
        ("\x1b[38;5;999mx", [("x", PLAIN)]),
        ("", []),
    ],
)  # fmt: skip
def test_s02_sgr_sequences_become_styles(text: str, expected: list[tuple[str, Style]]) -> None:
    assert ansi.runs(text) == expected


@pytest.mark.parametrize(
    "sequence",
    [
        "\x1b[2K", "\x1b[?25l", "\x1b[10;20H", "\x1b[>4;1m", "\x1b[?4m", "\x1b[0 q", "\x9b2J", "\x1b[!p",
        "\x1b]8;;https://example.org/?a=1;2\x1b\\", "\x1b]8;;\x07", "\x1b]0;title\x07", "\x9d0;title\x9c",
        "\x1bP1$r0m\x1b\\", "\x1b_Gf=24;AAAA\x1b\\", "\x1b^private\x1b\\", "\x1bXstart\x1b\\", "\x1b(B", "\x1b#8",
        "\x1b7", "\x1bM", "\x1b=", "\x07", "\x08", "\r", "\x00", "\x7f", "\x0b",
    ],
)  # fmt: skip
def test_s02_sequences_that_are_not_sgr_vanish_whole(sequence: str) -> None:
    assert ansi.plain(f"a{sequence}b\n\tc") == "ab\n\tc"
    assert ansi.runs(f"\x1b[31ma{sequence}b") == [("ab", Style(foreground=1))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a\x1b", "a"),
        ("a\x1b[", "a"),
        ("a\x1b[38;5", "a"),
        ("a\x1b]8;;https://exam", "a"),
        ("a\x1b]8;;open\nnext line", "a\nnext line"),
        ("a\x1b[31é", "aé"),
        ("a\x1b\x1b[31mb", "ab"),
    ],
)
def test_s02_a_cut_sequence_vanishes_and_hides_no_following_line(text: str, expected: str) -> None:
    assert ansi.plain(text) == expected


@given(st.lists(st.sampled_from(["\x1b", "[", "]", "38", ";", ":", "5", "m", "\x9b", "\x07", "\\", "x", "\n", "P"])))
def test_s02_no_escape_is_left_of_any_mixture(parts: list[str]) -> None:
    assert not set(ansi.plain("".join(parts))) & {"\x1b", "\x9b", "\x07"}


@given(st.text(alphabet=st.characters(min_codepoint=0x20, exclude_characters="\x7f", exclude_categories=["Cc"])))
def test_text_without_controls_is_unchanged(text: str) -> None:
    assert ansi.plain(text) == text


@pytest.mark.parametrize("unit", ["\x1b[", "\x1b]", "\x90", "\x1b[1m", "\x1b[" + "9" * 50, "\x1b" + " " * 50])
def test_reading_takes_time_in_proportion_to_the_text(unit: str) -> None:
    start = time.process_time()
    ansi.plain(unit * 50_000)
    assert time.process_time() - start < 5, "quadratic: the linear time is a small part of this"


def _foreground(made: QTextCharFormat, text: QColor) -> QColor:
    return made.foreground().color() if made.hasProperty(QTextCharFormat.Property.ForegroundBrush) else text


def _background(made: QTextCharFormat, base: QColor) -> QColor:
    return made.background().color() if made.hasProperty(QTextCharFormat.Property.BackgroundBrush) else base


_COLOURS: list[ansi.Colour | None] = [
    None,
    *range(16),
    (0, 0, 0),
    (255, 255, 255),
    (255, 255, 0),
    (0, 0, 255),
    (119,) * 3,
]


@THEMES
def test_s02_every_combination_of_colours_is_readable_in_light_and_dark(text: QColor, base: QColor) -> None:
    for front, back, inverse, dim in itertools.product(_COLOURS, _COLOURS, [False, True], [False, True]):
        made = char_format(Style(front, back, inverse=inverse, dim=dim), text, base)
        reached = contrast(_foreground(made, text), _background(made, base))
        assert reached >= (DIM_CONTRAST if dim else CONTRAST), (front, back, inverse, dim, reached)


@THEMES
def test_s02_dim_is_fainter_than_plain(text: QColor, base: QColor) -> None:
    made = char_format(Style(dim=True), text, base)
    assert contrast(_foreground(made, text), base) < contrast(text, base)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


def test_a_readable_colour_is_left_alone_and_others_keep_their_hue() -> None:
    white = QColor("white")
    assert readable(QColor("#a00000"), white) == QColor("#a00000")
    yellow = readable(QColor("#ffff00"), white)
    assert abs(yellow.hslHue() - 60) <= 2
    assert CONTRAST <= contrast(yellow, white) < CONTRAST + 0.3


def test_s02_attributes_reach_the_format() -> None:
    made = char_format(Style(None, None, True, False, True, True, False, True), *LIGHT)
    assert made.fontWeight() == QFont.Weight.Bold
    assert made.fontItalic()
    assert made.fontUnderline()
    assert made.fontStrikeOut()


def test_format_ranges_count_utf16_units() -> None:
    ranges = format_ranges(shown_runs("😀\x1b[1mb😀\x1b[0mc"), *LIGHT)
    assert [(made.start, made.length) for made in ranges] == [(2, 3)]


def test_q19_invisible_characters_of_a_run_are_marked() -> None:
    assert shown_runs("\x1b[1ma\u202eb\ud83d") == [("a⟨U+202E⟩b⟨U+D83D⟩", Style(bold=True))]


@pytest.mark.parametrize("window", ["#efefef", "#2b2b2b"], ids=["light", "dark"])
def test_hints_are_muted_yet_readable_and_follow_the_palette(qtbot: QtBot, window: str) -> None:
    parent = QWidget()
    hint = HintLabel("hint", parent)
    palette = QPalette(QColor(window))
    parent.setPalette(palette)
    colour = hint.palette().windowText().color()
    assert (
        CONTRAST
        <= contrast(colour, palette.window().color())
        < contrast(palette.windowText().color(), palette.window().color())
    )
