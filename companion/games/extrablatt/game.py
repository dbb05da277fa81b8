"""Das Extrablatt at the table: its file, the set-up, and what follows from what is said ("Tour de jeu" and after).

Whoever only keeps score may enter articles and ads in any order at any time; whoever says each action has the turn, the
clock, the cheques and the Extras kept for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from companion.games.extrablatt import file as on_disk
from companion.games.extrablatt.facts import Facts, facts_in
from companion.games.extrablatt.scoring import duel as cheque
from companion.games.extrablatt.scoring.model import Game
from companion.games.extrablatt.scoring.report import GAME, report
from companion.games.extrablatt.state import events as fact
from companion.games.extrablatt.state.checks import judged
from companion.games.extrablatt.state.missing_counts import lacking
from companion.games.extrablatt.state.play import STEPS, Phase, Play, next_number
from companion.games.extrablatt.state.reducer import ACTIONS, folded
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Options, one_of, printed_number
from companion.kit.score_table import Scored
from companion.table.events import Event
from companion.table.message import Message, Param, say
from companion.table.parts.events import SecretEntered, SecretsCleared, TurnPassed
from companion.table.seats import clean_text
from companion.table.state import TableState

#: What ends a duel.
_INTERVENTIONS: Final = (fact.AdPlaced, fact.DuckLaid, fact.NothingPlaced)


class Extrablatt(LoggedGame[Game]):
    """The rules of Das Extrablatt as a table calls them."""

    id = GAME
    facts: Facts
    own = fact.EVENTS
    state = Play
    options = Options(
        one_of("ranking", "dense", "competition"),
        one_of("kept_bonus", "contested", "every"),
        one_of("photo_bonus", "both", "article"),
        printed_number("headline_cells", 1, 999),
        printed_number("first_border", 1, 11),
        printed_number("second_border", 2, 12),
    )

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.seats = facts.players
        super().__init__()

    # --- the game as a file has it ------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """The papers as they lie."""
        play: Play = table.play
        empties = tuple((seat, play.empty(seat)) for seat in play.staying)
        return Game(self.roster_of(table), empties, play.articles, play.ads, play.options())

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Whose each article is."""
        return tuple(frozenset({paper.seat}) for paper in play.papers)

    def report(self, game: Game) -> Scored:
        """The final count as far as it goes."""
        return report(game, self.facts)

    def to_json(self, game: Game) -> dict[str, Any]:
        """The game as its file."""
        return on_disk.to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """The game that a file holds. Raises WrongFile."""
        return on_disk.parse(file, self.facts)

    def chosen(self, game: Game) -> dict[str, Any]:
        """The settings with which that game was played."""
        said, rulings = game.options, game.options.rulings
        chosen = {
            "headline_cells": said.headline_cells,
            "ranking": rulings.ranking,
            "kept_bonus": rulings.kept_bonus,
            "photo_bonus": rulings.photo_bonus,
        }
        return self.options.validate_leniently(chosen).as_dict()

    def happened(self, game: Game) -> Iterator[Event]:
        """What leads to that game: its ads, its articles with their markers, and the count to its end, where there was
        one."""
        # A file does not tell when an ad was placed: before all else, so that it may be of, or with, who goes home.
        for number, ad in enumerate(game.ads, start=1):
            yield fact.AdPlaced(seat=ad.by, on=ad.on, size=ad.size, number=number)
        yield from gone_after(game.roster, 0)
        for number, one in enumerate(game.articles, start=1):
            yield fact.ArticleWritten(
                seat=one.player,
                domain=one.domain,
                dispatch=one.dispatch,
                size=one.size,
                headline=one.headline,
                photo=one.photo,
                circulation=one.circulation,
                number=number,
            )
            if one.duck:
                yield fact.DuckLaid(number=number)
            yield from gone_after(game.roster, number)
        if not game.complete:
            return
        yield fact.CountBegun()
        for seat, cells in game.empties:
            yield fact.EmptiesCounted(seat=seat, cells=cells)
        for step in range(1, len(STEPS) + 1):
            yield fact.StepReached(step=step)

    # --- what the table asks ------------------------------------------------------------------------------------------

    def is_finished(self, table: TableState) -> bool:
        """Whether all five steps were shown, and nothing that they need has been taken back; or one is left, whom
        nobody can overtake any more, whatever is still to be counted (decided)."""
        play: Play = table.play
        return play.alone or play.phase is Phase.RESULT and not lacking(table)

    def set_up(self, players: int, settings: Any) -> tuple[Message, ...]:
        """What each gets and what is laid out ("Préparation de la partie")."""
        facts = self.facts
        cards = len(facts.domains) * facts.dispatches_per_domain * facts.copies
        return (
            say("extrablatt-box-each", tiles=facts.tiles, extras=facts.extras, cheques=facts.cheques_dealt),
            say("extrablatt-box-piles", cards=cards, accelerators=facts.accelerators),
            say("extrablatt-box-display"),
            say("extrablatt-box-middle", photos=len(facts.domains) * facts.photos_per_domain),
            say("extrablatt-box-rest", cheques=len(facts.from_reviews.cheques) - players * facts.cheques_dealt),
            say("extrablatt-box-first"),
        )

    def where(self, table: TableState) -> Message:
        """The phase, and the hour while it is played."""
        play: Play = table.play
        return say("extrablatt-where", phase=play.phase, hour=play.hour)

    def corrected(self, before: TableState, after: TableState) -> bool:
        """Whether something is other than it was once the count had begun."""
        was, now = before.play, after.play
        if was.step is None or now.step is None:
            return False
        if (was.settings, was.papers, was.tiles) != (now.settings, now.papers, now.tiles):
            return True
        # Cells that are entered for the first time move the bonuses of the others: that is the count, no correction.
        return any(now.empty(seat) != cells for seat, cells in was.empties)

    def words(self, table: TableState, event: Event) -> dict[str, Param]:
        """The dispatch, the size, the hour: what tells one such event from the next."""
        said: dict[str, Param] = {}
        for field in ("dispatch", "size", "hour", "step", "count"):
            if (value := getattr(event, field, None)) is not None:
                said[field] = value
        if isinstance(event, fact.DuckLaid):
            paper = table.play.paper(event.number)
            said |= {"there": str(event.there).lower(), "dispatch": "" if paper is None else paper.dispatch}
        for field in ("on", "rival"):
            if isinstance(seat := getattr(event, field, None), str):
                said["other"] = table.name(seat)
        return said

    def follows(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """Numbers and the hour come from the table; both cheques there, the duel is decided; a turn whose player can do
        no more is over."""
        play: Play = table.play
        match event:
            case fact.AcceleratorPlaced(hour=hour) if hour <= play.hour:
                return ()  # somebody else was quicker
            case fact.ArticleWritten():
                dispatch = self._spelling(play, event.dispatch)
                number = next_number(play.papers)
                event = event.model_copy(update={"dispatch": dispatch, "number": number, "hour": play.hour})
            case fact.ArticleCorrected():
                event = event.model_copy(update={"dispatch": self._spelling(play, event.dispatch)})
            case fact.AdPlaced():
                event = event.model_copy(update={"number": next_number(play.tiles)})
            case fact.StepReached(step=step) if step <= (play.step or 0):
                return ()
            case fact.CountBegun() if play.step is not None:
                return ()
            case SecretEntered(value=int()):
                return (event, *self._decided(play, event))
            case _:
                pass
        return (event, *self._turn(table, event))

    @staticmethod
    def _spelling(play: Play, dispatch: str) -> str:
        """The dispatch as it was written first: capitals make no new one."""
        text = clean_text(dispatch)
        return next((one.dispatch for one in play.papers if one.dispatch.casefold() == text.casefold()), text)

    def _decided(self, play: Play, event: SecretEntered) -> Iterator[Event]:
        if play.duel is None or event.seat not in play.duel.seats:
            return
        given = {**{seat: play.tray.secret(fact.DUEL, seat) for seat in play.duel.seats}, event.seat: event.value}
        one, other = given[play.duel.initiator], given[play.duel.rival]
        if one is None or other is None:
            return
        side = cheque.winner(one, other, self.facts)
        yield fact.DuelDecided(
            initiator=play.duel.initiator,
            rival=play.duel.rival,
            initiator_cheque=one,
            rival_cheque=other,
            winner=play.duel.initiator if side == "initiator" else play.duel.rival,
        )
        yield SecretsCleared(name=fact.DUEL)

    def _turn(self, table: TableState, event: Event) -> Iterator[Event]:
        """The end of the turn, where its player has acted and can do no more."""
        play: Play = table.play
        turns = play.tray.turns
        if turns.at is None or not isinstance(event, (*ACTIONS, *_INTERVENTIONS)):
            return
        try:
            after: Play = self.folded(table, event)
        except (ValueError, KeyError):  # it will be refused
            return
        over = after.duel is None and after.acted == turns.number and not after.may_use_extra(turns.at)
        if over and (play.acted != turns.number or play.duel is not None or play.extra_at == turns.number):
            yield TurnPassed(seat=turns.at)

    # --- what may stand, and what follows ----------------------------------------------------------------------------

    def judged(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        return judged(table, event, self)

    def folded(self, table: TableState, event: Event) -> Play:
        """The game after the event."""
        return folded(table.play, event, self.facts)


def rules(content: Path) -> Extrablatt:
    """The game with the facts under that content root."""
    return Extrablatt(facts_in(content))
