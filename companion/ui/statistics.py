"""Computes what the statistics show; it runs in the library's own thread, so that no page and no press waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.kit.progress import CountStat
from companion.store.library import Library
from companion.store.players import Player
from companion.store.progress import FigureValues, Tally, game_and_mode, merge_tallies
from companion.store.timeline import Duel, PlayedGame, Streaks, count_duels, find_rival, find_streaks

#: The number of newest games whose points are drawn as a line.
RECENT: Final = 20
#: The most people whose points are drawn as lines in one chart.
_MOST_LINES: Final = 6
#: The most pairs that are compared.
_MOST_PAIRS: Final = 15


@dataclass(frozen=True, slots=True)
class Scope:
    """Whose statistics are shown: those of one ``person``, of a ``group`` that played together, or of everybody."""

    person: str = ""
    group: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Summary:
    """Summary of a figure over many games: in how many it occurred (``times``), its sum, average, median, largest and
    least value."""

    times: int
    total: int
    average: float
    median: float
    most: int
    least: int


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """What one person has played of some kinds of games, with their figures by name and their streaks.

    Attributes:
        games: how many games; ``wins``: how many were won against others.
        apart: in how many nobody plays against others; ``met``: how many of these reached their goal.
    """

    player: Player
    games: int
    wins: int
    apart: int
    met: int
    figures: Mapping[str, Summary]
    streaks: Streaks

    @property
    def contests(self) -> int:
        """Return the number of games that were played against others."""
        return self.games - self.apart

    def sum_count(self, count: CountStat) -> tuple[int, int]:
        """Return how often the counted thing happened to this person, and out of how many times."""
        values = [figure for name in count.figures if (figure := self.figures.get(name))]
        return sum(figure.total for figure in values), sum(figure.times for figure in values)


@dataclass(frozen=True, slots=True)
class Pair:
    """Result of two people against each other: ``duel`` is seen from the ``first``."""

    first: Player
    second: Player
    duel: Duel


@dataclass(frozen=True, slots=True)
class Curve:
    """Points of one person in the newest games, the oldest first: each with its moment (ISO 8601)."""

    player: Player
    points: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class UncountedGames:
    """Numbers of the games of the history that the statistics leave out: unfinished ones, and those that are not
    counted because nobody in them is known."""

    unfinished: int = 0
    strangers: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """Statistics of a person, of people who play together, or of everybody, in one game and mode.

    Attributes:
        played: the games there are, the most played first; empty without any.
        modes: the modes of ``game`` that were played, the most played first.
        game, mode: what this report is about; ``mode`` None: all modes in which people play against each other.
        apart: the modes left out of a report of all modes, because nobody plays against others in them.
        count: the number of games.
        people: who played, the most games first.
        whole: everybody's figures together.
        curves: points over time.
        pairs: who was ahead of whom, the most games first.
        rival: one person's rival.
        left: the games of the history that are not counted here; None if only some people's games are.
    """

    played: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    game: str = ""
    mode: str | None = None
    apart: tuple[str, ...] = ()
    count: int = 0
    people: tuple[PersonFigures, ...] = ()
    whole: Mapping[str, Summary] | None = None
    curves: tuple[Curve, ...] = ()
    pairs: tuple[Pair, ...] = ()
    rival: Player | None = None
    left: UncountedGames | None = None

    def rank_by_streak(self) -> list[PersonFigures]:
        """Return those who have ever won, the longest streak first."""
        return sorted(
            (person for person in self.people if person.streaks.longest), key=lambda person: -person.streaks.longest
        )


def query_report(scope: Scope, game: str = "", mode: str | None = None) -> Callable[[Library], Report]:
    """Build a query for the statistics in a game ("": the one played most) and a mode (None: all of them). The library
    keeps its result until a game or a profile changes."""
    return lambda library: library.remember(
        ("report", scope, game, mode), lambda stored: _Reporter(stored, scope).report(game, mode)
    )


class _Reporter:
    """Collects the games of a scope (the figures of its people and their order in time), and makes reports from
    them."""

    def __init__(self, library: Library, scope: Scope) -> None:
        """Add up the tallies of all groups that the scope covers, by person and kind of game."""
        self._library, self._scope = library, scope
        self._known = library.people.all()
        self._games: dict[str, int] = {}
        self._tallies: dict[str, dict[str, Tally]] = {}
        self._person = library.people.person_of(scope.person) if scope.person else None
        for group in () if scope.person and self._person is None else library.groups():
            if scope.group and group.people != scope.group:
                continue
            if self._person is None:
                for kind, count in group.games.items():
                    self._games[kind] = self._games.get(kind, 0) + count
            for person, kinds in group.tallies.items():
                if self._person in (None, person):
                    for kind, tally in kinds.items():
                        self._tallies.setdefault(person, {}).setdefault(kind, Tally()).merge(tally)
        if self._person is not None:
            self._games = {kind: tally.games for kind, tally in self._tallies.get(self._person, {}).items()}

    def report(self, game: str, mode: str | None) -> Report:
        """Return the report on that game and that mode. If the game was never played, it is on the game that was played
        most; if the mode was never played, on all modes."""
        played = self._list_played()
        if not played:
            return Report()
        game = game if game in played else played[0]
        modes = self._list_modes(game)
        mode = mode if mode in modes else None
        apart = tuple(each for each in modes if self._is_apart(game, each)) if mode is None and len(modes) > 1 else ()
        if len(apart) == len(modes):
            apart = ()
        kinds = {kind for kind in self._games if _is_of(kind, game, mode) and game_and_mode(kind)[1] not in apart}
        timeline = [
            played_game
            for played_game in self._library.timeline()
            if played_game.kind in kinds and self._is_counted(played_game)
        ]
        people = self._sum_people(kinds, timeline)
        pairs, rival = self._find_pairs(timeline)
        return Report(
            played,
            modes,
            game,
            mode,
            apart,
            sum(count for kind, count in self._games.items() if kind in kinds),
            people,
            _summarize(merge_tallies(self._of_kinds(played_game.player.id, kinds) for played_game in people)),
            self._draw_curves(timeline, people),
            pairs,
            rival,
            None if self._scope != Scope() else self._count_left(game, mode),
        )

    def _list_played(self) -> tuple[str, ...]:
        """Return the games that were played, the one played most first."""
        counts: dict[str, int] = {}
        for kind, count in self._games.items():
            game, _ = game_and_mode(kind)
            counts[game] = counts.get(game, 0) + count
        return tuple(sorted(counts, key=lambda game: (-counts[game], game)))

    def _list_modes(self, game: str) -> tuple[str, ...]:
        """Return the modes of the game that were played, the most played first."""
        kinds = {game_and_mode(kind)[1]: count for kind, count in self._games.items() if _is_of(kind, game, None)}
        return tuple(sorted(kinds, key=lambda mode: (-kinds[mode], mode)))

    def _is_apart(self, game: str, mode: str) -> bool:
        """Tell whether nobody ever played against others in that mode."""
        tallies = [
            tally for kinds in self._tallies.values() for kind, tally in kinds.items() if _is_of(kind, game, mode)
        ]
        return all(tally.apart == tally.games for tally in tallies)

    def _is_counted(self, game: PlayedGame) -> bool:
        """Tell whether the scope covers a game: its person played in it, or its group and nobody else."""
        if self._person is not None:
            return self._person in game.people
        return not self._scope.group or game.people.keys() == self._scope.group

    def _of_kinds(self, person: str, kinds: Iterable[str]) -> Tally:
        """Return a person's tally over those kinds of games."""
        by_kind = self._tallies.get(person, {})
        return merge_tallies(by_kind[kind] for kind in sorted(kinds) if kind in by_kind)

    def _sum_people(self, kinds: Iterable[str], timeline: list[PlayedGame]) -> tuple[PersonFigures, ...]:
        """Return the figures of all who played those kinds of games, the most games first."""
        people = []
        for person in self._tallies:
            tally = self._of_kinds(person, kinds)
            if tally.games:
                streaks = find_streaks(timeline, person)
                people.append(
                    PersonFigures(
                        self._known[person], tally.games, tally.wins, tally.apart, tally.met, _summarize(tally), streaks
                    )
                )
        return tuple(sorted(people, key=lambda one: (-one.games, one.player.name.casefold(), one.player.id)))

    def _find_pairs(self, timeline: list[PlayedGame]) -> tuple[tuple[Pair, ...], Player | None]:
        """Return who ended ahead of whom how often, the most games first, and the rival if the scope is one person. A
        pair of that person has them first, any other the one who leads."""
        duels = count_duels(timeline)
        if self._person is not None:
            own_duels = {
                second if first == self._person else first: duel if first == self._person else duel.reverse
                for (first, second), duel in duels.items()
                if self._person in (first, second)
            }
            rival = find_rival(own_duels)
            own_player = self._known[self._person]
            pairs = [Pair(own_player, self._known[other], duel) for other, duel in own_duels.items()]
            ordered = sorted(pairs, key=lambda one: (-one.duel.games, one.second.name.casefold(), one.second.id))
            return tuple(ordered[:_MOST_PAIRS]), self._known[rival] if rival is not None else None
        pairs = []
        for (first, second), duel in duels.items():
            if duel.behind > duel.ahead:  # who leads stands first
                first, second, duel = second, first, duel.reverse
            pairs.append(Pair(self._known[first], self._known[second], duel))
        pairs.sort(key=lambda one: (-one.duel.games, one.first.name.casefold(), one.second.name.casefold()))
        return tuple(pairs[:_MOST_PAIRS]), None

    def _draw_curves(self, timeline: list[PlayedGame], people: tuple[PersonFigures, ...]) -> tuple[Curve, ...]:
        """Return the points of one person, or of all if everybody was in each of these games; none for statistics of
        everybody."""
        if self._scope == Scope() or len(people) > _MOST_LINES:
            return ()
        newest = timeline[-RECENT:]
        curves = []
        for person in people:
            standings = [(game.when, standing) for game in newest if (standing := game.people.get(person.player.id))]
            points = tuple((when, standing.points) for when, standing in standings if standing.points is not None)
            curves.append(Curve(person.player, points))
        longest = max((len(curve.points) for curve in curves), default=0)
        return tuple(curves) if longest > 1 and all(len(curve.points) == longest for curve in curves) else ()

    def _count_left(self, game: str, mode: str | None) -> UncountedGames:
        """Count the games of the history, of that game and mode, that the statistics leave out."""
        entries = [
            entry for entry in self._library.history() if entry.game == game and mode in (None, entry.mode or "")
        ]
        finished = [entry for entry in entries if entry.finished]
        counted = {one.id for one in self._library.timeline()}
        return UncountedGames(len(entries) - len(finished), sum(entry.id not in counted for entry in finished))


def _is_of(kind: str, game: str, mode: str | None) -> bool:
    """Tell whether a kind of game ("redac-chef/classic") is that game in that mode (None: any)."""
    its_game, its_mode = game_and_mode(kind)
    return its_game == game and mode in (None, its_mode)


def _summarize(tally: Tally) -> dict[str, Summary]:
    """Return a summary of each figure of the tally."""
    return {name: _summarize_figure(figure) for name, figure in tally.figures.items()}


def _summarize_figure(figure: FigureValues) -> Summary:
    return Summary(figure.times, figure.total, figure.average, figure.median, figure.most, figure.least)
