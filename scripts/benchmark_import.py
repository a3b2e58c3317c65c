"""How long an import takes in a new interpreter, whose bytecode is cached as that of an installed package is."""

from __future__ import annotations

import os
import subprocess
import sys

CODE = "from time import process_time as now; began = now(); import {}; print(now() - began)"


def measure(modules: dict[str, str], runs: int) -> dict[str, float]:
    """Import modules by turns.

    Args:
        modules: Name of a row → what is imported, as it stands behind `import`.
        runs: New interpreters for each, beside one that fills the caches.

    Returns:
        CPU seconds of the best run, by the names of the rows: a busy machine changes them little.

    Raises:
        subprocess.CalledProcessError: When an import failed.
    """
    environment = {**os.environ}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times: dict[str, list[float]] = {name: [] for name in modules}
    for run in range(runs + 1):
        for name, imported in modules.items():
            done = subprocess.run(
                [sys.executable, "-c", CODE.format(imported)],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            if run:
                times[name].append(float(done.stdout))
    return {name: min(seconds) for name, seconds in times.items()}
