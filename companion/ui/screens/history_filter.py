"""Selects games of the history: by a search in names and games, and by game, mode, person and month."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import flet as ft
from babel.dates import format_skeleton

from companion.store.days import local_datetime
from companion.store.history_filter import HistoryFilter, fold_text
from companion.store.progress import game_and_mode
from companion.text.languages import language
from companion.text.shorten import shorten
from companion.ui.controls.buttons import link
from companion.ui.controls.fields import Fold, Option, choice, text_field
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_half_typed, use_slice

_TEXT = "history-search"
_CHOSEN = "history-filter"


@dataclass(frozen=True, slots=True)
class _Chosen:
    """Choice in the filter's buttons: a game, a mode, a person's profile, a month or a year; each "" for all."""

    game: str = ""
    mode: str = ""
    person: str = ""
    month: str = ""

    @staticmethod
    def parse(text: str) -> _Chosen:
        """Return the choice from the text in which it is stored; a choice of all if that is malformed."""
        return _Chosen(*text.split("\t")) if text.count("\t") == len(_Chosen.__slots__) - 1 else _Chosen()

    def write(self) -> str:
        """Return the choice as the text in which it is stored; "" for a choice of all."""
        return "\t".join((self.game, self.mode, self.person, self.month)) if self != _Chosen() else ""


def use_history_filter(kinds: Sequence[str]) -> HistoryFilter:
    """Return the filter of this device's history, as searched and chosen; it survives a look at a game, and a reload.

    ``kinds``: the kinds of games in the history ("redac-chef/classic").
    """
    device = use_device()
    text, _set_text = use_half_typed(_TEXT)
    stored, _set_kept = use_half_typed(_CHOSEN)
    chosen = _Chosen.parse(stored)
    words = tuple(fold_text(text).split())
    profiles = device.services.library.profiles_of(chosen.person) if chosen.person else frozenset()
    labels = {kind: fold_text(label_game(device, *game_and_mode(kind))) for kind in kinds} if words else {}
    return HistoryFilter(chosen.game, chosen.mode, profiles, chosen.month, words, labels)


@ft.component
def FilterPanel(kinds: tuple[str, ...], months: tuple[str, ...]) -> ft.Control:
    """Show the search field and, folded, the choices of game, mode, person and month."""
    device = use_device()
    text, put_text = use_half_typed(_TEXT)
    stored, store = use_half_typed(_CHOSEN)
    chosen = _Chosen.parse(stored)
    people = use_slice(lambda d: d.services.library.players)
    names = {one.player.id: shorten(one.player.name) for one in people}

    def clear() -> None:
        """Empty the search and every choice."""
        put_text("")
        store("")

    active = [
        *([device.t(f"game-{chosen.game}")] if chosen.game else []),
        *([device.t(f"mode-{chosen.mode}")] if chosen.mode else []),
        *([names.get(chosen.person, "")] if chosen.person else []),
        *([_name_month(device, chosen.month)] if chosen.month else []),
    ]

    def pick(**change: str) -> None:
        store(replace(chosen, **change).write())

    def build_choices() -> ft.Control:
        """Build the choices from the kinds, people and months of the history."""
        games = dict.fromkeys(game_and_mode(kind)[0] for kind in kinds)
        # Where there is only one game, its modes are offered without choosing it first.
        game_of_modes = chosen.game or (next(iter(games)) if len(games) == 1 else "")
        modes = [mode for kind in kinds for game, mode in [game_and_mode(kind)] if game == game_of_modes and mode]
        rows = [
            *_value_choice(device, "game", {one: device.t(f"game-{one}") for one in games}, chosen.game,
                     lambda value: pick(game=value, mode="")),
            *_value_choice(device, "mode", {one: device.t(f"mode-{one}") for one in modes}, chosen.mode,
                     lambda value: pick(mode=value)),
            *_value_choice(device, "person", names, chosen.person, lambda value: pick(person=value)),
            *_month_choice(device, months, chosen.month, lambda value: pick(month=value)),
        ]  # fmt: skip
        return pile(*rows)

    search = text_field(device, _TEXT, device.t("history-search"), text, put_text, lambda: None)
    fold = Fold("history-filters", device.t("history-filters"), " · ".join(active), build_choices, key="filters")
    parts: list[ft.Control] = [search, fold]
    if active or text:
        parts.append(link(device, "history-clear", device.t("history-clear"), clear, icon=ft.Icons.CLOSE))
    return stack(*parts)


def _value_choice(
    device: Device, what: str, labels: Mapping[str, str], chosen: str, pick: Callable[[str], None]
) -> list[ft.Control]:
    """Build the choice of one value, or of all; an empty list if there are fewer than two values and none is chosen."""
    if len(labels) < 2 and not chosen:
        return []
    numbered = what == "person"  # a profile's id says nothing to whoever reads a handle
    options = [Option(f"filter-{what}-all", device.t("history-all"), "")]
    options += [
        Option(f"filter-{what}-{number if numbered else value}", label, value)
        for number, (value, label) in enumerate(labels.items(), 1)
    ]
    return [
        small(device.t(f"history-by-{what}"), device.palette),
        choice(device, options, chosen, pick, across=False),
    ]


def _month_choice(device: Device, months: Sequence[str], chosen: str, pick: Callable[[str], None]) -> list[ft.Control]:
    """Build the choice of a month; if the games are of several years, of a year first, because months are many."""
    years = list(dict.fromkeys(month[:4] for month in months))
    year = chosen[:4] or (years[0] if len(years) == 1 else "")
    named = {month: _name_month(device, month) for month in months if month[:4] == year}
    if len(years) < 2:
        return _value_choice(device, "month", named, chosen, pick)
    of_year = choice(
        device, [Option(f"filter-month-{month}", label, month) for month, label in named.items()], chosen, pick,
        across=False,
    )  # fmt: skip
    return [*_value_choice(device, "year", {one: one for one in years}, year, pick), *([of_year] if named else [])]


def label_game(device: Device, game: str, mode: str | None, between: str = " ") -> str:
    """Return the name of a game, followed by the name of the mode in which it was played, if any."""
    return between.join((device.t(f"game-{game}"), *([device.t(f"mode-{mode}")] if mode else [])))


def _name_month(device: Device, month: str) -> str:
    """Return the name of a month ("2026-11"); a year as its figure."""
    first = local_datetime(f"{month}-01T00:00")
    return month if first is None else str(format_skeleton("yMMM", first, locale=language(device.lang).locale))
