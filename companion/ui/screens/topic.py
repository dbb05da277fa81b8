"""Shows a topic of the rules as a screen of its own, with its link to share, printing, large type, other languages, and
the topics before and after."""

from __future__ import annotations

import flet as ft

from companion.reference.topic import Page
from companion.ui import theme
from companion.ui.controls.buttons import action, link, print_link
from companion.ui.controls.fields import Fold
from companion.ui.controls.handle import copyable_text
from companion.ui.controls.qr import qr_image
from companion.ui.controls.stack import fill, pile, stack, wrap
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.help import get_reading_lang
from companion.ui.overlay import ReadingFoot, lang_button
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_slice
from companion.ui.screens.rules import find_exit
from companion.ui.scroll_memory import Scrolled
from companion.ui.topic import topic_parts

_ROUTE = "/rules"
_LARGE = "rules-large"
_WIDTH = 680


@ft.component
def TopicPage(address: str) -> ft.Control:
    """Show the page of the rules at that address, or say that there is none."""
    device, p = use_device_and_palette()
    lang = use_slice(get_reading_lang)
    large, set_large = use_half_typed(_LARGE)
    page = device.services.rules.page(address, lang)
    route = f"{_ROUTE}/{page.address if page is not None else address}"
    previous = device.reader.visit(page.address if page is not None else address)
    top = [
        link(
            device,
            "rules-back",
            device.t("help-back") if previous else device.t("rules-contents"),
            lambda: device.go(f"{_ROUTE}/{previous}" if previous else _ROUTE),
            icon=ft.Icons.ARROW_BACK,
        ),
        *(
            [link(device, "rules-home", device.t("rules-search"), lambda: device.go(_ROUTE), icon=ft.Icons.SEARCH)]
            if previous
            else []
        ),
        *lang_button(device, page),
    ]
    parts: list[ft.Control] = [wrap(*top, spacing=4)]
    if page is None:
        parts.append(sans(device.t("rules-no-such-page"), p))
    else:
        parts += topic_parts(device, page, lambda to: device.go(f"{_ROUTE}/{to}"), large=bool(large))
        parts += [
            _neighbour_links(device, page),
            _tools(device, page, bool(large), lambda: set_large("" if large else "1")),
        ]
    identifier, label, way_out = find_exit(device)
    return fill(
        Scrolled(route, parts, _WIDTH, key=route),
        ReadingFoot(identifier, label, lambda: device.go(way_out), red=device.table is not None, key="foot"),
        spacing=0,
    )


def _neighbour_links(device: Device, page: Page) -> ft.Control:
    """Build the links to the topics before and after the page's own."""
    before, after = device.services.rules.neighbours(page.topic)
    buttons = [
        action(
            device,
            identifier,
            topic.title,
            lambda to=topic.id: device.go(f"{_ROUTE}/{to}"),  # type: ignore[misc]
            icon=icon,
            height=theme.TARGET,
            compact=True,
            expand=True,
            onward=icon == ft.Icons.CHEVRON_RIGHT,
        )
        for identifier, topic, icon in (
            ("rules-previous", before, ft.Icons.CHEVRON_LEFT),
            ("rules-next", after, ft.Icons.CHEVRON_RIGHT),
        )
        if topic is not None
    ]
    # Below each other, because titles are long.
    leaves = pile(*[ft.Row([button]) for button in buttons])
    return ft.Container(leaves, margin=ft.Margin.only(top=8))


def _tools(device: Device, page: Page, large: bool, toggle) -> ft.Control:  # type: ignore[no-untyped-def]
    """Build the buttons for large type and printing, and the page's link to share. ``toggle`` switches large type on or
    off."""
    size = action(
        device,
        "rules-large",
        device.t("rules-large"),
        toggle,
        icon=ft.Icons.TEXT_INCREASE,
        height=theme.TARGET,
        selected=large,
        compact=not large,
    )
    paper = f"/rules/{page.address}/print?lang={page.topic.lang}"
    print_ = print_link(device, "rules-print", device.t("rules-print"), paper)
    share = Fold(
        "rules-share", device.t("rules-share"), device.t("rules-share-note"), lambda: _build_share(device, page)
    )
    return stack(wrap(size, print_), share)


def _build_share(device: Device, page: Page) -> ft.Control:
    """Build the page's address to copy or scan: over plain http no page can write to the clipboard."""
    p = device.palette
    addresses = device.services.addresses()
    if not addresses:
        return small(device.t("join-no-address"), p)
    url = f"{addresses[0]}/rules/{page.address}"
    picture = qr_image(url, 170, device.t("join-qr", url=url))
    return ft.Column(
        [copyable_text("rules-link", url, p), picture],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
