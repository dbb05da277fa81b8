"""Selects games of the history by the data in the index, so that no game file is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from companion.store.game_entry import GameEntry, list_names, names_any_profile
from companion.store.progress import name_kind
from companion.table.similar_names import fold_accents


# The same few names are in all games.
@lru_cache(maxsize=2048)
def fold_text(text: str) -> str:
    """Fold a text for search: case, accents and kinds of apostrophe make no difference."""
    return fold_accents(text)


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """Conditions that a game of the history has to meet; an empty one is met by every game.

    Attributes:
        game: the game.
        mode: its mode.
        profiles: all profiles of one person; one of them has played.
        month: the month in which it was played, by the date at the table (``2026-11``).
        words: folded words (:func:`fold_text`); each is part of a player's name, or of the label of game and mode.
        labels: what game and mode are called in the reader's language, folded, by kind ("redac-chef/classic").
    """

    game: str = ""
    mode: str = ""
    profiles: Set[str] = frozenset()
    month: str = ""
    words: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)

    def accepts(self, document: Mapping[str, Any]) -> bool:
        """Tell whether the game of an index document meets the conditions."""
        return (
            self._accepts_game(document["game"], document["mode"], document["when"])
            and (not self.profiles or names_any_profile(document, self.profiles))
            and (not self.words or self._has_words(document["game"], document["mode"], list_names(document)))
        )

    def accepts_entry(self, entry: GameEntry) -> bool:
        """Tell whether the game of a history entry, which need not be in the index, meets the conditions."""
        names = (name for player in entry.players for name in (player.name, *(name for _, name in player.people)))
        return (
            self._accepts_game(entry.game, entry.mode, entry.when)
            and (not self.profiles or any(self.profiles & {*player.profiles} for player in entry.players))
            and (not self.words or self._has_words(entry.game, entry.mode, names))
        )

    def _accepts_game(self, game: str, mode: str | None, when: str) -> bool:
        return (
            (not self.game or game == self.game)
            and (not self.mode or mode == self.mode)
            # A moment begins with the day at its table, whatever its offset.
            and when.startswith(self.month)
        )

    def _has_words(self, game: str, mode: str | None, names: Iterable[str]) -> bool:
        """Tell whether each word that is looked for is part of a player's name, or of the label of game and mode."""
        text = " ".join((self.labels.get(name_kind(game, mode), ""), *map(fold_text, names)))
        return all(word in text for word in self.words)
