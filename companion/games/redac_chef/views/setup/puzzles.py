"""Builds the choice of a puzzle at set-up. The day and thresholds of 7 to 12 are known; the others are only pictures in
the rulebook, so theirs are typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.modes import DAYS
from companion.games.redac_chef.state.settings import Settings, change_setting
from companion.table.message import Refused, say
from companion.ui.controls.fields import LARGE_TEXT, Option, choice, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import warning
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.help import Clarified
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice

#: The longest threshold that is typed, in digits.
_DIGITS = 3

Change = Callable[[str, Any], Any]


def find_tiers(settings: Settings, facts: Facts) -> tuple[int, ...]:
    """Return the thresholds of the chosen puzzle: those of the rulebook, or those that were typed; empty if neither are
    known."""
    puzzle = facts.puzzles.get(settings.puzzle or 0)
    return tuple(puzzle.tiers) if puzzle is not None else settings.puzzle_tiers or ()


@ft.component
def PuzzleLine() -> ft.Control:
    """Shows the puzzle of the watched table and its thresholds; nothing in other modes."""
    device = use_device()
    settings = use_slice(lambda d: d.state.play.settings)
    if settings.rules.days is not None or settings.puzzle is None:
        return ft.Container(height=0)
    views: Any = device.services.games[device.state.game]
    texts = [device.t("puzzle-name", number=settings.puzzle)]
    tiers = find_tiers(settings, views.facts)
    texts += [device.t("puzzle-tiers-are", tiers=tiers)] if tiers else []
    return handle("puzzle-asks", bold(" · ".join(texts), device.palette))


@ft.component
def Puzzles(raw: Mapping[str, Any], chosen: Settings, change: Change, facts: Facts) -> ft.Control:
    """Shows the twelve puzzles of the rulebook, and day and thresholds of the chosen one. ``raw``: the settings as they
    are typed, so that invalid thresholds stay in their fields; ``chosen``: the same as far as they are valid;
    ``change`` is called with an option and its new value."""
    device, p = use_device_and_palette()
    numbers = [Option(f"puzzle-{n}", str(n), n) for n in sorted((*facts.typed_puzzles, *facts.puzzles))]
    parts: list[ft.Control] = [
        bold(device.t("puzzle-which"), p),
        choice(device, numbers, chosen.puzzle, lambda n: change("puzzle", n), across=False),
    ]
    puzzle = facts.puzzles.get(chosen.puzzle or 0)
    if puzzle is not None:
        day_said = say("day-name", day=puzzle.day)
        parts.append(sans(device.t("puzzle-is", number=puzzle.number, day=day_said, tribune=puzzle.tribune), p))
        parts.append(Clarified(f"tribune/{puzzle.tribune}", key=f"clarified-{puzzle.tribune}"))
        parts.append(sans(device.t("puzzle-tiers-are", tiers=puzzle.tiers), p))
    elif chosen.puzzle is not None:
        days = [Option(f"puzzle-day-{day}", device.t("day-name", day=day), day) for day in DAYS]
        day = chosen.puzzle_day or "friday"
        parts += [
            small(device.t("puzzle-picture"), p),
            choice(device, days, day, lambda one: change("puzzle_day", one)),
            Tiers(chosen.puzzle, raw.get("puzzle_tiers"), change, key=f"tiers-{chosen.puzzle}"),
        ]
    parts.append(small(device.t("puzzle-several"), p))
    return stack(*parts, spacing=10)


@ft.component
def Tiers(puzzle: int, tiers: Any, change: Change) -> ft.Control:
    """Asks for the three thresholds of that puzzle as they are printed, and says what is wrong with them; leaving all
    empty is allowed. ``tiers``: those that are set, maybe invalid; each change of a field sets them (``change``)."""
    device, p = use_device_and_palette()
    given = tiers if isinstance(tiers, (list, tuple)) else ()
    typed, keep = use_half_typed(f"puzzle-tiers-{puzzle}")
    shown = typed.split("|") if typed.count("|") == 2 else [*(str(tier) for tier in given), "", "", ""][:3]

    def change_tier(at: int, text: str) -> None:
        """Keep one threshold as it is typed, and change the setting."""
        now = [*shown]
        now[at] = text.strip()[:_DIGITS]
        keep("|".join(now))
        filled = [one for one in now if one]
        numbers = [int(one) if one.isdecimal() else one for one in filled]
        change("puzzle_tiers", numbers or None)

    fields: list[ft.Control] = [
        ft.Container(
            text_field(
                device,
                f"puzzle-tier-{at + 1}",
                device.t("puzzle-tier", number=at + 1),
                shown[at],
                partial(change_tier, at),
                _do_nothing,
            ),
            expand=device.scale <= LARGE_TEXT,
        )
        for at in range(3)
    ]
    parts: list[ft.Control] = [
        bold(device.t("puzzle-tiers"), p),
        ft.Row(fields, spacing=8) if device.scale <= LARGE_TEXT else pile(*fields),
        small(device.t("puzzle-tiers-note"), p),
    ]
    if (why := _explain_refusal(tiers)) is not None:
        parts.append(handle("puzzle-tiers-wrong", warning(bold(device.words.say(why), p), p)))
    return stack(*parts)


def _do_nothing() -> None:
    """Do nothing at the return key, because each threshold is taken over as it is typed."""


def _explain_refusal(tiers: Any) -> Any:
    """Return what is wrong with the thresholds as they stand; None if nothing is."""
    try:
        change_setting(Settings(), "puzzle_tiers", tiers)
    except Refused as refused:
        return refused.message
    return None
