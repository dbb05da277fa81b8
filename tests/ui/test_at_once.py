"""Two people who change the same list or profile at the same moment: both changes count, whatever was drawn."""

from __future__ import annotations

import asyncio

import flet as ft
from flet.controls.base_control import BaseControl

from companion.table.intents import NamePerson, NewPlayer, TakeSeat
from tests.support.finished_game import game_file
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.seated import actor_of


async def two(house: House, route: str) -> tuple[Phone, Phone]:
    return await house.phone(route), await house.phone(route)


async def at_once(one: Phone, other: Phone, *handles: str) -> None:
    """Both press before either page is drawn anew."""
    pressed = [
        phone.session.dispatch_event(button(phone, handle)._i, "click", None)
        for phone, handle in zip((one, other), handles, strict=True)
    ]
    await asyncio.gather(*pressed)
    await one.settle()
    await other.settle()


def button(phone: Phone, handle: str) -> BaseControl:
    """What a finger meets there."""
    return next(
        control
        for control in phone.controls_in(handle)
        if getattr(control, "on_click", None) is not None and not isinstance(control, ft.Semantics)
    )


async def test_seats_are_moved_in_the_order_that_is_there_by_then(house: House) -> None:
    host, guest = await two(house, "/")
    names = [NewPlayer(name=name) for name in ("Ana", "Bo", "Cy", "Di")]
    live = await house.hub.open("redac-chef", {}, names, actor_of(host.storage))
    await live.submit(TakeSeat(seat="a"), actor_of(guest.storage))
    for phone, seat in ((host, "seat-2"), (guest, "seat-4")):
        await phone.go(f"/table/{live.state.code}")
        await phone.tap(seat)
    await at_once(host, guest, "seat-up-2", "seat-up-4")
    assert [seat.name for seat in live.state.seats] == ["Bo", "Ana", "Di", "Cy"]


async def test_two_items_ticked_at_once_are_both_ticked(house: House) -> None:
    await house.archive.save(game_file())
    one, other = await two(house, "/players/p-goupil")
    for phone in (one, other):
        await phone.tap("items-achievements")
    handles = [handle for handle in one.handles() if handle.startswith("item-achievements-")]
    open_ = [handle for handle in handles if not one.find(handle).checked][:2]
    await at_once(one, other, *open_)
    player = await house.archive.run(lambda library: library.people.all()["p-goupil"])
    assert len(player.ticks("redac-chef", "achievements")) == 2


async def test_a_name_and_a_look_changed_at_once_are_both_changed_and_nobody_forgotten_comes_back(
    house: House,
) -> None:
    await house.archive.save(game_file())
    one, other = await two(house, "/players/p-goupil")
    for phone in (one, other):
        await phone.tap("profile-edit")
    await one.type("profile-name", "Renard")
    looks = [handle for handle in other.handles() if handle.startswith("symbol-")]
    await at_once(one, other, "rename", looks[-1])
    player = await house.archive.run(lambda library: library.people.all()["p-goupil"])
    assert player.name == "Renard" and player.symbol
    await one.type("profile-name", "Goupil")
    await house.archive.run(lambda library: library.people.delete("p-goupil"))
    await one.tap("rename")
    player = await house.archive.run(lambda library: library.people.all()["p-goupil"])
    assert player.deleted and player.name == ""


async def test_a_team_swaps_roles_whoever_is_called_otherwise_at_that_moment(house: House) -> None:
    host = await house.phone()
    teams = [NewPlayer(name=f"T{n}", members=(f"A{n}", f"B{n}")) for n in range(2)]
    live = await house.hub.open("redac-chef", {"mode": "newsroom"}, teams, actor_of(host.storage))
    await host.go(f"/table/{live.state.code}")
    rename = NamePerson(seat="a", place=0, name="Zoé")
    swap = host.session.dispatch_event(button(host, "team-swap-1")._i, "click", None)
    await asyncio.gather(live.submit(rename, actor_of(host.storage)), swap)
    assert live.state.seats[0].members == ("B0", "Zoé")
