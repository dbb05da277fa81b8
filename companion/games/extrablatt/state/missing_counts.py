"""What the final count still needs, and what no tile or cell can be."""

from __future__ import annotations

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.model import tiles_used
from companion.games.extrablatt.state.play import Play
from companion.table.message import Message, say
from companion.table.state import TableState


def lacking(table: TableState) -> tuple[Message, ...]:
    """What the count still needs, a sentence each: cells, markers, and zones that do not add up."""
    play: Play = table.play
    found = []
    uncounted = tuple(table.name(seat) for seat in play.staying if play.empty(seat) is None)
    if uncounted:
        found.append(say("extrablatt-lacks-empties", names=uncounted, count=len(uncounted)))
    for seat in play.staying:
        unmarked = sum(paper.seat == seat and paper.marker(play.borders) is None for paper in play.papers)
        if unmarked:
            found.append(say("extrablatt-lacks-markers", name=table.name(seat), count=unmarked))
        cells = play.empty(seat)
        fault = None if cells is None else zone_fault(table, seat, cells)
        if fault is not None:
            found.append(fault)
    return tuple(found)


def zone_fault(table: TableState, seat: str, empty: int) -> Message | None:
    """Empty and covered cells make the headline zone, where its size is typed: how many are missing, or too many."""
    play: Play = table.play
    zone: int | None = play.settings["headline_cells"]
    if zone is None:
        return None
    covered = play.covered(seat)
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
    """How many of his tiles a player has not placed, in his own paper or in others'."""
    return facts.tiles - tiles_used(seat, play.articles, play.ads)
