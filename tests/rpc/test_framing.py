from __future__ import annotations

import itertools
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pi_rpc.framing import OVERLONG_START_BYTES, LineFramer, Overlong

STREAMS = st.lists(st.sampled_from([b"\n", b"\r", b"\r\n", b"{}", "é\u2028\u0085".encode(), b"\xff", b"abc"])).map(
    b"".join
)


def lines_of(chunks: list[bytes], max_line: int = 1000) -> list[bytes | Overlong]:
    framer = LineFramer(max_line)
    return [line for chunk in chunks for line in framer.feed(chunk)] + framer.end()


@pytest.mark.parametrize(
    ("stream", "lines"),
    [
        (b"", []),
        (b"\n", [b""]),
        (b"a\nb\n", [b"a", b"b"]),
        (b"a\r\n\r\nb", [b"a", b"", b"b"]),
        (b"a\r\r\n", [b"a\r"]),
        (b"a\rb\n", [b"a\rb"]),
        (b"last\r", [b"last"]),
        ("x\u2028y\u2029z\u0085\x0b\x0c\x1c\n".encode(), ["x\u2028y\u2029z\u0085\x0b\x0c\x1c".encode()]),
        (b"\xff\xfe\n{}\n", [b"\xff\xfe", b"{}"]),
    ],
)
def test_t01_only_lf_ends_a_line_and_one_cr_before_it_goes(stream: bytes, lines: list[bytes]) -> None:
    assert lines_of([stream]) == lines


@given(STREAMS, st.lists(st.integers(min_value=0, max_value=60)), st.integers(min_value=1, max_value=8))
def test_t01_the_lines_do_not_depend_on_how_the_bytes_arrive(stream: bytes, cuts: list[int], max_line: int) -> None:
    bounds = [0, *sorted(cuts), len(stream)]
    pieces = [stream[a:b] for a, b in itertools.pairwise(bounds)]
    if max(cuts, default=0) > len(stream):
        pieces = [stream]
    one_by_one = [stream[i : i + 1] for i in range(len(stream))]
    whole = lines_of([stream])
    assert lines_of(pieces) == whole
    assert lines_of(one_by_one) == whole
    assert kinds(lines_of([stream], max_line)) == kinds(lines_of(pieces, max_line))
    assert kinds(lines_of([stream], max_line)) == kinds(lines_of(one_by_one, max_line))


def kinds(lines: list[bytes | Overlong]) -> list[bytes | type[Overlong]]:
    """How much of an overlong line is kept depends on when it was noticed."""
    return [Overlong if isinstance(line, Overlong) else line for line in lines]


def test_a_line_over_the_limit_is_reported_once_and_the_next_one_arrives() -> None:
    framer = LineFramer(10)
    assert framer.feed(b"ok\n1234567890") == [b"ok"]
    assert framer.feed(b"1") == [Overlong(start=b"12345678901")]
    assert framer.feed(b"more of it") == []
    assert framer.feed(b"and its end\n1234567890\nnext\n") == [b"1234567890", b"next"]


def test_a_line_over_the_limit_is_dropped_wherever_it_stands_in_a_chunk() -> None:
    assert lines_of([b"a\n" + b"x" * 11 + b"\nb\n" + b"y" * 11], 10) == [
        b"a",
        Overlong(start=b"x" * 11),
        b"b",
        Overlong(start=b"y" * 11),
    ]


def test_a_dropped_line_keeps_only_its_start() -> None:
    [line] = lines_of([b"x" * 5000])
    assert line == Overlong(start=b"x" * OVERLONG_START_BYTES)


def test_the_end_forgets_a_dropped_line() -> None:
    framer = LineFramer(3)
    framer.feed(b"too long")
    assert framer.end() == []
    assert framer.feed(b"a\n") == [b"a"]


def test_t02_a_50_mb_line_takes_time_in_proportion_to_its_length() -> None:
    chunk = b"x" * 65536
    framer = LineFramer()
    started = time.process_time()
    for _ in range(800):
        assert framer.feed(chunk) == []
    [line] = framer.feed(b"\n")
    assert len(line) == 800 * 65536
    # About 50 ms; searching the pending bytes again for each chunk would take ten times as long and more.
    assert time.process_time() - started < 5
