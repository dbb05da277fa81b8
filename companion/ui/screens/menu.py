"""Shows the table's menu, one tap from every screen: the seats, the QR code, rulings, settings, and the buttons that
lead away."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.hub.presence import Presence
from companion.hub.seat_devices import find_presence
from companion.kit.game_base import LoggedGame
from companion.table.intents import FreeSeat, GiveSeat, LeaveGame
from companion.table.message import Message, Refused, say
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import may_act_for
from companion.ui.controls.buttons import action, back_to_game, icon_button, link, small_action
from companion.ui.controls.fields import ConfirmedAction, Fold, lay_beside
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column, masthead, strap, warning
from companion.ui.controls.qr import JoinCode
from companion.ui.controls.seats import DeviceOfSeat, player_label
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import bold, sans, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.exports import Choice
from companion.ui.help import help_button, with_help
from companion.ui.page.messages import AskedYes
from companion.ui.parts.paper import export_link
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.rematch import is_over
from companion.ui.screen_off_note import ScreenOff
from companion.ui.screens.rights import Rights, list_other_devices, name_device
from companion.ui.screens.seat_taking import use_seat_taking


def menu_button(device: Device) -> ft.Control:
    """Build the button that opens the watched table's menu, for the head or foot of a screen."""
    return icon_button(
        device,
        "menu",
        ft.Icons.MENU,
        device.t("menu-open"),
        lambda: device.go(f"/table/{device.state.code}/menu"),
    )


#: The menu's further links: handle (also the route), text, and icon.
_WAYS: Final = (
    ("rules", "rules-open", ft.Icons.MENU_BOOK),
    ("settings", "menu-settings", ft.Icons.TUNE),
    ("home", "go-home", ft.Icons.HOME_OUTLINED),
)


@ft.component
def TableHead(parts: tuple[str, ...], title: bool = True, places: tuple[str, ...] = ()) -> ft.Control:
    """Show the head of a table's screen: masthead (``title``), strap (the line that names the screen, ``parts``), "?"
    and menu. ``places``: what the "?" explains, the main one first."""
    device, p = use_device_and_palette()
    line = ft.Row(
        [
            ft.Container(strap(p, *(shorten(part, 34) for part in parts), size=device.fit(13, 18)), expand=True),
            *help_button(device, *places),
            menu_button(device),
        ],
        spacing=4,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if not title:
        return line
    name = device.t("app-name")
    return stack(masthead(name, p, size=device.headline(name, 34, 44)), line, spacing=6)


@ft.component
def Menu() -> ft.Control:
    """Show all that concerns the table but is not the game itself."""
    device, p = use_device_and_palette()
    code, seats, game, game_id = use_slice(lambda d: (d.state.code, d.state.seats, d.state.game, d.state.game_id))
    is_finished = use_slice(lambda d: d.table is not None and is_over(d.table))
    is_begun = use_slice(lambda d: d.table is not None and d.table.is_unfinished)
    views = device.services.games[game]
    seated = [(index + 1, seat) for index, seat in enumerate(seats) if seat.left_after is None]
    left_seats = [seat for seat in seats if seat.left_after is not None]
    lines: list[ft.Control] = [with_help(device, bold(device.t("roster-title"), p), "button/join", "button/leave")]
    # Whoever played to the end is ranked, even if they go home now.
    may_leave_ids = use_slice(lambda d: tuple(seat.id for seat in d.state.seats if may_leave(d, seat)))
    lines += [SeatLine(seat, number, seat.id in may_leave_ids, key=f"menu-{seat.id}") for number, seat in seated]
    if left_seats:
        names = tuple(shorten(seat.name) for seat in left_seats)
        lines.append(small(device.t("menu-left", names=names, count=len(left_seats)), p))

    may_lead, rights = use_slice(lambda d: (d.may_lead, d.t("rights-are", locked=str(d.state.locked).lower())))

    async def put_away() -> None:
        if await device.put_away(device.state.id):
            device.go("/home")

    if may_lead:
        lines.append(who_sat_link(device))
    game_menu = views.menu() if may_lead else None
    rulings = Fold("rulings", device.t("rulings-title"), device.t("menu-rulings-note"), views.rulings, key="rulings")
    put_away_button = ConfirmedAction(
        "put-away",
        device.t("home-put-away"),
        device.t(
            "home-put-away-over" if is_finished else "home-put-away-question" if is_begun else "home-put-away-new"
        ),
        device.t("home-put-away-yes"),
        put_away,
        icon=ft.Icons.INVENTORY_2_OUTLINED,
    )
    return column(
        [
            head(device, device.t("menu-strap"), device.t("table-code", code=code)),
            back_to_game(device, "close-menu", red=True),
            action(
                device,
                "invite",
                device.t("menu-invite"),
                lambda: device.go(f"/table/{code}/invite"),
                icon=ft.Icons.QR_CODE_2,
            ),
            card(
                stack(*lines, spacing=10),
                p,
                padding=12,
            ),
            JoinCode(),
            *([card(ft.Container(game_menu, key="of-the-game"), p)] if game_menu is not None else []),
            ScreenOff(),
            *([with_help(device, rulings, "ruling/list")] if may_lead else []),
            *([export_link(device, Choice("game", game_id))] if is_begun or is_finished else []),
            Fold("rights", device.t("rights-title"), rights, lambda: Rights(), key="rights"),
            *(
                action(device, name, device.t(text), partial(device.go, f"/{name}"), icon=icon, height=theme.TARGET)
                for name, text, icon in _WAYS
            ),
            ft.Row(
                [
                    UndoLink(),
                    *([put_away_button] if may_lead else []),
                ],
                wrap=True,
                spacing=8,
            ),
        ]
    )


def who_sat_link(device: Device) -> ft.Control:
    """Build the link to the screen that corrects the names at the seats."""

    def go() -> None:
        device.go(f"/table/{device.state.code}/who-sat")

    return link(device, "who-sat", device.t("who-sat-open"), go, icon=ft.Icons.PEOPLE_OUTLINE)


def may_leave(device: Device, seat: Seat) -> bool:
    """Tell whether the player of the seat can leave the game: not the last one, not twice, and not when all is
    played."""
    assert device.view is not None
    if seat.left_after is not None or len(device.state.playing) < 2:
        return False
    game = device.view.log.game
    return not game.has_begun(device.state) or game.compute_left_after(device.state, seat.id) is not None


@ft.component
def SeatLine(seat: Seat, number: int, leaves: bool) -> ft.Control:
    """Show one player and their device, with the buttons that move the seat here, give it to another device, free it,
    or let the player leave the game. ``leaves``: they can leave."""
    device, p = use_device_and_palette()
    open_choice, set_open_choice = ft.use_state("")
    is_own = device.has_seat(seat)
    is_silent, others, may_act = use_slice(
        lambda d: (
            find_presence(d.attendance, seat) in (Presence.ASLEEP, Presence.GONE),
            list_other_devices(d),
            may_act_for(d, seat.id),
        )
    )
    taking = use_seat_taking(seat, number, device.t("seat-fetch" if seat.devices else "menu-take-here"))

    def seat_link(what: str, icon: ft.IconData, text: str, press: Any = None) -> ft.Control:
        """Build a quiet button of this line; without ``press`` it opens or closes what belongs to it below."""
        accessible_name = device.t(text, name=shorten(seat.name))
        return link(
            device,
            f"{what}-{number}",
            device.t(f"{text}-short"),
            press or (lambda: set_open_choice("" if open_choice == what else what)),
            icon=icon,
            name=accessible_name,
        )

    def ask_leave() -> None:
        """Ask at the foot whether the player is really to leave, and say what that means."""
        sentences = tuple(device.words.say(line) for line in _describe_leaving(device, seat))
        yes = device.t("menu-leave-yes")
        device.ask_at_foot(AskedYes(f"leave-{number}", sentences, yes, partial(leave, device, seat)))

    take = small_action(device, f"take-seat-{number}", taking.label, taking.press, selected=is_own)
    links: list[ft.Control] = []
    if is_silent and device.objection(FreeSeat(seat=seat.id)) is None:
        links.append(
            seat_link("free-seat", ft.Icons.LINK_OFF, "seat-free", lambda: device.send(FreeSeat(seat=seat.id)))
        )
    if device.is_lead and others:
        links.append(seat_link("give-seat", ft.Icons.SEND_TO_MOBILE, "seat-give" if seat.devices else "seat-assign"))
    if leaves and may_act:
        links.append(seat_link("leave", ft.Icons.LOGOUT, "menu-leave" if is_own else "menu-remove", ask_leave))
    top = lay_beside(device, pile(player_label(seat, p), DeviceOfSeat(seat, "roster-nobody"), spacing=0), take)
    lines = [top, *taking.below]
    if links:
        lines.append(ft.Row(links, wrap=True, spacing=4, run_spacing=0))
    if open_choice == "give-seat" and others:
        lines.append(_choose_new_device(device, seat, number, others, lambda: set_open_choice("")))
    return _lines(lines)


def _lines(lines: list[ft.Control]) -> ft.Control:
    return stack(*lines, spacing=4)


def _choose_new_device(device: Device, seat: Seat, number: int, others: tuple[str, ...], close: Any) -> ft.Control:
    """Build the choice of the device that gets the seat."""

    async def give(other: str) -> None:
        close()
        await device.send(GiveSeat(seat=seat.id, device=other))

    buttons = [
        action(
            device, f"give-seat-{number}-to-{at}", name_device(device, other), partial(give, other), height=theme.TARGET
        )
        for at, other in enumerate(others, 1)
        if other not in seat.devices
    ]
    text = sans(device.t("seat-give-to", name=shorten(seat.name)), device.palette)
    body = pile(text, wrap(*buttons))
    return warning(body, device.palette)


def _describe_leaving(device: Device, seat: Seat) -> tuple[Message, ...]:
    """Return the sentences that say what leaving now means for that player, and for the game if it would end with
    that."""
    assert device.view is not None
    begun = device.view.log.game.has_begun(device.state)
    question = say("menu-leave-question" if begun else "menu-leave-before", name=shorten(seat.name))
    winners = _winners_without(device, seat)
    return (question, say("menu-leave-ends", names=winners, count=len(winners))) if winners else (question,)


def _winners_without(device: Device, seat: Seat) -> tuple[str, ...]:
    """Return the names of those who win at once if that player leaves; empty if the game goes on."""
    assert device.view is not None
    log = device.view.log
    if not isinstance(log.game, LoggedGame) or log.game.is_finished(log.state):
        return ()
    try:
        entry = log.decide(LeaveGame(seat=seat.id), device.view.now, device.actor)
    except Refused:
        return ()
    state = log.state if entry is None else log.with_entry(entry).state
    if not log.game.is_finished(state):
        return ()
    return state.names(log.game.score_table(state).result.get("winners", ()))


async def leave(device: Device, seat: Seat) -> None:
    """Let the player leave the game: what is counted stays, and the seat is on no device any more."""
    was_here = device.has_seat(seat)
    if await device.send(LeaveGame(seat=seat.id)) is None:
        return
    if device.table is not None and any(each.id == seat.id for each in device.table.state.seats):
        await device.send(FreeSeat(seat=seat.id))
    if was_here:
        device.watching |= {device.state.code}
