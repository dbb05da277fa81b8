"""A disk that is full, or a folder that may not be written, in the middle of a round: on the real server, seen on the
screens. The round goes on, every screen says it, and what could not be kept is kept as soon as it can be."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.redac_chef.state.calls import PrintCalled
from companion.hub.event_records import from_records
from companion.store.journal import read_journal
from tests.support.disks import fill, heeding_permissions, no_room, small_disk
from tests.support.redac_chef_table import redac_chef
from tests.support.server import Server, serving
from tests.support.wire_hands import join, open_table, start_round
from tests.support.wire_phone import Phone


def called(server: Server) -> list[str]:
    """Whose calls stand on the disk."""
    kept = [read_journal(path) for path in (server.data / "journals").glob("*.jsonl")]
    entries = [entry for journal in kept for entry in from_records(journal.records, redac_chef())]
    return [event.seat for entry in entries for event in entry.events if isinstance(event, PrintCalled)]


@contextlib.contextmanager
def read_only(folder: Path) -> Iterator[None]:
    before = folder.stat().st_mode
    folder.chmod(0o555)
    try:
        yield
    finally:
        folder.chmod(before)


async def goes_on(laptop: Phone, zoe: Phone, ali: Phone, server: Server) -> None:
    """A call is made while nothing can be kept: everybody sees it, and that it hangs in the air."""
    await zoe.tap("tirage-1")
    for phone in (laptop, zoe, ali):
        await phone.shows("bouclage-1", "1")
        await phone.shows("unsaved")
    await ali.tap("pause")
    await laptop.shows("resume")
    await laptop.tap("resume")
    await ali.shows("pause")
    assert "a" not in called(server)


async def until_it_refuses(phone: Phone) -> None:
    """What a full disk has begun to fill, a block, still takes a little."""
    while not phone.has("unsaved"):
        for now, then in (("pause", "resume"), ("resume", "pause")):
            await phone.tap(now)
            await phone.shows(then)


async def is_made_good(laptop: Phone, zoe: Phone, ali: Phone, server: Server) -> None:
    """There is room again: nobody does anything, and all is kept; then the round is played to its end, and survives."""
    for phone in (laptop, zoe, ali):
        await phone.until(lambda phone=phone: not phone.has("unsaved"))  # type: ignore[misc]
    assert called(server) == ["a"]
    await ali.tap("tirage-2")
    await laptop.shows("count-articles-1")
    assert called(server) == ["a", "b"]
    server.kill()
    server.start()
    await ali.until(lambda: ali.came > 1 and ali.has("count-articles-2"))
    assert not laptop.crashes + zoe.crashes + ali.crashes


async def a_round(server: Server, bad: contextlib.AbstractContextManager[object]) -> None:
    async with Phone(server.url, width=1280, height=800) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
        async with (
            await join(server.url, code, 1) as zoe,
            await join(server.url, code, 2, stays=True) as ali,
        ):
            await start_round(laptop, zoe, ali)
            with bad:
                await until_it_refuses(laptop)
                await goes_on(laptop, zoe, ali, server)
            await is_made_good(laptop, zoe, ali, server)


async def test_a_disk_that_is_full_in_a_round_stops_nobody(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "4m") as disk, serving(disk / "data") as server:

        @contextlib.contextmanager
        def full() -> Iterator[None]:
            filler = fill(disk)
            try:
                yield
            finally:
                filler.unlink()

        await a_round(server, full())


@pytest.mark.long
async def test_files_that_may_grow_no_more_in_a_round_stop_nobody(tmp_path: Path) -> None:
    """as with a quota; it needs no disk of its own, and so nobody's leave"""
    with serving(tmp_path / "data") as server:

        @contextlib.contextmanager
        def full() -> Iterator[None]:
            assert server.process is not None
            with no_room(server.process.pid, server.data / "journals"):
                yield

        await a_round(server, full())


@pytest.mark.long
async def test_a_folder_that_may_not_be_written_stops_no_table(tmp_path: Path) -> None:
    with serving(tmp_path / "data", under=heeding_permissions()) as server:
        async with Phone(server.url, width=1280, height=800) as laptop:
            with read_only(server.data / "journals"):
                code = await open_table(laptop, ["Zoé", "Ali"])
                async with (
                    await join(server.url, code, 1) as zoe,
                    await join(server.url, code, 2, stays=True) as ali,
                ):
                    await start_round(laptop, zoe, ali)
                    await goes_on(laptop, zoe, ali, server)
                    (server.data / "journals").chmod(0o755)
                    await is_made_good(laptop, zoe, ali, server)
