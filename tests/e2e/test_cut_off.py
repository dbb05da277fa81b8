"""What only a browser shows of a press: two fingers on one screen, and a page that no longer hears the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.said import ANY, tells
from tests.engines.lan import host_address
from tests.support.browser_hands import start
from tests.support.browser_phone import PATIENCE_MS, Phone, Room, join, open_table
from tests.support.proxy import Proxy
from tests.support.server import Server
from tests.support.wording import printed, worded

#: A phone whose clock is an hour and a bit behind.
WRONG_CLOCK = "const right = Date.now; Date.now = () => right() - 3700000;"


def middle(phone: Phone, handle: str) -> tuple[float, float]:
    box = phone[handle].bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def picture(phone: Phone, place: tuple[float, float]) -> bytes:
    x, y = place
    return phone.page.screenshot(clip={"x": x - 20, "y": y - 10, "width": 40, "height": 20})


def touch(phone: Phone, cdp: Any, fingers: list[tuple[float, float]]) -> None:
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})


@pytest.mark.long
def test_two_fingers_30_ms_apart_keep_their_order_on_a_phone_with_a_wrong_clock(room: Room) -> None:
    """By coordinates and without semantics, as hands do."""
    laptop = room.laptop()
    code = open_table(laptop, ["A", "B", "C"])
    phone = join(room, code, 1, 2, init_script=WRONG_CLOCK, has_touch=True)
    start(laptop, phone)
    phone.shows("tirage-1")
    one, two = middle(phone, "tirage-1"), middle(phone, "tirage-2")
    looks = [picture(phone, place) for place in (one, two)]
    laptop.tap("pause")
    phone.shows("resume")
    assert phone.text("timer") == laptop.text("timer")
    laptop.tap("resume")
    phone.shows("pause")
    phone.page.reload()
    for _ in range(300):
        if [picture(phone, place) for place in (one, two)] == looks:
            break
        phone.page.wait_for_timeout(100)
    cdp = phone.page.context.new_cdp_session(phone.page)
    touch(phone, cdp, [two])
    phone.page.wait_for_timeout(30)
    touch(phone, cdp, [two, one])
    phone.page.wait_for_timeout(150)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    laptop.shows("bouclage-2", "1")
    laptop.shows("bouclage-1", "2")
    tells(laptop, "round-gap", "round-gap-brief", gap=ANY)
    laptop.lacks("finish-right")


@pytest.mark.long
def test_a_page_that_is_cut_off_says_so_and_what_was_pressed_meanwhile_is_entered_from_a_shout(
    room: Room, server: Server
) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["A", "B"])
    with Proxy(server.port, host=host_address()) as network:
        phone = room.device(init_script="")
        phone.open(f"{network.url}/join/{code}")
        phone.tap("take-seat-1", leads_to="start-round")
        start(laptop, phone)
        banner = phone.page.locator("#cut-off")
        expect(banner).to_be_hidden()
        place = middle(phone, "tirage-1")

        network.freeze()
        expect(banner).to_be_visible(timeout=PATIENCE_MS)
        expect(banner).to_have_class("round")
        expect(banner).to_contain_text(printed("fr", "page-cut-off"))
        expect(banner).to_contain_text(printed("fr", "page-cut-off-shout"))
        covered = "([x, y]) => document.elementFromPoint(x, y).closest('#cut-off') !== null"
        assert phone.page.evaluate(covered, list(place)), "nothing can be pressed in vain"
        network.heal()
        expect(banner).to_be_hidden(timeout=PATIENCE_MS)

        network.freeze()
        phone.page.mouse.click(*place)  # before the page knows; it shows nothing as done
        expect(banner).to_be_visible(timeout=PATIENCE_MS)
        phone.shows("tirage-1")
        laptop.shows("tirage-1")
        # The page loads itself anew, and what it says then goes again by itself.
        network.lose_server()  # what was on its way is lost for good
        network.heal()
        phone.says(worded("fr", "round-unheard", names=("A",)))
        phone.shows("tirage-1")

        laptop.tap("shout")
        laptop.tap("shout-seat-1")
        laptop.tap("shout-more-1")
        laptop.tap("shout-enter")
        for page in (laptop, phone):
            page.shows("bouclage-1", "1")
