"""Shows the achievements at the end of a game: earned for the first time, earned before, missed by little, and to be
ticked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.progress import ACHIEVEMENTS, GAME_ID, describe_demand
from companion.games.redac_chef.scoring.achievements import Earned, Harvest, judge_achievements
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.result import GameResult
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.state.intents import TickAchievement
from companion.games.redac_chef.state.live_scoring import played_game
from companion.games.redac_chef.views import queries
from companion.store.library import Library
from companion.table.seats import Seat
from companion.text.typography import capitalise
from companion.ui.controls.fields import tick
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label, symbol
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice

#: By profile, the achievements that it has without this game.
Before = Mapping[str, frozenset[int]]


def find_harvests(game: Game, rules: Rules, result: GameResult, facts: Facts) -> tuple[tuple[str, Harvest], ...]:
    """Return each player's id with what they achieved in that game; empty if it was not played for achievements, or is
    not over."""
    if rules.progress != "achievements" or not result.finished:
        return ()
    return tuple(judge_achievements(game, rules, result, facts).items())


def _read_table_achievements(device: Device) -> tuple[tuple[str, Harvest], ...]:
    views: Any = device.services.games[device.state.game]
    card_ = queries.get_scorecard(device)
    return find_harvests(played_game(device.state, views.facts), card_.rules, card_.result, views.facts)


@ft.component
def TableAchievements() -> ft.Control:
    """Shows the achievements of the watched table; nothing before the game is over."""
    device = use_device()
    harvests_by_player = use_slice(_read_table_achievements)
    seats = use_slice(lambda d: d.state.seats)
    may = use_slice(queries.may_keep_score)
    views: Any = device.services.games[device.state.game]
    if not harvests_by_player:
        return ft.Container(height=0)
    return Achievements(harvests_by_player, seats, device.state.game_id, views.facts, ticking=may, key="achievements")


@ft.component
def Achievements(
    harvests_by_player: Sequence[tuple[str, Harvest]], seats: Sequence[Seat], game_id: str, facts: Facts, ticking: bool
) -> ft.Control:
    """Shows everybody's achievements in table order; ``ticking``: those that the sheet cannot show can be ticked here.
    What each profile had earned before is read from the history once these are on the screen; until then everything
    earned counts as new."""
    device, p = use_device_and_palette()
    before, set_before = ft.use_state(None)
    profiles = tuple(profile for seat in seats for profile in seat.profiles)

    async def read_earned_before() -> None:
        """Read from the history what each profile had earned without this game."""
        set_before(await device.services.library.run(lambda library: _find_earned_before(library, profiles, game_id)))

    ft.use_effect(read_earned_before, [profiles, game_id])
    heading = ft.Semantics(header=True, content=bold(device.t("progress-achievements"), p, size=20))
    parts: list[ft.Control] = [heading]
    harvest = dict(harvests_by_player)
    earned_before: Before = before or {}
    for number, seat in enumerate(seats, 1):
        if seat.id in harvest:
            parts.append(
                _build_player(device, seat, number, harvest[seat.id], _list_had(seat, earned_before), facts, ticking)
            )
    body = stack(*parts, spacing=16)
    return card(handle("achievements", body), p)


def _find_earned_before(library: Library, profiles: Sequence[str], game_id: str) -> Before:
    """Return, by profile, the achievements that it had without this game: ticked by hand, or earned in an earlier
    game."""
    by_profile = {}
    for profile in profiles:
        progress = library.progress(profile)
        if progress is None:
            continue
        ticked = {number for one in progress.profiles for number in one.ticks(GAME_ID, ACHIEVEMENTS)}
        names = {
            item.partition("/")[2]
            for item, first in progress.tally_of_game(GAME_ID).items.items()
            if item.startswith(f"{ACHIEVEMENTS}/") and first.game != game_id
        }
        by_profile[profile] = frozenset({*ticked, *(int(name) for name in names)})
    return by_profile


#: Each person at a seat by name, with the achievements that they had without this game.
Had = Sequence[tuple[str, frozenset[int]]]


def _list_had(seat: Seat, earned_before: Before) -> Had:
    """Return each person at that seat with the achievements that they had before this game: the player or, because what
    a team earns counts for each member, every member of the team."""
    return [(name, earned_before.get(profile or "", frozenset())) for name, profile in seat.everybody]


def _build_player(
    device: Device, seat: Seat, number: int, harvest: Harvest, everybody: Had, facts: Facts, ticking: bool
) -> ft.Control:
    """Build one player's achievements: new ones, earned before, missed by little, to be ticked. One is new if any of
    ``everybody`` (the player, or the members of the team) had not earned it."""
    p = device.palette
    had = frozenset.intersection(*(theirs for _, theirs in everybody))
    new = [one for one in harvest.earned if one.number not in had]
    again = [one for one in harvest.earned if one.number in had]
    parts: list[ft.Control] = [player_label(seat, p, max_lines=2)]
    for one in new:
        lacking = tuple(name for name, theirs in everybody if one.number not in theirs)
        only = lacking if len(lacking) < len(everybody) else ()
        parts.append(_build_line(device, symbol(seat, p), f"achievement-{one.number}-{number}", one, facts, only))
    if not new:
        parts.append(small(device.t("achieved-nothing-new"), p))
    if again:
        had_before = device.t("achieved-before", numbers=tuple(one.number for one in again), count=len(again))
        parts.append(handle(f"achieved-before-{number}", small(had_before, p)))
    near = [one for one in harvest.near if one.number not in had]
    if near:
        parts.append(bold(device.t("achieved-near"), p, size=15))
    parts += [
        _build_line(
            device, ft.Icon(ft.Icons.HORIZONTAL_RULE, color=p.muted, size=22), f"near-{one.number}-{number}", one, facts
        )
        for one in near
    ]
    if harvest.asked:
        parts += _build_ticks(device, seat, number, harvest, facts, ticking)
    body = stack(*parts, spacing=6)
    return handle(f"achieved-{number}", body)


def _build_line(
    device: Device, sign: ft.Control, identifier: str, one: Earned, facts: Facts, only: tuple[str, ...] = ()
) -> ft.Control:
    """Build the line of one achievement. ``only``: the members of the team for whom it is new, if it is not new for
    all."""
    p = device.palette
    demand = device.words.say(describe_demand(facts.achievements[one.number]))
    why = device.words.say(one.why)
    text = ft.Column(
        [
            sans(f"{device.t('item-number', number=one.number)} · {demand}", p),
            small(capitalise(why), p),
            *([small(device.t("achieved-new-for", names=only), p)] if only else []),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    return handle(identifier, ft.Row([sign, text], spacing=10))


def _build_ticks(
    device: Device, seat: Seat, number: int, harvest: Harvest, facts: Facts, ticking: bool
) -> list[ft.Control]:
    """Build the boxes to tick for achievements that the sheet cannot show; where ticking is not allowed, a line that
    names them."""
    p = device.palette
    if not ticking:
        return [small(device.t("achieved-ask-later", numbers=harvest.asked, count=len(harvest.asked)), p)]
    done = {one.number for one in harvest.earned}
    parts: list[ft.Control] = [bold(device.t("achieved-ask"), p, size=15)]
    for one in harvest.asked:

        def send_tick(value: bool, one: int = one) -> Any:
            """Send the tick, or that it is taken back."""
            return device.send(TickAchievement(seat=seat.id, number=one, done=value))

        demand = device.words.say(describe_demand(facts.achievements[one]))
        label = f"{device.t('item-number', number=one)} · {demand}"
        parts.append(tick(device, f"tick-{one}-{number}", label, one in done, send_tick))
    return parts
