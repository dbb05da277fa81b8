"""Events as a file holds them, and back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from companion.games.election.file_shapes import (
    AnyEvent,
    ClefShape,
    DiscardFauxAmiShape,
    FinalistsShape,
    GageShape,
    MoveBouletShape,
    ThresholdShape,
    VotesShape,
)
from companion.games.election.scoring.model import (
    Clef,
    DiscardFauxAmi,
    Event,
    Finalists,
    Gage,
    MoveBoulet,
    Threshold,
    Votes,
)

_TYPES: Final[dict[type[Event], str]] = {
    Clef: "clef",
    Votes: "votes",
    Gage: "gage",
    DiscardFauxAmi: "discard-faux-ami",
    MoveBoulet: "move-boulet",
    Threshold: "threshold",
    Finalists: "finalists",
}


def read(shape: AnyEvent) -> Event:
    """The event that was written."""
    match shape:
        case ClefShape():
            return Clef(shape.player, shape.card, shape.by)
        case VotesShape():
            return Votes(shape.player, shape.card, shape.votes, shape.by)
        case GageShape():
            return Gage(shape.challenger, shape.challenged, shape.votes, shape.success)
        case DiscardFauxAmiShape():
            return DiscardFauxAmi(shape.player)
        case MoveBouletShape():
            return MoveBoulet(shape.to)
        case ThresholdShape():
            return Threshold(shape.round, shape.votes, shape.by, shape.override)
        case FinalistsShape():
            return Finalists(tuple(shape.players))
    raise AssertionError("an event without a type is a fault")


def write(event: Event) -> dict[str, Any]:
    """The event as it is written, without what is not said."""
    held = {field.name: getattr(event, field.name) for field in fields(event)}
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in held.items()}
    return {"type": _TYPES[type(event)]} | {name: value for name, value in plain.items() if value is not None}
