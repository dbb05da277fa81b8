"""The first round on a phone with its browser's bars, at a LAN address, in each of three engines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.conftest import cannot_run
from tests.e2e.play import start
from tests.e2e.table import Server, open_table
from tests.engines.device import Device
from tests.engines.lan import lan_address
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
    assert address == f"{server.url}/join/{code}"

    phone = device(engine, devices).open(address)
    phone.tap("take-seat-1", leads_to="start-round")
    start(phone)
    phone.tap("maquette-1", leads_to="tirage-1")
    phone.reload()
    phone.shows("tirage-1")
    phone.lacks("maquette-1")
