"""What to lay out, take away and turn around, as a list for the table ("Mise en place", pages 4–5, 12; "Mode solo")."""

from __future__ import annotations

from companion.games.redac_chef.play import Play
from companion.table.message import Message, say


def set_up(play: Play, players: int) -> tuple[Message, ...]:
    """The box's set-up for that many players, in the order of the rulebook."""
    mode = play.settings.rules
    steps = [say("layout-pages", players=players)]
    if mode.desks:
        steps.append(say("layout-desks", players=players))
    steps.append(say("layout-powers") if play.settings.powers else say("layout-aids"))
    steps.append(say("layout-tiles"))
    if mode.id == "solo":
        steps.append(say("layout-solo-aside"))
    if mode.tribunes == "drawn":
        steps += [say("layout-starters", players=players), say("layout-pile")]
    if mode.tokens:
        steps.append(say("layout-tokens", players=players))
    if play.settings.flash:
        steps.append(say("layout-flash"))
    return tuple(steps)


def tidy(play: Play, next_day: str) -> tuple[Message, ...]:
    """Between two rounds: what stays, what goes back, what is turned."""
    mode = play.settings.rules
    steps = [say("tidy-tribunes")] if mode.tribunes == "drawn" else []
    steps.append(say("tidy-tiles"))
    if mode.desks:
        steps.append(say("tidy-desks"))
    if mode.tokens:
        steps.append(say("tidy-tokens"))
    steps.append(say("tidy-flip") if next_day == "sunday" else say("tidy-zone", day=say(f"day-{next_day}")))
    return tuple(steps)
