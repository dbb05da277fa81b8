"""The search answers the questions that players ask."""

from __future__ import annotations

import pytest

from companion.rules.reference import Reference
from tests.rules.questions import quality, questions

ASKED = questions()


def test_there_are_enough_of_them_in_both_languages() -> None:
    assert len({question.ask for question in ASKED}) >= 80
    assert {question.lang for question in ASKED} == {"fr", "en"}
    assert sum(question.held_out for question in ASKED) >= 40


def test_every_answer_is_a_topic(reference: Reference) -> None:
    ids = {id_ for question in ASKED for id_ in question.right}
    assert [id_ for id_ in ids if reference.topic(id_, "fr") is None] == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_goal_is_met(reference: Reference, lang: str) -> None:
    asked = [question for question in ASKED if question.lang == lang]
    result = quality(asked, lambda ask, lang: [hit.id for hit in reference.search(ask, lang, limit=3)])
    assert result.three >= 0.95, result.misses
    assert result.first >= 0.85


def test_questions_that_nothing_was_adjusted_to_keep_their_level(reference: Reference) -> None:
    asked = [question for question in ASKED if question.held_out]
    result = quality(asked, lambda ask, lang: [hit.id for hit in reference.search(ask, lang, limit=3)])
    assert result.three >= 0.9, result.misses
    assert result.first >= 0.65
