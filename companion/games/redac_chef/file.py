"""Rédac' Chef game files: read with every fault named, and written back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.file_checks import cross_field_faults
from companion.games.redac_chef.file_shapes import FileShape, OptionsShape
from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.model import Game, Options, Round
from companion.games.redac_chef.scoring.rules import Rules
from companion.kit.game_file import FORMAT, VERSION, parse_file
from companion.kit.shape import to_file

GAME: Final = "redac-chef"

_OPTIONS: Final = (
    "timer_s",
    "powers",
    "flash",
    "progress",
    "rule_change",
    "scenario",
    "puzzle",
    "puzzle_tiers",
)


def parse(data: Any, facts: Facts) -> Game:
    """The game that a file holds.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    game = Game(
        players=tuple(shape.players),
        rounds=tuple(shape.rounds),
        mode=shape.mode,
        options=_options(shape.options),
        ticked=tuple(shape.ticked.items()),
        id=shape.id,
        started_at=shape.started_at,
        finished_at=shape.finished_at,
    )
    rules = game.rules(facts)
    return replace(game, rounds=tuple(_complete(each, game, rules) for each in game.rounds))


def to_json(game: Game) -> dict[str, Any]:
    """The game as a file holds it; ``parse`` reads the same game back."""
    return _written(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": GAME,
            "id": game.id,
            "started_at": game.started_at,
            "finished_at": game.finished_at,
            "mode": game.mode,
            "options": _written(
                {
                    **{option: _plain(getattr(game.options, option)) for option in _OPTIONS},
                    "rulings": _written(
                        {
                            "all_tied_free_area": game.options.all_tied_free_area,
                            "two_player_gap": game.options.two_player_gap,
                        }
                    )
                    or None,
                }
            ),
            "players": [to_file(player) for player in game.players],
            "ticked": {id_: to_file(ticks) for id_, ticks in game.ticked},
            "rounds": [to_file(each) for each in game.rounds],
        }
    )


def _written(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in parts.items() if part is not None}


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _options(shape: OptionsShape) -> Options:
    tiers = shape.puzzle_tiers
    return Options(
        timer_s=shape.timer_s,
        powers=shape.powers,
        flash=shape.flash,
        progress=shape.progress,
        rule_change=shape.rule_change,
        scenario=shape.scenario,
        puzzle=shape.puzzle,
        puzzle_tiers=None if tiers is None else tuple(tiers),
        all_tied_free_area=shape.rulings.all_tied_free_area,
        two_player_gap=shape.rulings.two_player_gap,
    )


def _complete(each: Round, game: Game, rules: Rules) -> Round:
    """The round with sheets in the order of the players and 0 for what a file may leave out."""
    order = [player.id for player in game.players]
    sheets = sorted(each.sheets, key=lambda sheet: order.index(sheet[0]))
    return replace(
        each, sheets=tuple((id_, _zeros(counts, rules.fields(game.characters[id_]))) for id_, counts in sheets)
    )


def _zeros(counts: Counts, asked: tuple[str, ...]) -> Counts:
    zeros: dict[str, Any] = {field: 0 for field in asked if getattr(counts, field) is None}
    if isinstance(counts.articles, ArticleCount):
        zeros["articles"] = ArticleCount(counts.articles.one_point or 0, counts.articles.two_point or 0)
    return replace(counts, **zeros)
