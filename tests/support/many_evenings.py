"""Years of evenings of a few people, as their game files, for the screens of progress and for the bench."""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

PEOPLE = {
    "p-goupil": "R. Goupil",
    "p-zhette": "Benoît Zhette",
    "p-lahaz": "Jazz Lahaz",
    "p-long": "Marie-Antoinette de La Rochefoucauld-Montmorency",
}
DAYS = ("friday", "saturday", "sunday")


def evenings(number: int, *, seed: int = 7, months: int = 12) -> Iterator[dict[str, Any]]:
    """So many finished games of three or four people, the oldest first, spread over so many months."""
    chance = random.Random(seed)
    begin = datetime(2026, 11, 20, 21, tzinfo=UTC) - timedelta(days=30 * months)
    for at in range(number):
        when = begin + timedelta(days=30 * months * at / max(1, number))
        yield evening(chance, str(uuid.UUID(int=chance.getrandbits(128))), when.isoformat())


def evening(chance: random.Random, id_: str, when: str) -> dict[str, Any]:
    """One game of Rédac' Chef, played for achievements."""
    profiles = list(PEOPLE)[: chance.choice((3, 3, 4))]
    seats = "abcd"[: len(profiles)]
    return {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "id": id_,
        "finished_at": when,
        "mode": chance.choice(("classic", "classic", "advanced")),
        "options": {"timer_s": 240, "progress": "achievements"},
        "players": [
            {"id": seat, "name": PEOPLE[profile], "profile": profile}
            for seat, profile in zip(seats, profiles, strict=True)
        ],
        "rounds": [_round(chance, day, seats) for day in DAYS],
    }


def _round(chance: random.Random, day: str, seats: str) -> dict[str, Any]:
    order = list(seats)
    chance.shuffle(order)
    calls = {seat: {"maquette_s": chance.randint(60, 130), "tirage_s": chance.randint(150, 239)} for seat in seats}
    return {
        "day": day,
        "calls": calls,
        "bouclage": order,
        "sheets": {seat: _page(chance, DAYS.index(day)) for seat in seats},
    }


def _page(chance: random.Random, day: int) -> dict[str, Any]:
    return {
        "articles": chance.randint(7, 13) + 2 * day,
        "photos": [chance.randint(1, 5) for _ in range(chance.randint(1, 3))],
        "tribune": chance.randint(-1, 7),
        "free_area": chance.randint(0, 9),
        "happy": chance.randint(0, 5),
        "sad": chance.randint(0, 5),
        "surplus": chance.randint(0, 3),
        "ads": [chance.randint(1, 3) for _ in range(chance.randint(1, 4))],
    }
