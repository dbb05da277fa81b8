"""The shape of the game's file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from companion.kit.file_players import Empty, FileHead
from companion.kit.shape import Amount, Shape

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None

CombinationId = Literal[
    "envoyes-speciaux",
    "correspondant-particulier",
    "derniere-heure",
    "redacteur-en-chef",
    "cinq-colonnes",
    "editorial",
    "agence-de-presse",
]


class RoundShape(Shape):
    cash: dict[str, Amount]
    winner: str
    combination: CombinationId | None
    pot: Amount = _UNWRITTEN


class FileShape(FileHead):
    game: Literal["reportages"]
    options: Empty = Field(default_factory=Empty)
    rounds: list[RoundShape]
