"""Finds what the screens of the game share: its state, its rules, votes in millions, and how long it has lasted."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, cast

from companion.games.election.game import Election
from companion.games.election.scoring.votes import millions
from companion.games.election.state.play import Play
from companion.ui.at_table import rules_at
from companion.ui.device import Device

#: Where nothing is said at a table for longer than this (ms), the rest of it was a pause, or a night.
_PAUSE_MS: Final = 60 * 60_000


def play_at(device: Device) -> Play:
    """Return the watched table's game."""
    play: Play = device.state.play
    return play


def election_at(device: Device) -> Election:
    """Return its rules."""
    return cast(Election, rules_at(device))


def whose_turn(device: Device) -> str:
    """Return for whom something is entered by default: whose turn it is, else who holds this device."""
    play = play_at(device)
    if play.tray.turns.at is not None:
        return play.tray.turns.at
    return next((seat.id for seat in device.seats if seat.id in play.staying), play.staying[0])


def shown(device: Device, votes: int) -> str:
    """Put votes in words, in millions where that says all of them."""
    return device.words.say(millions(votes))


def minutes_left(device: Device) -> int:
    """Return the minutes left of those that a game takes, of the time that it has been played since it began; negative
    once it takes longer."""
    assert device.view is not None
    log = device.view.log
    seq = log.seq_of("game-begun")
    since = [entry.at for entry in log.entries if seq is not None and entry.seq >= seq]
    spans = (later - earlier for earlier, later in pairwise([*since, device.view.now]))
    return election_at(device).facts.minutes - sum(min(max(0, ms), _PAUSE_MS) for ms in spans) // 60_000
