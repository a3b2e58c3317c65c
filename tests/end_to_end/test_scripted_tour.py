"""The tour that answers itself: the whole path, by the command that is documented."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtGui import QImage

from end_to_end.program import run
from pi_protocol import EXTENSION_UI_REQUESTS

LEAST_COLOURS = 20
"""A picture with text on it has more; a blank one has one or two."""


def test_the_tour_shows_all_nine_methods_and_leaves_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    done = run(["--scripted-tour", str(folder)], tmp_path, python=["-X", "dev", "-W", "error"])
    # asyncio's debug mode reports each step of more than a tenth of a second, which a busy machine needs.
    assert [line for line in done.stderr.splitlines() if not line.startswith("Executing <")] == []
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    requests = [json.loads(line[2:]) for line in lines if line.startswith("» ")]
    answers = [json.loads(line[2:]) for line in lines if line.startswith("« ")]
    assert {request["method"] for request in requests} == EXTENSION_UI_REQUESTS.keys()
    assert len(EXTENSION_UI_REQUESTS) == 9
    asked = {request["id"]: request["method"] for request in requests}
    assert [asked[answer["id"]] for answer in answers] == ["select", "confirm", "input", "editor"]
    assert [answer.get("value", answer.get("confirmed")) for answer in answers[:3]] == ["Flat white", True, "Ada"]
    assert lines[-2].startswith("All 9 methods were seen")
    assert lines[-1] == f"Screenshot: {folder / 'tour.png'}"
    pictures = sorted(file.name for file in folder.iterdir())
    assert pictures == ["confirm.png", "editor.png", "input.png", "select.png", "tour.png"]
    for picture in pictures:
        assert len(colours(folder / picture)) > LEAST_COLOURS, picture


def test_the_tour_is_nobodys_work_and_leaves_no_settings(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    done = run(["--scripted-tour", str(tmp_path / "pictures")], home)
    assert done.returncode == 0
    assert list(home.rglob("*.conf")) == []


def colours(file: Path) -> set[int]:
    image = QImage(str(file))
    assert image.width() > 600
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}


def test_a_tour_that_cannot_write_its_pictures_fails_in_words(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    done = run(["--scripted-tour", str(file)], tmp_path)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert str(file) in done.stdout + done.stderr
