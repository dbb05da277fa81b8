"""Draws the papers: what each player has left, their articles and the ads laid on them, and who leads each domain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.extrablatt.scoring.count import FIRST, bonuses, domain_cells
from companion.games.extrablatt.state.events import AdTaken, DuckLaid
from companion.games.extrablatt.state.missing_counts import tiles_left
from companion.games.extrablatt.state.play import PlacedAd, PlacedArticle, Play
from companion.games.extrablatt.views.queries import Opened, copies, domain_name, facts_at, play_at
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.at_table import list_playing_seats, send_event
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.fields import LARGE_TEXT, fold_head
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label, symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import column_width
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value
from companion.ui.widths import widest_word

#: Around the content of the card of domains.
_CARD_PAD = 12


@ft.component
def Papers(open_: Callable[[Opened], None]) -> ft.Control:
    """Draws a fold for each player's paper, and what the box has left. ``open_`` opens the form to correct an
    article."""
    device = use_device()
    seats = use_slice(list_playing_seats)
    lines: list[ft.Control] = [_Paper(seat, open_, key=f"paper-{seat.id}") for seat in seats]
    lines.append(handle("reserve", small(use_slice(_reserve), device.palette)))
    return stack(*lines)


def _reserve(device: Device) -> str:
    """Return the sentence that says how many Extras, and markers for ads and ducks, are left in the box."""
    play, box = play_at(device), facts_at(device).from_reviews
    ducks = sum(article.duck for article in play.articles)
    return device.t(
        "extrablatt-reserve",
        extras=max(0, box.extras - sum(number for _, number in play.extras)),
        markers=max(0, box.markers - ducks - len(play.ads)),
    )


@ft.component
def _Paper(seat: Seat, open_form: Callable[[Opened], None]) -> ft.Control:
    """Draws a player's paper: a line with tiles and Extras left; its articles and ads are folded away until a tap."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    may = use_slice(lambda d: d.may_lead)
    opened, open_ = use_value(False)
    number = device.state.number(seat.id)
    own = [one for one in play.placed if one.article.player == seat.id]
    lying = [one for one in play.placed_ads if one.ad.on == seat.id]
    left = device.t(
        "extrablatt-paper",
        articles=len(own),
        tiles=tiles_left(play, seat.id, facts_at(device)),
        extras=play.extra(seat.id),
    )
    face = ft.Column([player_label(seat, p), small(left, p)], spacing=0, tight=True, expand=True)
    parts: list[ft.Control] = [
        fold_head(device, f"paper-{number}", [face], opened, lambda _: open_(not opened), padding=4)
    ]
    if opened:
        if not own and not lying:
            parts.append(small(device.t("extrablatt-no-articles"), p))
        parts += [_article(device, play, one, may, partial(open_form, Opened("correct", one.number))) for one in own]
        parts += [_ad(device, one, may) for one in lying]
    body = stack(*parts, spacing=6)
    return card(
        body, p, edge=p.players.get(seat.colour, p.ink), padding=ft.Padding.symmetric(horizontal=10, vertical=6)
    )


def describe_article(device: Device, play: Play, placed: PlacedArticle) -> ft.Control:
    """Return two lines about an article: dispatch and cells; domain, marker, and whether it is headline, photo or
    ducked."""
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
    """Draw an article's line; where the device may lead, with buttons for its duck and to correct it."""
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
                partial(send_event, device, duck),
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
    """Draw the line of an ad in the paper, with a button to remove it where the device may lead."""
    p = device.palette
    name = device.state.name(placed.ad.by)
    text = sans(device.t("extrablatt-ad", name=name, size=placed.ad.size), p, expand=True)
    away = icon_button(
        device,
        f"ad-away-{placed.number}",
        ft.Icons.CLOSE,
        device.t("extrablatt-ad-away", name=name),
        partial(send_event, device, AdTaken(number=placed.number)),
    )
    return ft.Row([ft.Icon(ft.Icons.NEWSPAPER, color=p.muted, size=20), text, *([away] if may else [])], spacing=8)


@ft.component
def Domains(opened: bool = False) -> ft.Control:
    """Draws, for the headline zone and each domain, the cells that each player covers, ducked articles left out of the
    domains; whoever gets the first bonus now has a star. ``opened``: a form is open, which leaves less width."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    seats = list_playing_seats(device)
    lying = tuple(article for article in play.compared if not article.duck)
    # A name stands above its figures if beside them it would break within a word.
    names = " ".join(
        (device.t("extrablatt-headlines"), *(domain_name(device, one) for one in facts_at(device).domains))
    )
    across = column_width(device, opened) - 2 * _CARD_PAD - 10 * len(seats)
    beside = across * 3 / (3 + 2 * len(seats))
    large = device.scale > LARGE_TEXT or widest_word(names) * theme.BODY * device.scale > beside
    heading = bold(device.t("extrablatt-domains"), p)
    rows: list[ft.Control] = [
        ft.Row(
            [
                *([] if large else [ft.Container(heading, expand=3)]),
                *(
                    ft.Container(symbol(seat, p), expand=2, alignment=ft.Alignment.CENTER, tooltip=seat.name)
                    for seat in seats
                ),
            ]
        )
    ]
    ranking = play.options().rulings.ranking
    covered = {seat.id: filled for seat in seats if (filled := play.count_covered(seat.id))}
    domains = facts_at(device).domains
    races: list[tuple[str, str, dict[str, int]]] = [
        (one, domain_name(device, one), domain_cells(play.staying, lying, one)) for one in domains
    ]
    # The fewest empty cells win; all zones are equally large, so who covers most leads. Ducked articles still cover.
    races.insert(0, ("headlines", device.t("extrablatt-headlines"), covered))
    for race, title, cells in races:
        worth, most = bonuses(cells, ranking), max((1, *cells.values()))
        figures: list[ft.Control] = [
            handle(
                f"domain-{race}-{device.state.number(seat.id)}",
                _cells(device, seat, cells.get(seat.id, 0), worth.get(seat.id, 0), most),
                expand=2,
            )
            for seat in seats
        ]
        name = sans(title, p)
        if large:
            rows += [name, ft.Row(figures)]
        else:
            rows.append(ft.Row([ft.Container(name, expand=3), *figures]))
    about = small(device.t("extrablatt-domains-note"), p)
    body = pile(
        *([heading] if large else []), *rows, with_help(device, about, "button/domain", "row/domains"), spacing=4
    )
    return card(body, p, padding=_CARD_PAD)


def _cells(device: Device, seat: Seat, cells: int, bonus: int, most: int) -> ft.Control:
    """Draw a player's number of cells over a bar of that length (``most`` fills it); bold where they earn a bonus, a
    star for the first."""
    p = device.palette
    figure = bold(str(cells), p) if bonus else sans(str(cells) if cells else "·", p, color=p.muted)
    lead = [ft.Icon(ft.Icons.STAR, color=p.ink, size=16)] if bonus == FIRST else []
    line = ft.Row([figure, *lead], spacing=2, alignment=ft.MainAxisAlignment.CENTER)
    bar = ft.ProgressBar(
        value=cells / most,
        color=p.players.get(seat.colour, p.ink),
        bgcolor=p.paper,
        bar_height=6,
        border_radius=3,
    )
    return pile(line, bar, spacing=0)
