"""Files of the game in few words, and the specification's main example."""

from __future__ import annotations

from typing import Any

from companion.content import content_root
from companion.games.extrablatt.facts import Facts, facts_in
from tests.support.game_files import Json, file_of, result

FACTS: Facts = facts_in(content_root())

_DOMAINS = {"P": "politics", "E": "economy", "S": "sport", "C": "culture", "L": "local", "M": "misc"}


def article(text: str) -> Json:
    """From "a P1/12/10 headline duck": player, dispatch (its letter is the domain's), size, marker, what it is."""
    player, facts, *flags = text.split()
    dispatch, size, marker = facts.split("/")
    one = {
        "player": player,
        "domain": _DOMAINS[dispatch[0]],
        "dispatch": dispatch,
        "size": int(size),
        "circulation": int(marker),
    }
    return one | dict.fromkeys(flags, True)


def game(
    articles: list[str],
    empties: list[int] | None = None,
    ads: list[Json] | None = None,
    rulings: Json | None = None,
    players: str = "abc",
    **fields: Any,
) -> Json:
    """A file; ``empties`` in the order of the table, none anywhere if nothing is said."""
    cells = dict(zip(players, empties or [0] * len(players), strict=True))
    return file_of(
        "extrablatt",
        players,
        options={"rulings": rulings or {}},
        empties=cells,
        articles=[article(text) for text in articles],
        ads=ads or [],
        **fields,
    )


MAIN = [
    "a P1/12/10 headline",
    "a P2/6/20",
    "a S1/8/30 duck",
    "a S2/10/20",
    "b P1/9/30",
    "b S1/12/20 headline",
    "b C1/6/10",
    "b C1/4/30 photo",
    "c P2/6/30",
    "c S2/12/30",
    "c C1/9/20",
]


def main(articles: list[str] = MAIN, **rulings: str) -> Json:
    """The main example, perhaps with other rulings."""
    return game(articles, [4, 4, 9], [{"by": "b", "on": "c", "size": 8}], rulings)


def step(file: Json, name: str) -> list[int]:
    """Everybody's figure of one step, in the order of the table."""
    return list(result(file)["steps"][name].values())
