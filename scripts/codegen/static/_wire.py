"""Records to lines and to JSON objects, and back from objects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

from pi_protocol._codec import DECODERS, ENCODERS
from pi_protocol._lines import decode_value, encode_value
from pi_protocol._record import Record
from pi_protocol._runtime import EncodeError, bad

RecordT = TypeVar("RecordT", bound=Record)


def encode(record: Record) -> bytes:
    """Encode a record to a line, with one LF at its end.

    Raises:
        EncodeError: When the record was built of something that is no JSON, or no record where one belongs.
    """
    return encode_value(to_wire(record))


def encode_object(value: Mapping[str, Any]) -> bytes:
    """Encode a JSON object to a line, with one LF at its end.

    Raises:
        EncodeError: When JSON cannot hold a value of the object.
    """
    return encode_value(dict(value))


def from_wire(kind: type[RecordT], value: object) -> RecordT:
    """Decode a parsed JSON object to a record of the given class.

    Raises:
        DecodeError: When the object is no such record.
        TypeError: When the class is none of the protocol's records.
    """
    if kind not in DECODERS:
        raise TypeError(f"{kind!r} is no record of the protocol")
    record: RecordT = decode_value(value, DECODERS[kind] if isinstance(value, dict) else _refuse)
    return record


def _refuse(value: object) -> NoReturn:
    bad(value, "object")


def to_wire(record: Record) -> dict[str, Any]:
    """The JSON object that a record stands for. Lists and objects in it are the record's own.

    Raises:
        EncodeError: When there is something else where a record belongs.
    """
    try:
        return ENCODERS[record.__class__](record)
    except (KeyError, AttributeError, TypeError, RecursionError) as error:
        what = f"{type(error).__name__}: {error}"
        raise EncodeError(f"{type(record).__name__} holds something else where a record belongs: {what}") from error
