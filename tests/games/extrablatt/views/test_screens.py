"""The screens of Das Extrablatt: from set-up through duels to the winner, on one phone and on several."""

from __future__ import annotations

from dataclasses import replace

import flet as ft
import pytest

from companion.content import content_root
from companion.games.extrablatt.scoring.model import Ad, Article
from companion.games.extrablatt.state import events as fact
from companion.games.extrablatt.state.play import Phase
from companion.games.extrablatt.views import clock
from companion.games.extrablatt.views.queries import facts_at
from companion.games.registry import score_file
from companion.table.intents import LeaveGame
from companion.table.parts.events import SecretEntered, TurnGiven
from companion.text.languages import codes
from companion.text.typography import capitalise
from companion.ui.controls.paper import BETWEEN_COLUMNS
from tests.engines.sizes import LYING_PHONE, PHONE, SMALL_PHONE, Size
from tests.games.extrablatt.build import FACTS, MAIN
from tests.games.extrablatt.test_game import place_ad, write
from tests.support.headless_phone import Phone, Storage, walk
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps
from tests.support.sent_numbers import numbers_sent, recording
from tests.support.set_up_hands import choose
from tests.support.wording import worded


async def table(house: House, holders: tuple[str, ...] = ("",), **options: object) -> ShelfTable:
    return await open_table(house, "extrablatt", holders=holders, **options)


async def hours(at: ShelfTable, until: int) -> None:
    while at.play.hour < until:
        await at.happens(fact.AcceleratorPlaced(hour=at.play.hour + 1))


async def main(at: ShelfTable) -> None:
    """The papers of the main example."""
    for text in MAIN:
        await at.happens(write(text.replace(" duck", "")))
        if " duck" in text:
            await at.happens(fact.DuckLaid(number=at.play.placed[-1].number))
    await at.happens(place_ad("b", "c", 8))


async def test_from_home_to_the_first_article(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "game-extrablatt")
    for name in ("Goupil", "Zhette", "Lahaz"):
        await phone.type("player-name", name)
        await phone.tap("add-player")
    await choose(phone, "ranking-competition")
    await phone.tap("open-table")
    said = phone.text()
    assert "25 tuiles article" in said and "Remettez 3 chèques dans la boîte" in said
    assert not phone.has("headline-cells") and not phone.has("first-border"), "asked when they are needed"
    await phone.tap("start-round")
    live = house.hub.find_tonight()
    assert live is not None
    assert live.state.play.settings["ranking"] == "competition"
    assert not phone.has("write"), "first the table says who begins"
    await phone.tap("turn-2")
    await taps(phone, "write", "domain-politics")
    await phone.type("dispatch", "Corse")
    await taps(phone, "dispatch-ok", "headline", "marker-20", "size-12")
    (article,) = live.state.play.articles
    assert article == Article("b", "politics", "Corse", 12, headline=True, circulation=20)
    assert not phone.has("form-close"), "the form closes"
    assert "Lahaz" in phone.text("turn"), "the turn passes by itself"
    await phone.tap("paper-2")
    assert "« Corse », 12 cases" in phone.text()
    assert phone.text("domain-politics-2") == "12"
    await phone.tap("undo")
    assert live.state.play.placed == ()


async def test_six_are_too_many_at_set_up_already(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "game-extrablatt")
    for name in ("A", "B", "C", "D", "E"):
        await phone.type("player-name", name)
        await phone.tap("add-player")
    assert worded("fr", "refused-too-many-players", most=4) in phone.text()


async def test_what_is_typed_is_there_for_the_groups_next_game(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "game-extrablatt")
    for name in ("Goupil", "Zhette", "Lahaz"):
        await phone.type("player-name", name)
        await phone.tap("add-player")
    await taps(phone, "open-table", "start-round", "turn-1", "sectors", "first-border-4", "second-border-8")
    assert not phone.has("sectors"), "asked once"
    await phone.go("/new")
    for number in (1, 2, 3):
        await phone.tap(f"known-{number}")
    await taps(phone, "open-table", "start-round", "turn-1")
    assert house.hub.find_tonight().state.play.borders == (4, 8)  # type: ignore[union-attr]


async def test_an_article_may_be_corrected_ducked_and_taken_away(house: House) -> None:
    at = await table(house)
    await at.happens(write("a P1/12/10"))
    phone = await at.phone()
    await taps(phone, "paper-1", "article-1", "size-6", "article-ok")
    assert at.play.find_article(1).article.size == 6
    await phone.tap("duck-1")
    assert at.play.find_article(1).article.duck
    assert "coquille" in phone.text()
    await taps(phone, "article-1", "article-away")
    assert at.play.placed == ()


async def test_a_second_copy_is_a_photo_and_what_does_not_fit_is_said(house: House) -> None:
    at = await table(house)
    await at.happens(write("a P1/12/10"))
    phone = await at.phone()
    await at.happens(TurnGiven(seat="b"))
    await phone.settle()
    await taps(phone, "write", "writer-open", "writer-1", "domain-politics", "dispatch-1", "marker-10")
    assert "ce sera une photo" in phone.text()
    await phone.tap("size-4")
    assert at.play.articles[-1].photo and at.play.tray.turns.at == "b", "it was entered for another"
    await taps(phone, "write", "writer-open", "writer-1", "domain-politics", "dispatch-1", "size-4")
    assert "a déjà un" in phone.text() and phone.has("size-4"), "the form stays open"


async def test_a_tile_that_no_box_has_is_refused_where_it_is_typed(house: House) -> None:
    at = await table(house, dispatches={"Rallye": "sport"})
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await taps(phone, "write", "domain-sport", "dispatch-1", "size-other", "keypad-3", "keypad-0", "keypad-0")
    await phone.tap("keypad-ok")
    assert at.play.placed == ()
    assert worded("fr", "extrablatt-tile-range", least=4, most=20) in phone.text("said")


async def test_an_article_of_a_known_dispatch_is_four_taps_with_the_turn(house: House) -> None:
    at = await table(house, first_border=4, second_border=8, dispatches={"Rallye": "sport", "Corse": "politics"})
    await hours(at, 1)
    await at.happens(TurnGiven(seat="b"))
    phone = await at.phone()
    assert not phone.scrolls_with("write"), "in the thumb's reach"
    await taps(phone, "write", "domain-sport", "dispatch-1", "size-8")
    assert at.play.articles == (Article("b", "sport", "Rallye", 8, circulation=10),)
    assert at.play.tray.turns.at == "c" and phone.has("write")


async def test_an_extra_is_played_before_the_action_or_after_it(house: House) -> None:
    at = await table(house, ("a", "b", "c"))
    await at.happens(TurnGiven(seat="a"))
    mine, yours = await at.phone(0), await at.phone(1)
    await taps(mine, "use-extra", "remove", "remove-1")
    assert at.play.tray.turns.at == "a"
    await taps(mine, "remove", "remove-2")
    assert at.play.tray.turns.at == "b"
    await yours.settle()
    assert not yours.has("extra-again"), "one Extra a turn"
    await taps(yours, "remove", "remove-1")
    assert at.play.tray.turns.at == "c"
    third = await at.phone(2)
    assert third.text("extra-again") == worded("fr", "extrablatt-act-again", name="Zhette", count=1)
    await third.tap("extra-again")
    assert at.play.tray.turns.at == "b" and at.play.extra("b") == 0


async def test_a_slip_is_asked_and_both_answers_enter_the_article(house: House) -> None:
    at = await table(house, first_border=4, second_border=8, dispatches={"Rallye": "sport"})
    await hours(at, 1)
    phone = await at.phone()
    await at.happens(TurnGiven(seat="a"))
    await phone.settle()
    for domain, answer in (("politics", "dispatch-same"), ("sport", "dispatch-other")):
        await taps(phone, "write", f"domain-{domain}")
        await phone.type("dispatch", "Ralye")
        await phone.tap("dispatch-ok")
        assert "Vouliez-vous dire « Rallye »" in phone.text()
        await taps(phone, answer, "size-8")
        assert not phone.has("form-close")
    assert [(one.domain, one.dispatch) for one in at.play.articles] == [("sport", "Rallye"), ("sport", "Ralye")]


async def test_names_are_there_for_the_groups_next_game_and_a_wrong_one_is_corrected(house: House) -> None:
    at = await table(house, first_border=4, second_border=8)
    await hours(at, 1)
    phone = await at.phone()
    await at.happens(TurnGiven(seat="a"))
    await phone.settle()
    await taps(phone, "write", "domain-sport")
    await phone.type("dispatch", "Raly")
    await taps(phone, "dispatch-ok", "size-8", "write", "domain-sport")
    left = worded("fr", "extrablatt-copies-left", copies=2)
    assert phone.text("dispatch-1") == f"Raly · Goupil : 8 · {left}"
    await taps(phone, "dispatch-rename", "rename-1")
    await phone.type("dispatch-name", "Rallye")
    await phone.tap("dispatch-name-ok")
    assert at.play.articles[0].dispatch == "Rallye"
    (remembered, *_) = house.archive.settings["set-up"]  # type: ignore[misc, index]
    assert remembered["settings"]["dispatches"] == {"Rallye": "sport"}


async def test_where_all_five_are_known_nothing_is_typed(house: House) -> None:
    names = ("Rallye", "Coupe", "Tennis", "Régate", "Dopage")
    at = await table(house, dispatches=dict.fromkeys(names, "sport"))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await taps(phone, "write", "domain-sport")
    assert [phone.text(f"dispatch-{n}") for n in range(1, 6)] == list(names)
    assert not phone.has("dispatch")
    await taps(phone, "article-domain", "domain-misc")
    assert phone.has("dispatch") and not phone.has("dispatch-1")


async def test_typing_passes_by_a_known_name(house: House) -> None:
    at = await table(house, dispatches={"Corse": "politics"})
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await taps(phone, "write", "domain-politics")
    assert phone.value("dispatch") == ""
    for typed in ("Cors", "Corse", "Corse 2"):
        await phone.type("dispatch", typed)
        assert phone.value("dispatch") == typed


async def test_a_duel_on_two_phones_shows_nobody_what_the_other_gave(house: House) -> None:
    at = await table(house, ("a", "b", "c"))
    await hours(at, 1)
    await at.happens(TurnGiven(seat="a"))
    mine, yours, third = [await at.phone(n) for n in range(3)]
    await taps(mine, "take", "rival-2")
    await taps(mine, "duel-for-1", "duel-1-12000")
    for phone in (mine, yours, third):
        await phone.settle()
        assert phone.has("duel-done-1")
        assert "12 000" not in phone.text().replace("1 000 bat 12 000", "")
    await taps(yours, "duel-for-2", "duel-2-1000")
    await third.settle()
    assert worded("fr", "extrablatt-duel-decided", name="Zhette") in third.text("duel-won")
    assert "1 000 bat 12 000 : Zhette gagne le duel" in yours.text("duel-won")
    await yours.tap("ad-8")
    assert at.play.ads == (Ad("b", "a", 8),)
    await mine.settle()
    assert yours.has("write") and at.play.tray.turns.at == "b" and at.play.extra("a") == 1


async def test_no_other_page_is_ever_sent_a_cheque(house: House) -> None:
    """Neither those that are exchanged nor those that a player has noted: host, third player and watcher, whatever
    they open; and the rival only once both are there."""
    at = await table(house, ("", "a", "b", "c"))
    await hours(at, 1)
    await at.happens(TurnGiven(seat="a"))
    with recording():
        host, mine, yours, third = [await at.phone(n) for n in range(4)]
        stranger = await house.phone(f"/join/{at.live.state.code}", storage=Storage())
    await stranger.tap("watch")
    others = (host, third, stranger)
    await taps(mine, "cheques-1", "cheque-1-2000", "cheque-1-4000", "cheque-1-11000", "take", "rival-2")
    for phone in (host, third):
        # Somebody looks over a sleeping phone's player: all cheques that there are are offered, not theirs.
        await phone.tap("duel-for-1")
        assert phone.has("duel-1-7000") and phone.has("duel-1-11000")
        await phone.go("/")
    with recording():
        host, third = [await at.phone(n) for n in (0, 3)]
    await taps(mine, "duel-for-1", "duel-1-11000")
    for phone in (yours, host, third, stranger):
        await phone.settle()
        assert not numbers_sent(phone) & {2000, 4000, 11000}
    await taps(yours, "duel-for-2", "duel-2-7000")
    for phone in (mine, yours):
        await phone.settle()
        assert numbers_sent(phone) >= {7000, 11000} and phone.has("duel-cheque-1")
    others = (host, third, stranger)
    for phone in others:
        await phone.settle()
        assert worded("fr", "extrablatt-duel-decided", name="Goupil") in phone.text("duel-won")
        for opened in ("log", "log-close", "sheet"):
            if phone.has(opened):
                await phone.tap(opened)
    await at.happens(place_ad("a", "b", 8))
    with recording():
        others = (*others, await at.phone(3), await at.phone(3, where="/log"))
    for phone in others:
        await phone.settle()
        assert not numbers_sent(phone) & {2000, 4000, 7000, 11000}


async def test_who_won_is_said_to_others_in_the_same_words_whatever_beat_what(house: House) -> None:
    said = set()
    for gives, gets in ((1000, 12000), (9000, 2000)):
        at = await table(house, ("a", "b", "c"))
        await hours(at, 1)
        third = await at.phone(2)
        for seat, value in (("a", gives), ("b", gets)):
            if seat == "a":
                await at.happens(fact.AcceleratorTaken(seat="a", rival="b"))
            await at.happens(SecretEntered(name=fact.DUEL, seat=seat, value=value))
        await third.settle()
        said.add(third.text("duel-won"))
    assert len(said) == 1


async def test_a_duel_passed_along_on_one_phone_refuses_equal_cheques(house: House) -> None:
    at = await table(house)
    await hours(at, 1)
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await taps(phone, "take", "rival-3", "duel-for-1", "duel-1-7000")
    await taps(phone, "duel-for-3", "duel-3-7000")
    assert "qu'un chèque de 7 000" in phone.text()
    await taps(phone, "said-ok", "cheque-again-1", "duel-for-1", "duel-1-9000", "duel-for-3", "duel-3-7000")
    assert worded("fr", "extrablatt-duel-decided", name="Goupil") in phone.text("duel-won")
    assert not phone.has("duel-cheque-1"), "everybody looks at this phone"
    await phone.tap("duel-look")
    assert [phone.text(f"duel-cheque-{n}") for n in (1, 3)] == ["9 000", "7 000"]
    assert at.play.extra("a") == 3
    await phone.tap("place-nothing")
    assert at.play.duel is None
    assert "Zhette" in phone.text("turn")
    assert phone.text("extra-again") == worded("fr", "extrablatt-act-again", name="Goupil", count=3)


async def test_a_player_notes_his_cheques_on_his_own_phone_and_only_those_are_offered(house: House) -> None:
    at = await table(house, ("a", "b"))
    await hours(at, 1)
    mine, yours = await at.phone(0), await at.phone(1)
    assert not yours.has("cheques-1")
    await taps(mine, "cheques-1", "cheque-1-1000", "cheque-1-5000")
    assert "Il en manque 1" in mine.text()
    await mine.tap("cheque-1-9000")
    assert at.play.list_held("a") == (1000, 5000, 9000)
    await at.happens(fact.AcceleratorTaken(seat="a", rival="b"))
    await mine.settle()
    await mine.tap("duel-for-1")
    assert [one for one in mine.handles() if one.startswith("duel-1-")] == ["duel-1-1000", "duel-1-5000", "duel-1-9000"]


async def test_from_eight_oclock_the_domain_comes_first_and_the_duck_lands_in_it(house: House) -> None:
    at = await table(house)
    await at.happens(write("a S1/4/10"), write("b S2/4/10"), write("b P1/6/10"), TurnGiven(seat="a"))
    await hours(at, 8)
    phone = await at.phone()
    assert "À partir de maintenant" in phone.text()
    await phone.tap("take")
    assert phone.has("duck-sport") and not phone.has("duck-politics")
    await phone.tap("rival-2")
    assert "nommez d'abord le domaine" in phone.text()
    await taps(phone, "said-ok", "duck-sport", "rival-2")
    await taps(phone, "duel-for-1", "duel-1-9000", "duel-for-2", "duel-2-2000")
    assert phone.has("duck-on-2") and not phone.has("duck-on-3")
    await phone.tap("duck-on-2")
    assert at.play.find_article(2).article.duck


async def test_the_clock_tells_where_it_is_and_what_to_mark(house: House) -> None:
    at = await table(house, first_border=2, second_border=8)
    await at.happens(write("a P1/4/0"), write("b P2/4/10"))
    phone = await at.phone()
    for _ in range(3):
        await phone.tap("accelerator")
    assert phone.text("hour") == "3 h"
    assert phone.text("accelerators-placed") == "Accélérateurs posés : 3 / 12"
    assert "Secteur bleu : 20 000" in phone.text()
    assert "posez un jeton 10 sur l'article qui n'en a pas" in phone.text()


async def test_a_column_that_may_be_empty_is_asked_for_and_moves_the_clock(house: House) -> None:
    at = await table(house)
    phone = await at.phone()
    assert not phone.has("refill-0")
    await at.happens(fact.DispatchesRemoved(seat="a", count=2), fact.DispatchesRemoved(seat="b", count=2))
    await phone.settle()
    await phone.tap("refill-2")
    assert at.play.hour == 2 and phone.text("hour") == "2 h" and not phone.has("refill-0")
    await phone.tap("undo")
    assert at.play.hour == 0 and phone.has("refill-3")


@pytest.mark.parametrize(("taken", "asked"), [(0, True), (1, False)])
async def test_nobody_is_asked_for_accelerators_that_do_not_exist_any_more(
    house: House, taken: int, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one accelerator in the box: once it is placed, a column is filled up without any; once it is taken, none
    is."""
    monkeypatch.setattr(clock, "facts_at", lambda device: replace(facts_at(device), accelerators=1))
    at = await table(house)
    phone = await at.phone()
    await at.happens(fact.DispatchesRemoved(seat="a", count=2), fact.DispatchesRemoved(seat="b", count=2))
    await hours(at, 1)
    for _ in range(taken):
        await at.happens(fact.AcceleratorTaken(seat="a", rival="b"))
        for seat, value in (("a", 7000), ("b", 5000)):
            await at.happens(SecretEntered(name=fact.DUEL, seat=seat, value=value))
        await at.happens(fact.NothingPlaced(seat="a"))
    await phone.settle()
    assert phone.has("refill-0") == asked and not phone.has("refill-1")
    assert not asked or phone.text("refill-0") == worded("fr", "extrablatt-refilled")


async def test_the_count_step_by_step_to_the_winner_on_every_screen(house: House) -> None:
    at = await table(house, ("", "c"))
    await main(at)
    phone, other = await at.phone(0), await at.phone(1)
    await taps(phone, "begin-count", "begin-count-yes")
    assert at.play.phase is Phase.COUNT
    assert "Il manque les cases vides de Goupil, Zhette et Lahaz" in phone.text()
    with pytest.raises(AssertionError, match="disabled"):
        await phone.tap("next-step")
    for number, cells in ((1, "4"), (2, "4"), (3, "9")):
        await taps(phone, f"empties-{number}", f"keypad-{cells}", "keypad-ok")
    steps = {1: "+60 000 +60 000 +30 000", 3: "+90 000 +150 000 +90 000", 4: "+30 000 +60 000 +60 000"}
    for step in range(1, 5):
        await phone.tap("next-step")
        await other.settle()
        if step in steps:
            assert " ".join(other.text(f"step-{step}-{n}") for n in (1, 2, 3)) == steps[step]
    assert "S1" in other.text(), "what leaves is named"
    await phone.tap("next-step")
    await other.settle()
    for page in (phone, other):
        await page.tap("finale-skip")
        assert page.has("winner-2") and not page.has("winner-1")
        assert [page.text(f"total-{n}") for n in (1, 2, 3)] == ["220 000", "350 000", "240 000"]
        assert "350 000 exemplaires" in page.text()
    await phone.tap("sheet")
    assert capitalise(worded("fr", "extrablatt-column")) in phone.text(), "what the sheet counts in"
    await phone.tap("total-2")
    assert "1. Gros titres : 60" in phone.text("why")
    await at.live.wait_archived()
    (entry,) = await house.archive.history(limit=1)
    file = await house.archive.load(entry.id)
    assert score_file(dict(file), content_root()).result["winners"] == ["b"]
    await phone.go(f"/history/{entry.id}")
    assert phone.has("winner-2")


async def test_empty_cells_that_follow_from_the_zone_are_taken_in_one_tap(house: House) -> None:
    at = await table(house, headline_cells=24)
    await at.happens(write("a P1/12/10 headline"), place_ad("b", "c", 4), fact.CountBegun())
    await at.happens(fact.EmptiesCounted(seat="b", cells=24))
    phone = await at.phone()
    await phone.tap("empties-known")
    assert dict(at.play.empties) == {"a": 12, "b": 24, "c": 24} and not phone.has("empties-known")
    reserve = worded("fr", "extrablatt-reserve", extras=17, markers=13)
    assert phone.text("reserve") == reserve


@pytest.mark.parametrize("articles", [4, pytest.param(12, marks=pytest.mark.long)])
async def test_whole_papers_are_entered_by_dispatch_in_few_taps(house: House, articles: int) -> None:
    """Four papers of twelve articles in 160 taps, the cells of the headlines and two photos and ducks among them."""
    at = await open_table(house, "extrablatt", ("Ana", "Bo", "Cy", "Di"), ("",))
    phone, taken = await at.phone(), 0

    async def tap(*handles: str) -> None:
        nonlocal taken
        for handle in handles:
            await phone.tap(handle)
            taken += 1

    await tap("begin-count", "begin-count-yes", "by-dispatch")
    marker = 0
    for at_domain, domain in enumerate(FACTS.domains[: (articles + 1) // 2]):
        await tap(f"in-{domain}")
        # Two articles of each paper in each domain, those of a marker after each other.
        for worth, row, player in sorted(
            (10 + 10 * ((n + at_domain) % 3), 1 + (n + r) % 5, n + 1) for n in range(4) for r in (0, 2)
        ):
            await tap(f"cell-{row}-{player}")
            if worth != marker:
                await tap(f"cell-marker-{worth}")
                marker = worth
            if row == 1:
                await tap("cell-headline")
            await tap(f"cell-size-{4 + row}")
    assert len(at.play.articles) == 4 * articles
    assert all(article.circulation for article in at.play.articles)
    await tap("cell-1-1")
    assert phone.has("cell-size-4"), "its photo"
    await tap("cell-size-4")
    assert at.play.articles[-1].photo
    await tap("cell-1-1", f"cell-duck-{at.play.placed[-1].number}")
    assert at.play.articles[-1].duck
    assert taken <= 160 * articles / 12 + 10
    assert at.play.settings["dispatches"] == (), "a number is no name for the next game"
    if articles == 12:
        assert taken <= 160


async def test_what_does_not_add_up_holds_the_count_and_says_what_is_missing(house: House) -> None:
    at = await table(house, headline_cells=24)
    await at.happens(write("a P1/12/10 headline"), fact.CountBegun())
    phone = await at.phone()
    await taps(phone, "empties-1", "keypad-9", "keypad-ok")
    assert "il manque 3 cases dans les gros titres" in phone.text()


async def test_the_rulings_of_the_count_leave_to_its_page_what_it_asks_for(house: House) -> None:
    at = await table(house)
    await at.happens(write("a P1/12/10"), fact.CountBegun())
    phone = await at.phone()
    await taps(phone, "rulings", "sectors")
    await phone.tap("form-close")
    assert phone.handles().count("headline-cells") == 1
    await phone.go(f"/table/{at.live.state.code}/menu")
    await phone.tap("rulings")
    assert phone.has("headline-cells") and phone.has("first-border")


@pytest.mark.parametrize(("lang", "width"), list(zip(codes(), (390, 1280), strict=False)))
async def test_every_screen_can_be_drawn_in_every_language(house: House, lang: str, width: float) -> None:
    at = await table(house, ("a",), first_border=4, second_border=8)
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    phone = await at.phone(width=width)
    await main(at)
    await hours(at, 12)
    await at.happens(TurnGiven(seat="a"))
    await phone.settle()
    for opened in ("write", "remove", "take"):
        await taps(phone, opened, "form-close")
    await taps(phone, "paper-1", "paper-2", "cheques-1")
    await at.happens(fact.AcceleratorTaken(seat="a", rival="b", domain="sport"))
    await phone.settle()
    await taps(phone, "duel-for-1", "duel-1-12000", "duel-for-2", "duel-2-1000", "place-nothing")
    await at.happens(fact.CountBegun(), *(fact.EmptiesCounted(seat=seat, cells=3) for seat in "abc"))
    for step in range(1, 5):
        await at.happens(fact.StepReached(step=step))
    await phone.settle()
    assert ("60 000" if lang == "fr" else "60,000") in phone.text()
    await at.happens(fact.StepReached(step=5))
    await phone.settle()
    await taps(phone, "finale-skip", "log")
    assert phone.has("log-close")


async def test_who_only_watches_can_press_nothing(house: House) -> None:
    at = await table(house)
    await main(at)
    stranger = await house.phone(f"/join/{at.live.state.code}", storage=Storage())
    await stranger.tap("watch")
    assert stranger.has("hour")
    for handle in ("write", "take", "accelerator", "begin-count"):
        assert not stranger.has(handle)


async def test_a_question_mark_opens_the_rule_in_place(house: House) -> None:
    at = await table(house)
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    for opened in ("write", "take"):
        await phone.tap(opened)
        assert phone.has(f"help-button-{opened}"), opened
        await phone.tap("form-close")
    await phone.tap("help-button-accelerator")
    assert "avance d'une heure" in phone.text()


@pytest.mark.parametrize("phase", ["form", "duel", "decided", "count", "step"])
async def test_somebody_goes_home_in_any_phase_and_every_screen_goes_on(house: House, phase: str) -> None:
    at = await open_table(house, "extrablatt", ("Ana", "Bo", "Cy", "Di"), ("a", "b", ""))
    await at.happens(write("b S1/4/10"), write("c S2/6/10"), TurnGiven(seat="b"))
    await hours(at, 1)
    if phase in ("duel", "decided"):
        await at.happens(fact.AcceleratorTaken(seat="b", rival="c"))
    if phase == "decided":
        await at.happens(fact.DuelReported(seat="b"))
    if phase in ("count", "step"):
        await at.happens(fact.CountBegun(), *(fact.EmptiesCounted(seat=seat, cells=3) for seat in "abcd"))
    if phase == "step":
        await at.happens(fact.StepReached(step=1))
    pages = [await at.phone(n) for n in (0, 1, 2)]
    if phase == "form":
        await pages[1].tap("write")
    for seat in ("b", "c"):
        await at.live.submit(LeaveGame(seat=seat), at.host)
        for page in pages:
            await page.settle()
            assert page.has("form-close" if phase == "form" and page is pages[1] else "menu"), phase
    assert at.play.duel is None and not any(page.has("duel-won") for page in pages)
    await at.live.submit(LeaveGame(seat="d"), at.host)
    for page in pages:
        await page.settle()
        assert page.has("winner-1"), "who is left has won"
    await pages[0].tap("undo")
    assert at.play.staying == ("a", "d") and not pages[2].has("winner-1")


async def test_correcting_a_finished_count_looks_like_correcting_and_leads_back(house: House) -> None:
    at = await table(house)
    await at.happens(write("a P1/12/10"), write("b P2/6/20"), fact.CountBegun())
    await at.happens(*(fact.EmptiesCounted(seat=seat, cells=3) for seat in "abc"))
    for step in range(1, 6):
        await at.happens(fact.StepReached(step=step))
    phone = await at.phone()
    await phone.tap("finale-skip")
    before = phone.text("total-1")
    await phone.tap("correct")
    assert worded("fr", "logged-is-over") in phone.text() and not phone.has("next-step")
    await taps(phone, "paper-1", "duck-1", "back-to-result")
    assert phone.has("winner-2") and phone.text("total-1") != before


async def test_the_face_of_the_clock_asks_for_its_sectors_once(house: House) -> None:
    at = await table(house)
    await at.happens(TurnGiven(seat="a"), write("a P1/4/0"))
    phone = await at.phone()
    await taps(phone, "sectors", "first-border-4")
    assert not phone.has("second-border-4"), "they rise"
    await phone.tap("second-border-9")
    assert at.play.borders == (4, 9) and not phone.has("form-close") and not phone.has("sectors")
    assert at.play.articles[0].circulation == 10


async def test_a_duel_whose_cheques_changed_hands_takes_two_taps(house: House) -> None:
    at = await table(house, ("a", "b"))
    await hours(at, 1)
    await at.happens(TurnGiven(seat="a"), fact.AcceleratorTaken(seat="a", rival="b"))
    phone = await at.phone()
    await taps(phone, "duel-at-table", "duel-winner-2")
    assert at.play.duel.winner == "b"
    assert worded("fr", "extrablatt-duel-decided", name="Zhette") in phone.text("duel-won")
    assert not phone.has("duel-look"), "nobody typed a cheque"
    await phone.tap("undo")
    assert at.play.duel.winner is None


async def test_each_step_of_the_count_has_the_screen_to_itself_with_running_totals(house: House) -> None:
    at = await table(house)
    await main(at)
    await at.happens(
        fact.CountBegun(), *(fact.EmptiesCounted(seat=s, cells=c) for s, c in zip("abc", (4, 4, 9), strict=True))
    )
    phone = await at.phone()
    seen = []
    for step in range(1, 5):
        assert not phone.scrolls_with("next-step")
        await phone.tap("next-step")
        seen.append([int(phone.text(f"running-{n}").replace(" ", "")) // 1000 for n in (1, 2, 3)])
        assert not any(phone.has(f"step-{other}-1") for other in range(1, 5) if other != step)
    assert seen == [[60, 60, 30], [60, 60, 30], [150, 210, 120], [180, 270, 180]]


@pytest.mark.parametrize("size", [LYING_PHONE, Size(740, 360)], ids=str)
async def test_on_a_phone_on_its_side_what_is_chosen_stands_beside_what_it_is_about(house: House, size: Size) -> None:
    """The cheques of a duel and the sizes of an article were a scroll away."""
    at = await table(house)
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone(width=size.width, height=size.height)
    await phone.tap("write")
    assert right_half(phone)[0] == "domain-politics"
    await phone.tap("domain-politics")
    await phone.type("dispatch", "Corse")
    await phone.tap("dispatch-ok")
    assert next(one for one in right_half(phone) if not one.startswith("help")) == "size-4"
    await phone.tap("form-close")
    await hours(at, 1)
    await at.happens(fact.AcceleratorTaken(seat="a", rival="b"))
    await phone.settle()
    assert right_half(phone)[0] == "duel-for-1"
    await phone.tap("duel-for-1")
    assert right_half(phone)[:2] == ["duel-cover-1", "duel-1-1000"] and not phone.has("duel-for-2")
    await phone.tap("duel-cover-1")
    assert phone.has("duel-for-2")
    await at.happens(SecretEntered(name=fact.DUEL, seat="a", value=7000))
    await at.happens(SecretEntered(name=fact.DUEL, seat="b", value=5000))
    await phone.settle()
    assert right_half(phone)[0] == "ad-4"


def right_half(phone: Phone) -> list[str]:
    """The handles in the right one of two columns."""
    halves = [one.controls for one in phone.controls() if isinstance(one, ft.Row) and one.spacing == BETWEEN_COLUMNS]
    (_, right), *_ = halves
    return [str(one.identifier) for one in walk(right, set()) if isinstance(one, ft.Semantics)]


@pytest.mark.parametrize("width", [SMALL_PHONE.width, PHONE.width, LYING_PHONE.width])
async def test_sizes_stand_in_rows_of_six(house: House, width: float) -> None:
    at = await table(house)
    await at.happens(TurnGiven(seat="a"), write("a P1/12/10"))
    phone = await at.phone(width=width)
    await taps(phone, "write", "domain-politics", "dispatch-1")
    rows = [
        [str(each.identifier) for each in walk(one.controls, set()) if isinstance(each, ft.Semantics)]
        for one in phone.controls()
        if isinstance(one, ft.Row)
    ]
    assert [f"size-{cells}" for cells in range(4, 10)] in rows


async def test_in_large_text_sizes_stand_as_many_to_a_line_as_fit(house: House) -> None:
    """Seventeen of them, one to a line, were five pages long."""
    at = await table(house)
    await at.happens(TurnGiven(seat="a"))
    at.storages[0]["companion.scale"] = 2.0
    phone = await at.phone()
    await taps(phone, "write", "domain-politics")
    await phone.type("dispatch", "Corse")
    await phone.tap("dispatch-ok")
    wrapped = [one for one in phone.controls() if isinstance(one, ft.Row) and one.wrap]
    sizes = [f"size-{n}" for n in range(4, 21)]
    assert any(
        sizes == [one.identifier for one in walk(row.controls, set()) if isinstance(one, ft.Semantics)]
        for row in wrapped
    )
