"""Instances of every object of the schema, made from the schema alone."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pi_protocol
from codegen.schema import is_nullable, not_null
from pi_protocol import Record

Json = dict[str, Any]

SCHEMA_PATH = Path(__file__).parents[2] / "schema" / "pi-rpc.schema.json"
SCHEMA: Json = json.loads(SCHEMA_PATH.read_text(encoding="utf-8"))
DEFINITIONS: Json = SCHEMA["$defs"]
OBJECTS = [name for name, definition in DEFINITIONS.items() if "properties" in definition]
UNIONS = [name for name, definition in DEFINITIONS.items() if "oneOf" in definition]


class Samples:
    """Makes values that all differ, so that two fields mixed up are seen."""

    def __init__(self, full: bool) -> None:
        self._full = full
        self._numbers = itertools.count(1)
        self._inside: list[str] = []

    def instance(self, name: str) -> Json:
        """A JSON object of a definition: with all its properties, or with those only that are always sent."""
        definition = DEFINITIONS[name]
        self._inside.append(name)
        made = {
            wire: self._value(prop)
            for wire, prop in definition["properties"].items()
            if self._full or wire in definition["required"] or is_nullable(prop)
        }
        self._inside.pop()
        return made

    def _value(self, prop: Json) -> Any:
        if is_nullable(prop):
            return self._value(not_null(prop)) if self._full else None
        if "const" in prop:
            return prop["const"]
        if "$ref" in prop:
            return self._referred(prop["$ref"].rpartition("/")[2])
        if "anyOf" in prop:
            return self._value(prop["anyOf"][1])
        number = next(self._numbers)
        match prop.get("type"):
            case "string":
                return f"text {number}"
            case "integer":
                return number
            case "number":
                return number + 0.5
            case "boolean":
                return True
            case "object":
                return {"key": number}
            case "array":
                if prop["items"].get("$ref", "").rpartition("/")[2] in self._inside:
                    return []  # a tree ends somewhere
                return [self._value(prop["items"]), self._value(prop["items"])]
        return [{"any": number}]

    def _referred(self, name: str) -> Any:
        definition = DEFINITIONS[name]
        if "enum" in definition:
            return definition["enum"][-1]
        return self.instance(leaves(name)[0]) if "oneOf" in definition else self.instance(name)


def full(name: str) -> Json:
    return Samples(full=True).instance(name)


def minimal(name: str) -> Json:
    return Samples(full=False).instance(name)


def empty(name: str) -> Json:
    """All properties, each as empty or false as it may be."""
    properties = DEFINITIONS[name]["properties"]
    return {
        wire: prop["const"] if "const" in prop else _empty(prop, full(name)[wire]) for wire, prop in properties.items()
    }


def _empty(prop: Json, sample: Any) -> Any:
    if is_nullable(prop):
        return None
    if "$ref" in prop and isinstance(sample, dict):
        return sample
    return type(sample)()


def leaves(union: str) -> list[str]:
    """The objects of a union, nested unions taken apart."""
    return list(_leaves(union))


def _leaves(name: str) -> Iterator[str]:
    for member in DEFINITIONS[name].get("oneOf", []):
        yield from _leaves(member["$ref"].rpartition("/")[2])
    if "oneOf" not in DEFINITIONS[name]:
        yield name


def class_of(name: str) -> type[Record]:
    """The class of a definition."""
    found: type[Record] = getattr(pi_protocol, name)
    return found
