"""Reads game files of Das Extrablatt, naming every fault, and writes them."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import Field, TypeAdapter

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.file_checks import cross_field_faults
from companion.games.extrablatt.scoring.model import Ad, Article, Game, Options
from companion.games.extrablatt.scoring.report import GAME
from companion.kit.file_players import FileHead, head_to_json, read_roster, without_none
from companion.kit.game_file import parse_file
from companion.kit.shape import Count

_OPTIONS: Final = TypeAdapter(Options)
_ARTICLES: Final = TypeAdapter(tuple[Article, ...])
_ADS: Final = TypeAdapter(tuple[Ad, ...])


class FileShape(FileHead):
    """Fields of a game file, and what each may hold by itself (``file_checks`` checks them against each other)."""

    game: Literal["extrablatt"]
    options: Options = Options()
    empties: dict[str, Count]
    articles: list[Article]
    ads: list[Ad] = Field(default_factory=list)


def parse(data: Any, facts: Facts) -> Game:
    """Read the game that a file holds, players in the order of the table.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    empties = tuple((id_, shape.empties.get(id_)) for id_ in roster.staying)
    return Game(roster, empties, tuple(shape.articles), tuple(shape.ads), shape.options)


def to_json(game: Game) -> dict[str, Any]:
    """Return the game as the JSON of a game file; ``parse`` reads the same game back."""
    return {
        **head_to_json(GAME, game.roster, _OPTIONS.dump_python(game.options, exclude_none=True)),
        "empties": without_none(dict(game.empties)),
        **papers_to_json(game.articles, game.ads),
    }


def papers_to_json(articles: tuple[Article, ...], ads: tuple[Ad, ...]) -> dict[str, Any]:
    """Return the articles and ads as the JSON of a game file."""
    return {"articles": list(_ARTICLES.dump_python(articles, exclude_none=True)), "ads": list(_ADS.dump_python(ads))}
