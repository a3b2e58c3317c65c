"""The schema as the generator sees it: what its definitions are, and how it is opened for unknown members.

Knows JSON Schema; knows nothing of Python code.
"""

from __future__ import annotations

import copy
import re
from typing import Any, Literal

Json = dict[str, Any]
Kind = Literal["object", "union", "enum", "open-enum"]

REFERENCE = "#/$defs/"


class SchemaError(Exception):
    """The schema is written in a way that the types or the codec would get wrong."""


def reference(node: Json) -> str | None:
    """The name of the definition that a node points at."""
    target = node.get("$ref")
    return target.removeprefix(REFERENCE) if isinstance(target, str) else None


NULL: Json = {"type": "null"}


def is_nullable(prop: Json) -> bool:
    """Whether null is a value of a property."""
    kinds = prop.get("type")
    return (isinstance(kinds, list) and "null" in kinds) or NULL in prop.get("anyOf", ())


def not_null(prop: Json) -> Json:
    """A property without its null, if it has one."""
    if not is_nullable(prop):
        return prop
    if "anyOf" in prop:
        (only,) = [choice for choice in prop["anyOf"] if choice != NULL]
        return {**{word: value for word, value in prop.items() if word != "anyOf"}, **only}
    (kind,) = [kind for kind in prop["type"] if kind != "null"]
    return {**prop, "type": kind}


def snake(name: str) -> str:
    """The Python name of a wire name, as datamodel-code-generator makes it."""
    spaced = re.sub(r"(.)([A-Z][a-z]+)", r"\1_\2", name)
    return re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", spaced).lower()


def kind_of(definition: Json) -> Kind:
    """What a definition of the opened schema is.

    Raises:
        SchemaError: When it is none of these.
    """
    if "oneOf" in definition:
        return "union"
    if "properties" in definition:
        return "object"
    if "enum" in definition:
        return "enum"
    if "anyOf" in definition:
        return "open-enum"
    raise SchemaError(f"unknown kind of definition: {definition.get('title')}")


def members_of(definitions: Json, name: str) -> list[str]:
    """The objects of a union, nested unions taken apart, in order."""
    members = [str(reference(member)) for member in definitions[name]["oneOf"]]
    return [
        leaf
        for member in members
        for leaf in (members_of(definitions, member) if kind_of(definitions[member]) == "union" else [member])
    ]


def constants_of(definition: Json) -> Json:
    """The properties of an object that have one value only."""
    return {wire: prop["const"] for wire, prop in definition["properties"].items() if "const" in prop}


def open_up(schema: Json) -> Json:
    """Derive the schema of the types: an open union gets an `Unknown…` member, an open enum any string."""
    opened = copy.deepcopy(schema)
    for name, definition in schema["$defs"].items():
        if not definition.get("x-open"):
            continue
        opened["$defs"][name].pop("x-open")
        if "enum" in definition:
            opened["$defs"][name] = _open_enum(definition)
        else:
            unknown = _unknown_member(schema["$defs"], name)
            opened["$defs"] = _insert_before(opened["$defs"], name, unknown)
            opened["$defs"][name]["oneOf"].append({"$ref": REFERENCE + unknown["title"]})
    return opened


def _open_enum(definition: Json) -> Json:
    known = {"type": "string", "enum": definition["enum"]}
    return {
        "title": definition["title"],
        "description": definition["description"],
        "anyOf": [known, {"type": "string"}],
    }


def _unknown_member(definitions: Json, name: str) -> Json:
    """A member whose tag is a sentinel: a plain string there would keep type checkers from narrowing the union."""
    constants = [constants_of(definitions[member]) for member in members_of(definitions, name)]
    shared = {key: value for key, value in constants[0].items() if all(c.get(key) == value for c in constants)}
    if not constants[0]:
        raise SchemaError(f"{REFERENCE}{name}: an open union needs a constant in each member")
    candidates = [key for key in constants[0] if key not in shared and all(key in c for c in constants)]
    tag = candidates[0] if candidates else next(iter(constants[0]))
    shared.pop(tag, None)
    if tag == "success":  # an error has no command of its own: what is unknown is a successful response
        shared, tag = {**shared, "success": True}, "command"
    title = f"Unknown{name}"
    return {
        "title": title,
        "description": f"A `{name}` of a `{tag}` that this version does not know. `extra` has the whole JSON object.",
        "type": "object",
        "properties": {
            **{key: {"const": value} for key, value in shared.items()},
            tag: {"const": title, "description": f"Not on the wire: `extra` has the real `{tag}`."},
        },
        "required": [*shared, tag],
        "x-unknown": tag,
    }


def _insert_before(definitions: Json, name: str, new: Json) -> Json:
    result: Json = {}
    for key, value in definitions.items():
        if key == name:
            result[new["title"]] = new
        result[key] = value
    return result
