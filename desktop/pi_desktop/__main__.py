"""The program's entry: checks what Qt needs before Qt is loaded, then starts the app."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

from pi_desktop.arguments import parse
from pi_desktop.display import find_display_problem


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the result is its exit code."""
    # Until the loop takes Ctrl-C over, it ends the program as any other, not with a traceback of its imports.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if problem := find_problem():
        print(f"pi-desktop: {problem}", file=sys.stderr)
        return 2
    from pi_desktop.app import run  # after the checks: Qt must not be loaded before

    return run(options)


def find_problem() -> str | None:
    """Say what keeps Qt from running here; `None` when nothing does."""
    if problem := find_display_problem(os.environ):
        return problem
    try:
        import PySide6
    except ImportError as error:
        return f"PySide6 cannot be loaded ({error}). In a checkout of Pi Desktop: pip install '.[desktop]'"
    if sys.version_info < (3, 12) and PySide6.__version_info__[:2] >= (6, 12):
        return (
            f"PySide6 {PySide6.__version__} crashes on Python {sys.version_info.major}.{sys.version_info.minor}. "
            "Use Python 3.12 or newer, or: pip install 'PySide6-Essentials<6.12'"
        )
    return None


if __name__ == "__main__":
    sys.exit(main())
