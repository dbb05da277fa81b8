"""The rules of the four further games: nothing left out, all languages alike."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from companion.content import content_root
from companion.games.election.facts import facts_in as election_facts
from companion.games.election.game import Election
from companion.games.election.scoring.report import KINDS
from companion.games.extrablatt.facts import facts_in as extrablatt_facts
from companion.games.extrablatt.game import Extrablatt
from companion.games.extrablatt.state.play import STEPS, Phase
from companion.games.plus_belle_la_vie.facts import BONUS
from companion.games.plus_belle_la_vie.facts import facts_in as box_in
from companion.games.plus_belle_la_vie.game import PlusBelleLaVie
from companion.games.reportages.facts import facts_in
from companion.games.reportages.game import Reportages
from companion.reference.markdown import split_sentences
from companion.reference.reference import Reference
from companion.reference.topic import Topic
from companion.text.languages import codes
from tests.support.spaces import plain

OPTIONS = {
    "reportages": Reportages.options,
    "plus-belle-la-vie": PlusBelleLaVie.options,
    "extrablatt": Extrablatt.options,
    "election": Election.options,
}
GAMES = tuple(OPTIONS)
CARDS = facts_in(content_root())
BOX = box_in(content_root())
#: Places that the screens have a "?" at, or may ask for, beside one for each setting.
PLACES = {
    "reportages": {f"phase/{phase}" for phase in ("ready", "between", "round", "count", "over")}
    | {f"row/{row}" for row in ("cash", "pot", "round", "total")}
    | {f"combination/{id_}" for id_ in CARDS.combinations}
    | {f"button/{one}" for one in ("bid", "fine", "nobody", "out", "exclude", "cards", "void")},
    "plus-belle-la-vie": {f"phase/{phase}" for phase in ("ready", "game", "meeting", "over")}
    | {f"row/{row}" for row in ("sales", "rencontres", "dice", "control", "total")}
    | {f"button/{one}" for one in ("rencontre", "meet", "throw", "sell", "control", "prison", "card", "actions")},
    "extrablatt": {f"phase/{phase}" for phase in Phase}
    | {f"row/{row}" for row in (*STEPS, "total")}
    | {f"button/{one}" for one in ("write", "remove", "take", "use-extra", "accelerator", "next-step", "duel")},
    "election": {f"phase/{phase}" for phase in ("ready", "first", "second", "third", "over")}
    | {f"row/{row}" for row in (*KINDS, "clef", "total") if row != "autre"}
    | {f"button/{one}" for one in ("lay", "dare", "privileges", "threshold", "penalty", "finalist")},
}
#: How a topic says that the app decided what the text leaves open, in each language.
DECIDED = {"fr": "Décision de Companion", "en": "Companion’s decision", "de": "Companion legt"}
#: What such a topic says instead: a setting, what only the box tells, or that a number is not from the rule text.
ELSE = {
    "extrablatt-players": {"fr": "critiques", "en": "reviews", "de": "Rezensionen"},
    "extrablatt-rulings": {"fr": "réglages", "en": "settings", "de": "Einstellungen"},
    "extrablatt-typed": {"fr": "matériel", "en": "components", "de": "Material"},
    "plus-belle-la-vie-typed": {"fr": "votre boîte", "en": "your box", "de": "eurer Schachtel"},
}


def topics(reference: Reference, game: str, lang: str) -> list[Topic]:
    return [topic for chapter in reference.contents(game, lang) for topic in chapter.topics]


def coverage(game: str) -> dict[str, Any]:
    return tomllib.loads((content_root() / game / "rules" / "coverage.toml").read_text("utf-8"))


def figures(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[−+]?\d+", re.sub(r"(?m)^\d+\.\s", "", text)))


@pytest.mark.parametrize("game", GAMES)
def test_everything_of_the_rule_text_has_its_topic_and_every_topic_comes_from_somewhere(
    reference: Reference, game: str
) -> None:
    held = coverage(game)
    covered, decided = {heading["topic"] for heading in held["headings"]}, set(held["decided"])
    assert covered | decided == {topic.id for topic in topics(reference, game, "fr")}
    assert not covered & decided
    for lang in codes():
        said = {topic.id: plain(topic.body) for topic in topics(reference, game, lang)}
        assert [id_ for id_ in decided if plain(ELSE.get(id_, DECIDED)[lang]) not in said[id_]] == []


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("game", GAMES)
def test_each_decision_is_on_the_one_page_that_lists_them(reference: Reference, game: str, lang: str) -> None:
    said = {topic.id: topic.body for topic in topics(reference, game, lang)}
    listed = set(re.findall(r"\]\(([^)]*)\)", said[f"{game}-decisions"]))
    assert listed <= said.keys()
    deciding = {id_ for id_, body in said.items() if DECIDED[lang] in body} - {f"{game}-decisions"}
    assert deciding <= listed


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same_topics_with_the_same_figures(reference: Reference, game: str, lang: str) -> None:
    different = []
    for first, topic in zip(topics(reference, game, "fr"), topics(reference, game, lang), strict=True):
        assert (first.id, topic.lang) == (topic.id, lang)
        assert split_sentences(topic.body) and topic.asked
        if figures(first.body) != figures(topic.body):
            different.append((topic.id, figures(first.body) ^ figures(topic.body)))
    assert different == []


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_row_button_and_setting_has_its_topic(reference: Reference, game: str) -> None:
    wanted = PLACES[game] | {f"ruling/{option.name}" for option in OPTIONS[game].all}
    assert wanted - reference.places(game) == set()
    named = {setting for topic in topics(reference, game, "fr") for setting in topic.settings}
    assert named == {option.name for option in OPTIONS[game].all if option.ruling}


@pytest.mark.parametrize("lang", codes())
def test_the_figures_of_reportages_and_plus_belle_la_vie_are_those_of_the_box(reference: Reference, lang: str) -> None:
    def said(id_: str) -> str:
        topic = reference.topic(id_, lang)
        assert topic is not None
        return re.sub(r"[\s,.]", "", topic.body)

    for players, dealt in CARDS.chips.dealt.items():
        row = "|".join(map(str, (players, dealt[500], dealt[100], dealt[20], CARDS.stake(players))))
        assert f"|{row}|" in said("reportages-chips")
        assert str(20_000 - CARDS.stake(players)) in said("reportages-sure")
    for combination in CARDS.combinations.values():
        place = reference.help(f"combination/{combination.id}", lang, "reportages")
        assert place is not None and str(combination.premium) in re.sub(r"[\s,.]", "", place.body)
        assert str(combination.premium) in said("reportages-combinations")
    for figure in (
        BOX.places,
        BOX.character_cards,
        BOX.rendez_vous_cards,
        BOX.embrouille_cards,
        BOX.characters,
        BOX.dice,
    ):
        assert str(figure) in said("plus-belle-la-vie-box")
    for id_ in ("absolute", "rencontre", "throw"):
        assert str(BONUS) in said(f"plus-belle-la-vie-{id_}")
    assert set(map(str, BOX.rendez_vous.values())) <= figures(said("plus-belle-la-vie-end"))


@pytest.mark.parametrize("lang", codes())
def test_the_figures_of_extrablatt_and_the_election_are_those_of_the_box(reference: Reference, lang: str) -> None:
    def said(id_: str) -> str:
        topic = reference.topic(id_, lang)
        assert topic is not None
        return re.sub(r"[\u202f\u00a0,.]", "", topic.body)

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
