"""Defines a game as far as it scores: what brought points, in order, and who had which cards open at the end.

Game files hold these classes as they are (``file_shapes`` validates them there), and so do the table's state and the
count of points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final, Literal

from pydantic import ConfigDict, Field, Strict

from companion.kit.file_players import Roster
from companion.kit.shape import LEFT_OUT, MOST, MOST_MONEY, Name, NotNull

RENCONTRE: Final = "rencontre"
RENDEZ_VOUS: Final = "rendez-vous"

_EXACT: Final = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class Rencontre:
    """Rencontre (encounter) that a player declared, as an entry of the game file."""

    __pydantic_config__: ClassVar[ConfigDict] = _EXACT
    type: Literal["rencontre"] = field(default=RENCONTRE, kw_only=True)
    player: str


@dataclass(frozen=True, slots=True)
class Sale:
    """Sale of a whole column of a character's cards after a success: how many ``cards``, guests included; ``value``
    None: at the price of the table's list."""

    __pydantic_config__: ClassVar[ConfigDict] = _EXACT
    player: str
    character: Name
    cards: Annotated[int, Strict(), Field(ge=1, le=MOST)]
    value: Annotated[Annotated[int, Strict(), Field(ge=0, le=MOST_MONEY)] | None, NotNull(), LEFT_OUT] = None


@dataclass(frozen=True, slots=True)
class RendezVous:
    """Rendez-vous that was played out, as an entry of the game file; ``roller``: the player whose throw succeeded; None
    if no throw did; ``sales``: the columns sold because of it."""

    __pydantic_config__: ClassVar[ConfigDict] = _EXACT
    type: Literal["rendez-vous"] = field(default=RENDEZ_VOUS, kw_only=True)
    result: Literal["success", "failure"]
    roller: Annotated[str | None, NotNull(), LEFT_OUT] = None
    sales: Annotated[tuple[Sale, ...], Field(exclude_if=lambda sales: not sales)] = ()


#: What the list of events in a file holds.
FileEvent = Rencontre | RendezVous


def people_in(event: FileEvent) -> frozenset[str]:
    """Return the players who declared, threw or sold in an event."""
    if isinstance(event, Rencontre):
        return frozenset({event.player})
    return frozenset({*(sale.player for sale in event.sales), *([event.roller] if event.roller else [])})


#: For each character, how many cards (guests included) each player has open.
Control = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Game:
    """Game to be scored and filed.

    Attributes:
        events: what brought points, in order.
        control: the columns at the end, by character and player; None if nobody has entered them.
        prices: what a column brings, by its number of cards as a string.
        sole: how many characters each player controls alone at the end, if the players have counted that themselves: it
            then replaces ``control``.
    """

    roster: Roster
    events: tuple[FileEvent, ...] = ()
    control: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] | None = None
    prices: tuple[tuple[str, int], ...] = ()
    sole: tuple[tuple[str, int], ...] | None = None
