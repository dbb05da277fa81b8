"""Shows the control table: everybody's columns, who may move whom and where they are, the characters copied once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.plus_belle_la_vie.facts import BONUS, COLOURS
from companion.games.plus_belle_la_vie.scoring.control import absolute, controllers
from companion.games.plus_belle_la_vie.state.events import FigureMoved
from companion.games.plus_belle_la_vie.state.intents import StepColumn
from companion.games.plus_belle_la_vie.state.play import BESIDE, JAIL, SPECIAL, STREET, Play
from companion.games.plus_belle_la_vie.views import queries
from companion.table.message import say
from companion.table.seats import Seat, clean_text
from companion.ui import theme
from companion.ui.at_table import happened, may_enter, seats_said, seats_there
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.fields import Option, choice, stepper, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, over_bar
from companion.ui.controls.seats import symbol
from companion.ui.controls.text import HELP, bold, headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import help_button, with_help
from companion.ui.parts.options import change_option
from companion.ui.people import short
from companion.ui.reactive import use_device, use_kept, use_slice, use_value


@ft.component
def Control() -> ft.Control:
    """Shows a row for each character. Handles: ``column-CHARACTER-N`` (characters and seats from 1),
    ``controls-CHARACTER``, ``prison-CHARACTER``."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    seats = use_slice(seats_there)
    may = use_slice(may_enter)
    use_slice(seats_said)  # whose columns may be changed here
    ended = use_slice(queries.is_over)
    cell, open_ = use_value(("", ""))
    parts: list[ft.Control] = [
        queries.top(device),
        with_help(
            device,
            headline(device, device.t("plus-belle-la-vie-control"), 28, beside=HELP),
            "button/control",
            "button/prison",
            "row/control",
        ),
        small(device.t("plus-belle-la-vie-control-note", each=BONUS), p),
        _heads(device, seats),
    ]
    for number, character in enumerate(play.characters, 1):
        parts.append(_row(device, play, seats, character, number, open_, cell))
    if may:
        parts.append(NewCharacter(key="new-character"))
    parts.append(queries.doors(device, back=True))
    page = column(parts, spacing=8)
    width = theme.COLUMN if device.wide else None
    if cell[0]:
        return over_bar(p, page, Columns(*cell, lambda: open_(("", "")), key=f"columns-{cell}"), width=width)
    if ended and may and not play.checked:
        return over_bar(p, page, ft.Row([queries.finish_button(device)]), width=width)
    return page


def _heads(device: Device, seats: tuple[Seat, ...]) -> ft.Control:
    p = device.palette
    heads: list[ft.Control] = [
        ft.Container(
            ft.Column(
                [
                    symbol(seat, p),
                    small(
                        short(seat.name, 10),
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
            expand=True,
            alignment=ft.Alignment.CENTER,
        )
        for seat in seats
    ]
    return ft.Row(heads, spacing=4)


def _row(
    device: Device,
    play: Play,
    seats: tuple[Seat, ...],
    character: str,
    number: int,
    open_: Callable[[tuple[str, str]], Any],
    cell: tuple[str, str],
) -> ft.Control:
    p = device.palette
    mine = seats_said(device)
    counts = play.counts(character)
    able, alone = controllers(counts), absolute(counts)
    place = play.place_of(character)
    jailed = place == JAIL
    names = tuple(short(device.state.name(seat), 14) for seat in able)
    said = device.t("plus-belle-la-vie-controlled", names=names, count=len(names), alone=int(alone is not None))
    colour = play.colour(character)
    if jailed:
        said = f"{said} {device.t('plus-belle-la-vie-in-prison')}"
    elif place != BESIDE:
        where = device.t("plus-belle-la-vie-place-title", place=place[1:]) if place in SPECIAL else place
        said = f"{said} {where}"
    if colour is not None:
        said = f"{device.t('plus-belle-la-vie-colour', colour=colour)} · {said}"
    title: list[ft.Control] = [
        *([queries.dot(device, colour)] if colour is not None else []),
        bold(character, p),
        handle(f"controls-{number}", small(said, p), expand=True),
    ]
    jail = partial(happened, device, FigureMoved(character=character, place=STREET if jailed else JAIL))
    lock = ft.Icons.LOCK if jailed else ft.Icons.LOCK_OPEN
    label = device.t("plus-belle-la-vie-prison", character=character, on=int(jailed))
    if may_enter(device):
        title.append(icon_button(device, f"prison-{number}", lock, label, jail))
    elif jailed:
        title.append(ft.Icon(lock, color=p.ink, size=20))
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
        cells.append(handle(name_, face, button=seat in mine, expand=True))
    return ft.Column(
        [ft.Row(title, spacing=6), ft.Row(cells, spacing=4)],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=f"row-{character}",
    )


@ft.component
def Columns(character: str, seat: str, close: Callable[[], Any]) -> ft.Control:
    """Asks for a player's cards of a character and their guests, by steps. Handles: ``cards-more``, ``guests-more``,
    ``column-close``."""
    device = use_device()
    p = device.palette
    mine = use_slice(lambda d: queries.play_of(d).column(character, seat))

    def step(cards: int = 0, guests: int = 0) -> Any:
        return device.send(StepColumn(seat=seat, character=character, cards=cards, guests=guests))

    title = device.t("plus-belle-la-vie-column-of", character=character, name=short(device.state.name(seat)))
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Container(bold(title, p), expand=True),
                    *help_button(device, "button/column"),
                    icon_button(device, "column-close", ft.Icons.CHECK, device.t("amount-ok"), close),
                ]
            ),
            stepper(
                device,
                "cards",
                device.t("plus-belle-la-vie-cards", cards=mine.cards),
                lambda: step(cards=-1),
                lambda: step(cards=1),
                by="1",
            ),
            stepper(
                device,
                "guests",
                device.t("plus-belle-la-vie-guests", guests=mine.guests),
                lambda: step(guests=-1),
                lambda: step(guests=1),
                by="1",
            ),
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@ft.component
def NewCharacter() -> ft.Control:
    """Asks for a character as the box has it: name and colour. Handles: ``character`` (the field), ``colour-COLOUR``,
    ``add-character``."""
    device = use_device()
    p = device.palette
    name, write = use_kept("character-name")
    colour, paint = use_value(COLOURS[0])

    async def add() -> None:
        clean = clean_text(name)
        if not clean:
            device.tell(say("plus-belle-la-vie-name", most=80))
            return
        # Those that there are now: somebody else may just have added one.
        known = dict(device.newest.play.settings["characters"])
        if await change_option(device, "characters", {**known, clean: colour}):
            write("")

    colours = [Option(f"colour-{one}", device.t("plus-belle-la-vie-colour", colour=one), one) for one in COLOURS]
    return ft.Column(
        [
            with_help(device, bold(device.t("plus-belle-la-vie-character-new"), p), "ruling/characters"),
            sans(device.t("plus-belle-la-vie-character-note"), p),
            text_field(device, "character", device.t("plus-belle-la-vie-character"), name, write, add, stay=True),
            choice(device, colours, colour, paint),
            action(device, "add-character", device.t("plus-belle-la-vie-character-add"), add),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
