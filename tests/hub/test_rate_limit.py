"""Codes that are tried in vain, and how long whoever tries has to wait."""

from __future__ import annotations

import contextlib

import pytest

from companion.hub.hub import CODE_ALPHABET, CODE_LENGTH, Hub, generate_code
from companion.hub.rate_limit import WINDOW_MS, CodeAttempts
from companion.table.message import Refused
from tests.support.virtual_hub import HandClock, House, opened


def test_one_address_waits_and_the_others_do_not() -> None:
    clock = HandClock()
    attempts = CodeAttempts(clock, per_device=3, in_total=100)
    for _ in range(3):
        assert attempts.wait_ms("a") == 0
        attempts.record_failure("a")
        clock.jump(1_000)
    assert attempts.wait_ms("a") == WINDOW_MS - 3_000
    assert attempts.wait_ms("b") == 0
    clock.jump(WINDOW_MS - 3_001)
    assert attempts.wait_ms("a") == 1
    clock.jump(1)
    assert attempts.wait_ms("a") == 0
    attempts.record_failure("a")
    assert attempts.wait_ms("a") > 0, "one more, not three more"


def test_many_addresses_together_wait_too() -> None:
    clock = HandClock()
    attempts = CodeAttempts(clock, per_device=3, in_total=5)
    for address in "abcde":
        assert attempts.wait_ms(address) == 0
        attempts.record_failure(address)
    assert attempts.wait_ms("f") == WINDOW_MS
    clock.jump(WINDOW_MS)
    assert attempts.wait_ms("f") == 0


def test_a_table_behind_one_address_does_not_wait_for_one_of_its_phones() -> None:
    """as in a container, behind a router, or a mesh repeater"""
    clock = HandClock()
    attempts = CodeAttempts(clock, per_device=3, in_total=100, per_address=8)
    for _ in range(3):
        attempts.record_failure("nat", "a")
    assert attempts.wait_ms("nat", "a") > 0 and attempts.wait_ms("nat", "b") == 0
    assert attempts.wait_ms("elsewhere", "a") == 0
    for number in range(5):
        attempts.record_failure("nat", f"made up {number}")
    assert attempts.wait_ms("nat", "b") > 0, "a device that is another each time is still at that address"
    assert attempts.wait_ms("elsewhere", "b") == 0


def test_what_was_scanned_never_waits() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        other = await opened(hub)
        scanned = hub.invitation(table)
        assert scanned.partition("~")[0] == table.state.code and len(scanned.partition("~")[2]) == 22
        for number in range(60):
            with contextlib.suppress(Refused):
                hub.find_by_invitation("ZZZZZZ", f"guesser {number // 10}", str(number % 10))
        with pytest.raises(Refused):
            hub.find_by_invitation(table.state.code, "guest", "phone")
        assert hub.find_by_invitation(scanned, "guest", "phone") is table
        forged = f"{table.state.code}~{hub.invitation(other).partition('~')[2]}"
        for wrong in (forged, f"{table.state.code}~", f"{table.state.code}~é", scanned[:-1]):
            with pytest.raises(Refused):
                hub.find_by_invitation(wrong, "guest", "phone")

    house.live(life)


def test_who_has_to_wait_is_not_told_whether_a_code_is_right() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        code = table.state.code
        for _ in range(10):
            assert hub.find_by_invitation("ZZZZZZ", "guesser") is None
        with pytest.raises(Refused) as refused:
            hub.find_by_invitation(code, "guesser")
        assert (refused.value.message.id, refused.value.message["seconds"]) == ("refused-too-many-codes", 60)
        assert hub.find_by_invitation(code, "guest") is table
        house.clock.jump(WINDOW_MS)
        assert hub.find_by_invitation(code.lower(), "guesser") is table

    house.live(life)


def test_codes_and_ids_are_drawn_and_not_counted() -> None:
    codes = {generate_code() for _ in range(2_000)}
    assert len(codes) >= 1_999 and {len(code) for code in codes} == {CODE_LENGTH}
    assert len(CODE_ALPHABET) ** CODE_LENGTH >= 2**30
    assert {sign for code in codes for sign in code} == set(CODE_ALPHABET)

    async def life(hub: Hub) -> None:
        ids = [(await opened(hub)).id for _ in range(8)]
        assert len({id_[:4] for id_ in ids}) > 4 and {len(id_) for id_ in ids} == {16}

    House().live(life)
