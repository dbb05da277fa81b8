"""Splits compound words, as German writes them: „Redaktionsschluss“ is found by „Schluss“, „Startaufmacher“ by
„Aufmacher“, if the texts have those parts as words of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.reference.vocabulary import Word, fold, stem
from companion.text.languages import language

#: The fewest letters of a part: shorter ones are endings more often than words.
_MIN_PART_LETTERS: Final = 4
#: The largest number of parts.
_MAX_PARTS: Final = 3


class Compounds:
    """Holds the words of one language's texts, over all games, that compounds may consist of."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._stems: set[str] = set()
        self._parts_cache: dict[str, tuple[str, ...]] = {}

    def learn(self, words: Iterable[Word]) -> None:
        """Add words as possible parts of compounds."""
        stop = language(self.lang).stop_words
        for word in words:
            if len(word.folded) >= _MIN_PART_LETTERS and word.folded.isalpha() and word.folded not in stop:
                self._stems.add(stem(word.written, self.lang))
        self._parts_cache.clear()

    def parts(self, written: str) -> tuple[str, ...]:
        """Return the parts of a compound as written in it; empty if it is none."""
        parts = self._parts_cache.get(written)
        if parts is None:
            parts = self._split(written, _MAX_PARTS) if written.isalpha() else ()
            self._parts_cache[written] = parts
        return parts

    def _split(self, written: str, max_parts: int) -> tuple[str, ...]:
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
        if fold(part) in language(self.lang).stop_words:
            return False
        # The linking "s" of "Redaktionsschluss" and "Tageszeitung" is also an ending.
        return stem(part, self.lang) in self._stems or (
            part.endswith("s") and stem(part[:-1], self.lang) in self._stems
        )
