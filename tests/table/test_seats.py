"""Seats: names, looks, coming, leaving, and devices."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CharacterChosen, RoundCalledOff
from companion.kit.game_base import Happened
from companion.table.game import Actor
from companion.table.intents import (
    AddPlayer,
    ChangePlayer,
    CloseTable,
    FreeSeat,
    GiveSeat,
    LeaveGame,
    MoveSeat,
    NewPlayer,
    OrderSeats,
    RemovePlayer,
    TakeSeat,
    Undo,
)
from companion.table.message import Refused
from companion.table.seats import COLOURS, NAME_LENGTH, SYMBOLS, clean_name, next_seat_id
from tests.support.redac_chef_table import Sitting

A_PHONE, B_PHONE = Actor("phone-a"), Actor("phone-b")


def names(table: Sitting) -> list[str]:
    return [seat.name for seat in table.state.seats]


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("  Zoé  ", "Zoé"),
        ("A\tB\nC", "A B C"),
        ("🦄", "🦄"),
        ("שלום", "שלום"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
        ("O\u0000o", "O o"),
        ("a\u202eb\u2066c", "abc"),
        ("<b>Zoé</b>", "<b>Zoé</b>"),
        ("  x" + " " * 200, "x"),
    ],
)
def test_a_name_is_kept_trimmed(raw: str, kept: str) -> None:
    assert clean_name(raw) == kept


@pytest.mark.parametrize("raw", ["", "   ", "\n", "\u200b", "\u202e", "\u00a0"])
def test_a_name_without_a_sign_is_refused(raw: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(raw)
    assert refused.value.message.id == "refused-name-empty"


def test_a_name_of_200_characters_is_refused_with_its_length() -> None:
    with pytest.raises(Refused) as refused:
        clean_name("x" * 200)
    assert (refused.value.message["length"], refused.value.message["most"]) == (200, NAME_LENGTH)


def test_equal_names_are_two_players() -> None:
    table = Sitting("Jo", "Jo")
    assert names(table) == ["Jo", "Jo"]
    assert table.state.seats[0].id != table.state.seats[1].id


def test_a_seventh_player_is_refused() -> None:
    table = Sitting(*"ABCDEF")
    assert table.refused(AddPlayer(player=NewPlayer(name="G"))).id == "refused-too-many-players"
    with pytest.raises(Refused):
        Sitting(*"ABCDEFG")


def test_six_players_have_six_colours_and_six_symbols_whatever_they_wish_for() -> None:
    table = Sitting()
    for index in range(6):
        wished = NewPlayer(name=str(index), colour="red", symbol="star" if index % 2 else None)
        table.do(AddPlayer(player=wished))
    assert {seat.colour for seat in table.state.seats} == set(COLOURS)
    assert {seat.symbol for seat in table.state.seats} == set(SYMBOLS)


def test_a_look_that_another_has_is_swapped() -> None:
    table = Sitting("A", "B", "C")
    a, b, _ = table.state.seats
    table.do(ChangePlayer(seat="a", symbol=b.symbol))
    assert [(s.colour, s.symbol) for s in table.state.seats[:2]] == [(a.colour, b.symbol), (b.colour, a.symbol)]
    table.do(ChangePlayer(seat="a", colour=b.colour))
    assert [(s.colour, s.symbol) for s in table.state.seats[:2]] == [(b.colour, b.symbol), (a.colour, a.symbol)]
    assert len({seat.colour for seat in table.state.seats}) == 3
    assert table.undo("player-changed", seat="a")
    assert [(s.colour, s.symbol) for s in table.state.seats[:2]] == [(a.colour, b.symbol), (b.colour, a.symbol)]


def test_two_never_look_alike_whatever_is_undone() -> None:
    table = Sitting("A", "B", "C")
    first, second, third = (seat.symbol for seat in table.state.seats)
    table.do(ChangePlayer(seat="a", symbol=second))
    swapped = table.log.entries[-1].seq
    table.do(ChangePlayer(seat="c", symbol=first))
    table.do(ChangePlayer(seat="a", name="Léa"))
    table.do(Undo(entry=swapped))
    assert sorted(seat.symbol for seat in table.state.seats) == sorted((first, second, third))
    assert len({seat.colour for seat in table.state.seats}) == 3
    assert names(table) == ["Léa", "B", "C"]


def test_a_known_player_sits_once_with_his_profile() -> None:
    table = Sitting()
    for profile in ("p1", "p1", "", "  "):
        table.do(AddPlayer(player=NewPlayer(name="A", profile=profile)))
    assert [seat.profile for seat in table.state.seats] == ["p1", None, None, None]


def test_a_removed_seats_id_goes_to_nobody_else() -> None:
    table = Sitting("A", "B")
    table.do(wish.PickTribune(day="friday", seat="b", tile="D1"))
    table.do(Happened(event=CharacterChosen(seat="b", character="jazz")))
    table.do(RemovePlayer(seat="b"))
    table.do(AddPlayer(player=NewPlayer(name="C")))
    assert [seat.id for seat in table.state.seats] == ["a", "c"]
    assert table.today.tribunes == ()
    assert table.play.characters == ()
    table.do(wish.PickTribune(day="friday", seat="c", tile="D1"))
    removed = next(u for u in table.log.list_undoable() if u.name.id == "undo-player-removed")
    assert removed.name["name"] == "B"


def test_a_table_may_see_any_number_of_people_come_and_go() -> None:
    table = Sitting("A")
    for _ in range(30):
        table.do(AddPlayer(player=NewPlayer(name="B")))
        table.do(RemovePlayer(seat=table.state.seats[-1].id))
    assert next_seat_id(frozenset(seat.id for seat in table.state.former)) not in {s.id for s in table.state.former}


def test_who_joins_takes_his_seat_and_that_can_be_undone_as_one() -> None:
    table = Sitting("A")
    table.do(AddPlayer(player=NewPlayer(name="B"), take=True), B_PHONE)
    table.do(TakeSeat(seat="a"), A_PHONE)
    table.do(TakeSeat(seat="b"), A_PHONE)
    assert table.state.seat("b").devices == (B_PHONE.device, A_PHONE.device)
    table.do(FreeSeat(seat="b", device=A_PHONE.device))
    assert B_PHONE.holds(table.state, "b")
    assert not A_PHONE.holds(table.state, "b")
    assert next(table.log.list_undoable()).name.id == "undo-player-seated"
    table.undo("player-seated", seat="b")
    assert names(table) == ["A"]
    table.undo_last()
    assert table.state.seat("b").devices == (B_PHONE.device,)


def test_a_seat_is_taken_once_and_freed_for_all() -> None:
    table = Sitting("A")
    assert table.do(TakeSeat(seat="a"), A_PHONE)
    assert table.do(TakeSeat(seat="a"), A_PHONE) is None
    assert table.refused(TakeSeat(seat="a"), B_PHONE).id == "refused-seat-held"
    table.do(GiveSeat(seat="a", device=B_PHONE.device, alone=False))
    assert table.state.seat("a").devices == (A_PHONE.device, B_PHONE.device)
    table.do(FreeSeat(seat="a"))
    assert table.state.seat("a").devices == ()
    assert table.do(FreeSeat(seat="a")) is None
    assert table.refused(TakeSeat(seat="z")).id == "refused-no-such-seat"


def test_a_seat_goes_from_one_device_to_another_in_one_go() -> None:
    table = Sitting("A", "B")
    table.do(TakeSeat(seat="a"), A_PHONE)
    table.do(TakeSeat(seat="b"), B_PHONE)
    table.do(TakeSeat(seat="a", alone=True), B_PHONE)
    assert [seat.devices for seat in table.state.seats] == [(B_PHONE.device,), (B_PHONE.device,)]
    assert table.do(TakeSeat(seat="a", alone=True), B_PHONE) is None
    table.do(GiveSeat(seat="a", device=A_PHONE.device))
    assert table.state.seat("a").devices == (A_PHONE.device,)
    assert table.refused(GiveSeat(seat="a", device="")).id == "refused-no-such-device"


def test_the_order_of_the_seats_is_set_before_the_first_round_only() -> None:
    table = Sitting("A", "B", "C")
    table.do(OrderSeats(order=("c", "a", "b")))
    assert names(table) == ["C", "A", "B"]
    assert [table.state.number(seat) for seat in "abc"] == [2, 3, 1]
    assert table.do(OrderSeats(order=("c", "a", "b"))) is None
    for wrong in (("a", "b"), ("a", "b", "b"), ("a", "b", "c", "d")):
        assert table.refused(OrderSeats(order=wrong)).id == "refused-order-incomplete"
    table.start()
    assert table.refused(OrderSeats(order=("a", "b", "c"))).id == "refused-order-begun"
    why = table.why_not_undone("seats-ordered")
    assert why.id == "refused-undo-later"
    assert why["later"][0].id == "undo-round-started"  # type: ignore[index, union-attr]


def test_a_seat_is_moved_from_where_it_is_by_now() -> None:
    table = Sitting("A", "B", "C")
    table.do(MoveSeat(seat="c", by=-1))
    table.do(MoveSeat(seat="c", by=-1))
    assert names(table) == ["C", "A", "B"]
    assert table.do(MoveSeat(seat="c", by=-1)) is None, "it is the first"
    table.do(MoveSeat(seat="c", by=9))
    assert names(table) == ["A", "B", "C"]
    assert table.refused(MoveSeat(seat="z", by=1)).id == "refused-no-such-seat"
    table.start()
    assert table.refused(MoveSeat(seat="c", by=-1)).id == "refused-order-begun"


def test_the_last_player_cannot_leave() -> None:
    table = Sitting("A", "B")
    table.do(LeaveGame(seat="a"))
    assert table.refused(LeaveGame(seat="b")).id == "refused-last-player"


def test_before_the_first_round_who_leaves_was_never_there() -> None:
    table = Sitting("A", "B", "C")
    table.do(LeaveGame(seat="b"))
    assert names(table) == ["A", "C"]
    assert table.do(AddPlayer(player=NewPlayer(name="D")))


def test_decided_who_comes_late_plays_before_the_first_round_and_then_watches() -> None:
    table = Sitting("A")
    table.do(AddPlayer(player=NewPlayer(name="B")))
    table.start()
    assert table.refused(AddPlayer(player=NewPlayer(name="C"))).id == "refused-late-player"
    assert table.refused(RemovePlayer(seat="a")).id == "refused-remove-begun"
    table.do(Happened(event=RoundCalledOff(day="friday")))
    assert table.do(AddPlayer(player=NewPlayer(name="C")))


def test_undoing_somebodys_arrival_or_removal_under_a_started_round_is_refused() -> None:
    table = Sitting("A", "B")
    table.do(AddPlayer(player=NewPlayer(name="C")))
    table.do(AddPlayer(player=NewPlayer(name="D")))
    table.do(RemovePlayer(seat="c"))
    table.start()
    for event_type in ("player-seated", "player-removed"):
        why = table.why_not_undone(event_type)
        assert why.id == "refused-undo-later"
        assert [later.id for later in why["later"]] == ["undo-round-started"]  # type: ignore[union-attr]


def test_a_table_put_away_takes_nothing_more_but_where_its_people_went() -> None:
    table = Sitting("A", "B")
    table.do(wish.PickTribune(day="friday", seat="a", tile="D1"))
    table.do(CloseTable())
    assert table.do(CloseTable()) is None
    assert table.refused(wish.StartRound(day="friday")).id == "refused-table-closed"
    picked = table.log.seq_of("tribune-picked")
    assert table.refused(Undo(entry=picked or 0)).id == "refused-table-closed"
    assert list(table.log.list_undoable()) == []
    table.do(CloseTable(successor="other"))
    assert table.state.successor == "other"
    assert table.do(CloseTable(successor="third")) is None


def test_a_table_put_away_in_a_round_hears_no_buzzer() -> None:
    table = Sitting("A", "B")
    table.start()
    table.do(CloseTable())
    assert table.log.wakes_at() is None
    table.now += 600_000
    assert table.log.due_entry(table.now) is None
