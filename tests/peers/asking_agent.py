"""An agent that does what the prompt says: ask for ever, print, hold out against cancelling, write a lot."""

import asyncio
import subprocess
import sys
import time

from pi_protocol import PromptResult, SessionState
from pi_rpc.agent import Agent, main


class AskingAgent(Agent):
    async def prompt(self, command):
        match command.message:
            case "ask":
                await self.ui.confirm("Allow?", "for ever")
            case "print":
                print_astray()
                self.ui.notify(f"input: {sys.stdin.read()!r}")
            case "hold out":
                self.start(self.hold_out())
            case "block a thread":
                self.start(asyncio.to_thread(time.sleep, 60))
            case "write":
                for _ in range(2000):
                    self.ui.notify("x" * 1000)
        return PromptResult(disposition="handled")

    async def get_state(self, command):
        return SessionState(session_id="s")

    async def hold_out(self):
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                self.ui.notify("not me")


def print_astray():
    print("a stray print")
    sys.stdout.write("a stray write\n")
    subprocess.run([sys.executable, "-c", "print('a stray child')"], check=True)


main(AskingAgent())
