"""Draws the buttons of a turn at the foot of the screen, and the forms that they open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.extrablatt.scoring.clock import intervention
from companion.games.extrablatt.state.events import AcceleratorTaken, CountBegun, DispatchesRemoved, ExtraUsed
from companion.games.extrablatt.views.article import ArticleForm, asks_marker
from companion.games.extrablatt.views.queries import Opened, domain_name, facts_at, play_at, whose_turn
from companion.games.extrablatt.views.sectors import Sectors
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import list_playing_seats, may_act_for, send_event
from companion.ui.controls.buttons import action, small_action
from companion.ui.controls.fields import Option, choice, lay_side_by_side
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import acting_width
from companion.ui.parts.foot import Way, lay_ways
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value


def may_end(device: Device) -> bool:
    """Tell whether everything is played: every accelerator is taken, and no duel is on."""
    play = play_at(device)
    return play.taken >= facts_at(device).accelerators and play.duel is None


@ft.component
def Acting(open_: Callable[[Opened], None], asked: bool = False) -> ft.Control:
    """Shows the buttons for what the player whose turn it is may do; the turn passes by itself after an action. A
    player who has just acted may get the turn back for an Extra. Once everything is played, the count can begin here.
    ``open_`` opens a form; ``asked``: a form is open, so no button is primary. Handles: ``write``, ``take``,
    ``remove``, ``use-extra``, ``extra-again``, ``begin-count``."""
    device = use_device()
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    over = use_slice(lambda d: may_end(d) and d.may_lead)
    again = use_slice(lambda d: seat if (seat := play_at(d).may_act_again) and may_act_for(d, seat) else None)

    ways = [
        Way("write", device.t("extrablatt-act-write"), partial(open_, Opened("write")), red=not (over or asked)),
        Way("take", device.t("extrablatt-act-take"), partial(open_, Opened("take"))),
        Way("remove", device.t("extrablatt-act-remove"), partial(open_, Opened("remove"))),
    ]
    if play.may_use_extra(seat):
        label = device.t("extrablatt-act-extra", count=play.extra(seat))
        ways.append(Way("use-extra", label, partial(send_event, device, ExtraUsed(seat=seat))))
    row = lay_ways(device, ways, aside=theme.TARGET, room=acting_width(device))
    rows: list[ft.Control] = [with_help(device, row, "button/use-extra")]
    if again is not None:
        name = shorten(device.state.name(again), 16)
        label = device.t("extrablatt-act-again", name=name, count=play.extra(again))
        press = partial(send_event, device, ExtraUsed(seat=again))
        rows.insert(0, small_action(device, "extra-again", label, press, icon=ft.Icons.BOLT))
    if over:
        begin = partial(send_event, device, CountBegun())
        rows.insert(0, action(device, "begin-count", device.t("extrablatt-count-begin"), begin, red=not asked))
    return stack(*rows, spacing=6)


def draw_form(device: Device, opened: Opened, close: Callable[[], None]) -> tuple[str, ft.Control | None]:
    """Return the title and the content of the open form; "" and None if no form is open, or if its article is gone."""
    match opened.what:
        case "write":
            return device.t("extrablatt-write"), ArticleForm(None, close, key="article-new")
        case "correct":
            placed = play_at(device).find_article(opened.number)
            if placed is None:
                return "", None
            return device.t("extrablatt-article-correct"), ArticleForm(placed, close, key=f"correct-{placed.number}")
        case "remove":
            return device.t("extrablatt-remove"), _Remove(close, key="remove-form")
        case "take":
            return device.t("extrablatt-take"), _Take(close, key="take-form")
        case "sectors":
            return device.t("extrablatt-sectors"), Sectors(close, key="sectors")
        case "count":
            return device.t("extrablatt-count-begin"), _CountEarly(close, key="count-early")
        case _:
            return "", None


def needs_page(device: Device, opened: Opened) -> bool:
    """Tell whether the open form takes the whole page of a phone, so that the choice at its end is in sight."""
    return opened.what in ("correct", "sectors") or (opened.what == "write" and asks_marker(play_at(device), None))


@ft.component
def _Remove(close: Callable[[], None]) -> ft.Control:
    """Asks how many dispatches, one or two, the player removes from the display; sends the answer and closes."""
    device = use_device()

    async def remove(count: int) -> None:
        """Send that ``count`` dispatches were removed; close the form if the server accepts it."""
        if await send_event(device, DispatchesRemoved(seat=whose_turn(device), count=count)) is not None:
            close()

    options = [Option(f"remove-{n}", device.t("extrablatt-remove-n", count=n), n) for n in (1, 2)]
    return stack(
        with_help(device, sans(device.t("extrablatt-remove-note"), device.palette), "button/remove"),
        choice(device, options, None, remove, height=theme.PLAY_TARGET),
    )


@ft.component
def _Take(close: Callable[[], None]) -> ft.Control:
    """Asks for the rival of a duel; from 8 o'clock on first for the domain, one in which the challenger has an article.
    A tap on the rival sends both and closes."""
    device, p = use_device_and_palette()
    domain, name = use_value("")
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    ducks = intervention(max(1, play.hour)) == "duck"

    async def challenge(rival: str) -> None:
        """Send that the accelerator was taken against that rival; close the form if the server accepts it."""
        event = AcceleratorTaken(seat=seat, rival=rival, domain=(domain or None) if ducks else None)
        if await send_event(device, event) is not None:
            close()

    parts: list[ft.Control] = []
    if ducks:
        own = {article.domain for article in play.articles if article.player == seat}
        mine = [one for one in facts_at(device).domains if one in own]
        parts.append(bold(device.t("extrablatt-name-domain"), p))
        if mine:
            options = [Option(f"duck-{one}", domain_name(device, one), one) for one in mine]
            parts.append(choice(device, options, domain, name, across=False))
        else:
            parts.append(sans(device.t("extrablatt-no-domain"), p))
    places = ("button/duck", "button/take") if ducks else ("button/take", "button/ad")
    parts.append(with_help(device, bold(device.t("extrablatt-against"), p), *places))
    rivals = [one for one in list_playing_seats(device) if one.id != seat]
    parts.append(pick_seat(device, "rival", rivals, challenge))
    return stack(*parts)


@ft.component
def _CountEarly(close: Callable[[], None]) -> ft.Control:
    """Asks whether to begin the final count although accelerators are left. Handles: ``begin-count-yes``,
    ``begin-count-no``."""
    device = use_device()
    taken = use_slice(lambda d: play_at(d).taken)
    question = device.t("extrablatt-count-early", taken=taken, of=facts_at(device).accelerators)

    async def begin() -> None:
        if await send_event(device, CountBegun()) is not None:
            close()

    return stack(
        sans(question, device.palette),
        lay_side_by_side(
            device,
            action(device, "begin-count-no", device.t("ask-no"), close, expand=True),
            action(device, "begin-count-yes", device.t("extrablatt-count-begin"), begin, red=True, expand=True),
        ),
    )
