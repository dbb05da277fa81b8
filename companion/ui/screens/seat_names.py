"""Corrects the names at seats, during a game or after its end; what was counted at a seat stays there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.table.intents import Intent, NamePerson, SwapPersons
from companion.table.message import Refused, say
from companion.table.seats import Seat, fold_name
from companion.table.state import TableState
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action, back_to_game, small_action
from companion.ui.controls.fields import lay_beside, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column
from companion.ui.controls.seats import ICONS, symbol
from companion.ui.controls.stack import stack, wrap
from companion.ui.controls.text import bold, sans, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.draft import Person
from companion.ui.people import list_people, make_known_player, make_player, save_profiles
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice

#: The number of people offered before a name is typed.
_OFFERED = 12

#: A place at the table: the seat's id and, in a team, the member's number.
Place = tuple[str, int | None]


def list_places(table: TableState) -> tuple[tuple[Place, str], ...]:
    """Return every place of a person at the table, team members included, with its current name."""
    return tuple(
        ((seat.id, place if seat.members else None), name)
        for seat in table.seats
        for place, (name, _) in enumerate(seat.everybody)
    )


def list_elsewhere(device: Device) -> tuple[Person, ...]:
    """Return all known people who have no seat at this table under any of their profiles."""
    library = device.services.library
    seated = {library.person_of(profile) for seat in device.state.seats for profile in seat.profiles}
    return tuple(person for person in list_people(device) if person.profile not in seated)


@ft.component
def WhoSat() -> ft.Control:
    """Show every place of the table; a tap on one opens the names that it can get."""
    device, p = use_device_and_palette()
    code, seats, places, may_correct = use_slice(
        lambda d: (d.state.code, d.state.seats, list_places(d.state), d.may_lead)
    )
    opened, set_opened = ft.use_state(None)
    by_id = {seat.id: seat for seat in seats}
    lines: list[ft.Control] = []
    for number, (place, name) in enumerate(places, 1):
        is_open = opened == place and may_correct

        def toggle(place: Place = place, is_open: bool = is_open) -> None:
            """Open the choice of a name for that place, or close it."""
            set_opened(lambda _: None if is_open else place)

        lines.append(_place_line(device, by_id[place[0]], number, name, is_open, toggle if may_correct else None))
        if is_open:
            lines.append(_NameChoice(place, lambda: set_opened(None), key=f"names-{place}"))
    return column(
        [
            head(device, device.t("who-sat-strap"), device.t("table-code", code=code)),
            back_to_game(device, "close-who-sat", red=True),
            sans(device.t("who-sat-note"), p),
            card(
                stack(*lines),
                p,
                padding=12,
            ),
            ft.Row([UndoLink()], wrap=True),
        ]
    )


def _place_line(
    device: Device, seat: Seat, number: int, name: str, opened: bool, tap: Callable[[], None] | None
) -> ft.Control:
    """Build the line of one place with its name; it is a button if ``tap`` is given."""
    p = device.palette
    face: list[ft.Control] = [symbol(seat, p), bold(name, p, expand=True)]
    if seat.members:
        face.append(small(shorten(seat.name), p))
    if tap is not None:
        face.append(ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EDIT_OUTLINED, color=p.muted, size=22))
    row = ft.Container(
        ft.Row(face, spacing=8),
        on_click=None if tap is None else lambda _: tap(),
        ink=tap is not None,
        border_radius=10,
        height=max(theme.TARGET, 28 * device.scale),
    )
    return handle(f"who-sat-{number}", row, button=tap is not None)


@ft.component
def _NameChoice(place: Place, close: Callable[[], None]) -> ft.Control:
    """Show the names that the place can get: of another place at this table, of a known person, or typed."""
    device = use_device()
    key = f"who-sat-{device.state.id}-{place}"
    name, set_name = use_half_typed(key)
    others = use_slice(lambda d: tuple(each for each in list_places(d.state) if each[0] != place))
    people = use_slice(list_elsewhere)
    prefix = fold_name(name)
    offered = [person for person in people if prefix in fold_name(person.name)][:_OFFERED]

    async def send_and_close(intent: Intent, new_name: str) -> None:
        """Send the intent; once accepted, store the profiles, close the choice and say whose place it is now."""
        if await device.send(intent) is None:
            return
        set_name("")
        assert device.table is not None
        await save_profiles(device, device.table.state.seats)
        close()
        device.tell(say("who-sat-done", name=shorten(new_name)))

    async def swap(other: Place, new_name: str) -> None:
        """Swap the persons of this place and the other one."""
        await send_and_close(SwapPersons(seat=place[0], place=place[1], other=other[0], other_place=other[1]), new_name)

    async def give_name(name: str, profile: str | None) -> None:
        """Give this place that name and profile."""
        await send_and_close(NamePerson(seat=place[0], place=place[1], name=name, profile=profile), name)

    async def enter() -> None:
        """Give this place the name as typed by now. The name of another place means a swap, the name of a known person
        means that person, and any other name is somebody new."""
        folded = fold_name(device.services.kept.text(device.actor.device, key))
        for other_place, other in list_places(device.state):
            if fold_name(other) == folded:
                if other_place == place:
                    close()
                else:
                    await swap(other_place, other)
                return
        try:
            player = make_player(device.services.kept.text(device.actor.device, key), list_elsewhere(device))
        except Refused as refused:
            device.refuse(refused.message)
            return
        await give_name(player.name, player.profile)

    swaps = [
        small_action(
            device,
            f"who-sat-swap-{at}",
            device.t("who-sat-swap", name=shorten(other)),
            partial(swap, other_place, other),
            icon=ft.Icons.SWAP_VERT,
        )
        for at, (other_place, other) in enumerate(others, 1)
    ]
    chips = [
        small_action(
            device,
            f"who-sat-known-{at}",
            shorten(person.name),
            partial(give_name, make_known_player(person).name, person.profile),
            icon=ICONS.get(person.symbol),
        )
        for at, person in enumerate(offered, 1)
    ]
    field = lay_beside(
        device,
        text_field(device, "who-sat-name", device.t("join-new-name"), name, set_name, enter),
        action(device, "who-sat-ok", device.t("who-sat-ok"), enter),
    )
    rows: list[ft.Control] = [wrap(*row) for row in (swaps, chips) if row]
    return stack(*rows, field)
