"""What to lay out, take away and turn around, as a list for the table ("Mise en place", pages 4–5, 12; "Mode solo")."""

from __future__ import annotations

from typing import Final

from companion.games.redac_chef.play import Play
from companion.table.message import Message, say

#: Rule change 5: after each round the ads on the pages leave the game.
_ADS_LEAVE: Final = 5


def set_up(play: Play, players: int) -> tuple[Message, ...]:
    """The box's set-up for that many players, in the order of the rulebook."""
    mode, settings = play.settings.rules, play.settings
    if mode.days is None:
        return (say("layout-puzzle-page", day=play.current), say("layout-puzzle-tiles"), say("layout-puzzle-tribune"))
    steps = [say("layout-newsroom")] if mode.members else []
    steps.append(say("layout-pages", players=players))
    if mode.desks:
        steps.append(say("layout-desks", players=players))
    steps.append(say("layout-powers") if settings.powers else say("layout-aids"))
    steps.append(say("layout-tiles"))
    if mode.turns:
        return (*steps, say("layout-turns-revealed"), say("layout-turns-desks"), *_flash(play))
    if mode.id == "solo":
        steps.append(say("layout-solo-aside"))
    if mode.tribunes is None:
        steps.append(say("layout-blank", players=players))
    elif settings.scenario is not None:
        steps.append(say("layout-scenario", players=players))
    elif mode.tribunes == "drawn":
        steps += [say("layout-starters", players=players), say("layout-pile")]
    if mode.tokens:
        steps.append(say("layout-tokens", players=players))
    return (*steps, *_flash(play))


def _flash(play: Play) -> tuple[Message, ...]:
    if not play.settings.flash:
        return ()
    return (say("layout-flash-scenario" if play.settings.scenario is not None else "layout-flash"),)


def tidy(play: Play, next_day: str) -> tuple[Message, ...]:
    """Between two rounds: what stays, what goes back, what is turned."""
    mode = play.settings.rules
    steps = [say("tidy-tribunes")] if mode.tribunes == "drawn" and play.settings.scenario is None else []
    if play.settings.rule_change == _ADS_LEAVE:
        steps.append(say("tidy-ads-leave"))
    steps.append(say("tidy-tiles"))
    if mode.desks:
        steps.append(say("tidy-desks"))
    if mode.tribunes is None:
        steps.append(say("tidy-blank"))
    if mode.tokens:
        steps.append(say("tidy-tokens"))
    steps.append(say("tidy-flip") if next_day == "sunday" else say("tidy-zone", day=say(f"day-{next_day}")))
    return tuple(steps)
