"""Draws the duel of cheques: both given in secret, shown only to the two players, and the winner's intervention."""

from __future__ import annotations

from functools import partial
from typing import Literal

import flet as ft

from companion.games.extrablatt.scoring.model import Ad
from companion.games.extrablatt.state.events import DUEL, AdPlaced, DuckLaid, DuelReported, NothingPlaced
from companion.games.extrablatt.state.play import Duel
from companion.games.extrablatt.views.queries import SIZES, domain_name, facts_at, play_at
from companion.table.parts.events import SecretEntered
from companion.ui import theme
from companion.ui.at_table import list_enterable_seats, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import stack
from companion.ui.controls.text import CARD, HELP, headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.options import Number
from companion.ui.parts.people import pick_seat
from companion.ui.parts.secret import Secrets
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value


@ft.component
def DuelCard(part: Literal["", "told", "asked"] = "") -> ft.Control:
    """Draws the open duel: the two cheques to be given or, once it is decided, who won and what they may lay. ``part``:
    on a page with two columns, which half to draw: what the duel is about, or what is to be entered."""
    device, p = use_device_and_palette()
    duel = use_slice(play_at).duel
    may = use_slice(lambda d: d.may_lead)
    enterable_seats = tuple(seat.id for seat in use_slice(list_enterable_seats))
    if duel is None:
        return ft.Container(height=0)
    names = {seat: device.state.name(seat) for seat in duel.seats}
    title = device.t("extrablatt-duel", one=names[duel.initiator], other=names[duel.rival])
    lays = "button/ad" if duel.domain is None else "button/duck"
    told: list[ft.Control] = [with_help(device, headline(device, title, 24, 34, HELP + CARD), "button/duel", lays)]
    if duel.domain is not None:
        told.append(sans(device.t("extrablatt-duel-domain", domain=domain_name(device, duel.domain)), p))
    asked: list[ft.Control] = []
    if duel.winner is None:
        told.append(small(device.t("extrablatt-duel-how"), p))
        asked.append(Secrets(DUEL, duel.seats, device.t("extrablatt-which-cheque"), partial(_cheques, device), key="s"))
        asked += _take_back(device, duel, enterable_seats)
        if may or set(duel.seats) & set(enterable_seats):
            asked.append(_AtTable(duel, key="at-table"))
    else:
        told += _draw_decided(device, duel)
        # A duck lies on somebody's article: where the rights are locked, that is for who leads.
        if may or (duel.domain is None and duel.winner in enterable_seats):
            asked += _intervene(device, duel)
    if part == "asked":
        return stack(*asked)
    return card(stack(*told, *(asked if not part else [])), p, selected=True, padding=12)


def _cheques(device: Device, seat: str) -> list[tuple[int, str]]:
    """Return the cheques to choose from for the player at that seat, as value and label. On the player's own device
    these are the ones that the player is known to hold; on any other device, all cheques of the box: the hand must not
    be seen there."""
    known_cheques = play_at(device).list_held(seat) if device.has_seat(device.state.seat(seat)) else ()
    return [(value, device.words.number(value)) for value in known_cheques or facts_at(device).from_reviews.cheques]


def _take_back(device: Device, duel: Duel, enterable_seats: tuple[str, ...]) -> list[ft.Control]:
    """Return, for each of the two players that this device may enter for, a link to choose again, once they have given
    a cheque."""
    given = [
        seat for seat in duel.seats if seat in enterable_seats and play_at(device).tray.secret(DUEL, seat) is not None
    ]

    async def clear_cheque(seat: str) -> None:
        await send_event(device, SecretEntered(name=DUEL, seat=seat, value=None))

    return [
        link(
            device,
            f"cheque-again-{device.state.number(seat)}",
            device.t("extrablatt-cheque-again", name=device.state.name(seat)),
            partial(clear_cheque, seat),
            icon=ft.Icons.UNDO,
        )
        for seat in given
    ]


def _draw_decided(device: Device, duel: Duel) -> list[ft.Control]:
    """Draw who won; the cheques only for the two players (covered where others share the device)."""
    if duel.cheques is None:
        return [_tell_winner(device, duel)]
    own = {seat.id for seat in device.seats}
    theirs = bool(own & set(duel.seats))
    if theirs and own <= set(duel.seats):
        return [_Cheques(duel, key="duel-cheques")]
    # Players without a device play on the host's.
    if theirs or (device.is_host and not all(device.state.seat(seat).devices for seat in duel.seats)):
        return [_Covered(duel, key="duel-covered")]
    return [_tell_winner(device, duel)]


def _tell_winner(device: Device, duel: Duel) -> ft.Control:
    """Draw who won, without the cheques."""
    assert duel.winner is not None
    text = device.t("extrablatt-duel-decided", name=device.state.name(duel.winner))
    return handle("duel-won", ft.Semantics(live_region=True, content=sans(text, device.palette)))


@ft.component
def _AtTable(duel: Duel) -> ft.Control:
    """Offers to enter who won, for a table where the real cheques change hands and nobody enters them. Handles:
    ``duel-at-table``, ``duel-winner-N``."""
    device = use_device()
    opened, open_ = use_value(False)
    if not opened:
        label = device.t("extrablatt-duel-at-table")
        return link(device, "duel-at-table", label, lambda: open_(True), icon=ft.Icons.CHECK)

    async def report_winner(seat: str) -> None:
        await send_event(device, DuelReported(seat=seat))

    seats = [device.state.seat(seat) for seat in duel.seats]
    title = sans(device.t("extrablatt-duel-winner"), device.palette)
    return stack(title, pick_seat(device, "duel-winner", seats, report_winner))


@ft.component
def _Covered(duel: Duel) -> ft.Control:
    """Hides the two cheques behind a tap, on a device that others look at too; who won is told either way. Handles:
    ``duel-look``, ``duel-won``."""
    device = use_device()
    uncovered, uncover = use_value(False)
    if uncovered:
        return _Cheques(duel, key="duel-cheques")
    one, other = (device.state.name(seat) for seat in duel.seats)
    look = stack(
        action(device, "duel-look", device.t("extrablatt-duel-look"), lambda: uncover(True), compact=True),
        small(device.t("extrablatt-duel-look-note", one=one, other=other), device.palette),
        spacing=4,
    )
    return stack(_tell_winner(device, duel), look)


@ft.component
def _Cheques(duel: Duel) -> ft.Control:
    """Shows the two cheques of a decided duel, and who won. Handles: ``duel-cheque-N``, ``duel-won``."""
    device, p = use_device_and_palette()
    assert duel.cheques is not None and duel.winner is not None
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(player_label(device.state.seat(seat), p), expand=True),
                handle(
                    f"duel-cheque-{device.state.number(seat)}",
                    serif(device.words.number(value), device.fit(26, 36), p),
                ),
                *([ft.Icon(ft.Icons.EMOJI_EVENTS, color=p.ink, size=22)] if seat == duel.winner else []),
            ],
            spacing=8,
        )
        for seat, value in zip(duel.seats, duel.cheques, strict=True)
    ]
    lowest_wins = min(duel.cheques) == duel.cheques[duel.seats.index(duel.winner)]
    text = device.t("extrablatt-duel-won", name=device.state.name(duel.winner), lowest=str(lowest_wins).lower())
    won = handle("duel-won", ft.Semantics(live_region=True, content=sans(text, p)))
    return stack(*lines, won)


def _intervene(device: Device, duel: Duel) -> list[ft.Control]:
    """Draw what the winner may do: choose the size of an ad or the article that a duck is laid on, or place nothing. A
    tap sends it."""
    p = device.palette
    assert duel.winner is not None and duel.loser is not None
    winner, loser = duel.winner, duel.loser
    nothing = action(
        device,
        "place-nothing",
        device.t("extrablatt-place-nothing"),
        lambda: send_event(device, NothingPlaced(seat=winner)),
        height=theme.TARGET,
    )
    if duel.domain is None:

        async def place(size: int) -> None:
            await send_event(device, AdPlaced(ad=Ad(winner, loser, size)))

        async def place_other(size: int | None) -> None:
            if size is not None:
                await place(size)

        least = facts_at(device).from_reviews.tile_cells[0]
        sizes = [Option(f"ad-{n}", str(n), n) for n in range(least, facts_at(device).ad_cells + 1)]
        ask = device.t("extrablatt-place-ad", name=device.state.name(winner), other=device.state.name(loser))
        other_size = Number("ad-other", device.t("extrablatt-size-other"), None, place_other, key="ad-other")
        return [sans(ask, p), choice(device, sizes, None, place, per_row=SIZES), other_size, nothing]
    articles = [
        (one.number, one.article)
        for one in play_at(device).placed
        if (one.article.player, one.article.domain, one.article.duck) == (loser, duel.domain, False)
    ]

    async def duck(number: int) -> None:
        await send_event(device, DuckLaid(number=number))

    options = [
        Option(f"duck-on-{number}", device.t("extrablatt-tile", dispatch=article.dispatch, size=article.size), number)
        for number, article in articles
    ]
    ask = device.t("extrablatt-place-duck", name=device.state.name(winner), other=device.state.name(loser))
    shown = choice(device, options, None, duck, across=False)
    return [sans(ask, p), shown if articles else small(device.t("extrablatt-nothing-there"), p), nothing]
