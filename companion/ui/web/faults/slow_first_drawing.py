"""Speeds up the first drawing of controls.

Fault (Flet 1.0.5): all fields of a new control, sixty or so, are searched for nested controls through nested
generators, though nearly all are empty: most of the time that a new screen takes, and a table needs one for each phone
at the same moment.

Cure: which fields can hold a control is determined once per class; of the fields that a control has not set, only those
whose default can hold one are searched. What is done with the controls found is Flet's.

Goes away when: ``DiffBuilder`` walks over what is set (``_values``), as its comparison does.
"""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from flet.controls import object_patch
from flet.controls.object_patch import DiffBuilder, ObjectPatchException
from flet.controls.value_types import Prop, _get_raw_descriptor

_NOTHING: Final = 0
_FIELDS: Final = 1
_MAPPING: Final = 2
_SEQUENCE: Final = 3

_NONE_SET: Final[dict[str, Any]] = {}


def _choose_search(cls: type) -> int:
    """Return how a value of that class is searched for controls: by its fields (``_FIELDS``), its values
    (``_MAPPING``), its items (``_SEQUENCE``), or not at all (``_NOTHING``)."""
    if dataclasses.is_dataclass(cls):
        return _FIELDS
    if issubclass(cls, dict):
        return _MAPPING
    return _SEQUENCE if issubclass(cls, list) else _NOTHING


_kind: Callable[[type], int] = cache(_choose_search)


def _list_fields(cls: type) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a class that can hold a control, each with whether it needs a search only if it is set."""
    fields = []
    for field in dataclasses.fields(cls):
        if not field.metadata.get("skip", False):
            prop = _get_raw_descriptor(cls, field.name)
            fields.append((field.name, isinstance(prop, Prop) and _kind(type(prop.default)) == _NOTHING))
    return tuple(fields)


#: Each field of a class that can hold a control, and whether only where it is set (``_values``).
fields_of: Callable[[type], tuple[tuple[str, bool], ...]] = cache(_list_fields)


def _find_added(self: DiffBuilder) -> Iterator[Any]:
    """Yield the added controls as Flet does, prepared for their first drawing."""
    added: list[Any] = []
    for key, item in self._added_dataclasses.items():
        _configure(self.control_cls, item, None, False, key in self._removed_dataclasses, added)
    return iter(added)


def _configure(
    control_cls: type | None, item: Any, parent: Any, frozen: bool, only_moved: bool, added: list[Any]
) -> None:
    """Prepare new controls as ``DiffBuilder._configure_dataclass`` does, and append them to ``added``; ``only_moved``:
    the control only moved."""
    kind = _kind(type(item))
    if kind == _FIELDS:
        _configure_fields(control_cls, item, parent, frozen, only_moved, added)
    elif kind:
        for value in item.values() if kind == _MAPPING else item:
            _configure(control_cls, value, parent, frozen, False, added)


def _configure_fields(
    control_cls: type | None, item: Any, parent: Any, frozen: bool, only_moved: bool, added: list[Any]
) -> None:
    """Prepare one dataclass (a control or part of one) and what its fields hold, as Flet does."""
    if parent is None and (reference := getattr(item, "_parent", None)):
        parent = reference()
    if parent:
        if parent is item:
            raise ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)
    if hasattr(item, "_frozen"):
        frozen = item._frozen
    elif frozen:
        item._frozen = frozen
    cls = item.__class__
    if getattr(cls, "__flet_control_cls__", None) is None:
        cls.__flet_control_cls__ = control_cls
    control = control_cls is not None and isinstance(item, control_cls)
    if control:
        if not only_moved:
            item.build()
            item._before_update_safe()
            object.__setattr__(item, "_initialized", True)
        added.append(item)
    if not only_moved:
        above = item if control else parent
        values = getattr(item, "_values", _NONE_SET)
        for name, only_set in fields_of(cls):
            if only_set and name not in values:
                continue
            value = getattr(item, name)
            if _kind(type(value)):
                _configure(control_cls, value, above, frozen, False, added)
    if not frozen:
        changed = getattr(item, "_dirty", None)
        if changed is not None:
            changed.clear()
        else:
            if cls.__setattr__ is not object_patch._control_setattr:
                cls.__setattr__ = object_patch._control_setattr
            object.__setattr__(item, "__changes", {})


def patch() -> None:
    """Make Flet's first drawing of controls quicker; idempotent."""
    DiffBuilder.get_added_controls = _find_added  # type: ignore[method-assign]
