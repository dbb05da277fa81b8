"""Holds what the screens of the game share: its state, its rules, texts for votes and cards, and how long it has
lasted."""

from __future__ import annotations

from typing import Final, cast

from companion.games.election.game import Election
from companion.games.election.scoring.votes import millions
from companion.games.election.state.events import SessionPaused
from companion.games.election.state.play import Play
from companion.table.message import Message
from companion.table.seats import Seat
from companion.ui.at_table import get_rules, list_all_seats, list_playing_seats
from companion.ui.device import Device

#: Of a time without entries in the log, what is longer than this (ms) was a pause, or a night.
_PAUSE_MS: Final = 60 * 60_000


def play_at(device: Device) -> Play:
    """Return the state of the game at the watched table."""
    play: Play = device.state.play
    return play


def election_at(device: Device) -> Election:
    """Return the game's rules with its box."""
    return cast(Election, get_rules(device))


def whose_turn(device: Device) -> str:
    """Return the seat for which a form enters something at first: the seat whose turn it is; else the first seat that
    this device holds; else the first at the table."""
    play = play_at(device)
    if play.tray.turns.at is not None:
        return play.tray.turns.at
    return next((seat.id for seat in device.seats if seat.id in play.staying), play.staying[0])


def read_votes(typed: int) -> int:
    """Return the votes that a typed number stands for: below 1,000 it is in millions."""
    return typed * 1_000_000 if abs(typed) < 1_000 else typed


def write_votes(device: Device, votes: int, *, brief: bool = False) -> str:
    """Return votes as a text, in millions where that is exact. ``brief``: without the word for a million, where there
    is little room."""
    message = millions(votes)
    if brief and message.id == "election-millions":
        message = Message("election-millions-brief", message.params)
    return device.words.say(message)


def list_shown_seats(device: Device) -> tuple[Seat, ...]:
    """Return the seats whose desks are shown: those of the players who have not gone home; once the game is over,
    all."""
    return list_all_seats(device) if play_at(device).phase == "over" else list_playing_seats(device)


def goal_of(device: Device) -> int:
    """Return the votes that count as the top of the race: the threshold, or the highest that may be set."""
    campaign = play_at(device).campaign
    return campaign.threshold or election_at(device).facts.threshold(campaign.phase == 3)[1]


def say_standing(device: Device, seat: str) -> str:
    """Return how far a candidate is, as a text: their votes, or, while they still lay key cards, how many of these
    lie."""
    campaign = play_at(device).campaign
    desk = campaign.desk(seat)
    if campaign.lays_clef(seat):
        return device.t("election-race-clef", laid=len(desk.clef), of=campaign.clef_cards)
    return write_votes(device, desk.total)


def name_card(device: Device, kind: str) -> str:
    """Return the name of a kind of card, with how many are left where somebody has entered how many the box has."""
    name, left = device.t("election-card", card=kind), election_at(device).count_left(play_at(device), kind)
    return name if left is None else device.t("election-card-left", card=name, left=left)


def minutes_left(device: Device) -> int:
    """Return the minutes left of the evening's length, without pauses; negative once it takes longer. If the log has no
    entry for more than an hour, only one hour of that time counts, because the rest was a pause."""
    assert device.view is not None
    log = device.view.log
    seq = log.seq_of("game-begun")
    since = [entry for entry in log.entries if seq is not None and entry.seq >= seq]
    ends = [*(entry.at for entry in since[1:]), device.view.now]
    played, runs = 0, True
    for entry, end in zip(since, ends, strict=False):
        runs = next((not event.on for event in entry.events if isinstance(event, SessionPaused)), runs)
        played += min(max(0, end - entry.at), _PAUSE_MS) if runs else 0
    return session_minutes(device) - played // 60_000


def session_minutes(device: Device) -> int:
    """Return how many minutes the evening is to last: as set at this table, else as the box says."""
    return play_at(device).session_minutes or election_at(device).facts.minutes
