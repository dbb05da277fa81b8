"""No button for one step more or less sends a sum worked out from what was drawn: every press counts, however many come
in before the next drawing, and from however many devices.

The steppers are found by themselves, by their handles and by what stands on them, on every screen that is walked
through here; whatever the code has of them and no walk comes by fails, too.
"""

from __future__ import annotations

import ast
import asyncio
import importlib
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import flet as ft
import pytest

import companion
from companion.games.plus_belle_la_vie.state import events as vie
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.state.intents import StartRound
from companion.games.redac_chef.state.settings import Settings
from companion.games.redac_chef.views.round import ready
from companion.games.shelf import SHELF
from companion.table.events import ServerAway
from companion.table.intents import PauseTimer
from companion.table.parts.events import TurnGiven
from companion.ui.controls.fields import stepper
from companion.ui.device import Device
from tests.games.redac_chef.counting_table import open_table as open_newspaper
from tests.games.redac_chef.views.round.test_screen import ahead, stand
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.live_game import open_table
from tests.support.seated import Seated

#: "length-less", "away-more-10"; "add-30", "sub-30".
_HANDLE: Final = re.compile(r"(?P<base>.+)-(?P<way>less|more)(?P<step>-\d+)?|(?P<add>add|sub)-(?P<by>\d+)")
#: "− 30 s", "+1": what stands on a button for one step, whatever its handle.
_FACE: Final = re.compile(r"[+−-]\s?\d+(\s?\S{1,3})?")
_PRESSES: Final = 10


@dataclass
class Walk:
    """What was found on the way, by the name before "-less" and "-more", and whether it changed anything."""

    driven: dict[str, bool] = field(default_factory=dict)
    #: Pages are open as long as somebody holds them.
    pages: list[Phone | None] = field(default_factory=list)

    async def look(self, phone: Phone, other: Phone | None = None) -> None:
        """Drive all steppers of this screen; ``other``: another device at the same one."""
        driven = set[str]()
        self.pages += [phone, other]
        for more in [handle for handle in _steppers(phone) if _leads_up(handle)]:
            # One of each kind: "rencontres-2" is made as "rencontres-1" is, "asks-blue" as "asks-red".
            kind = next((pattern for _, pattern in _in_the_code() if re.fullmatch(pattern, _base(more))), more)
            if kind not in driven and phone.has(_opposite(more)):
                await self.drive(phone, more, _opposite(more), other)
            driven.add(kind)

    async def drive(self, phone: Phone, more: str, less: str, other: Phone | None = None) -> None:
        """Ten presses in one go come to what ten presses come to that wait for each other; from two devices too."""
        begin = _figure(phone, more)
        high = await _one_by_one(phone, more)
        shared = other is not None and other.has(more) and _figure(other, more) == high != begin
        low = await _one_by_one(phone, less)
        for handle, wanted in ((more, high), (less, low)):
            assert await _at_once((phone, handle, _PRESSES)) == wanted, f"{handle}: presses that come together are lost"
        if shared and other is not None:
            for handle, wanted in ((more, high), (less, low)):
                done = await _at_once((phone, handle, _PRESSES // 2), (other, handle, _PRESSES // 2))
                assert done == wanted, f"{handle}: presses from two devices are lost"
        base = _base(more)
        self.driven[base] = self.driven.get(base, False) or high != low


def _steppers(phone: Phone) -> list[str]:
    faces = [handle for handle in phone.handles() if _FACE.fullmatch(phone.text(handle))]
    return sorted({*faces, *(handle for handle in phone.handles() if _HANDLE.fullmatch(handle))})


def _base(handle: str) -> str:
    found = _HANDLE.fullmatch(handle)
    return (found and (found["base"] or found["add"])) or handle


def _leads_up(handle: str) -> bool:
    return re.search(r"(^|-)(more|add)(-\d+)?$", handle) is not None or not _HANDLE.fullmatch(handle)


def _opposite(handle: str) -> str:
    for one, other in (("less", "more"), ("add", "sub")):
        for here, there in ((one, other), (other, one)):
            if re.search(rf"(^|-){here}(-\d+)?$", handle):
                return re.sub(rf"(^|-){here}(-\d+)?$", rf"\g<1>{there}\2", handle)
    raise AssertionError(f"{handle} steps, but its handle does not say which way: call it …-less or …-more")


def _figure(phone: Phone, handle: str) -> str:
    """What stands beside that button: the texts of the innermost row that shows more than the steps."""
    if handle.startswith(("add-", "sub-")):
        return phone.text("timer")
    found: list[ft.Row] = []
    for control in phone.controls():
        if isinstance(control, ft.Row) and handle in _handles_in(phone, control):
            found.append(control)
    texts = [_shown(phone, row) for row in reversed(found)]
    return next((text for text in texts if re.sub(_FACE, "", text).strip()), "")


def _handles_in(phone: Phone, part: ft.Control) -> set[str]:
    return {c.identifier for c in walk([part], set()) if isinstance(c, ft.Semantics) and c.identifier}


def _shown(phone: Phone, part: ft.Control) -> str:
    return "\n".join(c.value or "" for c in walk([part], set()) if isinstance(c, ft.Text))


async def _at_once(*presses: tuple[Phone, str, int]) -> str:
    """So many presses each, all on their way before the first is handled; what stands there afterwards."""
    coming: list[Awaitable[None]] = []
    for phone, handle, times in presses:
        coming += [phone.session.dispatch_event(_button(phone, handle)._i, "click", None) for _ in range(times)]
    await asyncio.gather(*coming)
    for phone, _, _ in presses:
        await phone.settle()
        assert not phone.line.crashes, phone.line.crashes
    return _figure(*presses[0][:2])


async def _one_by_one(phone: Phone, handle: str) -> str:
    """As many presses, each after the screen shows the one before; what stands there afterwards."""
    for _ in range(_PRESSES):
        await phone.session.dispatch_event(_button(phone, handle)._i, "click", None)
        await phone.settle()
    return _figure(phone, handle)


def _button(phone: Phone, handle: str) -> Any:
    return next(c for c in walk([phone.find(handle)], set()) if getattr(c, "on_click", None) is not None)


# --- the ways to them -------------------------------------------------------------------------------------------------


async def _set_up(house: House, walk: Walk, game: str, mode: str | None) -> None:
    phone = await house.phone("/home")
    await phone.go("/new")
    await _choose(phone, f"game-{game}", "change-game", "own-games")
    for name in ("Ana", "Bo"):
        await phone.type("player-name", name)
        await phone.tap("add-player")
    if mode is not None:
        await _choose(phone, f"mode-{mode}", "change-mode")
    for fold in ("set-up-details", "rulings", "with-clock"):
        if phone.has(fold):
            await phone.tap(fold)
    await walk.look(phone)


async def _choose(phone: Phone, wanted: str, *folded: str) -> None:
    """Tap that, in whatever it is folded away."""
    for fold in folded:
        if not phone.has(wanted) and phone.has(fold):
            await phone.tap(fold)
    await phone.tap(wanted)


async def _opened(table: Seated, walk: Walk, *taps: str) -> None:
    """The same screen on two devices."""
    phones = [await table.phone(0), await table.phone(1)]
    for phone in phones:
        for handle in taps:
            await phone.tap(handle)
    await walk.look(*phones)


async def _newspaper(house: House, walk: Walk) -> None:
    table = await open_newspaper(house, ("Ana", "Bo"), ("a", "b"))
    await _opened(table, walk)
    await _opened(table, walk, "menu", "rulings")
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 120_000)
    stand(table)
    await _opened(table, walk, "shout")
    await table.live.submit(PauseTimer(), table.host)
    await _opened(table, walk)


async def _page(house: House, walk: Walk) -> None:
    """The page on the grid, by the hands of whoever plays there and of a phone beside."""
    table = await open_newspaper(house, ("Ana", "Bo"), ("a", "b"))
    await table.close_round()
    phones = [await table.phone(0), await table.phone(0)]
    for phone in phones:
        await phone.tap("page-open-1")
    await phones[0].tap("page-kind-tribune")
    await phones[0].tap("page-cell-1-0")
    await phones[0].tap("page-kind-news")
    for phone in phones:
        await phone.settle()
        await phone.tap("page-column")
        for fold, inside in (("page-grid", "page-grid-fold-more"), ("page-tribune", "page-effect-points-more")):
            if not phone.has(inside):
                await phone.tap(fold)
    await phones[0].tap("page-star-known")
    await phones[1].settle()
    await walk.look(*phones)


async def _away(house: House, walk: Walk) -> None:
    table = await open_newspaper(house, ("Ana", "Bo"), ("a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 120_000)
    stand(table)
    table.live.record_server_event(ServerAway(vouched_at=table.live.now(), gone_ms=20_000))
    await _opened(table, walk)


async def _vie(house: House, walk: Walk) -> None:
    table = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo"), ("a", "b"))
    await table.happens(TurnGiven(seat="a"), *[vie.RencontreDeclared(seat="a")] * 12)
    await _opened(table, walk)
    await _opened(table, walk, "card-new")
    phones = [await table.phone(0, where="/points"), await table.phone(1, where="/points")]
    await walk.look(*phones)
    await phones[0].go(f"/table/{table.live.state.code}/control")
    await phones[0].type("character", "Luna")
    await phones[0].tap("add-character")
    await phones[1].go(f"/table/{table.live.state.code}/control")
    for phone in phones:
        await phone.tap("column-1-1")
    await phones[0].tap("cards-more")
    await walk.look(*phones)
    # The box has too few cards for ten presses each way: they came back to none, beside which no guest lies.
    await phones[0].tap("cards-more")
    await walk.drive(phones[0], "guests-more", "guests-less", phones[1])
    over = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo"), ("a", "b"))
    for number in range(1, 6):
        await over.happens(vie.MeetingBegun(number=number, seat="a"))
        await over.happens(vie.DiceThrown(seat="a", throw=1, success=True), vie.MeetingOver(number=number))
    await _opened(over, walk)
    phones = [await over.phone(0, where="/points"), await over.phone(1, where="/points")]
    for phone in phones:
        for handle in ("rendez-vous-1", "sale-add"):
            await phone.tap(handle)
    await walk.look(*phones)


async def _main_screens(house: House, walk: Walk, game: str) -> None:
    table = await open_table(house, game, ("Ana", "Bo", "Cy", "Di"), ("a", "b"))
    await _opened(table, walk)
    await _opened(table, walk, "menu", "rulings")


#: Those with most options in the default run, the rest in the long one.
_SET_UPS: Final = [
    *(pytest.param("redac-chef", mode, marks=() if mode == "advanced" else pytest.mark.long) for mode in MODES),
    *(pytest.param(game, None) for game in SHELF if game != "redac-chef"),
]


@pytest.mark.parametrize(("game", "mode"), _SET_UPS)
async def test_every_press_counts_at_every_set_up(house: House, game: str, mode: str | None) -> None:
    await _set_up(house, Walk(), game, mode)


@pytest.mark.parametrize("game", [game for game in SHELF if game != "redac-chef"])
async def test_every_press_counts_at_every_table(house: House, game: str) -> None:
    await _main_screens(house, Walk(), game)


async def test_every_press_counts_at_every_stepper_that_the_code_has(house: House) -> None:
    walk = Walk()
    for way in (_newspaper, _page, _away, _vie):
        await way(house, walk)
    missed = [
        f"{where}: {pattern}"
        for where, pattern in _in_the_code()
        if not any(re.fullmatch(pattern, base) for base in walk.driven)
    ]
    assert not missed, f"no walk comes by these steppers; add a way to them: {missed}"
    still = [base for base, moved in walk.driven.items() if not moved]
    assert not still, f"these steppers never moved anything: {still}"


# --- what there is ----------------------------------------------------------------------------------------------------


@cache
def _in_the_code() -> tuple[tuple[str, str], ...]:
    """Where the code makes a stepper, and what its handle begins with."""
    root = Path(companion.__file__).parent
    makers = ("fields.py", "counter.py", "time_steps.py")  # which make those that others ask for
    found = [
        (f"{path.relative_to(root)}:{call.lineno}", pattern)
        for path in sorted(root.rglob("*.py"))
        if path.name not in makers and ("views" in path.parts or "ui" in path.parts)
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        for pattern in _asked_for(call, path)
    ]
    return tuple(found)


def _asked_for(call: ast.Call, path: Path) -> Iterator[str]:
    """The beginning of the handle where this call makes a stepper."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    place = {"stepper": 1, "time_steps": 1, "Counter": 0}.get(name)
    if place is not None and len(call.args) > 1:  # with one it counts things in Python
        yield _pattern(call.args[place], path)
    elif name not in ("t", "say"):  # which ask for words
        for text in (one for one in call.args if isinstance(one, (ast.Constant, ast.JoinedStr))):
            if step := re.fullmatch(r"(.+)-(less|more)(-.+)?", _pattern(text, path)):
                yield step[1]


def _pattern(argument: ast.expr, path: Path) -> str:
    parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
    return "".join(_part(part, path) for part in parts)


def _part(part: ast.expr, path: Path) -> str:
    if isinstance(part, ast.Constant):
        return re.escape(str(part.value)).replace(r"\-", "-")
    if isinstance(part, ast.Name):  # a constant of its module
        module = ".".join(path.relative_to(Path(companion.__file__).parents[1]).with_suffix("").parts)
        return re.escape(str(getattr(importlib.import_module(module), part.id)))
    return ".+"


# --- what is no stepper -----------------------------------------------------------------------------------------------


async def test_one_that_sends_a_sum_from_what_was_drawn_is_found_out(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def absolute(device: Device, chosen: Settings, change: Callable[[str, Any], Any]) -> ft.Control:
        drawn = chosen.timer_s
        return stepper(device, "planted", f"{drawn} s", lambda by: change("timer_s", drawn + by), size=30, unit=" s")

    monkeypatch.setattr(ready, "build_length", absolute)
    table = await open_newspaper(house, ("Ana", "Bo"), ("a", "b"))
    with pytest.raises(AssertionError, match="presses that come together are lost"):
        await _opened(table, Walk())
