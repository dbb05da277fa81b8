"""What a turn takes at the election's table: taps for each card, what is asked, and what the screen says meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft
import pytest

from companion.games.election.scoring.votes import millions
from companion.games.election.state import events as fact
from companion.games.election.views.lay import USUAL
from companion.hub.clock import SystemClock
from companion.table.intents import LeaveGame
from companion.table.parts.events import TurnGiven
from companion.text.languages import codes
from companion.text.words import words
from companion.ui import theme
from companion.ui.effects import play
from companion.ui.widths import sans_em
from tests.engines.sizes import SMALL_PHONE
from tests.games.election.build import M, clef, gage, lay, run_off, threshold
from tests.games.election.test_game import live
from tests.games.election.views.test_screens import NAMES, table
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps
from tests.support.spaces import plain
from tests.support.wording import worded

CANDIDATES = [line for seat in "abc" for line in clef(seat)]


async def at_turn_of(house: House, seat: str, events: list[Any]) -> tuple[ShelfTable, Phone]:
    at = await table(house, events)
    await at.happens(TurnGiven(seat=seat))
    return at, await at.phone()


# --- one tap, three taps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["declaration", "primaires", "programme", "investiture", "parrainage"])
async def test_a_clef_card_takes_one_tap_and_its_player_goes_on(house: House, card: str) -> None:
    at, phone = await at_turn_of(house, "b", [])
    order = phone.handles()
    assert phone.scrolls_with(f"quick-clef-{card}"), "so many would take half the page at the foot"
    assert order.index(f"quick-clef-{card}") < order.index("phase-1"), "first in the page"
    await phone.tap(f"quick-clef-{card}")
    assert at.play.campaign.desk("b").clef == (card,)
    assert at.play.tray.turns.at == "b"
    assert phone.has(f"quick-clef-{card}") is (card == "parrainage"), "a second one is wanted of that only"


async def test_suffrages_take_one_tap_and_the_turn_goes_on(house: House) -> None:
    at, phone = await at_turn_of(house, "a", [*CANDIDATES, threshold("first 9")])
    reach = ("quick-votes-500000", "attack", "dare", "lay", "turn-next")
    assert not any(phone.scrolls_with(one) for one in reach), "in the thumb's reach, wherever the page is"
    await phone.tap("quick-votes-1500000")
    assert at.play.campaign.totals["a"] == 1_500_000
    assert at.play.tray.turns.at == "b"


@pytest.mark.parametrize("lang", codes())
async def test_on_a_small_phone_the_bar_of_a_turn_leaves_the_race_in_sight(house: House, lang: str) -> None:
    """It took more than half of the page."""
    at = await table(house, [*CANDIDATES, threshold("first 9")])
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=SMALL_PHONE.width, height=SMALL_PHONE.height)
    votes = [f"quick-votes-{one}" for one in USUAL]
    rows = [row for row in phone.controls() if isinstance(row, ft.Row)]
    assert any(all(phone.find(one) in walk(row.controls, set()) for one in votes) for row in rows), "one row"
    buttons = [button for one in votes for button in phone.controls_in(one) if isinstance(button, ft.Button)]
    assert {button.height for button in buttons} == {theme.TARGET}
    for one, amount in zip(votes, USUAL, strict=True):
        (label,) = (text for text in phone.controls_in(one) if isinstance(text, ft.Text))
        said = plain(words(lang).say(millions(amount)))
        assert said in plain(label.semantics_label or label.value), "its name stays whole"
    order = phone.handles()
    assert order.index("race-1") < order.index("phase-1"), "the race comes first"


async def test_on_a_small_phone_the_usual_votes_of_a_card_take_one_row(house: House) -> None:
    """With two the key that enters a typed number lay half below the page."""
    at = await table(house, [*CANDIDATES, threshold("first 9")])
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=SMALL_PHONE.width, height=SMALL_PHONE.height)
    await taps(phone, "lay", "card-evenement-plus")
    wide = 0.0
    for votes in USUAL:
        (label,) = (text for text in phone.controls_in(f"votes-{votes}") if isinstance(text, ft.Text))
        assert "".join(filter(str.isdigit, label.semantics_label or "")) == str(votes), "its name stays whole"
        wide += max(64.0, sans_em(label.value) * (label.size or 0) + 16) + 8
    assert wide - 8 <= SMALL_PHONE.width - 2 * theme.MARGIN
    (face, *_) = (one for one in phone.controls_in("keypad-ok") if isinstance(one, ft.Container))
    assert face.height == theme.TARGET


async def test_nothing_is_laid_at_one_tap_before_the_threshold_is_set(house: House) -> None:
    """The page asks for the threshold, and needs the room."""
    _, phone = await at_turn_of(house, "a", CANDIDATES)
    assert not any(phone.has(f"quick-votes-{votes}") for votes in USUAL)
    assert phone.has("lay"), "a table that insists lays it as any card"
    await phone.tap("threshold-9000000")
    assert all(phone.has(f"quick-votes-{votes}") for votes in USUAL)


async def test_a_second_tap_before_the_screen_follows_lays_no_second_card(house: House) -> None:
    at, phone = await at_turn_of(house, "a", [*CANDIDATES, threshold("first 9")])
    button = next(
        one
        for one in phone.controls_in("quick-votes-1000000")
        if getattr(one, "on_click", None) and not isinstance(one, ft.Semantics)
    )
    await asyncio.gather(*(phone.session.dispatch_event(button._i, "click", None) for _ in range(2)))
    await phone.settle()
    assert at.play.campaign.totals == {"a": M, "b": 0, "c": 0}


@pytest.mark.parametrize("kind", ["faux-ami", "evenement-moins", "coup-fourre", "boulet"])
async def test_an_attack_takes_three_taps_and_a_card_without_votes_as_many(house: House, kind: str) -> None:
    at, phone = await at_turn_of(house, "a", CANDIDATES)
    await taps(phone, "attack", "target-3", f"attack-{kind}-1000000")
    assert at.play.campaign.totals["c"] == -M
    await at.happens(TurnGiven(seat="a"))
    await phone.settle()
    await taps(phone, "attack", "target-2", *([f"attack-{kind}-0"] if kind != "boulet" else []))
    if kind == "boulet":
        assert not phone.has("attack-boulet-0"), "there is only one"
    else:
        assert [(card.kind, card.votes) for card in at.play.campaign.desk("b").cards] == [(kind, 0)]


async def test_an_attack_is_offered_only_with_what_may_be_laid(house: House) -> None:
    _, phone = await at_turn_of(house, "a", [])
    await taps(phone, "attack", "target-2")
    assert [one for one in phone.handles() if one.startswith("attack-")] == [
        "attack-faux-ami-0", "attack-faux-ami-500000", "attack-faux-ami-1000000",
    ]  # fmt: skip


async def test_a_dare_takes_three_taps(house: House) -> None:
    at, phone = await at_turn_of(house, "a", CANDIDATES)
    await taps(phone, "dare", "rival-2", "dare-met-1000000")
    assert at.play.campaign.totals["b"] == M


@pytest.mark.parametrize("kind", ["orateur", "leche-bottes", "autre"])
async def test_a_card_without_votes_of_ones_own_is_not_typed(house: House, kind: str) -> None:
    at, phone = await at_turn_of(house, "a", CANDIDATES)
    target = () if kind == "orateur" else ("target-1",)
    await taps(phone, "lay", f"card-{kind}", *target, "votes-none")
    assert [(card.kind, card.votes) for card in at.play.campaign.desk("a").cards] == [(kind, 0)]


async def test_nothing_is_laid_before_somebody_begins(house: House) -> None:
    at = await table(house)
    phone = await at.phone()
    assert phone.has("turn-1") and not any(phone.has(one) for one in ("lay", "dare", "attack"))


# --- typed votes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "votes"), [("2", 2 * M), ("25", 25 * M), ("2500000", 2_500_000), ("250000", 250_000)]
)
async def test_votes_are_typed_in_millions_or_in_full_and_shown_as_they_count(
    house: House,
    typed: str,
    votes: int,
) -> None:
    at, phone = await at_turn_of(house, "a", CANDIDATES)
    await taps(phone, "lay", "card-suffrages", *(f"keypad-{digit}" for digit in typed))
    assert "".join(filter(str.isdigit, phone.text("votes-amount"))) == str(votes)
    await phone.tap("keypad-ok")
    assert at.play.campaign.totals["a"] == votes


async def test_a_threshold_is_typed_in_millions_too(house: House) -> None:
    at, phone = await at_turn_of(house, "a", clef("a"))
    await taps(phone, "threshold-other", "keypad-9", "keypad-ok")
    assert at.play.campaign.first == 9 * M


# --- one question after the other -------------------------------------------------------------------------------------


async def test_each_answer_makes_room_for_the_next_question_and_can_be_changed(house: House) -> None:
    _, phone = await at_turn_of(house, "a", CANDIDATES)
    await phone.tap("lay")
    assert phone.has("card-faux-ami") and not phone.has("target-2") and not phone.has("layer-1")
    await phone.tap("card-faux-ami")
    assert phone.has("target-2") and not phone.has("card-orateur") and not phone.has("votes-none")
    await phone.tap("target-2")
    assert phone.has("votes-none") and not phone.has("target-3")
    await phone.tap("lay-target")
    assert phone.has("target-3")
    await phone.tap("lay-kind")
    assert phone.has("card-orateur")
    await taps(phone, "layer-open", "layer-2", "card-suffrages")
    assert phone.has("votes-500000"), "asks for the votes at once: it lies before who lays it"


async def test_a_key_card_that_only_rivals_can_take_is_called_a_sponsorship(house: House) -> None:
    _, phone = await at_turn_of(house, "a", clef("a"))
    await phone.tap("lay")
    assert phone.text("card-clef") == worded("fr", "election-clef-card", card="parrainage")


# --- the table is right, cards go away, abstention --------------------------------------------------------------------


async def test_the_table_lays_what_the_phase_does_not_allow_and_the_screen_notes_it(house: House) -> None:
    at, phone = await at_turn_of(house, "a", [])
    await phone.tap("lay")
    assert not phone.has("card-suffrages")
    await taps(phone, "lay-override", "card-suffrages", "votes-500000")
    assert at.play.campaign.totals["a"] == M // 2
    why = worded("fr", "election-fault-first-phase", cards=6)
    assert why in phone.text("doubt-1")
    await at.happens(TurnGiven(seat="a"))
    await phone.settle()
    await taps(phone, "lay", "lay-override", "card-orateur", "votes-500000")
    assert not phone.has("doubt-2"), "what the rules allow is not noted"


async def test_a_dare_that_the_rules_refuse_can_be_drawn_all_the_same(house: House) -> None:
    at, phone = await at_turn_of(house, "a", [gage("b>c 1", True)] * 20)
    await phone.tap("dare")
    await taps(phone, "rival-2")
    assert at.play.dare is None
    await taps(phone, "said-ok", "dare-override", "rival-2", "dare-met-1000000")
    assert at.play.campaign.gages == 21


async def test_a_card_is_taken_off_a_desk(house: House) -> None:
    at, phone = await at_turn_of(house, "a", [*CANDIDATES, *lay("a suffrages 1"), *lay("b>a coup-fourre -1")])
    await phone.tap("desk-1")
    sponsorship = worded("fr", "election-clef-card", card="parrainage")
    assert worded("fr", "election-clef-cards-of", card=sponsorship, count=2) in phone.text()
    await phone.tap("remove-1-2")
    assert at.play.campaign.totals["a"] == M
    await phone.tap("remove-1-programme")
    assert not at.play.campaign.has_passed_first("a")
    await phone.tap("undo")
    assert at.play.campaign.has_passed_first("a")


async def test_the_abstention_card_is_laid_like_any_card(house: House) -> None:
    at, phone = await at_turn_of(house, "b", [*CANDIDATES, threshold("first 9")])
    await taps(phone, "lay", "card-abstention", "threshold-12000000")
    assert at.play.campaign.first == 12 * M
    assert at.play.lines[-1].by == "abstention"
    assert at.play.tray.turns.at == "c"


# --- what the screen says ---------------------------------------------------------------------------------------------


async def test_between_the_rounds_every_screen_says_what_the_table_does_now(house: House) -> None:
    at = await table(house, run_off(), ("a", "b"))
    pages = [await at.phone(0), await at.phone(1)]
    for phone in pages:
        said = phone.text()
        assert worded("fr", "election-deal-shuffle", name=NAMES[0], hand=6) in said
        assert worded("fr", "election-deal-hands") in said
        assert not phone.has("threshold-19000000") and not phone.has("lay")
        assert [one for one in phone.handles() if one.startswith("finalist-is")] == ["finalist-is-1", "finalist-is-3"]
    await pages[1].tap("dealt-anew")
    await pages[0].settle()
    assert pages[0].has("threshold-19000000") and not pages[0].has("dealt-anew")
    await pages[0].tap("undo")
    assert pages[0].has("dealt-anew")


async def test_who_has_the_votes_but_not_the_key_cards_has_not_reached_the_threshold(house: House) -> None:
    at = await table(house, [*clef("a"), threshold("first 9"), *[gage("a>b 2", True)] * 5])
    phone = await at.phone()
    assert at.play.phase == "second"
    assert phone.text("lacking-2") == worded("fr", "election-gauge-clef")


async def test_who_still_lays_key_cards_is_named_while_others_campaign(house: House) -> None:
    at = await table(house, clef("b"))
    phone = await at.phone()
    assert phone.text("still-first") == worded("fr", "election-still-first", names=("Goupil", "Lahaz"))


async def test_the_threshold_is_set_in_one_place(house: House) -> None:
    at = await table(house, clef("a"))
    phone = await at.phone()
    assert phone.has("threshold-9000000") and not phone.has("threshold-open")
    await phone.tap("threshold-9000000")
    assert phone.has("threshold-open") and not phone.has("threshold-9000000")


async def test_correcting_a_won_election_looks_like_correcting_and_leads_back(house: House) -> None:
    at = await table(house, [*run_off(), threshold("second 19"), *lay("a suffrages 7")])
    phone = await at.phone()
    await taps(phone, "finale-skip", "correct")
    assert not any(phone.has(one) for one in ("lay", "attack", "dare", "turn", "turn-next", "quick-votes-500000"))
    assert worded("fr", "election-threshold", phase="third") in phone.text()
    assert phone.has("undo")
    await phone.tap("back-to-result")
    assert phone.has("winner-1")


async def test_a_finalist_who_goes_home_may_be_replaced(house: House) -> None:
    at = await table(house, run_off())
    await at.live.submit(LeaveGame(seat="c"), at.host)
    phone = await at.phone()
    assert phone.has("winner-1")
    await taps(phone, "correct", "replacement-2")
    assert at.play.campaign.finalists == ("a", "b")
    assert phone.has("dealt-anew") and not phone.has("winner-1")


# --- the evening ------------------------------------------------------------------------------------------------------


async def test_the_evening_is_paused_and_has_another_length(house: House) -> None:
    at = await table(house)
    phone = await at.phone()
    await taps(phone, "session-open", "session-100")
    assert phone.text("session") == worded("fr", "election-time", minutes=100, over="false")
    await phone.tap("session-pause")
    assert at.play.session_paused and not phone.has("session-pause")
    await phone.tap("session-resume")
    assert not at.play.session_paused
    await phone.tap("session-other")
    await phone.type("session-own", "45")
    await phone.tap("session-own-ok")
    assert at.play.session_minutes == 45


async def test_the_bell_rings_once_where_it_rings_when_the_evening_is_over(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house.services.effects = play
    now, later = SystemClock.now, [0]
    monkeypatch.setattr(SystemClock, "now", lambda clock: now(clock) + later[0])
    at = await table(house, [], ("", "a"))
    host, guest = await at.phone(0), await at.phone(1)
    await at.happens(fact.SessionLengthSet(minutes=1))
    for phone in (host, guest):
        await phone.settle()
        assert phone.rang == []
    later[0] = 61_000
    await at.happens(TurnGiven(seat="a"))
    for phone in (host, guest):
        await phone.settle()
    assert [len(phone.rang) for phone in (host, guest)] == [1, 0]
    await at.happens(TurnGiven(seat="b"), fact.SessionLengthSet(minutes=100), fact.SessionLengthSet(minutes=1))
    await host.settle()
    assert len(host.rang) == 1, "a shorter evening is no end of one"


async def test_the_race_is_in_sight_above_what_is_pressed(house: House) -> None:
    at = await table(house, [*clef("a"), *clef("b 2"), threshold("first 10"), *lay("a suffrages 2.5")])
    phone = await at.phone()
    assert "2,5 M" in phone.text("race-1")
    assert worded("fr", "election-clef", laid=2, of=6) in phone.text("race-2")
    order = phone.handles()
    assert order.index("race-3") < order.index("turn-1"), "before anything that is pressed"
    assert worded(
        "fr", "election-goal", votes=worded("fr", "election-millions", minus="false", whole=10, tenths=0)
    ) in (phone.text())
    await at.happens(*(event for line in race_to_second() for event in live(line)))
    await phone.settle()
    assert phone.has("race-1") and phone.has("race-2") and not phone.has("race-3"), "who is out is not in the race"


def race_to_second() -> list[Any]:
    return [*clef("b")[2:], *lay("a suffrages 7.5")]


@pytest.mark.parametrize("phase", ["first", "second", "dare", "tie", "dealing", "third"])
async def test_somebody_goes_home_in_any_phase_and_every_screen_goes_on(house: House, phase: str) -> None:
    ways: dict[str, list[Any]] = {
        "first": clef("b 3"),
        "second": [*CANDIDATES, threshold("first 9")],
        "dare": CANDIDATES,
        "tie": [
            *CANDIDATES, threshold("first 9"), *lay("b suffrages 2"), *lay("c suffrages 2"), *lay("a suffrages 9"),
        ],
        "dealing": run_off(),
        "third": [*run_off(), threshold("second 19")],
    }  # fmt: skip
    at = await table(house, ways[phase], ("a", "b", ""))
    await at.happens(TurnGiven(seat="b"))
    if phase == "dare":
        await at.happens(fact.DareDrawn(seat="b", rival="c"))
    pages = [await at.phone(n) for n in (0, 1, 2)]
    if pages[1].has("lay"):
        await pages[1].tap("lay")
    for seat in ("b", "c"):
        await at.live.submit(LeaveGame(seat=seat), at.host)
        for page in pages:
            await page.settle()
            assert page.has("menu") or page.has("form-close"), phase
    assert at.play.dare is None
    for page in pages:
        assert page.has("winner-1"), "who is left is president"


@pytest.mark.parametrize("lang", codes())
async def test_figures_under_the_columns_are_whole_for_six_on_a_small_phone(house: House, lang: str) -> None:
    at = await open_table(house, "election", ("Ana", "Bo", "Cy", "Di", "Eve", "Fay"), ("a",))
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    for line in (*clef("a"), threshold("first 10"), *lay("a suffrages 2.5")):
        await at.happens(*live(line))
    phone = await at.phone(width=360)
    wide = (360 - 2 * theme.MARGIN - 20 - 5 * 6) / 6
    for number in range(1, 7):
        name, figure = [one for one in phone.controls_in(f"race-{number}") if isinstance(one, ft.Text)]
        assert sans_em(figure.value) * (figure.size or 0) <= wide, figure.value
    assert "2" in phone.text("race-1") and phone.text("race-2").endswith("0 / 6")


async def test_a_kind_of_card_says_how_many_the_table_still_has_of_it(house: House) -> None:
    at = await table(house, CANDIDATES, quantities={"orateur": 3, "coup-fourre": 2})
    await at.happens(TurnGiven(seat="a"), fact.VotesLaid(seat="b", card="orateur", votes=0))
    phone = await at.phone()
    await phone.tap("lay")
    said = worded("fr", "election-card", card="orateur")
    assert phone.text("card-orateur") == worded("fr", "election-card-left", card=said, left=2)
    await taps(phone, "form-close", "attack", "target-2")
    said = worded("fr", "election-card", card="coup-fourre")
    assert worded("fr", "election-card-left", card=said, left=2) in plain(phone.text())


@pytest.mark.parametrize("lang", codes())
async def test_what_is_undone_names_votes_in_millions_like_the_rest_of_the_screen(house: House, lang: str) -> None:
    at = await table(house, CANDIDATES)
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    await at.happens(fact.DareDrawn(seat="a", rival="b"), fact.DareSettled(votes=2 * M, success=True))
    phone = await at.phone()
    said = plain(worded(lang, "election-millions", minus="false", whole=2, tenths=0))
    assert said in phone.text("undo")
