"""The ways to a table: the row that is tapped, the code that is shown, and the machine that is not known any more."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.controls import qr
from companion.ui.widths import serif_em
from tests.support.house import AWAY, HERE, House
from tests.support.seated import sit_down
from tests.support.wording import worded


async def test_a_tap_on_the_name_takes_the_seat(house: House) -> None:
    live, _ = await sit_down(house, "redac-chef", ("Anna", "Basile"), ("",), {})
    phone = await house.phone(f"/join/{live.state.code}", ip=AWAY)
    await phone.tap("seat-2")
    assert live.state.seats[1].devices and phone.has("ready-here")


async def test_the_serving_machine_that_lost_its_storage_is_told_of_the_host_code(house: House) -> None:
    live, _ = await sit_down(house, "redac-chef", ("Anna", "Basile"), ("",), {})
    here = await house.phone(f"/join/{live.state.code}", ip=HERE)
    away = await house.phone(f"/join/{live.state.code}", ip=AWAY)
    assert worded("fr", "join-this-machine") in here.text() and here.has("host-code")
    assert not away.has("host-code")


async def test_the_laptop_s_home_shows_how_to_join_the_open_table_and_by_which_network(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qr, "lan_addresses", lambda: [("wlan0", "192.168.1.20")])
    live, storages = await sit_down(house, "redac-chef", ("Anna", "Basile"), ("",), {})
    laptop = await house.phone("/home", storage=storages[0], width=1280, height=680)
    assert laptop.text("join-address").endswith(f"/join/{live.state.code}")
    said = laptop.find("join-address")
    assert said.exclude_semantics and said.label == laptop.text("join-address"), "a text for ears, not an empty field"
    assert "Wi-Fi (wlan0)" in laptop.text("join-network")
    phone = await house.phone("/home", storage=storages[0], width=390, height=664)
    assert not phone.has("join-code"), "on a phone it is in the menu"


@pytest.mark.parametrize(("width", "height", "least"), [(1280, 680, 480), (1920, 970, 480), (390, 664, 300)])
async def test_the_large_code_is_large_and_the_short_one_stays_on_one_line(
    house: House, width: int, height: int, least: int
) -> None:
    live, storages = await sit_down(house, "redac-chef", ("Anna", "Basile"), ("",), {})
    route = f"/table/{live.state.code}/invite"
    page = await house.phone(route, storage=storages[0], width=width, height=height)
    (picture,) = [one for one in page.controls() if isinstance(one, ft.Image)]
    assert picture.width == picture.height >= least and picture.fit is ft.BoxFit.CONTAIN
    (code,) = [one for one in page.controls_in("join-code") if isinstance(one, ft.Text)]
    assert code.no_wrap


@pytest.mark.parametrize("width", [320, 360, 390])
@pytest.mark.parametrize("place", ["", "/invite"])
async def test_the_widest_code_is_drawn_whole(
    house: House, monkeypatch: pytest.MonkeyPatch, width: int, place: str
) -> None:
    monkeypatch.setattr("companion.hub.hub.generate_code", lambda length=6: ("WM" * length)[:length])
    live, storages = await sit_down(house, "redac-chef", ("Anna", "Basile"), ("",), {})
    page = await house.phone(f"/table/{live.state.code}{place}", storage=storages[0], width=width, height=560)
    (code,) = [one for one in page.controls_in("join-code") if isinstance(one, ft.Text)]
    images = [one.width for one in page.controls() if isinstance(one, ft.Image)]
    beside = images[0] + 12 if not place and width >= 340 else 0
    # The two groups stand half the size of a letter apart; the page and the card keep 31 px on each side.
    assert (serif_em(live.state.code) + 0.5) * code.size <= width - 62 - beside


@pytest.mark.parametrize("game", ["redac-chef", "reportages"])
async def test_before_a_round_a_laptop_shows_the_code_above_the_players(house: House, game: str) -> None:
    live, storages = await sit_down(house, game, ("Anna", "Basile", "Chloe"), ("",), {})
    laptop = await house.phone(f"/table/{live.state.code}", storage=storages[0], width=1280, height=680)
    handles = laptop.handles()
    assert handles.index("join-code") < handles.index("seat-1"), "below them it is out of sight"


async def test_what_may_keep_phones_away_is_said_until_one_has_come(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qr, "HINT_AFTER_MS", -1)
    live, storages = await sit_down(house, "redac-chef", ("Anna", "Basile"), ("",), {})
    route, hint = f"/table/{live.state.code}/invite", worded("fr", "join-no-phone")
    for seen in (False, True):
        if seen:
            await house.phone(f"/join/{live.state.code}", ip=AWAY)
        else:
            house.services.phone_seen = False
        laptop = await house.phone(route, storage=storages[0], ip=HERE, width=1280, height=680)
        assert (hint in laptop.text()) is not seen
