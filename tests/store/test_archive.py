"""The library in its thread: what other processes change in the same moment is judged anew, not refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.store.archive import Archive
from companion.store.folder import DataFolder
from companion.store.ledger import ChangedElsewhere
from companion.table.message import say
from tests.support.stored_game import game, score


@pytest.fixture
async def archive(tmp_path: Path) -> AsyncIterator[Archive]:
    with DataFolder.open(tmp_path) as folder:
        archive = Archive(folder, score)
        yield archive
        archive.close()


class Others:
    """Changes the same thing so many times before this process gets through."""

    def __init__(self, times: int) -> None:
        self.times, self.caught_up = times, 0

    def commit(self, key: str, content: bytes | None) -> None:
        if self.caught_up < self.times:
            raise ChangedElsewhere(say("store-changed-elsewhere"))

    async def catch_up(self) -> None:
        self.caught_up += 1


async def test_whoever_is_overtaken_again_and_again_gets_through_in_the_end(archive: Archive) -> None:
    others = Others(12)
    archive.ledger.share(others.commit)
    archive.catch_up = others.catch_up
    played = game("Ada", "Bo")
    await archive.save(played)
    assert [entry.id for entry in await archive.history()] == [played["id"]] and others.caught_up == 12


async def test_what_never_gets_through_is_refused_and_nothing_is_saved(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.archive._RETRY_S", 0.2)
    archive.ledger.share(Others(10_000).commit)
    with pytest.raises(ChangedElsewhere):
        await archive.save(game("Ada", "Bo"))
    assert await archive.history() == ()
