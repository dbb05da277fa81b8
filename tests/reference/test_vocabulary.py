"""Words made alike, and found in spite of a slip."""

from __future__ import annotations

import pytest

from companion.reference.vocabulary import Vocabulary, content_words, fold, stem, words_in


def folded(text: str) -> list[str]:
    return [word.folded for word in words_in(text)]


@pytest.fixture
def french() -> Vocabulary:
    vocabulary = Vocabulary("fr")
    vocabulary.add(words_in("surface libre bouclage égalité tribunes tuile 12 4a chronomètre"))
    return vocabulary


def first(vocabulary: Vocabulary, text: str, *, beginning: bool = False) -> str | None:
    (word,) = words_in(text)
    readings = vocabulary.interpretations(word, beginning=beginning)
    return readings[0].stem if readings else None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("L'égalité, où ?", ["egalite", "ou"]),
        ("Cœur ŒUVRE Straße", ["coeur", "oeuvre", "strasse"]),
        ("face-down 3D", ["face", "down", "3d"]),
        ("tribune 4 A", ["tribune", "4a"]),
        ("4 a", ["4a"]),
        ("il en manque 4 à table", ["il", "en", "manque", "4", "table"]),
        ("D 5", ["d5"]),
        ("ven12 #7 n°3", ["ven", "12", "7", "3"]),
        ("e\u0301te\u0301", ["ete"]),
        ("+3 −1", ["3", "1"]),
        ('"; DROP TABLE -- NEAR(', ["drop", "table", "near"]),
        ("<b>gras</b>", ["gras"]),
        ("20 000 ou 20,000 ou 20\u202f000", ["20000", "ou", "20000", "ou", "20000"]),
        ("12 tuiles, 4 000", ["12", "tuiles", "4000"]),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    assert folded(text) == expected


def test_a_word_without_end_is_cut() -> None:
    assert [len(word) for word in folded("x" * 5000)] == [40]


def test_folding_takes_case_accents_and_ligatures() -> None:
    assert fold("ÉÀÇÜ ﬁn Œ") == "eacu fin oe"


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("fr", "pub", "pubs"),
        ("fr", "égalité", "égalités"),
        ("en", "tile", "tiles"),
        ("en", "adjacent", "Adjacent".casefold()),
        ("de", "Anzeige".casefold(), "anzeigen"),
        ("fr", "deux", "2"),
        ("en", "twelve", "12"),
    ],
)
def test_plurals_and_numbers_are_alike(lang: str, one: str, other: str) -> None:
    assert stem(one, lang) == stem(other, lang)


def test_only_telling_words_remain_unless_there_are_none() -> None:
    assert [word.folded for word in content_words(words_in("que se passe-t-il si égalité ?"), "fr")] == ["egalite"]
    assert [word.folded for word in content_words(words_in("comment on joue ?"), "fr")] == ["comment", "on", "joue"]


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("surfcae", "surface"),
        ("boucalge", "bouclage"),
        ("egalite", "égalité"),
        ("égalitté", "égalité"),
        ("tribune", "tribunes"),
        ("tribnes", "tribunes"),
        ("chronometre", "chronomètre"),
        ("TUILES", "tuile"),
    ],
)
def test_a_slip_is_read_as_what_was_meant(french: Vocabulary, slip: str, meant: str) -> None:
    assert first(french, slip) == stem(meant, "fr")


def test_what_is_nothing_like_a_word_means_nothing(french: Vocabulary) -> None:
    assert first(french, "xylophone") is None
    assert first(french, "13") is None
    assert first(french, "4b") is None


def test_the_word_itself_before_any_guess(french: Vocabulary) -> None:
    french.add(words_in("surfaces surfacer libres"))
    (word,) = words_in("surface")
    best, *rest = french.interpretations(word, beginning=True)
    assert best.quality == 1.0
    assert all(reading.quality < 1 for reading in rest)


def test_a_beginning_is_read_only_while_it_is_typed(french: Vocabulary) -> None:
    assert first(french, "chr", beginning=True) == stem("chronomètre", "fr")
    assert first(french, "chr") is None


def test_two_words_written_as_one(french: Vocabulary) -> None:
    parts = french.parts(words_in("surfacelibre")[0])
    assert parts is not None
    assert [part.folded for part in parts] == ["surface", "libre"]
    assert french.parts(words_in("surface")[0]) is None
    assert french.parts(words_in("xyzlibre")[0]) is None


def test_words_of_like_meaning_are_guesses(french: Vocabulary) -> None:
    french.add_synonyms(("chronomètre", "sablier"))
    assert first(french, "sablier") == stem("chronomètre", "fr")
    assert french.exact_interpretations(words_in("sablier")[0]) == ()
