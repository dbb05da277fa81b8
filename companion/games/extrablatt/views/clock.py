"""Draws the clock: hour and sector, what an accelerator allows now, how many are out and taken, what to do at a
border."""

from __future__ import annotations

import flet as ft

from companion.games.extrablatt.scoring.clock import LAST_AD_HOUR, circulation, intervention
from companion.games.extrablatt.state.events import AcceleratorPlaced, ColumnRefilled
from companion.games.extrablatt.state.play import Play
from companion.games.extrablatt.views.queries import copies, facts_at, play_at
from companion.ui.at_table import happened, may_enter
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT, Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, warning
from companion.ui.controls.text import sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.reactive import use_device, use_slice


@ft.component
def Clock() -> ft.Control:
    """Draws the clock; the hand moves when somebody says that an accelerator came onto the display."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    may = use_slice(may_enter)
    of = facts_at(device).accelerators

    async def placed() -> None:
        await happened(device, AcceleratorPlaced(hour=play_at(device).hour + 1))

    words: list[ft.Control] = [sans(line, p) for line in _lines(device, play)]
    figure = handle("hour", serif(device.t("extrablatt-hour", hour=play.hour), device.fit(40, 54), p))
    told = ft.Column(words, spacing=2, tight=True)
    if device.scale > LARGE_TEXT:
        head: ft.Control = ft.Column([figure, told], spacing=2, tight=True)
    else:
        told.expand = True
        head = ft.Row(
            [ft.Container(figure, width=max(96, 96 * device.scale)), told],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    parts: list[ft.Control] = [
        with_help(device, head, "button/accelerator", "button/marker"),
        _bar(device, "placed", play.hour, of),
        _bar(device, "taken", play.taken, of),
    ]
    for prompt in _prompts(device, play):
        parts.append(warning(ft.Semantics(live_region=True, content=sans(prompt, p)), p))
    if may and play.hour < of:
        parts.append(ft.Row([action(device, "accelerator", device.t("extrablatt-placed"), placed, expand=True)]))
    if may and play.may_lack_column(facts_at(device)):
        parts.append(_refill(device, play))
    return card(ft.Column(parts, spacing=8, tight=True), p, padding=12)


def _lines(device: Device, play: Play) -> list[str]:
    lines = [device.t("extrablatt-lays", lays=intervention(max(1, play.hour)))]
    if play.borders is None:
        return [*lines, device.t("extrablatt-no-sectors")]
    worth = circulation(play.hour, play.borders)
    return [device.t("extrablatt-sector", circulation=worth, copies=copies(device, worth)), *lines]


def _refill(device: Device, play: Play) -> ft.Control:
    """Ask for what a column that may be empty is filled with. Handles: ``refill-N``, N accelerators among the cards."""
    facts = facts_at(device)

    async def refilled(accelerators: int) -> None:
        number = play_at(device).refills + 1
        await happened(device, ColumnRefilled(number=number, accelerators=accelerators))

    pile = "start" if play.starts_pile(facts) else "other"
    most = min(facts.column_cards, facts.accelerators - play.hour)
    question = device.t("extrablatt-refill", pile=pile)
    numbers = [Option(f"refill-{n}", device.t("extrablatt-refill-n", count=n), n) for n in range(most + 1)]
    return ft.Column(
        [
            with_help(device, sans(question, device.palette), "button/refill"),
            choice(device, numbers, None, refilled),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _bar(device: Device, name: str, value: int, of: int) -> ft.Control:
    p = device.palette
    said = handle(f"accelerators-{name}", small(device.t(f"extrablatt-{name}-count", count=value, of=of), p))
    bar = ft.ProgressBar(value=value / of, color=p.ink, bgcolor=p.rule, bar_height=6, border_radius=3, expand=True)
    return ft.Row([ft.Container(said, width=150 * min(device.scale, 1.6)), bar], spacing=8)


def _prompts(device: Device, play: Play) -> list[str]:
    """Say what the hands do because of where the hand is now."""
    found = []
    if (marker := play.just_marked) is not None and play.borders is not None:
        # Written before this hour, so in the sector that was left: those are the unmarked ones.
        start = 0 if marker == circulation(0, play.borders) else play.borders[0] + 1
        count = sum(start <= one.hour < play.hour and one.article.circulation is None for one in play.placed)
        found.append(device.t("extrablatt-mark", marker=marker, count=count))
    if play.hour == LAST_AD_HOUR + 1:
        found.append(device.t("extrablatt-ducks-from-now"))
    if play.hour == facts_at(device).accelerators:
        found.append(device.t("extrablatt-last-hour", left=play.hour - play.taken))
    return found
