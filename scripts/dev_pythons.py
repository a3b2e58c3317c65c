"""Finds Python interpreters on PATH, under pyenv and by the Windows launcher.

Readable for any Python 3 (see `dev.py`): no syntax newer than 3.6.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

NEWEST_MINOR = 20
"""Minor versions above this are not searched for."""

PROBE = "import sys; print(sys.executable); print('%d.%d' % sys.version_info[:2])"


class Interpreter(NamedTuple):
    """A Python that was run once: its real path and its version, such as `3.13`."""

    path: str
    version: str


def this_python() -> Interpreter:
    """Return the interpreter that runs this; inside a virtual environment the one it was made with."""
    # The environment itself may be about to be made anew.
    path = getattr(sys, "_base_executable", None) or sys.executable
    return Interpreter(path, "%d.%d" % sys.version_info[:2])  # noqa: UP031


def find_python(version: str) -> "Interpreter | None":
    """Return an interpreter of exactly this `major.minor` version, or None."""
    for command in _candidates(version):
        found = _probe(command)
        if found is not None and found.version == version:
            return found
    return None


def newest_python(oldest: "tuple[int, int]") -> "Interpreter | None":
    """Return the newest interpreter that is at least `oldest`, or None."""
    major, minor = oldest
    for candidate in range(NEWEST_MINOR, minor - 1, -1):
        found = find_python(f"{major}.{candidate}")
        if found is not None:
            return found
    return None


def _candidates(version: str) -> "list[list[str]]":
    commands = []
    on_path = shutil.which("python" + version)
    if on_path:
        commands.append([on_path])
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    for path in sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"), reverse=True):
        commands.append([str(path)])
    launcher = shutil.which("py") if os.name == "nt" else None
    if launcher:
        commands.append([launcher, "-" + version])
    return commands


def _probe(command: "list[str]") -> "Interpreter | None":
    # A name on PATH proves nothing: pyenv's shims exist for versions that are not active.
    try:
        output = subprocess.check_output([*command, "-c", PROBE], stderr=subprocess.DEVNULL)
        path, version = output.decode().splitlines()
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return Interpreter(path, version)
