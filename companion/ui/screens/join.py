"""Lets a phone join a table: take one seat or several, add a player, or only watch."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.hub.hub import normalize_code
from companion.hub.ports import TableElsewhere
from companion.network.addresses import is_this_machine
from companion.table.intents import AddPlayer, NewPlayer, TakeSeat
from companion.table.message import Message, Refused, say
from companion.table.seats import Seat, fold_name
from companion.text.shorten import shorten
from companion.ui.controls.buttons import action, small_action
from companion.ui.controls.fields import lay_beside, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column
from companion.ui.controls.seats import ICONS, DeviceOfSeat, count_in_words, player_label
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.people import list_people, list_unseated, make_known_player, make_player, save_profiles
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_slice
from companion.ui.screens.history import back_link
from companion.ui.screens.rights import TakeBack
from companion.ui.screens.seat_taking import use_seat_taking

#: The most known names offered; typing narrows them down.
MOST_OFFERED = 8


@ft.component
def Join() -> ft.Control:
    """Show the seats of the watched table, so that this device takes its own, adds a player, or only watches."""
    device, p = use_device_and_palette()
    seats = use_slice(lambda d: d.state.seats)
    is_room = use_slice(
        lambda d: (
            d.view is not None
            and not d.view.log.game.has_begun(d.state)
            and len(d.state.seats) < d.view.log.game.most_players(d.state)
        )
    )
    own_seats = [seat for seat in seats if device.has_seat(seat)]
    own_invitation = use_slice(
        lambda d: None if d.state.play is None else d.services.games[d.state.game].own_table(d.state)
    )

    def enter() -> None:
        """Go to the table, and remember that this page is to see it even without a seat."""
        device.watching |= {device.state.code}
        device.go(f"/table/{device.state.code}")

    parts: list[ft.Control] = [
        head(
            device,
            device.t("table-code", code=device.state.code),
            count_in_words(device, len(seats)),
            sizes=True,
        ),
        ft.Container(headline(device, device.t("join-who"), 30), margin=ft.Margin.only(top=6)),
        small(device.t("join-several"), p),
        *(
            _SeatCard(seat, index + 1, key=f"seat-{seat.id}")
            for index, seat in enumerate(seats)
            if seat.left_after is None
        ),
    ]
    if is_room:
        parts.append(NewName(key="new-name"))
    elif own_invitation is not None:
        parts += [
            ft.Container(bold(device.words.say(own_invitation), p, size=20), margin=ft.Margin.only(top=6)),
            NewName(own=True, key="own-name"),
        ]
    if own_seats:
        parts.append(action(device, "enter-table", device.t("join-enter", count=len(own_seats)), enter, red=True))
    parts.append(action(device, "watch", device.t("join-watch"), enter))
    if is_this_machine(device.page.client_ip) and not device.is_host:
        # Its browser may have lost its storage: whoever reads the terminal's code becomes host again.
        parts += [small(device.t("join-this-machine"), p), TakeBack(key="take-back")]
    return column(parts)


@ft.component
def _SeatCard(seat: Seat, number: int) -> ft.Control:
    """Show one seat with its devices and the button that takes it or gives it back."""
    device, p = use_device_and_palette()
    is_own = device.has_seat(seat)
    taking = use_seat_taking(seat, number, device.t("join-take"))

    async def take(_: object) -> None:
        await taking.press()

    name = ft.Container(
        pile(player_label(seat, p, size=20), DeviceOfSeat(seat, "join-free"), spacing=2),
        # The whole row takes the seat; giving it back needs the button.
        on_click=None if is_own else take,
        ink=not is_own,
        border_radius=10,
    )
    body = lay_beside(
        device,
        handle(f"seat-{number}", name, button=True),
        action(device, f"take-seat-{number}", taking.label, taking.press, selected=is_own),
    )
    inner = stack(body, *taking.below)
    return card(inner, p, edge=p.players[seat.colour], selected=is_own)


def _with_team(device: Device, player: NewPlayer) -> NewPlayer:
    """Return the player as a team if the mode has teams: a known person becomes the first member; an unknown name
    becomes the team's name."""
    if not device.services.games[device.state.game].roles(device.state.play.settings.as_dict()):
        return player
    known_here = bool(player.profile and device.services.library.person_of(player.profile))
    first = {"members": (player.name,), "people": (player.profile,)} if known_here else {}
    return player.model_copy(update={"profile": None, **first})


async def open_own_table(device: Device, player: NewPlayer) -> None:
    """Open a table with the game and the settings of the watched one for that player, seat them and go there; a refusal
    is shown on this device."""
    state = device.state
    try:
        table = await device.hub.open(
            state.game, state.play.settings.as_dict(), [player], device.actor, here=device.on_this_machine
        )
    except Refused as refused:
        device.refuse(refused.message)
        return
    await table.submit(TakeSeat(seat=table.state.seats[0].id), device.actor)
    device.go(f"/table/{table.state.code}")
    await save_profiles(device, table.state.seats)


@ft.component
def NewName(take: bool = True, own: bool = False) -> ft.Control:
    """Ask for a player who has no seat yet: a known person by a tap, somebody new by typing. The player gets a seat on
    this device; without ``take`` a seat on no device; with ``own`` a table of their own with the same game."""
    device, p = use_device_and_palette()
    key = f"join-name-{device.state.id}"
    name, set_name = use_half_typed(key)
    people = use_slice(lambda d: list_unseated(list_people(d), d.state.seats))
    prefix = fold_name(name)
    # Whoever is not of the club learns no names of it.
    offered = [person for person in people if device.belongs and prefix in fold_name(person.name)][:MOST_OFFERED]

    async def sit(player: NewPlayer) -> None:
        """Seat the player, or open their own table, and store their profile."""
        if own:
            set_name("")
            await open_own_table(device, player)
        elif await device.send(AddPlayer(player=_with_team(device, player), take=take)) is not None:
            set_name("")
            assert device.table is not None
            await save_profiles(device, device.table.state.seats)

    async def add() -> None:
        """Seat the player with the name as typed by now; a name that is empty or too long is refused."""
        typed = device.services.kept.text(device.actor.device, key)
        try:
            player = make_player(typed, list_unseated(list_people(device), device.state.seats))
        except Refused as refused:
            device.refuse(refused.message)
            return
        await sit(player)

    chips = [
        small_action(
            device,
            f"known-{number}",
            shorten(person.name),
            partial(sit, make_known_player(person)),
            icon=ICONS.get(person.symbol),
        )
        for number, person in enumerate(offered, 1)
    ]
    field = lay_beside(
        device,
        text_field(device, "player-name", device.t("join-new-name"), name, set_name, add, stay=not take),
        action(device, "add-player", device.t("setup-open" if own else "join-add"), add),
    )
    # The field keeps its place when no name is left to offer: moved in the tree, it would lose the focus at the next
    # key.
    below = [small(device.t("join-known"), p), wrap(*chips)] if chips else []
    return stack(field, *below, spacing=6)


@ft.component
def TypeCode() -> ft.Control:
    """Ask for the code of a table, for those who cannot scan it."""
    device, p = use_device_and_palette()
    code, set_code = use_half_typed("join-code")

    def join() -> None:
        """Go to the table with the code as typed by now, loading the page anew if another process has it; a wrong code
        gives a message."""
        typed = device.services.kept.text(device.actor.device, "join-code").strip()
        try:
            table = device.find(typed) if typed else None
        except TableElsewhere as elsewhere:
            set_code("")
            device.load(f"/join/{elsewhere.code}")
            return
        except Refused as refused:
            device.tell(refused.message)
            return
        if table is None:
            device.tell(say("join-no-table", code=normalize_code(typed)[:8]) if typed else say("join-code-empty"))
            return
        set_code("")
        device.go(f"/join/{table.state.code}")

    return column(
        [
            head(device, device.t("home-join")),
            back_link(device, "home", device.t("go-home"), "/home"),
            headline(device, device.t("join-type-title"), 30),
            sans(device.t("join-type-note"), p),
            lay_beside(
                device,
                text_field(device, "code", device.t("join-code"), code, set_code, join, most=12, code=True),
                action(device, "join-go", device.t("join-go"), join, red=True),
            ),
        ]
    )


@ft.component
def PutAway() -> ft.Control:
    """Show that the watched table was closed while this device was at it."""
    device, p = use_device_and_palette()
    return column(
        [
            head(device, device.t("table-code", code=device.state.code)),
            sans(device.t("join-put-away"), p),
            action(device, "home", device.t("go-home"), lambda: device.go("/home"), red=True),
        ]
    )


@ft.component
def NoTable(code: str, why: Message | None = None) -> ft.Control:
    """Show that no open table has that code; or, with ``why``, the reason for which it cannot be shown now."""
    device, p = use_device_and_palette()
    short_code = normalize_code(code)[:8]
    parts: list[ft.Control] = [
        head(device, device.t("table-code", code=short_code)),
        sans(device.words.say(why or say("join-no-table", code=short_code)), p),
    ]
    if why is not None:
        elsewhere = why.id == "refused-table-elsewhere"
        again = partial(device.load, f"/join/{code}") if elsewhere else device.redraw
        parts.append(action(device, "try-again", device.t("join-try-again"), again, red=True))
    parts.append(action(device, "home", device.t("go-home"), lambda: device.go("/home"), red=why is None))
    return column(parts)
