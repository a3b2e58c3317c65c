"""Bytes to records and back: framing and codec together.

Owns what a line becomes. Knows no I/O, no asyncio, and not which record means what. Both ends use it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pi_protocol import DecodeError
from pi_rpc.framing import LineFramer, Overlong

RecordT = TypeVar("RecordT")


@dataclass(frozen=True, kw_only=True, slots=True)
class BadLine:
    """A line that is no record. It never ends a connection.

    Attributes:
        reason: JSON path and reason.
        line: The start of the line.
        raw: The parsed JSON; `None` when the line was no JSON.
    """

    reason: str
    line: str
    raw: Any = None


class Connection(Generic[RecordT]):
    """What arrives at one end, as records in the order of their lines."""

    def __init__(self, decode: Callable[[bytes], RecordT]) -> None:
        self._decode = decode
        self._framer = LineFramer()

    def receive(self, data: bytes) -> Iterator[tuple[RecordT | BadLine, int]]:
        """Take the next bytes; yield each record that they complete, with the size of its line in bytes.

        The decoding happens as the iterator goes on, so that a caller can do other things in between. It must be
        used up before more bytes are given.
        """
        return self._records(self._framer.feed(data))

    def end(self) -> Iterator[tuple[RecordT | BadLine, int]]:
        """Say that no more bytes come; yield the record of a last line without LF."""
        return self._records(self._framer.end())

    def _records(self, lines: Iterable[bytes | Overlong]) -> Iterator[tuple[RecordT | BadLine, int]]:
        for line in lines:
            if isinstance(line, Overlong):
                yield BadLine(reason="the line is too long", line=line.start.decode("utf-8", "replace")), 0
                continue
            try:
                yield self._decode(line), len(line)
            except DecodeError as error:
                where = str(error) if error.path else error.reason
                reason = where if line.strip() else "the line is empty"
                yield BadLine(reason=reason, line=error.line, raw=error.raw), len(line)
