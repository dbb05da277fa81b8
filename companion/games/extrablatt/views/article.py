"""Draws the form of an article: whose, which domain and dispatch, how large, where; for a new one and for a
correction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

import flet as ft

from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.clock import CIRCULATIONS, circulation
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.events import ArticleCorrected, ArticleTaken, ArticleWritten
from companion.games.extrablatt.state.play import Phase, PlacedArticle, Play
from companion.games.extrablatt.views.dispatch import DispatchChoice, did_you_mean, find_meant, remember_names
from companion.games.extrablatt.views.queries import copies, domain_name, facts_at, play_at, whose_turn
from companion.table.similar_names import find_same
from companion.ui.at_table import happened, seats_said
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Option, choice, side_by_side, tick
from companion.ui.controls.paper import card
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.options import Number
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_kept, use_slice, use_value

_DISPATCH: Final = "extrablatt-dispatch"
#: What was typed, the known dispatch that it may have been meant to be, and that one's domain.
_NOTHING_ASKED: Final[tuple[str, str, str] | None] = None


@ft.component
def ArticleForm(placed: PlacedArticle | None, close: Callable[[], None]) -> ft.Control:
    """Asks for a new article (``placed`` None), or one to be corrected. Handles: ``writer-N``, ``domain-DOMAIN``,
    ``size-N``, ``headline``, ``marker-…``, ``article-ok``, ``article-away``, and those of ``views.dispatch``."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    seats = use_slice(seats_said)
    draft, put = use_value(_unwritten(whose_turn(device)) if placed is None else placed.article)
    key = _DISPATCH if placed is None else f"{_DISPATCH}-{placed.number}"
    typed, keep = use_kept(key)
    asked, ask = use_value(_NOTHING_ASKED)
    text = typed or ("" if placed is None else placed.article.dispatch)

    def change(**fields: Any) -> None:
        put(replace(draft, **fields))

    async def done() -> None:
        dispatch = device.services.kept.text(device.actor.device, key) or text
        found = find_meant(device, dispatch)
        if found is not None:
            ask((dispatch, *found))
            return
        await enter(replace(draft, dispatch=dispatch))

    async def enter(article: Article) -> None:
        ask(None)
        if await happened(device, _event(play_at(device), placed, article)) is not None:
            keep("")
            close()
            await remember_names(device)

    async def away() -> None:
        assert placed is not None
        if await happened(device, ArticleTaken(number=placed.number)) is not None:
            keep("")
            close()

    title = bold(device.t("extrablatt-write" if placed is None else "extrablatt-article-correct"), p)
    parts: list[ft.Control] = [
        with_help(device, title, "button/write", "button/dispatch", "button/size", "button/headline")
    ]
    if placed is None:
        parts.append(
            pick_seat(device, "writer", seats, lambda seat: change(player=seat), chosen=draft.player, height=48)
        )
    domains = [Option(f"domain-{one}", domain_name(device, one), one) for one in facts_at(device).domains]
    parts.append(choice(device, domains, draft.domain, lambda one: change(domain=one), across=False))
    if draft.domain:
        parts.append(DispatchChoice(draft, text, keep, done, key=f"dispatches-{draft.domain}"))
    if _is_photo(play, placed, replace(draft, dispatch=text)):
        parts.append(small(device.t("extrablatt-is-photo"), p))
    parts += _size(device, draft, change)
    parts.append(
        tick(device, "headline", device.t("extrablatt-headline"), draft.headline, lambda on: change(headline=on))
    )
    parts += _marker(device, play, placed, draft, change)
    buttons: list[ft.Control] = []
    if placed is not None:
        buttons.append(action(device, "article-away", device.t("extrablatt-article-away"), away, expand=True))
    ready = bool(draft.domain and draft.size and text.strip())
    label = device.t("extrablatt-article-ok" if placed is None else "extrablatt-article-correct")
    buttons.append(action(device, "article-ok", label, done, red=ready, disabled=not ready, expand=True))
    if asked is not None:
        parts.append(_question(device, draft, asked, enter))
    parts.append(side_by_side(device, *buttons))
    body = ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, padding=12)


def _unwritten(player: str) -> Article:
    """Return an article of which nothing is chosen yet: no domain, no cells."""
    return Article(player, cast(Domain, ""), "", 0)


def _question(
    device: Device, draft: Article, asked: tuple[str, str, str], enter: Callable[[Article], Awaitable[None]]
) -> ft.Control:
    """Ask whether a new dispatch is a slip; either answer enters the article."""
    typed, meant, domain = asked
    same = partial(enter, replace(draft, dispatch=meant, domain=cast(Domain, domain)))
    return did_you_mean(device, typed, meant, same, partial(enter, replace(draft, dispatch=typed)))


def _is_photo(play: Play, placed: PlacedArticle | None, draft: Article) -> bool:
    """Tell whether it can only be a photo: it is the second copy in a paper."""
    if placed is not None:
        return placed.article.photo
    mine = (one.dispatch for one in play.articles if one.player == draft.player and not one.photo)
    return find_same(draft.dispatch, mine) is not None


def _event(play: Play, placed: PlacedArticle | None, draft: Article) -> ArticleWritten | ArticleCorrected:
    article = replace(draft, photo=_is_photo(play, placed, draft))
    if placed is not None:
        return ArticleCorrected(number=placed.number, article=article)
    return ArticleWritten(article=article)


def _size(device: Device, draft: Article, change: Callable[..., None]) -> list[ft.Control]:
    """Offer the sizes that tiles are known to have, one tap each; any other on the keypad."""
    least, most = facts_at(device).from_reviews.tile_cells
    sizes = [Option(f"size-{n}", str(n), n) for n in range(least, most + 1)]
    other = draft.size if draft.size and not least <= draft.size <= most else None
    return [
        bold(device.t("extrablatt-size"), device.palette),
        choice(device, sizes, draft.size, lambda n: change(size=n), across=False),
        Number("size-other", device.t("extrablatt-size-other"), other, lambda n: change(size=n or 0)),
    ]


def _marker(
    device: Device, play: Play, placed: PlacedArticle | None, draft: Article, change: Callable[..., None]
) -> list[ft.Control]:
    """Ask for the marker: by the clock, or the one that lies there. In the count, and where the sectors are not typed,
    it has to be seen."""
    if placed is None and play.borders is not None and play.phase is Phase.PLAY and play.hour:
        return []
    hour = play.hour if placed is None else placed.hour
    told = None if play.borders is None else circulation(hour, play.borders)
    clock = device.t("extrablatt-marker-clock", copies="?" if told is None else copies(device, told))
    options = [Option("marker-clock", clock, None)]
    options += [Option(f"marker-{one}", copies(device, one), one) for one in CIRCULATIONS]
    return [
        bold(device.t("extrablatt-marker"), device.palette),
        choice(device, options, draft.circulation, lambda one: change(circulation=one), across=False),
    ]
