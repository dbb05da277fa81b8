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


class StepSoleControl(Intent):
    """Asks for so many more (or fewer) characters that that player controls alone at the end."""

    seat: str
    by: int


class BeginMeeting(Intent):
    """Asks for the rendez-vous ``number`` at an open card (``place`` "": its card is not noted), with the figures that
    are there when this is judged. That player brought the last one."""

    number: int
    seat: str
    place: str = ""
