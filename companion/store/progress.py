"""Sums up many games: per person, separately for each set of people who played together.

Everything is derived from the statistics of single games. The index caches the sums by month, so that a game saved,
corrected or deleted touches one month only, and a look-up reads a few sums instead of a thousand games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final, NamedTuple

from companion.kit.progress import PlayerStats
from companion.store.game_entry import GameEntry, to_timestamp

#: One month's sums in the index: lists of [people at the table, games by kind, tallies by person and kind].
Month = list[list[Any]]
#: Returns whom a profile stands for today: the profile it was merged into, or None if it was deleted.
Resolve = Callable[[str], str | None]

_GAME_AND_MODE: Final = "/"


@dataclass(slots=True, eq=False)
class FigureValues:
    """Figure (a counted quantity) over many games: its value in each game in which it occurred, at least one, in no
    order."""

    values: list[int]

    @property
    def times(self) -> int:
        return len(self.values)

    @property
    def total(self) -> int:
        return sum(self.values)

    @property
    def most(self) -> int:
        return max(self.values)

    @property
    def least(self) -> int:
        return min(self.values)

    @property
    def average(self) -> float:
        return self.total / self.times

    @property
    def median(self) -> float:
        return median(self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FigureValues) and sorted(self.values) == sorted(other.values)


class FirstGame(NamedTuple):
    """First game that earned an item: when it ended (ISO 8601, or empty), and its id."""

    when: str
    game: str


@dataclass(slots=True)
class Tally:
    """Sum of one person's games of one kind.

    Attributes:
        games: how many games.
        wins: how many of these were won against others.
        apart: in how many there was nobody to win against: the person played alone, or the game knows no winner (a
            puzzle).
        met: in how many of the games counted by ``apart`` the goal was reached.
        figures: counted quantities by name, with their value in each game.
        items: the achievements that these games earned, each with the first game that earned it.
    """

    games: int = 0
    wins: int = 0
    apart: int = 0
    met: int = 0
    figures: dict[str, FigureValues] = field(default_factory=dict)
    items: dict[str, FirstGame] = field(default_factory=dict)

    def add(self, stats: PlayerStats, *, won: bool, contest: bool, first: FirstGame) -> None:
        """Add one game: its statistics for this person, whether they won, and whether there was anybody to win
        against."""
        figures = {name: FigureValues([value]) for name, value in stats.figures.items()}
        items = dict.fromkeys(stats.items, first)
        self.merge(Tally(1, int(won and contest), int(not contest), int(won and not contest), figures, items))

    def merge(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.wins += other.wins
        self.apart += other.apart
        self.met += other.met
        for name, more in other.figures.items():
            self._add_values(name, more.values)
        for item, first in other.items.items():
            self._add_item(item, first)

    def _add_values(self, name: str, values: list[int]) -> None:
        """Add values of a figure, in the games of this tally."""
        figure = self.figures.get(name)
        if figure is None:
            self.figures[name] = FigureValues(values.copy())
        else:
            figure.values.extend(values)

    def _add_item(self, item: str, first: FirstGame) -> None:
        """Add an item, or keep the one that is there if an earlier game earned it."""
        earlier = self.items.get(item)
        if earlier is None or _order(first) < _order(earlier):
            self.items[item] = first

    def add_encoded(self, raw: list[Any]) -> None:
        """Add a tally in the index's encoding, without building an object for it: there may be thousands."""
        games, wins, apart, met, figures, items = raw
        self.games += games
        self.wins += wins
        self.apart += apart
        self.met += met
        for name, values in figures.items():
            self._add_values(name, values)
        for item, first in items.items():
            self._add_item(item, FirstGame(*first))

    def to_json(self) -> list[Any]:
        """Encode the tally for the index."""
        figures = {name: sorted(figure.values) for name, figure in sorted(self.figures.items())}
        items = {item: list(first) for item, first in sorted(self.items.items())}
        return [self.games, self.wins, self.apart, self.met, figures, items]


def _order(first: FirstGame) -> tuple[float, str]:
    return to_timestamp(first.when), first.game


@dataclass(slots=True)
class Group:
    """Set of people who play together: the number of games by kind ("redac-chef/classic"), and each person's
    tallies."""

    people: frozenset[str]
    games: dict[str, int] = field(default_factory=dict)
    tallies: dict[str, dict[str, Tally]] = field(default_factory=dict)

    def tally(self, person: str, kind: str) -> Tally:
        """Return a person's tally of one kind of game, created if need be."""
        return self.tallies.setdefault(person, {}).setdefault(kind, Tally())

    @property
    def played(self) -> int:
        """Return the number of games of any kind."""
        return sum(self.games.values())


def kind_of(entry: GameEntry) -> str:
    """Return the kind of a game (its game and mode, "redac-chef/classic"), by which games are summed up."""
    return name_kind(entry.game, entry.mode)


def name_kind(game: str, mode: str | None) -> str:
    """Return the name of a kind of games: game and mode; ``mode`` None: the game has no modes."""
    return f"{game}{_GAME_AND_MODE}{mode or ''}"


def game_and_mode(kind: str) -> tuple[str, str]:
    """Split a kind into game and mode; the mode is empty if the game has none."""
    game, _, mode = kind.partition(_GAME_AND_MODE)
    return game, mode


# --- of one game ------------------------------------------------------------------------------------------------------


def encode_stats(entry: GameEntry, stats_by_player: Mapping[str, PlayerStats]) -> str:
    """Encode the players' statistics of one game as text for the index; empty if the game has no result or nobody with
    a profile.

    It is a text because it is read only when its month is summed up, and a thousand games of parsed numbers would fill
    the memory.
    """
    if not entry.finished:
        return ""
    encoded = {
        player.id: [list(stats_by_player[player.id].items), dict(stats_by_player[player.id].figures)]
        for player in entry.players
        if player.profiles and player.id in stats_by_player
    }
    return json.dumps(encoded, ensure_ascii=False, separators=(",", ":"), sort_keys=True) if encoded else ""


def month_sums(games: Iterable[tuple[GameEntry, str]]) -> Month:
    """Sum up the games of a month, each with its encoded statistics; the result does not depend on their order."""
    groups: dict[tuple[str, ...], Group] = {}
    for entry, text in games:
        if not text:
            continue
        people = tuple(sorted({profile for player in entry.players for profile in player.profiles}))
        group = groups.setdefault(people, Group(frozenset(people)))
        kind = kind_of(entry)
        group.games[kind] = group.games.get(kind, 0) + 1
        stats_by_player = json.loads(text)
        played = [
            (profile, player) for player in entry.players if player.id in stats_by_player for profile in player.profiles
        ]
        for profile, player in dict(reversed(played)).items():  # a person at two seats counts once
            stats = PlayerStats(*stats_by_player[player.id])
            first = FirstGame(entry.when, entry.id)
            group.tally(profile, kind).add(stats, won=player.winner, contest=entry.contest, first=first)
    return [
        [
            list(people),
            dict(sorted(group.games.items())),
            {
                person: {kind: tally.to_json() for kind, tally in sorted(kinds.items())}
                for person, kinds in sorted(group.tallies.items())
            },
        ]
        for people, group in sorted(groups.items())
    ]


# --- of many months ---------------------------------------------------------------------------------------------------


def sum_by_group(months: Iterable[Month], resolve: Resolve) -> list[Group]:
    """Sum up everybody's games from the sums of months, separately for each set of people who played together; the set
    with the most games comes first."""
    groups: dict[frozenset[str], Group] = {}
    for people, games, tallies in (each for month in months for each in month):
        persons = frozenset(person for each in people if (person := resolve(each)) is not None)
        group = groups.setdefault(persons, Group(persons))
        for kind, count in games.items():
            group.games[kind] = group.games.get(kind, 0) + count
        for profile, kinds in tallies.items():
            person = resolve(profile)
            if person is not None:
                for kind, raw in kinds.items():
                    group.tally(person, kind).add_encoded(raw)
    return sorted(groups.values(), key=lambda group: (-group.played, sorted(group.people)))


def tallies_of_person(groups: Iterable[Group], person: str) -> dict[str, Tally]:
    """Sum up one person's games by kind, over all groups."""
    tallies: dict[str, Tally] = {}
    for group in groups:
        for kind, tally in group.tallies.get(person, {}).items():
            tallies.setdefault(kind, Tally()).merge(tally)
    return tallies


def merge_tallies(tallies: Iterable[Tally]) -> Tally:
    """Merge several tallies into a new one."""
    merged = Tally()
    for each in tallies:
        merged.merge(each)
    return merged
