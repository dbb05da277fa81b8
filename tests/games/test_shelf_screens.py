"""What the screens of the four games were found lacking when somebody played them as a new user would."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.election.state.events import ClefLaid, VotesLaid
from companion.games.extrablatt.state import events as paper
from companion.games.plus_belle_la_vie.state import events as square
from companion.games.reportages.state import events as auction
from companion.table.intents import LeaveGame
from companion.table.parts.events import OptionChanged, TurnGiven
from companion.text.languages import codes
from tests.games.election.build import CLEF, M, lay, run_off, threshold
from tests.games.election.test_game import live
from tests.games.extrablatt.test_game import write
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps
from tests.support.wording import worded

TURN = TurnGiven(seat="a")


def comes_before(phone: Phone, *handles: str) -> bool:
    places = [phone.handles().index(one) for one in handles]
    return places == sorted(places)


async def win_all_chips(at: ShelfTable) -> int:
    """B wins the first round with all chips and the best combination; their points."""
    await at.happens(
        auction.RoundDealt(number=1, seat="a"),
        auction.CountBegun(number=1),
        *(auction.CashCounted(seat=seat, points=0) for seat in "abc"),
        auction.WinnerNamed(seat="b"),
        auction.CombinationNamed(combination="agence-de-presse"),
        auction.RoundClosed(number=1),
    )
    return 3 * 3940 + 5000


async def test_between_rounds_the_reportages_say_what_was_gained_and_which_chips_come_back(house: House) -> None:
    at = await open_table(house, "reportages", holders=("",))
    points = await win_all_chips(at)
    phone = await at.phone()
    gained = worded("fr", "reportages-gained", points=points)
    assert gained in phone.text("last-round") and phone.text("gained-2") == gained
    assert "3 940" in phone.text() and phone.has("deal"), "the chips, and who deals"


async def test_a_win_is_sure_on_the_tile_until_its_player_spends(house: House) -> None:
    at = await open_table(house, "reportages", holders=("",))
    await win_all_chips(at)
    await at.happens(auction.RoundDealt(number=2, seat="a"))
    phone = await at.phone()
    assert phone.has("sure-win-2") and not phone.has("sure-win-1")
    await at.happens(auction.BidPaid(seat="b", points=1000))
    await phone.settle()
    assert not phone.has("sure-win-2")


def stand_beside_each_other(phone: Phone, one: str, other: str) -> bool:
    """Whether two controls are in different parts of one row."""

    def holds(part: ft.Control, handle: str) -> bool:
        return any(isinstance(each, ft.Semantics) and each.identifier == handle for each in walk([part], set()))

    rows = (each for each in phone.controls() if isinstance(each, ft.Row))
    return any(
        holds(left, one) and holds(right, other)
        for row in rows
        for left in row.controls
        for right in row.controls
        if left is not right
    )


async def test_the_pot_and_the_auction_leave_room_for_five_players(house: House) -> None:
    at = await open_table(house, "reportages", ("Ana", "Bo", "Cy", "Di", "Eve"), ("",))
    await at.happens(auction.RoundDealt(number=1, seat="a"))
    phone, laptop = await at.phone(), await at.phone(width=1280, height=680)
    lying = await at.phone(width=844, height=390)
    assert stand_beside_each_other(phone, "player-5", "pot"), "in the place of a sixth"
    for foot in ("say-no", "turn-next", "undo"):
        assert stand_beside_each_other(laptop, "player-3", foot), "between the players, under nobody"
        assert stand_beside_each_other(laptop, foot, "player-5")
    assert stand_beside_each_other(lying, "player-1", "player-5") and stand_beside_each_other(lying, "player-5", "pot")


async def test_whoever_left_in_the_round_is_not_taken_for_excluded_nor_for_its_winner(house: House) -> None:
    at = await open_table(house, "reportages", ("Ana", "Bo", "Cy", "Di"), ("a",))
    await at.happens(auction.RoundDealt(number=1, seat="a"), auction.BidPaid(seat="b", points=20))
    await at.live.submit(LeaveGame(seat="c"), at.host)
    phone = await at.phone()
    assert phone.text("out-3") == worded("fr", "reportages-badge-gone")
    await phone.tap("count")
    assert phone.text("count-cash-3").splitlines()[-1] == "2 700", "what the round knew of their chips"
    await taps(phone, "choice-close", "count-winner")
    assert phone.has("winner-is-2") and not phone.has("winner-is-3")


async def test_extrablatt_tells_who_leads_the_headlines_and_how_many_photos_are_left(house: House) -> None:
    at = await open_table(house, "extrablatt", holders=("",))
    await at.happens(TURN, write("a P1/12/10 headline"), write("b P2/6/20 headline"), TURN)
    phone = await at.phone()
    assert phone.text("domain-headlines-1") == "12" and phone.text("domain-headlines-2") == "6"
    await taps(phone, "write", "domain-politics")
    assert worded("fr", "extrablatt-photos-left", photos=2) in phone.text()


async def test_the_turn_of_the_square_says_what_it_is_used_for_on_every_phone(house: House) -> None:
    at = await open_table(house, "plus-belle-la-vie", holders=("a", "b"))
    people = {"Luna": "blue", "Rudy": "red"}
    await at.happens(TURN, OptionChanged(option="characters", value=people))
    await at.happens(square.ColumnSet(seat="b", character="Luna", cards=2))
    phone, other = await at.phone(0), await at.phone(1)
    assert "Luna" in other.text("alone-2"), "whom one holds alone, with its bonus"
    await phone.tap("turn-lay")
    assert at.play.turn_use == "lay"
    await other.settle()
    assert not phone.has("actions-more") and not other.has("actions-more"), "cards are laid: no actions are counted"
    await phone.tap("turn-next")
    assert not at.play.turn_use
    assert worded("fr", "plus-belle-la-vie-actions-limits") in phone.text()


async def test_the_election_sets_the_threshold_before_all_else_and_lays_key_cards_above_the_columns(
    house: House,
) -> None:
    at = await open_table(house, "election", holders=("",))
    await at.happens(TURN)
    phone = await at.phone()
    assert comes_before(phone, "turn", "quick-clef-declaration", "race-1", "session")
    for card in CLEF:
        await at.happens(ClefLaid.model_validate({"seat": "a", "card": card}))
    await phone.settle()
    assert comes_before(phone, "turn", "threshold-9000000", "privileges-first-hand", "race-1")
    await phone.tap("threshold-9000000")
    assert comes_before(phone, "turn", "race-1", "privileges")


async def end_election(at: ShelfTable) -> None:
    for line in (*run_off(), threshold("second 19"), *lay("a suffrages 5")):
        await at.happens(*live(line))
    await at.live.submit(LeaveGame(seat="b"), at.host)
    await at.happens(VotesLaid(seat="a", card="suffrages", votes=2 * M))


async def end_extrablatt(at: ShelfTable) -> None:
    await at.happens(TURN, write("a P1/12/10"), write("b P2/6/20"))
    await at.live.submit(LeaveGame(seat="c"), at.host)
    await at.happens(paper.CountBegun(), *(paper.EmptiesCounted(seat=seat, cells=4) for seat in "ab"))
    await at.happens(*(paper.StepReached(step=step) for step in range(1, 6)))


@pytest.mark.parametrize(
    ("game", "end", "total", "gap", "left"),
    [
        ("election", end_election, "19,0 M", "7,5 M", "Zhette 7,5 M"),
        ("extrablatt", end_extrablatt, "140 000", "10 000", "Lahaz 0"),
    ],
)
async def test_totals_say_what_they_are_of_and_the_history_who_left(
    house: House, game: str, end: object, total: str, gap: str, left: str
) -> None:
    at = await open_table(house, game, holders=("",))
    await end(at)  # type: ignore[operator]
    phone = await at.phone()
    await phone.tap("finale-skip")
    assert phone.text("total-1") == total
    await at.live.wait_archived()
    (entry,) = await house.archive.history()
    line = (await house.phone("/history")).text(f"game-{entry.id}")
    assert f"Goupil {total}" in line and f"{gap} de plus" in line
    assert f"{left} ({worded('fr', 'paper-left')})" in line.splitlines()[-1], "last, and marked"


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("game", ["reportages", "extrablatt", "plus-belle-la-vie", "election"])
async def test_each_line_of_a_sheet_begins_with_a_capital_letter(house: House, game: str, lang: str) -> None:
    """Some rows began small beside others that did not."""
    at = await open_table(house, game, holders=("",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(TurnGiven(seat="a")) if game != "reportages" else await win_all_chips(at)
    phone = await at.phone(where="/sheet")
    texts = [one.value or "" for one in phone.controls() if isinstance(one, ft.Text)]
    assert len(texts) > 5
    assert not [text for text in texts if text[:1].islower()]
