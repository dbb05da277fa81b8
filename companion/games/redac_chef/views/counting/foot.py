"""Under the counts: the keypad while a cell is open, else what comes next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.games.redac_chef.state import keypad_entry as typing
from companion.games.redac_chef.state.keypad_entry import Entry
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.model import Glance, glance
from companion.games.redac_chef.views.counting.page_checks import checked_button
from companion.ui.controls.buttons import action
from companion.ui.controls.keypad import keypad
from companion.ui.controls.locked import locked_note, locked_out
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice

#: Rows whose parts have a name on the extra key.
_PARTS: Final = {"photos": "count-more-photo", "ads": "count-more-ad"}


@dataclass(frozen=True, slots=True)
class Keys:
    """What the keypad's keys and their words depend on."""

    field: str
    listing: bool
    following: str


def keys_of(device: Device, day: str) -> Keys | None:
    """The words of the keypad now; None while no cell is open."""
    now = glance(device, day)
    entry = now.pad.entry
    if entry is None:
        return None
    return Keys(entry.cell.field, entry.listing, _following(now, entry))


def _following(now: Glance, entry: Entry) -> str:
    """What OK leads to: more of this player's row, the next player, the next row, or the end."""
    if now.day.counted:
        return "corrected"
    cell = now.following(entry.cell)
    if cell is None:
        return "last"
    if cell.row == entry.cell.row:
        return "field" if cell.seat == entry.cell.seat else "player"
    return "row"


@ft.component
def Bottom(day: str) -> ft.Control:
    """The keypad, or what comes next."""
    device = use_device()
    keys = use_slice(lambda d: keys_of(d, day) if queries.keeps_score(d) else None)
    if keys is None:
        return _Next(day)
    counting = Counting(device, day)
    row = typing.row_of(keys.field)
    total, on = "", False
    if keys.field in typing.ONE_BY_ONE:
        total, on = device.t("count-sum"), not keys.listing
    elif row == "articles" and not keys.field.startswith("bonus."):
        total, on = device.t("count-sum"), keys.field not in typing.TILES
    more = device.t(_PARTS[keys.field]) if keys.field in _PARTS else ""
    return keypad(
        device,
        counting.press,
        ok=device.t("count-ok", following=keys.following),
        signed=typing.may_be_negative(keys.field),
        zero=device.t("count-zero"),
        more=more,
        total=total,
        total_on=on,
    )


@ft.component
def _Next(day: str) -> ft.Control:
    """No cell is open: who is missing, the next cell that waits, and the end of counting."""
    device = use_device()
    p = device.palette
    counted, complete, waits, checked = use_slice(
        lambda d: (
            glance(d, day).day.counted,
            not glance(d, day).missing,
            glance(d, day).following(None),
            glance(d, day).checked,
        )
    )
    counting = Counting(device, day)
    if counted:
        back = action(device, "sheet-back", device.t("count-back"), lambda: queries.go(device, "sheet"), red=True)
        return ft.Column(
            [small(device.t("count-tap-to-correct"), p), back], spacing=8, tight=True, horizontal_alignment=_WIDE
        )
    if not queries.keeps_score(device):
        return sans(device.t("count-watching"), p)
    parts: list[ft.Control] = []
    if complete:
        parts.append(sans(device.t("count-complete"), p))
    elif not checked:
        parts.append(checked_button(device, day, red=True))
    elif waits is not None:
        name = device.state.seat(waits.seat).name
        label = device.t("count-next", row=waits.row, name=name)
        parts.append(action(device, "count-next", label, lambda: counting.open(waits), red=True))
    else:
        parts.append(sans(device.words.say(counting.now.missing_said), p))
    parts.append(Done(day))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=_WIDE)


_WIDE: Final = ft.CrossAxisAlignment.STRETCH


@ft.component
def Done(day: str, quiet: bool = False) -> ft.Control:
    """Counting is done: red once nothing is missing; before, it says what is. ``quiet``: the red key is elsewhere."""
    device = use_device()
    complete = use_slice(lambda d: not glance(d, day).missing)
    if use_slice(locked_out):
        return ft.Container(height=0) if quiet else locked_note(device)
    return action(
        device,
        "done-counting",
        device.t("count-done", day=device.t(f"day-{day}")),
        Counting(device, day).done,
        red=complete and not quiet,
    )
