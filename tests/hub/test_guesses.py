"""Codes that are tried in vain, and how long whoever tries has to wait."""

from __future__ import annotations

import contextlib

import pytest

from companion.hub.guesses import WITHIN_MS, Guesses
from companion.hub.hub import CODE_ALPHABET, CODE_LENGTH, Hub, new_code
from companion.table.message import Refused
from tests.hub.house import HandClock, House, opened


def test_one_address_waits_and_the_others_do_not() -> None:
    clock = HandClock()
    guesses = Guesses(clock, each=3, together=100)
    for _ in range(3):
        assert guesses.wait_ms("a") == 0
        guesses.wrong("a")
        clock.jump(1_000)
    assert guesses.wait_ms("a") == WITHIN_MS - 3_000
    assert guesses.wait_ms("b") == 0
    clock.jump(WITHIN_MS - 3_001)
    assert guesses.wait_ms("a") == 1
    clock.jump(1)
    assert guesses.wait_ms("a") == 0
    guesses.wrong("a")
    assert guesses.wait_ms("a") > 0, "one more, not three more"


def test_many_addresses_together_wait_too() -> None:
    clock = HandClock()
    guesses = Guesses(clock, each=3, together=5)
    for address in "abcde":
        assert guesses.wait_ms(address) == 0
        guesses.wrong(address)
    assert guesses.wait_ms("f") == WITHIN_MS
    clock.jump(WITHIN_MS)
    assert guesses.wait_ms("f") == 0


def test_a_table_behind_one_address_does_not_wait_for_one_of_its_phones() -> None:
    """as in a container, behind a router, or a mesh repeater"""
    clock = HandClock()
    guesses = Guesses(clock, each=3, together=100, address=8)
    for _ in range(3):
        guesses.wrong("nat", "a")
    assert guesses.wait_ms("nat", "a") > 0 and guesses.wait_ms("nat", "b") == 0
    assert guesses.wait_ms("elsewhere", "a") == 0
    for number in range(5):
        guesses.wrong("nat", f"made up {number}")
    assert guesses.wait_ms("nat", "b") > 0, "a device that is another each time is still at that address"
    assert guesses.wait_ms("elsewhere", "b") == 0


def test_what_was_scanned_never_waits() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        other = await opened(hub)
        scanned = hub.invitation(table)
        assert scanned.partition("~")[0] == table.state.code and len(scanned.partition("~")[2]) == 22
        for number in range(60):
            with contextlib.suppress(Refused):
                hub.let_in("ZZZZZZ", f"guesser {number // 10}", str(number % 10))
        with pytest.raises(Refused):
            hub.let_in(table.state.code, "guest", "phone")
        assert hub.let_in(scanned, "guest", "phone") is table
        forged = f"{table.state.code}~{hub.invitation(other).partition('~')[2]}"
        for wrong in (forged, f"{table.state.code}~", f"{table.state.code}~é", scanned[:-1]):
            with pytest.raises(Refused):
                hub.let_in(wrong, "guest", "phone")

    house.live(life)


def test_who_has_to_wait_is_not_told_whether_a_code_is_right() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        code = table.state.code
        for _ in range(10):
            assert hub.let_in("ZZZZZZ", "guesser") is None
        with pytest.raises(Refused) as refused:
            hub.let_in(code, "guesser")
        assert (refused.value.message.id, refused.value.message["seconds"]) == ("refused-too-many-codes", 60)
        assert hub.let_in(code, "guest") is table
        house.clock.jump(WITHIN_MS)
        assert hub.let_in(code.lower(), "guesser") is table

    house.live(life)


def test_codes_and_ids_are_drawn_and_not_counted() -> None:
    codes = {new_code() for _ in range(2_000)}
    assert len(codes) >= 1_999 and {len(code) for code in codes} == {CODE_LENGTH}
    assert len(CODE_ALPHABET) ** CODE_LENGTH >= 2**30
    assert {sign for code in codes for sign in code} == set(CODE_ALPHABET)

    async def life(hub: Hub) -> None:
        ids = [(await opened(hub)).id for _ in range(8)]
        assert len({id_[:4] for id_ in ids}) > 4 and {len(id_) for id_ in ids} == {16}

    House().live(life)
