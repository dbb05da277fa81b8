"""Reads the raw JSON of a game file and treats values of the wrong type as empty, so that one fault never hides
another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.kit.faults import Fault, place
from companion.table.message import say


def as_object(value: Any) -> dict[str, Any]:
    """Return the value if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def as_list(value: Any) -> list[Any]:
    """Return the value if it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def as_whole_number(value: Any) -> int | None:
    """Return the value if it is a whole number, else None."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


class RawPlayers:
    """Players of a file whose shape may be wrong, for the checks of their ids. ``listed``: whether the file has a list
    of players at all; ``all``: its items, an empty object for each that is none."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.listed = isinstance(raw.get("players"), list)
        self.all = [as_object(player) for player in as_list(raw.get("players"))]
        self.ids = [player.get("id") for player in self.all]
        #: Whether every player has a usable id; otherwise missing and unknown ids cannot be reported.
        self.ids_known = self.listed and all(isinstance(id_, str) and id_.strip() for id_ in self.ids)

    def duplicate_id_faults(self, index: int) -> Iterator[Fault]:
        """Yield a fault if an earlier player has the same id as the player at ``index``."""
        if isinstance(self.ids[index], str) and self.ids[index] in self.ids[:index]:
            yield Fault(place("players", index, "id"), say("fault-id-twice"))

    def unknown_id_faults(self, table: dict[str, Any], *path: str | int) -> Iterator[Fault]:
        """Yield a fault for each key of the object ``table`` that is no player's id; nothing where ids are missing or
        invalid."""
        for id_ in table:
            if self.ids_known and id_ not in self.ids:
                yield Fault(place(*path, id_), say("fault-nobody"))
