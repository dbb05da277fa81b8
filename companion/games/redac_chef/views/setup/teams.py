"""Shows the teams of two before the round: who they are, what each does, and whose phone this is ("Mode salle de
rédaction")."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.state.events import RoleTaken
from companion.games.redac_chef.state.play import Play
from companion.table.intents import ChangePlayer, SwapPersons, TakeSeat
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice, text_field
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.draft import DraftPlayer
from companion.ui.people import find_by_name, list_people, list_unseated, make_profile_id, save_profiles
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice

#: What the members of a team do, in order: the first fetches the tiles, the second places them and calls.
ROLES: Final = ("reporter", "layout-editor")
_REPORTER: Final = 0


def is_reporter(device: Device, seat: Seat) -> bool:
    """Tell whether this device belongs to the reporter of that team; reporters make no calls."""
    play: Play = device.state.play
    return bool(play.settings.rules.members) and play.role(seat.id, device.actor.device) == _REPORTER


@ft.component
def Teams() -> ft.Control:
    """Shows all teams with their members; a tap on a member says that this device is theirs, and takes the team's seat
    for it. In teams without names the members are named first."""
    device, p = use_device_and_palette()
    seats = use_slice(lambda d: d.state.playing)
    lines: list[ft.Control] = [bold(device.t("teams-title"), p, size=20), sans(device.t("teams-note"), p)]
    lines += [_Team(seat.id, key=f"team-{seat.id}") for seat in seats]
    return card(
        stack(*lines, spacing=10),
        p,
    )


@ft.component
def _Team(seat_id: str) -> ft.Control:
    """Shows one team: its members, to say whose device this is, or the form of their names while it has not two of
    them, or somebody wants to change them; nothing once the seat is gone."""
    device, p = use_device_and_palette()
    seat, role = use_slice(lambda d: (_find_seat(d, seat_id), d.state.play.role(seat_id, d.actor.device)))
    naming, name = ft.use_state(False)
    if seat is None:
        return ft.Container(height=0)
    number = device.state.number(seat.id)
    lines: list[ft.Control] = [player_label(seat, p, size=18)]
    if len(seat.members) == len(ROLES) and not naming:
        hands = [
            Option(
                f"role-{number}-{at + 1}", device.t("team-member", name=shorten(one), role=_name_role(device, at)), at
            )
            for at, one in enumerate(seat.members)
        ]
        mine = role if device.has_seat(seat) else None
        lines.append(choice(device, hands, mine, partial(_toggle_role, device, seat)))
        lines.append(
            ft.Row(
                [
                    link(device, f"team-swap-{number}", device.t("team-swap"), partial(_swap_members, device, seat)),
                    link(device, f"team-names-{number}", device.t("team-names"), lambda: name(True)),
                ],
                wrap=True,
                spacing=4,
            )
        )
    else:
        lines.append(_NamesForm(seat, number, lambda: name(False), key=f"names-{seat.id}"))
    return stack(*lines, spacing=6)


def _find_seat(device: Device, seat_id: str) -> Seat | None:
    """Return the seat of that id; None once it is gone."""
    return next((seat for seat in device.state.seats if seat.id == seat_id), None)


def _name_role(device: Device, at: int) -> str:
    return device.t(f"role-{ROLES[at]}")


async def _toggle_role(device: Device, seat: Seat, role: int) -> None:
    """Take the seat if this device does not hold it, then set the device as the member's with that role (from 0); the
    same role again clears it. If the seat is refused, nothing is set."""
    if not device.has_seat(seat) and await device.send(TakeSeat(seat=seat.id)) is None:
        return
    play: Play = device.state.play
    new_role = None if play.role(seat.id, device.actor.device) == role else role
    await send_event(device, RoleTaken(seat=seat.id, device=device.actor.device, role=new_role))


async def _swap_members(device: Device, seat: Seat) -> None:
    await device.send(SwapPersons(seat=seat.id, place=0, other=seat.id, other_place=1))


def _find_member(device: Device, seat: Seat, at: int, typed: str) -> DraftPlayer:
    """Return the team's member at that place (from 0) under the typed name: a known person who plays at no other seat,
    else somebody new; with nothing typed, the present one. Somebody new gets the id of a profile, which is not stored
    here."""
    stood = seat.everybody[at] if at < len(seat.members) else ("", None)
    if not typed or typed == stood[0]:
        return DraftPlayer(stood[0], "", "", stood[1])
    others = [one for one in device.state.seats if one.id != seat.id]
    person = find_by_name(list_unseated(list_people(device), others), typed)
    return DraftPlayer(typed, "", "", person.profile if person is not None else make_profile_id())


@ft.component
def _NamesForm(seat: Seat, number: int, done: Callable[[], Any]) -> ft.Control:
    """Asks for the names of a team's two members; ``done`` is run once they are accepted. What is typed survives a
    reload of the page."""
    device = use_device()
    first, keep_first = use_half_typed(f"member-{device.state.id}-{seat.id}-1")
    second, keep_second = use_half_typed(f"member-{device.state.id}-{seat.id}-2")

    async def enter() -> None:
        """Send the names, and store the profiles of new people."""
        # Read the seat again: a member without a typed name stays the present one.
        now = _find_seat(device, seat.id) or seat
        team = tuple(_find_member(device, now, at, typed.strip()) for at, typed in enumerate((first, second)))
        names, people = tuple(one.name for one in team), tuple(one.profile for one in team)
        if await device.send(ChangePlayer(seat=seat.id, members=names, people=people)) is not None:
            keep_first("")
            keep_second("")
            done()
            await save_profiles(device, team)

    fields = [
        text_field(device, f"member-{number}-{at + 1}", _name_role(device, at), typed, keep, enter)
        for at, (typed, keep) in enumerate(((first, keep_first), (second, keep_second)))
    ]
    return stack(
        *([small(device.t("team-unnamed"), device.palette)] if not seat.members else []),
        *fields,
        action(device, f"members-{number}", device.t("team-named"), enter, height=theme.TARGET),
    )
