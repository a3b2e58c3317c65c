#!/usr/bin/env python3
"""The project's commands on a bare machine: `demo`, `test` and `setup`.

Owns nothing but the question which Python may run them. It stays readable for any Python 3, so that an old one gives
a clear message or hands over to a newer one; what the commands do is in `dev_commands.py`.
"""

import subprocess
import sys

from dev_pythons import newest_python

OLDEST = (3, 11)
"""The oldest Python the project runs on, as in pyproject.toml."""


def main() -> int:
    """Run the command line with this Python if it is new enough, else with a newer one from PATH."""
    if sys.version_info >= OLDEST:
        # Only here: an old Python cannot read these modules.
        from dev_commands import run

        return run(sys.argv[1:])
    newer = newest_python(OLDEST)
    if newer is not None:
        return subprocess.call([newer.path, *sys.argv])
    wanted, here = "%d.%d" % OLDEST, "%d.%d" % sys.version_info[:2]  # noqa: UP031
    sys.stderr.write(
        f"Pi Desktop needs Python {wanted} or newer; this is Python {here} ({sys.executable}).\n"
        f"Install a newer one and run: python3.X {sys.argv[0]} ...\n"
    )
    return 2


if __name__ == "__main__":
    sys.exit(main())
