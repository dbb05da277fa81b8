"""The shape of the game's file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, Tag

from companion.games.election.scoring.model import ClefCard, RoundName, VotesCard
from companion.kit.file_players import Empty, FileHead
from companion.kit.shape import Amount, Shape, SignedAmount, Untyped, by_type, one_of

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None

#: What a gage card may say (rule text, "Carte GAGE").
GAGE_VOTES: Final = (1_000_000, 2_000_000)


class ClefShape(Shape):
    type: Literal["clef"]
    player: str
    card: ClefCard
    by: str = _UNWRITTEN


class VotesShape(Shape):
    type: Literal["votes"]
    player: str
    by: str = _UNWRITTEN
    card: VotesCard
    votes: SignedAmount


class GageShape(Shape):
    type: Literal["gage"]
    challenger: str
    challenged: str
    votes: Annotated[int, one_of(*GAGE_VOTES)]
    success: bool


class DiscardFauxAmiShape(Shape):
    type: Literal["discard-faux-ami"]
    player: str


class MoveBouletShape(Shape):
    type: Literal["move-boulet"]
    to: str


class ThresholdShape(Shape):
    type: Literal["threshold"]
    round: RoundName
    votes: Amount
    by: Literal["privilege", "abstention"] = _UNWRITTEN
    override: bool = False


class FinalistsShape(Shape):
    type: Literal["finalists"]
    players: list[str]


class UntypedEvent(Untyped):
    type: Literal["clef", "votes", "gage", "discard-faux-ami", "move-boulet", "threshold", "finalists"]


AnyEvent = (
    ClefShape
    | VotesShape
    | GageShape
    | DiscardFauxAmiShape
    | MoveBouletShape
    | ThresholdShape
    | FinalistsShape
    | UntypedEvent
)

EventShape = Annotated[
    Annotated[ClefShape, Tag("#clef")]
    | Annotated[VotesShape, Tag("#votes")]
    | Annotated[GageShape, Tag("#gage")]
    | Annotated[DiscardFauxAmiShape, Tag("#discard-faux-ami")]
    | Annotated[MoveBouletShape, Tag("#move-boulet")]
    | Annotated[ThresholdShape, Tag("#threshold")]
    | Annotated[FinalistsShape, Tag("#finalists")]
    | Annotated[UntypedEvent, Tag("#")],
    by_type("clef", "votes", "gage", "discard-faux-ami", "move-boulet", "threshold", "finalists"),
]


class FileShape(FileHead):
    game: Literal["election"]
    options: Empty = Field(default_factory=Empty)
    events: list[EventShape]
