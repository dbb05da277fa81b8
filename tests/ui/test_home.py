"""Home: what can be gone on with, played again or put away, and what must be said."""

from __future__ import annotations

import flet as ft

from companion.table.game import Actor
from companion.table.intents import NewPlayer
from companion.table.message import say
from companion.ui import theme
from tests.support.finished_game import game_file, open_table, taken_up
from tests.support.headless_phone import Phone, Storage
from tests.support.house import House, HouseOn
from tests.support.seated import sit_down
from tests.support.wording import worded


def red(phone: Phone) -> list[str]:
    """The handles of the red buttons on the screen."""
    found = []
    for control in phone.controls():
        if isinstance(control, ft.Semantics) and isinstance(control.content, ft.Button):
            fill = control.content.style.bgcolor[ft.ControlState.DEFAULT]
            if fill in (theme.LIGHT.action, theme.DARK.action):
                found.append(control.identifier)
    return found


async def test_an_empty_house_offers_a_new_game_first(house: House) -> None:
    phone = await house.phone()
    assert red(phone) == ["new-game"]
    assert not phone.has("again")
    for door in ("join", "history", "players", "settings"):
        assert phone.has(door)


async def test_a_table_can_be_gone_on_with_from_home(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Goupil", "Zhette")
    await phone.go("/home")
    assert red(phone) == [f"resume-{table.id}"], "one red button: the thing to press next"
    assert "Vendredi, tout est prêt" in phone.text() and "Goupil" in phone.text()
    await phone.tap(f"resume-{table.id}")
    assert phone.has("start-round")


async def test_how_far_a_table_is_stands_as_a_heading(house: House) -> None:
    live, _ = await sit_down(house, "reportages", ("Anna", "Basile", "Chloé"), ("",), {})
    where = house.services.games["reportages"].describe_phase(live.state)
    said = worded("fr", where.id, **dict(where.params))
    lines = (await house.phone("/home")).text().split("\n")
    assert said[:1].islower() and said[:1].upper() + said[1:] in lines


async def test_the_next_evening_the_table_is_still_there(house_on: HouseOn) -> None:
    storage = Storage()
    async with house_on() as house:
        table = await open_table(house, await house.phone(storage=storage), "Goupil", "Zhette")
        id_ = table.id
    async with house_on() as house:
        phone = await house.phone("/home", storage=storage)
        await phone.tap(f"resume-{id_}")
        assert phone.has("start-round"), "its device still leads it"


async def test_several_tables_have_one_red_button_and_the_newest_is_first(house: House) -> None:
    phone = await house.phone()
    await open_table(house, phone, "Goupil", "Zhette")
    await open_table(house, phone, "Lahaz", "Tritus")
    await phone.go("/home")
    assert len([handle for handle in phone.handles() if handle.startswith("resume-")]) == 2
    assert len(red(phone)) == 1


async def test_a_table_is_put_away_only_after_a_question(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Goupil", "Zhette")
    await phone.go("/home")
    away = f"put-away-{table.id}"
    await phone.tap(away)
    assert "La partie n'a pas commencé" in phone.text()
    await phone.tap(f"{away}-no")
    assert phone.has(f"resume-{table.id}")
    await phone.tap(away)
    await phone.tap(f"{away}-yes")
    assert not phone.has(f"resume-{table.id}")
    assert house.hub.find_tonight() is None


async def test_who_watches_a_table_that_is_put_away_is_told(house: House) -> None:
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    guest = await house.phone(f"/join/{table.state.code}")
    await guest.tap("watch")
    await house.hub.put_away(table.id, Actor(table.state.host))
    await guest.settle()
    assert worded("fr", "join-put-away") in guest.text() and guest.has("home")


async def test_home_follows_when_another_device_opens_a_table(house: House) -> None:
    phone = await house.phone("/home")
    other = await house.phone("/home")
    table = await open_table(house, other, "Goupil", "Zhette")
    await phone.settle()
    assert phone.has(f"resume-{table.id}")


# --- notices ----------------------------------------------------------------------------------------------------------


async def test_what_happened_to_files_is_said_until_it_is_read(house: House) -> None:
    house.folder.notices.add(say("store-game-twice", where="games/a.json", aside="set-aside/a.json"))
    phone = await house.phone()
    assert "games/a.json" in phone.text()
    await phone.tap("notice-ok-1")
    assert "games/a.json" not in phone.text()
    assert "games/a.json" not in (await house.phone()).text()


async def test_a_damaged_game_found_at_the_start_is_said_at_home(house_on: HouseOn) -> None:
    async with house_on() as house:
        await house.archive.save(game_file())
        path = next(house.folder.games.glob("*/*.json"))
    path.write_text("{ half a ga", encoding="utf-8")
    async with house_on() as house:
        phone = await house.phone()
        assert str(path) in phone.text()


# --- again ------------------------------------------------------------------------------------------------------------


async def test_again_from_the_history_seats_the_same_people_with_the_same_settings(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone()
    assert "Goupil et Zhette" in phone.text()
    await phone.tap("again")
    table = house.hub.find_tonight()
    assert table is not None
    assert [(seat.name, seat.profile) for seat in table.state.seats] == [
        ("Goupil", "p-goupil"),
        ("Zhette", "p-zhette"),
    ]
    assert table.state.play.settings.timer_s == 300
    assert table.state.game_id != game_file()["id"]
    assert phone.has("start-round"), "one tap, and there we are"


async def test_again_leaves_out_who_went_home(house: House) -> None:
    file = game_file()
    file["players"].append({"id": "c", "name": "Lahaz", "left_after": "set-up"})
    await house.archive.save(file)
    phone = await house.phone()
    await phone.tap("again")
    table = house.hub.find_tonight()
    assert table is not None and [seat.name for seat in table.state.seats] == ["Goupil", "Zhette"]


async def test_again_while_the_finished_table_is_open_keeps_seats_on_their_devices(house: House) -> None:
    host, old = await taken_up(house)
    await host.go(f"/table/{old.state.code}/menu")
    await host.tap("take-seat-1")
    await host.go("/home")
    await host.tap("again")
    new = house.hub.table(old.state.successor or "")
    assert new is not None and old.state.closed
    assert new.state.seats[0].devices == old.state.seats[0].devices != ()


async def test_again_after_the_next_table_was_put_away_begins_anew(house: House) -> None:
    host, _ = await taken_up(house)
    await host.go("/home")
    await host.tap("again")
    first = house.hub.find_tonight()
    assert first is not None
    await house.hub.put_away(first.id, Actor(first.state.host))
    await host.go("/home")
    await host.tap("again")
    second = house.hub.find_tonight()
    assert second is not None and second.id != first.id


# --- where an address leads -------------------------------------------------------------------------------------------


async def test_the_bare_address_leads_a_phone_to_tonight_s_table(house: House) -> None:
    table = await open_table(house, await house.phone(), "Goupil", "Zhette")
    phone = await house.phone("/")
    assert phone.has("take-seat-1") and phone.has("watch")
    await phone.go("/home")
    assert phone.has(f"resume-{table.id}")


async def test_an_unknown_code_is_answered_by_a_sentence(house: House) -> None:
    phone = await house.phone("/join/XXXX")
    assert worded("fr", "join-no-table", code="XXXX") in phone.text()
    await phone.tap("home")
    assert phone.has("new-game")


async def test_a_code_may_be_typed_as_it_was_heard(house: House) -> None:
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="Goupil")], Actor("laptop"))
    phone = await house.phone("/home")
    await phone.tap("join")
    await phone.tap("join-go")
    assert worded("fr", "join-code-empty") in phone.text()
    await phone.type("code", "zzzzzz")
    await phone.tap("join-go")
    assert "table ZZZZZZ" in phone.text()
    assert phone.value("code") == "zzzzzz"
    await phone.type("code", f" {table.state.code.lower()} ")
    await phone.enter("code")
    assert phone.has("take-seat-1")


async def test_an_address_that_means_nothing_is_home(house: House) -> None:
    phone = await house.phone("/nowhere/at/all")
    assert phone.has("new-game")


async def test_last_week_s_game_reopened_does_not_catch_who_comes_to_play(house: House) -> None:
    await house.archive.save(game_file())
    host = await house.phone(f"/history/{game_file()['id']}")
    await host.tap("correct-game")
    guest = await house.phone("/")
    assert guest.has("new-game") and not guest.has("take-seat-1")
