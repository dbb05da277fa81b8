"""Builds the front page that players take home (picture, PDF) of a game of Rédac' Chef: its headline and its briefs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from companion.games.redac_chef.facts import Facts, facts_in
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.scoring.achievements import find_earned
from companion.games.redac_chef.scoring.front_page import make_edition
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.report import report
from companion.games.redac_chef.scoring.result import GameResult, score_game
from companion.games.redac_chef.scoring.rules import Rules
from companion.kit.front_page import Brief, FrontPage, sheet_briefs
from companion.table.message import say


def front_page(file: Mapping[str, Any], content: Path) -> FrontPage:
    """Build the front page of a game file: headline, sentences, briefs, and who is bankrupt. Raises WrongFile if the
    file has any fault."""
    facts = facts_in(content)
    game = parse(file, facts)
    rules = game.rules(facts)
    result = score_game(game, rules)
    story = make_edition(game, rules, result).story
    briefs = (
        *_tell_photo_finish(game),
        *_tell_ruin(game, rules, result),
        *_tell_free_area(game),
        *_tell_achievements(game, rules, result, facts),
        *sheet_briefs(file, report(game, facts)),
    )
    bankrupt = result.end.bankrupt if result.end is not None else None
    return FrontPage(story.headline, (*story.deck, *story.notes), briefs, (bankrupt,) if bankrupt else ())


def _tell_photo_finish(game: Game) -> Iterator[Brief]:
    """Yield a brief on the two print calls that came closest to each other (a file keeps them in whole seconds).
    Nothing if no round had two calls."""
    gaps: list[tuple[int, str, str, str]] = []
    for each in game.rounds:
        called = sorted((calls.tirage_s, player) for player, calls in each.calls if calls.tirage_s is not None)
        if each.bouclage is not None:  # within a second the tokens tell who was first
            called.sort(key=lambda call: (call[0], each.token(call[1]) or 0))
        gaps += [(later[0] - first[0], each.day, first[1], later[1]) for first, later in pairwise(called)]
    if not gaps:
        return
    gap, day, first, second = min(gaps, key=lambda each: each[0])
    names = {"first": game.name(first), "second": game.name(second)}
    yield Brief(say("paper-finish"), say("paper-finish-text", **names, seconds=gap, day=say(f"day-{day}")))


def _tell_ruin(game: Game, rules: Rules, result: GameResult) -> Iterator[Brief]:
    """Yield a brief on the player who came closest to the penalty for the lowest revenue, or who paid it. Nothing if
    the mode has none."""
    end = result.end
    if end is None or rules.mode.lowest_revenue is None or len(game.staying) < 2:
        return
    revenue = sorted((result.now(player.id).ads.points or 0, player.id) for player in game.staying)
    (least, lowest), (following, safe) = revenue[:2]
    gap, names = following - least, {"lowest": game.name(lowest), "safe": game.name(safe)}
    if gap == 0:
        level = tuple(game.name(player) for dollars, player in revenue if dollars == least)
        yield Brief(say("paper-ruin"), say("paper-ruin-level-text", names=level, dollars=least))
    elif end.bankrupt is not None:
        yield Brief(say("paper-ruin"), say("paper-ruin-text", **names, gap=gap, dollars=least))
    else:
        yield Brief(say("paper-ruin"), say("paper-ruin-lowest-text", **names, gap=gap, dollars=least))


def _tell_free_area(game: Game) -> Iterator[Brief]:
    """Yield a brief on the largest free area of all pages. Nothing if none was counted."""
    areas = [
        (counts.free_area, player, each.day)
        for each in game.rounds
        for player, counts in each.sheets
        if counts.free_area is not None
    ]
    if not areas or not (largest := max(area for area, _, _ in areas)):
        return
    _, player, day = next(each for each in areas if each[0] == largest)
    text = say("paper-area-text", name=game.name(player), cells=largest, day=say(f"day-{day}"))
    yield Brief(say("paper-area"), text)


def _tell_achievements(game: Game, rules: Rules, result: GameResult, facts: Facts) -> Iterator[Brief]:
    """Yield one brief with the achievements of everybody who earned some."""
    if rules.progress != "achievements" or not result.finished:
        return
    earned = {player: each for player, each in find_earned(game, rules, result, facts).items() if each}
    if not earned:
        return
    lines = tuple(
        say(
            "paper-achieved",
            name=game.name(player),
            numbers=tuple(one.number for one in each),
            count=len(each),
        )
        for player, each in earned.items()
    )
    yield Brief(say("progress-achievements"), say("paper-achievements-text", lines=lines))
