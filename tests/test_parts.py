"""The order of the parts, as far as import-linter cannot say it: a test finds every game by itself."""

from __future__ import annotations

import ast
import json
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion
import companion.games

PACKAGE = Path(companion.__file__).parent
GAMES = sorted(module.name for module in pkgutil.iter_modules(companion.games.__path__) if module.ispkg)
WIRING = {PACKAGE / "server" / "bootstrap.py"}


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports by its name, with the line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def test_only_the_wiring_names_a_game() -> None:
    """Adding a game touches its own package and one line of the wiring."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        others = [game for game in GAMES if PACKAGE / "games" / game not in file.parents and file not in WIRING]
        for line, name in imports(file):
            for game in others:
                if (name + ".").startswith(f"companion.games.{game}."):
                    found.append(f"{file.relative_to(PACKAGE)}:{line} imports {name}")
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_bring_no_screen_and_no_store(game: str) -> None:
    """Whatever the rules import, at whatever distance: they stay usable where none of the rest is installed."""
    package = PACKAGE / "games" / game
    modules = [
        ".".join(("companion.games", game, *file.relative_to(package).with_suffix("").parts)).removesuffix(".__init__")
        for file in sorted(package.rglob("*.py"))
        if "views" not in file.relative_to(package).parts
    ]
    program = (
        "import importlib, json, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    loaded = json.loads(
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    )
    top = {"flet", "flet_web", "flet_audio", "fastapi", "starlette", "uvicorn", "tinydb", "babel", "fluent", "click"}
    above = {
        f"companion.{part}" for part in ("ui", "hub", "store", "exchange", "reference", "text", "content", "server")
    }
    wrong = [name for name in loaded if name.split(".")[0] in top or ".".join(name.split(".")[:2]) in above]
    assert not wrong
    assert not [name for name in loaded if name.startswith(f"companion.games.{game}.views")]
