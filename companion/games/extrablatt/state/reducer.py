"""What each event makes of the game. Never fails."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Final, cast

from companion.games.extrablatt.facts import Domain, Facts
from companion.games.extrablatt.scoring import duel as cheque
from companion.games.extrablatt.scoring.clock import LAST_AD_HOUR
from companion.games.extrablatt.state import events as fact
from companion.games.extrablatt.state.play import Duel, Paper, Play, Tile, with_extras
from companion.table.events import Event, PlayerLeft
from companion.table.parts.events import GameBegun, SecretsCleared
from companion.table.parts.tray import fold_parts

#: Actions that a turn is there for.
ACTIONS: Final = (fact.ArticleWritten, fact.DispatchesRemoved, fact.AcceleratorTaken)


def folded(play: Play, event: Event, facts: Facts) -> Play:
    """The game after the event."""
    turns = play.tray.turns
    if isinstance(event, ACTIONS) and turns.at == event.seat:
        play = replace(play, acted=turns.number)
    if play.duel is not None and ends(play.duel, event):
        play = replace(play, duel=None, last_duel=play.duel)
    return _folded(event, play, facts)


def ends(duel: Duel, event: Event) -> bool:
    """Whether that is what the winner of the duel does with it; anything else in between is a correction."""
    match event:
        case fact.AdPlaced(seat=seat, on=on):
            return duel.domain is None and (seat, on) == (duel.winner, duel.loser)
        case fact.DuckLaid(there=there):
            return there and duel.domain is not None and duel.winner is not None
        case fact.NothingPlaced(seat=seat):
            return seat == duel.winner
    return False


@singledispatch
def _folded(event: Event, play: Play, facts: Facts) -> Play:
    return play


@_folded.register
def _(event: GameBegun, play: Play, facts: Facts) -> Play:
    return replace(play, extras=tuple((seat, facts.extras) for seat in event.seats))


@_folded.register
def _(event: PlayerLeft, play: Play, facts: Facts) -> Play:
    """An exchange of cheques with who is gone comes to nothing; its accelerator stays taken."""
    if play.duel is None or event.seat not in play.duel.seats:
        return play
    return replace(play, duel=None, tray=fold_parts(play.tray, SecretsCleared(name=fact.DUEL)))


@_folded.register
def _(event: fact.AcceleratorPlaced, play: Play, facts: Facts) -> Play:
    return replace(play, hour=event.hour)


@_folded.register
def _(event: fact.ArticleWritten, play: Play, facts: Facts) -> Play:
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
def _(event: fact.ArticleCorrected, play: Play, facts: Facts) -> Play:
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
def _(event: fact.ArticleTaken, play: Play, facts: Facts) -> Play:
    return replace(play, papers=tuple(one for one in play.papers if one.number != event.number))


@_folded.register
def _(event: fact.AcceleratorTaken, play: Play, facts: Facts) -> Play:
    domain = cast("Domain | None", event.domain)
    return replace(play, taken=play.taken + 1, duel=Duel(event.seat, event.rival, domain))


@_folded.register
def _(event: fact.DuelDecided, play: Play, facts: Facts) -> Play:
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
    # A column is filled at once, so that the hour may have moved on to the ducks since the accelerator was taken.
    hour = min(play.hour, LAST_AD_HOUR) if decided.domain is None else play.hour
    return with_extras(play, event.initiator, cheque.extras(side, hour))


@_folded.register
def _(event: fact.AdPlaced, play: Play, facts: Facts) -> Play:
    return replace(play, tiles=(*play.tiles, Tile(event.number, event.seat, event.on, event.size)))


@_folded.register
def _(event: fact.AdTaken, play: Play, facts: Facts) -> Play:
    return replace(play, tiles=tuple(one for one in play.tiles if one.number != event.number))


@_folded.register
def _(event: fact.DuckLaid, play: Play, facts: Facts) -> Play:
    papers = tuple(replace(one, duck=event.there) if one.number == event.number else one for one in play.papers)
    return replace(play, papers=papers)


@_folded.register
def _(event: fact.ExtraUsed, play: Play, facts: Facts) -> Play:
    turns = play.tray.turns
    play = with_extras(play, event.seat, -1)
    return replace(play, acted=0, extra_at=turns.number) if turns.at == event.seat else play


@_folded.register
def _(event: fact.ChequesNoted, play: Play, facts: Facts) -> Play:
    others = tuple(one for one in play.cheques if one[0] != event.seat)
    return replace(play, cheques=(*others, (event.seat, tuple(sorted(event.cheques)))) if event.cheques else others)


@_folded.register
def _(event: fact.CountBegun, play: Play, facts: Facts) -> Play:
    return replace(play, step=0)


@_folded.register
def _(event: fact.EmptiesCounted, play: Play, facts: Facts) -> Play:
    others = tuple(one for one in play.empties if one[0] != event.seat)
    return replace(play, empties=others if event.cells is None else (*others, (event.seat, event.cells)))


@_folded.register
def _(event: fact.StepReached, play: Play, facts: Facts) -> Play:
    return replace(play, step=event.step)
