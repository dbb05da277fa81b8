"""Reads the facts of the box (what is in it, and how many) from the content folder, and checks them.

Source: "Préparation de la partie" and what follows it; what the rule text leaves out comes from public reviews of the
game and stands apart in the file.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked

Domain = Literal["politics", "economy", "sport", "culture", "local", "misc"]
_Positive = Annotated[int, Field(ge=1)]


@checked(frozen=True, slots=True)
class Reviews:
    """Facts of the box of Das Extrablatt that only public reviews state, checked as they are read.

    Attributes:
        players: fewest and most.
        cheques: each value once.
        tile_cells: smallest and largest tile.
        start_pile: its cards, accelerators among them.
        extras: Extra tokens in all; ``markers``: those for ads and ducks.
    """

    players: tuple[_Positive, _Positive]
    cheques: tuple[_Positive, ...]
    tile_cells: tuple[_Positive, _Positive]
    start_pile: _Positive
    extras: _Positive
    markers: _Positive


@checked(frozen=True, slots=True)
class Facts:
    """Facts of the box of Das Extrablatt, checked as they are read.

    Attributes:
        copies: cards of each dispatch.
        columns: columns of the display; ``column_cards``: cards that fill one.
        photos_per_domain: pictures of each domain.
        accelerators: time accelerators in all.
        tiles, extras, cheques_dealt: what each player gets.
        ad_cells: the most cells that an ad may have.
        from_reviews: what only public reviews state.
    """

    domains: tuple[Domain, ...]
    dispatches_per_domain: _Positive
    copies: _Positive
    columns: _Positive
    column_cards: _Positive
    photos_per_domain: _Positive
    accelerators: _Positive
    tiles: _Positive
    extras: _Positive
    cheques_dealt: _Positive
    ad_cells: _Positive
    from_reviews: Reviews

    @property
    def players(self) -> tuple[int, int]:
        """Return the fewest and the most players."""
        return self.from_reviews.players


@cache
def facts_in(content: Path) -> Facts:
    """Return the facts in the content folder ``content``; they are read once.

    Raises:
        OSError: a file is missing or unreadable.
        pydantic.ValidationError: a file does not hold what it should.
    """
    return TypeAdapter(Facts).validate_json((content / "extrablatt" / "facts" / "box.json").read_bytes())
