"""Searching the rules: what is found, in which language, with which sentence; and what must never go wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.content import content_root
from companion.reference.index import Index
from companion.reference.loader import read_rules
from companion.reference.markdown import split_sentences
from companion.reference.reference import Reference
from companion.reference.search import MOST_CHARACTERS
from companion.reference.topic import Hit, Note
from companion.text.languages import codes
from tests.reference.test_loader import game
from tests.support.spaces import plain

GAME = "redac-chef"
REFERENCE = Reference([read_rules(content_root(), GAME)])


def ids(query: str, lang: str = "fr", **options: int) -> list[str]:
    return [hit.id for hit in REFERENCE.search(query, lang, **options)]


@pytest.mark.parametrize(
    ("query", "lang", "id_"),
    [
        ("surface libre", "fr", "free-area"),
        ("SURFACES LIBRES", "fr", "free-area"),
        ("surfcae lbre", "fr", "free-area"),
        ("white space", "fr", "free-area"),
        ("what happens with leftover tiles on the desk", "fr", "surplus"),
        ("surface libre", "en", "free-area"),
        ("Aufmacher", "en", "tribune"),
        ("pleite", "fr", "bankrupt"),
        ("que se passe-t-il si égalité ?", "fr", "tie"),
        ("4A", "fr", "tribune-4a"),
        ("4 a", "en", "tribune-4a"),
        ("Ven 12", "fr", "flash-friday-12"),
        ("vendredi #12", "fr", "flash-friday-12"),
        ("fri12", "en", "flash-friday-12"),
        ("scénario 18", "fr", "scenarios-hard"),
        ("rule-change-3", "fr", "rule-change-3"),
        ("  Tie-Without-Tokens ", "en", "tie-without-tokens"),
    ],
)
def test_the_topic_that_is_meant_comes_first(query: str, lang: str, id_: str) -> None:
    assert ids(query, lang)[0] == id_


def test_as_it_is_typed_the_topic_comes_up_and_stays() -> None:
    word = "bouclage"
    assert all("bouclage" in ids(word[:length])[:3] for length in range(4, len(word) + 1))
    assert ids("surf")[0] == ids("surface li")[0] == "free-area"


def test_the_sentence_is_the_one_that_answers_in_the_readers_language() -> None:
    (hit,) = REFERENCE.search("scénario 16", "fr", limit=1)
    assert hit.sentence.startswith("scénario 16 · personnage Benoît")
    (hit,) = REFERENCE.search("can I rotate a tile by a quarter turn", "fr", limit=1)
    assert (hit.id, hit.title) == ("place-orientation", "Ne pas tourner les tuiles")
    assert "quart de tour" in hit.sentence


def test_what_holds_only_in_a_mode_is_for_those_who_name_it() -> None:
    assert ids("une tuile à l'envers")[0] == "place-orientation"
    assert ids("modification de règles, tout à l'envers")[0] == "rule-change-3"
    assert ids("points de la surface libre")[0] == "free-area-points"
    assert ids("points de la surface libre en solo")[0] == "solo-free-area"


def marked(hit: Hit) -> list[str]:
    return [hit.sentence[start:end] for start, end in hit.marks]


def test_the_words_that_were_asked_for_are_marked_in_the_sentence() -> None:
    (hit,) = REFERENCE.search("surfaces LIBRE egalite", "fr", "redac-chef", limit=1)
    assert hit.id == "free-area-ties"
    assert {"égalité", "surfaces"} & {word.casefold() for word in marked(hit)}
    (hit,) = REFERENCE.search("two photos side by side", "en", limit=1)
    assert {"photos", "side"} <= set(marked(hit))


def test_a_query_that_nothing_answers_finds_nothing() -> None:
    assert ids("") == ids("   ") == ids("?!… «»") == ids("xylophone") == []


def test_no_more_hits_than_asked_for_and_the_best_of_all() -> None:
    many = ids("tuile", limit=50)
    assert len(many) > 5
    assert ids("tuile", limit=5) == many[:5]
    assert ids("tuile", limit=0) == []
    assert len(set(many)) == len(many)


@pytest.mark.parametrize(
    "query",
    [
        '"',
        '"surface',
        "surface OR libre AND NOT (tribune)",
        "NEAR(surface libre, 2)",
        "title:surface",
        "{title terms}: surface",
        "surface*",
        "^surface",
        "'; DROP TABLE texts; --",
        "surface - libre + x",
        "a\x00b surface",
        "<script>alert('surface')</script>",
        "surface " * 1000,
        "x" * 5000,
        "é" * 5000,
        "\u202esurface",
        "🍕 surface 🍕",
        "\ud800surface",
    ],
)
def test_what_means_something_to_the_engine_is_only_text(query: str) -> None:
    assert ("free-area" in ids(query, limit=20)) == ("surface" in query)


def test_a_page_pasted_by_mistake_is_cut() -> None:
    assert ids("égalité " + "mot " * 2000) == ids(("égalité " + "mot " * 2000)[:MOST_CHARACTERS])


@given(st.text(max_size=300), st.sampled_from(["fr", "en", "de", "", "fr-CA"]), st.integers(-1, 12))
def test_whatever_is_asked_it_answers(query: str, lang: str, limit: int) -> None:
    hits = REFERENCE.search(query, lang, limit=limit)
    assert len(hits) <= max(0, limit)
    assert [hit.score for hit in hits if hit.id != query.strip().casefold()] == sorted(
        (hit.score for hit in hits if hit.id != query.strip().casefold()), reverse=True
    )
    reader = lang if lang in codes() else "fr"
    for hit in hits:
        topic = REFERENCE.topic(hit.id, reader)
        assert topic is not None
        assert hit.title == topic.title
        assert hit.sentence in split_sentences(topic.body)


@given(st.sampled_from(["surface libre", "Qui fait faillite ?", "pion bouclage", "mode famille"]), st.data())
def test_neither_case_nor_accents_nor_punctuation_matter(query: str, data: st.DataObject) -> None:
    changed = "".join(data.draw(st.sampled_from([char.upper(), char.lower()])) for char in query)
    end = data.draw(st.sampled_from(["", " ", " ?", "!", "…"]))
    usual = ids(query + " ", limit=3)
    assert ids(f"  {changed} {end}", limit=3) == usual


def test_what_is_typed_with_plain_spaces_finds_what_is_set_with_others(reference: Reference) -> None:
    chapters = [chapter for name in reference.games for chapter in reference.contents(name, "fr")]
    topics = [topic for chapter in chapters for topic in chapter.topics]
    shown = [
        line for topic in topics for line in (topic.title, *split_sentences(topic.body)[:1]) if plain(line) != line
    ]
    assert len(shown) > 50
    for line in shown:
        assert reference.search(plain(line), "fr") == reference.search(line, "fr")
    (hit, *_) = reference.search("1 000 contre 12 000", "fr")
    assert hit.title == "1 000 contre 12 000".replace(" 000", "\u00a0000")


# --- several games ----------------------------------------------------------------------------------------------------


def test_one_game_or_all(tmp_path: Path) -> None:
    several = Reference([read_rules(content_root(), GAME), read_rules(game(tmp_path), "tiles")])
    assert several.games == (GAME, "tiles")
    both = {hit.game for hit in several.search("poser une tuile", "fr", limit=50)}
    assert both == {GAME, "tiles"}
    assert {hit.game for hit in several.search("poser une tuile", "fr", "tiles", limit=50)} == {"tiles"}
    assert several.search("poser une tuile", "fr", "no-such-game") == ()


# --- reading ----------------------------------------------------------------------------------------------------------


def test_contents_and_neighbours_go_through_every_topic_once() -> None:
    topics = [topic for chapter in REFERENCE.contents(GAME, "en") for topic in chapter.topics]
    read, topic = [], topics[0]
    assert REFERENCE.neighbours(topic)[0] is None
    while topic is not None:
        read.append(topic)
        before, after = REFERENCE.neighbours(topic)
        assert before is None or REFERENCE.neighbours(before)[1] is topic
        topic = after  # type: ignore[assignment]
    assert read == topics
    assert REFERENCE.contents("no-such-game", "en") == ()


def test_a_topic_in_the_other_language_is_the_same_topic() -> None:
    french, english = REFERENCE.topic("tie", "fr"), REFERENCE.topic("tie", "en_GB.UTF-8")
    assert french is not None
    assert english is not None
    assert (french.id, french.page, french.see) == (english.id, english.page, english.see)
    assert french.title != english.title
    assert REFERENCE.topic("no-such-topic", "fr") is None


def test_without_a_scoring_at_hand_examples_are_left_out() -> None:
    topic = REFERENCE.topic("mood", "fr")
    assert topic is not None
    assert "example" not in REFERENCE.text(topic)


# --- pages ----------------------------------------------------------------------------------------------------------


def test_every_component_has_a_page_its_own_topic_or_the_one_of_its_kind() -> None:
    assert REFERENCE.address("tribune/4A", GAME) == "tribune-4a"
    assert REFERENCE.address("tribune/D2", GAME) == "redac-chef/tribune/D2"
    assert REFERENCE.address("tribune/99", GAME) is REFERENCE.address("row/photos", "no-such-game") is None
    own, other = REFERENCE.page("redac-chef/tribune/4A", "fr"), REFERENCE.page("redac-chef/tribune/D2", "en")
    assert own is not None and other is not None
    assert own == REFERENCE.page("tribune-4a", "fr")
    assert own.is_topic_page and own.places == ("tribune/4A",)
    assert not other.is_topic_page and (other.title, other.topic.id) == ("Centerpiece D2", "tribunes-others")
    for address in ("", "nothing", "redac-chef", "redac-chef/row/photos", "redac-chef/tribune/99", "x/tribune/D2"):
        assert REFERENCE.page(address, "fr") is None


def test_the_topic_of_a_kind_names_all_components_that_have_none_of_their_own() -> None:
    page = REFERENCE.page("tribunes-others", "fr")
    assert page is not None
    assert page.places[:3] == ("tribune/D2", "tribune/D3", "tribune/D6")
    assert "tribune/4A" not in page.places and len(page.places) == 30 - 11


# --- notes of the group -----------------------------------------------------------------------------------------------

HTML = '<img src=x onerror="alert(1)"> **2** points par <b>pub</b>'
NOTE = Note("note-1", GAME, "tribune/D2", "Tribune D2, encadrée", f"Vaut 4 points au zeppelin.\n{HTML}")


@pytest.fixture
def noted() -> Reference:
    reference = Reference([read_rules(content_root(), GAME)])
    reference.set_notes([NOTE])
    return reference


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_notes_are_found_like_topics_and_marked(noted: Reference, lang: str) -> None:
    (hit,) = noted.search("zepelin", lang)
    assert (hit.id, hit.game, hit.note) == ("note-1", GAME, True)
    assert (hit.title, hit.sentence) == ("Tribune D2, encadrée", "Vaut 4 points au zeppelin.")
    assert marked(hit) == ["zeppelin"]
    assert noted.search("tribune D2", lang)[0].id == "note-1"
    assert not noted.search("égalité", lang)[0].note


def test_only_the_search_waits_for_what_it_needs_and_finds_notes_told_before(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    add = Index.add
    monkeypatch.setattr(Index, "add", lambda index, sources: made.append(index.lang) or add(index, sources))  # type: ignore[func-returns-value]
    reference = Reference([read_rules(content_root(), GAME)])
    reference.set_notes([NOTE])
    page = reference.page("free-area", "fr")
    assert page is not None
    assert reference.text(page.topic)
    assert reference.address("row/free_area", GAME) == "free-area"
    assert not made
    assert reference.search("zeppelin", "fr")[0].note
    assert set(made) == {*codes()}
    once = len(made)
    assert reference.search("surface libre", "fr")[0].id == "free-area"
    assert len(made) == once


def test_a_note_without_a_title_is_called_like_what_it_is_about(noted: Reference) -> None:
    noted.set_notes(
        [
            Note("redac-chef/tribune/D2", GAME, "tribune/D2", "", "Une girafe."),
            Note("redac-chef/tribune/4A", GAME, "tribune/4A", "", "Un zeppelin."),
        ]
    )
    for lang, kind in (("fr", "Tribune D2"), ("en", "Centerpiece D2")):
        assert noted.search("girafe", lang)[0].title == kind
        topic = noted.topic("tribune-4a", lang)
        assert topic is not None
        assert noted.search("zeppelin", lang)[0].title == topic.title


def test_markup_in_a_note_is_text(noted: Reference) -> None:
    assert noted.search("onerror alert", "fr")[0].sentence == HTML


def test_notes_replace_those_before(noted: Reference) -> None:
    noted.set_notes([Note("note-2", GAME, "character/renaud", "Renaud", "Une girafe de plus.")])
    assert noted.search("zeppelin", "fr") == ()
    assert noted.search("girafe", "fr")[0].id == "note-2"
    noted.set_notes([])
    assert noted.search("girafe", "fr") == ()
    assert [hit.id for hit in noted.search("surface libre", "fr")] == ids("surface libre")
