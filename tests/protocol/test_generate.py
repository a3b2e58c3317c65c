"""The generator: what is committed is what it writes, other files are shown, and runs are alike."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import generate
from codegen.lint import load
from codegen.package import docstring, write_package
from codegen.schema import SchemaError
from codegen.types import PINNED
from protocol.samples import SCHEMA, SCHEMA_PATH

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wanted() -> dict[str, str]:
    return write_package(load(SCHEMA_PATH), SCHEMA_PATH.read_text(encoding="utf-8"), generate.version())


@pytest.fixture
def package(tmp_path: Path, wanted: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the generated package, that `main` takes for the real one; its files are not made anew."""
    folder = tmp_path / "pi_protocol"
    shutil.copytree(generate.OUTPUT, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(generate, "OUTPUT", folder)
    monkeypatch.setattr(generate, "write_package", lambda _schema, _text, _version: wanted)
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
from generate import SCHEMA, load, version, write_package
files = write_package(load(SCHEMA), SCHEMA.read_text(encoding="utf-8"), version())
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
        write_package(SCHEMA, "", "")


def test_a_description_stands_in_a_docstring_as_it_is() -> None:
    for text in ("plain", 'with """ quotes', "back\\slash", 'both \\ """', 'one "word"'):
        scope: dict[str, Any] = {}
        exec(f'def f():\n    """First.\n\n    {docstring(text)}\n    """', scope)
        assert scope["f"].__doc__.splitlines()[2].strip() == text
