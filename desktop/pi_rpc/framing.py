"""Bytes in chunks of any size to whole lines.

Owns the rules of the wire's framing: LF alone ends a line, one CR before it is dropped, a last line without LF
counts at the end. Knows nothing of JSON, files or event loops.
"""

from __future__ import annotations

from dataclasses import dataclass

MAX_LINE_BYTES = 256 * 1024 * 1024
"""Longest line that is kept, in bytes: far above any real record (50 MB), well below what exhausts memory."""

OVERLONG_START_BYTES = 200
"""How much of a dropped line is kept for the log: enough to see what it was."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Overlong:
    """A line that was dropped because it exceeded the limit; reported as soon as that is known.

    Attributes:
        start: The line's first bytes.
    """

    start: bytes


class LineFramer:
    """Collects chunks and gives back complete lines, in time linear to the bytes fed."""

    def __init__(self, max_line: int = MAX_LINE_BYTES) -> None:
        """Start with nothing pending.

        Args:
            max_line: Longest line to keep, in bytes, not counting its LF.
        """
        self._max_line = max_line
        self._pending = bytearray()
        self._dropping = False

    def feed(self, data: bytes) -> list[bytes | Overlong]:
        """Take the next chunk.

        Returns:
            The lines it completes, in order, without LF and without one CR before it. Empty lines are kept.
        """
        # Only the new chunk is searched: searching what is pending again would be quadratic.
        pieces = data.split(b"\n")
        found: list[bytes | Overlong] = []
        self._append(pieces[0], found)
        if len(pieces) > 1:
            self._complete(found)
            for whole in pieces[1:-1]:
                found.append(whole.removesuffix(b"\r") if len(whole) <= self._max_line else _overlong(whole))
            self._append(pieces[-1], found)
        return found

    def end(self) -> list[bytes | Overlong]:
        """Say that no more bytes will come.

        Returns:
            The last line, if it had no LF; otherwise nothing. The framer can be used again afterwards.
        """
        found: list[bytes | Overlong] = []
        if self._pending or self._dropping:
            self._complete(found)
        return found

    def _append(self, piece: bytes, found: list[bytes | Overlong]) -> None:
        if self._dropping:
            return
        self._pending += piece
        if len(self._pending) > self._max_line:
            found.append(_overlong(self._pending))
            self._pending = bytearray()
            self._dropping = True

    def _complete(self, found: list[bytes | Overlong]) -> None:
        if self._dropping:
            self._dropping = False
            return
        line = bytes(self._pending)
        self._pending.clear()
        found.append(line.removesuffix(b"\r"))


def _overlong(line: bytes | bytearray) -> Overlong:
    return Overlong(start=bytes(line[:OVERLONG_START_BYTES]))
