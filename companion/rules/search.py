"""A query against an index: which topics answer it, best first.

Each word of the query may be read in several ways (as it is, as a beginning, with a slip). A topic counts the best
reading of each word, then loses for words that it does not have at all, and gains where the query names it: where all
of a title, or of one of the names people have for it, stands in the query.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from companion.rules.index import Entry, Index
from companion.rules.vocabulary import Reading, Word, spots_in, stem, telling, words_in

#: What is read of a query, in characters; a question is shorter, and a page pasted by mistake must not cost time.
MOST_CHARACTERS: Final = 400
#: Words that are looked up, the first ones of a query.
_MOST_WORDS: Final = 24
#: Topics whose names are looked at.
_CANDIDATES: Final = 60
_FEW_CANDIDATES: Final = 15

#: How much it costs a topic to lack words of the query: 0 nothing, 1 everything.
_MISSING: Final = 0.85
#: How much more a topic is worth that others are a part of: who asks in a word or two wants to read that one first.
_WHOLE_TOPIC: Final = 1.2
_SHORT: Final = 2
#: What a name in the query is worth, and what it is worth that the query is nothing else.
_NAMED: Final = 0.4
_NAMED_EXACTLY: Final = 2.2
#: How much a name loses for words that the query lacks, and for words that are only guessed.
_WHOLE_NAME: Final = 4.0
_SURE: Final = 2.0
#: What any word of the query tells at least.
_LEAST: Final = 0.8
#: Words that stand nearly everywhere are not marked.
_MARKED: Final = 0.1


@dataclass(frozen=True, slots=True)
class Found:
    """A row of the index with its score, and the stems that it was found by (for choosing a sentence)."""

    entry: Entry
    score: float
    stems: dict[str, float]


def search(index: Index, query: str, game: str | None = None, *, guessing: bool = True) -> list[Found]:
    """What answers the query in this index, best first.

    ``guessing``: beginnings, slips and words of like meaning are taken for what they may mean; without it words only
    count as they are, because guesses in another language than the reader's are noise.
    """
    words = _words(index, query, guessing)
    if not words:
        return []
    scores: dict[int, float] = defaultdict(float)
    had: dict[int, float] = defaultdict(float)
    weights = [_weight(index, readings) for readings in words]
    for readings, weight in zip(words, weights, strict=True):
        best: dict[int, float] = {}
        for reading in readings:
            for row, fit in index.rows_with(reading.stem).items():
                best[row] = max(best.get(row, 0.0), fit * reading.quality)
        for row, fit in best.items():
            scores[row] += fit
            had[row] += weight
    everything = sum(max(_LEAST, weight) for weight in weights) or 1.0
    short = len(words) <= _SHORT
    ranked = [
        (score * (1 - _MISSING * (1 - had[row] / everything)) * _first(index, row, short), row)
        for row, score in scores.items()
        if game is None or index.entry(row).game == game
    ]
    asked = _asked(words)
    worth = {stem: index.tells(stem) * quality**_SURE for stem, quality in asked.items()}
    found = [
        Found(index.entry(row), score + _named(index, row, worth, everything), asked)
        for score, row in nlargest(_CANDIDATES if guessing else _FEW_CANDIDATES, ranked)
    ]
    return sorted(found, key=lambda each: -each.score)


def _first(index: Index, row: int, short: bool) -> float:
    return _WHOLE_TOPIC if short and index.is_whole(row) else 1.0


def _words(index: Index, query: str, guessing: bool) -> list[tuple[Reading, ...]]:
    """Each telling word of the query with its readings; words that mean the same only once."""
    vocabulary = index.vocabulary
    text = query[:MOST_CHARACTERS]
    words: list[Word] = []
    for word in telling(words_in(text), index.lang)[:_MOST_WORDS]:
        words.extend((guessing and vocabulary.parts(word)) or (word,))
    typing = bool(text) and not text[-1].isspace() and text[-1].isalnum()
    seen: set[str] = set()
    found = []
    for place, word in enumerate(words):
        if word.folded in seen:
            continue
        seen.add(word.folded)
        last = typing and place == len(words) - 1
        found.append(vocabulary.readings(word, beginning=last) if guessing else vocabulary.exactly(word))
    return found


def _weight(index: Index, readings: tuple[Reading, ...]) -> float:
    """How much it tells that a text has this word."""
    return max((index.rarity(reading.stem) * reading.quality for reading in readings), default=1.0)


def _asked(words: list[tuple[Reading, ...]]) -> dict[str, float]:
    """The stems of the query with the quality of the reading that gave them."""
    asked: dict[str, float] = {}
    for readings in words:
        for reading in readings:
            asked[reading.stem] = max(asked.get(reading.stem, 0.0), reading.quality)
    return asked


def _named(index: Index, row: int, worth: dict[str, float], everything: float) -> float:
    """What it is worth that the query names this row, or comes near to it."""
    best = 0.0
    for name, all_of_it in index.names(row):
        both = name & worth.keys()
        if both:
            common = sum(worth[stem] for stem in both)
            exactly = _NAMED + _NAMED_EXACTLY * min(1.0, common / everything)
            best = max(best, common * (common / all_of_it) ** _WHOLE_NAME * exactly)
    return best


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
    return frozenset(_asked(_words(index, query, guessing=True)))


def marks(sentence: str, index: Index, asked: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """Where words of the sentence stand that were asked for, from and to, in order."""
    spots = ((start, end, stem(written, index.lang)) for start, end, written in spots_in(sentence))
    return tuple((start, end) for start, end, root in spots if root in asked and index.rarity(root) > _MARKED)
