"""Folds long texts: which lines are shown, and what the links say that show more.

Knows no Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FOLDED_CHARACTERS: Final = 6_000
"""Most characters of a folded text, since a line may be endless."""

STEP_CHARACTERS: Final = 100_000
"""Characters that one step of unfolding adds: about 50 ms of layout."""


@dataclass(frozen=True, slots=True)
class Fold:
    """What is shown of a text.

    Attributes:
        text: The part that is shown.
        before: What the link above it says; "" if nothing is folded there.
        after: The same below it.
        steps: How many steps it is unfolded.
    """

    text: str
    before: str = ""
    after: str = ""
    steps: int = 0


def fold_head(text: str, lines: int, steps: int) -> Fold:
    """Show the first lines of a text.

    Args:
        text: The whole text.
        lines: How many lines are shown when folded.
        steps: How many steps it is unfolded.
    """
    end = _head_end(text, lines) if steps == 0 else min(len(text), steps * STEP_CHARACTERS)
    if end < len(text) and steps:
        end = text.rfind("\n", end // 2, end) + 1 or end
    shown = text[:end]
    after = _more(text, end, len(text), "more")
    return Fold(shown.removesuffix("\n") if after else shown, after=after, steps=steps)


def fold_tail(text: str, lines: int, steps: int) -> Fold:
    """Show the last lines of a text; the arguments are those of `fold_head`."""
    start = _tail_start(text, lines) if steps == 0 else max(0, len(text) - steps * STEP_CHARACTERS)
    if start and steps:
        start = text.find("\n", start, start + STEP_CHARACTERS // 2) + 1 or start
    return Fold(text[start:], before=_more(text, 0, start, "earlier"), steps=steps)


def _head_end(text: str, lines: int) -> int:
    end = 0
    for _ in range(lines):
        found = text.find("\n", end)
        if found < 0:
            end = len(text)
            break
        end = found + 1
    # Folding away a line or two would show a link instead of them.
    if text.count("\n", end, end + FOLDED_CHARACTERS) < 2 and len(text) <= min(end + 400, FOLDED_CHARACTERS):
        end = len(text)
    return min(end, FOLDED_CHARACTERS)


def _tail_start(text: str, lines: int) -> int:
    start = len(text)
    for _ in range(lines):
        found = text.rfind("\n", 0, max(start - 1, 0))
        start = found + 1
        if found < 0:
            break
    if start <= 400 and text.count("\n", 0, start) <= 2 and len(text) <= FOLDED_CHARACTERS:
        start = 0
    return max(start, len(text) - FOLDED_CHARACTERS)


def _more(text: str, start: int, end: int, word: str) -> str:
    """Say how much of a text is folded away: in lines, or in characters where it is a part of one line."""
    if start == end:
        return ""
    lines = text.count("\n", start, end) + (not text.endswith("\n", start, end))
    cut = start if start else end
    if text[cut - 1] == "\n" or lines > 1:
        return f"… {lines:,} {word} line{'s' if lines != 1 else ''}"
    return f"… {end - start:,} {word} characters"
