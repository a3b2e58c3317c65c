"""Checks lines against the schema and counts what they are. Knows nothing of files, options and output."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Literal

import pi_protocol
from pi_protocol import DecodeError, Record, decode_agent_record, decode_client_record

Side = Literal["agent", "client"]

DECODERS = {"agent": decode_agent_record, "client": decode_client_record}
OTHERS = ("stderr", "meta")
"""What a recording has beside the lines of the two sides."""


@dataclass(frozen=True)
class Deviation:
    """A line that is not as the schema has it.

    Attributes:
        place: File and number of the line, `session.jsonl:12`.
        side: Who wrote it; `None` when that cannot be told.
        path: JSON path of the field at fault, `$` for the line itself.
        reason: What is wrong there.
    """

    place: str
    side: Side | None
    path: str
    reason: str

    def __str__(self) -> str:
        side = f"{self.side}: " if self.side else ""
        return f"{self.place}: {side}{self.path}: {self.reason}"


@dataclass
class Findings:
    """What was found in any number of lines.

    Attributes:
        lines: How many lines were checked.
        kinds: How often each kind was seen, with the side and the class of the record.
        unknown: How often each kind was seen that the schema does not have, at any depth, with the side and the union
            that it is a new member of.
        first: Where each of those was seen first.
        fields: How often each field was seen that the schema does not have.
    """

    lines: int = 0
    kinds: Counter[tuple[Side, str, str]] = field(default_factory=Counter)
    unknown: Counter[tuple[Side, str, str]] = field(default_factory=Counter)
    first: dict[tuple[Side, str, str], str] = field(default_factory=dict)
    fields: Counter[str] = field(default_factory=Counter)

    def check(
        self, lines: Iterable[bytes], name: str, only: Side | None = None, strict: bool = False
    ) -> Iterator[Deviation]:
        """Check lines, plain ones or those of a recording, and yield each deviation as it is found.

        Args:
            lines: They end with LF; empty ones are passed over.
            name: Of their file.
            only: Who wrote plain lines, else it is guessed; in a recording, whose lines are checked, else both's.
            strict: Whether a kind that the schema does not have is a deviation.
        """
        latest: Side = "agent"
        for number, line in enumerate(lines, 1):
            line = line.rstrip(b"\r\n")
            if not line.strip():
                continue
            place = f"{name}:{number}"
            try:
                entry = _entry_of(line)
                side, text = (only, line) if entry is None else _read_entry(entry)
            except DecodeError as error:
                self.lines += 1
                yield _deviation(place, None, error)
                continue
            if entry is not None and (text is None or only not in (None, side)):
                continue
            self.lines += 1
            latest, record = _decode(line if text is None else text, side, latest)
            if isinstance(record, DecodeError):
                yield _deviation(place, latest, record)
                continue
            for union, kind in self._count(record, latest, place):
                if strict:
                    yield Deviation(place, latest, "$", f"unknown {union}: {kind}")

    def _count(self, record: Record, side: Side, place: str) -> list[tuple[str, str]]:
        """Count what is in a record; the result are its unknown kinds and their unions."""
        self.kinds[side, _kind_of(record), type(record).__name__] += 1
        found: list[tuple[str, str]] = []
        for each in _records_in(record):
            if _is_unknown(each):
                found.append((type(each).__name__.removeprefix("Unknown"), _kind_of(each)))
            else:
                self.fields.update(f"{type(each).__name__}.{_shown(name)}" for name in each.extra or ())
        for union, kind in found:
            self.unknown[side, union, kind] += 1
            self.first.setdefault((side, union, kind), place)
        return found


def _entry_of(line: bytes) -> dict[str, Any] | None:
    """The line as one of a recording, `None` when it is a plain one."""
    start = line[:200].lstrip()
    if not start.startswith(b"{") or b'"from"' not in line:
        return None
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None  # the decoder says what is wrong with it
    return value if isinstance(value, dict) and "from" in value and "type" not in value else None


def _read_entry(entry: dict[str, Any]) -> tuple[Side | None, str | None]:
    """Who wrote a line of a recording, and the line; no line when it is none of the protocol.

    Raises:
        DecodeError: When it is no line of a recording.
    """
    side, line = entry["from"], entry.get("line")
    if side in OTHERS:
        return None, None
    if side not in ("agent", "client"):
        raise DecodeError("expected one of agent, client, stderr, meta", ("from",))
    if not isinstance(line, str):
        raise DecodeError("expected string" if "line" in entry else "missing, expected string", ("line",))
    return side, line


def _decode(line: bytes | str, side: Side | None, latest: Side) -> tuple[Side, Record | DecodeError]:
    """Decode a line; without a side, as of the one that has such lines, or as of the latest when neither has."""
    record = _try(line, side or latest)
    if side is None and not isinstance(record, DecodeError) and _is_unknown(record):
        other: Side = "client" if latest == "agent" else "agent"
        result = _try(line, other)
        if isinstance(result, DecodeError) or not _is_unknown(result):
            return other, result
    return side or latest, record


def _try(line: bytes | str, side: Side) -> Record | DecodeError:
    try:
        return DECODERS[side](line)
    except DecodeError as error:
        return error


def _deviation(place: str, side: Side | None, error: DecodeError) -> Deviation:
    path = str(error).removesuffix(f": {error.reason}")
    return Deviation(place, side, path, error.reason)


def _is_unknown(record: Record) -> bool:
    return type(record).__name__.startswith("Unknown") and hasattr(pi_protocol, type(record).__name__)


def _kind_of(record: Record) -> str:
    """What tells a record apart, as it is on the wire: its constants, as `response get_state`."""
    words = [(each.name, each.default) for each in fields(record) if isinstance(each.default, str)]
    # What an unknown one has instead of a constant is the name of its class; all its fields are extra ones.
    tags = [(record.extra or {}).get(name) if word == type(record).__name__ else word for name, word in words]
    return " ".join(_shown(tag) for tag in tags if isinstance(tag, str))


def _records_in(record: Record) -> Iterator[Record]:
    """A record and all that it holds; without recursion, since a tree of entries is deeper than Python's stack."""
    waiting: list[Any] = [record]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting += value
        elif isinstance(value, Record):
            yield value
            waiting += (getattr(value, each.name) for each in fields(value) if each.name != "extra")


def _shown(text: str) -> str:
    """A word as it is; anything that could move a terminal's cursor, or is long, cut and escaped."""
    plain = text if text.isascii() and text.isprintable() and text.strip() == text != "" else ascii(text)
    return plain if len(plain) <= 60 else f"{plain[:60]}..."
