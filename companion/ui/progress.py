"""Computes what the screens of the players' progress show; run in the library's own thread, so that no page waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from companion.content import content_root
from companion.games.registry import known_games, progress_pages_of
from companion.kit.progress import Collection, ProgressPages
from companion.store.library import Library, Progress
from companion.store.players import Player
from companion.store.progress import FirstGame, Group, Tally, game_and_mode, kind_of, merge_tallies

#: The number of newest games whose points are drawn as a line.
RECENT = 20

#: An item that was ticked by hand, without a known game that earned it.
BY_HAND = None
#: The first game that earned an item, or ``BY_HAND``, by the item's number.
Earned = Mapping[int, FirstGame | None]


def get_progress_pages(game: str) -> ProgressPages:
    """Return that game's definition of what can be earned."""
    return progress_pages_of(game, content_root())


def list_games(played: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the games in which something can be earned, and those ``played``."""
    return tuple(game for game in known_games() if get_progress_pages(game).collections or game in set(played))


def find_earned(collection: Collection, game: str, tally: Tally, players: Iterable[Player]) -> Earned:
    """Return the items of that collection that a game earned or that are ticked in one of a person's profiles."""
    ticked = {number for player in players for number in player.ticks(game, collection.id)}
    found: dict[int, FirstGame | None] = {}
    for item in collection.items:
        first = tally.items.get(collection.item_id(item))
        if first is not None or item.number in ticked:
            found[item.number] = first
    return found


def count_blots(game: str, tally: Tally, players: Iterable[Player]) -> int:
    """Count the blots on that person's sheet."""
    profiles = tuple(players)
    return sum(
        len(find_earned(collection, game, tally, profiles)) for collection in get_progress_pages(game).collections
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """Is one person's line in the comparison of everybody: what they earned in one game."""

    player: Player
    profiles: tuple[Player, ...]
    tally: Tally


def query_standings(game: str) -> Callable[[Library], tuple[Standing, ...]]:
    """Build a query for everybody who has played or earned anything in that game, whoever earned most first."""

    def look(library: Library) -> tuple[Standing, ...]:
        tallies = _sum_by_person(library.groups(), lambda kind: game_and_mode(kind)[0] == game)
        found = [
            Standing(profiles[0], profiles, tallies.get(person, Tally()))
            for person, profiles in library.people.profiles_by_person().items()
        ]
        shown = [one for one in found if one.tally.games or count_blots(game, one.tally, one.profiles)]
        most_first = {one.player.id: -count_blots(game, one.tally, one.profiles) for one in shown}
        return tuple(sorted(shown, key=lambda one: (most_first[one.player.id], one.player.name.casefold())))

    return look


def _sum_by_person(groups: Iterable[Group], wanted: Callable[[str], bool]) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for group in groups:
        for person, kinds in group.tallies.items():
            mine = [tally for kind, tally in kinds.items() if wanted(kind)]
            if mine:
                found.setdefault(person, Tally()).merge(merge_tallies(mine))
    return found


@dataclass(frozen=True, slots=True)
class Statistics:
    """Holds figures of a person, of people who play together, or of everybody.

    Attributes:
        people: the people, whoever played most first, each with their sums by kind.
        games: the number of games of each kind ("redac-chef/classic").
        recent: one person's points in their newest games, each with its kind, newest last; empty for several people.
    """

    people: tuple[tuple[Player, Mapping[str, Tally]], ...] = ()
    games: Mapping[str, int] = field(default_factory=dict)
    recent: tuple[tuple[str, int], ...] = ()

    def played(self) -> tuple[str, ...]:
        """Return the games, the most played first."""
        counts: dict[str, int] = {}
        for kind, count in self.games.items():
            game, _ = game_and_mode(kind)
            counts[game] = counts.get(game, 0) + count
        return tuple(sorted(counts, key=lambda game: (-counts[game], game)))

    def modes(self, game: str) -> tuple[str, ...]:
        """Return the modes of that game that were played, the most played first."""
        kinds = {game_and_mode(kind)[1]: count for kind, count in self.games.items() if game_and_mode(kind)[0] == game}
        return tuple(sorted(kinds, key=lambda mode: (-kinds[mode], mode)))

    def of(self, game: str, mode: str | None) -> tuple[tuple[Player, Tally], ...]:
        """Return each person's sums in that game, of one mode or (None) of all."""
        found = []
        for player, kinds in self.people:
            mine = merge_tallies(tally for kind, tally in kinds.items() if _is_of(kind, game, mode))
            if mine.games:
                found.append((player, mine))
        return tuple(sorted(found, key=lambda one: (-one[1].games, one[0].name.casefold())))

    def points(self, game: str, mode: str | None) -> tuple[int, ...]:
        """Return one person's points in their newest games of that kind, newest last."""
        return tuple(points for kind, points in self.recent if _is_of(kind, game, mode))

    def count(self, game: str, mode: str | None) -> int:
        """Count the games of that game and mode."""
        return sum(count for kind, count in self.games.items() if _is_of(kind, game, mode))


def _is_of(kind: str, game: str, mode: str | None) -> bool:
    found, its_mode = game_and_mode(kind)
    return found == game and mode in (None, its_mode)


def query_person(id_: str) -> Callable[[Library], Statistics]:
    """Build a query for one person's statistics."""

    def look(library: Library) -> Statistics:
        progress = library.progress(id_)
        if progress is None:
            return Statistics()
        player = progress.profile.player
        games = {kind: tally.games for kind, tally in progress.tallies.items()}
        profiles = {each.id for each in progress.profiles}
        recent = [
            (kind_of(entry), seat.points)
            for entry in library.history(limit=RECENT, profile=player.id)
            for seat in entry.players
            if entry.finished and profiles & {*seat.profiles} and seat.points is not None
        ]
        return Statistics(((player, progress.tallies),), games, tuple(reversed(recent)))

    return look


def query_people(ids: frozenset[str] | None) -> Callable[[Library], Statistics]:
    """Build a query for the statistics of the games that exactly these people played together; None: of all games."""

    def look(library: Library) -> Statistics:
        known = library.people.all()
        games: dict[str, int] = {}
        people: dict[str, dict[str, Tally]] = {}
        for group in library.groups():
            if ids is not None and group.people != ids:
                continue
            for kind, count in group.games.items():
                games[kind] = games.get(kind, 0) + count
            for person, kinds in group.tallies.items():
                for kind, tally in kinds.items():
                    people.setdefault(person, {}).setdefault(kind, Tally()).merge(tally)
        return Statistics(tuple((known[person], kinds) for person, kinds in people.items()), games)

    return look


def list_groups(library: Library) -> tuple[tuple[tuple[Player, ...], int], ...]:
    """Return the groups that play together with their number of games, the most frequent first."""
    known = library.people.all()
    found = []
    for group in library.groups():
        if len(group.people) > 1:
            people = sorted((known[person] for person in group.people), key=lambda player: player.name.casefold())
            found.append((tuple(people), group.played))
    return tuple(found)


def query_progress(id_: str) -> Callable[[Library], Progress | None]:
    """Build a query for that person's progress."""
    return lambda library: library.progress(id_)
