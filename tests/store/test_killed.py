"""Real processes, killed while they write: what was acknowledged is there, once, in order."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from companion.store.journal import Journals, read_journal
from companion.store.trouble import Notices

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(os.name != "posix", reason="needs signals that cannot be caught")
def test_killed_while_appending_again_and_again(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED", random.randrange(10**6)))
    print(f"SEED={seed}")
    chance = random.Random(seed)
    (tmp_path / "journals").mkdir()
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for run in range(6):
        first = run * 1_000_000
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.store.appender", str(tmp_path), str(first)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        try:
            assert child.stdout is not None
            for _ in range(chance.randrange(1, 250)):
                table, number = child.stdout.readline().split()
                acknowledged[table.decode()].append(int(number))
        finally:
            child.send_signal(signal.SIGKILL)
            rest, _ = child.communicate(timeout=30)
        for line in rest.splitlines():
            table, number = line.split()
            acknowledged[table.decode()].append(int(number))

        for table, told in acknowledged.items():
            kept = [record["i"] for record in read_journal(tmp_path / "journals" / f"{table}.jsonl").records]
            assert len(set(kept)) == len(kept)
            assert kept == sorted(kept)
            assert set(told) <= set(kept)
    notices = Notices()
    with Journals(tmp_path / "journals", tmp_path / "set-aside", notices) as journals:
        assert {journal.table for journal in journals.recover()} >= set(acknowledged)
    assert notices.all() == ()
