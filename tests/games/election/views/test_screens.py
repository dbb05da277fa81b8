"""The screens of the election game: from set-up through privileges and dares to the president."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.content import content_root
from companion.games.election.state import events as fact
from companion.games.registry import score_file
from companion.table.parts.events import TurnGiven
from companion.text.languages import codes
from tests.engines.sizes import LYING_PHONE
from tests.games.election.build import M, clef, gage, lay, race, run_off, threshold
from tests.games.election.test_game import live
from tests.support.game_files import Json
from tests.support.headless_phone import Storage, walk
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps
from tests.support.set_up_hands import choose, unfold
from tests.support.wording import worded

NAMES = ("Goupil", "Zhette", "Lahaz")


async def table(
    house: House,
    events: list[Json] | None = None,
    holders: tuple[str, ...] = ("",),
    **options: Any,
) -> ShelfTable:
    at = await open_table(house, "election", NAMES, holders, **options)
    for line in events or []:
        await at.happens(*live(line))
    return at


async def test_large_text_has_a_field_to_be_typed_in_above_its_button(house: House) -> None:
    for scale, together in ((1.0, True), (2.0, False)):
        phone = await house.phone("/new", storage=Storage({"companion.scale": scale}))
        await choose(phone, "game-election")
        await unfold(phone, "title")
        rows = [list(walk([row], set())) for row in phone.controls() if isinstance(row, ft.Row)]
        named = [{str(getattr(one, "identifier", "")) for one in row} for row in rows]
        assert any({"title", "title-ok"} <= names for names in named) is together


async def test_from_home_to_the_first_clef_card(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "game-election")
    for name in NAMES:
        await phone.type("player-name", name)
        await phone.tap("add-player")
    await unfold(phone, "title")
    assert not any(phone.has(one) for one in ("candidates", "quantities-clef", "effects-boulet")), "asked when needed"
    await phone.tap("open-table")
    assert not phone.has("quantities-clef")
    said = phone.text()
    assert "134 cartes bleues" in said and "6 cartes à chacun, 18 en tout" in said
    await phone.tap("start-round")
    await phone.tap("turn-1")
    await taps(phone, "lay", "card-clef", "lay-clef-programme")
    live_ = house.hub.find_tonight()
    assert live_ is not None
    assert live_.state.play.campaign.desk("a").clef == ("programme",)
    assert "Goupil" in phone.text("turn"), "a clef card plays again"
    assert "clef 1 / 6 · signatures 0 / 500" in phone.text("clef-1")
    await phone.tap("desk-1")
    await phone.type("candidate-1", "Guy Tare")
    await phone.tap("candidate-1-ok")
    assert live_.state.play.candidate("a") == "Guy Tare"
    await phone.tap("desk-2")
    assert phone.text("candidate-2-1") == "Guy Tare", "typed once, a tap from then on"
    await phone.tap("candidate-2-1")
    assert live_.state.play.candidate("b") == "", "somebody else plays that one"
    assert "Guy Tare" in phone.text("turn")
    await phone.tap("clef-1-parrainage1")
    assert "signatures 250 / 500" in phone.text("clef-1")
    await phone.tap("undo")
    assert "signatures 0 / 500" in phone.text("clef-1")


async def test_the_first_phase_offers_only_what_may_be_laid(house: House) -> None:
    at = await table(house)
    phone = await at.phone()
    await taps(phone, "turn-1", "lay")
    kinds = [one for one in phone.handles() if one.startswith("card-")]
    assert kinds == ["card-clef", "card-faux-ami", "card-orateur", "card-leche-bottes", "card-autre", "card-abstention"]
    later = ("suffrages", "evenement-plus", "evenement-moins", "coup-fourre", "boulet")
    names = tuple(worded("fr", "election-card", card=card) for card in later)
    assert worded("fr", "election-not-now", cards=names, phase="first") in phone.text()


async def test_a_minus_card_is_asked_for_what_it_takes_and_the_turn_goes_on(house: House) -> None:
    at = await table(house, clef("a"))
    phone = await at.phone()
    await taps(phone, "turn-1", "lay", "card-faux-ami", "target-2", "votes-1000000")
    assert at.play.campaign.totals["b"] == -M
    assert phone.text("votes-2") == "−1,0 M"
    assert "Zhette" in phone.text("turn")


async def test_what_the_box_says_a_card_is_worth_is_offered(house: House) -> None:
    at = await table(house, clef("a"), effects={"coup-fourre": -1_500_000})
    phone = await at.phone()
    await taps(phone, "turn-1", "lay", "card-coup-fourre", "target-3")
    assert [one for one in phone.handles() if one.startswith("votes-") and one[6:].isdigit() and len(one) > 9] == [
        "votes-1500000"
    ]
    await phone.tap("votes-1500000")
    assert at.play.campaign.totals["c"] == -1_500_000


async def test_the_first_candidate_goes_through_his_privileges(house: House) -> None:
    at = await table(house, lay("b>a faux-ami -1") + clef("a"))
    phone = await at.phone()
    assert "Goupil a gagné la première phase" in phone.text()
    await phone.tap("shed-faux-ami")
    assert at.play.campaign.totals["a"] == 0
    assert "Aucun faux ami sur ce bureau" in phone.text()
    await phone.tap("privileges-first-hand")
    await taps(phone, "threshold-other", *(f"keypad-{digit}" for digit in "8000000"), "keypad-ok")
    assert "va de 9 000 000 à 12 000 000" in phone.text()
    await taps(phone, "said-ok", "threshold-9500000")
    assert at.play.campaign.first == 9_500_000
    assert phone.text("threshold") == "9,5 M"
    assert "encore 9,5 M" in phone.text("lacking-1")


async def test_nine_million_in_the_second_round_only_off_the_rules(house: House) -> None:
    at = await table(house, run_off())
    phone = await at.phone()
    await phone.tap("dealt-anew")
    assert "Goupil a gagné le premier tour" in phone.text()
    assert "Le boulet n'est pas en jeu" in phone.text()
    assert not phone.has("threshold-9000000") and phone.has("threshold-19000000")
    nine = ("threshold-other", *(f"keypad-{digit}" for digit in "9000000"), "keypad-ok")
    await taps(phone, *nine)
    assert "va de 19 000 000 à 22 000 000" in phone.text()
    assert at.play.campaign.second is None
    await taps(phone, "said-ok", "threshold-override", *nine, "finale-skip")
    assert phone.has("winner-1"), "both had more than that: the one with more wins"


async def test_the_boulet_is_moved_by_the_winner_of_the_first_round(house: House) -> None:
    events = race("11/8/6", "10", "abc")[:-1] + lay("a>b boulet -1") + lay("a suffrages 11")
    at = await table(house, events)
    assert at.play.campaign.finalists == ("a", "b")
    phone = await at.phone()
    await phone.tap("dealt-anew")
    assert "Le boulet est chez Zhette" in phone.text()
    await phone.tap("boulet-to-1")
    assert at.play.campaign.boulet_on == "a"


async def test_a_dare_with_its_countdown_on_two_phones(house: House) -> None:
    at = await table(house, clef("a"), ("a", "b"))
    await at.happens(TurnGiven(seat="a"))
    mine, yours = await at.phone(0), await at.phone(1)
    await mine.tap("dare")
    await mine.type("dare-text", "Chanter la Marseillaise")
    await mine.tap("rival-2")
    await yours.settle()
    assert "Goupil défie Zhette" in yours.text() and "Chanter la Marseillaise" in yours.text()
    assert not yours.has("lay")
    assert yours.text("dares") == "Gages tirés : 1 / 20"
    worth = [one for one in yours.handles() if one.startswith("dare-met-")]
    assert worth == ["dare-met-1000000", "dare-met-2000000"], "a dare of 3 million cannot even be tapped"
    await yours.tap("preset-30")
    await mine.settle()
    assert mine.text("timer") == "0:30"
    await mine.tap("dare-met-2000000")
    await yours.settle()
    assert yours.text("votes-2") == "2,0 M"
    assert not yours.has("timer")
    assert "Zhette" in yours.text("turn"), "who was dared plays next"
    await mine.tap("undo")
    assert at.play.dare is not None


async def test_a_dare_typed_once_is_found_again_with_what_it_brings_at_the_groups_next_table(house: House) -> None:
    at = await table(house, clef("a"), ("a",))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await phone.tap("dare")
    assert not phone.has("dare-noted-1")
    await phone.type("dare-text", "Chanter la Marseillaise")
    await taps(phone, "rival-2", "dare-met-2000000")
    assert at.play.settings["dares"] == (("Chanter la Marseillaise", "2000000"),)
    await phone.tap("undo")
    assert at.play.dare is not None, "undo takes the dare back, what was noted stays"
    await taps(phone, "dare-failed-2000000")
    again = await house.phone("/new", storage=phone.storage)
    await choose(again, "game-election")
    for name in NAMES:
        await again.type("player-name", name)
        await again.tap("add-player")
    await again.tap("open-table")
    tonight = house.hub.find_tonight()
    assert tonight is not None and tonight is not at.live
    await taps(again, "start-round", "turn-1", "dare", "dare-noted-1")
    assert again.value("dare-text") == "Chanter la Marseillaise"


async def test_a_tie_waits_for_the_winner_of_the_duel(house: House) -> None:
    at = await table(house, race("10/6.5/6.5", "10", "abc"))
    phone = await at.phone()
    assert "Zhette et Lahaz tirent des gages" in phone.text()
    assert not phone.has("lay")
    await phone.tap("finalist-3")
    assert at.play.campaign.finalists == ("a", "c")
    assert "finaliste" in phone.text().casefold() and "plus en lice" in phone.text()


async def test_three_at_the_top_take_two_taps(house: House) -> None:
    votes = [line for seat in "abc" for line in clef(seat) + lay(f"{seat} suffrages 10")]
    at = await table(house, [*votes, threshold("first 10")])
    phone = await at.phone()
    await phone.tap("finalist-3")
    assert at.play.campaign.tied
    await phone.tap("finalist-2")
    assert at.play.campaign.finalists == ("c", "b")


async def test_a_penalty_is_seen_and_passed_over(house: House) -> None:
    at = await table(house)
    phone = await at.phone()
    await taps(phone, "turn-1", "desk-2", "penalty-2")
    assert "perd son prochain tour" in phone.text()
    await phone.tap("turn-next")
    assert "Lahaz" in phone.text("turn")
    await phone.tap("direction")
    assert at.play.tray.turns.backwards


async def test_votes_out_of_step_are_doubted_not_blocked(house: House) -> None:
    at = await table(house, clef("a"))
    phone = await at.phone()
    await taps(phone, "turn-1", "lay", "card-suffrages", *(f"keypad-{digit}" for digit in "250000"), "keypad-ok")
    assert at.play.campaign.totals["a"] == 250_000
    assert "250 000 voix, ce n'est pas un multiple de 500 000" in phone.text()


async def test_the_president_on_every_page_in_the_history_and_open_again(house: House) -> None:
    at = await table(house, [*run_off(), threshold("second 19")], ("", "c"))
    phone, other = await at.phone(0), await at.phone(1)
    assert "encore 7,0 M" in phone.text("lacking-1") and "encore 7,5 M" in phone.text("lacking-3")
    for votes in (2, 2, 2, 1):
        await at.happens(fact.VotesLaid(seat="a", card="suffrages", votes=votes * M))
    for page in (phone, other):
        await page.settle()
        await page.tap("finale-skip")
        assert page.has("winner-1") and not page.has("winner-3")
        assert page.text("total-1") == "19,0 M"
    await taps(phone, "sheet", "total-1")
    assert "Suffrages" in phone.text("why") or "suffrages" in phone.text("why")
    await at.live.wait_archived()
    (entry,) = await house.archive.history(limit=1)
    file = await house.archive.load(entry.id)
    assert score_file(dict(file), content_root()).result["winners"] == ["a"]
    await phone.go(f"/history/{entry.id}")
    assert phone.has("winner-1")


@pytest.mark.parametrize(("lang", "width"), list(zip(codes(), (390, 1280), strict=False)))
async def test_every_screen_can_be_drawn_in_every_language(house: House, lang: str, width: float) -> None:
    at = await table(house, clef("a 3"), ("a",), title="Élysée 2027", candidates="X, Y")
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    phone = await at.phone(width=width)
    assert "Élysée 2027".upper() in phone.text()
    await taps(phone, "turn-1", "dare", "form-close", "lay", "form-close", "desk-1", "desk-2")
    for line in (*clef("a")[3:], *clef("b"), *clef("c"), *lay("a suffrages 8"), *lay("b suffrages 8")):
        await at.happens(*live(line))
    await phone.settle()
    await phone.tap("threshold-9000000")
    await taps(phone, "threshold-open", "privileges")
    await at.happens(
        *live(lay("c>b boulet -1")[0]), *live(lay("c suffrages 7")[0]), fact.DareDrawn(seat="a", rival="b")
    )
    await phone.settle()
    await phone.tap("dare-met-2000000")
    assert at.play.campaign.finalists == ("b", "a")
    await at.happens(*live(threshold("second 19")), *live(gage("a>b 2", False)))
    await phone.settle()
    assert ("M" in phone.text()) and phone.has("threshold")
    await at.happens(*(event for line in lay("b suffrages 2 x5") for event in live(line)))
    await phone.settle()
    await phone.tap("finale-skip")
    assert phone.has("winner-2")
    await phone.tap("log")


async def test_the_evening_is_timed(house: House) -> None:
    at = await table(house)
    phone = await at.phone()
    assert phone.text("session") == "Encore 80 min"


async def test_a_question_mark_opens_the_rule_in_place(house: House) -> None:
    at = await table(house, clef("a"))
    phone = await at.phone()
    for help_ in ("help-phase-second", "help-button-privileges", "help-button-threshold"):
        assert phone.has(help_)
    await taps(phone, "turn-1", "lay", "card-boulet", "help-row-boulet")
    assert "Il n'y en a qu'un" in phone.text()


async def test_the_keypad_of_a_card_stands_beside_its_question_on_a_phone_on_its_side(house: House) -> None:
    """Below it the row of "enter" was out of view."""
    at = await open_table(house, "election", NAMES, ("",))
    phone = await at.phone(width=LYING_PHONE.width, height=LYING_PHONE.height)
    await taps(phone, "turn-1", "lay", "card-faux-ami", "target-2")
    for handle in ("votes-amount", "keypad-ok"):
        assert phone.has(handle)
    halves = [one.controls for one in phone.controls() if isinstance(one, ft.Row) and len(one.controls) == 2]
    sides = [[_named(half) for half in row] for row in halves]
    assert any("votes-amount" in left and "keypad-ok" in right for left, right in sides)


def _named(part: ft.Control) -> set[str]:
    return {str(one.identifier) for one in walk(part, set()) if isinstance(one, ft.Semantics)}
