"""Computes what a finished game of Rédac' Chef adds to its players' statistics, and defines the pages of achievements
and statistics.

Sources: "Scénarios et succès" and the tables after it (pages 18–19), "Mode puzzle" (the tables of names and scores).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from companion.games.redac_chef.facts import Achievement, facts_in
from companion.games.redac_chef.modes import DAYS
from companion.games.redac_chef.scoring.sheet import SHEET
from companion.kit.progress import (
    POINTS,
    BestResult,
    BestResults,
    Collection,
    CountStat,
    FigureGrid,
    GridLine,
    Item,
    PlayerStats,
    ProgressPages,
    item_id,
)
from companion.table.message import Message, say

#: The sheet of a player has 48 blots, four lines of twelve ("Scénarios et succès", page 17).
BLOTS: Final = 48
ACROSS: Final = 12

#: This game, and its first collection, as profiles and deeds name them.
GAME_ID: Final = "redac-chef"
ACHIEVEMENTS: Final = "achievements"

#: The column of the whole game, beside those of the days.
GAME: Final = "game"
#: Figure: the length of the clock (s), in rounds whose calls are recorded.
CLOCK: Final = "clock"
_CALLS: Final = (("maquette", "maquette_s"), ("tirage", "tirage_s"))


def player_stats(file: Mapping[str, Any], result: Mapping[str, Any]) -> dict[str, PlayerStats]:
    """Return what the game adds to each player's statistics, from its file and its result (as ``companion score
    --json`` prints it)."""
    return {
        player["id"]: PlayerStats(
            tuple(_list_items(file, result, player["id"])), dict(_list_figures(file, result, player))
        )
        for player in file["players"]
    }


def _list_items(file: Mapping[str, Any], result: Mapping[str, Any], player: str) -> Iterator[str]:
    """Yield the ids of the achievements, the scenario and the rule change that the game ticks off for the player."""
    options = file.get("options", {})
    for number in result.get("achievements", {}).get(player, ()):
        yield item_id(ACHIEVEMENTS, number)
    if result.get("scenario", {}).get(player, {}).get("done"):
        yield item_id("scenarios", options["scenario"])
    rule_change_kept = file.get("ticked", {}).get(player, {}).get("rule_change")
    if rule_change_kept and options.get("progress") == "rule-changes":
        yield item_id("rule-changes", options["rule_change"])


def _list_figures(
    file: Mapping[str, Any], result: Mapping[str, Any], player: Mapping[str, Any]
) -> Iterator[tuple[str, int]]:
    """Yield the player's figures by name: points by row and day and for the whole game, bankruptcy, calls; of a puzzle
    only its own."""
    id_ = player["id"]
    points = result["totals"][id_]["points"]
    if "puzzle" in result:
        yield from _list_puzzle_figures(file, result["puzzle"], points)
        return
    yield POINTS, points
    stayed = player.get("left_after") is None
    sums: dict[str, int] = {}
    for each in result["rounds"]:
        for row, figure in each["players"].get(id_, {}).items():
            yield f"{row}.{each['day']}", figure
            sums[row] = sums.get(row, 0) + figure
    if stayed:
        # Figures of the whole game only for those who played all of it; the total is the one after penalties.
        yield from ((f"{row}.{GAME}", points if row == "total" else figure) for row, figure in sums.items())
    if stayed and len(file["players"]) > 1:
        yield "bankrupt", int(result.get("bankrupt") == id_)
    timer_s = file.get("options", {}).get("timer_s")
    for each in file["rounds"]:
        yield from _list_round_figures(each, id_, timer_s)


def _list_round_figures(each: Mapping[str, Any], player: str, timer_s: int | None) -> Iterator[tuple[str, int]]:
    """Yield one round's figures of the player: the seconds of the calls and of the clock's length, whether the player
    was first, and by how many seconds."""
    day, calls = each["day"], each.get("calls", {}).get(player, {})
    for name, field in _CALLS:
        if field in calls:
            yield f"{name}.{day}", calls[field]
    if calls and timer_s:
        yield f"{CLOCK}.{day}", timer_s
    order: list[str] = each.get("bouclage") or []
    if len(order) > 1 and player in order:
        yield f"first.{day}", int(order[0] == player)
        gap = _find_gap(each.get("calls", {}), order)
        if order[0] == player and gap is not None:
            yield f"ahead.{day}", gap


def _find_gap(calls: Mapping[str, Mapping[str, int]], order: list[str]) -> int | None:
    """Return how many seconds the first print call came before the second; None if the file lacks one of them."""
    first, second = (calls.get(player, {}).get("tirage_s") for player in order[:2])
    return second - first if first is not None and second is not None and second >= first else None


def _list_puzzle_figures(file: Mapping[str, Any], puzzle: Mapping[str, Any], points: int) -> Iterator[tuple[str, int]]:
    """Yield the result of a puzzle by its number: points and the number of thresholds reached, or that it was
    missed."""
    number = file.get("options", {}).get("puzzle")
    if number is None:
        return
    if puzzle["status"] == "incomplete":
        yield f"puzzle-{number}-missed", 1
        return
    yield f"puzzle-{number}", points
    if puzzle["tier"] is not None:
        yield f"puzzle-{number}-tier", puzzle["tier"]


# --- the pages --------------------------------------------------------------------------------------------------------


@cache
def progress_pages(content: Path) -> ProgressPages:
    """Return the layout of the pages that profiles show: the 25 achievements, 7 rule changes and 18 scenarios, the 12
    puzzles, figures by row and day, and how often something happened (bankruptcy, first print call)."""
    facts = facts_in(content)
    days = tuple(GridLine(day, say("day-name", day=day), say("stats-day-mark", day=day)) for day in DAYS)
    puzzles = sorted({*facts.puzzles, *facts.typed_puzzles})
    return ProgressPages(
        collections=(
            Collection(
                ACHIEVEMENTS,
                say("progress-achievements"),
                tuple(Item(one.number, describe_demand(one)) for one in facts.achievements.values()),
            ),
            Collection(
                "rule-changes",
                say("progress-rule-changes"),
                tuple(Item(number, say("rule-change", number=number)) for number in facts.rule_changes),
            ),
            Collection(
                "scenarios",
                say("progress-scenarios"),
                tuple(
                    Item(
                        one.number,
                        say(
                            "scenario-asks",
                            character=say("character", character=one.character),
                            points=one.min_points,
                            dollars=one.min_ads,
                            extra="" if one.extra is None else _describe_extra(one.extra.kind, one.extra.value),
                        ),
                        say("scenario-level", level=one.level),
                    )
                    for one in facts.scenarios.values()
                ),
            ),
        ),
        records=(
            BestResults(
                "puzzles",
                say("progress-puzzles"),
                tuple(
                    BestResult(
                        number,
                        _describe_puzzle(facts.puzzles.get(number)),
                        f"puzzle-{number}",
                        f"puzzle-{number}-tier",
                        f"puzzle-{number}-missed",
                    )
                    for number in puzzles
                ),
            ),
        ),
        grids=(
            FigureGrid(
                "rows",
                say("stats-rows"),
                tuple(GridLine(row.id, say("row", row=row.id), row.letter, row.ink) for row in SHEET.rows if row.json),
                (*days, GridLine(GAME, say("stats-game"))),
                by_column=("total", say("stats-days")),
            ),
            FigureGrid(
                "calls",
                say("stats-calls"),
                (
                    *(
                        GridLine(call, say("stats-call", call=call), say("stats-call-mark", call=call))
                        for call, _ in _CALLS
                    ),
                    GridLine(CLOCK, say("stats-call", call=CLOCK)),
                ),
                days,
                unit="seconds",
                low=True,
                of=CLOCK,
            ),
        ),
        counts=(
            CountStat(("bankrupt",), say("stats-bankrupt")),
            CountStat(
                tuple(f"first.{day}" for day in DAYS),
                say("stats-first"),
                (tuple(f"ahead.{day}" for day in DAYS), "stats-first-margin"),
            ),
        ),
        blots=BLOTS,
        across=ACROSS,
    )


def describe_demand(achievement: Achievement) -> Message:
    """Return what the achievement demands, as a sentence."""
    return say("achievement-asks", kind=achievement.kind, value=achievement.value or 0)


def _describe_extra(kind: str, value: int | None) -> Message:
    return say("scenario-extra", kind=kind, value=value or 0)


def _describe_puzzle(puzzle: Any) -> Message:
    """Return what the puzzle demands, as a sentence; for None, a sentence that its thresholds are typed."""
    if puzzle is None:
        return say("puzzle-typed")
    return say("puzzle-asks", day=say("day-name", day=puzzle.day), tribune=puzzle.tribune, tiers=puzzle.tiers)
