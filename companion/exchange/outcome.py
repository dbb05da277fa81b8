"""Extracts from a scored game file what the exports (CSV, BG Stats) contain: who, when, how long, points, ranks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from companion.kit.game_file import profiles_of_player
from companion.kit.scored import Scored
from companion.kit.sheet import SheetRecord
from companion.store.days import local_datetime
from companion.store.game_entry import find_winners
from companion.table.message import Message

#: Longest plausible game in minutes: beyond that, it was left open, or a clock was set.
_LONGEST_MIN: Final = 24 * 60


@dataclass(frozen=True, slots=True)
class PlayerOutcome:
    """Result of a game for one player, or for one team.

    Attributes:
        id: the seat, by which the figures refer to the player.
        profiles: all known profiles that played there.
        points: None if unknown.
        rank: from 1 on, shared on a tie; None without a result, and for a player who had left.
        winner: None if the game has no winner (a puzzle, a game without a result).
        members: the people of a team, by name.
    """

    id: str
    name: str
    profiles: tuple[str, ...]
    points: int | None
    rank: int | None
    winner: bool | None
    members: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """Result of a game, as other programs want it.

    Attributes:
        mode: empty if the game has no modes.
        ended: when it ended, or else began, in the time zone of its table; None if neither is written.
        minutes: how long it took; None if unknown.
        figures: every figure of the sheet.
        closing: how it ended, in sentences.
        headline, note: texts that the table wrote itself; empty for none.
    """

    id: str
    game: str
    mode: str
    ended: datetime | None
    minutes: int | None
    finished: bool
    players: tuple[PlayerOutcome, ...]
    figures: tuple[SheetRecord, ...]
    closing: tuple[Message, ...] = ()
    headline: str = ""
    note: str = ""

    @property
    def day(self) -> str:
        """Return the day at the table (``2026-11-30``); empty if unknown."""
        return "" if self.ended is None else self.ended.date().isoformat()


def outcome_of(file: Mapping[str, Any], scored: Scored) -> GameOutcome:
    """Return the outcome of a checked game file with its score."""
    result = scored.result
    finished = bool(result.get("finished", True))
    totals: Mapping[str, Any] = result.get("totals", {})
    staying = [player for player in file["players"] if player.get("left_after") is None]
    points = {player["id"]: totals.get(player["id"], {}).get("points") for player in file["players"]}
    ranks = _rank_players(result, {player["id"]: points[player["id"]] for player in staying}) if finished else {}
    winners = find_winners(result, [player["id"] for player in staying]) if finished else None
    return GameOutcome(
        id=file["id"],
        game=file["game"],
        mode=result.get("mode") or "",
        ended=local_datetime(file.get("finished_at") or file.get("started_at") or ""),
        minutes=_measure_minutes(file),
        finished=finished,
        players=tuple(
            PlayerOutcome(
                id=player["id"],
                name=player["name"].strip(),
                profiles=tuple(profiles_of_player(player)),
                points=points[player["id"]],
                rank=ranks.get(player["id"]),
                winner=None if winners is None else player["id"] in winners,
                members=tuple(name.strip() for name in player.get("members", ())),
            )
            for player in file["players"]
        ),
        figures=tuple(scored.sheet.records()),
        closing=scored.closing,
        headline=file.get("headline", ""),
        note=file.get("note", ""),
    )


def _rank_players(result: Mapping[str, Any], points: Mapping[str, int | None]) -> dict[str, int]:
    """Return the ranks, by seat, of the players who stayed: as the game ranks them, or else the winners first, the
    others by points."""
    groups: list[list[str]] = result.get("ranking") or []
    if not groups and result.get("winners"):
        winners = [id_ for id_ in result["winners"] if id_ in points]
        others = [id_ for id_ in points if id_ not in winners]
        levels = sorted({points[id_] or 0 for id_ in others}, reverse=True)
        groups = [winners, *([id_ for id_ in others if (points[id_] or 0) == level] for level in levels)]
    ranks: dict[str, int] = {}
    for group in groups:
        ranks |= dict.fromkeys(group, len(ranks) + 1)
    return ranks


def _measure_minutes(file: Mapping[str, Any]) -> int | None:
    """Return how many minutes the game took; None if that is unknown or implausible."""
    began, ended = local_datetime(file.get("started_at") or ""), local_datetime(file.get("finished_at") or "")
    if began is None or ended is None:
        return None
    minutes = round((ended - began).total_seconds() / 60)
    return minutes if 0 <= minutes <= _LONGEST_MIN else None
