"""Splits compound words, as German writes them, into parts that the texts have as words of their own:
„Redaktionsschluss“ is found by „Schluss“, „Startaufmacher“ by „Aufmacher“."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.reference.vocabulary import Word, fold, stem
from companion.text.languages import language

#: The fewest letters of a part: shorter parts are endings more often than words.
_MIN_PART_LETTERS: Final = 4
#: The largest number of parts.
_MAX_PARTS: Final = 3


class Compounds:
    """Splitter of one language's compounds into words that its texts have; it learns those from the texts of all
    games."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._stems: set[str] = set()
        self._parts_cache: dict[str, tuple[str, ...]] = {}

    def learn(self, words: Iterable[Word]) -> None:
        """Add words as possible parts of compounds, but for short ones and stop words."""
        stop = language(self.lang).stop_words
        for word in words:
            if len(word.folded) >= _MIN_PART_LETTERS and word.folded.isalpha() and word.folded not in stop:
                self._stems.add(stem(word.written, self.lang))
        self._parts_cache.clear()

    def parts(self, written: str) -> tuple[str, ...]:
        """Return the parts of a compound as they are written in it; empty if the word is no compound."""
        parts = self._parts_cache.get(written)
        if parts is None:
            parts = self._split(written, _MAX_PARTS) if written.isalpha() else ()
            self._parts_cache[written] = parts
        return parts

    def _split(self, written: str, max_parts: int) -> tuple[str, ...]:
        """Return the parts of a word, at most ``max_parts``; empty if it cannot be split into known words."""
        best: tuple[str, ...] = ()
        for cut in range(len(written) - _MIN_PART_LETTERS, _MIN_PART_LETTERS - 1, -1):
            first, rest = written[:cut], written[cut:]
            if not self._is_word(first):
                continue
            if self._is_word(rest):
                # Prefer the longest first part: it is the least likely to match by chance.
                return (first, rest)
            if max_parts > 2 and not best and (more_parts := self._split(rest, max_parts - 1)):
                best = (first, *more_parts)
        return best

    def _is_word(self, part: str) -> bool:
        """Tell whether a part, perhaps without its linking "s", is a word of the texts, and no stop word."""
        if fold(part) in language(self.lang).stop_words:
            return False
        # The linking "s" of "Redaktionsschluss" and "Tageszeitung" is also an ending.
        return stem(part, self.lang) in self._stems or (
            part.endswith("s") and stem(part[:-1], self.lang) in self._stems
        )
