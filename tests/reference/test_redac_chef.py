"""The rules of Rédac' Chef: nothing of the rulebook is missing, what was decided is marked, the facts are the box's."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

from companion.content import content_root
from companion.games.redac_chef.examples import EXAMPLES, example
from companion.games.redac_chef.facts import facts_in
from companion.games.redac_chef.modes import MODES, ROWS
from companion.games.redac_chef.state.play import Phase
from companion.games.redac_chef.state.settings import RULINGS
from companion.games.worked_examples import worked_example
from companion.reference.markdown import parse_runs
from companion.reference.reference import Reference
from companion.reference.topic import Topic
from companion.table.message import say as message
from companion.text.languages import codes, default_code
from companion.text.words import words
from tests.support.example_places import example_names
from tests.support.spaces import plain

GAME = "redac-chef"
FACTS = facts_in(content_root())
COVERAGE: dict[str, Any] = tomllib.loads((content_root() / GAME / "rules" / "coverage.toml").read_text("utf-8"))
#: Topics that the rulebook has nothing on.
OWN = {
    "latecomers",
    "leavers",
    "buzzer-order",
    "photo-both",
    "all-tied",
    "not-entered",
    "bankrupt-compares",
    "tie-without-tokens",
    "flash-others",
    "rulings",
    "decisions",
    "glossary",
}
#: Topics that only gather what stands in others.
GATHERED = {"classic", "free-area-two", "round-total"}
#: The languages that the pages are written in.
LANGUAGES = [lang for lang in codes() if (content_root() / GAME / "rules" / lang).is_dir()]
#: Tribunes of which the rulebook prints no more than the name, in a puzzle's title.
NAMED_IN_PUZZLES = {"tribune-d1", "tribune-2a", "tribune-6b", "tribune-9a"}


def topics(reference: Reference, lang: str) -> list[Topic]:
    return [topic for chapter in reference.contents(GAME, lang) for topic in chapter.topics]


def entries() -> list[tuple[int, str]]:
    """Every heading and numbered rule with its page."""
    found = [(heading["page"], heading["topic"]) for heading in COVERAGE["headings"]]
    pages = {heading["topic"]: heading["page"] for heading in COVERAGE["headings"] if "numbers" in heading}
    for under, rules in COVERAGE["numbered"].items():
        found += [(pages[under], rule["topic"]) for rule in rules.values()]
    return found


# --- what the rulebook has --------------------------------------------------------------------------------------------


def test_no_page_and_no_number_is_left_out() -> None:
    assert {page for page, _ in entries()} == set(range(1, COVERAGE["pages"] + 1))
    numbers: dict[str, set[int]] = {}
    for heading in COVERAGE["headings"]:
        if "numbers" in heading:
            first, last = heading["numbers"]
            numbers.setdefault(heading["topic"], set()).update(range(first, last + 1))
    assert numbers == {under: {int(number) for number in rules} for under, rules in COVERAGE["numbered"].items()}
    assert len(numbers["achievements"]) == len(FACTS.achievements)
    assert len(numbers["rule-changes"]) == len(FACTS.rule_changes)
    assert len(numbers["scenarios"]) == len(FACTS.scenarios)
    assert len(numbers["puzzles"]) == len(FACTS.puzzles) + len(FACTS.typed_puzzles)


def test_everything_of_the_rulebook_has_its_topic(reference: Reference) -> None:
    assert {topic for _, topic in entries()} - {topic.id for topic in topics(reference, "fr")} == set()


def test_every_topic_comes_from_the_rulebook_or_is_known_not_to(reference: Reference) -> None:
    covered = {topic for _, topic in entries()}
    own = {topic.id for topic in topics(reference, "fr")} - covered
    assert own == OWN | GATHERED | NAMED_IN_PUZZLES


def pages_of(topic: Topic) -> set[int]:
    found: set[int] = set()
    for part in re.split(r",\s*", topic.page or ""):
        if part:
            first, _, last = part.partition("–")
            found.update(range(int(first), int(last or first) + 1))
    return found


def test_a_topic_names_the_pages_it_comes_from(reference: Reference) -> None:
    by_id = {topic.id: topic for topic in topics(reference, "fr")}
    lacking = {(id_, page) for page, id_ in entries() if page not in pages_of(by_id[id_])}
    assert lacking == set()


# --- each language ----------------------------------------------------------------------------------------------------


def marker(reference: Reference, lang: str) -> str:
    """The words that mark what Companion decided: the first in bold of the page that lists it all."""
    return next(run.text for run in parse_runs(body(reference, "decisions", lang)) if run.bold)


def body(reference: Reference, id_: str, lang: str) -> str:
    topic = reference.topic(id_, lang)
    assert topic is not None
    return topic.body


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_decision_is_marked_and_the_list_of_them_is_complete(reference: Reference, lang: str) -> None:
    words_of_it = marker(reference, lang)
    assert "Companion" in words_of_it
    marked = {topic.id for topic in topics(reference, lang) if words_of_it in topic.body}
    listed = [run.to for run in parse_runs(body(reference, "decisions", lang)) if run.to]
    assert len(listed) == len(set(listed)) > 40
    assert set(listed) == marked - {"decisions"}
    assert {"latecomers", "leavers", "buzzer-order", "photo-both", "all-tied", "conflicts", "puzzle-ads"} <= marked
    assert "decisions" in [run.to for run in parse_runs(body(reference, "rulings", lang))]


def test_a_link_in_a_text_is_a_button_below_it_too(reference: Reference) -> None:
    """A word in a sentence is small for a finger; a button is not."""
    for topic in topics(reference, default_code()):
        assert {run.to for run in parse_runs(topic.body) if run.to} <= set(topic.see), topic.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_decision_is_marked_as_often_in_each_language(reference: Reference, lang: str) -> None:
    def times(code: str) -> dict[str, int]:
        return {topic.id: topic.body.count(marker(reference, code)) for topic in topics(reference, code)}

    assert times(lang) == times(default_code())


@pytest.mark.parametrize(
    ("lang", "strange"),
    [
        ("fr", r"the|white space|centerpiece|ad revenue|Weißraum|Aufmacher"),
        ("en", r"les|tuiles|surface libre|Weißraum|Aufmacher|der|das"),
        ("de", r"the|white space|centerpiece|les|tuiles|surface libre"),
    ],
)
def test_nothing_is_said_in_another_language(reference: Reference, lang: str, strange: str) -> None:
    """But for the glossary, and for card names, which are those of the French box."""
    said = {topic.id: topic.body for topic in topics(reference, lang) if topic.id != "glossary"}
    words_of_others = re.compile(rf"\b({strange})\b", re.IGNORECASE)
    assert [(id_, found[0]) for id_, text in said.items() if (found := words_of_others.search(text))] == []


def test_decided_an_article_that_matches_type_and_mood_of_a_photo_counts_once(reference: Reference) -> None:
    """Players count photos themselves, so what was decided is what they read."""
    for lang, once in (("fr", "qu'une fois"), ("en", "only once"), ("de", "nur einmal")):
        assert once in plain(body(reference, "photo-both", lang))


# --- the facts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenarios_are_those_of_the_facts(reference: Reference, lang: str) -> None:
    rows = {}
    for id_ in ("scenarios-easy", "scenarios-medium", "scenarios-hard"):
        topic = reference.topic(id_, lang)
        assert topic is not None
        for line in topic.body.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if number := re.fullmatch(r"\D+ (\d+)", cells[0]):
                rows[int(number[1])] = cells[1:]
    assert set(rows) == set(FACTS.scenarios)
    say = words(lang).say
    for number, scenario in FACTS.scenarios.items():
        character, *days, points, ads = rows[number][:6]
        assert say(message("character", character=scenario.character)).startswith(character)
        planned = (scenario.friday, scenario.saturday, scenario.sunday)
        for day, plan in zip(days, planned, strict=True):
            assert re.findall(r"\b(?:D\d|\d+[AB]?)\b", day) == [plan.tribune, str(plan.flash)]
        assert int(points) == scenario.min_points
        assert "$" in ads and re.findall(r"\d+", ads) == [str(scenario.min_ads)]
        extra = rows[number][6] if len(rows[number]) > 6 else "–"
        assert (extra == "–") == (scenario.extra is None)
        if scenario.extra is not None and scenario.extra.value is not None:
            assert re.findall(r"\d+", extra) == [str(scenario.extra.value)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_are_those_of_the_facts(reference: Reference, lang: str) -> None:
    topic = reference.topic("puzzles", lang)
    assert topic is not None
    say = words(lang).say
    for number, puzzle in FACTS.puzzles.items():
        line = next(line for line in topic.body.splitlines() if line.casefold().startswith(f"| puzzle {number} |"))
        assert str(say(message(f"day-{puzzle.day}"))) in line or f"day-{puzzle.day}" not in words(lang)
        assert puzzle.tribune in line
        assert ", ".join(map(str, puzzle.tiers)) in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_achievements_and_grids_are_those_of_the_facts(reference: Reference, lang: str) -> None:
    points, days = reference.topic("achievements-points", lang), reference.topic("days", lang)
    assert points is not None
    assert days is not None
    for number in range(1, 16):
        assert str(FACTS.achievements[number].value) in points.body
    for grid in FACTS.grids.values():
        assert f"{grid.width} × {grid.height}" in days.body


# --- worked examples --------------------------------------------------------------------------------------------------


def test_every_example_is_used_and_every_place_has_one(reference: Reference) -> None:
    used = {name for topic in topics(reference, "fr") for name in example_names(topic.body)}
    assert used == set(EXAMPLES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_are_computed_into_their_topics(reference: Reference, lang: str) -> None:
    for topic in topics(reference, lang):
        text = reference.text(topic)
        assert "{{" not in text
        for name in example_names(topic.body):
            lines = [words(lang).say(line) for line in example(name, content_root())]
            assert lines
            assert all(f"- {line}" in text for line in lines)


def test_the_rulebooks_example_comes_to_what_the_rulebook_prints(reference: Reference) -> None:
    topic = reference.topic("example", "en")
    assert topic is not None
    lines = [line.replace("\u00a0", " ") for line in reference.text(topic).splitlines() if line.startswith("- ")]
    lines = lines[-3:]
    assert [re.findall(r"−?\d+", line) for line in lines] == [
        ["8", "5", "2", "3", "−2", "−2", "14", "3"],
        ["6", "4", "1", "−1", "0", "−1", "9", "5"],
        ["10", "4", "2", "1", "−1", "−3", "13", "3"],
    ]


def test_an_example_that_does_not_exist_is_nothing() -> None:
    assert example("no-such-example", content_root()) == ()
    assert worked_example("no-such-game", "mood", content_root()) == ()
    assert worked_example(GAME, "mood", content_root()) == example("mood", content_root())


# --- in place ---------------------------------------------------------------------------------------------------------

#: Places that the screens have a "?" at; a screen that gets a new one finds here what it may ask for.
BUTTONS = {"start-round", "pause", "preset", "maquette", "tirage", "bouclage", "end-round", "order", "check-done"} | {
    "flash",
    "tribune-pick",
    "next-round",
    "join",
    "leave",
}


def test_every_row_phase_mode_ruling_and_button_has_its_topic(reference: Reference) -> None:
    places = reference.places(GAME)
    wanted = {f"row/{row}" for row in ROWS} | {f"mode/{mode}" for mode in MODES} | {f"ruling/{one}" for one in RULINGS}
    wanted |= {f"phase/{phase}" for phase in Phase} | {f"button/{button}" for button in BUTTONS}
    wanted |= {f"phase/{phase}" for phase in ("reporting", "layout", "check", "choose")}
    wanted |= {f"character/{one}" for one in ("wilbur", "renaud", "jazz", "danae", "ursule", "benoit")}
    wanted |= {f"progress/{kind}" for kind in ("achievements", "rule-changes", "scenarios")}
    assert wanted - places == set()


def test_every_clarified_tribune_and_card_opens_its_own_topic(reference: Reference) -> None:
    clarified = json.loads((content_root() / GAME / "facts" / "clarifications.json").read_bytes())
    places = {f"tribune/{tile}" for tile in clarified["tribunes"]}
    for lang in LANGUAGES:
        for tile, said in clarified["tribunes"].items():
            assert plain(said["name"]) in plain(reference.place_name(f"tribune/{tile}", lang, GAME))
    days = [day for day in clarified["flash"] if day != "general"]
    places |= {f"flash/{day}-{card}" for day in days for card in clarified["flash"][day]}
    assert places - reference.places(GAME) == set()


def test_a_topic_names_the_settings_that_exist(reference: Reference) -> None:
    named = {setting for topic in topics(reference, "fr") for setting in topic.settings}
    assert named == set(RULINGS)
    assert reference.help("ruling/two_player_gap", "fr", GAME) is reference.topic("two-players", "fr")
    assert reference.help("ruling/two_player_gap", "fr", "no-such-game") is None
    assert reference.help("row/nothing", "fr", GAME) is None
