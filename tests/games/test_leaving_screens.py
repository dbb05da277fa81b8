"""Somebody goes home from the menu of one of the four games: the others go on at once, and their line says it."""

from __future__ import annotations

import pytest

from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state import events as extrablatt
from companion.games.plus_belle_la_vie.scoring.model import Rencontre, RendezVous
from companion.games.plus_belle_la_vie.state import events as vie
from companion.games.reportages.state import events as reportages
from companion.table.intents import LeaveGame
from tests.games.election.build import run_off
from tests.games.election.test_game import live
from tests.support.house import House
from tests.support.live_game import open_table, taps
from tests.support.wording import worded


@pytest.mark.parametrize("game", ["reportages", "extrablatt", "plus-belle-la-vie", "election"])
async def test_leaving_from_the_menu_and_coming_back(house: House, game: str) -> None:
    table = await open_table(house, game, ("Ana", "Bo", "Cy", "Di"), ("a",))
    phone = await table.phone()
    await taps(phone, "menu", "leave-2")
    assert worded("fr", "menu-leave-question", name="Bo") in phone.text()
    await taps(phone, "leave-2-yes")
    assert table.play.staying == ("a", "c", "d")
    await phone.go(f"/table/{table.live.state.code}/sheet")
    gone = worded("fr", "logged-gone", name="Bo")
    assert gone in phone.text()
    await phone.tap("undo")
    assert table.play.staying == ("a", "b", "c", "d") and gone not in phone.text()


@pytest.mark.parametrize("leavers", ["c", "cb"])
async def test_the_round_of_the_reportages_goes_on_for_whoever_is_left(house: House, leavers: str) -> None:
    """No two can deal a round, but they play the one that is on."""
    table = await open_table(house, "reportages", ("Ana", "Bo", "Cy", "Di")[: 2 + len(leavers)], ("a",))
    await table.happens(reportages.RoundDealt(number=1, seat="a"))
    phone = await table.phone()
    for seat in leavers:
        await table.live.submit(LeaveGame(seat=seat), table.host)
        await phone.settle()
        again = await table.phone()
        for page in (phone, again):
            assert page.has("cash-1"), "the round is still on the screen, also after a reload"


async def test_what_somebody_brought_about_who_went_home_is_corrected(house: House) -> None:
    table = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo", "Cy"), ("a",))
    await table.happens(vie.RencontreDeclared(seat="b"), vie.MeetingBegun(number=1, seat="b"))
    await table.happens(vie.DiceThrown(seat="b", throw=1, success=True), vie.MeetingOver(number=1))
    await table.live.submit(LeaveGame(seat="b"), table.host)
    phone = await table.phone(where="/points")
    await taps(phone, "rencontres-2-less")
    assert table.play.events.count(Rencontre("b")) == 0
    await taps(phone, "rendez-vous-1", "roller-3", "roller-2", "rencontres-2-more")
    assert table.play.events.count(Rencontre("b")) == 1 and [
        one.roller for one in table.play.events if isinstance(one, RendezVous)
    ] == ["b"]


async def test_the_only_one_left_of_an_extrablatt_sees_that_he_has_won(house: House) -> None:
    table = await open_table(house, "extrablatt", ("Ana", "Bo", "Cy"), ("a",))
    await table.happens(extrablatt.ArticleWritten(article=Article("a", "sport", "S1", 4)))
    phone = await table.phone()
    await taps(phone, "menu", "leave-2", "leave-2-yes", "leave-3", "leave-3-yes")
    await phone.go(f"/table/{table.live.state.code}")
    assert phone.has("winner-1") and "Ana gagne, sans décompte" in phone.text()
    await phone.tap("undo")
    assert phone.has("hour") and not phone.has("winner-1")


@pytest.mark.parametrize("game", ["extrablatt", "election"])
async def test_the_question_says_so_where_leaving_ends_the_game(house: House, game: str) -> None:
    table = await open_table(house, game, ("Ana", "Bo", "Cy"), ("a",))
    phone = await table.phone()
    ends = worded("fr", "menu-leave-ends", names=("Ana",), count=1)
    await taps(phone, "menu", "leave-2")
    assert ends not in phone.text()
    await taps(phone, "leave-2-yes", "leave-3")
    assert ends in phone.text()


async def test_the_question_says_who_is_elected_where_a_finalist_leaves(house: House) -> None:
    table = await open_table(house, "election", ("Ana", "Bo", "Cy"), ("a",))
    for line in run_off():
        await table.happens(*live(line))
    phone = await table.phone()
    await taps(phone, "menu", "leave-3")
    assert worded("fr", "menu-leave-ends", names=("Ana",), count=1) in phone.text()
    await taps(phone, "leave-3-no", "leave-2")
    assert worded("fr", "menu-leave-ends", names=("Ana",), count=1) not in phone.text()
