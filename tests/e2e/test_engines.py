"""The first round on a phone with its browser's bars, at a LAN address, in each of three engines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.conftest import cannot_run
from tests.e2e.play import bring_out, start
from tests.e2e.table import Server, open_table
from tests.engines.device import Device
from tests.engines.lan import lan_address
from tests.engines.measure import measure
from tests.engines.tab import Engine, NotInstalled


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


def test_the_first_round_on_a_phone(engine: Engine, server: Server, devices: ExitStack) -> None:
    if lan_address() is None:
        cannot_run("this machine has only its loopback, where a page is a secure context as at no table")
    host = device(engine, devices).open(server.url)
    assert host.tab.evaluate("return isSecureContext") is False
    code = open_table(host, ["Goupil", "Zhette"])
    address = scanned(host, near="join-address")
    assert address.startswith(f"{server.url}/join/{code}")

    phone = device(engine, devices).open(address)
    phone.tap("take-seat-1", leads_to="ready-here")
    start(host, phone)
    whole(phone, "reporting")
    phone.tap("maquette-1")
    phone.lacks("maquette-1")
    phone.reload()
    phone.shows("tirage-1")
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
