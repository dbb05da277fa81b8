"""Shows the end of a game: the front page of the watched table, or of a game from the history."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.content import content_root
from companion.games.redac_chef.facts import facts_in
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.scoring.front_page import Edition, make_edition
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.result import score_game
from companion.games.redac_chef.state.live_scoring import played_game
from companion.games.redac_chef.state.play import Play
from companion.games.redac_chef.state.scorecard import score_finished_game
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.page.saved_pages import finished_pages
from companion.games.redac_chef.views.result.achievements import Achievements, TableAchievements, find_harvests
from companion.games.redac_chef.views.result.front_page import (
    build_lead,
    build_newspaper,
    build_notes,
    build_places,
    build_top,
)
from companion.games.redac_chef.views.result.objectives import RuleKept, build_objectives, build_rule_kept
from companion.games.redac_chef.views.result.reveal import Curtain, Reveal, use_reveal
from companion.games.redac_chef.views.sheet import FinishedSheet
from companion.kit.faults import WrongFile
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import go
from companion.ui.controls.buttons import action, home_link, link
from companion.ui.controls.fields import lay_side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, lay_over_bar, scroll_view, warning
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans
from companion.ui.controls.undo import UndoLink
from companion.ui.dates import format_moment
from companion.ui.device import Device
from companion.ui.finished_file import describe_fault, read_seats
from companion.ui.help import help_button
from companion.ui.parts.own_texts import file_texts, use_table_texts
from companion.ui.parts.paper import table_paper_links
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.rematch import play_again
from companion.ui.screens.menu import menu_button, who_sat_link

#: The most characters of a name in headlines and sentences; in the ranking names stand whole.
_NAME: Final = 28


def read_edition(device: Device) -> Edition:
    """Return the front page of the watched table as it is now, as data, with names cut as headlines need them."""
    views: Any = device.services.games[device.state.game]
    card = queries.get_scorecard(device)
    return make_edition(_shorten_names(played_game(device.state, views.facts)), card.rules, card.result)


def _shorten_names(game: Game) -> Game:
    """Return the game with the names cut as headlines need them."""
    return replace(game, players=tuple(replace(one, name=shorten(one.name, _NAME)) for one in game.players))


@ft.component
def Result() -> ft.Control:
    """Shows the result of the watched table: the front page with buttons and links for what follows a game or, while
    places are being revealed, only those that are."""
    device = use_device()
    edition = use_slice(read_edition)
    seats = {seat.id: seat for seat in use_slice(lambda d: d.state.seats)}
    may = use_slice(lambda d: d.may_lead)
    play: Play = use_slice(lambda d: d.state.play)
    own = use_table_texts(device)
    reveal = use_reveal(play.settings.reveal, edition.steps)
    if reveal.done is not None:
        page = scroll_view(Curtain(edition, seats, reveal.done, _build_corner(device, edition)))
        foot = _build_reveal_bar(device, reveal, last=reveal.done + 1 >= edition.steps)
        return lay_over_bar(device.palette, page, foot, width=theme.COLUMN - 32 if device.is_wide else None)
    sheet = action(device, "sheet", device.t("result-sheet"), lambda: go(device, "sheet"), expand=True)
    again = action(
        device,
        "again",
        device.t("result-again"),
        lambda: play_again(device, device.state.game_id),
        red=True,
        expand=True,
    )
    edition_name = device.t("result-edition-provisional" if edition.provisional else "result-edition")
    day = device.t("result-of-day", day=edition.day) if edition.day else ""
    head = build_top(device, day, edition_name, device.state.code, beside=_build_corner(device, edition))
    front = [*own, *build_lead(device, edition)]
    below = [
        *build_places(edition, seats),
        *build_objectives(device, edition, seats),
        RuleKept(key="rule-kept"),
        *build_notes(device, edition),
        TableAchievements(key="achievements"),
    ]
    buttons = [sheet, again] if may else [sheet]
    doors = ft.Row(
        [
            *(
                [
                    link(
                        device,
                        "reveal-again",
                        device.t("reveal-again"),
                        lambda: reveal.set_all_shown(False),
                        icon=ft.Icons.REPLAY,
                    )
                ]
                if edition.steps > 1 and reveal.leads
                else []
            ),
            *([who_sat_link(device)] if may else []),
            *table_paper_links(device),
            link(device, "new-game", device.t("result-new-game"), lambda: device.go("/new"), icon=ft.Icons.ADD),
            home_link(device),
        ],
        spacing=4,
        wrap=True,
    )
    if device.is_wide:
        front += [ft.Row(buttons, spacing=10), doors, ft.Row([UndoLink()], wrap=True)]
        return build_newspaper(head, front, below)
    page = column([*head, *front, *below, doors, ft.Row([UndoLink()], wrap=True)], spacing=10)
    return lay_over_bar(device.palette, page, lay_side_by_side(device, *buttons, spacing=10))


def _build_reveal_bar(device: Device, reveal: Reveal, *, last: bool) -> ft.Control:
    """Build the buttons of the device that leads the reveal; on others, a line that another device leads it. ``last``:
    what is revealed next is the first place, so all are shown then."""
    if not reveal.leads:
        return handle("reveal-follow", sans(device.t("reveal-follow"), device.palette))
    buttons: list[ft.Control] = [
        action(device, "reveal-all", device.t("reveal-all"), lambda: reveal.set_all_shown(True), expand=True),
        action(
            device,
            "reveal",
            device.t("reveal-first" if last else "reveal-next"),
            reveal.reveal_next,
            red=True,
            expand=True,
        ),
    ]
    return lay_side_by_side(device, *buttons, spacing=10)


def _build_corner(device: Device, edition: Edition) -> ft.Control:
    """Build the controls at the end of the strap: the "?", which begins with what happened in this game, and the
    table's menu."""
    happened = {
        "result/bankrupt": any(line.bankrupt for line in edition.lines),
        "result/penalty": any(line.penalty for line in edition.lines),
        "result/goal": edition.goal_met is not None,
        "result/puzzle": edition.puzzle is not None,
    }
    places = sorted((*happened, "result/winner", "result/tie"), key=lambda place: not happened.get(place, False))
    return ft.Row([*help_button(device, "phase/result", *places), menu_button(device)], spacing=0, tight=True)


@ft.component
def FinishedGame(file: Mapping[str, Any]) -> ft.Control:
    """Shows the result, the sheet and the pages of a game from the history, scored anew from its file; or what is wrong
    with that file."""
    device, p = use_device_and_palette()
    facts = facts_in(content_root())
    try:
        game = parse(file, facts)
    except WrongFile as wrong:
        return column([warning(sans(describe_fault(device, wrong), p), p)])
    rules = game.rules(facts)
    result = score_game(game, rules)
    edition = make_edition(_shorten_names(game), rules, result)
    seats = {seat.id: seat for seat in read_seats(device, file)}
    when = device.words.say(format_moment(game.finished_at or game.started_at or "", device.lang))
    head = build_top(device, when, device.t("result-edition"))
    front = [*file_texts(device, file), *build_lead(device, edition)]
    below = [
        *build_places(edition, seats),
        *build_objectives(device, edition, seats),
        *build_rule_kept(device, game, seats),
    ]
    below += build_notes(device, edition)
    if harvest := find_harvests(game, rules, result, facts):
        below.append(
            Achievements(harvest, tuple(seats.values()), game.id or "", facts, ticking=False, key="achievements")
        )
    sheet = FinishedSheet(score_finished_game(game, facts), tuple(seats.values()), key="sheet")
    pages = finished_pages(device, game, rules)
    if not device.is_wide:
        return column([*head, *front, *below, sheet, *pages])
    # The sheet takes the whole width under the two columns.
    under = stack(sheet, *pages, spacing=12)
    return build_newspaper(head, front, below, under if pages else sheet)
