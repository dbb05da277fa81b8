"""Changes the set-up in progress of a device, and opens its table.

The draft is kept for this device until then: a reload, a dead battery or a look at the history lose nothing.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from companion.table.message import Refused, say
from companion.text.shorten import shorten
from companion.ui.device import Device
from companion.ui.draft import (
    SETTING,
    Draft,
    add_by_name,
    find_settings,
    make_group_key,
    make_players,
    set_profiles,
)
from companion.ui.house_settings import list_offered_games, remember_settings
from companion.ui.people import list_people, make_profile_id, save_profiles

#: Under which the half-typed name is kept.
NAME_FIELD: Final = "set-up-name"
_OPENING = "open-table"


def read_draft(device: Device) -> Draft:
    """Return this device's set-up in progress; a new one, with the settings of the last table, if there is none."""
    draft = device.services.kept.draft(device.actor.device)
    if draft is not None and draft.game in device.services.games:
        return draft
    game = _find_last_game(device) or list_offered_games(device)[0]
    return Draft(game, find_default_settings(device, game))


def _find_last_game(device: Device) -> str | None:
    """Return the game that a table was last opened for; None if there was none or it is no longer offered."""
    stored = device.services.library.settings.get(SETTING)
    newest = stored[0] if isinstance(stored, list) and stored else None
    game = newest.get("game") if isinstance(newest, dict) else None
    return game if game in list_offered_games(device) else None


def find_default_settings(device: Device, game: str) -> dict[str, Any]:
    """Return the settings with which anybody last played the game, if they are still valid and allow several players;
    else the game's defaults. Nobody gets a solo mode because somebody once played alone."""
    views = device.services.games[game]
    last_settings = find_settings(device.services.library.settings.get(SETTING), game, "")
    if last_settings is not None:
        with contextlib.suppress(Refused):
            if views.players(last_settings)[1] > 1:
                return last_settings
    return {"mode": views.modes()[0]} if views.modes() else {}


def find_last_settings(device: Device) -> dict[str, Any] | None:
    """Return the settings with which these players last played this game, to be offered to them. None if there are
    none, if they do not fit these players, are for one player, or are the current ones, or if settings were chosen
    already."""
    draft = read_draft(device)
    views = device.services.games[draft.game]
    group = make_group_key(player.profile for player in draft.players)
    last_settings = find_settings(device.services.library.settings.get(SETTING), draft.game, group) if group else None
    if last_settings is None or draft.chosen:
        return None
    try:
        fewest, most = views.players(last_settings)
    except Refused:
        return None
    fits = fewest <= len(draft.players) <= most and most > 1
    return last_settings if fits and views.summary(last_settings) != views.summary(draft.settings) else None


def put_draft(device: Device, draft: Draft) -> None:
    """Store the set-up of this device, and redraw."""
    device.services.kept.put_draft(device.actor.device, draft)
    device.notify()


def change_draft(device: Device, work: Callable[[Draft], Draft]) -> bool:
    """Replace the set-up by what ``work`` makes of it, or show why not; return whether it was changed."""
    before = device.refusal
    try:
        put_draft(device, work(read_draft(device)))
    except Refused as refused:
        device.refuse(refused.message)
        return False
    device.clear_refusal(before)
    return True


def count_most_players(device: Device, draft: Draft) -> int:
    """Return the most players that the draft's settings allow."""
    return device.services.games[draft.game].players(draft.settings)[1]


def list_roles(device: Device) -> tuple[str, ...]:
    """Return the role of each member of a team in the chosen game and mode; empty if nobody plays in teams."""
    draft = read_draft(device)
    return device.services.games[draft.game].roles(draft.settings)


def choose_game(device: Device, game: str) -> None:
    """Start the set-up of another game with the same players; nothing if it is already chosen."""
    draft = read_draft(device)
    if draft.game != game:
        put_draft(device, Draft(game, find_default_settings(device, game), draft.players))


def choose_option(device: Device, name: str, value: Any) -> None:
    """Set one of the game's settings; a refusal is shown."""
    views = device.services.games[read_draft(device).game]
    change_draft(device, lambda d: replace(d, settings=views.choose(d.settings, name, value), chosen=True))


def add_typed(device: Device, name: str) -> bool:
    """Add a player by the name in the field and clear it; return whether that succeeded."""
    added = change_draft(device, lambda d: add_by_name(d, name, list_people(device), count_most_players(device, d)))
    if added:
        device.services.kept.put_text(device.actor.device, NAME_FIELD, "")
        device.notify()
    return added


async def open_table(device: Device) -> None:
    """Open a table from the set-up and go there; new names get profiles. A name still in the field counts as a player.
    A refusal is shown."""
    if _OPENING in device.sending:
        return  # a second tap while the first is on its way
    draft, before = read_draft(device), device.refusal
    typed = device.services.kept.text(device.actor.device, NAME_FIELD)
    if typed.strip():
        most = count_most_players(device, draft)
        if len(draft.players) >= most:
            device.refuse(say("setup-name-over", name=shorten(typed.strip()), most=most))
            return
        if not add_typed(device, typed):
            return
        draft = read_draft(device)
    draft = set_profiles(
        draft, {at: make_profile_id() for at, player in enumerate(draft.players) if player.profile is None}
    )
    device.sending |= {_OPENING}
    try:
        players = make_players(draft, len(list_roles(device)) or 1)
        table = await device.hub.open(draft.game, draft.settings, players, device.actor, here=device.on_this_machine)
    except Refused as refused:
        device.refuse(refused.message)
        return
    finally:
        device.sending -= {_OPENING}
    device.services.kept.put_draft(device.actor.device, None)
    device.clear_refusal(before)
    device.go(f"/table/{table.state.code}")
    await save_profiles(device, draft.players)
    await remember_settings(device, table.state)
