"""Draws the papers: what each player has left, the log of their articles, and who leads each domain."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.extrablatt.scoring.count import FIRST, bonuses, domain_cells
from companion.games.extrablatt.state.events import AdTaken, DuckLaid
from companion.games.extrablatt.state.missing_counts import tiles_left
from companion.games.extrablatt.state.play import PlacedAd, PlacedArticle, Play
from companion.games.extrablatt.views.article import ArticleForm
from companion.games.extrablatt.views.queries import copies, domain_name, facts_at, play_at
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.at_table import happened, may_enter, seats_there
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.fields import LARGE_TEXT, fold_head
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import symbol, who
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.reactive import use_device, use_slice, use_value
from companion.ui.widths import widest_word

#: Around the content of the card of domains.
_CARD_PAD = 12


@ft.component
def Papers() -> ft.Control:
    """Draws everybody's paper in a line, its articles behind a tap."""
    device = use_device()
    seats = use_slice(seats_there)
    lines: list[ft.Control] = [_Paper(seat, key=f"paper-{seat.id}") for seat in seats]
    lines.append(handle("reserve", small(use_slice(_reserve), device.palette)))
    return ft.Column(lines, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _reserve(device: Device) -> str:
    """Say how many Extras, and markers for ads and ducks, the box still has."""
    play, box = play_at(device), facts_at(device).from_reviews
    ducks = sum(article.duck for article in play.articles)
    return device.t(
        "extrablatt-reserve",
        extras=max(0, box.extras - sum(number for _, number in play.extras)),
        markers=max(0, box.markers - ducks - len(play.ads)),
    )


@ft.component
def _Paper(seat: Seat) -> ft.Control:
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    may = use_slice(may_enter)
    opened, open_ = use_value(False)
    correcting, correct = use_value(0)
    number = device.state.number(seat.id)
    own = [one for one in play.placed if one.article.player == seat.id]
    lying = [one for one in play.placed_ads if one.ad.on == seat.id]
    left = device.t(
        "extrablatt-paper",
        articles=len(own),
        tiles=tiles_left(play, seat.id, facts_at(device)),
        extras=play.extra(seat.id),
    )
    face = ft.Column([who(seat, p), small(left, p)], spacing=0, tight=True, expand=True)
    parts: list[ft.Control] = [
        fold_head(device, f"paper-{number}", [face], opened, lambda _: open_(not opened), padding=4)
    ]
    if opened:
        if not own and not lying:
            parts.append(small(device.t("extrablatt-no-articles"), p))
        for one in own:
            parts.append(_article(device, play, one, may, partial(correct, one.number)))
            if correcting == one.number and may:
                parts.append(ArticleForm(one, partial(correct, 0), key=f"correct-{one.number}"))
        parts += [_ad(device, one, may) for one in lying]
    body = ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(
        body, p, edge=p.players.get(seat.colour, p.ink), padding=ft.Padding.symmetric(horizontal=10, vertical=6)
    )


def describe_article(device: Device, play: Play, placed: PlacedArticle) -> ft.Control:
    """Say what an article is: dispatch and cells, domain, marker, and where it lies."""
    p = device.palette
    article = placed.as_scored(play.borders)
    worth = "–" if article.circulation is None else copies(device, article.circulation)
    notes = [domain_name(device, article.domain), worth]
    notes += [device.t(f"extrablatt-{word}") for word in ("headline", "photo", "duck") if getattr(article, word)]
    return ft.Column(
        [
            bold(device.t("extrablatt-tile", dispatch=article.dispatch, size=article.size), p),
            small(" · ".join(notes), p),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )


def _article(device: Device, play: Play, placed: PlacedArticle, may: bool, correct: partial[None]) -> ft.Control:
    article = placed.article
    buttons: list[ft.Control] = []
    if may:
        label = device.t("extrablatt-duck-off" if article.duck else "extrablatt-duck-on", dispatch=article.dispatch)
        duck = DuckLaid(number=placed.number, there=not article.duck)
        buttons = [
            icon_button(
                device,
                f"duck-{placed.number}",
                ft.Icons.BLOCK if not article.duck else ft.Icons.REPLAY,
                label,
                partial(happened, device, duck),
            ),
            icon_button(
                device,
                f"article-{placed.number}",
                ft.Icons.EDIT_OUTLINED,
                device.t("extrablatt-correct", dispatch=article.dispatch),
                correct,
            ),
        ]
    return ft.Row([describe_article(device, play, placed), *buttons], spacing=0)


def _ad(device: Device, placed: PlacedAd, may: bool) -> ft.Control:
    p = device.palette
    name = device.state.name(placed.ad.by)
    text = sans(device.t("extrablatt-ad", name=name, size=placed.ad.size), p, expand=True)
    away = icon_button(
        device,
        f"ad-away-{placed.number}",
        ft.Icons.CLOSE,
        device.t("extrablatt-ad-away", name=name),
        partial(happened, device, AdTaken(number=placed.number)),
    )
    return ft.Row([ft.Icon(ft.Icons.NEWSPAPER, color=p.muted, size=20), text, *([away] if may else [])], spacing=8)


@ft.component
def Domains() -> ft.Control:
    """Draws the cells in each domain as they stand, ducked articles left out; who leads has a tick."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    seats = seats_there(device)
    lying = tuple(article for article in play.compared if not article.duck)
    # A name stands over its figures where it would break beside them in the middle of a word.
    names = " ".join(domain_name(device, domain) for domain in facts_at(device).domains)
    page = device.width / 2 if device.pairs else min(device.width, theme.COLUMN)
    across = page - 2 * theme.MARGIN - 2 * _CARD_PAD - 10 * len(seats)
    beside = across * 3 / (3 + 2 * len(seats))
    large = device.scale > LARGE_TEXT or widest_word(names) * theme.BODY * device.scale > beside
    rows: list[ft.Control] = [
        ft.Row(
            [
                *([] if large else [ft.Container(expand=3)]),
                *(
                    ft.Container(symbol(seat, p), expand=2, alignment=ft.Alignment.CENTER, tooltip=seat.name)
                    for seat in seats
                ),
            ]
        )
    ]
    for domain in facts_at(device).domains:
        cells = domain_cells(play.staying, lying, domain)
        worth = bonuses(cells, play.options().rulings.ranking)
        figures: list[ft.Control] = [
            handle(
                f"domain-{domain}-{device.state.number(seat.id)}",
                _cells(device, cells.get(seat.id, 0), worth.get(seat.id, 0)),
                expand=2,
            )
            for seat in seats
        ]
        name = sans(domain_name(device, domain), p)
        if large:
            rows += [name, ft.Row(figures)]
        else:
            rows.append(ft.Row([ft.Container(name, expand=3), *figures]))
    body = ft.Column(
        [
            with_help(device, bold(device.t("extrablatt-domains"), p), "button/domain", "row/domains"),
            *rows,
            small(device.t("extrablatt-domains-note"), p),
        ],
        spacing=4,
        tight=True,
    )
    return card(body, p, padding=_CARD_PAD)


def _cells(device: Device, cells: int, bonus: int) -> ft.Control:
    p = device.palette
    figure = bold(str(cells), p) if bonus else sans(str(cells) if cells else "·", p, color=p.muted)
    lead = [ft.Icon(ft.Icons.STAR, color=p.ink, size=16)] if bonus == FIRST else []
    return ft.Row([figure, *lead], spacing=2, alignment=ft.MainAxisAlignment.CENTER)
