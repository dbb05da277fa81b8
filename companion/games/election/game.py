"""Declares the election game to the shared table; its events (``state.events``) check what may happen when.

The events that lay, set or move something are the lines of the game file. How the turn passes on is decided here: after
a key card the player plays again, a dare gives the turn to its rival, the winner of a phase goes on.

Source: "Préparation du jeu", "Première phase" to "Fin de la troisième phase".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast, get_args

from companion.games.election.facts import Facts, facts_in
from companion.games.election.file import parse, to_json
from companion.games.election.scoring.campaign import open_campaign
from companion.games.election.scoring.laid import (
    GAGE_VOTES,
    MINUS,
    PARRAINAGE,
    CardLine,
    ClefCard,
    ClefLaid,
    ThresholdSet,
    VotesCard,
    VotesLaid,
)
from companion.games.election.scoring.line import Game, Line, after, find_doubts, refuse, select_listed
from companion.games.election.scoring.report import GAME, report
from companion.games.election.scoring.votes import millions
from companion.games.election.state.events import DareSettled, ElectionEvent, rebuild_line
from companion.games.election.state.play import Play
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Chosen, Options, free_text, printed_names, printed_numbers
from companion.kit.scored import Scored
from companion.kit.shape import MOST_MONEY
from companion.table.events import Event, PlayerLeft
from companion.table.message import Message, say
from companion.table.parts.events import CountdownCleared, GameBegun, TurnGiven, TurnPassed
from companion.table.state import TableState

#: Kinds of cards whose numbers only the box prints: how many there are, and what one brings or takes.
KINDS: Final = ("clef", *get_args(VotesCard))
#: The most dares that are kept (as many as the box has: ``Facts.gage_cards``), and the longest, in characters.
MOST_DARES: Final = 20
DARE_LENGTH: Final = 200
#: Longest list of candidates that a group types, in characters.
_LONGEST: Final = 600


class Election(LoggedGame[Game]):
    """Rules of the election game as the shared code of tables and files asks for them, and what its screens ask: where
    a card may be laid, how many are left, what looks odd. One object serves all tables."""

    id = GAME
    facts: Facts
    own = ElectionEvent.kinds()
    state = Play
    options = Options(
        free_text("title"),
        free_text("candidates", _LONGEST, printed=True),
        printed_names("dares", *map(str, GAGE_VOTES), most=MOST_DARES, longest=DARE_LENGTH),
        printed_numbers("effects", get_args(VotesCard), -MOST_MONEY),
        printed_numbers("quantities", KINDS, 0, 999),
    )
    asked_later = ("candidates", "dares", "effects", "quantities")

    # --- the game as a file has it ------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """Return the game as it would be scored and filed now."""
        return Game(self.roster_of(table), table.play.lines)

    def report(self, game: Game) -> Scored:
        """Score the game, with reasons."""
        return report(game, self.facts)

    def write_total(self, points: int) -> Message:
        """Return the text of a total, in millions."""
        return millions(points)

    def to_json(self, game: Game) -> dict[str, Any]:
        """Return the game as the JSON of a game file."""
        return to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """Read the game from the JSON of a game file. Raises WrongFile if the file has any fault."""
        return parse(file, self.facts)

    def rebuild_events(self, game: Game) -> Iterator[Event]:
        """Yield events that lead to the game, line by line."""
        yield from gone_after(game.roster, 0)
        for entry, line in enumerate(game.listed, 1):
            yield from rebuild_line(line)
            yield from gone_after(game.roster, entry)

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Return, for each line that a file lists, the players whom it names."""
        return tuple(line.people for line in select_listed(play.lines))

    # --- what the table asks ------------------------------------------------------------------------------------------

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """Return the sentences that say how packs, candidates and hands are laid out ("Préparation du jeu"), preceded
        by a warning if the quantities entered do not add up."""
        facts = self.facts
        fault = self.quantities_fault(settings)
        return (
            *(() if fault is None else (fault,)),
            say("election-box-packs", blue=facts.blue_cards, gages=facts.gage_cards, candidates=facts.candidate_cards),
            say("election-box-candidates"),
            say("election-box-hands", hand=facts.hand, dealt=players * facts.hand),
            say("election-box-pile", left=facts.blue_cards - players * facts.hand),
            say("election-box-direction"),
        )

    def describe_phase(self, table: TableState) -> Message:
        """Return the name of the phase."""
        return say("election-where", phase=table.play.phase)

    def with_consequences(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """Return the event and the events that follow from it: once a dare is settled, the countdown is cleared; and
        the turn passes on."""
        if not isinstance(event, (Line, DareSettled)):
            return (event,)
        cleared = (CountdownCleared(),) if isinstance(event, DareSettled) and table.timer.length_ms else ()
        return (event, *cleared, *self._move_turn(table, event))

    def _move_turn(self, table: TableState, event: Line | DareSettled) -> Iterator[Event]:
        """Yield the event that moves the turn: to the winner of a phase, to the rival of a dare, or to the next player;
        nothing if the turn stays, and for a card that was entered for a player whose turn it is not."""
        play: Play = table.play
        at = play.tray.turns.at
        if at is None or event.check(play, self.facts, table) is not None:
            return
        whose = event.seat if isinstance(event, ThresholdSet) else event.layer if isinstance(event, CardLine) else at
        if whose not in (at, None):
            return
        then = event.apply(play, self.facts)
        has_won = (then.goes_on, then.campaign.phase) != (play.goes_on, play.campaign.phase)
        goes_to = then.goes_on if has_won else None
        if goes_to is None and isinstance(event, DareSettled) and play.dare is not None:
            goes_to = play.dare.challenged
        if goes_to is not None and goes_to != at:
            yield TurnGiven(seat=goes_to)
        elif goes_to is None and isinstance(event, (CardLine, ThresholdSet)) and whose == at and event.passes_turn:
            yield TurnPassed(seat=at)

    def apply_part(self, play: Play, event: Event) -> Play:
        """Return the state after an event of the shared parts: the campaign opens as the game begins, and a player who
        goes home leaves the race."""
        match event:
            case GameBegun(seats=seats):
                return replace(play, campaign=open_campaign(seats, self.facts))
            case PlayerLeft(seat=seat):
                return play.without_player(seat)
            case _:
                return play

    # --- what may be laid ---------------------------------------------------------------------------------------------

    def list_targets(self, play: Play, layer: str, kind: str, override: bool = False) -> tuple[str, ...]:
        """Return the seats on whose desks the player ``layer`` may lay a card of that kind now; empty if none may be
        laid. ``override``: all, whatever the rules say, until somebody is president."""
        if override:
            return () if play.campaign.winners else play.staying
        return tuple(seat for seat in play.staying if self._may(play, layer, kind, seat))

    def _may(self, play: Play, layer: str, kind: str, seat: str) -> bool:
        """Tell whether a card of that kind may be laid on the desk of ``seat``, if it has the fewest votes that one can
        have."""
        if kind == "clef":
            laid = play.campaign.desk(seat).clef
            left = [card for card in self.clef_cards if self._has_room(laid, card)]
            mine = play.campaign.desk(layer).clef.count(PARRAINAGE) >= self.facts.parrainages
            if seat != layer and not (mine and PARRAINAGE in left):
                return False
            by = None if seat == layer else layer
            return any(
                refuse(play, ClefLaid(seat=seat, card=cast(ClefCard, card), by=by), self.facts) is None for card in left
            )
        if kind in MINUS and seat == layer:
            return False
        card = cast(VotesCard, kind)
        votes = -self.facts.votes_step if kind in MINUS else self.facts.votes_step
        return refuse(play, VotesLaid(seat=seat, card=card, votes=votes, by=layer), self.facts) is None

    def _has_room(self, laid: tuple[str, ...], card: str) -> bool:
        """Tell whether one more key card of that name may lie beside the ``laid`` ones."""
        return laid.count(card) < (self.facts.parrainages if card == PARRAINAGE else 1)

    @property
    def clef_cards(self) -> tuple[str, ...]:
        """Return the names of the key cards."""
        return (*self.facts.candidature, PARRAINAGE)

    def clef_left(self, play: Play, seat: str) -> tuple[str, ...]:
        """Return the key cards that a player still needs, the sponsorship twice where both are missing."""
        laid = play.campaign.desk(seat).clef
        left = [card for card in self.facts.candidature if card not in laid]
        left += [PARRAINAGE] * (self.facts.parrainages - laid.count(PARRAINAGE))
        return tuple(left)

    def doubts(self, play: Play) -> tuple[Message, ...]:
        """Return a remark on each card that looks odd, on each rule that was set aside, and on each kind of which more
        cards are laid than the box has; all of them are counted nevertheless."""
        remarks: list[Message] = []
        campaign = open_campaign(play.seats, self.facts)
        for line in play.lines:
            remarks += find_doubts(campaign, line, self.facts)
            campaign = after(campaign, line)
        return (*remarks, *self._find_too_many(play))

    def _find_too_many(self, play: Play) -> Iterator[Message]:
        """Yield a remark for each kind of which more cards are laid than the box has, if that number was entered."""
        for kind, most in play.settings.numbers("quantities").items():
            if (laid := _count_laid(play, kind)) > most:
                yield say("election-doubt-quantity", kind=_name_kind(kind), laid=laid, most=most)

    def count_left(self, play: Play, kind: str) -> int | None:
        """Return how many cards of a kind nobody has laid yet; None if the number in the box was not entered."""
        most = play.settings.numbers("quantities").get(kind)
        return None if most is None else max(0, most - _count_laid(play, kind))

    def quantities_fault(self, settings: Chosen) -> Message | None:
        """Return the message that says how many cards the quantities entered lack, or have too many; None while a
        quantity is not entered, or if they add up to the box."""
        quantities = settings.numbers("quantities")
        off = self.facts.blue_cards - sum(quantities.values())
        if len(quantities) < len(KINDS) or off == 0:
            return None
        return say("election-quantities", missing=str(off > 0).lower(), cards=abs(off), blue=self.facts.blue_cards)


def _count_laid(play: Play, kind: str) -> int:
    laid = (one for one in play.lines if isinstance(one, (ClefLaid, VotesLaid)))
    return sum(("clef" if isinstance(one, ClefLaid) else one.card) == kind for one in laid)


def _name_kind(kind: str) -> Message:
    return say("election-row", row=kind)


def rules(content: Path) -> Election:
    """Return the game with the facts of its box from the content folder."""
    return Election(facts_in(content))
