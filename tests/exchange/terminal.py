"""Runs the commands of ``companion`` on a data folder, as somebody types them at a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from companion.cli import main


def friday(id_: str | None = "11111111-1111-4111-8111-111111111111", surplus: Any = 0, **more: Any) -> dict[str, Any]:
    """A file with one round played."""
    sheet = {"articles": 8, "photos": 5, "free_area": 4, "surplus": surplus}
    file = {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "id": id_,
        "started_at": "2026-11-27T20:15:00+01:00",
        "players": [{"id": "a", "name": "Éloïse", "profile": "p1"}, {"id": "b", "name": "Bo"}],
        "rounds": [{"day": "friday", "sheets": {"a": sheet, "b": {"free_area": 2}}}],
    }
    if id_ is None:
        del file["id"]
    return file | more


class Terminal:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.data = root / "data"

    def run(self, *args: str, status: int = 0, lang: str | None = "en", stdin: str | bytes | None = None) -> Result:
        more = ["--data", str(self.data), *(["--lang", lang] if lang else [])]
        result = CliRunner(env={"COMPANION_STRICT_WORDS": "1"}).invoke(main, [*args, *more], input=stdin)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert result.exit_code == status, result.output
        return result

    def run_plain(self, *args: str) -> Result:
        """Run a command that knows no data folder."""
        return CliRunner(env={"COMPANION_STRICT_WORDS": "1"}).invoke(main, args)

    def doctor(self, *more: str) -> str:
        """What it says; how it ends depends on this machine's network."""
        args = ["doctor", *more, "--port", "1", "--data", str(self.data), "--lang", "en"]
        result = CliRunner(env={"COMPANION_STRICT_WORDS": "1"}).invoke(main, args)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result.stdout

    def file(self, content: Any, name: str = "game.json") -> str:
        path = self.root / name
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return str(path)
