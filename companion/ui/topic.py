"""Draws a page of the rules, for the rules' own screens and for the help over another screen: the text, the group's
note, and links to related pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.reference.topic import Page
from companion.ui import theme
from companion.ui.controls.buttons import action, small_action
from companion.ui.controls.handle import handle
from companion.ui.controls.note import NoteBox
from companion.ui.controls.prose import draw_prose
from companion.ui.controls.stack import pile, wrap
from companion.ui.controls.text import bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.rulebook_position import Here

#: Opens the page at that address.
Go = Callable[[str], None]

#: The factor of large type, and the title's largest size in pixels.
_LARGER = 1.5
_TITLE = 44


def rule_handle(address: str) -> str:
    """Return the handle of a page and of the links to it: ``rule-ID``."""
    return f"rule-{address.replace('/', '-')}"


def topic_parts(
    device: Device, page: Page, go: Go, *, also: tuple[Here, ...] = (), large: bool = False
) -> list[ft.Control]:
    """Build the page's parts for a column. ``also``: further places on the screen over which it was opened, each with
    its own page; ``large``: in large type; ``go`` opens a page by its address."""
    p = device.palette
    topic, rules, lang = page.topic, device.services.rules, page.topic.lang
    size = theme.BODY * (_LARGER if large else 1)
    origin_labels = [device.t(f"game-{topic.game}")] if len(rules.games) > 1 else []
    origin_labels.append(rules.chapter(topic))
    if topic.page is not None:
        origin_labels.append(device.t("rules-page", page=topic.page, count=topic.pages))
    title = ft.Semantics(header=True, content=headline(device, page.title, 30, _TITLE))
    parts: list[ft.Control] = [small(" · ".join(origin_labels), p), handle(rule_handle(page.address), title)]
    for place in page.places if len(page.places) == 1 else ():
        if not page.is_topic_page:
            parts.append(NoteBox(place, topic.game, key=f"note-{place}"))
    if not page.is_topic_page:
        parts.append(bold(topic.title, p, size=size))
    parts += draw_prose(device, rules.body(topic), size=size, follow=lambda to: _open_linked_page(device, to, lang, go))
    if page.is_topic_page and len(page.places) == 1:
        parts.append(NoteBox(page.places[0], topic.game, key=f"note-{page.places[0]}"))
    elif page.is_topic_page and page.places:
        parts.append(_component_buttons(device, page, go))
    on_screen = {each.address: each for each in also if each.address != page.address}
    parts += _page_links(
        device, "rules-also-here", [*on_screen], lang, go, {to: _name_place(device, at) for to, at in on_screen.items()}
    )
    see = [to for to in topic.see if to not in on_screen]
    parts += _page_links(device, "rules-see", see, lang, go)
    return parts


def _name_place(device: Device, place: Here) -> str:
    """Return the name of the thing on the screen at that place; "" if the title of its page says it."""
    id_ = f"place-{place.place.replace('/', '-')}"
    return device.t(id_) if id_ in device.words else ""


def _open_linked_page(device: Device, to: str, lang: str, go: Go) -> None:
    """Open the page that a link in the text leads to; nothing if there is none."""
    if device.services.rules.page(to, lang) is not None:
        go(to)


def _page_links(
    device: Device, label: str, addresses: list[str], lang: str, go: Go, called: Mapping[str, str] | None = None
) -> list[ft.Control]:
    """Build a button for each page under a heading; an empty list if none exists. ``called``: labels by address for
    things on the screen, whose buttons are marked with "?"."""
    pages = [page for address in addresses if (page := device.services.rules.page(address, lang)) is not None]
    if not pages:
        return []
    buttons = [
        small_action(
            device,
            rule_handle(page.address),
            (called and called.get(page.address)) or page.title,
            partial(go, page.address),
            icon=ft.Icons.HELP_OUTLINE if called is not None else None,
        )
        for page in pages
    ]
    title = ft.Container(bold(device.t(label), device.palette), margin=ft.Margin.only(top=8))
    return [title, wrap(*buttons)]


def _component_buttons(device: Device, page: Page, go: Go) -> ft.Control:
    """Build a button for each component without a topic of its own, which opens the page to add a note about it;
    components that have a note are marked."""
    p = device.palette
    rules, game, lang = device.services.rules, page.topic.game, page.topic.lang
    noted = [place for place in page.places if rules.note(place, game)]
    parts: list[ft.Control] = [bold(device.t("note-which"), p), sans(device.t("note-which-noted", count=len(noted)), p)]
    buttons = [
        action(
            device,
            rule_handle(f"{game}/{place}"),
            rules.place_name(place, lang, game),
            partial(go, f"{game}/{place}"),
            height=theme.TARGET,
            compact=place not in noted,
            selected=place in noted,
        )
        for place in page.places
    ]
    parts.append(wrap(*buttons))
    return pile(*parts)
