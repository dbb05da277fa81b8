"""Le jeu des reportages at the table: what may happen when, and what follows.

Source: "Le jeu" (auctions), "Le bluff", "Gain de la manche", "Cas particuliers".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import singledispatchmethod
from pathlib import Path
from typing import Any

from companion.games.reportages.facts import FINE, Facts, facts_in
from companion.games.reportages.file import parse, to_json
from companion.games.reportages.scoring.bank import bid, dealt, fined
from companion.games.reportages.scoring.model import Game, Round
from companion.games.reportages.scoring.report import GAME, report
from companion.games.reportages.state import count as counting
from companion.games.reportages.state import events as fact
from companion.games.reportages.state.play import Bluff, Count, Play
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Chosen
from companion.kit.score_table import Scored
from companion.table.events import Event, PlayerLeft
from companion.table.message import Message, Param, Refused, say
from companion.table.parts import events as part
from companion.table.parts import turns as pointer
from companion.table.state import TableState


class Reportages(LoggedGame[Game]):
    """The rules as a table calls them."""

    id = GAME
    own = fact.EVENTS
    of_gone = (fact.CashCounted,)

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts = facts
        self.seats = facts.players

    # --- laying out ---------------------------------------------------------------------------------------------------

    def open(self, settings: Mapping[str, Any]) -> Play:
        """Nothing dealt yet."""
        return Play(self.options.forgiving(settings))

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """Chips and cards for so many players."""
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

    def where(self, table: TableState) -> Message:
        """The round."""
        play: Play = table.play
        if not play.begun or self.is_finished(table):
            return super().where(table)
        return say("reportages-where", number=play.number, phase=play.phase)

    # --- what follows, and what is meant once -------------------------------------------------------------------------

    def follows(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """A round that somebody else has dealt, closed or voided already is not dealt, closed or voided again."""
        play: Play = table.play
        done = play.number - 1
        match event:
            case fact.RoundDealt() if play.bank is not None and event.number == play.number:
                return ()
            case fact.RoundClosed() if event.number <= done:
                return ()
            case fact.CountBegun() if play.count is not None and event.number == play.number:
                return ()
            case fact.CashCounted() if play.count is not None and play.count.of(event.seat) == event.points:
                return ()
            case _:
                return (event,)

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Who was dealt chips in each round; the one being played is one too where it is counted."""
        return tuple(frozenset(seat for seat, _ in each.cash) for each in play.rounds)

    def is_finished(self, table: TableState) -> bool:
        """Whether somebody has won; with too few left for another round, once the one being played is counted."""
        return table.play.bank is None and super().is_finished(table)

    def corrected(self, before: TableState, after: TableState) -> bool:
        """Whether a round that was counted is another now."""
        was: tuple[Round, ...] = before.play.rounds
        now: tuple[Round, ...] = after.play.rounds
        return was != now[: len(was)] and len(was) == len(now)

    # --- may it stand? ------------------------------------------------------------------------------------------------

    def judged(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        return self._judged(event, table, table.play)

    @singledispatchmethod
    def _judged(self, event: Event, table: TableState, play: Play) -> Message | None:
        return None

    @_judged.register
    def _(self, event: fact.RoundDealt, table: TableState, play: Play) -> Message | None:
        fits = play.bank is None and event.number == play.number and not self.is_finished(table)
        return None if fits else say("reportages-not-now")

    @_judged.register
    def _(self, event: fact.BidPaid, table: TableState, play: Play) -> Message | None:
        if (why := self._cannot_pay(event.seat, play)) is not None:
            return why
        assert play.bank is not None
        try:
            bid(play.bank, event.seat, event.points)
        except Refused as refused:
            return refused.message
        return None

    @_judged.register
    def _(self, event: fact.Fined, table: TableState, play: Play) -> Message | None:
        if (why := self._cannot_pay(event.seat, play)) is not None:
            return why
        assert play.bank is not None
        if play.bank.of(event.seat) < FINE:
            return say("reportages-fine-ruins", name=table.name(event.seat), has=play.bank.of(event.seat), fine=FINE)
        return None

    @staticmethod
    def _cannot_pay(seat: str, play: Play) -> Message | None:
        if play.phase != "round":
            return say("reportages-not-playing")
        return say("reportages-excluded") if seat not in play.still_in else None

    @_judged.register
    def _(self, event: fact.AccuserNamed, table: TableState, play: Play) -> Message | None:
        if play.phase != "round" or not play.bluffs or play.bluffs[-1].proven is not True:
            return say("reportages-no-bluff")
        if event.seat == play.bluffs[-1].payer or event.seat not in play.still_in:
            return say("reportages-no-bluff")
        return None

    @_judged.register
    def _(self, event: part.SatOut, table: TableState, play: Play) -> Message | None:
        return None if play.phase == "round" else say("reportages-not-playing")

    @_judged.register(part.TurnPassed)
    @_judged.register(part.TurnGiven)
    def _(self, event: Event, table: TableState, play: Play) -> Message | None:
        return None if play.phase == "round" else say("reportages-not-playing")

    @_judged.register
    def _(self, event: fact.CountBegun, table: TableState, play: Play) -> Message | None:
        return None if play.phase == "round" and event.number == play.number else say("reportages-not-playing")

    @_judged.register
    def _(self, event: fact.CashCounted, table: TableState, play: Play) -> Message | None:
        if play.count is None:
            return say("reportages-not-counting")
        if event.seat not in play.count.seats:
            return say("refused-no-such-seat")
        if event.points is None:
            return None
        return counting.wrong_amount(table, play.count, event.seat, event.points, self.facts)

    @_judged.register
    def _(self, event: fact.WinnerNamed, table: TableState, play: Play) -> Message | None:
        if play.count is None:
            return say("reportages-not-counting")
        return say("reportages-excluded") if event.seat not in play.still_in else None

    @_judged.register
    def _(self, event: fact.CombinationNamed, table: TableState, play: Play) -> Message | None:
        if play.count is None:
            return say("reportages-not-counting")
        known: tuple[Param, ...] = tuple(self.facts.combinations)
        fits = event.combination is None or event.combination in self.facts.combinations
        return None if fits else say("fault-one-of", known=known)

    @_judged.register
    def _(self, event: fact.PotCounted, table: TableState, play: Play) -> Message | None:
        if play.count is None:
            return say("reportages-not-counting")
        return None if event.points is None else counting.wrong_pot(event.points)

    @_judged.register
    def _(self, event: fact.RoundClosed, table: TableState, play: Play) -> Message | None:
        if play.count is None or event.number != play.number:
            return say("reportages-not-counting")
        return counting.unfit(table, play.count, self.facts)

    @_judged.register
    def _(self, event: fact.RoundVoided, table: TableState, play: Play) -> Message | None:
        return None if play.bank is not None and event.number == play.number else say("reportages-not-playing")

    @_judged.register
    def _(self, event: fact.RoundCorrected, table: TableState, play: Play) -> Message | None:
        if not 1 <= event.number <= len(play.rounds):
            return say("reportages-no-round", number=event.number)
        dealt_to = {seat for seat, _ in play.rounds[event.number - 1].cash}
        if event.winner not in dealt_to or set(event.cash) != dealt_to:
            return say("refused-no-such-seat")
        why = counting.unfit(table, _count_in(event, play), self.facts)
        return why or counting.ends_early(table, self._with(table, event), self.facts)

    @staticmethod
    def _with(table: TableState, event: fact.RoundCorrected) -> tuple[Round, ...]:
        rounds = list(table.play.rounds)
        rounds[event.number - 1] = counting.round_of(_count_in(event, table.play))
        return tuple(rounds)

    # --- what is the state after it? ----------------------------------------------------------------------------------

    def folded(self, table: TableState, event: Event) -> Play:
        """The game's state after the event."""
        return self._folded(event, table, table.play)

    @singledispatchmethod
    def _folded(self, event: Event, table: TableState, play: Play) -> Play:
        return play

    @_folded.register
    def _(self, event: fact.RoundDealt, table: TableState, play: Play) -> Play:
        bank = dealt(play.staying, self.facts.stake(len(play.staying)))
        fresh = _at(_nobody_out(play), event.seat)
        return replace(fresh, bank=bank, dealer=event.seat, bidder=None, bluffs=(), count=None)

    @_folded.register
    def _(self, event: fact.BidPaid, table: TableState, play: Play) -> Play:
        if play.bank is None:
            return play
        try:
            bank = bid(play.bank, event.seat, event.points)
        except Refused:
            return play
        return replace(_at(play, event.seat), bank=bank, bidder=event.seat)

    @_folded.register
    def _(self, event: fact.Fined, table: TableState, play: Play) -> Play:
        if play.bank is None:
            return play
        try:
            bank = fined(play.bank, event.seat)
        except Refused:
            return play
        bluffed = None if play.bidder is None else play.bidder == event.seat
        accuser = event.seat if bluffed is False else None
        return replace(play, bank=bank, bluffs=(*play.bluffs, Bluff(event.seat, accuser, bluffed)))

    @_folded.register
    def _(self, event: fact.AccuserNamed, table: TableState, play: Play) -> Play:
        if not play.bluffs:
            return play
        bluffs = (*play.bluffs[:-1], replace(play.bluffs[-1], accuser=event.seat))
        return replace(_at(play, event.seat), bluffs=bluffs, bidder=None)

    @_folded.register
    def _(self, event: part.SatOut, table: TableState, play: Play) -> Play:
        # It was his turn: the next one's begins.
        if event.out and play.tray.turns.at == event.seat and play.still_in:
            return replace(play, tray=replace(play.tray, turns=pointer.passed(play.tray.turns)))
        return play

    @_folded.register
    def _(self, event: PlayerLeft, table: TableState, play: Play) -> Play:
        return replace(play, bidder=None) if play.bidder == event.seat else play

    @_folded.register
    def _(self, event: part.TurnPassed, table: TableState, play: Play) -> Play:
        return replace(play, bidder=None)

    @_folded.register
    def _(self, event: fact.CountBegun, table: TableState, play: Play) -> Play:
        if play.bank is None:
            return play
        # What the chips say that were followed is offered; where none was, it would only be a guess.
        cash = play.bank.cash if play.bank.pot else ()
        alone = play.still_in[0] if len(play.still_in) == 1 else None
        return replace(play, count=Count(cash, winner=alone, named=alone is not None, seats=play.in_round))

    @_folded.register
    def _(self, event: fact.CashCounted, table: TableState, play: Play) -> Play:
        if play.count is None:
            return play
        others = tuple(each for each in play.count.cash if each[0] != event.seat)
        cash = others if event.points is None else (*others, (event.seat, event.points))
        return replace(play, count=replace(play.count, cash=cash))

    @_folded.register
    def _(self, event: fact.WinnerNamed, table: TableState, play: Play) -> Play:
        return play if play.count is None else replace(play, count=replace(play.count, winner=event.seat))

    @_folded.register
    def _(self, event: fact.CombinationNamed, table: TableState, play: Play) -> Play:
        if play.count is None:
            return play
        return replace(play, count=replace(play.count, named=True, combination=event.combination))

    @_folded.register
    def _(self, event: fact.PotCounted, table: TableState, play: Play) -> Play:
        return play if play.count is None else replace(play, count=replace(play.count, pot=event.points))

    @_folded.register
    def _(self, event: fact.RoundClosed, table: TableState, play: Play) -> Play:
        if play.count is None:
            return play
        return _cleared(replace(play, rounds=(*play.rounds, counting.round_of(play.count))))

    @_folded.register
    def _(self, event: fact.RoundVoided, table: TableState, play: Play) -> Play:
        return _cleared(play)

    @_folded.register
    def _(self, event: fact.RoundCorrected, table: TableState, play: Play) -> Play:
        return replace(play, rounds=self._with(table, event)) if 1 <= event.number <= len(play.rounds) else play

    # --- to and from the file -----------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """The rounds that are counted."""
        return Game(self.sitting(table), table.play.rounds)

    def report(self, game: Game) -> Scored:
        """With points and reasons."""
        return report(game, self.facts)

    def to_json(self, game: Game) -> dict[str, Any]:
        """As a file."""
        return to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """From a file. Raises WrongFile."""
        return parse(file, self.facts)

    def happened(self, game: Game) -> Iterator[Event]:
        """Each round as it was counted."""
        yield from gone_after(game.sitting, 0)
        for number, each in enumerate(game.rounds, 1):
            last = game.rounds[number - 2].winner if number > 1 else each.winner
            dealt_to = [seat for seat, _ in each.cash]
            yield fact.RoundDealt(number=number, seat=last if last in dealt_to else each.winner)
            yield fact.CountBegun(number=number)
            yield from self._counted(each)
            yield fact.RoundClosed(number=number)
            yield from gone_after(game.sitting, number)

    @staticmethod
    def _counted(each: Round) -> Iterable[Event]:
        yield from (fact.CashCounted(seat=seat, points=points) for seat, points in each.cash)
        yield fact.WinnerNamed(seat=each.winner)
        yield fact.CombinationNamed(combination=each.combination)
        if each.pot is not None:
            yield fact.PotCounted(points=each.pot)

    def words(self, table: TableState, event: Event) -> dict[str, Param]:
        """Amounts, rounds and combinations by name."""
        found: dict[str, Param] = {}
        if (points := getattr(event, "points", None)) is not None:
            found["points"] = points
        elif isinstance(event, (fact.CashCounted, fact.PotCounted)):
            found["points"] = 0
        if isinstance(event, (fact.RoundDealt, fact.RoundClosed, fact.RoundVoided, fact.RoundCorrected)):
            found["number"] = event.number
        if isinstance(event, fact.CombinationNamed):
            alone = event.combination is None
            found["combination"] = (
                say("reportages-alone") if alone else say("reportages-combination", id=str(event.combination))
            )
        return found


def named(combination: str | None) -> Message:
    """What the winner had, by name."""
    return say("reportages-alone") if combination is None else say("reportages-combination", id=combination)


def _at(play: Play, seat: str) -> Play:
    return replace(play, tray=replace(play.tray, turns=pointer.given(play.tray.turns, seat)))


def _cleared(play: Play) -> Play:
    """Between two rounds: no chips out, nobody excluded, nobody's turn."""
    return replace(_nobody_out(play), bank=None, bidder=None, bluffs=(), count=None)


def _nobody_out(play: Play) -> Play:
    """Nobody's turn, and nobody sits out but who has gone home."""
    out = tuple(seat for seat, _ in play.gone)
    return replace(play, tray=replace(play.tray, turns=replace(pointer.begun(play.seats), out=out)))


def _count_in(event: fact.RoundCorrected, play: Play) -> Count:
    seats = tuple(seat for seat in play.seats if seat in event.cash)
    return Count(tuple(event.cash.items()), event.winner, True, event.combination, event.pot, seats)


def rules(content: Path) -> Reportages:
    """The game with the facts under that content root."""
    return Reportages(facts_in(content))
