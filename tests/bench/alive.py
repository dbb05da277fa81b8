"""How long a picture that stands still stands: from a lost graphics context, or from the first message of a round that
is not drawn, until the screen is drawn again, beside a plain reload of the same page.

Run alone: ``python -m tests.engines.lan python -m tests.bench alive``.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.conftest import CHROMIUM_ARGS, chromium_path
from tests.engines.sizes import PHONE
from tests.support.browser_hands import start
from tests.support.browser_phone import PATIENCE_MS, Phone, open_table
from tests.support.server import serving

TIMES = 3
GOAL_MS = 2_000
#: A page does not load itself twice within that time, in ms.
AGAIN_MS = 15_000

# Remembers every graphics context; keeps the client from drawing when it is told to; and notes when a message was not
# drawn, and when the frame after the round's screen has been: that comes with the message that brings its clock.
_WATCH = """
window.contexts = [];
for (const type of [HTMLCanvasElement, OffscreenCanvas]) {
  const get = type.prototype.getContext;
  type.prototype.getContext = function (kind) {
    const made = get.apply(this, arguments);
    if (made && /webgl/.test(kind)) contexts.push(made);
    return made;
  };
}
addEventListener('load', () => {
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = then => window.stuck ? 0 : frame(then);
});
const frame = window.requestAnimationFrame.bind(window), Socket = window.WebSocket;
const brings = data => new TextDecoder('latin1').decode(data).includes('end-round');
window.WebSocket = class extends Socket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({data}) => {
      if (!(data instanceof ArrayBuffer)) return;
      if (window.stuck && !sessionStorage.since) sessionStorage.since = Date.now();
      if (!window.drawn && brings(data)) frame(() => frame(() => { window.drawn ??= Date.now(); }));
    });
  }
};
"""
_WAYS = {
    "a lost graphics context": "sessionStorage.since = Date.now();"
    "contexts.forEach(one => one.getExtension('WEBGL_lose_context')?.loseContext())",
    "a frozen picture": "window.stuck = true",
    "a plain reload": "sessionStorage.since = Date.now(); location.reload()",
}


def measure(phone: Phone, way: str) -> float:
    """Let the picture stand still in that way; ms until the round's screen is drawn again."""
    page = phone.page
    page.wait_for_timeout(AGAIN_MS)
    page.evaluate("sessionStorage.removeItem('since'); window.before = true")
    page.evaluate(_WAYS[way])
    page.wait_for_function("!window.before && window.drawn", timeout=PATIENCE_MS)
    return float(page.evaluate("window.drawn - Number(sessionStorage.since)"))


def rows() -> list[dict[str, Any]]:
    """Rows for both, medians of loads that took turns."""
    took: dict[str, list[float]] = {way: [] for way in _WAYS}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as server, sync_playwright() as driver:
        # A profile of its own, as a phone has one: what the browser has compiled of the client is kept in it.
        context = driver.chromium.launch_persistent_context(
            Path(folder) / "profile",
            executable_path=chromium_path(),
            args=CHROMIUM_ARGS,
            viewport=PHONE.viewport,  # type: ignore[arg-type]
        )
        context.add_init_script(_WATCH)
        phone = Phone(context.new_page())
        phone.open(server.url)
        open_table(phone, ["A", "B"])
        start(phone)
        for _ in range(TIMES):
            for way in _WAYS:
                took[way].append(measure(phone, way))
        context.close()
    middle = {way: round(statistics.median(all_ms)) for way, all_ms in took.items()}
    reload = middle.pop("a plain reload")
    return [
        {
            "name": f"{way} is drawn again",
            "ms": ms,
            "beside": "a plain reload",
            "beside_ms": reload,
            "ratio": round(ms / reload, 2),
            "goal": f"≤ {GOAL_MS:,} ms",
            "met": ms <= GOAL_MS,
        }
        for way, ms in middle.items()
    ]
