"""The search answers the questions that players ask."""

from __future__ import annotations

import pytest

from companion.reference.reference import Reference
from companion.text.languages import codes
from tests.reference.questions import GAMES, at_its_table, quality, questions

ASKED = {game: questions(game) for game in GAMES}
HELD_OUT = [question for game in GAMES for question in ASKED[game] if question.held_out]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_them_in_each_language_and_every_answer_is_a_topic(reference: Reference, game: str) -> None:
    asked = {(question.lang, question.ask) for question in ASKED[game]}
    assert len(asked) == len(ASKED[game]) >= (80 if game == "redac-chef" else 25)
    assert {"fr", "en"} <= {lang for lang, _ in asked} <= set(codes())
    topics = [reference.topic(id_, "fr") for question in ASKED[game] for id_ in question.right]
    assert {topic.game if topic else None for topic in topics} == {game}


@pytest.mark.parametrize(("game", "lang"), sorted({(game, each.lang) for game in GAMES for each in ASKED[game]}))
def test_the_goal_is_met(reference: Reference, lang: str, game: str) -> None:
    asked = [question for question in ASKED[game] if question.lang == lang]
    result = quality(asked, at_its_table(reference))
    assert result.three >= 0.95, result.misses
    assert result.first >= 0.85


def test_questions_that_nothing_was_adjusted_to_meet_it_too(reference: Reference) -> None:
    assert len(HELD_OUT) >= 60
    result = quality(HELD_OUT, at_its_table(reference))
    assert result.three >= 0.95, result.misses
    assert result.first >= 0.85


def test_without_a_table_the_same_answers_are_found(reference: Reference) -> None:
    result = quality(HELD_OUT, lambda one: [hit.id for hit in reference.search(one.ask, one.lang, limit=10)])
    assert result.three >= 0.9, result.misses
