"""Speeds up the making of controls.

Fault (Flet 1.0.5): the ``__init__`` of a control assigns each of its sixty properties, compares each with its default
and throws nearly all of them away again, since only what differs is kept (``_values``).

Cure: ``__init__`` looks only at what is given. What has to be made for each control (lists, its own dictionaries) is
made as before, and whatever is wrong in a call is left to Flet's own ``__init__``, which says so.

Goes away when: ``_install_props`` replaces the generated ``__init__``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, Final

from flet.controls import base_control, value_types
from flet.controls.base_control import BaseControl
from flet.controls.value_types import Prop, _get_raw_descriptor

_install_props = value_types._install_props
#: Marks an ``__init__`` of ours, and holds Flet's.
_GENERATED: Final = "__generated_init__"


def make_init(cls: type) -> Callable[..., None]:
    """Return an ``__init__`` that makes the same control as the one that ``@dataclass`` has generated for the class."""
    generated: Callable[..., None] = cls.__init__  # type: ignore[misc]
    defaults: dict[str, Any] = {}
    factories: list[tuple[str, Callable[[], Any]]] = []
    assigned: list[tuple[str, Any]] = []
    passed_on: list[tuple[str, Any]] = []
    required: list[str] = []
    positional: list[str] = []
    for name, field in cls.__dataclass_fields__.items():  # type: ignore[attr-defined]
        has_default = field.default is not dataclasses.MISSING
        if field.init and not field.kw_only:
            positional.append(name)
        if field._field_type is dataclasses._FIELD_INITVAR:  # type: ignore[attr-defined]
            passed_on.append((name, field.default))
        elif field._field_type is dataclasses._FIELD_CLASSVAR:  # type: ignore[attr-defined]
            continue
        elif field.default_factory is not dataclasses.MISSING:
            if field.init or name not in ("_values", "_dirty"):
                factories.append((name, field.default_factory))
        elif field.init:
            prop = _get_raw_descriptor(cls, name)
            if isinstance(prop, Prop) and (prop.default is field.default or not has_default):
                defaults[name] = prop.default
            elif has_default:
                assigned.append((name, field.default))
        if field.init and not has_default and field.default_factory is dataclasses.MISSING:
            required.append(name)
    is_control = "_values" in cls.__dataclass_fields__  # type: ignore[attr-defined]
    ends_itself = hasattr(cls, "__post_init__")

    def init(self: Any, *args: Any, **given: Any) -> None:
        if args or required:
            if len(args) > len(positional) or any(name in given for name in positional[: len(args)]):
                return generated(self, *args, **given)  # raises
            given.update(zip(positional, args, strict=False))
            if not all(name in given for name in required):
                return generated(self, **given)  # raises
        if is_control:
            # In the instance's own dictionary: neither is a property.
            self.__dict__["_values"], self.__dict__["_dirty"] = {}, {}
        values = self._values
        left = len(given)
        for name, factory in factories:
            if name in given:
                setattr(self, name, given[name])
                left -= 1
            else:
                setattr(self, name, factory())
        for name, default in assigned:
            if name in given:
                setattr(self, name, given[name])
                left -= 1
            else:
                setattr(self, name, default)
        if left:
            for name, value in given.items():
                if name in defaults:
                    default = defaults[name]
                    if value is not default and value != default:
                        values[name] = value
                    left -= 1
        for name, _ in passed_on:
            left -= name in given
        if left:
            return generated(self, **given)  # raises
        if ends_itself:
            self.__post_init__(*(given.get(name, default) for name, default in passed_on))
        return None

    setattr(init, _GENERATED, generated)
    return init


def _install(cls: type) -> None:
    """Do what Flet does with each class of controls and values, then replace its ``__init__``."""
    _install_props(cls)
    _replace(cls)


def _replace(cls: type) -> None:
    is_frozen = cls.__dataclass_params__.frozen  # type: ignore[attr-defined]
    if not (is_frozen or "__init__" not in vars(cls) or hasattr(cls.__init__, _GENERATED) or hasattr(cls, "_notify")):  # type: ignore[misc]
        cls.__init__ = make_init(cls)  # type: ignore[misc]


def _list_loaded(cls: type) -> Iterator[type]:
    for below in cls.__subclasses__():
        yield below
        yield from _list_loaded(below)


def patch() -> None:
    """Patch Flet; idempotent. Controls are loaded when first used: those loaded already, and each later one."""
    value_types._install_props = _install
    base_control._install_props = _install  # type: ignore[attr-defined]
    for cls in set(_list_loaded(BaseControl)):
        if "_prop_defaults" in vars(cls):
            _replace(cls)
