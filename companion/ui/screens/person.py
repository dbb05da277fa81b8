"""Edits a person: name and look, merging and splitting profiles, export and deletion."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.store.errors import StoreError
from companion.store.library import Progress
from companion.store.players import Player
from companion.table.message import Refused, say
from companion.table.seats import clean_name
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action, link, small_action
from companion.ui.controls.fields import ConfirmedAction, lay_beside, text_field
from companion.ui.controls.look_picker import look_picker
from companion.ui.controls.stack import pile, wrap
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.exports import Choice, make_file
from companion.ui.files import offer_download
from companion.ui.library import change_library
from companion.ui.parts.paper import export_link
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed


async def change_profile(device: Device, id_: str, how: Callable[[Player], Player]) -> bool:
    """Change a profile by ``how``, which gets its current version; return whether it was changed. A refusal of the disk
    is shown."""
    changed = await change_library(device, lambda library: library.people.change(id_, how))
    device.notify()
    return changed


@ft.component
def EditPerson(progress: Progress) -> ft.Control:
    """Show the fields for a person's name, symbol and colour."""
    device, p = use_device_and_palette()
    player = progress.profile.player
    typed, set_typed = use_half_typed(f"rename-{player.id}")

    async def rename() -> None:
        """Rename the person to the text as typed by now; a wrong name is refused with a message."""
        name = device.services.kept.text(device.actor.device, f"rename-{player.id}")
        try:
            clean = clean_name(name)
        except Refused as refused:
            device.tell(refused.message)
            return
        if await change_profile(device, player.id, lambda current: current.model_copy(update={"name": clean})):
            set_typed("")

    async def set_look(colour: str, symbol: str) -> None:
        """Give the person that colour and symbol."""
        await change_profile(
            device, player.id, lambda current: current.model_copy(update={"colour": colour, "symbol": symbol})
        )

    return pile(
        lay_beside(
            device,
            text_field(device, "profile-name", device.t("people-new-name"), typed, set_typed, rename),
            action(device, "rename", device.t("people-rename"), rename),
        ),
        look_picker(device, player.colour, player.symbol, set_look),
        small(device.t("people-look-note"), p),
        spacing=10,
    )


@ft.component
def MergeProfiles(progress: Progress) -> ft.Control:
    """Show the choice of another profile that is the same person, to merge it into this one; and buttons that split off
    merged ones."""
    device, p = use_device_and_palette()
    player = progress.profile.player
    chosen, choose = ft.use_state("")
    others = [each.player for each in device.services.library.players if each.player.id != player.id]
    other = next((each for each in others if each.id == chosen), None)

    async def merge() -> None:
        """Merge the chosen profile into this one."""
        choose("")
        await change_library(device, lambda library: library.people.merge(player.id, chosen))
        device.notify()

    def split_link(profile: Player) -> ft.Control:
        """Build the button that splits off a profile which was merged."""

        async def split() -> None:
            await change_library(device, lambda library: library.people.split(profile.id))
            device.notify()

        label = device.t("profile-split", name=shorten(profile.name))
        return link(device, f"split-{profile.id}", label, split, icon=ft.Icons.UNDO)

    parts: list[ft.Control] = [small(device.t("profile-merge-note"), p)]
    parts += [split_link(profile) for profile in progress.profiles[1:]]
    if other is not None:
        parts.append(sans(device.t("profile-merge-question", name=player.name, other=other.name), p))
        parts.append(
            wrap(
                action(device, "merge-no", device.t("ask-no"), lambda: choose(""), height=theme.TARGET),
                action(device, "merge-yes", device.t("profile-merge-yes"), merge, height=theme.TARGET),
            )
        )
    elif others:
        parts.append(
            wrap(
                *[
                    small_action(device, f"merge-{number}", shorten(each.name), partial(choose, each.id))
                    for number, each in enumerate(others, 1)
                ]
            )
        )
    else:
        parts.append(sans(device.t("profile-merge-nobody"), p))
    return pile(*parts)


@ft.component
def ExportOrDelete(progress: Progress) -> ft.Control:
    """Show the buttons that export the profile as a file for another Companion, or delete it here."""
    device = use_device()
    player = progress.profile.player

    async def export() -> None:
        """Offer the person's file for download; a failure is shown."""
        try:
            file = await make_file(device.services, Choice("player", player.id), "json", device.lang)
        except StoreError as error:
            device.tell(error.message)
            return
        await offer_download(device, file.name, file.content)

    async def forget() -> None:
        """Delete the person with all profiles, unless they sit at an open table; a failure is shown."""
        ids = {each.id for each in progress.profiles}
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
        device.notify()

    return ft.Column(
        [
            link(device, "export-player", device.t("profile-export"), export, icon=ft.Icons.DOWNLOAD),
            export_link(device, Choice("player", player.id), "export-player-games"),
            ConfirmedAction(
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
