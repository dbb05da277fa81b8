"""Edits a person: name and look, merging and splitting profiles, export and deletion."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.exchange.person import export_profile, person_file_name
from companion.store.errors import StoreError
from companion.store.library import Library, Progress
from companion.store.players import Player
from companion.table.message import Refused, say
from companion.table.seats import clean_name
from companion.ui import theme
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Asked, beside, text_field
from companion.ui.controls.looks import look_picker
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.files import offer_download
from companion.ui.people import short
from companion.ui.reactive import use_device, use_kept


async def change(device: Device, id_: str, how: Callable[[Player], Player]) -> bool:
    """Change a profile's current version; a refusal of the disk is shown. Return whether it was changed."""
    try:
        await device.services.library.run(lambda library: library.people.change(id_, how))
    except StoreError as error:
        device.tell(error.message)
        return False
    device.changed()
    return True


@ft.component
def Edit(found: Progress) -> ft.Control:
    """Edits name, symbol and colour."""
    device = use_device()
    p = device.palette
    player = found.profile.player
    typed, put = use_kept(f"rename-{player.id}")

    async def rename() -> None:
        name = device.services.kept.text(device.actor.device, f"rename-{player.id}")
        try:
            clean = clean_name(name)
        except Refused as refused:
            device.tell(refused.message)
            return
        if await change(device, player.id, lambda now: now.model_copy(update={"name": clean})):
            put("")

    async def look(colour: str, symbol: str) -> None:
        await change(device, player.id, lambda now: now.model_copy(update={"colour": colour, "symbol": symbol}))

    return ft.Column(
        [
            beside(
                device,
                text_field(device, "profile-name", device.t("people-new-name"), typed, put, rename),
                action(device, "rename", device.t("people-rename"), rename),
            ),
            look_picker(device, player.colour, player.symbol, look),
            small(device.t("people-look-note"), p),
        ],
        spacing=10,
        tight=True,
    )


@ft.component
def SamePerson(found: Progress) -> ft.Control:
    """Merges another profile of the same person into this one, or splits it off again."""
    device = use_device()
    p = device.palette
    me = found.profile.player
    chosen, choose = ft.use_state("")
    others = [each.player for each in device.services.library.players if each.player.id != me.id]
    other = next((one for one in others if one.id == chosen), None)

    async def merge() -> None:
        choose("")
        await _run(device, lambda library: library.people.merge(me.id, chosen))

    def parted(profile: Player) -> ft.Control:
        async def split() -> None:
            await _run(device, lambda library: library.people.split(profile.id))

        label = device.t("profile-split", name=short(profile.name))
        return link(device, f"split-{profile.id}", label, split, icon=ft.Icons.UNDO)

    parts: list[ft.Control] = [small(device.t("profile-merge-note"), p)]
    parts += [parted(profile) for profile in found.profiles[1:]]
    if other is not None:
        parts.append(sans(device.t("profile-merge-question", name=me.name, other=other.name), p))
        parts.append(
            ft.Row(
                [
                    action(device, "merge-no", device.t("ask-no"), lambda: choose(""), height=theme.TARGET),
                    action(device, "merge-yes", device.t("profile-merge-yes"), merge, height=theme.TARGET),
                ],
                spacing=8,
                run_spacing=8,
                wrap=True,
            )
        )
    elif others:
        parts.append(
            ft.Row(
                [
                    action(
                        device,
                        f"merge-{number}",
                        short(one.name),
                        lambda one=one: choose(one.id),  # type: ignore[misc]
                        height=theme.TARGET,
                        compact=True,
                    )
                    for number, one in enumerate(others, 1)
                ],
                spacing=8,
                run_spacing=8,
                wrap=True,
            )
        )
    else:
        parts.append(sans(device.t("profile-merge-nobody"), p))
    return ft.Column(parts, spacing=8, tight=True)


async def _run(device: Device, work: object) -> None:
    try:
        await device.services.library.run(work)
    except StoreError as error:
        device.tell(error.message)
    device.changed()


@ft.component
def MoveOut(found: Progress) -> ft.Control:
    """Exports the profile as a file for another Companion, or deletes it here."""
    device = use_device()
    player = found.profile.player

    async def export() -> None:
        def look(library: Library) -> bytes:
            return export_profile(library, player.id)

        try:
            raw = await device.services.library.run(look)
        except StoreError as error:
            device.tell(error.message)
            return
        await offer_download(device, person_file_name(player), raw)

    async def forget() -> None:
        ids = {each.id for each in found.profiles}
        for table in device.hub.open_tables():
            if any(ids & {*seat.profiles} for seat in table.state.seats):
                device.tell(say("people-forget-seated", name=player.name, code=table.state.code))
                return
        try:
            await device.services.library.delete_player(player.id)
        except StoreError as error:
            device.tell(error.message)
            return
        device.go("/players")
        device.changed()

    return ft.Column(
        [
            link(device, "export-player", device.t("profile-export"), export, icon=ft.Icons.DOWNLOAD),
            Asked(
                "forget",
                device.t("people-forget"),
                device.t("people-forget-question", name=player.name),
                device.t("people-forget-yes"),
                forget,
                icon=ft.Icons.DELETE_OUTLINE,
            ),
        ],
        # Apart: what deletes is not hit by a finger that means the other.
        spacing=24,
        tight=True,
    )
