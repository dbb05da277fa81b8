"""Draws the three actions of a turn, an Extra, and the forms behind them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.extrablatt.scoring.clock import intervention
from companion.games.extrablatt.state.events import AcceleratorTaken, DispatchesRemoved, ExtraUsed
from companion.games.extrablatt.views.article import ArticleForm
from companion.games.extrablatt.views.queries import domain_name, facts_at, play_at, whose_turn
from companion.ui import theme
from companion.ui.at_table import happened, seats_there
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Option, choice, side_by_side
from companion.ui.controls.paper import card
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_slice, use_value


@ft.component
def Actions() -> ft.Control:
    """Offers what a player may do; one form is open at a time."""
    device = use_device()
    opened, open_ = use_value("")
    play = use_slice(play_at)
    seat = use_slice(whose_turn)

    def toggle(which: str) -> None:
        open_("" if opened == which else which)

    def close() -> None:
        open_("")

    def button(name: str, label: str, red: bool = False) -> ft.Control:
        return action(
            device,
            name,
            label,
            partial(toggle, name),
            red=red,
            expand=True,
            compact=True,
            selected=not red and opened == name,
        )

    rows: list[ft.Control] = [ft.Row([button("write", device.t("extrablatt-write"), red=opened == "")])]
    others = [button("remove", device.t("extrablatt-remove")), button("take", device.t("extrablatt-take"))]
    rows.append(side_by_side(device, *others))
    if play.may_use_extra(seat):
        press = partial(_say_extra, device, seat)
        label = device.t("extrablatt-use-extra", count=play.extra(seat))
        use = ft.Row([action(device, "use-extra", label, press, icon=ft.Icons.BOLT, expand=True)])
        rows.append(with_help(device, use, "button/use-extra"))
    match opened:
        case "write":
            rows.append(ArticleForm(None, close, key="article-new"))
        case "remove":
            rows.append(_Remove(close, key="remove-form"))
        case "take":
            rows.append(_Take(close, key="take-form"))
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


async def _say_extra(device: Device, seat: str) -> None:
    await happened(device, ExtraUsed(seat=seat))


@ft.component
def _Remove(close: Callable[[], None]) -> ft.Control:
    device = use_device()
    p = device.palette

    async def remove(count: int) -> None:
        if await happened(device, DispatchesRemoved(seat=whose_turn(device), count=count)) is not None:
            close()

    options = [Option(f"remove-{n}", device.t("extrablatt-remove-n", count=n), n) for n in (1, 2)]
    body = ft.Column(
        [
            with_help(device, small(device.t("extrablatt-remove-note"), p), "button/remove"),
            choice(device, options, None, remove, height=theme.PLAY_TARGET),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return card(body, p, padding=12)


@ft.component
def _Take(close: Callable[[], None]) -> ft.Control:
    """Asks for the rival, and from 8 o'clock on the domain: one that the challenger has an article in."""
    device = use_device()
    p = device.palette
    domain, name = use_value("")
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    ducks = intervention(max(1, play.hour)) == "duck"

    async def challenge(rival: str) -> None:
        event = AcceleratorTaken(seat=seat, rival=rival, domain=(domain or None) if ducks else None)
        if await happened(device, event) is not None:
            close()

    parts: list[ft.Control] = []
    if ducks:
        own = {article.domain for article in play.articles if article.player == seat}
        mine = [one for one in facts_at(device).domains if one in own]
        parts.append(bold(device.t("extrablatt-name-domain"), p))
        if mine:
            options = [Option(f"duck-{one}", domain_name(device, one), one) for one in mine]
            parts.append(choice(device, options, domain, name, across=False))
        else:
            parts.append(sans(device.t("extrablatt-no-domain"), p))
    places = ("button/duck", "button/take") if ducks else ("button/take", "button/ad")
    parts.append(with_help(device, bold(device.t("extrablatt-against"), p), *places))
    rivals = [one for one in seats_there(device) if one.id != seat]
    parts.append(pick_seat(device, "rival", rivals, challenge))
    return card(
        ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), p, padding=12
    )
