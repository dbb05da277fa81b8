"""Digits are typed while what was entered before them is still on its way to a slow disk, and somebody undoes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft
import pytest

from companion.games.election.state.events import ClefLaid
from companion.games.extrablatt.state import events as extrablatt
from companion.games.plus_belle_la_vie.state.events import ColumnSet, DiceThrown, MeetingBegun
from companion.games.reportages.state.events import CashCounted, CountBegun, RoundDealt
from companion.table.events import Event
from companion.table.intents import Undo
from companion.table.parts.events import TurnGiven
from tests.support.disks import HeldDisk
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table

SEATS = "abcd"
CLEF = ("declaration", "primaires", "programme", "investiture", "parrainage", "parrainage")
#: Presses that are being handled.
_struck: set[asyncio.Task[None]] = set()


@pytest.fixture
def disk(house: House, monkeypatch: pytest.MonkeyPatch) -> HeldDisk:
    return HeldDisk(house.folder.disk, monkeypatch)


async def strike(phone: Phone, *handles: str) -> None:
    """Tap them without waiting for what follows."""
    for handle in handles:
        key = next(
            each
            for each in phone.controls_in(handle)
            if isinstance(each, (ft.Container, ft.Button, ft.TextButton)) and each.on_click
        )
        _struck.add(task := asyncio.create_task(phone.session.dispatch_event(key._i, "click", None)))
        task.add_done_callback(_struck.discard)
    for _ in range(20):
        await asyncio.sleep(0)


async def counting(house: House) -> tuple[ShelfTable, Phone]:
    at = await open_table(house, "reportages", ("A", "B", "C", "D"), ("",))
    await at.happens(RoundDealt(number=1, seat="a"), CountBegun(number=1))
    return at, await at.phone()


def shown(phone: Phone) -> dict[str, str]:
    """The cash of each player as it is shown."""
    return {seat: phone.text(f"count-cash-{n}").splitlines()[-1].replace(" ", "") for n, seat in enumerate(SEATS, 1)}


def kept(at: ShelfTable) -> dict[str, int]:
    return dict(at.play.count.cash)


def digits(number: int) -> list[str]:
    return [f"keypad-{digit}" for digit in str(number)]


async def undo_newest(at: ShelfTable) -> None:
    """Somebody else undoes the newest entry that a screen shows by now."""
    newest = at.live.view.log.next_undo()
    assert newest is not None
    await at.live.submit(Undo(entry=newest.entry), at.host)


async def test_an_undo_of_the_last_cash_while_the_next_is_on_its_way_moves_no_digit(
    house: House, disk: HeldDisk
) -> None:
    at, phone = await counting(house)
    await strike(phone, *digits(1220))
    await phone.settle()
    assert kept(at) == {"a": 1220}
    with disk.held():
        await strike(phone, *digits(800))
        undone = asyncio.create_task(undo_newest(at))
        await strike(phone, *digits(1000))
    await undone
    await phone.settle()
    assert kept(at) == {"b": 800, "c": 1000}, "what was typed for one is no other's"
    assert [phone.has(f"cash-{n}-amount") for n in (1, 2, 3, 4)] == [False, False, False, True]
    await strike(phone, *digits(1460))
    await phone.settle()
    assert phone.has("cash-1-amount"), "what was undone is asked again in the end"
    await strike(phone, *digits(1220), "keypad-ok")
    await phone.settle()
    assert shown(phone) == {seat: str(points) for seat, points in kept(at).items()}
    assert kept(at) == {"a": 1220, "b": 800, "c": 1000, "d": 1460}


async def undo_next(at: ShelfTable) -> None:
    """Somebody else undoes the entry that is on its way to the disk."""
    newest = at.live.view.log.next_undo()
    assert newest is not None
    await at.live.submit(Undo(entry=newest.entry + 1), at.host)


async def test_a_cash_that_is_undone_before_its_answer_is_asked_again(house: House, disk: HeldDisk) -> None:
    at, phone = await counting(house)
    with disk.held():
        await strike(phone, *digits(1220))
        undone = asyncio.create_task(undo_next(at))
        await strike(phone, "keypad-8")
    await undone
    await phone.settle()
    await strike(phone, "keypad-0", "keypad-0")
    await phone.settle()
    assert kept(at) == {"b": 800}, "digits are for whom they were typed"
    await strike(phone, *digits(1000))
    await phone.settle()
    await strike(phone, *digits(1460))
    await phone.settle()
    assert phone.has("cash-1-amount")
    with disk.held():
        await strike(phone, *digits(1220), "keypad-ok")
        undone = asyncio.create_task(undo_next(at))
        await strike(phone, "keypad-7")
    await undone
    await phone.settle()
    assert "a" not in kept(at) and phone.has("cash-1-amount"), "it can be typed once more"
    await strike(phone, *digits(1220), "keypad-ok")
    await phone.settle()
    assert kept(at) == {"a": 1220, "b": 800, "c": 1000, "d": 1460}
    assert shown(phone) == {seat: str(points) for seat, points in kept(at).items()}


@dataclass(frozen=True)
class Pad:
    """Is a keypad of a game: what has happened, the way to it, what is typed, and what is kept then."""

    game: str
    events: tuple[Event, ...]
    way: tuple[str, ...]
    typed: int
    kept: Callable[[Any], Any]
    known: int = 0
    handle: str = ""


ROUND = (RoundDealt(number=1, seat="a"),)
PADS = {
    "cash": Pad("reportages", (*ROUND, CountBegun(number=1)), ("count-cash-4",), 20, lambda play: play.count.of("d")),
    "cash-again": Pad(
        "reportages",
        (*ROUND, CountBegun(number=1), CashCounted(seat="b", points=1220)),
        ("count-cash-2",),
        800,
        lambda play: play.count.of("b"),
        known=1220,
        handle="count-cash-2",
    ),
    "pot": Pad(
        "reportages",
        (*ROUND, CountBegun(number=1)),
        ("count-pot",),
        60,
        lambda play: play.count.pot,
        handle="count-pot",
    ),
    "bid": Pad("reportages", ROUND, ("player-2", "bid-other"), 40, lambda play: play.bank.pot, handle="pot"),
    "empties": Pad(
        "extrablatt",
        (extrablatt.CountBegun(), extrablatt.EmptiesCounted(seat="a", cells=4)),
        ("empties-1",),
        9,
        lambda play: dict(play.empties)["a"],
        known=4,
        handle="empties-1",
    ),
    "votes": Pad(
        "election",
        (*(ClefLaid.model_validate({"seat": "a", "card": card}) for card in CLEF), TurnGiven(seat="a")),
        ("lay", "card-suffrages"),
        2_500_000,
        lambda play: play.campaign.totals["a"],
    ),
    "price": Pad(
        "plus-belle-la-vie",
        (
            ColumnSet(seat="a", character="Thomas", cards=2),
            MeetingBegun(number=1, seat="a"),
            DiceThrown(seat="a", throw=1, success=True),
        ),
        ("sell-1-1",),
        3000,
        lambda play: [play.price(sale) for sale in play.meeting.sales],
    ),
}


@pytest.mark.parametrize("name", PADS)
async def test_an_ok_that_is_pressed_twice_enters_once_and_an_undo_shows_what_is_kept(
    house: House, disk: HeldDisk, name: str
) -> None:
    pad = PADS[name]
    at = await open_table(house, pad.game, ("A", "B", "C", "D"), ("",))
    await at.happens(*pad.events)
    phone = await at.phone()
    for handle in pad.way:
        await phone.tap(handle)
    entries = len(at.live.view.log.entries)
    with disk.held():
        await strike(phone, *digits(pad.typed), "keypad-ok", "keypad-ok", "keypad-7")
    await phone.settle()
    assert pad.kept(at.play) in (pad.typed, [pad.typed])
    assert len(at.live.view.log.entries) - entries == (2 if name == "price" else 1)
    if pad.handle:
        assert phone.text(pad.handle).splitlines()[-1].replace(" ", "") == str(pad.typed)
    await undo_newest(at)
    await phone.settle()
    assert pad.kept(at.play) in (pad.known or None, pad.known, [])
    for handle in pad.way:
        await phone.tap(handle)
    if phone.has("keypad-ok"):  # a price is known by now
        await strike(phone, *digits(pad.typed), "keypad-ok")
    await phone.settle()
    assert pad.kept(at.play) in (pad.typed, [pad.typed]), "nothing stands before what is typed"
