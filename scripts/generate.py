"""Generate `generated/pi_protocol/` from `schema/pi-rpc.schema.json`.

python scripts/generate.py            write
python scripts/generate.py --check    write nothing; show a diff and exit 1 when a file is stale, missing or extra
"""

from __future__ import annotations

import argparse
import difflib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from codegen.lint import load
from codegen.package import PACKAGE, SCHEMA_NAME, write_package
from codegen.schema import SchemaError

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
SCHEMA = ROOT / "schema" / SCHEMA_NAME
OUTPUT = ROOT / "generated" / PACKAGE


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the result is the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare")
    options = parser.parse_args(arguments)
    try:
        wanted = write_package(load(SCHEMA), SCHEMA.read_text(encoding="utf-8"), version())
    except SchemaError as error:
        print(error, file=sys.stderr)
        return 2
    if options.check:
        differences = list(compare(OUTPUT, wanted))
        sys.stderr.writelines(differences)
        return 1 if differences else 0
    write(OUTPUT, wanted)
    return 0


def version() -> str:
    """The release of the distribution."""
    project: dict[str, str] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    return project["version"]


def existing(folder: Path) -> set[str]:
    """The files in the package, caches aside."""
    paths = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix() for path in paths}


def compare(folder: Path, wanted: dict[str, str]) -> Iterator[str]:
    """Lines of a diff from what is there to what should be."""
    for name in sorted(existing(folder) | wanted.keys()):
        path = folder / name
        have = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else None
        want = wanted.get(name)
        if have is None:
            yield f"missing: {path}\n"
        if want is None:
            yield f"extra: {path}\n"
        if have != want:
            old, new = ((text or "").splitlines(keepends=True) for text in (have, want))
            yield from difflib.unified_diff(old, new, str(path), "as generated")


def write(folder: Path, wanted: dict[str, str]) -> None:
    """Make the package what it should be."""
    for name in existing(folder) - wanted.keys():
        (folder / name).unlink()
    for name, text in wanted.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
