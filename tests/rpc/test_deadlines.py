from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any

import pytest

from pi_rpc.deadlines import LONGEST_TIMER_S, Deadlines


class Clock:
    """Time that stands still, with a loop whose timers the test fires."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.timers: list[tuple[float, Callable[[], None], asyncio.TimerHandle]] = []
        loop = asyncio.get_running_loop()

        def call_later(delay: float, callback: Callable[[], None], *_args: Any) -> asyncio.TimerHandle:
            handle = asyncio.TimerHandle(self.now + delay, callback, (), loop)
            self.timers.append((delay, callback, handle))
            return handle

        monkeypatch.setattr(loop, "call_later", call_later)
        monkeypatch.setattr(loop, "_timer_handle_cancelled", lambda handle: None)

    def live(self) -> list[float]:
        return [delay for delay, _, handle in self.timers if not handle.cancelled()]

    def fire(self, after: float) -> None:
        """Let the time pass and the live timer fire, early or not."""
        self.now += after
        [(_, callback, _)] = [timer for timer in self.timers if not timer[2].cancelled()]
        self.timers.clear()
        callback()

    def deadlines(self) -> Deadlines:
        return Deadlines(lambda: self.now)


@pytest.fixture
def ran() -> list[str]:
    return []


class TestOneTimer:
    async def test_many_deadlines_share_one_timer_that_is_set_for_the_first(
        self, monkeypatch: pytest.MonkeyPatch, ran: list[str]
    ) -> None:
        clock = Clock(monkeypatch)
        deadlines = clock.deadlines()
        for seconds in (9.0, 5.0, 7.0):
            deadlines.at(1000 + seconds, lambda name=str(seconds): ran.append(name))
        assert clock.live() == [5.0]
        clock.fire(5.0)
        assert ran == ["5.0"]
        assert clock.live() == [2.0]
        clock.fire(10.0)
        assert ran == ["5.0", "7.0", "9.0"]
        assert clock.live() == []
        deadlines.close()

    async def test_a_timer_that_fires_early_runs_nothing_before_its_time(
        self, monkeypatch: pytest.MonkeyPatch, ran: list[str]
    ) -> None:
        clock = Clock(monkeypatch)
        deadlines = clock.deadlines()
        deadlines.at(1002, lambda: ran.append("a"))
        clock.fire(1.991)
        assert ran == []
        assert clock.live() == [pytest.approx(0.009)]
        clock.fire(0.009)
        assert ran == ["a"]

    async def test_q16_a_deadline_in_a_year_is_waited_for_day_by_day(
        self, monkeypatch: pytest.MonkeyPatch, ran: list[str]
    ) -> None:
        clock = Clock(monkeypatch)
        deadlines = clock.deadlines()
        deadlines.at(1000 + 2.5 * LONGEST_TIMER_S, lambda: ran.append("a"))
        for _ in range(2):
            assert clock.live() == [LONGEST_TIMER_S]
            clock.fire(LONGEST_TIMER_S)
            assert ran == []
        clock.fire(LONGEST_TIMER_S / 2)
        assert ran == ["a"]

    async def test_cancelling_the_first_re_arms_and_cancelling_the_last_leaves_no_timer(
        self, monkeypatch: pytest.MonkeyPatch, ran: list[str]
    ) -> None:
        clock = Clock(monkeypatch)
        deadlines = clock.deadlines()
        first = deadlines.at(1001, lambda: ran.append("first"))
        second = deadlines.at(1002, lambda: ran.append("second"))
        first.cancel()
        first.cancel()
        assert clock.live() == [2.0]
        second.cancel()
        assert clock.live() == []

    async def test_an_action_may_cancel_another_that_is_due_at_the_same_time(
        self, monkeypatch: pytest.MonkeyPatch, ran: list[str]
    ) -> None:
        clock = Clock(monkeypatch)
        deadlines = clock.deadlines()
        deadlines.at(1001, lambda: second.cancel())
        second = deadlines.at(1001, lambda: ran.append("second"))
        deadlines.at(1001, lambda: ran.append("third"))
        clock.fire(1.0)
        assert ran == ["third"]

    async def test_close_forgets_all_and_refuses_more(self, monkeypatch: pytest.MonkeyPatch, ran: list[str]) -> None:
        clock = Clock(monkeypatch)
        deadlines = clock.deadlines()
        handle = deadlines.at(1001, lambda: ran.append("a"))
        deadlines.close()
        deadlines.close()
        handle.cancel()
        assert clock.live() == []
        with pytest.raises(RuntimeError):
            deadlines.at(1001, lambda: None)

    async def test_a_failing_action_does_not_stop_the_others(
        self, monkeypatch: pytest.MonkeyPatch, ran: list[str]
    ) -> None:
        clock = Clock(monkeypatch)
        deadlines = clock.deadlines()
        deadlines.at(1001, lambda: [][0])
        deadlines.at(1001, lambda: ran.append("second"))
        with pytest.raises(IndexError):
            clock.fire(1.0)
        clock.fire(0.001)
        assert ran == ["second"]

    async def test_a_time_that_is_no_number_is_refused(self) -> None:
        deadlines = Deadlines()
        with pytest.raises(ValueError, match="number"):
            deadlines.at(math.nan, lambda: None)


class TestUnderAsyncio:
    async def test_actions_run_in_order_of_their_time_and_never_early(self) -> None:
        deadlines = Deadlines()
        done = asyncio.Event()
        start = time.monotonic()
        ran: list[tuple[float, float]] = []

        def note(when: float) -> None:
            ran.append((when, time.monotonic()))
            if len(ran) == 4:
                done.set()

        for offset in (0.06, 0.0, 0.03, -5.0):
            deadlines.at(start + offset, lambda when=start + offset: note(when))
        assert ran == []
        await done.wait()
        deadlines.close()
        assert [when for when, _ in ran] == [start - 5.0, start, start + 0.03, start + 0.06]
        assert all(now >= when for when, now in ran)

    async def test_q16_a_deadline_beyond_what_timers_count_is_accepted(self) -> None:
        deadlines = Deadlines()
        deadlines.at(time.monotonic() + 1e12, lambda: None)
        deadlines.at(math.inf, lambda: None)
        deadlines.close()


@pytest.mark.usefixtures("qapp")
class TestUnderQasync(TestUnderAsyncio):
    pass
