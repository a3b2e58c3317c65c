# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
"""What decoders and encoders stand on: checks of single values, and errors that say where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeVar

T = TypeVar("T")
MISSING: Final[Any] = object()

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


def missing(value: dict[str, Any], expected: dict[str, str]) -> NoReturn:
    """Complain of the first field that is expected and not there."""
    field = next(field for field in expected if field not in value)
    bad(MISSING, expected[field], field)


def integer(value: object, key: str, expected: str) -> int:
    """The slow path of an integer: 3.0 counts, as JSON Schema has it; true does not."""
    if type(value) is float and value.is_integer():
        return int(value)
    bad(value, expected, key)


def empty_object(value: object, expected: str, *path: str) -> dict[str, Any]:
    """The slow path of an object: PHP writes an empty one as an empty array."""
    if value == []:
        return {}
    bad(value, expected, *path)


def array(value: object, key: str, item: Callable[[Any], T], expected: str) -> list[T]:
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


def integer_item(value: object) -> int:
    """An item that must be an integer."""
    if type(value) is float and value.is_integer():
        return int(value)
    if type(value) is not int:
        bad(value, "integer")
    return value


def object_item(value: object) -> dict[str, Any]:
    """An item that must be an object."""
    return value if type(value) is dict else empty_object(value, "object")


new: Final[Callable[[Any], Any]] = object.__new__


def unknown_fields(value: dict[str, Any], known: frozenset[str]) -> dict[str, Any] | None:
    """The fields that a type does not declare."""
    return None if value.keys() <= known else {k: v for k, v in value.items() if k not in known}


def with_extra(extra: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """Add unknown fields behind the known ones; they never replace one."""
    return known | {k: v for k, v in extra.items() if k not in known}
