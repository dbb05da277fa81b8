"""What somebody at the table wants: one small class each, with a name a player would recognise."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class Intent(BaseModel):
    """A wish, judged against today's state: accepted as events, or refused with a reason."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class NewPlayer(BaseModel):
    """A player as set-up knows him; without a look he gets the first free one. ``members``: of a team, who they are."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: str
    profile: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] = ()


class OpenTable(Intent):
    """Open a table. Ids, code and the moment come from the hub, which alone may invent them."""

    id: str
    code: str
    game_id: str
    at: str
    game: str
    settings: dict[str, Any]
    players: tuple[NewPlayer, ...]


class AddPlayer(Intent):
    """Somebody else plays too; ``take``: on the asking device."""

    player: NewPlayer
    take: bool = False


class ChangePlayer(Intent):
    """Another name or look for a player, other members of a team; None leaves as it is."""

    seat: str
    name: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] | None = None


class RemovePlayer(Intent):
    """That player does not play after all (before the first round)."""

    seat: str


class OrderSeats(Intent):
    """The seats in the order of the table."""

    order: tuple[str, ...]


class LeaveGame(Intent):
    """That player goes home."""

    seat: str


class TakeSeat(Intent):
    """This device plays that seat."""

    seat: str


class FreeSeat(Intent):
    """That seat is nobody's device's any more (or only no longer that device's)."""

    seat: str
    device: str | None = None


class PauseTimer(Intent):
    """Stop the clock."""


class ResumeTimer(Intent):
    """Let the clock go on."""


class AddTime(Intent):
    """More time, in ms."""

    by_ms: int = 30_000


class SetTimeLeft(Intent):
    """Set what is left, in ms; the clock stands."""

    left_ms: int


class CloseTable(Intent):
    """Put the table away; ``successor``: the same people play on at that one."""

    successor: str | None = None


class Undo(Intent):
    """Void that entry of the log."""

    entry: int
