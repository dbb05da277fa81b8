"""Who may do what: by trust, and where the host has locked the rights."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CharacterChosen, CountingDone, DayBegun, FlashTurned, RoundCalledOff
from companion.kit.game_base import Happened
from companion.table import intents as ask
from companion.table.game import Actor
from companion.table.intents import Intent, NewPlayer
from companion.table.message import Refused
from companion.table.rights import OWN_UNDO_MS
from tests.support.redac_chef_table import HOST, Sitting

A, B, KEEPER, STRANGER = Actor("phone-a"), Actor("phone-b"), Actor("keeper"), Actor("stranger")


def seated(*, locked: bool) -> Sitting:
    """Three players, two of them on phones of their own, and a scorekeeper."""
    table = Sitting("A", "B", "C")
    table.do(ask.TakeSeat(seat="a"), A)
    table.do(ask.TakeSeat(seat="b"), B)
    table.do(ask.NameScorekeeper(device=KEEPER.device))
    table.do(ask.LockRights(locked=locked))
    return table


def why(table: Sitting, intent: Intent, by: Actor) -> str:
    return table.refused(intent, by).id


TABLE_MATTERS: list[Intent] = [
    ask.PauseTimer(),
    ask.ResumeTimer(),
    ask.AddTime(),
    ask.SetTimeLeft(left_ms=1_000),
    ask.OrderSeats(order=("c", "b", "a")),
    ask.RemovePlayer(seat="c"),
    ask.CloseTable(),
    ask.Undo(entry=1),
    wish.ChangeOption(option="two_player_gap", value=7),
    wish.StartRound(day="friday"),
    Happened(event=RoundCalledOff(day="friday")),
    wish.EndRound(day="friday"),
    wish.SetOrder(day="friday", order=("a", "b", "c")),
    Happened(event=CountingDone(day="friday")),
    Happened(event=FlashTurned(day="friday", card=3)),
    Happened(event=DayBegun(day="saturday")),
]
OF_B: list[Intent] = [
    ask.ChangePlayer(seat="b", name="Bea"),
    ask.LeaveGame(seat="b"),
    wish.CallLayout(day="friday", seat="b"),
    wish.CallPrint(day="friday", seat="b"),
    wish.EnterCount(day="friday", seat="b", field="articles", value=3),
    wish.PickTribune(day="friday", seat="b", tile="D1"),
    Happened(event=CharacterChosen(seat="b", character="jazz")),
]


@pytest.mark.parametrize("intent", [*TABLE_MATTERS, *OF_B], ids=lambda intent: type(intent).__name__)
def test_locked_a_seat_does_for_itself_only_and_host_and_scorekeeper_for_all(intent: Intent) -> None:
    table = seated(locked=True)
    assert why(table, intent, A) == "refused-locked"
    for by in (HOST, KEEPER):
        try:
            seated(locked=True).do(intent, by)
        except Refused as refused:  # for what it may not be now, never for who asks
            assert refused.message.id != "refused-locked"
    if intent in OF_B:
        try:
            seated(locked=True).do(intent, B)
        except Refused as refused:
            assert refused.message.id != "refused-locked"


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("intent", [*TABLE_MATTERS, *OF_B], ids=lambda intent: type(intent).__name__)
def test_who_only_watches_does_nothing_and_who_leads_needs_no_seat(intent: Intent, locked: bool) -> None:
    assert why(seated(locked=locked), intent, STRANGER) == "refused-watching"
    for by in (HOST, KEEPER):
        try:
            seated(locked=locked).do(intent, by)
        except Refused as refused:
            assert refused.message.id != "refused-watching"


@pytest.mark.parametrize("intent", [*TABLE_MATTERS, *OF_B], ids=lambda intent: type(intent).__name__)
def test_by_trust_nobody_is_asked_who_he_is(intent: Intent) -> None:
    try:
        seated(locked=False).do(intent, A)
    except Refused as refused:
        assert refused.message.id not in ("refused-locked", "refused-host-only", "refused-watching")


def test_only_the_host_gives_rights_and_nobody_undoes_it() -> None:
    table = seated(locked=False)
    for intent in (ask.LockRights(locked=True), ask.NameScorekeeper(device=None), ask.HandOver(device=A.device)):
        for by in (A, KEEPER, STRANGER):
            assert why(table, intent, by) == "refused-host-only"
    table.do(ask.LockRights(locked=True))
    locked = table.log.seq_of("rights-locked", locked=True)
    assert why(table, ask.Undo(entry=locked or 0), KEEPER) == "refused-undo-never"
    assert why(table, ask.Undo(entry=locked or 0), A) == "refused-locked"
    assert table.do(ask.LockRights(locked=True)) is None
    table.do(ask.HandOver(device=A.device))
    assert why(table, ask.LockRights(locked=False), HOST) == "refused-host-only"
    table.do(ask.LockRights(locked=False), A)
    assert not table.state.locked and table.state.host == A.device
    assert why(table, ask.HandOver(device=""), A) == "refused-no-such-device"


def test_locked_a_player_takes_his_own_call_back_for_a_moment_and_no_other() -> None:
    table = seated(locked=True)
    table.start()
    mine = table.do(wish.CallPrint(day="friday", seat="a"), A)
    assert mine is not None
    assert why(table, ask.Undo(entry=mine.seq), B) == "refused-locked"
    table.do(ask.Undo(entry=mine.seq), A)
    assert table.order == ()
    again = table.do(wish.CallPrint(day="friday", seat="a"), A)
    assert again is not None
    table.wait(OWN_UNDO_MS + 1)
    assert why(table, ask.Undo(entry=again.seq), A) == "refused-locked"
    table.do(ask.Undo(entry=again.seq), HOST)
    assert why(table, ask.Undo(entry=9_999), A) == "refused-locked"


def test_a_free_seat_is_anybodys_and_a_held_one_is_asked_for() -> None:
    for locked in (False, True):
        table = seated(locked=locked)
        assert why(table, ask.TakeSeat(seat="a"), STRANGER) == "refused-seat-held"
        assert why(table, ask.GiveSeat(seat="a", device=STRANGER.device), STRANGER) == "refused-watching"
        assert why(table, ask.FreeSeat(seat="a"), STRANGER) == "refused-watching"
        table.do(ask.TakeSeat(seat="c"), STRANGER)
        table.do(ask.FreeSeat(seat="c", device=STRANGER.device), STRANGER)
        table.do(ask.AddPlayer(player=NewPlayer(name="D"), take=True), STRANGER)
        assert STRANGER.holds(table.state, "d")


def test_by_trust_whoever_is_seated_takes_gives_and_frees_a_seat_and_locked_who_leads_does() -> None:
    table = seated(locked=False)
    table.do(ask.TakeSeat(seat="a"), B)
    table.do(ask.FreeSeat(seat="a"), B)
    table.do(ask.GiveSeat(seat="a", device=STRANGER.device), B)
    assert table.state.seat("a").devices == (STRANGER.device,)
    locked = seated(locked=True)
    assert why(locked, ask.TakeSeat(seat="a"), B) == "refused-seat-held"
    assert why(locked, ask.GiveSeat(seat="a", device=STRANGER.device), B) == "refused-locked"
    assert why(locked, ask.FreeSeat(seat="a"), B) == "refused-locked"
    locked.do(ask.GiveSeat(seat="a", device=STRANGER.device), KEEPER)
    locked.do(ask.TakeSeat(seat="a", alone=True), HOST)
    assert locked.state.seat("a").devices == (HOST.device,)


def test_locked_and_without_a_host_the_table_helps_itself_but_nobody_himself() -> None:
    table = seated(locked=True)
    gone = Actor(B.device, here=frozenset({B.device, STRANGER.device}))
    there = Actor(B.device, here=frozenset({B.device, HOST.device}))
    give = ask.GiveSeat(seat="a", device=STRANGER.device)
    assert why(table, give, there) == "refused-locked"
    assert why(table, ask.GiveSeat(seat="a", device=B.device), gone) == "refused-locked"
    assert why(table, ask.TakeSeat(seat="a"), gone) == "refused-seat-held"
    playing = Actor(B.device, here=frozenset({B.device, STRANGER.device, A.device}))
    for wanted in (give, ask.FreeSeat(seat="a")):
        assert why(table, wanted, playing) == "refused-locked", "whose phone is there keeps their seat"
    table.do(give, gone)
    assert table.state.seat("a").devices == (STRANGER.device,)


def test_an_old_table_is_one_without_locks() -> None:
    assert (Sitting("A").state.locked, Sitting("A").state.scorekeeper) == (False, "")
