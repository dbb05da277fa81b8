"""The screen while the game is played: between two rounds, a round with its chips, the count."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.reportages.facts import GOAL
from companion.games.reportages.scoring.projections import sure_total
from companion.games.reportages.state.events import CountBegun, RoundDealt, RoundVoided
from companion.games.reportages.state.play import Play
from companion.games.reportages.views import queries
from companion.games.reportages.views.count import LiveCount
from companion.games.reportages.views.frame import doors, top
from companion.games.reportages.views.pay import Pay
from companion.games.reportages.views.players import Player
from companion.table.parts.events import TurnPassed
from companion.ui import theme
from companion.ui.at_table import happened, may_enter, seats_said, seats_there
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Asked, side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, over_bar, warning
from companion.ui.controls.text import HELP, bold, headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.people import pick_seat
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice, use_value


@ft.component
def Main() -> ft.Control:
    """The phase that the round is in."""
    phase, number = use_slice(lambda d: (queries.play_of(d).phase, queries.play_of(d).number))
    if phase == "between":
        return Between(key=f"between-{number}")
    if phase == "round":
        return Round(key=f"round-{number}")
    return LiveCount(key=f"count-{number}")


# --- between two rounds -----------------------------------------------------------------------------------------------


@ft.component
def Between() -> ft.Control:
    """Who stands where, and the next deal."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    seats = use_slice(seats_there)
    may = use_slice(may_enter)
    rules = queries.rules(device)

    async def deal(seat: str) -> None:
        await happened(device, RoundDealt(number=play.number, seat=seat))

    sure = sure_total(len(play.staying), rules.facts)
    parts: list[ft.Control] = [
        top(device, play.number),
        with_help(
            device, headline(device, device.t("reportages-next", number=play.number), 28, beside=HELP), "phase/between"
        ),
        *(Player(seat.id, None, False, key=f"player-{seat.id}") for seat in seats),
        small(device.t("reportages-goal", goal=GOAL, sure=sure), p),
    ]
    dealer = play.next_dealer
    if not may:
        parts.append(sans(device.t("reportages-watching"), p))
    elif dealer is None:
        parts += [bold(device.t("reportages-first-dealer"), p), pick_seat(device, "dealer", seats, deal)]
    else:
        name = short(device.state.name(dealer))
        label = device.t("reportages-deal", name=name)
        parts.append(action(device, "deal", label, partial(deal, dealer), red=True, height=72, size=20))
        parts.append(OtherDealer(key="other-dealer"))
    parts.append(doors(device))
    return column(parts)


@ft.component
def OtherDealer() -> ft.Control:
    """Somebody else deals, behind a tap: it is nearly always the last winner."""
    device = use_device()
    opened, open_ = use_value(False)
    play = use_slice(queries.play_of)
    seats = use_slice(seats_there)
    if not opened:
        return link(device, "other-dealer", device.t("reportages-other-dealer"), lambda: open_(True))

    async def deal(seat: str) -> None:
        await happened(device, RoundDealt(number=play.number, seat=seat))

    return pick_seat(device, "dealer", seats, deal)


# --- a round ----------------------------------------------------------------------------------------------------------


@ft.component
def Round() -> ft.Control:
    """The pot, everybody's cash, whose turn it is; a tap on a player opens what he pays."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    seats = [seat for seat in use_slice(lambda d: d.state.seats) if seat.id in play.in_round]
    may, cramped = use_slice(lambda d: (may_enter(d), d.cramped))
    said = use_slice(seats_said)
    payer, choose = use_value("")
    parts: list[ft.Control] = [
        top(device, play.number),
        Pot(key="pot"),
        *(_excluded(device, play)),
        *(
            Player(
                seat.id,
                partial(choose, "" if payer == seat.id else seat.id) if may or seat in said else None,
                payer == seat.id,
            )
            for seat in seats
        ),
    ]
    if play.bluffs:
        parts.append(Bluffs(key="bluffs"))
    if may and cramped:  # the bar has no room for it
        parts.insert(1, small(device.t("reportages-tap-player"), p))
    if may:
        parts.append(_void(device, play.number))
    parts.append(doors(device))
    page = column(parts, spacing=8)
    if payer:
        bar: ft.Control = Pay(payer, lambda: choose(""), key=f"pay-{payer}")
    elif may:
        bar = _next(device, play)
    else:
        return page
    return over_bar(p, page, bar, width=theme.COLUMN if device.wide else None)


@ft.component
def Pot() -> ft.Control:
    """What lies in the middle of the table."""
    device = use_device()
    p = device.palette
    pot = use_slice(lambda d: b.pot if (b := queries.play_of(d).bank) is not None else 0)
    title = with_help(device, bold(device.t("reportages-pot"), p, size=20), "phase/round", "row/pot", "button/nobody")
    figure = handle("pot", serif(device.words.number(pot), device.fit(44, 56), p))
    return ft.Row(
        [ft.Container(title, expand=True), figure],
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _next(device: Device, play: Play) -> ft.Control:
    """Nobody bought: the left neighbour draws; somebody laid nine cards: the count."""

    async def nobody() -> None:
        at = queries.play_of(device).tray.turns.at
        if at is not None:
            await happened(device, TurnPassed(seat=at))

    async def out() -> None:
        await happened(device, CountBegun(number=play.number))

    buttons: list[ft.Control] = [
        action(device, "turn-next", device.t("reportages-nobody"), nobody, expand=True),
        action(device, "count", device.t("reportages-out"), out, red=True, expand=True),
    ]
    hint = [] if device.cramped else [small(device.t("reportages-tap-player"), device.palette)]
    rows = side_by_side(device, *buttons, spacing=10)
    return ft.Column([*hint, rows], spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _excluded(device: Device, play: Play) -> list[ft.Control]:
    """All but one excluded: the rule text does not say what then, so the table does."""
    if len(play.still_in) > 1:
        return []
    p = device.palette
    alone = device.state.name(play.still_in[0]) if play.still_in else ""

    async def void() -> None:
        await happened(device, RoundVoided(number=play.number))

    async def take() -> None:
        await happened(device, CountBegun(number=play.number))

    buttons: list[ft.Control] = [action(device, "void", device.t("reportages-void"), void, compact=True)]
    if alone:
        label = device.t("reportages-survivor", name=short(alone))
        buttons.append(action(device, "survivor", label, take, compact=True))
    said = ft.Column(
        [
            with_help(device, bold(device.t("reportages-only-one"), p), "button/void"),
            ft.Row(buttons, wrap=True, spacing=8, run_spacing=8),
        ],
        spacing=8,
        tight=True,
    )
    return [warning(said, p)]


def _void(device: Device, number: int) -> ft.Control:
    """The table gives the round up."""
    return Asked(
        "void-round",
        device.t("reportages-void"),
        device.t("reportages-void-question"),
        device.t("reportages-void-yes"),
        lambda: happened(device, RoundVoided(number=number)),
        key="void-round",
    )


@ft.component
def Bluffs() -> ft.Control:
    """The quarrels of this round."""
    device = use_device()
    p = device.palette
    bluffs = use_slice(lambda d: queries.play_of(d).bluffs)

    def line(index: int) -> ft.Control:
        each = bluffs[index]
        outcome = "unknown" if each.proven is None else "proven" if each.proven else "wrong"
        by = "" if each.accuser is None else short(device.state.name(each.accuser))
        said = device.t(
            "reportages-bluff",
            outcome=outcome,
            payer=short(device.state.name(each.payer)),
            accuser=by,
            by=int(bool(by)),
        )
        return handle(f"bluff-{index + 1}", small(said, p))

    lines = [line(index) for index in range(len(bluffs))]
    return ft.Column([bold(device.t("reportages-bluffs"), p), *lines], spacing=2, tight=True)
