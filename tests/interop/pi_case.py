"""One run of the real pi in a home of its own, with a scripted model: what a test has to start, and where.

Knows where pi looks for its settings; does not start pi.
"""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from interop.fake_model import FakeModel, Turn, fake_model
from interop.pi_install import RealPi


@dataclass(frozen=True)
class PiCase:
    """A prepared run: start `argv` with `env` in `cwd`.

    Attributes:
        argv: node, pi and its arguments, as a list to spawn.
        env: the child's whole environment.
        cwd: an empty folder, the project that pi works in.
        model: the scripted model; see its `requests` for what the agent sent.
    """

    argv: list[str]
    env: dict[str, str]
    cwd: Path
    model: FakeModel


MakeCase = Callable[..., AbstractAsyncContextManager[PiCase]]
"""What the fixture `pi_case` gives: `prepare_case` without its first two arguments."""


@asynccontextmanager
async def prepare_case(
    pi: RealPi,
    folder: Path,
    *,
    extensions: Iterable[str | Path] = (),
    script: Iterable[Turn] = (),
    session: bool = False,
    logged_in: bool = True,
) -> AsyncIterator[PiCase]:
    """Prepare a run of pi in RPC mode; its model answers while the context is open.

    Args:
        pi: the installed pi.
        folder: an empty folder for pi's home and project.
        extensions: names of pi's own examples, such as `rpc-demo.ts`, or absolute paths.
        script: the model's turns, in order; afterwards it says "Done." to everything.
        session: keep a session file; else pi keeps nothing.
        logged_in: False leaves pi without any model, as before the first login.
    """
    home, cwd = folder / "home", folder / "project"
    cwd.mkdir(parents=True)
    argv = [*pi.argv, "--mode", "rpc", "--offline", *([] if session else ["--no-session"])]
    for extension in extensions:
        argv += ["--extension", str(pi.extensions / extension)]
    async with fake_model(script) as model:
        write_pi_files(home, model.port if logged_in else None)
        yield PiCase(argv, pi_environment(home, node_folder=pi.node_folder), cwd, model)


def pi_environment(home: Path, *, node_folder: Path) -> dict[str, str]:
    """Return the whole environment for a pi whose home is this folder: nothing of the user's is in it."""
    kept = ("SYSTEMROOT", "TEMP", "TMP", "COMSPEC", "PATHEXT")  # Windows programs do not start without these
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        "PATH": os.pathsep.join([str(node_folder), os.environ.get("PATH", os.defpath)]),
        "HOME": str(home),
        "USERPROFILE": str(home),
        "LANG": "C.UTF-8",
        "TERM": "dumb",
        "PI_CODING_AGENT_DIR": str(home / ".pi" / "agent"),
        "PI_OFFLINE": "1",
        "PI_SKIP_VERSION_CHECK": "1",
        "PI_TELEMETRY": "0",
    }


def write_pi_files(home: Path, port: int | None) -> None:
    """Write pi's settings under its home: the model on this port of 127.0.0.1 is the default; None: there is none."""
    agent = home / ".pi" / "agent"
    agent.mkdir(parents=True)
    settings: dict[str, object] = {"enableTelemetry": False}
    if port is not None:
        settings |= {"defaultProvider": "scripted", "defaultModel": "scripted-model"}
        model = {"id": "scripted-model", "name": "Scripted", "contextWindow": 200000, "maxTokens": 8192}
        provider = {
            "baseUrl": f"http://127.0.0.1:{port}/v1",
            "api": "openai-completions",
            "apiKey": "unused",
            "models": [model],
        }
        _write_json(agent / "models.json", {"providers": {"scripted": provider}})
    _write_json(agent / "settings.json", settings)


def _write_json(file: Path, data: Mapping[str, object]) -> None:
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")
