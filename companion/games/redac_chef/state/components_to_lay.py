"""Lists what the players lay out, take away and turn around ("Mise en place", pages 4–5, 12; "Mode solo")."""

from __future__ import annotations

from typing import Final

from companion.games.redac_chef.state.play import Play
from companion.table.message import Message, say

#: Rule change 5: after each round the ads on the pages leave the game.
_ADS_LEAVE: Final = 5


def list_set_up_steps(play: Play, players: int) -> tuple[Message, ...]:
    """Return the steps of the box's set-up for that many players, in the order of the rulebook."""
    mode, settings = play.settings.rules, play.settings
    if mode.days is None:
        return (say("layout-puzzle-page", day=play.current), say("layout-puzzle-tiles"), say("layout-puzzle-tribune"))
    each = _name_owner(play)
    steps = [say("layout-newsroom")] if mode.members else []
    steps.append(say("layout-pages", players=players, each=each))
    if mode.desks:
        steps.append(say("layout-desks", players=players, each=each))
    steps.append(say("layout-powers" if settings.powers else "layout-aids", each=each))
    steps.append(say("layout-tiles", each=each))
    if mode.turns:
        return (*steps, say("layout-turns-revealed"), say("layout-turns-desks"), *_list_flash_steps(play))
    if mode.id == "solo":
        steps.append(say("layout-solo-aside"))
    if mode.tribunes is None:
        steps.append(say("layout-blank", players=players))
    elif settings.scenario is not None:
        steps.append(say("layout-scenario", players=players, each=each))
    elif mode.tribunes == "drawn":
        steps += [say("layout-starters", players=players, each=each), say("layout-pile")]
    if mode.tokens:
        steps.append(say("layout-tokens", players=players, each=each))
    return (*steps, *_list_flash_steps(play))


def _name_owner(play: Play) -> str:
    """Return who has a front page: a team (whose tiles lie on a table of their own), or a player."""
    return "team" if play.settings.rules.members else "player"


def _list_flash_steps(play: Play) -> tuple[Message, ...]:
    """Return the step that lays out the flash cards; empty if they are not played."""
    if not play.settings.flash:
        return ()
    if play.settings.scenario is not None:
        return (say("layout-flash-scenario"),)
    return (say("layout-flash", day=say(f"day-{play.current}")),)


def list_tidying_steps(play: Play, next_day: str) -> tuple[Message, ...]:
    """Return the steps between two rounds: which components stay, go back, or are turned over."""
    mode = play.settings.rules
    steps = [say("tidy-tribunes")] if mode.tribunes == "drawn" and play.settings.scenario is None else []
    if play.settings.rule_change == _ADS_LEAVE:
        steps.append(say("tidy-ads-leave"))
    steps.append(say("tidy-tiles", each=_name_owner(play)))
    if mode.desks:
        steps.append(say("tidy-desks"))
    if mode.tribunes is None:
        steps.append(say("tidy-blank"))
    if mode.tokens:
        steps.append(say("tidy-tokens"))
    steps.append(say("tidy-flip") if next_day == "sunday" else say("tidy-zone", day=say(f"day-{next_day}")))
    return tuple(steps)
