"""Scores a round and the game, with the terms that make each figure; for a table and for a file alike.

Source: "Gain de la manche", "But du jeu".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.reportages.facts import GOAL, Facts
from companion.games.reportages.scoring.bank import pot_of
from companion.games.reportages.scoring.model import Game, Round
from companion.kit.figure import Figure, leaders
from companion.table.message import say


@dataclass(frozen=True, slots=True)
class RoundScore:
    """Round as it scores: each player's points with their terms, and the ``premium`` and ``pot`` that went to the
    winner."""

    round: Round
    players: tuple[tuple[str, Figure], ...]
    premium: int
    pot: int

    def figure(self, player: str) -> Figure | None:
        """Return a player's points of the round with their terms; None if they were not dealt in."""
        return dict(self.players).get(player)

    def cash(self, player: str) -> Figure | None:
        """Return the cash that was left to a player; None if they were not dealt in."""
        left = dict(self.round.cash)
        return Figure(left[player]) if player in left else None

    def premium_of(self, player: str) -> Figure | None:
        """Return the premium for the winner; None for anybody else, and where the winner had no combination."""
        return Figure(self.premium) if self.round.combination and player == self.round.winner else None

    def pot_of(self, player: str) -> Figure | None:
        """Return the pot for the winner; None for anybody else."""
        return Figure(self.pot) if player == self.round.winner else None

    def points(self, player: str) -> int:
        """Return a player's points of the round; 0 where they were not dealt in."""
        return dict(self.players).get(player, Figure()).points or 0


@dataclass(frozen=True, slots=True)
class Result:
    """All figures of a game, finished or running, as the sheet, the JSON and the screens read them. ``winners`` is
    empty until somebody has reached the goal, or too few players are left (decided: then the highest total wins)."""

    rounds: tuple[RoundScore, ...]
    totals: Mapping[str, int]
    winners: tuple[str, ...]

    def total(self, player: str) -> Figure | None:
        """Return a player's total, with each round's points as its reason; None if they never took part."""
        if player not in self.totals:
            return None
        each = tuple(score.points(player) for score in self.rounds)
        return Figure(self.totals[player], (say("reportages-why-rounds", each=each),) if each else ())

    @property
    def finished(self) -> bool:
        """Tell whether somebody has reached the goal, or too few players are left for another round."""
        return bool(self.winners)


def score_round(each: Round, facts: Facts) -> RoundScore:
    """Return the score of a round: each player's cash and, for the winner, also the premium of their combination and
    the pot."""
    cash = dict(each.cash)
    pot = pot_of(tuple(cash.values()), facts.stake(len(cash))) if each.pot is None else each.pot
    premium = facts.premium(each.combination)
    scored = []
    for player, left in cash.items():
        why = [say("reportages-why-cash", points=left)]
        if player != each.winner:
            scored.append((player, Figure(left, tuple(why))))
            continue
        if each.combination is None:
            why.append(say("reportages-why-alone"))
        else:
            name = say("reportages-combination", id=each.combination)
            why.append(say("reportages-why-premium", combination=name, points=premium))
        why.append(say("reportages-why-pot", points=pot))
        scored.append((player, Figure(left + premium + pot, tuple(why))))
    return RoundScore(each, tuple(scored), premium, pot)


def result_of(game: Game, facts: Facts) -> Result:
    """Return the figures of a game, finished or running."""
    return result_after(game.rounds, game.roster.playing, game.roster.staying, facts)


def result_after(rounds: tuple[Round, ...], playing: tuple[str, ...], staying: tuple[str, ...], facts: Facts) -> Result:
    """Return the figures after these rounds, for the players who began (``playing``); only the players ``staying`` can
    win."""
    scores = tuple(score_round(each, facts) for each in rounds)
    totals = dict.fromkeys(playing, 0)
    for each in scores:
        totals = add_round(totals, each)
    staying_totals = {player: totals[player] for player in staying}
    too_few = len(staying_totals) < facts.players[0] <= len(playing)
    return Result(scores, totals, leaders(staying_totals) if too_few else winners_of(staying_totals))


def add_round(totals: Mapping[str, int], score: RoundScore) -> dict[str, int]:
    """Return the totals after one more round."""
    return {player: total + score.points(player) for player, total in totals.items()}


def winners_of(totals: Mapping[str, int]) -> tuple[str, ...]:
    """Return the players with the highest total, several where they tie (decided); empty before the goal is reached."""
    return leaders(totals) if max(totals.values(), default=0) >= GOAL else ()
