"""Shows the rules of the day that the players must remember because the app cannot enforce them: the rule change, what
a scenario fixes, the flash card, powers, and how far each player is from their aims."""

from __future__ import annotations

from typing import Any, Final

import flet as ft

from companion.games.redac_chef.state.objective_progress import Aim
from companion.games.redac_chef.state.scenario_setup import DaySetup, find_day_setup
from companion.games.redac_chef.views import queries
from companion.table.message import say
from companion.table.seats import Seat
from companion.text.typography import capitalise
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import Clarified
from companion.ui.reactive import use_device_and_palette, use_slice

_ICONS: Final = {
    "reached": ft.Icons.CHECK_CIRCLE_OUTLINE,
    "kept": ft.Icons.CHECK_CIRCLE_OUTLINE,
    "open": ft.Icons.RADIO_BUTTON_UNCHECKED,
    "lost": ft.Icons.HIGHLIGHT_OFF,
}


def find_setup(device: Device, day: str) -> DaySetup:
    """Return what a scenario or a puzzle fixes for that day at the watched table."""
    views: Any = device.services.games[device.state.game]
    return find_day_setup(device.state.play.settings, day, views.facts)


def has_reminders(device: Device) -> bool:
    """Tell whether ``Reminders`` has anything to show today: rule change, scenario, flash card, powers or aims. Those
    that ``Reminders`` leaves out (``powers``, ``flash``) count, too."""
    play = device.state.play
    characters = play.settings.powers and any(play.character(seat.id) for seat in device.state.playing)
    flash = play.settings.flash and play.today.flash is not None
    fixed = play.settings.rule_change or play.settings.scenario
    return bool(characters or flash or fixed or queries.get_scorecard(device).aims)


@ft.component
def Reminders(day: str, powers: bool = True, flash: bool = True) -> ft.Control:
    """Shows what the players must remember on that day; often nothing. ``powers``, ``flash``: False if the characters
    or the flash card are shown elsewhere on the screen."""
    settings = use_slice(lambda d: d.state.play.settings)
    parts: list[ft.Control] = []
    if settings.rule_change is not None:
        parts.append(RuleChange(settings.rule_change))
    if settings.scenario is not None:
        parts.append(ScenarioDay(day, key=f"scenario-{day}"))
    if settings.powers and powers and settings.scenario is None:
        parts.append(Powers())
    if settings.flash and flash and settings.scenario is None:
        parts.append(Flash(day, key=f"flash-{day}"))
    parts.append(Aims())
    return stack(*parts, spacing=12)


@ft.component
def RuleChange(number: int) -> ft.Control:
    """Shows the rule change that applies all game."""
    device, p = use_device_and_palette()
    body: list[ft.Control] = [
        bold(device.t("options-progress-rule-change", number=number), p),
        sans(device.t("rule-change", number=number), p),
    ]
    return handle("rule-change", card(stack(*body, spacing=4), p))


@ft.component
def ScenarioDay(day: str) -> ft.Control:
    """Shows what the scenario fixes for everybody that day: character, tribune, flash card."""
    device, p = use_device_and_palette()
    number, fixed = use_slice(lambda d: (d.state.play.settings.scenario or 0, find_setup(d, day)))
    tile = fixed.tribune or ""
    lines: list[ft.Control] = [bold(device.t("options-progress-scenario", number=number), p)]
    if fixed.character is not None:
        lines.append(sans(device.t("scenario-character", character=say("character", character=fixed.character)), p))
        lines.append(Clarified(f"character/{fixed.character}", key=f"clarified-{fixed.character}"))
    lines += [
        sans(device.t("scenario-tribune", tile=tile), p),
        Clarified(f"tribune/{tile}", key=f"clarified-{tile}"),
        small(device.t("scenario-stand-in"), p),
    ]
    if fixed.flash is not None:
        lines.append(sans(device.t("flash-noted", day=say(f"day-{day}"), card=fixed.flash), p))
        lines.append(Clarified(f"flash/{day}-{fixed.flash}", key=f"clarified-{day}-{fixed.flash}"))
    return handle("scenario-day", card(stack(*lines, spacing=4), p))


@ft.component
def Flash(day: str) -> ft.Control:
    """Shows the flash card that lies open that day, with what the rules and the group's own note say of it; nothing
    before it is recorded."""
    device, p = use_device_and_palette()
    number = use_slice(lambda d: next((each.flash for each in d.state.play.days if each.name == day), None))
    if number is None:
        return ft.Container(height=0)
    title = bold(device.t("flash-noted", day=say(f"day-{day}"), card=number), p)
    return handle(
        "flash-open", card(stack(title, Clarified(f"flash/{day}-{number}", key=f"flash-{number}"), spacing=4), p)
    )


@ft.component
def Powers() -> ft.Control:
    """Shows the power of each player on this device (of all players, if it holds no seat), as far as the rulebook tells
    it; the rest is printed on the cards."""
    device, p = use_device_and_palette()
    people = use_slice(lambda d: tuple((seat, d.state.play.character(seat.id)) for seat in _choose_seats(d)))
    lines: list[ft.Control] = [bold(device.t("powers-title"), p)]
    for seat, character in people:
        if character is not None:
            text = device.t("power-of", name=seat.name, character=say("character", character=character))
            number = device.state.number(seat.id)
            lines.append(ft.Row([symbol(seat, p, size=18), sans(text, p, expand=True)], spacing=8))
            lines.append(Clarified(f"character/{character}", number, key=f"power-{seat.id}-{character}"))
    if len(lines) == 1:
        return ft.Container(height=0)
    return handle("powers", card(stack(*lines), p))


def _choose_seats(device: Device) -> tuple[Seat, ...]:
    """Return the seats of this device, or everybody's where it has none."""
    playing = device.state.playing
    return tuple(seat for seat in playing if device.has_seat(seat)) or playing


# --- aims -------------------------------------------------------------------------------------------------------------


@ft.component
def Aims() -> ft.Control:
    """Shows what each player has reached of their objectives, and what is still missing; nothing if the game has
    none."""
    device, p = use_device_and_palette()
    aims_by_seat = use_slice(
        lambda d: tuple((seat, queries.get_scorecard(d).aims.get(seat.id, ())) for seat in _choose_seats(d))
    )
    if not any(each for _, each in aims_by_seat):
        return ft.Container(height=0)
    number = use_slice(lambda d: d.state.play.settings.scenario)
    title = device.t("aims-scenario", number=number) if number is not None else device.t("aims-solo")
    parts: list[ft.Control] = [bold(title, p, size=20)]
    several = len(aims_by_seat) > 1
    for seat, each in aims_by_seat:
        if several:
            parts.append(ft.Row([symbol(seat, p, size=18), bold(seat.name, p, expand=True)], spacing=8))
        at = device.state.number(seat.id)
        parts += [handle(f"aim-{aim.check}-{at}", build_aim(device, aim)) for aim in each]
    return card(stack(*parts), p)


def build_aim(device: Device, aim: Aim) -> ft.Control:
    """Build the line of one aim: its sign, a word for its state, and the figure so far beside the one that is
    demanded."""
    p = device.palette
    why = device.words.say(aim.why)
    standing = device.t("aim-standing", standing=aim.standing, missing=aim.missing, check=aim.check)
    return ft.Row(
        [
            ft.Icon(_ICONS[aim.standing], color=p.ink, size=22),
            ft.Column(
                [bold(standing, p), small(capitalise(why), p)],
                spacing=0,
                tight=True,
                expand=True,
            ),
        ],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
