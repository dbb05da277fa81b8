"""Finished games and people, shared by workers: each has them all, whoever saved, changed or deleted them."""

from __future__ import annotations

import asyncio
import errno
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from companion.hosted.engine import Engine
from companion.hosted.journal import EngineJournal
from companion.hosted.shelf import SharedShelf
from companion.store.archive import Archive
from companion.store.disk import Disk
from companion.store.errors import SaveError, StoreError
from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.store.origin import Writer
from companion.table.game import Actor
from tests.hosted.many_workers import serving_many
from tests.support.browser_storage import Storage
from tests.support.disks import FailingDisk
from tests.support.jetstream_nodes import JetStreamNodes
from tests.support.stored_game import game, score
from tests.support.wire_hands import LAPTOP
from tests.support.wire_phone import Phone
from tests.wire.ending import Ending

pytestmark = pytest.mark.hosted

PHOTO = b"\xff\xd8\xff" + bytes(300_000)


@dataclass
class Worker:
    """Is a worker as far as its library goes."""

    archive: Archive
    shelf: SharedShelf
    without_tables: list[str] = field(default_factory=list)

    def read(self, id_: str) -> dict[str, object] | None:
        """Return the game as this worker's folder has it at this moment."""
        return self.archive._library.find(id_)  # noqa: SLF001


@asynccontextmanager
async def working(root: Path, engine: Engine, disk: Disk | None = None) -> AsyncIterator[Worker]:
    with DataFolder.open(root, disk=disk or Disk()) as folder:
        archive = Archive(folder, score)
        deleted: list[str] = []

        async def delete(id_: str) -> None:
            deleted.append(id_)

        shelf = SharedShelf(engine, archive, delete)
        async with shelf.hold():
            yield Worker(archive, shelf, deleted)
        await asyncio.to_thread(archive.close)


async def until(true: Callable[[], object], patience_s: float = 20) -> None:
    async with asyncio.timeout(patience_s):
        while not true():
            await asyncio.sleep(0.02)


async def test_a_game_is_in_every_history_and_may_be_corrected_anywhere(tmp_path: Path, jetstream: Engine) -> None:
    async with working(tmp_path / "one", jetstream) as one, working(tmp_path / "two", jetstream) as two:
        played = game("Ada", "Bo", profiles={"Ada": "p-ada", "Bo": "p-bo"}, points=(3, 5))
        id_ = played["id"]
        assert await one.archive.save_from_table(played, Writer("table", 0), "now") == "write"
        await one.archive.put_photo(id_, PHOTO)
        await until(lambda: two.archive.knows("p-ada") and two.read(id_) == played)
        assert [entry.id for entry in await two.archive.history()] == [id_]
        await until(lambda: two.archive._library.read_photo(id_) == PHOTO)  # noqa: SLF001
        # A table of the other worker takes the game over; the one where it was played must not write it any more.
        generation = await two.archive.claim(played, "other", 0)
        corrected = played | {"points": {"a": 9, "b": 5}}
        assert await two.archive.save_from_table(corrected, Writer("other", generation), "now") == "write"
        await until(lambda: one.read(id_) == corrected)
        assert [player.points for player in (await one.archive.history())[0].players] == [9, 5]
        stale = played | {"points": {"a": 0, "b": 5}}
        assert await one.archive.save_from_table(stale, Writer("table", 0), "now") == "yield"
        # Deleted at one, it is gone at the other, with its tables; a deletion that is undone, too.
        await one.archive.delete(id_)
        await until(lambda: two.read(id_) is None and two.without_tables == [id_])
        assert await two.archive.history() == ()
        await one.archive.save(corrected)
        await until(lambda: two.read(id_) == corrected)


async def test_two_changes_in_the_same_moment_both_count(tmp_path: Path, jetstream: Engine) -> None:
    async with working(tmp_path / "one", jetstream) as one, working(tmp_path / "two", jetstream) as two:
        await one.archive.save(game("Ada", "Bo", profiles={"Ada": "p-ada"}))
        await until(lambda: two.archive.knows("p-ada"))

        def tick(number: int) -> Callable[[Library], None]:
            return lambda library: library.people.change("p-ada", lambda p: p.with_tick("sample", "x", number, True))

        await asyncio.gather(*(each.archive.run(tick(n)) for n, each in enumerate((one, two) * 5)))

        def ticks(worker: Worker) -> frozenset[int]:
            profile = worker.archive._library.people.profile("p-ada")  # noqa: SLF001
            assert profile is not None
            return profile.player.ticks("sample", "x")

        await until(lambda: ticks(one) == ticks(two) == frozenset(range(10)))


async def test_what_a_full_disk_refuses_is_taken_over_once_there_is_room(tmp_path: Path, jetstream: Engine) -> None:
    disk = FailingDisk()
    async with working(tmp_path / "one", jetstream) as one, working(tmp_path / "two", jetstream, disk) as two:
        played = game("Ada", "Bo")
        disk.fail["write"] = errno.ENOSPC
        await one.archive.save(played)
        await until(lambda: "write" in disk.calls)
        assert two.read(played["id"]) is None
        disk.fail.clear()
        await until(lambda: two.read(played["id"]) == played)
        corrected = played | {"points": {"a": 9, "b": 5}}
        await two.archive.save(corrected)
        await until(lambda: one.read(played["id"]) == corrected)


async def test_who_was_away_and_who_is_new_have_all_games(tmp_path: Path, jetstream: Engine) -> None:
    of_old = game("Old", "Times", profiles={"Old": "p-old"})
    with DataFolder.open(tmp_path / "one") as folder:  # from before there were others
        library = Library(folder, score)
        library.save(of_old)
        library.close()
    many = [game("Ada", "Bo", profiles={"Ada": "p-ada"}) for _ in range(30)]
    async with working(tmp_path / "one", jetstream) as one:
        for each in many:
            await one.archive.save(each)
        async with working(tmp_path / "two", jetstream) as two:
            assert {entry.id for entry in await two.archive.history()} == {each["id"] for each in (*many, of_old)}
            assert two.archive.knows("p-old") and two.archive.knows("p-ada")
        gone, renamed = many[0]["id"], many[1] | {"points": {"a": 1, "b": 2}}
        await one.archive.delete(gone)
        await one.archive.save(renamed)
        async with working(tmp_path / "two", jetstream) as two:
            assert two.read(gone) is None and two.read(renamed["id"]) == renamed
            assert one.archive.players == two.archive.players


async def test_without_the_engine_nothing_counts_as_saved(
    tmp_path: Path, nodes: JetStreamNodes, jetstream: Engine
) -> None:
    played = game("Ada", "Bo")
    async with working(tmp_path / "one", jetstream) as one:
        nodes.kill()
        with pytest.raises(SaveError) as refused:
            await one.archive.save(played)
        assert refused.value.message.id == "store-engine-refused" and one.read(played["id"]) is None
        with pytest.raises(StoreError):
            await one.archive.load(played["id"])
        nodes.start()
        await nodes.wait_ready()
        async with asyncio.timeout(30):
            while True:
                try:
                    await one.archive.save(played)
                except SaveError:
                    continue
                break
        async with working(tmp_path / "two", jetstream) as two:
            assert two.read(played["id"]) == played


async def test_a_game_outlives_the_worker_at_which_it_ended(
    tmp_path: Path, nodes: JetStreamNodes, jetstream: Engine
) -> None:
    ending = Ending(17, Random(17))
    journal = EngineJournal(jetstream)
    await journal.prepare()
    storage = Storage({"companion.device": "a-secret-of-the-hosts-own-laptop"})
    for record in ending.records(Actor.of_secret(storage["companion.device"]).device):
        await journal.append(ending.table, record)
    async with serving_many(tmp_path, nodes, 2) as many:
        lost = {"worker": "worker-0-dead", "code": ending.code, "ready": True}  # found at once, not at the next search
        await jetstream.put(f"companion.directory.table.{ending.table}", json.dumps(lost).encode())
        await many.until_front_knows(ending.code)
        async with Phone(many.url, f"/table/{ending.code}", storage=storage, stays=True, **LAPTOP) as laptop:
            await ending.play(laptop, lambda _: None)
        worker = many.worker_of(ending.code)
        numbers = {number: tmp_path / "data" / f"worker-{number}" for number in (1, 2)}
        await until(lambda: all([*root.glob(f"games/*/{ending.game}.json")] for root in numbers.values()))
        many.kill(worker)
        # A page that comes now finds the game at another worker, corrects it there, and sees it corrected.
        async with Phone(many.url, "/history", stays=True, **LAPTOP) as visitor:
            await visitor.tap(f"game-{ending.game}", leads_to="correct-game")
            await visitor.tap("again", leads_to="start-round")  # a rematch, from the file
            await visitor.go(f"/history/{ending.game}")
            await visitor.tap("correct-game", leads_to="sheet")
            await visitor.tap("sheet", leads_to="cell-photos-1-sunday")
            await visitor.tap("cell-photos-1-sunday", leads_to="correct-photos-1-sunday")
            await visitor.tap("correct-photos-1-sunday", leads_to="keypad-0")
            value = 9 if ending.figures["photos-1"] != 9 else 8
            await visitor.tap(f"keypad-{value}")
            await visitor.tap("keypad-ok")
            await visitor.shows("cell-photos-1-sunday", str(value))
        await many.until_workers(2)

        def corrected(root: Path) -> bool:
            found = [json.loads(path.read_text()) for path in root.glob(f"games/*/{ending.game}.json")]
            return bool(found) and found[0]["rounds"][-1]["sheets"]["a"]["photos"] == value

        await until(lambda: all(corrected(root) for root in numbers.values()))
        command = [sys.executable, "-m", "companion", "export", ending.game, "--data", str(numbers[1])]
        exporting = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        exported = json.loads((await exporting.communicate())[0])
        assert exported["rounds"][-1]["sheets"]["a"]["photos"] == value
