"""Reads the languages that the program speaks, one file each under ``content/languages``; no other place names one.

A language is available as soon as its file exists. Messages and rules topics that it lacks are shown in the language
that its file names (``instead``); see ``docs/add-a-language.md``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from babel import localedata

from companion.content import content_root

#: Separates the language code from the rest of a tag: "de" of "de-AT", "fr" of "fr_FR.UTF-8".
_TAG_END: Final = re.compile(r"[-_.@]")
#: The place of a language whose file gives none, after all others.
_LAST: Final = 1_000


class WrongLanguage(ValueError):
    """Signals that a language file cannot be used; the text names file and entry."""


@dataclass(frozen=True, slots=True)
class Language:
    """All that the program knows of one language beside its texts: names, typography, search words. Read from its file;
    immutable.

    Attributes:
        code: ISO 639-1; the name of its file and of its folders.
        name: its name in itself.
        locale: the Babel locale for plurals, numbers and names of days; its own code unless Babel lacks it.
        place: its position in lists. The first one is the default, for readers whose language is missing.
        tags: further tags for the language, in lower case ("c" is the locale of a system that asks for no language).
        instead: the code of the language that is shown where this one has no text; "" for the default.
        dates: Babel patterns: ``day`` under a masthead, ``date`` and ``time`` in a list; ``day_first`` and
            ``date_first`` on the first of a month, where the language says that otherwise.
        quotes: opening and closing quotation mark, in place of ``"``.
        apostrophe: the apostrophe, in place of ``'``.
        unbreakable: matches the spaces at which no line may break.
        beside_figures: matches the spaces beside figures at which no line may break, in a message with its parameters.
        elided: words that lose their last letter before a vowel, if a placeable (a variable of the message) follows.
        vowels: the letters before which these words lose it.
        stemmer: the Snowball stemmer for its words.
        compounds: whether the language joins words into compounds.
        stop_words: words without meaning for a search, folded.
        numbers: digits by number word, folded.
    """

    code: str
    name: str
    locale: str
    place: int = _LAST
    tags: tuple[str, ...] = ()
    instead: str = ""
    dates: dict[str, str] = field(default_factory=dict)
    quotes: tuple[str, str] | None = None
    apostrophe: str = "'"
    unbreakable: re.Pattern[str] | None = None
    beside_figures: re.Pattern[str] | None = None
    elided: tuple[str, ...] = ()
    vowels: str = ""
    stemmer: str = "english"
    compounds: bool = False
    stop_words: frozenset[str] = frozenset()
    numbers: dict[str, str] = field(default_factory=dict)

    def find_date_pattern(self, name: str, day: int, usual: str) -> str:
        """Return the Babel pattern of that name ("day", "date") for that day of a month; ``usual`` where the language
        has none."""
        first = self.dates.get(f"{name}_first") if day == 1 else None
        return first or self.dates.get(name, usual)


@cache
def languages() -> tuple[Language, ...]:
    """Return all languages, in the order in which they are offered.

    Raises:
        WrongLanguage: a file is wrong, or there is none.
    """
    read = [_read(path.stem, path.read_text(encoding="utf-8")) for path in _list_files()]
    if not read:
        raise WrongLanguage(f"no language in {content_root() / 'languages'}: install the package again")
    known_codes = {language.code for language in read}
    for language in read:
        if language.instead and language.instead not in known_codes:
            raise WrongLanguage(f"languages/{language.code}.toml: instead: no language {language.instead!r}")
    return tuple(sorted(read, key=lambda language: (language.place, language.code)))


def _list_files() -> list[Any]:
    return sorted((content_root() / "languages").glob("*.toml"))


def codes() -> tuple[str, ...]:
    """Return the codes of all languages, in the order in which they are offered."""
    return tuple(language.code for language in languages())


def default_code() -> str:
    """Return the code of the default language: the first, shown to readers whose language is missing."""
    return languages()[0].code


def find_code(tag: str) -> str | None:
    """Return the code of the language that a tag means ("de-AT", "fr_FR.UTF-8"); None if the program does not speak
    it."""
    code = _TAG_END.split(tag.strip().lower())[0]
    return next((candidate.code for candidate in languages() if code == candidate.code or code in candidate.tags), None)


@cache
def language(tag: str) -> Language:
    """Return the language that a tag means; the default language if the program does not speak it."""
    code = find_code(tag) or default_code()
    return next(language for language in languages() if language.code == code)


@cache
def reading_order(code: str) -> tuple[str, ...]:
    """Return the codes of the languages in which a text is looked up, one after the other: its own, its fallbacks, the
    default."""
    order = [code]
    while (instead := language(order[-1]).instead) and instead not in order:
        order.append(instead)
    return tuple(dict.fromkeys([*order, default_code()]))


def clear_cache() -> None:
    """Forget the languages that were read, so that the files are read again (for tests with their own content)."""
    for cached in (languages, language, reading_order):
        cached.cache_clear()


def _check_locale(name: str) -> str:
    """Return the locale's name. Raises ValueError if Babel does not know it."""
    if not localedata.exists(name):
        raise ValueError(f"locale: Babel has no {name!r}; name one whose plurals and figures are the same")
    return name


def _read(code: str, text: str) -> Language:
    """Return the language of a file's text. Raises WrongLanguage, which names file and entry."""
    try:
        raw = tomllib.loads(text)
        typography, search = raw.get("typography", {}), raw.get("search", {})
        patterns, quotes = typography.get("unbreakable", []), typography.get("quotes")
        figures = typography.get("beside_figures", [])
        if quotes is not None and len(quotes) != 2:
            raise ValueError("quotes: what opens, and what closes")
        return Language(
            code=code,
            name=str(raw["name"]),
            locale=_check_locale(str(raw.get("locale", code))),
            place=int(raw.get("place", _LAST)),
            tags=tuple(raw.get("tags", ())),
            instead=str(raw.get("instead", "")),
            dates={key: str(pattern) for key, pattern in raw.get("dates", {}).items()},
            quotes=(quotes[0], quotes[1]) if quotes else None,
            apostrophe=str(typography.get("apostrophe", "'")),
            unbreakable=re.compile("|".join(patterns)) if patterns else None,
            beside_figures=re.compile("|".join(figures)) if figures else None,
            elided=tuple(typography.get("elided", ())),
            vowels=str(typography.get("vowels", "")),
            stemmer=str(search.get("stemmer", "english")),
            compounds=bool(search.get("compounds", False)),
            stop_words=frozenset(str(search.get("stop_words", "")).split()),
            numbers={word: str(figure) for word, figure in search.get("numbers", {}).items()},
        )
    except KeyError as error:
        raise WrongLanguage(f"languages/{code}.toml: {error.args[0]} is missing") from error
    except (tomllib.TOMLDecodeError, re.error, TypeError, ValueError, AttributeError) as error:
        raise WrongLanguage(f"languages/{code}.toml: {error}") from error


def negotiate_language(accept: str) -> str:
    """Return the first supported language of an Accept-Language header, best first; else the default language."""
    ranked: list[tuple[float, int, str]] = []
    for place, item in enumerate(accept.split(",")):
        tag, _, parameters = item.strip().partition(";")
        quality = re.search(r"q=([\d.]+)", parameters)
        try:
            rank = float(quality[1]) if quality else 1.0
        except ValueError:
            continue
        ranked.append((-rank, place, tag))
    return next((code for rank, _, tag in sorted(ranked) if rank < 0 and (code := find_code(tag))), default_code())
