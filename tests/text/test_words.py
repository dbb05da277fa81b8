"""Messages in words: numbers, enumerations, names from right to left, and catalogues that say the same things."""

from __future__ import annotations

import ast
import logging
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import companion
from companion.table.message import Message, say
from companion.text.languages import codes
from companion.text.shorten import shorten
from companion.text.words import STRICT_VARIABLE, Words, WordsMissing, catalogue_texts, isolate, words
from tests.support.finished_languages import FINISHED
from tests.support.spaces import ill_set, plain

PACKAGE = Path(companion.__file__).parent

TEXTS = """
plain = Bonjour
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
signed = { SIGNED($n) }
names = Avec { $names }.
nested = D'abord { $what }.
raw = { $x }
call = Tirage de { $name }
more = { $n } de plus que { $name }, au lieu de { $n }
"""


@pytest.fixture
def french() -> Words:
    return Words("fr", (TEXTS,))


@pytest.fixture
def english() -> Words:
    return Words("en", (TEXTS,))


def test_plural_forms_are_the_languages(french: Words, english: Words) -> None:
    assert [plain(french.say(say("points", n=n))) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]
    assert [plain(english.say(say("points", n=n))) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_a_minus_is_a_minus(french: Words) -> None:
    assert french.say(say("raw", x=-3)) == "−3"
    assert plain(french.say(say("points", n=-1))) == "−1 point"
    assert plain(french.say(say("points", n=-5))) == "−5 points"
    assert french.number(-12) == "−12"


def test_signed_figures(french: Words) -> None:
    assert [french.say(say("signed", n=n)) for n in (3, 0, -1)] == ["+3", "0", "−1"]


def test_spaces_are_set_in_what_the_catalogue_says_and_not_in_what_is_put_into_it(english: Words) -> None:
    texts = (
        "of = « { $name } » : { $n } $ et { $n } h ; { $name } s'en va\nkind = { $k ->\n   *[a] { $k } ?\n} ! { of }\n",
    )
    french = Words("fr", texts, english)
    said = french.say(say("kind", k="Qui ?", name="Le 5 : « h » !", n=5))
    of = "«_Le 5 : « h » !_»_: 5_$ et 5_h_; Le 5 : « h » ! s’en va".replace("_", "\u00a0")
    assert said == f"Qui ?\u00a0?\u00a0! {of}"
    assert Words("en", texts).say(say("of", name="A", n=5)) == "« A » : 5 $ et 5 h ; A s’en va"


def test_a_hyphen_in_a_name_stays_one(french: Words) -> None:
    assert french.say(say("raw", x="Jean-Luc -3")) == "Jean-Luc -3"


@pytest.mark.parametrize("name", ["Maximilienne-Philippine", "أمينة بنت عبد الرحمن الطويلة"])
def test_a_shortened_name_ends_a_sentence_without_a_second_stop(french: Words, name: str) -> None:
    said = french.say(say("names", names=(shorten(name, 14),)))
    assert said.rstrip("\u2069").endswith("…") and "-…" not in said


def test_an_abbreviation_ends_a_sentence_without_a_second_stop(french: Words) -> None:
    assert french.say(say("names", names=("19,0 Mio.",))) == "Avec 19,0 Mio."
    assert french.say(say("raw", x="a... b")) == "a... b"


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Ali", "Tirage d’Ali"),
        ("Éric", "Tirage d’Éric"),
        ("œuf", "Tirage d’œuf"),
        ("Zoé", "Tirage de Zoé"),
        ("Hugo", "Tirage de Hugo"),
        ("Yann", "Tirage de Yann"),
        ("2 en 1", "Tirage de 2 en 1"),
        ("🦊", "Tirage de 🦊"),
        ("نور", "Tirage de \u2068نور\u2069"),
    ],
)
def test_de_is_said_as_the_name_wants_it(french: Words, english: Words, name: str, called: str) -> None:
    assert french.say(say("call", name=name)) == called
    assert english.say(say("call", name=name)) == f"Tirage de {isolate(name)}"


def test_que_is_said_as_the_name_wants_it_and_a_figure_changes_nothing(french: Words) -> None:
    assert french.say(say("more", name="Ali", n=1)) == "1 de plus qu’Ali, au lieu de 1"
    assert french.say(say("more", name="Zoé", n=-1000)) == "−1\xa0000 de plus que Zoé, au lieu de −1\xa0000"


def test_large_numbers_are_grouped_as_the_language_does(french: Words, english: Words) -> None:
    assert english.say(say("raw", x=20000)) == "20,000"
    assert french.say(say("raw", x=20000)) == french.number(20_000) == "20\u00a0000"


@pytest.mark.parametrize(
    ("names", "fr", "en"),
    [
        ((), "Avec .", "Avec ."),
        (("A",), "Avec A.", "Avec A."),
        (("A", "B"), "Avec A et B.", "Avec A and B."),
        (("A", "B", "C"), "Avec A, B et C.", "Avec A, B and C."),
        ((-1, 2), "Avec −1 et 2.", "Avec −1 and 2."),
        ((say("plain"), "B"), "Avec Bonjour et B.", "Avec Bonjour and B."),
    ],
)
def test_several_are_an_enumeration(french: Words, english: Words, names: tuple[str, ...], fr: str, en: str) -> None:
    assert french.say(say("names", names=names)) == fr
    assert english.say(say("names", names=names)) == en


def test_a_message_within_a_message(french: Words) -> None:
    assert plain(french.say(say("nested", what=say("points", n=2)))) == "D'abord 2 points."


def test_names_from_right_to_left_are_isolated_and_others_are_not(french: Words) -> None:
    assert french.say(say("names", names=("שרה", "Zoé"))) == "Avec \u2068שרה\u2069 et Zoé."
    assert isolate("سارة") == "\u2068سارة\u2069"
    assert isolate("日本 👩‍👩‍👧") == "日本 👩‍👩‍👧"


def test_a_name_steers_neither_its_line_nor_the_terminal() -> None:
    assert isolate("a\nb\x1b[31mc\u202ed\u2069") == "a b [31mcd"


def test_what_is_missing_is_an_error_in_tests(french: Words) -> None:
    with pytest.raises(WordsMissing):
        french.say(say("nowhere"))
    with pytest.raises(WordsMissing):
        french.say(say("points"))
    with pytest.raises(WordsMissing):
        Words("fr", ("plain = a\nplain = b\n",))
    with pytest.raises(WordsMissing):
        Words("fr", ("broken = { $x\n",)).say(say("broken"))


def test_what_is_missing_at_the_table_is_said_in_another_language(
    english: Words, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv(STRICT_VARIABLE)
    with caplog.at_level(logging.INFO):
        assert Words("fr", ("other = x\n",), english).say(say("points", n=2)) == "2 points"
        assert Words("fr", ("other = x\n",), english).say(say("nowhere")) == "nowhere"
        assert Words("fr", (TEXTS,)).say(say("names")) == "Avec names."
    assert len(caplog.records) == 3


@pytest.mark.parametrize(
    ("asked", "given"), [("fr", "fr"), ("fr-CA", "fr"), ("EN_us.UTF-8", "en"), ("de_AT", "de"), ("sv", "fr")]
)
def test_the_language_nearest_to_what_is_asked(asked: str, given: str) -> None:
    assert words(asked).lang == given


# --- the catalogues ---------------------------------------------------------------------------------------------------


class _Names(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)


def catalogue(lang: str) -> dict[str, set[str]]:
    """Every message of a language with its parameters, those of the messages it refers to included."""
    found: dict[str, set[str]] = {}
    references: dict[str, set[str]] = {}
    for text in catalogue_texts(lang):
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                names = _Names()
                names.visit(entry)
                found[entry.id.name] = names.variables
                references[entry.id.name] = names.references
    for id_, inside in references.items():
        found[id_] = found[id_].union(*(found[each] for each in inside))
    return found


def test_every_language_says_the_same_things() -> None:
    """With which parameters is held by ``test_catalogues``: a language may leave a figure out."""
    first, *others = (catalogue(lang) for lang in FINISHED)
    for other in others:
        assert sorted(first) == sorted(other)


def choices(part: object, known: dict[str, ftl.Message]) -> dict[str, set[int | str]]:
    """By parameter of a text and of those it refers to: a value for each choice by it, none where it has none."""
    found: dict[str, set[int | str]] = {}
    if isinstance(part, ftl.VariableReference):
        found[part.id.name] = set()
    if isinstance(part, ftl.SelectExpression) and isinstance(part.selector, ftl.VariableReference):
        keys = [variant.key for variant in part.variants]
        values = [{int(key.value)} if isinstance(key, ftl.NumberLiteral) else {1, 2, key.name} for key in keys]
        found[part.selector.id.name] = set().union(*values)
    below = part if isinstance(part, list) else vars(part).values() if isinstance(part, ftl.BaseNode) else ()
    if isinstance(part, ftl.MessageReference):
        below = [known[part.id.name]]
    for each in below:
        for name, more in choices(each, known).items():
            found.setdefault(name, set()).update(more)
    return found


def said_in_all_ways(lang: str) -> Iterator[tuple[str, str]]:
    """Every message of a language in words, by each of the choices in it; what else is put in is a name or a number."""
    entries = [entry for text in catalogue_texts(lang) for entry in FluentResource(text).body]
    known = {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}
    for id_, entry in known.items():
        found = choices(entry, known)
        for free in ("Zoé", 7):
            for values in product(*(sorted(values, key=str) or [free] for values in found.values())):
                yield id_, words(lang).say(Message(id_, tuple(zip(found, values, strict=True))))


@pytest.mark.parametrize("lang", codes())
def test_every_message_is_set_as_its_language_sets_it(lang: str) -> None:
    said = set(said_in_all_ways(lang))
    assert {id_ for id_, _ in said} == set(catalogue(lang))
    assert sorted((id_, text, *wrong) for id_, text in said if (wrong := ill_set(text, lang))) == []


def ids_in(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """The ids of messages that code makes, and whether only their beginning is known."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        if name not in ("say", Message.__name__):
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value, False
        elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
            yield str(first.values[0].value), True


def test_everything_that_code_says_has_words() -> None:
    known = catalogue(codes()[0])
    lacking = set()
    for path in PACKAGE.rglob("*.py"):
        for id_, beginning in ids_in(ast.parse(path.read_text(encoding="utf-8"))):
            if not any(each.startswith(id_) for each in known) if beginning else id_ not in known:
                lacking.add((path.relative_to(PACKAGE).as_posix(), id_))
    assert sorted(lacking) == []
