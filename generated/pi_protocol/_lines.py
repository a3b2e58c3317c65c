# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
"""JSON text in and out: every failure on the way in is a `DecodeError`, on the way out an `EncodeError`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeVar

from pi_protocol._runtime import DecodeError, EncodeError

T = TypeVar("T")
Line = bytes | bytearray | memoryview | str

LINE_SHOWN = 200
"""Characters of a line that an error keeps."""


def decode_line(line: Line, start: Callable[[Any], T]) -> T:
    """Parse a line and decode it from `start` on."""
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
    """Decode parsed JSON from `start` on."""
    try:
        return start(value)
    except DecodeError as error:
        failure = error
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


def use_fast_parser(on: bool = True) -> None:
    """Read lines with msgspec from now on, in the whole process; needs the extra `fast`.

    Every line gives the same record or the same error as without: what msgspec refuses, the standard library decides.

    Args:
        on: False goes back to the standard library alone.

    Raises:
        ImportError: When msgspec is not installed.
    """
    global _parse
    _parse = _fast_parser() if on else _parse_default


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


_decoder = json.JSONDecoder(parse_constant=_no_constant)
_encode: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def _parse_default(line: Line) -> Any:
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


def _fast_parser() -> Callable[[Line], Any]:
    import msgspec  # only here: it may be missing, and it takes a third of the package's own time to import

    parse = msgspec.json.Decoder().decode

    def parse_fast(line: Line) -> Any:
        try:
            return parse(line)
        except Exception:  # whatever it is: lone surrogates and infinities are no errors
            return _parse_default(line)

    return parse_fast


_parse = _parse_default


def _start_of(line: Line) -> str:
    if isinstance(line, str):
        return line[:LINE_SHOWN]
    return bytes(line[: 4 * LINE_SHOWN]).decode("utf-8", "replace")[:LINE_SHOWN]
