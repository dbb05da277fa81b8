"""Exports games as files: one, several or all; into a folder or as text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.exchange.bg_stats import FILE_NAME, write_plays
from companion.exchange.csv_export import FIGURES_NAME, GAMES_NAME, write_figures, write_games
from companion.exchange.outcome import GameOutcome
from companion.store.days import date_of_game
from companion.store.disk import Disk, write_atomically
from companion.store.errors import SaveError, StoreError, explain
from companion.store.folder import DataFolder
from companion.store.games import GameFiles, encode
from companion.store.names import file_name
from companion.table.message import say
from companion.text.words import Words


class ReadOnlyGames:
    """Games of a data folder, read without its lock: while a server uses it, or on a read-only disk. It finds the files
    that are there when it is made."""

    def __init__(self, folder: DataFolder) -> None:
        self._games = GameFiles(folder.games, None, folder.notices, folder.disk)
        self._notices = folder.notices
        self._paths = [stored.path for stored in self._games.scan_files()]

    def all(self) -> Iterator[dict[str, Any]]:
        """Yield every readable game once, month by month.

        A file that is left out becomes a notice of the folder: one that cannot be read, or a copy made by a file
        synchroniser.
        """
        return self._load_originals(self._paths)

    def get(self, id_: str) -> dict[str, Any]:
        """Return the game of that id, or the only one whose id begins with it.

        Raises :class:`StoreError` if there is none, more than one, or it cannot be read.
        """
        exact = file_name(id_)
        exact_paths = [path for path in self._paths if path.stem == exact]
        prefix_paths = [path for path in self._paths if id_ and path.stem.startswith(id_)]
        files = list(self._load_originals(exact_paths or prefix_paths))
        if len(files) > 1:
            raise StoreError(say("exchange-several", id=id_, count=len(files)))
        if not files:
            raise StoreError(say("store-game-unknown", id=id_))
        return files[0]

    def read_photo(self, id_: str) -> bytes | None:
        """Return the photo of that game; None if there is none."""
        return self._games.read_photo(id_)

    def _load_originals(self, paths: Iterable[Path]) -> Iterator[dict[str, Any]]:
        """Yield the games in these files; of several files of one game only the one that is named by its id.

        Files that are left out become notices.
        """
        path_by_name = {path.stem: path for path in self._paths}
        copies: dict[str, Path] = {}
        for path in paths:
            file = self._games.load(path)
            if file is None:
                continue
            if not _is_identifiable(file):
                self._notices.add(say("store-game-unreadable", where=str(path)))
                continue
            name = file_name(file.get("id", path.stem))
            original = path if path.stem == name else path_by_name.get(name) or copies.setdefault(name, path)
            if original == path:
                yield file
            else:
                self._notices.add(say("store-game-copied", where=str(path), counts=str(original)))


def _is_identifiable(file: Mapping[str, Any]) -> bool:
    """Tell whether a file says which game it is and who played; its figures may still be wrong."""
    players = file.get("players")
    return (
        isinstance(file.get("game"), str)
        and isinstance(file.get("id"), str)
        and isinstance(players, list)
        and all(isinstance(player, dict) and isinstance(player.get("name"), str) for player in players)
        and all(isinstance(file.get(key, ""), str) for key in ("started_at", "finished_at"))
    )


def game_file_name(file: Mapping[str, Any]) -> str:
    """Return the file name for an exported game, ``2026-11-27-redac-chef-ID.json``; the same each time."""
    return "-".join(part for part in (date_of_game(file), file["game"], file_name(file["id"])) if part) + ".json"


def write_export(path: Path, raw: bytes) -> None:
    """Write a file that is not private, whole or not at all; create its folder if need be. Raises
    :class:`SaveError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, raw, Disk(), private=False)
    except OSError as error:
        raise SaveError(explain(error, path)) from error


def export_games_to(files: Iterable[Mapping[str, Any]], folder: Path) -> list[Path]:
    """Write each game into ``folder``, created if need be, in place of its earlier export; return the files.

    Raises :class:`SaveError` if the disk refuses; every file there is whole.
    """
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            path = folder / game_file_name(file)
            write_atomically(path, encode(file), Disk(), private=False)
            written.append(path)
    except OSError as error:
        raise SaveError(explain(error, folder)) from error
    return written


def write_tables(outcomes: Sequence[GameOutcome], format_: str, folder: Path, words: Words) -> None:
    """Write games for other programs into ``folder``, created if need be. ``format_``: ``csv`` (a file of games, one
    of figures) or ``bgsplay`` (one file). Raises :class:`SaveError` if the disk refuses; every file there is whole."""
    contents = (
        {FILE_NAME: write_plays(outcomes, words)}
        if format_ == "bgsplay"
        else {GAMES_NAME: write_games(outcomes, words.lang), FIGURES_NAME: write_figures(outcomes, words.lang)}
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in contents.items():
            write_atomically(folder / name, content, Disk(), private=False)
    except OSError as error:
        raise SaveError(explain(error, folder)) from error


def encode_games(files: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the games as text: a single one as its file, several as one line each; ``import`` reads both."""
    games = list(files)
    if len(games) == 1:
        yield encode(games[0]).decode()
        return
    for file in games:
        yield json.dumps(file, ensure_ascii=False, allow_nan=False) + "\n"
