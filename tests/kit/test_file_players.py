"""Players of a file whose shape may be wrong: who was there for which entry, and every fault."""

from __future__ import annotations

from typing import Any

import pytest

from companion.kit.file_players import RawPlayerChecks, entries_seen


def players(*left_after: str | None, **raw: Any) -> dict[str, Any]:
    found = [{"id": id_, "name": id_.upper()} for id_ in "abcdef"[: len(left_after)]]
    for player, left in zip(found, left_after, strict=True):
        if left is not None:
            player["left_after"] = left
    return {"players": found} | raw


@pytest.mark.parametrize(("left_after", "seen"), [(None, None), ("set-up", None), ("1", 1), ("12", 12)])
def test_how_many_entries_somebody_saw(left_after: str | None, seen: int | None) -> None:
    assert entries_seen(left_after) == seen


def test_who_is_there_for_an_entry() -> None:
    checks = RawPlayerChecks(players(None, "set-up", "1", None), entries=3)
    assert checks.playing == ("a", "c", "d") and checks.number == 3
    assert [checks.present_at(entry) for entry in (0, 1)] == [("a", "c", "d"), ("a", "d")]
    assert checks.number_present_at(1) == 2
    assert checks.staying == ("a", "d") and not checks.alone
    assert RawPlayerChecks(players(None, "1"), entries=1).alone


def test_every_fault_is_found_at_its_place() -> None:
    raw = players(None, None, "4")
    raw["players"][1]["id"] = "a"
    found = {(fault.where, fault.why.id) for fault in RawPlayerChecks(raw, entries=3).faults(4, 6)}
    assert {why for _, why in found} >= {"fault-player-count", "fault-left-late"}
    assert any(where.startswith("players[1]") for where, _ in found), found


def test_where_ids_are_wrong_nobody_is_said_to_be_absent() -> None:
    raw = players(None, None)
    raw["players"][1]["id"] = 7
    checks = RawPlayerChecks(raw)
    assert checks.playing is None and not list(checks.absence_faults("z", "rounds", 0))
    assert [fault.why.id for fault in RawPlayerChecks(players(None, None)).absence_faults("z", "x")] == ["fault-nobody"]
