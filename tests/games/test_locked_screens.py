"""Locked rights at the four games: a player's phone offers what is their own and says once why the rest is not there;
what it offers is not refused for the lock."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from companion.games.election.state import events as election
from companion.games.extrablatt.state import events as extrablatt
from companion.games.plus_belle_la_vie.state import events as vie
from companion.games.reportages.state import events as reportages
from companion.table.events import Event
from companion.table.intents import LockRights
from companion.table.parts.events import TurnGiven
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps

CLEF = tuple(election.ClefLaid(seat="a", card=card) for card in ("declaration", "primaires", "programme"))


async def locked(house: House, game: str, events: Sequence[Event]) -> tuple[ShelfTable, Phone]:
    """Four players, the second with a phone of their own; so much has happened, and the host locked the rights."""
    table = await open_table(house, game, ("Ana", "Bo", "Cy", "Di"), ("a", "b"))
    await table.happens(*events)
    await table.live.submit(LockRights(locked=True), table.host)
    return table, await table.phone(1)


@pytest.mark.parametrize(
    ("game", "events", "his", "others"),
    [
        ("reportages", (), (), ("dealer-1", "dealer-2")),
        (
            "reportages",
            (reportages.RoundDealt(number=1, seat="a"),),
            ("player-2",),
            ("player-1", "player-3", "turn-next", "count", "void-round"),
        ),
        (
            "reportages",
            (reportages.RoundDealt(number=1, seat="a"), reportages.CountBegun(number=1)),
            ("count-cash-2", "keypad-ok"),
            ("count-cash-1", "count-pot", "count-winner", "count-combination", "take-over"),
        ),
        ("extrablatt", (TurnGiven(seat="a"),), ("cheques-2",), ("write", "turn-next", "accelerator", "begin-count")),
        ("extrablatt", (TurnGiven(seat="b"),), ("write", "take", "turn-next"), ("accelerator", "begin-count")),
        (
            "extrablatt",
            (extrablatt.AcceleratorPlaced(hour=1), extrablatt.AcceleratorTaken(seat="a", rival="b")),
            ("duel-for-2",),
            ("duel-for-1",),
        ),
        ("extrablatt", (extrablatt.CountBegun(),), ("empties-2",), ("next-step",)),
        ("plus-belle-la-vie", (TurnGiven(seat="a"),), ("rencontre", "meet"), ("turn-next", "card-new", "actions-more")),
        (
            "plus-belle-la-vie",
            (vie.MeetingBegun(number=1, seat="a"),),
            ("throw-made-2",),
            ("throw-made-1", "throw-missed"),
        ),
        ("election", (TurnGiven(seat="a"),), ("desk-2",), ("lay", "dare", "turn-next", "direction")),
        ("election", (TurnGiven(seat="b"),), ("lay", "dare", "turn-next"), ("direction",)),
    ],
)
async def test_a_locked_phone_offers_what_is_its_players_own(
    house: House,
    game: str,
    events: tuple[Event, ...],
    his: tuple[str, ...],
    others: tuple[str, ...],
) -> None:
    table, phone = await locked(house, game, events)
    handles = phone.handles()
    assert [one for one in his if one not in handles] == [], "they may do that"
    assert [one for one in others if one in handles and _pressed(phone, one)] == [], "that is for who leads"
    assert handles.count("locked") == 1 and "Les droits sont verrouillés" in phone.text("locked")
    host = await table.phone(0)
    assert not host.has("locked")
    assert [one for one in (*his, *others) if not host.has(one) and not one.startswith("cheques")] == []
    await table.live.submit(LockRights(locked=False), table.host)
    await phone.settle()
    assert not phone.has("locked") and [one for one in others if not phone.has(one)] == [], "trust again"


def _pressed(phone: Phone, handle: str) -> bool:
    """Whether a tap there does something: a line that only shows has its handle, too."""
    return any(getattr(control, "on_click", None) for control in phone.controls_in(handle))


async def test_before_it_begins_a_locked_phone_waits(house: House) -> None:
    table = await open_table(house, "election", ("Ana", "Bo", "Cy"), ("a", "b"), begun=False)
    await table.live.submit(LockRights(locked=True), table.host)
    phone = await table.phone(1)
    assert phone.has("locked") and not phone.has("start-round")


async def test_what_a_locked_phone_offers_is_accepted(house: House) -> None:
    table, phone = await locked(house, "extrablatt", (TurnGiven(seat="b"), extrablatt.AcceleratorPlaced(hour=1)))
    await taps(phone, "write")
    assert phone.has("writer-2") and not phone.has("writer-open")
    await phone.tap("domain-sport")
    await phone.type("dispatch", "S1")
    await taps(phone, "dispatch-ok", "marker-10", "size-4")
    assert [article.player for article in table.play.articles] == ["b"]

    table, phone = await locked(house, "election", (TurnGiven(seat="b"), *CLEF, *(_of_b(one) for one in CLEF)))
    await taps(phone, "lay", "card-faux-ami")
    assert phone.has("layer-2") and not phone.has("layer-1")
    await taps(phone, "target-1", "votes-500000")
    assert [line.votes for line in table.play.campaign.desk("a").cards] == [-500_000], (
        "on a rival's desk, but their card"
    )

    table, phone = await locked(house, "reportages", (reportages.RoundDealt(number=1, seat="a"),))
    await taps(phone, "player-2", "bid-20")
    assert table.play.bank.pot == 20
    await table.happens(reportages.CountBegun(number=1))
    await phone.settle()
    await taps(phone, "count-cash-2", "keypad-2", "keypad-0", "keypad-ok")
    assert table.play.count.of("b") == 20

    table, phone = await locked(house, "plus-belle-la-vie", ())
    await taps(phone, "rencontre", "rencontre-2", "meet", "meeting-2", "throw-made-2", "sell-2")
    await phone.type("sale-character", "Luna")
    await taps(phone, "cards-3", "keypad-6", "keypad-0", "keypad-0", "keypad-0", "keypad-ok")
    assert [sale.value for sale in table.play.meeting.sales] == [6000]


def _of_b(one: election.ClefLaid) -> election.ClefLaid:
    return one.model_copy(update={"seat": "b"})
