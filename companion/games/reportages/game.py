"""Declares Le jeu des reportages to the shared table; its events (``state.events``) check what may happen when.

Source: "Préparation du jeu", "Le jeu".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.games.reportages.facts import Facts, facts_in
from companion.games.reportages.file import parse, to_json
from companion.games.reportages.scoring.model import Game, Round
from companion.games.reportages.scoring.report import GAME, report
from companion.games.reportages.state.events import (
    CashCounted,
    CombinationNamed,
    CountBegun,
    PotCounted,
    ReportagesEvent,
    RoundClosed,
    RoundDealt,
    WinnerNamed,
)
from companion.games.reportages.state.play import Play
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Chosen
from companion.kit.scored import Scored
from companion.table.events import Event, PlayerLeft
from companion.table.message import Message, say
from companion.table.parts.events import SatOut, TurnGiven, TurnPassed
from companion.table.parts.turns import pass_turn
from companion.table.state import TableState


class Reportages(LoggedGame[Game]):
    """Rules of Le jeu des reportages as the shared code of tables and files asks for them. One object serves all
    tables."""

    id = GAME
    facts: Facts
    own = ReportagesEvent.kinds()
    state = Play

    # --- laying out ---------------------------------------------------------------------------------------------------

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """Return the sentences that say which chips and cards are dealt to that number of players."""
        cards = self.facts.cards
        kinds = len(cards.reporters) * len(cards.items) + len(cards.reportages) * len(cards.elements)
        pack = kinds * cards.copies + len(cards.reportages) * cards.documents
        chips = tuple(
            say("reportages-chips", value=value, number=number)
            for value, number in sorted(self.facts.chips.dealt[players].items(), reverse=True)
        )
        return (
            say("reportages-lay-chips", chips=chips, points=self.facts.stake(players)),
            say("reportages-lay-dealer"),
            say("reportages-lay-cards", hand=cards.hand, talon=pack - players * cards.hand - 1),
        )

    def describe_phase(self, table: TableState) -> Message:
        """Return the number and the phase of the round; before the game and after it, the same words as in every
        game."""
        play: Play = table.play
        if not play.begun or self.is_finished(table):
            return super().describe_phase(table)
        return say("reportages-where", number=play.number, phase=play.phase)

    # --- what the table shows and asks --------------------------------------------------------------------------------

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Return, for each counted round, the players who were dealt chips."""
        return tuple(frozenset(seat for seat, _ in each.cash) for each in play.rounds)

    def is_finished(self, table: TableState) -> bool:
        """Tell whether the game is over and no round is being played: somebody has won, or too few players are left."""
        return table.play.bank is None and super().is_finished(table)

    def is_correction(self, before: TableState, after: TableState) -> bool:
        """Tell whether a round that was counted before has changed."""
        was: tuple[Round, ...] = before.play.rounds
        now: tuple[Round, ...] = after.play.rounds
        return was != now[: len(was)] and len(was) == len(now)

    # --- the turn, and who sits out: shared parts ---------------------------------------------------------------------

    def check_part(self, play: Play, event: Event) -> Message | None:
        """Return why an event of the shared parts is refused: the turn moves, or a player sits out, while no round is
        being played. None for any other event."""
        moves = isinstance(event, (SatOut, TurnPassed, TurnGiven))
        return say("reportages-not-playing") if moves and play.phase != "round" else None

    def apply_part(self, play: Play, event: Event) -> Play:
        """Return the state after an event of the shared parts: a turn that moves on ends the auction; a player who sits
        out or goes home loses their say in the auction, and the turn passes on from one who sits out."""
        match event:
            case SatOut(out=True, seat=seat):
                if play.tray.turns.at == seat and play.still_in:
                    play = replace(play, tray=replace(play.tray, turns=pass_turn(play.tray.turns)))
                return play.without(seat)
            case TurnPassed():
                return replace(play, bidder=None, auction=None)
            case TurnGiven():
                return replace(play, auction=None)
            case PlayerLeft(seat=seat):
                play = replace(play, bidder=None) if play.bidder == seat else play
                return play.without(seat)
            case _:
                return play

    # --- to and from the file -----------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """Return the game as it would be scored and filed now: its counted rounds."""
        return Game(self.roster_of(table), table.play.rounds)

    def report(self, game: Game) -> Scored:
        """Score the game, with reasons."""
        return report(game, self.facts)

    def to_json(self, game: Game) -> dict[str, Any]:
        """Return the game as the JSON of a game file."""
        return to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """Read the game from the JSON of a game file. Raises WrongFile if the file has any fault."""
        return parse(file, self.facts)

    def rebuild_events(self, game: Game) -> Iterator[Event]:
        """Yield events that lead to the game, round by round as each was counted; bids are not known, and the dealer is
        taken to be the last winner."""
        yield from gone_after(game.roster, 0)
        for number, each in enumerate(game.rounds, 1):
            last = game.rounds[number - 2].winner if number > 1 else each.winner
            dealt_to = [seat for seat, _ in each.cash]
            yield RoundDealt(number=number, seat=last if last in dealt_to else each.winner)
            yield CountBegun(number=number)
            yield from (CashCounted(seat=seat, points=points) for seat, points in each.cash)
            yield WinnerNamed(seat=each.winner)
            yield CombinationNamed(combination=each.combination)
            if each.pot is not None:
                yield PotCounted(points=each.pot)
            yield RoundClosed(number=number)
            yield from gone_after(game.roster, number)


def rules(content: Path) -> Reportages:
    """Return the game with the facts of its box from the content folder."""
    return Reportages(facts_in(content))
