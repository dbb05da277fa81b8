"""Defines steps from where a table of Plus belle la vie stands, for buttons that count up and down."""

from __future__ import annotations

from companion.table.intents import Intent


class StepRencontres(Intent):
    """Changes the number of that player's rencontres by that many."""

    seat: str
    by: int


class StepColumn(Intent):
    """Changes the number of that player's cards of a character, and of the guests with them, by that many."""

    seat: str
    character: str
    cards: int = 0
    guests: int = 0


class StepSoleControl(Intent):
    """Changes the number of characters that that player controls alone at the end by that many."""

    seat: str
    by: int


class BeginMeeting(Intent):
    """Asks for the rendez-vous ``number`` at an open card (``place`` "": its card is not noted), with the figures that
    are there when this is judged. That player brought the last one."""

    number: int
    seat: str
    place: str = ""
