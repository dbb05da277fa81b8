"""A real server, killed while finished games are corrected, put away, opened again, imported over and rebuilt, and
while people are merged: whatever was acknowledged stands in the files, and the next start changes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.hub.correcting import GAMES, PEOPLE
from tests.hub.test_one_truth import Life, life
from tests.support.finished_game import game_file

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("COMPANION_KILLS", "20"))


async def figures(now: Life) -> dict[str, int]:
    found = {id_: int((await now.archive.load(id_))["rounds"][0]["sheets"]["a"]["surplus"]) for id_ in GAMES}
    first = (await now.archive.load(GAMES[0]))["players"][0]["profile"]
    swapped = first != game_file()["players"][0]["profile"]
    return found | {"people": int(now.archive.person_of(PEOPLE[1]) == PEOPLE[0]), "who": int(swapped)}


@pytest.mark.long
async def test_no_acknowledged_correction_is_lost_or_taken_back_by_a_kill(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED", Random().randrange(10**6)))
    print(f"SEED={seed}")
    rng = Random(seed)
    root = tmp_path / "data"
    acknowledged = dict.fromkeys((*GAMES, "people", "who"), 0)
    for kill in range(KILLS):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.hub.correcting", str(root), str(seed + 37 * kill)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        assert child.stdout is not None
        try:
            said = [child.stdout.readline() for _ in range(rng.randrange(1, 40))]
        finally:
            child.kill()
            rest = child.stdout.read()
            child.stdout.close()
            child.wait(timeout=60)
        assert said[-1].endswith(b"\n"), "the program ended by itself"
        wanted: dict[str, int] = {}
        for line in [*said, *rest.splitlines(keepends=True)]:
            word, id_, value = line.decode().split()
            if word == "want":
                wanted[id_] = int(value)
            elif word == "ack":
                acknowledged[id_] = int(value)
                wanted.pop(id_, None)
        found: dict[str, int] = {}
        for start in range(2):
            async with life(root) as now:
                found = await figures(now)
                again = {entry.id for entry in await now.archive.history()}
                assert again >= set(GAMES)
            for id_, value in found.items():
                # What was on its way when it died may be there or not.
                assert value in (acknowledged[id_], wanted.get(id_)), f"kill {kill}, start {start}: {id_}"
            acknowledged, wanted = dict(found), {}
