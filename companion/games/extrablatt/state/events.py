"""Lists the events of a table of Das Extrablatt; each checks its rule and applies its effect.

Whose turn it is, is kept by the turn pointer that all games share (``table.parts``); so are secret cheques, under the
name ``DUEL``.

Source: "Tour de jeu" to "Décompte final".
"""

from __future__ import annotations

from companion.games.extrablatt.state.article_events import (
    ArticleCorrected,
    ArticleTaken,
    ArticleWritten,
    DispatchesRemoved,
    DispatchRenamed,
)
from companion.games.extrablatt.state.base import ExtrablattEvent
from companion.games.extrablatt.state.clock_events import AcceleratorPlaced, ColumnRefilled
from companion.games.extrablatt.state.count_events import (
    CountBegun,
    EmptiesCounted,
    StepReached,
)
from companion.games.extrablatt.state.duel_events import (
    DUEL,
    AcceleratorTaken,
    AdPlaced,
    AdTaken,
    ChequesNoted,
    DuckLaid,
    DuelDecided,
    DuelReported,
    ExtraUsed,
    NothingPlaced,
)

__all__ = [
    "DUEL",
    "AcceleratorPlaced",
    "AcceleratorTaken",
    "AdPlaced",
    "AdTaken",
    "ArticleCorrected",
    "ArticleTaken",
    "ArticleWritten",
    "ChequesNoted",
    "ColumnRefilled",
    "CountBegun",
    "DispatchRenamed",
    "DispatchesRemoved",
    "DuckLaid",
    "DuelDecided",
    "DuelReported",
    "EmptiesCounted",
    "ExtraUsed",
    "ExtrablattEvent",
    "NothingPlaced",
    "StepReached",
]
