"""Declares Das Extrablatt to the shared table; its events (``state.events``) check what may happen when.

A group that only keeps score may enter articles and ads in any order at any time; for a group that enters each action
the app also tracks turn, clock, cheques and Extras.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, get_args

from companion.games.extrablatt.facts import Domain, Facts, facts_in
from companion.games.extrablatt.file import parse, to_json
from companion.games.extrablatt.scoring.duel import winner
from companion.games.extrablatt.scoring.model import Ad, Game
from companion.games.extrablatt.scoring.report import GAME, TOTAL, report
from companion.games.extrablatt.state.dispatches import DISPATCHES, add_dispatch_name, rename_dispatch_name
from companion.games.extrablatt.state.events import (
    DUEL,
    AcceleratorTaken,
    AdPlaced,
    ArticleCorrected,
    ArticleWritten,
    CountBegun,
    DispatchRenamed,
    DuckLaid,
    DuelDecided,
    DuelReported,
    EmptiesCounted,
    ExtrablattEvent,
    ExtraUsed,
    StepReached,
)
from companion.games.extrablatt.state.missing_counts import list_missing
from companion.games.extrablatt.state.play import STEPS, Phase, Play
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Options, one_of, printed_names, printed_number
from companion.kit.scored import Scored
from companion.table.events import Event, PlayerLeft
from companion.table.message import Message, Param, Refused, say
from companion.table.parts.events import GameBegun, OptionChanged, SecretEntered, SecretsCleared, TurnGiven, TurnPassed
from companion.table.state import TableState


class Extrablatt(LoggedGame[Game]):
    """Rules of Das Extrablatt as the shared code of tables and files asks for them. One object serves all tables."""

    id = GAME
    facts: Facts
    own = ExtrablattEvent.kinds()
    state = Play
    options = Options(
        one_of("ranking", "dense", "competition"),
        one_of("kept_bonus", "every", "contested", formerly="contested"),
        one_of("photo_bonus", "both", "article"),
        printed_number("headline_cells", 1, 999),
        printed_number("first_border", 1, 11),
        printed_number("second_border", 2, 12),
        printed_names(DISPATCHES, *get_args(Domain), most=30),
    )
    asked_later = ("headline_cells", "first_border", "second_border", DISPATCHES)

    # --- the game as a file has it ------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """Return the game as it would be scored and filed now."""
        play: Play = table.play
        empties = tuple((seat, play.empty(seat)) for seat in play.staying)
        return Game(self.roster_of(table), empties, play.articles, play.ads, play.options())

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Return, for each article in the order of entry, the player in whose paper it lies."""
        return tuple(frozenset({one.article.player}) for one in play.placed)

    def report(self, game: Game) -> Scored:
        """Score the game, with reasons, as far as its figures are known."""
        return report(game, self.facts)

    def write_total(self, points: int) -> Message:
        """Return the text of a total (in thousands), in copies."""
        return TOTAL.write_alone(points)

    def to_json(self, game: Game) -> dict[str, Any]:
        """Return the game as the JSON of a game file."""
        return to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """Read the game from the JSON of a game file. Raises WrongFile if the file has any fault."""
        return parse(file, self.facts)

    def read_settings(self, game: Game) -> dict[str, Any]:
        """Return the settings with which the game was played, dispatch names included; what is invalid falls back to
        the default."""
        chosen = {
            "headline_cells": game.options.headline_cells,
            **asdict(game.options.rulings),
            DISPATCHES: {article.dispatch: article.domain for article in game.articles},
        }
        return self.options.validate_leniently(chosen).as_dict()

    def rebuild_events(self, game: Game) -> Iterator[Event]:
        """Yield events that lead to the game: its ads, its articles with their markers and ducks, and the count to its
        end where the game is complete."""
        # A file does not say when an ad was placed. It comes before all else, so that players who go home may be in it.
        for number, ad in enumerate(game.ads, start=1):
            yield AdPlaced(ad=ad, number=number)
        yield from gone_after(game.roster, 0)
        for number, article in enumerate(game.articles, start=1):
            yield ArticleWritten(article=article, number=number)
            yield from gone_after(game.roster, number)
        if not game.complete:
            return
        yield CountBegun()
        for seat, cells in game.empties:
            yield EmptiesCounted(seat=seat, cells=cells)
        for step in range(1, len(STEPS) + 1):
            yield StepReached(step=step)

    # --- what the table asks ------------------------------------------------------------------------------------------

    def is_finished(self, table: TableState) -> bool:
        """Tell whether the game is over: all five steps of the count were shown, and no figure that they need is
        missing; or only one player is left, who has won whatever is still to be counted (decided)."""
        play: Play = table.play
        return play.alone or play.phase is Phase.RESULT and not list_missing(table)

    def set_up(self, players: int, settings: Any) -> tuple[Message, ...]:
        """Return the sentences that say what each player gets, what is laid out, and who begins ("Préparation de la
        partie")."""
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

    def describe_phase(self, table: TableState) -> Message:
        """Return the name of the phase, with the hour while the game is played."""
        play: Play = table.play
        return say("extrablatt-where", phase=play.phase, hour=play.hour)

    def is_correction(self, before: TableState, after: TableState) -> bool:
        """Tell whether the count had begun and something that it rests on was changed: papers, settings, or a number of
        empty cells that was already entered."""
        was, now = before.play, after.play
        if was.step is None or now.step is None:
            return False
        if (was.settings, was.placed, was.placed_ads) != (now.settings, now.placed, now.placed_ads):
            return True
        # Cells that are entered for the first time move the others' bonuses: that is counting, no correction.
        return any(now.empty(seat) != cells for seat, cells in was.empties)

    def words(self, table: TableState, event: Event) -> dict[str, Param]:
        """Return the parameters of the event's sentence in the game log, with the name of the other player and the
        dispatch of a ducked article."""
        params = super().words(table, event)
        match event:
            case AcceleratorTaken(rival=other) | AdPlaced(ad=Ad(on=other)):
                params["other"] = table.name(other)
            case DuckLaid(number=number):
                placed = table.play.find_article(number)
                params["dispatch"] = "" if placed is None else placed.article.dispatch
            case _:
                pass
        return params

    # --- what follows, and what shared parts mean here ----------------------------------------------------------------

    def with_consequences(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """Return the event, completed with what the server fills in (numbers, the hour, a known spelling), and the
        events that follow from it: a dispatch's name kept, a duel decided once both cheques are given, the turn passed
        on."""
        if isinstance(event, SecretEntered):
            return (event, *self._decide_duel(table.play, event))
        if not isinstance(event, ExtrablattEvent):
            return (event,)
        event = event.complete(table.play)
        if isinstance(event, ExtraUsed) and event.again:
            return (event, TurnGiven(seat=event.seat))
        cleared = (SecretsCleared(name=DUEL),) if isinstance(event, DuelReported) else ()
        return (event, *cleared, *self._keep_dispatch_name(table.play, event), *self._end_turn(table.play, event))

    def _keep_dispatch_name(self, play: Play, event: ExtrablattEvent) -> Iterator[Event]:
        """Yield the event that adds the dispatch's name to the option ``DISPATCHES``, which offers it in this game and
        in the group's next one; nothing if the list stays the same."""
        match event:
            case ArticleWritten(article=article, unnamed=False):
                names = add_dispatch_name(play, article)
            case ArticleCorrected(article=article, number=number):
                names = add_dispatch_name(play, article, number)
            case DispatchRenamed(was=was, name=name):
                names = rename_dispatch_name(play, was, name)
            case _:
                return
        try:
            changed = self.options.change(play.settings, DISPATCHES, names)
        except Refused:  # the article will be refused, or there are more names than the box has
            return
        if changed != play.settings:
            yield OptionChanged(option=DISPATCHES, value=names)

    def _decide_duel(self, play: Play, event: SecretEntered) -> Iterator[Event]:
        """Yield the outcome of the duel, and clear the secret cheques, if this cheque is the second one; else
        nothing."""
        duel = play.duel
        if duel is None or event.seat not in duel.seats:
            return
        given = {**{seat: play.tray.secret(DUEL, seat) for seat in duel.seats}, event.seat: event.value}
        initiator_cheque, rival_cheque = given[duel.initiator], given[duel.rival]
        if initiator_cheque is None or rival_cheque is None:
            return
        side = winner(initiator_cheque, rival_cheque, self.facts)
        yield DuelDecided(
            initiator=duel.initiator,
            rival=duel.rival,
            initiator_cheque=initiator_cheque,
            rival_cheque=rival_cheque,
            winner=duel.initiator if side == "initiator" else duel.rival,
        )
        yield SecretsCleared(name=DUEL)

    def _end_turn(self, play: Play, event: ExtrablattEvent) -> Iterator[Event]:
        """Yield that the turn passes on, if this event is the last action of the turn and opens no duel; else
        nothing."""
        turns = play.tray.turns
        if turns.at is None or not (event.is_action or event.is_intervention):
            return
        after = event.apply(play, self.facts)
        if after.duel is None and after.acted == turns.number and play.step is None:
            yield TurnPassed(seat=turns.at)

    def check_part(self, play: Play, event: Event) -> Message | None:
        """Return why a cheque is refused: only the two players of the duel may give one, and only one that they may
        have. None for any other event."""
        if not isinstance(event, SecretEntered):
            return None
        duel = play.duel
        if duel is None or duel.winner is not None or event.seat not in duel.seats:
            return say("extrablatt-no-duel")
        if event.value is None:
            return None
        known_cheques = play.list_held(event.seat)
        if known_cheques and event.value not in known_cheques:
            return say("extrablatt-not-held")
        given = play.tray.secret(DUEL, next(seat for seat in duel.seats if seat != event.seat))
        # While the other cheque is not there, any other stands for it: it only matters that this one is in the box.
        other = next(one for one in self.facts.from_reviews.cheques if one != event.value) if given is None else given
        try:
            winner(event.value, other, self.facts)
        except Refused as refused:
            return refused.message
        return None

    def apply_part(self, play: Play, event: Event) -> Play:
        """Return the state after an event of the shared parts: everybody gets their Extras at the beginning; a duel
        ends when one of the two goes home, and its accelerator stays taken."""
        match event:
            case GameBegun(seats=seats):
                return replace(play, extras=tuple((seat, self.facts.extras) for seat in seats))
            case PlayerLeft(seat=seat) if play.duel is not None and seat in play.duel.seats:
                return replace(play, duel=None, tray=SecretsCleared(name=DUEL).fold(play.tray))
            case _:
                return play


def rules(content: Path) -> Extrablatt:
    """Return the game with the facts of its box from the content folder."""
    return Extrablatt(facts_in(content))
