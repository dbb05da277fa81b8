"""Files of the game in few words, for tests. Votes are written in millions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.content import content_root
from companion.games.election.facts import Facts, facts_in
from companion.games.election.scoring.campaign import Campaign, open_campaign
from companion.games.election.scoring.line import Line, after
from tests.support.game_files import Json, file_of

FACTS: Facts = facts_in(content_root())

M = 1_000_000
CLEF = ("declaration", "primaires", "programme", "investiture", "parrainage", "parrainage")


def play_through(players: Iterable[str], lines: Iterable[Line], facts: Facts) -> Campaign:
    """Return the campaign after all those lines."""
    campaign = open_campaign(players, facts)
    for line in lines:
        campaign = after(campaign, line)
    return campaign


def millions(text: str) -> int:
    return round(float(text) * M)


def clef(text: str) -> list[Json]:
    """From "a 3": the first three clef cards of a player; "a" alone: all of them."""
    player, *number = text.split()
    return [{"type": "clef", "player": player, "card": card} for card in CLEF[: int(*number) if number else None]]


def lay(text: str) -> list[Json]:
    """From "a suffrages 0.5" or "b>a faux-ami -1": a card with votes, laid by a rival; "x4" at the end: four times."""
    who, card, votes, *times = text.split()
    *by, player = who.split(">")
    event = {"type": "votes", "player": player, "card": card, "votes": millions(votes)} | ({"by": by[0]} if by else {})
    return [event] * (int(times[0][1:]) if times else 1)


def gage(text: str, success: bool) -> Json:
    """From "a>b 2": a dares b for two million."""
    who, votes = text.split()
    challenger, challenged = who.split(">")
    return {
        "type": "gage",
        "challenger": challenger,
        "challenged": challenged,
        "votes": millions(votes),
        "success": success,
    }


def threshold(text: str, **fields: Any) -> Json:
    """From "first 10"."""
    round_, votes = text.split()
    return {"type": "threshold", "round": round_, "votes": millions(votes), **fields}


def finalists(text: str) -> Json:
    return {"type": "finalists", "players": list(text)}


def game(events: list[Json], players: str = "abcd", **fields: Any) -> Json:
    return file_of("election", players, events=events, **fields)


def race(totals: str, first: str, players: str | None = None) -> list[Json]:
    """Everybody past the first phase and with these votes ("10/6.5/6.5/0.5"), the first player last, so that it is he
    who reaches the threshold."""
    votes = dict(zip(players or "abcdef", totals.split("/"), strict=False))
    events = [event for player in votes for event in clef(player)]
    events.append(threshold(f"first {first}"))
    for player in reversed(votes):
        events += lay(f"{player} suffrages {votes[player]}")
    return events


def run_off() -> list[Json]:
    """A and c in the second round with 12 and 11.5 million, b (7.5) is out; three play."""
    return race("12/7.5/11.5", "12")
