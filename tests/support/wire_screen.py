"""A screen as the client holds it: the tree of controls that the server has sent, kept up to date by its patches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.support.spaces import plain

Control = dict[str, Any]

_REPLACE, _ADD, _REMOVE, _MOVE = range(4)


class Screen:
    """The tree, and every control in it by its number."""

    def __init__(self) -> None:
        self.page: Control = {}
        self._index: dict[int, Control] = {}

    # --- what comes -----------------------------------------------------------------------------------------------

    def begin(self, page: Control) -> None:
        """The whole page, as a registration is answered."""
        self._index.clear()
        self.page = page
        self._learn(page)

    def patch(self, control: int, patch: list[Any]) -> None:
        """Change what lies below that control: ``[tree of paths, operation, …]``. As with the real client, what is for
        a control that it does not have is dropped."""
        if control not in self._index:
            return
        places: dict[int, list[Any]] = {}
        _places(patch[0], [], places)
        for kind, place, key, *more in patch[1:]:
            inside = self._at(control, places[place])
            if kind == _REPLACE:
                inside[key] = more[0]
                self._learn(more[0])
            elif kind == _ADD:
                if isinstance(inside, list):
                    inside.insert(key, more[0])
                else:
                    inside[key] = more[0]
                self._learn(more[0])
            elif kind == _REMOVE:
                del inside[key]
            elif kind == _MOVE:
                there = self._at(control, places[more[0]])
                moved = inside.pop(key)
                if isinstance(there, list):
                    there.insert(more[1], moved)
                else:
                    there[more[1]] = moved
            else:
                raise ValueError(f"an operation that Flet 1.0.5 does not have: {kind}")

    def _at(self, control: int, path: list[Any]) -> Any:
        found: Any = self._index[control]
        for step in path:
            found = found[step]
        return found

    def _learn(self, part: Any) -> None:
        if isinstance(part, dict):
            if "_i" in part:
                self._index[part["_i"]] = part
            for value in part.values():
                self._learn(value)
        elif isinstance(part, list):
            for value in part:
                self._learn(value)

    # --- what is to be seen ---------------------------------------------------------------------------------------

    def controls(self, inside: Control | None = None) -> Iterator[Control]:
        """Everything that is shown, from top to bottom, or what is shown inside one control."""
        yield from _shown(self.page.get("views", [])[-1:] if inside is None else inside)

    def handles(self) -> dict[str, Control]:
        """The controls that carry a handle, by it."""
        return {c["identifier"]: c for c in self.controls() if c["_c"] == "Semantics" and c.get("identifier")}

    def text(self, handle: str | None = None) -> str:
        """All texts on the screen, or inside one handle, each on a line, with plain spaces."""
        inside = None if handle is None else self.handles()[handle]
        return plain("\n".join(filter(None, (_words(c) for c in self.controls(inside) if c["_c"] == "Text"))))

    def touched(self, handle: str) -> tuple[int, str]:
        """Which control hears a touch on that handle, and as what."""
        for control in self.controls(self.handles()[handle]):
            for event in ("click", "tap_down"):
                if control.get(f"on_{event}") and not control.get("disabled"):
                    return control["_i"], event
        raise AssertionError(f"{handle} cannot be touched")

    def field(self, handle: str) -> Control:
        """The field to type into with that handle."""
        return next(c for c in self.controls(self.handles()[handle]) if c["_c"] == "TextField")


def _words(text: Control) -> str:
    """A text with the spans that follow it."""
    return (text.get("value") or "") + "".join(span.get("text") or "" for span in text.get("spans", ()))


def _places(node: list[Any], path: list[Any], found: dict[int, list[Any]]) -> None:
    found[node[0]] = path
    for key, below in (node[1] if len(node) > 1 else {}).items():
        _places(below, [*path, key], found)


def _shown(part: Any) -> Iterator[Control]:
    if isinstance(part, dict):
        if part.get("visible") is False:
            return
        if "_c" in part:
            yield part
        for value in part.values():
            yield from _shown(value)
    elif isinstance(part, list):
        for value in part:
            yield from _shown(value)
