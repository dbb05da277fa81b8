"""Shows which game is set up, in which mode and with which options; where room is short, each choice folds into one
line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.ui.controls.buttons import action, link, small_action
from companion.ui.controls.fields import LARGE_TEXT, Fold, Option, choice, tick
from companion.ui.controls.stack import stack, wrap
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.draft import (
    Draft,
)
from companion.ui.help import help_button, with_help
from companion.ui.house_settings import list_hidden_games, list_offered_games, set_game_owned
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value
from companion.ui.screens.set_up.actions import change_draft, choose_game, choose_option, find_last_settings, read_draft


@ft.component
def FoldedChoice(
    name: str, title: str, chosen: Option, content: Callable[[Callable[[], None]], ft.Control]
) -> ft.Control:
    """Show the chosen option in one line with a link to change it; ``content(close)`` draws all options. On a laptop
    they are open from the start. Handles: ``change-NAME``, and the chosen option's own."""
    device, p = use_device_and_palette()
    opened, set_opened = use_value(device.is_wide)

    def close() -> None:
        """Fold the options, but on a laptop, which has room for them."""
        set_opened(device.is_wide)

    icon = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    label = device.t("setup-fold" if opened else "setup-change")
    change_it = link(device, f"change-{name}", label, lambda: set_opened(not opened), icon=icon)
    if opened:
        head = ft.Row([ft.Container(bold(title, p), expand=True), change_it], spacing=8)
        lines: list[ft.Control] = [head, content(close)]
        return stack(*lines, spacing=4)
    value = small_action(device, chosen.identifier, chosen.label, lambda: set_opened(True), selected=True, expand=True)
    if device.scale > LARGE_TEXT:
        lines = [small(title, p), ft.Row([value]), ft.Row([change_it])]
        return stack(*lines, spacing=4)
    return ft.Row([ft.Container(small(title, p), width=48), value, change_it], spacing=8)


def _mode_buttons(device: Device, modes: list[Option], chosen: str, pick: Callable[[str], None]) -> ft.Control:
    """Build a button for each mode with its own "?": in rows, with large text one below the other."""
    if device.scale > LARGE_TEXT:
        lines = [with_help(device, choice(device, [mode], chosen, pick), *_list_help_places(mode)) for mode in modes]
        return stack(*lines)
    pairs: list[ft.Control] = [
        ft.Row(
            [choice(device, [mode], chosen, pick, across=False), *help_button(device, *_list_help_places(mode))],
            spacing=0,
            tight=True,
        )
        for mode in modes
    ]
    return wrap(*pairs)


def _list_help_places(mode: Option) -> tuple[str, str]:
    """Return the places in the rules that explain a mode, the nearest first."""
    return f"mode/{mode.value}", "setup/mode"


def build_game_choice(device: Device, draft: Draft) -> list[ft.Control]:
    """Build the choice of the game; an empty list if only one is installed."""
    if len(device.services.games) < 2:
        return []
    offered = list_offered_games(device)
    game_ids = offered if draft.game in offered else (*offered, draft.game)
    games = [Option(f"game-{id_}", device.t(f"game-{id_}"), id_) for id_ in game_ids]

    def content(close: Callable[[], None]) -> ft.Control:
        """Build the buttons of the games, and the choice which of them the house owns."""

        def pick(game: str) -> None:
            choose_game(device, game)
            close()

        owned = Fold("own-games", device.t("own-games"), "", OwnedGames, key="own-games")
        lines: list[ft.Control] = [choice(device, games, draft.game, pick, across=False), owned]
        return stack(*lines)

    chosen = next(game for game in games if game.value == draft.game)
    return [FoldedChoice("game", device.t("setup-game"), chosen, content, key="pick-game")]


def build_mode_choice(device: Device, draft: Draft) -> ft.Control:
    """Build the choice of the game's mode."""
    views = device.services.games[draft.game]
    modes = [Option(f"mode-{mode}", device.t(f"mode-{mode}"), mode) for mode in views.modes()]
    mode = draft.settings.get("mode", views.modes()[0])

    def content(close: Callable[[], None]) -> ft.Control:
        """Build the buttons of the modes."""

        def pick(mode: str) -> None:
            choose_option(device, "mode", mode)
            close()

        return _mode_buttons(device, modes, mode, pick)

    chosen = next((one for one in modes if one.value == mode), modes[0])
    return FoldedChoice("mode", device.t("setup-mode"), chosen, content, key=f"pick-mode-{draft.game}")


@ft.component
def OwnedGames() -> ft.Control:
    """Show a tick for each game that this house owns; the others are no longer offered."""
    device = use_device()
    hidden = use_slice(list_hidden_games)
    ticks: list[ft.Control] = [
        tick(
            device,
            f"own-{game}",
            device.t(f"game-{game}"),
            game not in hidden,
            partial(set_game_owned, device, game),
        )
        for game in device.services.games
    ]
    note = small(device.t("own-games-note"), device.palette)
    return stack(note, *ticks)


@ft.component
def LastSettingsButton() -> ft.Control:
    """Show a button that takes the settings with which these players last played this game; nothing if there are none
    to offer (``find_last_settings``)."""
    device = use_device()
    last_settings = use_slice(find_last_settings)
    game = use_slice(lambda d: read_draft(d).game)
    if last_settings is None:
        return ft.Container(height=0)
    summary = summarise_settings(device, game, last_settings)

    def take() -> None:
        change_draft(device, lambda d: replace(d, settings=last_settings, chosen=True))

    return action(
        device, "as-last-time", device.t("setup-last-time", settings=summary), take, icon=ft.Icons.HISTORY, expand=False
    )


def summarise_settings(device: Device, game: str, settings: Mapping[str, Any]) -> str:
    """Return the settings of a game in a few words, as one line."""
    return " · ".join(device.words.say(part) for part in device.services.games[game].summary(settings))


@ft.component
def GameOptions() -> ft.Control:
    """Show the game's own options; on a phone folded, with a line that summarises them."""
    device = use_device()
    draft = use_slice(read_draft)
    views = device.services.games[draft.game]

    def content() -> ft.Control:
        options = views.options(draft.settings, lambda name, value: choose_option(device, name, value))
        return ft.Container(options, key=f"options-{draft.game}")

    title, summary = device.t("setup-how"), summarise_settings(device, draft.game, draft.settings)
    return Fold("set-up-details", title, summary, content, opened=device.is_wide, key=f"fold-{draft.game}")
