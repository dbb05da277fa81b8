"""Draws the form of an article, a page for each question: which domain, which dispatch, how large and where.

For a new article a tap on the size enters it; a correction starts at the last question and has a button of its own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

import flet as ft

from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.clock import CIRCULATIONS
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.events import ArticleCorrected, ArticleTaken, ArticleWritten
from companion.games.extrablatt.state.play import Phase, PlacedArticle, Play
from companion.games.extrablatt.views.dispatch import DispatchChoice, did_you_mean, find_meant, remember_names
from companion.games.extrablatt.views.queries import SIZES, copies, domain_name, facts_at, play_at, whose_turn
from companion.table.message import say
from companion.table.similar_names import find_same
from companion.text.typography import typeset
from companion.ui.at_table import list_enterable_seats, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice, lay_side_by_side, tick
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import lay_in_halves
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import acting_width, lies_on_side
from companion.ui.parts.options import Number
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_half_typed, use_slice, use_value

_DISPATCH: Final = "extrablatt-dispatch"
#: The open question about a slip: the typed name, the known dispatch that it is like, and its domain; None for none.
_NOTHING_ASKED: Final[tuple[str, str, str] | None] = None


@ft.component
def ArticleForm(placed: PlacedArticle | None, close: Callable[[], None]) -> ft.Control:
    """Asks for a new article (``placed`` None), or for the right details of one that was entered; sends it and closes.
    Names that were typed are kept for the group's next game. Handles: ``writer-open``, ``writer-N``, ``domain-DOMAIN``,
    ``article-domain`` and ``article-dispatch`` (change the answer), ``size-N``, ``headline``, ``marker-…``,
    ``article-ok``, ``article-away``, and those of ``views.dispatch``."""
    device = use_device()
    draft, set_draft = use_value(_begin(whose_turn(device)) if placed is None else placed.article)
    typed, set_typed = use_half_typed(_DISPATCH if placed is None else f"{_DISPATCH}-{placed.number}")
    question, set_question = use_value(_NOTHING_ASKED)

    def change(**fields: Any) -> None:
        """Change fields of the article being entered; nothing is sent yet."""
        set_draft(replace(draft, **fields))

    def choose_domain(domain: str) -> None:
        # A correction keeps its dispatch, until another one is chosen.
        change(domain=domain, dispatch="")

    def choose_dispatch(name: str) -> None:
        """Choose that dispatch; ask first where the name looks like a slip for a known one. Nothing for an empty
        name."""
        similar = find_meant(device, name)
        if similar is not None:
            set_question((name, *similar))
        elif name.strip():
            change(dispatch=name)

    def answer(name: str, domain: str) -> None:
        """Close the question about a slip and choose that dispatch with its domain."""
        set_question(None)
        change(dispatch=name, domain=domain)

    async def enter(article: Article) -> None:
        """Send the article; once it is accepted, clear the typed name, close the form, and keep the names for the next
        game."""
        if await send_event(device, _make_event(play_at(device), placed, article)) is not None:
            set_typed("")
            close()
            await remember_names(device)

    play, on_side = use_slice(lambda d: (play_at(d), lies_on_side(d)))
    told: list[ft.Control] = [_Answers(placed, draft, change, key=f"answers-{draft}")]
    asked_for: list[ft.Control]
    if not draft.domain:
        domains = [Option(f"domain-{one}", domain_name(device, one), one) for one in facts_at(device).domains]
        title = bold(device.t("extrablatt-which-domain"), device.palette)
        told.append(with_help(device, title, "button/write"))
        room = acting_width(device)
        asked_for = [choice(device, domains[at : at + 2], "", choose_domain, room=room) for at in (0, 2, 4)]
    elif not draft.dispatch:
        title = bold(device.t("extrablatt-which-dispatch"), device.palette)
        told.append(with_help(device, title, "button/dispatch", "ruling/dispatches"))
        done = lambda: choose_dispatch(typed)  # noqa: E731
        if question is not None:  # first, so that the question is in sight
            told.append(_ask_about_slip(device, draft, question, answer))
        slip, key = question is not None, f"dispatches-{draft.domain}"
        asked_for = [DispatchChoice(draft, typed, set_typed, choose_dispatch, done, slip, key=key)]
    else:
        about, asked_for = _draw_tile(device, play, placed, draft, change, enter, close)
        told += about
    return lay_in_halves(told, asked_for) if on_side else stack(*told, *asked_for)


def _begin(player: str) -> Article:
    """Return an article of that player with nothing chosen yet: no domain, no dispatch, no cells."""
    return Article(player, cast(Domain, ""), "", 0)


@ft.component
def _Answers(placed: PlacedArticle | None, draft: Article, change: Callable[..., None]) -> ft.Control:
    """Shows the answers so far as links: whose article it is (only for a new one), its domain, its dispatch. A tap on a
    link asks that question again; another domain also clears the dispatch."""
    device = use_device()
    enterable_seats = use_slice(list_enterable_seats)
    opened, open_ = use_value(False)
    name = device.state.name(draft.player)
    if opened:
        return pick_seat(
            device, "writer", enterable_seats, lambda seat: change(player=seat), chosen=draft.player, height=48
        )
    if placed is None and len(enterable_seats) > 1:
        links = [link(device, "writer-open", device.t("extrablatt-writes", name=name), lambda: open_(True))]
    else:
        label = small(device.t("extrablatt-writes", name=name), device.palette)
        links = [handle(f"writer-{device.state.number(draft.player)}", label)]
    if draft.domain:
        again = lambda: change(domain=cast(Domain, ""), dispatch="")  # noqa: E731
        links.append(link(device, "article-domain", domain_name(device, draft.domain), again))
    if draft.dispatch:
        named = typeset(f'"{draft.dispatch}"', device.lang)
        links.append(link(device, "article-dispatch", named, lambda: change(dispatch="")))
    return ft.Row(links, wrap=True, spacing=4, run_spacing=0)


def _draw_tile(
    device: Device,
    play: Play,
    placed: PlacedArticle | None,
    draft: Article,
    change: Callable[..., None],
    enter: Callable[[Article], Awaitable[None]],
    close: Callable[[], None],
) -> tuple[list[ft.Control], list[ft.Control]]:
    """Ask where the tile lies, and how large it is; return the controls of these two questions. For a new article the
    size enters it. On a phone on its side, the button of a correction stands beside the first question, so that it is
    in sight."""
    p = device.palette
    about: list[ft.Control] = []
    if _is_photo(play, placed, draft):
        about.append(small(device.t("extrablatt-is-photo"), p))
    about.append(
        tick(device, "headline", device.t("extrablatt-headline"), draft.headline, lambda on: change(headline=on))
    )
    marker = _choose_circulation(device, play, placed, draft, change)
    least, most = facts_at(device).from_reviews.tile_cells

    async def choose_size(cells: int | None) -> None:
        """Refuse a size that no tile has; enter a new article with that size; in a correction only note it."""
        if cells is not None and not 1 <= cells <= most:
            device.tell(say("extrablatt-tile-range", least=least, most=most))
        elif placed is not None or not cells:
            change(size=cells or 0)
        else:
            await enter(replace(draft, size=cells))

    sizes = [Option(f"size-{n}", str(n), n) for n in range(least, most + 1)]
    other = draft.size if draft.size and not least <= draft.size <= most else None
    title = bold(device.t("extrablatt-size" if placed is not None else "extrablatt-size-writes"), p)
    size: list[ft.Control] = [
        with_help(device, title, "button/size", "button/headline"),
        choice(device, sizes, draft.size, choose_size, per_row=SIZES),
        Number("size-other", device.t("extrablatt-size-other"), other, choose_size, key="size-other"),
    ]
    if placed is None:
        return [*about, *marker], size

    async def remove() -> None:
        """Send that the article is removed; close the form once that is accepted."""
        if await send_event(device, ArticleTaken(number=placed.number)) is not None:
            close()

    label = device.t("extrablatt-article-correct")
    done = lay_side_by_side(
        device,
        action(device, "article-away", device.t("extrablatt-article-away"), remove, expand=True),
        action(device, "article-ok", label, lambda: enter(draft), red=True, expand=True),
    )
    if lies_on_side(device):
        return [*about, done], [*size, *marker]
    return [*about, *marker], [*size, done]


def _ask_about_slip(
    device: Device, draft: Article, asked: tuple[str, str, str], answer: Callable[[str, str], None]
) -> ft.Control:
    """Return the question whether a new dispatch's name is a slip for a known one; either answer chooses a dispatch."""
    typed, meant, domain = asked
    return did_you_mean(device, typed, meant, partial(answer, meant, domain), partial(answer, typed, draft.domain))


def _is_photo(play: Play, placed: PlacedArticle | None, draft: Article) -> bool:
    """Tell whether the tile is a photo: a new one is, where the paper already has an article with the same dispatch; a
    correction leaves it as it was."""
    if placed is not None:
        return placed.article.photo
    mine = (one.dispatch for one in play.articles if one.player == draft.player and not one.photo)
    return find_same(draft.dispatch, mine) is not None


def _make_event(play: Play, placed: PlacedArticle | None, draft: Article) -> ArticleWritten | ArticleCorrected:
    """Return the event to send: a new article, or the correction of ``placed``."""
    article = replace(draft, photo=_is_photo(play, placed, draft))
    if placed is not None:
        return ArticleCorrected(number=placed.number, article=article)
    return ArticleWritten(article=article)


def asks_marker(play: Play, placed: PlacedArticle | None) -> bool:
    """Tell whether the form also asks for the circulation marker, because the clock does not decide it or it is
    corrected, for which it needs the height of the page."""
    return placed is not None or play.borders is None or play.phase is not Phase.PLAY or not play.hour


def _choose_circulation(
    device: Device, play: Play, placed: PlacedArticle | None, draft: Article, change: Callable[..., None]
) -> list[ft.Control]:
    """Return the choice of an article's circulation marker: automatic (by the clock) or a fixed value. Empty for a new
    article while the game is played and the app knows the clock's hour and borders, because the clock decides then."""
    if not asks_marker(play, placed):
        return []
    options = [Option("marker-clock", device.t("extrablatt-marker-clock"), None)]
    options += [Option(f"marker-{one}", copies(device, one), one) for one in CIRCULATIONS]
    return [
        bold(device.t("extrablatt-marker"), device.palette),
        choice(device, options, draft.circulation, lambda one: change(circulation=one), across=False),
    ]
