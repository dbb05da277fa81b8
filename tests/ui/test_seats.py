"""Seats and the devices that hold them: taken, moved, asked for, given, freed; and how these devices are."""

from __future__ import annotations

import flet as ft
import pytest

from companion.hub.table import LiveTable
from companion.table.game import Actor
from companion.table.intents import ChangePlayer, GiveSeat
from companion.table.message import say
from companion.text.words import words
from tests.support.finished_game import open_table
from tests.support.headless_phone import Phone
from tests.support.house import AWAY, House
from tests.support.spaces import plain
from tests.support.wording import worded


async def sitting(house: House, *names: str) -> tuple[LiveTable, Phone, list[Phone]]:
    """A table, its host, and a phone for each player."""
    host = await house.phone()
    table = await open_table(house, host, *names)
    phones = []
    for number, _ in enumerate(names, 1):
        phone = await house.phone(f"/join/{table.state.code}", ip=AWAY)
        await phone.tap(f"take-seat-{number}")
        phones.append(phone)
    return table, host, phones


def on(where: str, presence: str, *names: str) -> str:
    """Say on which device a seat is, as the screens do."""
    return plain(words("fr").say(say("seat-held", where=where, names=names, presence=presence)))


def held(table: LiveTable, number: int) -> int:
    return len(table.state.seats[number - 1].devices)


async def test_a_seat_on_a_silent_phone_is_on_this_one_in_two_taps_and_the_sleeper_loses_nothing(house: House) -> None:
    table, _, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await goupil.cut()
    await zhette.tap("menu")
    await zhette.tap("take-seat-1")
    await zhette.tap("close-menu")
    assert held(table, 1) == 2 and "Goupil" in zhette.text()
    await goupil.back()
    assert goupil.has("start-round"), "it woke up and still has its seat"
    woken = await house.phone("/", storage=goupil.storage, ip=AWAY)
    assert woken.has("start-round"), "reloaded too"


async def test_a_seat_that_somebody_is_looked_at_with_moves_after_a_question(house: House) -> None:
    table, host, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await zhette.tap("menu")
    await zhette.tap("take-seat-1")
    assert held(table, 1) == 1 and "joue sur un autre appareil" in zhette.text()
    await zhette.tap("keep-seat-1")
    assert held(table, 1) == 1 and not zhette.has("move-seat-1")
    await zhette.tap("take-seat-1")
    await zhette.tap("share-seat-1")
    assert held(table, 1) == 2 and "sur cet appareil et un autre" in zhette.text()
    await zhette.tap("take-seat-1")
    assert held(table, 1) == 1, "given back"
    await host.tap("menu")
    await host.tap("take-seat-1")
    await host.tap("move-seat-1")
    assert held(table, 1) == 1
    await goupil.settle()
    await goupil.go(f"/join/{table.state.code}")
    assert goupil.has("take-seat-1"), "its seat is on the laptop now"


async def test_the_host_gives_a_seat_to_another_device_in_two_taps(house: House) -> None:
    table, host, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await host.tap("menu")
    await host.tap("give-seat-1")
    assert "l'appareil de Zhette" in host.text()
    handle = next(one for one in host.handles() if one.startswith("give-seat-1-to-"))
    await host.tap(handle)
    assert table.state.seats[0].devices == table.state.seats[1].devices
    assert not zhette.has("give-seat-1")
    await zhette.tap("menu")
    assert not zhette.has("give-seat-1"), "that is the host's"


async def test_presence_is_seen_on_the_other_screens_and_is_no_entry_of_the_log(house: House) -> None:
    table, host, (goupil, _) = await sitting(house, "Goupil", "Zhette")
    await host.tap("menu")
    entries = len(table.view.log.entries)

    def said(presence: str) -> str:
        return on("own", presence)

    assert host.text().count(said("here")) == 2 and said("asleep") not in host.text()
    await goupil.hide()
    await host.settle()
    assert said("asleep") in host.text()
    await goupil.hide(False)
    await host.settle()
    assert said("asleep") not in host.text()
    await goupil.cut()
    await host.settle()
    assert said("asleep") in host.text()
    await goupil.session.dispatch_event(goupil.page._i, "close", None)
    await host.settle()
    assert said("gone") in host.text()
    assert len(table.view.log.entries) == entries


async def test_it_is_said_which_device_a_seat_is_on_and_each_way_has_its_words(house: House) -> None:
    table, host, (goupil, zhette, lahaz) = await sitting(house, "Goupil", "Zhette", "Lahaz")
    seats = table.state.seats
    await host.tap("menu")
    await lahaz.tap("menu")
    await table.submit(GiveSeat(seat=seats[0].id, device=next(iter(seats[1].devices))), Actor(table.state.host))
    await lahaz.settle()
    for name in ("Goupil", "Zhette"):
        assert on("shared", "here", name) in lahaz.text()
    await table.submit(GiveSeat(seat=seats[0].id, device=table.state.host), Actor(table.state.host))
    await lahaz.settle()
    assert on("host", "here") in lahaz.text() and on("own", "here") in lahaz.text()
    for way in ("give-seat", "leave"):
        assert host.text(f"{way}-1").strip(), "an icon alone does not say what it does"


async def test_a_seat_whose_phone_is_gone_is_freed_by_anyone_seated(house: House) -> None:
    table, host, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await zhette.tap("menu")
    assert not zhette.has("free-seat-1"), "somebody looks at it"
    watcher = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await watcher.tap("watch")
    await goupil.cut()
    await zhette.settle()
    await watcher.tap("menu")
    assert not watcher.has("free-seat-1") and not watcher.has("leave-1"), "who only watches frees nobody's seat"
    await zhette.tap("free-seat-1")
    assert held(table, 1) == 0
    await watcher.settle()
    await watcher.tap("take-seat-1")
    assert held(table, 1) == 1, "a free seat is just taken"


async def test_who_only_watches_is_offered_what_he_may_do(house: House) -> None:
    table, _, _ = await sitting(house, "Goupil", "Zhette")
    watcher = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await watcher.tap("watch")
    seated = ("start-round", "preset-180", "remove-seat-2", "seat-up-2")
    assert watcher.has("take-seat-1") and not any(watcher.has(button) for button in seated)
    await watcher.type("player-name", "Lahaz")
    await watcher.tap("add-player")
    await watcher.tap("take-seat-3")
    await watcher.tap("seat-2")
    assert all(watcher.has(button) for button in seated)


async def test_one_seat_of_the_list_is_open_at_a_time(house: House) -> None:
    """The colours of two would have the same handles."""
    _, host, _ = await sitting(house, "Goupil", "Zhette")
    await host.tap("seat-1")
    assert host.has("colour-red") and host.has("remove-seat-1")
    await host.tap("seat-2")
    assert host.has("remove-seat-2") and not host.has("remove-seat-1")
    await host.tap("seat-2")
    assert not host.has("colour-red")


# --- asked for --------------------------------------------------------------------------------------------------------


async def test_a_new_browser_taps_its_name_and_the_host_confirms_once(house: House) -> None:
    table, host, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await goupil.cut()
    stranger = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await stranger.tap("take-seat-1")
    assert worded("fr", "seat-waiting") in stranger.text() and held(table, 1) == 1
    await host.settle()
    await zhette.settle()
    assert "demande la place de Goupil" in host.text()
    assert not zhette.has("seat-asked-yes"), "the host is there and is asked"
    await host.tap("seat-asked-yes")
    await stranger.settle()
    assert stranger.has("start-round") and not host.has("seat-asked-yes")
    again = await house.phone("/", storage=stranger.storage, ip=AWAY)
    assert again.has("start-round"), "once is enough"


async def test_no_is_said_on_the_asking_phone_which_may_ask_again_or_give_up(house: House) -> None:
    table, host, _ = await sitting(house, "Goupil", "Zhette")
    stranger = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await stranger.tap("take-seat-1")
    await host.settle()
    await host.tap("seat-asked-no")
    await stranger.settle()
    assert worded("fr", "seat-refused") in stranger.text()
    await stranger.tap("take-seat-1")
    await host.settle()
    assert host.has("seat-asked-yes") and worded("fr", "seat-waiting") in stranger.text()
    await stranger.tap("withdraw-seat-1")
    await host.settle()
    assert not host.has("seat-asked-yes") and held(table, 1) == 1


async def test_without_a_host_whoever_is_seated_answers(house: House) -> None:
    table, host, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await host.hide()
    await goupil.cut()
    stranger = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await stranger.tap("take-seat-1")
    await zhette.settle()
    assert zhette.has("seat-asked-yes")
    await zhette.tap("seat-asked-yes")
    await stranger.settle()
    assert stranger.has("start-round")


async def test_a_request_whose_seat_is_taken_off_meanwhile_harms_nobody(house: House) -> None:
    table, host, (goupil, _, _) = await sitting(house, "Goupil", "Zhette", "Lahaz")
    stranger = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    await stranger.tap("take-seat-1")
    await host.settle()
    await host.tap("seat-1")
    await host.tap("remove-seat-1")
    await host.tap("remove-seat-1-yes")
    await stranger.settle()
    assert not host.has("seat-asked-yes") and stranger.has("watch")


# --- how many ---------------------------------------------------------------------------------------------------------


async def test_twelve_phones_and_ten_watchers_at_one_table(house: House) -> None:
    names = ("Goupil", "Zhette", "Lahaz", "Tritus", "Canard", "Moineau")
    table, host, phones = await sitting(house, *names)
    for number, first in enumerate(list(phones), 1):
        second = await house.phone(f"/join/{table.state.code}", ip=AWAY)
        await second.tap(f"take-seat-{number}")
        await host.settle()
        await host.tap("seat-asked-yes")
        # Its first phone is let in again beside the second.
        seat = table.state.seats[number - 1]
        device = house.hub.attendance.devices_at(table.id)[number]
        await table.submit(GiveSeat(seat=seat.id, device=device, alone=False), Actor(table.state.host))
        await first.settle()
        assert first.has("start-round") and second.has("start-round") and held(table, number) == 2
        phones.append(second)
    watchers = []
    for _ in range(10):
        watcher = await house.phone(f"/join/{table.state.code}", ip=AWAY)
        await watcher.tap("watch")
        watchers.append(watcher)
    assert len(house.hub.attendance.devices_at(table.id)) == 23
    await table.submit(ChangePlayer(seat="a", name="Renard"), Actor(table.state.host))
    assert len(phones) == 12
    for phone in (host, *phones, *watchers):
        await phone.settle()
    assert all("Renard" in phone.text() for phone in (host, *phones, *watchers))


# --- names are text ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<b>Zoé</b><script>", "<b>Zoé</b><script>"),
        ("**Zoé** [x](http://x)", "**Zoé** [x](http://x)"),
        ("{ $name } &amp; %s", "{ $name } &amp; %s"),
        ("a\u202eb\u2066c", "abc"),
    ],
)
async def test_a_name_is_text_whatever_stands_in_it(house: House, name: str, kept: str) -> None:
    host = await house.phone()
    table = await open_table(house, host, name, "Zhette")
    assert table.state.seats[0].name == kept
    await host.tap("menu")
    await host.tap("leave-1")
    texts = [control.value or "" for control in host.controls() if isinstance(control, ft.Text)]
    assert kept in texts, "alone, as it is"
    asked = words("fr").say(say("menu-leave-before", name=kept))
    assert asked in texts, "and inside a sentence"
    assert not any(isinstance(control, ft.Markdown) for control in host.controls())


async def test_the_menu_says_of_each_seat_what_its_buttons_do(house: House) -> None:
    _, host, (goupil, *_) = await sitting(house, "Goupil", "Zhette", "Lahaz")
    await host.tap("menu")
    assert host.text("give-seat-1") == worded("fr", "seat-give-short")
    assert host.text("take-seat-1") == worded("fr", "seat-fetch"), "it is on a phone"
    assert host.text("leave-1") == worded("fr", "menu-remove-short"), "it is somebody else's"
    await goupil.tap("menu")
    assert goupil.text("leave-1") == worded("fr", "menu-leave-short")
    await goupil.tap("take-seat-1")
    await goupil.settle()
    await host.settle()
    assert host.text("give-seat-1") == worded("fr", "seat-assign-short"), "nobody has it"
    assert host.text("take-seat-1") == worded("fr", "menu-take-here")
