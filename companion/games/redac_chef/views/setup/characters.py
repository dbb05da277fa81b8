"""Shows the choice of characters, where powers are on."""

from __future__ import annotations

from typing import get_args

import flet as ft

from companion.games.redac_chef.facts import Character
from companion.games.redac_chef.state.events import CharacterChosen
from companion.table.seats import Seat
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import small_action
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.paper import card
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold
from companion.ui.help import Clarified, with_help
from companion.ui.reactive import use_device, use_device_and_palette, use_slice


@ft.component
def Characters() -> ft.Control:
    """Shows a line for each player with their character; a tap on it opens the choice among the six, one line at a
    time."""
    device, p = use_device_and_palette()
    seats = use_slice(lambda d: d.state.playing)
    opened, set_opened = ft.use_state("")
    lines: list[ft.Control] = [
        _CharacterLine(
            seat, seat.id == opened, lambda now, id_=seat.id: set_opened(id_ if now else ""), key=f"char-{seat.id}"
        )
        for seat in seats
    ]
    return card(
        stack(with_help(device, bold(device.t("character-whose"), p), "setup/powers"), *lines),
        p,
    )


@ft.component
def _CharacterLine(seat: Seat, opened: bool, set_opened) -> ft.Control:  # type: ignore[no-untyped-def]
    """Shows a player's character and what the rules say about it; ``opened``, the choice among those that nobody else
    has (in a scenario, among all). ``set_opened`` is told to open or close it."""
    device = use_device()
    mine, others, shared = use_slice(
        lambda d: (
            d.state.play.character(seat.id),
            tuple(who for id_, who in d.state.play.characters if id_ != seat.id),
            d.state.play.settings.scenario is not None,
        )
    )
    number = device.state.number(seat.id)
    name = device.t("character", character=mine) if mine else device.t("character-none")
    button = small_action(
        device,
        f"character-{number}",
        device.t("character-of", name=seat.name, character=name),
        lambda: set_opened(not opened),
    )
    if not opened:
        if mine is None:
            return button
        clarified = Clarified(f"character/{mine}", number, brief=True, key=f"clarified-{mine}")
        return stack(button, clarified, spacing=4)

    async def pick(character: str | None) -> None:
        """Send the chosen character, and close the choice."""
        await send_event(device, CharacterChosen(seat=seat.id, character=character))
        set_opened(False)

    # The box has one card of each; only a scenario has everybody play the same.
    free = [one for one in get_args(Character) if shared or one not in others]
    options = [Option(f"character-{number}-{one}", device.t("character", character=one), one) for one in free]
    options.append(Option(f"character-{number}-none", device.t("character-none"), None))
    return stack(button, choice(device, options, mine, pick, across=False))
