"""What the product says of a kept evening, as plain JSON: a table's state, what ``companion score`` prints, and the
figures of history and profiles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from companion.cli import main as cli
from companion.content import content_root
from companion.games.registry import score_file
from companion.store.library import Library
from companion.store.progress import Tally

#: Data folders of earlier versions, as they left them.
KEPT = Path(__file__).parent / "kept"


def summary(log: Any) -> dict[str, Any]:
    """What a table comes to, in names and figures."""
    state, game = log.state, log.game
    said: dict[str, Any] = {
        "game": state.game,
        "entries": len(log.entries),
        "players": [
            {"seat": seat.id, "name": seat.name, "colour": seat.colour, "symbol": seat.symbol,
             "devices": sorted(seat.devices), "left_after": seat.left_after}
            for seat in state.seats
        ],
        "host": state.host,
        "scorekeeper": state.scorekeeper,
        "closed": state.closed,
        "settings": state.play.settings.as_dict(),
        "finished": game.is_finished(state),
    }  # fmt: skip
    if state.game == "redac-chef":
        said["phase"] = str(state.play.phase.value)
        said["days"] = [
            {"day": day.name, "started": day.started, "closed": day.closed, "tokens": list(day.bouclage.order)}
            for day in state.play.days
        ]
    if game.has_begun(state):
        said["file"] = game.game_file(state)
        said["result"] = score_file(json.loads(json.dumps(said["file"])), content_root()).result
    return said


def scored(path: Path, *options: str) -> str:
    """What ``companion score`` prints of that file."""
    env = {"COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    done = CliRunner().invoke(cli, ["score", str(path), "--lang", "fr", *options], env=env)
    return done.output


def figures(library: Library) -> dict[str, Any]:
    """What history and profiles show."""
    return {
        "history": [
            {
                "id": entry.id,
                "game": entry.game,
                "players": [[player.name, player.points, player.winner] for player in entry.players],
            }
            for entry in library.history()
        ],
        "people": [
            {
                "name": profile.player.name,
                "last_played": profile.last_played,
                "games": library.games_played().get(profile.player.id, 0),
                "tallies": {
                    kind: json.loads(json.dumps(plain(tally)))
                    for kind, tally in sorted(library.progress(profile.player.id).tallies.items())  # type: ignore[union-attr]
                },
            }
            for profile in library.people.profiles()
        ],
        "settings": library.settings(),
        "notes": [[note.game, note.about, note.text] for note in library.notes()],
    }


def plain(value: Any) -> Any:
    """A value of slots and sets as JSON, always in the same order; sums as they were when these figures were kept."""
    if isinstance(value, Tally):
        figures = {
            name: [one.times, one.total, one.most, one.least]
            for name, one in value.figures.items()
            if not name.startswith("ahead.")  # how much earlier the first call came is told since
        }
        return plain({"games": value.games, "wins": value.wins + value.met, "figures": figures, "items": value.items})
    if hasattr(value, "__dataclass_fields__"):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, dict) or hasattr(value, "items"):
        return {str(key): plain(one) for key, one in sorted(value.items(), key=lambda item: str(item[0]))}
    if isinstance(value, (set, frozenset)):
        return sorted((plain(one) for one in value), key=str)
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value
