"""A server with a data folder of its own for each journey, and the pages of the shared browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.browser_phone import Room
from tests.support.server import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data") as server:
        yield server


@pytest.fixture
def room(browser: Browser, server: Server) -> Iterator[Room]:
    room = Room(browser, server.url)
    yield room
    room.close()
