"""Games as files for others: one, several, all; into a folder or as text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from companion.store.days import day_played
from companion.store.disk import Disk, write_whole
from companion.store.folder import DataFolder
from companion.store.games import GameFiles, encode
from companion.store.names import file_name
from companion.store.trouble import SaveError, StoreError, explain
from companion.table.message import say


class Shelf:
    """The games of a data folder for reading only: also while a server has the folder, and on a read-only disk."""

    def __init__(self, folder: DataFolder) -> None:
        self._games = GameFiles(folder.games, None, folder.notices, folder.disk)
        self._paths = {spot.name: spot.path for spot in self._games.spots()}

    def all(self) -> Iterator[dict[str, Any]]:
        """Every game that can be read, month by month. The others are among the folder's notices afterwards."""
        for path in self._paths.values():
            file = self._games.load(path)
            if file is not None:
                yield file

    def get(self, id_: str) -> dict[str, Any]:
        """The game of that id, or of the only id that begins so. Raises :class:`StoreError` when there is none, more
        than one, or it cannot be read."""
        names = [name for name in self._paths if name.startswith(id_)] if id_ else []
        if file_name(id_) in self._paths:
            names = [file_name(id_)]
        if len(names) > 1:
            raise StoreError(say("exchange-several", id=id_, count=len(names)))
        file = self._games.load(self._paths[names[0]]) if names else None
        if file is None:
            raise StoreError(say("store-game-unknown", id=id_))
        return file


def export_name(file: Mapping[str, Any]) -> str:
    """``2026-11-27-redac-chef-ID.json``: sorted by date in any folder, and the same for the same game."""
    return "-".join(part for part in (day_played(file), file["game"], file_name(file["id"])) if part) + ".json"


def export_to(files: Iterable[Mapping[str, Any]], folder: Path) -> list[Path]:
    """Write each game into ``folder``, made if need be, in place of an earlier export of the same game.

    Raises :class:`SaveError` when the disk refuses; every file there is whole.
    """
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            path = folder / export_name(file)
            write_whole(path, encode(file), Disk(), private=False)
            written.append(path)
    except OSError as error:
        raise SaveError(explain(error, folder)) from error
    return written


def export_text(files: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The games as text: one as its file, several as one line each; ``import`` reads both."""
    games = list(files)
    if len(games) == 1:
        yield encode(games[0]).decode()
        return
    for file in games:
        yield json.dumps(file, ensure_ascii=False, allow_nan=False) + "\n"
