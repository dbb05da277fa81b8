"""Draws the open rendez-vous cards: what each asks for and whether it is there; a card is copied once, and opened by a
tap the next time."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.plus_belle_la_vie.facts import COLOURS
from companion.games.plus_belle_la_vie.scoring.rendez_vous import find_missing_figures
from companion.games.plus_belle_la_vie.state.events import CardClosed, CardOpened, FigureMoved
from companion.games.plus_belle_la_vie.state.play import JAIL, STREET, Card, Play, name_figures
from companion.games.plus_belle_la_vie.views import queries
from companion.table.seats import clean_text
from companion.ui import theme
from companion.ui.at_table import send_event
from companion.ui.controls import paper
from companion.ui.controls.buttons import action, icon_button, link
from companion.ui.controls.fields import stepper, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, lay_in_halves, lay_over_bar
from companion.ui.controls.stack import stack, wrap
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import help_button
from companion.ui.house_settings import remember_settings
from companion.ui.parts.bottom_sheet import lies_on_side, sheet_title
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_latest, use_slice, use_value

#: The usual number of figures that a card asks for: the form starts with it.
_USUAL: Final = 3


@ft.component
def OpenCards(copy: Callable[[], Any], throw: Callable[[str], Any]) -> ft.Control:
    """Draws each open card, and, as long as another may lie open, buttons to open one: a card that the group has copied
    before, or a new one. ``copy`` opens the form for a new card; ``throw`` asks who brought a card's last figure.
    Handles: ``card-N``, ``card-new``, ``card-known-N``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    may = use_slice(lambda d: d.may_lead)
    most = queries.rules(device).facts.open_rendez_vous
    parts: list[ft.Control] = [
        OpenCard(card, at, throw, key=f"card-{card.place}") for at, card in enumerate(play.cards, 1)
    ]
    if may and len(play.cards) < most:
        known = [place for place, _ in play.settings["places"] if play.card_at(place) is None]
        chips: list[ft.Control] = [
            action(device, f"card-known-{at}", place, partial(_open_known, device, place), compact=True, height=48)
            for at, place in enumerate(known, 1)
        ]
        label = device.t("plus-belle-la-vie-card-new")
        chips.append(link(device, "card-new", label, copy, icon=ft.Icons.ADD))
        parts.append(wrap(*chips, spacing=6))
    if not parts:
        parts.append(small(device.t("plus-belle-la-vie-no-cards"), p))
    return stack(*parts)


async def _open_known(device: Device, place: str) -> None:
    """Send that the card of that place lies open, with the conditions that the group has copied before."""
    conditions = json.loads(dict(queries.play_of(device).settings["places"])[place])
    await send_event(
        device,
        CardOpened(
            place=place, minimum=conditions["minimum"], colours=tuple(conditions["colours"]), dice=conditions["dice"]
        ),
    )


@ft.component
def OpenCard(card: Card, number: int, throw: Callable[[str], Any]) -> ft.Control:
    """Draws an open card with the figures that are still missing; once none is, with the button for the dice. A tap
    unfolds the list of characters. Handles: ``card-N``, ``card-missing-N``, ``dice-N``, ``there-N-M``,
    ``card-close-N``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    may = use_slice(lambda d: d.may_lead)
    opened, open_ = use_value(False)
    present = play.figures_at(card.place)
    colours = name_figures(card.colours)
    asks = device.t(
        "plus-belle-la-vie-card-asks", minimum=card.minimum, colours=colours, count=len(colours), dice=card.dice
    )
    missing = play.missing_for(card)
    text = device.t("plus-belle-la-vie-all-there") if missing is None else device.words.say(missing)
    icon = ft.Icons.CHECK if missing is None else ft.Icons.HOURGLASS_EMPTY
    state = handle(
        f"card-missing-{number}",
        ft.Row([ft.Icon(icon, size=18, color=p.ink), sans(text, p, expand=True)], spacing=6),
    )
    head = ft.Container(
        stack(
            bold(card.place, p, size=19),
            small(asks, p),
            _slots(device, play, card, present),
            state,
            spacing=2,
        ),
        on_click=lambda _: open_(not opened),
        ink=True,
        expand=True,
    )
    parts: list[ft.Control] = [handle(f"card-{number}", head, button=True)]
    if present:
        parts.append(_figures(device, play, card, number, present, may))
    if missing is None and may:
        label = device.t("plus-belle-la-vie-to-dice")
        parts.append(action(device, f"dice-{number}", label, partial(throw, card.place)))
    if opened:
        parts += _draw_opened(device, play, card, number, may)
    return paper.card(stack(*parts, spacing=6), p, padding=10, selected=missing is None)


def _draw_opened(device: Device, play: Play, card: Card, number: int, may: bool) -> list[ft.Control]:
    """Return the unfolded part of a card: the characters who may be put at its place, and the link that removes the
    card."""
    p = device.palette
    away = tuple(one for one in play.characters if play.place_of(one) not in (JAIL, card.place))
    parts: list[ft.Control] = [
        small(device.t("plus-belle-la-vie-who-is-there"), p),
        _figures(device, play, card, number, away, may),
    ]
    if not play.characters:
        parts.append(small(device.t("plus-belle-la-vie-no-characters"), p))
    if may:
        label = device.t("plus-belle-la-vie-card-wrong")
        closing = partial(send_event, device, CardClosed(place=card.place))
        parts.append(link(device, f"card-close-{number}", label, closing, icon=ft.Icons.CLOSE))
    return parts


def _figures(device: Device, play: Play, card: Card, number: int, characters: tuple[str, ...], may: bool) -> ft.Control:
    """Draw the figures of these characters as buttons: a tap puts one at the card's place, or back into the street."""
    tokens = [
        queries.draw_figure(
            device,
            f"there-{number}-{at}",
            character,
            play.colour(character),
            partial(_toggle, device, card.place, character) if may else None,
            chosen=play.place_of(character) == card.place,
        )
        for at, character in enumerate(play.characters, 1)
        if character in characters
    ]
    return wrap(*tokens, spacing=6)


async def _toggle(device: Device, place: str, character: str) -> None:
    """Send the figure to the place; if it is there already, into the street."""
    is_there = device.newest.play.place_of(character) == place
    await send_event(device, FigureMoved(character=character, place=STREET if is_there else place))


def _slots(device: Device, play: Play, card: Card, present: tuple[str, ...]) -> ft.Control:
    """Draw a dot for each figure at the place, and a ring for each that is missing, in its colour where one is asked
    for."""
    colours = [play.colour(one) for one in present]
    short = find_missing_figures(card.conditions, (one or "" for one in colours))
    rings: list[str | None] = [*Counter(short.colours).elements()]
    rings += [None] * (short.count - len(rings))
    dots = [queries.dot(device, colour, size=22) for colour in colours]
    dots += [queries.dot(device, colour, size=22, filled=False) for colour in rings]
    return wrap(*dots, spacing=5)


def _without(colours: tuple[str, ...], colour: str) -> tuple[str, ...]:
    """Return the colours with the first of that colour removed; unchanged if there is none."""
    at = colours.index(colour) if colour in colours else len(colours)
    return (*colours[:at], *colours[at + 1 :])


@ft.component
def NewCard(close: Callable[[], Any]) -> ft.Control:
    """Asks for a card as it is printed, on a page of its own; sends that it lies open, and closes. The group keeps it
    for the next time. Handles: ``place``, ``minimum``, ``asks-COLOUR-more``, ``dice``, ``card-open``,
    ``card-cancel``."""
    device, p = use_device_and_palette()
    place, set_place = use_half_typed("card-place")
    dice, set_dice = use_half_typed("card-dice")
    minimum, colours = use_latest(_USUAL), use_latest(tuple[str, ...]())

    def step_colour(colour: str, by: int) -> None:
        """Ask for one figure more of that colour, or one fewer."""
        colours.step(lambda before: (*before, colour) if by > 0 else _without(before, colour))

    async def open_card() -> None:
        """Send that the card lies open; once it is accepted, keep it for the group's next game, clear the texts and
        close."""
        event = CardOpened(place=clean_text(place), minimum=minimum.value, colours=colours.value, dice=clean_text(dice))
        if await send_event(device, event) is None:
            return
        if device.table is not None:
            await remember_settings(device, device.table.state)
        set_place("")
        set_dice("")
        close()

    head = ft.Row(
        [
            sheet_title(device, device.t("plus-belle-la-vie-card-new"), 2),
            *help_button(device, "button/card", "ruling/places"),
            icon_button(device, "card-cancel", ft.Icons.CLOSE, device.t("help-close"), close),
        ]
    )
    asked: list[ft.Control] = [
        text_field(device, "place", device.t("plus-belle-la-vie-card-place"), place, set_place, lambda: None),
        stepper(
            device,
            "minimum",
            device.t("plus-belle-la-vie-card-minimum", minimum=minimum.value),
            lambda by: minimum.step(lambda before: max(1, before + by)),
        ),
    ]
    wanted: list[ft.Control] = []
    for colour in COLOURS:
        label = device.t("plus-belle-la-vie-colour-count", colour=colour, count=colours.value.count(colour))
        wanted.append(stepper(device, f"asks-{colour}", label, partial(step_colour, colour)))
    rolled = text_field(device, "dice", device.t("plus-belle-la-vie-card-dice"), dice, set_dice, lambda: None)
    opening = action(device, "card-open", device.t("plus-belle-la-vie-card-open"), open_card, red=True, expand=True)
    width = theme.COLUMN if device.is_wide else None
    if lies_on_side(device):
        # All of it is in sight: a low page has no room for its head.
        page = column([head, lay_in_halves([*asked, rolled], wanted)], spacing=8, width=theme.TWO_COLUMNS)
    else:
        page = column([queries.top(device), head, *asked, *wanted, rolled], spacing=8)
    return lay_over_bar(p, page, ft.Row([opening]), width=width)
