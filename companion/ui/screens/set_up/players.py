"""Shows the players of a set-up in table order, with known names to tap and a field for new ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.table.seats import Seat, fold_name
from companion.text.shorten import shorten
from companion.ui.controls.buttons import action, icon_button, link, small_action, tappable
from companion.ui.controls.fields import lay_beside, text_field
from companion.ui.controls.look_picker import look_picker
from companion.ui.controls.paper import card
from companion.ui.controls.seats import ICONS, player_label
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import HELP, bold, headline, small
from companion.ui.device import Device
from companion.ui.draft import (
    DraftPlayer,
    Person,
    change_look,
    make_stranger,
    move_up,
    remove_player,
    toggle_person,
)
from companion.ui.help import with_help
from companion.ui.people import list_people
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice
from companion.ui.screens.set_up.actions import (
    NAME_FIELD,
    add_typed,
    change_draft,
    count_most_players,
    list_roles,
    read_draft,
)

#: The number of known names offered at first; the others come by a tap or by typing.
_FIRST_CHIPS = 12
#: The same on a low phone, where they must leave room for the players.
_FIRST_CHIPS_LOW = 6
#: A page lower than this (px) is a phone's between its browser's bars.
_LOW = 700


@ft.component
def Players() -> ft.Control:
    """Show the players in table order, with known names to tap and a field for new ones."""
    device, p = use_device_and_palette()
    players = use_slice(lambda d: read_draft(d).players)
    teams = bool(use_slice(list_roles))
    opened, set_opened = ft.use_state(-1)
    # Known names are above the players: nothing moves under a finger that taps one after the other.
    title = with_help(device, headline(device, device.t("setup-who"), 26, beside=HELP), "setup/players", "button/join")
    parts: list[ft.Control] = [title, _NewName(key="new-name"), _KnownNames(key="chips")]
    for index, player in enumerate(players):

        def toggle(at: int = index) -> None:
            """Open what belongs to that player, or close it."""
            set_opened(-1 if opened == at else at)

        parts.append(
            _Player(
                player, index, opened == index, toggle, lambda: set_opened(-1), key=f"p-{_make_key(players, index)}"
            )
        )
    if players:
        parts.append(small(device.t("setup-order-teams" if teams else "setup-order"), p))
    return stack(*parts)


def _make_key(players: tuple[DraftPlayer, ...], index: int) -> str:
    """Return a key that stays with a player when rows move: their symbol, which up to six players do not share, and a
    number."""
    same = sum(player.symbol == players[index].symbol for player in players[:index])
    return f"{players[index].symbol}-{same}"


@ft.component
def _Player(
    player: DraftPlayer, index: int, opened: bool, toggle: Callable[[], Any], close: Callable[[], Any]
) -> ft.Control:
    """Show one player of the set-up with their notes (team and role, a name used twice, a new name) and the buttons to
    move them up and to remove them. Opened, it shows their look, and the button that makes them somebody new."""
    device, p = use_device_and_palette()
    number = index + 1
    seat = Seat("", player.name, player.colour, player.symbol)
    is_name_shared = sum(fold_name(other.name) == fold_name(player.name) for other in read_draft(device).players) > 1
    roles = use_slice(list_roles)
    notes = []
    if roles:
        role = device.t(f"role-{roles[index % len(roles)]}")
        notes.append(device.t("setup-team", number=index // len(roles) + 1, role=role))
    if is_name_shared:
        notes.append(device.t("setup-twin", symbol=device.t("symbol-name", symbol=player.symbol)))
    if player.profile is None:
        notes.append(device.t("setup-new"))
    lines: list[ft.Control] = [player_label(seat, p, size=19)]
    if notes:
        lines.append(small(" · ".join(notes), p))
    face = ft.Column(lines, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    name = tappable(f"seat-{number}", face, toggle, padding=ft.Padding.symmetric(horizontal=6, vertical=8))

    def remove() -> None:
        """Remove the player from the set-up."""
        close()
        change_draft(device, lambda d: remove_player(d, index))

    def move_forward() -> None:
        """Move the player one place forward."""
        close()
        change_draft(device, lambda d: move_up(d, index))

    buttons = [
        icon_button(
            device, f"remove-seat-{number}", ft.Icons.CLOSE, _say_with_name(device, "roster-remove", player), remove
        )
    ]
    if index:
        up_label = _say_with_name(device, "order-up", player)
        buttons.insert(0, icon_button(device, f"seat-up-{number}", ft.Icons.ARROW_UPWARD, up_label, move_forward))
    row = lay_beside(device, name, *buttons, spacing=0)

    def forget_profile() -> None:
        """Make the player somebody new who only has the same name as a known person."""
        change_draft(device, lambda d: make_stranger(d, index))

    parts: list[ft.Control] = [row]
    if opened:

        def set_look(colour: str, symbol: str) -> None:
            change_draft(device, lambda d: change_look(d, index, colour=colour, symbol=symbol))

        parts.append(look_picker(device, player.colour, player.symbol, set_look))
        if player.profile is not None:
            parts.append(
                link(
                    device,
                    f"stranger-{number}",
                    device.t("setup-stranger", name=shorten(player.name)),
                    forget_profile,
                )
            )
    body = pile(*parts)
    return card(body, p, edge=p.players[player.colour], padding=ft.Padding.only(left=6, right=2, top=2, bottom=2))


def _say_with_name(device: Device, id_: str, player: DraftPlayer) -> str:
    """Return the message with the player's name in it."""
    return device.t(id_, name=shorten(player.name))


@ft.component
def _NewName() -> ft.Control:
    """Show the field for a player's name, and its button."""
    device = use_device()
    name, set_name = use_half_typed(NAME_FIELD)

    def add() -> None:
        add_typed(device, device.services.kept.text(device.actor.device, NAME_FIELD))

    return lay_beside(
        device,
        text_field(device, "player-name", device.t("setup-name"), name, set_name, add, stay=True),
        action(device, "add-player", device.t("join-add"), add),
    )


@ft.component
def _KnownNames() -> ft.Control:
    """Show the names of all who have played here, most recent first; a tap adds them to the players or removes them.
    What is typed in the field narrows them down."""
    device, p = use_device_and_palette()
    people = use_slice(list_people)
    draft = use_slice(read_draft)
    typed, _ = use_half_typed(NAME_FIELD)
    shows_all, set_shows_all = ft.use_state(False)
    if not people:
        return ft.Container(height=0)
    prefix = fold_name(typed)
    matches = [person for person in people if prefix in fold_name(person.name)] if prefix else list(people)
    first = _FIRST_CHIPS if device.height > _LOW else _FIRST_CHIPS_LOW
    offered = matches if shows_all or prefix else matches[:first]
    chips = [_name_button(device, person, draft.has(person.profile), people.index(person) + 1) for person in offered]
    if len(offered) < len(matches):
        chips.append(
            small_action(
                device,
                "more-names",
                device.t("setup-more", count=len(matches) - len(offered)),
                lambda: set_shows_all(True),
            )
        )
    if not chips:
        return ft.Container(height=0)
    return pile(bold(device.t("setup-known"), p), wrap(*chips), spacing=6)


def _name_button(device: Device, person: Person, chosen: bool, number: int) -> ft.Control:
    """Build the button of one known person."""

    def toggle() -> None:
        """Add the person to the players or remove them; adding clears the field."""
        was_changed = change_draft(device, lambda d: toggle_person(d, person, count_most_players(device, d)))
        if was_changed and not chosen:
            device.services.kept.put_text(device.actor.device, NAME_FIELD, "")
            device.notify()

    return small_action(
        device, f"known-{number}", shorten(person.name, 20), toggle, icon=ICONS.get(person.symbol), selected=chosen
    )
