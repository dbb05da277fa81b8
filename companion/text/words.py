"""Formats messages in a reader's language, from the Fluent catalogues under ``content``."""

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
from companion.text.typography import UNBROKEN, end_once, keep_figures, typeset

#: The minus sign for numbers: a hyphen is too short to be seen across a table.
MINUS: Final = "\u2212"

#: If this is "1", a message that cannot be formatted raises an error instead of being logged (for tests).
STRICT_VARIABLE: Final = "COMPANION_STRICT_WORDS"

#: The start of a message in a catalogue, and a reference to another message.
_MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*([A-Za-z][\w-]*)\s*\}")

#: Babel groups French digits with the narrow no-break space, which has nearly no width in the fonts.
_SPACES: Final = str.maketrans("\u202f", UNBROKEN)

#: Replaces each space of a text from outside (a name) until the message is complete, so that the no-break spaces set
#: beside figures never fall inside a name.
_PUT_IN: Final = "\ue000"
#: How many formatted texts a language remembers; then it begins anew.
_REMEMBERED: Final = 2_000

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
#: Removed from texts that come from outside: bidirectional controls (an unpaired one would affect what follows),
#: terminal controls and line ends.
_UNFIT: Final[dict[int, str | None]] = {
    **dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    **dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " "),
}
_log = logging.getLogger(__name__)


class WordsMissing(LookupError):
    """Signals a fault of a catalogue: a message is missing or stands twice, or lacks a parameter."""


class _SignedNumber(FluentType):
    """Number that Fluent prints with a sign of our own, because Babel would write another one; a Fluent selector
    compares it by its plural category."""

    def __init__(self, sign: str, size: int, category: str) -> None:
        self._sign, self._size, self._category = sign, size, category

    def format(self, locale: Locale) -> str:
        return self._sign + str(FluentInt(self._size).format(locale))

    def __eq__(self, other: object) -> bool:
        return other == self._category

    __hash__ = None  # type: ignore[assignment]


def _typeset(pattern: ast.Pattern, lang: str) -> None:
    """Apply typography to the catalogue's own text, once, so that it never changes a name that is inserted later. A
    word to be elided (French "de") is left to the function ``ELIDED``."""
    elides = _elision_pattern(lang)
    for place, (element, following) in enumerate(zip(pattern.elements, [*pattern.elements[1:], None], strict=True)):
        if isinstance(element, ast.TextElement):
            element.value = typeset(element.value, lang, goes_on=place > 0)
            if elides is not None and isinstance(following, ast.Placeable):
                _leave_to_elision(element, following, elides)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _typeset(variant.value, lang)


@cache
def _elision_pattern(lang: str) -> re.Pattern[str] | None:
    """Return a pattern that finds a word to be elided at the end of a part of a text; None if the language has none."""
    elided = language(lang).elided
    words_ = "|".join(f"[{word[0].upper()}{word[0]}]{re.escape(word[1:])}" for word in elided)
    return re.compile(rf"(?<![^\W\d_])({words_}) \Z") if elided else None


def _leave_to_elision(text: ast.TextElement, following: ast.Placeable, elides: re.Pattern[str]) -> None:
    """Replace a word to be elided, at the end of ``text``, and the variable after it by a call of ``ELIDED``."""
    variable, word = following.expression, elides.search(text.value)
    if word is not None and isinstance(variable, ast.VariableReference):
        text.value = text.value[: word.start()]
        arguments = ast.CallArguments(positional=[ast.StringLiteral(word[1]), variable], named=[])
        following.expression = ast.FunctionReference(ast.Identifier("ELIDED"), arguments)


class Words:
    """Catalogue of one language, which formats its messages. All pages and threads that read the language share it
    (``words``).

    A message is parsed when it is first used: parsing a whole catalogue takes half a second on a small machine, at the
    start and again for the first phone in another language.
    """

    def __init__(self, lang: str, texts: tuple[str, ...], fallback: Words | None = None) -> None:
        self.lang = lang
        self._locale = Locale.parse(language(lang).locale)
        self._fallback = fallback
        self._said_instead: set[str] = set()
        #: The messages formatted so far: all pages of a table show the same ones at every press.
        self._texts: dict[Message, str] = {}
        functions: dict[str, Callable[..., Any]] = {"SIGNED": self._format_signed, "ELIDED": self._elide}
        self._bundle = FluentBundle([language(lang).locale], functions=functions, use_isolating=False)
        #: The source text of each message that is not parsed yet.
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = list(_MESSAGE.finditer(text))
            for start, end in zip(starts, [*(match.start() for match in starts[1:]), len(text)], strict=True):
                if start[1] in self._unread:
                    self._report_fault(f"{start[1]} stands twice")
                self._unread.setdefault(start[1], text[start.start() : end])

    def __contains__(self, id_: str) -> bool:
        self._read(id_)
        return self._bundle.has_message(id_)

    def _read(self, id_: str) -> None:
        """Parse the message with that id, and those to which it refers, unless that was done before. Such a message
        gets its typography at the same time; a fault is reported."""
        if (text := self._unread.pop(id_, None)) is None:
            return
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self._report_fault(f"not Fluent: {(entry.content or '').strip()[:80]}")
            elif isinstance(entry, ast.Message) and entry.value is not None:
                _typeset(entry.value, self.lang)
        self._bundle.add_resource(resource)
        for reference in _REFERENCE.findall(text):
            self._read(reference)

    def say(self, message: Message) -> str:
        """Format the message.

        Parameters are formatted first: numbers as the language writes them, messages as text, tuples as an enumeration.
        A message that is missing is shown in the fallback language, or without one as its id; in tests it raises
        WordsMissing.
        """
        text = self._texts.get(message)
        if text is None:
            text = end_once(self._finish(self._say(message)).replace(_PUT_IN, " "))
            if len(self._texts) >= _REMEMBERED:
                self._texts.clear()
            self._texts[message] = text
        return text

    def _finish(self, text: str) -> str:
        """Return a formatted text as the readers of this catalogue get it; a subclass may change it."""
        return text

    def _say(self, message: Message) -> str:
        """Return the formatted message, in which the spaces of texts from outside (names) are still marked."""
        if message.id not in self:
            return self._say_missing(message, f"no words for {message.id}")
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return self._say_missing(message, f"{message.id} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, {name: self._format_param(p) for name, p in message.params})
        if errors:
            self._report_fault(f"{message.id}: {errors[0]}")
        return str(text).translate(_SPACES)

    def _say_missing(self, message: Message, trouble: str) -> str:
        """Return the message in the fallback language, which is logged once for each id; if that lacks it too, report
        the fault and return the id."""
        if self._fallback is not None and message.id in self._fallback:
            if message.id not in self._said_instead:
                self._said_instead.add(message.id)
                _log.info("%s: %s, said in another language", self.lang, trouble)
            return self._fallback._say(message)
        self._report_fault(trouble)
        return message.id

    def _report_fault(self, trouble: str) -> None:
        """Log a fault of the catalogue; in tests raise WordsMissing."""
        if os.environ.get(STRICT_VARIABLE) == "1":
            raise WordsMissing(f"{self.lang}: {trouble}")
        _log.error("%s: %s", self.lang, trouble)

    def number(self, value: int) -> str:
        """Format a whole number as the language writes it."""
        number = FluentInt(value) if value >= 0 else self._negative(value)
        return str(number.format(self._locale)).translate(_SPACES)

    def decimal(self, value: float) -> str:
        """Format a number with at most one decimal: "8,5", "−1", "12"."""
        text = format_decimal(abs(value), format="#,##0.#", locale=self._locale).translate(_SPACES)
        return text if value >= 0 or text == "0" else MINUS + text

    def gap(self, ms: int) -> str:
        """Format a gap (ms) as seconds: two decimals, three below 10 ms."""
        return str(format_decimal(ms / 1000, format="0.00" if ms >= 10 else "0.000", locale=self._locale))

    def join_list(self, parts: tuple[str, ...] | list[str]) -> str:
        """Join texts to an enumeration: "a, b and c"."""
        return str(format_list(list(parts), locale=self._locale))

    def _negative(self, value: int) -> _SignedNumber:
        """Return a negative number that is written with a real minus sign."""
        return _SignedNumber(MINUS, -value, self._locale.plural_form(-value))

    def _format_signed(self, value: Any) -> Any:
        """Implement ``SIGNED($n)`` of the catalogues: +3, −1, 0."""
        if isinstance(value, int) and value > 0:
            return _SignedNumber("+", value, self._locale.plural_form(value))
        return value

    def _elide(self, word: str, value: Any) -> str:
        """Implement ``ELIDED``: join "de" or "que" to the next word, as in "de Zoé", "d'Ali". Before h and y, where
        elision depends on the name, the word is not shortened."""
        text = str(value.format(self._locale) if isinstance(value, FluentType) else value)
        first = unicodedata.normalize("NFD", text.lstrip(_ISOLATE)[:1]).casefold()
        rules = language(self.lang)
        return (
            f"{word[:-1]}{rules.apostrophe or chr(39)}{text}"
            if first and first[:1] in rules.vowels
            else f"{word} {text}"
        )

    def _format_param(self, param: Param) -> Any:
        """Return a parameter as Fluent takes it: a whole number, so that the catalogue can choose by it, else its
        text."""
        if isinstance(param, int):
            return param if param >= 0 else self._negative(param)
        if isinstance(param, tuple):
            return self.join_list([self._format_part(part) for part in param])
        return self._format_part(param)

    def _format_part(self, param: Param) -> str:
        """Return a parameter as text: a message, a number, an enumeration, or a text from outside."""
        if isinstance(param, Message):
            return self._say(param)
        if isinstance(param, int):
            return self.number(param)
        if isinstance(param, tuple):
            return self.join_list([self._format_part(part) for part in param])
        return isolate(param).replace(" ", _PUT_IN)


class ScreenWords(Words):
    """Catalogue of one language for screens, which shares the messages of the plain one: no line breaks between a
    figure and the word that it belongs to. In terminals and files a space stays a plain space, for whoever searches or
    copies the text."""

    def __init__(self, plain: Words) -> None:
        # The same catalogues, parsed once.
        self.__dict__.update(plain.__dict__)
        self._texts = {}

    def _finish(self, text: str) -> str:
        """Return the text with its figures kept on the line of what they belong to, but not those inside texts from
        outside."""
        return keep_figures(text, self.lang)


def on_one_line(text: str) -> str:
    """Return a text from outside (a name) without what would end the line, control a terminal, or change the direction
    of the text around it."""
    return text.translate(_UNFIT)


def isolate(text: str) -> str:
    """Return a text from outside fit for a sentence: on one line and, if it has right-to-left letters, isolated."""
    plain = on_one_line(text)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in plain):
        return f"{_ISOLATE}{plain}{_END_ISOLATE}"
    return plain


@cache
def words(lang: str) -> Words:
    """Return the catalogue of a language ("de", or a longer tag such as "de-AT"); of the default language if the
    program does not speak it. The same object for each call."""
    return _words_in(reading_order(language(lang).code))


@cache
def screen_words(lang: str) -> ScreenWords:
    """Return the catalogue for screens of a language; tags as for ``words``."""
    return ScreenWords(words(lang))


@cache
def _words_in(order: tuple[str, ...]) -> Words:
    """Return the catalogue of the first language, with the others as fallbacks; each is read only once."""
    return Words(order[0], catalogue_texts(order[0]), _words_in(order[1:]) if order[1:] else None)


def clear_cache() -> None:
    """Forget the catalogues, so that they are read again (for tests with their own content)."""
    for cached in (words, screen_words, _words_in):
        cached.cache_clear()


def catalogue_texts(lang: str) -> tuple[str, ...]:
    """Return the texts of a language's catalogues, the app's and each game's: ``CODE.ftl`` and the files of folders
    ``CODE``."""
    paths = sorted([*content_root().glob(f"*/{lang}.ftl"), *content_root().glob(f"*/{lang}/*.ftl")])
    return tuple(path.read_text(encoding="utf-8") for path in paths)
