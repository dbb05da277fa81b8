"""The front page at the end: who stands where, why, told place by place, corrected, played again, from the history."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft
import pytest

import companion.ui.app as app
from companion.games.redac_chef.state.intents import ChangeOption, EnterCount, SetOrder
from companion.games.redac_chef.state.play import Phase
from companion.games.redac_chef.views.result.screen import FinishedGame
from companion.table.intents import LeaveGame
from companion.table.message import say
from companion.ui.controls.motion import MOTION_MS
from tests.games.redac_chef.build import evening, player, round_of, sheet
from tests.games.redac_chef.build import game as game_of
from tests.games.redac_chef.counting_table import DAYS, FRIDAY, Table, open_table
from tests.support.house import House
from tests.support.wording import worded


async def over(table: Table, **counts: dict[str, Any]) -> Table:
    """Play all three days, each counted so; the rest as the rulebook's Friday."""
    for _ in DAYS:
        seats = [seat.id for seat in table.live.state.playing]
        await table.count_day({seat: FRIDAY[seat] | counts.get(seat, {}) for seat in seats})
    assert table.live.state.play.phase is Phase.RESULT
    return table


def leader_goes_under() -> dict[str, dict[str, Any]]:
    """Goupil has the most points and the least revenue."""
    return {"a": {"ads": 1, "articles": 20}, "b": {"ads": 5}, "c": {"ads": 4}}


async def test_the_front_page_says_who_won_and_who_went_under_and_why(house: House) -> None:
    table = await over(await open_table(house), **leader_goes_under())
    phone = await table.phone()
    assert phone.text("winner-3") == worded("fr", "result-wins")
    assert phone.text("bankrupt-1") == "faillite"
    assert phone.text("total-1") == "78" and phone.text("total-3") == "39"
    assert phone.text("ads-1") == worded("fr", "result-ads", dollars=3)
    assert "78 points ne suffisent pas : avec 3 $ contre 12 et 15" in phone.text()
    assert not phone.has("winner-1")


async def test_the_last_place_comes_last_and_the_bankrupt_after_it(house: House) -> None:
    table = await over(await open_table(house), **leader_goes_under())
    phone = await table.phone()
    totals = [handle for handle in phone.handles() if handle.startswith("total-")]
    assert totals == ["total-3", "total-2", "total-1"]


async def test_every_device_has_the_same_headline(house: House) -> None:
    table = await over(await open_table(house, holders=("a", "b", "c")))
    said = {(await table.phone(which)).text("headline") for which in range(3)}
    assert len(said) == 1


async def test_a_tie_names_the_token_that_broke_it(house: House) -> None:
    same = {"free_area": 4, "happy": 0, "sad": 0, "surplus": 0, "articles": 9, "photos": 0, "tribune": 0, "ads": 4}
    table = await over(await open_table(house), a=same, b=same, c=same | {"articles": 2})
    await table.live.submit(SetOrder(day="sunday", order=("b", "c", "a")), table.host)
    phone = await table.phone()
    assert phone.has("winner-2") and not phone.has("winner-1")
    holders = tuple(say("token-holder", name=name, token=token) for name, token in (("Zhette", 1), ("Goupil", 3)))
    assert worded("fr", "reason-tie-broken", holders=holders, points=36, day=say("day-sunday")) in phone.text()


async def test_a_shared_win_names_both(house: House) -> None:
    file = evening({id_: {"articles": 9, "ads": 4} for id_ in "abc"}, mode="family")
    await _kept(house, file)
    phone = await house.phone(f"/history/{file['id']}")
    assert [phone.text(f"winner-{n}") for n in (1, 2, 3)] == ["partage la Une"] * 3


async def test_a_correction_moves_the_page_and_says_what_moved(house: House) -> None:
    table = await over(await open_table(house), **leader_goes_under())
    phone = await table.phone()
    headline = phone.text("headline")
    await table.live.submit(EnterCount(day="saturday", seat="a", field="ads", value=20), table.host)
    await phone.settle()
    assert phone.has("winner-1") and not phone.has("bankrupt-1")
    assert phone.text("headline") != headline


async def test_the_sheet_leads_to_a_correction_in_two_taps(house: House) -> None:
    table = await over(await open_table(house))
    phone = await table.phone()
    await phone.tap("sheet")
    await phone.tap("cell-photos-2-saturday")
    await phone.tap("correct-photos-2-saturday")
    await phone.tap("keypad-6")
    await phone.tap("keypad-ok")
    assert table.counts("b", "saturday").photos == 6
    assert phone.has("said") and "Zhette" in phone.text("said")


async def test_what_is_taken_back_makes_the_page_provisional_and_names_who(house: House) -> None:
    table = await over(await open_table(house), **leader_goes_under())
    await table.live.submit(EnterCount(day="sunday", seat="c", field="ads", value=None), table.host)
    phone = await table.phone()
    assert "Il manque encore des valeurs à Lahaz" in phone.text()
    assert "ÉDITION PROVISOIRE" in phone.text()
    assert phone.text("winner-3") == "en tête" and phone.text("bankrupt-1") == "faillite en vue"


async def test_who_left_stands_below_with_what_he_had(house: House) -> None:
    table = await open_table(house)
    await table.count_day()
    await table.live.submit(LeaveGame(seat="b"), table.host)
    await over_rest(table)
    phone = await table.phone()
    totals = [handle for handle in phone.handles() if handle.startswith("total-")]
    assert totals[-1] == "total-2" and phone.text("total-2") == "9"
    assert "partie quittée après le vendredi" in phone.text()


async def over_rest(table: Table) -> None:
    while table.live.state.play.phase is not Phase.RESULT:
        await table.count_day({seat.id: FRIDAY[seat.id] for seat in table.live.state.playing})


# --- place by place ---------------------------------------------------------------------------------------------------


async def test_a_table_that_wants_it_is_told_the_last_place_first(house: House) -> None:
    table = await open_table(house, holders=("a", "b"))
    await table.live.submit(ChangeOption(option="reveal", value=True), table.host)
    await over(table, **leader_goes_under())
    phone, other = await table.phone(0), await table.phone(1)
    assert not any(phone.has(f"total-{n}") for n in (1, 2, 3)) and "Lahaz" not in phone.text()
    await phone.tap("reveal")
    assert phone.has("bankrupt-1") and not phone.has("total-2")
    await phone.tap("reveal")
    assert phone.has("total-2") and not phone.has("total-3")
    assert phone.text("reveal") == "Révéler la Une"
    await other.settle()
    assert other.has("total-2") and not other.has("total-3"), "one reveal for all screens"
    assert not (other.has("reveal") or other.has("reveal-all") or other.has("again")) and other.has("reveal-follow")
    await phone.tap("reveal")
    assert phone.has("winner-3") and phone.has("again")
    await other.settle()
    assert other.has("winner-3") and not other.has("reveal-again")


async def test_where_the_host_has_left_another_goes_on_with_the_reveal(house: House) -> None:
    table = await open_table(house, holders=("a", "b"))
    await table.live.submit(ChangeOption(option="reveal", value=True), table.host)
    await over(table, **leader_goes_under())
    other = await table.phone(1)
    assert other.has("reveal"), "nobody who leads has a page open"
    host = await table.phone(0)
    await other.settle()
    assert host.has("reveal") and not other.has("reveal")
    await host.cut()
    await other.settle()
    await other.tap("reveal")
    assert other.has("bankrupt-1")


async def test_reduced_motion_moves_nothing(house: House) -> None:
    table = await open_table(house)
    await table.live.submit(ChangeOption(option="reveal", value=True), table.host)
    await over(table, **leader_goes_under())
    phone = await table.phone()
    moving = [one for one in phone.controls() if isinstance(one, ft.AnimatedSwitcher)]
    assert moving and all(one.duration == MOTION_MS <= 200 for one in moving)
    phone.line.reports["calm"] = True
    phone.line.on_report()
    await phone.tap("reveal")
    assert phone.has("bankrupt-1")
    assert not [one for one in phone.controls() if isinstance(one, ft.AnimatedSwitcher)]


async def test_what_is_revealed_outlives_a_reload(house: House) -> None:
    table = await open_table(house)
    await table.live.submit(ChangeOption(option="reveal", value=True), table.host)
    await over(table, **leader_goes_under())
    phone = await table.phone()
    await phone.tap("reveal")
    again = await table.phone()
    assert again.has("bankrupt-1") and not again.has("total-2")


async def test_otherwise_all_is_shown_and_may_be_told_again(house: House) -> None:
    table = await over(await open_table(house), **leader_goes_under())
    phone = await table.phone()
    assert phone.has("winner-3")
    await phone.tap("reveal-again")
    assert not phone.has("winner-3") and phone.has("reveal")


async def test_the_choice_to_reveal_moves_no_figure_and_may_be_made_at_the_end(house: House) -> None:
    table = await over(await open_table(house))
    accepted = await table.live.submit(ChangeOption(option="reveal", value=True), table.host)
    assert accepted.seq is not None and accepted.news == ()


async def test_a_correction_is_told_on_the_other_screens_of_the_table(house: House) -> None:
    table = await over(await open_table(house, holders=("a", "b")))
    mine, other = await table.phone(0), await table.phone(1)
    await table.live.submit(EnterCount(day="saturday", seat="a", field="ads", value=20), table.host)
    await other.settle()
    told = worded("fr", "news-elsewhere", moved=("X",)).split("X")[0]
    assert told in other.text() and told not in mine.text()


# --- and then -------------------------------------------------------------------------------------------------------


async def test_again_takes_all_devices_to_the_new_table(house: House) -> None:
    table = await over(await open_table(house, holders=("a", "bc")))
    mine, yours = await table.phone(0), await table.phone(1)
    await mine.tap("again")
    new = house.hub.find_tonight()
    assert new is not None and new.id != table.live.id
    while not (mine.has("start-round") and yours.has("start-round")):  # a page that never follows fails by its patience
        await mine.settle()
        await yours.settle()
        await asyncio.sleep(0.001)
    assert [seat.name for seat in new.state.seats] == ["Goupil", "Zhette", "Lahaz"]
    assert mine.page.route == yours.page.route == f"/table/{new.state.code}"
    assert mine.has("start-round") and yours.has("start-round")


async def test_a_watcher_cannot_play_again_for_the_others(house: House) -> None:
    table = await over(await open_table(house, holders=("abc", "")))
    phone = await table.phone(1)
    if phone.has("watch"):
        await phone.tap("watch")
    assert phone.has("headline") and not phone.has("again")


async def test_the_doors_lead_out(house: House) -> None:
    table = await over(await open_table(house))
    phone = await table.phone()
    await phone.tap("new-game")
    assert phone.page.route == "/new"
    phone = await table.phone()
    await phone.tap("home")
    assert phone.page.route == "/home"


async def test_the_page_on_a_laptop_has_the_same_handles(house: House) -> None:
    table = await over(await open_table(house), **leader_goes_under())
    narrow, wide = await table.phone(), await table.phone(width=1280)
    assert set(narrow.handles()) == set(wide.handles())


# --- from the history -------------------------------------------------------------------------------------------------


async def _kept(house: House, file: Any) -> None:
    file["id"] = file.get("id") or "33333333-3333-4333-8333-333333333333"
    file["finished_at"] = "2026-11-20T22:40:00+01:00"
    await house.archive.save(file)


async def test_a_game_from_the_history_has_its_front_page_and_its_sheet(house: House) -> None:
    file = evening({"a": {"articles": 17, "ads": 4}, "b": {"articles": 27, "ads": 3}, "c": {"articles": 7, "ads": 5}})
    file["players"] = [player(id_, name=name) for id_, name in zip("abc", ("Ana", "Bo", "Cy"), strict=True)]
    await _kept(house, file)
    phone = await house.phone(f"/history/{file['id']}")
    assert phone.text("winner-1") == worded("fr", "result-wins") and phone.text("bankrupt-2") == "faillite"
    assert phone.has("cell-articles-1-friday")
    assert phone.handles().count("total-1") == 1
    assert "20 NOV. 2026" in phone.text()


async def test_a_solo_game_shows_its_goal_and_a_puzzle_its_thresholds(house: House) -> None:
    solo = game_of([round_of(day, {"a": sheet(ads=4)}) for day in DAYS], "a", mode="solo")
    await _kept(house, solo)
    phone = await house.phone(f"/history/{solo['id']}")
    assert phone.text("goal") == "Objectif atteint" and not phone.has("winner-1")
    page = {"articles": 15, "free_area": 6, "ads_all_placed": True}
    puzzle = game_of([round_of("friday", {"a": page})], "a", mode="puzzle", options={"puzzle": 7})
    puzzle["id"] = "44444444-4444-4444-8444-444444444444"
    await _kept(house, puzzle)
    phone = await house.phone(f"/history/{puzzle['id']}")
    assert phone.text("puzzle") == "2 seuils sur 3"
    assert not phone.has("ads-1")


async def test_a_file_that_cannot_be_read_is_a_sentence(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    file = evening({"a": {"surplus": -1}, "b": {}})
    monkeypatch.setattr(app, "find_screen", lambda device: FinishedGame(file))
    phone = await house.phone("/home")
    assert "Impossible de lire cette partie" in phone.text()
    assert "rounds[0].sheets.a.surplus" in phone.text()


async def test_the_front_page_is_taken_home_as_a_picture_and_as_a_pdf(house: House) -> None:
    table = await over(await open_table(house))
    phone = await table.phone()
    picture = _link_of(phone, "share-picture")
    assert picture.startswith("/paper/") and _link_of(phone, "share-pdf") == f"{picture}.pdf"
    again = await table.phone()
    assert _link_of(again, "share-picture") == picture, "every phone in a language has the same address"


async def test_no_front_page_is_taken_home_before_the_end(house: House) -> None:
    table = await open_table(house)
    assert not (await table.phone()).has("share-picture")


def _link_of(phone: Any, handle: str) -> str:
    return next(str(control.url.url) for control in phone.controls_in(handle) if getattr(control, "url", None))
