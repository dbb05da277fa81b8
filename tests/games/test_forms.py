"""What holds for the screens of all four games: undo goes back as often as it is pressed, in one place; a form ends
where it began; no keypad and no question lies among what scrolls; a game that is over is corrected, not played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from companion.games.election.state.events import ClefLaid
from companion.games.extrablatt.state import events as paper
from companion.games.plus_belle_la_vie.state import events as square
from companion.games.reportages.state import events as auction
from companion.table.events import Event
from companion.table.intents import Undo
from companion.table.message import Refused
from companion.table.parts.events import GameBegun, OptionChanged, SecretEntered, TurnGiven
from tests.engines.sizes import LAPTOP, TABLET, Size
from tests.games.election.build import CLEF, lay, run_off, threshold
from tests.games.election.test_game import live
from tests.games.extrablatt.test_game import write
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps

TURN = TurnGiven(seat="a")
DEALT = auction.RoundDealt(number=1, seat="a")
KEYS = [ClefLaid.model_validate({"seat": "a", "card": card}) for card in CLEF]
CARD = square.CardOpened(place="Bar", minimum=2, colours=(), dice="suite")
PEOPLE = OptionChanged(option="characters", value={"Luna": "blue", "Rudy": "red"})
SOLD = [
    square.MeetingBegun(number=1, seat="a"),
    square.DiceThrown(seat="a", throw=1, success=True),
    square.ColumnSold(seat="a", character="Luna", cards=2, value=3000),
    square.MeetingOver(number=1),
]

#: Of each game: what has happened, and three things that are entered then.
ENTRIES: dict[str, tuple[list[Event], list[Event]]] = {
    "reportages": (
        [DEALT],
        [auction.BidPaid(seat="b", points=20), auction.BidPaid(seat="c", points=40), auction.Fined(seat="a")],
    ),
    "extrablatt": (
        [TURN],
        [paper.AcceleratorPlaced(hour=1), write("a P1/12/10"), paper.AcceleratorPlaced(hour=2)],
    ),
    "plus-belle-la-vie": ([TURN], [square.RencontreDeclared(seat="a"), CARD, square.RencontreDeclared(seat="a")]),
    "election": ([TURN], [*KEYS[:3]]),
}


def stands_at_the_foot(phone: Phone, handle: str) -> bool:
    """Whether that control is on the screen, whatever is scrolled."""
    return phone.has(handle) and not phone.scrolls_with(handle)


@pytest.mark.parametrize("game", ENTRIES)
async def test_undo_goes_back_as_often_as_it_is_pressed_and_stands_at_the_foot(house: House, game: str) -> None:
    at = await open_table(house, game, holders=("a", "b"))
    before, entries = ENTRIES[game]
    await at.happens(*before)
    plays = [at.play]
    for entry in entries:
        await at.happens(entry)
        plays.append(at.play)
    assert all(one != other for one, other in zip(plays, plays[1:], strict=False))
    phone = await at.phone(0)
    for play in reversed(plays[:-1]):
        assert stands_at_the_foot(phone, "undo")
        await phone.tap("undo")
        assert at.play == play


@pytest.mark.parametrize("game", ENTRIES)
async def test_the_beginning_is_not_undone_under_what_has_happened_since(house: House, game: str) -> None:
    at = await open_table(house, game, holders=("a",))
    began = at.live.view.log.entries[-1]
    assert isinstance(began.events[0], GameBegun)
    before, entries = ENTRIES[game]
    await at.happens(*before, *entries)
    play = at.play
    with pytest.raises(Refused):
        await at.live.submit(Undo(entry=began.seq), at.host)
    assert at.play == play


#: Further screens of a game, and what is done there: undo has the same place on each.
SCREENS: dict[str, tuple[str, list[Event], Sequence[str]]] = {
    "the throws": ("plus-belle-la-vie", [TURN, *SOLD[:1]], ()),
    "the sales": ("plus-belle-la-vie", [TURN, *SOLD[:2]], ()),
    "the control chart": ("plus-belle-la-vie", [TURN, PEOPLE], ("control",)),
    "points to correct": ("plus-belle-la-vie", [TURN, *SOLD], ("points",)),
    "a duel": ("extrablatt", [TURN, ENTRIES["extrablatt"][1][0], paper.AcceleratorTaken(seat="a", rival="b")], ()),
    "the count of papers": ("extrablatt", [TURN, write("a P1/12/10"), paper.CountBegun()], ()),
    "between rounds": ("reportages", [DEALT, auction.RoundVoided(number=1)], ()),
    "a dare": ("election", [TURN, *KEYS, *live(threshold("first 9"))], ()),
}


@pytest.mark.parametrize("screen", SCREENS)
async def test_undo_stands_at_the_foot_of_every_screen_that_enters_something(house: House, screen: str) -> None:
    game, events, way = SCREENS[screen]
    at = await open_table(house, game, holders=("a",))
    await at.happens(*events)
    phone = await at.phone()
    await taps(phone, *way)
    assert stands_at_the_foot(phone, "undo")
    play = at.play
    await phone.tap("undo")
    assert at.play != play


#: Forms: the game, what has happened, what opens the form, and what closes it without an entry.
FORMS: dict[str, tuple[str, list[Event], str, str]] = {
    "what a player pays": ("reportages", [DEALT], "player-2", "pay-close"),
    "an accusation": ("reportages", [DEALT, auction.BidPaid(seat="b", points=20)], "call-bluff", "accusation-close"),
    "a cash": ("reportages", [DEALT, auction.CountBegun(number=1)], "count-cash-2", "keypad-close"),
    "giving a round up": ("reportages", [DEALT], "void-round", "void-round-no"),
    "an article": ("extrablatt", [TURN], "write", "form-close"),
    "a duel": ("extrablatt", [TURN], "take", "form-close"),
    "dispatches": ("extrablatt", [TURN], "remove", "form-close"),
    "sectors": ("extrablatt", [TURN], "sectors", "form-close"),
    "the count": ("extrablatt", [TURN], "begin-count", "begin-count-no"),
    "empty cells": ("extrablatt", [TURN, paper.CountBegun()], "empties-2", "keypad-close"),
    "a rendez-vous": ("plus-belle-la-vie", [TURN], "meet", "asking-close"),
    "a card": ("plus-belle-la-vie", [TURN], "card-new", "card-cancel"),
    "a new character": ("plus-belle-la-vie", [TURN], "plan-add", "character-close"),
    "an attack": ("election", [TURN, *KEYS, *live(threshold("first 9")), TURN], "attack", "form-close"),
    "another card": ("election", [TURN], "lay", "form-close"),
    "a dare": ("election", [TURN], "dare", "form-close"),
    "a threshold": ("election", [TURN, *KEYS], "threshold-other", "keypad-close"),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("width", [390, 1280])
async def test_a_form_ends_where_it_began(house: House, form: str, width: float) -> None:
    game, events, opens, closes = FORMS[form]
    at = await open_table(house, game, holders=("",))
    await at.happens(*events)
    phone = await at.phone(width=width)
    if form == "a cash":
        await phone.tap("keypad-close")
    before, play = phone.handles(), at.play
    await phone.tap(opens)
    assert phone.has(closes)
    await phone.tap(closes)
    assert phone.handles() == before and at.play == play


@pytest.mark.parametrize("form", [one for one, (*_, closes) in FORMS.items() if closes == "form-close"])
async def test_on_a_tablet_a_form_leaves_its_page_in_sight(house: House, form: str) -> None:
    """A long one took the whole page there too, and left its lower half empty."""
    game, events, opens, _ = FORMS[form]
    at = await open_table(house, game)
    await at.happens(*events)
    phone = await at.phone(width=TABLET.width, height=TABLET.height)
    await phone.tap(opens)
    assert phone.has("form-close") and phone.has("menu")


@pytest.mark.parametrize("set_first", [False, True])
@pytest.mark.parametrize("size", [TABLET, LAPTOP], ids=str)
async def test_beside_a_card_that_sets_the_threshold_the_page_does_not_ask_for_it(
    house: House, size: Size, set_first: bool
) -> None:
    at = await open_table(house, "election")
    await at.happens(*KEYS, *(live(threshold("first 9")) if set_first else ()), TURN)
    phone = await at.phone(width=size.width, height=size.height)
    await taps(phone, *(["threshold-open"] if set_first else []), "lay", "card-abstention")
    assert phone.handles().count("threshold-9000000") == 1
    await phone.tap("form-close")
    assert phone.has("threshold-9000000")


@pytest.mark.parametrize("way", [("plan-add",), ("control", "control-add")], ids="-".join)
@pytest.mark.parametrize("width", [390, 1280])
async def test_no_field_of_a_new_character_lies_among_what_scrolls(
    house: House, way: Sequence[str], width: float
) -> None:
    at = await open_table(house, "plus-belle-la-vie", holders=("",))
    await at.happens(TURN, PEOPLE)
    phone = await at.phone(width=width)
    await taps(phone, *way)
    assert all(stands_at_the_foot(phone, one) for one in ("character", "colour-red", "add-character", "undo"))
    await phone.type("character", "Mirta")
    assert phone.red() == ["add-character"]
    await phone.tap("add-character")
    assert dict(at.play.settings["characters"]).keys() == {"Luna", "Rudy", "Mirta"}
    assert phone.value("character") == "", "the next one is asked in the same place"


async def test_a_chart_without_characters_asks_for_the_first_one(house: House) -> None:
    at = await open_table(house, "plus-belle-la-vie", holders=("",))
    await at.happens(TURN)
    phone = await at.phone(where="/control")
    assert stands_at_the_foot(phone, "character") and stands_at_the_foot(phone, "back")
    await phone.tap("character-close")
    assert phone.has("control-add") and phone.has("back")


#: Numbers that are typed: the game, what has happened, and what opens the keypad.
NUMBERS: dict[str, tuple[str, list[Event], Sequence[str]]] = {
    "a bid": ("reportages", [DEALT], ("player-2", "bid-other")),
    "a cash": ("reportages", [DEALT, auction.CountBegun(number=1)], ()),
    "empty cells": ("extrablatt", [TURN, paper.CountBegun()], ("empties-1",)),
    "the headline zone": ("extrablatt", [TURN, paper.CountBegun()], ("headline-cells",)),
    "an ad": (
        "extrablatt",
        [
            TURN,
            paper.AcceleratorPlaced(hour=1),
            paper.AcceleratorTaken(seat="a", rival="b"),
            SecretEntered(name=paper.DUEL, seat="a", value=7000),
            SecretEntered(name=paper.DUEL, seat="b", value=5000),
        ],
        ("ad-other",),
    ),
    "a tile": ("extrablatt", [TURN, write("a P1/12/10")], ("write", "domain-politics", "dispatch-1", "size-other")),
    "a sale": ("plus-belle-la-vie", [TURN, *SOLD], ("points", "rendez-vous-1", "sale-1")),
    "a threshold": ("election", [TURN, *KEYS], ("threshold-other",)),
}


@pytest.mark.parametrize("number", NUMBERS)
async def test_no_keypad_lies_among_what_scrolls(house: House, number: str) -> None:
    game, events, way = NUMBERS[number]
    at = await open_table(house, game, holders=("",))
    await at.happens(*events)
    phone = await at.phone()
    await taps(phone, *way)
    assert all(stands_at_the_foot(phone, key) for key in ("keypad-0", "keypad-9", "keypad-ok"))
    assert not phone.has("keypad-sign"), "nothing here is below nought"


@pytest.mark.parametrize(("opens", "asks"), [("void-round", "void-round"), ("menu", "leave-2")])
async def test_no_question_lies_among_what_scrolls(house: House, opens: str, asks: str) -> None:
    at = await open_table(house, "reportages", holders=("",))
    await at.happens(DEALT)
    phone = await at.phone()
    await taps(phone, *dict.fromkeys((opens, asks)))
    assert stands_at_the_foot(phone, f"{asks}-yes") and stands_at_the_foot(phone, f"{asks}-no")


async def end_reportages(at: ShelfTable) -> None:
    for number in (1, 2):
        await at.happens(
            auction.RoundDealt(number=number, seat="a"),
            auction.CountBegun(number=number),
            *(auction.CashCounted(seat=seat, points=0) for seat in "abc"),
            auction.WinnerNamed(seat="b"),
            auction.CombinationNamed(combination="editorial"),
            auction.RoundClosed(number=number),
        )


#: Of each game: what ends it.
ENDS: dict[str, list[Event]] = {
    "extrablatt": [
        TURN,
        write("a P1/12/10"),
        paper.CountBegun(),
        *(paper.EmptiesCounted(seat=seat, cells=4) for seat in "abc"),
        *(paper.StepReached(step=step) for step in range(1, 6)),
    ],
    "plus-belle-la-vie": [
        TURN,
        *(
            event
            for number in range(1, 6)
            for event in (square.MeetingBegun(number=number, seat="a"), square.MeetingOver(number=number))
        ),
        square.ControlChecked(),
    ],
    "election": [event for line in (*run_off(), threshold("second 19"), *lay("a suffrages 7")) for event in live(line)],
}
#: What plays on, in any of the games.
PLAYS = (
    "deal",
    "count",
    "write",
    "take",
    "remove",
    "next-step",
    "rencontre",
    "meet",
    "attack",
    "dare",
    "lay",
    "turn-next",
)


@pytest.mark.parametrize("game", ["reportages", *ENDS])
async def test_correcting_a_finished_game_looks_like_correcting_with_a_way_back(house: House, game: str) -> None:
    at = await open_table(house, game, holders=("",))
    if game == "reportages":
        await end_reportages(at)
    else:
        await at.happens(*ENDS[game])
    phone = await at.phone()
    await phone.tap("finale-skip")
    result = set(phone.handles())
    await phone.tap("correct")
    back = "rounds-close" if game == "reportages" else "back-to-result"
    assert stands_at_the_foot(phone, back) and stands_at_the_foot(phone, "undo")
    plays = [one for one in phone.handles() if one in PLAYS and (game, one) != ("extrablatt", "write")]
    assert not plays
    await phone.tap(back)
    assert set(phone.handles()) == result
