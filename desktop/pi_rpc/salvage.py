"""UI requests with fields of the wrong kind, made showable.

Agents pass an extension's mistakes through: a title that is an object, options that are numbers. Owns how such a
value is shown and which original value an answer stands for. Knows no I/O.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pi_protocol import (
    EXTENSION_UI_REQUESTS,
    DecodeError,
    DialogRequest,
    OneWayRequest,
    Record,
    from_wire,
)

OPTIONS = "options"


@dataclass(frozen=True, kw_only=True, slots=True)
class Salvaged:
    """A request that can be shown after all.

    Attributes:
        request: The request with every value made what it should be.
        request_id: The id as it came, of any JSON type.
        options: The text of each option and the value that it stands for.
    """

    request: DialogRequest | OneWayRequest
    request_id: Any
    options: dict[str, Any] = field(default_factory=dict)


def salvage(raw: Mapping[str, Any]) -> Salvaged | None:
    """Make a request showable whose fields are not of the right kind.

    Returns:
        `None` when it has no id or no known method, or when nothing sensible can be asked.
    """
    kind = EXTENSION_UI_REQUESTS.get(str(raw.get("method")))
    request_id = raw.get("id")
    options = raw.get(OPTIONS)
    if kind is None or request_id is None or (options is not None and not isinstance(options, list)):
        return None
    labels, originals = _label(options or [])
    wire = {name: value for name, raw_value in raw.items() if (value := _mend(kind, name, raw_value)) is not None}
    wire |= {"id": as_text(request_id)} | ({} if options is None else {OPTIONS: labels})
    request = from_wire(kind, wire)
    assert isinstance(request, DialogRequest | OneWayRequest)
    return Salvaged(request=request, request_id=request_id, options=originals)


def as_text(value: object) -> str:
    """A JSON value as a person can read it, nothing left out."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def as_lines(value: object) -> object:
    """A list with every item as text; anything else as it is."""
    return [as_text(item) for item in value] if isinstance(value, list) else value


def _label(options: Sequence[object]) -> tuple[list[str], dict[str, Any]]:
    """A text for each option; options that differ never share one."""
    labels: list[str] = []
    originals: dict[str, Any] = {}
    label_of: dict[tuple[str, str], str] = {}
    last_number: dict[str, int] = {}
    for option in options:
        named = option.get("label") if isinstance(option, dict) else None
        text = named if isinstance(named, str) else as_text(option)
        same = (text, json.dumps(option))
        if same not in label_of:
            label, number = text, last_number.get(text, 1)
            while label in originals:
                number += 1
                label = f"{text} ({number})"
            last_number[text] = number
            originals[label] = option
            label_of[same] = label
        labels.append(label_of[same])
    return labels, originals


def _mend(kind: type[Record], name: str, value: object) -> object:
    """The value itself, else its text or the texts of its items, whichever the field takes; else `None`."""
    for candidate in (value, as_text(value), as_lines(value)):
        try:
            from_wire(kind, {**_CONSTANTS[kind], "id": "", name: candidate})
        except DecodeError:
            continue
        return candidate
    return None


_CONSTANTS = {
    kind: {"type": "extension_ui_request", "method": method} for method, kind in EXTENSION_UI_REQUESTS.items()
}
