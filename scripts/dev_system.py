"""What the commands share about the machine: progress lines, running a quiet command, the system's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The repository."""

QUIET_TIMEOUT_S = 1800.0
"""Seconds for one pip or apt call: a first download of 300 MB over a slow line takes this long."""

APT_LOCK_TIMEOUT_S = 120
"""Seconds to wait while another apt runs: a fresh machine updates itself at its first start."""

INSTALL_COMMANDS = {
    "apt": ["apt-get", "install", "--no-install-recommends"],
    "dnf": ["dnf", "install"],
    "pacman": ["pacman", "-S", "--needed"],
}

IsKnown = Callable[[str], bool]
"""Tells whether the package system has a package of this name."""


class CannotContinueError(Exception):
    """The machine lacks something; the message says what to do about it."""


@dataclass(frozen=True)
class Package:
    """One system package under its names; a name may be several, separated by `|`, of which the first known counts."""

    apt: str
    dnf: str
    pacman: str


@contextmanager
def step(text: str) -> Iterator[None]:
    """Print one line for a piece of work: what it is, then how long it took."""
    print(f"{text} ...", end=" ", flush=True)
    started = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - started:.1f} s", flush=True)


def run_quietly(argv: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> str:
    """Run a command in the repository and return its output; its words are shown only if it fails.

    Raises:
        CannotContinueError: the command failed or took longer than `QUIET_TIMEOUT_S` seconds.
    """
    words = [str(word) for word in argv]
    try:
        done = subprocess.run(
            words,
            cwd=ROOT,
            env=None if env is None else {**os.environ, **env},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=QUIET_TIMEOUT_S,
        )
    except subprocess.TimeoutExpired as error:
        raise CannotContinueError(f"no end after {QUIET_TIMEOUT_S:.0f} s: {' '.join(words)}") from error
    if done.returncode != 0:
        told = "\n".join(text.strip() for text in (done.stdout, done.stderr) if text.strip())
        raise CannotContinueError(
            f"{told}\n\nThis command failed with exit code {done.returncode}:\n  {' '.join(words)}"
        )
    return done.stdout


def require_packages(packages: Iterable[Package], reason: str) -> None:
    """Install system packages where that is allowed: as root, with apt.

    Raises:
        CannotContinueError: it is not allowed, with the command that does it; or apt failed.
    """
    found = package_system()
    if found == "apt" and _is_root():
        refresh_package_lists()
        names = package_names(packages, "apt", is_known=_apt_knows)
        with step(f"Installing system packages: {' '.join(names)}"):
            lock = f"DPkg::Lock::Timeout={APT_LOCK_TIMEOUT_S}"
            options = ["-qq", "--yes", "--no-install-recommends", "-o", lock]
            run_quietly(["apt-get", "install", *options, *names], env={"DEBIAN_FRONTEND": "noninteractive"})
        return
    raise CannotContinueError(install_advice(packages, reason, found, sudo=not _is_root(), is_known=_apt_knows))


def install_advice(
    packages: Iterable[Package], reason: str, found: str | None, *, sudo: bool, is_known: IsKnown = lambda _name: True
) -> str:
    """Say which command installs the packages on a system with the package system `found`."""
    if found is None:
        names = " ".join(package_names(packages, "apt"))
        return f"{reason}.\nInstall what provides it (on Debian the packages are: {names}), then run this again."
    words = [*(["sudo"] if sudo else []), *INSTALL_COMMANDS[found], *package_names(packages, found, is_known=is_known)]
    return f"{reason}.\nInstall it with\n\n  {' '.join(words)}\n\nthen run this again."


def package_names(packages: Iterable[Package], system: str, *, is_known: IsKnown = lambda _name: True) -> list[str]:
    """Return the packages' names in one package system, sorted, each once; asks `is_known` only where names differ."""
    names: set[str] = set()
    for package in packages:
        choices = str(getattr(package, system)).split("|")
        known = [name for name in choices[:-1] if is_known(name)]
        names.add((known or choices[-1:])[0])
    return sorted(names)


def package_system() -> str | None:
    """Return `apt`, `dnf` or `pacman`, whichever this machine has, or None."""
    for name, command in INSTALL_COMMANDS.items():
        if shutil.which(command[0]):
            return name
    return None


@cache
def refresh_package_lists() -> None:
    """Run `apt-get update` once: a bare image has no lists at all."""
    with step("Reading the package lists"):
        run_quietly(["apt-get", "update", "-qq"])


def _apt_knows(name: str) -> bool:
    return subprocess.run(["apt-cache", "show", name], capture_output=True).returncode == 0


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0
