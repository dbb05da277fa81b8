"""Scores how well a query matches the names of topics: titles, other words for them, and questions people ask."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

#: The factor for a name in the query, and what is added if the query consists of nothing else.
_NAMED: Final = 0.4
_NAMED_EXACTLY: Final = 2.2
#: The exponent of the share of a name's weight that the query has.
_WHOLE_NAME: Final = 2.0
#: A name of which the query has less than this share is ignored.
_TOO_LITTLE: Final = 0.2


@dataclass(frozen=True, slots=True)
class Name:
    """Holds the stems of a title, of another word for it, or of a question; ``little`` are its stop words."""

    stems: frozenset[str]
    little: frozenset[str] = frozenset()


class Names:
    """Holds the names of all rows of an index. ``tells`` returns the weight of a stem or stop word in a name."""

    def __init__(self, names: Iterable[tuple[int, Name]], tells: Callable[[str], float]) -> None:
        self._names: list[tuple[int, frozenset[str], float]] = []
        self._with: dict[str, list[int]] = defaultdict(list)
        for row, name in names:
            for stem in name.stems:
                self._with[stem].append(len(self._names))
            weight = sum(map(tells, name.stems)) + sum(map(tells, name.little))
            self._names.append((row, name.little, weight))

    def score_rows(
        self, worth: Mapping[str, float], little: Mapping[str, float], everything: float
    ) -> dict[int, float]:
        """Score the rows whose names the query matches, at least in part; other rows are left out.

        Args:
            worth: the weight of each stem of the query.
            little: the weight of each stop word of the query.
            everything: the sum of the weights of all stems of the query.
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
