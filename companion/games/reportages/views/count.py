"""Draws the count of a round, in play or corrected later: all figures in view, and in the footer the question of the
moment."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.reportages.facts import Facts
from companion.games.reportages.scoring.bank import pot_of, wrong_cash
from companion.games.reportages.scoring.points import score_round
from companion.games.reportages.scoring.report import SHEET
from companion.games.reportages.state.count import balance, find_count_fault, name_combination, round_of
from companion.games.reportages.state.events import CashCounted, CombinationNamed, PotCounted, WinnerNamed
from companion.games.reportages.state.play import Count
from companion.games.reportages.views import queries
from companion.table.events import Event
from companion.table.message import Message
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.at_table import may_act_for
from companion.ui.controls.buttons import LARGE, fit_labels, on_press, small_action
from companion.ui.controls.fields import LARGE_TEXT, lay_side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import warning
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import lay_in_rows, pile, stack
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import bottom_sheet, column_width
from companion.ui.parts.counting import Cell, count_entry
from companion.ui.parts.people import pick_seat
from companion.ui.widths import widest_word

#: What the footer asks: the cash of a seat (``CASH`` and its id), the pot, the winner, the combination, or nothing.
CASH: Final = "cash-"
POT: Final = "pot"
WINNER: Final = "winner"
COMBINATION: Final = "combination"
NOTHING: Final = ""
_CELLS: Final = {count.id: (row, count) for row, count in SHEET.counts}

#: A page narrower than this (px) has a player's cash below the name; how high (px) the two lines are.
_BESIDE: Final = 480
_TWO_LINES: Final = 54
#: Between two boxes beside each other, and what a box takes around its text, in px.
_GAP: Final = 8
_BOX: Final = 20


@dataclass(frozen=True, slots=True)
class Form:
    """State of the form of a count, as one device shows it.

    Attributes:
        count: what is entered.
        put: enters an event: at the table an awaitable that gives True if another question is asked then; in a
            correction nothing, for it only changes the form. None: the form is read-only.
        asked: what the footer asks (``CASH`` and a seat, ``POT``, ``WINNER``, ``COMBINATION`` or ``NOTHING``).
        ask: changes what the footer asks.
        following: returns what is asked next, from the count after an answer and what was asked; None: nothing, since a
            round is corrected that was counted before.
    """

    count: Count
    put: Callable[[Event], Any] | None
    asked: str
    ask: Callable[[str], Any]
    following: Callable[[Count, str], str] | None = None


def next_question(count: Count, own: tuple[str, ...], may: bool, answered: str = NOTHING) -> str:
    """Return what the footer asks next on a device with the seats ``own``: the cash of its own seats first, then (if it
    ``may`` lead) that of the other seats, the winner, and the combination; ``NOTHING`` once all is entered. After
    ``answered`` comes the next player. A figure that somebody clears is asked again last, because quick fingers are
    already typing the next one."""
    last = answered.removeprefix(CASH)
    at = count.seats.index(last) + 1 if last in count.seats else 0
    lacking = [seat for seat in (*count.seats[at:], *count.seats[:at]) if count.of(seat) is None]
    first = [seat for seat in lacking if seat in own] or (lacking if may else [])
    if first:
        return CASH + first[0]
    if not may:
        return NOTHING
    return WINNER if count.winner is None else NOTHING if count.named else COMBINATION


# --- what is in view --------------------------------------------------------------------------------------------------


def figures(device: Device, form: Form) -> list[ft.Control]:
    """Return the figures of the count, each a button that asks for it again, and whether the chips add up; empty once
    the round is closed. Handles: ``count-cash-N``, ``count-pot``, ``pot-due``, ``count-winner``, ``count-combination``,
    ``check``."""
    p, count = device.palette, form.count
    facts = queries.rules(device).facts
    seats = _list_seats(device, count)
    if not seats:
        return []  # the round was closed a moment ago
    stake = facts.stake(len(seats))
    across = 1 if device.scale > LARGE_TEXT else 2
    tiles = [_draw_cash(device, form, seat) for seat in seats]
    rows: list[ft.Control] = [
        with_help(device, small(device.t("reportages-count-cash", stake=stake), p), "row/cash"),
        *lay_in_rows(tiles, across, tiles=True),
        _draw_pot(device, form, stake),
        lay_side_by_side(device, *(_draw_choice(device, form, what) for what in (WINNER, COMBINATION)), spacing=_GAP),
    ]
    wrong = balance(count, facts) or find_count_fault(device.state, count, facts)
    return [*rows, _draw_check(device, wrong, len(seats) * stake)]


def _list_seats(device: Device, count: Count) -> list[Seat]:
    """Return the seats that were dealt chips in the round, in table order."""
    return [seat for seat in device.state.seats if seat.id in count.seats]


def _draw_box(
    name: str,
    device: Device,
    parts: list[ft.Control],
    press: Callable[[], Any] | None,
    on: bool,
    height: float = theme.TARGET,
) -> ft.Control:
    """Draw a framed figure; a button where ``press`` is given. ``on``: the footer asks for it now."""
    p = device.palette
    face = ft.Container(
        ft.Row(parts, spacing=6),
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        height=None if device.scale > LARGE else height,
        bgcolor=p.card,
        border=ft.Border.all(2 if on else 1, p.ink if on else p.rule),
        border_radius=12,
        on_click=None if press is None else on_press(press),
    )
    return handle(name, face, button=press is not None, expand=True)


def _draw_cash(device: Device, form: Form, seat: Seat) -> ft.Control:
    """Draw a player's cash, a button where this device may enter it."""
    points = form.count.of(seat.id)
    text = device.t("pad-not-entered") if points is None else device.words.number(points)
    on = form.asked == CASH + seat.id
    figure = serif("…" if on else text, device.fit(22, 30), device.palette, no_wrap=True)
    press = partial(form.ask, CASH + seat.id) if form.put is not None or may_act_for(device, seat.id) else None
    name = f"count-cash-{device.state.number(seat.id)}"
    if device.width < _BESIDE and device.scale <= LARGE_TEXT:
        # Beside each other a name of six letters would be cut.
        figure.size = 18
        label = player_label(seat, device.palette, size=14)
        lines = stack(label, ft.Row([figure], alignment=ft.MainAxisAlignment.END), spacing=0)
        return _draw_box(name, device, [ft.Container(lines, expand=True)], press, on, height=_TWO_LINES)
    return _draw_box(name, device, [ft.Container(player_label(seat, device.palette), expand=True), figure], press, on)


def _draw_pot(device: Device, form: Form, stake: int) -> ft.Control:
    """Draw the pot as counted, and what it must hold once all cash is entered."""
    p, count = device.palette, form.count
    counted_cash = [points for seat in count.seats if (points := count.of(seat)) is not None]
    lines: list[ft.Control] = [bold(device.t("reportages-pot"), p)]
    if len(counted_cash) == len(count.seats):
        due = device.t("reportages-pot-due", points=pot_of(tuple(counted_cash), stake))
        lines.append(handle("pot-due", small(due, p, size=13)))
    text = device.t("pad-not-entered") if count.pot is None else device.words.number(count.pot)
    on = form.asked == POT
    figure = serif("…" if on else text, device.fit(22, 30), p, no_wrap=True)
    label = ft.Container(pile(*lines, spacing=0), expand=True)
    press = None if form.put is None else partial(form.ask, POT)
    return ft.Row([_draw_box("count-pot", device, [label, figure], press, on)])


def _draw_choice(device: Device, form: Form, what: str) -> ft.Control:
    """Draw the winner or the combination (``what``), or that it is not named yet."""
    count = form.count
    if what == WINNER:
        name = "" if count.winner is None else shorten(device.state.name(count.winner))
    else:
        name = capitalise(device.words.say(name_combination(count.combination))) if count.named else ""
    label = name or device.t("reportages-not-named", what=what)
    # The longest word stays whole.
    across = 1 if device.scale > LARGE_TEXT else 2
    room = (column_width(device, False) - _GAP) / across - _BOX
    size = min(14, room / widest_word(label) / device.scale)
    text = (bold if name else small)(label, device.palette, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS, size=size)
    press = None if form.put is None else partial(form.ask, what)
    return _draw_box(f"count-{what}", device, [ft.Container(text, expand=True)], press, form.asked == what)


def _draw_check(device: Device, wrong: Message | None, chips: int) -> ft.Control:
    """Draw the warning what is wrong with the count; without any, that all chips are there."""
    p = device.palette
    if wrong is not None:
        text = sans(device.words.say(wrong), p, size=theme.SMALL)
        return handle("check", warning(text, p, padding=ft.Padding.symmetric(horizontal=8, vertical=4)))
    line = sans(device.t("reportages-balanced", chips=chips), p, size=theme.SMALL, expand=True)
    return handle("check", ft.Row([ft.Icon(ft.Icons.CHECK, color=p.ink), line], spacing=6))


# --- what is asked ----------------------------------------------------------------------------------------------------


def question(device: Device, form: Form) -> ft.Control | None:
    """Draw the question that the footer asks; None if it asks nothing, or this device may not answer. Handles:
    ``winner-is-N``, ``combination-ID``, ``combination-none``, ``choice-close``."""
    seats = _list_seats(device, form.count)
    if not seats:
        return None
    if form.asked == WINNER and form.put is not None:
        return _ask_winner(device, form, seats)
    if form.asked == COMBINATION and form.put is not None:
        return _ask_combination(device, form)
    if form.asked == POT and form.put is not None:
        return _draw_keypad(device, form, Cell(*_CELLS["pot"]))
    asked_seat = form.asked.removeprefix(CASH)
    if form.asked.startswith(CASH) and asked_seat in form.count.seats:
        return _draw_keypad(device, form, Cell(*_CELLS["cash"], asked_seat))
    return None


def _ask_winner(device: Device, form: Form, seats: list[Seat]) -> ft.Control:
    """Draw the question who won: among all who were dealt in; in the present round those excluded from it are left
    out."""
    out = queries.play_of(device).tray.turns.out if form.following is not None else ()
    eligible_seats = [seat for seat in seats if seat.id not in out]

    def submit_winner(seat: str) -> Any:
        """Enter the winner; return what ``form.put`` returns."""
        assert form.put is not None
        return form.put(WinnerNamed(seat=seat))

    choice = pick_seat(
        device, "winner-is", eligible_seats, submit_winner, chosen=form.count.winner, height=theme.TARGET
    )
    title = device.t("reportages-who-won")
    return bottom_sheet(device, "choice", title, [choice], partial(form.ask, NOTHING), "button/out")


def _ask_combination(device: Device, form: Form) -> ft.Control:
    """Draw the question which combination the winner had, or none."""
    facts = queries.rules(device).facts
    ids: list[str | None] = [*facts.combinations, None]

    def submit_combination(combination: str | None) -> Any:
        """Enter the combination; return what ``form.put`` returns."""
        assert form.put is not None
        return form.put(CombinationNamed(combination=combination))

    # Two side by side where no name breaks.
    half = (min(device.width, theme.COLUMN) - 2 * theme.MARGIN - 8) / 2
    across = 1 if fit_labels(device, [_label_combination(device, id_) for id_ in ids], half) < theme.SMALL else 2
    buttons = [
        small_action(
            device,
            f"combination-{id_ or 'none'}",
            _label_combination(device, id_),
            partial(submit_combination, id_),
            selected=form.count.named and form.count.combination == id_,
            expand=True,
            size=14,
        )
        for id_ in ids
    ]
    rows = lay_in_rows(buttons, across)
    places = ("row/round", *(f"combination/{id_}" for id_ in facts.combinations))
    title = device.t("reportages-which-combination")
    return bottom_sheet(device, "choice", title, rows, partial(form.ask, NOTHING), *places)


def _label_combination(device: Device, id_: str | None) -> str:
    """Return the name of a combination with its premium; for None, that nobody else could pay."""
    label = capitalise(device.words.say(name_combination(id_)))
    return label if id_ is None else f"{label} · {device.words.number(queries.rules(device).facts.premium(id_))}"


def _draw_keypad(device: Device, form: Form, cell: Cell) -> ft.Control:
    """Draw the keypad for a player's cash, or for the pot (no number there: it follows from the cash). At the table it
    asks for the next player's cash by itself."""
    count, seat = form.count, cell.seat

    async def submit(points: int | None) -> bool:
        """Enter the typed points (None: clear them); return whether another question is asked now, never in a
        correction."""
        event = PotCounted(points=points) if seat is None else CashCounted(seat=seat, points=points)
        result = None if form.put is None else form.put(event)
        return bool(await result) if isinstance(result, Awaitable) else False

    if seat is None:
        return count_entry(device, cell, device.t("reportages-pot"), count.pot, submit, partial(form.ask, NOTHING))
    title = device.t("reportages-cash-of", name=shorten(device.state.name(seat)))
    whole, then = None, None
    if form.following is not None:
        whole = _make_completeness_test(count, seat, queries.rules(device).facts)
        answered = replace(count, cash=(*count.cash, (seat, 0)))
        after = form.following(answered, form.asked).removeprefix(CASH)
        then = Cell(*_CELLS["cash"], after) if after in count.seats else None
    return count_entry(device, cell, title, count.of(seat), submit, partial(form.ask, NOTHING), whole, then)


def _make_completeness_test(count: Count, seat: str, facts: Facts) -> Callable[[int], bool] | None:
    """Return the test whether a typed cash is valid and no further digit can follow, so that the keypad may go on by
    itself; None for the last player, whose cash is confirmed by OK."""
    if not any(count.of(other) is None for other in count.seats if other != seat):
        return None
    stake = facts.stake(len(count.seats))
    return lambda points: wrong_cash(points, stake) is None and 10 * points > stake


def outcome(device: Device, count: Count) -> ft.Control:
    """Draw the result of the round in one line: winner, combination, points; nothing while the count is incomplete or
    wrong."""
    facts = queries.rules(device).facts
    if count.winner is None or find_count_fault(device.state, count, facts) is not None:
        return ft.Container(height=0)
    points = score_round(round_of(count), facts).points(count.winner)
    combination = name_combination(count.combination)
    name = shorten(device.state.name(count.winner))
    text = device.t("reportages-outcome", name=name, combination=combination, points=points)
    return handle("outcome", stack(bold(text, device.palette)))
