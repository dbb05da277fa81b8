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
    """Count in which a page on the grid and its sheet differ: ``laid`` on the grid, ``entered`` in the sheet."""

    field: str
    laid: int
    entered: int


def find_differences(page: Page, counts: Counts) -> tuple[Difference, ...]:
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
    in_both = (
        (field, on_page, _add_up_entries(in_sheet))
        for field, on_page, in_sheet in pairs
        if on_page is not None and in_sheet is not None
    )
    return tuple(
        Difference(field, on_page, in_sheet)
        for field, on_page, in_sheet in in_both
        if in_sheet is not None and on_page != in_sheet
    )


def _add_up_entries(entered: Any) -> int | None:
    """Return the entered count as one number; None if it is incomplete."""
    if isinstance(entered, ArticleCount):
        return entered.points
    if isinstance(entered, tuple):
        return sum(entered)
    number: int = entered
    return number


def describe_differences(game: Game, rules: Rules) -> tuple[Message, ...]:
    """Return a sentence for every difference between a game's pages and its sheets, in the order of the rounds. Counts
    that the rules of the game do not have are passed over."""
    sentences = []
    for each in game.rounds:
        for player, page in each.pages:
            counts = each.sheet(player)
            fields = rules.fields(game.characters[player])
            for difference in find_differences(page, counts) if counts is not None else ():
                if difference.field in fields:
                    name, day = game.name(player), say(f"day-{each.day}")
                    sentences.append(describe_difference(difference, name=name, day=day))
    return tuple(sentences)


def describe_difference(difference: Difference, **whose: Any) -> Message:
    """Return the sentence for one difference. ``whose``: the name and the day that the sentence mentions."""
    return say(
        "page-differs",
        what=say("field", field=difference.field),
        laid=difference.laid,
        entered=difference.entered,
        **whose,
    )
