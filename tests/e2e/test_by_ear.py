"""Playing by ear and by key: every button is one named node that Tab reaches in reading order; calls can be made."""

from __future__ import annotations

from tests.support.browser_hands import start, to_counting
from tests.support.browser_phone import Phone, Room, join, open_table

#: What is wrong with the buttons and fields of a page, in words.
_FAULTS = """() => {
  const faults = [], host = document.querySelector('flt-semantics-host');
  const called = one => (one.getAttribute('aria-label') || one.innerText || '').trim();
  const which = one => (one.closest('[flt-semantics-identifier]') || one).getAttribute('flt-semantics-identifier')
    || one.outerHTML.slice(0, 80);
  for (const button of host.querySelectorAll('[role=button], [flt-tappable]')) {
    if (!called(button)) faults.push(which(button) + ' has no name');
    if (button.getAttribute('tabindex') !== '0') faults.push(which(button) + ' is no stop of Tab');
    if (button.parentElement.closest('[role=button]')) faults.push(which(button) + ' is in another button');
    if (!button.hasAttribute('flt-semantics-identifier')) faults.push(which(button) + ' has its handle elsewhere');
  }
  for (const field of host.querySelectorAll('input, textarea'))
    if (!field.getAttribute('aria-label')) faults.push(which(field) + ' has no label');
  return faults;
}"""
_FOCUSED = """() => {
  const at = document.activeElement.closest('[flt-semantics-identifier]');
  return at && at.getAttribute('flt-semantics-identifier');
}"""
_STOPS = """() => [...document.querySelectorAll('flt-semantics-host [tabindex="0"], flt-semantics-host input')]
  .map(one => one.closest('[flt-semantics-identifier]').getAttribute('flt-semantics-identifier'))"""


def faultless(phone: Phone) -> None:
    assert phone.page.evaluate(_FAULTS) == []


def test_buttons_are_named_stops_and_calls_need_no_finger(room: Room) -> None:
    host = room.device("/new")
    host.shows("open-table")
    faultless(host)
    stops = host.page.evaluate(_STOPS)
    assert len(stops) > 5
    reached = []
    for _ in stops:
        host.page.keyboard.press("Tab")
        reached.append(host.page.evaluate(_FOCUSED))
    assert reached == stops, "Tab goes in reading order"
    host.page.goto(room.url)
    host.listen()
    code = open_table(host, ["A", "B"])
    faultless(host)
    phone = join(room, code, 2)
    start(host, phone)
    faultless(phone)
    # A touch is not held back by the semantics, and the click that the browser makes of it is not a second one.
    phone.page.evaluate("""() => {
      window.sent = [];
      addEventListener('pointerdown', () => { window.touched = performance.now(); }, true);
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        if (typeof data !== 'string' && data.byteLength < 150) sent.push(performance.now() - touched);
        return send.call(this, data);
      };
    }""")
    box = phone["maquette-2"].bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.page.mouse.down()
    phone.page.wait_for_timeout(400)
    phone.page.mouse.up()
    phone.shows("tirage-2")
    sent = phone.page.evaluate("sent")
    assert len(sent) == 1 and sent[0] < 100, sent
    # A screen reader clicks; a key presses what it has been led to. Right after a touch the client takes a click for
    # that touch's own, and drops it.
    phone.page.wait_for_timeout(1500)
    phone["tirage-2"].evaluate("node => node.click()")
    phone.lacks("tirage-2")
    host.shows("bouclage-2", "1")
    host.lacks("take-back-2")  # from now on the stops stay where they are
    host["tirage-1"].focus()
    host.page.keyboard.press("Shift+Tab")
    host.page.keyboard.press("Tab")
    assert host.page.evaluate(_FOCUSED) == "tirage-1"
    host.page.keyboard.press("Enter")
    to_counting(host)
    faultless(host)
