"""Shows the screen before a round: who plays, how to join, what to lay out, how long, and "Ready?"."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.redac_chef.state.components_to_lay import list_set_up_steps
from companion.games.redac_chef.state.intents import ChangeOption, StartRound
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.between.flash import FlashCard
from companion.games.redac_chef.views.between.tribunes import Tribunes
from companion.games.redac_chef.views.reminders import Reminders, find_setup
from companion.games.redac_chef.views.round.turns import FirstPlayer
from companion.games.redac_chef.views.setup.characters import Characters
from companion.games.redac_chef.views.setup.length import build_length
from companion.games.redac_chef.views.setup.puzzles import PuzzleLine
from companion.games.redac_chef.views.setup.teams import Teams
from companion.table.message import say
from companion.ui.controls.locked_note import is_locked_out, locked_note
from companion.ui.controls.seats import count_in_words
from companion.ui.controls.text import headline, sans
from companion.ui.parts.ready import Steps, lay_out_ready
from companion.ui.parts.ready_bar import ReadyBar
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead

#: Places in the rules about this screen, for its "?".
_PLACES: Final = ("phase/ready", "button/start-round", "phase/round", "setup/timer", "button/join")
#: Places in the rules about the set-up, for the "?" of its list.
_LAID_OUT: Final = ("setup/list", "setup/tiles", "setup/tribunes", "setup/tokens", "setup/puzzle")


@ft.component
def Ready() -> ft.Control:
    """Shows the screen before a round: set-up steps, options of the round, what to remember, and the bar with
    "Ready?"."""
    device, p = use_device_and_palette()
    day, begun = use_slice(lambda d: (d.state.play.current, d.view is not None and d.view.log.game.has_begun(d.state)))
    count = use_slice(lambda d: len(d.state.playing))
    mine = use_slice(lambda d: tuple(seat.id for seat in d.seats))
    locked = use_slice(is_locked_out)
    may = bool(mine) or device.is_lead
    settings = device.state.play.settings
    fixed = find_setup(device, day)
    table, players = device.t("table-code", code=device.state.code), count_in_words(device, count)
    puzzle = settings.puzzle if settings.rules.days is None else None
    title = device.t("ready-question", count=count) if puzzle is None else device.t("puzzle-name", number=puzzle)
    head: list[ft.Control] = [
        TableHead((queries.day_name(device, day), table, players), title=device.is_wide, places=_PLACES),
        headline(device, title, 30, 46),
        PuzzleLine(),
    ]
    main: list[ft.Control] = (
        []
        if begun
        else [Steps(device.t("layout-title"), list_set_up_steps(device.state.play, count), _LAID_OUT, key="steps")]
    )
    rest: list[ft.Control] = [locked_note(device)] if locked else [_Length()] if may else []
    if settings.rules.members and not begun:
        rest.insert(0, Teams())
    if settings.flash and fixed.flash is None:
        rest.append(FlashCard(day))
    if settings.rules.turns:
        rest += [*([] if locked else [FirstPlayer()]), Tribunes(day, key=f"tribunes-{day}")]
    if settings.powers and fixed.character is None:
        rest.append(Characters())
    rest.append(Reminders(day, powers=False, flash=False, key=f"reminders-{day}"))
    label = (
        device.t("ready-start", day=say(f"day-{day}")) if puzzle is None else device.t("puzzle-start", number=puzzle)
    )
    bar: ft.Control = sans(device.t("ready-watching"), p)
    if may:
        bar = ReadyBar(day, label, lambda: device.send(StartRound(day=day)), key=f"bar-{day}")
    return lay_out_ready(device, day, head, [*main, *rest], bar, join=not begun)


@ft.component
def _Length() -> ft.Control:
    """Shows the choice of the round's length: the rulebook's three, or any; nothing in modes without a clock, and where
    a clock is optional and none was chosen."""
    device = use_device()
    settings = use_slice(lambda d: d.state.play.settings)
    if settings.rules.timer is None or (settings.rules.timer == "optional" and not settings.timer_s):
        return ft.Container(height=0)
    return build_length(device, settings, lambda option, value: device.send(ChangeOption(option=option, value=value)))
