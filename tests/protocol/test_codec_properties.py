"""Properties of the codec on any input: a record or a `DecodeError`, and every record is sent as it came."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pi_protocol import DecodeError, Record, decode_agent_record, decode_client_record, encode, from_wire, to_wire
from protocol.golden_records import agent_lines, client_lines
from protocol.samples import DEFINITIONS, OBJECTS, class_of, full

GOLDEN = [json.loads(line) for line in [*agent_lines(), *client_lines()]]
TEXT = st.text(st.characters(exclude_categories=())) | st.sampled_from(["\ud83d", "\u2028", "", "type", "id"])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXT
WORDS = sorted({word for definition in DEFINITIONS.values() for word in definition.get("properties", {})})
TAGS = sorted(
    {
        prop["const"]
        for definition in DEFINITIONS.values()
        for prop in definition.get("properties", {}).values()
        if isinstance(prop.get("const"), str)
    }
)
KEYS = TEXT | st.sampled_from(WORDS)
JSON = st.recursive(
    SCALARS | st.sampled_from(TAGS), lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner), max_leaves=12
)
TAGGED = st.dictionaries(KEYS, JSON).flatmap(
    lambda value: st.sampled_from(TAGS).map(lambda tag: {"type": tag, "id": "1", **value})
)
FIXED = settings(derandomize=True, deadline=None, max_examples=int(os.environ.get("CODEC_EXAMPLES", "200")))
"""The same examples in every run; more of them when the variable says so."""
DECODERS = (decode_agent_record, decode_client_record)


@FIXED
@given(JSON | TAGGED)
@example({"type": "response", "success": True, "command": None})
@example({"type": "extension_ui_request", "method": {}})
def test_any_json_decodes_or_is_a_decode_error(value: object) -> None:
    for decode in DECODERS:
        check(decode, json.dumps(value))


@FIXED
@given(st.binary() | TEXT)
def test_any_bytes_and_any_text_decode_or_are_a_decode_error(raw: bytes | str) -> None:
    for decode in DECODERS:
        check(decode, raw)


@given(st.sampled_from(GOLDEN), st.data())
@FIXED
def test_a_golden_line_with_one_value_changed_decodes_or_is_a_decode_error(golden: Any, data: st.DataObject) -> None:
    value = json.loads(json.dumps(golden))
    holder, key = data.draw(st.sampled_from(list(places(value))))
    match data.draw(st.sampled_from(["replace", "remove", "add"])):
        case "replace":
            holder[key] = data.draw(JSON)
        case "remove":
            del holder[key]
        case "add" if isinstance(holder, dict):
            holder[data.draw(KEYS)] = data.draw(JSON)
    for decode in DECODERS:
        check(decode, json.dumps(value))


@pytest.mark.parametrize("seed", range(20))
def test_a_golden_line_with_bytes_changed_decodes_or_is_a_decode_error(seed: int) -> None:
    chance = random.Random(seed)
    for line in [*agent_lines(), *client_lines()]:
        changed = bytearray(line)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(changed))
            match chance.randrange(4):
                case 0:
                    changed[at] = chance.randrange(256)
                case 1:
                    del changed[at : at + chance.randint(1, 9)]
                case 2:
                    changed[at:at] = chance.choice([b'"', b"null", b"{}", b"[", b"1e999", b"\\ud800", b"\xff", b"-"])
                case 3:
                    changed[at:at] = changed[: chance.randrange(len(changed))]
            changed = changed or bytearray(b"0")
        for decode in DECODERS:
            check(decode, bytes(changed))


@FIXED
@given(st.sampled_from(OBJECTS), st.data())
def test_the_path_of_an_error_leads_to_the_value_at_fault(name: str, data: st.DataObject) -> None:
    value = full(name)
    holder, key = data.draw(st.sampled_from(list(places(value))))
    holder[key] = data.draw(JSON)
    error = failure_of(lambda: from_wire(class_of(name), value))
    if error is None:
        return
    *way, last = error.path
    at: Any = value
    for step in way:
        at = at[step]
    if at == [] or (isinstance(at, dict) and last not in at):  # an empty array may stand for an empty object
        assert error.reason.startswith("missing")
    else:
        assert not error.reason.startswith("missing")
        assert at[last] is not None or "null" in error.reason


def failure_of(decode: Callable[[], Record]) -> DecodeError | None:
    try:
        decode()
    except DecodeError as error:
        return error
    return None


def check(decode: Callable[[bytes | str], Record], raw: bytes | str) -> None:
    """Decode; what decodes must be sent with the same content, and decode to the same record again."""
    if error := failure_of(lambda: decode(raw)):
        assert str(error).startswith("$")
        assert error.raw is None or error.raw == json.loads(raw)
        return
    record = decode(raw)
    if "Infinity" in json.dumps(to_wire(record)):
        return  # a number like 1e999: JSON can say it, a float cannot
    sent = encode(record)
    assert decode(sent) == record
    assert hash(decode(sent)) == hash(record)
    assert len(repr(record)) < 20_000
    assert without_null(json.loads(sent)) == without_null(json.loads(raw))


def without_null(value: object) -> object:
    """Null in an optional place is absent, so it may vanish from objects, not from lists; `[]` may become `{}`."""
    if isinstance(value, dict) or value == []:
        return {key: without_null(each) for key, each in dict(value).items() if each is not None}
    return [without_null(each) for each in value] if isinstance(value, list) else value


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside a JSON value: what holds it, and its key there."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]
