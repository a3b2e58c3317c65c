"""The style that the schema is written in: whatever types and codec would silently get wrong is refused.

Lists what is allowed, so that a keyword nobody thought of is refused too. Knows nothing of Python code but its names.
"""

from __future__ import annotations

import builtins
import json
import keyword
import re
from collections.abc import Iterator
from pathlib import Path

from codegen.schema import NULL, REFERENCE, Json, SchemaError, kind_of, reference, snake

DEFINITION_KEYS = {
    "object": {"title", "description", "type", "properties", "required", "examples"},
    "union": {"title", "description", "oneOf", "x-open", "examples"},
    "enum": {"title", "description", "type", "enum", "x-open"},
}
PROPERTY_SHAPES = (
    {"$ref"},
    {"type"},
    {"type", "const"},
    {"type", "items"},
    {"type", "additionalProperties"},
    {"anyOf"},
    set[str](),
)
"""The keywords that may stand together in a property, beside its description; none at all is any JSON."""
SCALARS = {"string", "boolean", "number", "integer"}
RESERVED = {"Any", "Literal", "TypeAlias", "Record", "CommandOf", "DecodeError", "EncodeError", *dir(builtins)}
"""Names of definitions that generated modules use themselves."""
RESERVED_PREFIXES = ("Unknown", "Returns")
"""Beginnings of the names that the generator makes up."""
BUILTIN_CLASH = {"str", "int", "float", "bool", "list", "dict", "tuple", "set", "object", "field", "dataclass", "extra"}
"""Field names that would shadow what the generated module uses."""


def load(path: Path) -> Json:
    """Read the schema.

    Raises:
        SchemaError: When it is no JSON, or when its style is refused; every problem is named.
    """
    try:
        schema: Json = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise SchemaError(f"{path}: {error}") from None
    if problems := list(find_problems(schema)):
        raise SchemaError("\n".join(problems))
    return schema


def find_problems(schema: Json) -> Iterator[str]:
    """Name what datamodel-code-generator or the codec would silently turn into something worse."""
    definitions: Json = schema["$defs"]
    for name, definition in definitions.items():
        at = f"{REFERENCE}{name}"
        yield from _find_name_problems(name, definition, at)
        try:
            kind = kind_of(definition)
        except SchemaError:
            kind = "open-enum"
        if kind == "open-enum":
            yield f"{at}: neither an object with properties, nor a union by oneOf, nor an enum"
            continue
        for word in sorted(definition.keys() - DEFINITION_KEYS[kind]):
            yield f"{at}: `{word}` is not handled"
        match kind:
            case "object":
                yield from _find_object_problems(definition, definitions, at)
            case "union":
                yield from _find_union_problems(name, definitions, at)
            case "enum":
                if definition.get("type") != "string" or not all(
                    isinstance(value, str) for value in definition["enum"]
                ):
                    yield f"{at}: an enum has strings only"


def _find_name_problems(name: str, definition: Json, at: str) -> Iterator[str]:
    if not re.fullmatch(r"[A-Z][A-Za-z0-9]*", name) or name in RESERVED or name.startswith(RESERVED_PREFIXES):
        yield f"{at}: no good name of a class"
    if definition.get("title") != name:
        yield f"{at}: the title must be the name"
    if not definition.get("description"):
        yield f"{at}: no description"


def _find_union_problems(name: str, definitions: Json, at: str) -> Iterator[str]:
    for member in definitions[name]["oneOf"]:
        target = reference(member)
        if target not in definitions or not {"properties", "oneOf"} & definitions[target].keys():
            yield f"{at}: each member of a union is an object or a union that is a definition of its own"
    if name in _reached(name, definitions):
        yield f"{at}: a union that holds itself"


def _reached(union: str, definitions: Json) -> set[str]:
    """The unions that are members of a union, or members of these."""
    reached: set[str] = set()
    left = [union]
    while left:
        for member in definitions.get(left.pop(), {}).get("oneOf", []):
            if (target := reference(member)) and target not in reached:
                reached.add(target)
                left.append(target)
    return reached


def _find_object_problems(definition: Json, definitions: Json, at: str) -> Iterator[str]:
    properties: Json = definition["properties"]
    if definition.get("type") != "object":
        yield f"{at}: the type must be object"
    if not isinstance(definition.get("required"), list):
        yield f"{at}: no list of required properties"
        return
    for wire in definition["required"]:
        if wire not in properties:
            yield f"{at}: requires {wire}, which is no property"
    seen: dict[str, str] = {}
    for wire, prop in properties.items():
        where = f"{at}/properties/{wire}"
        python = snake(wire)
        if (
            python in BUILTIN_CLASH
            or keyword.iskeyword(python)
            or not (re.fullmatch(r"[a-z][a-z0-9_]*", python) and python.isidentifier())
        ):
            yield f"{where}: `{python}` is no good Python name"
        if python in seen:
            yield f"{where}: the same Python name as {seen[python]}"
        seen[python] = wire
        if wire not in definition["required"] and "const" in prop:
            yield f"{where}: an optional constant would always be sent"
        if not prop.get("description") and "const" not in prop:
            yield f"{where}: no description"
        yield from _find_shape_problems(prop, definitions, where)


def _find_shape_problems(prop: Json, definitions: Json, at: str) -> Iterator[str]:
    """What is wrong with the value that a property may have."""
    words = prop.keys() - {"description"}
    if words not in PROPERTY_SHAPES:
        advice = "; give it a name in $defs" if words & {"properties", "oneOf", "enum"} else ""
        yield f"{at}: {', '.join(f'`{word}`' for word in sorted(words))} together are not handled{advice}"
        return
    kinds = prop.get("type")
    kind = next((each for each in kinds if each != "null"), None) if isinstance(kinds, list) else kinds
    if isinstance(kinds, list) and (len(kinds) != 2 or "null" not in kinds or "const" in prop):
        yield f"{at}: beside null, there may be one type"
    elif "$ref" in prop:
        if reference(prop) not in definitions:
            yield f"{at}: refers to no definition"
    elif "anyOf" in prop:
        yield from _find_any_of_problems(prop["anyOf"], definitions, at)
    elif "const" in prop:
        if (kind, type(prop["const"])) not in (("string", str), ("boolean", bool)):
            yield f"{at}: no literal type for this const"
    elif "items" in prop or kind == "array":
        yield from _find_item_problems(prop, definitions, at)
    elif "additionalProperties" in prop or kind == "object":
        if not _is_open_object({**prop, "type": kind}):
            yield f"{at}: an object that is no definition has `additionalProperties: true`"
    elif words and kind not in SCALARS:
        yield f"{at}: `{kind}` is no type that is handled"


def _find_any_of_problems(choices: list[Json], definitions: Json, at: str) -> Iterator[str]:
    match choices:
        case [{"$ref": _, **more} as choice, last] if not more and last == NULL:
            if reference(choice) not in definitions:
                yield f"{at}: refers to no definition"
        case [{"type": "string", **more}, {"type": "array"} as items] if not more:
            yield from _find_item_problems(items, definitions, at)
        case _:
            yield f"{at}: anyOf is for a string or an array, or for a definition or null, in this order"


def _find_item_problems(array: Json, definitions: Json, at: str) -> Iterator[str]:
    items = array.get("items", {})
    target = reference(items)
    known = definitions.get(target, {}) if target else {}
    if not (
        items in ({"type": "string"}, {"type": "integer"})
        or _is_open_object(items)
        or (items.keys() == {"$ref"} and ({"properties", "oneOf", "x-open"} & known.keys()))
    ):
        yield f"{at}: items are strings, integers, open objects, or refer to an object, a union or an open enum"


def _is_open_object(node: Json) -> bool:
    return node.get("type") == "object" and node.get("additionalProperties") is True
