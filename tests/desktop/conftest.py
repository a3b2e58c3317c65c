"""What all tests on widgets share."""

from __future__ import annotations

import pytest

from pi_desktop.dialogs import base


@pytest.fixture(autouse=True)
def _no_arming_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers count at once: a test's keys are never on their way by accident."""
    monkeypatch.setattr(base, "ARMING_MS", 0)
