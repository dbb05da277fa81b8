"""Keeps the people who play here: their profiles in files and in TinyDB, merged profiles, and when they last played.

The files are the truth; what TinyDB holds of people is derived from them and from the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from tinydb import Query, TinyDB

from companion.kit.game_file import profiles_of_player
from companion.store.database import ChecksummedStorage
from companion.store.errors import SaveError, StoreError
from companion.store.folder import DataFolder
from companion.store.game_entry import GameEntry, to_timestamp
from companion.store.game_index import GameIndex
from companion.store.players import Player, PlayerFiles, group_by_person, resolve_person
from companion.table.message import say


@dataclass(frozen=True, slots=True)
class Profile:
    """Person's profile, and when they last played (ISO 8601; None: not yet)."""

    player: Player
    last_played: str | None


class People:
    """Profiles of a data folder's people, in files and in TinyDB: saved, merged, deleted and looked up here. Not
    thread-safe.

    ``on_change`` is called when a profile has changed: whatever was computed from profiles is out of date.
    """

    def __init__(
        self,
        folder: DataFolder,
        storage: ChecksummedStorage,
        database: TinyDB,
        index: GameIndex,
        on_change: Callable[[], None],
    ) -> None:
        self._folder = folder
        self._notices = folder.notices
        self._storage = storage
        self._files = PlayerFiles(folder.players, folder.set_aside, folder.notices, folder.disk, folder.ledger)
        self._table: Any = database.table("players")
        self._index = index
        self._on_change = on_change

    def profiles(self) -> tuple[Profile, ...]:
        """Return everybody known, those who played last first; a person appears once, however many profiles were
        merged."""
        by_id = {document["id"]: profile_from(document) for document in self._table}
        players = {id_: each.player for id_, each in by_id.items()}
        newest: dict[str, Profile] = {}
        for profile in by_id.values():
            person = resolve_person(profile.player.id, players)
            if person is None:
                continue
            other = newest.get(person)
            if other is None or _last_played_order(profile) > _last_played_order(other):
                newest[person] = profile
        people = [Profile(by_id[person].player, profile.last_played) for person, profile in newest.items()]
        # The id is the last key, so that a rebuilt index gives the same order.
        return tuple(sorted(people, key=lambda each: (-to_timestamp(each.last_played or ""), _name_order(each.player))))

    def profile(self, id_: str) -> Profile | None:
        """Return the profile of that id, even if it was deleted or merged into another; None if unknown."""
        document = self._table.get(Query().id == id_)
        return profile_from(document) if isinstance(document, dict) else None

    def all(self) -> dict[str, Player]:
        """Return every profile by its id, including deleted and merged ones."""
        return {document["id"]: profile_from(document).player for document in self._table}

    def persons_by_profile(self) -> dict[str, str | None]:
        """Return, by profile id, the id of the person whom the profile stands for today (None: deleted)."""
        players = self.all()
        return {id_: resolve_person(id_, players) for id_ in players}

    def profiles_by_person(self) -> dict[str, tuple[Player, ...]]:
        """Return the profiles of each person, by the person's id; first the one that the others were merged into."""
        return group_by_person(self.all())

    def save(self, player: Player) -> None:
        """Save a profile. Raises :class:`SaveError` if its file cannot be written; then nothing changed. If TinyDB
        cannot be written, that only becomes a notice: the next start derives TinyDB from the file."""
        self._folder.anonymizer.add_names([player.name])
        self._files.save(player)
        self._on_change()
        before = self.profile(player.id)
        # The file is written, and it counts; the next start derives the document from it.
        with self._storage.tolerant():
            self._table.upsert(document_of(player, before.last_played if before else None), Query().id == player.id)

    def change(self, id_: str, change: Callable[[Player], Player]) -> None:
        """Save what ``change`` returns for a profile as it is now; do nothing if the profile is unknown or deleted, or
        stays the same.

        Raises as :meth:`save` does.
        """
        profile = self.profile(id_)
        if profile is not None and not profile.player.deleted:
            changed = change(profile.player)
            if changed != profile.player:
                self.save(changed)

    def delete(self, id_: str) -> None:
        """Delete a person's name, look and ticks, also those of merged profiles; do nothing for an unknown id.

        The profiles stay without these, so that no game creates them again; the games stay as they are. It cannot be
        undone.
        """
        players = self.all()
        for profile in sorted(self.profiles_of(id_) & players.keys()):
            deleted = Player(id=profile, name="", created_at=players[profile].created_at, deleted=True)
            self.save(deleted)

    def merge(self, into: str, other: str) -> None:
        """Make the profile ``other`` the same person as ``into``: their games, items and ticks are counted together.

        Old files keep their names. :meth:`split` undoes it. Raises :class:`StoreError` if one of them is unknown or
        both played in the same game, and :class:`SaveError`.
        """
        players = self.all()
        own_ids, other_ids = self.profiles_of(into), self.profiles_of(other)
        if resolve_person(into, players) != into or resolve_person(other, players) != other or into == other:
            raise StoreError(say("store-merge-unknown"))
        for people, _, _ in (each for month in self._index.sums() for each in month):
            if own_ids & set(people) and other_ids & set(people):
                names = {"name": players[into].name, "other": players[other].name}
                raise StoreError(say("store-merge-together", **names))
        self.save(players[other].model_copy(update={"merged_into": into}))

    def split(self, other: str) -> None:
        """Undo a merge: make the profile ``other`` a person of its own again. Do nothing if it already is."""
        profile = self.profile(other)
        if profile is not None and profile.player.merged_into and not profile.player.deleted:
            self.save(profile.player.model_copy(update={"merged_into": ""}))

    def person_of(self, profile: str) -> str | None:
        """Return the id of the person whom a profile stands for today; None if it is unknown or deleted."""
        return resolve_person(profile, self.all())

    def remove(self, id_: str) -> None:
        """Delete a profile, file and document, so that nothing of it stays: when an import is rolled back, or another
        process has done so. Raises :class:`SaveError`."""
        self._files.remove(id_)
        self._table.remove(Query().id == id_)
        self._on_change()

    def profiles_of(self, id_: str) -> frozenset[str]:
        """Return the id itself, and those of all profiles that were merged into that profile."""
        players = self.all()
        return frozenset({id_, *(each for each in players if resolve_person(each, players, deleted=True) == id_)})

    def write(self, player: Player) -> None:
        """Write a profile's file but not its document in TinyDB; :meth:`check` derives that. Raises as :meth:`save`
        does."""
        self._files.save(player)

    def list_files(self) -> Iterator[tuple[str, bytes]]:
        """Yield the name (without suffix) and the content of each profile's file."""
        yield from self._files.list_raw()

    def check(self) -> None:
        """Derive the documents of people in TinyDB from their files and from the games; write files for people without
        one."""
        people = {player.id: player for player in self._files.all()}
        people = self._restore_missing_files() | people
        last_played: dict[str, str] = {}
        strangers: dict[str, GameEntry] = {}
        for entry in self._index.entries():
            for profile in profiles_in_entry(entry):
                last_played.setdefault(profile, entry.when)
                if profile not in people:
                    strangers.setdefault(profile, entry)
        for profile, entry in strangers.items():
            people[profile] = self._write_or_notify(_make_profile(profile, entry))
        self._folder.anonymizer.add_names([player.name for player in people.values()])
        documents = [document_of(player, last_played.get(player.id)) for _, player in sorted(people.items())]
        if documents != sorted(self._table, key=lambda document: str(document["id"])):
            self._on_change()
            with self._storage.tolerant(), self._storage.transaction():
                self._table.truncate()
                self._table.insert_multiple(documents)

    def _restore_missing_files(self) -> dict[str, Player]:
        """Return everybody in TinyDB by id; write the files of those whose file is missing (deleted or set aside)."""
        people = self.all()
        for player in people.values():
            if not self._files.has(player.id):
                self._write_or_notify(player)
        return people

    def _write_or_notify(self, player: Player) -> Player:
        """Write a profile's file, and return the profile; a refusal of the disk becomes a notice."""
        try:
            self._files.save(player)
        except SaveError as error:
            self._notices.add(error.message)
        return player

    def create_missing_profiles(self, entries: Iterable[GameEntry]) -> None:
        """Create a profile for each id in these games that has none. Raises as :meth:`save` does."""
        existing = set(self.all())
        for entry in entries:
            for profile in sorted(profiles_in_entry(entry) - existing):
                self.save(_make_profile(profile, entry))
                existing.add(profile)

    def update_last_played(self, entry: GameEntry) -> None:
        """Store when the people of that game last played, if it is the newest game of theirs."""
        updates = []
        for profile in sorted(profiles_in_entry(entry)):
            saved = self.profile(profile)
            last = to_timestamp(saved.last_played or "") if saved else to_timestamp("")
            if entry.timestamp > last:
                updates.append(({"last_played": entry.when}, Query().id == profile))
            elif entry.timestamp == last:
                self.recompute_last_played({profile})
        if updates:
            self._table.update_multiple(updates)

    def recompute_last_played(self, profiles: set[str]) -> None:
        """Look up in all games when the people with these profiles last played, and store it."""
        newest: dict[str, str | None] = dict.fromkeys(sorted(profiles))
        missing = set(profiles)
        for entry in self._index.entries() if missing else ():
            for profile in profiles_in_entry(entry) & missing:
                newest[profile] = entry.when
                missing.discard(profile)
            if not missing:
                break
        updates = [({"last_played": when}, Query().id == profile) for profile, when in newest.items()]
        if updates:
            self._table.update_multiple(updates)


def _last_played_order(profile: Profile) -> tuple[bool, float]:
    """Return a sort key by the last game: without a game first, then an undated one, then by date."""
    return profile.last_played is not None, to_timestamp(profile.last_played or "")


def _name_order(player: Player) -> tuple[str, str]:
    return player.name.casefold(), player.id


def profiles_in_entry(entry: GameEntry) -> set[str]:
    """Return the profiles that played in the game of a history entry."""
    return {profile for player in entry.players for profile in player.profiles}


def profiles_in_file(file: Mapping[str, Any] | None) -> set[str]:
    """Return the profiles that a game file names. The file may never have been checked, so what cannot be read is left
    out."""
    try:
        return {
            profile
            for player in (file or {}).get("players", ())
            for profile in profiles_of_player(player)
            if isinstance(profile, str)
        }
    except (TypeError, AttributeError):
        return set()


def _make_profile(profile: str, entry: GameEntry) -> Player:
    """Make a profile for an id that is known only from a game, with the name and the date of that game."""
    name = next(player.name_of(profile) for player in entry.players if profile in player.profiles)
    created = datetime.fromisoformat(entry.when) if entry.when else datetime.fromtimestamp(0, UTC)
    return Player(id=profile, name=name, created_at=created if created.tzinfo else created.replace(tzinfo=UTC))


def document_of(player: Player, last_played: str | None) -> dict[str, Any]:
    """Encode a profile as a document of TinyDB."""
    return player.model_dump(mode="json") | {"last_played": last_played}


def profile_from(document: Mapping[str, Any]) -> Profile:
    """Decode a profile from its document in TinyDB. Raises :class:`ValueError` or :class:`LookupError`."""
    fields = {key: value for key, value in document.items() if key != "last_played"}
    return Profile(Player.model_validate(fields), document["last_played"])
