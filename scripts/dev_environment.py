"""Makes a virtual environment that holds the project, and knows when it is still up to date.

Knows nothing of Qt. The stamp file in the environment says for which pyproject.toml, Python and place it was filled.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from dev_pythons import Interpreter
from dev_system import ROOT, CannotContinueError, Package, package_system, require_packages, run_quietly, step

PARTS = ("desktop", "dev")
"""What an environment can hold: the extra `desktop`, and with `dev` also what the tests need."""

OLDEST_PIP = (25, 1)
"""The first pip that reads dependency groups (`--group`)."""

FIRST_DOWNLOAD = "200 MB"
"""What pip fetches for both parts: Qt is 80 MB of it, Node.js for the tests 60."""

STAMP_NAME = "pi-desktop-stamp.json"


@dataclass(frozen=True)
class Stamp:
    """For what an environment was filled: the key of `stamp_key` and the parts it holds."""

    key: str
    parts: frozenset[str]

    def covers(self, key: str, parts: Iterable[str]) -> bool:
        """Tell whether nothing has to be installed for these parts."""
        return self.key == key and self.parts.issuperset(parts)


@dataclass(frozen=True)
class Environment:
    """A virtual environment of the project and the interpreter it is made with."""

    folder: Path
    base: Interpreter

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def ensure(self, parts: Iterable[str]) -> None:
        """Make the environment and install the project with these parts, unless that is done already.

        Raises:
            CannotContinueError: there is no way to make one here, or an installation failed.
        """
        wanted, version = frozenset(parts), self.base.version
        stamp = read_stamp(self.folder / STAMP_NAME)
        same_python = _version_of(self.python) == version
        if same_python and stamp is not None and stamp.covers(_key(version), wanted):
            return
        if not same_python or _pip_version(self.python) is None:
            stamp = None
            _create(self)
        if stamp is None:
            print(f"The first installation downloads up to {FIRST_DOWNLOAD}.")
        self._install(wanted | (stamp.parts if stamp is not None else frozenset()), version)

    def _install(self, parts: frozenset[str], version: str) -> None:
        stamp_file = self.folder / STAMP_NAME
        stamp_file.unlink(missing_ok=True)
        pip: list[str | Path] = [self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if "dev" in parts and (_pip_version(self.python) or (0, 0)) < OLDEST_PIP:
            with step(f"Renewing pip in {self.folder.name}"):
                run_quietly([*pip, "--upgrade", f"pip>={OLDEST_PIP[0]}.{OLDEST_PIP[1]}"])
        group = ["--group", "dev"] if "dev" in parts else []
        with step(f"Installing the project into {self.folder.name}"):
            run_quietly([*pip, "--editable", ".[desktop]", *group])
        write_stamp(stamp_file, Stamp(_key(version), parts))


def stamp_key(pyproject: bytes, python_version: str, root: str) -> str:
    """Return a short key that changes with the project's metadata, the Python version and the repository's place."""
    # The place counts: an editable installation holds absolute paths.
    return hashlib.sha256(b"\0".join([pyproject, python_version.encode(), root.encode()])).hexdigest()[:16]


def read_stamp(file: Path) -> Stamp | None:
    """Return the stamp in this file, or None if there is none or it is damaged."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return Stamp(str(data["key"]), frozenset(str(part) for part in data["parts"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(file: Path, stamp: Stamp) -> None:
    """Write the stamp into this file."""
    file.write_text(json.dumps({"key": stamp.key, "parts": sorted(stamp.parts)}) + "\n", encoding="utf-8")


def parse_pip_version(output: str) -> tuple[int, int] | None:
    """Return major and minor from the words of `pip --version`, or None."""
    found = re.match(r"pip (\d+)\.(\d+)", output)
    return (int(found[1]), int(found[2])) if found else None


def _key(version: str) -> str:
    return stamp_key((ROOT / "pyproject.toml").read_bytes(), version, str(ROOT))


def _version_of(python: Path) -> str | None:
    # Run, not read from pyvenv.cfg: a system upgrade replaces the Python behind the link.
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    return _output_of([python, "-I", "-S", "-c", code])


def _pip_version(python: Path) -> tuple[int, int] | None:
    return parse_pip_version(_output_of([python, "-m", "pip", "--version"]) or "")


def _output_of(argv: list[str | Path]) -> str | None:
    try:
        done = subprocess.run(argv, capture_output=True, text=True, errors="replace")
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def _create(environment: Environment) -> None:
    advice = _get_ensurepip(environment.base)
    with step(f"Creating {environment.folder.name} with Python {environment.base.version}"):
        if not (_create_with_venv(environment) or _create_with_virtualenv(environment)):
            raise CannotContinueError(
                advice
                or f"{environment.base.path} can make no virtual environment: neither `-m venv` nor `-m pip` works.\n"
                "Install Python's venv module or the package `virtualenv`, then run this again."
            )


def _get_ensurepip(base: Interpreter) -> str:
    """Debian keeps `ensurepip`, without which venv fails, in a package of its own; returns what to do if it is missing.

    Not an error yet: pip may be there to fetch virtualenv.
    """
    if _output_of([base.path, "-c", "import ensurepip"]) is not None:
        return ""
    if package_system() != "apt" or not Path(base.path).resolve().is_relative_to("/usr/bin"):
        return ""
    package = Package(apt=f"python{base.version}-venv", dnf="python3", pacman="python")
    try:
        require_packages([package], f"Python {base.version} on this system cannot make virtual environments yet")
    except CannotContinueError as error:
        return str(error)
    return ""


def _create_with_venv(environment: Environment) -> bool:
    command = [environment.base.path, "-m", "venv", "--clear", str(environment.folder)]
    if subprocess.run(command, capture_output=True).returncode == 0:
        return True
    shutil.rmtree(environment.folder, ignore_errors=True)
    return False


def _create_with_virtualenv(environment: Environment) -> bool:
    target, base = str(environment.folder), environment.base.path
    if subprocess.run([base, "-m", "virtualenv", "--clear", target], capture_output=True).returncode == 0:
        return True
    with tempfile.TemporaryDirectory() as place:
        # --target leaves the system's own packages alone, so pip allows it also where they are protected.
        install = [base, "-m", "pip", "install", "--quiet", "--target", place, "virtualenv"]
        if subprocess.run(install, capture_output=True).returncode != 0:
            return False
        command = [base, "-m", "virtualenv", "--clear", target]
        made = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONPATH": place})
        return made.returncode == 0
