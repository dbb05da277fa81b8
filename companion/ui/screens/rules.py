"""The rules: a search that answers while one types, and the table of contents."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.rules.topic import Chapter, Hit
from companion.ui import theme
from companion.ui.controls.buttons import action, icon_button, to_print
from companion.ui.controls.fields import Option, beside, choice, fold_head, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, warning
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import game_here, reading_lang
from companion.ui.hooks import use_device, use_kept, use_slice, use_value
from companion.ui.memory import offered_games
from companion.ui.overlay import Foot, lang_switch
from companion.ui.scrolled import Scrolled
from companion.ui.topic import rule_handle

#: What is half typed in the search, and whose contents are shown.
QUERY: Final = "rules-query"
_GAME: Final = "rules-game"
_ROUTE: Final = "/rules"
#: Most answers that are shown.
_MOST: Final = 12


def way_out(device: Device) -> tuple[str, str, str]:
    """Where the reader leads back to: handle, label and route. To the watched table, where there is one."""
    if device.table is not None and not device.table.state.closed:
        return "back-to-table", device.t("settings-to-table"), f"/table/{device.table.state.code}"
    return "home", device.t("go-home"), "/home"


def first_game(device: Device) -> str | None:
    """The game that is asked about unless something else is said: the watched table's."""
    games = device.services.rules.games
    if device.table is not None and device.table.state.game in games:
        return device.table.state.game
    return None


def shown_games(device: Device) -> tuple[str, ...]:
    """The games whose rules are offered: those that this house has, in the order of set-up."""
    known = device.services.rules.games
    return tuple(game for game in offered_games(device) if game in known) or known


@ft.component
def Rules() -> ft.Control:
    """Search and contents."""
    device = use_device()
    device.reader.leave()
    identifier, label, route = way_out(device)
    parts: list[ft.Control] = [head(device, device.t("rules-strap")), Search(key="search"), Answers(key="answers")]
    return ft.Column(
        [
            Scrolled(_ROUTE, parts, key="rules-list"),
            Foot(identifier, label, lambda: device.go(route), red=device.table is not None, key="foot"),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@ft.component
def Search() -> ft.Control:
    """The field; what is typed outlives a look at a topic.

    It does not follow what is typed: drawn anew between two letters of a quick typist, it would take the second away.
    """
    device = use_device()
    cleared, count = use_value(0)
    kept, me = device.services.kept, device.actor.device

    def typed(text: str) -> None:
        kept.put_text(me, QUERY, text)
        device.changed()

    def clear() -> None:
        typed("")
        count(cleared + 1)

    label, query = device.t("rules-search"), kept.text(me, QUERY)
    field = text_field(device, "rules-search", label, query, typed, lambda: None, most=5000, stay=True)
    return beside(device, field, icon_button(device, "rules-clear", ft.Icons.CLOSE, device.t("rules-clear"), clear))


@ft.component
def Answers() -> ft.Control:
    """What answers the query; without one, the table of contents."""
    device = use_device()
    lang = use_slice(reading_lang)
    query, _ = use_kept(QUERY)
    trouble = use_slice(lambda d: d.services.rules.trouble)
    games = use_slice(shown_games)
    if trouble is not None:
        return warning(sans(device.words.say(trouble), device.palette), device.palette)
    if query.strip():
        return Hits(query, lang, key="hits")
    return Contents(lang, key="contents") if games else ft.Container(height=0)


@ft.component
def Hits(query: str, lang: str) -> ft.Control:
    """What answers, best first."""
    device = use_device()
    p = device.palette
    nothing: tuple[Hit, ...] | None = None
    hits, set_hits = ft.use_state(nothing)
    current: ft.MutableRef[tuple[str, str]] = ft.use_ref(("", ""))
    current.current = (query, lang)

    async def look() -> None:
        found = await device.services.rules.search(query, lang, first_game(device))
        games = shown_games(device)
        kept = tuple(hit for hit in found if hit.game in games)[:_MOST]
        if current.current == (query, lang):  # else somebody has typed on
            set_hits(lambda _: kept)

    ft.use_effect(look, [query, lang])
    if hits is None:
        return sans(device.t("loading"), p)
    if not hits:
        said = device.t("rules-nothing-found")
        return ft.Semantics(live_region=True, content=handle("rules-none", sans(said, p)))
    parts: list[ft.Control] = [HitCard(hit, key=f"hit-{hit.id}") for hit in hits]
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def HitCard(hit: Hit) -> ft.Control:
    """One answer: its title, and the sentence that matched with the words in it; the whole card opens it."""
    device = use_device()
    p = device.palette
    lines: list[ft.Control] = [bold(hit.title, p, size=19), marked(device, hit)]
    where = [device.t(f"game-{hit.game}")] if len(shown_games(device)) > 1 else []
    signs: list[ft.Control] = []
    if hit.note:
        where.append(device.t("note-of-group"))
        signs.append(ft.Icon(ft.Icons.EDIT_NOTE, color=p.ink, size=20))
    if where:
        lines.insert(0, ft.Row([*signs, small(" · ".join(where), p)], spacing=6))
    face = ft.Container(
        ft.Column(lines, spacing=2, tight=True),
        on_click=lambda _: device.go(f"{_ROUTE}/{hit.id}"),
        ink=True,
        padding=12,
        border_radius=14,
    )
    return handle(rule_handle(hit.id), card(face, p, padding=0), button=True)


def marked(device: Device, hit: Hit) -> ft.Control:
    """The sentence; words that were asked for are bold and underlined."""
    p = device.palette
    found = ft.TextStyle(weight=theme.BOLD, decoration=ft.TextDecoration.UNDERLINE)
    spans, at = [], 0
    for start, end in hit.marks:
        spans += [ft.TextSpan(hit.sentence[at:start]), ft.TextSpan(hit.sentence[start:end], style=found)]
        at = end
    spans.append(ft.TextSpan(hit.sentence[at:]))
    return ft.Text(
        spans=[span for span in spans if span.text],
        size=theme.BODY,
        font_family=theme.SANS,
        color=p.ink,
        max_lines=6,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


# --- contents ---------------------------------------------------------------------------------------------------------


@ft.component
def Contents(lang: str) -> ft.Control:
    """The chapters of a game, each opening to its topics."""
    device = use_device()
    p = device.palette
    chosen, choose = use_kept(_GAME)
    games = use_slice(shown_games)
    here = game_here(device)
    game = chosen if chosen in games else here if here in games else next(iter(games))
    parts: list[ft.Control] = []
    if len(games) > 1:
        options = [Option(f"rules-game-{each}", device.t(f"game-{each}"), each) for each in games]
        parts.append(choice(device, options, game, choose, across=False))
    parts.append(serif(device.t("rules-contents"), 26, p))
    chapters = device.services.rules.contents(game, lang)
    parts += [ChapterOpen(chapter, key=f"{game}-{chapter.id}") for chapter in chapters]
    parts.append(
        ft.Row(
            [
                to_print(device, "rules-print", device.t("rules-print-all"), f"/rules/print?game={game}&lang={lang}"),
                *lang_switch(device, lang),
            ],
            wrap=True,
            spacing=8,
        )
    )
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def ChapterOpen(chapter: Chapter) -> ft.Control:
    """A chapter; a tap shows its topics, and it stays open while one reads."""
    device = use_device()
    p = device.palette
    name = f"{chapter.game}/{chapter.id}"
    opened = use_slice(lambda d: name in d.reader.chapters)

    def toggle(_: Any) -> None:
        (device.reader.chapters.discard if opened else device.reader.chapters.add)(name)
        device.changed()

    face = [bold(chapter.title, p, expand=True), small(str(len(chapter.topics)), p)]
    identifier = f"chapter-{chapter.game}-{chapter.id}"
    parts: list[ft.Control] = [fold_head(device, identifier, face, opened, toggle)]
    if opened:
        parts += [
            action(
                device,
                rule_handle(topic.id),
                topic.title,
                partial(device.go, f"{_ROUTE}/{topic.id}"),
                height=theme.TARGET,
                compact=True,
            )
            for topic in chapter.topics
        ]
    body = ft.Column(parts, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, padding=ft.Padding.only(left=4, right=4, bottom=8 if opened else 0))
