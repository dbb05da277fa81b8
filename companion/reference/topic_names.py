"""Scores how well a query matches the names of topics: titles, other words for them, and questions people ask."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

#: The factor for a name in the query, and its increase if the query consists of nothing else.
_NAME_FACTOR: Final = 0.4
_EXACT_NAME_GAIN: Final = 2.2
#: The exponent of the share of a name's weight that the query contains.
_COMPLETENESS_EXPONENT: Final = 2.0
#: A name is ignored if the query contains less than this share of its weight.
_LEAST_SHARE: Final = 0.2


@dataclass(frozen=True, slots=True)
class Name:
    """Name by which a topic may be asked for, as its stems and stop words: a title, another word for it, or a
    question."""

    stems: frozenset[str]
    stop_words: frozenset[str] = frozenset()


class Names:
    """Names of the topics in an index, for the search: scores the rows whose name a query contains. ``weight_of``
    returns the weight of a stem or stop word in a name."""

    def __init__(self, names: Iterable[tuple[int, Name]], weight_of: Callable[[str], float]) -> None:
        self._names: list[tuple[int, frozenset[str], float]] = []
        self._names_by_stem: dict[str, list[int]] = defaultdict(list)
        for row, name in names:
            for stem in name.stems:
                self._names_by_stem[stem].append(len(self._names))
            weight = sum(map(weight_of, name.stems)) + sum(map(weight_of, name.stop_words))
            self._names.append((row, name.stop_words, weight))

    def score_rows(
        self, stem_weights: Mapping[str, float], stop_word_weights: Mapping[str, float], query_weight: float
    ) -> dict[int, float]:
        """Return a score for each row with a name that the query contains, at least in part; other rows are left out.

        Args:
            stem_weights: the weight of each stem of the query.
            stop_word_weights: the weight of each stop word of the query.
            query_weight: the sum of the weights of all stems of the query.
        """
        matched_weights: dict[int, float] = defaultdict(float)
        for stem, weight in stem_weights.items():
            for number in self._names_by_stem.get(stem, ()):
                matched_weights[number] += weight
        best: dict[int, float] = {}
        names = self._names
        for number, matched in matched_weights.items():
            row, stop_words, name_weight = names[number]
            if matched < _LEAST_SHARE * name_weight:
                continue
            if stop_words and stop_word_weights:
                matched += sum([stop_word_weights[word] for word in stop_words if word in stop_word_weights])
            exactness_factor = _NAME_FACTOR + _EXACT_NAME_GAIN * (
                matched / query_weight if matched < query_weight else 1.0
            )
            score = matched * (matched / name_weight) ** _COMPLETENESS_EXPONENT * exactness_factor
            if score > best.get(row, 0.0):
                best[row] = score
        return best
