"""Set-up: players in and out, what is refused and how, and that nothing is lost."""

from __future__ import annotations

import pytest

from companion.ui.draft import SETTING
from tests.support.headless_phone import Phone
from tests.support.house import House, HouseOn
from tests.support.wording import worded


async def join(phone: Phone, *names: str) -> None:
    """Type each name and add it."""
    for name in names:
        await phone.type("player-name", name)
        await phone.tap("add-player")


async def details(phone: Phone) -> None:
    """Open what is folded away."""
    if not phone.has("length-more"):
        await phone.tap("set-up-details")


async def choose_mode(phone: Phone, mode: str) -> None:
    """Open the line of the mode, choose that one, and open the details that are folded away."""
    if not phone.has(f"mode-{mode}"):
        await phone.tap("change-mode")
    await phone.tap(f"mode-{mode}")


def seats(phone: Phone) -> list[str]:
    """The names of the rows, in order, without their notes."""
    rows = [handle for handle in phone.handles() if handle.startswith("seat-") and not handle.startswith("seat-up")]
    return [phone.text(row).split("\n")[0] for row in rows]


async def test_players_are_added_ordered_and_removed(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette", "Lahaz")
    assert seats(phone) == ["Goupil", "Zhette", "Lahaz"]
    await phone.tap("seat-up-3")
    assert seats(phone) == ["Goupil", "Lahaz", "Zhette"]
    await phone.tap("remove-seat-1")
    assert seats(phone) == ["Lahaz", "Zhette"]
    assert phone.value("player-name") == ""


async def test_the_return_key_adds_too(house: House) -> None:
    phone = await house.phone("/new")
    await phone.type("player-name", "Goupil")
    await phone.enter("player-name")
    assert seats(phone) == ["Goupil"]


async def test_a_reload_keeps_the_set_up_and_the_half_typed_name(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await choose_mode(phone, "advanced")
    await details(phone)
    await phone.tap("preset-180")
    await phone.type("player-name", "Lah")
    again = await house.phone("/new", storage=phone.storage)
    assert seats(again) == ["Goupil", "Zhette"]
    assert again.value("player-name") == "Lah"
    assert "Durée : 3:00" in again.text()
    assert again.has("mode-advanced"), "the advanced mode is still chosen"
    other = await house.phone("/new")
    assert seats(other) == [], "another device makes a set-up of its own"


async def test_the_table_opens_where_its_device_lands_and_its_seats_are_as_set_up(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    assert phone.page.route == f"/table/{table.state.code}"
    assert [seat.name for seat in table.state.seats] == ["Goupil", "Zhette"]
    assert phone.has("start-round")


async def test_a_name_still_in_the_field_plays_too(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil")
    await phone.type("player-name", "Zhette")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    assert [seat.name for seat in table.state.seats] == ["Goupil", "Zhette"]


# --- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200e"])
async def test_an_empty_name_is_answered_by_a_sentence(house: House, name: str) -> None:
    phone = await house.phone("/new")
    await join(phone, name)
    assert "Il manque un nom" in phone.text()
    assert seats(phone) == []


async def test_a_name_of_200_characters_is_refused_and_stays_in_the_field(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil")
    await join(phone, "x" * 200)
    assert "200" in phone.text()
    assert seats(phone) == ["Goupil"]
    assert phone.value("player-name") == "x" * 200, "nothing that was typed is lost"
    await join(phone, "Zhette")
    assert not phone.has("said-ok"), "the name that was too long is no longer spoken of"


async def test_opening_with_a_name_that_will_not_do_opens_nothing(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await phone.type("player-name", "x" * 200)
    await phone.tap("open-table")
    assert house.hub.find_tonight() is None
    assert seats(phone) == ["Goupil", "Zhette"]


@pytest.mark.parametrize("name", ["🦊 Goupil", "نور", "אֲבִיגַיִל", "👩‍👩‍👧", "Zoé-Łucja Ñ"])
async def test_names_are_written_as_people_write_them(house: House, name: str) -> None:
    phone = await house.phone("/new")
    await join(phone, name, "Zhette")
    assert seats(phone)[0] == name
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None and table.state.seats[0].name == name


async def test_equal_names_are_told_apart_by_their_symbol(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Marie", "marie")
    assert seats(phone) == ["Marie", "marie"]
    assert "triangle" in phone.text("seat-1") and "losange" in phone.text("seat-2")


async def test_a_seventh_player_is_refused_and_six_stay(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, *(f"Joueur {n}" for n in range(1, 7)))
    await join(phone, "Septième")
    assert worded("fr", "refused-too-many-players", most=6) in phone.text()
    assert len(seats(phone)) == 6
    assert phone.value("player-name") == "Septième"
    await phone.tap("open-table")
    assert house.hub.find_tonight() is None
    assert worded("fr", "setup-name-over", name="Septième", most=6) in phone.text()
    await phone.type("player-name", "")
    await phone.tap("open-table")
    assert house.hub.find_tonight() is not None and not phone.has("said-ok")


async def test_one_player_may_open_but_not_start_a_classic_game(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil")
    assert worded("fr", "setup-fewest", fewest=2) in phone.text()
    await phone.tap("open-table")
    await phone.tap("start-round")
    assert worded("fr", "refused-too-few-players", fewest=2, found=1) in phone.text()
    assert phone.has("start-round")


# --- looks ------------------------------------------------------------------------------------------------------------


async def test_two_players_never_look_alike(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await phone.tap("seat-2")
    await phone.tap("symbol-triangle")
    await phone.tap("colour-red")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    looks = [(seat.colour, seat.symbol) for seat in table.state.seats]
    assert looks == [("blue", "diamond"), ("red", "triangle")]


# --- people who are known ---------------------------------------------------------------------------------------------


async def test_new_names_are_offered_at_the_next_set_up(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await phone.tap("open-table")
    await phone.go("/new")
    assert seats(phone) == [], "the set-up has become a table"
    names = {phone.text(handle) for handle in phone.handles() if handle.startswith("known-")}
    assert names == {"Goupil", "Zhette"}
    await phone.tap("known-1")
    await phone.tap("known-2")
    assert sorted(seats(phone)) == ["Goupil", "Zhette"]
    await phone.tap("known-1")
    assert len(seats(phone)) == 1, "a second tap takes them away again"


async def test_a_known_name_typed_means_that_person_once(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await phone.tap("open-table")
    profile = next(p.player.id for p in house.archive.players if p.player.name == "Goupil")
    await phone.go("/new")
    await join(phone, "goupil", "goupil")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    profiles = [seat.profile for seat in table.state.seats]
    assert profiles[0] == profile and profiles[1] not in (None, profile)


async def test_somebody_else_of_the_same_name_becomes_a_person_of_his_own(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Marie", "Zhette")
    await phone.tap("open-table")
    first = next(p.player.id for p in house.archive.players if p.player.name == "Marie")
    await phone.go("/new")
    await join(phone, "Marie")
    await phone.tap("seat-1")
    await phone.tap("stranger-1")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None and table.state.seats[0].profile not in (None, first)


async def test_the_next_evening_knows_people_looks_and_settings(house_on: HouseOn) -> None:
    async with house_on() as house:
        phone = await house.phone("/new")
        await join(phone, "Goupil", "Zhette")
        await phone.tap("seat-1")
        await phone.tap("symbol-star")
        await details(phone)
        await phone.tap("preset-300")
        await phone.tap("open-table")
    async with house_on() as house:
        phone = await house.phone("/new")
        assert "Durée : 5:00" in phone.text()
        await join(phone, "Goupil")
        await phone.tap("open-table")
        table = house.hub.find_tonight()
        assert table is not None and table.state.seats[0].symbol == "star"


async def test_each_group_finds_its_own_settings(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await details(phone)
    await phone.tap("preset-180")
    await phone.tap("open-table")
    await phone.go("/new")
    await join(phone, "Lahaz", "Tritus")
    await details(phone)
    await phone.tap("preset-300")
    await phone.tap("open-table")
    await phone.go("/new")
    assert "Durée : 5:00" in phone.text(), "at first as the last table"
    await join(phone, "Zhette", "Goupil")
    assert "Durée : 5:00" in phone.text("set-up-details"), "a name chooses nothing"
    assert "Durée : 3:00" in phone.text("as-last-time"), (
        "in any order it is the same group, and its last time is offered"
    )
    await phone.tap("as-last-time")
    assert "Durée : 3:00" in phone.text("set-up-details") and not phone.has("as-last-time")


@pytest.mark.parametrize("mode", ["puzzle", "solo"])
async def test_a_name_never_changes_the_mode(house: House, mode: str) -> None:
    """Somebody played alone; the next evening three tap their names, and play what they see."""
    phone = await house.phone("/new")
    await join(phone, "Anna")
    await choose_mode(phone, mode)
    await phone.tap("open-table")
    phone = await house.phone("/new")
    assert phone.has("mode-classic"), "nobody begins in a mode for one player"
    await join(phone, "Anna", "Basile", "Chloé")
    assert seats(phone) == ["Anna", "Basile", "Chloé"] and not phone.has("said")
    await phone.tap("open-table")
    tables = house.hub.open_tables()
    assert sorted(table.state.play.settings.mode for table in tables) == sorted(["classic", mode])


async def test_the_last_time_is_offered_only_where_it_fits_the_players(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Anna", "Basile")
    await phone.tap("open-table")
    line = house.archive.settings[SETTING][0]
    for mode, fits in (("newsroom", False), ("advanced", True)):
        last = [{"game": "redac-chef", "group": "", "settings": {}}, {**line, "settings": {"mode": mode}}]
        await house.archive.set_setting(SETTING, last)
        phone = await house.phone("/new")
        await join(phone, "Anna", "Basile")
        assert phone.has("as-last-time") == fits


async def test_what_is_chosen_here_wins_over_the_group_s_last_time(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await details(phone)
    await phone.tap("preset-180")
    await phone.tap("open-table")
    await phone.go("/new")
    await details(phone)
    await phone.tap("preset-300")
    await join(phone, "Goupil", "Zhette")
    assert "Durée : 5:00" in phone.text()


async def test_remembered_settings_that_do_no_longer_are_forgotten(house: House) -> None:
    await house.archive.set_setting(SETTING, [{"game": "redac-chef", "group": "", "settings": {"mode": "moon"}}])
    phone = await house.phone("/new")
    assert "Durée : 4:00" in phone.text()


# --- the game's own options -------------------------------------------------------------------------------------------


async def test_options_reach_the_table(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await choose_mode(phone, "advanced")
    await details(phone)
    await phone.tap("powers")
    await phone.tap("length-more")
    await phone.tap("progress")
    await phone.tap("progress-scenarios")
    await phone.tap("scenario-10")
    assert "57 points" in phone.text() and "pas plus de 2 points perdus pour l'humeur" in phone.text()
    await phone.tap("rulings")
    await phone.tap("tied-middle")
    await phone.tap("gap-more")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    chosen = table.state.play.settings
    assert (chosen.mode, chosen.flash, chosen.powers, chosen.timer_s) == ("advanced", True, False, 270)
    assert (chosen.progress, chosen.scenario, chosen.all_tied_free_area, chosen.two_player_gap) == (
        "scenarios",
        10,
        "middle",
        6,
    )


async def test_back_to_classic_there_are_no_cards_and_no_powers(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await choose_mode(phone, "advanced")
    await choose_mode(phone, "classic")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    assert not table.state.play.settings.flash and not table.state.play.settings.powers


async def test_a_character_is_chosen_at_the_table(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await choose_mode(phone, "advanced")
    await phone.tap("open-table")
    await phone.tap("character-1")
    await phone.tap("character-1-jazz")
    await phone.tap("character-2")
    assert not phone.has("character-2-jazz"), "the box has one card of each"
    table = house.hub.find_tonight()
    assert table is not None
    assert table.state.play.character(table.state.seats[0].id) == "jazz"


async def test_letters_on_their_way_are_not_overwritten_by_what_was_known_before(house: House) -> None:
    phone = await house.phone("/new", width=1280, height=680)
    await phone.type("player-name", "De")
    field = phone._field("player-name")
    # The browser says what the field holds, then that it has changed; between the two the page is drawn anew.
    phone.session.apply_patch(field._i, {"value": "Denis"})
    await phone.tap("mode-classic")
    await phone.tap("mode-advanced")
    assert phone._field("player-name").value == "Denis"
    await phone.type("player-name", "Denis")
    await phone.tap("add-player")
    assert phone._field("player-name").value == ""
    assert "Denis" in phone.text("seat-1")
