"""What a developer of an agent or extension should know, and what never ends a session."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import Enum

logger = logging.getLogger(__name__)


class DiagnosticKind(Enum):
    """What a diagnostic is about."""

    BAD_LINE = "bad line"
    """A line that is no record."""
    BAD_REQUEST = "bad request"
    """A UI request with a field of the wrong kind: shown as well as it can be, or cancelled."""
    UNKNOWN_REQUEST = "unknown request"
    """A UI request of an unknown method; cancelled."""
    BAD_RESPONSE = "bad response"
    """A response that does not decode, or that nobody waits for."""
    REFUSED_ANSWER = "refused answer"
    """The front end answered a dialog with something that the dialog does not allow; cancelled."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Diagnostic:
    """One thing that is not as it should be.

    Attributes:
        kind: What it is about.
        message: What happened, and what became of it.
        line: The start of the line that it is about; may be empty.
    """

    kind: DiagnosticKind
    message: str
    line: str = ""


def log_diagnostic(diagnostic: Diagnostic) -> None:
    """Write a diagnostic to the log; what a client does with it when it is told nothing else."""
    logger.warning("%s: %s %s", diagnostic.kind.value, diagnostic.message, diagnostic.line)
