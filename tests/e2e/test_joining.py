"""Coming to the table, staying there, and coming back, in real browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser_phone import Room, join, open_table
from tests.support.wording import worded


def test_the_back_key_stays_at_the_table_and_a_new_browser_gets_its_seat_with_one_yes(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["Goupil", "Zhette"])
    phone = join(room, code, 1)
    phone.tap("menu", leads_to="close-menu")
    phone.page.go_back()
    phone.shows("start-round")
    phone.lacks("close-menu")
    for _ in range(3):
        phone.page.go_back()
        phone.shows("start-round")
    expect(phone.page).to_have_url(f"{room.url}/table/{code}")
    phone.reload()
    phone.shows("start-round")
    phone.page.go_back()
    phone.shows("start-round")

    # Its battery is empty: the same player on another phone, which nobody knows.
    phone.page.context.close()
    room.phones.remove(phone)
    other = room.device(f"/join/{code}")
    other.tap("take-seat-1")
    laptop.shows("seat-asked-yes")
    laptop.tap("seat-asked-yes")
    other.shows("start-round")
    other.reload()
    other.shows("start-round")


@pytest.mark.long
def test_a_hidden_page_is_seen_to_sleep(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["Goupil", "Zhette"])
    phone = join(room, code, 1)
    laptop.tap("menu", leads_to="close-menu")
    laptop.says(worded("fr", "seat-held", where="own", names=(), presence="here"))
    hide = """hidden => {
      const state = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    phone.page.evaluate(hide, True)
    asleep = worded("fr", "seat-held", where="own", names=(), presence="asleep")
    laptop.says(asleep)
    phone.page.evaluate(hide, False)
    expect(laptop.page.locator("flt-semantics-host")).not_to_contain_text(asleep)
