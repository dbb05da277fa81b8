"""The people who play here: name, colour and symbol, how many games; a profile can be forgotten, games stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import flet as ft

from companion.store.library import Library
from companion.store.players import Player
from companion.store.trouble import StoreError
from companion.table.message import Refused
from companion.table.seats import COLOURS, SYMBOLS, Seat, clean_name
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Asked, beside, text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.looks import look_picker
from companion.ui.controls.paper import card
from companion.ui.controls.seats import who
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_kept, use_slice
from companion.ui.moments import moment
from companion.ui.screens.history import back, in_columns


def games_played(library: Library) -> Mapping[str, int]:
    """How many games each person is in, by profile."""
    return Counter(player.profile for entry in library.history() for player in entry.players if player.profile)


@ft.component
def People() -> ft.Control:
    """Everybody known, who played last first."""
    device = use_device()
    p = device.palette
    people = use_slice(lambda d: d.services.library.players)
    games, set_games = ft.use_state(None)
    opened, set_opened = ft.use_state("")

    async def look() -> None:
        set_games(await device.services.library.run(games_played))

    ft.use_effect(look, [])
    top: list[ft.Control] = [
        head(device, device.t("people-strap"), device.t("players-count", count=len(people))),
        back(device, "home", device.t("go-home"), "/home"),
    ]
    parts: list[ft.Control] = []
    if not people:
        parts.append(sans(device.t("people-empty"), p))
    for index, profile in enumerate(people):
        id_ = profile.player.id

        def toggle(id_: str = id_) -> None:
            set_opened("" if opened == id_ else id_)

        parts.append(
            Profile(
                profile.player,
                index + 1,
                None if games is None else games.get(id_, 0),
                profile.last_played,
                opened == id_,
                toggle,
                key=f"profile-{id_}",
            )
        )
    return in_columns(device, top, parts)


@ft.component
def Profile(  # type: ignore[no-untyped-def]
    player: Player, number: int, games: int | None, last: str | None, opened: bool, toggle
) -> ft.Control:
    """One person; a tap opens what can be changed."""
    device = use_device()
    p = device.palette
    colour = player.colour if player.colour in COLOURS else ""
    symbol = player.symbol if player.symbol in SYMBOLS else ""
    notes = [] if games is None else [device.t("people-games", count=games)]
    if last is not None:
        notes.append(device.words.say(moment(last, device.lang)))
    head = ft.Container(
        ft.Row(
            [
                ft.Column(
                    [who(Seat("", player.name, colour, symbol), p, size=19), small(" · ".join(notes), p)],
                    spacing=2,
                    tight=True,
                    expand=True,
                ),
                ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, color=p.muted),
            ]
        ),
        on_click=lambda _: toggle(),
        ink=True,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )
    parts: list[ft.Control] = [handle(f"profile-{number}", head, button=True)]
    if opened:
        parts.append(
            ft.Container(_Edit(player, key=f"edit-{player.id}"), padding=ft.Padding.only(left=12, right=12, bottom=12))
        )
    body = ft.Column(parts, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, edge=p.players.get(colour, p.rule), padding=0)


@ft.component
def _Edit(player: Player) -> ft.Control:
    device = use_device()
    p = device.palette
    typed, keep = use_kept(f"rename-{player.id}")

    async def rename() -> None:
        name = device.services.kept.text(device.actor.device, f"rename-{player.id}")
        try:
            clean = clean_name(name)
        except Refused as refused:
            device.tell(refused.message)
            return
        if await _save(device, player.model_copy(update={"name": clean})):
            keep("")

    async def look(colour: str, symbol: str) -> None:
        await _save(device, player.model_copy(update={"colour": colour, "symbol": symbol}))

    async def forget() -> None:
        try:
            await device.services.library.delete_player(player.id)
        except StoreError as error:
            device.tell(error.message)
        device.changed()

    return ft.Column(
        [
            beside(
                device,
                text_field(device, "profile-name", device.t("people-new-name"), typed, keep, rename),
                action(device, "rename", device.t("people-rename"), rename),
            ),
            look_picker(device, player.colour, player.symbol, look),
            small(device.t("people-look-note"), p),
            Asked(
                "forget",
                device.t("people-forget"),
                device.t("people-forget-question", name=player.name),
                device.t("people-forget-yes"),
                forget,
                icon=ft.Icons.DELETE_OUTLINE,
            ),
        ],
        spacing=10,
        tight=True,
    )


async def _save(device: Device, player: Player) -> bool:
    try:
        await device.services.library.save_player(player)
    except StoreError as error:
        device.tell(error.message)
        return False
    device.changed()
    return True
