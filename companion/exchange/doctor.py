"""Examines what may keep an evening from starting: versions, clock, data folder, network, log files."""

from __future__ import annotations

import errno
import json
import os
import platform
import shutil
import socket
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from importlib import metadata
from pathlib import Path
from typing import Any, Final, Literal

from companion import __version__
from companion.content import content_root
from companion.exchange.clock_check import check_clock
from companion.exchange.exporting import ReadOnlyGames
from companion.network.addresses import lan_addresses
from companion.store.disk import read_regular_file
from companion.store.errors import FolderError, explain
from companion.store.folder import DataFolder, default_folder
from companion.store.journal import read_journal
from companion.store.library import read_databases
from companion.store.log import LOG_FILE
from companion.store.players import PlayerFiles
from companion.store.system_errors import describe_system_error
from companion.table.message import Message, say

#: Libraries whose versions are checked: the server, the screens and the files depend on them.
LIBRARIES: Final = (
    *("flet", "flet-web", "flet-audio", "fastapi", "starlette", "uvicorn", "websockets", "pydantic"),
    *("tinydb", "filelock", "platformdirs", "fluent.runtime", "ifaddr"),
)
#: Free space below which there is a finding, in bytes; a year of games takes about a tenth of it.
LOW_SPACE: Final = 50_000_000
_LAST_LINES: Final = 5

Level = Literal["fine", "look", "bad"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of one check. Levels: ``fine``; ``look``: somebody should look at it; ``bad``: the evening cannot start
    like this."""

    level: Level
    message: Message


@dataclass(frozen=True, slots=True)
class Section:
    """Section of the report: a heading with its findings."""

    title: Message
    findings: tuple[Finding, ...]


def examine(root: Path | None, port: int) -> tuple[Section, ...]:
    """Run every check; ``root`` is the data folder (None: the default one), ``port`` the one to be served. Nothing is
    changed but what opening the data folder completes or repairs by itself."""
    return (
        Section(
            say("doctor-programs"), (*_check_programs(), _check_clock(root if root is not None else default_folder()))
        ),
        Section(say("doctor-folder"), tuple(_check_folder(root if root is not None else default_folder()))),
        Section(say("doctor-network"), tuple(_check_network(port))),
    )


# -- programs


def _check_programs() -> Iterator[Finding]:
    """Report the versions of Companion, Python, system and libraries; missing content; an encoding other than UTF-8."""
    yield Finding("fine", say("doctor-version", name="Companion", version=__version__))
    python = f"{platform.python_version()} ({platform.python_implementation()})"
    yield Finding("fine", say("doctor-version", name="Python", version=python))
    yield Finding(
        "fine", say("doctor-version", name=platform.system(), version=f"{platform.release()} ({platform.machine()})")
    )
    for name in LIBRARIES:
        try:
            yield Finding("fine", say("doctor-version", name=name, version=metadata.version(name)))
        except metadata.PackageNotFoundError:
            yield Finding("bad", say("doctor-library-missing", name=name))
    try:
        content_root()
    except FileNotFoundError:
        yield Finding("bad", say("doctor-content-missing"))
    encoding = sys.stdout.encoding or "?"
    if encoding.lower().replace("-", "") != "utf8":
        yield Finding("look", say("doctor-encoding", encoding=encoding))


def _check_clock(root: Path) -> Finding:
    """Report the time, or that the clock seems wrong."""
    now = datetime.now().astimezone()
    trouble = check_clock(now, _find_journals(root))
    if trouble is not None:
        return Finding("look", trouble)
    return Finding("fine", say("doctor-clock", now=now.strftime("%Y-%m-%d %H:%M %Z")))


def _find_journals(root: Path) -> Path | None:
    """Return the folder of the journals; None if ``root`` is not a data folder."""
    try:
        return (
            DataFolder.open_read_only(root).journals
            if root.exists() and DataFolder.open_read_only(root).is_initialized
            else None
        )
    except FolderError:
        return None  # the check of the folder reports it


# -- the data folder


def _check_folder(root: Path) -> Iterator[Finding]:
    """Check the data folder: whether it can be opened, its free space, journals, index, games, files set aside, log
    files. It is really opened, unless a server uses it, and so completes what a crash cut short.

    A folder that does not exist yet is only checked for whether it can be created.
    """
    root = root.expanduser().absolute()
    yield Finding("fine", say("doctor-where", where=str(root)))
    try:
        if not root.exists() or not DataFolder.open_read_only(root).is_initialized:
            yield _check_parent_folder(root)
            return
        # Opening is the only sure test of write access; close it again at once.
        opened = DataFolder.open(root)
        opened.close()
        yield from (Finding("look", notice) for notice in opened.notices.all())
        yield Finding("fine", say("doctor-folder-fine"))
    except FolderError as error:
        if error.message.id != "store-folder-busy":
            yield Finding("bad", error.message)
            return
        yield Finding("fine", say("doctor-folder-in-use"))
    yield _check_free_space(root)
    folder = DataFolder.open_read_only(root)
    yield from _check_journals(folder)
    read_databases(folder)
    count = sum(1 for _ in ReadOnlyGames(folder).all())
    people = sum(1 for _ in PlayerFiles.read_all(folder.players, folder.notices))
    yield Finding("fine", say("doctor-games", count=count, players=people))
    yield from (Finding("look", notice) for notice in folder.notices.all())
    aside = [path for path in folder.set_aside.glob("*") if not path.name.startswith(".")]
    if aside:
        yield Finding("look", say("doctor-set-aside", count=len(aside), where=str(folder.set_aside)))
    yield from _check_log(folder)


def _check_parent_folder(root: Path) -> Finding:
    """Check whether a data folder can be created at ``root``, by the nearest folder above that exists."""
    parent = next(path for path in (root, *root.parents) if path.exists())
    if not parent.is_dir():
        return Finding("bad", say("store-not-a-folder", where=str(parent)))
    if not os.access(parent, os.W_OK):
        return Finding("bad", say("store-read-only", where=str(parent)))
    return Finding("fine", say("doctor-folder-new"))


def _check_free_space(root: Path) -> Finding:
    free = shutil.disk_usage(root).free
    megabytes = free // 1_000_000
    return Finding("look" if free < LOW_SPACE else "fine", say("doctor-room", megabytes=megabytes))


def _check_journals(folder: DataFolder) -> Iterator[Finding]:
    """Report each journal that is damaged or unreadable, and how many are good."""
    readable = 0
    for path in sorted(folder.journals.glob("*.jsonl")):
        try:
            journal = read_journal(path)
        except OSError as error:
            yield Finding("look", explain(error, path))
            continue
        if journal.state in ("whole", "torn"):
            readable += 1
        else:
            yield Finding("look", say("doctor-journal", where=str(path), state=journal.state))
    yield Finding("fine", say("doctor-journals", count=readable))


def _check_log(folder: DataFolder) -> Iterator[Finding]:
    """Report the size of the log file, and its last warnings and errors."""
    path = folder.log / LOG_FILE
    try:
        lines = read_regular_file(path).decode("utf-8", "replace").splitlines()
    except FileNotFoundError:
        lines = []
    except OSError as error:
        yield Finding("look", explain(error, path))
        return
    serious = [line for line in lines if " WARNING " in line or " ERROR " in line or " CRITICAL " in line]
    yield Finding("fine", say("doctor-log", where=str(path), count=len(lines), grave=len(serious)))
    yield from (Finding("look", say("doctor-log-line", line=line)) for line in serious[-_LAST_LINES:])


# -- the network


def _check_network(port: int) -> Iterator[Finding]:
    """Report the addresses of this machine in its networks, and whether the port is free."""
    addresses = lan_addresses()
    for name, ip in addresses:
        yield Finding("fine", say("doctor-address", url=f"http://{ip}:{port}/", network=name))
    if not addresses:
        yield Finding("look", say("doctor-no-network"))
    yield _check_port(port)


def _check_port(port: int) -> Finding:
    """Report whether the port is free, or who has it: a running Companion, or another program."""
    with socket.socket() as probe:
        if os.name == "posix":  # as the server does; on Windows it would let two sockets listen on one port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("", port))
            probe.listen(1)
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)):
                health = _read_health(port)
                if health is None:
                    return Finding("bad", say("doctor-port-taken", port=str(port)))
                running = say("doctor-port-ours", port=str(port), version=str(health["version"]))
                return Finding("fine", running)
            if (
                getattr(error, "winerror", None) == 10013
            ):  # WSAEACCES: the port is reserved, or another program holds it exclusively
                return Finding("bad", say("serve-port-windows", port=str(port)))
            return Finding("bad", say("doctor-port-refused", port=str(port), why=describe_system_error(error)))
    return Finding("fine", say("doctor-port-free", port=str(port)))


def _read_health(port: int) -> dict[str, Any] | None:
    """Ask the server on that port for its health; return None if no Companion answers."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"http://127.0.0.1:{port}/api/health", timeout=2) as answer:
            health = json.loads(answer.read(100_000))
    except (OSError, ValueError):
        return None
    return health if isinstance(health, dict) and health.get("ok") is True and "version" in health else None
