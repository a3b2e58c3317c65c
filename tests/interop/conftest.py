"""Fixtures for tests against the real pi; where it cannot be installed they skip with the reason."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from interop.pi_case import MakeCase, prepare_case
from interop.pi_install import PiUnavailableError, RealPi
from interop.pi_install import real_pi as install_real_pi


@pytest.fixture(scope="session")
def real_pi() -> RealPi:
    """The installed pi. With PI_DESKTOP_REQUIRE_ALL set, as in CI, a pi that cannot be installed is a failure."""
    try:
        return install_real_pi()
    except PiUnavailableError as error:
        reason = f"the real pi is not available: {error}"
    if os.environ.get("PI_DESKTOP_REQUIRE_ALL"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture
def pi_case(real_pi: RealPi, tmp_path: Path) -> MakeCase:
    """`async with pi_case(extensions=["rpc-demo.ts"], script=[...]) as case:` prepares a run, see `PiCase`."""
    return partial(prepare_case, real_pi, tmp_path / "pi")
