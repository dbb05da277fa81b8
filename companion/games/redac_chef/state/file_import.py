"""Turns a game file into the events of a table, so that the same screens can correct it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.scoring.model import SET_UP, Game, Round
from companion.games.redac_chef.state.calls import LayoutCalled, OrderSet, PrintCalled
from companion.games.redac_chef.state.events import (
    CharacterChosen,
    CountEntered,
    CountingDone,
    DayBegun,
    FlashTurned,
    RoundClosed,
    RoundStarted,
    Ticked,
    TribunePicked,
)
from companion.games.redac_chef.state.page_events import PageFramed, PageTileLaid
from companion.games.redac_chef.state.settings import LONGEST_S, read_leniently
from companion.kit.shape import to_file
from companion.table.events import Event, PlayerLeft


def settings_of(game: Game) -> dict[str, Any]:
    """Return the settings with which a table is opened to play that game. Settings that are invalid at a table are left
    out; a longer clock is cut to ``LONGEST_S``."""
    timer_s = min(game.options.timer_s, LONGEST_S)
    chosen = game.options.as_dict() | {"mode": game.mode, "timer_s": timer_s}
    if not timer_s:
        del chosen["timer_s"]
    if MODES[game.mode].days is None and game.rounds:
        chosen["puzzle_day"] = game.rounds[0].day
    return read_leniently(chosen).as_dict()


def read_settings(file: Mapping[str, Any], facts: Facts) -> dict[str, Any]:
    """Return the settings with which the game of that file was played.

    Raises:
        companion.kit.faults.WrongFile: with every fault and its place.
    """
    return settings_of(parse(file, facts))


def read_events(file: Mapping[str, Any], facts: Facts) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """Return the settings of the game, and the events that happened once everybody sat; seats have the ids of the file.

    A file keeps what scores: the order of tokens and the seconds of the calls, not every press of a button.

    Raises:
        companion.kit.faults.WrongFile: with every fault and its place.
    """
    game = parse(file, facts)
    return settings_of(game), tuple(_list_events(game))


def _list_events(game: Game) -> Iterator[Event]:
    """Yield the events of the whole game: characters, then each round as it was played and counted, then what was
    ticked."""
    for player in game.players:
        if player.character is not None:
            yield CharacterChosen(seat=player.id, character=player.character)
    yield from _list_leavers(game, SET_UP)
    for index, each in enumerate(game.rounds):
        if index:
            yield DayBegun(day=each.day)
        if each.flash is not None:
            yield FlashTurned(day=each.day, card=each.flash)
        yield from _play_round(game, each)
        yield from _lay_pages(each)
        yield from _enter_counts(each)
        yield from _list_leavers(game, each.day)
    for seat, ticks in game.ticked:
        for field, value in to_file(ticks).items():
            yield Ticked(seat=seat, field=field, value=value)


def _list_leavers(game: Game, after: str) -> Iterator[Event]:
    """Yield the event of each player who left after that round (or after set-up)."""
    for player in game.players:
        if player.left_after == after:
            yield PlayerLeft(seat=player.id, after=after)


def _play_round(game: Game, each: Round) -> Iterator[Event]:
    """Yield the round's events: its start, the calls by their seconds, the order of the tokens, its end."""
    seats = tuple(seat for seat, _ in each.sheets)
    length_ms = game.options.timer_s * 1000
    yield RoundStarted(day=each.day, seats=seats)
    for seat, calls in each.calls:
        after_ms = None if calls.maquette_s is None else calls.maquette_s * 1000
        if after_ms is not None:
            left_ms = max(0, length_ms - after_ms)
            yield LayoutCalled(day=each.day, seat=seat, left_ms=left_ms, after_ms=after_ms)
    printed = {seat: calls.tirage_s * 1000 for seat, calls in each.calls if calls.tirage_s is not None}
    for seat, after_ms in sorted(printed.items(), key=lambda one: one[1]):
        left_ms = max(0, length_ms - after_ms)
        yield PrintCalled(day=each.day, seat=seat, at=after_ms, heard_at=after_ms, left_ms=left_ms, after_ms=after_ms)
    if each.bouclage is not None:
        # The order set by hand counts in a file too: it may differ from that of the seconds.
        yield OrderSet(day=each.day, order=each.bouclage, instead=tuple(sorted(printed, key=printed.__getitem__)))
    yield RoundClosed(day=each.day, left_ms=None)


def _lay_pages(each: Round) -> Iterator[Event]:
    """Yield the events that lay the round's pages on the grid, tile by tile."""
    for seat, page in each.pages:
        yield PageFramed(day=each.day, seat=seat, page=page.frame)
        for tile in page.tiles:
            yield PageTileLaid(day=each.day, seat=seat, tile=tile)


def _enter_counts(each: Round) -> Iterator[Event]:
    """Yield the events that enter the round's counts and tribunes, and finish its count."""
    for seat, counts in each.sheets:
        for field, value in to_file(counts).items():
            if field == "tribune_tile":
                yield TribunePicked(day=each.day, seat=seat, tile=value)
            else:
                yield CountEntered(day=each.day, seat=seat, field=field, value=value)
    yield CountingDone(day=each.day)
