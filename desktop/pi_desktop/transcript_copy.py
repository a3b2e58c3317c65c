"""The text of a selection, as somebody wants to paste it.

Owns which characters of the document are the conversation's and which are the program's. Knows no widget.
"""

from __future__ import annotations

from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCursor, QTextList, QTextListFormat, QTextTable

from pi_desktop.transcript_style import CHROME, CONTINUES, SPACER

_LINE_SEPARATOR = "\u2028"
_FRAME_MARKS = "\ufdd0\ufdd1"


def selected_text(selection: QTextCursor) -> str:
    """Return the selected text: cells divided by tabs, list items with their marks, without the program's links."""
    start, end = selection.selectionStart(), selection.selectionEnd()
    pieces: list[str] = []
    row: tuple[QTextTable, int] | None = None
    block = selection.document().findBlock(start)
    while block.isValid() and block.position() < end:
        text = _text_between(block, start, end)
        if text is not None:
            cell_row = _row(block)
            if pieces:
                same_row = row is not None and cell_row == row
                pieces.append("\t" if same_row else "" if block.blockFormat().hasProperty(CONTINUES) else "\n")
            pieces.append(text)
            row = cell_row
        block = block.next()
    return "".join(pieces)


def _text_between(block: QTextBlock, start: int, end: int) -> str | None:
    """Return the part of a block that is selected, None for a block that is none of the conversation's."""
    if block.blockFormat().hasProperty(SPACER):
        return None
    pieces: list[str] = []
    iterator = block.begin()
    had_chrome = False
    while not iterator.atEnd():
        fragment = iterator.fragment()
        iterator += 1
        if fragment.charFormat().hasProperty(CHROME):
            had_chrome = True
            continue
        text = fragment.text()
        left = max(0, start - fragment.position())
        right = max(0, end - fragment.position())
        # Qt counts UTF-16 units.
        units = text.encode("utf-16-le")
        pieces.append(units[2 * left : 2 * right].decode("utf-16-le", "replace"))
    if had_chrome and not "".join(pieces):
        return None
    mark = _list_mark(block) if start <= block.position() else ""
    return mark + "".join(pieces).replace(_LINE_SEPARATOR, "\n").strip(_FRAME_MARKS)


def _list_mark(block: QTextBlock) -> str:
    text_list: QTextList | None = block.textList()  # The stubs forget the None.
    if text_list is None:
        return ""
    numbered = text_list.format().style().value <= QTextListFormat.Style.ListDecimal.value
    mark = text_list.itemText(block) if numbered else "-"
    if block.blockFormat().marker() != QTextBlockFormat.MarkerType.NoMarker:
        done = block.blockFormat().marker() == QTextBlockFormat.MarkerType.Checked
        mark = f"- [{'x' if done else ' '}]"
    return "  " * (text_list.format().indent() - 1) + mark + " "


def _row(block: QTextBlock) -> tuple[QTextTable, int] | None:
    cursor = QTextCursor(block)
    table = cursor.currentTable()
    return (table, table.cellAt(cursor).row()) if table is not None else None
