"""Shows the end of a game as an event, on all screens at once: step by step as the game tells it, else place by place
from the last to the first; then who has won, across the whole screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.kit.front_page import write_points
from companion.kit.scored import Scored
from companion.table.events import PlayerLeft
from companion.table.message import say
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import lay_beside
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, lay_over_bar
from companion.ui.controls.seats import player_label, symbol
from companion.ui.controls.stack import lay_in_tiles, stack
from companion.ui.controls.text import headline, sans, serif
from companion.ui.device import Device
from companion.ui.parts.bottom_sheet import lies_on_side
from companion.ui.reactive import use_delay, use_device_and_palette, use_slice, use_value

#: How long (s) each step is shown, and how many times as long the winner is.
STEP_S: Final = 1.4
_WINNER_STEPS: Final = 3
#: The px that the card with the winner's name takes beside its headline.
_HAIL: Final = 64
#: On a page lower than this (px at the usual text size) a step takes less height, so that all players are in view.
_ROOM: Final = 720
#: A game whose last entry is older than this (ms) has not just ended: the page was opened, or opened again, later.
_JUST_MS: Final = 10_000


def has_just_ended(device: Device) -> bool:
    """Tell whether the newest entry of the watched table ended its game a moment ago. A game that ended because the
    other players left does not count: that is not celebrated."""
    view = device.view
    if view is None or view.now - view.log.entries[-1].at > _JUST_MS or len(view.log.states) < 2:
        return False
    if any(isinstance(event, PlayerLeft) for event in view.log.entries[-1].events):
        return False
    return not view.log.game.is_finished(view.log.states[-2])


def rank_seats(scored: Scored, seats: tuple[Seat, ...]) -> list[tuple[Seat, int]]:
    """Return the players who stayed to the end, with their points, best first."""
    totals = scored.result["totals"]
    ranking = [(seat, totals.get(seat.id, {}).get("points") or 0) for seat in seats if seat.left_after is None]
    return sorted(ranking, key=lambda each: -each[1])


@ft.component
def Finale(scored: Scored, seats: tuple[Seat, ...], done: Callable[[], Any]) -> ft.Control:
    """Show one step of the result after the other, then the winner; then call ``done``. Handles: ``place-told-N``,
    ``winner-told``, ``finale-skip``."""
    device, p = use_device_and_palette()
    steps_shown, set_steps_shown = use_value(0)
    use_slice(lambda d: (d.is_wide, d.width, d.height))
    steps = len(scored.acts) or len(rank_seats(scored, seats))
    shows_winner = steps_shown > steps

    step, seconds = (
        (done, STEP_S * _WINNER_STEPS) if shows_winner else ((lambda: set_steps_shown(steps_shown + 1)), STEP_S)
    )
    use_delay(seconds, step, steps_shown)
    if shows_winner:
        page = _draw_winners(device, scored, seats)
    elif scored.acts:
        page = _draw_acts(device, scored, seats, steps_shown)
    else:
        page = _draw_places(device, scored, seats, steps_shown)
    skip = action(device, "finale-skip", device.t("finale-skip"), done, red=True, expand=True)
    spacing = 8 if device.height < _ROOM * device.scale else 12
    return lay_over_bar(
        p, column(page, spacing=spacing), ft.Row([skip]), width=theme.COLUMN if device.is_wide else None
    )


def _step_title(device: Device, text: str, beside: float = 0, size: float = 34) -> ft.Control:
    """Build the headline of a step, which screen readers announce."""
    return ft.Semantics(live_region=True, content=headline(device, text, size, beside=beside))


def _draw_places(device: Device, scored: Scored, seats: tuple[Seat, ...], shown_places: int) -> list[ft.Control]:
    """Draw the ranking with its last ``shown_places`` places revealed."""
    p = device.palette
    places = rank_seats(scored, seats)
    # Two by two, a name and its figure share half a column.
    two_by_two = lies_on_side(device)
    name_size = device.fit(20, 22) if two_by_two else 24
    figure_size = device.fit(24, 28) if two_by_two else device.fit(32, 40)
    rank_size = device.fit(22, 24) if two_by_two else device.fit(26, 32)
    lines: list[ft.Control] = []
    for place, (seat, points) in enumerate(places, 1):
        hidden = place <= len(places) - shown_places
        number = 1 + sum(other > points for _, other in places)
        figure = serif("…" if hidden else device.words.number(points), figure_size, p, no_wrap=True)
        rank = serif(str(number if not hidden else place), rank_size, p, black=False)
        name: ft.Control = serif("…", name_size, p) if hidden else player_label(seat, p, size=name_size)
        beside = ft.Container(lay_beside(device, name, figure), expand=True)
        row = ft.Row([rank, beside], spacing=8 if two_by_two else 12)
        edge = p.rule if hidden else p.players[seat.colour]
        body = card(row, p, edge=edge, selected=not hidden, padding=8 if two_by_two else 14)
        index = device.state.number(seat.id)
        lines.append(ft.Container(body) if hidden else handle(f"place-told-{index}", body))
    return [_step_title(device, device.t("finale-title")), *_lay_out_players(device, lines)]


def _draw_acts(device: Device, scored: Scored, seats: tuple[Seat, ...], shown_acts: int) -> list[ft.Control]:
    """Draw all players with a bar that grows from act to act (the steps in which the game tells its end).
    ``shown_acts``: how many acts were shown so far. A player who has no points yet gets dots."""
    p = device.palette
    totals = scored.acts[shown_acts - 1].totals if shown_acts else {}
    before = scored.acts[shown_acts - 2].totals if shown_acts > 1 else {}
    most = max(1, *(points for act in scored.acts for points in act.totals.values()))
    title = capitalise(device.words.say(scored.acts[shown_acts - 1].title)) if shown_acts else device.t("finale-title")
    low = device.height < _ROOM * device.scale
    lines: list[ft.Control] = []
    for number, seat in enumerate(seats, 1):
        if seat.left_after is not None:
            continue
        points = totals.get(seat.id)
        moved = points is not None and points != before.get(seat.id, 0)
        written = "…" if points is None else device.words.say(write_points(scored.sheet, points))
        figure = serif(written, device.fit(24 if low else 28, 40), p, no_wrap=True)
        bar = ft.ProgressBar(
            value=max(0, points or 0) / most,
            color=p.players[seat.colour],
            bgcolor=p.paper,
            bar_height=8 if low else 14,
            border_radius=4 if low else 7,
        )
        label = player_label(seat, p, size=20 if low else 22)
        body = stack(lay_beside(device, label, figure), bar, spacing=4 if low else 6)
        face = card(body, p, edge=p.players[seat.colour], selected=moved, padding=8 if low else 12)
        lines.append(ft.Container(face) if points is None else handle(f"place-told-{number}", face))
    return [_step_title(device, title, size=26 if low else 34), *_lay_out_players(device, lines)]


def _lay_out_players(device: Device, players: list[ft.Control]) -> list[ft.Control]:
    """Lay out the players below each other; two by two on a phone in landscape, where the last would be out of view."""
    return lay_in_tiles(players, 2) if lies_on_side(device) else players


def _draw_winners(device: Device, scored: Scored, seats: tuple[Seat, ...]) -> list[ft.Control]:
    """Draw the name of the winner across the whole screen. Handle: ``winner-told``."""
    p = device.palette
    ids = scored.result.get("winners", ())
    winners = [seat for seat in seats if seat.id in ids]
    names = tuple(shorten(seat.name, 28) for seat in winners)
    sentence = device.words.say(scored.hail or say("history-won", names=names, count=len(names)))
    size = 96 if device.has_board else 48 if device.is_low else 72
    symbols = ft.Row(
        [ft.Icon(ft.Icons.EMOJI_EVENTS, color=p.ink, size=size), *(symbol(seat, p, size=size) for seat in winners)],
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
    )
    closing = [sans(device.words.say(line), p, size=20) for line in scored.closing if line.id.endswith("-winners")]
    face = stack(symbols, _step_title(device, sentence, _HAIL), *closing, spacing=16)
    edge = p.players[winners[0].colour] if winners else p.ink
    return [handle("winner-told", card(face, p, edge=edge, selected=True, padding=24))]
