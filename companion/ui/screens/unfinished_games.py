"""Shows games that were closed before they had a result: listed in the history, and resumed as they were left."""

from __future__ import annotations

from typing import Any, Final
from weakref import WeakKeyDictionary

import flet as ft

from companion.content import content_root
from companion.games.registry import score_file
from companion.hub.table import LiveTable
from companion.kit.faults import WrongFile
from companion.store.game_entry import EntryPlayer, GameEntry, make_entry
from companion.table.log import Log
from companion.table.message import Message, Refused, say
from companion.text.shorten import shorten
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import ConfirmedAction
from companion.ui.controls.paper import card, column
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, sans, small
from companion.ui.dates import format_moment
from companion.ui.device import Device
from companion.ui.exports import Choice
from companion.ui.parts.paper import export_link
from companion.ui.reactive import use_device_and_palette
from companion.ui.screens.history_filter import label_game

#: The entry that was last made for each table, with the log from which it was made: the history asks for it again at
#: each letter that is typed into its search.
_made: Final[WeakKeyDictionary[LiveTable, tuple[Log, GameEntry]]] = WeakKeyDictionary()


def list_entries(device: Device) -> list[GameEntry]:
    """Return the unfinished games as entries of the history, newest first."""
    return [make_unfinished_entry(table) for table in device.hub.unfinished_tables()]


def make_unfinished_entry(table: LiveTable) -> GameEntry:
    """Return the history's entry for an unfinished game; it is made once for each state of its log."""
    log = table.view.log
    log_and_entry = _made.get(table)
    if log_and_entry is None or log_and_entry[0] is not log:
        log_and_entry = _made[table] = (log, _make_entry(log))
    return log_and_entry[1]


def _make_entry(log: Log) -> GameEntry:
    """Make the history's entry for an unfinished game; with points if what is counted so far can be scored."""
    state = log.state
    try:
        file: dict[str, Any] = log.game.game_file(state)
        return make_entry(file, {**score_file(file, content_root()).result, "finished": False})
    except (WrongFile, LookupError, ValueError):
        players = tuple(EntryPlayer(seat.id, seat.name, seat.profile, None, False) for seat in state.seats)
        mode = getattr(state.play.settings, "mode", None) if state.play is not None else None
        return GameEntry(state.game_id, state.game, mode, state.opened_at, False, players)


def find_unfinished_table(device: Device, game_id: str) -> LiveTable | None:
    """Return the closed table at which the game was left without a result; None if there is none."""
    table = device.hub.find_by_game(game_id)
    return table if table is not None and table.state.closed and table.is_unfinished else None


@ft.component
def UnfinishedGame(game_id: str) -> ft.Control:
    """Show what is known of an unfinished game, with the buttons to resume, export and delete it."""
    device, p = use_device_and_palette()
    table = find_unfinished_table(device, game_id)
    if table is None:
        return sans(device.t("loading"), p)
    entry = make_unfinished_entry(table)

    async def take_up() -> None:
        """Resume the game at a table and go there; a refusal is shown."""
        try:
            new_table = await device.hub.resume(game_id, device.actor)
        except Refused as refused:
            device.tell(refused.message)
            return
        device.watching |= {new_table.state.code}
        device.go(f"/table/{new_table.state.code}")

    async def delete() -> None:
        """Delete the game from all lists (the table's journal is kept aside), and go to the history."""
        await device.hub.delete_game(game_id)
        device.tell(say("unfinished-deleted"))
        device.go("/history")

    game = label_game(device, entry.game, entry.mode, " · ")
    description = pile(
        bold(device.t("history-unfinished"), p, size=20),
        small(f"{device.words.say(format_moment(entry.when, device.lang))} · {game}", p),
        sans(device.words.join_list([name_player(device, entry, player) for player in entry.players]), p),
        sans(device.t("unfinished-how"), p),
        spacing=6,
    )
    buttons: list[ft.Control] = [
        action(device, "take-up-game", device.t("unfinished-take-up"), take_up, red=True, icon=ft.Icons.PLAY_ARROW),
        export_link(device, Choice("game", game_id)),
        ConfirmedAction(
            "delete-game",
            device.t("history-delete"),
            device.t("unfinished-delete-question"),
            device.t("history-delete-yes"),
            delete,
            icon=ft.Icons.DELETE_OUTLINE,
        ),
    ]
    return column([card(description, p), *buttons])


def name_player(device: Device, entry: GameEntry, player: EntryPlayer) -> str:
    """Return the player's name with their points, if known, and whether they left the game."""
    name = shorten(player.name)
    if player.points is not None:
        points = write_total(device, entry.game, player.points)
        name = device.t("history-points", name=name, points=points)
    return f"{name} ({device.t('paper-left')})" if player.id in entry.left else name


def write_total(device: Device, game: str, points: int) -> Message:
    """Return a total of the game as a message, also if the game is not installed here."""
    rules = device.hub.games.get(game)
    return say("pad-points", points=points) if rules is None else rules.write_total(points)
