"""Shows the formats in which games can be downloaded: as game file, for a spreadsheet, for the app BG Stats."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft
from segno import DataOverflowError

from companion.hub.table import LiveTable
from companion.kit.faults import WrongFile
from companion.store.errors import StoreError
from companion.table.message import Message, Refused
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action, print_link
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column, warning
from companion.ui.controls.qr import qr_image
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.exports import FORMATS, Choice, Format, load_game, make_file, make_link
from companion.ui.people import make_route
from companion.ui.reactive import use_device_and_palette
from companion.ui.rematch import find_table
from companion.ui.screens.history import back_link

#: The largest side in px of a code that holds a whole play: some 140 squares across.
_CODE: Final = 480


@ft.component
def Export(choice: Choice) -> ft.Control:
    """Show the formats, each as a link to its file."""
    device, p = use_device_and_palette()
    top: list[ft.Control] = [head(device, device.t("export-strap"))]
    try:
        table = find_table(device, choice.id) if choice.scope == "game" else None
    except Refused as refused:  # the game is on, at a table that this page may not know of
        return column([*top, link_back(device, choice, None), sans(device.words.say(refused.message), p)])
    top.append(link_back(device, choice, table))
    parts = [_file_link(device, choice, each) for each in FORMATS]
    files = pile(sans(device.t(f"export-{choice.scope}"), p), *parts, spacing=10)
    push: list[ft.Control] = [PushToBgStats(choice.id, key="push")] if choice.scope == "game" else []
    return column([*top, card(files, p), *push, small(device.t("export-note"), p)])


def link_back(device: Device, choice: Choice, table: LiveTable | None) -> ft.Control:
    """Build the link back to the screen from which the export was opened: a table, a game, a player or the history."""
    if table is not None and not table.state.closed:
        return back_link(device, "back", device.t("export-back-table"), f"/table/{table.state.code}")
    match choice.scope:
        case "game":
            return back_link(device, "back", device.t("export-back-game"), make_route(choice.id, "/history"))
        case "player":
            return back_link(device, "back", device.t("stats-back-profile"), make_route(choice.id))
        case "all":
            return back_link(device, "back", device.t("history-back"), "/history")


def _file_link(device: Device, choice: Choice, format_: Format) -> ft.Control:
    """Build the link to the file of one format, with a note on what the format is for."""
    services, lang = device.services, device.lang
    what = f"{choice.scope}/{choice.id}/{format_}"
    url = services.downloads.publish(what, lang, lambda: make_file(services, choice, format_, lang))
    kind = "person" if format_ == "json" and choice.scope == "player" else format_
    download = print_link(device, f"export-{format_}", device.t(f"export-as-{kind}"), url, ft.Icons.DOWNLOAD)
    return pile(download, small(device.t(f"export-as-{kind}-note"), device.palette), spacing=0)


@ft.component
def PushToBgStats(game_id: str) -> ft.Control:
    """Offer to hand the game to the app BG Stats, after naming the people whose names would leave the house with it."""
    device, p = use_device_and_palette()
    nothing: tuple[str, tuple[str, ...]] | None = None
    link_and_names, set_link_and_names = ft.use_state(nothing)
    why: Message | None = None
    trouble, set_trouble = ft.use_state(why)

    async def prepare() -> None:
        """Score the game and make the link; a failure is shown."""
        try:
            file = await load_game(device.services, game_id)
            link = await asyncio.to_thread(make_link, file, device.lang)
        except (StoreError, WrongFile) as error:
            warning_text = error.message
            set_trouble(lambda _: warning_text)
            return
        names = [name for player in file["players"] for name in (player["name"], *player.get("members", ()))]
        set_link_and_names(("" if link is None else link, tuple(shorten(name) for name in names)))

    parts: list[ft.Control] = [bold(device.t("export-push-title"), p, size=20)]
    if trouble is not None:
        parts.append(sans(device.words.say(trouble), p))
    elif link_and_names is None:
        parts.append(small(device.t("export-push-note"), p))
        parts.append(action(device, "export-push", device.t("export-push"), prepare, height=theme.TARGET))
    elif not link_and_names[0]:
        parts.append(sans(device.t("export-push-unfinished"), p))
    else:
        warning_text = sans(device.t("export-push-warning", names=link_and_names[1], count=len(link_and_names[1])), p)
        parts.append(warning(handle("export-push-names", ft.Semantics(live_region=True, content=warning_text)), p))
        parts.append(
            print_link(
                device, "export-push-open", device.t("export-push-yes"), link_and_names[0], ft.Icons.SEND_TO_MOBILE
            )
        )
        parts.append(_draw_code(device, link_and_names[0]))
    return card(pile(*parts), p)


def _draw_code(device: Device, link: str) -> ft.Control:
    """Build the QR code of the link, for a phone that has the app; a sentence instead if the link is too long for
    one."""
    side = min(device.width - 64, _CODE)
    try:
        picture = qr_image(link, side, device.t("export-push-qr"), error="l")
    except DataOverflowError:
        return small(device.t("export-push-no-qr"), device.palette)
    caption = small(device.t("export-push-scan"), device.palette)
    return handle("export-push-qr", pile(caption, picture, spacing=6))
