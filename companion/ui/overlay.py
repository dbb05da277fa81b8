"""Shows help over the screen: a page of the rules, and below it the running clock with Pause and the button back. The
screen beneath keeps its state, half-typed texts included."""

from __future__ import annotations

import flet as ft

from companion.kit.clock_text import format_clock
from companion.reference.topic import Page
from companion.table.intents import PauseTimer, ResumeTimer
from companion.table.timer import Status
from companion.text.languages import codes, language, reading_order
from companion.ui import theme
from companion.ui.clock import read_clock_status, read_time_left
from companion.ui.controls.buttons import Press, action, icon_button
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import scroll_view
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import sans, serif
from companion.ui.device import Device
from companion.ui.effects import Backdrop
from companion.ui.help import SEARCH, close_help, close_topmost, get_reading_lang, open_help, switch_lang
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice
from companion.ui.rule_search import QUERY, Hits, Search
from companion.ui.topic import topic_parts

#: The width (px) of the sheet on wide pages.
_WIDTH = 620


@ft.component
def HelpOverlay() -> ft.Control:
    """Show the help sheet over the screen, beside what is visible of it on wide pages; nothing if no help is open."""
    device = use_device()
    opened = use_slice(lambda d: d.opened)
    if not opened:
        return ft.Container(visible=False)
    sheet = ft.Container(HelpSheet(key="sheet"), expand=True)
    if not device.is_wide:
        return sheet
    p = device.palette
    beside = ft.Container(
        expand=True, bgcolor=ft.Colors.with_opacity(0.45, "#000000"), on_click=lambda _: close_help(device)
    )
    right = ft.Container(
        sheet, width=min(_WIDTH * device.scale, device.width * 0.8), border=ft.Border.only(left=ft.BorderSide(2, p.ink))
    )
    return ft.Row([beside, right], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def HelpSheet() -> ft.Control:
    """Show the topmost open help page, or the search of the rules, with the buttons to other pages and languages."""
    device = use_device()
    opened = use_slice(lambda d: d.opened)
    lang = use_slice(get_reading_lang)
    use_slice(lambda d: (d.lang, d.palette.dark, d.is_wide, d.scale, d.width))
    if not opened:
        return ft.Container()
    top = opened[-1]
    searching = top.address == SEARCH
    page = None if searching else device.services.rules.page(top.address, lang)
    parts: list[ft.Control] = (
        [Search(key="search"), SearchHits(lang, key="found")]
        if searching
        else topic_parts(device, page, lambda to: open_help(device, to), also=top.also)
        if page is not None
        else [sans(device.t("rules-no-such-page"), device.palette)]
    )
    head: list[ft.Control] = []
    if len(opened) > 1:
        head.append(
            icon_button(device, "help-back", ft.Icons.ARROW_BACK, device.t("help-back"), lambda: close_topmost(device))
        )
    if not searching:
        search_button = icon_button(
            device, "help-search", ft.Icons.SEARCH, device.t("rules-search"), lambda: open_help(device, SEARCH)
        )
        head.append(search_button)
    others = ft.Row(lang_button(device, page), wrap=True, spacing=4, alignment=ft.MainAxisAlignment.END)
    head.append(ft.Container(others, expand=True))
    column = stack(*parts, spacing=12)
    body = ft.Column(
        [
            ft.Container(ft.Row(head, spacing=4), padding=ft.Padding.only(left=8, right=8, top=4)),
            # The key makes each page start at its top; switched to another language it keeps its offset.
            ft.Container(scroll_view(column, width=_WIDTH), expand=True, key=f"read-{len(opened)}-{top.address}"),
            ReadingFoot("help-close", device.t("help-close"), lambda: close_help(device), key="foot"),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Stack([Backdrop(), ft.SafeArea(body, expand=True)], fit=ft.StackFit.EXPAND, expand=True)


@ft.component
def SearchHits(lang: str) -> ft.Control:
    """Show the hits of the search, which open as further help pages; nothing while the query is empty."""
    device = use_device()
    query, _ = use_half_typed(QUERY)
    if not query.strip():
        return ft.Container(height=0)
    return Hits(query, lang, lambda to: open_help(device, to), key="hits")


def lang_button(device: Device, page: Page | None) -> list[ft.Control]:
    """Build the buttons that show the page in other languages; none without a page."""
    return lang_switch(device, page.topic.lang) if page is not None else []


def lang_switch(device: Device, lang: str) -> list[ft.Control]:
    """Build a button for each other language of the rules; the most likely one first."""
    wanted = dict.fromkeys([device.lang, *reading_order(device.lang), *codes()])
    wanted.pop(lang, None)
    return [
        action(
            device,
            f"rules-lang-{code}" if place else "rules-lang",
            # In its own language: whoever needs this button cannot read the others.
            language(code).name,
            lambda code=code: switch_lang(device, code),  # type: ignore[misc]
            height=theme.TARGET,
            compact=True,
            icon=ft.Icons.TRANSLATE,
        )
        for place, code in enumerate(wanted)
    ]


@ft.component
def ReadingFoot(identifier: str, label: str, leave: Press, red: bool = True) -> ft.Control:
    """Show the button back from help, and before it the watched table's clock with Pause while it runs or is paused.
    ``red``: the button is the one to press next."""
    device, p = use_device_and_palette()
    clock_status = use_slice(lambda d: read_clock_status(d) if d.view is not None else Status.IDLE)
    back = action(device, identifier, label, leave, red=red, expand=True)
    parts: list[ft.Control] = [back]
    if clock_status in (Status.STARTING, Status.RUNNING, Status.PAUSED):
        parts = [TimeLeft(key="time-left"), _pause_button(device, clock_status), back]
    row: ft.Control = ft.Row(parts, spacing=10)
    if device.scale > LARGE_TEXT and len(parts) > 1:
        row = pile(ft.Row(parts[:2], spacing=10), ft.Row([back]), spacing=6)
    return ft.Container(
        row,
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
        border=ft.Border(top=ft.BorderSide(2, p.ink)),
        bgcolor=p.card,
    )


@ft.component
def TimeLeft() -> ft.Control:
    """Show the time left on the watched table's clock, readable at arm's length."""
    device = use_device()
    time_text = use_slice(lambda d: format_clock(read_time_left(d)) if d.view is not None else "")
    is_late = use_slice(
        lambda d: d.view is not None and read_clock_status(d) is Status.RUNNING and read_time_left(d) <= 10_000
    )
    p = device.palette
    figure = serif(time_text, 40 / device.scale, p, color=p.action if is_late else p.ink, no_wrap=True)
    return handle("help-timer", ft.Container(figure, width=96))


def _pause_button(device: Device, clock_status: Status) -> ft.Control:
    """Build the button that pauses the clock, or resumes it."""
    if clock_status is Status.PAUSED:
        return action(device, "help-resume", device.t("clock-resume"), lambda: device.send(ResumeTimer()), compact=True)
    return action(device, "help-pause", device.t("clock-pause"), lambda: device.send(PauseTimer()), compact=True)
