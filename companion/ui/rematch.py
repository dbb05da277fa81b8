"""Plays a game again ("Again"): opens a new table with the same people, seats and settings, from an open table or from
the game's file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.hub.table import LiveTable
from companion.kit.faults import WrongFile
from companion.store.errors import StoreError
from companion.store.game_entry import GameEntry, to_timestamp
from companion.table.intents import NewPlayer
from companion.table.message import Message, Refused, say
from companion.table.state import TableState
from companion.ui.device import Device
from companion.ui.people import list_people


@dataclass(frozen=True, slots=True)
class LastGame:
    """Last game that ended: who played it to the end, and the ids by which it is found.

    Attributes:
        game_id: the id of this one game played; ``game``: the id of the game in the box.
        mode: its mode; None if the game has no modes.
        names: who played it to the end.
        when: when it ended, or if it comes from a table when that was opened (ISO 8601).
    """

    game_id: str
    game: str
    mode: str | None
    names: tuple[str, ...]
    when: str


def is_over(table: LiveTable) -> bool:
    """Tell whether the game at that table is finished."""
    state = table.state
    return state.play is not None and table.view.log.game.is_finished(state)


async def find_last_game(device: Device) -> LastGame | None:
    """Return the game that "Again" offers: of the newest finished table that this page may see and the newest game of
    the history, the newer one. None if there is neither."""
    newest = await device.services.library.history(limit=1)
    archived = read_last_game(newest[0]) if newest else None
    tables = [table for table in device.tables if is_over(table)]
    if not tables:
        return archived
    table = tables[0]
    if archived is not None and (archived.game_id == table.state.game_id or _is_no_older(archived, table)):
        return archived
    return _make_last_game(table.state)


def _is_no_older(archived: LastGame, table: LiveTable) -> bool:
    """Tell whether the game of the history is as new as the table or newer."""
    # Compared as instants: the two strings may have different offsets.
    return to_timestamp(archived.when) >= to_timestamp(table.state.opened_at)


def read_last_game(entry: GameEntry) -> LastGame:
    """Return the last game as an entry of the history describes it."""
    return LastGame(entry.id, entry.game, entry.mode, tuple(player.name for player in entry.players), entry.when)


def _make_last_game(state: TableState) -> LastGame:
    """Return the last game as its table's state describes it."""
    names = tuple(seat.name for seat in state.playing)
    return LastGame(state.game_id, state.game, getattr(state.play.settings, "mode", None), names, state.opened_at)


async def play_again(device: Device, game_id: str) -> None:
    """Open a new table that repeats the game, and go there; a refusal is shown on this device."""
    refusal = await _start_rematch(device, game_id)
    if refusal is not None:
        device.tell(refusal)


async def _start_rematch(device: Device, game_id: str) -> Message | None:
    """Open a new table with the players and settings of the game, and go there; return the message of a failure, else
    None. If the game's table is still known, all its pages follow to the new one; else the players and settings are
    read from the game's file."""
    try:
        table = find_table(device, game_id)
        if table is not None and not _is_dead_end(device, table):
            new = await device.hub.rematch(table.id, device.actor)
        else:
            file = await device.services.library.load(game_id)
            settings = device.hub.games[file["game"]].settings_of(file)
            players = [_make_player(device, player) for player in file["players"] if not player.get("left_after")]
            new = await device.hub.open(file["game"], settings, players, device.actor, here=device.on_this_machine)
    except (Refused, StoreError, WrongFile) as error:
        return error.message
    device.go(f"/table/{new.state.code}")
    return None


def find_table(device: Device, game_id: str) -> LiveTable | None:
    """Return the newest table of the game with that id; None if there is none.

    Raises:
        Refused: it is open, and this page may not see it without its code.
    """
    table = device.hub.find_by_game(game_id)
    if table is not None and not table.state.closed and not device.may_see(table):
        raise Refused(say("refused-table-unknown"))
    return table


def _is_dead_end(device: Device, table: LiveTable) -> bool:
    """Tell whether the table is closed and no open table continues it."""
    if table.state.successor is not None:
        next_one = device.hub.table(table.state.successor)
        return next_one is None or next_one.state.closed
    return table.state.closed


def _make_player(device: Device, player: dict[str, Any]) -> NewPlayer:
    """Return the player of a game's file as one to be seated, with the look and profile that the person has today."""
    library = device.services.library
    person_id = library.person_of(player.get("profile"))
    person = next((other for other in list_people(device) if other.profile == person_id), None)
    return NewPlayer(
        name=player["name"],
        profile=person_id or player.get("profile"),
        colour=person.colour or None if person else None,
        symbol=person.symbol or None if person else None,
        members=tuple(player.get("members") or ()),
        people=tuple(library.person_of(other) or other for other in player.get("profiles") or ()),
    )
