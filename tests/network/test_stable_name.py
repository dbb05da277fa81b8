"""``companion.local``: found by a real query from another machine, and harmless wherever it cannot be had."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from companion.network import stable_name
from companion.network.stable_name import StableName
from tests.engines.tab import free_port
from tests.support.network_namespaces import FETCH, ask, line_with, machines, program, serve

HERE, PHONE = "192.0.2.2", "192.0.2.3"


@pytest.mark.long
def test_a_phone_finds_the_name_and_the_next_machine_gets_the_next_one(tmp_path: Path) -> None:
    port = free_port()
    with machines(HERE, PHONE) as (here, phone), program(here, *serve(tmp_path / "data", port)) as first:
        line_with(first, f"http://companion.local:{port}/")
        assert ask(phone, "-m", "tests.support.mdns_client", "companion.local") == HERE
        assert ask(phone, "-c", FETCH, f"http://{HERE}:{port}/api/health") == "200"
        with program(phone, *serve(tmp_path / "other", port)) as second:
            line_with(second, f"http://companion-2.local:{port}/")
            assert ask(here, "-m", "tests.support.mdns_client", "companion-2.local") == PHONE
            assert ask(here, "-m", "tests.support.mdns_client", "companion.local") == HERE
        first.terminate()
        first.wait(60)
        assert ask(phone, "-m", "tests.support.mdns_client", "companion.local", "2") == "", "it says goodbye"


@pytest.mark.long
def test_a_name_that_somebody_has_is_left_to_them_and_none_is_taken_when_switched_off(tmp_path: Path) -> None:
    port = free_port()
    with machines(HERE, PHONE) as (here, phone):
        with program(phone, "-m", "tests.support.mdns_client", "--own", "companion.local", PHONE) as owner:
            line_with(owner, "ready")
            with program(here, *serve(tmp_path / "data", port)) as run:
                line_with(run, f"http://companion-2.local:{port}/")
        with program(here, *serve(tmp_path / "data", port, "--no-mdns")) as run:
            line_with(run, "Ctrl-C")
            assert ask(phone, "-m", "tests.support.mdns_client", "companion.local", "4") == ""


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "http://[::1]:1", "http://table.lan:1", "http://203.0.113.9:1"])
async def test_where_there_is_no_network_there_is_no_name_and_no_harm(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setattr(stable_name, "LOOK_EVERY_S", 0.01)
    told: list[str] = []
    name = StableName(lambda: url, 1, told.append)  # the last is no address of this machine: it cannot be bound
    async with name.keep_registered():
        await asyncio.sleep(0.3)
        assert (name.url, told) == ("", [])


async def test_a_library_that_is_missing_costs_the_name_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    name = StableName(lambda: "http://192.0.2.2:1", 1)
    async with name.keep_registered():
        await asyncio.sleep(0.05)
        assert name.url == ""
