"""A game as far as it scores: who plays, what is chosen, what was counted. Held by a game file and by a live table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.redac_chef.facts import Character, Facts
from companion.games.redac_chef.modes import Day, ModeId
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.rules import AllTied, Progress, Rules, Rulings, rules_of

#: Left before the first round was played.
SET_UP = "set-up"
LeftAfter = Literal["set-up", "friday", "saturday", "sunday"]


@dataclass(frozen=True, slots=True)
class Player:
    """A player, in newsroom a team with its two ``members`` (``profiles``: theirs, in that order; None: nobody known).
    ``left_after``: the last round that still counts."""

    id: str
    name: str
    character: Character | None = None
    members: tuple[str, ...] = ()
    profiles: tuple[str | None, ...] = ()
    profile: str | None = None
    left_after: LeftAfter | None = None


@dataclass(frozen=True, slots=True)
class Calls:
    """When a player called, in seconds from the start of the round."""

    maquette_s: int | None = None
    tirage_s: int | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One counted round. ``sheets`` of all who play it; ``bouclage`` the holders of token 1, 2, …, None if not kept."""

    day: Day
    sheets: tuple[tuple[str, Counts], ...]
    bouclage: tuple[str, ...] | None = None
    calls: tuple[tuple[str, Calls], ...] = ()
    flash: int | None = None

    def sheet(self, player: str) -> Counts | None:
        """That player's counts; None where they do not play this round."""
        return dict(self.sheets).get(player)

    def token(self, player: str) -> int | None:
        """That player's bouclage token of this round."""
        if self.bouclage is None or player not in self.bouclage:
            return None
        return self.bouclage.index(player) + 1


@dataclass(frozen=True, slots=True)
class Ticked:
    """What only eyes could see: achievements by number, and whether the rule change was kept to."""

    achievements: tuple[int, ...] = ()
    rule_change: bool | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen at set-up; None where nothing is said, and then the default holds."""

    timer_s: int | None = None
    powers: bool | None = None
    flash: bool | None = None
    progress: Progress | None = None
    rule_change: int | None = None
    scenario: int | None = None
    puzzle: int | None = None
    puzzle_tiers: tuple[int, ...] | None = None
    all_tied_free_area: AllTied | None = None
    two_player_gap: int | None = None

    @property
    def rulings(self) -> Rulings:
        """The rulings with the defaults filled in."""
        default = Rulings()
        return Rulings(
            self.all_tied_free_area or default.all_tied_free_area,
            default.two_player_gap if self.two_player_gap is None else self.two_player_gap,
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
        options = self.options
        return rules_of(
            facts,
            self.mode,
            powers=bool(options.powers),
            flash=bool(options.flash),
            progress=options.progress,
            rule_change=options.rule_change,
            scenario=options.scenario,
            puzzle=options.puzzle,
            puzzle_tiers=options.puzzle_tiers,
            day=self.rounds[0].day if self.rounds else None,
            rulings=options.rulings,
        )

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
