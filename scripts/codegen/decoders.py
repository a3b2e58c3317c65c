"""Decoders: one function per object of the schema, and one per union that finds the member by its tags."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from codegen.schema import Json, SchemaError, constants_of, is_nullable, kind_of, members_of, not_null, reference
from codegen.types import Names

INDENT = "    "
NO_OBJECT = (f"{INDENT}if o.__class__ is not dict:", f'{INDENT * 2}bad(o, "object")')
"""Lines that begin the decoder of what has a tag."""
EMPTY_OBJECT = (f"{INDENT}if o.__class__ is not dict:", f'{INDENT * 2}o = empty_object(o, "object")')
"""Lines that begin the decoder of an object."""


class Decoders:
    """Writes the decoding half of the codec.

    Attributes:
        functions: Lines of the functions.
        tables: Lines of the tables that they look things up in; they stand behind the functions.
    """

    def __init__(self, definitions: Json, names: Names, roots: Iterable[str]) -> None:
        self.functions: list[str] = []
        self.tables: list[str] = []
        self._definitions = definitions
        self._names = names
        needed = {*roots, *find_values(definitions)}
        for name, definition in definitions.items():
            match kind_of(definition):
                case "object":
                    self._write_object(name)
                case "union" if name in needed:  # others are only parts of larger ones
                    self._write_union(name)
                case "enum":
                    values = ", ".join(quoted(value) for value in definition["enum"])
                    self.tables.append(f"_values_{name} = ({values},)")
                case _:
                    pass

    # objects

    def _write_object(self, name: str) -> None:
        definition = self._definitions[name]
        cls, props = self._names.classes[name], definition["properties"]
        unknown = "x-unknown" in definition
        head = NO_OBJECT if unknown else EMPTY_OBJECT
        self.functions += ["", "", f"def decode_{name}(o: Any) -> t.{cls}:", *head]
        if unknown:
            self._fill(name, {wire: literal(prop["const"]) for wire, prop in props.items()}, "o")
            return
        variables = {wire: f"v{index}" for index, wire in enumerate(props)}
        required = [wire for wire in props if wire in definition["required"]]
        self._read_required({wire: variables[wire] for wire in required}, props)
        self._read_optional(name, variables, props, required)
        self._decode_nested({wire: v for wire, v in variables.items() if self._is_nested(props[wire])}, props, required)
        constants = {wire: literal(prop["const"]) for wire, prop in props.items() if "const" in prop}
        self._fill(name, variables | constants, "extra")

    def _read_required(self, variables: dict[str, str], props: Json) -> None:
        if not variables:
            return
        expected = ", ".join(f"{quoted(wire)}: {quoted(self._expected(props[wire]))}" for wire in variables)
        self.functions += [
            f"{INDENT}try:",
            *(f"{INDENT * 2}{v} = o[{quoted(wire)}]" for wire, v in variables.items()),
            f"{INDENT}except KeyError:",
            f"{INDENT * 2}missing(o, {{{expected}}})",
        ]
        for wire, v in variables.items():
            if not self._is_nested(props[wire]):
                self.functions += self._check(props[wire], v, wire, INDENT)

    def _read_optional(self, name: str, variables: dict[str, str], props: Json, required: list[str]) -> None:
        """Read them, and count them: what is neither required nor counted is unknown, or null."""
        optional = {wire: v for wire, v in variables.items() if wire not in required}
        self.tables.append(f"_fields_{name} = frozenset(({', '.join(quoted(wire) for wire in props)},))")
        unknown = f"unknown_fields(o, _fields_{name})"
        if not optional:
            self.functions.append(f"{INDENT}extra = None if len(o) == {len(required)} else {unknown}")
            return
        self.functions += [
            f"{INDENT}if len(o) == {len(required)}:",
            f"{INDENT * 2}{' = '.join(optional.values())} = extra = None",
            f"{INDENT}else:",
            f"{INDENT * 2}n = {len(required)}",
        ]
        for wire, v in optional.items():
            self.functions += [
                f"{INDENT * 2}{v} = o.get({quoted(wire)})",
                f"{INDENT * 2}if {v} is not None:",
                f"{INDENT * 3}n += 1",
            ]
            if not self._is_nested(props[wire]):
                expected = self._expected(props[wire])
                self.functions += self._check(not_null(props[wire]), v, wire, INDENT * 3, expected)
        self.functions.append(f"{INDENT * 2}extra = None if len(o) == n else {unknown}")

    def _decode_nested(self, variables: dict[str, str], props: Json, required: list[str]) -> None:
        if not variables:
            return
        self.functions += [f'{INDENT}k = ""', f"{INDENT}try:"]
        for wire, v in variables.items():
            self.functions.append(f"{INDENT * 2}k = {quoted(wire)}")
            decode = f"{v} = decode_{reference(not_null(props[wire]))}({v})"
            if wire in required and not is_nullable(props[wire]):
                self.functions.append(f"{INDENT * 2}{decode}")
            else:
                self.functions += [f"{INDENT * 2}if {v} is not None:", f"{INDENT * 3}{decode}"]
        self.functions += [f"{INDENT}except DecodeError as error:", f"{INDENT * 2}raise error.under(k)"]

    def _fill(self, name: str, values: dict[str, str], extra: str) -> None:
        """Fill a draft: frozen, or through `__init__`, each field would take as long as all of them do here."""
        cls = self._names.classes[name]
        self.functions += [
            f"{INDENT}x = new(_draft_{name})",
            f"{INDENT}x.extra = {extra}",
            *(f"{INDENT}x.{self._names.field(name, wire)} = {value}" for wire, value in values.items()),
            f"{INDENT}x.__class__ = t.{cls}",
            f"{INDENT}return x",
        ]
        self.tables.append(f"_draft_{name} = draft(t.{cls})")

    def _is_nested(self, prop: Json) -> bool:
        """Whether an error inside the property has a path of its own to be completed."""
        if target := reference(not_null(prop)):
            return kind_of(self._definitions[target]) in ("object", "union")
        return False

    def _expected(self, prop: Json) -> str:
        """What an error says that should stand there."""
        if target := reference(prop):
            match kind_of(self._definitions[target]):
                case "object" | "union":
                    return "object"
                case "enum":
                    return f"one of {', '.join(self._definitions[target]['enum'])}"
                case "open-enum":
                    return "string"
        if "const" in prop:
            return json.dumps(prop["const"])
        if "anyOf" in prop:
            return " or ".join(self._expected(choice) for choice in prop["anyOf"])
        kind = prop.get("type", "any value")
        return kind if isinstance(kind, str) else " or ".join(sorted(kind, key="null".__ne__))

    def _check(self, prop: Json, v: str, wire: str, indent: str, expected: str = "") -> list[str]:
        """Lines that check the JSON value in a variable and leave the decoded one there.

        Args:
            prop: What the schema says of the value.
            v: The variable.
            wire: The field's name.
            indent: In front of each line.
            expected: What else the error says, when the property is only a part of what may stand there.
        """
        expected = expected or self._expected(prop)
        key = quoted(wire)
        if target := reference(prop):
            if kind_of(self._definitions[target]) == "enum":
                return complain(f"{v} not in _values_{target}", v, expected, key, indent)
            return complain(f"{v}.__class__ is not str", v, expected, key, indent)
        if "const" in prop:
            unlike = "is not" if isinstance(prop["const"], bool) else "!="
            return complain(f"{v} {unlike} {literal(prop['const'])}", v, expected, key, indent)
        if is_nullable(prop):
            check = self._check(not_null(prop), v, wire, indent + INDENT, expected)
            return [f"{indent}if {v} is not None:", *check]
        if "anyOf" in prop:
            text, items = prop["anyOf"]
            if text.get("type") != "string" or items.get("type") != "array":
                raise SchemaError(f"anyOf is for a string or an array: {prop}")
            return [f"{indent}if {v}.__class__ is not str:", *self._check(items, v, wire, indent + INDENT, expected)]
        match prop.get("type"):
            case "string":
                return complain(f"{v}.__class__ is not str", v, expected, key, indent)
            case "boolean":
                return complain(f"{v}.__class__ is not bool", v, expected, key, indent)
            case "object":
                call = f"{v} = empty_object({v}, {quoted(expected)}, {key})"
                return [f"{indent}if {v}.__class__ is not dict:", f"{indent}{INDENT}{call}"]
            case "number":
                return complain(f"{v}.__class__ is not float and {v}.__class__ is not int", v, expected, key, indent)
            case "integer":
                call = f"{v} = integer({v}, {key}, {quoted(expected)})"
                return [f"{indent}if {v}.__class__ is not int:", f"{indent}{INDENT}{call}"]
            case "array":
                return [f"{indent}{v} = array({v}, {key}, {self._item(prop['items'])}, {quoted(expected)})"]
            case None:
                return []
        raise SchemaError(f"a property of no known kind: {prop}")

    def _item(self, items: Json) -> str:
        if target := reference(items):
            return "string_item" if kind_of(self._definitions[target]) == "open-enum" else f"decode_{target}"
        match items.get("type"):
            case "string":
                return "string_item"
            case "integer":
                return "integer_item"
            case "object":
                return "object_item"
        raise SchemaError(f"items of no known kind: {items}")

    # unions

    def _write_union(self, name: str) -> None:
        members = members_of(self._definitions, name)
        self._write_dispatch(f"decode_{name}", members, frozenset(), f"t.{name}", top=True)

    def _write_dispatch(self, function: str, members: list[str], seen: frozenset[str], returns: str, top: bool) -> None:
        constants = {
            member: {tag: value for tag, value in constants_of(self._definitions[member]).items() if tag not in seen}
            for member in members
        }
        head = ["", "", f"def {function}(o: Any) -> {returns}:"]
        if top:
            head += NO_OBJECT
        tag = self._find_tag(constants)
        if tag is None:
            self.functions += [*head, *self._tell_by_field(function, members)]
            return
        fallback, groups = self._group(constants, tag)
        table = f"_members_{function.removeprefix('decode_')}_{tag}"
        entries: list[str] = []
        for value, group in groups.items():
            target = f"decode_{group[0]}"
            if len(group) > 1:
                target = f"{function}_{value}"
                union = " | ".join(f"t.{self._names.classes[member]}" for member in group)
                self._write_dispatch(target, group, seen | {tag}, union, top=False)
            entries.append(f"{INDENT}{literal(value)}: {target},")
        self.tables += [f"{table}: dict[Any, Callable[[Any], Any]] = {{", *entries, "}"]
        kind = "bool" if all(isinstance(value, bool) for value in groups) else "str"
        self.functions += [
            *head,
            f"{INDENT}tag = o.get({quoted(tag)}, MISSING)",
            *complain(
                f"tag.__class__ is not {kind}", "tag", "boolean" if kind == "bool" else "string", quoted(tag), INDENT
            ),
            f"{INDENT}decode = {table}.get(tag)",
        ]
        if fallback:
            self.functions += [f"{INDENT}return decode_{fallback}(o) if decode is None else decode(o)"]
        else:
            expected = f"one of {', '.join(str(value) for value in groups)}"
            self.functions += [
                *complain("decode is None", "tag", expected, quoted(tag), INDENT),
                f"{INDENT}return decode(o)",
            ]

    def _find_tag(self, constants: dict[str, Json]) -> str | None:
        """The property that all members have as a constant and that tells some of them apart."""
        first = next(iter(constants.values()))
        for tag in first:
            if (
                all(tag in each for each in constants.values())
                and len({json.dumps(c[tag]) for c in constants.values()}) > 1
            ):
                return tag
        return next(iter(first)) if len(constants) == 1 else None

    def _group(self, constants: dict[str, Json], tag: str) -> tuple[str | None, dict[Any, list[str]]]:
        groups: dict[Any, list[str]] = {}
        fallback: str | None = None
        for member, values in constants.items():
            if self._definitions[member].get("x-unknown") != tag:
                groups.setdefault(values[tag], []).append(member)
            elif fallback is None:
                fallback = member
            else:
                raise SchemaError(f"two open unions share the tag {tag}: {member} and {fallback}")
        return fallback, groups

    def _tell_by_field(self, function: str, members: list[str]) -> Iterable[str]:
        """Tell members apart by a field that only one of them has; null there is as good as absent."""
        own: dict[str, str] = {}
        for member in members:
            others = [self._definitions[other]["properties"] for other in members if other != member]
            required = self._definitions[member]["required"]
            fields = [wire for wire in required if not any(wire in other for other in others)]
            if not fields:
                raise SchemaError(f"{function}: nothing tells {member} apart")
            own[member] = fields[0]
        constants = {member: constants_of(self._definitions[member]).get(wire) for member, wire in own.items()}
        # A constant says more than the presence of a field: cancelled beside a value is cancelled.
        for member in sorted(members, key=lambda member: constants[member] is None):
            constant = constants[member]
            test = "is not None" if constant is None else f"{'is' if constant is True else '=='} {literal(constant)}"
            yield f"{INDENT}if o.get({quoted(own[member])}) {test}:"
            yield f"{INDENT * 2}return decode_{member}(o)"
        for member, wire in own.items():  # it cannot be right: the decoder says what is wrong with it
            yield f"{INDENT}if {quoted(wire)} in o:"
            yield f"{INDENT * 2}return decode_{member}(o)"
        yield f'{INDENT}raise DecodeError("has none of the fields {", ".join(own.values())}")'


def find_values(definitions: Json) -> Iterator[str]:
    """The definitions that are values of properties, by themselves or as items."""
    for definition in definitions.values():
        for prop in definition.get("properties", {}).values():
            for node in (prop, *prop.get("anyOf", ())):
                for value in (node, node.get("items", {})):
                    if target := reference(value):
                        yield target


def complain(test: str, variable: str, expected: str, key: str, indent: str) -> list[str]:
    """Lines that raise when a test is true."""
    return [f"{indent}if {test}:", f"{indent}{INDENT}bad({variable}, {quoted(expected)}, {key})"]


def quoted(text: str) -> str:
    """A string literal."""
    return json.dumps(text)


def literal(value: object) -> str:
    """A literal of a string or a boolean."""
    return quoted(value) if isinstance(value, str) else repr(value)
