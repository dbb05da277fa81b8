"""The pocket page in a browser, from 20:09 to 20:13 of the evening: it plays the round beside phones of the app."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.engines.lan import host_address
from tests.engines.sizes import PHONE, Size, least_call_px
from tests.support.browser_hands import start
from tests.support.browser_phone import PATIENCE_MS, Room, join, open_table
from tests.support.pocket_tab import PocketTab
from tests.support.proxy import Proxy
from tests.support.server import Server
from tests.support.spaces import plain
from tests.support.wording import worded

#: The sizes at which the page must work, with text as it is and twice as large.
SIZES = (Size(320, 454), Size(360, 560), PHONE, Size(568, 232))
#: How slow (ms) the network of the old phone is, each way: two presses closer than that cannot be told apart.
SLOW_MS = 120

#: What is wrong with the page as it is drawn: too wide, a button too small, too narrow for its text, or a call that
#: is out of sight.
_FAULTS = """least => {
  const found = [], root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
  for (const one of document.querySelectorAll('button, a, input')) {
    const box = one.getBoundingClientRect(), name = one.getAttribute('data-handle');
    if (!box.width) continue;
    if (box.height < 47.5 || box.width < 47.5) found.push(`${name} is ${box.width} × ${box.height}`);
    if (box.left < 0 || box.right > innerWidth + 0.5) found.push(`${name} is beside the page`);
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${name} is too narrow for its text`);
    if (one.classList.contains('call') && (box.top < 0 || box.bottom > innerHeight + 0.5)) {
      found.push(`${name} is out of sight: ${box.top} to ${box.bottom}`);
    }
    if (one.classList.contains('call') && box.height < least) found.push(`${name} is ${box.height} px high`);
  }
  const main = document.querySelector('main').getBoundingClientRect();
  if (main.height < 40) found.push(`what stands above the calls has ${main.height} px`);
  return found;
}"""


@pytest.fixture
def tabs(browser: Browser) -> Iterator[list[PocketTab]]:
    """Pages that are closed at the end, and in which no script may have failed."""
    opened: list[PocketTab] = []
    yield opened
    faults = [
        fault for tab in opened for fault in tab.faults if "ERR_CONNECTION" not in fault and "WebSocket" not in fault
    ]
    for tab in opened:
        tab.close()
    assert not faults


def end_round(phone: PocketTab) -> None:
    """End the round after a restart of the server. Where that took long the table is asked whether the time is over
    instead, which the page knows once it has heard from the server again."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not phone["over"].count():
        assert time.monotonic() < deadline, "the round does not end"
        handle = "away-over" if phone["away-over"].count() else "end-round"
        with contextlib.suppress(Error):  # the other one has taken its place
            phone[handle].click(timeout=2_000)
        phone.page.wait_for_timeout(300)


def test_the_round_on_an_old_phone_beside_the_app(
    room: Room, server: Server, browser: Browser, tabs: list[PocketTab]
) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["Ali", "Béa", "Chloé"])
    app = join(room, code, 1)
    with Proxy(server.port, host=host_address()) as network:
        old = PocketTab(browser, Size(320, 454), has_touch=True)
        tabs.append(old)
        # 20:00: the page is there with one request, and takes a seat.
        old.open(f"{network.url}/p/{code}")
        old.tap("take-seat-2")
        old.shows("pocket-names", "Béa")
        # A second seat on the same phone, for somebody who has none.
        old.tap("pocket-seats")
        old.tap("take-seat-3")
        old.shows("pocket-names", "Chloé")
        old.tap("ready-here")
        # 20:09: all screens count together.
        start(laptop, app)
        old.shows("timer")
        old.shows("maquette-2")
        # 20:11: the wrong button, taken back alone; the clock goes on.
        old.tap("tirage-2")
        old.shows("bouclage-2", "1")
        laptop.shows("bouclage-2", "1")
        old.tap("take-back-2")
        old.shows("maquette-2")
        app.shows("bouclage-2", "–")
        old.tap("maquette-2")
        old.lacks("maquette-2")
        # 20:12: it is cut off and says so; what was touched meanwhile is not sent later.
        network.freeze()
        expect(old.page.locator("#cut-off.round")).to_be_visible(timeout=PATIENCE_MS)
        assert plain(old.page.locator("#cut-off strong").inner_text()) == worded("fr", "page-cut-off")
        old.page.touchscreen.tap(160, 300)
        network.heal()
        expect(old.page.locator("#cut-off")).to_be_hidden(timeout=PATIENCE_MS)
        old.shows("tirage-2")
        app.shows("bouclage-2", "–")
        # 20:12: two in the same instant, as far as anybody can tell; the table says who was first.
        network.delay(SLOW_MS)
        old.page.wait_for_timeout(4_000)
        app.press("tirage-1")
        old.press("tirage-2")
        old.shows("photo")
        old.tap("finish-swap")
        old.lacks("photo")
        laptop.lacks("finish-swap")
        network.heal()
        token = old.text("bouclage-2")
        laptop.shows("bouclage-2", token)
        # A server that is killed comes back, and so does the page, without a touch.
        server.kill()
        server.start()
        expect(old.page.locator("#cut-off")).to_be_hidden(timeout=PATIENCE_MS)
        old.shows("tirage-3")
        assert old.text("bouclage-2") == token
        # 20:13: the buzzer; a token is taken by pressing.
        end_round(old)
        old.shows("over")
        old.tap("tirage-3")
        # Counting is the app's.
        old.shows("open-app")
        expect(old.page.locator("#timer")).to_be_hidden(timeout=PATIENCE_MS)
        assert worded("fr", "pocket-count") in plain(old.page.locator("main").inner_text())


@pytest.mark.long
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_is_in_sight_at_every_size(
    room: Room, server: Server, browser: Browser, tabs: list[PocketTab], text: float
) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["Ali-Baptiste", "Béa", "Chloé", "Dominique"])
    phones = [PocketTab(browser, size, lang="de-DE", text=text, has_touch=True) for size in SIZES]
    tabs += phones
    for number, (tab, size) in enumerate(zip(phones, SIZES, strict=True), 1):
        tab.open(f"{server.url}/p/{code}")
        tab.shows(f"take-seat-{number}")
        assert not tab.page.evaluate(_FAULTS, 0), size
        tab.tap(f"take-seat-{number}")
        tab.shows("start-round")
        assert not tab.page.evaluate(_FAULTS, 0), size
    laptop.tap("start-round")
    for number, (tab, size) in enumerate(zip(phones, SIZES, strict=True), 1):
        tab.shows(f"maquette-{number}")
        assert not tab.page.evaluate(_FAULTS, least_call_px(size)), size
        expect(tab.page.locator("#count-in")).to_be_hidden(timeout=PATIENCE_MS)
        tab.tap(f"maquette-{number}")
        tab.lacks(f"maquette-{number}")
        assert not tab.page.evaluate(_FAULTS, least_call_px(size)), size
        tab.page.wait_for_timeout(400)
        tab.tap(f"tirage-{number}")
        tab.shows(f"take-back-{number}")
        assert not tab.page.evaluate(_FAULTS, 0), size


@pytest.mark.long
def test_from_the_address_to_the_first_call_in_a_second_on_a_slow_phone(
    room: Room, server: Server, browser: Browser, tabs: list[PocketTab]
) -> None:
    """At 20 Mbit/s, with a CPU four times slower than this one."""
    laptop = room.laptop()
    code = open_table(laptop, ["Ali", "Béa"])
    tab = PocketTab(browser, has_touch=True)
    tabs.append(tab)
    # The seat is its own already: what is timed is the way from the address to a button that can be pressed.
    tab.open(f"{server.url}/p/{code}")
    tab.tap("take-seat-1")
    tab.shows("start-round")
    laptop.tap("start-round")
    tab.shows("maquette-1")
    cdp = tab.page.context.new_cdp_session(tab.page)
    cdp.send("Network.enable")
    line = {"offline": False, "latency": 20, "downloadThroughput": 2_500_000, "uploadThroughput": 2_500_000}
    cdp.send("Network.emulateNetworkConditions", line)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    took = []
    for _ in range(5):
        tab.page.goto("about:blank")
        tab.page.add_init_script(
            "new MutationObserver(() => { if (!window.came && document.querySelector('[data-handle=\"maquette-1\"]'))"
            " window.came = performance.now(); }).observe(document, {childList: true, subtree: true});"
        )
        tab.page.goto(f"{server.url}/p/{code}")
        tab.shows("maquette-1")
        took.append(float(tab.page.evaluate("window.came")))
    print(f"join to the first call: {sorted(round(ms) for ms in took)} ms")
    assert sorted(took)[len(took) // 2] <= 1_000
