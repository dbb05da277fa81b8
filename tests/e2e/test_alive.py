"""A page whose picture stands still draws again by itself, without losing what was typed."""

from __future__ import annotations

import pytest

from tests.support.browser_hands import start
from tests.support.browser_phone import PATIENCE_MS, Phone, Room, open_table

#: Remembers every graphics context of the page, and keeps the client from drawing when it is told to.
_HOLD = """
window.contexts = [];
for (const type of [HTMLCanvasElement, OffscreenCanvas]) {
  const get = type.prototype.getContext;
  type.prototype.getContext = function (kind) {
    const made = get.apply(this, arguments);
    if (made && /webgl/.test(kind)) contexts.push(made);
    return made;
  };
}
window.addEventListener('load', () => {
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = then => window.stuck ? 0 : frame(then);
});
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({data}) => {
      if (window.stuck && data instanceof ArrayBuffer && !sessionStorage.undrawn) sessionStorage.undrawn = Date.now();
    });
  }
};
"""
#: How soon (ms) a page begins to load itself again: from the loss of its picture, and from the first message that was
#: not drawn. What the load takes on a phone is the rest of two seconds (tests.bench.alive).
LOST_MS, FROZEN_MS = 400, 1_300


def comes_back(phone: Phone) -> float:
    """Wait until the page has loaded itself again; the moment (ms since 1970) at which it began to."""
    phone.page.wait_for_function("!window.before", timeout=PATIENCE_MS)
    phone.listen()
    return float(phone.page.evaluate("performance.timeOrigin"))


def test_a_lost_graphics_context_costs_nothing_that_was_typed(room: Room) -> None:
    phone = room.device("/new", init_script=_HOLD)
    phone.type("player-name", "Goupil")
    phone.page.evaluate("window.before = true")
    lose = "contexts.map(one => one.getExtension('WEBGL_lose_context')?.loseContext()).length"
    lost, at = phone.page.evaluate(f"[{lose}, Date.now()]")
    assert lost, "the client draws without WebGL here"
    assert comes_back(phone) - at < LOST_MS
    phone.tap("add-player", leads_to="seat-1")
    phone.shows("seat-1", "Goupil")


@pytest.mark.long
def test_a_client_that_draws_no_more_in_a_round_is_loaded_again_and_one_that_draws_is_not(room: Room) -> None:
    host = room.device("/", init_script=_HOLD)
    open_table(host, ["A", "B"])
    start(host)
    host.page.evaluate("window.before = true")
    for slowdown in (1, 6):
        settings = host.page.context.new_cdp_session(host.page)
        settings.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        host.page.wait_for_timeout(8000)
        assert host.page.evaluate("window.before"), f"it was loaded again though it draws, {slowdown} times slower"
        settings.detach()
    host.page.evaluate("window.stuck = true")
    began = comes_back(host)
    assert began - float(host.page.evaluate("sessionStorage.undrawn")) < FROZEN_MS
    host.shows("timer")
