from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from pi_rpc.buffers import OUTPUT_LIMIT_BYTES, TAIL_LIMIT_BYTES, Tail
from pi_rpc.errors import SpawnError
from pi_rpc.transport import ChildProcess, Limits, spawn

PEERS = Path(__file__).parent.parent / "peers"

QUICK = Limits(eof=0.05, term=0.05, kill=2.0, drain=0.05)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the peers rely on POSIX signals")


def peer(name: str, *arguments: str) -> list[str]:
    return [sys.executable, str(PEERS / name), *arguments]


def script(text: str) -> list[str]:
    return [sys.executable, "-c", text]


async def read_line(child: ChildProcess) -> bytes:
    line = b""
    while not line.endswith(b"\n"):
        chunk = await child.read(1)
        assert chunk, "the output ended"
        line += chunk
    return line


async def read_all(child: ChildProcess) -> bytes:
    data = bytearray()
    while chunk := await child.read():
        data += chunk
    return bytes(data)


def is_alive(pid: int) -> bool:
    """Whether a process runs; a zombie that its parent has yet to collect does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0.005)


async def until_dead(*pids: int) -> None:
    await until(lambda: not any(is_alive(pid) for pid in pids))


def children() -> set[str]:
    return set(Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())


class TestUnderAsyncio:
    async def test_bytes_go_in_and_come_out_in_order(self) -> None:
        child = await spawn(["cat"])
        for number in range(1000):
            child.write(f"{number}\n".encode())
        await child.drain()
        assert [await read_line(child) for _ in range(1000)] == [f"{number}\n".encode() for number in range(1000)]
        await child.close()
        assert child.exited.result() == 0
        assert await child.read() == b""

    async def test_the_folder_and_the_environment_are_the_given_ones(self, tmp_path: Path) -> None:
        child = await spawn(
            script("import os; print(os.getcwd(), os.environ['COLOUR'], 'HOME' in os.environ)"),
            cwd=tmp_path,
            env={"COLOUR": "blue", "PATH": os.environ["PATH"]},
        )
        assert await read_all(child) == f"{tmp_path} blue False\n".encode()
        await child.close()

    async def test_a_child_that_ends_at_eof_gets_no_signal(self) -> None:
        child = await spawn(script("import sys; sys.stdin.read(); print('bye'); sys.exit(4)"))
        await child.close()
        assert child.exited.result() == 4
        assert await child.read() == b"bye\n"

    async def test_the_exit_is_seen_while_a_grandchild_holds_the_output(self) -> None:
        child = await spawn(peer("leaves_a_child.py"), limits=QUICK)
        grandchild = int(await read_line(child))
        started = time.monotonic()
        assert await child.exited == 3
        assert child.stderr_tail == "left a child\n"
        assert await child.read() == b""
        assert time.monotonic() - started < 5
        await until_dead(grandchild)
        await child.close()

    async def test_t05_a_stubborn_child_and_its_child_are_gone_within_the_limits(self) -> None:
        child = await spawn(peer("stubborn.py"), limits=QUICK)
        pids = [int(word) for word in (await read_line(child)).split()]
        assert pids[0] == child.pid
        started = time.monotonic()
        await child.close()
        assert time.monotonic() - started < sum((QUICK.eof, QUICK.term, QUICK.kill))
        assert child.exited.result() == -signal.SIGKILL
        await until_dead(*pids)

    async def test_close_leaves_no_grandchild_of_a_child_that_ends_well(self) -> None:
        child = await spawn(
            script(
                "import subprocess, sys; child = subprocess.Popen(['sleep', '60']); print(child.pid, flush=True)\n"
                "sys.stdin.read(); child.returncode = 0"
            )
        )
        grandchild = int(await read_line(child))
        await child.close()
        assert child.exited.result() == 0
        await until_dead(grandchild)

    async def test_the_limits_add_up_to_less_than_ten_seconds(self) -> None:
        limits = Limits()
        assert (limits.eof, limits.term) == (5.0, 2.0)
        assert sum((limits.eof, limits.term, limits.kill, limits.drain)) < 10

    async def test_a_cancelled_close_kills_at_once(self) -> None:
        child = await spawn(peer("stubborn.py"))
        pids = [int(word) for word in (await read_line(child)).split()]
        closing = asyncio.create_task(child.close())
        await asyncio.sleep(0)
        started = time.monotonic()
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert time.monotonic() - started < 2
        assert child.exited.result() == -signal.SIGKILL
        await until_dead(*pids)

    async def test_close_may_be_called_again_and_by_several(self) -> None:
        child = await spawn(["cat"])
        await asyncio.gather(child.close(), child.close())
        await child.close()
        assert child.exited.result() == 0

    async def test_close_of_a_child_that_is_long_dead_signals_nobody(self, monkeypatch: pytest.MonkeyPatch) -> None:
        child = await spawn(script("pass"), limits=QUICK)
        await child.exited
        assert await child.read() == b""
        await until(lambda: not child._group_alive)
        monkeypatch.setattr(os, "killpg", lambda pid, number: pytest.fail(f"signal {number} to {pid}"))
        await child.close()

    async def test_a_signal_shows_as_a_negative_exit_code(self) -> None:
        child = await spawn(["cat"])
        os.kill(child.pid, signal.SIGTERM)
        assert await child.exited == -signal.SIGTERM
        await child.close()

    async def test_a_waiter_that_is_cancelled_does_not_hide_the_exit(self) -> None:
        child = await spawn(["cat"])
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(child.exited, 0.01)
        await child.close()
        assert not is_alive(child.pid)

    async def test_t04_a_flood_of_stderr_blocks_nothing_and_only_its_tail_is_kept(self) -> None:
        tracemalloc.start()
        try:
            child = await spawn(peer("noisy.py", "100"))
            child.write(b"still there?\n")
            assert await read_line(child) == b"still there?\n"
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        await child.close()
        assert peak < 8_000_000
        assert child.stderr_tail.endswith("é noise on stderr\nthe last line\n")
        assert TAIL_LIMIT_BYTES - 4 < len(child.stderr_tail.encode()) <= TAIL_LIMIT_BYTES
        assert "\ufffd" not in child.stderr_tail

    async def test_t02_a_50_mb_line_passes_both_ways(self) -> None:
        line = b"x" * 50_000_000 + b"\n"
        child = await spawn(["cat"])
        child.write(line)
        received = bytearray()
        while len(received) < len(line):
            received += await child.read()
        assert received == line
        await child.close()

    async def test_unread_output_makes_the_child_wait_and_stays_bounded(self) -> None:
        child = await spawn(script("import os\nwhile True: os.write(1, bytes(65536))"), limits=QUICK)
        await child.read(1)
        await until(lambda: len(child._output._data) > OUTPUT_LIMIT_BYTES)
        for _ in range(20):
            await asyncio.sleep(0.005)
        assert len(child._output._data) <= OUTPUT_LIMIT_BYTES + 256 * 1024
        await child.read()
        await child.close()

    async def test_a_child_that_still_writes_much_at_its_end_is_not_blocked_by_a_close(self) -> None:
        child = await spawn(script("import os, sys; sys.stdin.read(); os.write(1, bytes(3_000_000)); sys.exit(5)"))
        await child.close()
        assert child.exited.result() == 5

    async def test_what_a_child_wrote_last_is_read_however_late(self) -> None:
        full = OUTPUT_LIMIT_BYTES + 1
        child = await spawn(
            script(
                f"import os, sys; os.write(1, bytes({full})); sys.stdin.readline(); os.write(1, b'x' * 60000)\n"
                "os.write(2, b'cannot go on'); os._exit(7)"
            ),
            limits=QUICK,
        )
        await until(lambda: len(child._output._data) == full)
        child.write(b"\n")
        assert await child.exited == 7
        assert child.stderr_tail == "cannot go on"
        await until(lambda: child._drain_timer is None)
        assert await read_all(child) == bytes(full) + b"x" * 60000
        await child.close()

    async def test_t06_a_child_that_ends_at_once_leaves_its_words_and_its_code(self) -> None:
        for _ in range(20):
            child = await spawn(peer("last_words.py", "0"))
            assert await child.exited == 7
            assert child.stderr_tail == "cannot go on\n"
            await child.close()

    async def test_writing_to_a_child_that_is_gone_is_an_error_and_nothing_else(self) -> None:
        child = await spawn(script("input()"))
        child.write(b"end\n")
        await child.exited
        with pytest.raises(BrokenPipeError):
            child.write(b"too late\n")
        with pytest.raises(BrokenPipeError):
            await child.drain()
        await child.close()

    async def test_the_death_of_a_child_ends_a_drain_that_waits(self) -> None:
        child = await spawn(["sleep", "60"])
        child.write(bytes(10_000_000))
        draining = asyncio.create_task(child.drain())
        await asyncio.sleep(0)
        assert not draining.done()
        os.kill(child.pid, signal.SIGKILL)
        with pytest.raises(BrokenPipeError):
            await draining
        await child.close()

    async def test_a_child_that_reads_no_more_ends_a_drain_that_waits(self) -> None:
        child = await spawn(script("import os, time; os.close(0); time.sleep(60)"), limits=QUICK)
        child.write(bytes(10_000_000))
        with pytest.raises(BrokenPipeError):
            await child.drain()
        with pytest.raises(BrokenPipeError):
            child.write(b"x")
        await child.close()

    async def test_a_read_that_was_cancelled_loses_nothing(self) -> None:
        child = await spawn(["cat"])
        reading = asyncio.create_task(child.read())
        await asyncio.sleep(0)
        with pytest.raises(RuntimeError):
            await child.read()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        child.write(b"hello\n")
        assert await read_line(child) == b"hello\n"
        await child.close()

    async def test_twenty_children_leave_no_zombie_and_no_open_file(self) -> None:
        await (await spawn(["cat"])).close()
        gc.collect()
        files, before = len(os.listdir("/proc/self/fd")), children()
        for _ in range(20):
            child = await spawn(["cat"])
            child.write(b"x")
            await child.close()
        assert children() == before
        assert len(os.listdir("/proc/self/fd")) == files


@pytest.mark.usefixtures("qapp")
class TestUnderQasync(TestUnderAsyncio):
    pass


@pytest.mark.parametrize("shift", range(4))
def test_a_tail_does_not_begin_within_a_character(shift: int) -> None:
    tail = Tail()
    tail.feed("😀".encode() * (TAIL_LIMIT_BYTES // 4))
    tail.feed(b"x" * shift)
    text = tail.text()
    assert text == "😀" * (TAIL_LIMIT_BYTES // 4 - (shift > 0)) + "x" * shift


class TestWhatCannotBeStarted:
    async def test_t06_a_program_that_is_nowhere_names_the_folders_that_were_searched(self, tmp_path: Path) -> None:
        with pytest.raises(SpawnError) as caught:
            await spawn(["no-such-agent", "--mode", "rpc"], env={"PATH": f"{tmp_path}:/bin"})
        assert caught.value.searched == (str(tmp_path), "/bin")
        assert caught.value.argv == ("no-such-agent", "--mode", "rpc")
        assert "no-such-agent" in str(caught.value)

    async def test_t06_a_path_that_does_not_exist_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(SpawnError, match="agent does not exist") as caught:
            await spawn([str(tmp_path / "agent")])
        assert caught.value.searched == ()

    async def test_t06_a_file_that_is_not_executable_is_named(self, tmp_path: Path) -> None:
        (tmp_path / "agent").write_text("#!/bin/sh\n")
        with pytest.raises(SpawnError, match=f"{tmp_path}/agent is not executable"):
            await spawn([str(tmp_path / "agent")])
        with pytest.raises(SpawnError, match=f"{tmp_path}/agent is not executable"):
            await spawn(["agent"], env={"PATH": str(tmp_path)})

    async def test_t06_a_script_whose_interpreter_is_missing_says_so(self, tmp_path: Path) -> None:
        agent = tmp_path / "agent"
        agent.write_text("#!/no/such/interpreter\n")
        agent.chmod(0o755)
        with pytest.raises(SpawnError, match="interpreter"):
            await spawn([str(agent)])

    async def test_a_file_in_no_format_the_system_knows_says_so(self, tmp_path: Path) -> None:
        agent = tmp_path / "agent"
        agent.write_bytes(b"\x00\x01")
        agent.chmod(0o755)
        with pytest.raises(SpawnError, match="format"):
            await spawn([str(agent)])

    async def test_a_working_directory_that_is_no_folder_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(SpawnError, match="nowhere does not exist"):
            await spawn(["cat"], cwd=tmp_path / "nowhere")
        (tmp_path / "file").touch()
        with pytest.raises(SpawnError, match="file is not a folder"):
            await spawn(["cat"], cwd=tmp_path / "file")

    @pytest.mark.parametrize("argv", [[], [""], ["a\0b"], ["cat", "a\0b"]])
    async def test_a_command_that_is_none_is_refused(self, argv: list[str]) -> None:
        with pytest.raises(SpawnError):
            await spawn(argv)

    async def test_a_folder_is_no_program(self, tmp_path: Path) -> None:
        with pytest.raises(SpawnError, match="is a folder"):
            await spawn([str(tmp_path)])

    async def test_a_relative_path_counts_from_the_working_directory(self, tmp_path: Path) -> None:
        agent = tmp_path / "agent"
        agent.write_text("#!/bin/sh\necho here\n")
        agent.chmod(0o755)
        child = await spawn(["./agent"], cwd=tmp_path)
        assert await read_all(child) == b"here\n"
        await child.close()
