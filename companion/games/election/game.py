"""The election game at the table: what is allowed when, and what follows ("Première phase" to the end).

What is laid is what a game file lists, in the same words; the rules for it are in ``objections`` and ``campaign``.
Here the turn goes round: a clef card plays again, a dare jumps to who drew it, the winner of a phase goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast, get_args

from companion.games.election import file as on_disk
from companion.games.election.facts import Facts, facts_in
from companion.games.election.file_shapes import GAGE_VOTES
from companion.games.election.scoring.campaign import Campaign, after, opened
from companion.games.election.scoring.model import (
    Clef,
    ClefCard,
    DiscardFauxAmi,
    Finalists,
    Gage,
    Game,
    Left,
    MoveBoulet,
    RoundName,
    Threshold,
    Votes,
    VotesCard,
    people_in,
    told,
)
from companion.games.election.scoring.model import Event as Laid
from companion.games.election.scoring.objections import MINUS, PARRAINAGE, doubts, objections
from companion.games.election.scoring.report import GAME, report
from companion.games.election.state import events as fact
from companion.games.election.state.play import Dare, Play
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Chosen, Options, free_text, printed_names, printed_numbers
from companion.kit.score_table import Scored
from companion.kit.shape import MOST_MONEY
from companion.table.events import Event, PlayerLeft
from companion.table.message import Message, Param, say
from companion.table.parts.events import CountdownCleared, GameBegun, TurnGiven, TurnPassed
from companion.table.seats import clean_text
from companion.table.state import TableState

#: Kinds of cards whose numbers only the box prints: how many there are, and what one brings or takes.
KINDS: Final = ("clef", *get_args(VotesCard))
#: As many dares as the box has (``Facts.gage_cards``), and the longest that is noted, in characters.
MOST_DARES: Final = 20
DARE_LENGTH: Final = 200
#: Longest list of candidates that a group types, in characters.
_LONGEST: Final = 600

#: What the rules have against an event is said here as people at a table need it.
_AT_TABLE: Final = {
    "election-fault-threshold": "election-threshold-range",
    "election-fault-carried": "election-threshold-carried",
    "election-fault-tie-open": "election-tie-first",
    "election-fault-over": "election-is-over",
}


class Election(LoggedGame[Game]):
    """The rules of the election game as a table calls them."""

    id = GAME
    facts: Facts
    own = fact.EVENTS
    state = Play
    options = Options(
        free_text("title"),
        free_text("candidates", _LONGEST, printed=True),
        printed_names("dares", *map(str, GAGE_VOTES), most=MOST_DARES, longest=DARE_LENGTH),
        printed_numbers("effects", get_args(VotesCard), -MOST_MONEY),
        printed_numbers("quantities", KINDS, 0, 999),
    )

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.seats = facts.players
        super().__init__()

    # --- the game as a file has it ------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """What was laid."""
        return Game(self.roster_of(table), table.play.events)

    def report(self, game: Game) -> Scored:
        """The votes and what follows from them."""
        return report(game, self.facts)

    def to_json(self, game: Game) -> dict[str, Any]:
        """The game as its file."""
        return on_disk.to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """The game that a file holds. Raises WrongFile."""
        return on_disk.parse(file, self.facts)

    def happened(self, game: Game) -> Iterator[Event]:
        """What leads to that game, card by card."""
        yield from gone_after(game.roster, 0)
        for entry, laid in enumerate(game.told, 1):
            yield from _event_of(laid)
            yield from gone_after(game.roster, entry)

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Whom each event names."""
        return tuple(map(people_in, told(play.events)))

    # --- what the table asks ------------------------------------------------------------------------------------------

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """The packs, the candidates and the hands ("Préparation du jeu")."""
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

    def where(self, table: TableState) -> Message:
        """The phase."""
        return say("election-where", phase=table.play.phase)

    def words(self, table: TableState, event: Event) -> dict[str, Param]:
        """Card and votes: what tells one such event from the next."""
        said: dict[str, Param] = {}
        if isinstance(event, fact.ClefLaid):
            said["card"] = say("election-clef-card", card=event.card)
        if isinstance(event, fact.VotesLaid):
            said |= {"card": say("election-card", card=event.card), "votes": event.votes}
        if isinstance(event, fact.DareDrawn):
            said["other"] = table.name(event.rival)
        if isinstance(event, fact.DareSettled):
            said |= {"success": str(event.success).lower(), "votes": event.votes}
        if isinstance(event, fact.ThresholdSet):
            said |= {"round": event.round, "votes": event.votes}
        if isinstance(event, fact.FinalistsNamed):
            said["names"] = tuple(table.name(seat) for seat in event.players)
        return said

    def follows(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """The turn goes on as the rules have it; who says something for a player whose turn it is not moves nothing."""
        if isinstance(event, (fact.CandidateChosen, fact.DareDrawn)):
            field = "name" if isinstance(event, fact.CandidateChosen) else "text"
            event = event.model_copy(update={field: clean_text(getattr(event, field))})
        if isinstance(event, fact.CandidateChosen) and table.play.candidate(event.seat) == event.name:
            return ()
        return (event, *self._cleared(table, event), *self._turn(table, event))

    @staticmethod
    def _cleared(table: TableState, event: Event) -> Iterator[Event]:
        """A dare that is settled needs its countdown no more."""
        if isinstance(event, fact.DareSettled) and table.timer.length_ms:
            yield CountdownCleared()

    def _turn(self, table: TableState, event: Event) -> Iterator[Event]:
        play: Play = table.play
        at = play.tray.turns.at
        if at is None or _laid(play, event) is None or self._objected(play, event) is not None:
            return
        then: Play = self.folded(table, event)
        goes_on = _goes_on(play, then)
        if goes_on is not None:
            if goes_on != at:
                yield TurnGiven(seat=goes_on)
        elif isinstance(event, fact.DareSettled) and play.dare is not None:
            if play.dare.challenged != at:
                yield TurnGiven(seat=play.dare.challenged)
        elif isinstance(event, (fact.ClefLaid, fact.VotesLaid)):
            # A clef card for oneself plays again; a spare one for a rival is a card like any other.
            again = isinstance(event, fact.ClefLaid) and event.by in (None, event.seat)
            if at == (event.by or event.seat) and not again:
                yield TurnPassed(seat=at)

    # --- what may stand -----------------------------------------------------------------------------------------------

    def judged(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        play: Play = table.play
        match event:
            case fact.CandidateChosen(name=name):
                taken = next((seat for seat, one in play.candidates if one == name and seat != event.seat), None)
                return say("election-candidate-taken", name=table.name(taken)) if name and taken is not None else None
            case fact.DareDrawn():
                return self._dare(play, event)
            case fact.DareSettled(votes=votes):
                if play.dare is None:
                    return say("election-no-dare")
                if votes not in self.facts.gage_votes:
                    return say("election-dare-votes", votes=votes, known=self.facts.gage_votes)
                return self._objected(play, event)
            case fact.ThresholdSet(round=round_, votes=votes):
                if round_ not in get_args(RoundName) or not 0 <= votes <= MOST_MONEY:
                    return say("refused-not-here")
                return self._objected(play, event)
            case fact.ClefLaid(card=card):
                return self._objected(play, event) if card in get_args(ClefCard) else say("refused-not-here")
            case fact.VotesLaid(card=card, votes=votes):
                if card not in get_args(VotesCard) or abs(votes) > MOST_MONEY:
                    return say("refused-not-here")
                return self._objected(play, event)
        return self._objected(play, event)

    def _dare(self, play: Play, event: fact.DareDrawn) -> Message | None:
        """A dare is judged as it is drawn: met or not, both can be counted."""
        if play.dare is not None:
            return say("election-dare-open")
        if event.rival not in play.staying:
            return say("refused-no-such-seat")
        gage = Gage(event.seat, event.rival, self.facts.gage_votes[0], True)
        return self._first(play.campaign, gage)

    def _objected(self, play: Play, event: Event) -> Message | None:
        laid = _laid(play, event)
        if laid is None:
            return None
        if not people_in(laid) <= {*play.staying}:
            return say("refused-no-such-seat")
        return self._first(play.campaign, laid)

    def allowed(self, play: Play, layer: str, kind: str) -> tuple[str, ...]:
        """On whose desks a player may lay a card of that kind now; none: not at all."""
        return tuple(seat for seat in play.staying if self._may(play, layer, kind, seat))

    def _may(self, play: Play, layer: str, kind: str, seat: str) -> bool:
        if kind == "clef":
            laid = play.campaign.desk(seat).clef
            left = [card for card in (*self.facts.candidature, PARRAINAGE) if self._room(laid, card)]
            mine = play.campaign.desk(layer).clef.count(PARRAINAGE) >= self.facts.parrainages
            if seat != layer and not (mine and PARRAINAGE in left):
                return False
            by = None if seat == layer else layer
            return any(self._first(play.campaign, Clef(seat, cast(ClefCard, card), by)) is None for card in left)
        if kind in MINUS and seat == layer:
            return False
        card = cast(VotesCard, kind)
        votes = -self.facts.votes_step if kind in MINUS else self.facts.votes_step
        return self._first(play.campaign, Votes(seat, card, votes, layer)) is None

    def _room(self, laid: tuple[str, ...], card: str) -> bool:
        return laid.count(card) < (self.facts.parrainages if card == PARRAINAGE else 1)

    def clef_left(self, play: Play, seat: str) -> tuple[str, ...]:
        """The clef cards that a player still needs, a parrainage twice where both are missing."""
        laid = play.campaign.desk(seat).clef
        found = [card for card in self.facts.candidature if card not in laid]
        found += [PARRAINAGE] * (self.facts.parrainages - laid.count(PARRAINAGE))
        return tuple(found)

    def _first(self, campaign: Campaign, laid: Laid) -> Message | None:
        why = next((objection.why for objection in objections(campaign, laid, self.facts)), None)
        return None if why is None else Message(_AT_TABLE.get(why.id, why.id), why.params)

    # --- what follows -------------------------------------------------------------------------------------------------

    def folded(self, table: TableState, event: Event) -> Play:
        """The game after the event; thresholds are looked at after every one."""
        play: Play = table.play
        match event:
            case GameBegun(seats=seats):
                return replace(play, campaign=opened(seats, self.facts))
            case fact.CandidateChosen(seat=seat, name=name):
                others = tuple(one for one in play.candidates if one[0] != seat)
                return replace(play, candidates=(*others, (seat, name)) if name else others)
            case fact.DareDrawn(seat=seat, rival=rival, text=text):
                return replace(play, dare=Dare(seat, rival, text))
        laid = _laid(play, event)
        if laid is None:
            return play
        if isinstance(laid, Left):
            play = _without(play, laid.player)
        campaign = after(play.campaign, laid)
        pioneer = play.pioneer
        if pioneer is None and campaign.past:
            pioneer = campaign.past[0]
        dare = None if isinstance(event, fact.DareSettled) else play.dare
        return replace(play, events=(*play.events, laid), campaign=campaign, pioneer=pioneer, dare=dare)

    def doubts(self, play: Play) -> tuple[Message, ...]:
        """What to look at again among the cards that lie there: each is counted as it is."""
        found: list[Message] = []
        campaign = opened(play.seats, self.facts)
        for laid in play.events:
            found += doubts(campaign, laid, self.facts)
            campaign = after(campaign, laid)
        return (*found, *self._too_many(play))

    def _too_many(self, play: Play) -> Iterator[Message]:
        """More of a kind laid than the box has, where somebody typed how many that is."""
        known = play.settings.numbers("quantities")
        laid = [
            ("clef" if isinstance(one, Clef) else one.card) for one in play.events if isinstance(one, (Clef, Votes))
        ]
        for kind, most in known.items():
            if laid.count(kind) > most:
                yield say("election-doubt-quantity", kind=_kind(kind), laid=laid.count(kind), most=most)

    def quantities_fault(self, settings: Chosen) -> Message | None:
        """Whether the typed quantities make the blue cards of the box, once every kind is typed: how many are missing,
        or too many."""
        known = settings.numbers("quantities")
        off = self.facts.blue_cards - sum(known.values())
        if len(known) < len(KINDS) or off == 0:
            return None
        return say("election-quantities", missing=str(off > 0).lower(), cards=abs(off), blue=self.facts.blue_cards)


def _kind(kind: str) -> Message:
    return say("election-row", row=kind)


# --- live events and the lines of a file ------------------------------------------------------------------------------


def _laid(play: Play, event: Event) -> Laid | None:
    """The line of a game file that a live event is; None where it is none."""
    match event:
        case fact.ClefLaid(seat=seat, card=card, by=by):
            return Clef(seat, cast(ClefCard, card), by)
        case fact.VotesLaid(seat=seat, card=card, votes=votes, by=by):
            return Votes(seat, cast(VotesCard, card), votes, by)
        case fact.DareSettled(votes=votes, success=success) if play.dare is not None:
            return Gage(play.dare.challenger, play.dare.challenged, votes, success)
        case fact.FauxAmiShed(seat=seat):
            return DiscardFauxAmi(seat)
        case fact.BouletMoved(seat=seat):
            return MoveBoulet(seat)
        case fact.ThresholdSet(round=round_, votes=votes, by=by, override=override):
            return Threshold(cast(RoundName, round_), votes, by, override)
        case fact.FinalistsNamed(players=players):
            return Finalists(players)
        case PlayerLeft(seat=seat) if seat in play.campaign.there:
            return Left(seat)
    return None


def _without(play: Play, seat: str) -> Play:
    """A dare with who is gone is off, and their privileges pass to the next player who is past the first phase."""
    dare = play.dare
    if dare is not None and seat in (dare.challenger, dare.challenged):
        dare = None
    return replace(play, dare=dare, pioneer=None if play.pioneer == seat else play.pioneer)


def _event_of(laid: Laid) -> Iterable[Event]:
    """The live events that a line of a game file is."""
    match laid:
        case Clef(player=seat, card=card, by=by):
            return (fact.ClefLaid(seat=seat, card=card, by=by),)
        case Votes(player=seat, card=kind, votes=votes, by=by):
            return (fact.VotesLaid(seat=seat, card=kind, votes=votes, by=by),)
        case Gage(challenger=seat, challenged=rival, votes=votes, success=success):
            return (fact.DareDrawn(seat=seat, rival=rival), fact.DareSettled(votes=votes, success=success))
        case DiscardFauxAmi(player=seat):
            return (fact.FauxAmiShed(seat=seat),)
        case MoveBoulet(to=seat):
            return (fact.BouletMoved(seat=seat),)
        case Threshold(round=round_, votes=votes, by=by, override=override):
            return (fact.ThresholdSet(round=round_, votes=votes, by=by or "privilege", override=override),)
        case Finalists(players=players):
            return (fact.FinalistsNamed(players=players),)
    return ()


def _goes_on(was: Play, now: Play) -> str | None:
    """Who plays again, having just won a phase; None where nobody has."""
    if was.pioneer is None and now.pioneer is not None and now.campaign.phase < 3:
        return now.pioneer
    decided = now.campaign.phase == 3 and not now.campaign.tied
    if decided and (was.campaign.phase < 3 or was.campaign.tied):
        return next(iter(now.campaign.finalists), None)
    return None


def rules(content: Path) -> Election:
    """The game with the facts under that content root."""
    return Election(facts_in(content))
