"""Every scenario: points, revenue and the extra objective, each just under and just reached."""

from __future__ import annotations

import pytest

from tests.games.redac_chef.build import DAYS, FACTS, Json, evening, game, player, result, round_of, sheet


def scenario(number: int, pages: list[Json], *, mode: str = "classic", b: Json | None = None) -> Json:
    """The result of a's scenario; b has the smaller free area, so a's row is −1 unless their page says otherwise."""
    other = {"free_area": 3, "face_down": 0, "ads": 30} | (b or {})
    rounds = [
        round_of(day, {"a": {"free_area": 4, "face_down": 0, **page}} | ({"b": other} if mode == "classic" else {}))
        for day, page in zip(DAYS, pages, strict=True)
    ]
    players = "ab" if mode == "classic" else "a"
    return result(game(rounds, players, mode=mode, options={"progress": "scenarios", "scenario": number}))


def pages_for(number: int, points: int, ads: int) -> list[Json]:
    """Pages that make that many points, after the 10 that the lower revenue costs here, and that much revenue; they
    do every extra objective but the photos' and tribunes'."""
    extra = FACTS.scenarios[number].extra
    rows: Json = {"free_area": 2, "ads": 0}
    first = points + 10 - 9
    if extra is not None and extra.kind == "photos_total_at_least":
        page = {"photos": extra.value, "articles": first - (extra.value or 0)}
    elif extra is not None and extra.kind == "tribune_total_at_least":
        page = {"tribune": extra.value, "articles": first - (extra.value or 0)}
    else:
        page = {"articles": first}
    return [rows | page | {"ads": ads}, dict(rows), dict(rows)]


@pytest.mark.parametrize("number", range(1, 19))
def test_every_scenario_reached_exactly(number: int) -> None:
    needs = FACTS.scenarios[number]
    end = scenario(number, pages_for(number, needs.min_points, needs.min_ads))
    assert end["totals"]["a"] == {"points": needs.min_points, "ads": needs.min_ads}
    done = {"points": True, "ads": True} | ({"extra": True} if needs.extra else {})
    assert end["scenario"]["a"] == {"done": True, "checks": done}
    assert "achievements" not in end


@pytest.mark.parametrize("number", range(1, 19))
def test_every_scenario_one_point_or_one_dollar_short(number: int) -> None:
    needs = FACTS.scenarios[number]
    short = scenario(number, pages_for(number, needs.min_points - 1, needs.min_ads))["scenario"]["a"]
    assert (short["done"], short["checks"]["points"], short["checks"]["ads"]) == (False, False, True)
    poor = scenario(number, pages_for(number, needs.min_points, needs.min_ads - 1))["scenario"]["a"]
    assert (poor["done"], poor["checks"]["points"], poor["checks"]["ads"]) == (False, True, False)


RICH: Json = {"articles": 90, "ads": 40}


def extra(number: int, *pages: Json) -> bool:
    checks = scenario(number, [RICH | pages[0], *pages[1:]])["scenario"]["a"]["checks"]
    assert checks["points"]
    assert checks["ads"]
    met: bool = checks["extra"]
    return met


def test_10_at_most_2_lost_to_mood() -> None:
    assert extra(10, {"sad": 1}, {"happy": 1}, {})
    assert not extra(10, {"sad": 1}, {"happy": 1}, {"sad": 1})
    assert extra(10, {"sad": 3, "bonus": {"mood": 1}}, {}, {}), "the row, bonus included"


def test_11_at_least_2_of_free_area_each_round() -> None:
    smallest = {"free_area": 2}
    assert extra(11, smallest, smallest, smallest)
    assert not extra(11, smallest, smallest, {"free_area": 4})


def test_11_looks_at_the_row_with_its_bonus() -> None:
    smallest = {"free_area": 2}
    assert extra(11, smallest, smallest, {"free_area": 4, "bonus": {"free_area": 3}})
    assert not extra(11, smallest, smallest, {"free_area": 2, "bonus": {"free_area": -2}})


def test_11_in_solo_2_points_by_cells_are_enough() -> None:
    pages = [RICH | {"free_area": 3}, {"free_area": 2}, {"free_area": 0}]
    assert scenario(11, pages, mode="solo")["scenario"]["a"]["checks"]["extra"]
    pages[1]["free_area"] = 4
    assert not scenario(11, pages, mode="solo")["scenario"]["a"]["checks"]["extra"]


@pytest.mark.parametrize(
    ("number", "row", "value"),
    [(12, "photos", 20), (14, "photos", 25), (15, "articles", 40), (16, "tribune", 15)],
)
def test_points_in_one_row(number: int, row: str, value: int) -> None:
    rest = {"articles": 0, "tribune": 90} if row == "articles" else {}
    assert not extra(number, rest | {row: value - 3}, {row: 2}, {})
    assert extra(number, rest | {row: value - 3}, {row: 2}, {row: 1})
    assert extra(number, rest | {row: value}, {row: 1}, {})


def test_13_no_face_down_tile() -> None:
    assert extra(13, {}, {}, {})
    assert not extra(13, {}, {"face_down": 1}, {})


def test_17_no_surplus_in_any_round_by_tiles() -> None:
    assert extra(17, {}, {}, {})
    assert not extra(17, {}, {}, {"surplus": 1, "bonus": {"surplus": 1}})


def test_18_no_mood_loss_in_any_round() -> None:
    assert extra(18, {"happy": 3, "sad": 3}, {}, {})
    assert not extra(18, {}, {"sad": 1}, {})
    assert not extra(18, {"bonus": {"mood": 5}}, {"sad": 1}, {}), "one round does not pay for another"
    assert extra(18, {"sad": 1, "bonus": {"mood": 1}}, {}, {})


def test_decided_winning_is_not_needed_and_a_bankrupt_player_can_do_it() -> None:
    pages = {"a": {"articles": 20, "ads": 4}, "b": {"articles": 1, "ads": 9}, "c": {"articles": 1, "ads": 9}}
    end = result(evening(pages, options={"progress": "scenarios", "scenario": 1}))
    assert end["bankrupt"] == "a"
    assert end["scenario"]["a"]["done"] is True
    assert end["scenario"]["b"]["done"] is False


def test_points_are_looked_at_after_the_10() -> None:
    pages = [{"articles": 48 + 3, "ads": 12}, {}, {}]
    end = scenario(1, pages)
    assert end["penalties"] == {"a": -10}
    assert end["scenario"]["a"]["checks"]["points"] is False


def test_who_left_did_no_extra_that_takes_every_round() -> None:
    players = [player("a"), player("b"), player("c", left_after="friday")]
    file = evening({"a": {}, "b": {}}, players, options={"progress": "scenarios", "scenario": 17})
    file["rounds"][0]["sheets"]["c"] = sheet(articles=90, ads=20)
    assert result(file)["scenario"]["c"] == {
        "done": False,
        "checks": {"points": True, "ads": True, "extra": False},
    }


def test_a_scenario_forces_neither_powers_nor_flash() -> None:
    file = evening({"a": {"free_area": 5}, "b": {"free_area": 5}}, options={"progress": "scenarios", "scenario": 3})
    for one in file["players"]:
        one["character"] = "wilbur"
    assert result(file)["rounds"][0]["players"]["a"]["free_area"] == 3


def test_no_scenario_before_the_end() -> None:
    assert "scenario" not in result(game([], "ab", options={"progress": "scenarios", "scenario": 1}))
