"""Reads game files of Rédac' Chef, naming every fault, and writes them."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.file_checks import cross_field_faults
from companion.games.redac_chef.file_shapes import FileShape
from companion.games.redac_chef.page.file import with_grid
from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.model import Game, Round
from companion.games.redac_chef.scoring.rules import Rules
from companion.kit.file_players import without_none
from companion.kit.game_file import FORMAT, VERSION, parse_file
from companion.kit.lenient_json import as_list, as_object
from companion.kit.shape import to_file

GAME: Final = "redac-chef"


def parse(data: Any, facts: Facts) -> Game:
    """Return the game that a file holds. ``data``: its JSON.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(_with_grids(data, facts), FileShape, lambda raw: cross_field_faults(raw, facts))
    game = Game(
        players=tuple(shape.players),
        rounds=tuple(shape.rounds),
        mode=shape.mode,
        options=shape.options,
        ticked=tuple(shape.ticked.items()),
        id=shape.id,
        started_at=shape.started_at,
        finished_at=shape.finished_at,
    )
    rules = game.rules(facts)
    return replace(game, rounds=tuple(_complete(each, game, rules) for each in game.rounds))


def _with_grids(data: Any, facts: Facts) -> Any:
    """Return the file's JSON with the day's grid filled in wherever a page leaves its grid out."""
    rounds = as_list(as_object(data).get("rounds"))
    if not any(as_object(as_object(each).get("pages")) for each in rounds):
        return data

    def fill_in_round(each: Any) -> Any:
        """Return the round with the grids of its pages filled in."""
        pages = as_object(as_object(each).get("pages"))
        complete_pages = {
            id_: with_grid(page, facts) if isinstance(page, dict) else page for id_, page in pages.items()
        }
        return each | {"pages": complete_pages} if pages else each

    return data | {"rounds": [fill_in_round(each) for each in rounds]}


def to_json(game: Game) -> dict[str, Any]:
    """Return the game as a file holds it; ``parse`` reads the same game back."""
    return without_none(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": GAME,
            "id": game.id,
            "started_at": game.started_at,
            "finished_at": game.finished_at,
            "mode": game.mode,
            # Defaults are left out, but rulings are always written: their defaults may change.
            "options": to_file(game.options) | {"rulings": asdict(game.options.rulings)},
            "players": [to_file(player) for player in game.players],
            "ticked": {id_: to_file(ticks) for id_, ticks in game.ticked},
            "rounds": [to_file(each) for each in game.rounds],
        }
    )


def _complete(each: Round, game: Game, rules: Rules) -> Round:
    """Return the round with its sheets in player order, and 0 for the counts that a file may leave out."""
    order = [player.id for player in game.players]
    sheets = sorted(each.sheets, key=lambda sheet: order.index(sheet[0]))
    return replace(
        each,
        sheets=tuple((id_, _fill_zeros(counts, rules.fields(game.characters[id_]))) for id_, counts in sheets),
    )


def _fill_zeros(counts: Counts, fields: tuple[str, ...]) -> Counts:
    """Return the counts with 0 for each of the ``fields`` in which nothing was entered. Articles by tile get a 0 for a
    value that is missing."""
    zeros: dict[str, Any] = {field: 0 for field in fields if getattr(counts, field) is None}
    if isinstance(counts.articles, ArticleCount):
        zeros["articles"] = ArticleCount(counts.articles.one_point or 0, counts.articles.two_point or 0)
    return replace(counts, **zeros)
