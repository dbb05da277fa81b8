"""The texts of one language in SQLite's full-text index (FTS5), which weighs how well a stem fits a topic."""

from __future__ import annotations

import math
import re
import sqlite3
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
_WEIGHTS: Final = (8.0, 8.0, 3.0, 4.0, 1.5, 1.0)
_COLUMNS: Final = ("title", "terms", "asked", "others", "part_of", "body")
_CREATE: Final = f"CREATE VIRTUAL TABLE texts USING fts5({', '.join(_COLUMNS)}, tokenize='unicode61')"
_INSERT: Final = f"INSERT INTO texts VALUES ({', '.join('?' for _ in _COLUMNS)})"
_FIND: Final = f"SELECT rowid, -bm25(texts, {', '.join(map(str, _WEIGHTS))}) FROM texts WHERE texts MATCH ?"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with the stems in it."""

    text: str
    stems: frozenset[str]


class Entry:
    """A topic or note as the index holds it.

    ``names``: what it is called, each name as the set of its stems.
    """

    def __init__(self, source: Topic | Note, names: tuple[frozenset[str], ...], lang: str) -> None:
        self.source = source
        self.names = names
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
        self._found: dict[str, dict[int, float]] = {}
        self._bearers: dict[str, set[int]] = {}
        self._next = 1
        self._database = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        try:
            self._database.execute(_CREATE)
        except sqlite3.OperationalError as error:
            raise WrongRules((f"the search needs an SQLite with FTS5, and this Python's has none: {error}",)) from error

    def __len__(self) -> int:
        return len(self._entries)

    def entry(self, row: int) -> Entry:
        """What stands in that row."""
        return self._entries[row]

    def add(self, sources: Sequence[Topic | Note]) -> list[int]:
        """Takes topics and notes in; returns their rows. What a topic is a part of must come with it."""
        titles = {source.id: source.title for source in sources}
        self._database.execute("BEGIN")
        rows = [self._add(source, titles) for source in sources]
        self._database.execute("COMMIT")
        self._found.clear()
        return rows

    def remove(self, rows: Iterable[int]) -> None:
        """Takes those rows out."""
        for row in rows:
            self._database.execute("DELETE FROM texts WHERE rowid = ?", (row,))
            entry = self._entries.pop(row)
            for stem_ in frozenset().union(*entry.names):
                self._bearers[stem_].discard(row)
        self._found.clear()

    def _add(self, source: Topic | Note, titles: Mapping[str, str]) -> int:
        terms: tuple[str, ...]
        asked: tuple[str, ...] = ()
        foreign: tuple[str, ...] = ()
        if isinstance(source, Note):
            # "tribune/D2" is what a note is called, too.
            terms, part_of, body = (re.sub(r"[/-]", " ", source.about),), "", source.text
        else:
            terms, asked, foreign = source.terms, source.asked, source.foreign
            part_of, body = titles.get(source.under or "", ""), source.body
        title, *named = (self._learn(name) for name in (source.title, *terms))
        questions = [self._learn(question) for question in asked]
        translated = [self._learn(name) for name in foreign]
        columns = (title, chain(*named), chain(*questions), chain(*translated), self._learn(part_of), self._learn(body))
        row, self._next = self._next, self._next + 1
        self._database.execute(_INSERT, [" ".join(stems) for stems in columns])
        names = tuple({frozenset(stems) for stems in (title, *named, *questions, *translated) if stems})
        self._entries[row] = Entry(source, names, self.lang)
        for stem_ in frozenset().union(*names):
            self._bearers.setdefault(stem_, set()).add(row)
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

    def rows_with_pair(self, first: str, second: str) -> dict[int, float]:
        """The rows that have these stems side by side, and how well the pair fits each of them."""
        pair = f"{first} {second}"
        found = self._found.get(pair)
        if found is None:
            found = dict(self._database.execute(_FIND, (f'"{pair}"',)))
            self._found[pair] = found
        return found

    def name_rarity(self, name: frozenset[str]) -> float:
        """How much it tells that something is called that: common words may make a rare name."""
        bearers = set.intersection(*(self._bearers.get(stem_, set()) for stem_ in name))
        return math.log((len(self) + 1) / (len(bearers) + 0.5))

    def rarity(self, stem_: str) -> float:
        """How much it tells that a text has this stem: 0 for one in nearly every text."""
        with_it = len(self.rows_with(stem_))
        return max(0.05, math.log((len(self) - with_it + 0.5) / (with_it + 0.5))) if with_it else 0.0
