# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
"""The base of every record."""

from __future__ import annotations

import reprlib
from dataclasses import fields
from typing import Any, Generic, TypeVar

from pi_protocol._dataclass import LateDataclass, dataclass

ResultT = TypeVar("ResultT", covariant=True)

REPR_LIMIT = 120
"""Characters of a string that a `repr` shows; a record may hold megabytes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Record(LateDataclass):
    """Base of every generated class: frozen, compared by value, readable in a log."""

    extra: dict[str, Any] | None = None
    """Fields of the JSON object that this version does not know, as they came; `None` when there are none."""

    def __repr__(self) -> str:
        shown = [
            f"{f.name}={_short(value)}"
            for f in fields(self)
            if (value := getattr(self, f.name)) is not None and value != f.default
        ]
        return f"{type(self).__name__}({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, f.name) == getattr(other, f.name) for f in fields(self))

    def __hash__(self) -> int:
        return hash((type(self), *(_hashable(getattr(self, f.name)) for f in fields(self))))


class CommandOf(Record, Generic[ResultT]):
    """A command; `ResultT` is the data of its successful response, `None` when it has none."""

    __slots__ = ()


class _Short(reprlib.Repr):
    """A `repr` that stays short whatever the length or depth of the value."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = self.maxdict = self.maxlist = 6
        self.maxlong = self.maxother = 4 * REPR_LIMIT

    def repr_str(self, x: str, level: int) -> str:
        """Cut a long string, and say how long it is."""
        return repr(x) if len(x) <= REPR_LIMIT else f"{x[:REPR_LIMIT]!r}…({len(x)} characters)"


_short = _Short().repr


def _hashable(value: object) -> object:
    if isinstance(value, dict):
        return frozenset((key, _hashable(item)) for key, item in value.items())
    if isinstance(value, list):
        return tuple(_hashable(item) for item in value)
    return value
