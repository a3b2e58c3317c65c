"""Dataclasses whose expensive half is made at its first use: nearly all of an import would go into it.

`dataclasses.dataclass` compiles three methods for each frozen class, half a millisecond. The classes here have their
slots from the start and inherit what does not depend on their fields; `__init__` and what `dataclasses.fields`,
`replace` and `asdict` look at are made by that module itself, when they are first looked up.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")
_NOTHING: Final[dict[str, Any]] = {}


class LateDataclass:
    """What frozen, keyword-only dataclasses with slots share."""

    __slots__ = ()
    __match_args__ = ()
    # Nothing is annotated at run time: `typing.get_type_hints` of a record shows its fields and nothing else.
    _annotated = _NOTHING
    _defaults = _NOTHING
    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]

    if not TYPE_CHECKING:  # a checker would take any attribute for one that can be set

        def __setattr__(self, name: str, value: object) -> NoReturn:
            raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

        def __delattr__(self, name: str) -> NoReturn:
            raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    def __replace__(self, **changes: Any) -> Any:
        return dataclasses.replace(self, **changes)

    def __getstate__(self) -> list[Any]:
        return [getattr(self, field.name) for field in dataclasses.fields(self)]

    def __setstate__(self, state: list[Any]) -> None:
        for field, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, field.name, value)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def dataclass(*, frozen: Literal[True], kw_only: Literal[True], slots: Literal[True]) -> Callable[[type[T]], type[T]]:
    """Make a subclass of `LateDataclass` what `dataclasses.dataclass` makes of it; there are no other arguments."""
    return _with_slots


def draft(cls: Any) -> Any:
    """Make a class of the same slots that can be set; an instance becomes a record when its `__class__` is set."""
    settable = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(cls)(f"{cls.__name__}Draft", cls.__bases__, {"__slots__": cls.__slots__, **settable})


class _Late:
    """An attribute that each dataclass has of its own, once it was looked up on the class or on an instance."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, cls: type) -> Any:
        kind = instance if isinstance(instance, type) else cls  # so does `inspect.signature` from Python 3.13 on
        owner = next(base for base in kind.__mro__ if self._name in base.__dict__)
        if owner.__dict__[self._name] is self:  # else another thread was faster
            _finish(owner)
        made = owner.__dict__[self._name]
        return made.__get__(instance, cls) if hasattr(made, "__get__") else made


_LATE = {name: _Late(name) for name in ("__init__", "__dataclass_fields__", "__dataclass_params__")}


def _with_slots(cls: Any) -> Any:
    body = {name: value for name, value in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
    own = cls.__annotations__
    defaults = {name: body.pop(name) for name in own if name in body}
    body |= _LATE
    body["__slots__"] = tuple(own)
    body["_annotated"] = cls._annotated | own
    body["_defaults"] = cls._defaults | defaults
    return type(cls)(cls.__name__, cls.__bases__, body)


def _finish(cls: Any) -> None:
    """Have the standard library make a dataclass of the same fields, and take over what it made."""
    fields = [
        (name, annotation, dataclasses.field(default=cls._defaults.get(name, dataclasses.MISSING)))
        for name, annotation in cls._annotated.items()
    ]
    twin = dataclasses.make_dataclass(cls.__qualname__, fields, frozen=True, kw_only=True, eq=False, repr=False)
    for name in _LATE:
        setattr(cls, name, twin.__dict__[name])
