"""A game that was put away before its end: in the history, and taken up again."""

from __future__ import annotations

from companion.games.redac_chef.state import intents as wish
from companion.table.game import Actor
from tests.support.finished_game import open_table
from tests.support.house import House
from tests.support.wording import worded


async def test_a_game_without_a_result_is_in_the_history_and_goes_on(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Ada", "Bo")
    await table.submit(wish.StartRound(day="friday"), Actor(table.state.host))
    await phone.go(f"/table/{table.state.code}/menu")
    await phone.tap("put-away")
    assert worded("fr", "home-put-away-question") in phone.text()
    await phone.tap("put-away-yes")
    other = await house.phone("/history")
    assert "Partie inachevée" in other.text()
    await other.go(f"/history/{table.state.game_id}")
    assert "Ada" in other.text()
    await other.tap("take-up-game")
    assert other.page.route == f"/table/{table.state.code}"
    assert not table.state.closed
    assert house.hub.unfinished_tables() == []
    await house.phone("/history")


async def test_a_table_put_away_before_its_game_began_is_no_game(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Ada", "Bo")
    await house.hub.put_away(table.id, Actor(table.state.host))
    other = await house.phone("/history")
    assert "Partie inachevée" not in other.text()


async def test_a_game_without_a_result_is_deleted_after_a_question(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Ada", "Bo")
    await table.submit(wish.StartRound(day="friday"), Actor(table.state.host))
    await house.hub.put_away(table.id, Actor(table.state.host))
    await phone.go(f"/history/{table.state.game_id}")
    await phone.tap("delete-game")
    await phone.tap("delete-game-yes")
    assert phone.page.route == "/history"
    assert "Partie inachevée" not in phone.text()
