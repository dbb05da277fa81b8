"""What only eyes could see of a game: kept as the game file writes it, field by field ("ticked")."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from companion.games.redac_chef.file_shapes import TickedShape
from companion.games.redac_chef.scoring.model import Ticked

#: Nothing ticked.
NOTHING = Ticked()


def with_tick(ticks: Ticked, field: str, value: Any) -> Ticked:
    """The ticks with one field (``achievements``, ``rule_change``) as it is now; what no file could hold changes
    nothing. None takes a field back."""
    if field not in TickedShape.model_fields:
        return ticks
    try:
        shape = TickedShape.model_validate({} if value is None else {field: value})
    except ValidationError:
        return ticks
    if field == "achievements":
        return replace(ticks, achievements=tuple(shape.achievements))
    return replace(ticks, rule_change=shape.rule_change)


def to_fields(ticks: Ticked) -> tuple[tuple[str, Any], ...]:
    """Each field that says something, with its value as JSON holds it."""
    fields: tuple[tuple[str, Any], ...] = (
        ("achievements", list(ticks.achievements) or None),
        ("rule_change", ticks.rule_change),
    )
    return tuple((field, value) for field, value in fields if value is not None)
