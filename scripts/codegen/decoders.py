"""Decoders: one function per object of the schema, and one per union that finds the member by its tags."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from codegen.schema import Json, SchemaError, constants_of, is_nullable, kind_of, members_of, reference
from codegen.types import Names

INDENT = "    "
NO_OBJECT = (f"{INDENT}if o.__class__ is not dict:", f'{INDENT * 2}bad(o, "object")')
"""Lines that begin a decoder."""


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
        required = set(definition["required"])
        self.functions += ["", "", f"def decode_{name}(o: Any) -> t.{cls}:"]
        if "x-unknown" in definition:
            self.functions += [*NO_OBJECT, f"{INDENT}return t.{cls}(extra=o)"]
            return
        variables = {wire: f"v{index}" for index, wire in enumerate(props)}
        self.functions += NO_OBJECT
        nested = [wire for wire in props if self._is_nested(props[wire])]
        for wire in props:
            if wire not in nested:
                self.functions += self._read(props[wire], wire, variables[wire], wire in required, INDENT)
        if nested:
            self.functions += [f'{INDENT}k = ""', f"{INDENT}try:"]
            for wire in nested:
                self.functions.append(f"{INDENT * 2}k = {quoted(wire)}")
                self.functions += self._read(props[wire], wire, variables[wire], wire in required, INDENT * 2)
            self.functions += [f"{INDENT}except DecodeError as error:", f"{INDENT * 2}raise error.under(k)"]
        self._fill_slots(name, variables, len(required))

    def _fill_slots(self, name: str, variables: dict[str, str], required: int) -> None:
        cls, props = self._names.classes[name], self._definitions[name]["properties"]
        values = {"extra": "extra"}
        for wire, prop in props.items():
            values[self._names.field(name, wire)] = literal(prop["const"]) if "const" in prop else variables[wire]
        setters = [f"_set_{name}_{index}" for index in range(len(values))]
        self.functions += [
            f"{INDENT}extra = None if len(o) == {required} else unknown_fields(o, _fields_{name})",
            f"{INDENT}x = new(t.{cls})",
            *(f"{INDENT}{setter}(x, {value})" for setter, value in zip(setters, values.values(), strict=True)),
            f"{INDENT}return x",
        ]
        self.tables += [
            f"_fields_{name} = frozenset(({', '.join(quoted(wire) for wire in props)},))",
            f"{', '.join(setters)}, = setters(t.{cls}, {', '.join(quoted(field) for field in values)})",
        ]

    def _is_nested(self, prop: Json) -> bool:
        """Whether an error inside the property has a path of its own to be completed."""
        if target := reference(prop):
            return kind_of(self._definitions[target]) in ("object", "union")
        return False

    def _read(self, prop: Json, wire: str, variable: str, required: bool, indent: str) -> list[str]:
        key = quoted(wire)
        if required:
            lines = [f"{indent}{variable} = o.get({key}, MISSING)"]
            if self._is_nested(prop):  # an unknown member would take MISSING for its object
                lines += [f"{indent}if {variable} is MISSING:", f'{indent}{INDENT}bad({variable}, "object")']
            return lines + self._check(prop, variable, key, indent)
        lines = [f"{indent}{variable} = o.get({key})"]
        if check := self._check(prop, variable, key, indent + INDENT, optional=True):
            lines += [f"{indent}if {variable} is not None:", *check]
        return lines

    def _check(self, prop: Json, v: str, key: str, indent: str, optional: bool = False, other: str = "") -> list[str]:
        """Lines that check the JSON value in a variable and leave the decoded one there.

        Args:
            prop: What the schema says of the value.
            v: The variable.
            key: The field's name, as a literal.
            indent: In front of each line.
            optional: Whether an absent value never gets here.
            other: What else may stand there, for the error: `null or ` or `string or `.
        """
        if target := reference(prop):
            return self._check_reference(target, v, key, indent)
        if "const" in prop:
            test = (
                f"{v} is not {prop['const']!r}"
                if isinstance(prop["const"], bool)
                else f"{v} != {quoted(prop['const'])}"
            )
            return complain(test, v, json.dumps(prop["const"]), key, indent)
        if "anyOf" in prop:
            text, items = prop["anyOf"]
            if text.get("type") != "string" or items.get("type") != "array":
                raise SchemaError(f"anyOf is for a string or an array: {prop}")
            check = self._check(items, v, key, indent + INDENT, other="string or ")
            return [f"{indent}if {v}.__class__ is not str:", *check]
        if is_nullable(prop):
            (only,) = [kind for kind in prop["type"] if kind != "null"]
            check = self._check({**prop, "type": only}, v, key, indent + INDENT, other="null or ")
            return [f"{indent}if {v} is not None:", *check]
        match prop.get("type"):
            case "string":
                return complain(f"{v}.__class__ is not str", v, f"{other}string", key, indent)
            case "boolean":
                return complain(f"{v}.__class__ is not bool", v, f"{other}boolean", key, indent)
            case "number":
                test = f"{v}.__class__ is not float and {v}.__class__ is not int"
                return complain(test, v, f"{other}number", key, indent)
            case "integer":
                arguments = [v, key, *([quoted(f"{other}integer")] if other else [])]
                call = f"{v} = integer({', '.join(arguments)})"
                return [f"{indent}if {v}.__class__ is not int:", f"{indent}{INDENT}{call}"]
            case "array":
                arguments = [v, key, self._item(prop["items"]), *([quoted(f"{other}array")] if other else [])]
                return [f"{indent}{v} = array({', '.join(arguments)})"]
            case "object":
                return complain(f"{v}.__class__ is not dict", v, f"{other}object", key, indent)
            case None:
                return [] if optional else complain(f"{v} is MISSING", v, "any value", key, indent)
        raise SchemaError(f"a property of no known kind: {prop}")

    def _check_reference(self, target: str, v: str, key: str, indent: str) -> list[str]:
        match kind_of(self._definitions[target]):
            case "object" | "union":
                return [f"{indent}{v} = decode_{target}({v})"]
            case "enum":
                values = ", ".join(self._definitions[target]["enum"])
                return complain(f"{v} not in _values_{target}", v, f"one of {values}", key, indent)
            case "open-enum":
                return complain(f"{v}.__class__ is not str", v, "string", key, indent)

    def _item(self, items: Json) -> str:
        if target := reference(items):
            return "string_item" if kind_of(self._definitions[target]) == "open-enum" else f"decode_{target}"
        match items.get("type"):
            case "string":
                return "string_item"
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
            self.functions += [f"{INDENT}return t.{fallback}(extra=o) if decode is None else decode(o)"]
        else:
            expected = f"one of {', '.join(str(value) for value in groups)}"
            self.functions += [
                *complain("decode is None", "tag", expected, quoted(tag), INDENT),
                f"{INDENT}return decode(o)  # type: ignore[no-any-return]",
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
                fallback = self._names.classes[member]
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
