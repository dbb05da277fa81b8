"""The search answers questions that nobody has tuned on.

What fails here is said in per cent only: whoever reads a question that was missed could not help tuning on it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from companion.reference.reference import Reference
from tests.reference.questions import GAMES

LANGUAGES: Final = ("fr", "en", "de")

#: Per cent first and among the first three that the search reaches, with the game given and without.
GOAL: Final = (85, 95)


@dataclass(frozen=True, slots=True)
class HeldOut:
    """A question, the topics that answer it, and those of other games that answer it too while none is given."""

    game: str
    ask: str
    topics: tuple[str, ...]
    also: tuple[str, ...]


def _read(lang: str) -> tuple[HeldOut, ...]:
    text = (Path(__file__).parent / "held_out" / f"{lang}.toml").read_text(encoding="utf-8")
    return tuple(
        HeldOut(each["game"], each["ask"], tuple(each["topics"]), tuple(each.get("also", ())))
        for each in tomllib.loads(text)["question"]
    )


def _measure(reference: Reference, lang: str, game_given: bool) -> tuple[int, int]:
    """Return per cent of the questions answered first, and among the first three."""
    first = three = 0
    asked = _read(lang)
    for question in asked:
        right = question.topics if game_given else question.topics + question.also
        before = question.game if game_given else None
        found = [hit.id for hit in reference.search(question.ask, lang, before=before, limit=3)]
        first += bool(found) and found[0] in right
        three += any(topic in right for topic in found)
    return first * 100 // len(asked), three * 100 // len(asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hundred_questions_ask_for_topics_that_exist(reference: Reference, lang: str) -> None:
    asked = _read(lang)
    assert len({question.ask for question in asked}) == len(asked) == 100
    assert {question.game for question in asked} == set(GAMES)
    named = {(question.game, id_) for question in asked for id_ in question.topics}
    missing = sorted(id_ for game, id_ in named if (it := reference.topic(id_, "fr")) is None or it.game != game)
    assert not missing
    assert all(reference.topic(id_, "fr") for question in asked for id_ in question.also)


@pytest.mark.parametrize("game_given", [True, False], ids=["game-given", "no-game"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_are_answered_first_or_among_the_first_three(reference: Reference, lang: str, game_given: bool) -> None:
    first, three = _measure(reference, lang, game_given)
    least_first, least_three = GOAL
    assert (first >= least_first, three >= least_three) == (True, True), (
        f"{first} % first (at least {least_first}), {three} % among three (at least {least_three})"
    )
