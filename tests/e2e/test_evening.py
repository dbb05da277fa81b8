"""An evening at the table from the first page to the end of Friday, as five people and their phones live it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.play import ROWS, RULEBOOK_FRIDAY, enter, start, to_counting
from tests.e2e.table import PATIENCE_MS, PHONE, Phone, Room, Server, open_table
from tests.wire.proxy import Proxy

#: Seats in table order.
ANNA, BASILE, CHLOE, DENIS, ELSA = 1, 2, 3, 4, 5
NAMES = ["Anna", "Basile", "Chloé", "Denis"]
FRIDAY = (*RULEBOOK_FRIDAY, RULEBOOK_FRIDAY[0], RULEBOOK_FRIDAY[1])


@pytest.fixture
def network(server: Server) -> Iterator[Proxy]:
    """The Wi-Fi of one phone, as bad as the test makes it."""
    with Proxy(server.port) as network:
        yield network


def hands(room: Room, url: str, path: str) -> Phone:
    """A phone on a network of its own."""
    context = room.browser.new_context(viewport=PHONE, locale="fr-FR")
    context.set_default_timeout(PATIENCE_MS)
    phone = Phone(context.new_page())
    room.phones.append(phone)
    return phone.open(url + path)


def fill(phone: Phone, seats: list[int], pages: dict[int, dict[str, int]]) -> None:
    """Row by row, the seats that this device enters."""
    for row in ROWS:
        for seat in seats:
            enter(phone, row, seat, pages[seat][row])


def test_an_evening_to_the_end_of_friday(room: Room, network: Proxy) -> None:
    # 19:58 to 20:03: known names, a table, three phones, one seat held by the laptop.
    laptop = room.laptop()
    code = open_table(laptop, NAMES)
    laptop.shows("join-address")
    anna = room.device(f"/join/{code}")
    anna.tap(f"take-seat-{ANNA}", leads_to="start-round")
    basile = room.device(f"/join/{code}")
    basile.tap(f"take-seat-{BASILE}", leads_to="start-round")
    chloe = hands(room, network.url, f"/join/{code}")
    chloe.tap(f"take-seat-{CHLOE}", leads_to="start-round")
    laptop.tap(f"take-seat-{DENIS}")

    # 20:05: a fifth player rings; no round has begun, so she plays too, on the laptop.
    laptop.type("player-name", "Elsa")
    laptop.tap("add-player")
    laptop.shows(f"seat-{ELSA}")
    laptop.tap(f"take-seat-{ELSA}")

    # 20:09: all screens count together.
    start(laptop, anna, basile, chloe)

    # 20:11: the wrong call is taken back by whoever made it, and the clock has not stopped.
    basile.tap(f"tirage-{BASILE}")
    basile.tap(f"take-back-{BASILE}", leads_to=f"tirage-{BASILE}")
    laptop.lacks(f"bouclage-{BASILE}")
    before = laptop.text("timer")
    expect(laptop["timer"]).not_to_have_text(before, timeout=PATIENCE_MS)

    # 20:12: two tokens in the order of the presses, on every screen.
    anna.tap(f"maquette-{ANNA}")
    anna.tap(f"tirage-{ANNA}")
    anna.shows(f"bouclage-{ANNA}", "1")
    basile.tap(f"tirage-{BASILE}")
    for page in (laptop, anna, basile):
        page.shows(f"bouclage-{ANNA}", "1")
        page.shows(f"bouclage-{BASILE}", "2")

    # 20:12: her network is gone; her page says so over everything, she shouts, and it is entered with its time.
    network.freeze()
    expect(chloe.page.locator("#cut-off")).to_be_visible(timeout=PATIENCE_MS)
    expect(chloe.page.locator("#cut-off")).to_contain_text("Coupé", timeout=PATIENCE_MS)
    laptop.tap("shout", leads_to=f"shout-seat-{CHLOE}")
    laptop.tap(f"shout-seat-{CHLOE}")
    laptop.tap("shout-enter")
    laptop.shows(f"bouclage-{CHLOE}", re.compile("[123]"))
    # Where her shout lies among the two presses depends on the time that is entered; all pages agree on it.
    order = sorted((ANNA, BASILE, CHLOE), key=lambda seat: laptop.text(f"bouclage-{seat}"))
    network.heal()
    expect(chloe.page.locator("#cut-off")).to_be_hidden(timeout=PATIENCE_MS * 2)
    chloe.listen_again()
    for token, seat in enumerate(order, 1):
        chloe.shows(f"bouclage-{seat}", str(token))

    # 20:13: the buzzer; the two who had not finished take what is left.
    laptop.tap("end-round", leads_to=f"tirage-{ELSA}")
    laptop.tap(f"tirage-{ELSA}")
    laptop.shows(f"bouclage-{ELSA}", "4")
    laptop.tap(f"tirage-{DENIS}")
    to_counting(laptop)

    # 20:14: what goes back and what is turned; who checks whom.
    laptop.says("Anna relit")
    laptop.tap("pages-checked")

    # 20:15: the laptop keeps score for all but one, who enters her own, at the same time.
    pages = {seat: dict(FRIDAY[seat - 1]) for seat in (ANNA, BASILE, CHLOE, DENIS, ELSA)}
    pages[ANNA]["free_area"], pages[BASILE]["free_area"] = 7, 3
    chloe.shows(f"count-articles-{CHLOE}")
    enter(laptop, "articles", ANNA, pages[ANNA]["articles"])
    fill(chloe, [CHLOE], pages)
    laptop.shows(f"count-articles-{CHLOE}", str(pages[CHLOE]["articles"]))
    laptop.tap("done-counting")
    laptop.shows("count-missing", "Basile")
    fill(laptop, [ANNA, BASILE, DENIS, ELSA], pages)
    chloe.shows(f"count-ads-{CHLOE}", str(pages[CHLOE]["ads"]))

    # 20:17: why a figure is what it is; the rule is one tap further, and back.
    laptop.tap("sheet", leads_to=f"cell-free_area-{ANNA}-friday")
    laptop.tap(f"cell-free_area-{ANNA}-friday", leads_to="reason")
    laptop.shows("reason", "7 cases contre 3, 4, 6 et 9")
    laptop.tap("sheet-close")
