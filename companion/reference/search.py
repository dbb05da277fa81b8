"""Searches an index: which topics answer a query, best first.

Each word of the query may have several interpretations (an exact stem, a beginning, a slip). The score of a topic
counts the best interpretation of each word, loses for missing words, and gains if the query contains one of its names.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from typing import Final

from companion.reference.index import Index, IndexedText
from companion.reference.vocabulary import (
    Interpretation,
    Word,
    content_words,
    stem,
    stop_words_in,
    word_spans,
    words_in,
)

#: The longest query, in characters; the rest is ignored, so that a page pasted by mistake costs no time.
MOST_CHARACTERS: Final = 400
#: How many words of a query are looked up.
_MOST_WORDS: Final = 24

#: The share of the score that a topic loses if it has none of the query's words.
_MISSING_PENALTY: Final = 0.7
#: The factor for a topic that has parts: a short query (at most so many words, no number) is best answered by the
#: overview.
_OVERVIEW_FACTOR: Final = 1.1
_SHORT_QUERY_WORDS: Final = 2
#: The factors for a topic that applies only in a mode or challenge: if the query names the mode, and if it does not. A
#: word names the mode if it has at least this rarity, and its interpretation this quality.
_ASKED_MODE_FACTOR: Final = 1.2
_OTHER_MODE_FACTOR: Final = 0.75
_NAMING_RARITY: Final = 2.0
_NAMING_QUALITY: Final = 0.55
#: The exponent that lowers the weight of guessed words in a name.
_GUESS_EXPONENT: Final = 2.0
#: The least weight of a word of the query.
_LEAST_WEIGHT: Final = 0.8
#: Words of lower rarity are not marked in the sentence.
_MARKED_RARITY: Final = 0.1
#: The factor on the weight of a word that only another game has.
_OTHER_GAME_FACTOR: Final = 2.0


@dataclass(frozen=True, slots=True)
class Match:
    """Text of the index that answers a query, with its score. ``stems``: all stems that the query may mean, each with
    the quality of that guess (1: sure), by which the sentence to show is chosen."""

    entry: IndexedText
    score: float
    stems: dict[str, float]


def search(index: Index, query: str, *, guessing: bool = True, most: int) -> list[Match]:
    """Return the texts of the index that answer the query, best first, at most ``most``.

    ``guessing``: also interpret words as beginnings, slips and synonyms. It is off for languages other than the
    reader's, because guesses in those are noise.
    """
    words = _interpreted_words(index, query, guessing)
    if not words:
        return []
    scores: dict[int, float] = defaultdict(float)
    found_weight: dict[int, float] = defaultdict(float)
    weights = [_weight(index, word, readings) for word, readings in words]
    for (_, readings), weight in zip(words, weights, strict=True):
        for row, fit in _best_fit_by_row(index, readings).items():
            scores[row] += fit
            found_weight[row] += weight
    total_weight = sum(max(_LEAST_WEIGHT, weight) for weight in weights) or 1.0
    qualities = _stem_qualities(readings for _, readings in words)
    name_weights = {stem: index.name_weight(stem) * quality**_GUESS_EXPONENT for stem, quality in qualities.items()}
    stop_word_weights = (
        {word: index.name_weight(word) for word in stop_words_in(_query_words(query), index.lang)} if guessing else {}
    )
    name_scores = index.names.score_rows(name_weights, stop_word_weights, total_weight)
    naming_stems = {
        stem
        for stem, quality in qualities.items()
        if quality >= _NAMING_QUALITY and index.rarity(stem) >= _NAMING_RARITY
    }
    is_short = len(words) <= _SHORT_QUERY_WORDS and not any(char.isdigit() for char in query)
    ranked = []
    for row, score in scores.items():
        completeness = 1 - _MISSING_PENALTY * (1 - found_weight[row] / total_weight)
        overview_factor = _OVERVIEW_FACTOR if is_short and index.has_parts(row) else 1.0
        ranked.append((score * completeness * overview_factor + name_scores.get(row, 0.0), row))
    # The mode factor changes a score little, so it is computed for the best rows only.
    ranked = [(score * _mode_factor(index, row, naming_stems), row) for score, row in nlargest(2 * most, ranked)]
    return [Match(index.entry(row), score, qualities) for score, row in nlargest(most, ranked)]


def stem_shares(index: Index, query: str) -> list[float]:
    """Return, for each content word of the query in order, the share of this index's texts with it (0 to 1; a guess
    counts by its quality)."""
    vocabulary = index.vocabulary
    return [
        max((index.share(reading.stem) * reading.quality for reading in vocabulary.interpretations(word)), default=0.0)
        for word in content_words(_query_words(query), index.lang)[:_MOST_WORDS]
    ]


def _best_fit_by_row(index: Index, readings: tuple[Interpretation, ...]) -> dict[int, float]:
    """Return, by row, how well a word fits the text, in its best interpretation; rows without it are left out."""
    if len(readings) == 1 and readings[0].quality == 1.0:
        return index.rows_with(readings[0].stem)
    best: dict[int, float] = {}
    for reading in readings:
        quality = reading.quality
        for row, fit in index.rows_with(reading.stem).items():
            if fit * quality > best.get(row, 0.0):
                best[row] = fit * quality
    return best


def _mode_factor(index: Index, row: int, naming_stems: set[str]) -> float:
    """Return the factor on the score of a row: 1 for a topic of every game; for a topic of a mode, more if the query
    names that mode, else less."""
    mode_stems = index.entry(row).mode_stems
    if not mode_stems:
        return 1.0
    return _OTHER_MODE_FACTOR if mode_stems.isdisjoint(naming_stems) else _ASKED_MODE_FACTOR


@lru_cache(maxsize=16)
def _query_words(query: str) -> list[Word]:
    """Return the words of a query; cached, since every index needs them."""
    return words_in(query[:MOST_CHARACTERS])


def _interpreted_words(index: Index, query: str, guessing: bool) -> list[tuple[Word, tuple[Interpretation, ...]]]:
    """Return each content word of the query with its interpretations; words of the same folded form only once, and a
    compound as its parts. The last word may be incomplete if the query ends in it. Without ``guessing``, words are
    taken exactly."""
    vocabulary = index.vocabulary
    text = query[:MOST_CHARACTERS]
    words: list[Word] = []
    for word in content_words(_query_words(query), index.lang)[:_MOST_WORDS]:
        words.extend((guessing and vocabulary.parts(word)) or (word,))
    is_typing = bool(text) and not text[-1].isspace() and text[-1].isalnum()
    seen: set[str] = set()
    interpreted = []
    for position, word in enumerate(words):
        if word.folded in seen:
            continue
        seen.add(word.folded)
        may_be_incomplete = is_typing and position == len(words) - 1
        interpreted.append(
            (
                word,
                vocabulary.interpretations(word, beginning=may_be_incomplete)
                if guessing
                else vocabulary.exact_interpretations(word),
            )
        )
    return interpreted


def _weight(index: Index, word: Word, readings: tuple[Interpretation, ...]) -> float:
    """Return the weight of a word: its rarity in this game, or in all games if no text of this one has it."""
    rarity_here = max((index.rarity(reading.stem) * reading.quality for reading in readings), default=0.0)
    return rarity_here or index.rarity_anywhere(stem(word.written, index.lang)) * _OTHER_GAME_FACTOR or 1.0


def _stem_qualities(words: Iterable[tuple[Interpretation, ...]]) -> dict[str, float]:
    """Return the stems that the query may mean, each with the quality of its best interpretation."""
    qualities: dict[str, float] = {}
    for readings in words:
        for reading in readings:
            qualities[reading.stem] = max(qualities.get(reading.stem, 0.0), reading.quality)
    return qualities


def best_sentence(index: Index, entry: IndexedText, stems: dict[str, float]) -> str:
    """Return the sentence that has most of these stems, by their weight and their quality; the first sentence if none
    has any."""
    best, text = 0.0, entry.sentences[0].text if entry.sentences else ""
    for sentence in entry.sentences:
        weight = sum(index.rarity(stem) * stems[stem] for stem in sentence.stems & stems.keys())
        if weight > best + 1e-9:
            best, text = weight, sentence.text
    return text


def query_stems(index: Index, query: str) -> frozenset[str]:
    """Return the stems that the query may mean in this language."""
    return frozenset(_stem_qualities(readings for _, readings in _interpreted_words(index, query, guessing=True)))


def find_marks(sentence: str, index: Index, stems: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """Return the spans (start and end) of the sentence's words that have one of these stems, in order."""
    return tuple(
        (start, end)
        for start, end, written in word_spans(sentence)
        if any(stem_ in stems and index.rarity(stem_) > _MARKED_RARITY for stem_ in index.stems_in(written))
    )
