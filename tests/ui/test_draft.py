"""The set-up as it is made, in any order of taps; and how names and moments are shown."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.message import Refused
from companion.table.seats import COLOURS, SYMBOLS
from companion.text.shorten import shorten
from companion.ui.dates import format_moment, format_today
from companion.ui.draft import (
    Draft,
    Person,
    add_by_name,
    add_settings,
    change_look,
    find_settings,
    make_group_key,
    make_players,
    make_stranger,
    move_up,
    remove_player,
    toggle_person,
)
from companion.ui.session_memory import SessionMemory

PEOPLE = tuple(
    Person(f"p{number}", name, colour, symbol)
    for number, (name, colour, symbol) in enumerate(
        [
            ("Marie", "red", "star"),
            ("marie", "red", "star"),
            ("Zoé", "", ""),
            ("Bo", "blue", "triangle"),
            ("نور", "x", "y"),
        ]
    )
)
taps = st.one_of(
    st.tuples(st.just("name"), st.sampled_from(["Marie", " zoé ", "Neu", "", "x" * 81])),
    st.tuples(st.just("person"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("without"), st.integers(0, 5)),
    st.tuples(st.just("up"), st.integers(0, 5)),
    st.tuples(st.just("stranger"), st.integers(0, 5)),
    st.tuples(st.just("colour"), st.integers(0, 5), st.sampled_from([*COLOURS, "pink"])),
    st.tuples(st.just("symbol"), st.integers(0, 5), st.sampled_from([*SYMBOLS, "heart"])),
)


def tapped(draft: Draft, tap: tuple) -> Draft:  # type: ignore[type-arg]
    """The draft after one tap."""
    kind, what = tap[0], tap[1]
    if isinstance(what, int) and what >= len(draft.players):
        return draft
    match kind:
        case "name":
            return add_by_name(draft, what, PEOPLE, 6)
        case "person":
            return toggle_person(draft, what, 6)
        case "without":
            return remove_player(draft, what)
        case "up":
            return move_up(draft, what)
        case "stranger":
            return make_stranger(draft, what)
        case "colour":
            return change_look(draft, what, colour=tap[2])
        case _:
            return change_look(draft, what, symbol=tap[2])


@given(st.lists(taps, max_size=40))
def test_whatever_is_tapped_nobody_sits_twice_and_no_two_look_alike(done: list) -> None:  # type: ignore[type-arg]
    draft = Draft("redac-chef")
    for tap in done:
        before = draft
        try:
            draft = tapped(draft, tap)
        except Refused:
            assert draft is before
        assert len(draft.players) <= 6
        for marks in zip(*((p.colour, p.symbol) for p in draft.players), strict=True):
            assert len(set(marks)) == len(marks)
        profiles = [p.profile for p in draft.players if p.profile]
        assert len(set(profiles)) == len(profiles)
        assert all(p.colour in COLOURS and p.symbol in SYMBOLS for p in draft.players)
    assert [player.name for player in make_players(draft)] == [player.name for player in draft.players]


def test_a_person_comes_with_his_look_where_it_is_free() -> None:
    draft = toggle_person(Draft("redac-chef"), PEOPLE[0], 6)
    assert (draft.players[0].colour, draft.players[0].symbol) == ("red", "star")
    draft = toggle_person(draft, PEOPLE[1], 6)
    assert draft.players[1].colour != "red" and draft.players[1].symbol != "star"


def test_a_group_is_the_same_in_any_order_and_unknown_people_are_no_group() -> None:
    assert make_group_key(["b", "a"]) == make_group_key(["a", "b"]) != ""
    assert make_group_key(["a", None]) == make_group_key([]) == ""


@pytest.mark.parametrize("kept", [None, 3, {}, [3, {}, {"game": "redac-chef"}, {"game": "redac-chef", "settings": 4}]])
def test_a_memory_that_is_no_memory_is_none(kept: object) -> None:
    assert find_settings(kept, "redac-chef", "") is None
    assert find_settings(add_settings(kept, "redac-chef", "a b", {"mode": "classic"}), "redac-chef", "a b") == {
        "mode": "classic"
    }


def test_the_memory_keeps_the_newest_groups() -> None:
    kept: list[object] = []
    for number in range(60):
        kept = add_settings(kept, "redac-chef", f"g{number}", {"timer_s": number})
    assert find_settings(kept, "redac-chef", "") == {"timer_s": 59}
    assert find_settings(kept, "redac-chef", "g59") is not None
    assert find_settings(kept, "redac-chef", "g0") is None


def test_what_devices_are_in_the_middle_of_is_bounded() -> None:
    kept = SessionMemory()
    for number in range(500):
        kept.put_text(f"d{number}", "name", "x" * 5000)
    assert kept.text("d499", "name") == "x" * 1000
    assert kept.text("d0", "name") == ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Goupil", "Goupil"),
        ("abcdefghijklmnop", "abcdefghi…"),
        ("abcdefgh👩‍👩‍👧xyz", "abcdefgh…"),
        ("abcdefghe\u0301xyz", "abcdefgh…"),
    ],
)
def test_a_long_name_is_cut_between_what_the_eye_sees_as_characters(name: str, shown: str) -> None:
    assert shorten(name, 10) == shown


def test_moments_are_said_as_people_say_them() -> None:
    now = datetime(2026, 11, 28, 10, 0).astimezone()
    assert format_moment(now.replace(hour=9).isoformat(), "fr", now)["time"] == "09:00"
    assert format_moment((now - timedelta(days=1)).isoformat(), "fr", now).id == "when-yesterday"
    assert format_moment((now - timedelta(days=9)).isoformat(), "en", now)["date"] == "Thu 19 Nov 2026"
    assert format_moment("", "fr", now).id == format_moment("yesterday", "fr", now).id == "when-unknown"
    assert format_today("fr", now.replace(tzinfo=None)) == "Samedi 28 novembre"
    assert format_today("en", now.replace(tzinfo=None)) == "Saturday 28 November"
    first = datetime(2026, 12, 1, 20)
    assert format_today("fr", first) == "Mardi 1er décembre"
    assert format_today("de", first) == "Dienstag, 1. Dezember"
    assert format_moment(first.astimezone().isoformat(), "fr", now)["date"] == "mar. 1er déc. 2026"
