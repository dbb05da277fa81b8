"""Game files in few words, for tests."""

from __future__ import annotations

from typing import Any

from companion.content import content_root
from companion.games.redac_chef.facts import Facts, facts_in
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.options import Options
from companion.games.redac_chef.scoring.points import RoundScore, score_round
from companion.games.redac_chef.scoring.rules import Rules, Rulings
from companion.games.registry import score_file
from companion.kit.faults import WrongFile

FACTS: Facts = facts_in(content_root())
DAYS = ("friday", "saturday", "sunday")

Json = dict[str, Any]


def rules(mode: str = "classic", **options: Any) -> Rules:
    return Options(**options).rules_for(FACTS, mode)


def tied(ruling: str, **options: Any) -> Rules:
    return rules("classic", rulings=Rulings(all_tied_free_area=ruling), **options)  # type: ignore[arg-type]


def counted(**counts: Any) -> Counts:
    """A page of which everything is entered, 0 where nothing is said."""
    zero: Json = {
        "articles": 0,
        "photos": 0,
        "tribune": 0,
        "free_area": 0,
        "happy": 0,
        "sad": 0,
        "surplus": 0,
        "ads": 0,
    }
    return Counts(**(zero | counts))


def points(score: RoundScore, row: str) -> dict[str, int | None]:
    return {player: one[row].points for player, one in score.players}  # type: ignore[index]


def areas(cells: dict[str, int | None], by: Rules | None = None, who: Any = None) -> dict[str, int | None]:
    """The free-area row of players with those largest free areas."""
    sheets = {player: counted(free_area=area) for player, area in cells.items()}
    return points(score_round(by or rules(), sheets, who), "free_area")


def player(id_: str, **fields: Any) -> Json:
    return {"id": id_, "name": id_.upper(), **fields}


def sheet(**fields: Any) -> Json:
    return {"free_area": 4, **fields}


def round_of(day: str, sheets: dict[str, Json], **fields: Any) -> Json:
    return {"day": day, "sheets": sheets, **fields}


def game(rounds: list[Json], players: str | list[Json] = "abc", **fields: Any) -> Json:
    """A game file; players by their letters or as they stand in the file."""
    listed = [player(id_) for id_ in players] if isinstance(players, str) else players
    return {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "players": listed,
        "rounds": rounds,
        **fields,
    }


def evening(
    sheets: dict[str, Json], players: str | list[Json] | None = None, tokens: str | None = None, **fields: Any
) -> Json:
    """Three rounds in which everybody counts the same each day; ``tokens`` is the bouclage order of each."""
    extra = {"bouclage": list(tokens)} if tokens else {}
    rounds = [round_of(day, {id_: sheet(**one) for id_, one in sheets.items()}, **extra) for day in DAYS]
    return game(rounds, players or "".join(sheets), **fields)


def result(file: Json) -> Json:
    return score_file(file, content_root()).result


def faults(file: Any) -> list[tuple[str, str]]:
    """Where and why (the message's id) of every fault; empty where the file is right."""
    try:
        score_file(file, content_root())
    except WrongFile as wrong:
        return [(fault.where, fault.why.id) for fault in wrong.faults]
    return []
