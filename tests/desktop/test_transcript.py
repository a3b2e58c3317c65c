"""The transcript as the user sees it: what is in the document of the real widget."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser, QToolButton

from pi_desktop import transcript_page
from pi_desktop.transcript import Transcript
from pi_desktop.transcript_items import FOLD_SCHEME
from pi_desktop.transcript_page import TRIM_CHARACTERS
from pi_desktop.visible_text import visible

HTML = '<b>x</b><img src="file:///etc/hostname">&amp;'

MARKDOWN = """# A *title*

Some **bold**, `code __x__`, [a link](https://example.org/?a=1&amp;b=2) and <b>no</b> html &amp; so on.

| File | Size |
|---|---:|
| `a.c` | 1 |

1. one

   ```make
   all:
   \tcc
   ```

2. two
   - [x] done

> quoted **words**

```python
def __init__(self):  # comment

    return "*x*"
```

---

The end, see https://example.org."""


@pytest.fixture
def transcript(qapp: QApplication) -> Iterator[Transcript]:
    made = Transcript()
    made.resize(700, 400)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def view_of(transcript: Transcript) -> QTextBrowser:
    found = transcript.findChild(QTextBrowser, "transcript-view")
    assert found is not None
    return found


def shown(transcript: Transcript) -> str:
    """The text in the document, character for character, lines divided by LF."""
    transcript.flush()
    document = view_of(transcript).document()
    lines = []
    block = document.begin()
    while block.isValid():
        lines.append(block.text())
        block = block.next()
    return "\n".join(lines)


def described(transcript: Transcript) -> list[str]:
    """Everything in the document that can be seen, formats included."""
    transcript.flush()
    document = view_of(transcript).document()
    made = document.toHtml().splitlines()
    block = document.begin()
    while block.isValid():
        text_list = block.textList()
        made.append(f"{text_list.itemText(block) if text_list else ''} {block.text()}")
        block = block.next()
    return made


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)


def link_point(view: QTextBrowser, text: str) -> QPoint:
    cursor = view.document().find(text)
    assert not cursor.isNull()
    cursor.setPosition(cursor.selectionStart() + 2)
    return view.cursorRect(cursor).center()


def click_link(transcript: Transcript, text: str) -> None:
    view = view_of(transcript)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=link_point(view, text))
    transcript.flush()


# Markdown


@pytest.mark.parametrize("seed", range(8))
def test_streamed_markdown_looks_like_the_whole(transcript: Transcript, seed: int) -> None:
    dice = random.Random(seed)
    rest = MARKDOWN
    while rest:
        size = dice.randint(1, 9) if seed else 1
        transcript.append_assistant_text(rest[:size])
        rest = rest[size:]
        if dice.random() < 0.7:
            transcript.flush()
    transcript.end_assistant(MARKDOWN)
    streamed = described(transcript)
    transcript.clear()
    transcript.append_assistant_text(MARKDOWN)
    transcript.end_assistant()
    assert streamed == described(transcript)


def test_markdown_is_rendered_and_code_is_literal(transcript: Transcript) -> None:
    transcript.end_assistant(MARKDOWN)
    text = shown(transcript)
    assert "Some bold, code __x__, a link and <b>no</b> html &amp; so on." in text
    assert 'def __init__(self):  # comment\n\n    return "*x*"' in text
    assert "all:\n\tcc" in text
    assert "| File" not in text


def test_a_different_final_text_replaces_the_streamed_one(transcript: Transcript) -> None:
    transcript.append_thinking("hm")
    transcript.append_assistant_text("first")
    transcript.flush()
    transcript.end_assistant("second **text**", error="Connection lost")
    text = shown(transcript)
    assert "first" not in text
    assert "second text" in text
    assert "Error  Connection lost" in text
    assert "second **text**" in transcript.plain_text()


def test_text_after_the_end_is_a_new_answer(transcript: Transcript) -> None:
    transcript.append_assistant_text("one")
    transcript.end_assistant("one")
    transcript.append_assistant_text("two")
    assert "one\n" in shown(transcript)
    assert transcript.plain_text().splitlines()[-1] == "two"


def test_text_that_markdown_would_swallow_is_shown(transcript: Transcript) -> None:
    transcript.end_assistant("[//]: # (hidden)\n\n[1]: http://x.y/z\n\n#\n\n![alt](file:///etc/hostname)")
    text = shown(transcript)
    assert "[//]: # (hidden)" in text
    assert "[1]: http://x.y/z" in text
    assert "\n#\n" in text
    assert "[picture: alt (file:///etc/hostname)]" in text


@pytest.mark.parametrize(
    "text",
    [
        "<table><tr><td>" * 3_000,
        "x" * 100_000,
        "word " * 40_000,
        "- item\n" * 10_000,
        "".join("  " * (depth % 40) + "- deep\n" for depth in range(2_000)),
        "> " * 3_000 + "x",
        "|a" * 5_000 + "|\n" + "|-" * 5_000 + "|\n",
        "*a **a " * 5_000,
        "[" * 20_000 + "![" * 20_000,
        "&amp;" * 10_000,
    ],
    ids=["tables", "line", "words", "items", "nested", "quotes", "cells", "stars", "brackets", "entities"],
)
def test_monstrous_markdown_does_not_freeze_and_loses_nothing(transcript: Transcript, text: str) -> None:
    started = time.process_time()
    transcript.end_assistant(text)
    seen = shown(transcript)
    assert time.process_time() - started < 5  # The limits make it about 0.5 s; without them it is a minute.
    for letters in ("<", "x", "word", "item", "deep", "&amp;"):
        assert seen.count(letters) == text.count(letters)


# Literal text


def test_s11_html_is_literal_in_every_text(transcript: Transcript, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[object] = []
    monkeypatch.setattr(type(view_of(transcript)), "loadResource", lambda _self, _kind, name: loaded.append(name))
    transcript.add_user_message(HTML, HTML)
    transcript.append_thinking(HTML)
    transcript.append_assistant_text(HTML)
    transcript.end_assistant(error=HTML)
    transcript.start_tool("1", HTML, HTML)
    transcript.end_tool("1", HTML, False)
    for kind in ("info", "warning", "error", "question", "expired", "unheard of"):
        transcript.add_note(HTML, kind)
    transcript.add_separator(HTML)
    assert shown(transcript).count(HTML) == 2 + 1 + 1 + 1 + 3 + 6 + 1
    transcript.grab()
    assert loaded == []


def test_pictures_are_one_transparent_pixel_and_nothing_else_is_loaded(transcript: Transcript) -> None:
    view = view_of(transcript)
    pixel = view.loadResource(2, QUrl("file:///etc/hostname"))
    assert (pixel.width(), pixel.height(), pixel.pixelColor(0, 0).alpha()) == (1, 1, 0)
    assert view.loadResource(1, QUrl("file:///etc/hostname")) is None
    assert view.loadResource(3, QUrl("file:///etc/hostname")) is None


@pytest.mark.parametrize(
    "command",
    [
        "rm -rf __pycache__ *.log",
        'cd "$(mktemp -d)"; find . -exec rm {} \\;',
        "cat > x <<'EOF'\n# comment\n\tindented\n\n**two** \\\n  blanks  \nEOF",
        "echo \u202egnp.exe\u202c \u200b\u2066x\u2069 a\u00a0b",
        "  leading and trailing  ",
        "y" * 9_000,
    ],
)
def test_q19_a_tools_arguments_are_literal(transcript: Transcript, command: str) -> None:
    transcript.start_tool("id:{}/<b>", "bash", command)
    joined = "".join(shown(transcript).split("\n")) if len(command) > 4_000 else shown(transcript)
    assert visible(command)[:5_000] in joined
    if len(command) < 4_000:
        assert joined.endswith(visible(command) + "\n\n") or visible(command) + "\n" in joined
    assert command in transcript.plain_text()


def test_user_text_is_literal(transcript: Transcript) -> None:
    transcript.add_user_message("# no *title*\n\n- no list\n`x`  y", "steering")
    assert "You  steering\n# no *title*\n\n- no list\n`x`  y" in shown(transcript)


def test_a_lone_surrogate_and_frame_marks_are_shown(transcript: Transcript) -> None:
    text = "a\ud83d b\ufdd0c\ufdd1d\x00"
    transcript.add_user_message(text)
    transcript.end_assistant(text)
    transcript.start_tool("1", "bash", text)
    transcript.end_tool("1", text, True)
    assert shown(transcript).count("a⟨U+D83D⟩ b⟨U+FDD0⟩c⟨U+FDD1⟩d") == 4


# Tools


def test_a_tool_shows_its_state_in_words_and_its_output_in_colour(transcript: Transcript) -> None:
    transcript.start_tool("1", "read", "Makefile")
    assert "read   running…\nMakefile" in shown(transcript)
    transcript.update_tool("1", "half")
    assert "\nhalf" in shown(transcript)
    transcript.end_tool("1", "\x1b[31mno such file\x1b[0m\r\n50%\r100%", True)
    text = shown(transcript)
    assert "read   failed\nMakefile\nno such file\n50%\n100%" in text
    assert "\x1b" not in text


def test_q06_a_tool_that_ran_when_the_agent_ended_says_so(transcript: Transcript) -> None:
    for call in ("1", "2"):
        transcript.start_tool(call, f"bash {call}", "make")
    transcript.update_tool("1", "half")
    transcript.end_tool("2", "all", False)
    transcript.end_running_tools("ended with the agent")
    assert "bash 1   ended with the agent\nmake\nhalf" in shown(transcript)
    assert "bash 2   done\nmake\nall" in shown(transcript)
    assert "bash 1 (ended with the agent)" in transcript.plain_text()
    transcript.start_tool("1", "bash", "make again")
    assert shown(transcript).count("make again") == 1, "another agent may use the same id"
    assert "bash   running…" in shown(transcript)


def test_lines_of_a_note_begin_under_its_text(transcript: Transcript) -> None:
    transcript.add_note("first\nsecond\nthird", "error")
    assert "Error  first\nsecond\nthird" in shown(transcript)
    document = view_of(transcript).document()
    blocks = [document.findBlock(document.find(word).position()).blockFormat() for word in ("first", "second", "third")]
    assert blocks[0].textIndent() < 0
    assert [block.textIndent() for block in blocks[1:]] == [0, 0]
    assert len({block.leftMargin() for block in blocks}) == 1


def test_output_for_an_unknown_call_makes_a_tool(transcript: Transcript) -> None:
    transcript.update_tool("never started", "out")
    transcript.end_tool("never started", "out and more", False)
    assert "tool   done\nout and more" in shown(transcript)


async def test_long_output_is_folded_and_unfolds_by_mouse_and_keyboard(transcript: Transcript) -> None:
    transcript.resize(700, 2000)
    lines = [f"line {number}" for number in range(132)]
    transcript.start_tool("1", "read", "x")
    transcript.end_tool("1", "\n".join(lines), False)
    text = shown(transcript)
    assert "line 11\n… 120 more lines" in text
    assert "line 12\n" not in text
    click_link(transcript, "120 more lines")
    text = shown(transcript)
    assert "\n".join(lines) in text
    assert "Show less" in text
    view = view_of(transcript)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert "… 120 more lines" in shown(transcript)
    assert "\n".join(lines) in transcript.plain_text()


def test_the_end_of_a_commands_output_is_what_is_shown(transcript: Transcript) -> None:
    transcript.start_tool("1", "bash", "make")
    transcript.end_tool("1", "\n".join(str(number) for number in range(100)), False)
    assert "… 88 earlier lines\n88\n89" in shown(transcript)


def test_an_endless_line_of_output_is_folded_by_characters(transcript: Transcript) -> None:
    transcript.start_tool("1", "bash", "x")
    transcript.end_tool("1", "z" * 1_000_000, False)
    assert shown(transcript).count("z") == 6_000
    assert "… 994,000 earlier characters" in shown(transcript)


# Links


async def test_only_web_links_are_reported_and_nothing_is_opened(transcript: Transcript) -> None:
    transcript.resize(700, 900)
    links: list[QUrl] = []
    transcript.link_activated.connect(links.append)
    transcript.start_tool("1", "bash", "x")
    transcript.end_tool("1", "\n" * 3 + "\n".join("abcdefghijklmnopqrstuvwxyz"), False)
    transcript.end_assistant(
        f"[websitelink](https://example.org/?a&amp;b)\n\n[filelink](file:///etc/hostname)\n\n[foldlink]({FOLD_SCHEME}:0/output/1)"
    )
    before = shown(transcript)
    assert "filelink (file:///etc/hostname)" in before
    for text in ("websitelink", "filelink", "foldlink"):
        click_link(transcript, text)
    assert [link.toString() for link in links] == ["https://example.org/?a&amp;b"]
    assert shown(transcript) == before
    assert view_of(transcript).source().isEmpty()


# Scrolling and the window


async def test_the_view_follows_the_newest_text_only_from_the_bottom(transcript: Transcript) -> None:
    view = view_of(transcript)
    bar = view.verticalScrollBar()
    jump = transcript.findChild(QToolButton, "transcript-jump")
    assert jump is not None
    for number in range(60):
        transcript.add_note(f"note {number}")
    await until(lambda: "note 59" in shown(transcript) and bar.maximum() > 0 and bar.value() == bar.maximum())
    assert not jump.isVisible()
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert jump.isVisible()
    at, most = bar.value(), bar.maximum()
    transcript.append_assistant_text("text\n\n" * 50)
    transcript.flush()
    await until(lambda: bar.maximum() > most)
    assert bar.value() == at
    QTest.mouseClick(jump, Qt.MouseButton.LeftButton)
    assert bar.value() == bar.maximum()
    assert not jump.isVisible()
    transcript.append_assistant_text("and more\n\n" * 10)
    transcript.flush()
    await until(lambda: bar.value() == bar.maximum())
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(view, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()


async def test_what_is_read_stays_in_place_when_something_above_it_grows(transcript: Transcript) -> None:
    view = view_of(transcript)
    transcript.start_tool("1", "bash", "make")
    for number in range(80):
        transcript.add_note(f"note {number}")
    transcript.flush()
    bar = view.verticalScrollBar()
    await until(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum() // 2)
    before = view.cursorForPosition(QPoint(100, 5)).block().text()
    transcript.update_tool("1", "\n".join("abcdefghij"))
    transcript.flush()
    assert view.cursorForPosition(QPoint(100, 5)).block().text() == before


async def test_a_long_history_is_windowed_and_can_be_looked_at(transcript: Transcript) -> None:
    view = view_of(transcript)
    for number in range(260):
        transcript.add_user_message(f"message {number} starts\n" + "some words of text " * 250)
    await until(lambda: "message 259 starts" in shown(transcript))
    assert view.document().characterCount() <= TRIM_CHARACTERS
    text = shown(transcript)
    assert "message 0 starts" not in text
    assert text.startswith("Show earlier messages (")
    assert "message 0 starts" in transcript.plain_text()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(40):
        if "message 0 starts" in shown(transcript):
            break
        view.inner_link.emit("pi-show:earlier")
    assert "message 0 starts" in shown(transcript)
    assert not shown(transcript).startswith("Show earlier")


async def test_looking_back_far_drops_the_end_until_the_user_wants_it(
    transcript: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("WINDOW", 20_000), ("TRIM", 30_000), ("BATCH", 5_000), ("LOOKING_BACK", 40_000)):
        monkeypatch.setattr(transcript_page, f"{name}_CHARACTERS", value)
    view = view_of(transcript)
    bar = view.verticalScrollBar()
    for number in range(100):
        transcript.add_user_message(f"message {number} starts\n" + "words " * 160)
        transcript.flush()
    QTest.keyClick(view, Qt.Key.Key_Home)
    while shown(transcript).startswith("Show earlier"):
        bar.setValue(0)
        click_link(transcript, "Show earlier messages")
    assert shown(transcript).endswith("\nShow later messages")
    assert "message 99 starts" not in shown(transcript)
    transcript.add_note("arrived meanwhile")
    assert "arrived meanwhile" not in shown(transcript)
    bar.setValue(bar.maximum())
    jump = transcript.findChild(QToolButton, "transcript-jump")
    assert jump is not None
    assert jump.isVisible()
    last = shown(transcript).count("starts")
    assert f"message {last} starts" not in shown(transcript)
    click_link(transcript, "Show later messages")
    assert f"message {last} starts" in shown(transcript)
    QTest.mouseClick(jump, Qt.MouseButton.LeftButton)
    text = shown(transcript)
    assert "arrived meanwhile" in text
    assert "message 0 starts" not in text
    assert "Show later" not in text
    assert bar.value() == bar.maximum()
    assert not jump.isVisible()


async def test_what_is_read_stays_in_place_when_earlier_messages_are_added(
    transcript: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transcript_page, "WINDOW_CHARACTERS", 5_000)
    monkeypatch.setattr(transcript_page, "TRIM_CHARACTERS", 8_000)
    view = view_of(transcript)
    for number in range(1_000):
        transcript.add_note(f"note {number}")
    transcript.flush()
    view.verticalScrollBar().setValue(0)
    first = view.document().find("Note").block().text()
    click_link(transcript, "Show earlier messages")
    assert view.document().find("Note").block().text() != first
    after = view.cursorRect(view.document().find(first)).top()
    assert 0 <= after < view.viewport().height()


async def test_a_million_characters_in_one_answer_are_windowed_too(transcript: Transcript) -> None:
    for number in range(1_300):
        transcript.append_assistant_text(f"part {number}: " + "words and words " * 100 + "\n\n")
        if number % 50 == 0:
            transcript.flush()
    transcript.end_assistant()
    text = shown(transcript)
    assert view_of(transcript).document().characterCount() <= TRIM_CHARACTERS
    assert "part 1299:" in text
    assert "part 0:" not in text
    assert "part 0:" in transcript.plain_text()


def test_clear_empties_and_is_empty_says_so(transcript: Transcript) -> None:
    assert transcript.is_empty()
    transcript.add_note("x")
    assert not transcript.is_empty()
    transcript.flush()
    transcript.clear()
    assert transcript.is_empty()
    assert shown(transcript).strip() == ""
    assert transcript.plain_text() == ""
    transcript.end_assistant()
    assert transcript.is_empty()


# Copying


async def test_a_copy_is_clean_text(transcript: Transcript) -> None:
    transcript.add_user_message("a\u3000b\tc\n\n  d")
    transcript.end_assistant("1. one\n2. two\n   - three\n\n|x|y|\n|-|-|\n|p|q|\n\n```\ncode\n\n\tmore\n```\nend")
    transcript.start_tool("1", "read", "k" * 5_000)
    transcript.end_tool("1", "\n".join("abcdefghijklmnopqrstuvwxyz"), False)
    transcript.flush()
    view = view_of(transcript)
    view.selectAll()
    view.copy()
    text = QGuiApplication.clipboard().text()
    assert text.startswith(
        "You\na\u3000b\tc\n\n  d\nAgent\n1. one\n2. two\n  - three\nx\ty\np\tq\ncode\n\n\tmore\nend\n"
    )
    assert "k" * 5_000 in text
    assert "more lines" not in text
    assert text.endswith("\nk\nl")


async def test_a_word_is_selected_by_mouse_and_copied_by_keyboard(transcript: Transcript) -> None:
    transcript.add_user_message("some selectable words")
    transcript.flush()
    view = view_of(transcript)
    view.setFocus()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=link_point(view, "selectable"))
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "selectable"


async def test_a_selection_survives_the_next_delta(transcript: Transcript) -> None:
    transcript.append_assistant_text("one two three")
    transcript.flush()
    view = view_of(transcript)
    cursor = view.document().find("two")
    view.setTextCursor(cursor)
    transcript.append_assistant_text(" four")
    transcript.flush()
    assert view.textCursor().selectedText() == "two"


# Looks


def test_a_dark_palette_changes_all_colours_and_text_stays_readable(transcript: Transcript, qapp: QApplication) -> None:
    light = qapp.palette()
    transcript.end_assistant("para `code`\n\n```\nx\n```\n")
    transcript.start_tool("1", "bash", "ls")
    transcript.end_tool("1", "\x1b[34mdir\x1b[0m", True)
    transcript.add_note("n", "warning")
    before = described(transcript)
    dark = QPalette(QColor("#2b2b2b"))
    try:
        qapp.setPalette(dark)
        for _ in range(3):
            QApplication.sendPostedEvents()
            qapp.processEvents()
        after = described(transcript)
        assert after != before
        assert not {line for line in before if "color" in line} & {line for line in after if "color" in line}
        tool = view_of(transcript).document().find("bash").currentFrame().frameFormat().background().color()
        assert tool.lightness() < 90
    finally:
        qapp.setPalette(light)


def test_a_bigger_font_makes_distances_bigger(transcript: Transcript, qapp: QApplication) -> None:
    transcript.add_user_message("x")
    transcript.flush()

    def padding() -> float:
        transcript.flush()
        return view_of(transcript).document().find("You").currentFrame().frameFormat().padding()

    small = padding()
    font = transcript.font()
    font.setPointSize(font.pointSize() * 2)
    transcript.setFont(font)
    for _ in range(3):
        qapp.processEvents()
    assert padding() > 1.5 * small


def test_the_conversation_has_a_name_for_screen_readers_and_takes_the_focus(transcript: Transcript) -> None:
    view = view_of(transcript)
    assert transcript.objectName() == "transcript"
    assert view.accessibleName() == "Conversation"
    assert transcript.focusProxy() is view
    assert view.isReadOnly()
    assert not view.document().isUndoRedoEnabled()
    assert not view.openLinks()


async def test_many_deltas_take_few_changes_of_the_document(transcript: Transcript) -> None:
    changes: list[int] = []
    view_of(transcript).document().contentsChange.connect(lambda _at, _removed, added: changes.append(added))
    for _ in range(2_000):
        transcript.append_assistant_text("word ")
    assert changes == []
    view = view_of(transcript)
    await until(lambda: view.toPlainText().count("word") == 2_000)
    assert len(changes) < 10
