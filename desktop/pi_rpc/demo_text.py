"""What the demo agent says.

Owns its words and how they are cut for streaming. Pure functions of text.
"""

from __future__ import annotations

import re

SYSTEM = "You are a demonstration. There is no model to read this."

WANTS_COMMAND = "That needs a command in the shell. I ask before I run something like it."

NOT_EXECUTED = "(The demo executes nothing: here you would see the command's output.)"

ALLOWED = "You allowed it. The demo **executes nothing**, so everything is still where it was."

BLOCKED = "The command was **blocked**: not answered in time, cancelled or refused, nothing ran."

INTRODUCTION = """\
# Hello!

I am the **demo agent**: a small program that speaks Pi's RPC protocol, with no model behind it. \
I show what an agent can ask of you, and what it can show you, in this window.

You wrote:

{quoted}

| Try | to see |
| --- | --- |
| `/tour` | all nine methods, one after the other |
| `/select` `/confirm` `/input` `/editor` | one dialog each |
| `/timeout` | a question that answers itself after five seconds |
| `/burst` | several questions at once |
| `/notify` `/status` `/widget` `/title` `/prefill` | what needs no answer |

A prompt with `rm -rf` in it makes me ask for permission:

```sh
rm -rf build/ *.log    # the demo never executes anything
```

While I talk you can **steer** me with another message, queue one for later, or press *Stop*.
"""

ANSWER = """\
You wrote:

{quoted}

There is no model behind me, so that is all I have to say about it. `/tour` has more.
"""


def reply(text: str, *, first: bool) -> str:
    """Answer a message of the user, in Markdown; the first one with an introduction."""
    quoted = "\n".join(f"> {line}".rstrip() for line in text.splitlines() or [""])
    return (INTRODUCTION if first else ANSWER).format(quoted=quoted)


def pieces(text: str) -> list[str]:
    """Cut a text into the words that a model would send one by one; joined they are the text."""
    return re.findall(r"\s*\S+\s?|\s+", text)


def dangerous_command(text: str) -> str | None:
    """Find the command that needs permission: what is in backticks, else all from `rm -rf` on."""
    if "rm -rf" not in text:
        return None
    for quoted in re.findall(r"`+([^`]+)`+", text):
        if "rm -rf" in quoted:
            return str(quoted)
    found = re.search(r"(sudo\s+)?rm -rf.*", text, re.DOTALL)
    assert found is not None
    return found[0]
