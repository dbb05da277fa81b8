"""Draws the control chart: each player's columns by character, who may move whom and where the figures are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.plus_belle_la_vie.facts import BONUS, COLOURS
from companion.games.plus_belle_la_vie.scoring.control import absolute, controllers
from companion.games.plus_belle_la_vie.state.events import FigureMoved
from companion.games.plus_belle_la_vie.state.intents import StepColumn
from companion.games.plus_belle_la_vie.state.play import BESIDE, JAIL, SPECIAL, STREET, Play
from companion.games.plus_belle_la_vie.views import queries
from companion.table.message import say
from companion.table.seats import Seat, clean_text
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.at_table import list_enterable_seats, list_playing_seats, send_event
from companion.ui.controls.buttons import action, icon_button, link
from companion.ui.controls.fields import LARGE_TEXT, Option, choice, lay_beside, stepper, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, lay_over_bar
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import fill, stack
from companion.ui.controls.text import HELP, bold, headline, serif, small
from companion.ui.device import Device
from companion.ui.help import help_button, with_help
from companion.ui.parts.bottom_sheet import bottom_sheet, is_crowded
from companion.ui.parts.options import change_option
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_slice, use_value

#: How wide a column is in the table, and what a name takes at least beside a lock, in px.
_CELL: Final = 50
_NAME: Final = 96
#: The px below which a character's name stands on a line of its own.
_LEAST_NAME: Final = 80


@ft.component
def Control() -> ft.Control:
    """Draws a row for each character with a cell for each player; a tap on a cell opens its number of cards. At the end
    of the game the columns are confirmed here. Handles: ``column-CHARACTER-N`` (characters and seats from 1),
    ``controls-CHARACTER``, ``prison-CHARACTER``, ``control-add``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    seats = use_slice(list_playing_seats)
    may = use_slice(lambda d: d.may_lead)
    use_slice(list_enterable_seats)  # whose columns may be changed here
    ended = use_slice(queries.is_over)
    cell, open_ = use_value(("", ""))
    adding, add = use_value(may and not ended and not play.characters)
    large = device.scale > LARGE_TEXT
    heads = ft.Container(
        _heads(device, seats), padding=ft.Padding.symmetric(horizontal=theme.MARGIN), width=theme.COLUMN
    )
    top: list[ft.Control] = [
        queries.top(device),
        with_help(
            device,
            headline(device, device.t("plus-belle-la-vie-control"), 24, beside=HELP),
            "button/control",
            "button/prison",
            "row/control",
        ),
    ]
    width = theme.COLUMN if device.is_wide else None
    foot = queries.foot_with_back(device)
    form = [NewCharacter(lambda: add(False), key="new-character")] if adding and may and not cell[0] else []
    if form and is_crowded(device):
        return lay_over_bar(p, column([queries.top(device), *form]), foot, width=width)
    parts: list[ft.Control] = [*top, _heads(device, seats)] if large else []
    for number, character in enumerate(play.characters, 1):
        parts.append(_row(device, play, seats, character, number, open_, cell))
    if may and not form:
        label = device.t("plus-belle-la-vie-character-new")
        parts.append(link(device, "control-add", label, lambda: add(True), icon=ft.Icons.ADD))
    parts.append(small(device.t("plus-belle-la-vie-control-note", each=BONUS), p))
    page = column(parts, spacing=8 if large else 4)
    if not large:
        # The names of the players stay while the characters are scrolled.
        above = ft.Container(
            stack(*top, spacing=4), padding=ft.Padding.symmetric(horizontal=theme.MARGIN), width=theme.COLUMN
        )
        middle = [ft.Container(one, alignment=ft.Alignment.CENTER) for one in (above, heads)]
        page = fill(*middle, ft.Container(page, expand=True), spacing=4)
    if cell[0]:
        return lay_over_bar(p, page, Columns(*cell, lambda: open_(("", "")), key=f"columns-{cell}"), width=width)
    bar = form or ([ft.Row([queries.finish_button(device)])] if ended and may and not play.checked else [])
    return lay_over_bar(p, page, stack(*bar, foot, spacing=4), width=width)


def _heads(device: Device, seats: tuple[Seat, ...]) -> ft.Control:
    """Draw the players' symbols and names above their cells."""
    p = device.palette
    large = device.scale > LARGE_TEXT
    heads: list[ft.Control] = [
        ft.Container(
            ft.Column(
                [
                    symbol(seat, p),
                    small(
                        shorten(seat.name, 10),
                        p,
                        size=device.fit(13, 17),
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                    ),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            expand=large,
            width=None if large else _CELL,
            alignment=ft.Alignment.CENTER,
        )
        for seat in seats
    ]
    if large:
        return ft.Row(heads, spacing=4)
    lock = [ft.Container(width=theme.TARGET)] if device.may_lead and _has_lock(device, len(seats)) else []
    return ft.Row([ft.Container(expand=True), *heads, *lock], spacing=4)


def _row(
    device: Device,
    play: Play,
    seats: tuple[Seat, ...],
    character: str,
    number: int,
    open_: Callable[[tuple[str, str]], Any],
    cell: tuple[str, str],
) -> ft.Control:
    """Draw a character's row: name, colour, place, who controls them, and each player's strength; cells of players for
    whom this device may enter are buttons."""
    p = device.palette
    mine = list_enterable_seats(device)
    counts = play.counts(character)
    able, alone = controllers(counts), absolute(counts)
    place = play.place_of(character)
    jailed = place == JAIL
    names = tuple(shorten(device.state.name(seat), 14) for seat in able)
    text = device.t("plus-belle-la-vie-controlled", names=names, count=len(names), alone=int(alone is not None))
    colour = play.colour(character)
    # Colour and place come first, since who may move the figure is longest and takes a second line.
    about = [] if colour is None else [device.t("plus-belle-la-vie-colour", colour=colour)]
    if place != BESIDE:
        about.append(device.t("plus-belle-la-vie-place-title", place=place[1:]) if place in SPECIAL else place)
    text = capitalise(" · ".join([*about, text]))
    large = device.scale > LARGE_TEXT
    one_line: dict[str, Any] = {} if large else {"max_lines": 1, "overflow": ft.TextOverflow.ELLIPSIS}
    dots = [queries.dot(device, colour)] if colour is not None else []
    name = ft.Row([*dots, bold(character, p, expand=True, **one_line)], spacing=6)
    status = handle(f"controls-{number}", small(text, p, **(one_line | {"max_lines": 3} if one_line else {})))
    lock: list[ft.Control] = []
    if device.may_lead and (large or _has_lock(device, len(seats))):
        lock = [prison_button(device, character)]
    elif jailed and large:
        lock = [ft.Icon(ft.Icons.LOCK, color=p.ink, size=20)]
    cells: list[ft.Control] = []
    for seat in seats:
        strength = counts[seat.id]
        opened = cell == (character, seat.id)
        face = ft.Container(
            ft.Row(
                [
                    symbol(seat, p, size=14),
                    serif(str(strength) if strength else "–", device.fit(22, 28), p, black=seat.id in able),
                ],
                spacing=2,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            height=max(theme.TARGET, 30 * device.scale),
            alignment=ft.Alignment.CENTER,
            bgcolor=p.card,
            border=ft.Border.all(3 if opened or seat.id in able else 1, p.ink if opened or seat.id in able else p.rule),
            border_radius=10,
            on_click=(lambda _, s=seat.id: open_((character, s))) if seat in mine else None,
        )
        name_ = f"column-{number}-{device.state.number(seat.id)}"
        cell_ = handle(name_, face, button=seat in mine, expand=large)
        cells.append(cell_ if large else ft.Container(cell_, width=_CELL))
    head = stack(name, status, spacing=0)
    if large:
        rows = stack(lay_beside(device, head, *lock), ft.Row(cells, spacing=4), spacing=2)
        return ft.Container(rows, key=f"row-{character}")
    if _room_for_name(device, len(seats)) < _LEAST_NAME:
        line: ft.Control = stack(head, ft.Row([ft.Container(expand=True), *cells, *lock], spacing=4), spacing=2)
    else:
        line = ft.Row([ft.Container(head, expand=True), *cells, *lock], spacing=4)
    return ft.Container(line, border=ft.Border(top=ft.BorderSide(1, p.rule)), key=f"row-{character}")


def _has_lock(device: Device, players: int) -> bool:
    """Tell whether a row has room for the prison button beside name and cells; if not, the button stands in the form of
    a cell."""
    return _room_for_name(device, players) - theme.TARGET >= _NAME


def _room_for_name(device: Device, players: int) -> float:
    """Return the px that the cells of the players leave for a character's name."""
    return min(device.width, theme.COLUMN) - 2 * theme.MARGIN - players * (_CELL + 4)


def prison_button(device: Device, character: str) -> ft.Control:
    """Draw the button that sends a figure to prison, or lets it out into the street. Handle: ``prison-CHARACTER``."""
    play = queries.play_of(device)
    jailed = play.place_of(character) == JAIL
    jail = partial(send_event, device, FigureMoved(character=character, place=STREET if jailed else JAIL))
    label = device.t("plus-belle-la-vie-prison", character=character, on=int(jailed))
    number = play.characters.index(character) + 1
    return icon_button(device, f"prison-{number}", ft.Icons.LOCK if jailed else ft.Icons.LOCK_OPEN, label, jail)


@ft.component
def Columns(character: str, seat: str, close: Callable[[], Any]) -> ft.Control:
    """Asks for a player's number of cards of a character and of guests with them, by steps. Handles: ``cards-more``,
    ``guests-more``, ``column-close``."""
    device, p = use_device_and_palette()
    mine = use_slice(lambda d: queries.play_of(d).column(character, seat))

    def step(cards: int = 0, guests: int = 0) -> Any:
        return device.send(StepColumn(seat=seat, character=character, cards=cards, guests=guests))

    players = use_slice(lambda d: len(list_playing_seats(d)))
    use_slice(lambda d: queries.play_of(d).place_of(character))
    in_prison = device.may_lead and device.scale <= LARGE_TEXT and not _has_lock(device, players)
    title = device.t("plus-belle-la-vie-column-of", character=character, name=shorten(device.state.name(seat)))
    return stack(
        ft.Row(
            [
                ft.Container(bold(title, p), expand=True),
                *help_button(device, "button/column"),
                *([prison_button(device, character)] if in_prison else []),
                icon_button(device, "column-close", ft.Icons.CHECK, device.t("amount-ok"), close),
            ]
        ),
        stepper(device, "cards", device.t("plus-belle-la-vie-cards", cards=mine.cards), step),
        stepper(device, "guests", device.t("plus-belle-la-vie-guests", guests=mine.guests), lambda by: step(guests=by)),
        spacing=6,
    )


@ft.component
def NewCharacter(close: Callable[[], Any]) -> ft.Control:
    """Asks in a bottom sheet for a character as the box has it, name and colour, adds it to the group's list, and asks
    for the next one. Handles: ``character`` (the field), ``colour-COLOUR``, ``add-character``, ``character-close``."""
    device, p = use_device_and_palette()
    name, set_name = use_half_typed("character-name")
    colour, set_colour = use_value(COLOURS[0])

    async def add() -> None:
        """Add the character to the list, and clear the name; ask for a name where there is none."""
        clean = clean_text(name)
        if not clean:
            device.tell(say("plus-belle-la-vie-name", most=80))
            return
        # The newest list: another device may just have added a character.
        characters = dict(device.newest.play.settings["characters"])
        if await change_option(device, "characters", {**characters, clean: colour}):
            set_name("")

    colours = [Option(f"colour-{one}", device.t("plus-belle-la-vie-colour", colour=one), one) for one in COLOURS]
    field = text_field(device, "character", device.t("plus-belle-la-vie-character"), name, set_name, add, stay=True)
    label, red = device.t("plus-belle-la-vie-character-add"), bool(name.strip())
    adding, choosing = action(device, "add-character", label, add, red=red), choice(device, colours, colour, set_colour)
    if device.scale > LARGE_TEXT:  # the name to be typed comes first, because the four colours take half of the page
        parts = [field, choosing, adding]
    else:
        parts = [small(device.t("plus-belle-la-vie-character-note"), p), choosing, lay_beside(device, field, adding)]
    title = device.t("plus-belle-la-vie-character-new")
    return bottom_sheet(device, "character", title, parts, close, "ruling/characters")
