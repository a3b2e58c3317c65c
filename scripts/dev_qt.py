"""Checks that Qt can start on this Linux: the system libraries its platform plugins need, and a font.

The libraries are found by asking the linker about the installed plugins, so the table below only translates what is
missing into package names. macOS and Windows bring everything along.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from dev_system import CannotContinueError, Package, require_packages

_GLIB = Package("libglib2.0-0t64|libglib2.0-0", "glib2", "glib2")
_GLVND_GLX = Package("libgl1", "libglvnd-glx", "libglvnd")
_FREETYPE = Package("libfreetype6", "freetype", "freetype2")
_WAYLAND = Package("libwayland-client0", "libwayland-client", "wayland")

LIBRARIES = {
    "libEGL.so.1": Package("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": _GLVND_GLX,
    "libGLX.so.0": _GLVND_GLX,
    "libOpenGL.so.0": Package("libopengl0", "libglvnd-opengl", "libglvnd"),
    "libX11.so.6": Package("libx11-6", "libX11", "libx11"),
    "libX11-xcb.so.1": Package("libx11-xcb1", "libX11-xcb", "libx11"),
    "libdbus-1.so.3": Package("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": Package("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": _FREETYPE,
    "libglib-2.0.so.0": _GLIB,
    "libgthread-2.0.so.0": _GLIB,
    "libwayland-client.so.0": _WAYLAND,
    "libwayland-cursor.so.0": Package("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": Package("libwayland-egl1", "libwayland-egl", "wayland"),
    "libxcb.so.1": Package("libxcb1", "libxcb", "libxcb"),
    "libxcb-cursor.so.0": Package("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": Package("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": Package("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": Package("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": Package("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render.so.0": Package("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": Package("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-shape.so.0": Package("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": Package("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": Package("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": Package("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": Package("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": Package("libxcb-xkb1", "libxcb", "libxcb"),
    "libxkbcommon.so.0": Package("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libxkbcommon-x11.so.0": Package("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
}
"""Which package holds a library that Qt's plugins ask for; what these need themselves comes along with them."""

FONT = Package("fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu")

FONT_SUFFIXES = {".ttf", ".otf", ".ttc", ".pfb"}


def displays() -> list[str]:
    """Return the Qt platforms a window could be shown on here; empty on a Linux without a display."""
    if sys.platform != "linux":
        return ["native"]
    variables = {"DISPLAY": "xcb", "WAYLAND_DISPLAY": "wayland"}
    return [platform for variable, platform in variables.items() if os.environ.get(variable)]


def ensure_qt_can_start(environment: Path, platforms: Iterable[str]) -> None:
    """Install what the Qt of this virtual environment needs from a Linux system, where that is allowed.

    Args:
        environment: the folder of the virtual environment; PySide6 is installed in it.
        platforms: Qt platforms beside `offscreen`: `xcb`, `wayland`.

    Raises:
        CannotContinueError: something is missing; the message has the command that installs it.
    """
    if sys.platform != "linux":
        return
    plugins = _plugins(environment, ["offscreen", *platforms])
    missing = _missing(plugins)
    without_font = not _has_font()
    if not missing and not without_font:
        return
    packages = [LIBRARIES[name] for name in missing if name in LIBRARIES]
    if packages or without_font:
        what = [*missing, *(["a font"] if without_font else [])]
        require_packages([*packages, *([FONT] if without_font else [])], f"Qt misses {', '.join(what)}")
        missing = _missing(plugins)
    if missing:
        raise CannotContinueError(f"Qt needs libraries that are not on this system: {', '.join(missing)}")


def parse_missing(ldd_output: str) -> list[str]:
    """Return the libraries that `ldd` did not find, sorted, each once."""
    lines = (line.strip() for line in ldd_output.splitlines())
    return sorted({line.split(" ", 1)[0] for line in lines if line.endswith("=> not found")})


def _plugins(environment: Path, platforms: Iterable[str]) -> list[Path]:
    folders = list(environment.glob("lib*/python3*/site-packages/PySide6/Qt/plugins/platforms"))
    return [file for folder in folders for name in platforms for file in sorted(folder.glob(f"libq{name}*.so"))]


def _missing(plugins: list[Path]) -> list[str]:
    # Without ldd (NixOS, musl) Qt's own message has to do.
    if not plugins or shutil.which("ldd") is None:
        return []
    done = subprocess.run(["ldd", *plugins], capture_output=True, text=True, errors="replace")
    return parse_missing(done.stdout)


def _has_font() -> bool:
    home = Path.home()
    folders = [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / ".fonts", home / ".local/share/fonts"]
    return any(file.suffix.lower() in FONT_SUFFIXES for folder in folders for file in folder.rglob("*"))
