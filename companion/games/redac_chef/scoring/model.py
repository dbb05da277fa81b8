"""A game as far as it scores: who plays, what is chosen, what was counted. Held by a game file and by a live table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field, Strict

from companion.games.redac_chef.facts import Character, Facts
from companion.games.redac_chef.modes import Day, ModeId
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.rules import AllTied, Progress, Rules, Rulings, rules_of
from companion.kit.faults import validation_error
from companion.kit.shape import ByName, Count, Id, Name, NotNull, Record
from companion.table.message import say

#: Left before the first round was played.
SET_UP = "set-up"
LeftAfter = Literal["set-up", "friday", "saturday", "sunday"]


#: Longest round and latest call that are taken for one: a day, in seconds.
DAY_S: Final = 86_400


@dataclass(frozen=True, slots=True)
class Player(Record):
    """Is a player, in newsroom a team with its two ``members`` (``profiles``: theirs, in that order; None: nobody
    known). ``left_after``: the last round that still counts."""

    id: Id
    name: Name
    profile: Annotated[Id | None, NotNull()] = None
    left_after: Annotated[LeftAfter | None, NotNull()] = None
    character: Character | None = None
    members: Annotated[tuple[Name, ...], Strict(False)] = ()
    profiles: Annotated[tuple[Id | None, ...], Strict(False)] = ()


_Seconds = Annotated[Annotated[int, Field(ge=0, le=DAY_S)] | None, NotNull()]


@dataclass(frozen=True, slots=True)
class Calls(Record):
    """Tells when a player called, in seconds from the start of the round."""

    maquette_s: _Seconds = None
    tirage_s: _Seconds = None


@dataclass(frozen=True, slots=True)
class Round(Record):
    """Is a counted round. ``sheets`` of all who play it; ``bouclage`` the holders of token 1, 2, …, None if not
    kept."""

    day: Day
    sheets: Annotated[tuple[tuple[str, Counts], ...], ByName(dict[str, Counts])]
    bouclage: Annotated[Annotated[tuple[str, ...], Strict(False)] | None, NotNull()] = None
    calls: Annotated[tuple[tuple[str, Calls], ...], ByName(dict[str, Calls])] = ()
    flash: Annotated[Annotated[int, Field(ge=1, le=12)] | None, NotNull()] = None

    def sheet(self, player: str) -> Counts | None:
        """That player's counts; None where they do not play this round."""
        return dict(self.sheets).get(player)

    def token(self, player: str) -> int | None:
        """That player's bouclage token of this round."""
        if self.bouclage is None or player not in self.bouclage:
            return None
        return self.bouclage.index(player) + 1


@dataclass(frozen=True, slots=True)
class Ticked(Record):
    """Holds what only eyes could see: achievements by number, and whether the rule change was kept to."""

    achievements: Annotated[tuple[Annotated[int, Field(ge=1, le=25)], ...], Strict(False)] = ()
    rule_change: Annotated[bool | None, NotNull()] = None


def _rising(tiers: tuple[int, ...]) -> tuple[int, ...]:
    if len(tiers) != 3:
        raise validation_error(say("fault-three-tiers", found=len(tiers)))
    if not tiers[0] < tiers[1] < tiers[2]:
        raise validation_error(say("fault-tiers-not-rising"))
    return tiers


_Chosen = Annotated[bool | None, NotNull()]
_Tiers = Annotated[tuple[Count, ...], Strict(False), AfterValidator(_rising)]


@dataclass(frozen=True, slots=True)
class ChosenRulings(Record):
    """Holds the rulings that the table made; None where it made none, and then the default holds."""

    all_tied_free_area: Annotated[AllTied | None, NotNull()] = None
    two_player_gap: Annotated[Count | None, NotNull()] = None

    @property
    def filled(self) -> Rulings:
        """The rulings with the defaults filled in."""
        default = Rulings()
        return Rulings(
            self.all_tied_free_area or default.all_tied_free_area,
            default.two_player_gap if self.two_player_gap is None else self.two_player_gap,
        )


@dataclass(frozen=True, slots=True)
class Options(Record):
    """Holds what was chosen at set-up; None where nothing is said, and then the default holds."""

    timer_s: Annotated[Annotated[int, Field(ge=1, le=DAY_S)] | None, NotNull()] = None
    powers: _Chosen = None
    flash: _Chosen = None
    progress: Progress | None = None
    rule_change: Annotated[Annotated[int, Field(ge=1, le=7)] | None, NotNull()] = None
    scenario: Annotated[Annotated[int, Field(ge=1, le=18)] | None, NotNull()] = None
    puzzle: Annotated[Annotated[int, Field(ge=1, le=12)] | None, NotNull()] = None
    puzzle_tiers: Annotated[_Tiers | None, NotNull()] = None
    rulings: ChosenRulings = ChosenRulings()

    def rules(self, facts: Facts, mode: str, day: Day | None) -> Rules:
        """Return the rules that these options come to; ``day`` is used where a puzzle does not fix it."""
        return rules_of(
            facts,
            mode,
            powers=bool(self.powers),
            flash=bool(self.flash),
            progress=self.progress,
            rule_change=self.rule_change,
            scenario=self.scenario,
            puzzle=self.puzzle,
            puzzle_tiers=self.puzzle_tiers,
            day=day,
            rulings=self.rulings.filled,
        )


@dataclass(frozen=True, slots=True)
class Game:
    """One game. ``started_at`` and ``finished_at`` are ISO 8601 with an offset."""

    players: tuple[Player, ...]
    rounds: tuple[Round, ...] = ()
    mode: ModeId = "classic"
    options: Options = Options()
    ticked: tuple[tuple[str, Ticked], ...] = ()
    id: str | None = None
    started_at: str | None = None
    finished_at: str | None = None

    def rules(self, facts: Facts) -> Rules:
        """The rules that this game was played by."""
        return self.options.rules(facts, self.mode, self.rounds[0].day if self.rounds else None)

    @property
    def characters(self) -> dict[str, str | None]:
        """Each player's character."""
        return {player.id: player.character for player in self.players}

    @property
    def staying(self) -> tuple[Player, ...]:
        """Those who have not left: they decide how the game ends."""
        return tuple(player for player in self.players if player.left_after is None)

    def name(self, player: str) -> str:
        """What that player is called."""
        return next(one.name for one in self.players if one.id == player)

    def names(self, players: tuple[str, ...] | list[str]) -> tuple[str, ...]:
        """What those players are called."""
        return tuple(self.name(player) for player in players)

    def ticks(self, player: str) -> Ticked:
        """What was ticked for that player."""
        return dict(self.ticked).get(player, Ticked())
