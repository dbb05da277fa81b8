"""Makes the worked examples of the rules reference: the scoring computes their figures, so that they cannot drift from
it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from companion.games.redac_chef.facts import Facts, facts_in
from companion.games.redac_chef.modes import DAYS, MODES
from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.model import Game, Player, Round
from companion.games.redac_chef.scoring.options import Options
from companion.games.redac_chef.scoring.points import PlayerScore, RoundScore, score_round
from companion.games.redac_chef.scoring.result import score_game
from companion.games.redac_chef.scoring.rules import Rules, Rulings
from companion.table.message import Message, say

#: A page with nothing on it, everything counted.
_BLANK: Final = Counts(articles=0, photos=0, tribune=0, free_area=0, happy=0, sad=0, surplus=0, ads=0)
#: Points that everybody's equal free area brings in a round.
_EQUAL_AREAS: Final = 3

#: Three players of the rulebook's example, page 13.
_FRIDAY: Final[dict[str, dict[str, Any]]] = {
    "Goupil": {
        "articles": ArticleCount(6, 1),
        "photos": (4, 1),
        "tribune": 2,
        "free_area": 4,
        "happy": 3,
        "sad": 5,
        "surplus": 2,
        "ads": (2, 1),
    },
    "Zhette": {"articles": 6, "photos": 4, "tribune": 1, "free_area": 7, "surplus": 1, "ads": 5},
    "Lahaz": {"articles": 10, "photos": 4, "tribune": 2, "free_area": 5, "sad": 1, "surplus": 3, "ads": 3},
}


def example(name: str, content: Path) -> tuple[Message, ...]:
    """Return the lines of the example of that name, computed anew; empty if there is none. ``content``: the content
    root."""
    make = EXAMPLES.get(name)
    return tuple(make(facts_in(content))) if make else ()


def _make_pages(**players: Mapping[str, Any]) -> dict[str, Counts]:
    return {player: _make_page(**counts) for player, counts in players.items()}


def _make_page(**counts: Any) -> Counts:
    """Return a page's counts: those given, 0 for the rest."""
    return Counts(**({name: getattr(_BLANK, name) for name in Counts.__dataclass_fields__} | counts))


def _explain(name: str, figure_why: tuple[Message, ...]) -> Message:
    """Return the player's name with the first and the last term that their figure comes from."""
    first, *then = figure_why
    why = say("why-then", first=first, then=then[-1]) if then else first
    return say("example-who", name=name, why=why)


def _score_areas(
    cells: Mapping[str, int], rules: Rules, who: Mapping[str, str | None] | None = None
) -> Iterator[Message]:
    """Score pages that differ only in their free area; yield each player's points for it, and why. ``who``: the
    players' characters."""
    pages = _make_pages(**{player: {"free_area": area} for player, area in cells.items()})
    for player, score in score_round(rules, pages, who).players:
        yield _explain(player, score.free_area.why)


def _score_mood(happy: int, sad: int, rules: Rules, relief: int | None = None, who: str | None = None) -> Message:
    """Score the mood of one page; return why it brings that many points. ``relief``: what Jazz's card takes off;
    ``who``: the character."""
    pages = {"A": _make_page(happy=happy, sad=sad, mood_relief=relief)}
    figure = score_round(rules, pages, {"A": who})["A"]["mood"]
    first, *then = figure.why
    why = say("why-then", first=first, then=then[0]) if then else first
    return say("example-points", why=why, points=figure.points or 0)


def _play_game(
    totals: Mapping[str, tuple[int, int]],
    facts: Facts,
    mode: str = "classic",
    tokens: tuple[str, ...] | None = None,
    **options: Any,
) -> Iterator[Message]:
    """Play a whole game whose players end with these points and $ (``totals``); yield everybody's totals, and how it
    ended. ``tokens``: the order of the tokens in every round but the first."""
    days = MODES[mode].days or DAYS
    from_areas = len(days) * (_EQUAL_AREAS if MODES[mode].uses("free_area") and len(totals) > 1 else 0)
    if len(totals) == 1:
        from_areas = len(days) * _EQUAL_AREAS
    sheets = {
        player: _make_page(articles=points - from_areas, ads=dollars) for player, (points, dollars) in totals.items()
    }
    rounds = [Round(days[0], tuple(sheets.items()))]
    rounds += [Round(day, tuple((player, _BLANK) for player in totals), tokens) for day in days[1:]]
    game = Game(
        tuple(Player(player, player) for player in totals),
        tuple(rounds),
        MODES[mode].id,
        Options(**options),
    )
    result = score_game(game, game.rules(facts))
    for player in totals:
        so_far = result.now(player)
        yield say("example-totals", name=player, points=so_far.points.points or 0, dollars=so_far.ads.points or 0)
    if result.end is not None:
        yield from result.end.reasons


def _score_friday(facts: Facts) -> Iterator[Message]:
    """Yield a line for each player of the rulebook's example: their rows, points and $."""
    score: RoundScore = score_round(_make_classic_rules(facts), _make_pages(**_FRIDAY))
    for player, player_score in score.players:
        yield _describe_sheet(player, player_score)


def _describe_sheet(player: str, score: PlayerScore) -> Message:
    """Return a player's rows of one round in a line, with its points and $."""
    rows = [(row, figure.points or 0) for row, figure in score.rows if row not in ("total", "ads")]
    return say(
        "example-round",
        name=player,
        rows=tuple(say("row-points", row=row, points=points) for row, points in rows),
        points=score.points("total"),
        dollars=score.points("ads"),
    )


def _make_classic_rules(facts: Facts, **options: Any) -> Rules:
    return Options(**options).rules_for(facts, "classic")


def _compare_tie_rulings(facts: Facts) -> Iterator[Message]:
    """Yield what three equal free areas bring under each of the three rulings."""
    for ruling in ("smallest", "middle", "largest"):
        rules = _make_classic_rules(facts, rulings=Rulings(all_tied_free_area=ruling))
        score = score_round(rules, _make_pages(A={"free_area": 4}, B={"free_area": 4}, C={"free_area": 4}))
        yield say("example-all-tied", choice=ruling, why=score["A"].free_area.why[0])


def _explain_floor(facts: Facts) -> Iterator[Message]:
    """Yield the terms of a total that would be below 0."""
    pages = _make_pages(A={"articles": 4, "sad": 6, "surplus": 5, "free_area": 8}, B={"free_area": 3})
    yield _explain("A", score_round(_make_classic_rules(facts), pages)["A"]["total"].why)


def _score_solo_areas(facts: Facts) -> Iterator[Message]:
    """Yield what a free area of 1, 3, 5, 7 and 8 cells brings in solo."""
    for cells in (1, 3, 5, 7, 8):
        yield score_round(Options().rules_for(facts, "solo"), {"A": _make_page(free_area=cells)})["A"].free_area.why[0]


def _compare_solo_goals(facts: Facts) -> Iterator[Message]:
    """Yield how a solo game ends with just enough revenue, and with 1 $ less."""
    for dollars in (12, 11):
        yield list(_play_game({"A": (48, dollars)}, facts, "solo"))[-1]


def _compare_gaps(facts: Facts) -> Iterator[Message]:
    """Yield how a game of two ends with a gap in revenue that is still free, and with one too wide."""
    for dollars in (9, 8):
        yield from _play_game({"A": (51, 14), "B": (58, dollars)}, facts)


def _play_puzzle(facts: Facts) -> Iterator[Message]:
    """Yield what puzzle 8 demands, and how it ends: with fewer points, with more, and with an ad that is not placed."""
    number = 8
    yield say("example-puzzle", number=number, tribune=facts.puzzles[number].tribune)
    for points, placed in ((18, True), (22, True), (22, False)):
        page = _make_page(articles=points - _EQUAL_AREAS, ads_all_placed=placed)
        game = Game(
            (Player("A", "A"),),
            (Round(facts.puzzles[number].day, (("A", page),)),),
            "puzzle",
            Options(puzzle=number),
        )
        end = score_game(game, game.rules(facts)).end
        yield from end.reasons if end else ()


def _score_wilbur(facts: Facts) -> Iterable[Message]:
    return _score_areas({"Wilbur": 5, "B": 5, "C": 7}, _make_classic_rules(facts, powers=True), {"Wilbur": "wilbur"})


def _score_empty_cells(facts: Facts) -> Iterator[Message]:
    """Yield what six empty cells cost under rule change 1."""
    score = score_round(
        _make_classic_rules(facts, progress="rule-changes", rule_change=1), {"A": _make_page(empty_cells=6)}
    )["A"]
    yield say("example-points", why=score.free_area.why[0], points=score.points("free_area"))


#: Every example by its name.
EXAMPLES: Final[Mapping[str, Callable[[Facts], Iterable[Message]]]] = {
    "friday": _score_friday,
    "free-area": lambda facts: _score_areas({"A": 2, "B": 4, "C": 5, "D": 9}, _make_classic_rules(facts)),
    "free-area-ties": lambda facts: _score_areas({"A": 3, "B": 3, "C": 6, "D": 8}, _make_classic_rules(facts)),
    "free-area-two": lambda facts: _score_areas({"A": 3, "B": 5}, _make_classic_rules(facts)),
    "all-tied": _compare_tie_rulings,
    "mood": lambda facts: [
        _score_mood(happy, sad, _make_classic_rules(facts)) for happy, sad in ((5, 3), (2, 6), (4, 4))
    ],
    "never-negative": _explain_floor,
    "bankrupt": lambda facts: _play_game({"A": (61, 9), "B": (54, 14), "C": (49, 12)}, facts),
    "nobody-bankrupt": lambda facts: _play_game({"A": (61, 9), "B": (54, 9), "C": (49, 12)}, facts),
    "two-players": _compare_gaps,
    "winner": lambda facts: _play_game({"A": (52, 13), "B": (47, 8), "C": (55, 15)}, facts),
    "tie": lambda facts: _play_game({"A": (55, 13), "B": (55, 15), "C": (40, 10)}, facts, tokens=("B", "C", "A")),
    "solo-free-area": _score_solo_areas,
    "solo-goal": _compare_solo_goals,
    "puzzle": _play_puzzle,
    "family-revenue": lambda facts: _play_game({"A": (44, 12), "B": (46, 8), "C": (39, 11)}, facts, "family"),
    "wilbur": _score_wilbur,
    "jazz": lambda facts: [
        _score_mood(6, 2, _make_classic_rules(facts, powers=True), relief, "jazz") for relief in (3, 5)
    ],
    "empty-cells": _score_empty_cells,
}
