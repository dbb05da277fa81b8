"""Just the timer: one tap from home, the same on every page, heard on the device that started it."""

from __future__ import annotations

import asyncio

import pytest

from companion.hub.effects import Effect
from companion.table.timer import Status
from companion.ui.shared_timer import SharedTimer
from tests.support.house import AWAY, House


class _Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def now(self) -> int:
        return self.ms


async def test_one_tap_from_home_and_the_same_on_every_phone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # No second passes meanwhile, however slow the machine is.
    held = house.hub.clock.now()
    monkeypatch.setattr(type(house.hub.clock), "now", lambda _: held)
    host, guest = await house.phone("/home"), await house.phone("/timer", ip=AWAY)
    await host.tap("just-timer")
    assert host.text("timer") == "4:00"
    await host.tap("length-other")
    await host.type("length-own", "3:45")
    await host.tap("length-own-ok")
    assert host.text("timer") == "3:45"
    await host.tap("start-timer")
    await guest.settle()
    assert host.text("timer") == guest.text("timer") == "3:45"
    await guest.tap("pause")
    await host.settle()
    assert host.has("resume") and house.services.timer.status is Status.PAUSED
    await host.tap("add-30")
    await guest.settle()
    assert guest.text("timer") == "4:15"
    await guest.tap("resume")
    await guest.tap("stop-timer")
    await host.settle()
    assert host.has("start-timer") and not house.services.timer.left_ms


async def test_it_is_heard_once_at_each_mark() -> None:
    clock, heard = _Hands(), []
    timer = SharedTimer(clock)
    timer.watch(lambda effect: heard.append(effect))
    timer.start(61_000, "d")
    for left in (60_000, 59_000, 10_000, 9_000, 0):
        clock.ms = 1_000_000 + 61_000 - left
        timer._on_tick()
    await asyncio.sleep(0)
    assert [effect for effect in heard if effect] == [Effect.MINUTE, Effect.TEN, Effect.END]
    assert timer.status is Status.OVER
    timer.stop()


@pytest.mark.parametrize("seconds", [1, 10, 30])
async def test_a_short_one_says_only_what_is_still_to_come(seconds: int) -> None:
    clock, heard = _Hands(), []
    timer = SharedTimer(clock)
    timer.watch(lambda effect: heard.append(effect))
    timer.start(seconds * 1000, "d")
    clock.ms += seconds * 1000
    timer._on_tick()
    await asyncio.sleep(0)
    assert [effect for effect in heard if effect] == [Effect.END], "one bell, not three at once"


async def test_it_ticks_by_itself(house: House) -> None:
    phone = await house.phone("/timer")
    await phone.tap("preset-60")
    await phone.tap("start-timer")
    await asyncio.sleep(1.3)
    await phone.settle()
    assert phone.text("timer") in ("0:59", "0:58")
