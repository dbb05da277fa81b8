"""A phone joins at a LAN address: bytes and time to its first frame in Chromium, at 4× CPU slowdown and 20 Mbit/s,
beside the same screens served as Flet serves by default; and the bytes in Firefox and WebKit, where they are installed.

Run alone: ``python -m tests.engines.lan python -m tests.bench first_join``.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.bench._programs import companion, companion_by_flet
from tests.conftest import CHROMIUM_ARGS, chromium_path
from tests.engines.device import Device
from tests.engines.firefox import Firefox
from tests.engines.lan import host_address
from tests.engines.sizes import PHONE
from tests.engines.tab import Engine, NotInstalled
from tests.engines.webkit import WebKit
from tests.support.proxy import Proxy

JOINS = 3
SLOWDOWN = 4
BITS_PER_S = 20_000_000
DELAY_MS = 5
GOAL = 0.5
#: So long after the first screen nothing more is loaded, in s.
SETTLED_S = 3
SECOND_GOAL_BYTES = 100_000

# The first frame of the client, and the frame after the first screen of the app: it comes with the message that brings
# home's button; before that the server only asks what the browser keeps.
_WATCH = """
window.addEventListener('flutter-first-frame', () => { window.benchFirstFrame ??= performance.now(); });
const afterTheNextFrame = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
const Socket = window.WebSocket;
const brings = (data) => data instanceof ArrayBuffer && new TextDecoder('latin1').decode(data).includes('new-game');
window.WebSocket = class extends Socket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', (message) => {
      if (brings(message.data)) afterTheNextFrame(() => { window.benchScreen ??= performance.now(); });
    });
  }
};
"""


@dataclass(frozen=True, slots=True)
class Join:
    """One page's way in: bytes over the wire, and ms from the address to each frame."""

    bytes: int
    paint_ms: float
    first_frame_ms: float
    screen_ms: float


def join(context: BrowserContext, url: str) -> Join:
    """Opens a page and waits for its first screen."""
    page = context.new_page()
    page.add_init_script(_WATCH)
    session = context.new_cdp_session(page)
    sizes: list[int] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    session.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": DELAY_MS,
            "downloadThroughput": BITS_PER_S / 8,
            "uploadThroughput": BITS_PER_S / 8,
        },
    )
    page.goto(url, wait_until="commit")
    page.wait_for_function("window.benchFirstFrame && window.benchScreen", timeout=180_000)
    page.wait_for_timeout(1000)
    paint, first, screen = page.evaluate(
        "[performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? window.benchFirstFrame, "
        "window.benchFirstFrame, window.benchScreen]"
    )
    page.close()
    return Join(sum(sizes), paint, first, screen)


@contextmanager
def at_the_table(url: str) -> Iterator[Proxy]:
    """The same server at a LAN address, where pages have no secure context (so no threads), with its bytes counted."""
    with Proxy(int(url.rsplit(":", 1)[1]), host=host_address()) as network:
        yield network


def bytes_in(engine: Engine, network: Proxy) -> tuple[int, int]:
    """A new device's first and second join in that engine, by what went over the wire."""
    device = Device(engine)
    counts = []
    for _ in range(2):
        before = network.carried
        device.open(f"{network.url}/").shows("new-game")
        time.sleep(SETTLED_S)
        counts.append(network.carried - before)
        device.tab.go("about:blank")
    device.close()
    return counts[0], counts[1]


def other_engines(network: Proxy) -> dict[str, tuple[int, int]]:
    """Bytes of first and second joins in the engines that are installed beside Chromium."""
    found = {}
    for start in (Firefox, WebKit):
        try:
            engine = start()
        except NotInstalled:
            continue
        found[engine.name] = bytes_in(engine, network)
        engine.close()
    return found


def joins(browser: Browser, url: str) -> tuple[Join, Join]:
    """A new device's first and second join."""
    context = browser.new_context(viewport=PHONE.viewport, locale="fr-FR")
    try:
        return join(context, url), join(context, url)
    finally:
        context.close()


def rows() -> list[dict[str, Any]]:
    """Rows for bytes and times of first and second joins, medians of joins that took turns."""
    ours: list[tuple[Join, Join]] = []
    bare: list[tuple[Join, Join]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory() as other,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
        with (
            companion(Path(folder)) as (our_url, _),
            companion_by_flet(Path(other)) as (bare_url, _),
            at_the_table(our_url) as ours_there,
            at_the_table(bare_url) as bare_there,
        ):
            # The client is compressed in the background after the very first start; the first phone comes later.
            warm = browser.new_context()
            warm.new_page().goto(ours_there.url)
            warm.pages[0].wait_for_timeout(15_000)
            warm.close()
            for _ in range(JOINS):
                ours.append(joins(browser, ours_there.url))
                bare.append(joins(browser, bare_there.url))
            elsewhere = other_engines(ours_there)
        browser.close()

    def row(name: str, which: int, field: str, goal: float | None) -> dict[str, Any]:
        here = statistics.median(getattr(pair[which], field) for pair in ours)
        beside = statistics.median(getattr(pair[which], field) for pair in bare)
        unit = "bytes" if field == "bytes" else "ms"
        return {
            "name": name,
            unit: round(here),
            "beside": "Flet's default serving",
            f"beside_{unit}": round(beside),
            "ratio": round(here / beside, 2) if beside else None,
            "goal": f"≤ {goal:g}×" if goal else "",
            "met": here <= goal * beside if goal else None,
        }

    second = row("second join, bytes", 1, "bytes", None)
    second |= {"goal": f"≤ {SECOND_GOAL_BYTES:,} bytes", "met": second["bytes"] <= SECOND_GOAL_BYTES}
    return [
        row("first join, bytes", 0, "bytes", GOAL),
        row("first join, first sign of life on the page", 0, "paint_ms", None),
        row("first join, client's first frame", 0, "first_frame_ms", GOAL),
        row("first join, first screen of the app", 0, "screen_ms", GOAL),
        second,
        row("second join, client's first frame", 1, "first_frame_ms", None),
        row("second join, first screen of the app", 1, "screen_ms", None),
        *(
            {"name": f"{which} join in {name}, bytes", "bytes": count, "goal": "", "met": None}
            for name, counts in elsewhere.items()
            for which, count in zip(("first", "second"), counts, strict=True)
        ),
    ]
