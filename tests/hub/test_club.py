"""The club's code: whoever types it once may open tables and see history and players; tables need only their own."""

from __future__ import annotations

import pytest

from companion.hub.club import Club
from companion.table.message import Refused
from tests.support.virtual_hub import HandClock

KEY, CODE, ORGANISERS = b"k" * 32, "ABCD2345", "WXYZ6789"


def make_club(clock: HandClock, code: str = CODE) -> Club:
    return Club(KEY, code, ORGANISERS, clock)


@pytest.mark.parametrize("typed", [CODE, "abcd 2345", " ABCD-2345 ", ORGANISERS])
def test_a_proof_is_good_for_its_device_at_every_process(typed: str) -> None:
    proof = make_club(HandClock()).prove(typed, "phone", "203.0.113.7")
    another = make_club(HandClock())
    assert another.accepts("phone", proof)
    assert not another.accepts("tablet", proof)
    assert not any(another.accepts("phone", each) for each in (None, "", 3, "x", proof[:-1], "é"))


def test_a_new_code_makes_earlier_proofs_void() -> None:
    proof = make_club(HandClock()).prove(CODE, "phone", "203.0.113.7")
    assert not make_club(HandClock(), "NEW22345").accepts("phone", proof)


def test_wrong_codes_are_limited_by_device_by_address_and_in_all() -> None:
    clock = HandClock()
    club = make_club(clock)

    def refuse(device: str, address: str = "203.0.113.7", typed: str = "WRONG") -> str:
        with pytest.raises(Refused) as refused:
            club.prove(typed, device, address)
        return refused.value.message.id

    assert [refuse("one") for _ in range(6)] == ["refused-club-code"] * 5 + ["refused-too-many-codes"]
    assert refuse("one", typed=CODE) == "refused-too-many-codes", "a blocked attempt is not compared"
    assert club.prove(CODE, "two", "203.0.113.7"), "the others in the hall are not held up"
    for number in range(25):
        refuse(f"another-{number}")
    assert refuse("late") == "refused-too-many-codes", "of one address"
    for number in range(30):
        refuse("one", f"198.51.100.{number}")
    assert refuse("one", "192.0.2.9", CODE) == "refused-too-many-codes", "of all"
    clock.jump(60_000)
    assert club.prove(CODE, "one", "203.0.113.7")
