"""What the server finds in its folder when it starts, in place of what belongs there."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.server.bootstrap import _load_key
from companion.store.folder import DataFolder
from companion.store.log import LOG_FILE, start_log, stop_log
from companion.store.restoring import KEY
from tests.support.broken_folder import KINDS

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links and pipes")


def within_seconds(act: Callable[[], object]) -> None:
    """Opening a pipe would wait for ever."""
    thread = threading.Thread(target=act, daemon=True)
    thread.start()
    thread.join(20)
    assert not thread.is_alive()


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"gone", "no keys", "no numbers", "zeros at the end"}))
def test_whatever_stands_in_place_of_the_key_there_is_one_and_it_is_said(tmp_path: Path, kind: str) -> None:
    with DataFolder.open(tmp_path) as folder:
        first = _load_key(folder)
        assert _load_key(folder) == first and folder.notices.all() == ()
        KINDS[kind](tmp_path / KEY)
        found: list[bytes] = []
        within_seconds(lambda: found.append(_load_key(folder)))
        assert len(found[0]) == len(first)
        assert _load_key(folder) == found[0], "kept for the next start"
        assert [notice.id for notice in folder.notices.all()] == ["store-key-damaged"]
        assert len(list(folder.set_aside.iterdir())) == 1


@pytest.mark.parametrize("kind", ["a pipe", "a full folder", "a link to itself"])
def test_whatever_stands_in_place_of_the_log_it_is_written(tmp_path: Path, kind: str) -> None:
    with DataFolder.open(tmp_path) as folder:
        log = folder.log / LOG_FILE
        log.write_text("")
        KINDS[kind](log)
        record = logging.makeLogRecord({"msg": "here", "levelno": logging.INFO, "levelname": "INFO"})

        def start() -> None:
            handler = start_log(folder)
            handler.handle(record)
            stop_log(handler)

        within_seconds(start)
        assert "here" in log.read_text()
        assert [notice.id for notice in folder.notices.all()] == ["store-in-the-way"]
