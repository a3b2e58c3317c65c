"""Whether there is a display that answers.

Knows no Qt: without a display Qt ends the process by SIGABRT as soon as it is asked to start.
"""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping

CONNECT_TIMEOUT_S = 2.0
"""Seconds to wait for a display elsewhere; a slow one is left to Qt."""

X_PORT = 6000
"""TCP port of display 0."""

X_SOCKETS = "/tmp/.X11-unix/X"
"""What the name of an X server's socket begins with."""

WAY_OUT = "Start it in a desktop session, or set QT_QPA_PLATFORM=offscreen."

_X_NAME = re.compile(r"(?P<host>.*):(?P<number>\d+)(\.\d+)?")


def find_display_problem(variables: Mapping[str, str]) -> str | None:
    """Say why Qt would find no display; `None` when it would, or when it needs none.

    Args:
        variables: The environment.
    """
    platform = variables.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if sys.platform != "linux" or not (platform in ("", "xcb") or platform.startswith("wayland")):
        return None
    names = {} if platform.startswith("wayland") else {"DISPLAY": variables.get("DISPLAY", "")}
    if platform != "xcb":
        names["WAYLAND_DISPLAY"] = variables.get("WAYLAND_DISPLAY", "")
    tried = {variable: name for variable, name in names.items() if name}
    if not tried:
        return f"there is no display: {' and '.join(names)} {'is' if len(names) == 1 else 'are'} not set. {WAY_OUT}"
    if any(_answers(variable, name, variables) for variable, name in tried.items()):
        return None
    settings = " and ".join(f"{variable}={name}" for variable, name in tried.items())
    return f"no display answers at {settings}. {WAY_OUT}"


def _answers(variable: str, name: str, variables: Mapping[str, str]) -> bool:
    if variable == "WAYLAND_DISPLAY":
        return _connects(os.path.join(variables.get("XDG_RUNTIME_DIR", ""), name))
    parts = _X_NAME.fullmatch(name)
    if parts is None:
        return _connects(name)  # some servers name the socket itself
    host, number = parts["host"], parts["number"]
    if host not in ("", "unix"):
        return _connects((host.strip("[]"), X_PORT + int(number)))
    path = X_SOCKETS + number
    return _connects("\0" + path) or _connects(path)


def _connects(address: str | tuple[str, int]) -> bool:
    try:
        if isinstance(address, tuple):
            socket.create_connection(address, CONNECT_TIMEOUT_S).close()
        else:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
                connection.connect(address)
    except TimeoutError:
        return True
    except (OSError, OverflowError, UnicodeError):
        return False
    return True
