"""Imports many games and people as one transaction: a crash at any point leaves all of it or nothing.

The batch (all games and people of one import) is first written to one file, a write-ahead log, and synced: from then on
the import counts. The file is deleted once everything is in its place. If a crash leaves it, the next process that
opens the data folder replays it.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.store.disk import Disk, NotAFile, put_aside, read_regular_file, write_atomically
from companion.store.errors import Notices, SaveError, StoreError, explain
from companion.store.games import GameFiles
from companion.store.origin import digest_of
from companion.store.players import Player, PlayerFiles
from companion.table.message import say

#: Name of the batch file within the data folder: a header line, then a line for each game and each profile.
BATCH_FILE: Final = "import-under-way.jsonl"
_FORMAT: Final = "companion-import"
_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class BatchGame:
    """Game to write, provided that the game which it replaces still has the digest ``before`` (None: there was no such
    game)."""

    file: Mapping[str, Any]
    before: str | None


@dataclass(frozen=True, slots=True)
class BatchPlayer:
    """Profile to write, provided that the profile which it replaces still equals ``before`` (None: there was no such
    profile)."""

    player: Player
    before: Player | None


def begin(root: Path, games: Iterable[BatchGame], people: Iterable[BatchPlayer], disk: Disk) -> None:
    """Write the batch file: from now on the import counts.

    Raises :class:`SaveError` if the disk refuses; then nothing was imported.
    """
    # Line by line: one json.dumps over everything would hold the GIL, and other threads could not run. Encoded at once:
    # a single emoji makes a text of four bytes a character.
    content = bytearray(_encode_line({"format": _FORMAT, "version": _VERSION}))
    for game in games:
        content += _encode_line({"game": game.file, "before": game.before})
    for person in people:
        before = None if person.before is None else person.before.model_dump(mode="json")
        content += _encode_line({"player": person.player.model_dump(mode="json"), "before": before})
    path = root / BATCH_FILE
    try:
        write_atomically(path, bytes(content), disk)
    except OSError as error:
        raise SaveError(explain(error, path)) from error


def _encode_line(record: Mapping[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode() + b"\n"


def end(root: Path, disk: Disk) -> None:
    """Delete the batch file: every game and profile is in its place, or the import was rolled back. If the disk
    refuses, nothing is raised, and the next start replays the batch."""
    with contextlib.suppress(OSError):
        (root / BATCH_FILE).unlink(missing_ok=True)
        disk.sync_folder(root)


def replay(root: Path, games: GameFiles, people: PlayerFiles, notices: Notices, set_aside: Path, disk: Disk) -> bool:
    """Complete an import that a crash cut short, and add a notice about it. Return whether there was a batch file
    (False, with a notice, if the disk refuses to read it).

    A game or profile that has changed since is left as it is. If the disk refuses, that becomes a notice, and the next
    start tries again. A damaged batch file is set aside, with a notice.
    """
    path = root / BATCH_FILE
    try:
        contents = _parse(read_regular_file(path))
    except FileNotFoundError:
        return False
    except NotAFile:
        contents = None
    except OSError as error:
        notices.add(explain(error, path))
        return False
    try:
        if contents is None:  # it was written atomically, so something has damaged it since
            notices.add(say("exchange-import-damaged", aside=str(put_aside(path, set_aside, disk))))
            return True
        for game in contents[0]:
            _write_game_if_unchanged(games, game)
        for player in contents[1]:
            _write_player_if_unchanged(people, player)
    except StoreError as error:
        notices.add(error.message)
        return True
    except OSError as error:
        notices.add(explain(error, path))
        return True
    end(root, disk)
    notices.add(say("exchange-import-finished", games=len(contents[0])))
    return True


def _write_game_if_unchanged(games: GameFiles, game: BatchGame) -> None:
    """Write a game of the batch, unless the game that it replaces has changed since the import began."""
    saved = games.find(game.file["id"])
    if (None if saved is None else digest_of(saved)) == game.before:
        games.write(game.file)


def _write_player_if_unchanged(people: PlayerFiles, person: BatchPlayer) -> None:
    """Write a profile of the batch, unless the profile that it replaces has changed since the import began."""
    if people.read(person.player.id) == person.before:
        people.save(person.player)


def _parse(raw: bytes) -> tuple[list[BatchGame], list[BatchPlayer]] | None:
    """Parse the batch file into its games and its profiles; None if it is damaged."""
    games: list[BatchGame] = []
    people: list[BatchPlayer] = []
    try:
        head, *lines = raw.decode().split("\n")
        if json.loads(head) != {"format": _FORMAT, "version": _VERSION} or lines.pop():
            return None
        for line in lines:
            match json.loads(line):
                case {"game": {"id": str()} as file, "before": str() | None as digest}:
                    games.append(BatchGame(file, digest))
                case {"player": dict(player), "before": before}:
                    replaced = None if before is None else Player.model_validate(before)
                    people.append(BatchPlayer(Player.model_validate(player), replaced))
                case _:
                    return None
    except (ValueError, ValidationError, RecursionError, IndexError):
        return None
    return games, people
