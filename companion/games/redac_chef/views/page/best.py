"""Shows what the same tiles could have made: the search for the best page, its progress, its outcome, and a hint."""

from __future__ import annotations

from typing import Any, Final

import flet as ft

from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import Page, Tile, Tribune
from companion.games.redac_chef.views.page import queries
from companion.games.redac_chef.views.page.board import Board
from companion.games.redac_chef.views.page.column import awaits_comparison
from companion.games.redac_chef.views.page.descriptions import tile_name
from companion.games.redac_chef.views.page.search import SECONDS, PageSearch, Searches
from companion.table.message import Message, say
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import stepper
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_latest, use_slice, use_subscription, use_value

#: A cell of the best page (px): it is only looked at.
SMALL: Final = 26
_MOST_MONEY: Final = 60


def searches_at(device: Device) -> Searches:
    """Return the searches for best pages that this game runs on the server."""
    views: Any = device.services.games[device.state.game]
    searches: Searches = views.searches
    return searches


@ft.component
def BestPage(day: str, seat: str) -> ft.Control:
    """Shows the card of the search for the best page with the tiles of that seat's page: the buttons that start or stop
    it, its progress, and its outcome (the page, or only a hint). Where no solver is installed, it says so."""
    device, p = use_device_and_palette()
    searches, key, table = searches_at(device), f"{day}-{seat}", device.state.id
    page = use_slice(lambda d: queries.page_at(d, day, seat))
    _, redraw = ft.use_state(0)
    money = use_latest(0)
    hint, want_hint = use_value(False)

    use_subscription(lambda: searches.states.watch(table, lambda: redraw(lambda drawn: drawn + 1)))
    puzzle = page.scoring == "puzzle"
    title = bold(device.t("lay-best-title", puzzle=int(puzzle)), p, size=20)
    if not searches.is_possible():
        missing = handle("page-best-missing", sans(device.t("lay-best-missing"), p))
        return card(stack(title, missing, spacing=10), p)

    def begin(only_hint: bool) -> None:
        """Start the search, or say that another one runs. ``only_hint``: show one tile of its page, not all."""
        want_hint(only_hint)
        if not searches.start(table, key, page, 0 if puzzle else money.value):
            device.refuse(say("lay-best-busy"))

    search = searches.get(table, key)
    running = search is not None and search.status == "running"
    parts: list[ft.Control] = [title]
    if not running and not puzzle and device.state.play.settings.rules.uses("ads"):
        parts.append(
            stepper(
                device,
                "page-best-money",
                device.t("lay-best-money", dollars=money.value),
                lambda by: money.step(lambda before: min(_MOST_MONEY, max(0, before + by))),
            )
        )
    if search is not None:
        parts += _show_search(device, page, search, hint, stale=not search.asked.has_tiles_of(page))
    if running:
        stopped = action(device, "page-best-cancel", device.t("lay-best-cancel"), lambda: searches.cancel(table, key))
        parts.append(stopped)
    elif page.tiles:
        parts.append(action(device, "page-best", device.t("lay-best", puzzle=int(puzzle)), lambda: begin(False)))
        parts.append(action(device, "page-hint", device.t("lay-hint"), lambda: begin(True)))
    else:
        parts.append(small(device.t("lay-best-no-tiles"), p))
    return card(stack(*parts, spacing=10), p)


def _show_search(device: Device, page: Page, search: PageSearch, hint: bool, *, stale: bool) -> list[ft.Control]:
    """Build what is shown of a search: its progress or outcome in a sentence, then the hint or the page. ``stale``: the
    page on the grid has other tiles by now."""
    p = device.palette
    said = say(
        "lay-best-said",
        status=search.status,
        total=-1 if search.total is None else search.total,
        bound=-1 if search.bound is None else search.bound,
        seconds=search.seconds,
        most=SECONDS,
        hint=int(hint),
        short=int(search.out_of_memory),
    )
    parts: list[ft.Control] = []
    if stale and search.found is not None:
        parts.append(sans(device.t("lay-best-stale"), p))
    parts.append(handle("page-best-said", ft.Semantics(live_region=True, content=sans(device.words.say(said), p))))
    if search.found is None:
        return parts
    if hint:
        told = hint_of(page, search.found)
        parts.append(handle("page-hint-said", bold(device.words.say(told), p)))
        return parts
    if awaits_comparison(page):
        parts.append(small(device.t("lay-best-area", points=page.free_area_points), p))
    parts.append(_picture(device, search.found))
    parts.append(_where(device, search.found))
    return parts


def _picture(device: Device, found: Page) -> ft.Control:
    """Draw the page that the search found, to look at."""
    board = Board(found, SMALL, None, (), None, None, key="best-board")
    return ft.Semantics(
        identifier="page-best-board",
        label=device.t("lay-best-board", total=judge(found).total),
        image=True,
        exclude_semantics=True,
        content=ft.Row([board], scroll=ft.ScrollMode.AUTO),
    )


def _where(device: Device, found: Page) -> ft.Control:
    """Build the list that says where each tile of the found page lies, for screen readers and for people who lay the
    page out again."""
    lines = [device.words.say(_place(part)) for _, part in found.parts]
    return handle("page-best-where", small("\n".join(lines), device.palette))


def _place(part: Tile | Tribune) -> Message:
    """Return the sentence that says where a tile or the tribune lies, or that it lies on the desk."""
    column, row = part.at if part.at is not None else (-1, -1)
    where, down = int(part.at is not None), int(part.face_down)
    return say("lay-place", tile=tile_name(part), where=where, column=column + 1, row=row + 1, down=down)


def hint_of(page: Page, best: Page) -> Message:
    """Return a sentence about one tile that lies elsewhere on the best page than on this one, the largest first; or a
    sentence that all tiles lie as on the best page."""
    for id_, there in sorted(best.parts, key=lambda one: -one[1].width * one[1].height):
        here = page.part(id_)
        if here is None or (here.at, here.face_down) != (there.at, there.face_down):
            return say("lay-hint-is", place=_place(there))
    return say("lay-hint-none")
