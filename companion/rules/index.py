"""The texts of one language in SQLite's full-text index (FTS5), which weighs how well a stem fits a topic."""

from __future__ import annotations

import math
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Final

from companion.rules.markdown import sentences
from companion.rules.topic import Note, Topic
from companion.rules.trouble import WrongRules
from companion.rules.vocabulary import Vocabulary, stem, telling, words_in

#: How much a stem weighs by where it stands: the title, the words people use for it, their questions, the words of
#: other languages, what the topic is a part of, and the text.
_WEIGHTS: Final = {"title": 8.0, "terms": 8.0, "asked": 3.0, "others": 4.0, "part_of": 1.5, "body": 1.0}
_CREATE: Final = f"CREATE VIRTUAL TABLE texts USING fts5({', '.join(_WEIGHTS)})"
_INSERT: Final = f"INSERT INTO texts (rowid, {', '.join(_WEIGHTS)}) VALUES (?, ?, ?, ?, ?, ?, ?)"
_FIND: Final = f"SELECT rowid, -bm25(texts, {', '.join(map(str, _WEIGHTS.values()))}) FROM texts WHERE texts MATCH ?"
#: What a stem tells that stands in nearly every text.
_LEAST_RARITY: Final = 0.05
#: What any stem of a name tells at least.
_LEAST_IN_A_NAME: Final = 0.8


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with the stems in it."""

    text: str
    stems: frozenset[str]


class Entry:
    """A topic or note as the index holds it.

    ``names``: what it is called and how people ask for it, each as the set of its stems; ``stems``: all it has.
    """

    def __init__(
        self, source: Topic | Note, names: tuple[frozenset[str], ...], stems: frozenset[str], lang: str
    ) -> None:
        self.source = source
        self.names = names
        self.stems = stems
        self._lang = lang

    @property
    def game(self) -> str:
        return self.source.game

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        """Its text sentence by sentence, read when it is first found."""
        source = self.source
        texts = source.text.splitlines() if isinstance(source, Note) else sentences(source.body)
        return tuple(
            Sentence(text.strip(), frozenset(stem(word.written, self._lang) for word in words_in(text)))
            for text in texts
            if text.strip()
        )


class Index:
    """All topics and notes of one language.

    It may be asked from several threads, but changed only while nobody asks.

    Raises:
        WrongRules: this Python's SQLite has no full-text index.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.vocabulary = Vocabulary(lang)
        self._entries: dict[int, Entry] = {}
        self._having: Counter[str] = Counter()
        self._found: dict[str, dict[int, float]] = {}
        self._weighed: dict[int, tuple[tuple[frozenset[str], float], ...]] = {}
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
        titles = {source.id: source.title for source in sources}
        self._database.execute("BEGIN")
        rows = [self._add(source, titles) for source in sources]
        self._database.execute("COMMIT")
        self._forget()
        return rows

    def remove(self, rows: Iterable[int]) -> None:
        """Takes those rows out."""
        for row in rows:
            self._database.execute("DELETE FROM texts WHERE rowid = ?", (row,))
            self._having.subtract(self._entries.pop(row).stems)
        self._forget()

    def _forget(self) -> None:
        """What was found before a change holds no longer."""
        self._found.clear()
        self._weighed.clear()

    def _add(self, source: Topic | Note, titles: Mapping[str, str]) -> int:
        terms: tuple[str, ...]
        asked: tuple[str, ...] = ()
        foreign: tuple[str, ...] = ()
        if isinstance(source, Note):
            # "tribune/D2" is what a note is called, too.
            terms, part_of, body = (re.sub(r"[/-]", " ", source.about),), "", source.text
        else:
            self._wholes.add(source.under)
            terms, asked, foreign = source.terms, source.asked, source.foreign
            part_of, body = titles.get(source.under or "", ""), source.body
        title, *named = (self._learn(name) for name in (source.title, *terms))
        questions = [self._learn(question) for question in asked]
        translated = [self._learn(name) for name in foreign]
        text, whole = self._learn(body), self._learn(part_of)
        columns = [title, list(chain(*named)), list(chain(*questions)), list(chain(*translated)), whole, text]
        row, self._next = self._next, self._next + 1
        self._database.execute(_INSERT, (row, *map(" ".join, columns)))
        names = dict.fromkeys(frozenset(stems) for stems in (title, *named, *questions, *translated) if stems)
        self._entries[row] = Entry(source, tuple(names), frozenset(chain(*columns)), self.lang)
        self._having.update(self._entries[row].stems)
        return row

    def _learn(self, text: str) -> list[str]:
        return self.vocabulary.add(telling(words_in(text), self.lang))

    def rows_with(self, stem_: str) -> dict[int, float]:
        """The rows that have this stem, and how well it fits each of them."""
        found = self._found.get(stem_)
        if found is None:
            # A stem is letters and digits only, and quoted: nothing in it can be an operator.
            found = dict(self._database.execute(_FIND, (f'"{stem_}"',)))
            self._found[stem_] = found
        return found

    def rarity(self, stem_: str) -> float:
        """How much it tells that something has this stem; 0 where nothing has it."""
        having = self._having[stem_]
        return max(_LEAST_RARITY, math.log((len(self) - having + 0.5) / (having + 0.5))) if having else 0.0

    def tells(self, stem_: str) -> float:
        """How much a stem tells as a part of a name: common words may make a rare one."""
        return max(_LEAST_IN_A_NAME, self.rarity(stem_))

    def names(self, row: int) -> tuple[tuple[frozenset[str], float], ...]:
        """What that row is called and how people ask for it, each with what all its stems tell together."""
        known = self._weighed.get(row)
        if known is None:
            known = tuple((name, sum(map(self.tells, name))) for name in self._entries[row].names)
            self._weighed[row] = known
        return known
