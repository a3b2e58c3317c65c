"""Measure the program against baselines in the same run.

python scripts/benchmark.py start    process start → first paint, against an empty window
python scripts/benchmark.py codec    lines → records → lines, against raw JSON and other libraries; import time
"""

from __future__ import annotations

import argparse
import sys

import benchmark_codec
import benchmark_start


def main(arguments: list[str] | None = None) -> int:
    """Run a benchmark; the result is its exit code: 1 when the program is slower than it may be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    start = commands.add_parser("start", help="process start → first paint of the main window")
    start.add_argument("--runs", type=int, default=15, help="runs of each program, alternating (default: 15)")
    codec = commands.add_parser("codec", help="lines → records → lines; import time")
    codec.add_argument("--runs", type=int, default=15, help="passes of each codec, alternating (default: 15)")
    options = parser.parse_args(arguments)
    if options.runs < 1:
        parser.error("--runs must be at least 1")
    run = benchmark_start.run if options.command == "start" else benchmark_codec.run
    return run(options.runs)


if __name__ == "__main__":
    sys.exit(main())
