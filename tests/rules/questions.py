"""The questions file, and how well a search answers it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.content import content_root

#: Gives the ids of topics that answer a question in a language, best first.
Search = Callable[[str, str], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Question:
    """``right``: the topics that answer it, the one meant first. ``held_out``: nothing was adjusted to it."""

    lang: str
    ask: str
    right: tuple[str, ...]
    held_out: bool


@dataclass(frozen=True, slots=True)
class Quality:
    """Shares of the questions that were answered first and among the first three (0 to 1); misses of the latter."""

    asked: int
    first: float
    three: float
    misses: tuple[str, ...]


def questions(game: str = "redac-chef") -> tuple[Question, ...]:
    path = content_root() / game / "rules" / "questions.toml"
    sets = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Question(each["lang"], each["ask"], (each["topic"], *each.get("also", ())), name == "held_out")
        for name in ("known", "held_out")
        for each in sets[name]
    )


def quality(asked: Sequence[Question], search: Search) -> Quality:
    first = three = 0
    misses = []
    for question in asked:
        found = list(search(question.ask, question.lang))[:3]
        first += bool(found) and found[0] in question.right
        if any(id_ in question.right for id_ in found):
            three += 1
        else:
            misses.append(f"{question.ask} ({question.lang}): {question.right[0]}, not {', '.join(found) or 'nothing'}")
    return Quality(len(asked), first / len(asked), three / len(asked), tuple(misses))
