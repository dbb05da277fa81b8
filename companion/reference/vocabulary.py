"""Normalises words: folds case and accents, reduces them to stems, and looks them up in spite of slips."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, insort
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

import snowballstemmer
from rapidfuzz import process
from rapidfuzz.distance import OSA

from companion.text.languages import language

_WORD: Final = re.compile(r"[^\W_]+")
#: A tile's number and side that are to be joined ("4 A", "D 5").
_SPACED_NUMBER: Final = re.compile(r"\b(\d{1,2})\s+([AB])\b|\b(D)\s+(\d)\b")
#: Thousands separators, which are dropped: "20 000" and "20,000" become "20000".
_THOUSANDS: Final = re.compile(r"(?<=\d)[ \u00a0\u202f,.](?=\d{3}(?!\d))")
#: A text that is only a tile's number and side ("4 a").
_LONE_NUMBER: Final = re.compile(r"\s*(\d{1,2})\s*([ab])\s*$", re.IGNORECASE)
#: The place between a day and a card's number that are written as one ("ven12").
_GLUED_NUMBER_START: Final = re.compile(r"(?<=[^\W\d_]{2})(?=\d)")
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l"})

#: Words are cut to this length, in characters; no word of the rules is longer.
_LONGEST: Final = 40
#: The quality of a synonym as an interpretation.
_SYNONYM_QUALITY: Final = 0.6
#: The quality of a compound's part as an interpretation.
_PART_QUALITY: Final = 0.5
#: The largest number of interpretations of a word.
_MAX_INTERPRETATIONS: Final = 10
#: The most words that are considered as completions of a beginning, or as the right form of a slip.
_MAX_GUESSES: Final = 8


def fold(text: str) -> str:
    """Return the text without differences of case, accents and ligatures."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(char for char in plain if not unicodedata.combining(char))


@dataclass(frozen=True, slots=True)
class Word:
    """Word of a text or a query, as written (in lower case, accents kept) and folded."""

    written: str
    folded: str


def words_in(text: str) -> list[Word]:
    """Return the words of a text in order. Numbers, codes ("4a", "12") and "$" are words; single letters are not."""
    text = unicodedata.normalize("NFC", text).replace("$", " dollar ")
    text = _THOUSANDS.sub("", text)
    if lone_number := _LONE_NUMBER.match(text):
        text = f"{lone_number[1]}{lone_number[2]}"
    text = _SPACED_NUMBER.sub(lambda words: "".join(part for part in words.groups() if part), text)
    words = []
    for token in _WORD.findall(_GLUED_NUMBER_START.sub(" ", text)):
        written = token.casefold()[:_LONGEST]
        folded = fold(written)
        if len(folded) > 1 or folded.isdigit():
            words.append(Word(written, folded))
    return words


def word_spans(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield start and end of each word of a text, and the word in lower case."""
    for match in _WORD.finditer(text):
        yield match.start(), match.end(), match.group().casefold()[:_LONGEST]


def content_words(words: list[Word], lang: str) -> list[Word]:
    """Return the words without stop words; all of them if they are only stop words."""
    stop = language(lang).stop_words
    return [word for word in words if word.folded not in stop] or words


def stop_words_in(words: list[Word], lang: str) -> frozenset[str]:
    """Return the stop words among these words, folded, each with a "~" in front.

    Stop words are not looked up, but they tell apart questions such as "who" and "how many".
    """
    stop = language(lang).stop_words
    return frozenset(f"~{word.folded}" for word in words if word.folded in stop)


@cache
def _stemmer(lang: str) -> Any:
    return snowballstemmer.stemmer(language(lang).stemmer)


@lru_cache(maxsize=20_000)
def stem(written: str, lang: str) -> str:
    """Return the folded stem of a word; for a number word ("three"), its digits."""
    number = language(lang).numbers.get(fold(written))
    if number is not None:
        return number
    return fold(_stemmer(lang).stemWord(written)) or fold(written)


@dataclass(frozen=True, slots=True)
class Interpretation:
    """Stem that a word of a query may mean; ``quality`` is 1 for an exact match and lower for a guess."""

    stem: str
    quality: float


class Vocabulary:
    """Words of one game's texts in one language, with their stems: says what a word of a query may mean, in spite of
    slips.

    ``split`` returns the parts of a compound. ``elsewhere`` tells whether texts of another game have a stem: a word
    with that stem is not taken for a slip.
    """

    def __init__(
        self,
        lang: str,
        *,
        split: Callable[[str], tuple[str, ...]] | None = None,
        elsewhere: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.lang = lang
        self._split = split
        self._elsewhere = elsewhere
        self._stems: dict[str, set[str]] = {}
        self._sorted: list[str] = []
        self._all_stems: set[str] = set()
        self._synonyms: dict[str, set[str]] = {}

    def add_synonyms(self, group: tuple[str, ...]) -> None:
        """Add a group of words that mean the same."""
        stems = {stem(word.written, self.lang) for text in group for word in words_in(text)}
        for each in stems:
            self._synonyms.setdefault(each, set()).update(stems - {each})

    def add(self, words: list[Word]) -> list[str]:
        """Add the words of a text; return their stems in order."""
        return [self._add_word(word) for word in words]

    def parts_of(self, words: list[Word]) -> list[str]:
        """Return the stems of the parts of compounds among these words; empty for a language without compounds."""
        if self._split is None:
            return []
        return [stem(part, self.lang) for word in words for part in self._split(word.written)]

    def add_parts(self, words: list[Word]) -> list[str]:
        """Add the stems of the parts of compounds among these words; return them."""
        stems = self.parts_of(words)
        self._all_stems.update(stems)
        return stems

    def _add_word(self, word: Word) -> str:
        """Add a word; return its stem."""
        stem_ = stem(word.written, self.lang)
        if word.folded not in self._stems:
            insort(self._sorted, word.folded)
        self._stems.setdefault(word.folded, set()).add(stem_)
        self._all_stems.add(stem_)
        return stem_

    def interpretations(self, word: Word, *, beginning: bool = False) -> tuple[Interpretation, ...]:
        """Return what a word of a query may mean, best first; empty if nothing is like it.

        ``beginning``: the word may be incomplete, because it is still being typed.
        """
        qualities: dict[str, float] = {}

        def offer(stems: set[str], quality: float) -> None:
            """Add stems as possible meanings, or raise their quality."""
            for each in stems:
                qualities[each] = max(qualities.get(each, 0.0), quality)

        known_stems = self._stems.get(word.folded)
        own_stem = stem(word.written, self.lang)
        if known_stems:
            offer(known_stems, 1.0)
        elif own_stem in self._all_stems:
            offer({own_stem}, 0.95)
        for each in (known_stems or set()) | {own_stem}:
            offer(self._synonyms.get(each, set()) & self._all_stems, _SYNONYM_QUALITY)
        offer(set(self.parts_of([word])) & self._all_stems, _PART_QUALITY)
        if beginning and len(word.folded) > 1:
            for longer in self._find_completions(word.folded):
                offer(self._stems[longer], 0.55 + 0.35 * len(word.folded) / len(longer))
        if not qualities and not word.folded.isdigit() and not self._elsewhere(own_stem):
            for near, distance in self._find_similar(word.folded):
                offer(self._stems[near], 0.9 - 0.2 * distance + (0.05 if near[0] == word.folded[0] else 0))
        best = sorted(qualities.items(), key=lambda pair: (-pair[1], pair[0]))
        return tuple(Interpretation(each, quality) for each, quality in best[:_MAX_INTERPRETATIONS])

    def exact_interpretations(self, word: Word) -> tuple[Interpretation, ...]:
        """Return what the word means without guessing; empty if the texts do not have it."""
        return tuple(Interpretation(each, 1.0) for each in sorted(self._stems.get(word.folded, ())))

    def parts(self, word: Word) -> tuple[Word, ...] | None:
        """Return the known words that were written as one ("whitespace"); None if the word itself is known or cannot be
        split."""
        folded = word.folded
        if folded in self._stems or stem(word.written, self.lang) in self._all_stems:
            return None
        if self._split is not None and (compound_parts := self._split(word.written)):
            return tuple(Word(part, fold(part)) for part in compound_parts)
        for cut in range(len(folded) - 3, 2, -1):
            first, second = folded[:cut], folded[cut:]
            if first in self._stems and second in self._stems:
                return Word(first, first), Word(second, second)
        return None

    def _find_completions(self, folded: str) -> list[str]:
        """Return the words that begin with these letters, the shortest first."""
        start = bisect_left(self._sorted, folded)
        end = bisect_left(self._sorted, folded + "\uffff")
        return sorted(self._sorted[start:end], key=len)[:_MAX_GUESSES]

    def _find_similar(self, folded: str) -> list[tuple[str, int]]:
        """Return the words that are spelt similarly, each with the number of letters that differ; none for a short
        word."""
        allowed = 0 if len(folded) < 4 else 1 if len(folded) < 6 else 2
        if not allowed:
            return []
        similar = process.extract(folded, self._sorted, scorer=OSA.distance, score_cutoff=allowed, limit=_MAX_GUESSES)
        return [(word, int(distance)) for word, distance, _ in similar if not word.isdigit()]
