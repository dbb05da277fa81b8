"""A game file as it lies there, read past whatever has the wrong shape, so that one fault never hides another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.kit.faults import Fault, place
from companion.table.message import say


def object_in(value: Any) -> dict[str, Any]:
    """The value where it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def list_in(value: Any) -> list[Any]:
    """The value where it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def whole(value: Any) -> int | None:
    """The value where it is a whole number, else None."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


class RawPlayers:
    """Who plays, as far as the file says it clearly."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.listed = isinstance(raw.get("players"), list)
        self.all = [object_in(player) for player in list_in(raw.get("players"))]
        self.ids = [player.get("id") for player in self.all]
        #: Whether every player can be told by his id: else nobody can be missed or be too many.
        self.told = self.listed and all(isinstance(id_, str) and id_.strip() for id_ in self.ids)

    def id_twice(self, index: int) -> Iterator[Fault]:
        """A fault where a player before has the same id."""
        if isinstance(self.ids[index], str) and self.ids[index] in self.ids[:index]:
            yield Fault(place("players", index, "id"), say("fault-id-twice"))

    def only(self, table: dict[str, Any], *path: str | int) -> Iterator[Fault]:
        """A fault for every key of the table that is no player's id."""
        for id_ in table:
            if self.told and id_ not in self.ids:
                yield Fault(place(*path, id_), say("fault-nobody"))
