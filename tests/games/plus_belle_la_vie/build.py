"""Files of the game in few words, for tests."""

from __future__ import annotations

from typing import Any

from companion.content import content_root
from companion.games.plus_belle_la_vie.facts import Facts, facts_in
from tests.support.game_files import Json, file_of

FACTS: Facts = facts_in(content_root())

FAILURE: Json = {"type": "rendez-vous", "result": "failure"}


def rencontres(text: str) -> list[Json]:
    """One for each letter."""
    return [{"type": "rencontre", "player": player} for player in text]


def success(roller: str, *sales: Json) -> Json:
    return {"type": "rendez-vous", "result": "success", "roller": roller, "sales": list(sales)}


def sale(text: str) -> Json:
    """From "a thomas 3 6000": player, character, cards and, unless the table of prices tells, what it brought."""
    player, character, cards, *value = text.split()
    return {"player": player, "character": character, "cards": int(cards)} | ({"value": int(*value)} if value else {})


def game(events: list[Json], players: str = "abcd", control: Json | None = None, **fields: Any) -> Json:
    return file_of("plus-belle-la-vie", players, events=events, **fields) | (
        {} if control is None else {"control": control}
    )


def cards(text: str) -> dict[str, int]:
    """From "4/4/1/0": everybody's open cards, in the order of the table."""
    return dict(zip("abcde", map(int, text.split("/")), strict=False))


#: The specification's first example: open cards at the end.
OPEN = {
    "roland": cards("4/4/1/0"),
    "thomas": cards("4/2/0/0"),
    "agathe": cards("0/3/3/0"),
    "vincent": cards("1/0/0/0"),
    "luna": cards("0/0/0/0"),
    "mirta": cards("1/0/3/2"),
}
