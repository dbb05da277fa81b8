"""An evening at the table from the first page to the next day, as four or five people and their phones live it."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator, Mapping, Sequence

import pytest
from playwright.sync_api import expect

from tests.e2e.play import OPEN, RULEBOOK_FRIDAY, TOGETHER, count, enter, everybody_prints, key, start, to_counting
from tests.e2e.table import PATIENCE_MS, PHONE, Phone, Room, Server, free_port, open_table
from tests.engines.lan import host_address
from tests.wire.proxy import Proxy
from tests.wording import worded

#: Seats in table order.
ANNA, BASILE, CHLOE, DENIS, ELSA = 1, 2, 3, 4, 5
NAMES = ["Anna", "Basile", "Chloé", "Denis"]
FRIDAY = (*RULEBOOK_FRIDAY, RULEBOOK_FRIDAY[0], RULEBOOK_FRIDAY[1])


@pytest.fixture
def network(server: Server) -> Iterator[Proxy]:
    """The Wi-Fi of one phone, as bad as the test makes it."""
    with Proxy(server.port, host=host_address()) as network:
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
    count(phone, [pages[seat] for seat in seats], seats)


def count_as_led(phone: Phone, pages: Sequence[Mapping[str, int]]) -> None:
    """Row by row, two taps a value: the app goes on to the next cell by itself."""
    phone.shows("count-articles-1")
    if OPEN not in phone.text("count-articles-1"):
        phone.tap("count-articles-1")
    for rows in TOGETHER:
        for page in pages:
            for row in rows:
                key(phone, page[row])
        for row in rows:
            phone.shows(f"count-{row}-{len(pages)}", str(pages[-1][row]))


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="only here can a process be suspended as a closed lid suspends it")
def test_an_evening(room: Room, server: Server, network: Proxy) -> None:
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
    expect(chloe.page.locator("#cut-off")).to_contain_text(worded("fr", "page-cut-off"), timeout=PATIENCE_MS)
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
    laptop.tap("end-round")
    laptop.shows("end-round", "Terminer ?")
    laptop.tap("end-round", leads_to=f"tirage-{ELSA}")
    laptop.tap(f"tirage-{ELSA}")
    laptop.shows(f"bouclage-{ELSA}", "4")
    laptop.tap(f"tirage-{DENIS}")
    to_counting(laptop)

    # 20:14: what goes back and what is turned; who checks whom.
    laptop.says("Anna vérifie")
    laptop.tap("pages-checked")

    # 20:15: the laptop keeps score for all but one, who enters her own, at the same time.
    pages = {seat: dict(FRIDAY[seat - 1]) for seat in (ANNA, BASILE, CHLOE, DENIS, ELSA)}
    pages[ANNA]["free_area"], pages[BASILE]["free_area"] = 7, 3
    # Anna will earn the least in the end, alone.
    pages[CHLOE]["ads"], pages[DENIS]["ads"] = 6, 7
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
    laptop.tap("sheet-close", leads_to="done-counting")

    # 20:18: the pizza. The power goes, and everything is there again on pages that come back by themselves.
    server.kill()
    server.start()
    for page in (laptop, anna, basile):
        page.reload()
    laptop.shows(f"count-ads-{CHLOE}", str(pages[CHLOE]["ads"]))

    # 20:25: a phone dies; its seat goes to another one in two taps, which then shows two buttons.
    anna.page.context.close()
    room.phones.remove(anna)
    basile.tap("menu", leads_to=f"take-seat-{ANNA}")
    basile.tap(f"take-seat-{ANNA}")
    if basile[f"move-seat-{ANNA}"].count():
        basile.tap(f"move-seat-{ANNA}")
    basile.tap("close-menu")

    # 20:26: tribunes in the order of the tokens, then the next day.
    laptop.tap("done-counting", leads_to="next-round")
    for seat in (*order, ELSA, DENIS):
        laptop.tap(f"tribune-pick-{seat}")
    laptop.tap("next-round", leads_to="start-round")
    start(laptop, basile)
    basile.shows(f"tirage-{ANNA}")
    basile.shows(f"tirage-{BASILE}")

    # 20:41: the laptop's lid is closed in the middle of the round; the table chooses whether the time counts.
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(12)
    server.process.send_signal(signal.SIGCONT)
    for page in (laptop, basile):
        page.listen_again()
        page.shows("away-go-on")
    laptop.tap("away-go-on", leads_to="pause")
    everybody_prints(laptop, [ELSA, DENIS])
    basile.tap(f"tirage-{ANNA}")
    basile.tap(f"tirage-{BASILE}")
    laptop.tap(f"tirage-{CHLOE}")
    to_counting(laptop)
    laptop.tap("pages-checked")
    count_as_led(laptop, [pages[seat] for seat in (ANNA, BASILE, CHLOE, DENIS, ELSA)])
    laptop.tap("done-counting", leads_to="next-round")

    # 20:40: somebody must go home; Sunday goes on without, and so do its comparisons.
    laptop.tap("menu", leads_to=f"leave-{ELSA}")
    laptop.tap(f"leave-{ELSA}", leads_to=f"leave-{ELSA}-yes")
    laptop.tap(f"leave-{ELSA}-yes")
    laptop.tap("close-menu", leads_to="next-round")
    laptop.tap("next-round", leads_to="start-round")
    start(laptop)
    laptop.lacks(f"tirage-{ELSA}")
    everybody_prints(laptop, [ANNA, BASILE, CHLOE, DENIS])
    to_counting(laptop)
    laptop.tap("pages-checked")
    count_as_led(laptop, [pages[seat] for seat in (ANNA, BASILE, CHLOE, DENIS)])

    # 20:55: who won, and why.
    laptop.tap("done-counting", leads_to="again")
    for page in (laptop, basile):
        page.shows(f"bankrupt-{ANNA}")
    before = laptop.text(f"total-{BASILE}")

    # 20:57: a count of Saturday was wrong; two taps, and it says what moved.
    laptop.tap("sheet", leads_to=f"cell-photos-{BASILE}-saturday")
    laptop.tap(f"cell-photos-{BASILE}-saturday")
    laptop.tap(f"correct-photos-{BASILE}-saturday")
    key(laptop, 9)
    laptop.shows(f"cell-photos-{BASILE}-saturday", "9")
    laptop.tap("sheet-close", leads_to="again")
    expect(laptop[f"total-{BASILE}"]).not_to_have_text(before, timeout=PATIENCE_MS)

    # 20:58: the same people, seats and settings; every page follows.
    laptop.tap("again", leads_to="start-round")
    basile.shows("start-round")
    basile.shows(f"seat-{ANNA}", "Anna")
    code = laptop.text("join-code")

    # The next day the laptop has another address: who comes back taps his name, confirmed once.
    server.stop()
    moved = Server(server.data, free_port())
    moved.start()
    try:
        tomorrow = Room(room.browser, moved.url)
        host = tomorrow.laptop(f"/table/{code}/menu")
        host.tap("rights", leads_to="host-code")
        host.type("host-code", re.findall(r"code de l'hôte\W+(\w{4} \w{4})", moved.said())[-1])
        host.tap("host-code-go")
        host.tap("close-menu", leads_to="start-round")
        again = tomorrow.device(f"/join/{code}")
        again.tap(f"take-seat-{ANNA}")
        host.tap("seat-asked-yes")
        again.shows("start-round")
        host.open(f"{moved.url}/history")
        host.says("Basile")
        tomorrow.close()
    finally:
        moved.stop()
