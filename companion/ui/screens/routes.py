"""Maps routes to screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import unquote, urlsplit

import flet as ft

from companion.games.registry import known_games
from companion.table.message import Refused
from companion.ui.controls.stack import fill
from companion.ui.device import Device
from companion.ui.exports import Choice
from companion.ui.people import make_route
from companion.ui.reactive import use_device, use_slice
from companion.ui.screens.club import ClubCodePage
from companion.ui.screens.exports import Export
from companion.ui.screens.history import GameFromHistory, History
from companion.ui.screens.home import Home
from companion.ui.screens.invite import Invite
from companion.ui.screens.join import Join, NoTable, PutAway, TypeCode
from companion.ui.screens.menu import Menu
from companion.ui.screens.own_texts import OwnTexts
from companion.ui.screens.players import People
from companion.ui.screens.profile import Profile
from companion.ui.screens.rules import Rules
from companion.ui.screens.seat_names import WhoSat
from companion.ui.screens.set_up.screen import SetUp
from companion.ui.screens.settings import Settings
from companion.ui.screens.standings import Standings
from companion.ui.screens.timer import TimerPage
from companion.ui.screens.topic import TopicPage
from companion.ui.statistics import Scope

#: The screens in front of a table, by their word in the route.
_BEFORE: Final[Mapping[str, Callable[[], ft.Control]]] = {"menu": Menu, "invite": Invite, "who-sat": WhoSat}


def find_screen(device: Device) -> ft.Control:
    """Return the screen of the device's route, and watch the table that belongs to it; for a screen without a table
    watch none (the rules keep the present one or else take tonight's, the settings keep it). ``/`` leads to tonight's
    table (``Hub.find_tonight``) if this page may see one, else home, as unknown routes do."""
    parts = [unquote(part) for part in urlsplit(device.route).path.split("/") if part]
    match parts:
        case ["join" | "table", code]:
            return _table_screen(device, code, joining=parts[0] == "join")
        case ["table", code, "menu" | "invite" | "who-sat"]:
            return _table_screen(device, code, before=parts[2])
        case ["table", code, *_]:
            return _table_screen(device, code)  # further on it is the game that knows the way
        case ["rules"]:
            _watch_tonight(device)
            return Rules(key="rules")
        case ["rules", *rest]:
            _watch_tonight(device)
            return TopicPage("/".join(rest), key="topic")
        case ["settings"]:
            return Settings(key="settings")  # the watched table goes on being watched: one comes back to it
        case []:
            tonight = device.hub.find_tonight(device.tables)
            if tonight is not None:
                return _table_screen(device, tonight.state.code, joining=True)
        case _:
            pass
    is_let_in = device.belongs or _is_open_to_all(device, parts)
    device.watch(None)
    if not is_let_in:
        return ClubCodePage(key="club")
    match parts:
        case ["new"]:
            return SetUp(key="new")
        case ["timer"]:
            return TimerPage(key="timer")
        case ["join"]:
            return TypeCode(key="join")
        case ["history"]:
            return History(key="history")
        case ["history", game_id]:
            return GameFromHistory(game_id, key=f"history-{game_id}")
        case ["export", "all"]:
            return Export(Choice("all"), key="export-all")
        case ["export", "game" | "player" as scope, id_]:
            return Export(Choice(scope, id_), key=f"export-{scope}-{id_}")
        case ["front-page", id_]:
            return OwnTexts(id_, key=f"front-page-{id_}")
        case ["players"]:
            return People(key="players")
        case ["players", id_]:
            return Profile(id_, key=f"player-{id_}")
        case ["progress", game] if game in known_games():
            return Standings(game, key=f"progress-{game}")
        case ["statistics", *whose]:
            return _statistics_screen(device, whose)
        case _:
            return Home(key="home")


def _is_open_to_all(device: Device, parts: list[str]) -> bool:
    """Tell whether a device that is not of the club may see that route: the field for a table's code, and the game of a
    table at which this device was."""
    match parts:
        case ["join"]:
            return True
        case ["export", "game", id_] | ["front-page", id_]:
            table = device.hub.find_by_game(id_)
            return table is not None and table.state.knows(device.actor.device)
        case _:
            return False


def _statistics_screen(device: Device, whose: list[str]) -> ft.Control:
    """Return the screen of the statistics of all, of a group or of a player."""
    # Imported here, and loaded after the start (``bootstrap``): charts would take a tenth of the time to the first
    # page.
    from companion.ui.screens.statistics import GroupList, StatisticsPage

    match whose:
        case []:
            return GroupList(key="statistics")
        case ["all"]:
            return StatisticsPage(Scope(), "/statistics", key="statistics-all")
        case ["group", *people]:
            return StatisticsPage(Scope(group=frozenset(people)), "/statistics", key=f"statistics-{people}")
        case ["player", id_]:
            return StatisticsPage(Scope(person=id_), make_route(id_), key=f"statistics-{id_}")
        case _:
            return Home(key="home")


def _watch_tonight(device: Device) -> None:
    """Watch tonight's table (``Hub.find_tonight``) if this device knows it, for somebody who opens the rules by their
    address: then the rules have clock, Pause and a button back to it. A table already watched stays watched."""
    device_id = device.actor.device
    tables = device.hub.open_tables()
    known_tables = [table for table in tables if table.state.knows(device_id)]
    tonight = device.hub.find_tonight(known_tables)
    if device.table is None and tonight is not None:
        device.watch(tonight)


def _table_screen(device: Device, code: str, *, joining: bool = False, before: str = "") -> ft.Control:
    """Return the screen of the table with that code, and watch it; a screen that says why not if there is none, or it
    may not be shown."""
    try:
        table = device.find(code)
    except Refused as refused:
        device.watch(None)
        return NoTable(code, refused.message, key=f"wait-{code}")
    if table is None:
        device.watch(None)
        return NoTable(code, key=f"no-{code}")
    device.watch(table)
    return AtTable(joining, before, key=f"at-{table.id}")


@ft.component
def AtTable(joining: bool, covered_by: str) -> ft.Control:
    """Show the watched table: that it is put away, if it is; while ``joining`` without a seat the choice of a seat;
    else its game. With ``covered_by`` (a key of ``_BEFORE``; "" for none) that screen is shown instead of the game,
    which stays mounted behind it."""
    device = use_device()
    closed = use_slice(lambda d: d.state.closed and d.state.successor is None)
    is_here = use_slice(lambda d: bool(d.seats) or d.is_host or d.state.code in d.watching)
    if closed:
        return PutAway(key="put-away")
    if joining and not is_here:
        return Join(key="join")
    # Behind the menu the game stays mounted, with its half-done input; it is only hidden.
    game = ft.Container(
        device.services.games[device.state.game].table(),
        key="game",
        visible=not covered_by,
        expand=not covered_by or None,
    )
    in_front: list[ft.Control] = []
    if covered_by:
        in_front = [ft.Container(_BEFORE[covered_by](), key=covered_by, expand=True)]
    return fill(game, *in_front, spacing=0)
