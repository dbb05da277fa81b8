"""The languages that this program speaks: one file each under ``content/languages``, the only place that names one.

A language is there when its file is. What its catalogues or its pages of the rules lack is said in the language that
its file names (``instead``), message by message and topic by topic; see ``docs/add-a-language.md``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from babel import localedata

from companion.content import content_root

#: Where a language tag ends that says no more than the language: "de" of "de-AT", "fr" of "fr_FR.UTF-8".
_TAG_END: Final = re.compile(r"[-_.@]")
#: The place of a language whose file gives none: after all others.
_LAST: Final = 1_000


class WrongLanguage(ValueError):
    """The file of a language cannot be used; the text says which entry of which file is wrong."""


@dataclass(frozen=True, slots=True)
class Language:
    """What is particular to one language.

    Attributes:
        code: ISO 639-1, the name of its file and of its folders.
        name: what it calls itself.
        locale: the one whose plurals, figures and names of days it has (Babel); its own code, unless Babel has none.
        place: where it stands in lists; the first one is for everybody whose own is not spoken here.
        tags: further tags, in small letters, that mean it ("c" is the locale of a system that asks for no language).
        instead: the code of the language that is read where this one has no text; "" for the first one's own.
        dates: patterns of Babel: ``day`` under a masthead, ``date`` and ``time`` in a list.
        quotes: what opens and what closes a quotation, in place of the mark of the keyboard.
        apostrophe: in place of that of the keyboard.
        unbreakable: finds the spaces at which no line may begin.
        elided: words that lose their last letter before a vowel, where something is put in after them.
        vowels: the letters that they lose it before.
        stemmer: the Snowball stemmer for its words.
        compounds: whether words are written together to make new ones.
        stop_words: words that tell nothing about a question, folded.
        numbers: figures by their word, folded.
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
    elided: tuple[str, ...] = ()
    vowels: str = ""
    stemmer: str = "english"
    compounds: bool = False
    stop_words: frozenset[str] = frozenset()
    numbers: dict[str, str] = field(default_factory=dict)


@cache
def languages() -> tuple[Language, ...]:
    """All languages, in the order in which they are offered.

    Raises:
        WrongLanguage: a file is not as it should be, or there is none.
    """
    found = [_read(path.stem, path.read_text(encoding="utf-8")) for path in _files()]
    if not found:
        raise WrongLanguage(f"no language in {content_root() / 'languages'}: install the package again")
    known = {language.code for language in found}
    for language in found:
        if language.instead and language.instead not in known:
            raise WrongLanguage(f"languages/{language.code}.toml: instead: no language {language.instead!r}")
    return tuple(sorted(found, key=lambda language: (language.place, language.code)))


def _files() -> list[Any]:
    return sorted((content_root() / "languages").glob("*.toml"))


def codes() -> tuple[str, ...]:
    """The codes of all languages, in the order in which they are offered."""
    return tuple(language.code for language in languages())


def house() -> str:
    """The code of the first language: the one for everybody whose own is not spoken here."""
    return languages()[0].code


def spoken(tag: str) -> str | None:
    """The code of the language that a tag means ("de-AT", "fr_FR.UTF-8"); None where it is not spoken here."""
    code = _TAG_END.split(tag.strip().lower())[0]
    return next((each.code for each in languages() if code == each.code or code in each.tags), None)


@cache
def language(tag: str) -> Language:
    """The language that a tag means; the first one where it is not spoken here."""
    code = spoken(tag) or house()
    return next(language for language in languages() if language.code == code)


@cache
def reading_order(code: str) -> tuple[str, ...]:
    """The languages in which a text is looked for, one after the other: its own, and those that stand in for it."""
    order = [code]
    while (instead := language(order[-1]).instead) and instead not in order:
        order.append(instead)
    return tuple(dict.fromkeys([*order, house()]))


def forget() -> None:
    """Read the files again when they are next asked for (tests that bring their own content)."""
    for cached in (languages, language, reading_order):
        cached.cache_clear()


def _locale(name: str) -> str:
    if not localedata.exists(name):
        raise ValueError(f"locale: Babel has no {name!r}; name one whose plurals and figures are the same")
    return name


def _read(code: str, text: str) -> Language:
    try:
        raw = tomllib.loads(text)
        typography, search = raw.get("typography", {}), raw.get("search", {})
        patterns, quotes = typography.get("unbreakable", []), typography.get("quotes")
        if quotes is not None and len(quotes) != 2:
            raise ValueError("quotes: what opens, and what closes")
        return Language(
            code=code,
            name=str(raw["name"]),
            locale=_locale(str(raw.get("locale", code))),
            place=int(raw.get("place", _LAST)),
            tags=tuple(raw.get("tags", ())),
            instead=str(raw.get("instead", "")),
            dates={key: str(pattern) for key, pattern in raw.get("dates", {}).items()},
            quotes=(quotes[0], quotes[1]) if quotes else None,
            apostrophe=str(typography.get("apostrophe", "'")),
            unbreakable=re.compile("|".join(patterns)) if patterns else None,
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
