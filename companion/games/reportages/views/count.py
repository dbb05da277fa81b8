"""The count of a round, live or of a round to be corrected: cash of all, winner, combination, pot, and the check."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.reportages.scoring.bank import pot_of
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
from companion.ui.controls.buttons import action, unbroken
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, over_bar, warning
from companion.ui.controls.seats import who
from companion.ui.controls.text import HELP, bold, headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.amount import Amount
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
    cell, open_ = use_value("")
    tracked = use_slice(_tracked)

    async def put(event: Event) -> None:
        open_("")
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
    if cell:
        bar = entry(device, count, cell, put, open_)
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


def form(device: Device, count: Count, put: Put | None, open_: Callable[[str], Any], cell: str) -> list[ft.Control]:
    """All that is counted; ``put`` None: only to be read, but for one's own cash. ``cell``: the seat (or "pot") whose
    keypad is open. Handles: ``count-cash-N``, ``count-pot``, ``winner-is-N``, ``combination-ID``, ``combination-none``,
    ``check``."""
    p = device.palette
    rules = queries.rules(device)
    seats = [seat for seat in device.state.seats if seat.id in count.seats]
    if not seats:
        return []  # the round was closed a moment ago
    stake = rules.facts.stake(len(seats))
    parts: list[ft.Control] = [small(device.t("reportages-count-cash", stake=stake), p)]
    parts += [
        _cash(device, seat, count, partial(open_, seat.id) if may_say(device, seat.id) else None, cell == seat.id)
        for seat in seats
    ]
    parts.append(bold(device.t("reportages-who-won"), p))
    parts.append(_winner(device, seats, count, put))
    which = bold(device.t("reportages-which-combination"), p)
    parts.append(with_help(device, which, "row/round", "button/out"))
    parts.append(_combinations(device, count, put))
    parts.append(_pot(device, count, seats, stake, put and partial(open_, "pot"), cell == "pot"))
    wrong = counting.balance(count, rules.facts) or counting.unfit(device.state, count, rules.facts)
    parts.append(_check(device, wrong, len(seats) * stake))
    return parts


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
    across = 1 if unbroken(device, [_label(device, id_) for id_ in ids], half) < theme.BODY else 2
    buttons = [_combination(device, id_, count, name) for id_ in ids]
    rows: list[ft.Control] = [ft.Row([*buttons[at : at + across]], spacing=8) for at in range(0, len(buttons), across)]
    return ft.Column(rows, spacing=8, tight=True)


def _cash(device: Device, seat: Seat, count: Count, press: Any, opened: bool) -> ft.Control:
    value = count.of(seat.id)
    return _figure(
        device, who(seat, device.palette), f"count-cash-{device.state.number(seat.id)}", value, press, opened
    )


def _figure(device: Device, label: ft.Control, name: str, value: int | None, press: Any, opened: bool) -> ft.Control:
    p = device.palette
    text = device.t("pad-not-entered") if value is None else device.words.number(value)
    face = ft.Container(
        serif("…" if opened else text, device.fit(24, 32), p),
        width=130,
        height=max(theme.TARGET, 34 * device.scale),
        alignment=ft.Alignment.CENTER,
        bgcolor=p.card,
        border=ft.Border.all(2 if opened else 1, p.ink if opened else p.rule),
        border_radius=12,
        on_click=None if press is None else (lambda _: press()),
    )
    return ft.Row([ft.Container(label, expand=True), handle(name, face, button=press is not None)], spacing=8)


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


def _pot(device: Device, count: Count, seats: list[Seat], stake: int, press: Any, opened: bool) -> ft.Control:
    """What was counted in the pot, or what must lie there by the cash."""
    p = device.palette
    cash = [count.of(seat.id) for seat in seats]
    known = [points for points in cash if points is not None]
    lines: list[ft.Control] = [bold(device.t("reportages-pot"), p)]
    if len(known) == len(cash):
        due = pot_of(tuple(known), stake)
        lines.append(handle("pot-due", small(device.t("reportages-pot-due", points=due), p)))
    return _figure(device, ft.Column(lines, spacing=0, tight=True), "count-pot", count.pot, press, opened)


def _check(device: Device, wrong: Message | None, chips: int) -> ft.Control:
    p = device.palette
    if wrong is not None:
        return handle("check", warning(sans(device.words.say(wrong), p), p))
    line = ft.Row(
        [ft.Icon(ft.Icons.CHECK, color=p.ink), sans(device.t("reportages-balanced", chips=chips), p, expand=True)],
        spacing=6,
    )
    return handle("check", card(line, p, padding=10))


def entry(device: Device, count: Count, cell: str, put: Put, open_: Callable[[str], Any]) -> ft.Control:
    """The keypad for one cash, or for the pot (where nothing typed means: as the cash says)."""
    if cell == "pot":
        return Amount(
            "pot",
            device.t("reportages-pot"),
            lambda points: put(fact.PotCounted(points=points)),
            start=count.pot,
            empty=True,
            close=lambda: open_(""),
            key="entry-pot",
        )
    return Amount(
        f"cash-{device.state.number(cell)}",
        device.t("reportages-cash-of", name=device.state.name(cell)),
        lambda points: put(fact.CashCounted(seat=cell, points=points)),
        start=count.of(cell),
        close=lambda: open_(""),
        key=f"entry-{cell}",
    )
