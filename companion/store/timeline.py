"""Compares people game by game: who ended ahead of whom, and who won how often in a row.

Neither can be derived from the sums of months (:mod:`companion.store.progress`), so both are derived from the entries
of the index, which are a few words per game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from companion.store.game_entry import EntryPlayer, GameEntry
from companion.store.progress import Resolve, kind_of

#: The fewest games against each other that make a rival.
RIVAL_GAMES: Final = 3


class Standing(NamedTuple):
    """Result of one person in a game. ``order`` compares the people of one game: the higher one ended ahead; None: not
    to be compared."""

    seat: str
    points: int | None
    won: bool
    order: tuple[bool, bool, int] | None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """Finished game with those of its people who are known. ``contest``: whether several played against each other and
    somebody won."""

    id: str
    when: str
    kind: str
    contest: bool
    people: Mapping[str, Standing]


def list_played(entries: Iterable[GameEntry], resolve: Resolve) -> list[PlayedGame]:
    """Return the finished games in which anybody known played, the oldest first."""
    played = []
    for entry in entries:
        if not entry.finished:
            continue
        people: dict[str, Standing] = {}
        for player in entry.players:
            for profile in player.profiles:
                person = resolve(profile)
                if person is not None and person not in people:  # a person at two seats counts once
                    people[person] = _find_standing(entry, player)
        if people:
            played.append((entry.timestamp, PlayedGame(entry.id, entry.when, kind_of(entry), entry.contest, people)))
    return [game for _, game in sorted(played, key=lambda dated_game: (dated_game[0], dated_game[1].id))]


def _find_standing(entry: GameEntry, player: EntryPlayer) -> Standing:
    """Return a player's standing; it has no ``order`` without points, or if the player left before the end."""
    order = None
    if player.points is not None and player.id not in entry.left:
        order = player.winner, player.id not in entry.bankrupt, player.points
    return Standing(player.id, player.points, player.winner, order)


# --- against each other -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Duel:
    """Number of games in which one person ended ahead of another, behind them, and level with them."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def games(self) -> int:
        return self.ahead + self.behind + self.level

    @property
    def reverse(self) -> Duel:
        """Return the same duel from the opponent's side."""
        return Duel(self.behind, self.ahead, self.level)


def count_duels(games: Iterable[PlayedGame]) -> dict[tuple[str, str], Duel]:
    """Count, for each two people who played against each other, who ended ahead; in a key, the smaller id is first.

    The members of a team are not compared with each other, nor is anybody who left.
    """
    counts: dict[tuple[str, str], list[int]] = {}
    for game in games:
        if not game.contest:
            continue
        compared = [(person, each) for person, each in sorted(game.people.items()) if each.order is not None]
        for (first, standing), (second, other_standing) in combinations(compared, 2):
            if standing.seat != other_standing.seat and standing.order is not None and other_standing.order is not None:
                count = counts.setdefault((first, second), [0, 0, 0])
                count[
                    0 if standing.order > other_standing.order else 1 if standing.order < other_standing.order else 2
                ] += 1
    return {pair: Duel(*count) for pair, count in counts.items()}


def find_rival(duels: Mapping[str, Duel]) -> str | None:
    """Return the opponent whom somebody meets on the most equal terms: the smallest lead per game, then the most games;
    None if nobody was met ``RIVAL_GAMES`` times.

    ``duels``: by opponent.
    """
    candidates = {person: duel for person, duel in duels.items() if duel.games >= RIVAL_GAMES}
    return min(
        candidates,
        key=lambda one: (
            abs(candidates[one].ahead - candidates[one].behind) / candidates[one].games,
            -candidates[one].games,
            one,
        ),
        default=None,
    )


# --- in a row ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Streaks:
    """Wins in a row of a person.

    Attributes:
        now: the present number of wins in a row; negative: the number of games since the last win.
        longest: the most wins in a row so far.
        since, until: the moments of the first and the last win of the longest streak; empty without any.
    """

    now: int = 0
    longest: int = 0
    since: str = ""
    until: str = ""


def find_streaks(games: Iterable[PlayedGame], person: str) -> Streaks:
    """Find a person's streaks of wins in these games, which are in order; only games against others count."""
    now, longest, began, since, until = 0, 0, "", "", ""
    for game in games:
        standing = game.people.get(person)
        if standing is None or not game.contest:
            continue
        if not standing.won:
            now = min(now, 0) - 1
            continue
        if now <= 0:
            now, began = 0, game.when
        now += 1
        if now > longest:
            longest, since, until = now, began, game.when
    return Streaks(now, longest, since, until)
