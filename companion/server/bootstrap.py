"""Connects the parts of the program; no other module does."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import os
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from starlette.applications import Starlette

from companion.content import content_root
from companion.games.registry import score_file
from companion.games.shelf import Shelf, pockets_of, rules_in, views_of
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.hub.ports import JournalPort
from companion.hub.table import is_clock_running
from companion.network.addresses import Addresses
from companion.network.stable_name import StableName
from companion.pocket import PocketServices, make_pocket_routes
from companion.server.garbage_collection import collect_garbage_between_rounds
from companion.sockets.door import Door
from companion.store.archive import Archive
from companion.store.disk import NotAFile, put_aside, read_regular_file, write_atomically
from companion.store.errors import explain
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter
from companion.store.restoring import KEY
from companion.table.message import Message, say
from companion.ui.app import page_main, prepare_page
from companion.ui.device import LANGUAGE_KEY
from companion.ui.effects import play
from companion.ui.rulebook import Rulebook
from companion.ui.services import ADDRESS_SETTING, Services
from companion.ui.sleep_inhibitor import SleepInhibitor
from companion.ui.web import build_app
from companion.ui.web.bells import make_bell_routes
from companion.ui.web.faults import (
    children_first,
    deaf_page,
    late_answer,
    left_cycles,
    lost_drawing,
    slow_event,
    slow_first_drawing,
    spelt_out,
    told_traces,
    unended_components,
)
from companion.ui.web.print import make_print_routes
from companion.ui.web.uploads import Uploads

if TYPE_CHECKING:
    from companion.reference.reference import Reference

_log = logging.getLogger(__name__)

_KEY_BYTES: Final = 32

#: The URL of the silent video that keeps a screen on, valid for every version of the client.
_AWAKE: Final = "/client/any/page/awake.mp4"

#: How long (s) after the start the games' screens are imported.
_PREFETCH_AFTER_S: Final = 0.3


class SharedJournal(Protocol):
    """Journals of the tables: the port to write to, and their recovery and end around the running server."""

    port: JournalPort

    def hold_tables(
        self, hub: Hub, notice: Callable[[Message], None], archive: Archive
    ) -> AbstractAsyncContextManager[None]:
        """Recover tables on entry; on exit, after the hub has stopped, save what is not saved yet.

        ``notice``: called with a message about each table that cannot be recovered. ``archive``: is shared with the
        other processes, if there are any.
        """
        ...


class OwnJournal(SharedJournal):
    """Journals in files of this process's own folder: those of a server that is a single process."""

    def __init__(self, folder: DataFolder) -> None:
        self._writer = JournalWriter(
            folder.journals, folder.set_aside, folder.notices, disk=folder.disk, anonymizer=folder.anonymizer
        )
        self.port = self._writer

    @contextlib.asynccontextmanager
    async def hold_tables(self, hub: Hub, notice: Callable[[Message], None], archive: Archive) -> AsyncIterator[None]:
        """Recover the tables of earlier runs on entry; close the files on exit."""
        for each in hub.recover(self._writer.recover()):
            notice(each)
        yield
        if unsaved := self._writer.close():
            _log.error("%d records could not be saved", unsaved)


@dataclass(slots=True)
class Application:
    """What serves people, as :func:`build` has connected it: the web application to run, and the hub and the services
    behind it."""

    app: Starlette
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
    shared: SharedJournal | None = None,
) -> Application:
    """Build the application on an opened data folder, for a server that listens on this port (``host``: only on this
    address; empty: on all). Also mend Flet's faults, for the whole process.

    ``public``: the only URL that is shown to phones. ``behind_proxy``: phones come through a proxy on this machine, so
    that no page counts as running on it. ``named`` is called with the URL under this machine's own name in its network
    (None: it takes no name). ``shared``: journals that other processes read too (None: they are files in the folder).
    """
    faults = (
        children_first,
        deaf_page,
        late_answer,
        left_cycles,
        lost_drawing,
        slow_event,
        slow_first_drawing,
        spelt_out,
        told_traces,
        unended_components,
    )
    for fault in faults:
        fault.patch()
    journals = shared or OwnJournal(folder)
    archive = Archive(folder, lambda file: score_file(file, content_root()).result)
    games = rules_in(content_root())
    hub = Hub(games, SystemClock(), journals.port, archive)
    hub.key = _load_key(folder)
    rules = Rulebook(_load_reference, archive)
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
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        """Run the hub and the background tasks while the web server runs; stop them in order, so that everything is
        saved."""
        checking = asyncio.create_task(archive.check())
        checking.add_done_callback(_log_failure)
        reading = asyncio.create_task(rules.preload())
        fetching = asyncio.create_task(_prefetch(views))
        name_registration = name.keep_registered() if name is not None else contextlib.nullcontext()
        collecting = collect_garbage_between_rounds(lambda: _any_clock_runs(hub), lambda: not hub.attendance.present)
        async with journals.hold_tables(hub, folder.notices.add, archive):
            async with SleepInhibitor(hub), collecting, name_registration:
                yield
            await hub.stop()
        reading.cancel()
        fetching.cancel()
        rules.close()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await checking
        archive.close()

    door = Door(behind_proxy=behind_proxy)

    pocket = PocketServices(hub, pockets_of(games), lang, door, services.ready, services.note_phone, _AWAKE)
    app = build_app(
        page_main(services),
        before_main=prepare_page,
        cache_dir=folder.cache,
        lifespan=lifespan,
        routes=[
            *make_pocket_routes(pocket),
            *make_print_routes(rules),
            *make_bell_routes(),
            *uploads.routes(),
            *services.papers.routes(),
            *services.downloads.routes(),
            *services.photos.routes(),
        ],
        language_key=LANGUAGE_KEY,
        door=door,
    )
    return Application(app, hub, services)


def _load_key(folder: DataFolder) -> bytes:
    """Return the key of the secrets in QR codes; it is created only once, so that printed codes outlive a restart. A
    damaged key is set aside; if the disk refuses to read or to write, the key is only good until the next start. A
    notice tells either."""
    path = folder.root / KEY
    try:
        key = read_regular_file(path)
        if len(key) == _KEY_BYTES:
            return key
    except (FileNotFoundError, NotAFile):
        pass
    except OSError as error:  # it may be readable at the next start
        folder.notices.add(explain(error, path))
        return secrets.token_bytes(_KEY_BYTES)
    key = secrets.token_bytes(_KEY_BYTES)
    try:
        if os.path.lexists(path):
            aside = put_aside(path, folder.set_aside, folder.disk)
            folder.notices.add(say("store-key-damaged", where=str(path), aside=str(aside)))
        write_atomically(path, key, folder.disk)
    except OSError as error:  # the key is good until the next start
        folder.notices.add(explain(error, path))
    return key


def _any_clock_runs(hub: Hub) -> bool:
    return any(is_clock_running(table.state, table.now()) for table in hub.open_tables())


async def _prefetch(views: Shelf[Any]) -> None:
    """Import the games' screens and the charts in the background, after the server has begun to answer."""
    await asyncio.sleep(_PREFETCH_AFTER_S)
    await asyncio.to_thread(views.fetch)
    await asyncio.to_thread(importlib.import_module, "companion.ui.screens.statistics")


def _load_reference() -> Reference:
    # Imported here, since it is needed only in the background, after the server has begun to answer.
    from companion.exchange.rules import load_reference

    return load_reference(content_root())


def _log_failure(task: asyncio.Task[None]) -> None:
    """Log why the index could not be checked, if the task has failed."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("the index could not be checked", exc_info=error)


def open_folder(data: Path | None) -> DataFolder:
    """Open the data folder for this process. Raises companion.store.errors.FolderError with a message."""
    return DataFolder.open(data)
