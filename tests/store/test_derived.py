"""Derived data is expendable: whatever is in it, the library opens, and no game, name, setting or note differs."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.support.broken_folder import KINDS, copied, derived_files, furnish, state

FLIPS = int(os.environ.get("COMPANION_FLIPS", "0"))
TARGETS = (
    *("companion.json", "companion.json.bak", "companion-folder.json", "companion.lock"),
    *("index/2026-10.json", "games/2026-10/game-0.json.bak", "games/2026-10/game-0.json.origin"),
    *("index/foreign.json", "index/.2026-10.json.0000.tmp", ".companion.json.bak.tmp"),
)
#: A month that is not there, or that an earlier version could have written, is made without a word.
UNSAID = ("gone", "documents that are none")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links and pipes")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("whole") / "data"
    furnish(root)
    return root


def flips(whole: Path, tmp_path: Path, times: int, seed: int) -> None:
    print(f"SEED={seed}")
    chance = random.Random(seed)
    before, _ = state(copied(whole, tmp_path / "before"))
    for number in range(times):
        root = copied(whole, tmp_path / "data")
        path = chance.choice(derived_files(root))
        raw = bytearray(path.read_bytes())
        bit = chance.randrange(len(raw) * 8)
        raw[bit // 8] ^= 1 << bit % 8
        path.write_bytes(raw)
        found, _ = state(root)
        assert found == before, f"flip {number}: bit {bit} of {path.name}"
        assert state(root) == (before, []), f"after flip {number}: bit {bit} of {path.name}"


def test_no_flipped_bit_costs_anything(whole: Path, tmp_path: Path) -> None:
    flips(whole, tmp_path, 15, seed=13)


@pytest.mark.long
def test_hundreds_of_flipped_bits_cost_nothing(whole: Path, tmp_path: Path) -> None:
    flips(whole, tmp_path, FLIPS or 400, seed=int(os.environ.get("SEED", random.randrange(10**6))))


@pytest.mark.long
@pytest.mark.parametrize("target", TARGETS)
def test_whatever_a_derived_file_holds_costs_nothing(whole: Path, tmp_path: Path, target: str) -> None:
    broken(whole, tmp_path, target, *KINDS)


@pytest.mark.parametrize("target", ["companion.json", "index/2026-10.json", "companion.lock"])
def test_the_worst_of_it_costs_nothing(whole: Path, tmp_path: Path, target: str) -> None:
    broken(whole, tmp_path, target, "nothing in it", "wrong shapes", "too deep", "a full folder", "a pipe")


def broken(whole: Path, tmp_path: Path, target: str, *kinds: str) -> None:
    before, _ = state(copied(whole, tmp_path / "before"))
    for kind in kinds:
        break_it = KINDS[kind]
        root = copied(whole, tmp_path / "data")
        path = root / target
        if not path.exists():
            path.write_bytes((root / "index" / "2026-10.json").read_bytes())
        break_it(path)
        found, said = state(root)
        assert found == before, f"{target}: {kind}"
        assert state(root) == (before, []), f"{target}, a second time: {kind}"
        if target == "companion.json" or (target.startswith("index/2") and kind not in UNSAID):
            assert said, f"{target}: {kind}"
