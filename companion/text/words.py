"""Messages put into words: the catalogues under ``content`` (Fluent), one reader's language at a time."""

from __future__ import annotations

import logging
import os
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from companion.content import content_root
from companion.table.message import Message, Param
from companion.text.languages import language, reading_order
from companion.text.typography import UNBROKEN, typeset

#: A minus for figures: a hyphen is too short to be seen across a table.
MINUS: Final = "\u2212"

#: Where this is "1", a message that a catalogue cannot put into words is an error instead of a gap (tests).
STRICT_VARIABLE: Final = "COMPANION_STRICT_WORDS"

#: Where a message begins in a catalogue, and where it names another one.
_MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*([A-Za-z][\w-]*)\s*\}")

#: Babel groups French digits with a narrow space that is next to nothing in the fonts: 9000000 for nine millions.
_SPACES: Final = str.maketrans("\u202f", UNBROKEN)

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
#: Taken out of texts from outside: marks that steer direction (an unpaired one would reach beyond the text), and
#: characters that control a terminal or end a line.
_UNFIT: Final[dict[int, str | None]] = {
    **dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    **dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " "),
}
_log = logging.getLogger(__name__)


class WordsMissing(LookupError):
    """A catalogue lacks a message, has it twice, or the message lacks a parameter."""


class _Shown(FluentType):
    """A number with a sign in front that Babel would not write so; a selector sees its plural category."""

    def __init__(self, sign: str, size: int, category: str) -> None:
        self._sign, self._size, self._category = sign, size, category

    def format(self, locale: Locale) -> str:
        return self._sign + str(FluentInt(self._size).format(locale))

    def __eq__(self, other: object) -> bool:
        return other == self._category

    __hash__ = None  # type: ignore[assignment]


def _typeset(pattern: ast.Pattern, lang: str) -> None:
    """Sets what the catalogue itself says, once, and so never a name that is put into it; a word that loses its last
    letter before a vowel (French "de") is left to what is put in right after it (``ELIDED``)."""
    elides = _elides(lang)
    for place, (element, following) in enumerate(zip(pattern.elements, [*pattern.elements[1:], None], strict=True)):
        if isinstance(element, ast.TextElement):
            element.value = typeset(element.value, lang, goes_on=place > 0)
            if elides is not None and isinstance(following, ast.Placeable):
                _leave_to_elision(element, following, elides)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _typeset(variant.value, lang)


@cache
def _elides(lang: str) -> re.Pattern[str] | None:
    """Finds such a word at the end of a part of a text; None where the language has none."""
    elided = language(lang).elided
    words_ = "|".join(f"[{word[0].upper()}{word[0]}]{re.escape(word[1:])}" for word in elided)
    return re.compile(rf"(?<![^\W\d_])({words_}) \Z") if elided else None


def _leave_to_elision(text: ast.TextElement, following: ast.Placeable, elides: re.Pattern[str]) -> None:
    put_in, word = following.expression, elides.search(text.value)
    if word is not None and isinstance(put_in, ast.VariableReference):
        text.value = text.value[: word.start()]
        arguments = ast.CallArguments(positional=[ast.StringLiteral(word[1]), put_in], named=[])
        following.expression = ast.FunctionReference(ast.Identifier("ELIDED"), arguments)


class Words:
    """The words of one language. A message is read when it is first said: reading all of a catalogue takes half a
    second on a small machine, at the start and again for the first phone in the other language."""

    def __init__(self, lang: str, texts: tuple[str, ...], fallback: Words | None = None) -> None:
        self.lang = lang
        self._locale = Locale.parse(language(lang).locale)
        self._fallback = fallback
        self._said_instead: set[str] = set()
        functions: dict[str, Callable[..., Any]] = {"SIGNED": self._signed, "ELIDED": self._elided}
        self._bundle = FluentBundle([language(lang).locale], functions=functions, use_isolating=False)
        #: What has not been read yet: the text of each message.
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = list(_MESSAGE.finditer(text))
            for start, end in zip(starts, [*(match.start() for match in starts[1:]), len(text)], strict=True):
                if start[1] in self._unread:
                    self._trouble(f"{start[1]} stands twice")
                self._unread.setdefault(start[1], text[start.start() : end])

    def __contains__(self, id_: str) -> bool:
        self._read(id_)
        return self._bundle.has_message(id_)

    def _read(self, id_: str) -> None:
        if (text := self._unread.pop(id_, None)) is None:
            return
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self._trouble(f"not Fluent: {(entry.content or '').strip()[:80]}")
            elif isinstance(entry, ast.Message) and entry.value is not None:
                _typeset(entry.value, self.lang)
        self._bundle.add_resource(resource)
        for reference in _REFERENCE.findall(text):
            self._read(reference)

    def say(self, message: Message) -> str:
        """The message in words.

        Its parameters: numbers as the language writes them, messages in words, several as an enumeration. What the
        catalogue does not have is said in another language, else shown as its id; in tests it raises WordsMissing.
        """
        if message.id not in self:
            return self._missing(message, f"no words for {message.id}")
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return self._missing(message, f"{message.id} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, {name: self._param(p) for name, p in message.params})
        if errors:
            self._trouble(f"{message.id}: {errors[0]}")
        return str(text).translate(_SPACES)

    def _missing(self, message: Message, trouble: str) -> str:
        if self._fallback is not None and message.id in self._fallback:
            if message.id not in self._said_instead:
                self._said_instead.add(message.id)
                _log.info("%s: %s, said in another language", self.lang, trouble)
            return self._fallback.say(message)
        self._trouble(trouble)
        return message.id

    def _trouble(self, trouble: str) -> None:
        """Says what is wrong with the catalogue. Raises WordsMissing in tests."""
        if os.environ.get(STRICT_VARIABLE) == "1":
            raise WordsMissing(f"{self.lang}: {trouble}")
        _log.error("%s: %s", self.lang, trouble)

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        shown = FluentInt(value) if value >= 0 else self._minus(value)
        return str(shown.format(self._locale)).translate(_SPACES)

    def decimal(self, value: float) -> str:
        """A figure that is no whole number, with one decimal: "8,5", "−1", "12"."""
        text = format_decimal(abs(value), format="#,##0.#", locale=self._locale).translate(_SPACES)
        return text if value >= 0 or text == "0" else MINUS + text

    def together(self, parts: tuple[str, ...] | list[str]) -> str:
        """An enumeration: "a, b and c"."""
        return str(format_list(list(parts), locale=self._locale))

    def _minus(self, value: int) -> _Shown:
        return _Shown(MINUS, -value, self._locale.plural_form(-value))

    def _signed(self, value: Any) -> Any:
        """``SIGNED($n)`` in a catalogue: +3, −1, 0."""
        if isinstance(value, int) and value > 0:
            return _Shown("+", value, self._locale.plural_form(value))
        return value

    def _elided(self, word: str, value: Any) -> str:
        """ "de" or "que" and what comes after it, as it is said: de Zoé, d'Ali. Before an h or a y that depends on the
        name, and it is left whole."""
        text = str(value.format(self._locale) if isinstance(value, FluentType) else value)
        first = unicodedata.normalize("NFD", text.lstrip(_ISOLATE)[:1]).casefold()
        own = language(self.lang)
        return (
            f"{word[:-1]}{own.apostrophe or chr(39)}{text}" if first and first[:1] in own.vowels else f"{word} {text}"
        )

    def _param(self, param: Param) -> Any:
        if isinstance(param, int):
            return param if param >= 0 else self._minus(param)
        if isinstance(param, tuple):
            return self.together([self._part(part) for part in param])
        return self._part(param)

    def _part(self, param: Param) -> str:
        if isinstance(param, Message):
            return self.say(param)
        if isinstance(param, int):
            return self.number(param)
        if isinstance(param, tuple):
            return self.together([self._part(part) for part in param])
        return isolated(param)


def on_one_line(text: str) -> str:
    """A text from outside (a name) without what would end its line, steer a terminal or turn its surroundings."""
    return text.translate(_UNFIT)


def isolated(text: str) -> str:
    """The same, fit to stand in a sentence: isolated where it has letters written from right to left."""
    plain = on_one_line(text)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in plain):
        return f"{_ISOLATE}{plain}{_END_ISOLATE}"
    return plain


@cache
def words(lang: str) -> Words:
    """The words of a language ("de", or a longer tag such as "de-AT"); of the first one where it is not spoken here."""
    return _words_in(reading_order(language(lang).code))


@cache
def _words_in(order: tuple[str, ...]) -> Words:
    """The words of the first of these languages, and of the others where it has none: each catalogue is read once,
    whichever languages it stands in for."""
    return Words(order[0], catalogue_texts(order[0]), _words_in(order[1:]) if order[1:] else None)


def forget() -> None:
    """Read the catalogues again when they are next asked for (tests that bring their own content)."""
    for cached in (words, _words_in):
        cached.cache_clear()


def catalogue_texts(lang: str) -> tuple[str, ...]:
    """The catalogues of a language, the app's and each game's: ``CODE.ftl`` and what lies in a folder ``CODE``."""
    paths = sorted([*content_root().glob(f"*/{lang}.ftl"), *content_root().glob(f"*/{lang}/*.ftl")])
    return tuple(path.read_text(encoding="utf-8") for path in paths)
