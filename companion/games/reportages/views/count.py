"""The count of a round, live or of a round to be corrected: cash of all, winner, combination, pot, and the check."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.reportages.scoring.bank import pot_of
from companion.games.reportages.scoring.report import SHEET
from companion.games.reportages.state import count as counting
from companion.games.reportages.state import events as fact
from companion.games.reportages.state.play import Count
from companion.games.reportages.views import queries
from companion.games.reportages.views.frame import doors, top
from companion.table.events import Event
from companion.table.message import Message
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.at_table import happened, may_enter, may_say
from companion.ui.controls.buttons import action, fit_labels
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, over_bar, warning
from companion.ui.controls.seats import who
from companion.ui.controls.text import HELP, bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.counting import NO_CELL, Cell, count_entry, count_form
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_slice, use_value

#: Says what was entered: a cash, the winner, a combination or the pot.
Put = Callable[[Event], Any]


@ft.component
def LiveCount() -> ft.Control:
    """The count of the round that was just played; several devices may enter at once."""
    device = use_device()
    p = device.palette
    number = use_slice(lambda d: queries.play_of(d).number)
    count = use_slice(lambda d: queries.play_of(d).count or Count())
    may = use_slice(may_enter)
    use_slice(lambda d: d.seats)  # whoever may enter has the keys
    cell, open_ = use_value(NO_CELL)
    tracked = use_slice(_tracked)

    async def put(event: Event) -> None:
        open_(None)
        await happened(device, event)

    async def done() -> None:
        await happened(device, fact.RoundClosed(number=number))

    async def take_over() -> None:
        for seat, points in tracked:
            await happened(device, fact.CashCounted(seat=seat, points=points))

    parts: list[ft.Control] = [
        top(device, number),
        with_help(device, headline(device, device.t("reportages-count"), 28, beside=HELP), "phase/count"),
    ]
    if may and not count.cash and tracked:
        parts.append(action(device, "take-over", device.t("reportages-take-over"), take_over, compact=True))
    parts += form(device, count, put if may else None, open_, cell)
    parts.append(doors(device))
    page = column(parts, spacing=10)
    if cell is not None:
        bar = entry(device, count, cell, put, lambda: open_(None))
    elif may:
        bar = _foot(device, count, done)
    else:
        return page
    return over_bar(p, page, bar, width=theme.COLUMN if device.wide else None)


def _tracked(device: Device) -> tuple[tuple[str, int], ...]:
    bank = queries.play_of(device).bank
    return () if bank is None else bank.cash


def _foot(device: Device, count: Count, done: Callable[[], Any]) -> ft.Control:
    unfit = counting.unfit(device.state, count, queries.rules(device).facts)
    ready = unfit is None
    button = action(device, "done-counting", device.t("reportages-count-done"), done, red=ready)
    return ft.Column([button], tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


# --- the form ---------------------------------------------------------------------------------------------------------


def form(
    device: Device, count: Count, put: Put | None, open_: Callable[[Cell], Any], opened: Cell | None
) -> list[ft.Control]:
    """Build all that is counted, as the sheet asks for it; ``put`` None: only to be read, but for one's own cash.
    ``opened``: the cell whose keypad is open. Handles: ``count-cash-N``, ``count-pot``, ``winner-is-N``,
    ``combination-ID``, ``combination-none``, ``check``."""
    p = device.palette
    rules = queries.rules(device)
    seats = [seat for seat in device.state.seats if seat.id in count.seats]
    if not seats:
        return []  # the round was closed a moment ago
    stake = rules.facts.stake(len(seats))
    which = bold(device.t("reportages-which-combination"), p)
    parts = count_form(
        device,
        SHEET,
        seats,
        partial(_value, count),
        open_,
        opened,
        may=lambda cell: may_say(device, cell.seat) if cell.seat is not None else put is not None,
        heads={
            "cash": [small(device.t("reportages-count-cash", stake=stake), p)],
            "winner": [bold(device.t("reportages-who-won"), p)],
            "combination": [with_help(device, which, "row/round", "button/out")],
        },
        labels={"pot": _pot(device, count, seats, stake)},
        choices={
            "winner": lambda: _winner(device, seats, count, put),
            "combination": lambda: _combinations(device, count, put),
        },
    )
    wrong = counting.balance(count, rules.facts) or counting.unfit(device.state, count, rules.facts)
    return [*parts, _check(device, wrong, len(seats) * stake)]


def _value(count: Count, cell: Cell) -> int | None:
    return count.pot if cell.seat is None else count.of(cell.seat)


def _winner(device: Device, seats: list[Seat], count: Count, put: Put | None) -> ft.Control:
    if put is None:
        named_ = next((seat for seat in seats if seat.id == count.winner), None)
        return who(named_, device.palette) if named_ else sans(device.t("pad-not-entered"), device.palette)

    def name(seat: str) -> Any:
        return put(fact.WinnerNamed(seat=seat))

    return pick_seat(device, "winner-is", seats, name, chosen=count.winner, height=48)


def _combinations(device: Device, count: Count, put: Put | None) -> ft.Control:
    if put is None:
        if not count.named:
            return sans(device.t("pad-not-entered"), device.palette)
        return sans(device.words.say(counting.name_combination(count.combination)), device.palette)

    def name(combination: str | None) -> Any:
        return put(fact.CombinationNamed(combination=combination))

    ids: list[str | None] = [*queries.rules(device).facts.combinations, None]
    # Two side by side where no name breaks.
    half = (min(device.width, theme.COLUMN) - 2 * theme.MARGIN - 8) / 2
    across = 1 if fit_labels(device, [_label(device, id_) for id_ in ids], half) < theme.BODY else 2
    buttons = [_combination(device, id_, count, name) for id_ in ids]
    rows: list[ft.Control] = [ft.Row([*buttons[at : at + across]], spacing=8) for at in range(0, len(buttons), across)]
    return ft.Column(rows, spacing=8, tight=True)


def _label(device: Device, id_: str | None) -> str:
    """A combination and its points."""
    label = device.words.say(counting.name_combination(id_))
    return label if id_ is None else f"{label} · {device.words.number(queries.rules(device).facts.premium(id_))}"


def _combination(device: Device, id_: str | None, count: Count, pick: Callable[[str | None], Any]) -> ft.Control:
    return action(
        device,
        f"combination-{id_ or 'none'}",
        _label(device, id_),
        partial(pick, id_),
        selected=count.named and count.combination == id_,
        compact=True,
        expand=True,
        size=theme.SMALL,
    )


def _pot(device: Device, count: Count, seats: list[Seat], stake: int) -> ft.Control:
    """Name the pot, and say what must lie there by the cash."""
    p = device.palette
    cash = [count.of(seat.id) for seat in seats]
    known = [points for points in cash if points is not None]
    lines: list[ft.Control] = [bold(device.t("reportages-pot"), p)]
    if len(known) == len(cash):
        due = pot_of(tuple(known), stake)
        lines.append(handle("pot-due", small(device.t("reportages-pot-due", points=due), p)))
    return ft.Column(lines, spacing=0, tight=True)


def _check(device: Device, wrong: Message | None, chips: int) -> ft.Control:
    p = device.palette
    if wrong is not None:
        return handle("check", warning(sans(device.words.say(wrong), p), p))
    line = ft.Row(
        [ft.Icon(ft.Icons.CHECK, color=p.ink), sans(device.t("reportages-balanced", chips=chips), p, expand=True)],
        spacing=6,
    )
    return handle("check", card(line, p, padding=10))


def entry(device: Device, count: Count, cell: Cell, put: Put, close: Callable[[], Any]) -> ft.Control:
    """Build the keypad for one cash, or for the pot (where nothing typed means: as the cash says)."""
    if cell.seat is None:
        question = device.t("reportages-pot")
    else:
        question = device.t("reportages-cash-of", name=device.state.name(cell.seat))

    def done(points: int | None) -> Any:
        if cell.seat is None:
            return put(fact.PotCounted(points=points))
        return put(fact.CashCounted(seat=cell.seat, points=points))

    return count_entry(device, cell, question, _value(count, cell), done, close)
