"""The questions files, and how well a search answers it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.content import content_root
from companion.reference.reference import Reference

#: Games that have questions.
GAMES = ("redac-chef", "reportages", "extrablatt", "plus-belle-la-vie", "election")


@dataclass(frozen=True, slots=True)
class Question:
    """``right``: the topics that answer it, the one meant first. ``held_out``: nothing was adjusted to it."""

    game: str
    lang: str
    ask: str
    right: tuple[str, ...]
    held_out: bool


#: Gives the ids of topics that answer a question, best first.
Search = Callable[[Question], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Quality:
    """Shares of the questions that were answered first and among the first three (0 to 1); misses of the latter."""

    asked: int
    first: float
    three: float
    misses: tuple[str, ...]


def questions(game: str) -> tuple[Question, ...]:
    path = content_root() / game / "rules" / "questions.toml"
    sets = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Question(game, each["lang"], each["ask"], (each["topic"], *each.get("also", ())), name == "held_out")
        for name in ("known", "held_out")
        for each in sets[name]
    )


def at_its_table(reference: Reference) -> Search:
    """How a phone at a table of the question's game searches, and ``companion rules --game`` as well."""
    return lambda question: [
        hit.id for hit in reference.search(question.ask, question.lang, before=question.game, limit=3)
    ]


def quality(asked: Sequence[Question], search: Search) -> Quality:
    first = three = 0
    misses = []
    for question in asked:
        found = list(search(question))[:3]
        first += bool(found) and found[0] in question.right
        if any(id_ in question.right for id_ in found):
            three += 1
        else:
            misses.append(f"{question.ask} ({question.lang}): {question.right[0]}, not {', '.join(found) or 'nothing'}")
    return Quality(len(asked), first / len(asked), three / len(asked), tuple(misses))
