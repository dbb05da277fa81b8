"""Defines a game as far as it scores: who plays, what was chosen, what was counted. Both a game file and a table are
turned into such a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, Strict

from companion.games.redac_chef.facts import Character, Facts
from companion.games.redac_chef.modes import DayName, ModeId
from companion.games.redac_chef.page.file import WrittenPage
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.options import DAY_S, Options
from companion.games.redac_chef.scoring.rules import Rules
from companion.kit.shape import ByName, Id, Name, NotNull, Record

#: Left before the first round was played.
SET_UP = "set-up"
LeftAfter = Literal["set-up", "friday", "saturday", "sunday"]


@dataclass(frozen=True, slots=True)
class Player(Record):
    """One player or, in newsroom, a team.

    Attributes:
        profile: the player's profile; None if unknown.
        left_after: the last round that counts for them; None if they stayed.
        members: the names of a team's two members.
        profiles: the members' profiles, in the same order (None: unknown).
    """

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
    """When a player called in a round, in seconds from its start: "Maquette !" and "Tirage !"; None: not, or not
    recorded."""

    maquette_s: _Seconds = None
    tirage_s: _Seconds = None


@dataclass(frozen=True, slots=True)
class Round(Record):
    """Round as it was counted, or is counted so far at a table.

    Attributes:
        sheets: the counts of everybody who plays it.
        bouclage: the holders of token 1, 2, …; None if not recorded.
        calls: when each player called.
        flash: the number of the flash card that lay open; None for none.
        pages: the pages that were laid on the grid.
    """

    day: DayName
    sheets: Annotated[tuple[tuple[str, Counts], ...], ByName(dict[str, Counts])]
    bouclage: Annotated[Annotated[tuple[str, ...], Strict(False)] | None, NotNull()] = None
    calls: Annotated[tuple[tuple[str, Calls], ...], ByName(dict[str, Calls])] = ()
    flash: Annotated[Annotated[int, Field(ge=1, le=12)] | None, NotNull()] = None
    pages: Annotated[tuple[tuple[str, Page], ...], ByName(dict[str, WrittenPage])] = ()

    def sheet(self, player: str) -> Counts | None:
        """Return that player's counts; None if they do not play this round."""
        return dict(self.sheets).get(player)

    def token(self, player: str) -> int | None:
        """Return that player's bouclage token of this round; None if none is recorded."""
        if self.bouclage is None or player not in self.bouclage:
            return None
        return self.bouclage.index(player) + 1


@dataclass(frozen=True, slots=True)
class Ticks(Record):
    """Ticks of one player for what the sheet cannot show: achievements by number, and whether the players kept to the
    rule change."""

    achievements: Annotated[tuple[Annotated[int, Field(ge=1, le=25)], ...], Strict(False)] = ()
    rule_change: Annotated[bool | None, NotNull()] = None


@dataclass(frozen=True, slots=True)
class Game:
    """Game as far as it scores, whether it comes from a file or from a table. ``started_at`` and ``finished_at`` are
    ISO 8601 with an offset."""

    players: tuple[Player, ...]
    rounds: tuple[Round, ...] = ()
    mode: ModeId = "classic"
    options: Options = Options()
    ticked: tuple[tuple[str, Ticks], ...] = ()
    id: str | None = None
    started_at: str | None = None
    finished_at: str | None = None

    def rules(self, facts: Facts) -> Rules:
        """Return the rules that this game was played by."""
        return self.options.rules_for(facts, self.mode, self.rounds[0].day if self.rounds else None)

    @property
    def characters(self) -> dict[str, str | None]:
        """Return each player's character."""
        return {player.id: player.character for player in self.players}

    @property
    def staying(self) -> tuple[Player, ...]:
        """Return the players who have not left: they decide how the game ends."""
        return tuple(player for player in self.players if player.left_after is None)

    def name(self, player: str) -> str:
        """Return what that player is called. The id must be one of this game's."""
        return next(one.name for one in self.players if one.id == player)

    def names(self, players: tuple[str, ...] | list[str]) -> tuple[str, ...]:
        """Return what those players are called."""
        return tuple(self.name(player) for player in players)

    def ticks(self, player: str) -> Ticks:
        """Return what was ticked for that player."""
        return dict(self.ticked).get(player, Ticks())
