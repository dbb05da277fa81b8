"""The election game on a contact sheet of its own: key cards, the campaign, dares, the rounds, the president."""

from __future__ import annotations

from typing import Final

from companion.games.election.state.events import (
    ClefLaid,
    DareDrawn,
    FinalistsNamed,
    ThresholdSet,
    VotesLaid,
)
from companion.games.election.state.play import SECOND_DEAL
from companion.table.parts.events import ItemTicked, TurnGiven, TurnPassed
from tests.games.election.build import CLEF, M
from tests.screens.shelf import Table

_FIRST: Final = 9 * M
_SECOND: Final = 19 * M


def play(table: Table) -> None:
    """Play to the president."""
    table.begin()
    table.picture("who-begins", "turn-2")
    _key_cards(table)
    _campaign(table)
    _rounds(table)
    table.end(VotesLaid(seat="a", card="suffrages", votes=10 * M), told="place-told-2")
    table.press("sheet")
    table.picture("sheet", "sheet-close")
    table.open(there="correct")
    table.press("correct")
    table.picture("correct", "back-to-result")


def _key_cards(table: Table) -> None:
    table.press("turn-1")
    table.picture("key-cards", "quick-clef-declaration")
    table.wish(*(_clef("a", name) for name in CLEF[:4]), *(_clef("b", name) for name in CLEF[:2]))
    table.press("desk-2")
    table.picture("key-desk", "clef-2-programme", here=True)
    table.wish(VotesLaid(seat="a", card="faux-ami", votes=-M, by="b"), *(_clef("a", name) for name in CLEF[4:]))
    table.wish(TurnGiven(seat="a"))
    table.open(there="threshold-9000000")
    table.picture("privileges", "threshold-9500000")


def _campaign(table: Table) -> None:
    table.wish(ThresholdSet(round="first", votes=_FIRST, by="privilege", seat=None))
    table.picture("campaign", "quick-votes-2000000")
    table.wish(*(_clef(seat, name) for seat in table.seats[1:3] for name in CLEF if (seat, name) not in _LAID))
    table.wish(*(VotesLaid(seat=s, card="suffrages", votes=votes) for s, votes in (("a", 3 * M), ("b", 5 * M // 2))))
    table.wish(VotesLaid(seat="b", card="evenement-moins", votes=-M // 2, by="a"), TurnGiven(seat="a"))
    table.press("attack")
    table.picture("attack", "target-2")
    table.press("target-2")
    table.picture("attack-card", "attack-faux-ami-1000000")
    table.press("form-close", "lay")
    table.picture("lay-kind", "card-suffrages")
    table.press("card-suffrages")
    table.picture("lay-votes", "votes-2000000")
    table.press("form-close", "dare")
    table.picture("dare", "rival-2")
    table.press("form-close")
    table.wish(DareDrawn(seat="a", rival="b", text="Chanter la Marseillaise"))
    table.picture("dare-drawn", "dare-met-2000000")
    table.press("dare-met-2000000")
    table.host.shows("lay")
    table.press("session-open")
    table.picture("session", "session-120", here=True)
    table.press("session-open", "desk-2")
    table.picture("desk", "remove-2-1", here=True)
    table.wish(TurnGiven(seat="b"))
    table.open(there="lay")
    table.press("threshold-open")
    table.picture("threshold", "threshold-override", here=True)


_LAID: Final = {("b", name) for name in CLEF[:2]}


def _rounds(table: Table) -> None:
    """The first round ends with a tie for its second seat; then the second."""
    table.wish(*(VotesLaid(seat=s, card="suffrages", votes=votes) for s, votes in (("c", 4 * M), ("a", 7 * M))))
    table.open(there="finalist-2")
    table.picture("tie", "finalist-2")
    table.wish(FinalistsNamed(players=("a", "b")))
    table.picture("second-deal", "dealt-anew")
    table.wish(ItemTicked(name=SECOND_DEAL, item="deal"))
    table.picture("second-privileges", "threshold-19000000")
    table.wish(ThresholdSet(round="second", votes=_SECOND, by="privilege", seat=None), TurnPassed(seat="a"))
    table.picture("second-round", "lay")


def _clef(seat: str, name: str) -> ClefLaid:
    return ClefLaid.model_validate({"seat": seat, "card": name})
