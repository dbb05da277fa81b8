"""Shows how a phone joins: a large QR code, the address and the code."""

from __future__ import annotations

import base64
import contextlib
import io
from urllib.parse import urlsplit

import flet as ft
import segno

from companion.network.addresses import lan_addresses
from companion.store.errors import StoreError
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import copyable_text, handle
from companion.ui.controls.paper import card
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.services import ADDRESS_SETTING
from companion.ui.theme import Palette
from companion.ui.widths import serif_em


def make_qr_png(text: str, error: str = "m") -> bytes:
    """Return the QR code of a text as a PNG. It is black on white in either theme, because cameras need that.
    ``error``: its level of error correction. Raises segno.DataOverflowError for a text that is too long for a QR
    code."""
    out = io.BytesIO()
    segno.make(text, error=error, micro=False).save(out, kind="png", scale=8, border=3)
    return out.getvalue()


def qr_image(text: str, side: float, label: str, *, error: str = "m") -> ft.Image:
    """Build an image of a text's QR code with an accessible name.

    It is sent as a base64 string: bytes are drawn only with ``ImageDecoder``, which Flutter uses in Chromium on a
    secure context. On a LAN address, and in Safari and Firefox, nothing would show.
    """
    return ft.Image(
        src=base64.b64encode(make_qr_png(text, error)).decode(),
        width=side,
        height=side,
        # Without it, the picture is never drawn larger than its own pixels.
        fit=ft.BoxFit.CONTAIN,
        semantics_label=label,
    )


#: How long (ms) a table waits for its first phone before it says what may keep it away.
HINT_AFTER_MS = 60_000


#: The breakpoint (px) from which a page in landscape has room for words beside the picture, and the largest width of
#: the card.
_ACROSS, _WIDEST = 560, 1120
#: The breakpoint (px at the usual text size) from which the code is beside the picture.
_SHORT = 340
#: The gap between the two groups of a code, in em.
_GAP_EM = 0.5
#: The prefixes of names of network interfaces, by kind.
_KINDS = {"wifi": ("wl", "wi-fi", "wifi", "wlan"), "cable": ("eth", "enp", "eno", "ens", "ethernet")}


def _name_network(device: Device, address: str) -> str:
    """Return the name of this machine's network that has that address, as a sentence (a phone in another network cannot
    reach it); "" if the network is unknown."""
    host = urlsplit(address).hostname
    name = next((name for name, ip in lan_addresses() if ip == host), "")
    kind = next((kind for kind, begins in _KINDS.items() if name.lower().startswith(begins)), "other")
    return device.t("join-network", kind=kind, name=name) if name else ""


def _has_waited(device: Device) -> bool:
    """Tell whether the watched table has been open for longer than ``HINT_AFTER_MS``."""
    return device.view is not None and device.view.now - device.view.log.entries[0].at > HINT_AFTER_MS


@ft.component
def JoinCode(large: bool = False, table: str = "") -> ft.Control:
    """Show the QR code, address and code of a table: in a card or (``large``) as large as the page allows, for people
    across the table. If this machine has several addresses, a button shows the next one. ``table``: the code of a table
    other than the watched one."""
    device, p = use_device_and_palette()
    code = table or use_slice(lambda d: d.state.code)
    no_phone_yet = use_slice(lambda d: _has_waited(d) and not d.services.phone_seen)
    use_slice(lambda d: d.services.library.settings.get(ADDRESS_SETTING))  # it decides which address comes first
    addresses = device.services.addresses()
    if not addresses:
        return card(sans(device.t("join-no-address"), p), p)
    address = addresses[0]
    url = f"{address}/join/{code}"
    # The scanned address contains a secret, so that it is not delayed by the rate limit on guessed codes.
    live_table = device.hub.find_by_code(table) if table else device.table
    scanned = url if live_table is None else f"{address}/join/{device.hub.invitation(live_table)}"

    async def show_next() -> None:
        """Make the next address the one that is shown first, and save that, so that a machine in several networks is
        asked only once."""
        with contextlib.suppress(StoreError):
            following = addresses[1]
            await device.services.library.run(lambda library: library.set_setting(ADDRESS_SETTING, following))
        device.notify()

    # A phone in landscape has no room below the picture either.
    across = device.is_wide or (device.width >= _ACROSS and device.width > device.height)
    # Before a game the card must leave room for the seats: the code is beside the picture, the rest below.
    is_compact = not large and not across and device.width >= _SHORT * device.scale
    # Where that screen has two columns, the card takes one of them.
    halved = device.has_two_columns and not large
    width = min(device.width, _WIDEST) / (2 if halved else 1) - 64
    side = min(width, device.height - (120 if across else 330), 560)
    size = max(side, 150 if across else 190) if large else 150 if is_compact else 190
    picture = qr_image(scanned, size, device.t("join-qr", url=url))
    # The code must be on one line, as it is read aloud.
    most = (width - size - 16 if across or is_compact else width) / (serif_em(code) + _GAP_EM)
    code_control = code_text(code, device.fit(64 if large else 40, min(72 if large else 60, most)), p)
    network = _name_network(device, address)
    stable_url = use_slice(lambda d: d.services.stable_url())
    scan = bold(device.t("join-scan"), p)
    code_lines: list[ft.Control] = [small(device.t("join-code-is"), p), handle("join-code", code_control)]
    address_lines: list[ft.Control] = [small(device.t("join-type"), p)]
    address_lines.append(copyable_text("join-address", url, p, size=theme.SMALL if is_compact else theme.BODY))
    if stable_url:
        address_lines.append(handle("join-name", small(device.t("join-name", url=f"{stable_url}/join/{code}"), p)))
    words = ft.Column(
        [
            *(address_lines if is_compact else [scan, *address_lines, *code_lines]),
            *([handle("join-network", small(network, p))] if network else []),
            handle("pocket-link", small(device.t("pocket-link", url=f"{address}/p/{code}"), p)),
            *([small(device.t("join-no-phone"), p)] if no_phone_yet else []),
            *(
                [action(device, "next-address", device.t("join-next-address"), show_next, height=48)]
                if len(addresses) > 1
                else []
            ),
        ],
        spacing=6,
        tight=True,
        expand=across or None,
    )
    if is_compact:
        beside_picture = ft.Column([scan, *code_lines], spacing=6, tight=True, expand=True)
        top = ft.Row([picture, beside_picture], spacing=12)
        words.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
        return card(stack(top, words, spacing=6), p)
    if across:
        return card(ft.Row([picture, words], spacing=16, vertical_alignment=ft.CrossAxisAlignment.START), p)
    return card(
        ft.Column([picture, words], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True), p
    )


def code_text(code: str, size: float, palette: Palette) -> ft.Text:
    """Build a table's code in two groups for reading aloud; copied or read by a screen reader it is one word."""
    half = len(code) // 2
    gap = ft.TextStyle(letter_spacing=size * _GAP_EM)
    spans = [ft.TextSpan(code[half - 1], style=gap), ft.TextSpan(code[half:])]
    return serif(code[: half - 1], size, palette, spans=spans, no_wrap=True)
