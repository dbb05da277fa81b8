"""The list of all texts for native readers (``tools/reading.py``): nothing is missing, what is planted is hidden."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from companion.content import content_root
from companion.text.languages import codes, default_code
from companion.text.words import catalogue_texts
from tests.support.example_places import example_names
from tests.support.wording import printed
from tools.reading import Text, WrongPlant, lines, main, read_plants, texts

#: A message whose whole text other messages put into theirs.
NAMED = next(iter(re.findall(r"\{ ([a-z][\w-]+) \}", "".join(catalogue_texts(default_code())))))


@cache
def listed(lang: str) -> tuple[Text, ...]:
    """The texts of a language, nothing planted."""
    return tuple(texts(lang))


@pytest.mark.parametrize("lang", codes())
def test_every_message_and_every_topic_is_in_the_list(lang: str) -> None:
    found = listed(lang)
    ids = [each.id for each in found]
    assert len(ids) == len(set(ids))
    said = {id_ for text in catalogue_texts(lang) for id_ in re.findall(r"^([A-Za-z][\w-]*) *=", text, re.MULTILINE)}
    assert said <= set(ids)
    for page in sorted(content_root().glob(f"*/rules/{lang}/*.md")):
        chapter = f"{page.parts[-4]}/{page.stem}"
        body = page.read_text(encoding="utf-8")
        topics = {f"{chapter}#{id_}" for id_ in re.findall(r"\{#([a-z0-9-]+)\}", body)}
        assert {chapter, *topics, *(f"{topic}:1" for topic in topics)} <= set(ids)
    assert all(each.text and "\n" not in each.text for each in found)


@pytest.mark.parametrize("lang", codes())
def test_a_reader_sees_no_code(lang: str) -> None:
    shown = [each for each in listed(lang) if re.search(r"\{ ?\$|->|\*\[|\{#|\{\{|\*\*|\]\(|[A-Z]{6}\(", each.text)]
    assert shown == []


def test_each_wording_of_a_message_is_written_out() -> None:
    (found,) = (each for each in listed("en") if each.id == "people-games")
    wordings = re.split(" ‖ ", found.text)
    # As the app itself says them, the figure put in.
    for count, key in ((0, "0"), (1, "one"), (7, "other")):
        said = printed("en", "people-games", count=count)
        assert f"({key}) {said}".replace("1", "{count}").replace("7", "{count}") in wordings
    assert len(wordings) == 3


def test_worked_examples_are_read_with_their_figures() -> None:
    page = content_root() / "redac-chef" / "rules" / "en" / "counting.md"
    assert example_names(page.read_text(encoding="utf-8"))
    (first, *_) = (each for each in listed("en") if each.id.startswith("redac-chef/counting#mood:2"))
    assert re.search(r"\d", first.text)


def test_what_is_planted_takes_the_place_of_the_text_and_of_nothing_else(tmp_path: Path) -> None:
    buzzer = "redac-chef/round#buzzer:1"
    plants = {"home-put-away-yes": "Yes, away", "people-games[one]": "{ $count } plays", buzzer: "Ring."}
    file, out = tmp_path / "plants.toml", tmp_path / "out.txt"
    file.write_text("".join(f'"{id_}" = "{text}"\n' for id_, text in plants.items()), encoding="utf-8")
    assert read_plants(file) == plants
    assert main(["en", "--out", str(out), "--plant", str(file)]) == 0
    before, after = lines(listed("en")), out.read_text(encoding="utf-8").splitlines()
    changed = [new.split(" | ") for old, new in zip(list(before)[1:], after, strict=True) if old != new]
    assert [id_ for _, id_, _ in changed] == ["home-put-away-yes", "people-games", buzzer]
    assert [text for _, _, text in (changed[0], changed[2])] == ["Yes, away", "Ring."]
    assert "(one) {count} plays ‖ (other) {count} games" in changed[1][2]
    # Numbered through, whatever stands between.
    numbers = [int(line.split(" | ")[0]) for line in after if " | " in line]
    assert numbers == list(range(1, len(listed("en")) + 1))


def test_every_plant_that_would_give_itself_away_is_named() -> None:
    wrong = {
        "no-such-message": "Text",
        "redac-chef/round#no-such-topic:1": "Text",
        "redac-chef/round": next(each.text for each in listed("en") if each.id == "redac-chef/round"),
        "people-games[two]": "{ $count } games",
        "people-games[one]": "a game",  # does not read the figure
        "people-games[other]": "{ $count } games",  # what stands there already
        "join-known": "{ $known",
        NAMED: "Text",
    }
    with pytest.raises(WrongPlant) as refused:
        texts("en", wrong)
    assert sorted(line.partition(": ")[0] for line in str(refused.value).splitlines()) == sorted(wrong)
