"""Games of every game and mode, as an older version kept them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parents[2] / "store" / "kept" / "d790f18" / "data" / "games"


def kept_games() -> dict[str, dict[str, Any]]:
    """Return them by game and mode; of two alike the one with more players."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(_FOLDER.rglob("*.json")):
        file = json.loads(path.read_text(encoding="utf-8"))
        key = f"{file['game']} {file.get('mode', '')}".strip()
        if key not in found or len(found[key]["players"]) < len(file["players"]):
            found[key] = file
    return found


def renamed(file: dict[str, Any], *names: str) -> dict[str, Any]:
    """Return the game with other names."""
    players = [{**player, "name": name} for player, name in zip(file["players"], names, strict=False)]
    return {**file, "players": [*players, *file["players"][len(players) :]]}


def six_players() -> dict[str, Any]:
    """Return a game of six, with names that are long, from right to left, and with signs."""
    file = kept_games()["redac-chef classic"]
    rounds = []
    for each in file["rounds"]:
        first = file["players"][0]["id"]
        sheet = {**each["sheets"][first], "articles": 4, "ads": [2, 1]}
        calls = {**each["calls"], "sixth": {"tirage_s": 290}} if each.get("calls") else {}
        rounds.append(
            {
                **each,
                "sheets": {**each["sheets"], "sixth": sheet},
                **({"bouclage": [*each["bouclage"], "sixth"]} if each.get("bouclage") else {}),
                **({"calls": calls} if calls else {}),
            }
        )
    six = {**file, "players": [*file["players"], {"id": "sixth", "name": "Anna"}], "rounds": rounds}
    return renamed(six, "Marie-Antoinette de Saint-Exupéry", "אבגדה", "علي بن محمد", "Ελένη 🦊", "Zoé 🗞", "佐藤さん")
