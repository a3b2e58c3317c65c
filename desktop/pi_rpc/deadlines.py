"""Many deadlines on one timer of the event loop.

Owns when an action is due, by the monotonic clock. Knows nothing of what the actions do. One timer only, since a
cancelled timer of qasync lives on until it expires, and one that is set for more than 24.8 days overflows.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import time
from collections.abc import Callable

LONGEST_TIMER_S = 86_400.0
"""Seconds; a later deadline re-arms the timer after a day, as qasync cannot count beyond 24.8 days."""

SHORTEST_TIMER_S = 0.001
"""Seconds; coarse timers fire some milliseconds early, and re-arming with less would spin."""


class Deadlines:
    """Runs actions once their time has come, on the event loop that is running."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with nothing pending.

        Args:
            clock: What tells the time, in seconds.
        """
        self._clock = clock
        self._heap: list[Handle] = []
        self._timer: asyncio.TimerHandle | None = None
        self._made = 0
        self._closed = False

    def at(self, when: float, action: Callable[[], None]) -> Handle:
        """Run an action at a time, never before it and never from within this call.

        Actions that are due at the same time run in the order in which they were given.

        Args:
            when: Seconds of the monotonic clock; a time that has passed means as soon as possible.
            action: What to run. What it raises goes to the loop's exception handler.

        Returns:
            A handle to cancel it with.

        Raises:
            ValueError: The time is not a number.
            RuntimeError: `close` has been called.
        """
        if math.isnan(when):
            raise ValueError("a deadline must be a number")
        if self._closed:
            raise RuntimeError("the deadlines are closed")
        self._made += 1
        handle = Handle(when, self._made, action, self)
        heapq.heappush(self._heap, handle)
        if self._heap[0] is handle:
            self._arm()
        return handle

    def close(self) -> None:
        """Forget every deadline and stop the timer. May be called again."""
        self._closed = True
        self._heap.clear()
        self._arm()

    def _cancel(self, handle: Handle) -> None:
        if handle not in self._heap:
            return
        was_first = self._heap[0] is handle
        self._heap.remove(handle)
        heapq.heapify(self._heap)
        if was_first:
            self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            remaining = self._heap[0].when - self._clock()
            delay = min(max(remaining, SHORTEST_TIMER_S), LONGEST_TIMER_S)
            self._timer = asyncio.get_running_loop().call_later(delay, self._run_due)

    def _run_due(self) -> None:
        self._timer = None
        now = self._clock()
        try:
            while self._heap and self._heap[0].when <= now:
                heapq.heappop(self._heap).action()
        finally:
            self._arm()


class Handle:
    """One deadline.

    Attributes:
        when: Seconds of the monotonic clock.
        action: What runs then.
    """

    __slots__ = ("_number", "_owner", "action", "when")

    def __init__(self, when: float, number: int, action: Callable[[], None], owner: Deadlines) -> None:
        self.when = when
        self.action = action
        self._number = number
        self._owner = owner

    def cancel(self) -> None:
        """Forget this deadline; nothing happens if it has run or was cancelled."""
        self._owner._cancel(self)

    def __lt__(self, other: Handle) -> bool:
        return (self.when, self._number) < (other.when, other._number)
