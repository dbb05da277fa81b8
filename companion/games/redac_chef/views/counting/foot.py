"""Shows, under the counts, the keypad while a cell is open, else the button for the next step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.state.keypad_entry import KeypadEntry
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.model import CountingModel, read_counting
from companion.games.redac_chef.views.counting.page_checks import checked_button
from companion.ui.at_table import go
from companion.ui.controls.buttons import action
from companion.ui.controls.keypad import keypad
from companion.ui.controls.locked_note import is_locked_out, locked_note
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice

#: Fields counted one by one, with the label of the key that goes on to the next part.
_PARTS: Final = {"photos": "count-more-photo", "ads": "count-more-ad"}


@dataclass(frozen=True, slots=True)
class KeypadWords:
    """Words of the keypad, as what its keys and labels depend on.

    Attributes:
        field: the field of the open cell.
        listing: whether it is counted one by one.
        following: where OK leads (see ``_find_next_step``).
    """

    field: str
    listing: bool
    following: str


def read_keypad_words(device: Device, day: str) -> KeypadWords | None:
    """Return what the keypad depends on now; None while no cell is open."""
    now = read_counting(device, day)
    entry = now.position.entry
    if entry is None:
        return None
    return KeypadWords(entry.cell.field, entry.listing, _find_next_step(now, entry))


def _find_next_step(now: CountingModel, entry: KeypadEntry) -> str:
    """Return where OK leads: to more of this player's row ("field"), the next "player", the next "row", the end
    ("last"), or back to the sheet ("corrected")."""
    if now.day.counted:
        return "corrected"
    cell = now.find_next_cell(entry.cell)
    if cell is None:
        return "last"
    if cell.row == entry.cell.row:
        return "field" if cell.seat == entry.cell.seat else "player"
    return "row"


@ft.component
def CountingFoot(day: str) -> ft.Control:
    """Shows the keypad while a cell is open, else the button for the next step."""
    device = use_device()
    keys = use_slice(lambda d: read_keypad_words(d, day) if queries.may_keep_score(d) else None)
    if keys is None:
        return _NextStep(day)
    counting = Counting(device, day)
    row = keypad_entry.row_of(keys.field)
    total, on = "", False
    if keys.field in keypad_entry.ONE_BY_ONE:
        total, on = device.t("count-sum"), not keys.listing
    elif row == "articles" and not keys.field.startswith("bonus."):
        total, on = device.t("count-sum"), keys.field not in keypad_entry.TILES
    more = device.t(_PARTS[keys.field]) if keys.field in _PARTS else ""
    return keypad(
        device,
        counting.press,
        ok=device.t("count-ok", following=keys.following),
        signed=keypad_entry.may_be_negative(keys.field),
        zero=device.t("count-zero"),
        more=more,
        total=total,
        total_on=on,
    )


@ft.component
def _NextStep(day: str) -> ft.Control:
    """Shows, while no cell is open, the next step: check the pages, open the next cell to enter, who is missing, finish
    the count."""
    device, p = use_device_and_palette()
    counted, complete, waits, checked = use_slice(
        lambda d: (
            read_counting(d, day).day.counted,
            not read_counting(d, day).missing,
            read_counting(d, day).find_next_cell(None),
            read_counting(d, day).checked,
        )
    )
    counting = Counting(device, day)
    if counted:
        back = action(device, "sheet-back", device.t("count-back"), lambda: go(device, "sheet"), red=True)
        return stack(small(device.t("count-tap-to-correct"), p), back)
    if not queries.may_keep_score(device):
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
        parts.append(sans(device.words.say(counting.now.missing_message), p))
    parts.append(DoneButton(day))
    return stack(*parts)


@ft.component
def DoneButton(day: str, quiet: bool = False) -> ft.Control:
    """Shows the button that finishes the count, red once nothing is missing. Pressed before, it says what is missing.
    ``quiet``: another button is the red one."""
    device = use_device()
    complete = use_slice(lambda d: not read_counting(d, day).missing)
    if use_slice(is_locked_out):
        return ft.Container(height=0) if quiet else locked_note(device)
    return action(
        device,
        "done-counting",
        device.t("count-done", day=device.t(f"day-{day}")),
        Counting(device, day).finish,
        red=complete and not quiet,
    )
