"""A wrong name at a seat is put right after the end, in every game: counts stay, what follows from them goes along."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from companion.games.shelf import SHELF
from companion.table.game import Actor
from companion.table.intents import LockRights, NewPlayer, TakeSeat
from tests.store.kept_figures import KEPT
from tests.support.finished_game import game_file, taken_up
from tests.support.headless_phone import Phone
from tests.support.house import House, HouseOn
from tests.support.seated import actor_of

Json = dict[str, Any]


def kept_game(game: str) -> Json:
    """A finished game of that kind, with a profile for each of at least two players."""
    for path in sorted((KEPT / "d790f18").rglob("games/*/*.json")):
        file: Json = json.loads(path.read_text("utf-8"))
        played = [player for player in file["players"] if "left_after" not in player and "members" not in player]
        if file["game"] == game and len(played) > 1 and "finished_at" in file:
            for player in file["players"]:
                player["profile"] = f"p-{player['id']}"
            return file
    raise AssertionError(f"no finished game of {game} is kept")


def sat(file: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(player["name"], player["profile"]) for player in file["players"]]


def counts(file: Mapping[str, Any]) -> Json:
    """The file but for who sat there."""
    return {
        key: [{k: v for k, v in player.items() if k not in ("name", "profile")} for player in value]
        if key == "players"
        else value
        for key, value in file.items()
        if key != "finished_at"
    }


async def figures(house: House, profile: str) -> Any:
    """What that person has to show, by kind of game."""
    progress = await house.archive.run(lambda library: library.progress(profile))
    return None if progress is None else {kind: tally.to_json() for kind, tally in progress.tallies.items()}


async def opened(house: House, file: Json) -> Phone:
    """The page of who sat where, of a game from the history."""
    await house.archive.save(file)
    phone = await house.phone(f"/history/{file['id']}")
    await phone.tap("who-sat")
    await phone.tap("said-ok")
    return phone


@pytest.mark.parametrize("game", SHELF)
async def test_two_who_sat_at_each_others_seat_are_exchanged_in_every_game(house_on: HouseOn, game: str) -> None:
    file = kept_game(game)
    one, two = [n for n, player in enumerate(file["players"], 1) if "left_after" not in player][:2]
    wanted = sat(file)
    wanted[one - 1], wanted[two - 1] = wanted[two - 1], wanted[one - 1]
    async with house_on() as house:
        phone = await opened(house, file)
        before = [await figures(house, profile) for _, profile in sat(file)]
        other = await house.phone(phone.page.route, storage=phone.storage)
        await phone.tap(f"who-sat-{one}")
        await phone.tap(f"who-sat-swap-{two - 1}")
        await other.settle()
        assert file["players"][one - 1]["name"] in other.text(f"who-sat-{two}"), "on the other phones too"
        table = house.hub.find_by_game(file["id"])
        assert table is not None
        await table.wait_archived()
        now = await house.archive.load(file["id"])
        assert (sat(now), counts(now)) == (wanted, counts(file))
        after = [await figures(house, profile) for _, profile in wanted]
        assert [json.dumps(each, sort_keys=True) for each in after] == [
            json.dumps(each, sort_keys=True) for each in before
        ], "whoever sat there has what was earned there"
    async with house_on() as house:
        assert sat(await house.archive.load(file["id"])) == wanted, "a restart keeps it"
        again = await house.phone(f"/history/{file['id']}", storage=phone.storage)
        await again.tap("correct-game")
        await again.tap("undo")
        table = house.hub.find_by_game(file["id"])
        assert table is not None
        await table.wait_archived()
        assert sat(await house.archive.load(file["id"])) == sat(file)


async def test_somebody_known_and_somebody_new_get_the_seat(house: House) -> None:
    lea = game_file("22222222-2222-4222-8222-222222222222", "2026-11-19T22:40:00+01:00")
    lea["players"] = [{"id": "a", "name": "Léa", "profile": "p-lea"}, {"id": "b", "name": "Max", "profile": "p-max"}]
    await house.archive.save(lea)
    phone = await opened(house, game_file())
    await phone.tap("who-sat-1")
    assert "Léa" in phone.text("who-sat-known-1") + phone.text("who-sat-known-2")
    await phone.type("who-sat-name", "lea")
    await phone.type("who-sat-name", "léa")
    assert not phone.has("who-sat-known-2")
    await phone.tap("who-sat-known-1")
    table = house.hub.find_by_game(game_file()["id"])
    assert table is not None
    await table.wait_archived()
    assert sat(await house.archive.load(game_file()["id"])) == [("Léa", "p-lea"), ("Zhette", "p-zhette")]
    played = {profile.player.id: profile.last_played for profile in house.archive.players}
    assert played["p-lea"] == game_file()["finished_at"] and played["p-goupil"] is None
    assert (await figures(house, "p-lea"))["redac-chef/classic"][:2] == [2, 2], "two games, both won"
    assert await figures(house, "p-goupil") == {}

    await phone.tap("who-sat-2")
    await phone.type("who-sat-name", "  Noé ")
    await phone.tap("who-sat-ok")
    await table.wait_archived()
    (_, (name, profile)) = sat(await house.archive.load(game_file()["id"]))
    assert name == "Noé" and profile not in ("p-zhette", "p-lea")
    assert {each.player.name for each in house.archive.players} >= {"Noé", "Zhette"}


async def test_a_name_that_is_typed_and_sits_at_the_table_changes_places(house: House) -> None:
    phone = await opened(house, game_file())
    await phone.tap("who-sat-2")
    await phone.type("who-sat-name", "goupil")
    await phone.tap("who-sat-ok")
    table = house.hub.find_by_game(game_file()["id"])
    assert table is not None
    assert [(seat.name, seat.profile) for seat in table.state.seats] == [
        ("Zhette", "p-zhette"),
        ("Goupil", "p-goupil"),
    ]


async def test_whoever_was_merged_into_another_is_not_offered_beside_themselves(house: House) -> None:
    other = game_file("22222222-2222-4222-8222-222222222222", "2026-11-19T22:40:00+01:00")
    other["players"][0] = {"id": "a", "name": "Le Goupil", "profile": "p-same"}
    await house.archive.save(other)
    phone = await opened(house, game_file())
    await house.archive.run(lambda library: library.people.merge("p-same", "p-goupil"))
    await phone.settle()
    await phone.tap("who-sat-2")
    assert not phone.has("who-sat-known-1"), "this person sits at the first seat"


async def test_while_a_game_goes_on_and_where_the_rights_are_locked(house: House) -> None:
    host = await house.phone()
    live = await house.hub.open("redac-chef", {}, [NewPlayer(name="Ada"), NewPlayer(name="Bo")], actor_of(host.storage))
    await host.go(f"/table/{live.state.code}/menu")
    await host.tap("who-sat")
    await host.tap("who-sat-1")
    await host.tap("who-sat-swap-1")
    assert [seat.name for seat in live.state.seats] == ["Bo", "Ada"]
    guest = await house.phone()
    await live.submit(TakeSeat(seat="b"), actor_of(guest.storage))
    await live.submit(LockRights(locked=True), Actor(live.state.host))
    await guest.go(f"/table/{live.state.code}/menu")
    assert not guest.has("who-sat")
    await guest.go(f"/table/{live.state.code}/who-sat")
    assert not [one for one in guest.controls_in("who-sat-1") if getattr(one, "on_click", None)], "shown, not offered"


async def test_a_member_of_a_team_is_named_alone(house: House) -> None:
    file = game_file()
    file["mode"] = "newsroom"
    for number, player in enumerate(file["players"]):
        del player["profile"]
        player["members"] = [f"M{number}", f"N{number}"]
    phone, table = await taken_up(house, file)
    await phone.go(f"/table/{table.state.code}/who-sat")
    assert "N0" in phone.text("who-sat-2") and phone.has("who-sat-4")
    await phone.tap("who-sat-2")
    await phone.tap("who-sat-swap-3")
    await table.wait_archived()
    now = await house.archive.load(file["id"])
    assert [player["members"] for player in now["players"]] == [["M0", "N1"], ["M1", "N0"]]
    assert [player["name"] for player in now["players"]] == [player["name"] for player in file["players"]]
