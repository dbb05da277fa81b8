"""The form of an article: whose, which domain and dispatch, how large, where; for a new one and for a correction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import flet as ft

from companion.games.extrablatt.scoring.clock import CIRCULATIONS, circulation
from companion.games.extrablatt.state.events import ArticleCorrected, ArticleTaken, ArticleWritten
from companion.games.extrablatt.state.play import Paper, Phase, Play
from companion.games.extrablatt.views.queries import copies, domain_name, facts_at, play_at, whose_turn
from companion.ui.at_table import happened, seats_said
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Option, choice, side_by_side, text_field, tick
from companion.ui.controls.paper import card
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.options import Number
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_kept, use_slice, use_value

_DISPATCH: Final = "extrablatt-dispatch"


@dataclass(frozen=True, slots=True)
class Draft:
    """What is chosen so far; ``size`` None: not yet, ``marker`` None: the clock tells it."""

    seat: str
    domain: str = ""
    size: int | None = None
    headline: bool = False
    marker: int | None = None


@ft.component
def ArticleForm(paper: Paper | None, close: Callable[[], None]) -> ft.Control:
    """A new article (``paper`` None), or one to be corrected. Handles: ``writer-N``, ``domain-DOMAIN``, ``dispatch``,
    ``dispatch-N``, ``size-N``, ``headline``, ``marker-…``, ``article-ok``, ``article-away``."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    seats = use_slice(seats_said)
    start = (
        Draft(whose_turn(device))
        if paper is None
        else Draft(paper.seat, paper.domain, paper.size, paper.headline, paper.typed)
    )
    draft, put = use_value(start)
    key = _DISPATCH if paper is None else f"{_DISPATCH}-{paper.number}"
    typed, keep = use_kept(key)
    text = typed or ("" if paper is None else paper.dispatch)

    def change(**fields: Any) -> None:
        put(replace(draft, **fields))

    async def done() -> None:
        dispatch = device.services.kept.text(device.actor.device, key) or text
        if await happened(device, _event(play_at(device), paper, draft, dispatch)) is not None:
            keep("")
            close()

    async def away() -> None:
        assert paper is not None
        if await happened(device, ArticleTaken(number=paper.number)) is not None:
            keep("")
            close()

    title = bold(device.t("extrablatt-write" if paper is None else "extrablatt-article-correct"), p)
    parts: list[ft.Control] = [with_help(device, title, "button/write", "button/dispatch", "button/size")]
    if paper is None:
        parts.append(pick_seat(device, "writer", seats, lambda seat: change(seat=seat), chosen=draft.seat, height=48))
    domains = [Option(f"domain-{one}", domain_name(device, one), one) for one in facts_at(device).domains]
    parts.append(choice(device, domains, draft.domain, lambda one: change(domain=one), across=False))
    known = _known(play, draft)
    if known:
        chips = [Option(f"dispatch-{at}", name, name) for at, name in enumerate(known, 1)]
        parts.append(choice(device, chips, text, keep, across=False))
    parts.append(text_field(device, "dispatch", device.t("extrablatt-dispatch"), text, keep, done, most=80))
    if _is_photo(play, paper, draft, text):
        parts.append(small(device.t("extrablatt-is-photo"), p))
    parts += _size(device, draft, change)
    parts.append(
        tick(device, "headline", device.t("extrablatt-headline"), draft.headline, lambda on: change(headline=on))
    )
    parts += _marker(device, play, paper, draft, change)
    buttons: list[ft.Control] = []
    if paper is not None:
        buttons.append(action(device, "article-away", device.t("extrablatt-article-away"), away, expand=True))
    ready = bool(draft.domain and draft.size and text.strip())
    label = device.t("extrablatt-article-ok" if paper is None else "extrablatt-article-correct")
    buttons.append(action(device, "article-ok", label, done, red=ready, disabled=not ready, expand=True))
    parts.append(side_by_side(device, *buttons))
    body = ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, padding=12)


def _known(play: Play, draft: Draft) -> tuple[str, ...]:
    """The dispatches of that domain that some paper has already."""
    return tuple(dict.fromkeys(one.dispatch for one in play.papers if one.domain == draft.domain))


def _is_photo(play: Play, paper: Paper | None, draft: Draft, dispatch: str) -> bool:
    """The second copy in a paper can only be a photo."""
    if paper is not None:
        return paper.photo
    same = dispatch.strip().casefold()
    return any(one.seat == draft.seat and one.dispatch.casefold() == same and not one.photo for one in play.papers)


def _event(play: Play, paper: Paper | None, draft: Draft, dispatch: str) -> ArticleWritten | ArticleCorrected:
    if paper is not None:
        return ArticleCorrected(
            number=paper.number,
            domain=draft.domain,
            dispatch=dispatch,
            size=draft.size or 0,
            headline=draft.headline,
            photo=paper.photo,
            circulation=draft.marker,
        )
    return ArticleWritten(
        seat=draft.seat,
        domain=draft.domain,
        dispatch=dispatch,
        size=draft.size or 0,
        headline=draft.headline,
        photo=_is_photo(play, None, draft, dispatch),
        circulation=draft.marker,
    )


def _size(device: Device, draft: Draft, change: Callable[..., None]) -> list[ft.Control]:
    """The sizes that tiles are known to have, one tap each; any other on the keypad."""
    least, most = facts_at(device).from_reviews.tile_cells
    sizes = [Option(f"size-{n}", str(n), n) for n in range(least, most + 1)]
    other = draft.size if draft.size is not None and not least <= draft.size <= most else None
    return [
        bold(device.t("extrablatt-size"), device.palette),
        choice(device, sizes, draft.size, lambda n: change(size=n), across=False),
        Number("size-other", device.t("extrablatt-size-other"), other, lambda n: change(size=n)),
    ]


def _marker(
    device: Device, play: Play, paper: Paper | None, draft: Draft, change: Callable[..., None]
) -> list[ft.Control]:
    """The marker by the clock, or the one that lies there. In the count, and where the sectors are not typed, it has
    to be seen."""
    if paper is None and play.borders is not None and play.phase is Phase.PLAY and play.hour:
        return []
    hour = play.hour if paper is None else paper.hour
    told = None if play.borders is None else circulation(hour, play.borders)
    clock = device.t("extrablatt-marker-clock", copies="?" if told is None else copies(device, told))
    options = [Option("marker-clock", clock, None)]
    options += [Option(f"marker-{one}", copies(device, one), one) for one in CIRCULATIONS]
    return [
        bold(device.t("extrablatt-marker"), device.palette),
        choice(device, options, draft.marker, lambda one: change(marker=one), across=False),
    ]
