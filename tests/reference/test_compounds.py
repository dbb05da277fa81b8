"""Words made of words are found by their parts, and only where those parts are words of the texts."""

from __future__ import annotations

import pytest

from companion.reference.compounds import Compounds
from companion.reference.index import Index, StemCounts
from companion.reference.search import find_marks, search
from companion.reference.topic import Topic
from companion.reference.vocabulary import words_in

WORDS = "Schluss der Redaktion, Legen, Phase, Aufmacher, Start, Spieler, Tage, Zeitung, Einnahmen, unter, Schrift"


def compounds() -> Compounds:
    made = Compounds("de")
    made.learn(words_in(WORDS))
    return made


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("redaktionsschluss", ("redaktions", "schluss")),
        ("startaufmacher", ("start", "aufmacher")),
        ("legephase", ("lege", "phase")),
        ("tageszeitungsredaktion", ("tages", "zeitungs", "redaktion")),
        ("startspieler", ("start", "spieler")),
        ("werbeeinnahmen", ()),
        ("unterschrift", ()),
        ("aufmacher", ()),
        ("schluss", ()),
        ("4a", ()),
        ("x" * 40, ()),
    ],
)
def test_a_word_is_taken_apart_where_all_of_it_is_known(word: str, parts: tuple[str, ...]) -> None:
    assert compounds().parts(word) == parts


def index(*bodies: str) -> Index:
    topics = [Topic(f"t{n}", "game", "de", "all", f"Seite {n}", body) for n, body in enumerate(bodies)]
    made = Compounds("de")
    for topic in topics:
        made.learn(words_in(topic.body))
    found = Index("de", StemCounts(), made)
    found.add(topics)
    return found


def test_the_part_finds_the_whole_and_the_whole_its_parts() -> None:
    texts = index("Der Redaktionsschluss kommt.", "Am Schluss ist die Redaktion leer.", "Ein Foto liegt quer.")
    assert {one.entry.source.id for one in search(texts, "Schluss", most=3)} == {"t0", "t1"}
    assert search(texts, "Redaktionsschluss", most=3)[0].entry.source.id == "t0"
    assert search(texts, "Schlussfoto", most=3)[0].entry.source.id in {"t1", "t2"}


def test_the_part_is_marked_in_the_whole() -> None:
    texts = index("Der Redaktionsschluss kommt.", "Am Schluss ist die Redaktion leer.", *(["Ein Foto liegt quer."] * 9))
    assert find_marks("Der Redaktionsschluss kommt.", texts, frozenset({"schluss"})) == ((4, 21),)
