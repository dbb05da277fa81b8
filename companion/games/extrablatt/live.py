"""Das Extrablatt at the table: what is allowed when, and what follows ("Tour de jeu" to "Décompte final").

Whoever only keeps score may enter articles and ads in any order at any time; whoever says each action has the turn, the
clock, the cheques and the Extras kept for him.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import singledispatchmethod
from pathlib import Path
from typing import Any, Final, cast

from companion.games.extrablatt import duel as cheque
from companion.games.extrablatt import events as fact
from companion.games.extrablatt import file as on_disk
from companion.games.extrablatt.checks import misfits
from companion.games.extrablatt.clock import intervention
from companion.games.extrablatt.facts import Domain, Facts, facts_in
from companion.games.extrablatt.game import Game, tiles_used
from companion.games.extrablatt.play import STEPS, Duel, Paper, Phase, Play, Tile, next_number, with_extras
from companion.games.extrablatt.report import GAME, report
from companion.games.extrablatt.shapes import FileShape
from companion.games.faults import Fault
from companion.games.game_file import faults_of
from companion.games.logged import LoggedGame, gone_after
from companion.games.options import Options, one_of, printed_number
from companion.games.pad import Scored
from companion.table.events import Event, PlayerLeft
from companion.table.message import Message, Param, Refused, say
from companion.table.parts import tray as parts
from companion.table.parts.events import GameBegun, OptionChanged, SecretEntered, SecretsCleared, TurnPassed
from companion.table.seats import clean_text
from companion.table.state import TableState

#: Actions that a turn is there for.
_ACTIONS: Final = (fact.ArticleWritten, fact.DispatchesRemoved, fact.AcceleratorTaken)
#: What ends a duel.
_INTERVENTIONS: Final = (fact.AdPlaced, fact.DuckLaid, fact.NothingPlaced)
#: What a player types when his marker is not yet known stands here in checks: any will do.
_SOME_MARKER: Final = 10


class Extrablatt(LoggedGame[Game]):
    """The rules of Das Extrablatt as a table calls them."""

    id = GAME
    own = fact.EVENTS
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

    def open(self, settings: Mapping[str, Any]) -> Play:
        """The game before it begins."""
        return Play(self.options.forgiving(settings))

    def game(self, table: TableState) -> Game:
        """The papers as they lie."""
        play: Play = table.play
        empties = tuple((seat, play.empty(seat)) for seat in play.staying)
        return Game(self.sitting(table), empties, play.articles, play.ads, play.options())

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
        return self.options.forgiving(chosen).as_dict()

    def happened(self, game: Game) -> Iterator[Event]:
        """What leads to that game: its articles with their markers, its ads, and the count to its end."""
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
        for number, ad in enumerate(game.ads, start=1):
            yield fact.AdPlaced(seat=ad.by, on=ad.on, size=ad.size, number=number)
        # A file does not tell the ads of who went home from those before, so he goes when all of them lie there.
        for entry in range(1, len(game.articles) + 1):
            yield from gone_after(game.sitting, entry)
        yield fact.CountBegun()
        for seat, cells in game.empties:
            yield fact.EmptiesCounted(seat=seat, cells=cells)
        for step in range(1, len(STEPS) + 1):
            yield fact.StepReached(step=step)

    # --- what the table asks ------------------------------------------------------------------------------------------

    def finished(self, table: TableState) -> bool:
        """Whether all five steps were shown, and nothing that they need has been taken back."""
        play: Play = table.play
        return play.phase is Phase.RESULT and not lacking(table)

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
        return (
            was.step is not None
            and now.step is not None
            and (was.settings, was.papers, was.tiles, was.empties)
            != (
                now.settings,
                now.papers,
                now.tiles,
                now.empties,
            )
        )

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
        if turns.at is None or not isinstance(event, (*_ACTIONS, *_INTERVENTIONS)):
            return
        try:
            after: Play = self.folded(table, event)
        except (ValueError, KeyError):  # it will be refused
            return
        over = after.duel is None and after.acted == turns.number and not after.may_use_extra(turns.at)
        if over and (play.acted != turns.number or play.duel is not None or play.extra_at == turns.number):
            yield TurnPassed(seat=turns.at)

    # --- objections ---------------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _judged(self, event: Event, table: TableState, play: Play) -> Message | None:
        return None

    def judged(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        return self._judged(event, table, table.play)

    @_judged.register
    def _(self, event: OptionChanged, table: TableState, play: Play) -> Message | None:
        return None

    @_judged.register
    def _(self, event: fact.AcceleratorPlaced, table: TableState, play: Play) -> Message | None:
        if play.hour >= self.facts.accelerators:
            return say("extrablatt-all-placed", accelerators=self.facts.accelerators)
        return None if event.hour == play.hour + 1 else say("refused-not-here")

    @_judged.register
    def _(self, event: fact.ArticleWritten, table: TableState, play: Play) -> Message | None:
        if any(paper.number == event.number for paper in play.papers):
            return say("extrablatt-number-taken")
        return self._misfit(table, event, event.seat, event.headline)

    @_judged.register
    def _(self, event: fact.ArticleCorrected, table: TableState, play: Play) -> Message | None:
        paper = play.paper(event.number)
        if paper is None:
            return say("extrablatt-no-article")
        return self._misfit(table, event, paper.seat, event.headline)

    @_judged.register
    def _(self, event: fact.ArticleTaken, table: TableState, play: Play) -> Message | None:
        if play.paper(event.number) is None:
            return say("extrablatt-no-article")
        return self._misfit(table, event)

    def _misfit(self, table: TableState, event: Event, seat: str = "", headline: bool = False) -> Message | None:
        """The first fault that a game file would have with it: one place says what fits together."""
        after = replace(table, play=self.folded(table, event))
        fault = next(self._faults(after), None)
        if fault is not None:
            return fault.why
        zone: int | None = table.play.settings["headline_cells"]
        if not headline or zone is None:
            return None
        free = zone - table.play.covered(seat) + _own_cells(table.play, event)
        size = getattr(event, "size", 0)
        return say("extrablatt-zone-full", free=max(0, free), size=size) if size > free else None

    def _faults(self, table: TableState) -> Iterator[Fault]:
        raw = self.to_json(self.game(table))
        # What is not known yet is no fault; the size of the headline zone is looked at by itself.
        raw["options"] = {}
        raw["empties"] = dict.fromkeys(table.play.staying, 0)
        for article in raw["articles"]:
            article.setdefault("circulation", _SOME_MARKER)
        yield from faults_of(FileShape, raw)
        yield from misfits(raw, self.facts)

    @_judged.register
    def _(self, event: fact.DispatchesRemoved, table: TableState, play: Play) -> Message | None:
        return None if event.count in (1, 2) else say("extrablatt-remove-count")

    @_judged.register
    def _(self, event: fact.AcceleratorTaken, table: TableState, play: Play) -> Message | None:
        if play.duel is not None:
            return say("extrablatt-duel-open")
        if play.taken >= self.facts.accelerators:
            return say("extrablatt-all-taken", accelerators=self.facts.accelerators)
        if play.taken >= play.hour:
            return say("extrablatt-none-to-take")
        if event.rival == event.seat or event.rival not in play.staying:
            return say("extrablatt-rival")
        if intervention(play.hour) == "ad":
            return None if event.domain is None else say("extrablatt-domain-early")
        if event.domain is None or event.domain not in self.facts.domains:
            return say("extrablatt-domain-needed")
        if not any(paper.seat == event.seat and paper.domain == event.domain for paper in play.papers):
            return say("extrablatt-domain-own", domain=say("extrablatt-domain", domain=event.domain))
        return None

    @_judged.register
    def _(self, event: SecretEntered, table: TableState, play: Play) -> Message | None:
        if play.duel is None or play.duel.winner is not None or event.seat not in play.duel.seats:
            return say("extrablatt-no-duel")
        if event.value is None:
            return None
        held = play.held(event.seat)
        if held and event.value not in held:
            return say("extrablatt-not-held", cheques=held)
        other = next(seat for seat in play.duel.seats if seat != event.seat)
        given = play.tray.secret(fact.DUEL, other)
        try:
            # Alone it is judged against any other: there must be such a cheque.
            cheque.winner(event.value, _another(event.value, self.facts) if given is None else given, self.facts)
        except Refused as refused:
            return refused.message
        return None

    @_judged.register
    def _(self, event: fact.DuelDecided, table: TableState, play: Play) -> Message | None:
        duel = play.duel
        if duel is None or duel.seats != (event.initiator, event.rival) or duel.winner is not None:
            return say("extrablatt-no-duel")
        return None

    @_judged.register
    def _(self, event: fact.AdPlaced, table: TableState, play: Play) -> Message | None:
        if any(tile.number == event.number for tile in play.tiles):
            return say("extrablatt-number-taken")
        if event.on not in play.staying:
            return say("refused-no-such-seat")
        return self._misfit(table, event)

    @_judged.register
    def _(self, event: fact.AdTaken, table: TableState, play: Play) -> Message | None:
        return None if any(tile.number == event.number for tile in play.tiles) else say("extrablatt-no-ad")

    @_judged.register
    def _(self, event: fact.DuckLaid, table: TableState, play: Play) -> Message | None:
        paper, duel = play.paper(event.number), play.duel
        if paper is None:
            return say("extrablatt-no-article")
        if paper.duck == event.there:
            return say("extrablatt-duck-there" if event.there else "extrablatt-duck-gone", dispatch=paper.dispatch)
        if duel is not None and duel.domain is not None and _ends(duel, event):
            if paper.seat != duel.loser:
                return say("extrablatt-duck-whose", name=table.name(duel.loser or ""))
            if paper.domain != duel.domain:
                return say("extrablatt-duck-domain", domain=say("extrablatt-domain", domain=duel.domain))
        return None

    @_judged.register
    def _(self, event: fact.NothingPlaced, table: TableState, play: Play) -> Message | None:
        won = play.duel is not None and play.duel.winner == event.seat
        return None if won else say("extrablatt-no-duel")

    @_judged.register
    def _(self, event: fact.ExtraUsed, table: TableState, play: Play) -> Message | None:
        turns = play.tray.turns
        if play.extra(event.seat) < 1:
            return say("extrablatt-no-extra", name=table.name(event.seat))
        if turns.at == event.seat and play.extra_at == turns.number:
            return say("extrablatt-extra-used")
        return None

    @_judged.register
    def _(self, event: fact.ChequesNoted, table: TableState, play: Play) -> Message | None:
        known, most = self.facts.from_reviews.cheques, self.facts.cheques_dealt
        for value in event.cheques:
            if value not in known:
                return say("extrablatt-no-cheque", cheque=value, least=min(known), most=max(known))
            if any(value in held for seat, held in play.cheques if seat != event.seat):
                return say("extrablatt-cheque-elsewhere", cheque=value)
        if len(set(event.cheques)) != len(event.cheques) or len(event.cheques) not in (0, most):
            return say("extrablatt-cheques-count", cheques=most, missing=max(0, most - len(set(event.cheques))))
        return None

    @_judged.register
    def _(self, event: fact.CountBegun, table: TableState, play: Play) -> Message | None:
        return say("extrablatt-duel-open") if play.duel is not None else None

    @_judged.register
    def _(self, event: fact.EmptiesCounted, table: TableState, play: Play) -> Message | None:
        if event.cells is None:
            return None
        if not 0 <= event.cells <= 999:
            return say("fault-at-most", most=999)
        return _zone_fault(table, event.seat, event.cells)

    @_judged.register
    def _(self, event: fact.StepReached, table: TableState, play: Play) -> Message | None:
        if play.step is None or event.step != play.step + 1 or event.step > len(STEPS):
            return say("refused-not-here")
        return next(iter(lacking(table)), None)

    # --- facts --------------------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _folded(self, event: Event, play: Play) -> Play:
        return play

    def folded(self, table: TableState, event: Event) -> Play:
        """The game after the event."""
        play: Play = table.play
        turns = play.tray.turns
        if isinstance(event, _ACTIONS) and turns.at == event.seat:
            play = replace(play, acted=turns.number)
        if play.duel is not None and _ends(play.duel, event):
            play = replace(play, duel=None, last_duel=play.duel)
        after: Play = self._folded(event, play)
        return after

    @_folded.register
    def _(self, event: GameBegun, play: Play) -> Play:
        return replace(play, extras=tuple((seat, self.facts.extras) for seat in event.seats))

    @_folded.register
    def _(self, event: PlayerLeft, play: Play) -> Play:
        """An exchange of cheques with who is gone comes to nothing; its accelerator stays taken."""
        if play.duel is None or event.seat not in play.duel.seats:
            return play
        return replace(play, duel=None, tray=parts.folded(play.tray, SecretsCleared(name=fact.DUEL)))

    @_folded.register
    def _(self, event: fact.AcceleratorPlaced, play: Play) -> Play:
        return replace(play, hour=event.hour)

    @_folded.register
    def _(self, event: fact.ArticleWritten, play: Play) -> Play:
        paper = Paper(
            event.number,
            event.seat,
            cast(Domain, event.domain),
            event.dispatch,
            event.size,
            event.hour,
            event.headline,
            event.photo,
            typed=event.circulation,
        )
        return replace(play, papers=(*play.papers, paper))

    @_folded.register
    def _(self, event: fact.ArticleCorrected, play: Play) -> Play:
        def corrected(paper: Paper) -> Paper:
            return replace(
                paper,
                domain=cast(Domain, event.domain),
                dispatch=event.dispatch,
                size=event.size,
                headline=event.headline,
                photo=event.photo,
                typed=event.circulation,
            )

        return replace(play, papers=tuple(corrected(one) if one.number == event.number else one for one in play.papers))

    @_folded.register
    def _(self, event: fact.ArticleTaken, play: Play) -> Play:
        return replace(play, papers=tuple(one for one in play.papers if one.number != event.number))

    @_folded.register
    def _(self, event: fact.AcceleratorTaken, play: Play) -> Play:
        domain = cast("Domain | None", event.domain)
        return replace(play, taken=play.taken + 1, duel=Duel(event.seat, event.rival, domain))

    @_folded.register
    def _(self, event: fact.DuelDecided, play: Play) -> Play:
        if play.duel is None:
            return play
        given = (event.initiator_cheque, event.rival_cheque)
        decided = replace(play.duel, cheques=given, winner=event.winner)
        hands = dict(play.cheques)
        for seat, gave, got in ((event.initiator, *given), (event.rival, *given[::-1])):
            if gave in hands.get(seat, ()):
                hands[seat] = tuple(sorted((*(one for one in hands[seat] if one != gave), got)))
        play = replace(play, duel=decided, cheques=tuple(hands.items()))
        side: cheque.Side = "initiator" if event.winner == event.initiator else "rival"
        return with_extras(play, event.initiator, cheque.extras(side, play.hour))

    @_folded.register
    def _(self, event: fact.AdPlaced, play: Play) -> Play:
        return replace(play, tiles=(*play.tiles, Tile(event.number, event.seat, event.on, event.size)))

    @_folded.register
    def _(self, event: fact.AdTaken, play: Play) -> Play:
        return replace(play, tiles=tuple(one for one in play.tiles if one.number != event.number))

    @_folded.register
    def _(self, event: fact.DuckLaid, play: Play) -> Play:
        papers = tuple(replace(one, duck=event.there) if one.number == event.number else one for one in play.papers)
        return replace(play, papers=papers)

    @_folded.register
    def _(self, event: fact.ExtraUsed, play: Play) -> Play:
        turns = play.tray.turns
        play = with_extras(play, event.seat, -1)
        return replace(play, acted=0, extra_at=turns.number) if turns.at == event.seat else play

    @_folded.register
    def _(self, event: fact.ChequesNoted, play: Play) -> Play:
        others = tuple(one for one in play.cheques if one[0] != event.seat)
        return replace(play, cheques=(*others, (event.seat, tuple(sorted(event.cheques)))) if event.cheques else others)

    @_folded.register
    def _(self, event: fact.CountBegun, play: Play) -> Play:
        return replace(play, step=0)

    @_folded.register
    def _(self, event: fact.EmptiesCounted, play: Play) -> Play:
        others = tuple(one for one in play.empties if one[0] != event.seat)
        return replace(play, empties=others if event.cells is None else (*others, (event.seat, event.cells)))

    @_folded.register
    def _(self, event: fact.StepReached, play: Play) -> Play:
        return replace(play, step=event.step)


# --- what is still missing --------------------------------------------------------------------------------------------


def lacking(table: TableState) -> tuple[Message, ...]:
    """What the count still needs, a sentence each: cells, markers, and zones that do not add up."""
    play: Play = table.play
    found = []
    uncounted = tuple(table.name(seat) for seat in play.staying if play.empty(seat) is None)
    if uncounted:
        found.append(say("extrablatt-lacks-empties", names=uncounted, count=len(uncounted)))
    for seat in play.staying:
        unmarked = sum(paper.seat == seat and paper.marker(play.borders) is None for paper in play.papers)
        if unmarked:
            found.append(say("extrablatt-lacks-markers", name=table.name(seat), count=unmarked))
        cells = play.empty(seat)
        fault = None if cells is None else _zone_fault(table, seat, cells)
        if fault is not None:
            found.append(fault)
    return tuple(found)


def _zone_fault(table: TableState, seat: str, empty: int) -> Message | None:
    """Empty and covered cells make the headline zone, where its size is typed: how many are missing, or too many."""
    play: Play = table.play
    zone: int | None = play.settings["headline_cells"]
    if zone is None:
        return None
    covered = play.covered(seat)
    off = zone - covered - empty
    if off == 0:
        return None
    return say(
        "extrablatt-zone-missing" if off > 0 else "extrablatt-zone-over",
        name=table.name(seat),
        cells=abs(off),
        empty=empty,
        covered=covered,
        zone=zone,
    )


def tiles_left(play: Play, seat: str, facts: Facts) -> int:
    """How many of his tiles a player has not placed, in his own paper or in others'."""
    return facts.tiles - tiles_used(seat, play.articles, play.ads)


def _ends(duel: Duel, event: Event) -> bool:
    """Whether that is what the winner of the duel does with it; anything else in between is a correction."""
    match event:
        case fact.AdPlaced(seat=seat, on=on):
            return duel.domain is None and (seat, on) == (duel.winner, duel.loser)
        case fact.DuckLaid(there=there):
            return there and duel.domain is not None and duel.winner is not None
        case fact.NothingPlaced(seat=seat):
            return seat == duel.winner
    return False


def _own_cells(play: Play, event: Event) -> int:
    """The headline cells that an article which is being corrected covers already."""
    if not isinstance(event, fact.ArticleCorrected):
        return 0
    paper = play.paper(event.number)
    return paper.size if paper is not None and paper.headline else 0


def _another(value: int, facts: Facts) -> int:
    """A cheque other than that one."""
    return next(one for one in facts.from_reviews.cheques if one != value)


def rules(content: Path) -> Extrablatt:
    """The game with the facts under that content root."""
    return Extrablatt(facts_in(content))
