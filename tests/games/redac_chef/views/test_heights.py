"""What is pressed in a round is whole on every phone, however many seats lie on it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.redac_chef.intents import StartRound
from companion.games.redac_chef.views import heights
from companion.games.redac_chef.views.heights import Room
from companion.ui import theme
from companion.ui.controls.buttons import LARGE
from companion.ui.device import Device
from tests.games.redac_chef.views.conftest import open_table
from tests.games.redac_chef.views.test_round import ahead, stand
from tests.ui.conftest import House

SIX = ("Goupil", "Zhette", "Lahaz", "Tritus", "Hotte", "Sidé")


@given(
    height=st.floats(640, 1400),
    scale=st.sampled_from([1.0, 1.5, 2.0]),
    rows=st.integers(1, 3),
    taken=st.sampled_from([48, 96]),
)
def test_clock_and_panels_fit_above_each_other(height: float, scale: float, rows: int, taken: int) -> None:
    device = cast(Device, SimpleNamespace(height=height, scale=scale))
    clock, room = heights.below(device, rows, taken)
    needed = heights._AROUND + taken + clock * heights._LINE + rows * room.height(scale > LARGE)
    assert needed <= height + 1 or (room, clock) == (Room.LOW, heights._CLOCK_SMALLEST)
    assert room is Room.LOW or clock >= heights._CLOCK_LEAST


@pytest.mark.parametrize("room", Room)
@pytest.mark.parametrize(("taking_back", "below"), [(True, theme.TARGET), (False, 20)])
def test_a_token_leaves_what_stands_below_it_whole(room: Room, taking_back: bool, below: int) -> None:
    edge, around, gap = 8, 16, 12 if room is Room.ROOMY else 8
    assert edge + around + room.token(taking_back) * heights._LINE + below <= room.height(False) - gap


async def test_on_a_low_phone_a_token_can_be_taken_back(house: House) -> None:
    table = await open_table(house, SIX, holders=("abcdef",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    stand(table)
    phone = await table.phone(height=664)
    await phone.tap("tirage-1")
    assert phone.has("take-back-1")
    sizes = [c.size for c in phone.controls_in("bouclage-1") if isinstance(c, ft.Text)]
    assert sizes == [Room.LOW.token(True)]


@pytest.mark.parametrize(("height", "calls"), [(844, {"maquette", "tirage"}), (664, {"tirage"})])
async def test_with_six_seats_on_a_low_phone_the_call_that_races_is_the_one_that_stays(
    house: House, height: float, calls: set[str]
) -> None:
    table = await open_table(house, SIX, holders=("abcdef",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    phone = await table.phone(height=height)
    for seat in range(1, 7):
        assert {call for call in ("maquette", "tirage") if phone.has(f"{call}-{seat}")} == calls


async def test_who_only_watches_reads_how_far_everybody_is_where_others_press(house: House) -> None:
    table = await open_table(house, SIX, holders=("abcdef",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    watcher = await house.phone(f"/table/{table.live.state.code}")
    assert not watcher.has("tirage-1")
    assert watcher.text().count("en reportage") == 6


async def test_a_phone_that_is_turned_or_shows_its_address_bar_shares_its_height_anew(house: House) -> None:
    table = await open_table(house, SIX, holders=("abcdef",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    phone = await table.phone(height=844)
    assert phone.has("maquette-6")
    await phone.resize(390, 664)
    assert not phone.has("maquette-6")
    await phone.resize(390, 844)
    assert phone.has("maquette-6")
