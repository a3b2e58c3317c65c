"""Rules for all tests: coroutine tests on a fresh loop, no stray garbage collection, an offscreen Qt."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import sys
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

TEST_TIMEOUT_S = 30.0
"""A coroutine test that takes longer hangs; the slowest real one needs about a quarter."""

# The cyclic collector may run on any thread; a QObject freed off the GUI thread crashes Qt.
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def` tests: under qasync when they use `qapp`, else under asyncio's own loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    problems: list[dict[str, Any]] = []

    async def body() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: problems.append(context))
        async with asyncio.timeout(TEST_TIMEOUT_S):
            await pyfuncitem.obj(**arguments)
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert not left, f"tasks left over: {left}"

    if "qapp" in pyfuncitem.fixturenames:
        import qasync

        qasync.run(body())
        _delete_deferred()
    else:
        asyncio.run(body())
    assert not problems, problems
    return True


def _delete_deferred() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Leave what is imported by now out of the collections after each test: they cost 30 ms otherwise."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Leave the clipboard as the program does: the process would end with a crash."""
    if "PySide6.QtGui" in sys.modules:
        from PySide6.QtGui import QGuiApplication

        from pi_desktop.clipboard import let_go_of_clipboard

        if QGuiApplication.instance() is not None:
            let_go_of_clipboard()


@pytest.fixture(autouse=True)
def _collect_garbage() -> Iterator[None]:
    yield
    gc.collect()
