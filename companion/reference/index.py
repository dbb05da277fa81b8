"""The texts of one language in SQLite's full-text index (FTS5), which weighs how well a stem fits a topic."""

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
from companion.reference.markdown import sentences
from companion.reference.naming import Name, Names
from companion.reference.topic import Note, Topic
from companion.reference.vocabulary import Vocabulary, Word, little, stem, telling, words_in

#: How much a stem weighs by where it stands: the title, the words people use for it, their questions, the words of
#: other languages, what the topic is a part of, and the text.
_WEIGHTS: Final = {"title": 8.0, "terms": 8.0, "asked": 3.0, "others": 4.0, "part_of": 1.5, "body": 1.0}
_CREATE: Final = f"CREATE VIRTUAL TABLE texts USING fts5({', '.join(_WEIGHTS)})"
_INSERT: Final = f"INSERT INTO texts (rowid, {', '.join(_WEIGHTS)}) VALUES (?, ?, ?, ?, ?, ?, ?)"
_FIND: Final = f"SELECT rowid, -bm25(texts, {', '.join(map(str, _WEIGHTS.values()))}) FROM texts WHERE texts MATCH ?"
#: What a stem tells that stands in nearly every text.
_LEAST_RARITY: Final = 0.05
#: What SQLite's bm25 takes for the rarity of such a stem.
_ENGINES_LEAST: Final = 1e-6
#: What words tell that stand in any question, beside the others.
_LITTLE: Final = 0.4
#: What any stem of a name tells at least.
_LEAST_IN_A_NAME: Final = 0.8


class Counts:
    """In how many texts each stem stands. Every index of a language adds its own to the same counts: a word that tells
    nothing in any game tells nothing in the one where it happens to be rare."""

    def __init__(self) -> None:
        self._having: Counter[str] = Counter()
        self._texts = 0

    def add(self, stems: Iterable[str]) -> None:
        self._having.update(stems)
        self._texts += 1

    def remove(self, stems: Iterable[str]) -> None:
        self._having.subtract(stems)
        self._texts -= 1

    def share(self, stem_: str) -> float:
        """The share of texts with this stem, 0 to 1."""
        return self._having[stem_] / self._texts if self._texts else 0.0

    def rarity(self, share: float) -> float:
        """What it tells that a text has a stem that stands in that share of them."""
        return max(_LEAST_RARITY, self._odds(share * self._texts))

    def engine(self, stem_: str) -> float:
        """What SQLite takes for it, whose texts these are."""
        return max(_ENGINES_LEAST, self._odds(self._having[stem_]))

    def _odds(self, having: float) -> float:
        return math.log((self._texts - having + 0.5) / (having + 0.5))


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with the stems in it."""

    text: str
    stems: frozenset[str]


class Entry:
    """A topic or note as the index holds it.

    ``names``: what it is called and how people ask for it; ``stems``: all it has;
    ``apart``: those that name what it holds in, empty where it holds in any game.
    """

    def __init__(
        self,
        source: Topic | Note,
        names: tuple[Name, ...],
        stems: frozenset[str],
        apart: frozenset[str],
        read: Callable[[str], frozenset[str]],
    ) -> None:
        self.source = source
        self.names = names
        self.stems = stems
        self.apart = apart
        self._read = read

    @property
    def game(self) -> str:
        return self.source.game

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        """Its text sentence by sentence, read when it is first found."""
        source = self.source
        texts = source.text.splitlines() if isinstance(source, Note) else sentences(source.body)
        return tuple(Sentence(text.strip(), self._read(text)) for text in texts if text.strip())


class Index:
    """All topics and notes of one game in one language.

    ``everywhere``: the counts of all games in it. ``compounds``: how its words are made of others, where they are.

    It may be asked from several threads, but changed only while nobody asks.

    Raises:
        WrongRules: this Python's SQLite has no full-text index.
    """

    def __init__(self, lang: str, everywhere: Counts, compounds: Compounds | None = None) -> None:
        self.lang = lang
        self._compounds = compounds
        self._own, self._everywhere = Counts(), everywhere
        self.vocabulary = Vocabulary(
            lang,
            split=compounds.parts if compounds is not None else None,
            elsewhere=lambda stem_: everywhere.share(stem_) > 0,
        )
        self._entries: dict[int, Entry] = {}
        self._found: dict[str, dict[int, float]] = {}
        self._rarities: dict[str, float] = {}
        self._questions = 0
        self._little: Counter[str] = Counter()
        self._names: Names | None = None
        self._wholes: set[str | None] = set()
        self._next = 1
        self._database = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        try:
            self._database.execute(_CREATE)
        except sqlite3.OperationalError as error:
            raise WrongRules((f"the search needs an SQLite with FTS5, and this Python's has none: {error}",)) from error

    def __len__(self) -> int:
        return len(self._entries)

    def is_whole(self, row: int) -> bool:
        """Whether other topics are a part of this one: it is the one to read first."""
        return self._entries[row].source.id in self._wholes

    def entry(self, row: int) -> Entry:
        """What stands in that row."""
        return self._entries[row]

    def add(self, sources: Sequence[Topic | Note]) -> list[int]:
        """Takes topics and notes in; returns their rows. What a topic is a part of must come with it."""
        topics = {source.id: source for source in sources if isinstance(source, Topic)}
        self._database.execute("BEGIN")
        rows = [self._add(source, topics) for source in sources]
        self._database.execute("COMMIT")
        self.forget()
        return rows

    def remove(self, rows: Iterable[int]) -> None:
        """Takes those rows out."""
        for row in rows:
            self._database.execute("DELETE FROM texts WHERE rowid = ?", (row,))
            stems = self._entries.pop(row).stems
            self._own.remove(stems)
            self._everywhere.remove(stems)
        self.forget()

    def forget(self) -> None:
        """What was found before a change, of this game or another, holds no longer."""
        self._found.clear()
        self._rarities.clear()
        self._names = None

    def _add(self, source: Topic | Note, topics: Mapping[str, Topic]) -> int:
        terms: tuple[str, ...]
        asked: tuple[str, ...] = ()
        foreign: tuple[str, ...] = ()
        apart = frozenset[str]()
        if isinstance(source, Note):
            # "tribune/D2" is what a note is called, too.
            terms, part_of, body = (re.sub(r"[/-]", " ", source.about),), "", source.text
        else:
            self._wholes.add(source.under)
            terms, asked, foreign = source.terms, source.asked, source.foreign
            whole = topics.get(source.under or "")
            part_of, body = whole.title if whole else "", source.body
            if whole and source.apart:
                apart = frozenset(chain(*map(self._stems, (whole.title, *whole.terms, *whole.foreign))))
        title, *named = (self._learn(words_in(name)) for name in (source.title, *terms))
        read = [words_in(question) for question in asked]
        questions = [self._learn(words) for words in read]
        translated = [self._learn(words_in(name)) for name in foreign]
        text, part = self._learn(words_in(body)), self._learn(words_in(part_of))
        columns = [title, list(chain(*named)), list(chain(*questions)), list(chain(*translated)), part, text]
        if self._compounds is not None:
            written = ([source.title], terms, asked, foreign, [part_of], [body])
            for column, texts in zip(columns, written, strict=True):
                column += chain(*(self.vocabulary.add_parts(words_in(one)) for one in texts))
        row, self._next = self._next, self._next + 1
        self._database.execute(_INSERT, (row, *map(" ".join, columns)))
        small = [little(words, self.lang) for words in read]
        self._questions += len(small)
        self._little.update(chain(*small))
        names = [Name(frozenset(each)) for each in (title, *named, *translated)]
        names += [Name(frozenset(each), others) for each, others in zip(questions, small, strict=True)]
        stems = frozenset(chain(*columns))
        self._entries[row] = Entry(source, tuple(dict.fromkeys(names)), stems, apart, self.stems_in)
        for counts in (self._own, self._everywhere):
            counts.add(stems)
        return row

    def stems_in(self, text: str) -> frozenset[str]:
        """The stems of all words of a text, and of those that they are made of."""
        words = words_in(text)
        return frozenset(chain((stem(word.written, self.lang) for word in words), self.vocabulary.parts_of(words)))

    def _stems(self, text: str) -> Iterable[str]:
        return (stem(word.written, self.lang) for word in telling(words_in(text), self.lang))

    def _learn(self, words: list[Word]) -> list[str]:
        return self.vocabulary.add(telling(words, self.lang))

    def rows_with(self, stem_: str) -> dict[int, float]:
        """The rows that have this stem, and how well it fits each of them."""
        found = self._found.get(stem_)
        if found is None:
            # A stem is letters and digits only, and quoted: nothing in it can be an operator.
            rows = self._database.execute(_FIND, (f'"{stem_}"',)).fetchall()
            factor = self.rarity(stem_) / self._own.engine(stem_) if rows else 0.0
            found = {row: fit * factor for row, fit in rows}
            self._found[stem_] = found
        return found

    def share(self, stem_: str) -> float:
        """The share of the texts of this game with this stem."""
        return self._own.share(stem_)

    def rarity(self, stem_: str) -> float:
        """How much it tells that something has this stem, in this game and in any; 0 where nothing here has it."""
        rarity = self._rarities.get(stem_)
        if rarity is None:
            share = self._own.share(stem_)
            rarity = self._everywhere.rarity((share + self._everywhere.share(stem_)) / 2) if share else 0.0
            self._rarities[stem_] = rarity
        return rarity

    def rarity_anywhere(self, stem_: str) -> float:
        """How much it tells in any game that something has this stem; 0 where no game has it."""
        share = self._everywhere.share(stem_)
        return self._everywhere.rarity(share) if share else 0.0

    def tells(self, stem_: str) -> float:
        """How much a stem tells as a part of a name: common words may make a rare one."""
        if stem_.startswith("~"):
            return _LITTLE * math.log((self._questions + 1) / (self._little[stem_] + 1))
        return max(_LEAST_IN_A_NAME, self.rarity(stem_))

    @property
    def names(self) -> Names:
        """What all rows are called and how people ask for them."""
        names = self._names
        if names is None:
            all_ = ((row, name) for row, entry in self._entries.items() for name in entry.names)
            names = self._names = Names(all_, self.tells)
        return names
