"""Traps that are hard to find once sprung, kept out of the code: nested loops, interpreted text, stray imports."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "desktop").rglob("*.py"))

NESTED_LOOPS = {
    "exec", "exec_", "processEvents", "QEventLoop", "wait_for_signal",
    "waitForReadyRead", "waitForFinished", "waitForStarted", "waitForBytesWritten",
    "asyncWrap", "asyncClose",
}  # fmt: skip
"""A loop inside a task stops all other tasks, and some of them for ever."""

DIALOG_CALLS = {
    "QMessageBox": {"question", "information", "warning", "critical", "about", "aboutQt"},
    "QFileDialog": {
        "getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory",
        "getOpenFileUrl", "getOpenFileUrls", "getSaveFileUrl", "getExistingDirectoryUrl", "getOpenFileContent",
    },
    "QInputDialog": {"getText", "getMultiLineText", "getItem", "getInt", "getDouble"},
    "QColorDialog": {"getColor"},
    "QFontDialog": {"getFont"},
}  # fmt: skip
"""Static functions of Qt that run a loop of their own."""

BLOCKING = {
    ("time", "sleep"), ("os", "system"), ("os", "popen"),
    ("subprocess", "run"), ("subprocess", "call"), ("subprocess", "check_output"), ("subprocess", "check_call"),
}  # fmt: skip
"""What stops the window."""

INTERPRETED = {
    "setHtml", "insertHtml", "appendHtml", "setMarkdown", "insertMarkdown", "fromHtml", "fromMarkdown",
    "AutoText", "RichText", "MarkdownText",
}  # fmt: skip
"""An agent's text is never interpreted."""

MAY_INTERPRET = {
    ("transcript_text.py", "insertMarkdown"): "the model's Markdown, without HTML, its images replaced",
}

TIPS = {"setToolTip", "setStatusTip", "setWhatsThis"}
"""Qt guesses whether these are rich text; `tooltip` escapes."""

MAY_TIP = {
    ("composer.py", "setToolTip"): "captions of the program's own buttons",
    ("transcript_view.py", "setToolTip"): "an escaped address",
}


def names(tree: ast.AST) -> Iterator[tuple[str, str, int]]:
    """Every name that the code uses: what stands before its last dot, the name, the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            before = node.value.id if isinstance(node.value, ast.Name) else getattr(node.value, "attr", "")
            yield str(before), node.attr, node.lineno
        elif isinstance(node, ast.Name):
            yield "", node.id, node.lineno
        elif isinstance(node, ast.ImportFrom | ast.Import):
            for alias in node.names:
                yield getattr(node, "module", "") or "", alias.name, node.lineno


def find_traps(name: str, source: str) -> list[str]:
    """Say which traps a source file has."""
    tree = ast.parse(source)
    found = []
    for before, used, line in names(tree):
        if used in NESTED_LOOPS or used in DIALOG_CALLS.get(before, ()):
            found.append(f"{name}:{line}: {used} runs a nested event loop")
        elif (before, used) in BLOCKING:
            found.append(f"{name}:{line}: {before}.{used} stops the window")
        elif used in INTERPRETED and (name, used) not in MAY_INTERPRET:
            found.append(f"{name}:{line}: {used} interprets text")
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=used), args=[text, *_]) if used in TIPS:
                if not is_escaped(text) and (name, used) not in MAY_TIP:
                    found.append(f"{name}:{node.lineno}: {used} interprets text that `tooltip` has not escaped")
    return found


def is_escaped(text: ast.expr) -> bool:
    """Whether a text is the program's own or has been escaped."""
    match text:
        case ast.Constant() | ast.Call(func=ast.Name(id="tooltip")):
            return True
        case ast.IfExp():
            return is_escaped(text.body) and is_escaped(text.orelse)
    return False


def test_there_are_sources() -> None:
    assert {"app.py", "client.py", "transcript_text.py"} <= {file.name for file in SOURCES}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_no_nested_loop_and_no_interpreted_text(file: Path) -> None:
    assert find_traps(file.name, file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "dialog.exec()",
        "menu.exec_(x)",
        "QMenu.exec(actions)",
        "app.processEvents()",
        "from PySide6.QtCore import QEventLoop",
        "QtCore.QEventLoop()",
        "QMessageBox.question(self, 'a', 'b')",
        "QtWidgets.QFileDialog.getOpenFileName(self)",
        "from qasync import asyncClose",
        "time.sleep(1)",
        "from time import sleep",
        "subprocess.run(x)",
        "view.setHtml(text)",
        "cursor.insertMarkdown(text)",
        "label.setTextFormat(Qt.TextFormat.AutoText)",
        "Qt.RichText",
        "label.setToolTip(text)",
        "label.setToolTip(f'{text}')",
        "label.setToolTip(html(text))",
        "label.setToolTip(tooltip(text) if long else text)",
    ],
)
def test_the_traps_are_seen(source: str) -> None:
    assert len(find_traps("x.py", source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "dialog.show()",
        "label.setToolTip('Close')",
        "label.setToolTip(tooltip(text) if long else '')",
        "loop.subprocess_exec(x)",
        "label.setTextFormat(Qt.TextFormat.PlainText)",
        "asyncio.sleep(1)",
        "QMessageBox(self).show()",
    ],
)
def test_what_is_no_trap_is_left_alone(source: str) -> None:
    assert find_traps("x.py", source) == []


def test_every_exception_is_still_needed() -> None:
    used = {(file.name, name) for file in SOURCES for _, name, _ in names(ast.parse(file.read_text(encoding="utf-8")))}
    assert used >= MAY_INTERPRET.keys() | MAY_TIP.keys()


IMPORT_EVERYTHING = """
import importlib, pkgutil, sys
sys.path[:0] = sys.argv[1:]
import pi_protocol, pi_rpc
for package in (pi_protocol, pi_rpc):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
            print(module.name)
print(sorted({name.split(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__"}))
"""


def test_types_and_runtime_need_nothing_but_the_standard_library() -> None:
    # -S leaves the installed packages out, -I the environment: what is not in the standard library is not there.
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", IMPORT_EVERYTHING]
    command += [str(ROOT / "generated"), str(ROOT / "desktop")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert {"pi_rpc.client", "pi_rpc.demo_agent"} <= set(lines)
    assert lines[-1] == "['pi_protocol', 'pi_rpc']"
