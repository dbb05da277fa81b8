"""Counts Mistral points, with the terms that make each figure; for a table and for a file alike.

Source: "Jouer une carte Embrouille pour réaliser une « Rencontre »", "Les rendez-vous réussis", "Décompte des points et
fin de partie".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from companion.games.plus_belle_la_vie.facts import BONUS, Facts
from companion.games.plus_belle_la_vie.scoring.control import absolute_control
from companion.games.plus_belle_la_vie.scoring.model import Game, Rencontre, RendezVous
from companion.games.plus_belle_la_vie.scoring.rendez_vous import count_played, is_game_over, price
from companion.kit.figure import Figure, join_terms, leaders
from companion.table.message import say

Row = Literal["sales", "rencontres", "dice", "control"]


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """A player's figures, one for each row of the sheet. The figure of ``control`` has no points before the end, and
    while the open cards are not entered."""

    rows: tuple[tuple[Row, Figure], ...]

    @property
    def total(self) -> Figure:
        """Return the player's points, with a term for each row that has any."""
        terms = (
            say("plus-belle-la-vie-reason", row=row, points=figure.points, why=join_terms(figure.why))
            for row, figure in self.rows
            if figure.points
        )
        return Figure(sum(figure.points or 0 for _, figure in self.rows), tuple(terms))


@dataclass(frozen=True, slots=True)
class Result:
    """All figures of a game, finished or running, as the sheet, the JSON and the screens read them.

    Attributes:
        played: how many rendez-vous are over.
        of: how many end the game, by the number of players who began.
        control: who controls each character alone now; scored only at the end.
        finished: whether the game has its final result.
        staying: the players who have not gone home: only they can win, and the last one left has won (decided).
    """

    players: tuple[tuple[str, PlayerScore], ...]
    played: int
    of: int
    control: Mapping[str, str]
    finished: bool
    staying: tuple[str, ...]

    def figure(self, row: str, player: str) -> Figure | None:
        """Return a player's figure in a row; None if they took no part."""
        score = dict(self.players).get(player)
        return None if score is None else next(figure for name, figure in score.rows if name == row)

    def total(self, player: str) -> Figure | None:
        """Return a player's points with their terms; None if they took no part."""
        score = dict(self.players).get(player)
        return None if score is None else score.total

    @property
    def totals(self) -> dict[str, int]:
        """Return each player's points."""
        return {player: score.total.points or 0 for player, score in self.players}

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the players with the most points, of those who have not gone home; ties share (decided). Empty before
        the end."""
        return self.ahead if self.finished else ()

    @property
    def ahead(self) -> tuple[str, ...]:
        """Return the players who would win now."""
        return leaders({player: total for player, total in self.totals.items() if player in self.staying})


def result_of(game: Game, facts: Facts) -> Result:
    """Return the figures of a game, finished or running; the characters' figure has no points before the end."""
    playing, staying = game.roster.playing, game.roster.staying
    finished = game.roster.alone is not None or is_game_over(game.events, len(playing), facts)
    control = absolute_control(
        {character: {one: cards for one, cards in counts if one in staying} for character, counts in game.control or ()}
    )
    return Result(
        tuple(
            (player, _score_player(game, player, _score_control(game, player, control) if finished else Figure()))
            for player in playing
        ),
        count_played(game.events),
        facts.rendez_vous[len(playing)],
        control,
        finished,
        staying,
    )


def _score_control(game: Game, player: str, control: Mapping[str, str]) -> Figure:
    """Return the figure for the characters that a player controls alone; without points while nobody has entered
    columns or a number."""
    if game.sole is not None:
        count = dict(game.sole).get(player, 0) if player in game.roster.staying else 0
        why = say("plus-belle-la-vie-why-sole", count=count, each=BONUS)
    elif game.control is not None:
        characters = tuple(character for character, one in control.items() if one == player)
        count = len(characters)
        why = say("plus-belle-la-vie-why-control", characters=characters, count=count, each=BONUS)
    else:
        return Figure()
    return Figure(BONUS * count, (why,) if count else ())


def _score_player(game: Game, player: str, control: Figure) -> PlayerScore:
    """Return a player's figures; ``control``: the one for the characters that they control alone."""
    meetings = [event for event in game.events if isinstance(event, RendezVous)]
    rencontres = sum(isinstance(event, Rencontre) and event.player == player for event in game.events)
    dice = sum(event.roller == player for event in meetings)
    return PlayerScore(
        (
            ("sales", _score_sales(meetings, player, dict(game.prices))),
            ("rencontres", _score_times("rencontres", rencontres)),
            ("dice", _score_times("dice", dice)),
            ("control", control),
        )
    )


def _score_sales(meetings: list[RendezVous], player: str, prices: Mapping[str, int]) -> Figure:
    """Return the figure for what a player sold, with a term for each sale."""
    sold = [(sale, price(sale, prices)) for each in meetings for sale in each.sales if sale.player == player]
    why = (
        say("plus-belle-la-vie-why-sale", character=sale.character, cards=sale.cards, points=brought or 0)
        for sale, brought in sold
    )
    return Figure(sum(brought or 0 for _, brought in sold), tuple(why))


def _score_times(row: Row, times: int) -> Figure:
    """Return the figure for something that has happened that many times, and brings the same bonus each time."""
    why = (say("plus-belle-la-vie-why-times", row=row, times=times, each=BONUS),) if times else ()
    return Figure(BONUS * times, why)
