"""Our own import contracts find what they are there for, on a small package made for it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter import ContractCheck

from tools.import_contracts import AcyclicContract, FloorsContract

FLOORS = ["made.games.*.views", "made.ui", "made.games | made.kit"]
RIGHT = {
    "ui": "from made.games import a",
    "kit": "",
    "games.a": "from made import kit",
    "games.a.rules": "from made.games.a import file",
    "games.a.file": "",
    "games.a.views": "from made import ui\nfrom made.games.a import rules",
}


def check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, contract: type[Any], changed: dict[str, str], **options: Any
) -> ContractCheck:
    """Check that contract on the package with some modules changed."""
    packages = {"made", "made.games", "made.games.a", "made.ui"}
    for module, text in ({"": "", "games": ""} | RIGHT | changed).items():
        name = f"made.{module}".rstrip(".")
        path = tmp_path / name.replace(".", "/")
        file = path / "__init__.py" if name in packages else path.with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        graph = grimp.build_graph("made", cache_dir=None)
    finally:
        sys.modules.pop("made", None)
    made: Any = contract("made", {}, {"type": "x", "name": "made", "id": "made", **options})
    found: ContractCheck = made.check(graph, False)
    return found


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({}, {}),
        ({"kit": "from made import ui"}, {"upward": [("made.kit", "made.ui")]}),
        (
            {"games.a.rules": "from made.games.a import views"},
            {"upward": [("made.games.a.rules", "made.games.a.views")]},
        ),
        (
            {"kit": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from made import ui"},
            {"upward": [("made.kit", "made.ui")]},
        ),
        ({"new": ""}, {"homeless": ["made.new"]}),
    ],
)
def test_floors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: dict[str, str], found: dict[str, list[Any]]
) -> None:
    done = check(tmp_path, monkeypatch, FloorsContract, changed, floors=FLOORS)
    assert {name: what for name, what in done.metadata.items() if what} == found
    assert done.kept is not bool(found)


def test_a_floor_without_a_module_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = check(tmp_path, monkeypatch, FloorsContract, {}, floors=[*FLOORS, "made.gone"])
    assert not done.kept and done.metadata["empty"] == ["made.gone"]


def test_circles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(tmp_path, monkeypatch, AcyclicContract, {}).kept
    around = {"kit": "from made.games.a import file", "games.a.file": "def late():\n    from made import kit"}
    done = check(tmp_path, monkeypatch, AcyclicContract, around)
    assert not done.kept and done.metadata["circles"] == [["made.games.a.file", "made.kit"]]
