"""The one place where the parts are wired together."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI

from companion.content import content_root
from companion.games.registry import score_file
from companion.games.shelf import Shelf, rules_in, views_of
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.hub.table import clock_runs
from companion.network.addresses import Addresses
from companion.network.stable_name import StableName
from companion.server.garbage_collection import between_rounds
from companion.store.archive import Archive
from companion.store.disk import write_whole
from companion.store.folder import DataFolder
from companion.store.journal import Journals
from companion.store.restoring import KEY
from companion.ui.app import page_main
from companion.ui.awake import HostAwake
from companion.ui.device import LANGUAGE_KEY
from companion.ui.effects import play
from companion.ui.rulebook import Rulebook
from companion.ui.services import ADDRESS_SETTING, Services
from companion.ui.web import build_app
from companion.ui.web.bells import bell_routes
from companion.ui.web.faults import (
    deaf_page,
    late_answer,
    lost_drawing,
    slow_event,
    slow_first_drawing,
    spelt_out,
    told_traces,
    unended_components,
)
from companion.ui.web.print import print_routes
from companion.ui.web.uploads import Uploads

if TYPE_CHECKING:
    from companion.reference.reference import Reference

_log = logging.getLogger(__name__)

_KEY_BYTES: Final = 32

#: How long after the start the games' screens are fetched, in seconds.
_FETCHED_AFTER_S: Final = 0.3


@dataclass(slots=True)
class Application:
    """Everything that serving needs, and how it is put down again."""

    app: FastAPI
    hub: Hub
    services: Services


def build(
    folder: DataFolder,
    *,
    port: int,
    lang: str,
    host: str = "",
    public: str = "",
    behind_proxy: bool = False,
    named: Callable[[str], None] | None = None,
) -> Application:
    """The application on an opened data folder, listening (later) on that port of that address (empty: of all).

    ``public``: the only address that phones are told. ``behind_proxy``: phones come through a proxy on this machine, so
    that no page is believed to run on it. ``named`` is told the URL by which this machine is found in its network,
    beside its address (None: it takes no name).
    """
    cures = (
        deaf_page,
        late_answer,
        lost_drawing,
        slow_event,
        slow_first_drawing,
        spelt_out,
        told_traces,
        unended_components,
    )
    for cure in cures:
        cure.apply()
    journals = Journals(folder.journals, folder.set_aside, folder.notices, disk=folder.disk, hider=folder.hider)
    archive = Archive(folder, lambda file: score_file(file, content_root()).result)
    games = rules_in(content_root())
    hub = Hub(games, SystemClock(), journals, archive)
    hub.key = _key(folder)
    rules = Rulebook(_reference, archive)
    views = views_of(games)
    uploads = Uploads()
    addresses = Addresses(port, host, fixed=public, chosen=lambda: str(archive.settings.get(ADDRESS_SETTING, "")))
    name = StableName(lambda: addresses()[0], port, named) if named is not None else None
    services = Services(
        hub=hub,
        games=views,
        lang=lang,
        library=archive,
        addresses=addresses,
        stable_url=lambda: name.url if name is not None else "",
        notices=folder.notices,
        effects=play,
        rules=rules,
        uploads=uploads,
    )

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        for notice in hub.recover(journals.recover()):
            folder.notices.add(notice)
        checking = asyncio.create_task(archive.check())
        checking.add_done_callback(_report)
        reading = asyncio.create_task(rules.later())
        fetching = asyncio.create_task(_fetched(views))
        kept = name.kept() if name is not None else contextlib.nullcontext()
        async with HostAwake(hub), between_rounds(lambda: _a_clock_runs(hub)), kept:
            yield
        await hub.stop()
        reading.cancel()
        fetching.cancel()
        rules.close()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await checking
        archive.close()
        left = journals.close()
        if left:
            _log.error("%d records could not be saved", left)

    app = build_app(
        page_main(services),
        cache_dir=folder.cache,
        lifespan=lifespan,
        routes=[*print_routes(rules), *bell_routes(), *uploads.routes()],
        language_key=LANGUAGE_KEY,
        behind_proxy=behind_proxy,
    )
    return Application(app, hub, services)


def _key(folder: DataFolder) -> bytes:
    """What the secrets in QR codes are made of: made once, so that a code on paper is good after a start."""
    path = folder.root / KEY
    with contextlib.suppress(OSError):
        key = path.read_bytes()
        if len(key) == _KEY_BYTES:
            return key
    key = secrets.token_bytes(_KEY_BYTES)
    with contextlib.suppress(OSError):  # then it is good until the next start
        write_whole(path, key, folder.disk)
    return key


def _a_clock_runs(hub: Hub) -> bool:
    return any(clock_runs(table.state, table.now()) for table in hub.open_tables())


async def _fetched(views: Shelf[Any]) -> None:
    """Have the games and the charts at hand before somebody asks for them, but not before the server answers."""
    await asyncio.sleep(_FETCHED_AFTER_S)
    await asyncio.to_thread(views.fetch)
    await asyncio.to_thread(importlib.import_module, "companion.ui.screens.statistics")


def _reference() -> Reference:
    # Read beside the server that has begun to answer; what only this needs is imported there, too.
    from companion.exchange.rules import load_reference

    return load_reference(content_root())


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("the index could not be checked", exc_info=error)


def open_folder(data: Path | None) -> DataFolder:
    """The data folder for this process. Raises companion.store.errors.FolderError with a sentence."""
    return DataFolder.open(data)
