"""Decides what the buttons mean that every table has: those of the clock, and undo."""

from __future__ import annotations

from companion.kit.pocket import Command
from companion.table.intents import AddTime, Intent, PauseTimer, ResumeTimer, Undo

#: The steps (ms) of the clock's buttons.
_STEPS = ("30000", "-30000")


def decide_common_intent(command: Command) -> Intent | None:
    """Return the intent of a button that every table has; None for a game's own button. Raises ValueError if the entry
    to be undone is no number."""
    match command:
        case ("pause",):
            return PauseTimer()
        case ("resume",):
            return ResumeTimer()
        case ("add", step) if step in _STEPS:
            return AddTime(by_ms=int(step))
        case ("undo", entry):
            return Undo(entry=int(entry))
        case _:
            return None
