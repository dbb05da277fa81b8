"""Each mode's screens, from the set-up list to the result, in French and in English."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest

from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CharacterChosen, CountingDone, DayBegun, RoleTaken
from companion.games.redac_chef.state.play import Phase
from companion.hub.table import LiveTable
from companion.kit.game_base import Happened
from companion.store.players import Player
from companion.table.game import Actor
from tests.support.headless_phone import Phone, Storage
from tests.support.house import House
from tests.support.seated import actor_of
from tests.support.set_up_hands import choose, unfold
from tests.support.wording import worded

PAGE: dict[str, Any] = {"articles": 8, "photos": 5, "tribune": 2, "free_area": 4, "ads": 4, "ads_all_placed": True}


def speaking(lang: str) -> Storage:
    storage = Storage()
    storage["companion.prefs"] = json.dumps({"lang": lang})
    return storage


async def join(phone: Phone, *names: str) -> None:
    for name in names:
        await phone.type("player-name", name)
        await phone.tap("add-player")


async def opened(house: House, mode: str, *names: str, lang: str = "fr", taps: tuple[str, ...] = ()) -> Phone:
    """From the set-up list to an open table."""
    phone = await house.phone("/new", storage=speaking(lang))
    await choose(phone, f"mode-{mode}", *taps)
    await join(phone, *names)
    await phone.tap("open-table")
    assert phone.has("start-round"), phone.text()
    return phone


def table_of(house: House) -> LiveTable:
    table = house.hub.find_tonight()
    assert table is not None
    return table


def host_of(phone: Phone) -> Actor:
    return actor_of(phone.storage)


async def count(house: House, phone: Phone, pages: Mapping[str, Mapping[str, Any]] | None = None) -> None:
    """Enter everybody's page and finish counting."""
    table, host = table_of(house), host_of(phone)
    play = table.state.play
    rules = play.settings.scoring_rules(house.services.games["redac-chef"].facts)  # type: ignore[attr-defined]
    for seat in play.today.seats:
        page = {**PAGE, **(pages or {}).get(seat, {})}
        for field in rules.fields(table.state.play.character(seat)):
            entered = wish.EnterCount(day=play.current, seat=seat, field=field, value=page.get(field, 0))
            await table.submit(entered, host)
    await table.submit(Happened(event=CountingDone(day=play.current)), host)
    await phone.settle()


async def play_round(house: House, phone: Phone) -> None:
    """A whole round, without its screens."""
    table, host = table_of(house), host_of(phone)
    day = table.state.play.current
    await table.submit(wish.StartRound(day=day), host)
    await table.submit(wish.EndRound(day=day), host)
    seats = table.state.play.today.seats
    if table.state.play.phase is Phase.ROUND and table.state.play.settings.rules.tokens:
        await table.submit(wish.SetOrder(day=day, order=seats), host)
    elif table.state.play.phase is Phase.ROUND:
        for seat in seats:
            await table.submit(wish.CallPrint(day=day, seat=seat), host)
        await table.submit(wish.EndRound(day=day), host)
    await table.submit(wish.EnterCount(day=day, seat=seats[0], field="surplus", value=None), host)
    await phone.settle()


async def play_to_the_end(house: House, phone: Phone, **pages: Mapping[str, Any]) -> None:
    table, host = table_of(house), host_of(phone)
    while True:
        if table.state.play.phase is not Phase.COUNT:
            await play_round(house, phone)
        await count(house, phone, pages)
        if table.state.play.phase is Phase.RESULT:
            return
        days = table.state.play.settings.rules.days or ()
        following = days[[str(day) for day in days].index(table.state.play.current) + 1]
        await table.submit(Happened(event=DayBegun(day=following)), host)
        await phone.settle()


async def test_set_up_offers_every_mode(house: House) -> None:
    phone = await house.phone("/new")
    await unfold(phone, "mode-solo")
    assert [handle[5:] for handle in phone.handles() if handle.startswith("mode-")] == list(MODES)


# That no text is missing in either language is held by the tests of the catalogues; here they take turns.
@pytest.mark.parametrize(
    ("lang", "mode", "names", "taps"),
    [
        ("fr", "solo", ("Ada",), ()),
        ("en", "puzzle", ("Ada",), ()),
        ("fr", "puzzle", ("Ada",), ("puzzle-2", "puzzle-day-sunday")),
        ("en", "family", ("Ada", "Bo"), ()),
        ("fr", "family", ("Ada", "Bo"), ("with-clock",)),
        ("en", "turn-by-turn", ("Ada", "Bo"), ("flash",)),
        ("fr", "newsroom", ("Ada", "Bo", "Cy", "Di"), ()),
        ("en", "advanced", ("Ada", "Bo"), ()),
        ("fr", "advanced", ("Ada", "Bo"), ("progress", "progress-scenarios", "scenario-11")),
    ],
)
async def test_every_mode_is_played_from_set_up_to_its_result(
    house: House, lang: str, mode: str, names: tuple[str, ...], taps: tuple[str, ...]
) -> None:
    phone = await opened(house, mode, *names, lang=lang, taps=taps)
    table = table_of(house)
    assert table.state.play.settings.mode == mode
    await phone.tap("start-round")
    await phone.settle()
    unused = {"articles", "photos", "tribune", "free_area", "mood", "surplus", "ads"} - set(MODES[mode].rows)
    handles = phone.handles()
    assert MODES[mode].phases == any(handle.startswith("maquette-") for handle in handles) or phone.has("count-in")
    if not MODES[mode].tirage:
        assert not any(handle.startswith(("tirage-", "maquette-")) for handle in handles)
    await table.submit(wish.EndRound(day=table.state.play.current), host_of(phone))
    if table.state.play.phase is Phase.ROUND:
        day = table.state.play.current
        if MODES[mode].tokens:
            await table.submit(wish.SetOrder(day=day, order=table.state.play.today.seats), host_of(phone))
        else:
            for seat in table.state.play.today.seats:
                await table.submit(wish.CallPrint(day=day, seat=seat), host_of(phone))
            await table.submit(wish.EndRound(day=day), host_of(phone))
        seat = table.state.play.today.seats[0]
        await table.submit(wish.EnterCount(day=day, seat=seat, field="surplus", value=None), host_of(phone))
    await phone.settle()
    assert table.state.play.phase is Phase.COUNT
    counted = {handle for handle in phone.handles() if handle.startswith("row-")}
    assert not counted & {f"row-{row}" for row in unused}, "a row that the mode does not use is not shown"
    await play_to_the_end(house, phone)
    assert phone.has("headline") and phone.has("total-1"), phone.handles()
    await phone.tap("sheet")
    cells = {handle.split("-")[1] for handle in phone.handles() if handle.startswith("cell-")}
    assert not cells & unused
    await table.wait_archived()
    entry = (await house.archive.history())[0]
    again = await house.phone(f"/history/{entry.id}", storage=phone.storage)
    assert again.has("headline")


# --- set-up -----------------------------------------------------------------------------------------------------------


async def test_a_scenario_at_set_up_brings_its_cards_and_its_character(house: House) -> None:
    phone = await opened(house, "classic", "Ada", "Bo", taps=("progress", "progress-scenarios", "scenario-11"))
    settings = table_of(house).state.play.settings
    assert (settings.mode, settings.flash, settings.powers, settings.scenario) == ("advanced", True, True, 11)
    assert "Jazz Lahaz" in phone.text("scenario-day") and "D4" in phone.text("scenario-day")
    assert not phone.has("character-1") and not phone.has("flash-1"), "nobody chooses what the scenario fixes"


async def test_a_known_puzzle_shows_its_day_tribune_and_thresholds(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "mode-puzzle")
    assert "Seuils : 13, 15 et 17 points." in phone.text()
    await choose(phone, "puzzle-12")
    assert "Dimanche" in phone.text() and "Fin d'opération" in phone.text()
    assert not phone.has("puzzle-tier-1")


async def test_thresholds_that_do_not_rise_are_refused_in_words_and_nothing_is_lost(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "mode-puzzle")
    await choose(phone, "puzzle-3")
    await join(phone, "Ada")
    for number, points in enumerate((15, 13, 17), 1):
        await phone.type(f"puzzle-tier-{number}", str(points))
    assert "du plus bas au plus haut" in phone.text("puzzle-tiers-wrong")
    await phone.tap("open-table")
    assert house.hub.find_tonight() is None and "du plus bas au plus haut" in phone.text()
    assert [phone.value(f"puzzle-tier-{number}") for number in (1, 2, 3)] == ["15", "13", "17"]
    await phone.tap("puzzle-day-sunday")
    await phone.type("puzzle-tier-1", "11")
    assert not phone.has("puzzle-tiers-wrong")
    await phone.tap("open-table")
    settings = table_of(house).state.play.settings
    assert (settings.puzzle, settings.puzzle_day, settings.puzzle_tiers) == (3, "sunday", (11, 13, 17))


async def test_two_thresholds_of_three_are_refused(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "mode-puzzle")
    await choose(phone, "puzzle-1")
    await join(phone, "Ada")
    await phone.type("puzzle-tier-1", "10")
    assert "trois seuils" in phone.text("puzzle-tiers-wrong")
    await phone.tap("open-table")
    assert house.hub.find_tonight() is None


async def test_a_newsroom_with_an_odd_number_is_refused_and_everybody_stays(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "mode-newsroom")
    await join(phone, "Ana", "Bo", "Cy", "Di", "Eve")
    assert "équipe 3 · Reporter" in phone.text("seat-5")
    await phone.tap("open-table")
    assert "à 5, quelqu'un reste seul" in phone.text()
    assert house.hub.find_tonight() is None and phone.has("seat-5")
    await join(phone, "Flo")
    await phone.tap("open-table")
    assert [seat.members for seat in table_of(house).state.seats] == [("Ana", "Bo"), ("Cy", "Di"), ("Eve", "Flo")]
    assert {profile.player.name for profile in house.archive.players} >= {"Ana", "Flo"}, "members are known next time"


async def test_twelve_make_six_teams_and_a_thirteenth_finds_no_place(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "mode-newsroom")
    await join(phone, *(f"P{number}" for number in range(13)))
    assert "12" in phone.text() and not phone.has("seat-13")


async def test_a_scenario_with_seven_players_is_refused_and_the_six_stay(house: House) -> None:
    phone = await house.phone("/new")
    await choose(phone, "progress", "progress-scenarios", "scenario-1")
    await join(phone, *(f"P{number}" for number in range(1, 8)))
    assert worded("fr", "refused-too-many-players", most=6) in phone.text()
    assert phone.has("seat-6") and not phone.has("seat-7")


async def test_too_many_for_a_mode_is_said_before_the_table_opens(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Ada", "Bo", "Cy")
    await choose(phone, "mode-solo")
    assert worded("fr", "setup-most", most=1, more=2) in phone.text()
    await phone.tap("open-table")
    assert house.hub.find_tonight() is None and phone.has("seat-3")


# --- at the table -----------------------------------------------------------------------------------------------------


async def test_in_family_only_the_host_has_the_end_and_the_others_are_told(house: House) -> None:
    phone = await opened(house, "family", "Ada", "Bo")
    other = await house.phone(f"/join/{table_of(house).state.code}", storage=speaking("en"))
    await other.tap("take-seat-2")
    await phone.tap("start-round")
    await other.settle()
    assert not phone.has("timer") and phone.has("end-round")
    assert not other.has("end-round") and "The host ends the round" in other.text()
    await phone.tap("end-round")
    assert table_of(house).state.play.phase is Phase.COUNT


async def test_in_turn_by_turn_the_screen_knows_whose_turn_it_is_and_print_ends_it(house: House) -> None:
    phone = await opened(house, "turn-by-turn", "Ada", "Bo", "Cy")
    await phone.tap("first-2")
    order = [handle for handle in phone.handles() if handle.startswith("tribune-pick-")]
    assert order == ["tribune-pick-1", "tribune-pick-3", "tribune-pick-2"]
    await phone.tap("tribune-pick-1")
    await phone.tap("tribune-pick-1")
    assert phone.has("tribune-tile-1-D6") and phone.has("tribune-tile-1-9A") and not phone.has("tribune-tile-1-1B")
    await phone.tap("start-round")
    assert "Au tour de Bo" in phone.text("turn") and "Réorganiser" in phone.text()
    assert phone.has("tirage-2") and not phone.has("tirage-1") and not phone.has("timer")
    assert phone.has("help-mode-turn-by-turn")
    await phone.tap("end-turn")
    assert "Au tour de Cy" in phone.text("turn")
    await phone.tap("tirage-3")
    assert "Cy" in phone.text("turns-over") and not phone.has("end-turn")
    await phone.tap("tirage-1")
    await phone.tap("end-round")
    assert table_of(house).state.play.phase is Phase.COUNT


async def test_in_newsroom_the_layout_editor_has_the_buttons_and_the_reporter_the_clock(house: House) -> None:
    phone = await opened(house, "newsroom", "Ana", "Bo", "Cy", "Di")
    editor, reporter = speaking("fr"), speaking("en")
    await table_of(house).submit(
        Happened(event=RoleTaken(seat="a", device=actor_of(editor).device, role=None)), host_of(phone)
    )
    pages = []
    for storage, role in ((editor, "role-1-2"), (reporter, "role-1-1")):
        page = await house.phone(f"/join/{table_of(house).state.code}", storage=storage)
        await page.tap("take-seat-1")
        if not page.has(role):
            await page.go(f"/table/{table_of(house).state.code}")
        await page.tap(role)
        pages.append(page)
    await phone.tap("start-round")
    for page in pages:
        await page.settle()
    table = table_of(house)
    assert pages[1].has("timer") and pages[1].has("reporting")
    assert not any(handle.startswith(("tirage-", "maquette-")) for handle in pages[1].handles())
    assert not pages[1].has("end-round") and not pages[1].has("pause")
    assert not any(handle.startswith("maquette-") for handle in pages[0].handles())
    assert pages[0].has("tirage-1") or pages[0].has("count-in")
    assert table.state.play.role("a", actor_of(reporter).device) == 0


async def test_roles_are_swapped_and_members_named_at_the_table(house: House) -> None:
    phone = await opened(house, "newsroom", "Ana", "Bo", "Cy", "Di")
    await phone.tap("team-swap-1")
    swapped = table_of(house).state.seats[0]
    known = {profile.player.id: profile.player.name for profile in house.archive.players}
    assert swapped.members == ("Bo", "Ana") == tuple(known[person] for person in swapped.people if person)
    await phone.type("player-name", "Les derniers")
    await phone.tap("add-player")
    await phone.tap("start-round")
    assert "Qui joue dans l'équipe Les derniers" in phone.text()
    await phone.type("member-3-1", "Eve")
    await phone.type("member-3-2", "Flo")
    await phone.tap("members-3")
    assert table_of(house).state.seats[2].members == ("Eve", "Flo")
    known = {profile.player.id: profile.player.name for profile in house.archive.players}
    assert [known[person] for person in table_of(house).state.seats[2].profiles] == ["Eve", "Flo"], "they are known now"
    await phone.tap("start-round")
    assert table_of(house).state.play.phase is Phase.ROUND


async def test_somebody_known_who_comes_to_a_newsroom_is_the_first_of_a_new_team(house: House) -> None:
    await house.archive.run(
        lambda library: library.people.save(Player(id="p-eve", name="Eve", created_at=datetime(2026, 1, 1, tzinfo=UTC)))
    )
    phone = await opened(house, "newsroom", "Ana", "Bo", "Cy", "Di")
    await phone.type("player-name", "eve")
    await phone.tap("add-player")
    await phone.type("member-3-2", "Flo")
    await phone.tap("members-3")
    seat = table_of(house).state.seats[2]
    assert (seat.members, seat.profile, seat.people[0]) == (("Eve", "Flo"), None, "p-eve")


async def test_solo_shows_its_goal_on_the_way_and_whether_it_was_met(house: House) -> None:
    phone = await opened(house, "solo", "Ada")
    assert "Encore 12" in phone.text("aim-ads-1")
    await play_round(house, phone)
    await count(house, phone, {"a": {"ads": 5}})
    assert "Encore 7" in phone.text("aim-ads-1")
    assert "Piochez 2 tribunes" in phone.text()
    await table_of(house).submit(Happened(event=DayBegun(day="saturday")), host_of(phone))
    await play_to_the_end(house, phone, a={"ads": 4})
    assert phone.text("goal") == "Objectif atteint"


async def test_what_a_scenario_still_wants_stands_between_counting_and_in_the_round(house: House) -> None:
    taps = ("progress", "progress-scenarios", "scenario-10")
    phone = await opened(house, "solo", "Ada", taps=taps)
    await phone.tap("start-round")
    await phone.tap("reminders")
    assert "Encore 57 points" in phone.text("aim-points-1")
    assert phone.has("timer") and not phone.has("tirage-1")
    await phone.tap("reminders")
    table = table_of(house)
    await table.submit(wish.EndRound(day="friday"), host_of(phone))
    await table.submit(wish.EnterCount(day="friday", seat="a", field="happy", value=3), host_of(phone))
    await table.submit(wish.EnterCount(day="friday", seat="a", field="ads", value=6), host_of(phone))
    await phone.settle()
    assert "Encore 10 $" in phone.text("aim-ads-1")
    await count(house, phone, {"a": {"ads": 6, "happy": 3}})
    assert phone.text("aim-extra-1").startswith("Manqué")


async def test_at_the_end_each_condition_of_a_scenario_has_its_figure(house: House) -> None:
    taps = ("progress", "progress-scenarios", "scenario-1")
    phone = await opened(house, "advanced", "Ada", "Bo", taps=taps)
    await play_to_the_end(house, phone, b={"ads": 1})
    assert "réussi" in phone.text("scenario-1") and "manqué" in phone.text("scenario-2")
    assert "12 (minimum 12) · atteint" in phone.text("condition-ads-1")
    assert "3 (minimum 12) · manqué" in phone.text("condition-ads-2")


async def test_a_rule_change_is_reminded_and_confirmed_by_each_player(house: House) -> None:
    taps = ("progress", "progress-rule-changes", "rule-change-5")
    phone = await opened(house, "classic", "Ada", "Bo", taps=taps)
    assert "pubs" in phone.text("rule-change")
    await play_round(house, phone)
    await count(house, phone)
    assert "Retirez du jeu les pubs" in phone.text()
    await table_of(house).submit(Happened(event=DayBegun(day="saturday")), host_of(phone))
    await play_to_the_end(house, phone)
    await phone.tap("rule-kept-1")
    await phone.tap("rule-broken-2")
    ticked = dict(table_of(house).state.play.ticked)
    assert (ticked["a"].rule_change, ticked["b"].rule_change) == (True, False)
    await table_of(house).wait_archived()
    file = await house.archive.load(table_of(house).state.game_id)
    assert file["ticked"] == {"a": {"rule_change": True}, "b": {"rule_change": False}}
    kept = await house.phone(f"/history/{table_of(house).state.game_id}")
    assert "Respectée" in kept.text() and "Pas respectée" in kept.text()


async def test_powers_are_reminded_in_the_round(house: House) -> None:
    phone = await opened(house, "advanced", "Ada", "Bo", taps=("flash",))
    await table_of(house).submit(Happened(event=CharacterChosen(seat="a", character="ursule")), host_of(phone))
    await phone.settle()
    await phone.tap("start-round")
    await phone.tap("reminders")
    assert "prendre 1 de plus" in phone.text("powers")


async def test_the_clarification_of_a_flash_card_is_shown_before_tribunes_are_chosen(house: House) -> None:
    phone = await opened(house, "advanced", "Ada", "Bo", taps=("powers",))
    await phone.tap("flash-12")
    assert "un seul groupe" in phone.text("clarified-flash-friday-12")
    await play_round(house, phone)
    await count(house, phone)
    await phone.tap("flash-2")
    handles = phone.handles()
    assert handles.index("clarified-flash-saturday-2") < handles.index("tribune-pick-1")
