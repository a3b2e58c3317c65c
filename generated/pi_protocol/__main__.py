# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
"""`python -m pi_protocol`: checks lines of the protocol in files, and prints the schema."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from io import TextIOWrapper
from typing import BinaryIO

from pi_protocol import PI_VERSION, SCHEMA_VERSION
from pi_protocol._validate import Findings

CLEAN, DEVIATIONS, MISUSE = 0, 1, 2
"""Exit codes; argparse has the last one too."""

Row = tuple[object, ...]

SCHEMA_FILE = "pi-rpc.schema.json"
CHECKED_AGAINST = f"schema {SCHEMA_VERSION}, pi {PI_VERSION}"
ABOUT = "Checks lines of Pi's RPC protocol in files, and prints its schema."
EPILOG = """\
Files hold one JSON object a line: plain lines of the protocol, or a recording with
  {"t": seconds, "from": "agent" | "client" | "stderr" | "meta", "line": "..."}

exit code: 0 all lines are as the schema has them, 1 some are not, 2 wrong usage or a file that cannot be read

example:
  my-agent --mode rpc < commands.jsonl | python -m pi_protocol validate --from agent -
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is the exit code."""
    options = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # names of files may hold anything
    try:
        code = _print_schema() if options.command == "schema" else _validate(options)
        sys.stdout.flush()
    except BrokenPipeError:  # `| head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DEVIATIONS
    except KeyboardInterrupt:
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pi_protocol", description=ABOUT)
    parser.add_argument("--version", action="version", version=CHECKED_AGAINST)
    commands = parser.add_subparsers(dest="command", required=True)
    validate = commands.add_parser(
        "validate",
        help="check files of JSON lines",
        description="Check files of JSON lines against the schema, and count what is in them.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    validate.add_argument("files", nargs="+", metavar="FILE", help="a file of JSON lines; - is standard input")
    validate.add_argument(
        "--from",
        dest="side",
        choices=("agent", "client"),
        help="who wrote the plain lines (else guessed line by line); in a recording, check only the lines of this side",
    )
    validate.add_argument("--strict", action="store_true", help="kinds that the schema does not have are deviations")
    validate.add_argument("-q", "--quiet", action="store_true", help="print deviations only, no tables")
    commands.add_parser("schema", help="print the JSON Schema of the protocol")
    return parser


def _print_schema() -> int:
    sys.stdout.write(files("pi_protocol").joinpath(SCHEMA_FILE).read_text(encoding="utf-8"))
    return CLEAN


def _validate(options: argparse.Namespace) -> int:
    findings, deviations, unreadable = Findings(), 0, 0
    for name in options.files:
        try:
            with _opened(name) as lines:
                shown = "<stdin>" if name == "-" else name
                for deviation in findings.check(lines, shown, options.side, options.strict):
                    deviations += 1
                    print(deviation)
        except BrokenPipeError:
            raise
        except OSError as error:
            unreadable += 1
            sys.stdout.flush()
            print(f"{name}: {error.strerror or error}", file=sys.stderr)
    if not options.quiet:
        _print_tables(findings, deviations)
    if unreadable:
        return MISUSE
    return DEVIATIONS if deviations else CLEAN


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    """The bytes of a file: they are split at LF and nowhere else, as text would be."""
    if name == "-":
        yield sys.stdin.buffer
    else:
        with open(name, "rb") as file:
            yield file


def _print_tables(findings: Findings, deviations: int) -> None:
    if deviations:
        print()
    _print_table(
        "",
        ("count", "from", "kind", "record"),
        [(count, side, kind, record) for (side, kind, record), count in sorted(findings.kinds.items())],
    )
    _print_table(
        f"Unknown kinds, not in {CHECKED_AGAINST}:\n",
        ("count", "from", "new kind of", "kind", "first at"),
        [(count, *key, findings.first[key]) for key, count in findings.unknown.most_common()],
    )
    _print_table(
        "Fields that the schema does not have (allowed, and kept):\n",
        ("count", "field"),
        [(count, name) for name, count in findings.fields.most_common()],
    )
    unknown = f"{sum(findings.unknown.values())} of unknown kind"
    print(f"{_counted(findings.lines, 'line')}, {_counted(deviations, 'deviation')}, {unknown}")


def _print_table(title: str, head: Row, rows: Sequence[Row]) -> None:
    if not rows:
        return
    widths = [max(len(str(row[column])) for row in (head, *rows)) for column in range(len(head))]
    print(title, end="")
    for row in (head, *rows):
        cells = [f"{cell!s:{'>' if column == 0 else '<'}{widths[column]}}" for column, cell in enumerate(row)]
        print("  ".join(cells).rstrip())
    print()


def _counted(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"


if __name__ == "__main__":
    sys.exit(main())
