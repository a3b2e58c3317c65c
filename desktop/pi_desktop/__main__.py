"""The program's entry: checks what Qt needs before Qt is loaded, then starts the app."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from pi_desktop.arguments import parse

NEEDS_DISPLAY = ("", "xcb", "wayland")
"""Qt platforms of Linux that abort the process when there is no display."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the result is its exit code."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if problem := find_problem():
        print(f"pi-desktop: {problem}", file=sys.stderr)
        return 2
    from pi_desktop.app import run  # after the checks: Qt must not be loaded before

    return run(options)


def find_problem() -> str | None:
    """Say what keeps Qt from running here; `None` when nothing does."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform == "linux" and platform in NEEDS_DISPLAY and not display:
        return "there is no display. Start it in a desktop session, or set QT_QPA_PLATFORM=offscreen."
    try:
        import PySide6
    except ImportError as error:
        return f"PySide6 cannot be loaded ({error}). Install it with: pip install 'pi-desktop[desktop]'"
    if sys.version_info < (3, 12) and PySide6.__version_info__[:2] >= (6, 12):
        return (
            f"PySide6 {PySide6.__version__} crashes on Python {sys.version_info.major}.{sys.version_info.minor}. "
            "Use Python 3.12 or newer, or: pip install 'PySide6-Essentials<6.12'"
        )
    return None


if __name__ == "__main__":
    sys.exit(main())
