"""Shows the people who play here, with links to their pages, to the comparison of all and to the statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.content import content_root
from companion.exchange.importing import CheckedFiles, Import, ImportRefused, LeftOut, Source, check_sources
from companion.games.registry import score_file
from companion.store.errors import StoreError
from companion.store.people import Profile
from companion.table.message import Message, say
from companion.table.seats import NAME_LENGTH
from companion.ui import progress
from companion.ui.controls.buttons import action, tappable
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, warning
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import stack, wrap
from companion.ui.controls.text import bold, sans, small
from companion.ui.dates import format_moment
from companion.ui.device import Device
from companion.ui.files import Chooser, Progress
from companion.ui.library import use_library
from companion.ui.people import make_route
from companion.ui.reactive import use_device_and_palette, use_slice, use_value
from companion.ui.screens.history import back_link, lay_out_columns
from companion.ui.screens.profile import make_seat

#: The most games that are named when an import leaves some out.
_MOST_LEFT_OUT: Final = 20


@ft.component
def People() -> ft.Control:
    """Show all known people, the most recent player first, with the import of more."""
    device, p = use_device_and_palette()
    people = use_slice(lambda d: d.services.library.players)
    games = use_library(lambda library: library.games_played())
    none: tuple[LeftOut, ...] = ()
    left_out, set_left_out = use_value(none)

    async def import_file(name: str, raw: bytes, progress: Progress) -> None:
        """Import a chosen file, and show what came of it."""
        set_left_out(())
        message, refused = await _import(device, name, raw, progress)
        device.tell(message)
        set_left_out(refused)

    top: list[ft.Control] = [
        head(device, device.t("people-strap"), device.t("players-count", count=len(people))),
        back_link(device, "home", device.t("go-home"), "/home"),
    ]
    if people:
        top.append(_build_links(device))
    parts: list[ft.Control] = []
    if not people:
        parts.append(sans(device.t("people-empty"), p))
    for number, profile in enumerate(people, 1):
        played = None if games is None else games.get(profile.player.id, 0)
        parts.append(PersonLine(profile, number, played, key=f"profile-{profile.player.id}"))
    parts.append(Chooser("import-player", device.t("people-import"), import_file, key="import"))
    if left_out:
        parts.append(_list_left_out(device, left_out))
    return lay_out_columns(device, top, parts)


def _list_left_out(device: Device, left_out: Sequence[LeftOut]) -> ft.Control:
    """Build the list of the games that an import has left out, each with the reason."""
    p = device.palette
    lines: list[ft.Control] = [bold(device.t("import-left-out", count=len(left_out)), p)]
    for game in left_out[:_MOST_LEFT_OUT]:
        label = " · ".join(part for part in (game.label, game.fault.where) if part)
        lines.append(small(device.t("import-left-out-game", game=label, why=game.fault.why), p))
    if len(left_out) > _MOST_LEFT_OUT:
        lines.append(small(device.t("import-left-out-more", count=len(left_out) - _MOST_LEFT_OUT), p))
    return warning(handle("import-left-out", stack(*lines, spacing=6)), p)


def _build_links(device: Device) -> ft.Control:
    """Build the links to the comparison of all people for each game, and to the statistics."""
    buttons = [
        action(
            device,
            f"standings-{game}",
            device.t("people-standings"),
            lambda game=game: device.go(f"/progress/{game}"),  # type: ignore[misc]
            icon=ft.Icons.GRID_VIEW,
            compact=True,
        )
        for game in progress.list_games()
    ]
    buttons.append(
        action(
            device,
            "statistics",
            device.t("profile-statistics"),
            lambda: device.go("/statistics"),
            icon=ft.Icons.BAR_CHART,
            compact=True,
        )
    )
    return wrap(*buttons)


@ft.component
def PersonLine(profile: Profile, number: int, games: int | None) -> ft.Control:
    """Show one person with their number of games; a tap opens their page."""
    device, p = use_device_and_palette()
    seat = make_seat(profile.player)
    notes = [] if games is None else [device.t("people-games", count=games)]
    if profile.last_played is not None:
        notes.append(device.words.say(format_moment(profile.last_played, device.lang)))
    texts = ft.Column(
        [player_label(seat, p, size=19), small(" · ".join(notes), p)],
        spacing=2,
        tight=True,
        expand=True,
    )
    row, edges = (
        ft.Row([texts, ft.Icon(ft.Icons.CHEVRON_RIGHT, color=p.muted)]),
        ft.Padding.symmetric(horizontal=12, vertical=10),
    )
    line = tappable(f"profile-{number}", row, partial(device.go, make_route(profile.player.id)), padding=edges)
    return card(line, p, edge=p.players.get(seat.colour, p.rule), padding=0)


async def _import(device: Device, name: str, raw: bytes, progress: Progress) -> tuple[Message, tuple[LeftOut, ...]]:
    """Import a player's file or games; return the message of what came of it, and the games that were left out."""
    loop, shown_percent = asyncio.get_running_loop(), -1

    def show_share(share: float) -> None:
        """Show how much of the file is checked, when the percentage has changed; called from another thread."""
        nonlocal shown_percent
        if (percent := round(100 * share)) > shown_percent:
            shown_percent = percent
            loop.call_soon_threadsafe(progress, say("file-checked", percent=percent))

    def check() -> CheckedFiles:
        """Check the file; games with faults are left out."""
        sources = [Source(name, raw)]
        return check_sources(
            lambda file: score_file(file, content_root()).result, sources, leave_out=True, tell=show_share
        )

    try:
        # Outside the archive's thread: games that end meanwhile are saved in that one.
        checked = await asyncio.to_thread(check)
        running_import = Import(checked)
        while not await device.services.library.run(running_import.step):
            progress(say("file-taking", percent=round(100 * running_import.progress)))
    except ImportRefused as refused:
        fault = next(iter(refused.wrong.values()))[0]
        return say("import-refused", where=fault.where or name[:NAME_LENGTH], why=fault.why), ()
    except StoreError as error:
        return error.message, ()
    result = running_import.result
    device.notify()
    names = tuple(player.name for player in result.people)
    message = say(
        "import-done",
        names=names,
        people=len(names),
        games=len(result.added),
        known=len(result.already),
        namesakes=tuple(player.name for player in result.namesakes),
        alike=len(result.namesakes),
        differing=len(result.differing),
    )
    return message, checked.left_out
