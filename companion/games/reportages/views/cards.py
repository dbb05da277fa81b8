"""Draws a hand of cards that only this device knows: what nine cards make, what eight wait for, and whether a purchase
must be bluff."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.games.reportages.scoring.hand import Card, combination_of, find_completing_cards, is_certain_bluff
from companion.games.reportages.views import queries
from companion.table.message import Message, say
from companion.ui import theme
from companion.ui.at_table import go
from companion.ui.controls.buttons import Press, fit_labels, icon_button, link, small_action
from companion.ui.controls.fields import LARGE_TEXT, Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, lay_over_bar
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import HELP, bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import is_crowded
from companion.ui.reactive import use_device_and_palette, use_value

#: The px between two cards of a row.
_GAP: Final = 6
#: The largest size of the verdict on screen, in px.
_MOST_VERDICT: Final = 20


@ft.component
def Cards() -> ft.Control:
    """Draws all cards of the box, for a hand that stays on this page and is never sent; each tap on one adds a copy to
    the hand, or removes all its copies once the box has no more. In the mode "bought" a tap names the card that a rival
    buys. Handles: ``card-GROUP-OF-PART``, ``mode-hand``, ``mode-bought``, ``verdict``, ``clear-cards``."""
    device, p = use_device_and_palette()
    hand, set_hand = use_value(tuple[Card, ...]())
    bought, set_bought = use_value(tuple[Card, ...]())
    mode, set_mode = use_value("hand")
    facts = queries.rules(device).facts

    def tap(one: Card) -> None:
        """Add a copy of the card to the hand, or remove it if no more fit; in the mode "bought" set or clear the bought
        card."""
        if mode == "bought":
            set_bought(() if bought == (one,) else (one,))
            return
        copies = 1 if one.group == "document" else facts.cards.copies
        without = tuple(each for each in hand if each != one)
        copies_held = len(hand) - len(without)
        if copies_held < copies and len(hand) <= facts.cards.hand:
            set_hand((*hand, one))
        else:
            set_hand(without)

    def clear() -> None:
        set_hand(())
        set_bought(())

    modes = [Option(f"mode-{name}", device.t("reportages-cards-mode", mode=name), name) for name in ("hand", "bought")]
    parts: list[ft.Control] = [
        with_help(device, headline(device, device.t("reportages-cards"), 26, beside=HELP), "button/cards"),
        small(device.t("reportages-cards-note"), p),
        choice(device, modes, mode, set_mode),
        *([small(device.t("reportages-cards-how"), p)] if mode == "hand" else []),
    ]
    groups = (
        ("reporter", facts.cards.reporters, facts.cards.items),
        ("reportage", facts.cards.reportages, facts.cards.elements),
        ("document", facts.cards.reportages, tuple(str(n) for n in range(1, facts.cards.documents + 1))),
    )
    for group, whose, kinds in groups:
        parts.append(bold(device.t("reportages-cards-group", group=group), p))
        for of in whose:
            row: list[ft.Control] = [
                _draw_card(device, Card(group, of, part), hand, bought, tap, len(kinds))  # type: ignore[arg-type]
                for part in kinds
            ]
            parts.append(small(device.t("reportages-cards-of", of=of), p))
            parts.append(ft.Row(row, spacing=_GAP))
    # The cards are what is looked at: large text, and a low page, leave the verdict no more than a third.
    crowded, large = is_crowded(device), device.scale > LARGE_TEXT
    size = device.fit(theme.BODY, _MOST_VERDICT)
    lines: list[ft.Control] = [
        sans(device.words.say(line), p, size=size) for line in verdict(device, hand, bought, buying=mode == "bought")
    ]
    box = handle("verdict", card(pile(*lines, spacing=4), p, padding=8 if crowded else 10), expand=crowded)
    ways: list[tuple[str, str, Press, ft.IconData]] = [
        ("cards-close", device.t("sheet-close"), partial(go, device), ft.Icons.ARROW_BACK),
        ("clear-cards", device.t("reportages-cards-clear"), clear, ft.Icons.CLEAR_ALL),
    ]
    if crowded:
        icons = [icon_button(device, name, icon, label, press) for name, label, press, icon in ways]
        beside: ft.Control = pile(*icons, spacing=0) if large else ft.Row([*icons], spacing=0, tight=True)
        bar: ft.Control = ft.Row([box, beside], spacing=4)
    else:
        links = [link(device, name, label, press, icon=icon) for name, label, press, icon in ways]
        bar = stack(box, ft.Row(links, wrap=True), spacing=4)
    return lay_over_bar(p, column(parts, spacing=6), bar, width=theme.COLUMN if device.is_wide else None)


def verdict(device: Device, hand: tuple[Card, ...], bought: tuple[Card, ...], *, buying: bool = False) -> list[Message]:
    """Return the sentences about the hand: the combination that nine cards make, the cards that eight wait for, else
    how many are chosen; and whether the bought card must be bluff. ``buying``: the next tap names the bought card."""
    facts = queries.rules(device).facts
    sentences: list[Message] = []
    if len(hand) == facts.cards.hand + 1:
        combination = combination_of(hand, facts)
        if combination is None:
            sentences.append(say("reportages-cards-none"))
        else:
            name = say("reportages-combination", id=combination)
            sentences.append(say("reportages-cards-made", combination=name, points=facts.premium(combination)))
    elif len(hand) == facts.cards.hand:
        waits = tuple(_name_card(one) for one in find_completing_cards(hand, facts))
        sentences.append(say("reportages-cards-waits", cards=waits) if waits else say("reportages-cards-not-yet"))
    else:
        count = say("reportages-cards-count", count=len(hand), of=facts.cards.hand + 1, buying=int(buying))
        sentences.append(count)
    for one in bought:
        certain = is_certain_bluff(one, hand, facts)
        sentences.append(say("reportages-cards-bluff", certain=int(certain), card=_name_card(one)))
    return sentences


def _name_card(one: Card) -> Message:
    """Return the name of a card."""
    return say("reportages-card", group=one.group, of=say("reportages-cards-of", of=one.of), part=one.part)


def _draw_card(
    device: Device,
    one: Card,
    hand: tuple[Card, ...],
    bought: tuple[Card, ...],
    tap: Callable[[Card], None],
    across: int,
) -> ft.Control:
    """Draw the button of a card, with its number of copies in the hand; ``across``: how many share a row, so that its
    word fits."""
    copies_held = hand.count(one)
    label = device.t("reportages-cards-part", part=one.part)
    marks = (f" × {copies_held}" if copies_held > 1 else "") + (" ?" if one in bought else "")
    label += marks
    room = (min(device.width, theme.COLUMN) - 2 * theme.MARGIN - (across - 1) * _GAP) / across
    return small_action(
        device,
        f"card-{one.group}-{one.of}-{one.part}",
        label,
        partial(tap, one),
        selected=bool(copies_held) or one in bought,
        expand=True,
        size=min(theme.SMALL, fit_labels(device, [label], room, compact=True)),
    )
