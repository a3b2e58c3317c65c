"""Where the lines of a text may be broken.

Knows no widget.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QTextOption

LONGEST_WORD: Final = 2_000
"""Characters of a word up to which lines are broken between words where that is possible: for each line Qt looks for
the end of its word, which takes seconds in one of 100,000 characters."""


def wrap_mode(text: str) -> QTextOption.WrapMode:
    """Return how lines of a text are broken: between words, or anywhere if it has a word without end."""
    if len(text) > LONGEST_WORD and max(map(len, text.split()), default=0) > LONGEST_WORD:
        return QTextOption.WrapMode.WrapAnywhere
    return QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
