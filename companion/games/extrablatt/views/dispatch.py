"""Draws the choice of a dispatch: a tap on a known one of the domain, a text field for a new one, and the question
whether a typed name was a slip."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.dispatches import dispatches_of, list_dispatches
from companion.games.extrablatt.state.events import DispatchRenamed
from companion.games.extrablatt.state.play import Play
from companion.games.extrablatt.views.queries import facts_at, play_at
from companion.table.similar_names import find_similar
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action, link, small_action
from companion.ui.controls.fields import lay_beside, text_field
from companion.ui.controls.paper import warning
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.house_settings import remember_settings
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value


@ft.component
def DispatchChoice(
    draft: Article,
    text: str,
    keep: Callable[[str], None],
    pick: Callable[[str], Any],
    done: Callable[[], Any],
    slip: bool = False,
) -> ft.Control:
    """Asks for the dispatch of an article whose domain is chosen: a button for each known one, with the papers that
    have it, and a field for a new one, as long as the domain may have more. While names are corrected
    (``dispatch-rename``), a tap on a name asks for the right one instead. ``pick`` gets the chosen name, ``keep`` the
    field's text at each letter, ``done`` the field's text at the return key. ``slip``: a question about the typed name
    is open, so that its button is the primary one. Handles: ``dispatch-N``, ``dispatch`` (a new one) with
    ``dispatch-ok``, ``dispatch-rename`` and ``rename-N``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    renamed, rename = use_value("")
    renaming, begin = use_value(False)
    known = list_dispatches(play, draft.domain)
    parts: list[ft.Control] = []
    for at, name in enumerate(known, 1):
        if renaming and renamed == name:
            parts.append(_Rename(name, lambda: rename(""), key=f"rename-{name}"))
            continue
        label = " · ".join([name, *_describe_copies(device, play, name)])
        press = partial(rename if renaming else pick, name)
        identifier = f"rename-{at}" if renaming else f"dispatch-{at}"
        parts.append(small_action(device, identifier, label, press))
    if renaming:
        parts.append(small(device.t("extrablatt-rename-which"), p))
    elif len(known) < facts_at(device).dispatches_per_domain:
        field = text_field(device, "dispatch", device.t("extrablatt-dispatch-new"), text, keep, done, most=80)
        label, red = device.t("extrablatt-dispatch-go"), bool(text.strip()) and not slip
        onwards = action(device, "dispatch-ok", label, done, red=red, height=theme.TARGET)
        parts.append(lay_beside(device, field, onwards))
    if known:
        photos = sum(one.photo for one in play.articles if one.domain == draft.domain)
        parts.append(small(device.t("extrablatt-photos-left", photos=facts_at(device).photos_per_domain - photos), p))
        label = device.t("extrablatt-rename-done" if renaming else "extrablatt-dispatches-rename")
        parts.append(link(device, "dispatch-rename", label, lambda: begin(not renaming)))
    return stack(*parts)


def _describe_copies(device: Device, play: Play, dispatch: str) -> list[str]:
    """Return in whose papers the dispatch lies, with how many cells, and how many copies are left; nothing if it
    lies nowhere."""
    articles = [one for one in play.articles if one.dispatch == dispatch]
    papers = [
        device.t("extrablatt-dispatch-in", name=shorten(device.state.name(one.player), 12), cells=one.size)
        for one in articles
    ]
    left = device.t("extrablatt-copies-left", copies=max(0, facts_at(device).copies - len(articles)))
    return [*papers, left] if articles else []


@ft.component
def _Rename(was: str, close: Callable[[], None]) -> ft.Control:
    """Asks for the right name of a dispatch, for all papers. Handles: ``dispatch-name``, ``dispatch-name-ok``."""
    device = use_device()
    text, write = use_value(was)

    async def submit() -> None:
        """Send the new name; once it is accepted, close and keep the names for the next game."""
        if await send_event(device, DispatchRenamed(was=was, name=text)) is not None:
            close()
            await remember_names(device)

    field = text_field(device, "dispatch-name", device.t("extrablatt-dispatch-name"), text, write, submit, most=80)
    return lay_beside(
        device, field, action(device, "dispatch-name-ok", device.t("extrablatt-dispatch-name-ok"), submit)
    )


def find_meant(device: Device, dispatch: str) -> tuple[str, str] | None:
    """Return the known dispatch that a typed name is probably a slip for, with its domain; None if the name is itself
    known, or is unlike any known one."""
    domains = dispatches_of(device.newest.play)
    meant = find_similar(dispatch, domains)
    return None if meant is None else (meant, domains[meant])


def did_you_mean(
    device: Device, typed: str, meant: str, same: Callable[[], Any], other: Callable[[], Any]
) -> ft.Control:
    """Return the question whether a new name is a slip, with a button for the known dispatch, which calls ``same``, and
    one for the name as typed, which calls ``other``. Handles: ``dispatch-same``, ``dispatch-other``."""
    p = device.palette
    question = device.t("extrablatt-dispatch-meant", typed=typed, dispatch=meant)
    yes = action(device, "dispatch-same", device.t("extrablatt-dispatch-same", dispatch=meant), same, red=True)
    no = action(device, "dispatch-other", device.t("extrablatt-dispatch-other", dispatch=typed), other)
    body = pile(sans(question, p), wrap(yes, no))
    return warning(ft.Semantics(live_region=True, content=body), p)


async def remember_names(device: Device) -> None:
    """Keep the dispatches' names for the group's next game. Keep none from a game that was taken up again, because that
    game knows only the names in its own papers."""
    state = device.newest
    if state.generation == 1:
        await remember_settings(device, state)
