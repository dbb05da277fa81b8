"""Draws all papers as one table by dispatch, for a group that enters them only at the end: a tap on a cell, a tap on
the size."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import flet as ft

from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.clock import CIRCULATIONS
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.dispatches import list_dispatches
from companion.games.extrablatt.state.events import ArticleTaken, ArticleWritten, DuckLaid
from companion.games.extrablatt.state.play import PlacedArticle, Play
from companion.games.extrablatt.views.papers import describe_article
from companion.games.extrablatt.views.queries import SIZES, Opened, copies, domain_name, facts_at, play_at
from companion.table.seats import Seat
from companion.ui.at_table import list_playing_seats, send_event
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.fields import Option, choice, tick
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import lies_on_side
from companion.ui.reactive import use_device_and_palette, use_slice, use_value


@ft.component
def ByDispatch(opened: Opened, open_: Callable[[Opened], None]) -> ft.Control:
    """Shows one domain as a table: a row for each dispatch, a column for each paper; a tap on a cell opens its form
    (``CellForm``). Handles: ``in-DOMAIN``, ``cell-ROW-N`` (row of the dispatch, number of the player)."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    seats = use_slice(list_playing_seats)
    facts = facts_at(device)
    domain, turn_to = use_value(cast(str, facts.domains[0]))
    domains = [Option(f"in-{one}", domain_name(device, one), one) for one in facts.domains]
    rows: list[ft.Control] = [
        with_help(device, small(device.t("extrablatt-by-dispatch-how"), p), "button/by-dispatch"),
        choice(device, domains, domain, turn_to, across=False),
        ft.Row([ft.Container(symbol(seat, p), expand=True, alignment=ft.Alignment.CENTER) for seat in seats]),
    ]
    for at, name in enumerate(_rows(device, play, domain), 1):
        rows.append(sans(name, p))
        cells = [
            _cell(device, play, at, seat, Opened("cell", seat=seat.id, domain=domain, dispatch=name), opened, open_)
            for seat in seats
        ]
        rows.append(ft.Row(cells, spacing=6))
    return stack(*rows, spacing=6)


def _cell(
    device: Device, play: Play, row: int, seat: Seat, form: Opened, opened: Opened, open_: Callable[[Opened], None]
) -> ft.Control:
    """Draw the cell of a paper and a dispatch: a button with the sizes that lie there; a tap opens its form, or closes
    it where it is open."""
    return action(
        device,
        f"cell-{row}-{device.state.number(seat.id)}",
        _sizes(play, seat, form.dispatch),
        partial(open_, Opened() if opened == form else form),
        selected=opened == form,
        expand=True,
        compact=True,
        height=48,
        name=f"{form.dispatch}, {seat.name}",
    )


def _rows(device: Device, play: Play, domain: str) -> tuple[str, ...]:
    """Return the names of a domain's dispatches, one for each row of the table on the screen: those with a name, then
    numbered ones ("Sport 1") up to as many as the box has. A numbered row keeps its place once it is used."""
    known, most = list_dispatches(play, domain), facts_at(device).dispatches_per_domain
    numbered = _list_numbered(device, domain)
    named = [name for name in known if name not in numbered]
    # A row stays where it is once it is entered.
    used = [name for name in numbered if name in known]
    free = [name for name in numbered if name not in known][: max(0, most - len(known))]
    return (*named, *sorted([*used, *free], key=numbered.index))


def _list_numbered(device: Device, domain: str) -> list[str]:
    """Return all stand-in names ("Sport 1", "Sport 2" …) for a domain's dispatches whose names are not entered."""
    most = 2 * facts_at(device).dispatches_per_domain
    return [f"{domain_name(device, domain)} {n}" for n in range(1, most + 1)]


def _lying(play: Play, seat: str, dispatch: str) -> tuple[PlacedArticle, ...]:
    return tuple(one for one in play.placed if (one.article.player, one.article.dispatch) == (seat, dispatch))


def _sizes(play: Play, seat: Seat, dispatch: str) -> str:
    return " + ".join(str(one.article.size) for one in _lying(play, seat.id, dispatch)) or "–"


@ft.component
def CellForm(of: Opened, marker: int, mark: Callable[[int], Any], close: Callable[[], Any]) -> ft.Control:
    """Shows the tiles of one dispatch in one paper, and asks for the missing one: the article, then its photo. A tap on
    the size enters it and closes. ``marker``: the circulation marker chosen last (0: none yet), which is offered again
    for the next article; ``mark`` sets it. Handles: ``cell-marker-…``, ``cell-headline``, ``cell-size-N``,
    ``cell-duck-N``, ``cell-away-N``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    headline, set_headline = use_value(False)
    draft = Article(of.seat, cast(Domain, of.domain), of.dispatch, 0, circulation=marker or None)
    lying = _lying(play, draft.player, draft.dispatch)
    parts: list[ft.Control] = [_article(device, play, one) for one in lying]

    async def enter(size: int) -> None:
        """Send the article, or its photo where the article lies there already; close the form once it is accepted."""
        article = Article(draft.player, draft.domain, draft.dispatch, size, headline, bool(lying), draft.circulation)
        unnamed = draft.dispatch in _list_numbered(device, draft.domain)
        if await send_event(device, ArticleWritten(article=article, unnamed=unnamed)) is not None:
            close()

    if len(lying) < 2:
        if lying:
            parts.append(sans(device.t("extrablatt-cell-photo"), p))
        markers = [Option(f"cell-marker-{one}", copies(device, one), one) for one in CIRCULATIONS]
        parts.append(choice(device, markers, draft.circulation, mark))
        parts.append(tick(device, "cell-headline", device.t("extrablatt-headline"), headline, set_headline))
        if draft.circulation is None:
            parts.append(small(device.t("extrablatt-cell-marker-first"), p))
        else:
            least, most = facts_at(device).from_reviews.tile_cells
            sizes = [Option(f"cell-size-{n}", str(n), n) for n in range(least, most + 1)]
            parts.append(choice(device, sizes, None, enter, per_row=SIZES * (2 if lies_on_side(device) else 1)))
    return stack(*parts)


def _article(device: Device, play: Play, placed: PlacedArticle) -> ft.Control:
    """Draw a line for an article, with buttons that lay or lift a duck and remove the article."""
    article = placed.article
    duck = device.t("extrablatt-duck-off" if article.duck else "extrablatt-duck-on", dispatch=article.dispatch)
    return ft.Row(
        [
            describe_article(device, play, placed),
            icon_button(
                device,
                f"cell-duck-{placed.number}",
                ft.Icons.REPLAY if article.duck else ft.Icons.BLOCK,
                duck,
                partial(send_event, device, DuckLaid(number=placed.number, there=not article.duck)),
            ),
            icon_button(
                device,
                f"cell-away-{placed.number}",
                ft.Icons.CLOSE,
                device.t("extrablatt-cell-away", dispatch=article.dispatch),
                partial(send_event, device, ArticleTaken(number=placed.number)),
            ),
        ],
        spacing=0,
    )
