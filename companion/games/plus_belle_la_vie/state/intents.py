"""Defines steps from where a table of Plus belle la vie stands, for buttons that count up and down."""

from __future__ import annotations

from companion.table.intents import Intent


class StepRencontres(Intent):
    """Asks for so many more (or fewer) of that player's rencontres than are noted when this is judged."""

    seat: str
    by: int


class StepColumn(Intent):
    """Asks for so many more (or fewer) of that player's cards of a character, and of the guests with them."""

    seat: str
    character: str
    cards: int = 0
    guests: int = 0


INTENTS: tuple[type[Intent], ...] = (StepRencontres, StepColumn)
