"""Shows the rules: a search with hits while typing, and the table of contents."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.reference.topic import Chapter
from companion.ui import theme
from companion.ui.controls.buttons import print_link, small_action
from companion.ui.controls.fields import Option, choice, fold_head, fold_title
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, warning
from companion.ui.controls.stack import fill, stack
from companion.ui.controls.text import headline, sans, small
from companion.ui.device import Device
from companion.ui.help import find_game, get_reading_lang
from companion.ui.overlay import ReadingFoot, lang_switch
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice
from companion.ui.rule_search import QUERY, Hits, Search, list_shown_games
from companion.ui.scroll_memory import Scrolled
from companion.ui.topic import rule_handle
from companion.ui.widths import sans_em

#: The key of the game whose contents are shown.
_GAME: Final = "rules-game"
_ROUTE: Final = "/rules"


def find_exit(device: Device) -> tuple[str, str, str]:
    """Return handle, label and route of the button that leaves the rules: to the watched table if there is one, else
    home."""
    if device.table is not None and not device.table.state.closed:
        return "back-to-table", device.t("settings-to-table"), f"/table/{device.table.state.code}"
    return "home", device.t("go-home"), "/home"


@ft.component
def Rules() -> ft.Control:
    """Show search and contents; the way back through topics read before is forgotten."""
    device = use_device()
    device.reader.leave()
    identifier, label, route = find_exit(device)
    parts: list[ft.Control] = [
        head(device, device.t("rules-strap")),
        Search(key="search"),
        HitsOrContents(key="answers"),
    ]
    return fill(
        Scrolled(_ROUTE, parts, key="rules-list"),
        ReadingFoot(identifier, label, lambda: device.go(route), red=device.table is not None, key="foot"),
        spacing=0,
    )


@ft.component
def HitsOrContents() -> ft.Control:
    """Show the hits of the query; without one, the table of contents; a warning if the rules cannot be read."""
    device = use_device()
    lang = use_slice(get_reading_lang)
    query, _ = use_half_typed(QUERY)
    trouble = use_slice(lambda d: d.services.rules.trouble)
    games = use_slice(list_shown_games)
    if trouble is not None:
        return warning(sans(device.words.say(trouble), device.palette), device.palette)
    if query.strip():
        return Hits(query, lang, lambda to: device.go(f"{_ROUTE}/{to}"), key="hits")
    return Contents(lang, key="contents") if games else ft.Container(height=0)


# --- contents ---------------------------------------------------------------------------------------------------------


@ft.component
def Contents(lang: str) -> ft.Control:
    """Show the chapters of a game, each opening to its topics, and the choice of the game if there are several."""
    device = use_device()
    chosen, choose = use_half_typed(_GAME)
    games = use_slice(list_shown_games)
    current_game = find_game(device)
    game = chosen if chosen in games else current_game if current_game in games else next(iter(games))
    parts: list[ft.Control] = []
    if len(games) > 1:
        options = [Option(f"rules-game-{each}", device.t(f"game-{each}"), each) for each in games]
        parts.append(choice(device, options, game, choose, across=False))
    parts.append(headline(device, device.t("rules-contents"), 26))
    chapters = device.services.rules.contents(game, lang)
    parts += [ChapterOpen(chapter, key=f"{game}-{chapter.id}") for chapter in chapters]
    parts.append(
        ft.Row(
            [
                print_link(device, "rules-print", device.t("rules-print-all"), f"/rules/print?game={game}&lang={lang}"),
                *lang_switch(device, lang),
            ],
            wrap=True,
            spacing=8,
        )
    )
    return stack(*parts)


@ft.component
def ChapterOpen(chapter: Chapter) -> ft.Control:
    """Show a chapter's title; a tap shows or hides its topics, and it stays open while topics are read."""
    device, p = use_device_and_palette()
    name = f"{chapter.game}/{chapter.id}"
    opened = use_slice(lambda d: name in d.reader.chapters)

    def toggle(_: Any) -> None:
        """Show or hide the topics."""
        (device.reader.chapters.discard if opened else device.reader.chapters.add)(name)
        device.notify()

    count = device.t("rules-topics", count=len(chapter.topics))
    # The card's padding, the count and the space before it.
    count_width = 16 + sans_em(count) * theme.SMALL * device.scale
    face = [fold_title(device, chapter.title, count_width, expand=True), small(count, p)]
    identifier = f"chapter-{chapter.game}-{chapter.id}"
    parts: list[ft.Control] = [fold_head(device, identifier, face, opened, toggle)]
    if opened:
        parts += [
            small_action(device, rule_handle(topic.id), topic.title, partial(device.go, f"{_ROUTE}/{topic.id}"))
            for topic in chapter.topics
        ]
    body = stack(*parts, spacing=4)
    return card(body, p, padding=ft.Padding.only(left=4, right=4, bottom=8 if opened else 0))
