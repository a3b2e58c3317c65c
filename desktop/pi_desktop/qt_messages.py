"""What Qt writes to stderr, without the noise of the platform that has no screen."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

NOISE = "This plugin does not support "
"""What the offscreen platform says each time that a window has a size, a place or a parent."""


@contextlib.contextmanager
def without_offscreen_noise() -> Iterator[None]:
    """Leave out what the offscreen platform cannot do; on a screen nothing is left out."""
    if QGuiApplication.platformName() != "offscreen":
        yield
        return
    qInstallMessageHandler(_write)
    try:
        yield
    finally:
        # Python may be gone when Qt says its last words.
        qInstallMessageHandler(None)


def _write(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if not message.startswith(NOISE):
        print(qFormatLogMessage(kind, context, message), file=sys.stderr, flush=True)
