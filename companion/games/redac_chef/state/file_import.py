"""A game file taken up as a table again: the events that lead to what it holds, so that the same screens correct it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.scoring.model import SET_UP, Game, Round
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state.settings import forgiving
from companion.kit.shape import to_file
from companion.table.events import Event, PlayerLeft

#: The longest round that a table can set, in seconds; files may hold longer ones.
_LONGEST_S: Final = 3600


def settings_of(game: Game) -> dict[str, Any]:
    """What was chosen at set-up, as a table is opened with it."""
    options = game.options
    rulings = options.rulings.filled
    chosen: dict[str, Any] = {
        "mode": game.mode,
        "flash": bool(options.flash),
        "powers": bool(options.powers),
        "progress": options.progress,
        "rule_change": options.rule_change,
        "scenario": options.scenario,
        "puzzle": options.puzzle,
        "puzzle_tiers": options.puzzle_tiers,
        "all_tied_free_area": rulings.all_tied_free_area,
        "two_player_gap": rulings.two_player_gap,
    }
    if options.timer_s is not None:
        chosen["timer_s"] = min(options.timer_s, _LONGEST_S)
    if MODES[game.mode].days is None and game.rounds:
        chosen["puzzle_day"] = game.rounds[0].day
    return forgiving(chosen).as_dict()


def settings_in(file: Mapping[str, Any], facts: Facts) -> dict[str, Any]:
    """The settings with which the game of that file was played.

    Raises:
        companion.kit.faults.WrongFile: with every fault and its place.
    """
    return settings_of(parse(file, facts))


def replayed(file: Mapping[str, Any], facts: Facts) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """The settings of that game, and what happened once its players had sat down, seats being called as in the file.

    A file keeps what scores: the order of tokens and the seconds of the calls, not every press of a button.

    Raises:
        companion.kit.faults.WrongFile: with every fault and its place.
    """
    game = parse(file, facts)
    return settings_of(game), tuple(_events(game))


def _events(game: Game) -> Iterator[Event]:
    for player in game.players:
        if player.character is not None:
            yield fact.CharacterChosen(seat=player.id, character=player.character)
    yield from _left(game, SET_UP)
    for index, each in enumerate(game.rounds):
        if index:
            yield fact.DayBegun(day=each.day)
        if each.flash is not None:
            yield fact.FlashTurned(day=each.day, card=each.flash)
        yield from _played(game, each)
        yield from _counted(each)
        yield from _left(game, each.day)
    for seat, ticks in game.ticked:
        for field, value in to_file(ticks).items():
            yield fact.Ticked(seat=seat, field=field, value=value)


def _left(game: Game, after: str) -> Iterator[Event]:
    for player in game.players:
        if player.left_after == after:
            yield PlayerLeft(seat=player.id, after=after)


def _played(game: Game, each: Round) -> Iterator[Event]:
    seats = tuple(seat for seat, _ in each.sheets)
    length_ms = (game.options.timer_s or 0) * 1000
    yield fact.RoundStarted(day=each.day, seats=seats)
    for seat, calls in each.calls:
        after_ms = None if calls.maquette_s is None else calls.maquette_s * 1000
        if after_ms is not None:
            left_ms = max(0, length_ms - after_ms)
            yield fact.LayoutCalled(day=each.day, seat=seat, left_ms=left_ms, after_ms=after_ms)
    printed = {seat: calls.tirage_s * 1000 for seat, calls in each.calls if calls.tirage_s is not None}
    for seat, after_ms in sorted(printed.items(), key=lambda one: one[1]):
        left_ms = max(0, length_ms - after_ms)
        yield fact.PrintCalled(
            day=each.day, seat=seat, at=after_ms, heard_at=after_ms, left_ms=left_ms, after_ms=after_ms
        )
    if each.bouclage is not None:
        # The hand has the last word in a file too: it may not agree with the seconds.
        yield fact.OrderSet(day=each.day, order=each.bouclage, instead=tuple(sorted(printed, key=printed.__getitem__)))
    yield fact.RoundClosed(day=each.day, left_ms=None)


def _counted(each: Round) -> Iterator[Event]:
    for seat, counts in each.sheets:
        for field, value in to_file(counts).items():
            if field == "tribune_tile":
                yield fact.TribunePicked(day=each.day, seat=seat, tile=value)
            else:
                yield fact.CountEntered(day=each.day, seat=seat, field=field, value=value)
    yield fact.CountingDone(day=each.day)
