"""The table's menu, one tap from every screen: who sits where, the QR code, rulings, settings, the way out."""

from __future__ import annotations

import flet as ft

from companion.table.intents import FreeSeat, LeaveGame
from companion.table.message import Message, say
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.again import over
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.fields import Asked, Fold, beside
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column, masthead, strap, warning
from companion.ui.controls.qr import JoinCode
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, sans, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice
from companion.ui.people import short


def menu_button(device: Device) -> ft.Control:
    """What opens the menu of the watched table; stands in its head or foot."""
    return icon_button(
        device,
        "menu",
        ft.Icons.MENU,
        device.t("menu-open"),
        lambda: device.go(f"/table/{device.state.code}/menu"),
    )


@ft.component
def TableHead(parts: tuple[str, ...], title: bool = True) -> ft.Control:
    """The head of a table's screen: masthead (``title``), strap, and the menu beside it."""
    device = use_device()
    p = device.palette
    line = ft.Row(
        [ft.Container(strap(p, *parts), expand=True), menu_button(device)],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if not title:
        return line
    return ft.Column(
        [masthead(device.t("app-name"), p, size=device.fit(34, 44)), line],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@ft.component
def Menu() -> ft.Control:
    """Everything about the table that is not the game itself."""
    device = use_device()
    p = device.palette
    code, seats, game = use_slice(lambda d: (d.state.code, d.state.seats, d.state.game))
    done = use_slice(lambda d: d.table is not None and over(d.table))
    views = device.services.games[game]
    there = [(index + 1, seat) for index, seat in enumerate(seats) if seat.left_after is None]
    gone = [seat for seat in seats if seat.left_after is not None]
    lines: list[ft.Control] = [bold(device.t("roster-title"), p)]
    # Whoever has played to the end is ranked, wherever he goes then.
    free = use_slice(lambda d: tuple(seat.id for seat in d.state.seats if may_leave(d, seat)))
    lines += [SeatLine(seat, number, seat.id in free, key=f"menu-{seat.id}") for number, seat in there]
    if gone:
        names = tuple(short(seat.name) for seat in gone)
        lines.append(small(device.t("menu-left", names=names, count=len(gone)), p))

    async def put_away() -> None:
        await device.hub.put_away(device.state.id, device.actor)
        device.go("/home")

    return column(
        [
            head(device, device.t("menu-strap"), device.t("table-code", code=code)),
            action(
                device,
                "close-menu",
                device.t("menu-close"),
                lambda: device.go(f"/table/{code}"),
                red=True,
                icon=ft.Icons.ARROW_BACK,
            ),
            action(
                device,
                "invite",
                device.t("menu-invite"),
                lambda: device.go(f"/table/{code}/invite"),
                icon=ft.Icons.QR_CODE_2,
            ),
            card(
                ft.Column(lines, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                p,
                padding=12,
            ),
            JoinCode(),
            Fold("rulings", device.t("rulings-title"), device.t("menu-rulings-note"), views.rulings),
            action(
                device,
                "rules",
                device.t("rules-open"),
                lambda: device.go("/rules"),
                icon=ft.Icons.MENU_BOOK,
                height=theme.TARGET,
            ),
            action(
                device,
                "settings",
                device.t("menu-settings"),
                lambda: device.go("/settings"),
                icon=ft.Icons.TUNE,
                height=theme.TARGET,
            ),
            action(
                device,
                "home",
                device.t("go-home"),
                lambda: device.go("/home"),
                icon=ft.Icons.HOME_OUTLINED,
                height=theme.TARGET,
            ),
            ft.Row(
                [
                    UndoLink(),
                    Asked(
                        "put-away",
                        device.t("home-put-away"),
                        device.t("home-put-away-over") if done else device.t("home-put-away-question"),
                        device.t("home-put-away-yes"),
                        put_away,
                        icon=ft.Icons.INVENTORY_2_OUTLINED,
                    ),
                ],
                wrap=True,
                spacing=8,
            ),
        ]
    )


def may_leave(device: Device, seat: Seat) -> bool:
    """Whether that player can leave the game: not the last one, not twice, and not when all is played."""
    assert device.view is not None
    if seat.left_after is not None or len(device.state.playing) < 2:
        return False
    game = device.view.log.game
    return not game.begun(device.state) or game.left_after(device.state, seat.id) is not None


@ft.component
def SeatLine(seat: Seat, number: int, leaves: bool) -> ft.Control:
    """One player: on which device he plays, to be moved here, given back, or taking his leave."""
    device = use_device()
    p = device.palette
    asking, ask = ft.use_state(False)
    mine = device.holds(seat)
    note = device.held(seat, "roster-nobody")
    buttons = [
        action(
            device,
            f"take-seat-{number}",
            device.t("join-leave-seat") if mine else device.t("menu-take-here"),
            lambda: device.hold(seat),
            height=theme.TARGET,
            compact=True,
            selected=mine,
        )
    ]
    if leaves:
        says = device.t("menu-leave", name=short(seat.name))
        buttons.append(icon_button(device, f"leave-{number}", ft.Icons.LOGOUT, says, lambda: ask(not asking)))
    top = beside(device, ft.Column([who(seat, p), small(note, p)], spacing=0, tight=True), *buttons)
    if not asking:
        return top

    async def go() -> None:
        ask(False)
        await leave(device, seat)

    question = ft.Column(
        [
            sans(device.words.say(_leaving(device, seat)), p),
            ft.Row(
                [
                    action(device, f"leave-{number}-no", device.t("ask-no"), lambda: ask(False), height=theme.TARGET),
                    action(device, f"leave-{number}-yes", device.t("menu-leave-yes"), go, height=theme.TARGET),
                ],
                spacing=8,
                run_spacing=8,
                wrap=True,
            ),
        ],
        spacing=8,
        tight=True,
    )
    return ft.Column(
        [top, warning(ft.Semantics(live_region=True, content=question), p)],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _leaving(device: Device, seat: Seat) -> Message:
    """What leaving now means for that player."""
    assert device.view is not None
    game = device.view.log.game
    begun = game.begun(device.state)
    return say("menu-leave-question" if begun else "menu-leave-before", name=short(seat.name))


async def leave(device: Device, seat: Seat) -> None:
    """The player goes home: what is counted stays, and his seat is on no device any more."""
    here = device.holds(seat)
    if await device.send(LeaveGame(seat=seat.id)) is None:
        return
    if device.table is not None and any(one.id == seat.id for one in device.table.state.seats):
        await device.send(FreeSeat(seat=seat.id))
    if here:
        device.watching |= {device.state.code}
