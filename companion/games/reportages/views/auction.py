"""Draws the auction in the footer of the round: whose turn to speak it is, "no" and "I buy", and the buttons that end
the auction or the round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.reportages.facts import FINE
from companion.games.reportages.state.events import (
    BidPaid,
    CardDeclined,
    CardSold,
    CountBegun,
    RoundVoided,
    RuinedSpared,
)
from companion.games.reportages.state.play import Play
from companion.games.reportages.views import queries
from companion.games.reportages.views.frame import game_foot
from companion.games.reportages.views.tiles import middle_width
from companion.table.events import Event
from companion.table.parts.events import SatOut, TurnPassed
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import may_act_for, send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT, lay_side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.foot import Way, lay_ways
from companion.ui.reactive import use_device, use_slice


@ft.component
def AuctionFoot(more: Callable[[str], Any], accuse: Callable[[], Any], in_page: bool = False) -> ft.Control:
    """Draws the footer of an auction: the question of the moment, the buttons that end the auction, and undo, hand and
    log. ``more`` opens the sheet of what a player may pay; ``accuse`` opens the accusation of bluff; ``in_page``: draw
    only the usual button, because ``AuctionInPage`` draws the others in the page.

    Handles: ``speaker``, ``say-no``, ``say-buy``, ``say-raise``, ``call-bluff``; ``turn-next`` (nobody buys), ``sold``
    (nobody raises), ``count`` (the round is won); ``void``, ``survivor``; ``exclude-N``, ``spare-N``.
    """
    device = use_device()
    asked, ends = _use_auction(more, accuse)
    if in_page:
        return stack(*(ft.Row([one]) for one in ends[:1]), game_foot(device))
    # A low page has no room for a row of its own.
    if device.is_low:
        return stack(*asked, game_foot(device, ends))
    return stack(*asked, *([lay_side_by_side(device, *ends)] if ends else []), game_foot(device))


@ft.component
def AuctionInPage(more: Callable[[str], Any], accuse: Callable[[], Any]) -> ft.Control:
    """Draws in the page what the footer of the auction has no room for in large text."""
    asked, ends = _use_auction(more, accuse)
    return stack(*asked, *(ft.Row([one]) for one in ends[1:]))


def _use_auction(more: Callable[[str], Any], accuse: Callable[[], Any]) -> tuple[list[ft.Control], list[ft.Control]]:
    """Return the controls of the question of the moment, and the buttons that end the auction and the round, the usual
    one first. The question is about the last player left, or about a ruined one; else it is what the speaker says. A
    device that may not answer gets no buttons."""
    device = use_device()
    play = use_slice(queries.play_of)
    may = use_slice(lambda d: d.may_lead)
    is_ours = use_slice(lambda d: may_act_for(d, queries.play_of(d).speaker))
    use_slice(lambda d: (d.width, d.height, d.scale))
    if may and len(play.still_in) < 2:
        return [_ask_about_last_one(device, play)], []
    if may and play.ruined:
        return [_ask_about_ruined(device, play, play.ruined[0])], []
    rows: list[ft.Control] = []
    speaker = play.speaker
    if speaker is not None and (device.scale > LARGE_TEXT or not device.is_cramped):
        rows.append(_draw_speaker(device, play, speaker))
    speaker_buttons = (
        _list_speaker_buttons(device, play, speaker, more, accuse) if is_ours and speaker is not None else []
    )
    if speaker_buttons:
        narrower = theme.COLUMN - middle_width(device) if device.has_board else 0
        rows.append(lay_ways(device, speaker_buttons, aside=max(0, narrower), height=theme.TARGET))
    return rows, _list_end_buttons(device, play) if may else []


def _draw_speaker(device: Device, play: Play, speaker: str) -> ft.Control:
    """Draw whose turn to speak it is, and over which bid."""
    auction, p = play.current_auction, device.palette
    assert auction is not None
    name = shorten(device.state.name(speaker))
    if auction.buyer is None:
        text = device.t("reportages-speaks", name=name)
    else:
        buyer = shorten(device.state.name(auction.buyer))
        text = device.t("reportages-speaks-raise", name=name, buyer=buyer, highest=auction.highest)
    return with_help(device, handle("speaker", bold(text, p)), "button/bid", "button/nobody")


def _list_speaker_buttons(
    device: Device, play: Play, speaker: str, more: Callable[[str], Any], accuse: Callable[[], Any]
) -> list[Way]:
    """Return the buttons for what the speaker may say: no; buy or raise, if they can pay that; and "you're bluffing" to
    a buyer."""
    auction, turn = play.current_auction, play.tray.turns.number
    assert auction is not None and play.bank is not None
    least = auction.least(speaker)
    label = device.t("reportages-say-buy", points=least, raises=int(auction.buyer is not None))
    decline = partial(send_event, device, CardDeclined(seat=speaker, turn=turn))
    buy = partial(send_event, device, BidPaid(seat=speaker, points=least))
    buttons = [
        Way("say-no", device.t("reportages-say-no"), decline),
        Way("say-buy", label, buy),
        Way("say-raise", device.t("reportages-say-more"), partial(more, speaker)),
    ]
    if least > play.bank.of(speaker):
        buttons = buttons[:1]
    if auction.buyer is not None:
        buttons.append(Way("call-bluff", device.t("reportages-call-bluff"), accuse))
    return buttons


def _list_end_buttons(device: Device, play: Play) -> list[ft.Control]:
    """Return the buttons that end the auction (primary: nobody buys, or nobody raises) and the round (somebody is out
    of cards); none where no auction is open."""
    auction, turns = play.current_auction, play.tray.turns
    if auction is None or turns.at is None:
        return []
    out = action(
        device, "count", device.t("reportages-out"), partial(send_event, device, CountBegun(number=play.number)),
        compact=True, expand=2, size=15,
    )  # fmt: skip
    if auction.buyer is None:
        turn_passed = TurnPassed(seat=turns.at)
        red = _draw_event_button(device, "turn-next", device.t("reportages-nobody"), turn_passed, red=True)
    else:
        name = shorten(device.state.name(auction.buyer))
        label = device.t("reportages-sold", name=name, points=auction.highest)
        red = _draw_event_button(device, "sold", label, CardSold(turn=turns.number), red=True)
    return [red, out]


def _draw_event_button(device: Device, identifier: str, label: str, event: Event, *, red: bool = False) -> ft.Control:
    """Draw a button that sends that event."""
    press = partial(send_event, device, event)
    return action(device, identifier, label, press, red=red, compact=True, expand=3 if red else True)


def _ask_about_ruined(device: Device, play: Play, seat: str) -> ft.Control:
    """Draw the question whether a player who could not pay a fine is excluded from the round or plays on."""
    assert play.bank is not None
    number, name = device.state.number(seat), shorten(device.state.name(seat))
    text = device.t("reportages-ruined-question", name=name, has=play.bank.of(seat), fine=FINE)
    out = _draw_event_button(device, f"exclude-{number}", device.t("reportages-exclude"), SatOut(seat=seat))
    stays = _draw_event_button(device, f"spare-{number}", device.t("reportages-spare"), RuinedSpared(seat=seat))
    question = handle(f"ruined-question-{number}", bold(text, device.palette))
    return stack(with_help(device, question, "button/exclude"), lay_side_by_side(device, out, stays))


def _ask_about_last_one(device: Device, play: Play) -> ft.Control:
    """Draw the question whether a round with only one player left is given up or counted, because the rule text does
    not say."""
    buttons = [
        _draw_event_button(device, "void", device.t("reportages-void"), RoundVoided(number=play.number)),
    ]
    if play.still_in:
        name = shorten(device.state.name(play.still_in[0]))
        count = CountBegun(number=play.number)
        buttons.append(_draw_event_button(device, "survivor", device.t("reportages-survivor", name=name), count))
    text = small(device.t("reportages-only-one"), device.palette)
    return stack(with_help(device, text, "button/void"), lay_side_by_side(device, *buttons))
