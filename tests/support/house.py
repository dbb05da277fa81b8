"""A house to play in: the program on an empty data folder, without its server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from companion.content import content_root
from companion.exchange.rules import load_reference
from companion.games.registry import score_file
from companion.games.shelf import SHELF, rules_in, views_of
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.reference.reference import Reference
from companion.store.archive import Archive
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter
from companion.ui.page import messages
from companion.ui.rulebook import Rulebook
from companion.ui.services import Services
from tests.engines.sizes import PHONE
from tests.support.headless_phone import Phone, Storage, open_phone

#: Where pages come from: the machine that serves them, and a phone in its network.
HERE, AWAY = "127.0.0.1", "203.0.113.7"


@cache
def reference() -> Reference:
    """The rules of this checkout, read once for all houses; each sets its own group's notes."""
    return load_reference(content_root())


@dataclass(slots=True)
class House:
    """Everything the screens need, on a real folder."""

    folder: DataFolder
    hub: Hub
    archive: Archive
    services: Services

    async def phone(
        self,
        route: str = "/",
        *,
        storage: Storage | None = None,
        width: float = PHONE.width,
        height: float = PHONE.height,
        ip: str = HERE,
    ) -> Phone:
        """A page on that address, in French; the ``storage`` of another makes it the same device. ``ip``: where it
        comes from, this machine or (``AWAY``) a phone's."""
        return await open_phone(self.services, route, storage=storage, width=width, height=height, ip=ip)


@contextlib.asynccontextmanager
async def open_house(root: Path, games: Iterable[str] = SHELF) -> AsyncIterator[House]:
    """The house on that folder, with these games; left, everything is on disk and the next one may come."""
    folder = DataFolder.open(root)
    journals = JournalWriter(folder.journals, folder.set_aside, folder.notices, disk=folder.disk)
    archive = Archive(folder, lambda file: score_file(file, content_root()).result)
    rules = rules_in(content_root(), games)
    hub = Hub(rules, SystemClock(), journals, archive)
    services = Services(
        hub=hub,
        games=views_of(rules),
        lang="fr",
        library=archive,
        addresses=lambda: ["http://192.168.1.20:8080"],
        notices=folder.notices,
        rules=Rulebook(reference, archive),
    )
    for notice in hub.recover(journals.recover()):
        folder.notices.add(notice)
    checking = asyncio.create_task(archive.check())
    try:
        yield House(folder, hub, archive, services)
    finally:
        await hub.stop()
        services.rules.close()
        await checking
        archive.close()
        journals.close()
        folder.close()


HouseOn = Callable[[], "contextlib.AbstractAsyncContextManager[House]"]


@pytest.fixture
def house_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HouseOn:
    """Opens the house on the test's folder; opened again, it is the next evening.

    Messages stay: a machine that stands still for five seconds would show a test none. ``tests/ui/test_said.py`` sets
    its own times.
    """
    monkeypatch.setattr(messages, "SAID_S", 600)
    monkeypatch.setattr(messages, "REFUSED_S", 600)
    return lambda: open_house(tmp_path / "data")


@pytest.fixture
async def house(house_on: HouseOn) -> AsyncIterator[House]:
    """One evening."""
    async with house_on() as house:
        yield house
