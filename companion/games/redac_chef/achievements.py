"""Which of the 25 achievements a finished game earns (page 18), each with the figure that earned it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.game import Game
from companion.games.redac_chef.objectives import careers, judge
from companion.games.redac_chef.result import Result
from companion.games.redac_chef.rules import Rules
from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class Earned:
    """An achievement by number, and what earned it; ``seen``: somebody ticked it, the numbers do not show it."""

    number: int
    why: Message
    seen: bool = False


def achievements_of(game: Game, rules: Rules, result: Result, facts: Facts) -> dict[str, tuple[Earned, ...]]:
    """What each player earned, by number. Raises ValueError while the game is not over.

    A threshold met earns its achievement at once with the lower ones (decided). Who left early earns what needs
    neither a win nor every round.
    """
    earned = {}
    for player, career in careers(game, rules, result).items():
        found = {}
        for number, achievement in facts.achievements.items():
            verdict = judge(achievement.kind, achievement.value, career)
            if verdict.met:
                found[number] = Earned(number, verdict.why)
        for number in game.ticks(player).achievements:
            found.setdefault(number, Earned(number, say("objective-seen"), seen=True))
        earned[player] = tuple(found[number] for number in sorted(found))
    return earned
