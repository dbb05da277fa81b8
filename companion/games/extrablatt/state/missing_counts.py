"""Finds what the final count still needs, and headline zones that do not add up."""

from __future__ import annotations

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.model import tiles_used
from companion.games.extrablatt.state.play import Play
from companion.table.message import Message, say
from companion.table.state import TableState


def list_missing(table: TableState) -> tuple[Message, ...]:
    """Return what the count still needs, a sentence each: empty cells, circulation markers, and headline zones that do
    not add up."""
    play: Play = table.play
    missing = []
    uncounted = tuple(table.name(seat) for seat in play.staying if play.empty(seat) is None)
    if uncounted:
        missing.append(say("extrablatt-lacks-empties", names=uncounted, count=len(uncounted)))
    articles = play.articles
    for seat in play.staying:
        unmarked = sum(article.player == seat and article.circulation is None for article in articles)
        if unmarked:
            missing.append(say("extrablatt-lacks-markers", name=table.name(seat), count=unmarked))
        cells = play.empty(seat)
        fault = None if cells is None else find_zone_fault(table, seat, cells)
        if fault is not None:
            missing.append(fault)
    return tuple(missing)


def find_zone_fault(table: TableState, seat: str, empty: int) -> Message | None:
    """Return how many cells a player's headline zone has too many or too few: its empty and covered cells must add up
    to its size. None if they do, or if the size was never entered."""
    play: Play = table.play
    zone: int | None = play.settings["headline_cells"]
    if zone is None:
        return None
    covered = play.count_covered(seat)
    off = zone - covered - empty
    if off == 0:
        return None
    return say(
        "extrablatt-zone-missing" if off > 0 else "extrablatt-zone-over",
        name=table.name(seat),
        cells=abs(off),
        empty=empty,
        covered=covered,
        zone=zone,
    )


def tiles_left(play: Play, seat: str, facts: Facts) -> int:
    """Return how many of their tiles a player has not placed yet, in any paper."""
    return facts.tiles - tiles_used(seat, play.articles, play.ads)
