"""Where blocks of Markdown end, and that it does not matter how the text was divided."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pi_desktop.transcript_markdown import (
    BLOCK_CHARACTERS,
    CODE_CHARACTERS,
    LINE_CHARACTERS,
    Block,
    BlockKind,
    MarkdownBlocks,
)

SAMPLE = """# Title

A paragraph with **bold** and
a second line.
1. one

   more of one
   ```sh
   rm -rf x

   # comment
   ```
   after the code

2. two
   - nested

Not in the list.

~~~text
``` not a fence
~~~
| a | b |
|---|---|
| 1 | 2 |
```
never closed"""


def whole(text: str) -> list[Block]:
    blocks = MarkdownBlocks()
    assert blocks.feed(text) == ""
    blocks.finish()
    return blocks.blocks


def described(text: str) -> list[tuple[str, str]]:
    return [(block.kind.name, block.text.rstrip("\n")) for block in whole(text)]


def test_blocks_end_at_blank_lines_and_fences() -> None:
    assert described("a\nb\n\nc\n```py\nx\n\ny\n```\nd") == [
        ("RICH", "a\nb"),
        ("RICH", "c"),
        ("CODE", "x\n\ny"),
        ("RICH", "d"),
    ]


def test_a_list_goes_on_over_blank_lines_and_code_inside_it_is_literal() -> None:
    kinds = described("- a\n\n- b\n\n  more\n\n      not code\n\nend")
    assert [kind for kind, _ in kinds] == ["RICH", "RICH"]
    assert described("1. a\n   ```\n   x\n     y\n   ```\n   b\n2. c") == [
        ("RICH", "1. a"),
        ("CODE", "x\n  y"),
        ("RICH", "b"),
        ("RICH", "2. c"),
    ]


def test_a_fence_is_closed_only_by_its_like() -> None:
    assert described("````\n```\n~~~~\n````\nx")[0] == ("CODE", "```\n~~~~")


def test_crlf_is_a_line_break() -> None:
    assert described("a\r\n\r\n```\r\nb\r\n```\r\nc") == described("a\n\n```\nb\n```\nc")


@given(st.integers(), st.sampled_from([SAMPLE, SAMPLE.replace("\n", "\r\n"), "- a\n" * 400, "x" * 50_000 + "\ny\n"]))
@settings(max_examples=60, deadline=None)
def test_deltas_give_the_blocks_of_the_whole_text(seed: int, text: str) -> None:
    dice = random.Random(seed)
    blocks = MarkdownBlocks()
    rest = text
    while rest:
        size = dice.choice([1, 2, 3, 7, 20, 5_000])
        assert blocks.feed(rest[:size]) == ""
        rest = rest[size:]
        blocks.shown(0)
    blocks.finish()
    assert blocks.blocks == whole(text)


@pytest.mark.parametrize("text", [SAMPLE, "```\n" + "code line\n" * 10_000, "word " * 20_000])
def test_what_is_shown_of_a_literal_block_only_grows(text: str) -> None:
    blocks = MarkdownBlocks()
    before: list[Block] = []
    step = max(1, len(text) // 800)
    for start in range(0, len(text), step):
        blocks.feed(text[start : start + step])
        shown = [Block(block.kind, block.text, closed=block.closed) for block in blocks.shown(0)]
        for old, new in zip(before, shown, strict=False):
            if old.closed:
                assert new.text == old.text
            elif old.kind is BlockKind.CODE or (old.kind is new.kind is BlockKind.PLAIN):
                assert new.text.removesuffix("\n").startswith(old.text.removesuffix("\n"))
        before = shown


@pytest.mark.parametrize("text", [SAMPLE, "x" * 100_000, "- item\n" * 10_000, "```\n" + "y" * 200_000 + "\n```\n"])
def test_nothing_is_lost_and_no_block_is_too_big(text: str) -> None:
    blocks = whole(text)
    kept = "".join(block.info + block.text for block in blocks)
    assert [c for c in text if c in "xyitem"] == [c for c in kept if c in "xyitem"]
    assert max(len(block.text) for block in blocks) <= max(BLOCK_CHARACTERS, CODE_CHARACTERS) + LINE_CHARACTERS


@pytest.mark.parametrize(
    "text",
    [">" * 40 + " x", "- " * 40 + "x", "".join("  " * depth + "- x\n" for depth in range(50)), "|a" * 3_000],
    ids=["quotes", "items", "indents", "cells"],
)
def test_what_would_not_fit_as_markdown_is_plain(text: str) -> None:
    assert BlockKind.PLAIN in [block.kind for block in whole(text)]


def test_a_limit_stops_between_two_blocks_wherever_the_deltas_end() -> None:
    text = "para one\n\n```\ncode\n```\npara two\n\nrest\n\n"
    one_by_one = MarkdownBlocks()
    taken = 0
    for character in text:
        if one_by_one.feed(character, 12):
            break
        taken += 1
    at_once = MarkdownBlocks()
    assert at_once.feed(text, 12) == text[taken:] == "para two\n\nrest\n\n"


def test_a_megabyte_is_cut_in_less_than_a_second() -> None:
    started = time.process_time()
    whole(SAMPLE * 3_000)
    whole("x" * 1_000_000)
    assert time.process_time() - started < 1
