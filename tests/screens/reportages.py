"""Le jeu des reportages on a contact sheet of its own: auctions, quarrels, counts, corrections, the result."""

from __future__ import annotations

from typing import Final

from companion.games.reportages.state.events import (
    BidPaid,
    CashCounted,
    CombinationNamed,
    CountBegun,
    PotCounted,
    RoundClosed,
    RoundDealt,
    WinnerNamed,
)
from companion.table.intents import LeaveGame
from companion.table.parts.events import SatOut
from tests.games.reportages.build import FACTS
from tests.screens.shelf import Table

#: What everybody has left in a round, by seat; it fits the chips of any number of players.
_CASH: Final = {"a": 2000, "b": 1840, "c": 1620, "d": 1900, "e": 2100}
_WRONG_POT: Final = 100


def play(table: Table) -> None:
    """Play to the winner."""
    table.begin()
    table.picture("first-dealer", "dealer-2")
    _first_round(table)
    _second_round(table)
    for number, winner, combination in ((3, "c", "derniere-heure"), (4, "a", "correspondant-particulier")):
        table.wish(RoundDealt(number=number, seat="c"), CountBegun(number=number), *_count(table, winner, combination))
        table.wish(RoundClosed(number=number))
    _last_round(table)
    _corrections(table)


def _first_round(table: Table) -> None:
    """A round that is followed: a bid, a bluff, somebody who can pay no fine, and its count."""
    table.wish(RoundDealt(number=1, seat="a"))
    table.picture("round", "say-no")
    table.press("player-2")
    table.picture("pay", "fine")
    table.press("pay-close")
    table.wish(BidPaid(seat="b", points=20))
    table.picture("raise", "sold")
    table.press("call-bluff")
    table.picture("accusation", "accuser-3")
    table.press("accuser-1")
    table.picture("accusation-shows", "bluff-proven")
    table.press("bluff-proven")
    table.picture("bluff-proven", "bluff-1")
    had = FACTS.stake(len(table.seats)) - 520
    table.wish(BidPaid(seat="b", points=had - 300))
    table.picture("ruined", "ruined-question-2")
    table.press("spare-2", "sold", "count")
    table.picture("count-winner", "winner-is-3")
    table.press("winner-is-3")
    table.picture("count-combination", "combination-agence-de-presse")
    table.press("combination-derniere-heure")
    table.picture("counted", "done-counting")
    table.press("done-counting")
    table.picture("between", "deal")


def _second_round(table: Table) -> None:
    """A round in which all others are out, which is given up; played again without following it, and its count."""
    table.press("deal")
    table.picture("later-round", "turn-next")
    table.wish(*(SatOut(seat=seat) for seat in table.seats[1:]))
    table.picture("only-one", "survivor")
    table.press("void")
    table.press("other-dealer")
    table.picture("other-dealer", "dealer-2")
    table.press("dealer-2", "void-round")
    table.picture("void-question", "void-round-yes", here=True)
    table.press("void-round-no", "count")
    table.picture("count-cash", "keypad-ok")
    table.wish(*_count(table, "a", "envoyes-speciaux"))
    table.wish(PotCounted(points=_WRONG_POT))
    table.open(there="check")
    table.picture("count-wrong", "done-counting")
    table.wish(PotCounted(points=None))
    table.press("done-counting")
    table.host.shows("deal")


def _last_round(table: Table) -> None:
    table.press("sheet")
    table.picture("sheet", "sheet-close")
    table.open("cards", "verdict")
    for part in (
        "reporter-french-reporter",
        "reporter-french-camera",
        "reporter-french-plane",
        "reportage-red-event",
        "reportage-red-place",
    ):
        table.press(f"card-{part}")
    table.press("mode-bought", "card-reportage-red-interviewee")
    table.picture("hand", "verdict")
    table.open(there="deal")
    table.press("deal")
    table.host.reach("say-no")
    gone = table.seats[-1]
    table.press("menu", f"leave-{len(table.seats)}")
    table.picture("leave-question", f"leave-{len(table.seats)}-yes", here=True)
    table.press(f"leave-{len(table.seats)}-no")
    table.wish(LeaveGame(seat=gone))
    table.open(there="say-no")
    table.picture("round-with-leaver", "pot")
    table.wish(CountBegun(number=5), *_count(table, "a", "agence-de-presse"))
    table.end(RoundClosed(number=5), told="place-told-3")


def _corrections(table: Table) -> None:
    table.press("correct")
    table.picture("correct", "round-4")
    table.press("round-4")
    table.picture("correct-round", "round-done")
    table.press("count-combination")
    table.picture("correct-combination", "combination-editorial")


def _count(table: Table, winner: str, combination: str) -> list[CashCounted | WinnerNamed | CombinationNamed]:
    cash = [CashCounted(seat=seat, points=_CASH[seat]) for seat in table.seats]
    return [*cash, WinnerNamed(seat=winner), CombinationNamed(combination=combination)]
