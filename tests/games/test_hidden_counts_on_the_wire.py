"""What Rédac' Chef's players count hidden is on no other page's wire before all have counted; the cheques of Das
Extrablatt are held so by its own tests, and no other game has anything hidden."""

from __future__ import annotations

from companion.games.redac_chef.state.intents import ChangeOption, EnterCount
from tests.games.redac_chef.counting_table import House, open_table
from tests.support.sent_numbers import numbers_sent, recording

COUNTED = 987


async def test_no_other_page_is_sent_a_hidden_count_before_all_have_entered_theirs(house: House) -> None:
    table = await open_table(house, holders=("", "a", "b"))
    await table.close_round()
    await table.live.submit(ChangeOption(option="hide_counts", value=True), table.host)
    day = table.live.state.play.current
    with recording():
        pages = [await table.phone(n) for n in (0, 1, 2)]
    for page in pages:
        if page.has("pages-checked"):
            await page.tap("pages-checked")
    seats = [seat.id for seat in table.live.state.seats]

    async def count(seat: str, value: int) -> None:
        await table.live.submit(EnterCount(day=day, seat=seat, field="photos", value=value), table.host)
        for page in pages:
            await page.settle()

    await count("a", COUNTED)
    host, mine, other = pages
    assert COUNTED in numbers_sent(mine)
    with recording():
        later = await table.phone(2, where="/sheet")
    for page in (host, other, later):
        assert COUNTED not in numbers_sent(page)
    for seat in seats[1:]:
        await count(seat, 3)
    assert COUNTED in numbers_sent(other), "now everybody sees it"
