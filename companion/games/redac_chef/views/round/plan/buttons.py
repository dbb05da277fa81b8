"""Distributes the clock's buttons and the links to rows; what has no room folds away behind "More". Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.games.redac_chef.views.round.plan.scene import TARGET, Box, Plan, Scene
from companion.ui.widths import sans_em


@dataclass(frozen=True, slots=True)
class RowButton:
    """A button to distribute to rows. ``width``: the least that it takes (px); ``grows``: it also takes a share of the
    width that is left in its row."""

    name: str
    width: float
    grows: bool


#: The buttons that show only an icon where room is short.
_ICONS: Final = ("undo", "more")


def list_buttons(scene: Scene, full: bool, fold: bool) -> list[RowButton]:
    """Return the buttons to distribute to rows: with ``full`` the clock's buttons and the links, all with their words;
    else only pause or resume and undo. ``fold`` (only without ``full``): with "More" at the end, which opens what was
    left out."""
    size = scene.text(17, 20)
    controls = [RowButton(name, sans_em(label) * size + 24, True) for name, label in scene.controls]
    if full:
        small = scene.text(15, 20)
        links = [RowButton(name, 46 + sans_em(label) * small, name == "undo") for name, label in scene.links]
        return [*controls, *links]
    essential = [button for button in controls if button.name in ("pause", "resume")]
    essential += [RowButton("undo", TARGET, False) for name, _ in scene.links if name == "undo"]
    return [*essential, RowButton("more", TARGET, False)] if fold else essential


def break_into_rows(buttons: Sequence[RowButton], width: float) -> list[list[RowButton]]:
    """Distribute the buttons to rows of that width, in their order; return the rows. A button wider than a row has one
    of its own."""
    rows: list[list[RowButton]] = []
    used = 0.0
    for button in buttons:
        wide = min(button.width, width)
        if rows and used + 6 + wide <= width:
            rows[-1].append(button)
            used += 6 + wide
        else:
            rows.append([button])
            used = wide
    return rows


def place_row(row: Sequence[RowButton], box: Box, mirrored: bool) -> tuple[tuple[str, Box], ...]:
    """Return the box of each button in one row, by name, from left to right; the growing ones share the width that is
    left. ``mirrored``: the first button stands on the right."""
    free = box.width - sum(min(button.width, box.width) for button in row) - 6 * (len(row) - 1)
    growing = sum(button.grows for button in row)
    order = list(reversed(row)) if mirrored else list(row)
    placed: list[tuple[str, Box]] = []
    left = box.left
    for button in order:
        wide = min(button.width, box.width) + (free / growing if button.grows and growing else 0.0)
        placed.append((button.name, Box(left, box.top, wide, box.height)))
        left += wide + 6
    return tuple(placed)


def pack_rows(
    scene: Scene, width: float, *, full: bool, short: bool = False, more: bool = False
) -> list[list[RowButton]]:
    """Return the rows of buttons. ``short``: one row, with words only where they fit; ``more``: something else has
    folded away, so that "More" is needed."""
    if full:
        buttons, clock = list_buttons(scene, True, False), dict(scene.controls)
        links = [button for button in buttons if button.name not in clock]
        if more:
            links.append(RowButton("more", TARGET, False))
        timed = [button for button in buttons if button.name in clock]
        return break_into_rows(timed, width) + break_into_rows(links, width)
    buttons = list_buttons(scene, False, True)
    if short or sum(button.width + 6 for button in buttons) > width + 6:
        # Where that does not fit either, pause is an icon, and undo waits behind "More".
        icons = [replace(button, width=TARGET) if button.grows else button for button in buttons]
        while len(icons) * (TARGET + 6) - 6 > width + 0.01 and len(icons) > 1:
            icons.pop(-2)
        return [icons]
    return [buttons]


def row_height(scene: Scene, row: Sequence[RowButton], target: float) -> float:
    """Return the height of a row: ``target`` where it has a button of the clock, else the least height of a button."""
    controls = dict(scene.controls)
    return target if any(button.name in controls for button in row) else TARGET


def list_folded(scene: Scene, plan: Plan) -> tuple[str, ...]:
    """Return the names of everything that the plan does not show and that must be reached behind "More": buttons,
    links, "help", "others" (their tokens) and "sentences"."""
    offered = [name for name, _ in scene.controls] + [name for name, _ in scene.links]
    folded = [name for name in offered if name not in plan.shown]
    if "help" not in plan.icons:
        folded.append("help")
    if scene.others and plan.others is None:
        folded.append("others")
    if plan.sentences_shown < len(scene.sentences):
        folded.append("sentences")
    return tuple(folded)
