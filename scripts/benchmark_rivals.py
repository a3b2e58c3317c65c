"""The records of the corpus in other libraries, as far as they are installed (dependency group `bench`).

Each gets the same classes, with the means that it has for telling the members of a union apart. Knows nothing of
measuring.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union

Make = Callable[..., Any]
"""Name, fields and (for a member of a union) tag and its value → class."""
Join = Callable[[str, tuple[Any, ...]], Any]
"""Tag and members → union."""


@dataclass(frozen=True)
class Codec:
    """A way from lines to records and back.

    Attributes:
        name: The library, and what is used of it.
        decode: From a line.
        encode: To a line.
        same_parser: Whether it decodes dataclasses from what `json.loads` returns, as `pi_protocol` does.
    """

    name: str
    decode: Callable[[bytes], Any]
    encode: Callable[[Any], Any]
    same_parser: bool = False


def find() -> Iterator[Codec]:
    """The codecs of the libraries that are installed."""
    missing: list[str] = []
    for build in (_pydantic, _pydantic_parser, _mashumaro, _cattrs, _orjson, _msgspec):
        try:
            yield build()
        except ImportError as error:
            missing.append(str(error.name))
    if missing:
        print(f"not installed (dependency group `bench`), not measured: {', '.join(dict.fromkeys(missing))}")


def _define(make: Make, join: Join) -> Any:
    """Define the records that occur in the corpus; the result is the union of the lines."""
    cost = make("UsageCost", dict.fromkeys(("input", "output", "cacheRead", "cacheWrite", "total"), float))
    counts = dict.fromkeys(("input", "output", "cacheRead", "cacheWrite", "totalTokens"), int)
    usage = make("Usage", {**counts, "cost": cost})
    delta = make("TextDelta", {"contentIndex": int, "delta": str}, ("type", "text_delta"))
    text = make("TextContent", {"text": str}, ("type", "text"))
    call = make("ToolCall", {"id": str, "name": str, "arguments": dict[str, Any]}, ("type", "toolCall"))
    ids = {"toolCallId": str, "toolName": str, "isError": bool, "timestamp": int}
    result = make("ToolResultMessage", {**ids, "content": _list_of(text), "details": Any}, ("role", "toolResult"))
    strings = dict.fromkeys(("api", "provider", "model", "stopReason", "responseId"), str)
    answer_fields = {**strings, "content": _list_of(join("type", (text, call))), "usage": usage, "timestamp": int}
    answer = make("AssistantMessage", answer_fields, ("role", "assistant"))
    update = make("MessageUpdateEvent", {"usage": usage, "assistantMessageEvent": delta}, ("type", "message_update"))
    end = make("MessageEndEvent", {"message": join("role", (result, answer))}, ("type", "message_end"))
    return join("type", (update, end))


def _make_dataclass(name: str, fields: dict[str, Any], tag: tuple[str, str] | None = None, slots: bool = True) -> Any:
    # Not frozen: it would slow down the libraries that call `__init__`.
    tagged: list[Any] = [(tag[0], Literal[tag[1]], tag[1])] if tag else []
    return dataclasses.make_dataclass(name, [*tagged, *fields.items()], kw_only=True, slots=slots)


def _list_of(item: Any) -> Any:
    return list[item]


def _plain_union(_tag: str, members: tuple[Any, ...]) -> Any:
    return Union[members]  # noqa: UP007  members are only known now


def _dumps(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _pydantic() -> Codec:
    adapter = _pydantic_adapter()
    read, loads = adapter.validate_python, json.loads
    return Codec("pydantic, dataclasses", lambda line: read(loads(line)), adapter.dump_json, same_parser=True)


def _pydantic_parser() -> Codec:
    adapter = _pydantic_adapter()
    return Codec("pydantic, its own parser", adapter.validate_json, adapter.dump_json)


def _pydantic_adapter() -> Any:
    import pydantic

    def join(tag: str, members: tuple[Any, ...]) -> Any:
        return Annotated[_plain_union(tag, members), pydantic.Field(discriminator=tag)]

    return pydantic.TypeAdapter(_define(_make_dataclass, join))


def _mashumaro() -> Codec:
    from mashumaro.codecs.basic import BasicDecoder, BasicEncoder
    from mashumaro.types import Discriminator

    def join(tag: str, members: tuple[Any, ...]) -> Any:
        return Annotated[_plain_union(tag, members), Discriminator(field=tag, include_supertypes=True)]

    def make(name: str, fields: dict[str, Any], tag: tuple[str, str] | None = None) -> Any:
        cls = _make_dataclass(name, fields, tag, slots=False)  # it looks for tags among the attributes of the class
        cls.__module__ = __name__  # the code that it generates looks classes up by module and name
        return globals().setdefault(name, cls)

    kind = _define(make, join)
    read, write, loads = BasicDecoder(kind).decode, BasicEncoder(kind).encode, json.loads
    return Codec("mashumaro, dataclasses", lambda line: read(loads(line)), lambda x: _dumps(write(x)), True)


def _cattrs() -> Codec:
    import cattrs

    kind, loads = _define(_make_dataclass, _plain_union), json.loads
    converter = cattrs.Converter()
    read, write = converter.get_structure_hook(kind), converter.unstructure
    return Codec("cattrs, dataclasses", lambda line: read(loads(line), kind), lambda x: _dumps(write(x)), True)


def _orjson() -> Codec:
    import orjson

    return Codec("orjson, dicts only", orjson.loads, orjson.dumps)


def _msgspec() -> Codec:
    import msgspec

    def make(name: str, fields: dict[str, Any], tag: tuple[str, str] | None = None) -> Any:
        field, value = tag or (None, None)
        return msgspec.defstruct(name, fields.items(), frozen=True, kw_only=True, tag_field=field, tag=value)

    decoder = msgspec.json.Decoder(_define(make, _plain_union))
    return Codec("msgspec, Struct", decoder.decode, msgspec.json.Encoder().encode)
