"""Teams of two, and in whose hands each of their phones is ("Mode salle de rédaction")."""

from __future__ import annotations

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import with_play
from companion.games.redac_chef.state.rules.dispatch import decide, evolve, objection
from companion.table.events import Event
from companion.table.message import Message, say
from companion.table.state import TableState


@decide.register
def _(intent: wish.TakeRole, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    if table.play.role(intent.seat, intent.device) == intent.role:
        return ()
    return (fact.RoleTaken(seat=intent.seat, device=intent.device, role=intent.role),)


@objection.register
def _(event: fact.RoleTaken, table: TableState, facts: Facts) -> Message | None:
    members = table.play.settings.rules.members
    known = event.role is None or 0 <= event.role < members
    return None if known and members else say("refused-not-here")


@evolve.register
def _(event: fact.RoleTaken, table: TableState, facts: Facts) -> TableState:
    here = (event.seat, event.device)
    roles = tuple(one for one in table.play.roles if one[:2] != here)
    if event.role is None:
        return with_play(table, roles=roles)
    return with_play(table, roles=(*roles, (*here, event.role)))
