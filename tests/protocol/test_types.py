"""The record classes: what decoding fills in is what the constructor would, and they behave like values."""

from __future__ import annotations

import copy
import dataclasses
import importlib.metadata
import pickle
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import pytest

import pi_protocol
from codegen.schema import is_nullable, not_null
from pi_protocol import (
    COMMANDS,
    EXTENSION_UI_REQUESTS,
    RESPONSES,
    SESSION_EVENTS,
    AgentRecord,
    CancelledResponse,
    ConfirmRequest,
    DialogRequest,
    EditorRequest,
    ExtensionUIRequest,
    GetStateCommand,
    InputRequest,
    MessageEndEvent,
    OneWayRequest,
    PromptCommand,
    Record,
    SelectRequest,
    SetStatusRequest,
    TextContent,
    ToolCall,
    UnknownCommand,
    UserMessage,
    from_wire,
    to_wire,
)
from protocol.golden_records import AGENT_RECORDS, CLIENT_RECORDS
from protocol.samples import DEFINITIONS, OBJECTS, SCHEMA, class_of, empty, full, leaves, minimal

ROOT = Path(__file__).parents[2]
ALL_RECORDS = [*AGENT_RECORDS, *CLIENT_RECORDS]


def field_of(cls: type[Record], wire: str) -> str:
    """The Python name of a wire name."""
    names = {field.name.replace("_", ""): field.name for field in dataclasses.fields(cls)}
    return names[wire.replace("_", "").lower()]


def construct(name: str, wire: dict[str, Any]) -> Record:
    """Call the constructor with what the schema says that a JSON object of the definition holds."""
    definition = DEFINITIONS[name]
    fields = {field_of(class_of(name), key): value(definition["properties"][key], wire[key]) for key in wire}
    return class_of(name)(**fields)


def value(prop: dict[str, Any], wire: Any) -> Any:
    if is_nullable(prop):
        return None if wire is None else value(not_null(prop), wire)
    if "anyOf" in prop:
        return value(prop["anyOf"][1], wire)
    if prop.get("type") == "array":
        return [value(prop["items"], each) for each in wire]
    target = prop.get("$ref", "").rpartition("/")[2]
    if not target or "enum" in DEFINITIONS[target]:
        return wire
    return construct(leaves(target)[0], wire)


@pytest.mark.parametrize("name", OBJECTS)
@pytest.mark.parametrize("sample", [full, minimal], ids=["full", "minimal"])
def test_a_decoded_record_is_what_the_constructor_makes(name: str, sample: Any) -> None:
    wire = sample(name)
    decoded, built = from_wire(class_of(name), wire), construct(name, wire)
    assert type(decoded) is class_of(name)
    for field in dataclasses.fields(decoded):
        assert getattr(decoded, field.name) == getattr(built, field.name), field.name
    assert decoded == built
    assert hash(decoded) == hash(built)
    assert repr(decoded) == repr(built)
    assert to_wire(decoded) == to_wire(built) == wire


@pytest.mark.parametrize("name", OBJECTS)
@pytest.mark.parametrize("sample", [full, minimal], ids=["full", "minimal"])
def test_any_number_of_unknown_fields_is_kept(name: str, sample: Any) -> None:
    for count in (1, 2, 30):
        unknown = {f"new-{number}": [number] for number in range(count)}
        record = from_wire(class_of(name), {**unknown, **sample(name)})
        assert record.extra == unknown
        assert to_wire(record) == {**sample(name), **unknown}


@pytest.mark.parametrize("name", OBJECTS)
def test_empty_and_false_values_are_sent(name: str) -> None:
    wire = empty(name)
    assert to_wire(from_wire(class_of(name), wire)) == wire


@pytest.mark.parametrize("name", OBJECTS)
def test_a_full_sample_fills_every_field(name: str) -> None:
    record = from_wire(class_of(name), full(name))
    assert [field.name for field in dataclasses.fields(record) if getattr(record, field.name) is None] == ["extra"]


@pytest.mark.parametrize("name", OBJECTS)
def test_each_decoded_value_has_the_type_that_its_field_declares(name: str) -> None:
    cls = class_of(name)
    record = from_wire(cls, full(name))
    for field, declared in typing.get_type_hints(cls).items():
        kinds = {typing.get_origin(each) or each for each in flat(declared)}
        held = getattr(record, field)
        assert (
            object in kinds
            or any(kind is not typing.Literal and isinstance(held, kind) for kind in kinds)
            or (held in [literal for each in flat(declared) for literal in typing.get_args(each)])
        )


def flat(declared: Any) -> list[Any]:
    """The members of a union, `Any` as `object`, `float` with the `int` that it stands for too."""
    if declared is Any:
        return [object]
    if declared is float:
        return [float, int]
    if typing.get_origin(declared) in (typing.Union, type(int | str)):
        return [each for member in typing.get_args(declared) for each in flat(member)]
    return [declared]


@pytest.mark.parametrize("name", [name for name in dir(pi_protocol) if not name.startswith("_")])
def test_every_class_is_frozen_slotted_and_keyword_only(name: str) -> None:
    cls: Any = getattr(pi_protocol, name)
    if not (isinstance(cls, type) and issubclass(cls, Record)) or name in ("Record", "CommandOf"):
        return
    make: Any = cls
    record = make(**{field.name: None for field in dataclasses.fields(cls)})
    assert not hasattr(record, "__dict__")
    for field in dataclasses.fields(cls):
        assert field.kw_only
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(record, field.name, 1)
    with pytest.raises((AttributeError, TypeError)):
        record.no_such_field = 1
    with pytest.raises(TypeError):
        make("positional")


@pytest.mark.parametrize("record", ALL_RECORDS, ids=lambda record: type(record).__name__)
def test_copies_are_equal_and_keep_unknown_fields(record: Record) -> None:
    more = dataclasses.replace(record, extra={**(record.extra or {}), "new": [1]})
    assert more != record
    for each in (record, more):
        for twin in (pickle.loads(pickle.dumps(each)), copy.copy(each), copy.deepcopy(each), dataclasses.replace(each)):
            assert type(twin) is type(each)
            assert twin == each
            assert hash(twin) == hash(each)
            assert twin.extra == each.extra
    assert to_wire(more)["new"] == [1]


def test_a_deep_copy_shares_nothing_that_can_change() -> None:
    call = ToolCall(id="1", name="read", arguments={"path": ["a"]}, extra={"x": [1]})
    twin = copy.deepcopy(call)
    twin.arguments["path"].append("b")
    assert call.arguments == {"path": ["a"]}
    assert twin != call


def test_records_of_different_classes_differ_though_their_fields_are_equal() -> None:
    assert TextContent(text="x") == TextContent(text="x")
    assert TextContent(text="x") != TextContent(text="y")
    assert TextContent(text="x") != TextContent(text="x", extra={"a": 1})
    assert InputRequest(id="1") != EditorRequest(id="1")
    assert TextContent(text="x") != "x"
    assert len({GetStateCommand(id=[1, {"a": []}]), GetStateCommand(id=[1, {"a": []}]), GetStateCommand()}) == 2


def test_repr_names_the_fields_that_are_set_and_cuts_long_values() -> None:
    assert repr(CancelledResponse(id="1")) == "CancelledResponse(id='1')"
    assert repr(UnknownCommand(extra={"type": "warp"})) == "UnknownCommand(extra={'type': 'warp'})"
    long = repr(PromptCommand(message="x" * 10_000_000))
    assert long == f"PromptCommand(message='{'x' * 120}'…(10000000 characters))"
    options = repr(SelectRequest(id="1", options=["o" * 1000] * 5000))
    assert len(options) < 2000
    assert options.startswith("SelectRequest(id='1', options=['ooo")
    blocks = MessageEndEvent(message=UserMessage(content=[TextContent(text="t" * 5000)] * 5000, timestamp=1))
    assert len(repr(blocks)) < 2000


def test_repr_of_a_deep_value_does_not_fail() -> None:
    deep: Any = "x"
    for _ in range(100_000):
        deep = {"a": [deep]}
    assert len(repr(ToolCall(id="1", name="n", arguments=deep))) < 500


def test_unions_can_be_matched_and_asked_for() -> None:
    def say(request: ExtensionUIRequest) -> str:
        match request:
            case SelectRequest(options=[first, *_]):
                return first
            case ConfirmRequest(title=str(title)):
                return title
            case InputRequest() | EditorRequest():
                return "text"
        return "other"

    assert say(SelectRequest(id="1", options=["a", "b"])) == "a"
    assert say(ConfirmRequest(id="1", title="t")) == "t"
    assert say(EditorRequest(id="1")) == "text"
    assert say(SetStatusRequest(id="1")) == "other"
    assert isinstance(InputRequest(id="1"), DialogRequest)
    assert isinstance(InputRequest(id="1"), ExtensionUIRequest)
    assert isinstance(InputRequest(id="1"), AgentRecord)
    assert not isinstance(InputRequest(id="1"), OneWayRequest)
    assert isinstance(SetStatusRequest(id="1"), OneWayRequest)


def test_the_tables_name_each_member_by_its_tag() -> None:
    for table, union, tag in (
        (EXTENSION_UI_REQUESTS, "ExtensionUIRequest", "method"),
        (COMMANDS, "Command", "type"),
        (RESPONSES, "Response", "command"),
        (SESSION_EVENTS, "SessionEvent", "type"),
    ):
        tags = {leaf: DEFINITIONS[leaf]["properties"].get(tag, {}).get("const") for leaf in leaves(union)}
        assert table == {value: class_of(leaf) for leaf, value in tags.items() if value}
    assert COMMANDS.keys() == RESPONSES.keys()


def test_the_package_says_which_schema_and_which_pi_it_is_made_for() -> None:
    assert (SCHEMA["x-version"], SCHEMA["x-pi-version"]) == (pi_protocol.SCHEMA_VERSION, pi_protocol.PI_VERSION)
    assert f"/{pi_protocol.SCHEMA_VERSION.rpartition('.')[0]}/" in SCHEMA["$id"]


def test_the_package_says_which_release_it_is() -> None:
    assert pi_protocol.__version__ == importlib.metadata.version("pi-desktop")


def test_everything_public_exists_and_each_definition_is_public() -> None:
    assert all(hasattr(pi_protocol, name) for name in pi_protocol.__all__)
    assert set(DEFINITIONS) <= set(pi_protocol.__all__)


def test_the_package_stands_on_the_standard_library_alone() -> None:
    code = "import sys, pi_protocol; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-S", "-c", code], env=only_generated(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) - set(sys.stdlib_module_names) - {"__main__"} == {"pi_protocol"}


def only_generated() -> dict[str, str]:
    return {"PYTHONPATH": str(ROOT / "generated"), "PYTHONDONTWRITEBYTECODE": "1"}
