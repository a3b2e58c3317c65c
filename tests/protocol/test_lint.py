"""The lint refuses what the types or the codec would silently get wrong."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from codegen.lint import find_problems
from codegen.package import write_package
from codegen.schema import SchemaError
from protocol.samples import SCHEMA

Change = Callable[[dict[str, Any]], Any]

THING = {
    "title": "Thing",
    "description": "A thing.",
    "type": "object",
    "properties": {
        "type": {"type": "string", "const": "thing"},
        "name": {"type": "string", "description": "Its name."},
        "parts": {"type": "array", "items": {"$ref": "#/$defs/Part"}, "description": "Its parts."},
    },
    "required": ["type", "name"],
}
PART = {
    "title": "Part",
    "description": "A part.",
    "type": "object",
    "properties": {"type": {"type": "string", "const": "part"}},
    "required": ["type"],
}
EITHER = {
    "title": "Either",
    "description": "One of both.",
    "oneOf": [{"$ref": "#/$defs/Thing"}, {"$ref": "#/$defs/Part"}],
    "x-open": True,
}
COLOUR = {"title": "Colour", "description": "A colour.", "type": "string", "enum": ["red", "blue"], "x-open": True}
GOOD = {"$defs": {"Thing": THING, "Part": PART, "Either": EITHER, "Colour": COLOUR}}


def set_at(*path: Any) -> Change:
    """A change: the last argument is put where the others lead; `None` there takes it away."""
    *way, last, value = path

    def change(definitions: dict[str, Any]) -> None:
        node: Any = definitions
        for step in way:
            node = node[step]
        if value is None:
            del node[last]
        else:
            node[last] = value

    return change


def new_property(**prop: Any) -> Change:
    return set_at("Thing", "properties", "new", {"description": "New.", **prop})


def named(wire: str) -> Change:
    return set_at("Thing", "properties", wire, {"type": "string", "description": "New."})


BAD: list[tuple[str, Change, str]] = [
    ("no title", set_at("Thing", "title", None), "Thing: the title must be the name"),
    ("other title", set_at("Thing", "title", "Other"), "Thing: the title must be the name"),
    ("no description", set_at("Thing", "description", None), "Thing: no description"),
    ("undescribed union", set_at("Either", "description", ""), "Either: no description"),
    ("undescribed property", set_at("Thing", "properties", "name", "description", None), "name: no description"),
    ("allOf", set_at("Thing", "allOf", [{"$ref": "#/$defs/Part"}]), "Thing: `allOf` is not handled"),
    ("discriminator", set_at("Either", "discriminator", {"propertyName": "type"}), "`discriminator` is not handled"),
    ("closed object", set_at("Thing", "additionalProperties", False), "`additionalProperties` is not handled"),
    ("typed rest", set_at("Thing", "additionalProperties", {"type": "string"}), "`additionalProperties` is not"),
    ("pattern properties", set_at("Thing", "patternProperties", {}), "`patternProperties` is not handled"),
    ("if", set_at("Thing", "if", {"required": ["name"]}), "`if` is not handled"),
    ("dependent", set_at("Thing", "dependentRequired", {"name": ["type"]}), "`dependentRequired` is not handled"),
    ("a word of the future", set_at("Thing", "x-later", True), "`x-later` is not handled"),
    ("open object", set_at("Thing", "x-open", True), "`x-open` is not handled"),
    ("anyOf union", set_at("Either", {"title": "Either", "anyOf": []}), "neither an object"),
    ("bare array", set_at("Part", {"title": "Part", "description": "x", "type": "array"}), "neither an object"),
    ("no type", set_at("Thing", "type", None), "the type must be object"),
    ("no required", set_at("Thing", "required", None), "no list of required properties"),
    ("required what", set_at("Thing", "required", ["type", "size"]), "requires size, which is no property"),
    ("numbers in enum", set_at("Colour", "enum", [1, 2]), "an enum has strings only"),
    ("untyped enum", set_at("Colour", "type", None), "an enum has strings only"),
    ("inline member", set_at("Either", "oneOf", 0, {"type": "object"}), "each member of a union"),
    ("unknown member", set_at("Either", "oneOf", 0, {"$ref": "#/$defs/Nothing"}), "each member of a union"),
    ("enum as member", set_at("Either", "oneOf", 0, {"$ref": "#/$defs/Colour"}), "each member of a union"),
    ("union of itself", set_at("Either", "oneOf", 0, {"$ref": "#/$defs/Either"}), "a union that holds itself"),
    ("small name", set_at("thing", {**PART, "title": "thing"}), "no good name of a class"),
    ("builtin's name", set_at("Exception", {**PART, "title": "Exception"}), "no good name of a class"),
    ("typing's name", set_at("Literal", {**PART, "title": "Literal"}), "no good name of a class"),
    ("made-up name", set_at("UnknownEither", {**PART, "title": "UnknownEither"}), "no good name of a class"),
    ("field str", named("str"), "`str` is no good Python name"),
    ("field List", named("List"), "`list` is no good Python name"),
    ("field extra", named("extra"), "`extra` is no good Python name"),
    ("field class", named("class"), "`class` is no good Python name"),
    ("field _meta", named("_meta"), "`_meta` is no good Python name"),
    ("field 2d", named("2d"), "`2d` is no good Python name"),
    ("field with dash", named("mime-type"), "`mime-type` is no good Python name"),
    ("field with umlaut", named("größe"), "`größe` is no good Python name"),
    ("two alike", named("Name"), "the same Python name as name"),
    ("optional constant", new_property(const="x", type="string"), "an optional constant would always be sent"),
    ("inline object", new_property(type="object", properties={}), "give it a name in $defs"),
    ("inline enum", new_property(type="string", enum=["a"]), "give it a name in $defs"),
    ("inline union", new_property(oneOf=[{"$ref": "#/$defs/Part"}]), "give it a name in $defs"),
    ("default", new_property(type="string", default="x"), "`default`, `type` together are not handled"),
    ("pattern", new_property(type="string", pattern="x"), "`pattern`, `type` together are not handled"),
    ("format", new_property(type="string", format="uuid"), "`format`, `type` together are not handled"),
    ("minimum", new_property(type="integer", minimum=0), "`minimum`, `type` together are not handled"),
    ("not", new_property(**{"not": {"type": "string"}}), "`not` together are not handled"),
    ("reference and more", new_property(**{"$ref": "#/$defs/Part", "type": "object"}), "together are not handled"),
    ("reference to nothing", new_property(**{"$ref": "#/$defs/Nothing"}), "refers to no definition"),
    ("reference elsewhere", new_property(**{"$ref": "other.json#/$defs/Part"}), "refers to no definition"),
    ("two types", new_property(type=["string", "integer"]), "beside null, there may be one type"),
    ("three types", new_property(type=["string", "integer", "null"]), "beside null, there may be one type"),
    ("null alone", new_property(type="null"), "`null` is no type that is handled"),
    ("misspelt type", new_property(type="int"), "`int` is no type that is handled"),
    ("null constant", new_property(type="null", const=None), "no literal type for this const"),
    ("number constant", new_property(type="number", const=1.5), "no literal type for this const"),
    ("integer constant", new_property(type="integer", const=1), "no literal type for this const"),
    ("wrong constant", new_property(type="boolean", const="true"), "no literal type for this const"),
    ("array of anything", new_property(type="array"), "items are strings"),
    ("array of numbers", new_property(type="array", items={"type": "number"}), "items are strings"),
    ("array of inline", new_property(type="array", items={"type": "object", "properties": {}}), "items are strings"),
    ("array of nothing", new_property(type="array", items={"$ref": "#/$defs/Nothing"}), "items are strings"),
    ("tuple", new_property(type="array", prefixItems=[]), "`prefixItems`, `type` together are not handled"),
    ("closed inline", new_property(type="object", additionalProperties=False), "`additionalProperties: true`"),
    ("untold object", new_property(type="object"), "`additionalProperties: true`"),
    ("anyOf scalars", new_property(anyOf=[{"type": "string"}, {"type": "null"}]), "anyOf is for a string or an array"),
    (
        "null first",
        new_property(anyOf=[{"type": "null"}, {"$ref": "#/$defs/Part"}]),
        "anyOf is for a string or an array",
    ),
    ("null or nothing", new_property(anyOf=[{"$ref": "#/$defs/Nothing"}, {"type": "null"}]), "refers to no definition"),
    ("anyOf three", new_property(anyOf=[{"type": "string"}] * 3), "anyOf is for a string or an array"),
]


def test_the_lint_has_nothing_against_the_schema_and_the_sample() -> None:
    assert list(find_problems(SCHEMA)) == []
    assert list(find_problems(GOOD)) == []


@pytest.mark.parametrize(("change", "problem"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_the_lint_refuses(change: Change, problem: str) -> None:
    schema = copy.deepcopy(GOOD)
    change(schema["$defs"])
    problems = list(find_problems(schema))
    assert any(problem in each for each in problems), problems
    assert all(each.startswith("#/$defs/") for each in problems)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (set_at("AbortResponse", "properties", "command", "const", "abandon"), "no member of Response"),
        (
            set_at("NewSessionResponse", "properties", "data", {"type": "string", "description": "x"}),
            "must refer to a definition",
        ),
    ],
)
def test_a_command_whose_result_cannot_be_told_is_refused(change: Change, problem: str) -> None:
    schema = copy.deepcopy(SCHEMA)
    change(schema["$defs"])
    assert list(find_problems(schema)) == []
    with pytest.raises(SchemaError, match=problem):
        write_package(schema, "", "")
