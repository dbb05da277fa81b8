"""Compares a page laid on the grid with its sheet. The sheet is what counts; differences are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.rules import Rules
from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class Difference:
    """A count of a page that differs: ``laid`` on the grid, ``entered`` in the sheet."""

    field: str
    laid: int
    entered: int


def differences(page: Page, counts: Counts) -> tuple[Difference, ...]:
    """Return the counts in which page and sheet differ; a count that is missing in one of them is no difference."""
    laid = judge(page).counts
    pairs: list[tuple[str, int | None, Any]] = [
        ("articles", laid.articles, counts.articles),
        ("photos", sum(laid.photos), counts.photos),
        ("tribune", laid.tribune if page.tribune_known else None, counts.tribune),
        ("free_area", laid.free_area, counts.free_area),
        ("empty_cells", laid.empty_cells, counts.empty_cells),
        ("happy", laid.happy, counts.happy),
        ("sad", laid.sad, counts.sad),
        ("surplus", laid.surplus or None, counts.surplus),
        ("ads", laid.money, counts.ads),
        ("face_down", laid.face_down, counts.face_down),
    ]
    found = ((field, here, _sum(there)) for field, here, there in pairs if here is not None and there is not None)
    return tuple(Difference(field, here, there) for field, here, there in found if there is not None and here != there)


def _sum(entered: Any) -> int | None:
    """Return the entered count as one number; None where it is incomplete."""
    if isinstance(entered, ArticleCount):
        return entered.points
    if isinstance(entered, tuple):
        return sum(entered)
    number: int = entered
    return number


def describe_differences(game: Game, rules: Rules) -> tuple[Message, ...]:
    """Return a sentence for every difference between a game's pages and its sheets, in the order of the rounds."""
    found = []
    for each in game.rounds:
        for player, page in each.pages:
            counts = each.sheet(player)
            asked = rules.fields(game.characters[player])
            for one in differences(page, counts) if counts is not None else ():
                if one.field in asked:
                    name, day = game.name(player), say(f"day-{each.day}")
                    found.append(describe_difference(one, name=name, day=day))
    return tuple(found)


def describe_difference(one: Difference, **whose: Any) -> Message:
    """Return the sentence for one difference. ``whose``: the name and the day that it mentions."""
    return say("page-differs", what=say("field", field=one.field), laid=one.laid, entered=one.entered, **whose)
