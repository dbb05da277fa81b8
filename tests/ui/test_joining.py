"""Who gets to a table: by its code, from this machine, or because they have been there."""

from __future__ import annotations

import base64
from datetime import UTC, datetime
from urllib.parse import quote

import flet as ft
import pytest

from companion.network.addresses import Addresses
from companion.store.players import Player
from companion.table.game import Actor
from companion.table.intents import NewPlayer
from companion.ui.controls.qr import make_qr_png
from companion.ui.services import ADDRESS_SETTING
from companion.ui.theme import MARGIN
from companion.ui.widths import serif_em
from tests.engines.sizes import LAPTOP, LYING_PHONE, PHONE, Size
from tests.support.finished_game import open_table
from tests.support.headless_phone import Phone, Storage
from tests.support.house import AWAY, House
from tests.support.seated import actor_of
from tests.support.wording import worded


async def test_a_stranger_s_page_is_told_of_no_table_until_it_knows_the_code(house: House) -> None:
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    stranger = await house.phone("/", ip=AWAY)
    assert stranger.has("new-game") and not stranger.has(f"resume-{table.id}")
    assert table.state.code not in stranger.text() and "Goupil" not in stranger.text()
    await stranger.tap("join")
    await stranger.type("code", table.state.code)
    await stranger.tap("join-go")
    await stranger.tap("take-seat-2")
    await stranger.go("/home")
    assert stranger.has(f"resume-{table.id}"), "by now it is no stranger"
    again = await house.phone("/", storage=stranger.storage, ip=AWAY)
    assert again.has("start-round"), "a phone that has a seat is at the table, without any code"


async def test_the_code_in_an_address_may_be_written_in_any_way(house: House) -> None:
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="Goupil")], Actor("laptop"))
    code = table.state.code
    for typed in (code.lower(), f"{code[:3]} {code[3:]}", f" {code}\n", f"{code[:3]}-{code[3:]}"):
        phone = await house.phone(f"/join/{quote(typed)}", ip=AWAY)
        assert phone.has("take-seat-1"), typed


async def test_who_guesses_codes_is_soon_made_to_wait_and_others_are_not(house: House) -> None:
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="Goupil")], Actor("laptop"))
    guesser = await house.phone("/join/AAAAAA", ip=AWAY)
    for sign in "BCDEFGHJK":
        await guesser.go(f"/join/{sign * 6}")
        assert worded("fr", "join-no-table", code=sign * 6) in guesser.text()
    await guesser.go(f"/join/{table.state.code}")
    assert "Trop de codes faux" in guesser.text() and not guesser.has("take-seat-1")
    await guesser.tap("try-again")
    assert "Trop de codes faux" in guesser.text()
    guest = await house.phone(f"/join/{table.state.code}", ip="203.0.113.8")
    assert guest.has("take-seat-1")


async def test_a_wrong_code_counts_once_however_often_its_screen_is_drawn(house: House) -> None:
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="Goupil")], Actor("laptop"))
    phone = await house.phone("/join/AAAAAA", ip=AWAY)
    for _ in range(20):
        await phone.resize(1024, 698)
        await phone.resize(390, 664)
    await phone.go(f"/join/{table.state.code}")
    assert phone.has("take-seat-1")


async def test_code_and_picture_fill_the_page_one_tap_from_the_menu_of_any_device(house: House) -> None:
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    guest = await house.phone(f"/join/{table.state.code}", storage=Storage(), ip=AWAY)
    await guest.tap("watch")
    await guest.tap("menu")
    await guest.tap("invite")
    assert guest.text("join-code") == table.state.code, "one word for whoever copies it, two groups for the eye"
    assert f"/join/{table.state.code}" in guest.text("join-address")
    await guest.tap("close-invite")
    assert not guest.has("join-code")


async def test_the_field_for_a_name_stays_where_it_is_when_nobody_known_is_called_so(house: House) -> None:
    """Put elsewhere in the page it would lose the focus, and the next letters with it."""
    await house.archive.run(
        lambda library: library.people.save(
            Player(id="bruno", name="Bruno", created_at=datetime(2026, 1, 1, tzinfo=UTC))
        )
    )
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="Goupil")], Actor("laptop"))
    phone = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    assert phone.has("known-1")
    before = phone.place("player-name")
    await phone.type("player-name", "Ba")
    assert not phone.has("known-1")
    assert phone.place("player-name") == before
    await phone.type("player-name", "B")
    assert phone.has("known-1")
    assert phone.place("player-name") == before


# --- the back key -----------------------------------------------------------------------------------------------------


async def test_back_at_the_table_closes_what_is_open_and_then_stays(house: House) -> None:
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    at = f"/table/{table.state.code}"
    await host.tap("menu")
    await host.tap("invite")
    await host.go(f"{at}/invite?back=1")
    assert host.has("start-round") and host.page.route == at
    await host.go(f"{at}?back=2")
    assert host.has("start-round") and host.page.route == at


async def test_back_reads_a_sentence_before_it_closes_a_screen(house: House) -> None:
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    guest = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await guest.tap("watch")
    await guest.tap("menu")
    await guest.tap("rights")
    await guest.type("host-code", "AAAA")
    await guest.tap("host-code-go")
    assert guest.has("said-ok")
    await guest.go(f"/table/{table.state.code}/menu?back=1")
    assert not guest.has("said-ok") and guest.has("close-menu")
    await guest.go(f"/table/{table.state.code}/menu?back=2")
    assert not guest.has("close-menu")


def qr_codes(phone: Phone) -> list[bytes]:
    """The pictures on the screen, as files."""
    found = [control.src for control in phone.controls() if isinstance(control, ft.Image)]
    return [base64.b64decode(src, validate=True) for src in found if isinstance(src, str)]


async def test_the_code_to_scan_is_a_picture_that_every_browser_draws(house: House) -> None:
    """At its four places, as text: bytes are drawn by Chromium on this machine's own address and nowhere else."""
    (address,) = house.services.addresses()
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    code = [make_qr_png(f"{address}/join/{house.hub.invitation(table)}")]
    assert qr_codes(host) == code, "on the page where all is laid out"
    phone = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await phone.tap("take-seat-1")
    await phone.tap("menu")
    assert qr_codes(phone) == code, "in the menu"
    await phone.tap("invite")
    assert qr_codes(phone) == code, "large"
    await phone.go("/rules/free-area")
    await phone.tap("rules-share")
    assert qr_codes(phone) == [make_qr_png(f"{address}/rules/free-area")], "under a rule"


async def test_an_address_that_was_chosen_stays_chosen_on_every_screen(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "companion.network.addresses.lan_addresses", lambda: [("wlan0", "192.168.1.20"), ("eth0", "10.0.0.5")]
    )
    house.services.addresses = Addresses(8160, chosen=lambda: str(house.archive.settings.get(ADDRESS_SETTING, "")))
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    assert host.text("join-address") == f"http://192.168.1.20:8160/join/{table.state.code}"
    await host.tap("next-address")
    assert host.text("join-address") == f"http://10.0.0.5:8160/join/{table.state.code}"
    again = await house.phone(f"/table/{table.state.code}")
    await again.tap("show-code")
    assert "http://10.0.0.5:8160" in again.text("join-address")


async def test_the_name_of_the_machine_stands_beside_the_address_and_never_in_the_picture(house: House) -> None:
    host = await house.phone()
    table = await open_table(house, host, "Goupil", "Zhette")
    await host.go(f"/table/{table.state.code}/invite")
    assert not host.has("join-name")
    before = [control.src for control in host.controls() if isinstance(control, ft.Image)]
    house.services.stable_url = lambda: "http://companion.local:8160"
    again = await house.phone(f"/table/{table.state.code}/invite", storage=host.storage)
    assert f"http://companion.local:8160/join/{table.state.code}" in again.text("join-name")
    assert "192.168.1.20" in again.find("join-address").label  # type: ignore[operator]
    assert [control.src for control in again.controls() if isinstance(control, ft.Image)] == before


@pytest.mark.parametrize("size", [LYING_PHONE, LAPTOP, PHONE])
async def test_the_code_is_whole_in_its_column_of_the_lobby(house: House, size: Size) -> None:
    storage = Storage()
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="A"), NewPlayer(name="B")], actor_of(storage))
    route = f"/table/{table.state.code}"
    phone = await house.phone(route, storage=storage, width=size.width, height=size.height)
    code = next(one for one in phone.controls_in("join-code") if isinstance(one, ft.Text))
    picture = next(one for one in phone.controls() if isinstance(one, ft.Image))
    column = (size.width - 3 * MARGIN) / 2 if size.width > size.height else size.width - 2 * MARGIN
    room = column - 2 * MARGIN - float(picture.width or 0) - 12
    assert (serif_em(table.state.code) + 0.5) * float(code.size or 0) <= room
