"""The files of the package `pi_protocol`, as a table of names and texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from codegen.decoders import Decoders, literal, quoted
from codegen.encoders import Encoders
from codegen.schema import (
    REFERENCE,
    Json,
    SchemaError,
    constants_of,
    is_nullable,
    kind_of,
    members_of,
    not_null,
    open_up,
    reference,
    snake,
)
from codegen.types import Names, write_types

PACKAGE = "pi_protocol"
SCHEMA_NAME = "pi-rpc.schema.json"
HEADER = f"# Generated from schema/{SCHEMA_NAME} by scripts/generate.py. Do not edit."
STATIC = Path(__file__).with_name("static")
STATIC_FILES = ("__main__.py", "_validate.py", "_dataclass.py", "_lines.py", "_record.py", "_runtime.py", "_wire.py")
ROOTS = {"AgentRecord": "decode_agent_record", "ClientRecord": "decode_client_record"}
TAG_TABLES = {
    "EXTENSION_UI_REQUESTS": ("ExtensionUIRequest", "method"),
    "COMMANDS": ("Command", "type"),
    "RESPONSES": ("Response", "command"),
    "SESSION_EVENTS": ("SessionEvent", "type"),
}
"""Public tables: name, union, and the tag that tells its members apart."""


def write_package(schema: Json, schema_text: str, version: str) -> dict[str, str]:
    """All files of the package.

    Args:
        schema: The schema.
        schema_text: Its file.
        version: The release of the distribution that the package is a part of.

    Raises:
        SchemaError: When the schema or the installed generator is not what it should be.
    """
    results = _results(schema["$defs"])
    opened = open_up(schema)
    for command, result in results.items():
        opened["$defs"][command]["customBasePath"] = f"{PACKAGE}._commands.{_base_name(result)}"
    types, names = write_types(opened, PACKAGE, HEADER)
    definitions = opened["$defs"]
    files = {
        "__init__.py": _init(schema, definitions, names, version),
        "_commands.py": _commands(results),
        "_codec.py": _codec(definitions, names),
        "_types.py": types,
        "py.typed": "",
        SCHEMA_NAME: schema_text,
    }
    for name in STATIC_FILES:
        files[name] = f"{HEADER}\n{(STATIC / name).read_text(encoding='utf-8')}"
    return files


def _results(definitions: Json) -> dict[str, str | None]:
    """What each command is answered with: the Python type of its response's data, `None` without data."""
    responses = {constants_of(definitions[r]).get("command"): r for r in members_of(definitions, "Response")}
    results: dict[str, str | None] = {}
    for command in members_of(definitions, "Command"):
        name = constants_of(definitions[command])["type"]
        if name not in responses:
            raise SchemaError(f"{REFERENCE}{command}: no member of Response has the command {name}")
        response = definitions[responses[name]]
        data = response["properties"].get("data")
        if data is None:
            results[command] = None
            continue
        result = reference(not_null(data))
        if result is None:
            raise SchemaError(f"{REFERENCE}{responses[name]}/properties/data: must refer to a definition")
        results[command] = f"{result} | None" if is_nullable(data) or "data" not in response["required"] else result
    return results


def _base_name(result: str | None) -> str:
    return "Returns" + (result or "Nothing").replace(" | None", "OrNone")


def _commands(results: dict[str, str | None]) -> str:
    lines = [
        HEADER,
        '"""Bases of the commands: they tell a type checker what a command is answered with."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING",
        "",
        f"from {PACKAGE}._record import CommandOf",
        "",
        "if TYPE_CHECKING:",
    ]
    named = sorted({result.removesuffix(" | None") for result in results.values() if result})
    lines.append(f"    from {PACKAGE}._types import {', '.join(named)}")
    for result in dict.fromkeys(results.values()):
        argument = quoted(result) if result else "None"
        lines += [
            "",
            "",
            f"class {_base_name(result)}(CommandOf[{argument}]):",
            f'    """A command that is answered with {result or "no data"}."""',
            "",
            "    __slots__ = ()",
        ]
    return "\n".join(lines) + "\n"


def _codec(definitions: Json, names: Names) -> str:
    decoders, encoders = Decoders(definitions, names, ROOTS), Encoders(definitions, names)
    objects = {name: names.classes[name] for name in definitions if kind_of(definitions[name]) == "object"}
    runtime = "DecodeError MISSING array bad empty_object integer integer_item missing new object_item string_item"
    runtime += " unknown_fields with_extra"
    lines = [
        HEADER,
        '# mypy: disable-error-code="no-any-return"',
        '"""Decoders and encoders of every definition of the schema."""',
        "",
        "from __future__ import annotations",
        "",
        "from collections.abc import Callable",
        "from typing import Any",
        "",
        f"from {PACKAGE} import _types as t",
        f"from {PACKAGE}._dataclass import draft",
        f"from {PACKAGE}._runtime import {', '.join(runtime.split())}",
        *decoders.functions,
        *encoders.functions,
        "",
        "",
        *decoders.tables,
        "",
        "DECODERS: dict[type, Callable[[Any], Any]] = {",
        *(f"    t.{cls}: decode_{name}," for name, cls in objects.items()),
        "}",
        "ENCODERS: dict[type, Callable[[Any], dict[str, Any]]] = {",
        *(f"    t.{cls}: encode_{name}," for name, cls in objects.items()),
        "}",
    ]
    return "\n".join(lines) + "\n"


def _init(schema: Json, definitions: Json, names: Names, version: str) -> str:
    public = sorted(names.classes.get(name, name) for name in definitions)
    tables = [line for name, (union, tag) in TAG_TABLES.items() for line in _tag_table(name, union, tag, schema, names)]
    roots = [line for root, function in ROOTS.items() for line in _decode_root(root, function, schema)]
    own = ["DecodeError", "EncodeError", "PI_VERSION", "Record", "CommandOf", "SCHEMA_VERSION", *ROOTS.values()]
    own += ["encode", "encode_object", "from_wire", "to_wire", "use_fast_parser", "__version__", *TAG_TABLES]
    exported = sorted([*public, *own])
    return "\n".join(
        [
            HEADER,
            '"""Typed records of Pi\'s RPC protocol, both directions, and their codec."""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            f"from {PACKAGE} import _codec",
            f"from {PACKAGE}._lines import decode_line, use_fast_parser",
            f"from {PACKAGE}._record import CommandOf, Record",
            f"from {PACKAGE}._runtime import DecodeError, EncodeError",
            f"from {PACKAGE}._types import (",
            *(f"    {name}," for name in public),
            ")",
            f"from {PACKAGE}._wire import encode, encode_object, from_wire, to_wire",
            "",
            "__all__ = [",
            *(f"    {quoted(name)}," for name in exported),
            "]",
            "",
            f"__version__: Final = {quoted(version)}",
            '"""The release of the distribution; written here, since asking for it takes as long as this import."""',
            f"SCHEMA_VERSION: Final = {quoted(schema['x-version'])}",
            '"""Version of the schema."""',
            f"PI_VERSION: Final = {quoted(schema['x-pi-version'])}",
            '"""The release of pi that the schema was checked against."""',
            *tables,
            *roots,
            "",
        ]
    )


def _tag_table(table: str, union: str, tag: str, schema: Json, names: Names) -> list[str]:
    members: dict[Any, str] = {}
    for member in members_of(schema["$defs"], union):
        if (value := constants_of(schema["$defs"][member]).get(tag)) is not None:
            members[value] = names.classes[member]
    return [
        f"{table}: Final[dict[str, type[Record]]] = {{",
        *(f"    {literal(value)}: {cls}," for value, cls in members.items()),
        "}",
        f'"""Each `{tag}` of a `{union}` and its class."""',
    ]


def _decode_root(root: str, function: str, schema: Json) -> list[str]:
    what = snake(root).replace("_", " ")
    return [
        "",
        "",
        f"def {function}(line: bytes | bytearray | memoryview | str) -> {root}:",
        f'    """Decode a line to an {what}.' if root[0] in "AEIOU" else f'    """Decode a line to a {what}.',
        "",
        f"    {docstring(schema['$defs'][root]['description'])}",
        "",
        "    Raises:",
        "        DecodeError: When the line is no record of the protocol.",
        '    """',
        f"    return decode_line(line, _codec.decode_{root})",
    ]


def docstring(text: str) -> str:
    """A text as it stands inside a docstring."""
    return text.replace("\\", "\\\\").replace('"', '\\"') if '"""' in text or "\\" in text else text
