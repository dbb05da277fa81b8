"""The open rendez-vous cards: copied once, then a tap; what is asked for, and whether it is there."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.plus_belle_la_vie.facts import COLOURS
from companion.games.plus_belle_la_vie.state.events import CardClosed, CardOpened
from companion.games.plus_belle_la_vie.state.play import PRISON, Card
from companion.games.plus_belle_la_vie.views import queries
from companion.table.seats import clean_text
from companion.ui import theme
from companion.ui.at_table import happened, may_enter
from companion.ui.controls.buttons import action, icon_button, link
from companion.ui.controls.fields import stepper, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card as sheet
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import help_button
from companion.ui.parts.options import change_option
from companion.ui.reactive import use_device, use_kept, use_latest, use_slice, use_value

#: What is usually asked for: a card to be copied starts so.
_USUAL = 3


def present_key(place: str) -> str:
    """Where this device keeps who is ticked as present at a place."""
    return f"present-{place}"


def present_at(device: Device, place: str) -> tuple[str, ...]:
    """Who is ticked as present there on this device."""
    kept = device.services.kept.text(device.actor.device, present_key(place))
    known = queries.play_of(device).characters
    return tuple(one for one in kept.split("\n") if one in known)


@ft.component
def OpenCards() -> ft.Control:
    """The cards, a place to open another, and the known ones. Handles: ``card-N``, ``card-new``, ``card-known-N``."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    may = use_slice(may_enter)
    most = queries.rules(device).facts.open_rendez_vous
    typing, type_ = use_value(False)
    parts: list[ft.Control] = [OpenCard(card, at, key=f"card-{card.place}") for at, card in enumerate(play.cards, 1)]
    if may and len(play.cards) < most:
        if typing:
            parts.append(NewCard(lambda: type_(False), key="new-card"))
        else:
            known = [place for place, _ in play.settings["places"] if all(card.place != place for card in play.cards)]
            chips: list[ft.Control] = [
                action(device, f"card-known-{at}", place, partial(_open_known, device, place), compact=True, height=48)
                for at, place in enumerate(known, 1)
            ]
            label = device.t("plus-belle-la-vie-card-new")
            chips.append(link(device, "card-new", label, lambda: type_(True), icon=ft.Icons.ADD))
            parts.append(ft.Row(chips, wrap=True, spacing=6, run_spacing=6))
    if not parts:
        parts.append(small(device.t("plus-belle-la-vie-no-cards"), p))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


async def _open_known(device: Device, place: str) -> None:
    asked = json.loads(dict(queries.play_of(device).settings["places"])[place])
    await happened(
        device, CardOpened(place=place, minimum=asked["minimum"], colours=tuple(asked["colours"]), dice=asked["dice"])
    )


@ft.component
def OpenCard(card: Card, number: int) -> ft.Control:
    """One card: a tap opens who is there; what is missing is said at once."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    may = use_slice(may_enter)
    opened, open_ = use_value(False)
    text, keep = use_kept(present_key(card.place))
    present = tuple(one for one in text.split("\n") if one in play.characters)
    colours = tuple(device.t("plus-belle-la-vie-colour", colour=one) for one in card.colours)
    asks = device.t(
        "plus-belle-la-vie-card-asks", minimum=card.minimum, colours=colours, count=len(colours), dice=card.dice
    )
    missing = play.missing_at(card, present)
    said = device.t("plus-belle-la-vie-all-there") if missing is None else device.words.say(missing)
    icon = ft.Icons.CHECK if missing is None else ft.Icons.HOURGLASS_EMPTY
    state = handle(
        f"card-missing-{number}",
        ft.Row([ft.Icon(icon, size=18, color=p.ink), sans(said, p, expand=True)], spacing=6),
    )
    head = ft.Container(
        ft.Column([bold(card.place, p, size=19), small(asks, p), state], spacing=2, tight=True),
        on_click=lambda _: open_(not opened),
        ink=True,
        expand=True,
    )
    parts: list[ft.Control] = [handle(f"card-{number}", head, button=True)]
    if opened:
        jailed = play.tray.ticked(PRISON)

        def tick(character: str) -> None:
            there = [one for one in present if one != character]
            keep("\n".join(there if character in present else [*there, character]))

        chips: list[ft.Control] = [
            action(
                device,
                f"there-{number}-{at}",
                character,
                partial(tick, character),
                selected=character in present,
                compact=True,
                height=theme.TARGET,
            )
            for at, character in enumerate(play.characters, 1)
            if character not in jailed
        ]
        parts.append(small(device.t("plus-belle-la-vie-who-is-there"), p))
        parts.append(ft.Row(chips, wrap=True, spacing=6, run_spacing=6))
        if not chips:
            parts.append(small(device.t("plus-belle-la-vie-no-characters"), p))
        if may:
            label = device.t("plus-belle-la-vie-card-wrong")
            closing = partial(happened, device, CardClosed(place=card.place))
            parts.append(link(device, f"card-close-{number}", label, closing, icon=ft.Icons.CLOSE))
    return sheet(
        ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), p, padding=10
    )


def _without(colours: tuple[str, ...], colour: str) -> tuple[str, ...]:
    """With one of that colour fewer, where there is one."""
    at = colours.index(colour) if colour in colours else len(colours)
    return (*colours[:at], *colours[at + 1 :])


@ft.component
def NewCard(close: Callable[[], Any]) -> ft.Control:
    """A card copied from the box; next time it is one tap. Handles: ``place``, ``minimum``, ``asks-COLOUR-more``,
    ``dice``, ``card-open``."""
    device = use_device()
    p = device.palette
    place, name = use_kept("card-place")
    dice, roll = use_kept("card-dice")
    minimum, colours = use_latest(_USUAL), use_latest(tuple[str, ...]())

    def more(colour: str, by: int) -> None:
        colours.step(lambda before: (*before, colour) if by > 0 else _without(before, colour))

    async def open_card() -> None:
        event = CardOpened(place=clean_text(place), minimum=minimum.value, colours=colours.value, dice=clean_text(dice))
        if await happened(device, event) is None:
            return
        asked = json.dumps(
            {"minimum": event.minimum, "colours": list(event.colours), "dice": event.dice}, ensure_ascii=False
        )
        places = dict(device.newest.play.settings["places"])
        await change_option(device, "places", {**places, event.place: asked})
        name("")
        roll("")
        close()

    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(bold(device.t("plus-belle-la-vie-card-new"), p), expand=True),
                *help_button(device, "button/card"),
                icon_button(device, "card-cancel", ft.Icons.CLOSE, device.t("ask-no"), close),
            ]
        ),
        text_field(device, "place", device.t("plus-belle-la-vie-card-place"), place, name, lambda: None),
        stepper(
            device,
            "minimum",
            device.t("plus-belle-la-vie-card-minimum", minimum=minimum.value),
            lambda: minimum.step(lambda before: max(1, before - 1)),
            lambda: minimum.step(lambda before: before + 1),
            by="1",
        ),
    ]
    for colour in COLOURS:
        label = device.t("plus-belle-la-vie-colour-count", colour=colour, count=colours.value.count(colour))
        lines.append(
            stepper(device, f"asks-{colour}", label, partial(more, colour, -1), partial(more, colour, 1), by="1")
        )
    lines.append(text_field(device, "dice", device.t("plus-belle-la-vie-card-dice"), dice, roll, lambda: None))
    lines.append(action(device, "card-open", device.t("plus-belle-la-vie-card-open"), open_card))
    return sheet(
        ft.Column(lines, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), p, padding=12
    )
