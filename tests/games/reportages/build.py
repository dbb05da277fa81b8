"""Files and cards of the game in few words, for tests."""

from __future__ import annotations

from typing import Any

from companion.content import content_root
from companion.games.reportages.facts import Facts, facts_in
from companion.games.reportages.scoring.hand import Card
from tests.support.game_files import Json, file_of

FACTS: Facts = facts_in(content_root())


def round_of(cash: list[int], winner: str, combination: str | None, **fields: Any) -> Json:
    """A round; cash in the order of the table."""
    return {
        "cash": dict(zip("abcde", cash, strict=False)),
        "winner": winner,
        "combination": combination,
        **fields,
    }


def game(*rounds: Json, players: str | None = None, **fields: Any) -> Json:
    ids = players or "".join(rounds[0]["cash"])
    return file_of("reportages", ids, rounds=list(rounds), **fields)


def card(text: str) -> Card:
    """From "rep:french:plane", "new:red:event" or "doc:blue:3"."""
    group, of, part = text.split(":")
    return Card({"rep": "reporter", "new": "reportage", "doc": "document"}[group], of, part)  # type: ignore[arg-type]


def reporter(flag: str) -> list[Card]:
    return [card(f"rep:{flag}:{item}") for item in ("reporter", "camera", "plane")]


def reportage(colour: str) -> list[Card]:
    return [card(f"new:{colour}:{element}") for element in ("event", "place", "interviewee")]


def documents(colour: str, first: int, last: int) -> list[Card]:
    return [card(f"doc:{colour}:{number}") for number in range(first, last + 1)]
