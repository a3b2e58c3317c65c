"""Writes text into a document: literal text, and blocks of Markdown.

Owns what Qt's Markdown importer gets wrong or must not do: entities, pictures, links that are not web links, code
that does not wrap, colours. Knows no history and no widget.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextDocumentFragment,
    QTextFormat,
    QTextLength,
    QTextTable,
)

from pi_desktop.transcript_style import CONTINUES, TranscriptStyle
from pi_desktop.visible_text import visible

FEATURES: Final = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML

LINE_CHARACTERS: Final = 4_000
"""Longest line in one text block: the layout of a block of 100,000 characters takes 360 ms, and again for each
character added."""

# Stand-ins for characters that Markdown would interpret. `visible` leaves no such character in a text.
_AMPERSAND: Final = "\ufdef"
_BRACKET: Final = "\ufdee"
_ENTITY: Final = re.compile(r"&(?=#?[0-9A-Za-z]+;)")
_DEFINITION: Final = re.compile(r"\[(?=[^\]\n]+\]:)")
_ODD_SPACES: Final = re.compile("([\u00a0\u1680\u2000-\u200a\u202f\u205f])")
_WEB: Final = ("http", "https")

_KEEP = QTextCursor.MoveMode.KeepAnchor


def visible_prose(text: str) -> str:
    """Show what cannot be seen, except for odd spaces, which are ordinary in many languages' prose."""
    return "".join(visible(part) if index % 2 == 0 else part for index, part in enumerate(_ODD_SPACES.split(text)))


def is_web_link(url: QUrl) -> bool:
    """Return whether a link leads to the web."""
    return url.scheme().lower() in _WEB and bool(url.host())


def insert_literal(cursor: QTextCursor, text: str, style: QTextCharFormat) -> None:
    """Insert text as it is, line feeds as new blocks of the current block's format.

    Args:
        cursor: Where; ends behind the text.
        text: Text that went through `visible`.
        style: How it looks.
    """
    if len(text) <= LINE_CHARACTERS:
        cursor.insertText(text, style)
        return
    lines = text.split("\n")
    if max(map(len, lines)) <= LINE_CHARACTERS:
        cursor.insertText(text, style)
        return
    line_format = QTextBlockFormat(cursor.blockFormat())
    line_format.clearProperty(CONTINUES)
    joint_format = QTextBlockFormat(line_format)
    joint_format.setProperty(CONTINUES, True)
    for number, line in enumerate(lines):
        for start in range(0, max(len(line), 1), LINE_CHARACTERS):
            if start or number:
                cursor.insertBlock(joint_format if start else line_format, style)
            cursor.insertText(line[start : start + LINE_CHARACTERS], style)


def insert_markdown(cursor: QTextCursor, text: str, style: TranscriptStyle, left: float = 0.0) -> bool:
    """Insert Markdown as new text blocks behind a text block.

    Args:
        cursor: The end of a text block, which may be empty; ends behind what was inserted.
        text: The Markdown as the agent sent it.
        style: How it looks.
        left: Distance to the left in pixels.

    Returns:
        False if Markdown would have shown nothing of the text; then nothing was inserted.
    """
    # A document of its own, since inside an edit block Qt does not know new tables yet.
    scratch = QTextDocument()
    scratch.setUndoRedoEnabled(False)
    # Qt merges the first block into the one at the cursor and drops its format, and puts an empty one before a
    # list. So the first block is a stand-in, which ends up in the block before and is removed.
    marked = _DEFINITION.sub(_BRACKET, _ENTITY.sub(_AMPERSAND, visible_prose(text)))
    QTextCursor(scratch).insertMarkdown(f"{_STAND_IN}\n\n{marked}", FEATURES)
    if scratch.toPlainText().strip() == _STAND_IN and not has_look(scratch.lastBlock()):
        return False
    _polish(scratch, style, left)
    start = cursor.position()
    cursor.insertFragment(QTextDocumentFragment(scratch))
    stand_in = QTextCursor(cursor.document())
    stand_in.setPosition(start)
    stand_in.deleteChar()
    return True


def has_look(block: QTextBlock) -> bool:
    """Return whether an empty block shows something all the same: a rule, a line of code, the mark of a list item."""
    block_format = block.blockFormat()
    return block_format.hasProperty(_RULER) or block_format.hasProperty(_FENCED) or block.textList() is not None


_STAND_IN: Final = "x"
_RULER: Final = int(QTextFormat.Property.BlockTrailingHorizontalRulerWidth)
_FENCED: Final = int(QTextFormat.Property.BlockCodeFence)
_QUOTED: Final = int(QTextFormat.Property.BlockQuoteLevel)
_ALT_TEXT: Final = int(QTextFormat.Property.ImageAltText)
_ADJUSTMENT: Final = int(QTextFormat.Property.FontSizeAdjustment)


def _polish(document: QTextDocument, style: TranscriptStyle, left: float) -> None:
    """Give what the importer made the transcript's look."""
    tables: list[QTextTable] = []
    block = document.begin().next()
    replaced: list[tuple[int, int, str, QTextCharFormat]] = []
    while block.isValid():
        at = QTextCursor(block)
        _polish_block(at, block, style, left)
        table = at.currentTable()
        if table is not None and (not tables or tables[-1] != table):
            tables.append(table)
        _polish_fragments(block, style, replaced)
        block = block.next()
    for position, length, text, char_format in reversed(replaced):
        at = QTextCursor(document)
        at.setPosition(position)
        at.setPosition(position + length, _KEEP)
        at.insertText(text, char_format)
    for table in tables:
        _polish_table(table, style)


def _polish_block(at: QTextCursor, block: QTextBlock, style: TranscriptStyle, left: float) -> None:
    old = block.blockFormat()
    made = QTextBlockFormat(old)
    table = at.currentTable() is not None
    made.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    level = old.headingLevel()
    listed = block.textList() is not None
    above, below = (1.0, 0.5) if level else (0.15, 0.15) if listed else (0.0, 0.0) if table else (0.35, 0.35)
    made.setTopMargin(above * style.unit)
    made.setBottomMargin(below * style.unit)
    if old.hasProperty(_RULER):
        made.setBackground(style.line)  # The colour that Qt draws it in.
    if old.hasProperty(_FENCED):
        made.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        made.setNonBreakableLines(False)
        made.setBackground(style.surface)
        made.setTopMargin(0)
        made.setBottomMargin(0)
    if old.hasProperty(_QUOTED):
        left += 2.0 * style.unit * old.intProperty(_QUOTED)
    if left:
        made.setLeftMargin(left)
    at.setBlockFormat(made)
    if level:
        at.movePosition(QTextCursor.MoveOperation.EndOfBlock, _KEEP)
        heading = QTextCharFormat()
        heading.setProperty(_ADJUSTMENT, max(0, 3 - level))
        heading.setFontWeight(QFont.Weight.Bold)
        at.mergeCharFormat(heading)


def _polish_fragments(
    block: QTextBlock, style: TranscriptStyle, replaced: list[tuple[int, int, str, QTextCharFormat]]
) -> None:
    """Restyle runs of text; collect the runs that show another text."""
    iterator = block.begin()
    runs: list[tuple[int, int, str, QTextCharFormat]] = []
    while not iterator.atEnd():
        fragment = iterator.fragment()
        runs.append((fragment.position(), fragment.length(), fragment.text(), fragment.charFormat()))
        iterator += 1
    fenced = block.blockFormat().hasProperty(_FENCED)
    for position, length, text, old in runs:
        shown, made = _polished(text, old, style, fenced)
        if shown != text:
            replaced.append((position, length, shown, made))
        elif made is not old:
            at = QTextCursor(block)
            at.setPosition(position)
            at.setPosition(position + length, _KEEP)
            at.setCharFormat(made)


def _polished(text: str, old: QTextCharFormat, style: TranscriptStyle, fenced: bool) -> tuple[str, QTextCharFormat]:
    """Return the text and the format that a run is to have."""
    shown = text.replace(_AMPERSAND, "&").replace(_BRACKET, "[")
    if old.isImageFormat():
        image = old.toImageFormat()
        source = _source(image.name())
        return f"[picture: {image.stringProperty(_ALT_TEXT) or source} ({source})]" * len(text), style.quiet()
    made = QTextCharFormat(old)
    if old.isAnchor():
        href = _source(old.anchorHref())
        if is_web_link(QUrl(href)):
            made.setAnchorHref(href)
            made.setForeground(style.link)
            made.setFontUnderline(True)
        else:
            made = QTextCharFormat(style.body())
            made.setFontWeight(old.fontWeight())
            if href.removeprefix("mailto:") != shown:
                shown = f"{shown} ({href})"
    elif old.fontFixedPitch() or old.fontFamilies() == style.fixed_families:
        made.merge(style.mono() if fenced else style.code_span())
    elif shown == text:
        return text, old
    return shown, made


def _source(href: str) -> str:
    return href.replace(_AMPERSAND, "&").replace(_BRACKET, "[")


def _polish_table(table: QTextTable, style: TranscriptStyle) -> None:
    made = style.table(table.format())
    made.setWidth(QTextLength())
    table.setFormat(made)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        cell_format = cell.format()
        cell_format.setBackground(style.surface)
        cell.setFormat(cell_format)
