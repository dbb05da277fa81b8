"""What a race is about is on all screens before anything else is drawn on any."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from flet.messaging.protocol import MessageAction

from companion.games.redac_chef.state import intents
from companion.table.game import Actor
from companion.table.intents import NewPlayer, TakeSeat
from companion.ui.clock import read_time_left
from companion.ui.device import Device
from companion.ui.reactive import MemoizedRead
from tests.support.headless_phone import Phone
from tests.support.house import House


async def at_a_round(house: House, monkeypatch: Any, phones: int) -> list[Phone]:
    monkeypatch.setattr(intents, "LEAD_MS", 0)
    players = [NewPlayer(name=name) for name in "ABC"]
    table = await house.hub.open("redac-chef", {"mode": "classic"}, players, Actor("host"))
    there = []
    for number in range(1, phones + 1):
        phone = await house.phone(f"/join/{table.state.code}")
        await phone.tap(f"take-seat-{number}")
        there.append(phone)
    await there[0].tap("start-round")
    await there[0].tap("start-round-yes")
    for phone in there:
        await phone.settle()
    return there


async def test_a_token_is_told_to_all_before_anything_else_is_drawn(house: House, monkeypatch: Any) -> None:
    phones = await at_a_round(house, monkeypatch, 3)
    said: list[tuple[int, list[Any]]] = []
    for number, phone in enumerate(phones):

        def heard(message: Any, number: int = number, send: Any = phone.line.send_message) -> None:
            if message.action == MessageAction.PATCH_CONTROL:
                said.append((number, message.body.patch))
            send(message)

        phone.line.send_message = heard  # type: ignore[method-assign]
    await phones[1].tap("tirage-2")
    for phone in phones:
        await phone.settle()
        assert phone.text("bouclage-2") == "1"
    tokens = [place for place, (_, patch) in enumerate(said) if patch[1][2:] == ["value", "1"]]
    assert [said[place][0] for place in tokens] == [0, 1, 2]
    others = [place for place, (_, patch) in enumerate(said) if patch[1][2] not in ("value", "visible")]
    assert others
    assert max(tokens) < min(others)


async def test_a_token_taken_back_is_gone_and_comes_again(house: House, monkeypatch: Any) -> None:
    first, second = await at_a_round(house, monkeypatch, 2)
    for _ in range(2):
        await second.tap("tirage-2")
        await first.settle()
        assert first.text("bouclage-2") == second.text("bouclage-2") == "1"
        await second.tap("take-back-2")
        await first.settle()
        assert first.text("bouclage-2") == "–"
        assert not second.has("bouclage-2")
    again = await house.phone("/", storage=first.storage)
    assert again.text("bouclage-2") == "–"


async def test_what_does_not_ask_for_the_time_stands_while_only_time_goes_by(house: House) -> None:
    phone = await house.phone("/home")
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="Zoé"), NewPlayer(name="Ali")], Actor("host"))
    device = Device(phone.page, house.services)
    device.watch(table)
    code, left, held = MemoizedRead[str](device), MemoizedRead[int](device), MemoizedRead[tuple[str, ...]](device)
    code.evaluate(lambda d: d.state.code)
    left.evaluate(read_time_left)
    assert held.evaluate(lambda d: d.state.seats[0].devices) == ()
    assert code.is_valid and held.is_valid and not left.is_valid
    device._on_view(replace(table.view, now=table.view.now + 1000))
    assert code.is_valid and held.is_valid and not left.is_valid
    await table.submit(TakeSeat(seat=table.state.seats[0].id, alone=False), Actor("phone"))
    await phone.settle()
    assert not held.is_valid
    assert held.evaluate() == ("phone",)
    assert held.is_valid
    for something in (lambda: setattr(device, "flashes", 1), device.notify, lambda: device.watch(None)):
        held.evaluate()
        something()
        assert not held.is_valid
