"""Bell, vibration and flash: once, on the devices that want them, and never again for a page that comes back."""

from __future__ import annotations

import asyncio
import io
import struct
import wave
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.games.shelf import SHELF
from companion.hub.effects import Effect
from companion.hub.table import LiveTable
from companion.table.intents import NewPlayer, TakeSeat
from companion.table.timer import Timer
from companion.ui import effects
from companion.ui.device import Device
from companion.ui.effects import play
from companion.ui.sounds import NOTES, SOUNDS, make_bell
from companion.ui.theme import DARK, LIGHT, Palette
from tests.support.headless_phone import Phone, Storage
from tests.support.house import House
from tests.support.seated import actor_of
from tests.support.wording import worded


def done(phone: Phone) -> dict[str, int]:
    """How often this browser was asked to sound and to shake."""
    return {"play": len(phone.rang), "vibrate": sum("shake" in message for message in phone.line.messages)}


@pytest.fixture
def flashes(house: House) -> dict[str, int]:
    """How often each device has flashed; with this, effects are played as at a table."""
    seen: dict[str, int] = {}

    def played(device: Device, effect: Effect) -> None:
        play(device, effect)
        seen[device.actor.device] = device.flashes

    house.services.effects = played
    return seen


async def opened(house: House, host: Storage) -> LiveTable:
    return await house.hub.open("redac-chef", {}, [NewPlayer(name="A"), NewPlayer(name="B")], actor_of(host))


async def page(house: House, table: LiveTable, storage: Storage) -> Phone:
    return await house.phone(f"/table/{table.state.code}", storage=storage)


def ring(table: LiveTable, *effects: Effect) -> None:
    """The clock says something."""
    table._effects += effects
    table._broadcaster.publish()


async def test_one_sounds_those_with_a_seat_shake_and_who_does_not_want_it_is_left_alone(
    house: House, flashes: dict[str, int]
) -> None:
    storages = [Storage() for _ in range(4)]
    host, seated, quiet, _watcher = storages
    quiet["companion.prefs"] = '{"vibration": false, "flash": false}'
    table = await opened(house, host)
    for seat, storage in (("a", seated), ("b", quiet)):
        await table.submit(TakeSeat(seat=seat), actor_of(storage))
    phones = [await page(house, table, storage) for storage in storages]
    ring(table, Effect.END)
    for phone in phones:
        await phone.settle()
    assert [done(phone) for phone in phones] == [
        {"play": 1, "vibrate": 0},
        {"play": 0, "vibrate": 1},
        {"play": 0, "vibrate": 0},
        {"play": 0, "vibrate": 0},
    ]
    assert [flashes[actor_of(storage).device] for storage in storages] == [1, 1, 0, 1]
    # Whatever else is drawn afterwards says nothing again.
    table._broadcaster.publish()
    for phone in phones:
        await phone.settle()
    assert [sum(done(phone).values()) for phone in phones] == [1, 1, 0, 0]


def lit(phone: Phone) -> int:
    """How many layers of the screen are red just now."""
    return sum(isinstance(part, ft.Container) and part.bgcolor == LIGHT.alarm for part in phone.controls())


async def test_the_screen_is_red_once_at_the_buzzer_and_not_when_something_is_opened_over_it(
    house: House, flashes: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)
    seen: list[int] = []
    sleep = asyncio.sleep

    async def looked(seconds: float) -> None:
        await sleep(0.02)
        if seconds == effects._LIT_S:
            seen.append(lit(phone))

    monkeypatch.setattr(effects.asyncio, "sleep", looked)
    ring(table, Effect.MINUTE, Effect.TEN)
    await phone.settle()
    assert seen == [], "that only rings"
    ring(table, Effect.END)
    await phone.settle()
    assert seen == [1] and lit(phone) == 0
    opened_over = next(handle for handle in phone.handles() if handle.startswith("help-"))
    await phone.tap(opened_over)
    await phone.tap("help-close")
    assert seen == [1]


async def test_who_asks_for_less_movement_sees_no_red(house: House, flashes: dict[str, int]) -> None:
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)
    phone.line.reports["calm"] = True
    ring(table, Effect.END)
    await phone.settle()
    assert flashes[actor_of(host).device] == 0


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_all_text_can_be_read_on_the_red_of_the_buzzer(palette: Palette) -> None:
    for colour in (palette.ink, palette.muted, palette.action):
        assert contrast(colour, palette.alarm) >= 4.5


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG defines it."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


async def test_a_page_that_comes_back_hears_nothing_old(house: House, flashes: dict[str, int]) -> None:
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)
    ring(table, Effect.MINUTE)
    await phone.settle()
    assert done(phone)["play"] == 1
    # It sleeps through the next one: the same page comes back, then it is loaded anew.
    line = phone.line
    await phone.session.disconnect(600)
    ring(table, Effect.TEN)
    await phone.settle()
    await phone.session.connect(line)
    await phone.settle()
    assert done(phone)["play"] == 1
    again = await page(house, table, host)
    assert done(again)["play"] == 0
    await phone.session.disconnect(600)
    ring(table, Effect.END)
    await again.settle()
    assert (done(phone)["play"], done(again)["play"]) == (1, 1), "and everything new"
    assert flashes[actor_of(host).device] == 1, "the page that was loaded anew has flashed once"


async def test_the_bell_says_when_it_was_due(house: House, flashes: dict[str, int]) -> None:
    """The page keeps silent about what reaches it too late: that begins with a machine that was busy."""
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)
    now = table.view.now
    timer = Timer(length_ms=90_000, starts_at=now, ends_at=now + 57_000)
    table._log = replace(table._log, state=replace(table._log.state, timer=timer))
    table._view = replace(table._view, log=table._log)
    ring(table, Effect.MINUTE)
    await phone.settle()
    (message,) = [message for message in phone.line.messages if "ring" in message]
    assert message["ring"] == "minute"
    assert 3000 <= phone.line.clock() - message["at"] < 4000


async def test_the_host_is_told_before_a_round_that_its_bell_waits_for_a_touch(house: House) -> None:
    host, guest = Storage(), Storage()
    table = await opened(house, host)
    phones = [await page(house, table, storage) for storage in (host, guest)]
    for phone in phones:
        assert not phone.has("bell-test"), "nothing is said before the browser has told"
        await phone.tells(sound="waiting")
    assert [phone.has("bell-test") for phone in phones] == [True, False]
    assert worded("fr", "bell-touch") in phones[0].text()
    await phones[0].tap("bell-test")
    assert phones[0].line.messages[-1] == {"ring": "end", "at": phones[0].line.clock(), "trial": True}
    await phones[0].tells(sound="ready")
    assert not phones[0].has("bell-test")
    await phones[0].tells(sound="none")
    assert "ne peut pas sonner" in phones[0].text() and not phones[0].has("bell-test")


async def test_each_device_chooses_whether_how_loud_and_with_what_sound_it_rings(house: House) -> None:
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)

    def told() -> Any:
        return phone.line.wanted["bell"]

    assert told()["on"] and told()["volume"] == 1.0
    assert told()["sounds"]["end"] == "/bell/bell-end.wav"
    await phone.go("/settings")
    for handle in ("bell-gong", "volume-soft", "try-bell"):
        await phone.tap(handle)
    assert told() == {
        "on": True,
        "volume": 0.3,
        "sounds": {one: f"/bell/gong-{one}.wav" for one in ("minute", "ten", "end")},
    }
    assert phone.rang == ["end"]
    await phone.tap("sound-off")
    assert not told()["on"]
    # A page that is loaded anew in the same session, or comes back, is told everything again.
    phone.line.wanted = None
    await phone.back()
    assert told()["volume"] == 0.3 and not told()["on"]


async def test_vibration_is_offered_where_the_browser_can_shake(house: House) -> None:
    phone = await house.phone("/settings")
    assert phone.has("vibration")
    await phone.tells(vibrates=False)
    assert not phone.has("vibration")


@pytest.mark.parametrize("sound", SOUNDS)
def test_each_sound_is_heard_and_none_is_cut_by_its_own_loudness(sound: str) -> None:
    made = {effect: make_bell(effect, sound) for effect in NOTES}
    assert len(set(made.values())) == 3
    for data in made.values():
        with wave.open(io.BytesIO(data)) as file:
            samples = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
        assert 8_000 < max(map(abs, samples)) < 32_000
        assert abs(samples[-1]) < 500, "it ends without a click"


async def test_a_screen_stays_on_while_a_game_is_played_whatever_it_shows_and_no_longer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game asks for it: counting, menus and what lies between rounds are the table's too."""
    for game in SHELF:
        host = Storage()
        players = [NewPlayer(name=name) for name in "ABC"]
        table = await house.hub.open(game, {}, players, actor_of(host))
        phone = await page(house, table, host)
        for route in ("", "/menu", "/sheet"):
            await phone.go(f"/table/{table.state.code}{route}")
            assert phone.line.wanted["awake"], (game, route)
        await phone.go("/home")
        assert not phone.line.wanted["awake"]
        # A page that is loaded anew in the same session is told again.
        await phone.go(f"/table/{table.state.code}")
        phone.line.wanted = None
        await phone.back()
        assert phone.line.wanted["awake"]
        await house.hub.put_away(table.id, actor_of(host))
        await phone.settle()
        assert not phone.line.wanted["awake"]
    # Forgotten on a sideboard, it goes dark.
    table = await opened(house, host)
    phone = await page(house, table, host)
    late = house.hub.clock.now() + 60 * 60_000
    monkeypatch.setattr(table, "_make_view", lambda: replace(table._view, now=late, complete=late))
    table._broadcaster.publish()
    await phone.settle()
    assert not phone.line.wanted["awake"]


async def test_where_the_screen_may_go_off_the_menu_says_what_to_set(house: House) -> None:
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)
    await phone.go(f"/table/{table.state.code}/menu")
    assert not phone.has("screen-off")
    await phone.tells(awake="hoped")
    assert phone.text("screen-off") == worded("fr", "screen-off", told="hoped")
    await phone.tells(awake="held")
    assert not phone.has("screen-off")


async def test_milestones_are_read_out_and_seconds_are_not(house: House, flashes: dict[str, int]) -> None:
    storage = Storage()
    table = await opened(house, Storage())
    phone = await page(house, table, storage)
    ring(table, Effect.COUNT_IN)
    for effect in (Effect.MINUTE, Effect.HALF, Effect.TEN, Effect.END):
        ring(table, effect)
        await phone.settle()
    said = [message["say"] for message in phone.line.messages if "say" in message]
    assert said == [worded("fr", "say-clock", mark=mark) for mark in ("minute", "half", "ten", "end")]
    assert phone.rang == []


async def test_two_fingers_enlarge_what_is_read_and_nothing_that_is_pressed_in_time(house: House) -> None:
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)
    at = f"/table/{table.state.code}"
    for route, reads in ((at, False), (f"{at}/menu", False), (f"{at}/sheet", True), ("/rules", True), ("/home", False)):
        await phone.go(route)
        assert phone.line.wanted["zoom"] is reads, route
    await phone.go(at)
    await phone.tap(next(one for one in phone.handles() if one.startswith("help-")))
    assert phone.line.wanted["zoom"], "a page of the rules over the screen"
    await phone.tap("help-close")
    assert not phone.line.wanted["zoom"]
