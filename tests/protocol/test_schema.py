"""The schema itself: valid, described, without dead parts, and of one mind with the codec."""

from __future__ import annotations

import dataclasses
import functools
import json
from collections.abc import Iterator
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from codegen.schema import open_up
from pi_protocol import DecodeError, Record, decode_agent_record, decode_client_record, encode, from_wire, to_wire
from protocol.golden_records import agent_lines, client_lines
from protocol.samples import DEFINITIONS, OBJECTS, SCHEMA, class_of, full, leaves, minimal

METHODS = ["select", "confirm", "input", "editor", "notify", "setStatus", "setWidget", "setTitle", "set_editor_text"]
EXAMPLES = [(name, example) for name in OBJECTS for example in DEFINITIONS[name].get("examples", [])]

OPENED = open_up(SCHEMA)["$defs"]
"""The definitions as the codec reads them: an open enum takes any string."""


@functools.cache
def validator(name: str | None) -> jsonschema.Draft202012Validator:
    """The validator of a definition, or of any record."""
    start = {"$ref": f"#/$defs/{name}"} if name else {"oneOf": SCHEMA["oneOf"]}
    return jsonschema.Draft202012Validator({**start, "$defs": OPENED})


def errors(value: object, name: str | None = None) -> list[str]:
    """What jsonschema says against a value, of a definition or of any record."""
    return [error.message for error in validator(name).iter_errors(value)]


def parts(value: object) -> Iterator[Record]:
    """A record and the records inside it."""
    if isinstance(value, Record):
        yield value
        for field in dataclasses.fields(value):
            yield from parts(getattr(value, field.name))
    for item in value if isinstance(value, list) else []:
        yield from parts(item)


def test_it_is_a_valid_schema_of_draft_2020_12() -> None:
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_every_definition_can_be_reached_from_the_records() -> None:
    reached: set[str] = set()
    left = list(references({"oneOf": SCHEMA["oneOf"]}))
    while left:
        if (name := left.pop()) not in reached:
            reached.add(name)
            left += references(DEFINITIONS[name])
    assert reached == set(DEFINITIONS)


def test_everything_is_described_in_whole_sentences() -> None:
    for name, definition in DEFINITIONS.items():
        properties = definition.get("properties", {})
        described = {name: definition, **{f"{name}.{w}": p for w, p in properties.items() if "const" not in p}}
        for where, node in described.items():
            text = node.get("description", "")
            assert text[:1].isupper() or text[:1] == "`", where
            assert text.endswith("."), where


def test_pi_has_33_commands_nine_methods_and_three_answers() -> None:
    assert len(leaves("Command")) == 33
    pis = [*leaves("DialogRequest"), *leaves("OneWayRequest")]
    requests = {DEFINITIONS[leaf]["properties"]["method"]["const"]: leaf for leaf in pis}
    assert list(requests) == METHODS
    assert leaves("ExtensionUIRequest") == pis
    assert leaves("ExtensionUIResponse") == ["ValueResponse", "ConfirmedResponse", "CancelledResponse"]
    for leaf in requests.values():
        assert DEFINITIONS[leaf]["required"] == ["type", "id", "method"]


@pytest.mark.parametrize("name", OBJECTS)
def test_each_record_has_an_example(name: str) -> None:
    assert DEFINITIONS[name].get("examples")


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_valid_and_decodes(name: str, example: dict[str, Any]) -> None:
    assert errors(example, name) == []
    record = from_wire(class_of(name), example)
    assert to_wire(record) == example
    for root, decode in (("ClientRecord", decode_client_record), ("AgentRecord", decode_agent_record)):
        if name in leaves(root):
            assert errors(example) == []
            assert decode(json.dumps(example)) == record
            assert json.loads(encode(record)) == example


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_has_no_field_that_its_record_does_not_declare(name: str, example: dict[str, Any]) -> None:
    assert [part for part in parts(from_wire(class_of(name), example)) if part.extra is not None] == []


@pytest.mark.parametrize("name", OBJECTS)
def test_generated_samples_are_valid_and_decode_to_their_class(name: str) -> None:
    for sample in (full(name), minimal(name), {**minimal(name), "new-field": 1}):
        assert errors(sample, name) == []
        assert type(from_wire(class_of(name), sample)) is class_of(name)


@pytest.mark.parametrize("name", OBJECTS)
def test_what_the_schema_refuses_the_codec_refuses_with_a_path(name: str) -> None:
    for wire in DEFINITIONS[name]["required"]:
        broken = {key: value for key, value in full(name).items() if key != wire}
        assert errors(broken, name)
        assert refused(name, broken) == (wire,)
    for wire in DEFINITIONS[name]["properties"]:
        for value in (None, True, 1.5, "text", [5], [None], {"odd": 1}):
            broken = {**full(name), wire: value}
            path = refused(name, broken)
            optional_null = value is None and wire not in DEFINITIONS[name]["required"]
            assert optional_null or (path is not None) == bool(errors(broken, name)), (wire, value)
            assert path is None or path[0] == wire


@pytest.mark.parametrize("line", [*agent_lines(), *client_lines()])
def test_a_golden_line_is_valid_unless_it_holds_something_unknown(line: bytes) -> None:
    record = (decode_client_record if line in client_lines() else decode_agent_record)(line)
    if not any(type(part).__name__.startswith("Unknown") for part in parts(record)):
        assert errors(json.loads(line)) == []


def refused(name: str, value: object) -> tuple[str | int, ...] | None:
    """The path of the error that the codec raises."""
    try:
        from_wire(class_of(name), value)
    except DecodeError as error:
        return error.path
    return None


def references(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(target := node.get("$ref"), str):
            yield target.rpartition("/")[2]
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)
