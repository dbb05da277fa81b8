"""Rules as they lie in a content folder: read whole, or every fault named with its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.content import content_root
from companion.reference.errors import WrongRules
from companion.reference.loader import find_untranslated_topics, games_with_rules, read_rules
from companion.reference.reference import Reference
from companion.text.languages import codes
from tests.support.spaces import ill_set

CONTENTS = """
[synonyms]
fr = [["poser", "placer"]]

[[chapter]]
id = "play"

[[chapter.topic]]
id = "laying"
page = "2"
see = ["ending"]
helps = ["phase/layout"]
fr = ["pose"]
en = ["placement"]
de = ["Legen"]

[[chapter.topic]]
id = "ending"
under = "laying"
"""
FRENCH = """# Jouer

## Poser des tuiles {#laying}

On pose une tuile.

## La fin {#ending}

C'est fini : 3 $ !
"""
ENGLISH = """# Playing

## Laying tiles {#laying}

You lay a tile.

## The end {#ending}

It is over: 3 $!
"""


def game(content: Path, name: str = "tiles") -> Path:
    """A small game with rules, somewhere."""
    texts = {
        "topics.toml": CONTENTS,
        "fr/play.md": FRENCH,
        "en/play.md": ENGLISH,
        "fr/asked.toml": 'laying = ["comment poser"]',
        "en/asked.toml": "",
    }
    for file, text in texts.items():
        path = content / name / "rules" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return content


def faults(content: Path) -> str:
    with pytest.raises(WrongRules) as wrong:
        read_rules(content, "tiles")
    return "\n".join(wrong.value.faults)


def test_topics_have_what_both_files_say_of_them(tmp_path: Path) -> None:
    rules = read_rules(game(tmp_path), "tiles")
    (chapter,) = rules.chapters["fr"]
    laying, ending = chapter.topics
    assert (chapter.title, laying.title, laying.body) == ("Jouer", "Poser des tuiles", "On pose une tuile.")
    assert (laying.page, laying.see, laying.helps) == ("2", ("ending",), ("phase/layout",))
    assert (laying.terms, laying.foreign, laying.asked) == (("pose",), ("placement", "Legen"), ("comment poser",))
    assert (ending.under, ending.page) == ("laying", None)
    assert rules.chapters["en"][0].topics[0].foreign == ("pose", "Legen")
    assert rules.synonyms == {"fr": (("poser", "placer"),), "en": (), "de": ()}
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "synonyms.toml").write_text('fr = [["fin", "finir"]]\nen = [["end", "over"]]', encoding="utf-8")
    shared = read_rules(tmp_path, "tiles").synonyms
    assert shared == {"fr": (("poser", "placer"), ("fin", "finir")), "en": (("end", "over"),), "de": ()}


def test_french_punctuation_keeps_its_spaces_on_the_line(tmp_path: Path) -> None:
    rules = read_rules(game(tmp_path), "tiles")
    assert rules.chapters["fr"][0].topics[1].body == "C’est fini\u00a0: 3\u00a0$\u00a0!"
    assert rules.chapters["en"][0].topics[1].body == "It is over: 3\u00a0$!"


@pytest.mark.parametrize("lang", codes())
def test_every_page_is_set_as_its_language_sets_it(reference: Reference, lang: str) -> None:
    chapters = [chapter for name in reference.games for chapter in reference.contents(name, lang)]
    # The glossary has words of every language, and Flash cards the names that stand on them in French.
    topics = [topic for chapter in chapters for topic in chapter.topics if topic.id != "glossary"]
    texts = [topic.title for topic in topics if not topic.id.startswith("flash-")]
    texts += [reference.text(topic) for topic in topics]
    texts += [chapter.title for chapter in chapters]
    texts += [name for each in reference.games for name in read_rules(content_root(), each).components[lang].values()]
    assert len(topics) > 100 and len(texts) > 300
    assert [(*wrong, text) for text in texts if (wrong := ill_set(text, lang))] == []


def test_games_are_found_by_their_contents(tmp_path: Path) -> None:
    (game(tmp_path) / "no-rules" / "rules").mkdir(parents=True)
    assert games_with_rules(tmp_path) == ("tiles",)
    assert games_with_rules(tmp_path / "nowhere") == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("topics.toml", 'id = "ending"', 'id = "laying"', "topics.toml: the topic laying stands twice"),
        ("topics.toml", 'see = ["ending"]', 'see = ["nothing"]', "laying: see nothing, which is no topic"),
        ("topics.toml", 'see = ["ending"]', 'see = ["laying"]', "laying: see itself"),
        ("topics.toml", 'under = "laying"', 'under = "nothing"', "ending: under nothing, which is no topic"),
        ("topics.toml", 'under = "laying"', 'helps = ["phase/layout"]', "phase/layout is helped twice"),
        ("topics.toml", 'under = "laying"', 'helps = ["layout"]', "helps"),
        ("topics.toml", 'id = "ending"', 'id = "The End"', "chapter.0.topic.1.id"),
        ("topics.toml", 'page = "2"', "page = 2", "chapter.0.topic.0.page"),
        ("topics.toml", 'page = "2"', 'sheet = "2"', "sheet"),
        ("topics.toml", "[[chapter]]", "[[chapter", "topics.toml: "),
        ("fr/play.md", "{#ending}", "{#end}", "fr/play.md: the topic ending is missing"),
        ("fr/play.md", "{#ending}", "{#end}", "fr/play.md: end is not in the table of contents"),
        ("fr/play.md", "{#ending}", "{#laying}", "fr/play.md: laying stands twice"),
        ("fr/play.md", "{#ending}", "", "fr/play.md: line 7: a topic's heading is written"),
        ("fr/play.md", "On pose une tuile.", "", "fr/play.md: laying has no text"),
        ("fr/play.md", "# Jouer\n", "", "fr/play.md: the chapter has no title"),
        ("fr/play.md", "# Jouer\n", "# Jouer\n# Rejouer\n", "fr/play.md: line 2: a second title"),
        ("fr/play.md", "# Jouer\n", "# Jouer\nbla\n", "fr/play.md: line 2: text before the first topic"),
        ("fr/asked.toml", "laying", "lying", "fr/asked.toml: lying is no topic"),
        ("fr/asked.toml", "[", "", "fr/asked.toml: "),
    ],
)
def test_every_fault_is_named(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    path = game(tmp_path) / "tiles" / "rules" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert fault in faults(tmp_path)


def test_what_a_language_lacks_is_read_in_the_one_that_stands_in_for_it(tmp_path: Path) -> None:
    folder = game(tmp_path) / "tiles" / "rules"
    (folder / "en" / "play.md").write_text(ENGLISH.split("## The end")[0], encoding="utf-8")
    assert find_untranslated_topics(tmp_path, "tiles") == {"fr": (), "en": ("ending",), "de": ("laying", "ending")}
    rules = read_rules(tmp_path, "tiles")
    for lang in ("en", "de"):
        (chapter,) = rules.chapters[lang]
        assert [topic.title for topic in chapter.topics] == ["Laying tiles", "La fin"]
        assert chapter.title == "Playing" and {topic.lang for topic in chapter.topics} == {lang}
    assert rules.chapters["de"][0].topics[0].terms == ("Legen",)


def test_several_faults_are_all_named(tmp_path: Path) -> None:
    folder = game(tmp_path) / "tiles" / "rules"
    (folder / "fr" / "play.md").unlink()
    (folder / "en" / "play.md").write_bytes(b"\xff\xfe")
    (folder / "en" / "other.md").write_text("# Other\n", encoding="utf-8")
    named = faults(tmp_path)
    assert "fr/play.md" in named
    assert "en/play.md" in named
    assert "en/other.md: no such chapter" in named


def test_two_games_cannot_have_one_link(tmp_path: Path) -> None:
    game(game(tmp_path), "more-tiles")
    with pytest.raises(WrongRules, match="the topic laying stands in"):
        Reference.load(tmp_path)
