"""The bound on events that nobody has read yet."""

from __future__ import annotations

import asyncio

from pi_rpc.event_buffer import EventBuffer


async def test_a_full_buffer_waits_until_it_is_read() -> None:
    buffer = EventBuffer[str](limit=10)
    buffer.put("a", 8)
    await buffer.wait_for_room(lambda: True)
    buffer.put("b", 8)
    waiting = asyncio.create_task(buffer.wait_for_room(lambda: True))
    await asyncio.sleep(0)
    assert not waiting.done()
    assert await buffer.get() == "a"
    await waiting
    assert await buffer.get() == "b"


async def test_a_full_buffer_does_not_wait_while_somebody_needs_an_answer() -> None:
    buffer = EventBuffer[str](limit=0)
    buffer.put("a", 1)
    allowed = [True]
    waiting = asyncio.create_task(buffer.wait_for_room(lambda: allowed[0]))
    await asyncio.sleep(0)
    buffer.wake()
    await asyncio.sleep(0)
    assert not waiting.done()
    allowed[0] = False
    buffer.wake()
    await waiting


async def test_the_end_comes_after_what_is_left() -> None:
    buffer = EventBuffer[str]()
    buffer.put("a", 1)
    buffer.end()
    assert [await buffer.get(), await buffer.get()] == ["a", None]
