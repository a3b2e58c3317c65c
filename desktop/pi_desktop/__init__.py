"""A native window for coding agents that speak Pi's RPC protocol."""
