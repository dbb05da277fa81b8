"""A page whose picture stands still draws again by itself, without losing what was typed."""

from __future__ import annotations

import pytest

from tests.e2e.play import start
from tests.e2e.table import PATIENCE_MS, Phone, Room, open_table

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
const frame = window.requestAnimationFrame.bind(window);
window.addEventListener('load', () => { window.requestAnimationFrame = then => window.stuck ? 0 : frame(then); });
"""


def comes_back(phone: Phone) -> None:
    phone.page.wait_for_function("!window.before", timeout=PATIENCE_MS)
    phone.listen()


def test_a_lost_graphics_context_costs_nothing_that_was_typed(room: Room) -> None:
    phone = room.device("/new", init_script=_HOLD)
    phone.type("player-name", "Goupil")
    phone.page.evaluate("window.before = true")
    lost = "contexts.map(one => one.getExtension('WEBGL_lose_context')?.loseContext()).length"
    assert phone.page.evaluate(lost), "the client draws without WebGL here"
    comes_back(phone)
    phone.tap("add-player", leads_to="seat-1")
    phone.shows("seat-1", "Goupil")


@pytest.mark.long
def test_a_client_that_draws_no_more_in_a_round_is_loaded_again_and_one_that_draws_is_not(room: Room) -> None:
    host = room.device("/", init_script=_HOLD)
    open_table(host, ["A", "B"])
    start(host)
    host.page.evaluate("window.before = true")
    host.page.wait_for_timeout(8000)
    assert host.page.evaluate("window.before"), "it was loaded again though it draws"
    host.page.evaluate("window.stuck = true")
    comes_back(host)
    host.shows("timer")
