"""Which file a command means, and why it cannot be started.

Owns the search along PATH and the words for what is wrong. Starts nothing.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from pi_rpc.errors import SpawnError


def find_program(argv: Sequence[str], cwd: str | os.PathLike[str] | None, env: Mapping[str, str] | None) -> str:
    """Find the file that a command starts.

    Args:
        argv: The command and its arguments.
        cwd: The folder it is to run in; `None` is the current one.
        env: Its whole environment; `None` is the current one.

    Returns:
        What to hand to the operating system as the program.

    Raises:
        SpawnError: The folder or the program is not there or not to be used.
    """
    if not argv or not argv[0]:
        raise SpawnError(argv, "no command was given")
    if any("\0" in part for part in argv):
        raise SpawnError(argv, "the command contains a NUL character")
    if cwd is not None and not os.path.isdir(cwd):
        what = "is not a folder" if os.path.exists(cwd) else "does not exist"
        raise SpawnError(argv, f"the working directory {os.fspath(cwd)} {what}")
    if os.path.dirname(argv[0]):
        return _with_path(argv, cwd)
    return _along_path(argv, os.environ if env is None else env)


def explain(argv: Sequence[str], program: str, error: OSError) -> SpawnError:
    """Say why the operating system did not start a program that is there."""
    reason = error.strerror or str(error)
    if isinstance(error, FileNotFoundError):
        reason = f"{program} is there, but the interpreter that its first line names is not"
    return SpawnError(argv, reason)


def _with_path(argv: Sequence[str], cwd: str | os.PathLike[str] | None) -> str:
    # POSIX changes to the new folder first and looks for a relative path from there.
    file = Path(cwd or "", argv[0])
    if sys.platform == "win32":
        found = shutil.which(str(file))
        if found is not None:
            return found
    problem = _problem(file)
    if problem:
        raise SpawnError(argv, problem)
    return argv[0]


def _along_path(argv: Sequence[str], env: Mapping[str, str]) -> str:
    path = env.get("PATH", os.defpath)
    folders = [folder for folder in path.split(os.pathsep) if folder]
    found = shutil.which(argv[0], path=path)
    if found is not None:
        return os.path.abspath(found)
    for folder in folders:
        file = Path(folder, argv[0])
        if file.is_file():
            raise SpawnError(argv, f"{file} is not executable", folders)
    raise SpawnError(argv, "no such program in the folders of PATH", folders)


def _problem(file: Path) -> str:
    if file.is_dir():
        return f"{file} is a folder"
    if not file.exists():
        return f"{file} does not exist"
    if not os.access(file, os.X_OK):
        return f"{file} is not executable"
    return ""
