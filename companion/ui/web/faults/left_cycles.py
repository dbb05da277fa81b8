"""Breaks the reference cycles that drawings leave behind.

Fault (Flet 1.0.5): each comparison leaves its list of changes linked to itself; a component that was drawn anew by its
parent is held by the handlers of its earlier drawing, and holds them; and a service is registered by a function that
holds itself and the services of the page. None of it is freed until Python searches all objects for such cycles, and
with a dozen phones that search stops every page for a quarter of a second. Controls that leave a screen are searched
field by field, too, as ``slow_first_drawing`` describes for new ones.

Cure: the links are cut when nobody needs them any more, or are not made, so that everything is freed at once, without a
search.

Goes away when: ``DiffBuilder.teardown`` and ``Component._migrate_state`` cut them, and
``ServiceRegistry.__snapshot_update_state`` makes none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from flet.components.component import Component
from flet.controls.object_patch import DiffBuilder
from flet.controls.page import ServiceRegistry

from companion.ui.web.faults.slow_first_drawing import fields_of

_teardown = DiffBuilder.teardown
#: What earlier drawings held that Flet changes in place, so that it is copied deeper.
_PREVIOUS_COPIED: Final = ("__prev_lists", "__prev_dicts")
#: What earlier drawings held.
_PREVIOUS: Final = (*_PREVIOUS_COPIED, "__prev_classes")
#: All that Flet notes on a control about its drawing.
_NOTED: Final = ("_dirty", "__changes", *_PREVIOUS, "_parent", "_initialized", "_frozen")


def _teardown_and_cut(self: DiffBuilder) -> None:
    """Cut the links of the list of changes, then tear down as Flet does."""
    root: list[Any] = self._DiffBuilder__root  # type: ignore[attr-defined]
    node = root[1]
    while node is not root:
        following = node[1]
        node.clear()
        node = following
    root.clear()
    _teardown(self)


def _find_removed(self: DiffBuilder) -> Iterator[Any]:
    """Yield the removed controls as Flet does, and cut redrawn components from what they drew before."""
    removed: list[Any] = []
    for key, item in self._removed_dataclasses.items():
        _collect_removed(self.control_cls, item, key not in self._added_dataclasses, removed)
    for control in removed:
        if isinstance(control, Component) and control._stale:
            # The component that replaces it has taken over what it drew, and was compared with it.
            object.__setattr__(control, "_b", None)
    return iter(removed)


def _collect_removed(control_cls: type | None, item: Any, recurse: bool, removed: list[Any]) -> None:
    """Collect removed controls as ``DiffBuilder._removed_controls`` does; of the fields that a control has not set,
    only those whose default can hold one are searched."""
    if isinstance(item, dict):
        for value in item.values():
            _collect_removed(control_cls, value, recurse, removed)
    elif isinstance(item, list):
        for value in item:
            _collect_removed(control_cls, value, recurse, removed)
    elif control_cls is not None and isinstance(item, control_cls):
        if hasattr(item, "__prev_lists"):
            for attribute in _PREVIOUS:
                for value in getattr(item, attribute, {}).values():
                    _collect_removed(control_cls, value, recurse, removed)
        elif recurse:
            values = item._values  # type: ignore[attr-defined]
            for name, only_set in fields_of(type(item)):
                if not only_set or name in values:
                    _collect_removed(control_cls, getattr(item, name), recurse, removed)
        removed.append(item)


def _save_notes(self: ServiceRegistry) -> Callable[[], None]:
    """Save what Flet notes about the drawing of the services, as Flet does; return the function that restores it."""
    saved: list[tuple[Any, dict[str, Any]]] = []
    seen, waiting = set[int](), [self]
    while waiting:
        value: Any = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if is_dataclass(value) and not isinstance(value, type):
            notes = {name: _copy_note(name, getattr(value, name)) for name in _NOTED if hasattr(value, name)}
            saved.append((value, notes))
            waiting += [notes[name] for name in _PREVIOUS if name in notes]
            waiting += [getattr(value, each.name) for each in fields(value) if not each.metadata.get("skip", False)]
        elif isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list | tuple):
            waiting += value

    def restore() -> None:
        """Put back what was noted."""
        for value, notes in saved:
            for name in _NOTED:
                if name in notes:
                    object.__setattr__(value, name, notes[name])
                elif hasattr(value, name):
                    object.__delattr__(value, name)

    return restore


def _copy_note(name: str, note: Any) -> Any:
    """Return a note as it is now: a dictionary is copied, with the lists and dictionaries that are changed in place."""
    if not isinstance(note, dict):
        return note
    return {key: value.copy() for key, value in note.items()} if name in _PREVIOUS_COPIED else note.copy()


def patch() -> None:
    """Make Flet break the reference cycles that a drawing leaves; idempotent."""
    DiffBuilder.teardown = _teardown_and_cut  # type: ignore[method-assign]
    DiffBuilder.get_removed_controls = _find_removed  # type: ignore[method-assign]
    ServiceRegistry._ServiceRegistry__snapshot_update_state = _save_notes  # type: ignore[attr-defined]
