"""Shows the rulebook's lists of what can be earned, for all people together: each item with those who have earned it,
each puzzle with names and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import flet as ft

from companion.kit.progress import BestResults, Collection, Item
from companion.store.progress import FirstGame
from companion.text.shorten import shorten
from companion.ui import progress
from companion.ui.controls.buttons import tappable
from companion.ui.controls.fields import Fold
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card
from companion.ui.controls.seats import name_with_figures, player_label, symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.library import use_library
from companion.ui.people import make_route
from companion.ui.progress import Standing
from companion.ui.reactive import use_device, use_device_and_palette
from companion.ui.screens.history import back_link, lay_out_columns
from companion.ui.screens.profile import blots_from, make_seat


@ft.component
def Standings(game: str) -> ft.Control:
    """Show the lists of one game, after a list of all people with their number of blots."""
    device, p = use_device_and_palette()
    standings = use_library(progress.query_standings(game), game)
    top: list[ft.Control] = [
        head(device, device.t("standings-strap"), device.t(f"game-{game}")),
        back_link(device, "players", device.t("profile-back"), "/players"),
    ]
    if standings is None:
        return lay_out_columns(device, top, [sans(device.t("loading"), p)])
    if not standings:
        return lay_out_columns(device, top, [sans(device.t("standings-empty"), p)])
    pages = progress.get_progress_pages(game)
    parts: list[ft.Control] = [_Everybody(standings, game, key="everybody")]

    def fold(section: Collection | BestResults, open_: Callable[[], ft.Control]) -> ft.Control:
        """Build the foldable part of one list; ``open_`` draws its content."""
        count = device.t("standings-count", count=len(section.items))
        return Fold(f"items-{section.id}", device.words.say(section.title), count, open_, key=f"items-{section.id}")

    parts += [fold(section, partial(_CollectionPage, standings, game, section)) for section in pages.collections]
    parts += [fold(section, partial(_list_scores, device, standings, section)) for section in pages.records]
    return lay_out_columns(device, top, parts)


@ft.component
def _Everybody(standings: Sequence[Standing], game: str) -> ft.Control:
    """Show all people with their number of blots (ink blots: one for each item earned)."""
    device, p = use_device_and_palette()
    lines: list[ft.Control] = [bold(device.t("standings-everybody"), p)]
    lines.append(small(blots_from(device, progress.get_progress_pages(game)), p))
    for number, standing in enumerate(standings, 1):
        count = device.t("standings-blots", count=progress.count_blots(game, standing.tally, standing.profiles))
        name = ft.Container(player_label(make_seat(standing.player), p), expand=True)
        line = name_with_figures(device, [name], [small(count, p)])
        press = partial(device.go, make_route(standing.player.id))
        lines.append(tappable(f"standing-{number}", line, press, padding=ft.Padding.symmetric(vertical=12)))
    return card(pile(*lines, spacing=0), p)


@ft.component
def _CollectionPage(standings: Sequence[Standing], game: str, collection: Collection) -> ft.Control:
    """Show the items of a collection, by level if it has levels."""
    device = use_device()
    earned = {
        standing.player.id: progress.find_earned(collection, game, standing.tally, standing.profiles)
        for standing in standings
    }
    lines: list[ft.Control] = []
    level = None
    for item in collection.items:
        if item.level is not None and item.level != level:
            level = item.level
            lines.append(bold(device.words.say(level), device.palette))
        lines.append(_draw_item(device, standings, collection, item, earned))
    return stack(*lines, spacing=12)


def _draw_item(
    device: Device,
    standings: Sequence[Standing],
    collection: Collection,
    item: Item,
    earned: Mapping[str, Mapping[int, FirstGame | None]],
) -> ft.Control:
    """Build an item with the symbol and name of everybody who earned it. The names are needed because symbols repeat
    from the seventh person on."""
    p = device.palette
    earners = [standing.player for standing in standings if item.number in earned[standing.player.id]]
    number = device.t("item-number", number=item.number)
    texts: list[ft.Control] = [sans(f"{number} · {device.words.say(item.text)}", p)]
    if earners:
        marks: list[ft.Control] = [
            ft.Row([symbol(make_seat(player), p, size=18), small(shorten(player.name), p)], spacing=3, tight=True)
            for player in earners
        ]
        texts.append(ft.Row(marks, spacing=10, run_spacing=2, wrap=True))
    else:
        texts.append(small(device.t("standings-nobody"), p))
    return handle(f"item-{collection.id}-{item.number}", pile(*texts, spacing=2))


def _list_scores(device: Device, standings: Sequence[Standing], puzzles: BestResults) -> ft.Control:
    """Build the list of a game's puzzles with names and scores, best first."""
    p = device.palette
    lines: list[ft.Control] = []
    for record in puzzles.items:
        best = sorted(
            (
                (figure.most, standing.player)
                for standing in standings
                if (figure := standing.tally.figures.get(record.figure))
            ),
            key=lambda pair: -pair[0],
        )
        number = device.t("item-number", number=record.number)
        texts: list[ft.Control] = [sans(number, p), small(device.words.say(record.text), p)]
        texts += [
            ft.Row(
                [
                    ft.Container(player_label(make_seat(player), p), expand=True),
                    bold(device.words.number(score), p, size=20),
                ]
            )
            for score, player in best
        ]
        if not best:
            texts.append(small(device.t("standings-nobody"), p))
        lines.append(handle(f"best-{puzzles.id}-{record.number}", pile(*texts, spacing=2)))
    return pile(*lines, spacing=14)
