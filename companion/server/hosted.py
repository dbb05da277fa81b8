"""Runs ``companion serve --nats``: a front, and workers as separate processes, which it starts again when they die.

The settings of a worker stand in its command line, as JSON.
"""

from __future__ import annotations

import _thread
import asyncio
import contextlib
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from companion.hosted.directory import Directory
from companion.hosted.engine import Engine, EngineAway
from companion.hosted.front import Front
from companion.hosted.house import House, load_house
from companion.hosted.worker import WorkerJournal
from companion.hub.club import Club
from companion.network.addresses import own_url
from companion.server.bootstrap import build, open_folder
from companion.store.errors import FolderError
from companion.store.folder import DataFolder
from companion.store.log import start_log
from companion.table.message import Message, say
from companion.text.encoding import show
from companion.text.words import Words, words
from companion.ui.web.server import Server, choose_loop_factory, listen

_log = logging.getLogger(__name__)

#: How long (s) to wait before a worker that has died is started again, and at most; the time doubles if it dies again
#: soon.
_RESTART_AFTER_S = 0.5
_MAX_RESTART_AFTER_S = 30.0
#: How long (s) to wait for other workers to take its tables over: they need the processor more than a new worker does.
_TAKEN_OVER_S = 10.0
#: A worker that has lived for this long (s) is considered to have started well.
_STARTED_WELL_S = 20.0
#: How long (s) workers may take to end: they finish their answers, then save what is unsaved.
_END_S = 15.0
#: The word that a worker prints when it serves, followed by its id.
_READY = "ready"


@dataclass(frozen=True, slots=True)
class WorkerSettings:
    """Settings of a worker, as its command line holds them.

    Attributes:
        nats: the addresses of JetStream's nodes.
        data: the data folder of this worker.
        inside: the address at which the fronts of all machines reach it.
        public: the URL that is shown to phones.
        port: the port on which the front listens for phones.
        club: whether opening a table needs the club's code.
        front: the id of the front that has started it; "" for none.
    """

    nats: str
    data: str
    inside: str
    lang: str
    public: str
    port: int
    club: bool
    front: str = ""


def serve_hosted(
    *,
    nats: str,
    workers: int,
    host: str,
    port: int,
    inside: str,
    data: Path,
    language: Words,
    public: str,
    proxies: Sequence[str],
    club: bool,
    on_started: Callable[[House], None],
) -> Message | None:
    """Serve until Ctrl-C or SIGTERM; return the message why it could not be started, else None.

    ``club``: opening a table needs the club's code. ``on_started``: called with the installation's secrets once all
    workers serve.

    Raises PortTaken, AddressRefused.
    """
    sockets = listen(host, port)
    if threading.current_thread() is threading.main_thread():
        # As with Ctrl-C, the runner then ends everything in order.
        signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    settings = [
        WorkerSettings(
            nats, str(data / f"worker-{number}"), inside, language.lang, public or own_url(host, port), port, club
        )
        for number in range(1, workers + 1)
    ]
    try:
        with asyncio.Runner(loop_factory=choose_loop_factory()) as runner:
            runner.run(_run_all(nats, settings, sockets, proxies, on_started))
    except EngineAway as away:
        return say("serve-engine-away", nats=nats, why=str(away))
    except KeyboardInterrupt:
        pass
    return None


async def _run_all(
    nats: str,
    settings: list[WorkerSettings],
    sockets: list[socket.socket],
    proxies: Sequence[str],
    on_started: Callable[[House], None],
) -> None:
    """Run the front and all workers until cancelled. Raises EngineAway if the engine cannot be reached at the start."""
    engine = await Engine.connect(nats, "companion front")
    try:
        house = await load_house(engine)
        directory = Directory(engine)
        front = Front(directory, proxies=proxies)
        async with directory.join():
            with_front = [replace(each, front=directory.id) for each in settings]
            running = [asyncio.create_task(_keep_running(each, directory)) for each in with_front]
            serving = asyncio.create_task(front.serve(sockets))
            try:
                while len(directory.workers()) < len(settings):
                    await asyncio.sleep(0.05)
                on_started(house)
                await serving
            finally:
                for task in (serving, *running):
                    task.cancel()
                await asyncio.gather(serving, *running, return_exceptions=True)
    finally:
        await engine.close()


async def _keep_running(settings: WorkerSettings, directory: Directory) -> None:
    """Run a worker, and start it again whenever it has died; until cancelled, which ends the worker."""
    pause = _RESTART_AFTER_S
    while True:
        began = asyncio.get_running_loop().time()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "companion.server.hosted",
            json.dumps(asdict(settings)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        worker = ""
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                key, _, value = line.decode().strip().partition(" ")
                if key == _READY:
                    worker = value
            status = await process.wait()
        finally:
            if process.returncode is None:
                await _end_process(process)
            if worker:
                await _declare_gone(directory, worker)
        _log.error("worker %s ended with status %s", worker, status)
        lived = asyncio.get_running_loop().time() - began
        await _wait_until_taken_over(directory, worker)
        pause = _RESTART_AFTER_S if lived > _STARTED_WELL_S else min(_MAX_RESTART_AFTER_S, pause * 2)
        await asyncio.sleep(pause)


async def _declare_gone(directory: Directory, worker: str) -> None:
    """Announce that a worker has ended, as soon as the engine is reachable, and give up after ``_END_S``: before it is
    announced, nobody takes the worker's tables over."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_END_S):
            while True:
                try:
                    await directory.declare_gone(worker)
                except EngineAway:
                    await asyncio.sleep(0.1)
                else:
                    return


async def _wait_until_taken_over(directory: Directory, worker: str) -> None:
    """Wait, for a limited time, until other workers have the tables of a dead one; not at all without other workers."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_TAKEN_OVER_S):
            while directory.workers() and directory.has_tables_of(worker):
                await asyncio.sleep(0.1)


async def _end_process(process: asyncio.subprocess.Process) -> None:
    """Ask a worker to end, and kill it if it takes too long."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
        try:
            async with asyncio.timeout(_END_S):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


def run_worker(settings: WorkerSettings) -> int:
    """Run one worker until SIGTERM or Ctrl-C, or until the process that started it has gone; return the exit status. A
    failure is printed."""
    try:
        folder = open_folder(Path(settings.data))
    except FolderError as error:
        show(words(settings.lang).say(error.message), sys.stderr)
        return 1
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    with folder:
        start_log(folder)
        signal.signal(signal.SIGTERM, _raise_interrupt)
        try:
            with asyncio.Runner(loop_factory=choose_loop_factory()) as runner:
                runner.run(_serve_as_worker(settings, folder))
        except EngineAway as away:
            show(words(settings.lang).say(say("serve-engine-away", nats=settings.nats, why=str(away))), sys.stderr)
            return 1
        except KeyboardInterrupt:
            pass
    return 0


async def _serve_as_worker(settings: WorkerSettings, folder: DataFolder) -> None:
    """Serve the tables of this worker until it is stopped; print the word ``ready`` and the worker's id once it serves.
    Raises EngineAway."""
    sockets = listen(settings.inside, 0)
    host = f"[{settings.inside}]" if ":" in settings.inside else settings.inside
    engine = await Engine.connect(settings.nats, "companion worker")
    try:
        house = await load_house(engine)
        journal = WorkerJournal(engine, f"{host}:{sockets[0].getsockname()[1]}", settings.front)
        application = build(
            folder,
            port=settings.port,
            lang=settings.lang,
            public=settings.public,
            behind_proxy=True,
            shared=journal,
        )
        application.hub.key, application.hub.host_code = house.key, house.host_code
        if settings.club:
            application.hub.club = Club(house.key, house.club_code, house.host_code, application.hub.clock)
        # Only fronts reach this server, so their headers tell from where a page comes.
        server = Server(application.app, sockets, forwarded_allow_ips="*")
        await server.serve_until_stopped(lambda: print(_READY, journal.worker, flush=True))
    finally:
        await engine.close()


def _end_with_parent() -> None:
    """Wait until the process that started this one has gone (standard input then ends), and stop this one: otherwise it
    would never end."""
    # Not through sys.stdin, whose lock this thread would still hold when the process ends by itself.
    while os.read(sys.stdin.fileno(), 1):
        pass
    _thread.interrupt_main()
    time.sleep(_END_S)
    os._exit(1)  # no other process would end it


def _raise_interrupt(*_: object) -> None:
    """End the process as Ctrl-C does."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(run_worker(WorkerSettings(**json.loads(sys.argv[1]))))
