"""Shows the set-up of a new table."""

from __future__ import annotations

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import action, home_button
from companion.ui.controls.head import head
from companion.ui.controls.paper import strap, two_columns
from companion.ui.controls.stack import fill, stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.draft import (
    Draft,
)
from companion.ui.house_settings import list_offered_games
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.screens.set_up.actions import open_table, read_draft
from companion.ui.screens.set_up.game_choice import (
    GameOptions,
    LastSettingsButton,
    build_game_choice,
    build_mode_choice,
)
from companion.ui.screens.set_up.players import Players


@ft.component
def SetUp() -> ft.Control:
    """Show the set-up of a new table: players first; game and mode take a line each, and the usual options are
    folded."""
    device = use_device()
    draft, _ = use_slice(lambda d: (read_draft(d), list_offered_games(d)))
    views = device.services.games[draft.game]
    # On a phone every line counts: there the strap alone says where we are.
    top: ft.Control = strap(device.palette, *_strap(device, draft))
    if device.is_wide:
        top = head(device, *_strap(device, draft))
    left: list[ft.Control] = [top, Players(key="players"), PlayerCountHint(False, key="hint")]
    right: list[ft.Control] = [
        LastSettingsButton(key="last-time"),
        *build_game_choice(device, draft),
        GameOptions(key=f"details-{draft.game}"),
    ]
    if views.modes():
        right.insert(2, build_mode_choice(device, draft))
    return fill(
        ft.Container(two_columns(device.is_wide, left, right), expand=True),
        ft.Container(_Foot(key="foot"), alignment=ft.Alignment.CENTER),
        spacing=0,
    )


def _strap(device: Device, draft: Draft) -> tuple[str, str]:
    """Return the words of the line under the masthead: the screen and the number of players."""
    return device.t("setup-strap"), device.t("players-count", count=len(draft.players))


@ft.component
def PlayerCountHint(foot: bool) -> ft.Control:
    """Show why the table could not be played as it is: too few players, or too many; nothing if their number fits. It
    is shown once: in the foot, or below the players if the page is too low. ``foot``: this one is in the foot."""
    device, p = use_device_and_palette()
    draft = use_slice(read_draft)
    cramped = use_slice(lambda d: d.is_cramped)
    fewest, most = device.services.games[draft.game].players(draft.settings)
    count = len(draft.players)
    if foot is cramped or fewest <= count <= most:
        return ft.Container(height=0)
    if count < fewest:
        return small(device.t("setup-fewest", fewest=fewest), p)
    return bold(device.t("setup-most", most=most, more=count - most), p, size=theme.SMALL)


@ft.component
def _Foot() -> ft.Control:
    """Show the bar below set-up: why the table could not be played as it is, the link to the home screen, and the
    button that opens the table."""
    device, p = use_device_and_palette()
    home = home_button(device)
    open_button = action(
        device, "open-table", device.t("setup-open"), lambda: open_table(device), red=True, expand=True
    )
    lines: list[ft.Control] = [PlayerCountHint(True, key="hint"), ft.Row([home, open_button], spacing=10)]
    return ft.Container(
        stack(*lines, spacing=4),
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
        border=ft.Border(top=ft.BorderSide(1, p.rule)),
        bgcolor=p.paper,
        width=theme.COLUMN if not device.is_wide else theme.TWO_COLUMNS,
    )
