"""The history: what it lists, opens, corrects and deletes."""

from __future__ import annotations

import time
from datetime import datetime

import flet as ft
import pytest

from companion.store.library import Library
from companion.ui.device import Device
from companion.ui.screens import history
from companion.ui.screens.history import lay_out_columns
from tests.support.finished_game import game_file, taken_up
from tests.support.house import AWAY, House, HouseOn
from tests.support.wording import worded

OTHER = "22222222-2222-4222-8222-222222222222"


async def test_an_empty_history_says_so(house: House) -> None:
    phone = await house.phone("/history")
    assert worded("fr", "history-empty") in phone.text()


async def test_games_are_listed_newest_first_with_who_won(house: House) -> None:
    await house.archive.save(game_file())
    await house.archive.save(game_file(OTHER, "2026-11-26T22:40:00+01:00"))
    phone = await house.phone("/home")
    await phone.tap("history")
    lines = [handle for handle in phone.handles() if handle.startswith("game-")]
    assert lines == [f"game-{OTHER}", f"game-{game_file()['id']}"]
    said = phone.text(lines[1])
    assert "Goupil gagne" in said and "Zhette" in said
    assert "Classique" in said and "20 nov. 2026" in said


async def test_a_game_of_the_history_names_its_players_in_the_order_of_the_ranking(house: House) -> None:
    file = game_file()
    file["players"].reverse()
    await house.archive.save(file)
    entry = (await house.archive.history())[0]
    shown = (await house.phone("/history")).text(f"game-{entry.id}").split("\n")[-1]
    best = sorted(entry.players, key=lambda one: (not one.winner, -(one.points or 0)))
    assert [one.name for one in best] != [one.name for one in entry.players], "else this shows nothing"
    assert [shown.index(one.name) for one in best] == sorted(shown.index(one.name) for one in best)


async def test_the_first_screen_is_drawn_once_however_slowly_each_part_of_it_is_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.archive.save(game_file())
    find = Library.history_kinds

    def find_slowly(library: Library) -> tuple[tuple[str, ...], tuple[str, ...]]:
        time.sleep(0.1)
        return find(library)

    drawn = []

    def count(device: Device, top: list[ft.Control], parts: list[ft.Control]) -> ft.Control:
        drawn.append(len(parts))
        return lay_out_columns(device, top, parts)

    monkeypatch.setattr(Library, "history_kinds", find_slowly)
    monkeypatch.setattr(history, "lay_out_columns", count)
    await house.phone("/history")
    assert len(drawn) == 2, "once while the games are read, once with them"


async def test_more_than_a_page_comes_with_a_tap(house: House) -> None:
    for number in range(23):
        await house.archive.save(game_file(f"{number:08d}-0000-4000-8000-000000000000"))
    phone = await house.phone("/history")
    assert len([handle for handle in phone.handles() if handle.startswith("game-")]) == 10
    await phone.tap("more-games")
    assert len([handle for handle in phone.handles() if handle.startswith("game-")]) == 23
    assert not phone.has("more-games")


async def test_a_game_opens_and_leads_back(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone("/history")
    await phone.tap(f"game-{game_file()['id']}")
    assert phone.page.route == f"/history/{game_file()['id']}"
    assert "Goupil" in phone.text()
    await phone.tap("history")
    assert phone.page.route == "/history"


async def test_a_game_that_is_not_there_is_a_sentence(house: House) -> None:
    phone = await house.phone("/history/nothing")
    assert "Il n'y a pas de partie" in phone.text()


async def test_a_deleted_game_comes_back_with_undo(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone(f"/history/{game_file()['id']}")
    await phone.tap("delete-game")
    assert await house.archive.history(), "the first tap only asks"
    await phone.tap("delete-game-yes")
    assert not await house.archive.history()
    again = await house.phone("/history", storage=phone.storage)
    deleted = worded("fr", "history-deleted", names=("Goupil", "Zhette"))
    assert deleted in again.text(), "a reload does not lose the way back"
    await phone.tap("undo")
    assert await house.archive.load(game_file()["id"]) == game_file()
    assert phone.has("correct-game")


async def test_a_game_whose_table_is_open_is_not_deleted(house: House) -> None:
    phone, table = await taken_up(house)
    await phone.go(f"/history/{game_file()['id']}")
    await phone.tap("delete-game")
    await phone.tap("delete-game-yes")
    assert worded("fr", "history-still-open", code=table.state.code) in phone.text()
    assert await house.archive.history()


async def test_the_history_leads_nobody_to_an_open_table_whose_code_he_does_not_know(house: House) -> None:
    _, table = await taken_up(house)
    stranger = await house.phone(f"/history/{game_file()['id']}", ip=AWAY)
    for taps in (["correct-game"], ["delete-game", "delete-game-yes"], ["again"]):
        for tap in taps:
            await stranger.tap(tap)
        assert "rejoignez-la avec son code" in stranger.text()
        assert table.state.code not in stranger.text() and not stranger.has("menu")
        await stranger.tap("said-ok")
    assert await house.archive.history()


async def test_a_correction_replaces_the_game_and_leaves_its_day(house: House) -> None:
    phone, table = await taken_up(house)
    assert phone.page.route == f"/table/{table.state.code}"
    assert "Chaque correction est enregistrée" in phone.text()
    await phone.tap("said-ok")
    await phone.go(f"/table/{table.state.code}/menu")
    await phone.tap("rulings")
    await phone.tap("gap-more")
    kept = await house.archive.load(game_file()["id"])
    assert kept["options"]["rulings"]["two_player_gap"] == 6
    ended = [datetime.fromisoformat(file["finished_at"]) for file in (kept, game_file())]
    assert ended[0] == ended[1]
    assert len(await house.archive.history()) == 1


async def test_nothing_is_written_by_only_looking_again(house: House) -> None:
    await house.archive.save(game_file())
    path = next(house.folder.games.glob("*/*.json"))
    before = path.stat().st_mtime_ns, sorted(each.name for each in path.parent.glob("*.json*"))
    phone = await house.phone(f"/history/{game_file()['id']}")
    await phone.tap("correct-game")
    await phone.tap("said-ok")
    await phone.go("/home")
    # Which table the game is at now is noted beside it; the game and its last good copy are as they were.
    there = sorted(each.name for each in path.parent.glob("*.json*") if each.suffix != ".origin")
    assert (path.stat().st_mtime_ns, there) == before


async def test_a_game_being_corrected_is_found_again_after_a_restart(house_on: HouseOn) -> None:
    async with house_on() as house:
        phone, _ = await taken_up(house)
        storage = phone.storage
    async with house_on() as house:
        again = await house.phone(f"/history/{game_file()['id']}", storage=storage)
        await again.tap("correct-game")
        assert len(house.hub.open_tables()) == 1, "the same table, not a second one"


async def test_again_from_an_older_game(house: House) -> None:
    await house.archive.save(game_file())
    await house.archive.save(game_file(OTHER, "2026-11-26T22:40:00+01:00"))
    phone = await house.phone(f"/history/{game_file()['id']}")
    await phone.tap("again")
    assert phone.has("start-round")


async def test_a_game_of_teams_is_corrected_like_any_other(house: House) -> None:
    file = game_file()
    file["mode"] = "newsroom"
    for player in file["players"]:
        player["members"] = ["Ada", "Bo"]
    _, table = await taken_up(house, file)
    assert [seat.members for seat in table.state.seats] == [("Ada", "Bo")] * len(file["players"])


async def test_a_game_is_taken_home(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone(f"/history/{game_file()['id']}")
    assert phone.has("share-picture") and phone.has("share-pdf")
