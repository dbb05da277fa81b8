"""A phone joins: bytes and time to its first frame, at 4× CPU slowdown and 20 Mbit/s, beside the same
screens served as Flet serves by default.

Run alone: ``python -m tests.bench first_join``.
"""

from __future__ import annotations

import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.bench._programs import companion, companion_by_flet
from tests.conftest import CHROMIUM_ARGS, chromium_path
from tests.engines.sizes import PHONE

JOINS = 3
SLOWDOWN = 4
BITS_PER_S = 20_000_000
DELAY_MS = 5
TABLE = "table.test"
GOAL = 0.5
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


def at_the_table(url: str) -> str:
    """The same address by a name that is not this machine's own."""
    return url.replace("127.0.0.1", TABLE)


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
        # A phone comes by the address of a LAN, which is no secure context: no threads, as there.
        args = [*CHROMIUM_ARGS, f"--host-resolver-rules=MAP {TABLE} 127.0.0.1"]
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=args)
        with companion(Path(folder)) as (our_url, _), companion_by_flet(Path(other)) as (bare_url, _):
            # The client is compressed in the background after the very first start; the first phone comes later.
            warm = browser.new_context()
            warm.new_page().goto(at_the_table(our_url))
            warm.pages[0].wait_for_timeout(15_000)
            warm.close()
            for _ in range(JOINS):
                ours.append(joins(browser, at_the_table(our_url)))
                bare.append(joins(browser, at_the_table(bare_url)))
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
    ]
