"""Encoders: one function per object, from a record to the JSON object that it stands for."""

from __future__ import annotations

from codegen.decoders import INDENT, quoted
from codegen.schema import Json, is_nullable, kind_of, not_null, reference
from codegen.types import Names


class Encoders:
    """Writes the encoding half of the codec.

    Attributes:
        functions: Lines of the functions.
    """

    def __init__(self, definitions: Json, names: Names) -> None:
        self.functions: list[str] = []
        self._definitions = definitions
        self._names = names
        for name, definition in definitions.items():
            if kind_of(definition) == "object":
                self._write_object(name)

    def _write_object(self, name: str) -> None:
        definition = self._definitions[name]
        cls, required = self._names.classes[name], definition["required"]
        self.functions += ["", "", f"def encode_{name}(x: t.{cls}) -> dict[str, Any]:"]
        if "x-unknown" in definition:
            self.functions.append(f"{INDENT}return dict(x.extra or {{}})")
            return
        always: list[str] = []
        lines: list[str] = []
        for wire, prop in definition["properties"].items():
            attribute = f"x.{self._names.field(name, wire)}"
            value = self._value(prop, attribute)
            if wire not in required and not is_nullable(prop):
                lines += [f"{INDENT}if {attribute} is not None:", f"{INDENT * 2}d[{quoted(wire)}] = {value}"]
            elif lines:
                lines.append(f"{INDENT}d[{quoted(wire)}] = {value}")
            else:
                always.append(f"{quoted(wire)}: {value}")
        self.functions += [
            f"{INDENT}d: dict[str, Any] = {{{', '.join(always)}}}",
            *lines,
            f"{INDENT}return with_extra(x.extra, d) if x.extra else d",
        ]

    def _value(self, prop: Json, x: str) -> str:
        if target := reference(prop):
            match kind_of(self._definitions[target]):
                case "object":
                    return f"encode_{target}({x})"
                case "union":
                    return f"ENCODERS[{x}.__class__]({x})"
                case _:
                    return x
        if is_nullable(prop):
            value = self._value(not_null(prop), x)
            return x if value == x else f"None if {x} is None else {value}"
        if "anyOf" in prop:
            return f"{x} if isinstance({x}, str) else {self._value(prop['anyOf'][1], x)}"
        if prop.get("type") == "array":
            item = self._value(prop["items"], "item")
            return x if item == "item" else f"[{item} for item in {x}]"
        return x
