"""A table whose journal was damaged is asked whether what came after that place counts."""

from __future__ import annotations

from companion.table.entry import Entry
from companion.table.events import PlayerChanged
from tests.support.finished_game import open_table
from tests.support.house import House
from tests.support.wording import worded


async def test_the_table_takes_what_came_after_the_damage(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Ada", "Bo")
    entries = table.view.log.entries
    other = await house.phone(f"/table/{table.state.code}")
    rest = Entry(seq=entries[-1].seq + 2, at=entries[-1].at, by="x", events=(PlayerChanged(seat="a", name="Adèle"),))
    table.offer_rest((rest,))
    await phone.settle()
    await phone.go(f"/table/{table.state.code}/menu")
    assert "abîmé" in phone.text()
    assert "abîmé" not in other.text()
    await phone.tap("rest-take")
    assert table.state.seats[0].name == "Adèle"
    assert worded("fr", "rest-taken", taken=1, left=0) in phone.text()
    assert "abîmé" not in phone.text()
