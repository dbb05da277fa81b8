"""Computes what the screens of the players' progress show. The queries run in the library's own thread, so that no page
waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from companion.content import content_root
from companion.games.registry import known_games, progress_pages_of
from companion.kit.progress import Collection, ProgressPages
from companion.store.library import Library, Progress
from companion.store.players import Player
from companion.store.progress import FirstGame, Group, Tally, game_and_mode, merge_tallies

#: The first game that earned an item, by the item's number; None where it was ticked by hand.
Earned = Mapping[int, FirstGame | None]


def get_progress_pages(game: str) -> ProgressPages:
    """Return the game's definition of what can be earned in it."""
    return progress_pages_of(game, content_root())


def list_games(played: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the games in which something can be earned, and those that were ``played``."""
    return tuple(game for game in known_games() if get_progress_pages(game).collections or game in set(played))


def find_earned(collection: Collection, game: str, tally: Tally, players: Iterable[Player]) -> Earned:
    """Return the items of a collection that are earned: by a game (``tally``), or ticked by hand in one of a person's
    profiles (``players``)."""
    ticked = {number for player in players for number in player.ticks(game, collection.id)}
    earned: dict[int, FirstGame | None] = {}
    for item in collection.items:
        first = tally.items.get(collection.item_id(item))
        if first is not None or item.number in ticked:
            earned[item.number] = first
    return earned


def count_blots(game: str, tally: Tally, players: Iterable[Player]) -> int:
    """Count the blots on a person's inkwell sheet of a game: one ink blot for each item earned in any collection."""
    profiles = tuple(players)
    return sum(
        len(find_earned(collection, game, tally, profiles)) for collection in get_progress_pages(game).collections
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """Line of one person in the comparison of everybody: their profiles, and what they earned in one game."""

    player: Player
    profiles: tuple[Player, ...]
    tally: Tally


def query_standings(game: str) -> Callable[[Library], tuple[Standing, ...]]:
    """Build a query for the standings of all who have played or earned anything in the game, most blots first."""

    def look(library: Library) -> tuple[Standing, ...]:
        """Return the standings from the library."""
        tallies = _sum_by_person(library.groups(), lambda kind: game_and_mode(kind)[0] == game)
        standings = [
            Standing(profiles[0], profiles, tallies.get(person, Tally()))
            for person, profiles in library.people.profiles_by_person().items()
        ]
        listed = [
            standing
            for standing in standings
            if standing.tally.games or count_blots(game, standing.tally, standing.profiles)
        ]
        most_first = {standing.player.id: -count_blots(game, standing.tally, standing.profiles) for standing in listed}
        return tuple(
            sorted(listed, key=lambda standing: (most_first[standing.player.id], standing.player.name.casefold()))
        )

    return look


def _sum_by_person(groups: Iterable[Group], wanted: Callable[[str], bool]) -> dict[str, Tally]:
    """Return each person's tally over all their groups, of the kinds of game that ``wanted`` accepts; without people
    who have none."""
    tallies: dict[str, Tally] = {}
    for group in groups:
        for person, kinds in group.tallies.items():
            wanted_tallies = [tally for kind, tally in kinds.items() if wanted(kind)]
            if wanted_tallies:
                tallies.setdefault(person, Tally()).merge(merge_tallies(wanted_tallies))
    return tallies


def list_groups(library: Library) -> tuple[tuple[tuple[Player, ...], int], ...]:
    """Return the groups of two or more who play together with their number of games, the most frequent first."""
    players = library.people.all()
    groups = []
    for group in library.groups():
        if len(group.people) > 1:
            people = sorted((players[person] for person in group.people), key=lambda player: player.name.casefold())
            groups.append((tuple(people), group.played))
    return tuple(groups)


def query_progress(id_: str) -> Callable[[Library], Progress | None]:
    """Build a query for the progress of the person with that id."""
    return lambda library: library.progress(id_)
