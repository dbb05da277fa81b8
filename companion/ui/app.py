"""Runs a page: recognises its device, draws the screen of its route and the message on top."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from companion.ui import theme
from companion.ui.bell import BellNotice
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import warning
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.effects import Backdrop
from companion.ui.overlay import HelpOverlay
from companion.ui.parts.asked_sheet import AskedSheet
from companion.ui.reactive import on_device, use_device, use_slice
from companion.ui.screens.damaged_journal import DamagedJournalQuestion
from companion.ui.screens.routes import find_screen
from companion.ui.screens.seat_request import SeatRequestQuestion
from companion.ui.services import Services

#: The lifecycle states of a page that is not visible.
_HIDDEN = (ft.AppLifecycleState.HIDE, ft.AppLifecycleState.PAUSE, ft.AppLifecycleState.DETACH)


def page_main(services: Services) -> Callable[[ft.Page], Awaitable[None]]:
    """Build the function that Flet runs for each new page."""

    async def main(page: ft.Page) -> None:
        """Give a new page its theme, wait until the rules are read, then recognise its device and draw it."""
        if page.theme is None:
            prepare_page(page)
        device = Device(page, services)
        page.title = device.t("app-name")
        services.note_phone(page.client_ip, page.url or "")
        # The first screen asks which places have help. Drawn before the rules are read, it would have to be drawn again
        # afterwards, and that would close what somebody has just opened on it.
        await services.rules.wait_until_read()
        await _begin(page, device)

    return main


def prepare_page(page: ft.Page) -> None:
    """Set the theme and the spacing that all pages share, before a page gets its first answer: if they came later,
    everything on the first screen would slowly change its look."""
    page.theme = theme.page_theme(theme.LIGHT)
    page.dark_theme = theme.page_theme(theme.DARK)
    page.padding = 0
    page.spacing = 0


async def _begin(page: ft.Page, device: Device) -> None:
    """Ask the browser for the device's identity, then draw the page. A request to a page that disconnects before it
    answers is lost, so the browser is asked again at every reconnection until the page is drawn."""
    recognising: asyncio.Task[None] | None = None

    async def recognise_and_draw(event: Any = None) -> None:
        """Recognise the device, then forward the page's events to it and draw; nothing if the page disconnects."""
        nonlocal recognising
        recognising = asyncio.ensure_future(device.recognise())
        with contextlib.suppress(asyncio.CancelledError):
            await recognising
            if device.is_connected:
                _forward_events(page, device)
                _paint(page, device)
                page.render(Root, device)

    def cancel_recognition(event: Any) -> None:
        if recognising is not None:
            recognising.cancel()

    page.on_connect = recognise_and_draw
    page.on_disconnect = cancel_recognition
    await recognise_and_draw()


def _paint(page: ft.Page, device: Device) -> None:
    """Set the page's title and colours to those of this device; they reach the browser with the page's next update."""
    palette = device.palette
    page.title = device.t("app-name")
    page.theme_mode = ft.ThemeMode.DARK if palette.dark else ft.ThemeMode.LIGHT
    page.bgcolor = page.views[0].bgcolor = palette.paper


def _forward_events(page: ft.Page, device: Device) -> None:
    """Register the page and forward its events (route, size, brightness, visibility, connection, end) to the device."""

    device.register()
    stop_watching_rules = device.services.rules.watch(device.notify)

    def close(event: Any) -> None:
        stop_watching_rules()
        device.close()

    def follow_route(event: Any) -> None:
        device.follow_route(page.route or "/")

    def redraw_resized(event: Any) -> None:
        device.notify()

    def redraw_repainted(event: Any) -> None:
        device.notify()

    page.on_route_change = follow_route
    page.on_resize = redraw_resized
    page.on_platform_brightness_change = redraw_repainted
    page.on_locale_change = redraw_repainted
    page.on_connect = lambda event: device.reconnect()
    page.on_disconnect = lambda event: device.disconnect()
    page.on_close = close
    page.on_app_lifecycle_state_change = lambda event: device.set_visible(event.state not in _HIDDEN)


@ft.component
def Root(device: Device) -> ft.Control:
    """Draw the whole page with this device in its context."""
    return on_device(device, lambda: _Page())


@ft.component
def _Page() -> ft.Control:
    """Draw the screen of the route with everything that may lie above and below it, and redraw it when language, size,
    route or table change."""
    device = use_device()
    palette = use_slice(lambda d: d.palette)
    # Language, size and route redraw the whole page; what happens at the table redraws only the components that show
    # it.
    use_slice(
        lambda d: (
            d.lang,
            d.is_wide,
            d.is_landscape_phone,
            d.is_cramped,
            d.scale,
            d.prefs,
            d.route,
            d.table,
            d.redraws,
            d.belongs,
        )
    )

    def paint() -> None:
        """Send the browser the title and colours, once the palette or the language has changed."""
        _paint(device.page, device)
        device.page.update()

    ft.use_effect(paint, [palette.dark, device.lang])
    parts = [
        ft.Container(find_screen(device), expand=True),
        _UnsavedWarning(),
        DamagedJournalQuestion(),
        BellNotice(),
        SeatRequestQuestion(),
    ]
    whole = ft.Column(parts, spacing=0, expand=True)
    foot = ft.Container(AskedSheet(), bottom=0, left=0, right=0, key="asked")
    screen = ft.Stack([ft.SafeArea(whole, expand=True), foot], fit=ft.StackFit.EXPAND, expand=True)
    under = CoveredScreen(screen, key="under")
    over = ft.Container(_CurrentMessage(), top=0, left=0, right=0, key="said")
    return ft.Stack([Backdrop(), under, HelpOverlay(key="over"), over], fit=ft.StackFit.EXPAND, expand=True)


@ft.component
def CoveredScreen(screen: ft.Control) -> ft.Control:
    """Show the screen; while help is open over it, it stays visible but is excluded from the semantics tree and from
    keyboard focus."""
    covered = use_slice(lambda d: bool(d.opened))
    return ft.Semantics(content=screen, exclude_semantics=covered, expand=True)


@ft.component
def _UnsavedWarning() -> ft.Control:
    """Warn that the disk refuses writes: the game continues, but would not survive a restart of the server."""
    device = use_device()
    unsaved = use_slice(lambda d: d.view.unsaved if d.view is not None else None)
    if unsaved is None:
        return ft.Container(height=0)
    text = sans(device.words.say(unsaved), device.palette, size=device.fit(theme.BODY, 22))
    return handle("unsaved", ft.Semantics(live_region=True, content=warning(text, device.palette)))


@ft.component
def _CurrentMessage() -> ft.Control:
    """Show the current message (a refusal or a change) at the top of the page for some seconds; the buttons are at the
    bottom, so it neither moves nor covers them."""
    device = use_device()
    message = use_slice(lambda d: d.said)
    if message is None:
        return ft.Container(visible=False)
    p = device.palette
    words = sans(device.words.say(message), p, size=device.fit(theme.BODY, 26))
    # A refusal was already announced when it was made, so it is no live region.
    text = handle("said", ft.Semantics(live_region=device.refusal is None, content=words))
    dismiss = icon_button(device, "said-ok", ft.Icons.CLOSE, device.t("app-ok"), lambda: device.tell(None))
    line = ft.Row([ft.Container(text, expand=True), dismiss], spacing=4)
    body = ft.Container(
        warning(line, p),
        border=ft.Border.all(2, p.ink),
        border_radius=10,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=p.card,
        width=min(theme.COLUMN, device.width - 16),
    )
    return ft.SafeArea(ft.Container(body, padding=8, alignment=ft.Alignment.TOP_CENTER))
