"""Players, settings of a device, and the table's menu."""

from __future__ import annotations

import json

from companion.table.game import SERVER
from tests.support.finished_game import game_file, open_table
from tests.support.headless_phone import Storage
from tests.support.house import House
from tests.support.wording import worded


async def test_players_are_listed_with_their_games_and_can_be_renamed(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone("/home")
    await phone.tap("players")
    assert "1 partie" in phone.text("profile-1")
    await phone.tap("profile-1")
    await phone.tap("profile-edit")
    await phone.type("profile-name", "x" * 200)
    await phone.tap("rename")
    assert "200" in phone.text() and phone.value("profile-name") == "x" * 200
    await phone.tap("said-ok")
    await phone.type("profile-name", "  R.  Goupil ")
    await phone.tap("rename")
    assert "R. Goupil" in {profile.player.name for profile in house.archive.players}
    assert "R. Goupil" in phone.text() and phone.value("profile-name") == ""


async def test_a_half_typed_name_survives_a_reload(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone("/players/p-goupil")
    await phone.tap("profile-edit")
    await phone.type("profile-name", "Rena")
    again = await house.phone("/players/p-goupil", storage=phone.storage)
    await again.tap("profile-edit")
    assert again.value("profile-name") == "Rena"


async def test_a_look_is_kept(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone("/players/p-goupil")
    await phone.tap("profile-edit")
    await phone.tap("symbol-star")
    await phone.tap("colour-purple")
    player = next(each.player for each in house.archive.players if each.player.id == "p-goupil")
    assert (player.colour, player.symbol) == ("purple", "star")


async def test_a_forgotten_player_s_games_stay(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone("/players")
    name = house.archive.players[0].player.name
    await phone.tap("profile-1")
    await phone.tap("forget")
    assert len(house.archive.players) == 2, "the first tap only asks"
    await phone.tap("forget-yes")
    assert name not in {profile.player.name for profile in house.archive.players}
    assert len(await house.archive.history()) == 1
    assert phone.page.route == "/players" and name not in phone.text()


async def test_a_player_at_an_open_table_is_not_forgotten(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone()
    table = await open_table(house, phone, "Goupil", "Lahaz")
    await phone.go("/players/p-goupil")
    await phone.tap("forget")
    await phone.tap("forget-yes")
    assert f"à la table {table.state.code}" in phone.text()
    assert "Goupil" in {each.player.name for each in house.archive.players}
    await house.hub.put_away(table.id, SERVER)
    await phone.tap("forget")
    await phone.tap("forget-yes")
    assert "Goupil" not in {each.player.name for each in house.archive.players}


# --- settings ---------------------------------------------------------------------------------------------------------


async def test_a_language_is_one_device_s_and_at_once(house: House) -> None:
    phone, other = await house.phone("/settings"), await house.phone("/home")
    await phone.tap("lang-en")
    assert "These settings are for this device only" in phone.text()
    assert "Nouvelle partie" in other.text()
    again = await house.phone("/home", storage=phone.storage)
    assert "New game" in again.text()
    assert phone.storage["companion.lang"] == "en", "the page says so too, before the client has loaded"


async def test_preferences_are_kept_in_the_browser(house: House) -> None:
    storage = Storage()
    phone = await house.phone("/settings", storage=storage)
    for handle in ("theme-dark", "sound-off", "vibration", "flash", "text-150", "bell-gong", "volume-soft"):
        await phone.tap(handle)
    kept = json.loads(storage["companion.prefs"])
    chosen = {"theme": "dark", "sound": False, "vibration": False, "flash": False, "text": 150}
    assert kept.items() >= (chosen | {"bell": "gong", "volume": "soft"}).items()
    again = await house.phone("/settings", storage=storage)
    assert again.find("text-150") and not again.find("vibration").checked


async def test_settings_opened_at_a_table_lead_back_to_it(house: House) -> None:
    phone = await house.phone()
    await open_table(house, phone, "Goupil", "Zhette")
    await phone.tap("menu")
    await phone.tap("settings")
    await phone.tap("back-to-table")
    assert phone.has("start-round")


# --- the table's menu -------------------------------------------------------------------------------------------------


async def test_the_menu_opens_from_the_table_and_leads_back(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Goupil", "Zhette")
    await phone.tap("menu")
    assert phone.page.route == f"/table/{table.state.code}/menu"
    assert not phone.has("start-round"), "the game waits behind it"
    assert table.state.code in phone.text("join-code")
    await phone.tap("close-menu")
    assert phone.has("start-round")


async def test_before_the_first_round_who_leaves_was_never_there(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Goupil", "Zhette", "Lahaz")
    await phone.tap("menu")
    await phone.tap("leave-2")
    assert "n'a pas commencé" in phone.text()
    await phone.tap("leave-2-no")
    assert len(table.state.seats) == 3
    await phone.tap("leave-2")
    await phone.tap("leave-2-yes")
    assert [seat.name for seat in table.state.seats] == ["Goupil", "Lahaz"]
    assert not phone.has("said-ok")


async def test_who_leaves_during_the_game_frees_his_seat_and_keeps_his_rounds(house: House) -> None:
    file = game_file()
    file["rounds"] = file["rounds"][:1]
    file["players"].append({"id": "c", "name": "Lahaz"})
    file["rounds"][0]["sheets"]["c"] = file["rounds"][0]["sheets"]["a"]
    file["rounds"][0]["bouclage"].append("c")
    await house.archive.save(file)
    phone = await house.phone(f"/history/{file['id']}")
    await phone.tap("correct-game")
    table = house.hub.find_by_game(file["id"])
    assert table is not None
    await phone.tap("menu")
    await phone.tap("take-seat-3")
    await phone.tap("leave-3")
    assert worded("fr", "menu-leave-question", name="Lahaz") in phone.text()
    await phone.tap("leave-3-yes")
    assert table.state.seats[2].left_after == "friday" and table.state.seats[2].devices == ()
    assert worded("fr", "menu-left", names=("Lahaz",), count=1) in phone.text()
    assert not phone.has("take-seat-3")
    guest = await house.phone(f"/join/{table.state.code}")
    assert not guest.has("take-seat-3"), "nobody sits down where somebody has left"


async def test_a_ruling_changed_during_the_game_names_the_figures_it_moved(house: House) -> None:
    file = game_file()
    for each in file["rounds"]:
        for page in each["sheets"].values():
            page["free_area"] = 4
    await house.archive.save(file)
    phone = await house.phone(f"/history/{file['id']}")
    await phone.tap("correct-game")
    await phone.tap("said-ok")
    table = house.hub.find_by_game(file["id"])
    assert table is not None
    await phone.go(f"/table/{table.state.code}/menu")
    await phone.tap("rulings")
    await phone.tap("tied-largest")
    assert "surface libre" in phone.text() and phone.has("said")
    await phone.tap("said-ok")
    await phone.tap("undo")
    assert table.state.play.settings.all_tied_free_area == "smallest"


async def test_a_table_is_put_away_from_its_menu(house: House) -> None:
    phone = await house.phone()
    await open_table(house, phone, "Goupil", "Zhette")
    await phone.tap("menu")
    await phone.tap("put-away")
    await phone.tap("put-away-yes")
    assert house.hub.find_tonight() is None
    assert phone.has("new-game")


# --- joining ----------------------------------------------------------------------------------------------------------


async def test_a_guest_is_offered_known_names_and_becomes_known(house: House) -> None:
    await house.archive.save(game_file())
    host = await house.phone()
    table = await open_table(house, host, "Goupil")
    guest = await house.phone(f"/join/{table.state.code}")
    known = {guest.text(handle) for handle in guest.handles() if handle.startswith("known-")}
    assert known == {"Zhette"}, "who sits there already is not offered"
    await guest.tap("known-1")
    assert table.state.seats[1].profile == "p-zhette" and table.state.seats[1].devices
    await guest.type("player-name", "Lahaz")
    await guest.tap("add-player")
    assert guest.value("player-name") == ""
    assert "Lahaz" in {profile.player.name for profile in house.archive.players}
    await guest.type("player-name", " ")
    await guest.tap("add-player")
    assert "Il manque un nom" in guest.text()
