"""Rules for the tests of the protocol."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _collect_garbage() -> None:
    """Not after each of thousands of tests: there is nothing of Qt here."""


@pytest.fixture(autouse=True, scope="module")
def _collect_garbage_of_a_module() -> Iterator[None]:
    yield
    gc.collect()
