"""The pocket page of a round: what its drawing depends on."""

from __future__ import annotations

from companion.games.redac_chef.pocket import RedacChefPocket
from companion.games.redac_chef.state.intents import LEAD_MS, CallLayout, CallPrint, StartRound
from companion.kit.pocket import Look
from companion.kit.token_order import ORDER_FINAL_MS
from companion.table.game import Actor
from companion.table.intents import TakeSeat
from tests.support.redac_chef_table import Sitting, redac_chef


def look_at(sitting: Sitting, device: str) -> Look:
    """What that device looks at now; all is on disk."""
    mine = tuple(seat for seat in sitting.state.seats if device in seat.devices)
    return Look(sitting.log, sitting.now, sitting.now, device, mine, may_lead=True)


def test_a_page_whose_seat_is_not_concerned_looks_again_when_a_photo_finish_is_final() -> None:
    sitting = Sitting("Zoé", "Ali", "Mia")
    zoe, ali, mia = (seat.id for seat in sitting.state.seats)
    sitting.do(TakeSeat(seat=mia), Actor("phone"))
    day = sitting.play.current
    sitting.do(StartRound(day=day))
    sitting.now += LEAD_MS + 1_000
    for seat in (zoe, ali, mia):
        sitting.do(CallLayout(day=day, seat=seat, at=sitting.now, error_ms=50))
    sitting.now += 3_000
    game = RedacChefPocket(redac_chef().facts)
    before = game.key_of(look_at(sitting, "phone"))
    sitting.do(CallPrint(day=day, seat=zoe, at=sitting.now, error_ms=50, line="one"))
    sitting.now += 5
    sitting.do(CallPrint(day=day, seat=ali, at=sitting.now, error_ms=50, line="other"))
    look = look_at(sitting, "phone")
    assert game.key_of(look) != before, "else it would not be drawn, and not know when to look again"
    due = game.draw(look).changes_at
    assert due is not None and due <= sitting.now + ORDER_FINAL_MS
    sitting.now += ORDER_FINAL_MS
    handles = [getattr(part, "handle", "") for part in game.draw(look_at(sitting, "phone")).parts]
    assert "photo" in handles
