"""The generator: what is committed is what it writes, whatever would go wrong is refused, and runs are alike."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import generate
from codegen.lint import find_problems, load
from codegen.package import docstring, write_package
from codegen.schema import SchemaError
from codegen.types import PINNED
from protocol.samples import SCHEMA, SCHEMA_PATH

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wanted() -> dict[str, str]:
    return write_package(load(SCHEMA_PATH), SCHEMA_PATH.read_text(encoding="utf-8"))


@pytest.fixture
def package(tmp_path: Path, wanted: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the generated package, that `main` takes for the real one; its files are not made anew."""
    folder = tmp_path / "pi_protocol"
    shutil.copytree(generate.OUTPUT, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(generate, "OUTPUT", folder)
    monkeypatch.setattr(generate, "write_package", lambda _schema, _text: wanted)
    return folder


def test_what_is_committed_is_what_the_generator_writes(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate.main(["--check"]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_stale_file_is_shown_as_a_diff(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = package / "_wire.py"
    path.write_text(path.read_text().replace("def encode(", "def code("))
    assert generate.main(["--check"]) == 1
    shown = capsys.readouterr().err
    assert f"--- {path}" in shown
    assert "\n-def code(" in shown
    assert "\n+def encode(" in shown
    assert "_codec.py" not in shown
    assert "def code(" in path.read_text(), "--check writes nothing"


@pytest.mark.parametrize("name", ["_codec.py", "py.typed"])
def test_a_missing_file_is_shown(package: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    (package / name).unlink()
    assert generate.main(["--check"]) == 1
    assert f"missing: {package / name}\n" in capsys.readouterr().err
    assert not (package / name).exists()


def test_a_missing_package_is_shown(package: Path, wanted: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(package)
    assert generate.main(["--check"]) == 1
    assert capsys.readouterr().err.count("missing: ") == len(wanted)


@pytest.mark.parametrize("content", [b"x = 1\n", b"", b"\xff\xfe\x00"])
def test_an_extra_file_is_shown_and_taken_away(
    package: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = package / "more" / "by_hand.py"
    path.parent.mkdir()
    path.write_bytes(content)
    assert generate.main(["--check"]) == 1
    assert f"extra: {path}\n" in capsys.readouterr().err
    assert path.exists()
    assert generate.main([]) == 0
    assert not path.exists()
    assert generate.main(["--check"]) == 0


def test_caches_of_the_interpreter_are_no_extra_files(package: Path) -> None:
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "_wire.cpython-311.pyc").write_bytes(b"x")
    assert generate.main(["--check"]) == 0


def test_the_package_can_be_deleted_and_made_again(package: Path) -> None:
    before = {path.name: path.read_bytes() for path in package.iterdir()}
    shutil.rmtree(package)
    assert generate.main([]) == 0
    assert {path.name: path.read_bytes() for path in package.iterdir()} == before


def test_a_bad_schema_is_named_and_nothing_is_written(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("{", json.dumps({"$defs": {"thing": {"type": "object"}}})):
        schema = tmp_path / "schema.json"
        schema.write_text(text)
        monkeypatch.setattr(generate, "SCHEMA", schema)
        assert generate.main([]) == 2
        assert capsys.readouterr().err
    assert generate.existing(package)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_output_does_not_depend_on_the_hash_seed(wanted: dict[str, str], seed: str) -> None:
    code = """
import hashlib, json
from generate import SCHEMA, load, write_package
files = write_package(load(SCHEMA), SCHEMA.read_text(encoding="utf-8"))
print(hashlib.sha256(json.dumps(files).encode()).hexdigest())
"""
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "scripts", env=environment, capture_output=True, text=True
    )
    assert done.stdout.strip() == hashlib.sha256(json.dumps(wanted).encode()).hexdigest(), done.stderr


def test_every_python_file_says_where_it_comes_from(wanted: dict[str, str]) -> None:
    for name, text in wanted.items():
        if name.endswith(".py"):
            assert text.startswith("# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.\n")
            compile(text, name, "exec")


def test_another_release_of_the_generator_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda _name: "0.1")
    with pytest.raises(SchemaError, match=PINNED):
        write_package(SCHEMA, "")


def test_a_description_stands_in_a_docstring_as_it_is() -> None:
    for text in ("plain", 'with """ quotes', "back\\slash", 'both \\ """', 'one "word"'):
        scope: dict[str, Any] = {}
        exec(f'def f():\n    """First.\n\n    {docstring(text)}\n    """', scope)
        assert scope["f"].__doc__.splitlines()[2].strip() == text


# the lint

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
    ("optional and nullable", new_property(type=["string", "null"]), "optional and nullable"),
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
        write_package(schema, "")
