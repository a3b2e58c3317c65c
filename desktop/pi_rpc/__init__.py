"""Both ends of Pi's RPC protocol for Python: a client for front ends and bots, and `pi_rpc.agent` for agents.

Standard library and `pi_protocol` only.
"""

from pi_rpc.calls import DEFAULT_TIMEOUT, Stopping
from pi_rpc.client import Client, Event
from pi_rpc.diagnostics import Diagnostic, DiagnosticKind
from pi_rpc.errors import AgentDied, AnswerRefused, BadResponse, CallTimeout, CommandError, RpcError, SpawnError
from pi_rpc.ui import CancellingUI, ExtensionUI, Withdrawal

__all__ = [
    "DEFAULT_TIMEOUT",
    "AgentDied",
    "AnswerRefused",
    "BadResponse",
    "CallTimeout",
    "CancellingUI",
    "Client",
    "CommandError",
    "Diagnostic",
    "DiagnosticKind",
    "Event",
    "ExtensionUI",
    "RpcError",
    "SpawnError",
    "Stopping",
    "Withdrawal",
]
