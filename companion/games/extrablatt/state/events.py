"""What happens at a table of Das Extrablatt, beyond what happens at any table of the shelf.

Cheques are the shared secrets under the name ``DUEL``; whose turn it is, is the shared pointer's. What a player may
have mistyped is taken as it comes: the rules refuse it in words.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from companion.table.events import Event

#: The name under which cheques are entered in secret.
DUEL: Final = "duel"


class AcceleratorPlaced(Event):
    """A time accelerator came onto the display: the hand moves to that ``hour``."""

    type: Literal["accelerator-placed"] = "accelerator-placed"
    hour: int


class ArticleWritten(Event):
    """A player wrote an article (or laid a photo). ``circulation`` (thousands) where somebody typed its marker, else
    the clock tells it by the ``hour``; ``number`` and ``hour`` come from the table, whatever is sent."""

    type: Literal["article-written"] = "article-written"
    seat: str
    domain: str
    dispatch: str
    size: int
    headline: bool = False
    photo: bool = False
    circulation: int | None = None
    number: int = 0
    hour: int = 0


class ArticleCorrected(Event):
    """An article is other than was entered: all of it as it is, in the same player's paper."""

    type: Literal["article-corrected"] = "article-corrected"
    number: int
    domain: str
    dispatch: str
    size: int
    headline: bool = False
    photo: bool = False
    circulation: int | None = None


class ArticleTaken(Event):
    """An article is not there after all."""

    type: Literal["article-taken"] = "article-taken"
    number: int


class DispatchesRemoved(Event):
    """A player removed one or two dispatches from the display."""

    type: Literal["dispatches-removed"] = "dispatches-removed"
    seat: str
    count: int = 1


class AcceleratorTaken(Event):
    """A player took an accelerator and challenges a rival; while ducks are laid he names a ``domain`` beforehand."""

    type: Literal["accelerator-taken"] = "accelerator-taken"
    seat: str
    rival: str
    domain: str | None = None


class DuelDecided(Event):
    """Both cheques are there: who may intervene, and what was exchanged."""

    caused_by: ClassVar[tuple[str, ...]] = ("secret-entered",)
    type: Literal["duel-decided"] = "duel-decided"
    initiator: str
    rival: str
    initiator_cheque: int
    rival_cheque: int
    winner: str


class AdPlaced(Event):
    """One of ``seat``'s tiles lies as an ad in the paper of ``on``; ``number`` comes from the table."""

    type: Literal["ad-placed"] = "ad-placed"
    seat: str
    on: str
    size: int
    number: int = 0


class AdTaken(Event):
    """An ad is not there after all."""

    type: Literal["ad-taken"] = "ad-taken"
    number: int


class DuckLaid(Event):
    """A duck lies on an article (or, a correction, not)."""

    type: Literal["duck-laid"] = "duck-laid"
    number: int
    there: bool = True


class NothingPlaced(Event):
    """Who won the duel places nothing."""

    type: Literal["nothing-placed"] = "nothing-placed"
    seat: str


class ExtraUsed(Event):
    """A player gave back an Extra for one more action."""

    type: Literal["extra-used"] = "extra-used"
    seat: str


class ChequesNoted(Event):
    """The cheques that a player holds, as he typed them; none: not known."""

    type: Literal["cheques-noted"] = "cheques-noted"
    seat: str
    cheques: tuple[int, ...]


class CountBegun(Event):
    """Everything is played: the final count begins."""

    type: Literal["count-begun"] = "count-begun"


class EmptiesCounted(Event):
    """The empty cells of a player's headline zone (None: taken back)."""

    type: Literal["empties-counted"] = "empties-counted"
    seat: str
    cells: int | None


class StepReached(Event):
    """The count stands at that step; after the last one the winner is known."""

    type: Literal["step-reached"] = "step-reached"
    step: int


EVENTS: tuple[type[Event], ...] = (
    AcceleratorPlaced, ArticleWritten, ArticleCorrected, ArticleTaken, DispatchesRemoved, AcceleratorTaken,
    DuelDecided, AdPlaced, AdTaken, DuckLaid, NothingPlaced, ExtraUsed, ChequesNoted, CountBegun, EmptiesCounted,
    StepReached,
)  # fmt: skip
