"""Defines intents relative to the present state, for buttons that count up and down; the server turns each into an
event."""

from __future__ import annotations

from companion.table.intents import Intent


class StepRencontres(Intent):
    """Intent: change a player's number of rencontres by ``by``."""

    seat: str
    by: int


class StepColumn(Intent):
    """Intent: change a player's number of cards of a character, and of guests with them, by these numbers."""

    seat: str
    character: str
    cards: int = 0
    guests: int = 0


class StepSoleControl(Intent):
    """Intent: change the number of characters that a player controls alone at the end by ``by``."""

    seat: str
    by: int


class BeginMeeting(Intent):
    """Intent: begin the rendez-vous ``number`` at an open card (``place`` "": the card is not entered), with the
    figures that are at the place when the server judges the intent. ``seat`` brought the last figure."""

    number: int
    seat: str
    place: str = ""
