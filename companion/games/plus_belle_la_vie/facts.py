"""Reads the facts of the box (what is in it, and how many) from the content folder, and checks them.

Source: "Matériel de jeu et mise en route", "Décompte des points et fin de partie". What a sale brings is printed on a
card only, so the players enter it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked

#: What a rencontre, winning dice and a character controlled alone at the end each bring, in Mistral points.
BONUS: Final = 2_000

#: The families of colour of the characters.
COLOURS: Final = ("yellow", "blue", "red", "green")

_Positive = Annotated[int, Field(ge=1)]


@checked(frozen=True, slots=True)
class Facts:
    """Facts of the box of Plus belle la vie, checked as they are read.

    Attributes:
        rendez_vous: how many rendez-vous end the game, by the number of players.
        hand: cards that each player gets, ``hand_embrouilles``: plot cards among them.
        columns: the most columns that a player may have.
        open_rendez_vous: the most rendez-vous cards that may lie open.
        character_cards, guest_cards, embrouille_cards, rendez_vous_cards: the number of these cards in all.
    """

    rendez_vous: dict[_Positive, _Positive]
    hand: _Positive
    hand_embrouilles: _Positive
    columns: _Positive
    open_rendez_vous: _Positive
    character_cards: _Positive
    guest_cards: _Positive
    embrouille_cards: _Positive
    rendez_vous_cards: _Positive
    characters: _Positive
    places: _Positive
    dice: _Positive

    @property
    def copies(self) -> int:
        """Return how many cards the box has of each character; all have the same number, guests apart."""
        return (self.character_cards - self.guest_cards) // self.characters

    @property
    def guests_per_colour(self) -> int:
        """Return how many guest cards each colour has."""
        return self.guest_cards // len(COLOURS)

    @property
    def players(self) -> tuple[int, int]:
        """Return the fewest and the most players."""
        return min(self.rendez_vous), max(self.rendez_vous)


@cache
def facts_in(content: Path) -> Facts:
    """Return the facts in the content folder ``content``; they are read once.

    Raises:
        OSError: a file is missing or unreadable.
        pydantic.ValidationError: a file does not hold what it should.
    """
    return TypeAdapter(Facts).validate_json((content / "plus-belle-la-vie" / "facts" / "box.json").read_bytes())
