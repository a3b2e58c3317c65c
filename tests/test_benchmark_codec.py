"""The benchmark of the codec: its corpus is what it says, it measures nothing that loses data, and it can fail."""

from __future__ import annotations

from typing import Any

import pytest

import benchmark_codec
import benchmark_corpus
import benchmark_rivals
import pi_protocol
from benchmark_codec import DECODE_LIMIT, FAST, IMPORT_LIMIT, OWN, RAW, STANDARD
from benchmark_rivals import Codec

PARTS = benchmark_corpus.build()


def test_the_corpus_has_the_mix_that_it_names() -> None:
    counts = [(len(part.lines), round(part.size / len(part.lines), -2)) for part in PARTS]
    assert counts == [(850, 300), (120, 4700), (27, 9200), (3, 218400)]
    assert benchmark_corpus.build() == PARTS


def test_every_line_decodes_to_known_records_without_unknown_fields() -> None:
    for part in PARTS:
        for line in part.lines:
            text = repr(pi_protocol.decode_agent_record(line))
            assert "Unknown" not in text
            assert "extra=" not in text


def test_every_codec_gives_back_each_line() -> None:
    lines = [line for part in PARTS for line in part.lines[:2]]
    codecs = [*benchmark_codec.own_codecs(), *benchmark_rivals.find()]
    assert {RAW, OWN, FAST} <= {codec.name for codec in codecs}
    for codec in codecs:
        benchmark_codec.check(codec, lines)


def test_a_codec_that_loses_data_is_refused() -> None:
    with pytest.raises(ValueError, match="careless changes"):
        benchmark_codec.check(Codec("careless", lambda _line: {}, lambda _record: "{}"), PARTS[0].lines[:1])


def test_the_parser_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Any] = []
    monkeypatch.setattr(pi_protocol, "use_fast_parser", lambda on=True: calls.append(on))
    with benchmark_codec.parser_of(FAST):
        assert calls == [True]
    assert calls == [True, False]


@pytest.mark.parametrize(
    ("own", "fast", "imported", "rival", "missed"),
    [
        (1.4, 0.8, 4.0, 1.5, ()),
        (DECODE_LIMIT + 0.1, 0.8, 4.0, 2.0, ("decode",)),
        (1.4, 1.4, 4.0, 1.5, ("fast",)),
        (1.4, 0.8, IMPORT_LIMIT + 0.1, 1.5, ("import",)),
        (1.4, 0.8, 4.0, 1.3, ("ahead of slow",)),
    ],
)
def test_a_missed_limit_is_said_and_is_the_exit_code(
    own: float, fast: float, imported: float, rival: float, missed: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    decoding = {RAW: 1.0, OWN: own, FAST: fast, "slow": rival}
    imports = {STANDARD: 1.0, OWN: imported}
    code = benchmark_codec.report(decoding, imports, [Codec("slow", len, len, same_parser=True)])
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith("MISSED")]
    assert code == int(bool(missed))
    assert len(said) == len(missed)
    assert all(word in line for word, line in zip(missed, said, strict=True))
