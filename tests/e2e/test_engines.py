"""The first round on a phone with its browser's bars, at a LAN address, in each of three engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack

import pytest

from tests.engines.device import Device
from tests.engines.lan import host_address, lan_address
from tests.engines.measure import measure
from tests.engines.tab import Engine, NotInstalled
from tests.support.browser_hands import bring_out, start
from tests.support.browser_phone import open_table
from tests.support.needs import cannot_run
from tests.support.proxy import Proxy
from tests.support.server import Server


@pytest.fixture
def devices(engine: Engine) -> Iterator[ExitStack]:
    """Closes what was opened, whatever happens."""
    with ExitStack() as stack:
        yield stack


def device(engine: Engine, devices: ExitStack) -> Device:
    """A new phone in that engine."""
    phone = Device(engine)
    devices.callback(phone.close)
    return phone


def scanned(screen: Device, near: str) -> str:
    """What a camera reads from the QR code beside that handle."""
    try:
        codes = screen.scan(near)
    except NotInstalled as error:
        cannot_run(str(error))
    assert len(codes) == 1, f"{screen.engine.name}: the QR codes on the screen are {codes}"
    return codes[0]


#: The most bytes that a page takes when it is loaded again: its start page, its screens, and what has not changed.
_RELOAD = 150_000


def test_the_first_round_on_a_phone(engine: Engine, server: Server, devices: ExitStack) -> None:
    if lan_address() is None:
        cannot_run("this machine has only its loopback, where a page is a secure context as at no table")
    host = device(engine, devices).open(server.url)
    assert host.tab.evaluate("return isSecureContext") is False
    code = open_table(host, ["Goupil", "Zhette"])
    address = scanned(host, near="join-address")
    assert address.startswith(f"{server.url}/join/{code}")

    # A port of its own is an origin of its own: nothing of what the host has loaded is there already.
    network = devices.enter_context(Proxy(server.port, host=host_address()))
    phone = device(engine, devices).open(address.replace(server.url, network.url))
    phone.tap("take-seat-1", leads_to="ready-here")
    assert loaded_twice(network.asked) == {}
    start(host, phone)
    whole(phone, "reporting")
    phone.tap("maquette-1")
    phone.lacks("maquette-1")
    carried = network.carried
    phone.reload()
    phone.shows("tirage-1")
    if engine.name == "chromium":  # Firefox's driver reloads past the cache, and WebKit's windows are private here
        assert network.carried - carried < _RELOAD, "the program is there already"
    phone.lacks("maquette-1")
    whole(phone, "layout")
    phone.tap("tirage-1", leads_to="bouclage-1")
    host.shows("bouclage-1", "1")
    phone.lacks("take-back-1")
    phone.shows("bouclage-1", "1")
    whole(phone, "token")

    # The round is ended on the other page: nobody touches the host's at that moment.
    assert bells(host) == []
    end_round(phone)
    host.wait(lambda: bells(host) == ["end"], "the bell to be rung")


def loaded_twice(asked: Iterable[str]) -> dict[str, int]:
    """How often each file of the program was asked for, if more than once; the silent video comes in pieces anyway."""
    files = Counter(path for path in asked if path.startswith("/client/") and not path.endswith((".mp4", ".webm")))
    assert files, "nothing came through the proxy"
    return {path: times for path, times in files.items() if times > 1}


def whole(phone: Device, phase: str) -> None:
    """What is pressed and read in that phase is drawn large enough, and whole."""
    assert measure(phone, phase).faults == ()


def bells(page: Device) -> list[str]:
    """What the page has rung so far, aloud: where a browser does not let it sound, nothing."""
    return list(page.tab.evaluate("return companionBell.rang.map(rung => rung.what)"))


def end_round(phone: Device) -> None:
    """Time is up by word of the table, which is asked for a second touch."""
    bring_out(phone, "end-round")
    phone.tap("end-round")
    phone.shows("said")
    bring_out(phone, "end-round")
    phone.tap("end-round")


@pytest.mark.long
def test_the_code_to_scan_is_read_at_its_four_places(engine: Engine, server: Server, devices: ExitStack) -> None:
    host = device(engine, devices).open(server.url)
    code = open_table(host, ["Goupil", "Zhette"])
    address = f"{server.url}/join/{code}"
    assert scanned(host, near="join-address").startswith(address), "on the page where all is laid out"
    host.tap("menu", leads_to="invite")
    assert scanned(host, near="join-address").startswith(address), "in the menu"
    host.tap("invite", leads_to="close-invite")
    assert scanned(host, near="join-address").startswith(address), "large"
    host.open(f"{server.url}/rules/free-area")
    host.tap("rules-share", leads_to="rules-link")
    assert scanned(host, near="rules-link") == f"{server.url}/rules/free-area", "under a rule"
