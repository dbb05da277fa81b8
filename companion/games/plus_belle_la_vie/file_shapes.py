"""Defines the shape of the game's file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, Tag

from companion.games.plus_belle_la_vie.scoring.model import RENCONTRE, RENDEZ_VOUS, Rencontre, RendezVous
from companion.kit.file_players import FileHead
from companion.kit.shape import Amount, Count, Shape, Untyped, by_type

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None


class UntypedEvent(Untyped):
    """Fallback shape of an event without a known type: it is always refused, and so makes the error that names the
    known types."""

    type: Literal["rencontre", "rendez-vous"]


EventShape = Annotated[
    Annotated[Rencontre, Tag("#rencontre")]
    | Annotated[RendezVous, Tag("#rendez-vous")]
    | Annotated[UntypedEvent, Tag("#")],
    by_type(RENCONTRE, RENDEZ_VOUS),
]


class OptionsShape(Shape):
    """Prices of sales that the players copied from the box, by the number of cards."""

    sale_values: dict[str, Amount] = Field(default_factory=dict)


class FileShape(FileHead):
    """Fields of a game file, and what each may hold by itself (``file_checks`` checks them against each other)."""

    game: Literal["plus-belle-la-vie"]
    options: OptionsShape = Field(default_factory=OptionsShape)
    events: list[EventShape]
    control: dict[str, dict[str, Count]] = _UNWRITTEN
    sole_control: dict[str, Count] = _UNWRITTEN
