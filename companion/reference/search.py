"""A query against an index: which topics answer it, best first.

Each word of the query may be read in several ways (as it is, as a beginning, with a slip). A topic counts the best
reading of each word, then loses for words that it does not have at all, and gains where the query names it: where all
of a title, or of one of the names people have for it, stands in the query.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from typing import Final

from companion.reference.index import Entry, Index
from companion.reference.vocabulary import Reading, Word, little, spots_in, stem, telling, words_in

#: What is read of a query, in characters; a question is shorter, and a page pasted by mistake must not cost time.
MOST_CHARACTERS: Final = 400
#: Words that are looked up, the first ones of a query.
_MOST_WORDS: Final = 24

#: How much it costs a topic to lack words of the query: 0 nothing, 1 everything.
_MISSING: Final = 0.7
#: How much more a topic is worth that others are a part of: who asks in a word or two, and
#: for no number, wants to read that one first.
_WHOLE_TOPIC: Final = 1.1
_SHORT: Final = 2
#: What a topic is worth that holds only in a mode or challenge, where the query names that, and where it does not. A
#: word names it that is rare enough, and not only guessed.
_IN_ITS_PLACE: Final = 1.2
_OUT_OF_PLACE: Final = 0.75
_NAMING: Final = 2.0
_NAMING_SURELY: Final = 0.55
#: How much a name loses for words that are only guessed.
_SURE: Final = 2.0
#: What any word of the query tells at least.
_LEAST: Final = 0.8
#: Words that stand nearly everywhere are not marked.
_MARKED: Final = 0.1
#: How much more it costs to lack a word that another game has.
_ELSEWHERE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Found:
    """A row of the index with its score, and the stems that it was found by (for choosing a sentence)."""

    entry: Entry
    score: float
    stems: dict[str, float]


def search(index: Index, query: str, *, guessing: bool = True, most: int) -> list[Found]:
    """What answers the query in this index, best first, no more than ``most``.

    ``guessing``: beginnings, slips and words of like meaning are taken for what they may mean; without it words only
    count as they are, because guesses in another language than the reader's are noise.
    """
    words = _words(index, query, guessing)
    if not words:
        return []
    scores: dict[int, float] = defaultdict(float)
    had: dict[int, float] = defaultdict(float)
    weights = [_weight(index, word, readings) for word, readings in words]
    for (_, readings), weight in zip(words, weights, strict=True):
        for row, fit in _best_of(index, readings).items():
            scores[row] += fit
            had[row] += weight
    everything = sum(max(_LEAST, weight) for weight in weights) or 1.0
    asked = _asked(readings for _, readings in words)
    worth = {stem: index.tells(stem) * quality**_SURE for stem, quality in asked.items()}
    small = {word: index.tells(word) for word in little(_read(query), index.lang)} if guessing else {}
    named = index.names.nearest(worth, small, everything)
    naming = {stem for stem, quality in asked.items() if quality >= _NAMING_SURELY and index.rarity(stem) >= _NAMING}
    short = len(words) <= _SHORT and not any(char.isdigit() for char in query)
    ranked = []
    for row, score in scores.items():
        having = 1 - _MISSING * (1 - had[row] / everything)
        whole = _WHOLE_TOPIC if short and index.is_whole(row) else 1.0
        ranked.append((score * having * whole + named.get(row, 0.0), row))
    # A place changes a score little: only the best can come first by it.
    ranked = [(score * _placed(index, row, naming), row) for score, row in nlargest(2 * most, ranked)]
    return [Found(index.entry(row), score, asked) for score, row in nlargest(most, ranked)]


def shares(index: Index, query: str) -> list[float]:
    """For each telling word of the query, in order, what share of this index's texts has it (0 to 1)."""
    vocabulary = index.vocabulary
    return [
        max((index.share(reading.stem) * reading.quality for reading in vocabulary.readings(word)), default=0.0)
        for word in telling(_read(query), index.lang)[:_MOST_WORDS]
    ]


def _best_of(index: Index, readings: tuple[Reading, ...]) -> dict[int, float]:
    """How well a word fits each row that has it in any of its readings."""
    if len(readings) == 1 and readings[0].quality == 1.0:
        return index.rows_with(readings[0].stem)
    best: dict[int, float] = {}
    for reading in readings:
        quality = reading.quality
        for row, fit in index.rows_with(reading.stem).items():
            if fit * quality > best.get(row, 0.0):
                best[row] = fit * quality
    return best


def _placed(index: Index, row: int, naming: set[str]) -> float:
    """What a topic is worth where it stands: a mode's own rules are for those who ask about that mode."""
    apart = index.entry(row).apart
    if not apart:
        return 1.0
    return _OUT_OF_PLACE if apart.isdisjoint(naming) else _IN_ITS_PLACE


@lru_cache(maxsize=16)
def _read(query: str) -> list[Word]:
    """The words of a query, which are the same for every index."""
    return words_in(query[:MOST_CHARACTERS])


def _words(index: Index, query: str, guessing: bool) -> list[tuple[Word, tuple[Reading, ...]]]:
    """Each telling word of the query with its readings; words that mean the same only once."""
    vocabulary = index.vocabulary
    text = query[:MOST_CHARACTERS]
    words: list[Word] = []
    for word in telling(_read(query), index.lang)[:_MOST_WORDS]:
        words.extend((guessing and vocabulary.parts(word)) or (word,))
    typing = bool(text) and not text[-1].isspace() and text[-1].isalnum()
    seen: set[str] = set()
    found = []
    for place, word in enumerate(words):
        if word.folded in seen:
            continue
        seen.add(word.folded)
        last = typing and place == len(words) - 1
        found.append((word, vocabulary.readings(word, beginning=last) if guessing else vocabulary.exactly(word)))
    return found


def _weight(index: Index, word: Word, readings: tuple[Reading, ...]) -> float:
    """How much it tells that a text has this word; what it tells elsewhere where no text here has it."""
    here = max((index.rarity(reading.stem) * reading.quality for reading in readings), default=0.0)
    return here or index.rarity_anywhere(stem(word.written, index.lang)) * _ELSEWHERE or 1.0


def _asked(words: Iterable[tuple[Reading, ...]]) -> dict[str, float]:
    """The stems of the query with the quality of the reading that gave them."""
    asked: dict[str, float] = {}
    for readings in words:
        for reading in readings:
            asked[reading.stem] = max(asked.get(reading.stem, 0.0), reading.quality)
    return asked


def best_sentence(index: Index, entry: Entry, stems: dict[str, float]) -> str:
    """The sentence of the entry that has most of what was asked; its first one where none has anything."""
    best, text = 0.0, entry.sentences[0].text if entry.sentences else ""
    for sentence in entry.sentences:
        worth = sum(index.rarity(stem) * stems[stem] for stem in sentence.stems & stems.keys())
        if worth > best + 1e-9:
            best, text = worth, sentence.text
    return text


def asked_for(index: Index, query: str) -> frozenset[str]:
    """The stems that the query may mean in this language."""
    return frozenset(_asked(readings for _, readings in _words(index, query, guessing=True)))


def marks(sentence: str, index: Index, asked: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """Where words of the sentence stand that were asked for, from and to, in order."""
    return tuple(
        (start, end)
        for start, end, written in spots_in(sentence)
        if any(root in asked and index.rarity(root) > _MARKED for root in index.stems_in(written))
    )
