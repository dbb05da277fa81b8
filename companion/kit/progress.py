"""Defines per-player statistics of a finished game (``PlayerStats``) and the layout of the progress pages
(``ProgressPages``).

The players' progress knows no more of a game than this. A game whose package has a module ``progress`` provides

    player_stats(file, result) -> Mapping[str, PlayerStats]     the statistics of each player of one finished game
    progress_pages(content) -> ProgressPages                    the pages that show them

and every other game gets games, wins and points (``plain_stats``, ``PLAIN``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from companion.kit.ink import Ink
from companion.table.message import Message, say

#: The figure that every game has: a player's final total.
POINTS: Final = "points"

Unit = Literal["points", "dollars", "seconds"]


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """Statistics of one player from one finished game.

    Attributes:
        items: earned items, each as "COLLECTION/NUMBER" (see ``item_id``).
        figures: whole numbers by name; over many games their count, sum, maximum and minimum are kept.
    """

    items: tuple[str, ...] = ()
    figures: Mapping[str, int] = field(default_factory=dict)


def plain_stats(file: Mapping[str, Any], result: Mapping[str, Any]) -> dict[str, PlayerStats]:
    """Return each player's points from the result of ``companion score --json``: the statistics of a game without a
    module ``progress``."""
    totals = result.get("totals", {})
    stats = {}
    for player in file["players"]:
        points = totals.get(player["id"], {}).get("points")
        stats[player["id"]] = PlayerStats(figures={} if points is None else {POINTS: points})
    return stats


# --- the pages --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Item:
    """Thing that a player can earn once (an achievement, a scenario): its number, its condition, and its level."""

    number: int
    text: Message
    level: Message | None = None


@dataclass(frozen=True, slots=True)
class Collection:
    """Items to earn (achievements, scenarios); each one earned fills a blot on the player's progress page."""

    id: str
    title: Message
    items: tuple[Item, ...]

    def item_id(self, item: Item) -> str:
        """Return the id of an item in ``PlayerStats.items``."""
        return item_id(self.id, item.number)


def item_id(collection: str, number: int) -> str:
    """Return the id of an item in ``PlayerStats.items``."""
    return f"{collection}/{number}"


@dataclass(frozen=True, slots=True)
class BestResult:
    """Line of the progress pages with the best result in something that can be played again, such as a puzzle.

    Attributes:
        figure: name of the figure in ``PlayerStats`` that holds the points.
        tier: name of the figure that holds the number of thresholds reached.
        missed: name of the figure that counts how often the puzzle was started but not completed.
    """

    number: int
    text: Message
    figure: str
    tier: str
    missed: str


@dataclass(frozen=True, slots=True)
class BestResults:
    """A list of best results, with its title."""

    id: str
    title: Message
    items: tuple[BestResult, ...]


@dataclass(frozen=True, slots=True)
class GridLine:
    """A row or column of a grid of figures: its part of a figure's name, its title, and ``mark``, a short title below a
    bar of the chart (None: the line has no bar)."""

    id: str
    title: Message
    mark: Message | None = None
    ink: Ink | None = None


@dataclass(frozen=True, slots=True)
class FigureGrid:
    """Figures laid out in rows and columns.

    Attributes:
        low: whether the lowest figure is the best.
        of: the row against which the other rows are measured (the length of the clock), if any.
        by_column: the row whose figures a chart of its own compares column by column, and the chart's title; None: no
        chart.
    """

    id: str
    title: Message
    rows: tuple[GridLine, ...]
    columns: tuple[GridLine, ...]
    unit: Unit = "points"
    low: bool = False
    of: str | None = None
    by_column: tuple[str, Message] | None = None

    def figure(self, row: GridLine, column: GridLine) -> str:
        """Return the name of the figure in a cell: "ROW.COLUMN", or "ROW" in a grid of one nameless column."""
        return f"{row.id}.{column.id}" if column.id else row.id


@dataclass(frozen=True, slots=True)
class CountStat:
    """Line of the progress pages that says how often something happened out of how many chances, from figures that are
    0 or 1 in each game.

    ``margin``: figures that say by how much, and the message that says it (with ``average`` and ``best``).
    """

    figures: tuple[str, ...]
    title: Message
    margin: tuple[tuple[str, ...], str] = ((), "")


@dataclass(frozen=True, slots=True)
class ProgressPages:
    """Layout of the progress pages of one game.

    Attributes:
        collections: the items to earn; each earned one fills a blot (an ink blot on the person's inkwell sheet).
        records: lists of best results.
        grids: figures laid out in rows and columns.
        counts: how often something happened, out of how many chances.
        blots: number of blot places that fit on the sheet before it gets longer; ``across``: places per line.
    """

    collections: tuple[Collection, ...] = ()
    records: tuple[BestResults, ...] = ()
    grids: tuple[FigureGrid, ...] = ()
    counts: tuple[CountStat, ...] = ()
    blots: int = 0
    across: int = 12


#: The pages of a game without a module ``progress``.
PLAIN: Final = ProgressPages(
    grids=(
        FigureGrid(
            "points",
            say("stats-points"),
            (GridLine(POINTS, say("stats-points-row")),),
            (GridLine("", say("stats-one-game")),),
        ),
    )
)
