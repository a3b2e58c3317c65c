"""An agent that follows rules: writes lines at its start and when it reads certain ones, and logs what it reads.

    scripted_agent.py LOG RULES

RULES is a file with a JSON list of objects: `when` (a text that a line must contain; absent: at the start), `write`
(lines, with `$id` for the id of the line that was read), `raw` (text written as it is), `stderr`, `close` (closes
stdout), `exit` (exit code). A rule is used once, unless it has `again`.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any


def main() -> None:
    """Follow the rules until stdin ends."""
    log_path, rules = sys.argv[1], json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    with open(log_path, "ab", buffering=0) as log:
        follow(rules, None, "")
        for line in sys.stdin.buffer:
            log.write(line)
            follow(rules, line.decode(), str(json.loads(line).get("id")))


def follow(rules: list[dict[str, Any]], line: str | None, record_id: str) -> None:
    """Use the first rule that fits."""
    for rule in rules:
        when = rule.get("when")
        if (line is None) != (when is None) or (when is not None and line is not None and when not in line):
            continue
        if not rule.get("again"):
            rules.remove(rule)
        for text in [*(each + "\n" for each in rule.get("write", [])), rule.get("raw", "")]:
            sys.stdout.buffer.write(text.replace("$id", record_id).encode("utf-8", "surrogatepass"))
        sys.stdout.buffer.flush()
        os.write(2, rule.get("stderr", "").encode())
        if rule.get("close"):
            os.close(1)
        if "exit" in rule:
            os._exit(rule["exit"])
        return


if __name__ == "__main__":
    main()
