"""A real server, killed while people play: what was acknowledged is there, once, and the state is what it tells."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from companion.hub.event_records import from_records
from companion.store.journal import read_journal
from companion.table.entry import Entry
from companion.table.log import fold
from tests.hub.serving import TABLES, state_of, text_of
from tests.support.redac_chef_table import redac_chef

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("COMPANION_KILLS", "10"))


def entries_in(path: Path) -> tuple[Entry, ...]:
    return from_records(read_journal(path).records, redac_chef())


def test_killed_at_any_moment_no_acknowledged_entry_is_missing_or_doubled(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED", Random().randrange(10**6)))
    print(f"SEED={seed}")
    rng = Random(seed)
    journals = tmp_path / "journals"
    journals.mkdir()
    acknowledged: dict[tuple[str, int], str] = {}
    states: dict[tuple[str, int], str] = {}
    before: dict[str, tuple[Entry, ...]] = {}
    for life in range(KILLS):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.hub.serving", str(tmp_path), str(seed + life)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        said = []
        try:
            assert child.stdout is not None
            for _ in range(rng.randrange(TABLES + 1, 120)):
                said.append(child.stdout.readline())
        finally:
            child.kill()  # SIGKILL; on Windows it is terminated, which is as sudden
            assert child.stdout is not None
            # Not communicate: with a timeout it reads past what readline has buffered, and begins amid a line.
            rest = child.stdout.read()
            child.stdout.close()
            child.wait(timeout=60)
        assert said[-1], "the server ended by itself"
        said += [line for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]

        kept = {path.stem: entries_in(path) for path in journals.glob("*.jsonl")}
        back = set()
        for line in said:
            word, table, number, what = line.decode().split()
            if word == "ack":
                assert acknowledged.setdefault((table, int(number)), what) == what
            elif word == "at":
                assert states.setdefault((table, int(number)), what) == what
            else:
                back.add(table)
                # It came back as the disk told, with at most what the server itself had to add.
                assert int(number) >= len(before[table])
                assert all(entry.by == "server" for entry in kept[table][len(before[table]) : int(number)])
        assert back == set(before)
        for table, entries in kept.items():
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            assert entries[: len(before.get(table, ()))] == before.get(table, ())
        for (table, seq), text in acknowledged.items():
            assert text_of(kept[table][seq - 1]) == text
        before = kept
    assert len(before) == TABLES
    assert len(acknowledged) > KILLS
    assert states
    for (table, length), state in states.items():
        assert len(before[table]) >= length
        assert state_of(fold(redac_chef(), before[table][:length])) == state
