"""How long it takes to decode and encode a day's mix of lines, against raw JSON and other libraries, and to import.

All take turns at small slices of the work, and of each slice the best pass counts: so a busy machine changes little.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import math
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import benchmark_corpus
import benchmark_import
import benchmark_rivals
import pi_protocol
from benchmark_rivals import Codec

DECODE_LIMIT = 1.5
"""Decoding to records may take this many times as long as `json.loads` alone."""
FAST_LIMIT = 1.6
"""The extra `fast` must decode this many times as much in the same time."""
IMPORT_LIMIT = 5.0
"""Importing all types may take this many times as long as the modules that any dataclasses with JSON need."""

RAW = "json.loads, json.dumps"
OWN = "pi_protocol"
FAST = "pi_protocol, extra fast"
STANDARD = "import dataclasses, typing, json"

SLICE = 20
"""Lines that are measured at a time: mostly less than a millisecond, so that some pass is not interrupted."""

Times = dict[str, float]
"""Name of a row → seconds, of the best passes."""


def run(passes: int) -> int:
    """Measure and print; the result is 1 when a limit is missed."""
    parts = benchmark_corpus.build()
    lines = [line for part in parts for line in part.lines]
    megabytes = sum(part.size for part in parts) / 1e6
    print(
        f"Python {platform.python_version()}, {len(lines)} lines, {megabytes:.2f} MB, best of {passes} passes by turns"
    )
    codecs = [*own_codecs(), *benchmark_rivals.find()]
    for codec in codecs:
        check(codec, lines)
    decoding = take_turns({codec.name: (codec.decode, lines) for codec in codecs}, passes)
    deltas = take_turns({codec.name: (codec.decode, parts[0].lines) for codec in codecs}, passes)
    encoding = take_turns({codec.name: (codec.encode, list(map(codec.decode, lines))) for codec in codecs}, passes)
    print_table(decoding, encoding, deltas, len(parts[0].lines))
    imports = benchmark_import.measure({STANDARD: STANDARD.removeprefix("import "), OWN: "pi_protocol"}, passes)
    print(f"\n{'import, in new interpreters':32}{'ms':>8}{'×':>8}")
    for name, seconds in imports.items():
        print(f"{name:32}{seconds * 1e3:8.1f}{ratio(imports, name, STANDARD):8.2f}")
    return report(decoding, imports, codecs)


def own_codecs() -> list[Codec]:
    """Raw JSON, this package, and this package with the fast parser if msgspec is there."""
    codecs = [
        Codec(RAW, json.loads, json.dumps),
        Codec(OWN, pi_protocol.decode_agent_record, pi_protocol.encode),
    ]
    if importlib.util.find_spec("msgspec"):
        codecs.append(Codec(FAST, pi_protocol.decode_agent_record, pi_protocol.encode))
    else:
        print("not measured: the extra `fast` is not installed")
    return codecs


def check(codec: Codec, lines: Sequence[bytes]) -> None:
    """Make sure that nothing is measured that loses data.

    Raises:
        ValueError: When a line does not come back as it was.
    """
    with parser_of(codec.name):
        for line in lines:
            if json.loads(codec.encode(codec.decode(line))) != json.loads(line):
                raise ValueError(f"{codec.name} changes {line[:200]!r}")


@contextmanager
def parser_of(name: str) -> Iterator[None]:
    """Let the package read lines with the parser that a row of the table is about."""
    if name == FAST:
        pi_protocol.use_fast_parser()
    try:
        yield
    finally:
        pi_protocol.use_fast_parser(False)


def take_turns(work: dict[str, tuple[Callable[[Any], Any], Sequence[Any]]], passes: int) -> Times:
    """Apply each function to all its arguments, a slice at a time and by turns.

    Args:
        work: Name of a codec → function and arguments; each has as many.
        passes: How often each slice is done, beside once to warm up.
    """
    times = dict.fromkeys(work, 0.0)
    gc.collect()
    gc.disable()
    for begin in range(0, max(len(arguments) for _, arguments in work.values()), SLICE):
        best = dict.fromkeys(work, math.inf)
        for turn in range(passes + 1):
            for name, (function, arguments) in work.items():
                some = arguments[begin : begin + SLICE]
                with parser_of(name):
                    began = time.perf_counter()
                    for argument in some:
                        function(argument)
                    took = time.perf_counter() - began
                if turn:
                    best[name] = min(best[name], took)
        for name in work:
            times[name] += best[name]
    gc.enable()
    return times


def ratio(times: Times, name: str, base: str) -> float:
    """How many times as long as the base it took."""
    return times[name] / times[base]


def print_table(decoding: Times, encoding: Times, deltas: Times, count: int) -> None:
    """Print a row for each codec."""
    print(f"\n{'':32}{'decode':>8}{'':>8}{'encode':>8}{'':>8}{'µs for a':>12}")
    print(f"{'':32}{'ms':>8}{'×':>8}{'ms':>8}{'×':>8}{'text delta':>12}")
    for name in decoding:
        print(
            f"{name:32}{decoding[name] * 1e3:8.2f}{ratio(decoding, name, RAW):8.2f}"
            f"{encoding[name] * 1e3:8.2f}{ratio(encoding, name, RAW):8.2f}{deltas[name] / count * 1e6:12.2f}"
        )


def report(decoding: Times, imports: Times, codecs: Sequence[Codec]) -> int:
    """Print what must hold and whether it does; the result is the exit code."""
    claims = [
        (f"decode ≤ {DECODE_LIMIT} × json.loads", ratio(decoding, OWN, RAW), DECODE_LIMIT),
        (f"import ≤ {IMPORT_LIMIT} × {STANDARD.removeprefix('import ')}", ratio(imports, OWN, STANDARD), IMPORT_LIMIT),
    ]
    if FAST in decoding:  # turned round, so that less is better everywhere
        claims.append((f"fast decodes ≥ {FAST_LIMIT} × as much", ratio(decoding, FAST, OWN), 1 / FAST_LIMIT))
    claims += [(f"ahead of {c.name}", ratio(decoding, OWN, c.name), 1.0) for c in codecs if c.same_parser]
    print()
    for claim, measured, limit in claims:
        shown = 1 / measured if limit < 1 else measured
        print(f"{'holds ' if measured <= limit else 'MISSED'}  {claim}: {shown:.2f}")
    return int(any(measured > limit for _, measured, limit in claims))
