"""Checks what a page sends about a control against the types that the control declares.

Flet assigns whatever is sent to its controls and events; a number where a text is declared would fail in the handler
that reads it first.
"""

from __future__ import annotations

import contextlib
import dataclasses
import inspect
import math
import sys
import types
import typing
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, Final, Union, cast, get_args, get_origin

import flet
from flet.controls import base_control
from flet.controls.base_control import BaseControl
from flet.controls.core.window import Window

#: The prefixes of names that no page ever sends: Flet's private ones, and handlers.
_NEVER: Final = ("_", "on_")
#: The most values in one message; pages send at most some forty.
MOST_VALUES: Final = 500


def is_within_limits(value: Any, most: int = MOST_VALUES) -> bool:
    """Tell whether a value, with all that is nested in it, holds at most ``most`` values, under names that a page may
    send."""
    unchecked, count = [value], 0
    while unchecked:
        current = unchecked.pop()
        count += 1
        if isinstance(current, dict):
            if not all(isinstance(key, str) and not key.startswith(_NEVER) for key in current):
                return False
            unchecked += current.values()
        elif isinstance(current, (list, tuple)):
            unchecked += current
        if count + len(unchecked) > most:
            return False
    return True


def are_valid_properties(control: BaseControl, props: dict[str, Any]) -> bool:
    """Tell whether the properties have the types that the control declares; unknown ones count as valid."""
    declared = _hints(type(control))
    return all(name not in declared or is_valid_value(declared[name], value) for name, value in props.items())


def is_valid_event(control: BaseControl, name: str, data: Any) -> bool:
    """Tell whether the data is valid for that event of the control; unknown events count as valid."""
    field = f"on_{name}"
    if not hasattr(control, field):
        return True
    kind = base_control.get_event_field_type(control, field)  # type: ignore[attr-defined]
    if kind is None:
        return True
    if not isinstance(data, dict):
        return data is None or _is_scalar(data)
    event_class = get_origin(kind) or kind
    if not dataclasses.is_dataclass(event_class):
        return True
    if not data.keys().isdisjoint({"control", "name"}):
        return False
    hints = _hints(cast(type, event_class))
    for field_ in dataclasses.fields(event_class):
        key = field_.metadata.get("data_field", field_.name)
        if key in data:
            if not is_valid_value(hints.get(field_.name, Any), data[key]):
                return False
        elif field_.name not in ("control", "name", "data", "target") and _is_required(field_):
            return False
    return True


def _is_required(field: dataclasses.Field[Any]) -> bool:
    return field.init and field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def is_valid_value(kind: Any, value: Any) -> bool:
    """Tell whether a received value is valid for the declared type ``kind``."""
    if get_origin(kind) is typing.Annotated:
        kind = get_args(kind)[0]
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return any(is_valid_value(one, value) for one in get_args(kind))
    if kind is None or kind is type(None):
        return value is None
    if origin is typing.Literal:
        return value in get_args(kind)
    if origin is list:
        return isinstance(value, list) and all(is_valid_value(get_args(kind)[0], one) for one in value)
    if origin is dict:
        return isinstance(value, dict)
    if kind is Any or not isinstance(kind, type):
        return value is None or _is_scalar(value) or isinstance(value, (list, dict))
    return _is_valid_instance(kind, value)


def _is_valid_instance(kind: type, value: Any) -> bool:
    """Tell whether a received value is valid for a class: a number, an enumeration, a dataclass or another."""
    if kind is float:
        return isinstance(value, (int, float)) and _is_scalar(value) and not isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and _is_scalar(value) and not isinstance(value, bool)
    if issubclass(kind, Enum):
        return value in _list_values(kind)
    if issubclass(kind, BaseControl) and not issubclass(kind, Window):
        return False  # what is on the screen is the program's to say
    if dataclasses.is_dataclass(kind):
        hints = _hints(cast(type, kind))
        return isinstance(value, dict) and all(
            is_valid_value(hints[key], one) for key, one in value.items() if key in hints
        )
    return isinstance(value, kind)


def _is_scalar(value: Any) -> bool:
    """Tell whether a value is a text, a truth value, or a number that browsers can send."""
    if isinstance(value, float):
        return math.isfinite(value)
    # The range of JSON numbers in browsers: larger ones overflow when converted to a float.
    return isinstance(value, (str, bytes, bool)) or (isinstance(value, int) and abs(value) < 1 << 64)


@cache
def _list_values(kind: type[Enum]) -> tuple[Any, ...]:
    return tuple(one.value for one in kind)


def _look_up(cls: type) -> dict[str, Any]:
    """Return the type of each field of a class. They are resolved one by one, because some name types that exist only
    for type checkers; a field whose type cannot be resolved is left out, and so not checked."""
    hints: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        names, annotations = vars(sys.modules[base.__module__]), {}
        with contextlib.suppress(Exception):  # newer versions of Python work them out only now
            annotations = inspect.get_annotations(base)
        for name, annotation in annotations.items():
            hints.pop(name, None)
            holder = types.SimpleNamespace(__annotations__={name: annotation})
            with contextlib.suppress(Exception):  # what is not known is not checked
                hints |= typing.get_type_hints(holder, globalns=names, localns=vars(flet))
    return hints


_hints: Callable[[type], dict[str, Any]] = cache(_look_up)
