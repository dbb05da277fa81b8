"""The largest import that the app takes fits the memory of a small machine, and loses one wrong game of thousands."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.exchange.commands import _score
from companion.exchange.importing import Import, Source, check_sources
from companion.exchange.person import encode_person
from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.ui.web.uploads import MOST
from tests.support.many_evenings import evenings

#: What an import may add to the memory of the process at its peak, index and all, in bytes: a quarter of a Raspberry
#: Pi's 1 GB. 200 MB were seen, 120 of them the text.
ADDS = 250_000_000


def write_large(path: Path) -> int:
    """Write a person's file almost as large as the app takes, one game of it wrong; return how many games it has."""
    size = len(encode_person([], evenings(100))) // 100
    games = [*evenings(MOST // size - 20, months=120)]
    games[7]["rounds"][0]["sheets"]["a"]["articles"] = -4
    games[8]["headline"] = "\U0001f5de"  # one sign of four bytes makes a text of four bytes a character
    profile = {"id": "p-goupil", "name": "Goupil", "created_at": "2026-01-01T00:00:00Z"}
    person = {"format": "companion-person", "version": 1, "profiles": [profile], "games": games}
    path.write_text(json.dumps(person, ensure_ascii=False, indent=1), encoding="utf-8")
    return len(games)


def read_memory(key: str) -> int:
    """Read this process's memory in bytes; Linux only."""
    status = Path("/proc/self/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith(key)).split()[1])


def main(file: Path, root: Path) -> dict[str, Any]:
    """Import that file; return what came of it."""
    _score(next(evenings(1)))  # the rules are loaded
    before = read_memory("VmRSS")
    with DataFolder.open(root) as folder:
        library = Library(folder, _score)
        shares: list[float] = []
        source = Source(file.name, file.read_bytes())
        checked = check_sources(_score, [source], leave_out=True, tell=shares.append)
        taking = Import(checked)
        while not taking.step(library):
            shares.append(1 + taking.progress)
        added = len(taking.result.added)
        library.close()
    return {
        "added": added,
        "left out": [one.label for one in checked.left_out],
        "grows": shares == sorted(shares),
        "steps": len({round(50 * share) for share in shares}),
        "adds": read_memory("VmHWM") - before,
    }


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read as Linux tells it")
def test_thirty_megabytes_fit_a_small_machine(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    games = write_large(file)
    assert 0.97 * MOST < file.stat().st_size <= MOST
    command = [sys.executable, "-m", __name__, str(file), str(tmp_path / "data")]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True, timeout=900)
    told = json.loads(done.stdout.splitlines()[-1])
    print(told)
    assert told["added"] == games - 1 and told["left out"] and "games[7]" in told["left out"][0]
    assert told["grows"] and told["steps"] > 90, "progress is told all the way"
    assert told["adds"] < ADDS


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), Path(sys.argv[2]))))
