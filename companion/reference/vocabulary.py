"""Words made alike: without case and accents, cut to their stem, and looked up in spite of a slip."""

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
#: "4 A", "D 5" and "ven12": a tile's side belongs to its number, a card's number does not belong to its day.
_APART: Final = re.compile(r"\b(\d{1,2})\s+([AB])\b|\b(D)\s+(\d)\b")
#: "20 000" and "20,000" are "20000".
_THOUSANDS: Final = re.compile(r"(?<=\d)[ \u00a0\u202f,.](?=\d{3}(?!\d))")
_ALONE: Final = re.compile(r"\s*(\d{1,2})\s*([ab])\s*$", re.IGNORECASE)
_GLUED: Final = re.compile(r"(?<=[^\W\d_]{2})(?=\d)")
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l"})

#: Longest word that is looked at, in characters: nothing in any rule is longer.
_LONGEST: Final = 40
#: How far a word that means the same is the word itself.
_ALIKE: Final = 0.6
#: How far a word is one that it is made of.
_A_PART: Final = 0.5
#: What a word may mean, at most.
_READINGS: Final = 10
#: Words offered for a beginning or for a slip.
_OFFERED: Final = 8


def fold(text: str) -> str:
    """The text without case, accents and ligatures."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(char for char in plain if not unicodedata.combining(char))


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it stood (small letters, accents kept), and folded."""

    written: str
    folded: str


def words_in(text: str) -> list[Word]:
    """The words of a text in order. Numbers and codes ("4a", "12") are words, and so is "$"; single letters are not."""
    text = unicodedata.normalize("NFC", text).replace("$", " dollar ")
    text = _THOUSANDS.sub("", text)
    if alone := _ALONE.match(text):
        text = f"{alone[1]}{alone[2]}"
    text = _APART.sub(lambda found: "".join(part for part in found.groups() if part), text)
    found = []
    for run in _WORD.findall(_GLUED.sub(" ", text)):
        written = run.casefold()[:_LONGEST]
        folded = fold(written)
        if len(folded) > 1 or folded.isdigit():
            found.append(Word(written, folded))
    return found


def spots_in(text: str) -> Iterator[tuple[int, int, str]]:
    """Where each word of a text stands, from and to, and the word in small letters."""
    for found in _WORD.finditer(text):
        yield found.start(), found.end(), found.group().casefold()[:_LONGEST]


def telling(words: list[Word], lang: str) -> list[Word]:
    """The words without those that stand in any sentence; all of them where nothing else is left."""
    stop = language(lang).stop_words
    return [word for word in words if word.folded not in stop] or words


def little(words: list[Word], lang: str) -> frozenset[str]:
    """The words that stand in any sentence, marked as such: they are never looked up, but who and how many differ."""
    stop = language(lang).stop_words
    return frozenset(f"~{word.folded}" for word in words if word.folded in stop)


@cache
def _stemmer(lang: str) -> Any:
    return snowballstemmer.stemmer(language(lang).stemmer)


@lru_cache(maxsize=20_000)
def stem(written: str, lang: str) -> str:
    """The stem of a word as it stood, folded; a number word is its figure."""
    number = language(lang).numbers.get(fold(written))
    if number is not None:
        return number
    return fold(_stemmer(lang).stemWord(written)) or fold(written)


@dataclass(frozen=True, slots=True)
class Reading:
    """A stem that a word of a query may mean; ``quality`` 1 where it is that word, less where it is a guess."""

    stem: str
    quality: float


class Vocabulary:
    """All words of one language's texts, with their stems.

    ``split``: the words that a word is made of. ``elsewhere``: whether texts of another game have a stem, so that a
    word with it is no slip of one of these.
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
        self._same: dict[str, set[str]] = {}

    def alike(self, group: tuple[str, ...]) -> None:
        """Learns that these words mean the same to those who ask."""
        stems = {stem(word.written, self.lang) for text in group for word in words_in(text)}
        for each in stems:
            self._same.setdefault(each, set()).update(stems - {each})

    def add(self, words: list[Word]) -> list[str]:
        """Learns the words; returns their stems in order."""
        return [self._add(word) for word in words]

    def parts_of(self, words: list[Word]) -> list[str]:
        """The stems of the words that these are made of."""
        if self._split is None:
            return []
        return [stem(part, self.lang) for word in words for part in self._split(word.written)]

    def add_parts(self, words: list[Word]) -> list[str]:
        """Learns the words that these are made of; returns their stems."""
        found = self.parts_of(words)
        self._all_stems.update(found)
        return found

    def _add(self, word: Word) -> str:
        found = stem(word.written, self.lang)
        if word.folded not in self._stems:
            insort(self._sorted, word.folded)
        self._stems.setdefault(word.folded, set()).add(found)
        self._all_stems.add(found)
        return found

    def readings(self, word: Word, *, beginning: bool = False) -> tuple[Reading, ...]:
        """What the word may mean, best first; ``beginning``: it may go on, because somebody is still typing."""
        found: dict[str, float] = {}

        def offer(stems: set[str], quality: float) -> None:
            for each in stems:
                found[each] = max(found.get(each, 0.0), quality)

        known = self._stems.get(word.folded)
        own = stem(word.written, self.lang)
        if known:
            offer(known, 1.0)
        elif own in self._all_stems:
            offer({own}, 0.95)
        for each in (known or set()) | {own}:
            offer(self._same.get(each, set()) & self._all_stems, _ALIKE)
        offer(set(self.parts_of([word])) & self._all_stems, _A_PART)
        if beginning and len(word.folded) > 1:
            for longer in self._beginning(word.folded):
                offer(self._stems[longer], 0.55 + 0.35 * len(word.folded) / len(longer))
        if not found and not word.folded.isdigit() and not self._elsewhere(own):
            for near, distance in self._near(word.folded):
                offer(self._stems[near], 0.9 - 0.2 * distance + (0.05 if near[0] == word.folded[0] else 0))
        best = sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))
        return tuple(Reading(each, quality) for each, quality in best[:_READINGS])

    def exactly(self, word: Word) -> tuple[Reading, ...]:
        """What the word means where nothing is guessed."""
        return tuple(Reading(each, 1.0) for each in sorted(self._stems.get(word.folded, ())))

    def parts(self, word: Word) -> tuple[Word, ...] | None:
        """Known words that were written as one ("whitespace"); None where it is known, or they are not."""
        whole = word.folded
        if whole in self._stems or stem(word.written, self.lang) in self._all_stems:
            return None
        if self._split is not None and (made_of := self._split(word.written)):
            return tuple(Word(part, fold(part)) for part in made_of)
        for cut in range(len(whole) - 3, 2, -1):
            first, second = whole[:cut], whole[cut:]
            if first in self._stems and second in self._stems:
                return Word(first, first), Word(second, second)
        return None

    def _beginning(self, folded: str) -> list[str]:
        start = bisect_left(self._sorted, folded)
        end = bisect_left(self._sorted, folded + "\uffff")
        return sorted(self._sorted[start:end], key=len)[:_OFFERED]

    def _near(self, folded: str) -> list[tuple[str, int]]:
        allowed = 0 if len(folded) < 4 else 1 if len(folded) < 6 else 2
        if not allowed:
            return []
        near = process.extract(folded, self._sorted, scorer=OSA.distance, score_cutoff=allowed, limit=_OFFERED)
        return [(word, int(distance)) for word, distance, _ in near if not word.isdigit()]
