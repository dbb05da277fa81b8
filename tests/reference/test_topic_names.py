"""How near a query comes to what a topic is called, or to how people ask for it."""

from __future__ import annotations

from companion.reference.topic_names import Name, Names

WORTH = {"card": 2.0, "deal": 3.0, "tie": 3.0}


def names(**rows: Name) -> Names:
    return Names(((int(row[1:]), name) for row, name in rows.items()), lambda word: WORTH.get(word, 1.0))


def near(all_: Names, *stems: str, little: tuple[str, ...] = ()) -> dict[int, float]:
    worth = {stem: WORTH.get(stem, 1.0) for stem in stems}
    return all_.score_rows(worth, dict.fromkeys(little, 1.0), sum(worth.values()) or 1.0)


def test_the_whole_name_is_worth_more_than_a_part_of_one_and_nothing_of_it_nothing() -> None:
    all_ = names(r1=Name(frozenset({"card", "deal"})), r2=Name(frozenset({"card", "tie"})), r3=Name(frozenset({"box"})))
    found = near(all_, "card", "deal")
    assert found[1] > found[2] and 3 not in found


def test_a_row_has_the_worth_of_its_nearest_name() -> None:
    pairs = [(1, Name(frozenset({"tie"}))), (1, Name(frozenset({"card", "deal"})))]
    both, one = Names(pairs, lambda word: WORTH.get(word, 1.0)), names(r1=Name(frozenset({"tie"})))
    assert near(both, "tie") == near(one, "tie")


def test_words_that_stand_in_any_question_tell_two_questions_apart_but_find_none() -> None:
    who, many = Name(frozenset({"deal"}), frozenset({"~who"})), Name(frozenset({"deal"}), frozenset({"~many"}))
    found = near(names(r1=who, r2=many), "deal", little=("~who",))
    assert found[1] > found[2]
    assert near(names(r1=who), "box", little=("~who",)) == {}
