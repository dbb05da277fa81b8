"""The rules of Das Extrablatt and of the election game: nothing left out, both languages alike, questions answered."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from companion.content import content_root
from companion.games.election.facts import facts_in as election_facts
from companion.games.election.live import Election
from companion.games.election.report import _KINDS
from companion.games.extrablatt.facts import facts_in as extrablatt_facts
from companion.games.extrablatt.live import Extrablatt
from companion.games.extrablatt.play import STEPS, Phase
from companion.rules.markdown import sentences
from companion.rules.reference import Reference
from companion.rules.topic import Topic
from tests.rules.questions import quality, questions

GAMES = ("extrablatt", "election")
OPTIONS = {"extrablatt": Extrablatt.options, "election": Election.options}
PLACES = {
    "extrablatt": {f"phase/{phase}" for phase in Phase}
    | {f"row/{row}" for row in (*STEPS, "total")}
    | {f"button/{one}" for one in ("write", "remove", "take", "use-extra", "accelerator", "next-step", "duel")},
    "election": {f"phase/{phase}" for phase in ("ready", "first", "second", "third", "over")}
    | {f"row/{row}" for row in (*_KINDS, "clef", "total") if row != "autre"}
    | {f"button/{one}" for one in ("lay", "dare", "privileges", "threshold", "penalty", "finalist")},
}


def topics(reference: Reference, game: str, lang: str) -> list[Topic]:
    return [topic for chapter in reference.contents(game, lang) for topic in chapter.topics]


def coverage(game: str) -> dict[str, Any]:
    return tomllib.loads((content_root() / game / "rules" / "coverage.toml").read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_everything_of_the_rule_text_has_its_topic_and_every_topic_comes_from_somewhere(
    reference: Reference, game: str
) -> None:
    held = coverage(game)
    ids = {topic.id for topic in topics(reference, game, "fr")}
    covered = {heading["topic"] for heading in held["headings"]}
    decided = set(held["decided"])
    assert covered | decided == ids
    assert not covered & decided
    for lang in ("fr", "en"):
        said = {topic.id: topic.body for topic in topics(reference, game, lang)}
        told = ("Companion", "hors règle", "off the rules")
        assert [id_ for id_ in decided if not any(word.lower() in said[id_].lower() for word in told)] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_tell_the_same_topics_with_the_same_figures(reference: Reference, game: str) -> None:
    different = []
    for french, english in zip(topics(reference, game, "fr"), topics(reference, game, "en"), strict=True):
        assert french.id == english.id
        assert sentences(french.body) and sentences(english.body)
        if figures(french.body) != figures(english.body):
            different.append((french.id, figures(french.body) ^ figures(english.body)))
    assert different == []


def figures(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[−+]?\d+", re.sub(r"(?m)^\d+\.", "", text)))


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_row_button_and_setting_has_its_topic(reference: Reference, game: str) -> None:
    wanted = PLACES[game] | {f"ruling/{option.name}" for option in OPTIONS[game].all}
    assert wanted - reference.places(game) == set()
    named = {setting for topic in topics(reference, game, "fr") for setting in topic.settings}
    assert named == {option.name for option in OPTIONS[game].all if option.ruling}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_figures_are_those_of_the_box(reference: Reference, lang: str) -> None:
    def said(id_: str) -> str:
        topic = reference.topic(id_, lang)
        assert topic is not None
        return re.sub(r"[\u202f\u00a0,]", "", topic.body)

    x = extrablatt_facts(content_root())
    cards = len(x.domains) * x.dispatches_per_domain * x.copies
    for figure in (cards, x.accelerators, len(x.domains) * x.photos_per_domain, x.tiles, x.cheques_dealt):
        assert str(figure) in said("extrablatt-box")
    assert str(x.ad_cells) in said("extrablatt-ad")
    e = election_facts(content_root())
    for figure in (e.blue_cards, e.gage_cards, e.candidate_cards):
        assert str(figure) in said("election-box")
    for round_, second in (("first", False), ("second", True)):
        for votes in e.threshold(second):
            assert str(votes // 1_000_000) in said(f"election-{round_}-threshold")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_questions_and_every_answer_is_a_topic(reference: Reference, game: str) -> None:
    asked = questions(game)
    assert len({question.ask for question in asked}) >= 25
    assert {question.lang for question in asked} == {"fr", "en"}
    ids = {topic.id for topic in topics(reference, game, "fr")}
    assert [id_ for question in asked for id_ in question.right if id_ not in ids] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_search_answers_them(reference: Reference, game: str, lang: str) -> None:
    for held_out, first, three in ((False, 0.8, 0.95), (True, 0.5, 0.8)):
        asked = [one for one in questions(game) if one.lang == lang and one.held_out == held_out]
        result = quality(asked, lambda ask, lang: [hit.id for hit in reference.search(ask, lang, game, limit=3)])
        assert result.three >= three, result.misses
        assert result.first >= first
