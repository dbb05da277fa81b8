"""What a finished game leaves with each of its players, and how a game shows what many games have left.

This is all that the players' progress knows of a game. A game whose package has a module ``progress`` fills it in with

    deeds(file, result) -> Mapping[str, Deed]     what each player takes home from one finished game
    showcase(content) -> Showcase                 the pages that are filled with it

and every other game leaves games, wins and points (``plain_deeds``, ``PLAIN``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from companion.kit.ink import Ink
from companion.table.message import Message, say

#: The figure that every game has: a player's total at the end.
POINTS: Final = "points"

Unit = Literal["points", "dollars", "seconds"]


@dataclass(frozen=True, slots=True)
class Deed:
    """One player's part of one finished game.

    Attributes:
        items: what he earned, each as "COLLECTION/NUMBER" (see ``item_id``).
        figures: whole numbers by name; over many games they are counted, added up, and the highest and lowest kept.
    """

    items: tuple[str, ...] = ()
    figures: Mapping[str, int] = field(default_factory=dict)


def plain_deeds(file: Mapping[str, Any], result: Mapping[str, Any]) -> dict[str, Deed]:
    """What any game leaves: each player's points, as ``companion score --json`` has them."""
    totals = result.get("totals", {})
    found = {}
    for player in file["players"]:
        points = totals.get(player["id"], {}).get("points")
        found[player["id"]] = Deed(figures={} if points is None else {POINTS: points})
    return found


# --- the pages --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Item:
    """Something to earn once: its number, what is asked, and the level that it belongs to."""

    number: int
    text: Message
    level: Message | None = None


@dataclass(frozen=True, slots=True)
class Collection:
    """A list of items to earn (achievements, scenarios); each marks one blot of the player's sheet."""

    id: str
    title: Message
    items: tuple[Item, ...]

    def item_id(self, item: Item) -> str:
        """What a deed calls that item."""
        return item_id(self.id, item.number)


def item_id(collection: str, number: int) -> str:
    """What a deed calls an item."""
    return f"{collection}/{number}"


@dataclass(frozen=True, slots=True)
class Record:
    """Something of which the best result is kept (a puzzle): ``figure`` its points, ``tier`` the thresholds reached,
    ``missed`` how often it was begun and not brought to an end; the names of figures of a deed."""

    number: int
    text: Message
    figure: str
    tier: str
    missed: str


@dataclass(frozen=True, slots=True)
class Records:
    """A list of such."""

    id: str
    title: Message
    items: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A row or a column of a grid: its part of a figure's name, its title, and the few letters that stand for it where
    there is little room (under a bar); None: it has no bar. ``ink``: the colour of its bar, where it has one."""

    id: str
    title: Message
    mark: Message | None = None
    ink: Ink | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """Figures in rows and columns. ``low``: the lowest is the best; ``of``: the row that the others are measured by
    (the length of the clock), if there is one."""

    id: str
    title: Message
    rows: tuple[Line, ...]
    columns: tuple[Line, ...]
    unit: Unit = "points"
    low: bool = False
    of: str | None = None

    def figure(self, row: Line, column: Line) -> str:
        """What a deed calls that cell: "ROW.COLUMN", in a grid of one nameless column just "ROW"."""
        return f"{row.id}.{column.id}" if column.id else row.id


@dataclass(frozen=True, slots=True)
class Count:
    """How often something happened, out of how many times it might have: figures that are 0 or 1, taken together."""

    figures: tuple[str, ...]
    title: Message


@dataclass(frozen=True, slots=True)
class Showcase:
    """The pages of one game. ``blots``: what a player's sheet has room for before it grows, in lines of ``across``."""

    collections: tuple[Collection, ...] = ()
    records: tuple[Records, ...] = ()
    grids: tuple[Grid, ...] = ()
    counts: tuple[Count, ...] = ()
    blots: int = 0
    across: int = 12


#: Of a game that has nothing of its own to show.
PLAIN: Final = Showcase(
    grids=(
        Grid(
            "points",
            say("stats-points"),
            (Line(POINTS, say("stats-points-row")),),
            (Line("", say("stats-one-game")),),
        ),
    )
)
