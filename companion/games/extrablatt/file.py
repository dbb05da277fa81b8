"""Game files of the game: read with every fault named, and written back."""

from __future__ import annotations

from typing import Any

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.file_checks import cross_field_faults
from companion.games.extrablatt.file_shapes import ArticleShape, FileShape, OptionsShape
from companion.games.extrablatt.scoring.model import Ad, Article, Game, Options
from companion.games.extrablatt.scoring.report import GAME
from companion.kit.file_players import head_to_json, read_roster, without_none
from companion.kit.game_file import parse_file


def parse(data: Any, facts: Facts) -> Game:
    """The game that a file holds, players in the order of the table.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    return Game(
        roster=roster,
        empties=tuple((id_, shape.empties.get(id_)) for id_ in roster.staying),
        articles=tuple(map(_article, shape.articles)),
        ads=tuple(Ad(ad.by, ad.on, ad.size) for ad in shape.ads),
        options=_options(shape.options),
    )


def _article(shape: ArticleShape) -> Article:
    return Article(
        player=shape.player,
        domain=shape.domain,
        dispatch=shape.dispatch,
        size=shape.size,
        circulation=shape.circulation,
        headline=shape.headline,
        photo=shape.photo,
        duck=shape.duck,
    )


def _options(shape: OptionsShape) -> Options:
    rulings = shape.rulings
    return Options(shape.headline_cells, rulings.ranking, rulings.kept_bonus, rulings.photo_bonus)


def to_json(game: Game) -> dict[str, Any]:
    """The game as a file holds it; ``parse`` reads the same game back."""
    options = game.options
    rulings = without_none(
        {"ranking": options.ranking, "kept_bonus": options.kept_bonus, "photo_bonus": options.photo_bonus}
    )
    head = head_to_json(
        GAME, game.roster, without_none({"headline_cells": options.headline_cells, "rulings": rulings or None})
    )
    return head | {
        "empties": without_none(dict(game.empties)),
        "articles": [
            without_none(
                {
                    "player": article.player,
                    "domain": article.domain,
                    "dispatch": article.dispatch,
                    "size": article.size,
                    "headline": article.headline,
                    "photo": article.photo,
                    "circulation": article.circulation,
                    "duck": article.duck,
                }
            )
            for article in game.articles
        ],
        "ads": [{"by": ad.by, "on": ad.on, "size": ad.size} for ad in game.ads],
    }
