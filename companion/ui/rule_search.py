"""Searches the rules: a field with hits while typing, on the rules' own page and in the help over another screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.reference.topic import Hit
from companion.ui import theme
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.fields import text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.house_settings import list_offered_games
from companion.ui.reactive import use_device, use_device_and_palette, use_value
from companion.ui.topic import rule_handle

#: The key of the half-typed query.
QUERY: Final = "rules-query"
#: The most hits shown.
_MOST: Final = 12


def find_preferred_game(device: Device) -> str | None:
    """Return the game whose hits come first: the watched table's; None if it has no rules or no table is watched."""
    games = device.services.rules.games
    if device.table is not None and device.table.state.game in games:
        return device.table.state.game
    return None


def list_shown_games(device: Device) -> tuple[str, ...]:
    """Return the games whose rules are offered: those that this house owns, in the order of set-up, or all if it owns
    none with rules."""
    games_with_rules = device.services.rules.games
    return tuple(game for game in list_offered_games(device) if game in games_with_rules) or games_with_rules


@ft.component
def Search() -> ft.Control:
    """Show the search field and the button that empties it; the typed text outlives a look at a topic.

    Its value is not redrawn while typing: a redraw between two letters of a quick typist would remove the second.
    """
    device = use_device()
    clear_count, set_clear_count = use_value(0)
    memory, device_id = device.services.kept, device.actor.device

    def set_query(text: str) -> None:
        memory.put_text(device_id, QUERY, text)
        device.notify()

    def clear() -> None:
        set_query("")
        set_clear_count(clear_count + 1)

    label, query = device.t("rules-search"), memory.text(device_id, QUERY)
    field = text_field(device, "rules-search", label, query, set_query, lambda: None, most=5000, stay=True)
    cross = icon_button(device, "rules-clear", ft.Icons.CLOSE, device.t("rules-clear"), clear)
    return ft.Row([ft.Container(field, expand=True), cross], spacing=8)


@ft.component
def Hits(query: str, lang: str, go: Callable[[str], None]) -> ft.Control:
    """Show the hits of a query, best first; ``go`` is called with the address of the one pressed."""
    device, p = use_device_and_palette()
    nothing: tuple[Hit, ...] | None = None
    hits, set_hits = ft.use_state(nothing)
    current: ft.MutableRef[tuple[str, str]] = ft.use_ref(("", ""))
    current.current = (query, lang)

    async def search() -> None:
        """Search, and show the hits unless the query has changed meanwhile."""
        all_hits = await device.services.rules.search(query, lang, find_preferred_game(device))
        games = list_shown_games(device)
        shown_hits = tuple(hit for hit in all_hits if hit.game in games)[:_MOST]
        if current.current == (query, lang):  # else somebody has typed on
            set_hits(lambda _: shown_hits)

    ft.use_effect(search, [query, lang])
    if hits is None:
        return sans(device.t("loading"), p)
    if not hits:
        text = device.t("rules-nothing-found")
        return ft.Semantics(live_region=True, content=handle("rules-none", sans(text, p)))
    parts: list[ft.Control] = [HitCard(hit, go, key=f"hit-{hit.id}") for hit in hits]
    return stack(*parts)


@ft.component
def HitCard(hit: Hit, go: Callable[[str], None]) -> ft.Control:
    """Show one hit: its title, and the sentence with the matched words; the whole card opens it."""
    device, p = use_device_and_palette()
    lines: list[ft.Control] = [bold(hit.title, p, size=19), highlight(device, hit)]
    labels = [device.t(f"game-{hit.game}")] if len(list_shown_games(device)) > 1 else []
    signs: list[ft.Control] = []
    if hit.note:
        labels.append(device.t("note-of-group"))
        signs.append(ft.Icon(ft.Icons.EDIT_NOTE, color=p.ink, size=20))
    if labels:
        lines.insert(0, ft.Row([*signs, small(" · ".join(labels), p)], spacing=6))
    face = ft.Container(
        pile(*lines, spacing=2),
        on_click=lambda _: go(hit.id),
        ink=True,
        padding=12,
        border_radius=14,
    )
    return handle(rule_handle(hit.id), card(face, p, padding=0), button=True)


def highlight(device: Device, hit: Hit) -> ft.Control:
    """Draw the hit's sentence with the matched words bold and underlined."""
    p = device.palette
    matched = ft.TextStyle(weight=theme.BOLD, decoration=ft.TextDecoration.UNDERLINE)
    spans, at = [], 0
    for start, end in hit.marks:
        spans += [ft.TextSpan(hit.sentence[at:start]), ft.TextSpan(hit.sentence[start:end], style=matched)]
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
