"""The README's examples run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
EXAMPLE_TIMEOUT_S = 30.0
"""Seconds for one example; each takes less than one."""

STATE_LINE = '{"type":"get_state","id":"1"}\n{"type":"prompt","id":"2","message":"rm -rf build"}\n'


@pytest.mark.parametrize(
    ("number", "given", "expected"), [(0, "", "Yes"), (1, "", "You said yes"), (2, STATE_LINE, "Allow?")]
)
def test_an_example_of_the_readme_runs(number: int, given: str, expected: str, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[number], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        input=given,
        capture_output=True,
        text=True,
        timeout=EXAMPLE_TIMEOUT_S,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    assert expected in done.stdout


def test_every_example_is_run() -> None:
    assert len(EXAMPLES) == 3


def test_every_link_and_picture_of_the_readme_is_there() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert targets
    assert [target for target in targets if not (README.parent / target).exists()] == []
