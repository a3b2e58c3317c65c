"""Record classes are dataclasses in every respect, though most of it is made at its first use only."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import subprocess
import sys
from typing import Any

import pytest

from pi_protocol import InputRequest, Record, TextContent, ToolCall, UnknownCommand, from_wire

STANDARD: Any = dataclasses.make_dataclass(
    "TextContent",
    [
        ("extra", "dict[str, Any] | None", None),
        ("type", "Literal['text']", "text"),
        ("text", "str"),
        ("text_signature", "str | None", None),
    ],
    frozen=True,
    kw_only=True,
    slots=True,
)
"""What the standard library makes of the same fields."""

FIRST_USES = [
    "TextContent(text='x')",
    "dataclasses.fields(TextContent)",
    'dataclasses.fields(decode(\'{"type":"agent_start"}\'))',
    "dataclasses.is_dataclass(TextContent)",
    "inspect.signature(TextContent)",
    'repr(decode(\'{"type":"agent_start"}\'))',
    'pickle.dumps(decode(\'{"type":"agent_start"}\'))',
    'copy.deepcopy(decode(\'{"type":"agent_start"}\'))',
    'dataclasses.asdict(decode(\'{"type":"agent_start"}\'))',
    'dataclasses.replace(decode(\'{"type":"agent_start"}\'), extra={})',
    'decode(\'{"type":"agent_start"}\') == decode(\'{"type":"agent_start"}\') or 1 / 0',
    'hash(decode(\'{"type":"agent_start"}\'))',
]


@pytest.mark.parametrize("use", FIRST_USES)
def test_any_use_can_be_the_first(use: str) -> None:
    code = (
        "import copy, dataclasses, inspect, pickle\n"
        "from pi_protocol import TextContent, decode_agent_record as decode\n"
        f"{use}\n{use}\nassert TextContent(text='x').text == 'x'\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_signature_and_fields_are_those_of_the_standard_library() -> None:
    mine, theirs = inspect.signature(TextContent), inspect.signature(STANDARD)
    assert [(p.name, p.kind, p.default) for p in mine.parameters.values()] == [
        (p.name, p.kind, p.default) for p in theirs.parameters.values()
    ]
    described = [
        [(f.name, f.default, f.init, f.kw_only) for f in dataclasses.fields(cls)] for cls in (TextContent, STANDARD)
    ]
    assert described[0] == described[1]
    assert TextContent.__match_args__ == STANDARD.__match_args__ == ()


@pytest.mark.parametrize("arguments", [{}, {"text": "x", "no_such": 1}, {"texts": "x"}])
def test_wrong_arguments_are_named_as_the_standard_library_does(arguments: dict[str, Any]) -> None:
    with pytest.raises(TypeError) as theirs:
        STANDARD(**arguments)
    with pytest.raises(TypeError) as mine:
        TextContent(**arguments)
    assert str(mine.value) == str(theirs.value)


def test_frozen_as_the_standard_library_says_it() -> None:
    for make in (TextContent, STANDARD):
        record = make(text="x")
        with pytest.raises(dataclasses.FrozenInstanceError, match=r"^cannot assign to field 'text'$"):
            record.text = "y"
        with pytest.raises(dataclasses.FrozenInstanceError, match=r"^cannot delete field 'text'$"):
            del record.text


def test_a_subclass_constructs_before_its_base_was_used() -> None:
    code = (
        "import dataclasses\n"
        "from pi_protocol import InputRequest, SelectRequest\n"
        "class Plain(SelectRequest): pass\n"
        "assert Plain(id='1').id == '1' and SelectRequest(id='2').id == '2'\n"
        "@dataclasses.dataclass(frozen=True, kw_only=True)\n"
        "class More(InputRequest):\n    hint: str = 'h'\n"
        "assert More(id='1') == More(id='1', hint='h') != More(id='1', hint='i')\n"
        "assert [f.name for f in dataclasses.fields(More)][-1] == 'hint'\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_threads_may_use_a_class_at_once() -> None:
    code = (
        "import sys, threading\n"
        "import pi_protocol as p\n"
        "sys.setswitchinterval(1e-6)\n"
        "kinds = [k for k in vars(p).values() if isinstance(k, type) and k.__name__.startswith('Unknown')]\n"
        "failed = []\n"
        "def use(gate):\n"
        "    gate.wait()\n"
        "    for kind in kinds:\n"
        "        try: assert repr(kind(extra={'a': 1})).endswith(\"(extra={'a': 1})\")\n"
        "        except BaseException as error: failed.append(error)\n"
        "gate = threading.Barrier(8)\n"
        "threads = [threading.Thread(target=use, args=(gate,)) for _ in range(8)]\n"
        "for t in threads: t.start()\n"
        "for t in threads: t.join()\n"
        "assert not failed, failed\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_base_alone_is_a_dataclass_too() -> None:
    record = Record(extra={"a": 1})
    assert pickle.loads(pickle.dumps(record)) == record
    assert copy.copy(record) == record
    assert [field.name for field in dataclasses.fields(Record)] == ["extra"]
    assert dataclasses.asdict(UnknownCommand(extra={"type": "x"}))["extra"] == {"type": "x"}


def test_decoding_makes_nothing_late() -> None:
    code = (
        "import pi_protocol as p\n"
        "from pi_protocol import _dataclass\n"
        "def fail(cls): raise AssertionError(cls)\n"
        "_dataclass._finish = fail\n"
        'p.encode(p.decode_agent_record(\'{"type":"message_update","assistantMessageEvent":'
        '{"type":"text_delta","contentIndex":0,"delta":"x"}}\'))\n'
        'p.encode(p.decode_agent_record(\'{"type":"new"}\'))\n'
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_late_class_keeps_its_name_module_and_documentation() -> None:
    for cls in (TextContent, ToolCall, InputRequest):
        assert cls.__module__ == "pi_protocol._types"
        assert cls.__qualname__ == cls.__name__
        assert cls.__doc__
    assert from_wire(TextContent, {"type": "text", "text": "x"}) == TextContent(text="x")
