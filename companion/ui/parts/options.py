"""Shows a game's options as it declares them (``companion.kit.options``): at set-up, before the start, and rulings
during the game.

A game only brings the words: ``GAME-option`` (its name), ``GAME-option-note`` and ``GAME-option-value``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.kit.game_base import LoggedGame
from companion.kit.options import Chosen, Option
from companion.table.message import say
from companion.table.parts.events import OptionChanged
from companion.ui.at_table import get_rules, send_event
from companion.ui.controls import fields
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import choice, lay_beside, text_field
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.house_settings import remember_settings
from companion.ui.page.messages import AskedNumber
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value

Change = Callable[[str, Any], Any]


@ft.component
def OptionsForm(
    rules: LoggedGame[Any], chosen: Chosen, change: Change, options: tuple[Option, ...] | None = None
) -> ft.Control:
    """Show these options of a game (None: those that it asks at set-up); last come those that players copy from
    something printed in their box. ``change(option, value)`` sets one."""
    device, p = use_device_and_palette()
    if options is None:
        options = tuple(option for option in rules.options.all if option.name not in rules.asked_later)
    parts: list[ft.Control] = [
        _OptionLine(rules.id, option, chosen[option.name], change, key=f"option-{option.name}")
        for option in options
        if not option.printed
    ]
    printed = [option for option in options if option.printed]
    if printed:
        parts += [bold(device.t("options-printed"), p), small(device.t("options-printed-note"), p)]
        parts += [
            _OptionLine(rules.id, option, chosen[option.name], change, key=f"option-{option.name}")
            for option in printed
        ]
    if not parts:
        parts.append(small(device.t("options-none"), p))
    return stack(*parts, spacing=12)


@ft.component
def _OptionLine(game: str, option: Option, value: Any, change: Change) -> ft.Control:
    """Show one option: its name with a "?", its note, and the control that sets it."""
    device, p = use_device_and_palette()
    about: list[ft.Control] = [
        with_help(device, bold(device.t(f"{game}-option", option=option.name), p), f"ruling/{option.name}", game=game),
        small(device.t(f"{game}-option-note", option=option.name), p),
    ]
    return stack(*about, _option_control(device, game, option, value, change), spacing=6)


def _option_control(device: Device, game: str, option: Option, value: Any, change: Change) -> ft.Control:
    """Build the control that sets an option, by its kind: buttons, numbers, or a text; names are only shown."""
    name = option.name.replace("_", "-")
    if option.kind == "one-of":
        buttons = [
            fields.Option(f"{name}-{one}", device.t(f"{game}-option-value", option=option.name, value=str(one)), one)
            for one in option.values
        ]
        return choice(device, buttons, value, lambda one: change(option.name, one), across=len(buttons) < 3)
    if option.kind == "number":
        return Number(name, device.t(f"{game}-option", option=option.name), value, lambda n: change(option.name, n))
    if option.kind == "numbers":
        numbers = dict(value)

        def set_number(key: str, number: int | None) -> Any:
            """Set one number of an option that has several."""
            return change(option.name, {**numbers, key: number})

        return stack(
            *[
                Number(
                    f"{name}-{key}",
                    device.t(f"{game}-option-value", option=option.name, value=key),
                    numbers.get(key),
                    partial(set_number, key),
                    key=f"{name}-{key}",
                )
                for key in option.values
            ],
            spacing=6,
        )
    if option.kind == "names":
        names = tuple(dict(value))
        text = device.words.join_list(names) if names else device.t("options-names-none")
        return sans(text, device.palette)
    return Words(name, device.t(f"{game}-option", option=option.name), value, lambda text: change(option.name, text))


@ft.component
def Number(identifier: str, label: str, value: int | None, put: Callable[[int | None], Any]) -> ft.Control:
    """Show a number with its label ("–" before it is entered). A tap opens the keypad at the foot of the page; ``put``
    gets the number, None if it was emptied."""
    device = use_device()
    opened = use_slice(lambda d: d.is_asked(identifier))

    def ask() -> None:
        """Open the keypad for this number, or close it if it is open."""
        device.ask_at_foot(None if opened else AskedNumber(identifier, label, value, put))

    ft.use_effect(lambda: None, [], lambda: device.stop_asking(identifier))
    figure = device.t("pad-not-entered") if value is None else device.words.number(value)
    button = action(device, identifier, figure, ask, height=48, compact=True, width=130, selected=opened)
    return lay_beside(device, sans(label, device.palette), button)


@ft.component
def Words(identifier: str, label: str, value: str, put: Callable[[str], Any]) -> ft.Control:
    """Show a text field with a button; ``put`` gets the text at the button or the return key."""
    device = use_device()
    text, set_text = use_value(value)

    def submit() -> Any:
        return put(text)

    return lay_beside(
        device,
        text_field(device, identifier, label, text, set_text, submit),
        action(device, f"{identifier}-ok", device.t("amount-ok"), submit),
    )


# --- at a table -------------------------------------------------------------------------------------------------------


async def change_option(device: Device, option: str, value: Any) -> bool:
    """Set an option at the watched table, and remember the table's options for this group's next game; return whether
    it was accepted."""
    accepted = await send_event(device, OptionChanged(option=option, value=value))
    if accepted is not None and device.table is not None:
        await remember_settings(device, device.table.state)
    return accepted is not None


@ft.component
def TableOptions(options: tuple[Option, ...] | None = None) -> ft.Control:
    """Show the options of the watched table for editing; nothing if there are none or this device may not lead.
    ``options`` as in ``OptionsForm``."""
    device = use_device()
    settings = use_slice(lambda d: d.state.play.settings)
    if not use_slice(lambda d: d.may_lead) or not get_rules(device).options.all:
        return ft.Container(height=0)

    return OptionsForm(get_rules(device), settings, partial(change_option, device), options)


@ft.component
def TableRulings(without: tuple[str, ...] = ()) -> ft.Control:
    """Show the options that may change during the game; a change takes effect at once and can be undone. ``without``:
    the names of those for which the page itself asks."""
    device = use_device()
    options = get_rules(device).options.all
    shown = tuple(option for option in options if option.changes_any_time and option.name not in without)
    return stack(sans(device.words.say(say("rulings-now")), device.palette), TableOptions(shown))
