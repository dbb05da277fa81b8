"""Game files of a game that exists only here, with its scoring: players have points; the highest wins."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from typing import Any

from companion.kit.faults import Fault, WrongFile
from companion.table.message import say


def game(
    *names: str,
    id_: str | None = None,
    points: tuple[int, ...] = (),
    when: str | None = "2026-11-27T22:40:00+01:00",
    profiles: Mapping[str, str] | None = None,
    name: str = "sample",
) -> dict[str, Any]:
    """A file of a game between ``names``; ``profiles`` by name."""
    players: list[dict[str, Any]] = []
    for number, each in enumerate(names or ("Ada", "Bo")):
        player: dict[str, Any] = {"id": "abcdefgh"[number], "name": each}
        if profiles and each in profiles:
            player["profile"] = profiles[each]
        players.append(player)
    scored = dict(zip((player["id"] for player in players), [*points, *([0] * len(players))], strict=False))
    file = {"format": "companion-game", "version": 1, "game": name, "id": id_ or str(uuid.uuid4()), "players": players}
    if when is not None:
        file["finished_at"] = when
    return file | {"points": scored}


def score(file: Mapping[str, Any]) -> dict[str, Any]:
    """As the registry of games does it: every fault, or the result."""
    faults = []
    for key in ("format", "version", "game", "players", "points"):
        if key not in file:
            faults.append(Fault(key, say("fault-missing")))
    known = {"format", "version", "game", "id", "players", "points", "finished_at", "started_at", "options"}
    faults += [Fault(key, say("fault-unknown-field")) for key in file if key not in known]
    for key, value in file.get("points", {}).items():
        if type(value) is not int:
            faults.append(Fault(f"points.{key}", say("fault-whole-number")))
    if faults:
        raise WrongFile(faults)
    best = max(file["points"].values(), default=0)
    return {
        "game": file["game"],
        "totals": {player: {"points": points} for player, points in file["points"].items()},
        "winners": [player for player, points in file["points"].items() if points == best],
        "finished": True,
    }
