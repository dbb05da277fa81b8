"""Draws the choice of a dispatch: the known ones of its domain a tap each, a new one typed, and what a slip was meant
to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.dispatches import dispatches_of, list_dispatches
from companion.games.extrablatt.state.events import DispatchRenamed
from companion.games.extrablatt.state.play import Play
from companion.games.extrablatt.views.queries import facts_at, play_at
from companion.table.similar_names import find_same, find_similar
from companion.ui.at_table import happened
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, beside, choice, text_field
from companion.ui.controls.paper import warning
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.memory import remember_settings
from companion.ui.reactive import use_device, use_slice, use_value


@ft.component
def DispatchChoice(draft: Article, text: str, keep: Callable[[str], None], done: Callable[[], Any]) -> ft.Control:
    """Asks for the dispatch of an article whose domain is chosen. Handles: ``dispatch-N``, ``dispatch`` (a new one),
    ``dispatch-rename``."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    renamed, rename = use_value("")
    tapped, tap = use_value("")
    known = list_dispatches(play, draft.domain)
    chosen = find_same(text, known)
    parts: list[ft.Control] = []

    def pick(name: str) -> None:
        tap(name)
        keep(name)

    def write(typed: str) -> None:
        tap("")
        keep(typed)

    if known:
        chips = [Option(f"dispatch-{at}", name, name) for at, name in enumerate(known, 1)]
        parts.append(choice(device, chips, chosen, pick, across=False))
    if len(known) < facts_at(device).dispatches_per_domain:
        # What is being typed may pass by a known name, and stays; what was tapped stands in its chip.
        typed = "" if text == tapped else text
        parts.append(text_field(device, "dispatch", device.t("extrablatt-dispatch"), typed, write, done, most=80))
    if chosen is not None:
        parts.append(small(_lying(device, play, draft, chosen), p))
    if chosen is not None and renamed != chosen:
        press = lambda: rename(chosen)  # noqa: E731
        parts.append(link(device, "dispatch-rename", device.t("extrablatt-dispatch-rename"), press))
    elif chosen is not None:
        parts.append(_Rename(chosen, keep, lambda: rename(""), key=f"rename-{chosen}"))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _lying(device: Device, play: Play, draft: Article, dispatch: str) -> str:
    """Say how many copies and photos are left, and in whose papers the dispatch lies with how many cells."""
    facts = facts_at(device)
    there = [one for one in play.articles if one.dispatch == dispatch]
    photos = sum(one.photo for one in play.articles if one.domain == draft.domain)
    papers = tuple(
        device.t("extrablatt-dispatch-in", name=device.state.name(one.player), cells=one.size) for one in there
    )
    left = device.t(
        "extrablatt-dispatch-left", copies=facts.copies - len(there), photos=facts.photos_per_domain - photos
    )
    return " · ".join([left, *papers])


@ft.component
def _Rename(was: str, keep: Callable[[str], None], close: Callable[[], None]) -> ft.Control:
    """Asks how a dispatch is really spelled, for all papers. Handles: ``dispatch-name``, ``dispatch-name-ok``."""
    device = use_device()
    text, write = use_value(was)

    async def done() -> None:
        if await happened(device, DispatchRenamed(was=was, name=text)) is not None:
            keep(find_same(text, dispatches_of(device.newest.play)) or "")
            close()
            await remember_names(device)

    field = text_field(device, "dispatch-name", device.t("extrablatt-dispatch-name"), text, write, done, most=80)
    return beside(device, field, action(device, "dispatch-name-ok", device.t("extrablatt-dispatch-name-ok"), done))


def find_meant(device: Device, dispatch: str) -> tuple[str, str] | None:
    """Return the known dispatch that a typed one may have been meant to be, and its domain."""
    known = dispatches_of(device.newest.play)
    meant = find_similar(dispatch, known)
    return None if meant is None else (meant, known[meant])


def did_you_mean(
    device: Device, typed: str, meant: str, same: Callable[[], Any], other: Callable[[], Any]
) -> ft.Control:
    """Ask whether a new name is a slip. Handles: ``dispatch-same``, ``dispatch-other``."""
    p = device.palette
    question = device.t("extrablatt-dispatch-meant", typed=typed, dispatch=meant)
    yes = action(device, "dispatch-same", device.t("extrablatt-dispatch-same", dispatch=meant), same, red=True)
    no = action(device, "dispatch-other", device.t("extrablatt-dispatch-other", dispatch=typed), other)
    body = ft.Column([sans(question, p), ft.Row([yes, no], spacing=8, run_spacing=8, wrap=True)], spacing=8, tight=True)
    return warning(ft.Semantics(live_region=True, content=body), p)


async def remember_names(device: Device) -> None:
    """Keep the names for the group's next game. A game that was taken up again knows only its own."""
    state = device.newest
    if state.generation == 1:
        await remember_settings(device, state)
