"""Who chooses a tribune when, and which are left."""

from __future__ import annotations

from dataclasses import replace

from companion.games.redac_chef.state.play import Day, Play
from companion.games.redac_chef.state.settings import Settings
from companion.games.redac_chef.state.tribune_draft import TILES, find_tribune_choice, list_gone
from companion.kit.token_order import Bouclage
from companion.table.seats import Seat
from companion.table.state import TableState


def table(
    order: str, players: str = "abc", left: str = "", saturday: tuple[tuple[str, str], ...] = (), **settings: object
) -> TableState:
    """A table that has counted Friday with those tokens."""
    seats = tuple(
        Seat(id_, id_.upper(), "red", "star", left_after="friday" if id_ in left else None) for id_ in players
    )
    friday = Day("friday", tuple(players), True, bouclage=Bouclage((), tuple(order)), tribunes=(("a", "D4"),))
    days = (friday, Day("saturday", tribunes=saturday)) if saturday else (friday,)
    play = Play(Settings(**settings), "friday", days=days)  # type: ignore[arg-type]
    return TableState(seats=seats, play=play)


def test_the_smallest_token_chooses_first() -> None:
    choice = find_tribune_choice(table("cab"), "saturday")
    assert (choice.order, choice.tokens, choice.next) == (("c", "a", "b"), (1, 2, 3), "c")


def test_as_many_are_drawn_as_players_three_for_two_and_two_for_one() -> None:
    assert find_tribune_choice(table("cab"), "saturday").drawn == 3
    assert find_tribune_choice(table("cabd", "abcd"), "saturday").drawn == 4
    assert find_tribune_choice(table("ba", "ab"), "saturday").drawn == 3
    assert find_tribune_choice(table("", "a", mode="solo"), "saturday").drawn == 2


def test_who_has_left_does_not_choose_and_the_tokens_stay_as_they_lie() -> None:
    choice = find_tribune_choice(table("cab", left="c"), "saturday")
    assert (choice.order, choice.tokens, choice.drawn) == (("a", "b"), (2, 3), 3)


def test_without_tokens_it_goes_round_the_table() -> None:
    choice = find_tribune_choice(table("", "a", mode="solo"), "saturday")
    assert (choice.order, choice.tokens, choice.token("a"), choice.next) == (("a",), (), None, "a")


def test_whoever_has_one_waits_no_more_noted_or_not() -> None:
    choice = find_tribune_choice(table("cab", saturday=(("c", ""), ("b", "3A"))), "saturday")
    assert (choice.waiting, choice.next) == (("a",), "a")
    assert [choice.tile(seat) for seat in "abc"] == [None, "3A", ""]


def test_where_no_tribunes_are_drawn_there_is_nothing_to_choose() -> None:
    assert find_tribune_choice(table("", mode="family"), "saturday").drawn == 0
    assert find_tribune_choice(table("cab", progress="scenarios", scenario=3), "saturday").drawn == 0


def test_a_tribune_that_another_has_is_gone_on_both_sides() -> None:
    state = table("cab", saturday=(("c", "3A"), ("a", "")))
    assert list_gone(state, "saturday", "a") == {"3A", "3B"}
    assert list_gone(state, "saturday", "c") == frozenset(), "their own may be put right"


def test_a_tribune_used_the_day_before_is_gone() -> None:
    state = table("cab", saturday=(("c", "12B"),))
    state = replace(state, play=replace(state.play, current="saturday"))
    assert list_gone(state, "sunday", "c") == {"12A", "12B"}


def test_the_box_has_twelve_tribunes_of_two_sides() -> None:
    assert len(TILES) == 24
    assert (TILES[0], TILES[-1]) == ("1A", "12B")
