"""The shape of the game's file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, Tag

from companion.kit.file_players import FileHead
from companion.kit.shape import MOST, Amount, Count, Name, Shape, Untyped, by_type

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None

RENCONTRE: Final = "rencontre"
RENDEZ_VOUS: Final = "rendez-vous"


class RencontreShape(Shape):
    type: Literal["rencontre"]
    player: str


class SaleShape(Shape):
    player: str
    character: Name
    cards: Annotated[int, Field(ge=1, le=MOST)]
    value: Amount = _UNWRITTEN


class RendezVousShape(Shape):
    type: Literal["rendez-vous"]
    result: Literal["success", "failure"]
    roller: str = _UNWRITTEN
    sales: list[SaleShape] = Field(default_factory=list)


class UntypedEvent(Untyped):
    type: Literal["rencontre", "rendez-vous"]


EventShape = Annotated[
    Annotated[RencontreShape, Tag("#rencontre")]
    | Annotated[RendezVousShape, Tag("#rendez-vous")]
    | Annotated[UntypedEvent, Tag("#")],
    by_type(RENCONTRE, RENDEZ_VOUS),
]


class OptionsShape(Shape):
    sale_values: dict[str, Amount] = Field(default_factory=dict)


class FileShape(FileHead):
    game: Literal["plus-belle-la-vie"]
    options: OptionsShape = Field(default_factory=OptionsShape)
    events: list[EventShape]
    control: dict[str, dict[str, Count]] = _UNWRITTEN
