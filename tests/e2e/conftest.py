"""One browser for all journeys, one server and data folder for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.table import CHROMIUM, Room, Server, launch, serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        reason = "no Chromium on this machine: install the system's chromium to play the journeys"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data") as server:
        yield server


@pytest.fixture
def room(browser: Browser, server: Server) -> Iterator[Room]:
    room = Room(browser, server.url)
    yield room
    room.close()
