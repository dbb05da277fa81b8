"""What topics are called and how people ask for them, and how near a query comes to that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

#: What a name in the query is worth, and what it is worth that the query is nothing else.
_NAMED: Final = 0.4
_NAMED_EXACTLY: Final = 2.2
#: How much a name loses for words that the query lacks.
_WHOLE_NAME: Final = 2.0
#: A name of which the query has less than this share counts for nothing.
_TOO_LITTLE: Final = 0.2


@dataclass(frozen=True, slots=True)
class Name:
    """A title, another word for it, or a question: its stems, and the words that stand in any question (``little``)."""

    stems: frozenset[str]
    little: frozenset[str] = frozenset()


class Names:
    """The names of all rows of an index. ``tells``: how much a stem or little word tells as a part of a name."""

    def __init__(self, names: Iterable[tuple[int, Name]], tells: Callable[[str], float]) -> None:
        self._names: list[tuple[int, frozenset[str], float]] = []
        self._with: dict[str, list[int]] = defaultdict(list)
        for row, name in names:
            for stem in name.stems:
                self._with[stem].append(len(self._names))
            weight = sum(map(tells, name.stems)) + sum(map(tells, name.little))
            self._names.append((row, name.little, weight))

    def nearest(self, worth: Mapping[str, float], little: Mapping[str, float], everything: float) -> dict[int, float]:
        """By row, what it is worth that the query names it, or comes near to it; rows that it has no word of are left
        out.

        Args:
            worth: what each stem of the query tells.
            little: the same of the words that stand in any question.
            everything: what all stems of the query tell.
        """
        common: dict[int, float] = defaultdict(float)
        for stem, tells in worth.items():
            for at in self._with.get(stem, ()):
                common[at] += tells
        best: dict[int, float] = {}
        names = self._names
        for at, both in common.items():
            row, small, all_of_it = names[at]
            if both < _TOO_LITTLE * all_of_it:
                continue
            if small and little:
                both += sum([little[word] for word in small if word in little])
            exactly = _NAMED + _NAMED_EXACTLY * (both / everything if both < everything else 1.0)
            value = both * (both / all_of_it) ** _WHOLE_NAME * exactly
            if value > best.get(row, 0.0):
                best[row] = value
        return best
