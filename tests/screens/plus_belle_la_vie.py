"""Plus belle la vie on a contact sheet of its own: plan, open cards, rendez-vous, sales, control, corrections."""

from __future__ import annotations

from typing import Final

from companion.games.plus_belle_la_vie.facts import COLOURS
from companion.games.plus_belle_la_vie.state.events import (
    CardOpened,
    ColumnSet,
    ColumnSold,
    ControlChecked,
    DiceThrown,
    FigureMoved,
    MeetingOver,
    RencontreDeclared,
)
from companion.games.plus_belle_la_vie.state.intents import BeginMeeting
from companion.games.plus_belle_la_vie.state.play import JAIL, STREET
from companion.table.parts.events import OptionChanged, TurnGiven
from tests.screens.shelf import Table

_CHARACTERS: Final = (
    "Thomas", "Luna", "Mirta", "Roland", "Agathe", "Vincent", "Céline", "Guillaume",
    "Rudy", "Ninon", "Blanche", "Franck", "Charlotte", "Juliette", "Malik", "Rachel",
)  # fmt: skip
#: Who has how many cards of whom, and guests with them.
_COLUMNS: Final = (
    ("a", "Thomas", 4, 0),
    ("b", "Thomas", 2, 1),
    ("b", "Luna", 3, 0),
    ("c", "Luna", 3, 0),
    ("a", "Mirta", 1, 0),
    ("d", "Mirta", 3, 1),
    ("a", "Roland", 2, 0),
)
_PLACES: Final = ("Le Mistral", "Le Marci")


def play(table: Table) -> None:
    """Play to the winner."""
    table.begin()
    table.picture("who-begins", "turn-2")
    _characters(table)
    _cards(table)
    _meetings(table)
    _end(table)


def _characters(table: Table) -> None:
    """Nothing is noted, then the characters, one by hand."""
    table.press("turn-1")
    table.picture("nothing-noted", "turn-next")
    table.press("plan-add")
    table.picture("new-character", "add-character")
    table.press("character-close")
    table.wish(OptionChanged(option="characters", value={"Thomas": "green"}))
    table.press("control")
    table.picture("control-begun", "control-add")
    table.press("column-1-1")
    table.picture("column", "cards-more")
    colours = {name: COLOURS[at % len(COLOURS)] for at, name in enumerate(_CHARACTERS)}
    table.wish(OptionChanged(option="characters", value=colours))
    table.wish(*(ColumnSet(seat=s, character=name, cards=n, guests=g) for s, name, n, g in _COLUMNS))
    table.wish(FigureMoved(character="Vincent", place=JAIL))
    table.open("control", "controls-1")
    table.picture("control", "controls-1")


def _cards(table: Table) -> None:
    table.open(there="card-new")
    table.press("card-new")
    table.picture("card-new", "card-open")
    table.press("card-cancel")
    table.wish(
        CardOpened(place=_PLACES[0], minimum=3, colours=("green", "blue"), dice="3 identiques"),
        CardOpened(place=_PLACES[1], minimum=2, colours=("red",), dice="4-5-6"),
        *(FigureMoved(character=name, place=_PLACES[0]) for name in ("Thomas", "Roland")),
        RencontreDeclared(seat="a"),
    )
    table.picture("cards", "card-2")
    table.press("card-1")
    table.picture("card-opened", "card-close-1")
    table.press("figure-2")
    table.picture("plan-held", "place-street", here=True)
    table.wish(TurnGiven(seat="b"), FigureMoved(character="Luna", place=_PLACES[0]))
    table.open(there="dice-1")
    table.picture("card-complete", "dice-1")
    table.press("dice-1")
    table.picture("who-brought", "meeting-2")
    table.press("asking-close")
    table.wish(*(FigureMoved(character=name, place=_PLACES[1]) for name in ("Mirta", "Agathe")))
    table.press("meet")
    table.picture("which-card", "meet-at-2")
    table.press("asking-close")


def _meetings(table: Table) -> None:
    """One with throws and sales, one without its card, and the rest by wishes."""
    table.wish(BeginMeeting(number=1, seat="a", place=_PLACES[0]))
    table.picture("throw", "throw-missed")
    table.press("throw-missed")
    table.picture("next-throw", "queue")
    table.press("throw-made-2")
    table.picture("sales", "meeting-over")
    table.press("sell-2-1")
    table.picture("price", "price-amount")
    table.press("sale-cancel")
    table.wish(ColumnSold(seat="b", character="Luna", cards=3, value=6000))
    table.picture("sold", "sale-1")
    table.wish(FigureMoved(character="Mirta", place=STREET))
    table.press("meeting-over", "meet")
    table.picture("meet", "meet-at-none")
    table.press("meet-at-none", "meeting-1")
    table.picture("throw-unknown", "throw-made-1")
    table.press("throw-missed")
    table.host.shows("meet")


def _end(table: Table) -> None:
    most = 7 if len(table.seats) > 3 else 5
    for number in range(3, most + 1):
        table.wish(BeginMeeting(number=number, seat="a"))
        if number % 2:
            table.wish(DiceThrown(seat="d", throw=1, success=True))
        table.wish(MeetingOver(number=number))
    table.open(there="finish")
    table.picture("last-count", "finish")
    table.press("sole-1-more")
    table.press("to-control")
    table.picture("last-control", "finish")
    table.open(there="finish")
    table.end(ControlChecked(), told="place-told-2")
    table.press("sheet")
    table.picture("sheet", "sheet-close")
    table.open(there="correct")
    table.press("correct")
    table.picture("correct", "back-to-result")
    table.press("points")
    table.picture("correct-points", "rendez-vous-1")
    table.press("rendez-vous-1")
    table.picture("correct-meeting", "sale-1", here=True)
    table.press("sale-1")
    table.picture("correct-sale", "sale-amount")
