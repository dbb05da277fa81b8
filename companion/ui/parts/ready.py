"""Shows the screen before a logged game begins: what is laid out and dealt for that many players, the seats, and the
button that begins."""

from __future__ import annotations

import flet as ft

from companion.table.message import Message
from companion.table.parts.events import GameBegun
from companion.ui import theme
from companion.ui.at_table import get_rules, send_event
from companion.ui.controls.paper import card, lay_over_bar, two_columns
from companion.ui.controls.qr import JoinCode
from companion.ui.controls.stack import number_lines, pile, stack
from companion.ui.controls.text import bold, headline, sans, small
from companion.ui.controls.undo import undo_and_home
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.options import TableOptions
from companion.ui.parts.ready_bar import ReadyBar, ReadyWho
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead
from companion.ui.screens.roster import Roster


@ft.component
def Ready() -> ft.Control:
    """Show the screen on which the players join and lay out the game, until it begins."""
    device, p = use_device_and_palette()
    may_begin = use_slice(lambda d: d.may_lead)
    game, code, player_count = use_slice(lambda d: (d.state.game, d.state.code, len(d.state.playing)))
    steps = use_slice(_list_steps)
    fewest = get_rules(device).seats[0]

    async def begin() -> None:
        """Begin the game with the seats that are taken by now."""
        await send_event(device, GameBegun(seats=tuple(seat.id for seat in device.state.playing)))

    bar: ft.Control = sans(device.t("logged-watching"), p)
    if may_begin:
        lines: list[ft.Control] = [ReadyBar("", device.t("logged-begin"), begin, key="bar")]
        if player_count < fewest:
            lines.append(small(device.t("setup-fewest", fewest=fewest), p))
        bar = stack(*lines, spacing=4)
    head: list[ft.Control] = [
        TableHead(
            (device.t("players-count", count=player_count), device.t("table-code", code=code)),
            title=device.is_wide,
            places=("phase/ready", "setup/list", "phase/round"),
        ),
        headline(device, device.t(f"game-{game}"), 30, 46),
    ]
    main: list[ft.Control] = [Steps(device.t("logged-lay-out"), steps, key="steps")] if steps else []
    return lay_out_ready(device, "", head, [*main, TableOptions(key="options")], bar)


def lay_out_ready(
    device: Device, round_: str, head: list[ft.Control], main: list[ft.Control], bar: ft.Control, *, join: bool = True
) -> ft.Control:
    """Lay out the screen before a round (``round_``): who is ready, the seats and, where others may still ``join``, the
    QR code; beside these ``main``, which shows what is laid out and chosen, and at the foot ``bar``."""
    side: list[ft.Control] = [ReadyWho(round_, False, key="who")]
    if join:
        side.append(Roster(round_, key="roster"))
        if device.is_host or device.is_wide:
            side.insert(0, JoinCode(key="code"))
    # Others join before anybody lays out: on a phone the list of steps would push code and seats off the screen.
    left, right = (main, side) if device.is_wide else (side, main)
    page = two_columns(device.is_wide, [*head, *left], right, undo_and_home(device))
    return lay_over_bar(device.palette, page, bar, width=theme.COLUMN)


def _list_steps(device: Device) -> tuple[Message, ...]:
    """Return the steps of setting up for the number of players now at the table, at least the fewest that the game
    takes."""
    rules = get_rules(device)
    players = min(max(len(device.state.playing), rules.seats[0]), rules.seats[1])
    return rules.set_up(players, device.state.play.settings)


@ft.component
def Steps(title: str, steps: tuple[Message, ...], places: tuple[str, ...] = ()) -> ft.Control:
    """Show the steps of laying out and dealing; ``places``: where the "?" finds more about them in the rules."""
    device, p = use_device_and_palette()
    head: ft.Control = bold(title, p)
    if places:
        head = with_help(device, head, *places)
    return card(pile(head, *number_lines(map(device.words.say, steps), p), spacing=10), p)
