"""What the codec stands on: JSON text in and out, and errors that say where."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeVar

T = TypeVar("T")
MISSING: Final[Any] = object()

LINE_SHOWN = 200
"""Characters of a line that an error keeps."""
VALUE_SHOWN = 60
"""Characters of a wrong value that an error shows."""


class DecodeError(ValueError):
    """A line, or a JSON value, that is no record of the protocol.

    Attributes:
        path: Steps to the field at fault, names and positions; empty for the line itself.
        reason: What is wrong there.
        raw: The parsed JSON; `None` when the line was no JSON at all.
        line: The start of the line; empty when a value was decoded.
    """

    def __init__(self, reason: str, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(reason, path)
        self.reason = reason
        self.path = path
        self.raw: Any = None
        self.line = ""

    def under(self, step: str | int) -> DecodeError:
        """Put a step in front of the path."""
        self.path = (step, *self.path)
        return self

    def __str__(self) -> str:
        steps = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return f"${steps}: {self.reason}"


class EncodeError(ValueError):
    """A record that JSON cannot hold, such as one with a number that is not finite."""


_NAMES: Final = {dict: "object", list: "array", str: "string", bool: "boolean", int: "integer", float: "number"}


def bad(value: object, expected: str, *path: str | int) -> NoReturn:
    """Complain of a missing or wrong value."""
    if value is MISSING:
        raise DecodeError(f"missing, expected {expected}", path)
    got = "null" if value is None else _NAMES.get(type(value), type(value).__name__)
    if shown := _shown(value):
        got += f" {shown if len(shown) <= VALUE_SHOWN else shown[:VALUE_SHOWN] + '...'}"
    raise DecodeError(f"expected {expected}, got {got}", path)


def _shown(value: object) -> str:
    if isinstance(value, str):
        return ascii(value[: VALUE_SHOWN + 1])  # a wrong value may be a megabyte long
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if value.bit_length() < 256 else "of many digits"  # more than 4300 digits have no text
    return str(value) if isinstance(value, float) else ""


def integer(value: object, key: str, expected: str = "integer") -> int:
    """The slow path of an integer: 3.0 counts, as JSON Schema has it; true does not."""
    if type(value) is float and value.is_integer():
        return int(value)
    bad(value, expected, key)


def array(value: object, key: str, item: Callable[[Any], T], expected: str = "array") -> list[T]:
    """Decode each item; the path of an error has its position."""
    if type(value) is not list:
        bad(value, expected, key)
    items: list[T] = []
    append = items.append
    try:
        for each in value:
            append(item(each))
    except DecodeError as error:  # never decode again to find it: in nested arrays that doubles at each level
        raise error.under(len(items)).under(key) from None
    return items


def string_item(value: object) -> str:
    """An item that must be a string."""
    if type(value) is not str:
        bad(value, "string")
    return value


def object_item(value: object) -> dict[str, Any]:
    """An item that must be an object."""
    if type(value) is not dict:
        bad(value, "object")
    return value


new: Final = object.__new__


def setters(cls: type, *names: str) -> tuple[Callable[[Any, Any], None], ...]:
    """How to fill each slot of a new frozen record: its `__init__` would look every name up."""
    return tuple(getattr(cls, name).__set__ for name in names)


def unknown_fields(value: dict[str, Any], known: frozenset[str]) -> dict[str, Any] | None:
    """The fields that a type does not declare."""
    return None if value.keys() <= known else {k: v for k, v in value.items() if k not in known}


def with_extra(extra: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """Add unknown fields behind the known ones; they never replace one."""
    return known | {k: v for k, v in extra.items() if k not in known}


def decode_line(line: bytes | bytearray | memoryview | str, start: Callable[[Any], T]) -> T:
    """Parse a line and decode it from `start` on; every failure is a `DecodeError`."""
    raw = None
    try:
        raw = _parse(line)
        return start(raw)
    except DecodeError as error:
        failure = error
    except RecursionError:
        failure = DecodeError("nested too deeply")
    failure.raw = raw
    failure.line = _start_of(line)
    raise failure from None


def decode_value(value: object, start: Callable[[Any], T]) -> T:
    """Decode parsed JSON from `start` on; every failure is a `DecodeError`."""
    try:
        return start(value)
    except DecodeError as error:
        error.raw = value
        raise
    except RecursionError:
        failure = DecodeError("nested too deeply")
    failure.raw = value
    raise failure from None


def encode_value(value: object) -> bytes:
    """Write one line with its LF. ASCII only, so that lone surrogates and U+2028 pass as escapes.

    Raises:
        EncodeError: When JSON cannot hold the value.
    """
    try:
        return _encode(value).encode("ascii") + b"\n"
    except (ValueError, TypeError, RecursionError) as error:
        raise EncodeError(str(error)) from None


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


_decoder = json.JSONDecoder(parse_constant=_no_constant)
_encode: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def _parse(line: bytes | bytearray | memoryview | str) -> Any:
    try:
        text = line if isinstance(line, str) else str(line, "utf-8")
        if text[:1] == "{":  # the usual case, without the decoder's two searches for white space
            value, end = _decoder.raw_decode(text)
            if end == len(text) or not text[end:].strip(" \t\r\n"):
                return value
        return _decoder.decode(text)
    except RecursionError:
        raise DecodeError("nested too deeply") from None
    except ValueError as error:  # no JSON, no UTF-8, NaN, or an integer of too many digits
        raise DecodeError(f"not JSON: {error}") from None


def _start_of(line: bytes | bytearray | memoryview | str) -> str:
    if isinstance(line, str):
        return line[:LINE_SHOWN]
    return bytes(line[: 4 * LINE_SHOWN]).decode("utf-8", "replace")[:LINE_SHOWN]
