"""The dataclasses, as datamodel-code-generator writes them, and the Python names that it chose."""

from __future__ import annotations

import importlib.metadata
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from codegen.schema import Json, SchemaError

GENERATOR = "datamodel-code-generator"
PINNED = "0.89.0"
"""The release whose output is committed; another one would change every file."""


@dataclass(frozen=True)
class Names:
    """Python names of the definitions and their properties."""

    classes: dict[str, str]
    fields: dict[str, dict[str, str]]

    def field(self, definition: str, wire: str) -> str:
        """The Python name of a property."""
        return self.fields[definition][wire]


def write_types(opened: Json, package: str, header: str) -> tuple[str, Names]:
    """Run the generator.

    Args:
        opened: The schema after `open_up`, with the base of each command in `customBasePath`.
        package: Name of the package that the types belong to.
        header: First line of the file.

    Raises:
        SchemaError: When the installed generator is not the pinned one, or when it fails.
    """
    try:
        installed = importlib.metadata.version(GENERATOR)
    except importlib.metadata.PackageNotFoundError:
        installed = "none"
    if installed != PINNED:
        raise SchemaError(f"the generated files need {GENERATOR} {PINNED}; installed: {installed}")
    with tempfile.TemporaryDirectory() as folder:
        source, output, metadata = (Path(folder, name) for name in ("schema.json", "types.py", "metadata.json"))
        source.write_text(json.dumps(opened), encoding="utf-8")
        command = [sys.executable, "-m", "datamodel_code_generator", *_options(package, header)]
        command += ["--input", str(source), "--output", str(output), "--emit-model-metadata", str(metadata)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SchemaError(f"{GENERATOR} failed:\n{done.stderr}")
        names = _read_names(json.loads(metadata.read_text(encoding="utf-8")))
        return output.read_text(encoding="utf-8"), names


def _options(package: str, header: str) -> list[str]:
    # Target 3.11: from 3.12 on unions would become `type X = …`, which isinstance refuses.
    arguments = json.dumps({"frozen": True, "kw_only": True, "slots": True})
    return [
        *("--ignore-pyproject", "--disable-warnings"),
        *("--input-file-type", "jsonschema", "--schema-version", "2020-12"),
        *("--schema-version-mode", "strict", "--strict-refs"),
        *("--output-model-type", "dataclasses.dataclass", "--target-python-version", "3.11"),
        *("--dataclass-arguments", arguments, "--base-class", f"{package}._record.Record"),
        *("--import-overrides", json.dumps({"dataclass": f"{package}._dataclass"})),
        *("--enum-field-as-literal", "all", "--use-one-literal-as-default", "--strict-nullable"),
        *("--snake-case-field", "--use-schema-description", "--use-field-description"),
        *("--use-single-line-docstring", "--use-standard-collections", "--use-union-operator"),
        *("--use-double-quotes", "--skip-root-model", "--disable-timestamp"),
        *("--custom-file-header", header, "--formatters", "builtin"),
    ]


def _read_names(metadata: Json) -> Names:
    classes: dict[str, str] = {}
    fields: dict[str, dict[str, str]] = {}
    for model in metadata["models"]:
        if found := re.search(r"#/\$defs/([^/]+)$", model["source_ref"] or ""):
            classes[found[1]] = model["class_name"]
            fields[found[1]] = {f["original_name"]: f["name"] for f in model["fields"] if f["original_name"]}
    return Names(classes, fields)
