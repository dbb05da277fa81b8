"""Draws a rendez-vous being played out: the throws in their order, then the sales."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.games.plus_belle_la_vie.facts import BONUS
from companion.games.plus_belle_la_vie.game import PRICED
from companion.games.plus_belle_la_vie.state.events import ColumnSold, DiceThrown, MeetingOver
from companion.games.plus_belle_la_vie.state.play import Meeting, Play
from companion.games.plus_belle_la_vie.views import queries
from companion.table.seats import clean_text
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import list_enterable_seats, send_event
from companion.ui.controls.buttons import Press, action, icon_button, link
from companion.ui.controls.fields import lay_side_by_side, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, lay_over_bar
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import HELP, bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.amount import Amount
from companion.ui.parts.bottom_sheet import is_crowded
from companion.ui.parts.foot import foot, has_one_row
from companion.ui.parts.options import change_option
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice, use_value


@dataclass(frozen=True, slots=True)
class Selling:
    """Open form of a sale on this device: the seller, and the character of the column ("": no columns are entered, so
    that the form asks for the character)."""

    seat: str
    character: str = ""


@ft.component
def MeetingPage() -> ft.Control:
    """Draws the throws until one succeeds, then the sales; the form of a sale takes the whole page. Handles:
    ``throw-made-N``, ``throw-missed``, ``sell-N``, ``meeting-over``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    may = use_slice(lambda d: d.may_lead)
    nothing: Selling | None = None
    selling, sell = use_value(nothing)
    crowded, low = use_slice(lambda d: (is_crowded(d), has_one_row(d)))
    meeting = play.meeting
    if meeting is None:
        return ft.Container(height=0)
    if selling is not None and meeting.roller is not None:
        form = Sale(selling, lambda: sell(None), key=f"sale-{selling}")
        # A low page has just room for the keypad.
        return column([*([] if low else [queries.top(device)]), form], spacing=10)
    number = play.number
    title = meeting.place or device.t("plus-belle-la-vie-number", number=number)
    help_ = ("phase/meeting", "button/throw") if meeting.roller is None else ("button/sell",)
    parts: list[ft.Control] = [queries.top(device), with_help(device, headline(device, title, 30, beside=HELP), *help_)]
    if meeting.present:
        parts.append(small(device.t("plus-belle-la-vie-there", characters=meeting.present), p))
    parts.append(Throws(key="throws") if meeting.roller is None else Sold(sell, key="sold"))
    parts.append(queries.doors(device))
    page, width = column(parts, spacing=10), theme.COLUMN if device.is_wide else None
    if meeting.roller is None and low:
        return lay_over_bar(p, page, foot(device, first=[ft.Container(Throw(key="throw"), expand=True)]), width=width)
    if meeting.roller is None and not crowded:
        return lay_over_bar(p, page, stack(Throw(key="throw"), foot(device), spacing=4), width=width)
    if not may or meeting.roller is None:
        return lay_over_bar(p, page, foot(device), width=width)
    over = partial(send_event, device, MeetingOver(number=number))
    label = device.t("plus-belle-la-vie-meeting-over")
    button = action(device, "meeting-over", label, over, red=True, expand=True)
    bar = foot(device, first=[button]) if low else stack(ft.Row([button]), foot(device), spacing=4)
    return lay_over_bar(p, page, bar, width=width)


# --- the dice ---------------------------------------------------------------------------------------------------------


@ft.component
def Throws() -> ft.Control:
    """Draws whose throw it is and who comes after; where no columns are entered, asks who made the throw, or whether
    all have failed, which ends the rendez-vous."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    seats = use_slice(list_enterable_seats)
    may = use_slice(lambda d: d.may_lead)
    meeting = play.meeting
    if meeting is None:
        return ft.Container(height=0)
    throw = meeting.misses + 1

    async def submit_success(seat: str) -> None:
        """Send that the player's throw succeeded."""
        await send_event(device, DiceThrown(seat=seat, throw=throw, success=True))

    async def submit_failure() -> None:
        """Send that the rendez-vous is over without a success."""
        await send_event(device, MeetingOver(number=play.number))

    if not meeting.queue:
        lines: list[ft.Control] = [
            sans(device.t("plus-belle-la-vie-no-queue"), p),
            bold(device.t("plus-belle-la-vie-who-made"), p),
            pick_seat(device, "throw-made", seats, submit_success),
        ]
        if may:
            lines.append(action(device, "throw-missed", device.t("plus-belle-la-vie-failed"), submit_failure))
        return stack(*lines, spacing=10)
    now = device.state.seat(meeting.thrower or meeting.trigger)
    head = pile(
        small(device.t("plus-belle-la-vie-throws", throw=throw, of=len(meeting.queue)), p),
        player_label(now, p, size=24),
        spacing=2,
    )
    parts: list[ft.Control] = [card(handle("thrower", head), p, edge=p.players[now.colour], padding=12)]
    if is_crowded(device) and not has_one_row(device):
        parts.append(Throw(key="throw"))
    then = tuple(shorten(device.state.name(seat), 14) for seat in meeting.queue[throw:])
    text = device.t("plus-belle-la-vie-then", names=then) if then else device.t("plus-belle-la-vie-last-throw")
    parts.append(handle("queue", sans(text, p)))
    return stack(*parts, spacing=10)


@ft.component
def Throw() -> ft.Control:
    """Asks how the next throw has ended. Draws nothing if no order of throws is known, or if this device may not enter
    for the player whose throw it is. Handles: ``throw-missed``, ``throw-made-N``."""
    device = use_device()
    play = use_slice(queries.play_of)
    seats = use_slice(list_enterable_seats)
    meeting = play.meeting
    if meeting is None or meeting.roller is not None or not meeting.queue:
        return ft.Container(height=0)
    seat, throw = meeting.thrower or meeting.trigger, meeting.misses + 1
    if device.state.seat(seat) not in seats:
        return ft.Container(height=0)

    async def submit_throw(success: bool) -> None:
        await send_event(device, DiceThrown(seat=seat, throw=throw, success=success))

    height = theme.PLAY_TARGET if has_one_row(device) else 72
    missed = action(
        device,
        "throw-missed",
        device.t("plus-belle-la-vie-missed"),
        partial(submit_throw, False),
        expand=True,
        height=height,
    )
    made = action(
        device,
        f"throw-made-{device.state.number(seat)}",
        device.t("plus-belle-la-vie-made"),
        partial(submit_throw, True),
        red=True,
        expand=True,
        height=height,
    )
    return lay_side_by_side(device, missed, made, spacing=10)


# --- sales ------------------------------------------------------------------------------------------------------------


@ft.component
def Sold(sell: Callable[[Selling], Any]) -> ft.Control:
    """Shows the roller (whose throw succeeded), the sales so far, and for each player of this device the columns that
    they may still sell, the roller first."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    mine = tuple(seat.id for seat in use_slice(list_enterable_seats))
    meeting = play.meeting
    if meeting is None or meeting.roller is None:
        return ft.Container(height=0)
    name = shorten(device.state.name(meeting.roller))
    parts: list[ft.Control] = [bold(device.t("plus-belle-la-vie-roller", name=name, points=BONUS), p, size=19)]
    for at, sale in enumerate(meeting.sales, 1):
        text = device.t(
            "plus-belle-la-vie-sale",
            name=shorten(device.state.name(sale.player)),
            character=sale.character,
            cards=sale.cards,
            points=play.price(sale) or 0,
        )
        parts.append(handle(f"sale-{at}", sans(text, p)))
    if not mine:
        return stack(*parts)
    parts.append(small(device.t("plus-belle-la-vie-sell-note"), p))
    start = play.seats.index(meeting.roller)
    for seat in (seat for seat in (*play.seats[start:], *play.seats[:start]) if seat in mine):
        parts.append(_seller(device, play, meeting, seat, sell))
    return stack(*parts)


def _seller(device: Device, play: Play, meeting: Meeting, seat: str, sell: Callable[[Selling], Any]) -> ft.Control:
    """Draw what a player may sell: each of their columns whose figure is at the place, in one tap if the price is
    known; if no columns are entered, a link to a form that asks for everything."""
    p = device.palette
    number = device.state.number(seat)
    prices = dict(play.settings["sale_values"])
    sold = {sale.character for sale in meeting.sales if sale.player == seat}
    mine = [
        one
        for one in play.columns
        if one.seat == seat and one.character not in sold and (not meeting.present or one.character in meeting.present)
    ]
    buttons: list[ft.Control] = []
    for at, one in enumerate(mine, 1):
        price = prices.get(str(one.strength))
        if price is None:
            label = device.t("plus-belle-la-vie-sell", character=one.character, cards=one.strength)
            press: Press = partial(sell, Selling(seat, one.character))
        else:
            label = device.t("plus-belle-la-vie-sell-price", character=one.character, points=device.words.number(price))
            event = ColumnSold(seat=seat, character=one.character, cards=one.strength)
            press = partial(send_event, device, event)
        buttons.append(action(device, f"sell-{number}-{at}", label, press, compact=True))
    if not play.tracks_columns:
        label = device.t("plus-belle-la-vie-sell-any")
        asking = partial(sell, Selling(seat))
        buttons.append(link(device, f"sell-{number}", label, asking, icon=ft.Icons.SELL_OUTLINED))
    elif not buttons:
        buttons.append(small(device.t("plus-belle-la-vie-nothing-to-sell"), p))
    chips = wrap(*buttons, spacing=6)
    return card(pile(player_label(device.state.seat(seat), p), chips, spacing=4), p, padding=8)


@ft.component
def Sale(selling: Selling, close: Callable[[], Any]) -> ft.Control:
    """Asks for what is not known yet of a sale: the character (if no columns are entered), the number of cards, the
    price. The last answer sends the sale, keeps a new price in the table's list, and closes. Handles:
    ``sale-character``, ``cards-amount``, ``price-amount``, ``sale-cancel``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    typed, set_typed = use_half_typed("sale-character")
    free = not selling.character
    strength = 0 if free else play.column(selling.character, selling.seat).strength
    cards, set_count = use_value(strength)
    prices = dict(play.settings["sale_values"])

    async def submit_sale(number: int, value: int | None) -> None:
        """Send the sale of ``number`` cards (``value`` None: at the price of the table's list), and close once it is
        accepted."""
        name = clean_text(typed) if free else selling.character
        event = ColumnSold(seat=selling.seat, character=name, cards=number, value=value)
        if await send_event(device, event) is not None:
            set_typed("")
            close()

    async def set_cards(number: int | None) -> None:
        """Set the number of cards; send the sale at once where its price is known."""
        if number is None:
            return
        set_count(number)
        if str(number) in prices:
            await submit_sale(number, None)

    async def submit_price(value: int | None) -> None:
        """Send the sale at that price; if the device may change options, first add the price to the table's list. Do
        nothing for None."""
        if value is None:
            return
        may_keep_price = str(cards) in PRICED and device.may_lead
        if may_keep_price and await change_option(device, "sale_values", {**prices, str(cards): value}):
            await submit_sale(cards, None)
        else:
            await submit_sale(cards, value)

    name = shorten(device.state.name(selling.seat))
    title = device.t("plus-belle-la-vie-sells", name=name)
    asked = with_help(device, bold(title, p, size=19), "button/sell", "ruling/sale_values")
    away = icon_button(device, "sale-cancel", ft.Icons.CLOSE, device.t("help-close"), close)
    parts: list[ft.Control] = [ft.Row([ft.Container(asked, expand=True), away], spacing=0)]
    if free:
        label = device.t("plus-belle-la-vie-character")
        parts.append(text_field(device, "sale-character", label, typed, set_typed, lambda: None))
    if not cards:
        parts.append(Amount("cards", device.t("plus-belle-la-vie-how-many"), set_cards, usual=(1, 2, 3, 4, 5, 6)))
    else:
        if not has_one_row(device):
            parts.append(small(device.t("plus-belle-la-vie-price-note"), p))
        parts.append(Amount("price", device.t("plus-belle-la-vie-price-of", cards=cards), submit_price))
    return card(stack(*parts), p, padding=12)
