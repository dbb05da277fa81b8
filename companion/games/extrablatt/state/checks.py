"""Whether an event may stand on the game as it is, and why not ("Tour de jeu" to "Décompte final")."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch
from typing import Final, Protocol

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.file import to_json
from companion.games.extrablatt.file_checks import cross_field_faults
from companion.games.extrablatt.file_shapes import FileShape
from companion.games.extrablatt.scoring import duel as cheque
from companion.games.extrablatt.scoring.clock import intervention
from companion.games.extrablatt.scoring.model import Game
from companion.games.extrablatt.state import events as fact
from companion.games.extrablatt.state.missing_counts import lacking, zone_fault
from companion.games.extrablatt.state.play import STEPS, Play
from companion.games.extrablatt.state.reducer import ends
from companion.kit.faults import Fault
from companion.kit.game_file import faults_of
from companion.table.events import Event
from companion.table.message import Message, Refused, say
from companion.table.parts.events import OptionChanged, SecretEntered
from companion.table.state import TableState

#: What a player types when his marker is not yet known stands here in checks: any will do.
_SOME_MARKER: Final = 10


class Rules(Protocol):
    """What is asked of the rules here: the box, the table as a file has it, and what an event would make of it."""

    facts: Facts

    def game(self, table: TableState) -> Game:
        """The papers as they lie."""
        ...

    def folded(self, table: TableState, event: Event) -> Play:
        """The game after the event."""
        ...


def judged(table: TableState, event: Event, rules: Rules) -> Message | None:
    """Why this event cannot stand on this state; None where it can."""
    return _judged(event, table, table.play, rules)


@singledispatch
def _judged(event: Event, table: TableState, play: Play, rules: Rules) -> Message | None:
    return None


@_judged.register
def _(event: OptionChanged, table: TableState, play: Play, rules: Rules) -> Message | None:
    return None


@_judged.register
def _(event: fact.AcceleratorPlaced, table: TableState, play: Play, rules: Rules) -> Message | None:
    if play.hour >= rules.facts.accelerators:
        return say("extrablatt-all-placed", accelerators=rules.facts.accelerators)
    return None if event.hour == play.hour + 1 else say("refused-not-here")


@_judged.register
def _(event: fact.ArticleWritten, table: TableState, play: Play, rules: Rules) -> Message | None:
    if any(paper.number == event.number for paper in play.papers):
        return say("extrablatt-number-taken")
    return _misfit(rules, table, event, event.seat, event.headline)


@_judged.register
def _(event: fact.ArticleCorrected, table: TableState, play: Play, rules: Rules) -> Message | None:
    paper = play.paper(event.number)
    if paper is None:
        return say("extrablatt-no-article")
    return _misfit(rules, table, event, paper.seat, event.headline)


@_judged.register
def _(event: fact.ArticleTaken, table: TableState, play: Play, rules: Rules) -> Message | None:
    if play.paper(event.number) is None:
        return say("extrablatt-no-article")
    return _misfit(rules, table, event)


def _misfit(rules: Rules, table: TableState, event: Event, seat: str = "", headline: bool = False) -> Message | None:
    """The first fault that a game file would have with it: one place says what fits together."""
    after = replace(table, play=rules.folded(table, event))
    fault = next(_faults(rules, after), None)
    if fault is not None:
        return fault.why
    zone: int | None = table.play.settings["headline_cells"]
    if not headline or zone is None:
        return None
    free = zone - table.play.covered(seat) + _own_cells(table.play, event)
    size = getattr(event, "size", 0)
    return say("extrablatt-zone-full", free=max(0, free), size=size) if size > free else None


def _faults(rules: Rules, table: TableState) -> Iterator[Fault]:
    raw = to_json(rules.game(table))
    # What is not known yet is no fault; the size of the headline zone is looked at by itself.
    raw["options"] = {}
    raw["empties"] = dict.fromkeys(table.play.staying, 0)
    for article in raw["articles"]:
        article.setdefault("circulation", _SOME_MARKER)
    yield from faults_of(FileShape, raw)
    yield from cross_field_faults(raw, rules.facts)


@_judged.register
def _(event: fact.DispatchesRemoved, table: TableState, play: Play, rules: Rules) -> Message | None:
    return None if event.count in (1, 2) else say("extrablatt-remove-count")


@_judged.register
def _(event: fact.AcceleratorTaken, table: TableState, play: Play, rules: Rules) -> Message | None:
    if play.duel is not None:
        return say("extrablatt-duel-open")
    if play.taken >= rules.facts.accelerators:
        return say("extrablatt-all-taken", accelerators=rules.facts.accelerators)
    if play.taken >= play.hour:
        return say("extrablatt-none-to-take")
    if event.rival == event.seat or event.rival not in play.staying:
        return say("extrablatt-rival")
    if intervention(play.hour) == "ad":
        return None if event.domain is None else say("extrablatt-domain-early")
    if event.domain is None or event.domain not in rules.facts.domains:
        return say("extrablatt-domain-needed")
    if not any(paper.seat == event.seat and paper.domain == event.domain for paper in play.papers):
        return say("extrablatt-domain-own", domain=say("extrablatt-domain", domain=event.domain))
    return None


@_judged.register
def _(event: SecretEntered, table: TableState, play: Play, rules: Rules) -> Message | None:
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
        cheque.winner(event.value, _another(event.value, rules.facts) if given is None else given, rules.facts)
    except Refused as refused:
        return refused.message
    return None


@_judged.register
def _(event: fact.DuelDecided, table: TableState, play: Play, rules: Rules) -> Message | None:
    duel = play.duel
    if duel is None or duel.seats != (event.initiator, event.rival) or duel.winner is not None:
        return say("extrablatt-no-duel")
    return None


@_judged.register
def _(event: fact.AdPlaced, table: TableState, play: Play, rules: Rules) -> Message | None:
    if any(tile.number == event.number for tile in play.tiles):
        return say("extrablatt-number-taken")
    if event.on not in play.staying:
        return say("refused-no-such-seat")
    return _misfit(rules, table, event)


@_judged.register
def _(event: fact.AdTaken, table: TableState, play: Play, rules: Rules) -> Message | None:
    return None if any(tile.number == event.number for tile in play.tiles) else say("extrablatt-no-ad")


@_judged.register
def _(event: fact.DuckLaid, table: TableState, play: Play, rules: Rules) -> Message | None:
    paper, duel = play.paper(event.number), play.duel
    if paper is None:
        return say("extrablatt-no-article")
    if paper.duck == event.there:
        return say("extrablatt-duck-there" if event.there else "extrablatt-duck-gone", dispatch=paper.dispatch)
    if duel is not None and duel.domain is not None and ends(duel, event):
        if paper.seat != duel.loser:
            return say("extrablatt-duck-whose", name=table.name(duel.loser or ""))
        if paper.domain != duel.domain:
            return say("extrablatt-duck-domain", domain=say("extrablatt-domain", domain=duel.domain))
    return None


@_judged.register
def _(event: fact.NothingPlaced, table: TableState, play: Play, rules: Rules) -> Message | None:
    won = play.duel is not None and play.duel.winner == event.seat
    return None if won else say("extrablatt-no-duel")


@_judged.register
def _(event: fact.ExtraUsed, table: TableState, play: Play, rules: Rules) -> Message | None:
    turns = play.tray.turns
    if play.extra(event.seat) < 1:
        return say("extrablatt-no-extra", name=table.name(event.seat))
    if turns.at == event.seat and play.extra_at == turns.number:
        return say("extrablatt-extra-used")
    return None


@_judged.register
def _(event: fact.ChequesNoted, table: TableState, play: Play, rules: Rules) -> Message | None:
    known, most = rules.facts.from_reviews.cheques, rules.facts.cheques_dealt
    for value in event.cheques:
        if value not in known:
            return say("extrablatt-no-cheque", cheque=value, least=min(known), most=max(known))
        if any(value in held for seat, held in play.cheques if seat != event.seat):
            return say("extrablatt-cheque-elsewhere", cheque=value)
    if len(set(event.cheques)) != len(event.cheques) or len(event.cheques) not in (0, most):
        return say("extrablatt-cheques-count", cheques=most, missing=max(0, most - len(set(event.cheques))))
    return None


@_judged.register
def _(event: fact.CountBegun, table: TableState, play: Play, rules: Rules) -> Message | None:
    return say("extrablatt-duel-open") if play.duel is not None else None


@_judged.register
def _(event: fact.EmptiesCounted, table: TableState, play: Play, rules: Rules) -> Message | None:
    if event.cells is None:
        return None
    if not 0 <= event.cells <= 999:
        return say("fault-at-most", most=999)
    return zone_fault(table, event.seat, event.cells)


@_judged.register
def _(event: fact.StepReached, table: TableState, play: Play, rules: Rules) -> Message | None:
    if play.step is None or event.step != play.step + 1 or event.step > len(STEPS):
        return say("refused-not-here")
    return next(iter(lacking(table)), None)


def _own_cells(play: Play, event: Event) -> int:
    """The headline cells that an article which is being corrected covers already."""
    if not isinstance(event, fact.ArticleCorrected):
        return 0
    paper = play.paper(event.number)
    return paper.size if paper is not None and paper.headline else 0


def _another(value: int, facts: Facts) -> int:
    """A cheque other than that one."""
    return next(one for one in facts.from_reviews.cheques if one != value)
