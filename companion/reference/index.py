"""Indexes the texts of one game and language in SQLite's full-text index (FTS5), whose bm25 scores how well a stem
fits a topic."""

from __future__ import annotations

import math
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Final

from companion.reference.compounds import Compounds
from companion.reference.errors import WrongRules
from companion.reference.markdown import split_sentences
from companion.reference.topic import Note, Topic
from companion.reference.topic_names import Name, Names
from companion.reference.vocabulary import Vocabulary, Word, content_words, stem, stop_words_in, words_in

#: The columns of the full-text index, with their weights: the title, other words for it, questions, words of other
#: languages, the parent topic's title, the body.
_WEIGHTS: Final = {"title": 8.0, "terms": 8.0, "asked": 3.0, "others": 4.0, "part_of": 1.5, "body": 1.0}
_CREATE: Final = f"CREATE VIRTUAL TABLE texts USING fts5({', '.join(_WEIGHTS)})"
_INSERT: Final = f"INSERT INTO texts (rowid, {', '.join(_WEIGHTS)}) VALUES (?, ?, ?, ?, ?, ?, ?)"
_FIND: Final = f"SELECT rowid, -bm25(texts, {', '.join(map(str, _WEIGHTS.values()))}) FROM texts WHERE texts MATCH ?"
#: The lowest rarity of a stem, if nearly every text has it.
_LEAST_RARITY: Final = 0.05
#: The least inverse document frequency in SQLite's bm25.
_LEAST_BM25_IDF: Final = 1e-6
#: The weight of stop words in a name, relative to content words.
_STOP_WORD_WEIGHT: Final = 0.4
#: The least weight of a stem in a name.
_LEAST_NAME_WEIGHT: Final = 0.8


class StemCounts:
    """Counts of how many texts have each stem, from which follows how much a stem says (its rarity).

    All indexes of a language also add to one common count, so that a word that is common in all games together has no
    weight in a game in which it happens to be rare.
    """

    def __init__(self) -> None:
        self._texts_having: Counter[str] = Counter()
        self._texts = 0

    def add(self, stems: Iterable[str]) -> None:
        """Count a text with these stems."""
        self._texts_having.update(stems)
        self._texts += 1

    def remove(self, stems: Iterable[str]) -> None:
        """Take back the count of a text with these stems."""
        self._texts_having.subtract(stems)
        self._texts -= 1

    def share(self, stem_: str) -> float:
        """Return the share of texts with this stem, 0 to 1."""
        return self._texts_having[stem_] / self._texts if self._texts else 0.0

    def rarity(self, share: float) -> float:
        """Return the weight of a stem that occurs in this share of the texts (inverse document frequency, with a
        minimum)."""
        return max(_LEAST_RARITY, self._log_odds(share * self._texts))

    def bm25_idf(self, stem_: str) -> float:
        """Return the inverse document frequency that SQLite's bm25 uses for the stem."""
        return max(_LEAST_BM25_IDF, self._log_odds(self._texts_having[stem_]))

    def _log_odds(self, having: float) -> float:
        """Return the logarithm of the odds against a stem that this number of texts have."""
        return math.log((self._texts - having + 0.5) / (having + 0.5))


@dataclass(frozen=True, slots=True)
class Sentence:
    """Sentence of a topic or note, with its stems, by which the sentence that answers best is chosen."""

    text: str
    stems: frozenset[str]


class IndexedText:
    """Topic or note in the index, with what a search compares.

    Attributes:
        names: its names and the questions about it.
        stems: all its stems.
        mode_stems: the stems that name its mode or challenge; empty if it applies to every game.
    """

    def __init__(
        self,
        source: Topic | Note,
        names: tuple[Name, ...],
        stems: frozenset[str],
        mode_stems: frozenset[str],
        stems_in: Callable[[str], frozenset[str]],
    ) -> None:
        self.source = source
        self.names = names
        self.stems = stems
        self.mode_stems = mode_stems
        self._stems_in = stems_in

    @property
    def game(self) -> str:
        """Return the id of the game that the text belongs to."""
        return self.source.game

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        """Return the text's sentences, parsed when they are first asked for."""
        source = self.source
        texts = source.text.splitlines() if isinstance(source, Note) else split_sentences(source.body)
        return tuple(Sentence(text.strip(), self._stems_in(text)) for text in texts if text.strip())


class Index:
    """Full-text index of all topics and notes of one game in one language.

    A text in it has a number, its row. ``language_counts`` counts the stems of all games in that language;
    ``compounds`` splits the language's compounds, if it has any. Reading is safe from several threads; changes need
    exclusive access.

    Raises:
        WrongRules: this Python's SQLite has no full-text index.
    """

    def __init__(self, lang: str, language_counts: StemCounts, compounds: Compounds | None = None) -> None:
        self.lang = lang
        self._compounds = compounds
        self._game_counts, self._language_counts = StemCounts(), language_counts
        self.vocabulary = Vocabulary(
            lang,
            split=compounds.parts if compounds is not None else None,
            elsewhere=lambda stem_: language_counts.share(stem_) > 0,
        )
        self._entries: dict[int, IndexedText] = {}
        self._fits_by_stem: dict[str, dict[int, float]] = {}
        self._rarities: dict[str, float] = {}
        self._questions = 0
        self._stop_word_counts: Counter[str] = Counter()
        self._names: Names | None = None
        self._parent_ids: set[str | None] = set()
        self._next_row = 1
        self._database = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        try:
            self._database.execute(_CREATE)
        except sqlite3.OperationalError as error:
            raise WrongRules((f"the search needs an SQLite with FTS5, and this Python's has none: {error}",)) from error

    def __len__(self) -> int:
        return len(self._entries)

    def has_parts(self, row: int) -> bool:
        """Tell whether other topics are parts of the topic in this row, which is then an overview to be read first."""
        return self._entries[row].source.id in self._parent_ids

    def entry(self, row: int) -> IndexedText:
        """Return the text in that row."""
        return self._entries[row]

    def add(self, sources: Sequence[Topic | Note]) -> list[int]:
        """Add topics and notes; return their rows. The parent of a topic must be among them. The vocabulary and the
        counts learn their words."""
        topics = {source.id: source for source in sources if isinstance(source, Topic)}
        self._database.execute("BEGIN")
        rows = [self._index_text(source, topics) for source in sources]
        self._database.execute("COMMIT")
        self.clear_cache()
        return rows

    def remove(self, rows: Iterable[int]) -> None:
        """Remove the texts in these rows; their words stay in the vocabulary."""
        for row in rows:
            self._database.execute("DELETE FROM texts WHERE rowid = ?", (row,))
            stems = self._entries.pop(row).stems
            self._game_counts.remove(stems)
            self._language_counts.remove(stems)
        self.clear_cache()

    def clear_cache(self) -> None:
        """Clear cached results, after a change of this game's texts or another's."""
        self._fits_by_stem.clear()
        self._rarities.clear()
        self._names = None

    def _index_text(self, source: Topic | Note, topics: Mapping[str, Topic]) -> int:
        """Insert a topic or note into the full-text index and remember its names and stems; return its row.

        ``topics``: all topics that are being added, by id, to find its parent.
        """
        terms: tuple[str, ...]
        question_texts: tuple[str, ...] = ()
        foreign_terms: tuple[str, ...] = ()
        mode_stems = frozenset[str]()
        if isinstance(source, Note):
            # A note is also found by its place, such as "tribune/D2".
            terms, parent_title, body = (re.sub(r"[/-]", " ", source.about),), "", source.text
        else:
            self._parent_ids.add(source.under)
            terms, question_texts, foreign_terms = source.terms, source.asked, source.foreign
            parent = topics.get(source.under or "")
            parent_title, body = parent.title if parent else "", source.body
            if parent and source.apart:
                mode_stems = frozenset(chain(*map(self._stems, (parent.title, *parent.terms, *parent.foreign))))
        title, *term_stems = (self._learn(words_in(name)) for name in (source.title, *terms))
        question_words = [words_in(question) for question in question_texts]
        question_stems = [self._learn(words) for words in question_words]
        foreign_stems = [self._learn(words_in(name)) for name in foreign_terms]
        body_stems, parent_stems = self._learn(words_in(body)), self._learn(words_in(parent_title))
        columns = [
            title,
            list(chain(*term_stems)),
            list(chain(*question_stems)),
            list(chain(*foreign_stems)),
            parent_stems,
            body_stems,
        ]
        if self._compounds is not None:
            column_texts = ([source.title], terms, question_texts, foreign_terms, [parent_title], [body])
            for column, texts in zip(columns, column_texts, strict=True):
                column += chain(*(self.vocabulary.add_parts(words_in(text)) for text in texts))
        row, self._next_row = self._next_row, self._next_row + 1
        self._database.execute(_INSERT, (row, *map(" ".join, columns)))
        question_stop_words = [stop_words_in(words, self.lang) for words in question_words]
        self._questions += len(question_stop_words)
        self._stop_word_counts.update(chain(*question_stop_words))
        names = [Name(frozenset(each)) for each in (title, *term_stems, *foreign_stems)]
        names += [
            Name(frozenset(each), others) for each, others in zip(question_stems, question_stop_words, strict=True)
        ]
        stems = frozenset(chain(*columns))
        self._entries[row] = IndexedText(source, tuple(dict.fromkeys(names)), stems, mode_stems, self.stems_in)
        for counts in (self._game_counts, self._language_counts):
            counts.add(stems)
        return row

    def stems_in(self, text: str) -> frozenset[str]:
        """Return the stems of all words of a text, and of the parts of its compounds."""
        words = words_in(text)
        return frozenset(chain((stem(word.written, self.lang) for word in words), self.vocabulary.parts_of(words)))

    def _stems(self, text: str) -> Iterable[str]:
        """Return the stems of a text's words, without stop words."""
        return (stem(word.written, self.lang) for word in content_words(words_in(text), self.lang))

    def _learn(self, words: list[Word]) -> list[str]:
        """Add the words, without stop words, to the vocabulary; return their stems."""
        return self.vocabulary.add(content_words(words, self.lang))

    def rows_with(self, stem_: str) -> dict[int, float]:
        """Return the rows whose texts have this stem, and how well it fits each of them. The result is shared: do not
        change it."""
        fits = self._fits_by_stem.get(stem_)
        if fits is None:
            # A stem is letters and digits only, and quoted: nothing in it can be an operator.
            rows = self._database.execute(_FIND, (f'"{stem_}"',)).fetchall()
            factor = self.rarity(stem_) / self._game_counts.bm25_idf(stem_) if rows else 0.0
            fits = {row: fit * factor for row, fit in rows}
            self._fits_by_stem[stem_] = fits
        return fits

    def share(self, stem_: str) -> float:
        """Return the share of this game's texts with this stem."""
        return self._game_counts.share(stem_)

    def rarity(self, stem_: str) -> float:
        """Return the weight of a stem, from its rarity in this game and in all games; 0 if no text of this game has
        it."""
        rarity = self._rarities.get(stem_)
        if rarity is None:
            share = self._game_counts.share(stem_)
            rarity = self._language_counts.rarity((share + self._language_counts.share(stem_)) / 2) if share else 0.0
            self._rarities[stem_] = rarity
        return rarity

    def rarity_anywhere(self, stem_: str) -> float:
        """Return the weight of a stem from its rarity in all games; 0 if no text has it."""
        share = self._language_counts.share(stem_)
        return self._language_counts.rarity(share) if share else 0.0

    def name_weight(self, stem_: str) -> float:
        """Return the weight of a stem or stop word in a name. It is never below a minimum, because common words may
        form a rare name."""
        if stem_.startswith("~"):
            return _STOP_WORD_WEIGHT * math.log((self._questions + 1) / (self._stop_word_counts[stem_] + 1))
        return max(_LEAST_NAME_WEIGHT, self.rarity(stem_))

    @property
    def names(self) -> Names:
        """Return the names of all texts and the questions about them, by row; computed anew after each change."""
        names = self._names
        if names is None:
            rows_and_names = ((row, name) for row, entry in self._entries.items() for name in entry.names)
            names = self._names = Names(rows_and_names, self.name_weight)
        return names
