"""An evening at the table from the first page to the next day, as five people and their phones live it.

Three languages are spoken: the laptop, Anna and Elsa read French, Basile English, Chloé German.

It is played twice: on one process, and on two workers and three nodes of the engine. There, the worker that has the
table is killed at 20:11, and the terminal says neither networks nor a QR code, since phones come by one address of the
installation, which knows no network.

Each line of the evening is a chapter, a function of its own with the hour in its name, and says beside its assertions
what must be true:

| hour | what must be true | where |
|---|---|---|
| 19:58 | address, network and QR code at once, in the terminal and on the screen | ``at_19_58`` |
| 20:00 | a bar while an old phone loads and the others paint; free seats; the laptop holds Denis's | ``at_20_00`` |
| 20:03 | known names offered; what to lay out for four; no account | ``at_20_03``, before 20:00 |
| 20:05 | a fifth comes by a typed name; five tokens, five tribunes | ``at_20_05`` |
| 20:09 | all screens count together and stay on | ``at_20_09`` |
| 20:11 | a wrong "Tirage !" taken back by its player, undone by the host by name; the clock goes on | ``at_20_11`` |
| 20:12 | two presses in one instant: order, gap, swap | ``at_20_12_together`` |
| 20:12 | cut off: the page says so, the shout is entered with its time | ``at_20_12_cut_off``, on Saturday |
| 20:13 | the buzzer: tokens by pressing; one device sounds | ``at_20_13`` |
| 20:14 | what goes back, what is turned, who checks whom | ``at_20_14`` |
| 20:15 | two taps a value, nobody overwrites, – and whose | ``at_20_15`` |
| 20:17 | 7 cells against 3, 4, 5 and 6; the rule and back | ``at_20_17`` |
| 20:18 | anyone pauses (in ``at_20_13``); an hour later all is there, on phones that slept | ``at_20_18`` |
| 20:25 | a seat moves in two taps; that phone has two buttons | ``at_20_25``, ``on_saturday`` |
| 20:26 | flash card, then tribunes in the order of the tokens; what was taken is noted | ``at_20_26`` |
| 20:40 | Elsa leaves; Sunday compares four | ``at_20_40``, ``at_20_55`` |
| 20:41 | 40 s away: the clock stands at the last second; the table chooses | ``at_20_41`` |
| 20:55 | last place first; bankrupt and why; what broke the tie | ``at_20_55`` |
| 20:57 | two taps to correct; totals, ranking, achievements; what changed | ``at_20_57`` |
| 20:58 | one tap: same people, seats, settings | ``at_20_58`` |
| next day | another address; the old bookmark; a name, one yes; history, achievements, statistics | ``the_next_day`` |
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, expect

from companion.table.message import Param, say
from companion.text.languages import codes, default_code
from companion.text.words import words
from tests.e2e.said import ANY, before_in_reading, flat, pattern, tells, tells_at_once, told
from tests.engines import lan
from tests.engines.picture import Picture
from tests.support.browser_hands import OPEN, TOGETHER, bring_out, key, start, to_counting
from tests.support.browser_phone import PATIENCE_MS, PHONE, Phone, Room, load_anew
from tests.support.finished_game import game_file
from tests.support.hosted_machine import HostedMachine
from tests.support.jetstream_nodes import running_nodes
from tests.support.proxy import Proxy
from tests.support.server import Server
from tests.support.spaces import plain
from tests.support.wording import worded

#: Seats in table order.
ANNA, BASILE, CHLOE, DENIS, ELSA = 1, 2, 3, 4, 5
ALL: Final = (ANNA, BASILE, CHLOE, DENIS, ELSA)
NAMES: Final = {ANNA: "Anna", BASILE: "Basile", CHLOE: "Chloé", DENIS: "Denis", ELSA: "Elsa"}

#: Three languages at one table, as far as the app speaks them.
LOCALES: Final = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}


def locale(lang: str) -> str:
    return LOCALES[lang if lang in codes() else default_code()]


def _page(articles: int, photos: int, tribune: int, free_area: int, ads: int) -> dict[str, int]:
    counts = {"articles": articles, "photos": photos, "tribune": tribune, "free_area": free_area}
    return counts | {"happy": 1, "sad": 1, "surplus": 0, "ads": ads}


#: What is counted. Anna has the most points and alone the lowest revenue; Basile and Chloé end equal, and Chloé has the
#: smaller token on Sunday. Basile's photos make 19: one more is an achievement.
FRIDAY: Final = {
    ANNA: _page(9, 9, 1, 7, 1),
    BASILE: _page(8, 7, 1, 3, 3),
    CHLOE: _page(9, 6, 1, 4, 4),
    DENIS: _page(4, 3, 1, 5, 5),
    ELSA: _page(4, 3, 1, 6, 6),
}
SATURDAY: Final = FRIDAY | {BASILE: _page(8, 5, 1, 3, 3)}
SUNDAY: Final = {
    ANNA: _page(9, 9, 9, 7, 1),
    BASILE: FRIDAY[BASILE],
    CHLOE: _page(9, 9, 2, 4, 4),
    DENIS: FRIDAY[DENIS],
}

#: Since when the count-in shows which figure (ms of this machine's clock), and how long this machine held the page up.
_COUNTED: Final = """() => {
  window.counted = {};
  window.heldUp = 0;
  let last = Date.now();
  setInterval(() => {
    const at = document.querySelector('[flt-semantics-identifier="count-in"]'), now = Date.now();
    const figure = at && (at.innerText || at.ariaLabel || '').trim();
    if (figure && !window.counted[figure]) window.counted[figure] = now;
    window.heldUp = Math.max(window.heldUp, now - last - 20);
    last = now;
  }, 20);
}"""
_CLICK_AT: Final = """([handle, at]) => { setTimeout(() => {
  document.querySelector(`[flt-semantics-identifier="${handle}"]`).click();
}, at - Date.now()); }"""

#: Runs the server's command with an hour made short: the screens of pages that went are let go after two seconds, not
#: after ten minutes. Nothing else that the server keeps is younger than an hour.
_SHORT_HOUR: Final = """
import runpy, sys
from companion.ui.web.app import build_app
build_app.__kwdefaults__["session_kept_s"] = 2
sys.argv = ["companion", *sys.argv[4:]]
runpy.run_module("companion", run_name="__main__")
"""


@dataclass
class Evening:
    """The laptop, the phones, and what is between them. ``order``: seats by token of the round that was played."""

    room: Room
    server: Server | HostedMachine
    wifi: Proxy
    laptop: Phone
    anna: Phone = field(init=False)
    basile: Phone = field(init=False)
    chloe: Phone = field(init=False)
    elsa: Phone = field(init=False)
    code: str = ""
    order: tuple[int, ...] = ()

    @property
    def pages(self) -> tuple[Phone, ...]:
        return (self.laptop, self.anna, self.basile, self.chloe, self.elsa)


# --- the machine and its network --------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server | HostedMachine]:
    """The laptop's server, with ten games that were played before. ``COMPANION_EVENING=hosted``: several workers."""
    with contextlib.ExitStack() as stack:
        server: Server | HostedMachine
        if os.environ.get("COMPANION_EVENING") == "hosted":
            server = HostedMachine(tmp_path, stack.enter_context(running_nodes(tmp_path / "nodes")))
        else:
            server = Server(tmp_path / "data", under=[sys.executable, "-c", _SHORT_HOUR])
        import_played(tmp_path, server.data)
        yield server
        server.stop()


@pytest.fixture
def wifi(server: Server | HostedMachine) -> Iterator[Proxy]:
    """The far corner of the table's Wi-Fi, where Anna and Chloé sit, as bad as the evening makes it."""
    with Proxy(server.port, host=lan.host_address()) as network:
        yield network


def import_played(folder: Path, data: Path) -> None:
    """Import ten finished games of Anna's, each with Basile."""
    files = []
    for number in range(10):
        game = game_file(f"11111111-1111-4111-8111-1111111111{number:02}", f"2026-11-{number + 10}T22:40:00+01:00")
        people = (("a", "Anna"), ("b", "Basile"))
        game["players"] = [{"id": id_, "name": name, "profile": f"p-{name.lower()}"} for id_, name in people]
        files.append(folder / f"game-{number}.json")
        files[-1].write_text(json.dumps(game))
    command = [sys.executable, "-m", "companion", "import", *map(str, files), "--data", str(data)]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def another_address() -> Iterator[str]:
    """Give the laptop another address in the house; the old one is nobody's. Where this machine's network is not
    ours to change, another name of it will do, and the old one stays."""
    if os.environ.get("COMPANION_TEST_LAN") != lan.ADDRESS:
        yield "127.0.0.2"
        return
    new = "192.0.2.3"
    _move(lan.ADDRESS, new)
    try:
        yield new
    finally:
        _move(new, lan.ADDRESS)


def _move(old: str, new: str) -> None:
    """Give this machine another address in its network in place of the old one."""
    # The old one goes first: those that were added to it would go with it.
    for step in (f"address del {old}/24", f"address add {new}/24", "route replace default via 192.0.2.1"):
        subprocess.run(["ip", *step.split(), "dev", "lan0"], check=True)
    os.environ["COMPANION_TEST_LAN"] = new


def find_newest(data: Path) -> str:
    """Return the game that was finished last."""
    return max((data / "games").glob("*/*.json"), key=lambda file: file.stat().st_mtime).stem


def scan_code(phone: Phone) -> str:
    """Read the address in the QR code on that page."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < deadline:
        if codes := Picture(phone.page.screenshot()).qr_codes():
            return codes[0]
        phone.page.wait_for_timeout(500)
    raise AssertionError("no QR code can be read from the page")


def put_through(network: Proxy, url: str) -> str:
    """Return the same page on the network of that phone."""
    parts = urlsplit(url)
    return f"{network.url}{parts.path}"


def set_asleep(phone: Phone, sleeps: bool) -> None:
    """Put a phone into a pocket, where its browser runs nothing of the page, or take it out."""
    cdp = phone.page.context.new_cdp_session(phone.page)
    cdp.send("Page.setWebLifecycleState", {"state": "frozen" if sleeps else "active"})
    cdp.detach()


def to_seconds(text: str) -> int:
    minutes, rest = text.split(":")
    return int(minutes) * 60 + int(rest)


def read_clock(phone: Phone) -> tuple[float, int]:
    """Return when it was read, and what the clock shows, in seconds."""
    for _ in range(50):
        if re.fullmatch(r"\d+:\d\d", text := phone.text("timer")):
            return time.monotonic(), to_seconds(text)
        phone.page.wait_for_timeout(100)
    raise AssertionError(f"the clock shows {text!r}")


def show_tokens(phone: Phone, order: Sequence[int]) -> None:
    """Wait until those seats hold these tokens, the first one 1."""
    for token, seat in enumerate(order, 1):
        phone.shows(f"bouclage-{seat}", re.compile(rf"(?<!\d){token}(?!\d)"))


def count_all(phone: Phone, pages: Mapping[int, Mapping[str, int]]) -> None:
    """Count row by row, two taps a value: the app goes on to the next cell by itself."""
    first = f"count-articles-{min(pages)}"
    phone.shows(first)
    if OPEN not in phone.text(first):
        phone.tap(first)
    for rows in TOGETHER:
        for page in pages.values():
            for row in rows:
                key(phone, page[row])
    for seat, page in pages.items():
        for row, value in page.items():
            # A cell is read out with its unit, and nought in words: "no tiles".
            said = re.escape(worded("fr", "count-raw", field=row, value=value))
            phone.shows(f"count-{row}-{seat}", re.compile(rf"(?<!\d){value}(?!\d)|{said}"))


# --- the evening ------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="only here can a process be suspended as a closed lid suspends it")
def test_an_evening(room: Room, server: Server | HostedMachine, wifi: Proxy) -> None:
    e = Evening(room, server, wifi, at_19_58(room, server))
    at_20_03(e)
    at_20_00(e)
    at_20_05(e)
    at_20_09(e)
    at_20_11(e)
    at_20_12_together(e)
    at_20_13(e)
    at_20_14(e)
    at_20_15(e)
    at_20_17(e)
    at_20_18(e)
    at_20_25(e)
    at_20_26(e)
    on_saturday(e)
    at_20_40(e)
    at_20_41(e)
    at_20_55(e)
    at_20_57(e)
    at_20_58(e)
    the_next_day(e)


def at_19_58(room: Room, server: Server | HostedMachine) -> Phone:
    """``make run`` on the laptop; Wi-Fi of the house, no internet."""
    began = time.monotonic()
    server.start()
    address = f"http://{lan.host_address()}:{server.port}/"
    while address not in server.said() or not server.is_hosted and "▀" not in server.said():
        assert time.monotonic() - began < 30, server.said()
        time.sleep(0.1)
    french = words("fr")
    half = plain(french.say(say("serve-address", url=address, network="lan0"))).strip()
    if os.environ.get("COMPANION_TEST_LAN") and not server.is_hosted:
        assert half in plain(server.said()), "the terminal says which network"
    # It opens at the machine's own name, as the command does.
    return Room(room.browser, f"http://127.0.0.1:{server.port}").laptop()


def at_20_03(e: Evening) -> None:
    """Classic rules with flash cards, 4:00; Anna has played ten times, Denis never."""
    laptop = e.laptop
    e.room.phones.append(laptop)
    laptop.tap("new-game", leads_to="game-redac-chef")
    laptop.tap("game-redac-chef")
    # Known names are offered; nobody had to create an account: a name is all that is asked of the others.
    offered = {laptop.text(f"known-{number}"): number for number in (1, 2)}
    assert set(offered) == {"Anna", "Basile"}
    for seat, name in enumerate(("Anna", "Basile"), 1):
        laptop.tap(f"known-{offered[name]}")
        laptop.shows(f"seat-{seat}", name)
    assert "Denis" not in told(laptop)
    for seat in (CHLOE, DENIS):
        laptop.type("player-name", NAMES[seat])
        laptop.tap("add-player")
        laptop.shows(f"seat-{seat}", NAMES[seat])
    # Flash cards make it the advanced mode; the powers stay in the box.
    laptop.tap("mode-advanced", leads_to="powers")
    laptop.tap("powers")
    expect(laptop["powers"]).to_have_attribute("aria-checked", "false", timeout=PATIENCE_MS)
    expect(laptop["flash"]).to_have_attribute("aria-checked", "true", timeout=PATIENCE_MS)
    laptop.tap("preset-240")
    laptop.tap("progress", leads_to="progress-achievements")
    laptop.tap("progress-achievements")
    tells(laptop, "options-progress-kind", by="progress", kind="achievements")
    laptop.tap("open-table", leads_to="join-code")
    e.code = laptop.text("join-code")
    # What to lay out, for four; the address, the network and the QR code are on the screen.
    for step in ("layout-pages", "layout-desks", "layout-starters", "layout-tokens"):
        tells(laptop, step, players=4, each="player")
    tells(laptop, "layout-flash", day=say("day-friday"))
    laptop.shows("join-address", f"{lan.host_address()}:{e.server.port}")
    if os.environ.get("COMPANION_TEST_LAN") and not e.server.is_hosted:
        laptop.shows("join-network", "lan0")
    assert scan_code(laptop).startswith(f"http://{lan.host_address()}:{e.server.port}/join/{e.code}")


def at_20_00(e: Evening) -> None:
    """A and B scan; C's phone is old and slow; D has none."""
    invitation = scan_code(e.laptop)
    context = e.room.browser.new_context(viewport=PHONE, locale=locale("de"), has_touch=True)
    context.set_default_timeout(PATIENCE_MS)
    e.chloe = chloe = Phone(context.new_page(), locale("de")[:2])
    e.room.phones.append(chloe)
    slow = context.new_cdp_session(chloe.page)
    line = {"offline": False, "latency": 100, "downloadThroughput": 60_000, "uploadThroughput": 60_000}
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", line)
    chloe.page.goto(put_through(e.wifi, invitation), wait_until="commit")
    # Its first screen has a bar that says how far it is, while the others' paint and take free seats.
    expect(chloe.page.locator("#loading h1")).to_be_visible(timeout=PATIENCE_MS)
    expect(chloe.page.locator("#loading .bar")).to_be_visible(timeout=PATIENCE_MS)
    path = urlsplit(invitation).path
    e.anna = Room(e.room.browser, e.wifi.url).device(path, has_touch=True)
    e.room.phones.append(e.anna)
    tells(e.anna, "join-who")
    e.anna.tap(f"take-seat-{ANNA}", leads_to="ready-here")
    e.basile = e.room.device(path, locale=locale("en"), has_touch=True)
    tells(e.basile, "join-who")
    e.basile.tap(f"take-seat-{BASILE}", leads_to="ready-here")
    assert chloe.page.locator("#loading .bar").is_visible(), "the old phone is still loading"
    progress = "() => document.querySelector('#loading .bar i').style.transform.slice(7, -1) > 0.05"
    chloe.page.wait_for_function(progress, timeout=PATIENCE_MS * 2)
    slow.send("Network.emulateNetworkConditions", line | {"downloadThroughput": -1, "latency": 0})
    slow.detach()
    chloe.listen()
    tells(chloe, "join-who")
    chloe.tap(f"take-seat-{CHLOE}", leads_to="ready-here")
    # Denis has no phone: their seat is on the laptop.
    e.laptop.tap(f"take-seat-{DENIS}")
    tells(e.laptop, "join-leave-seat", by=f"take-seat-{DENIS}")


def at_20_05(e: Evening) -> None:
    """E rings the bell, and wants to play: no round has begun."""
    e.elsa = e.room.device(f"/join/{e.code}", has_touch=True)
    e.elsa.type("player-name", "Elsa")
    e.elsa.tap("add-player", leads_to="ready-here")
    for page in (e.laptop, e.basile):
        page.reach(f"seat-{ELSA}")
        page.shows(f"seat-{ELSA}", "Elsa")
    tells(e.laptop, "layout-tokens", players=5, each="player")
    tells(e.laptop, "layout-starters", players=5, each="player")


def at_20_09(e: Evening) -> None:
    """ "Ready?", 3-2-1."""
    e.laptop.tap("flash-4")
    tells(e.laptop, "flash-noted", card=4, day=say("day-friday"))
    for phone in (e.anna, e.chloe):
        phone.tap("ready-here")
    tells(e.laptop, "ready-who", by="ready-who", names=("Anna", "Chloé"), ready=2, count=2, of=ANY)
    for page in e.pages:
        page.page.evaluate(_COUNTED)
    start(e.laptop, *e.pages[1:])
    # All screens count together: each figure comes to all within a second (a busy machine may skip one, and a page
    # that it held up for the length of a figure may have drawn none), and then the same time is left on all.
    shown = [page.page.evaluate("window.counted") for page in e.pages]
    held_up = [page.page.evaluate("window.heldUp") for page in e.pages]
    slow = max(held_up)
    assert all(counted or held > 900 for counted, held in zip(shown, held_up, strict=True)), (shown, held_up)
    for figure in ("3", "2", "1"):
        seen = [counted[figure] for counted in shown if figure in counted]
        assert max(seen, default=0) - min(seen, default=0) < 1000 + 2 * slow, f"{figure}: {shown}"
    readings = [read_clock(page) for page in e.pages]
    ends = [when + left for when, left in readings]
    assert max(ends) - min(ends) < 2 + 2 * slow / 1000, readings
    # Nor do the phones go dark: each plays what keeps its screen on.
    for page in e.pages[1:]:
        page.page.wait_for_function("companionAwake.state === 'held'", timeout=PATIENCE_MS)


def at_20_11(e: Evening) -> None:
    """B presses "Tirage !" instead of "Maquette !"."""
    at, left = read_clock(e.laptop)
    # They take it back alone, within five seconds; hands that this machine holds up for longer try again.
    for attempt in range(3):
        e.basile.tap(f"tirage-{BASILE}")
        try:
            e.basile[f"take-back-{BASILE}"].click(timeout=5_000)
            e.basile.shows(f"maquette-{BASILE}")
            break
        except (Error, AssertionError):
            assert attempt < 2, "the call cannot be taken back"
            e.laptop.tap("undo")
            e.basile.shows(f"maquette-{BASILE}")
    e.laptop.lacks(f"bouclage-{BASILE}")
    # Or the host undoes it later, by name.
    e.basile.tap(f"tirage-{BASILE}")
    e.laptop.shows(f"bouclage-{BASILE}", "1")
    if isinstance(e.server, HostedMachine):
        lose_worker(e, e.server)
    e.laptop.lacks(f"take-back-{BASILE}")
    tells(e.laptop, "undo-what", by="undo", what=say("undo-print-called", name="Basile"))
    # From now on the Wi-Fi is bad in their corner: sometimes quick, sometimes slow.
    e.wifi.delay(120)
    e.laptop.tap("undo")
    e.basile.shows(f"maquette-{BASILE}")
    e.laptop.lacks(f"bouclage-{BASILE}")
    # The clock never stopped.
    later, rest = read_clock(e.laptop)
    assert abs((left - rest) - (later - at)) < 4, "the clock went on"
    e.basile.tap(f"maquette-{BASILE}")
    e.basile.lacks(f"maquette-{BASILE}")


def lose_worker(e: Evening, machine: HostedMachine) -> None:
    """The worker that has the table dies in the round: pages follow the table, untouched, and nothing is lost."""
    before = read_clock(e.laptop)
    with load_anew(*e.pages):
        killed_at = time.monotonic()
        machine.kill_worker_of_table()
    for page in e.pages:
        page.shows("timer")
        page.lacks("away-go-on")
    print(f"all pages are back after {time.monotonic() - killed_at:.1f} s")
    # The clock has not moved, on no page.
    for page in e.pages:
        at, left = read_clock(page)
        assert abs((before[1] - left) - (at - before[0])) < 2, f"{before} and {at, left}"
    # The press that was accepted is there, once, and everything in its order.
    for page in e.pages:
        page.shows(f"bouclage-{BASILE}", "1")
    records = machine.read_journal(e.code)
    assert [record["seq"] for record in records] == [*range(1, len(records) + 1)]
    undone = {event["entry"] for record in records for event in record["events"] if event["type"] == "undone"}
    calls = [record["seq"] for record in records for event in record["events"] if event["type"] == "print-called"]
    assert len([seq for seq in calls if seq not in undone]) == 1, (calls, undone)


def at_20_12_together(e: Evening) -> None:
    """A and C press in the same instant, on a line of which nobody knows how late it is."""
    e.laptop.page.wait_for_timeout(8_000)  # a third of the round trips that count are slow ones by now
    now = e.laptop.page.evaluate("Date.now()")
    for phone, seat in ((e.anna, ANNA), (e.chloe, CHLOE)):
        phone.page.evaluate(_CLICK_AT, [f"tirage-{seat}", now + 1500])
    # Two tokens, the order and the gap; it is too close to tell, and the table is asked.
    for seat in (ANNA, CHLOE):
        e.laptop.shows(f"bouclage-{seat}", re.compile("[12]"))
    e.laptop.shows("finish-right")
    first, second = sorted((ANNA, CHLOE), key=lambda seat: e.laptop.text(f"bouclage-{seat}"))
    tells(e.laptop, "finish-ask", first=NAMES[first], second=NAMES[second], gap=ANY)
    tells(e.laptop, "round-gap", "round-gap-brief", gap=ANY)  # whichever its panel has room for
    assert re.search(r"(?<!\d)0[.,]\d\d", told(e.laptop)), "with the gap"
    phones = {ANNA: e.anna, CHLOE: e.chloe}
    for phone in phones.values():
        show_tokens(phone, (first, second))
    tells(phones[second], "round-photo-finish")
    # The table swaps them.
    e.laptop.tap("finish-swap")
    for page in e.pages:
        show_tokens(page, (second, first))
    e.laptop.lacks("finish-swap")
    e.wifi.delay(0)
    # Nothing is asked about whoever comes clearly later.
    e.basile.tap(f"tirage-{BASILE}")
    e.order = (second, first, BASILE)
    show_tokens(e.laptop, e.order)
    e.laptop.lacks("finish-right")


def at_20_13(e: Evening) -> None:
    """The buzzer; D and E had not finished."""
    # Anyone pauses. While the clock stands it is set, so that this evening need not wait for it.
    bring_out(e.basile, "pause")
    e.basile.tap("pause")
    for page in (e.laptop, e.anna):
        tells(page, "clock-paused-by", names=("Basile",), count=1)
    _, left = read_clock(e.laptop)
    while left - 30 >= 14:
        e.laptop.tap("sub-30")
        left -= 30
        e.laptop.shows("timer", f"{left // 60}:{left % 60:02d}")
    bring_out(e.anna, "resume")
    e.anna.tap("resume")
    e.laptop.page.wait_for_timeout(left * 1000)
    for page in e.pages:
        page.shows("timer", "0:00")
    for page in (e.laptop, e.elsa):
        tells(page, "round-time-up", count=2)
    # Sound comes from one device only.
    rang = {page: page.page.evaluate("companionBell.rang.map(one => one.what)") for page in e.pages}
    assert rang.pop(e.laptop), "the laptop rings"
    assert not any(rang.values()), rang
    # Both take a token by pressing.
    e.elsa.tap(f"tirage-{ELSA}", leads_to=f"bouclage-{ELSA}")
    show_tokens(e.laptop, (*e.order, ELSA))
    e.laptop.tap(f"tirage-{DENIS}", leads_to=f"count-articles-{ANNA}")
    e.order = (*e.order, ELSA, DENIS)
    to_counting(e.laptop)


def at_20_14(e: Evening) -> None:
    """Checking pages."""
    for page in (e.laptop, e.basile):
        # Who checks whom; what goes back to the desk, and what is turned.
        for seat, other in zip(ALL, (*ALL[1:], ALL[0]), strict=True):
            tells(page, "check-pair", name=NAMES[seat], other=NAMES[other])
        for text in ("check-desk", "check-desk-note", "check-flip", "check-flip-note"):
            tells(page, text, day=say("day-friday"))


def at_20_15(e: Evening) -> None:
    """Counting: A keeps score, C enters their own."""
    anna, chloe = e.anna, e.chloe
    anna.tap("pages-checked")
    # Her phone begins with her own page; whoever keeps score goes row by row.
    anna.tap("count-by-row", leads_to="count-by-player")
    missing = words("fr").say(say("pad-not-entered"))
    # A missing value is –, and it says whose.
    e.laptop.shows(f"count-articles-{CHLOE}", plain(missing))
    tells(e.laptop, "count-provisional", by="count-missing", names=tuple(NAMES.values()))
    if not anna.comes_to_show(f"count-articles-{ANNA}", OPEN):
        anna.tap(f"count-articles-{ANNA}")
    for seat in (ANNA, BASILE):
        anna.shows(f"count-articles-{seat}", OPEN)
        key(anna, FRIDAY[seat]["articles"])
    # Anna is about to enter Chloé's articles, and Chloé does: nobody is overwritten unawares.
    anna.shows(f"count-articles-{CHLOE}", OPEN)
    anna.tap("keypad-3")
    chloe.tap(f"count-articles-{CHLOE}")
    key(chloe, FRIDAY[CHLOE]["articles"])
    e.laptop.shows(f"count-articles-{CHLOE}", str(FRIDAY[CHLOE]["articles"]))
    anna.tap("keypad-ok")
    tells(anna, "count-meanwhile", name="Chloé", what=ANY, value=ANY)
    e.laptop.shows(f"count-articles-{CHLOE}", str(FRIDAY[CHLOE]["articles"]))
    anna.tap("keypad-back")
    key(anna, FRIDAY[CHLOE]["articles"])
    for seat in (DENIS, ELSA):
        anna.shows(f"count-articles-{seat}", OPEN)
        key(anna, FRIDAY[seat]["articles"])
    # From here on Chloé's cells are hers: Anna is led past them, two taps a value.
    taps = anna.taps
    hers = {seat: FRIDAY[seat] for seat in (ANNA, BASILE, DENIS, ELSA)}
    for rows in TOGETHER[1:]:
        for page in hers.values():
            for row in rows:
                key(anna, page[row])
    assert anna.taps - taps == 2 * 7 * len(hers)
    for seat, page in hers.items():
        for row, value in page.items():
            e.laptop.shows(f"count-{row}-{seat}", re.compile(rf"(?<!\d){value}(?!\d)"))
    e.laptop.shows(f"count-photos-{CHLOE}", plain(missing))
    tells(e.laptop, "count-provisional", by="count-missing", names=("Chloé",))
    for row in [row for rows in TOGETHER[1:] for row in rows]:
        chloe.shows(f"count-{row}-{CHLOE}", OPEN)
        key(chloe, FRIDAY[CHLOE][row])
    for phone in (e.laptop, anna):
        phone.lacks("count-missing")
    e.laptop.shows(f"count-ads-{CHLOE}", str(FRIDAY[CHLOE]["ads"]))


def at_20_17(e: Evening) -> None:
    """ "Why do I lose a point?" """
    anna = e.anna
    anna.tap("sheet", leads_to=f"cell-free_area-{ANNA}-friday")
    anna.shows(f"cell-free_area-{ANNA}-friday", "−1")
    # A tap: 7 cells against 3, 4, 5 and 6.
    anna.tap(f"cell-free_area-{ANNA}-friday", leads_to="reason")
    tells(anna, "why-free-area-largest", by="reason", cells=7, others=(3, 4, 5, 6))
    # The rule is one tap further, and back.
    taps = anna.taps
    anna.tap("help-row-free_area", leads_to="help-close")
    assert anna.taps == taps + 1
    expect(anna.page.locator('[flt-semantics-identifier^="rule-"]').first).to_be_attached(timeout=PATIENCE_MS)
    anna.tap("help-close")
    anna.lacks("help-close")
    anna.shows("reason")
    anna.tap("sheet-close", leads_to="done-counting")


def at_20_18(e: Evening) -> None:
    """The pizza: an hour later all is there, on phones that slept too."""
    for phone in (e.basile, e.chloe):
        set_asleep(phone, True)
    e.wifi.lose_server()  # the server is told that Chloé's phone went; the phone is not
    # An hour: what was kept for pages that went is let go meanwhile.
    e.laptop.page.wait_for_timeout(12_000)
    for phone in (e.basile, e.chloe):
        set_asleep(phone, False)
        phone.listen()
    for page in e.pages:
        page.reach(f"count-ads-{CHLOE}")
        page.shows(f"count-ads-{CHLOE}", str(FRIDAY[CHLOE]["ads"]))
        page.lacks("count-missing")


def at_20_25(e: Evening) -> None:
    """The phone of A dies; their seat goes to B's phone."""
    e.anna.page.close()
    e.laptop.page.wait_for_timeout(3_000)
    taps = e.basile.taps
    e.basile.tap("menu", leads_to=f"take-seat-{ANNA}")
    e.basile.tap(f"take-seat-{ANNA}")
    tells(e.basile, "join-leave-seat", by=f"take-seat-{ANNA}")
    assert e.basile.taps - taps == 2
    e.basile.tap("close-menu")


def at_20_26(e: Evening) -> None:
    """Flash card of Saturday, then tribunes."""
    laptop = e.laptop
    laptop.tap("done-counting", leads_to="next-round")
    # In this order; tribunes in that of the tokens, which are shown.
    picks = [f"tribune-pick-{seat}" for seat in e.order]
    e.basile.reach(picks[-1])
    assert before_in_reading(e.basile, ["flash-1", "flash-12", *picks])
    # On the laptop they stand side by side, the card on the left.
    assert before_in_reading(laptop, picks)
    card, pick = laptop["flash-1"].bounding_box(), laptop[picks[0]].bounding_box()
    assert card is not None and pick is not None and card["x"] + card["width"] < pick["x"]
    laptop.tap("flash-7")
    for page in (laptop, e.basile):
        page.reach("flash-7")
        tells(page, "flash-noted", card=7, day=say("day-saturday"))
    tells(laptop, "tribunes-drawn", drawn=5, players=5)
    tells(laptop, "tribunes-first")
    for seat in e.order:
        laptop.tap(f"tribune-pick-{seat}")
    # What each took may be noted.
    laptop.tap(f"tribune-pick-{CHLOE}", leads_to=f"tribune-tile-{CHLOE}-3B")
    laptop.tap(f"tribune-tile-{CHLOE}-3B")
    laptop.shows(f"tribune-pick-{CHLOE}", "3B")
    e.chloe.reach(f"tribune-pick-{CHLOE}")
    e.chloe.shows(f"tribune-pick-{CHLOE}", "3B")
    laptop.tap("next-round", leads_to="start-round")
    laptop.lacks(f"bouclage-{CHLOE}")


def on_saturday(e: Evening) -> None:
    """Saturday's round, in which C is cut off; then its count."""
    e.laptop.tap("start-round")
    for page in (e.laptop, e.basile, e.chloe, e.elsa):
        page.shows("timer")
        page.lacks("count-in")
    # 20:25, still: Basile's phone now has two buttons.
    for seat in (ANNA, BASILE):
        e.basile.shows(f"tirage-{seat}")
    at_20_12_cut_off(e)
    e.basile.tap(f"tirage-{ANNA}")
    e.laptop.shows(f"bouclage-{ANNA}", "3")
    e.elsa.tap(f"tirage-{ELSA}")
    e.laptop.shows(f"bouclage-{ELSA}", "4")
    e.laptop.tap(f"tirage-{DENIS}")
    e.order = (CHLOE, BASILE, ANNA, ELSA, DENIS)
    to_counting(e.laptop)
    e.laptop.tap("pages-checked")
    count_all(e.laptop, SATURDAY)
    e.laptop.tap("done-counting", leads_to="next-round")


def at_20_12_cut_off(e: Evening) -> None:
    """C's Wi-Fi drops just before their press: on Saturday, since on Friday they have their token already."""
    laptop, chloe = e.laptop, e.chloe
    laptop.page.wait_for_timeout(3_000)
    e.wifi.freeze()
    _, shouted = read_clock(laptop)
    # Their page says that it is cut off, over everything, and what to do.
    banner = chloe.page.locator("#cut-off")
    expect(banner).to_be_visible(timeout=PATIENCE_MS)
    expect(banner).to_have_class("round", timeout=PATIENCE_MS)
    for text in ("page-cut-off", "page-cut-off-shout", "page-cut-off-wait"):
        assert pattern(chloe.lang, text).search(flat(banner.inner_text())), banner.inner_text()
    # Basile is done two seconds later or more, so that no time read off a clock leaves the order open.
    while read_clock(laptop)[1] > shouted - 2:
        laptop.page.wait_for_timeout(100)
    e.basile.tap(f"tirage-{BASILE}")
    laptop.shows(f"bouclage-{BASILE}", "1")
    # The host enters it with its time.
    laptop.tap("shout", leads_to=f"shout-seat-{CHLOE}")
    laptop.tap(f"shout-seat-{CHLOE}")
    for _ in range(40):
        behind = shouted - to_seconds(laptop.text("shout-time"))
        if behind == 0:
            break
        more = "more" if behind > 0 else "less"
        before = laptop.text("shout-time")
        laptop.tap(f"shout-{more}-{5 if abs(behind) >= 5 else 1}")
        expect(laptop["shout-time"]).not_to_have_text(before, timeout=PATIENCE_MS)
    tells(laptop, "shout-enter", by="shout-enter", name="Chloé", time=f"{shouted // 60}:{shouted % 60:02d}")
    laptop.tap("shout-enter")
    show_tokens(laptop, (CHLOE, BASILE))
    e.wifi.heal()
    expect(banner).to_be_hidden(timeout=PATIENCE_MS * 2)
    chloe.listen()
    show_tokens(chloe, (CHLOE, BASILE))


def at_20_40(e: Evening) -> None:
    """E must put a child to bed after Saturday."""
    e.elsa.tap("menu", leads_to=f"leave-{ELSA}")
    e.elsa.tap(f"leave-{ELSA}", leads_to=f"leave-{ELSA}-yes")
    tells(e.elsa, "menu-leave-question", name="Elsa")
    e.elsa.tap(f"leave-{ELSA}-yes")
    e.laptop.lacks(f"tribune-pick-{ELSA}")
    e.elsa.page.context.close()
    e.room.phones.remove(e.elsa)
    # Sunday goes on with four.
    tells(e.laptop, "tribunes-drawn", drawn=4, players=4)
    e.laptop.tap("flash-2")
    for seat in (CHLOE, BASILE, ANNA, DENIS):
        e.laptop.tap(f"tribune-pick-{seat}")
    # The end may be told place by place, if they like.
    e.laptop.tap("reveal-choice")
    expect(e.laptop["reveal-choice"]).to_have_attribute("aria-checked", "true", timeout=PATIENCE_MS)
    e.laptop.tap("next-round", leads_to="start-round")


def at_20_41(e: Evening) -> None:
    """The laptop's lid is closed by mistake for 40 s during the round."""
    laptop = e.laptop
    laptop.tap("start-round")
    for page in (laptop, e.basile, e.chloe):
        page.shows("timer")
        page.lacks("count-in")
        page.lacks(f"tirage-{ELSA}")
    laptop.page.wait_for_timeout(2_500)
    set_asleep(laptop, True)
    _, shown = read_clock(e.basile)
    e.server.suspend(True)
    time.sleep(40)
    e.server.suspend(False)
    set_asleep(laptop, False)
    # The clock stands at the last second that was vouched for, on every page; the table chooses.
    for page in (laptop, e.basile, e.chloe):
        page.listen()
        page.shows("away-go-on")
        _, stands = read_clock(page)
        assert shown - 2 <= stands <= shown + 1, f"{stands} s are left, {shown} s were"
        tells(page, "away-title", span=ANY, time=f"{stands // 60}:{stands % 60:02d}")
        for choice in ("away-set", "away-over"):
            page.shows(choice)
    seconds_said = re.search(r"(?<!\d)(3[89]|4\d)(?!\d)", told(laptop))
    assert seconds_said, "it says for how long"
    laptop.tap("away-go-on", leads_to="pause")
    _, on = read_clock(laptop)
    assert shown - 8 <= on <= shown + 1
    # Sunday's tokens: Chloé before Basile.
    for seat, page in ((CHLOE, e.chloe), (BASILE, e.basile), (ANNA, e.basile), (DENIS, laptop)):
        page.tap(f"tirage-{seat}")
        if seat != DENIS:
            laptop.shows(f"bouclage-{seat}")
    to_counting(laptop)
    laptop.tap("pages-checked")
    count_all(laptop, SUNDAY)


def at_20_55(e: Evening) -> None:
    """Who won?"""
    laptop = e.laptop
    laptop.tap("done-counting", leads_to="reveal")
    # Last place first: nobody who is ranked is known before, then one after the other.
    last_first = (ANNA, DENIS, BASILE)
    for known, seat in enumerate(last_first):
        hidden = [other for other in (CHLOE, *reversed(last_first[known:])) if laptop.has(f"total-{other}")]
        assert not hidden, f"the totals of {hidden} are told too early"
        laptop.tap("reveal", leads_to=f"total-{seat}")
    laptop.lacks(f"total-{CHLOE}")
    laptop.tap("reveal", leads_to=f"winner-{CHLOE}")
    for page in (laptop, e.basile):
        if page.has("reveal-all"):
            page.tap("reveal-all", leads_to=f"winner-{CHLOE}")
        page.shows(f"winner-{CHLOE}")
        page.shows(f"bankrupt-{ANNA}")
        # One sentence says who is bankrupt and why, and what broke the tie.
        tells(page, "deck-bankrupt-leader", own=62, dollars=3, others=(9, 12, 15), loser="Anna")
        tells(page, "reason-tie-broken", points=55, day=say("day-sunday"), holders=ANY)
        page.shows(f"total-{BASILE}", "55")
        page.shows(f"total-{CHLOE}", "55")
    # 20:40, still: Sunday's comparison is one of four, without Elsa.
    laptop.tap("sheet", leads_to=f"cell-free_area-{ANNA}-sunday")
    laptop.tap(f"cell-free_area-{ANNA}-sunday", leads_to="reason")
    tells(laptop, "why-free-area-largest", by="reason", cells=7, others=(3, 4, 5))


def at_20_57(e: Evening) -> None:
    """B found that their Saturday photos were 6, not 5."""
    laptop = e.laptop
    for page in (laptop, e.basile):
        page.lacks(f"achievement-7-{BASILE}")
    # Corrected in two taps: the figure, and the button beside its reason.
    taps = laptop.taps
    laptop.tap(f"cell-photos-{BASILE}-saturday", leads_to=f"correct-photos-{BASILE}-saturday")
    laptop.tap(f"correct-photos-{BASILE}-saturday", leads_to="keypad-6")
    assert laptop.taps - taps == 2
    key(laptop, 6)
    # It says what changed.
    photos = {"name": "Basile", "day": say("day-saturday"), "row": say("row", row="photos")}
    news: dict[str, dict[str, Param]] = {
        "news-figure": {**photos, "before": "5", "after": "6"},
        "news-points": {"name": "Basile", "before": 55, "after": 56},
        "news-winners": {"names": ("Basile",), "count": 1},
    }
    tells_at_once(laptop, news)
    laptop.shows(f"cell-photos-{BASILE}-saturday", "6")
    laptop.tap("sheet-close", leads_to="again")
    # Totals, ranking and achievements follow, on every page.
    for page in (laptop, e.basile):
        page.shows(f"winner-{BASILE}")
        page.shows(f"total-{BASILE}", "56")
        page.reach(f"achievement-7-{BASILE}")


def at_20_58(e: Evening) -> None:
    """ "Again!" """
    e.laptop.reach("again")
    taps = e.laptop.taps
    e.laptop.tap("again", leads_to="start-round")
    assert e.laptop.taps == taps + 1
    e.code = e.laptop.text("join-code")
    # The same people and seats, on the devices that hold them; the same settings.
    for seat in (ANNA, BASILE, CHLOE, DENIS):
        e.laptop.reach(f"seat-{seat}")
        e.laptop.shows(f"seat-{seat}", NAMES[seat])
    tells(e.laptop, "join-leave-seat", by=f"take-seat-{DENIS}")
    e.basile.shows("ready-here")
    for seat in (ANNA, BASILE):
        e.basile.reach(f"take-seat-{seat}")
        tells(e.basile, "join-leave-seat", by=f"take-seat-{seat}")
    tells(e.laptop, "layout-flash", day=say("day-friday"))
    tells(e.laptop, "ready-length", time="4:00")


def the_next_day(e: Evening) -> None:
    """The laptop has another address; A opens the old bookmark, then scans."""
    old = e.anna.page.context
    for phone in (e.basile, e.chloe):
        phone.page.context.close()
        e.room.phones.remove(phone)
    e.server.stop()
    with another_address() as address:
        e.server.start()
        e.laptop.open(f"http://127.0.0.1:{e.server.port}/table/{e.code}")
        e.laptop.shows("start-round")
        # The old bookmark leads nowhere any more; the QR code knows the new address.
        phone = Phone(old.new_page())
        e.anna = phone
        if address != "127.0.0.2":
            with pytest.raises(Error):
                phone.page.goto(f"http://{lan.ADDRESS}:{e.server.port}/", timeout=5_000)
            phone.open(scan_code(e.laptop))
        else:
            phone.open(f"http://{address}:{e.server.port}/join/{e.code}")
        assert urlsplit(phone.page.url).hostname == address
        # She taps her name, confirmed once.
        phone.tap(f"take-seat-{ANNA}")
        e.laptop.tap("seat-asked-yes")
        phone.shows("ready-here")
        e.laptop.lacks("seat-asked-yes")
        # History, statistics and achievements are there.
        phone.open(f"http://{address}:{e.server.port}/history")
        phone.shows("game-" + find_newest(e.server.data))
        phone.open(f"http://{address}:{e.server.port}/players/p-anna")
        tells(phone, "people-games", by="profile", count=11)
        phone.tap("items-achievements", leads_to="item-achievements-7")
        tells(phone, "profile-earned", by="item-achievements-7", when=ANY)
        phone.tap("statistics", leads_to="stats-games")
