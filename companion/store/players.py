"""Stores people's profiles: each is a small file, which counts, and a document in TinyDB, as a cache."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, JsonValue, ValidationError

from companion.store.disk import Disk, NotAFile, move_blocker_aside, read_regular_file, write_atomically
from companion.store.errors import Notices, SaveError, StoreError, explain, set_aside_and_tell
from companion.store.ledger import PLAYER, Ledger
from companion.store.names import file_name
from companion.table.message import Message, say

#: Newest version of a profile's file. Only a profile that was merged into another is written with version 2: older
#: programs can read all others.
VERSION = 2


class Player(BaseModel):
    """Person's profile.

    Attributes:
        name: only displayed; several people may have the same.
        colour, symbol: empty until chosen.
        ticked: what the person ticked by hand, as numbers by game and collection (what was ticked at the end of a game
            is in that game's file).
        deleted: the profile keeps its id, without its name, so that no game creates it again.
        merged_into: another profile of the same person: games name this one as before, and everything counts for the
            other.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: str
    created_at: AwareDatetime
    colour: str = ""
    symbol: str = ""
    ticked: dict[str, JsonValue] = {}
    deleted: bool = False
    merged_into: str = ""

    def ticks(self, game: str, collection: str) -> frozenset[int]:
        """Return the numbers of that collection that the person ticked by hand."""
        of_game = self.ticked.get(game)
        numbers = of_game.get(collection) if isinstance(of_game, dict) else None
        return frozenset(each for each in numbers if type(each) is int) if isinstance(numbers, list) else frozenset()

    def with_tick(self, game: str, collection: str, number: int, on: bool) -> Player:
        """Return the profile with that number ticked (``on``) or not."""
        numbers = self.ticks(game, collection) | {number} if on else self.ticks(game, collection) - {number}
        of_game = self.ticked.get(game)
        collections = {
            key: ticks for key, ticks in (of_game if isinstance(of_game, dict) else {}).items() if key != collection
        }
        if numbers:
            collections[collection] = [*sorted(numbers)]
        others = {key: ticks for key, ticks in self.ticked.items() if key != game}
        return self.model_copy(update={"ticked": others | ({game: collections} if collections else {})})


def resolve_person(profile: str, profiles: Mapping[str, Player], *, deleted: bool = False) -> str | None:
    """Return the id of the person whom a profile stands for: the profile at the end of the chain of merges.

    None if the profile is unknown or (unless ``deleted``) deleted. ``profiles``: all profiles by id.
    """
    seen: set[str] = set()
    while profile in profiles and profile not in seen:
        seen.add(profile)
        player = profiles[profile]
        if not player.merged_into or player.merged_into not in profiles:
            return profile if deleted or not player.deleted else None
        profile = player.merged_into
    return min(seen) if seen else None  # only an edited file can hold a cycle: its smallest id stands for all


def group_by_person(profiles: Mapping[str, Player]) -> dict[str, tuple[Player, ...]]:
    """Return the profiles of each person, by the person's id; first the one that the others were merged into."""
    by_person: dict[str, list[Player]] = {}
    for player in sorted(profiles.values(), key=lambda player: player.id):
        person = resolve_person(player.id, profiles)
        if person is not None:
            by_person.setdefault(person, []).append(player)
    return {
        person: tuple(sorted(players, key=lambda player: player.id != person)) for person, players in by_person.items()
    }


class _PlayerFile(Player):
    """Profile as its file holds it, with format and version."""

    format: Literal["companion-player"] = "companion-player"
    version: Literal[1, 2] = 1


class PlayerFiles:
    """Reads, writes and deletes the files of profiles in a folder, one file each."""

    def __init__(
        self, folder: Path, set_aside: Path | None, notices: Notices, disk: Disk, ledger: Ledger | None = None
    ) -> None:
        """Read nothing yet.

        Without ``set_aside``, files that cannot be read stay where they are, and only become notices. ``ledger``: is
        told of each change before it is made (None: nobody is told).
        """
        self._ledger = ledger or Ledger()
        self._folder = folder
        self._set_aside = set_aside
        self._notices = notices
        self._disk = disk

    @classmethod
    def read_all(cls, folder: Path, notices: Notices) -> Iterator[Player]:
        """Yield every player of a folder without changing it, even while a server uses it."""
        return cls(folder, None, notices, Disk()).all()

    def save(self, player: Player) -> None:
        """Write a profile's file.

        Raises :class:`SaveError` (:class:`ChangedElsewhere` if another process was quicker), and :class:`StoreError` if
        the file is of a newer version; then it is as it was.
        """
        version, left_out = (VERSION, None) if player.merged_into else (1, {"merged_into"})
        content = {"format": "companion-player", "version": version} | player.model_dump(mode="json", exclude=left_out)
        raw = json.dumps(content, ensure_ascii=False, allow_nan=False, indent=1).encode()
        path = self._path(player.id)
        if newer := self._newer_version(path):
            raise StoreError(newer)
        self._ledger.commit(PLAYER + path.stem, raw)
        try:
            if (
                self._set_aside is not None
                and (aside := move_blocker_aside(path, self._set_aside, self._disk)) is not None
            ):
                self._notices.add(say("store-in-the-way", where=str(path), aside=str(aside)))
            write_atomically(path, raw, self._disk)
        except OSError as error:
            raise SaveError(explain(error, path)) from error

    def all(self) -> Iterator[Player]:
        """Yield the profile of every readable file, each id once.

        If a file synchroniser made a copy under another name, the file whose name fits its id counts. Files that cannot
        be read are set aside (those of a newer version are left), with a notice.
        """
        readable: dict[str, tuple[Path, Player]] = {}
        for path in sorted(self._folder.glob("*.json")):
            player = self._read(path)
            if player is None:
                continue
            other = readable.get(player.id)
            if other is not None:
                first, second = (other[0], path) if path != self._path(player.id) else (path, other[0])
                self._notices.add(say("store-player-copy", where=str(second), counts=str(first)))
                if first is not path:
                    continue
            readable[player.id] = path, player
        yield from (player for _, player in readable.values())

    def _read(self, path: Path) -> Player | None:
        """Read a profile's file; None after a notice if that fails. A damaged file is set aside, one of a newer version
        stays."""
        try:
            if newer := self._newer_version(path):
                self._notices.add(newer)
                return None
            return self.decode(read_regular_file(path))
        except (ValidationError, ValueError, RecursionError, NotAFile):
            if self._set_aside is None:
                self._notices.add(say("store-player-unreadable", where=str(path)))
                return None
            set_aside_and_tell(path, self._set_aside, self._disk, self._notices, "store-player-damaged")
            return None
        except OSError as error:
            self._notices.add(explain(error, path))
            return None

    def remove(self, id_: str) -> None:
        """Delete a profile's file. Raises :class:`SaveError` if the disk refuses."""
        path = self._path(id_)
        self._ledger.commit(PLAYER + path.stem, None)
        try:
            path.unlink(missing_ok=True)
            self._disk.sync_folder(self._folder)
        except OSError as error:
            raise SaveError(explain(error, path)) from error

    @staticmethod
    def decode(raw: bytes) -> Player:
        """Return the profile of a file with this content. Raises :class:`ValueError`."""
        file = _PlayerFile.model_validate_json(raw)
        return Player.model_validate(file.model_dump(exclude={"format", "version"}))

    def list_raw(self) -> Iterator[tuple[str, bytes]]:
        """Yield the name (without suffix) and the content of each readable file."""
        for path in sorted(self._folder.glob("*.json")):
            with contextlib.suppress(OSError):
                yield path.stem, read_regular_file(path)

    def read(self, id_: str) -> Player | None:
        """Return the profile of that id; None if no such file is readable."""
        path = self._path(id_)
        return self._read(path) if path.exists() else None

    def has(self, id_: str) -> bool:
        """Tell whether there is a file for that id, readable or not."""
        return self._path(id_).exists()

    def _path(self, id_: str) -> Path:
        return self._folder / f"{file_name(id_)}.json"

    def _newer_version(self, path: Path) -> Message | None:
        """Return the message that a file is of a newer version; None if it is not, or cannot be read."""
        try:
            content: Any = json.loads(read_regular_file(path))
        except (OSError, ValueError, RecursionError):
            return None
        version = content.get("version") if isinstance(content, dict) else None
        return say("store-player-newer", where=str(path)) if type(version) is int and version > VERSION else None
