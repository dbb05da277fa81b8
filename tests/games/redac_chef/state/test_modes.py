"""Every mode at the live table, from set-up to its result, and its file scored without the app."""

from __future__ import annotations

from typing import Any

import pytest

from companion.content import content_root
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.calls import TurnEnded
from companion.games.redac_chef.state.events import CountingDone, FirstChosen, RoleTaken
from companion.games.redac_chef.state.live_scoring import compute_result, played_game
from companion.games.redac_chef.state.objective_progress import judge_aims
from companion.games.redac_chef.state.play import Phase
from companion.games.redac_chef.state.tribune_draft import find_tribune_choice, list_gone
from companion.games.registry import score_file
from companion.kit.game_base import Happened
from companion.table.intents import ChangePlayer, LeaveGame, NewPlayer
from companion.table.log import Log
from tests.games.redac_chef.state.test_file_import import reopened
from tests.support.redac_chef_table import Sitting, redac_chef

FACTS = redac_chef().facts
TEAMS = (("Ana", "Bo"), ("Cy", "Di"), ("Eve", "Flo"))


def teams(count: int = 2, **settings: Any) -> Sitting:
    """A newsroom with that many teams."""
    players = tuple(NewPlayer(name=" & ".join(pair), members=pair) for pair in TEAMS[:count])
    return Sitting(*players, mode="newsroom", **settings)


def scored(table: Sitting) -> dict[str, Any]:
    """What ``companion score`` says of the table's file, which is also what the table itself says."""
    file = redac_chef().game_file(table.state)
    found = score_file(file, content_root()).result
    live = compute_result(table.state, FACTS)
    assert [day for day, _ in live.rounds] == [each["day"] for each in found["rounds"]]
    for (_, score), each in zip(live.rounds, found["rounds"], strict=True):
        for seat, rows in score.players:
            assert {row: figure.points for row, figure in rows.rows} == each["players"][seat]
    if live.end is not None:
        assert dict(live.end.points) == {seat: total["points"] for seat, total in found["totals"].items()}
        assert found.get("winners") == (None if live.end.winners is None else list(live.end.winners))
        assert found.get("goal_met") == live.end.goal_met
        assert (live.end.bankrupt, dict(live.end.penalties)) == (found["bankrupt"], found["penalties"])
    assert Log.from_entries(redac_chef(), table.log.entries).state == table.state, "a restart finds the same table"
    again = reopened(file)
    assert score_file(redac_chef().game_file(again), content_root()).result == found, "so does a correction"
    return found


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("advanced", {"flash": True, "powers": True}),
    ("solo", {}),
    ("puzzle", {"puzzle": 8}),
    ("puzzle", {"puzzle": 3, "puzzle_day": "sunday", "puzzle_tiers": [5, 10, 15]}),
    ("family", {}),
    ("family", {"timer_s": 60}),
    ("turn-by-turn", {}),
    ("turn-by-turn", {"flash": True}),
    ("newsroom", {}),
    ("advanced", {"flash": True, "powers": True, "progress": "scenarios", "scenario": 11}),
    ("solo", {"flash": True, "powers": True, "progress": "scenarios", "scenario": 3}),
    ("newsroom", {"powers": True, "progress": "scenarios", "scenario": 13}),
    *(("classic", {"progress": "rule-changes", "rule_change": number}) for number in range(1, 8)),
]


@pytest.mark.parametrize(("mode", "settings"), GAMES)
def test_a_live_game_of_every_mode_scores_in_its_file_as_at_the_table(mode: str, settings: dict[str, Any]) -> None:
    if mode == "newsroom":
        table = teams(3, **settings)
    else:
        table = Sitting(*"ABC"[: MODES[mode].players[1]], mode=mode, **settings)
    table.play_to_the_end()
    found = scored(table)
    assert found["finished"] is True and found["mode"] == mode
    assert set(found["rounds"][0]["players"]["a"]) == set(MODES[mode].rows), "no row that the mode does not use"


def test_every_mode_is_there() -> None:
    assert {mode for mode, _ in GAMES} == set(MODES)


# --- solo -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cells", "points"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0), (8, -1)])
def test_solo_scores_the_free_area_by_its_table(cells: int, points: int) -> None:
    table = Sitting("A", mode="solo")
    table.play_round()
    table.count("a", free_area=cells)
    assert scored_row(table, "free_area") == points


def scored_row(table: Sitting, row: str) -> int | None:
    found: int | None = compute_result(table.state, FACTS).rounds[0][1]["a"][row].points  # type: ignore[index]
    return found


def test_solo_draws_two_tribunes_and_keeps_one() -> None:
    table = Sitting("A", mode="solo")
    table.play_round()
    table.count_all()
    assert find_tribune_choice(table.state, "saturday").drawn == 2


@pytest.mark.parametrize(("ads", "met"), [(3, False), (4, True)])
def test_decided_in_solo_12_dollars_are_the_goal_and_the_score_is_kept_either_way(ads: int, met: bool) -> None:
    table = Sitting("A", mode="solo")
    for _ in range(3):
        table.play_round()
        table.count("a", ads=ads)
        table.do(Happened(event=CountingDone(day=table.play.current)))
        if table.play.phase is Phase.BETWEEN:
            table.next_day()
    found = scored(table)
    assert found["goal_met"] is met
    assert found["totals"]["a"]["points"] > 0


def test_a_solo_round_ends_with_its_print_and_has_no_token() -> None:
    table = Sitting("A", mode="solo")
    table.play_round()
    table.count_all()
    file = redac_chef().game_file(table.state)
    assert "bouclage" not in file["rounds"][0]
    assert file["rounds"][0]["calls"]["a"]["tirage_s"] == 1


# --- puzzle -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(7, 13))
def test_a_known_puzzle_brings_its_day_its_tribune_and_its_thresholds(number: int) -> None:
    puzzle = FACTS.puzzles[number]
    table = Sitting("A", mode="puzzle", puzzle=number)
    table.play_to_the_end()
    file = redac_chef().game_file(table.state)
    assert [each["day"] for each in file["rounds"]] == [puzzle.day]
    assert file["rounds"][0]["sheets"]["a"]["tribune_tile"] == puzzle.tribune
    assert table.play.settings.scoring_rules(FACTS).tiers == puzzle.tiers


@pytest.mark.parametrize(("articles", "tier"), [(9, 0), (10, 1), (11, 2), (14, 3)])
def test_typed_thresholds_of_a_puzzle_that_is_a_picture(articles: int, tier: int) -> None:
    settings = {"puzzle": 2, "puzzle_day": "saturday", "puzzle_tiers": [10, 11, 12]}
    table = Sitting("A", mode="puzzle", **settings)
    table.play_round()
    table.count("a", articles=articles, photos=0, tribune=0, free_area=6, happy=0, sad=0)
    table.do(Happened(event=CountingDone(day="saturday")))
    assert scored(table)["puzzle"] == {"status": "complete", "tier": tier}


def test_a_puzzle_with_an_ad_left_over_is_incomplete() -> None:
    table = Sitting("A", mode="puzzle", puzzle=7)
    table.play_round()
    table.count("a", articles=99, ads_all_placed=False)
    table.do(Happened(event=CountingDone(day="friday")))
    assert scored(table)["puzzle"] == {"status": "incomplete", "tier": 0}


# --- family -----------------------------------------------------------------------------------------------------------


def test_in_family_there_is_nothing_to_call_and_the_table_ends_the_round() -> None:
    table = Sitting("A", "B", mode="family")
    table.start()
    assert table.refused(wish.CallPrint(day="friday", seat="a")).id == "refused-not-here"
    assert table.refused(wish.CallLayout(day="friday", seat="a")).id == "refused-not-here"
    table.do(wish.EndRound(day="friday"))
    assert table.today.closed
    assert find_tribune_choice(table.state, "saturday").drawn == 0


def test_decided_in_family_a_clock_is_off_unless_it_is_chosen_and_then_ends_the_round() -> None:
    assert Sitting("A", "B", mode="family").play.settings.timer_s == 0
    table = Sitting("A", "B", mode="family", timer_s=60)
    table.start()
    table.wait(60_000)
    assert table.today.closed


# --- turn by turn -----------------------------------------------------------------------------------------------------


def test_turn_by_turn_tribunes_are_chosen_anticlockwise_from_the_first_players_right() -> None:
    table = Sitting("A", "B", "C", "D", mode="turn-by-turn")
    table.do(Happened(event=FirstChosen(seat="c")))
    choice = find_tribune_choice(table.state, "saturday")
    assert (choice.order, choice.drawn, choice.tokens) == (("b", "a", "d", "c"), 5, ())
    table.do(wish.PickTribune(day="saturday", seat="b", tile="3A"))
    assert find_tribune_choice(table.state, "saturday").next == "a"
    assert list_gone(table.state, "saturday", "a") == {"3A"}


def test_turn_by_turn_players_move_clockwise_from_the_first() -> None:
    table = Sitting("A", "B", "C", mode="turn-by-turn")
    table.do(Happened(event=FirstChosen(seat="b")))
    table.start()
    turns = []
    for _ in range(4):
        assert table.today.turn is not None
        turns.append(table.today.turn)
        table.do(Happened(event=TurnEnded(day="saturday", seat=table.today.turn)))
    assert turns == ["b", "c", "a", "b"]
    assert table.refused(Happened(event=TurnEnded(day="saturday", seat="a"))).id == "refused-not-your-turn"
    table.undo("turn-ended")
    assert table.today.turn == "b"
    assert table.refused(Happened(event=FirstChosen(seat="a"))).id == "refused-first-begun"


def test_turn_by_turn_print_is_called_in_turn_and_then_all_others_finish_together() -> None:
    table = Sitting("A", "B", "C", mode="turn-by-turn")
    table.start()
    assert table.refused(wish.CallPrint(day="saturday", seat="b")).id == "refused-not-your-turn"
    table.do(Happened(event=TurnEnded(day="saturday", seat="a")))
    table.tirage("b")
    assert table.today.time_called and not table.today.closed
    assert table.refused(Happened(event=TurnEnded(day="saturday", seat="c"))).id == "refused-turns-over"
    table.tirage("a")
    table.do(wish.EndRound(day="saturday"))
    assert table.today.closed
    table.count_all()
    found = scored(table)
    assert found["finished"] is True
    assert "bouclage" not in redac_chef().game_file(table.state)["rounds"][0]


def test_turn_by_turn_a_print_too_early_is_undone_and_the_turns_go_on() -> None:
    table = Sitting("A", "B", mode="turn-by-turn")
    table.start()
    table.tirage("a")
    table.undo("print-called")
    assert (table.today.time_called, table.today.turn) == (False, "a")
    table.do(Happened(event=TurnEnded(day="saturday", seat="a")))


def test_turn_by_turn_who_leaves_in_his_turn_passes_it_on() -> None:
    table = Sitting("A", "B", "C", mode="turn-by-turn")
    table.start()
    table.do(Happened(event=TurnEnded(day="saturday", seat="a")))
    table.do(LeaveGame(seat="b"))
    assert table.today.turn == "c"
    table.do(Happened(event=TurnEnded(day="saturday", seat="c")))
    assert table.today.turn == "a"


def test_turns_are_of_turn_by_turn_only() -> None:
    table = Sitting("A", "B")
    assert table.refused(Happened(event=FirstChosen(seat="a"))).id == "refused-not-here"
    table.start()
    assert table.refused(Happened(event=TurnEnded(day="friday", seat="a"))).id == "refused-no-round"


# --- newsroom ---------------------------------------------------------------------------------------------------------


def test_a_newsroom_has_no_phases_and_teams_in_its_file() -> None:
    table = teams(2)
    table.start()
    assert table.refused(wish.CallLayout(day="friday", seat="a")).id == "refused-not-here"
    for seat in "ba":
        table.tirage(seat)
    table.wait(3_000)
    table.count_all()
    file = redac_chef().game_file(table.state)
    assert [player["members"] for player in file["players"]] == [["Ana", "Bo"], ["Cy", "Di"]]
    assert file["rounds"][0]["bouclage"] == ["b", "a"]
    again = reopened(file)
    assert [seat.members for seat in again.seats] == [("Ana", "Bo"), ("Cy", "Di")]


def test_a_team_keeps_whose_profiles_its_members_have() -> None:
    known = NewPlayer(name="Ana & Bo", members=("Ana", "Bo"), people=("p-ana", None))
    twice = NewPlayer(name="Cy & Ana", members=("Cy", "Ana"), people=("p-cy", "p-ana"))
    table = Sitting(known, twice, mode="newsroom")
    assert [seat.people for seat in table.state.seats] == [("p-ana", None), ("p-cy", None)], "nobody plays twice"
    table.do(ChangePlayer(seat="a", members=("Bo", "Ana"), people=("p-bo", "p-ana")))
    assert table.state.seats[0].profiles == ("p-bo", "p-ana")
    table.do(ChangePlayer(seat="b", members=("Cy", "Di")))
    file = redac_chef().game_file(table.state)
    assert [player.get("profiles") for player in file["players"]] == [["p-bo", "p-ana"], None]
    assert [seat.people for seat in reopened(file).seats] == [("p-bo", "p-ana"), ()]


def test_decided_with_two_teams_the_two_player_rule_holds_at_the_table() -> None:
    table = teams(2)
    for _ in range(3):
        table.play_round()
        table.count("a", ads=9)
        table.count("b", ads=1)
        table.do(Happened(event=CountingDone(day=table.play.current)))
        if table.play.phase is Phase.BETWEEN:
            table.next_day()
    assert scored(table)["penalties"] == {"b": -10}


def test_a_newsroom_starts_only_once_every_team_has_its_two_members() -> None:
    table = Sitting(NewPlayer(name="Ana & Bo", members=("Ana", "Bo")), "C", mode="newsroom")
    refused = table.refused(wish.StartRound(day="friday"))
    assert (refused.id, refused["names"]) == ("refused-team-members", ("C",))
    table.do(ChangePlayer(seat="b", members=("Cy", "Di")))
    table.start()
    assert table.play.phase is Phase.ROUND


def test_a_phone_is_in_the_hands_of_one_member() -> None:
    table = teams(2)
    table.do(Happened(event=RoleTaken(seat="a", device="p1", role=0)))
    table.do(Happened(event=RoleTaken(seat="a", device="p2", role=1)))
    assert table.do(Happened(event=RoleTaken(seat="a", device="p2", role=1))) is None
    assert (table.play.role("a", "p1"), table.play.role("a", "p2"), table.play.role("b", "p1")) == (0, 1, None)
    table.do(Happened(event=RoleTaken(seat="a", device="p1", role=None)))
    assert table.play.role("a", "p1") is None
    assert table.refused(Happened(event=RoleTaken(seat="a", device="p1", role=2))).id == "refused-not-here"
    assert Sitting("A", "B").refused(Happened(event=RoleTaken(seat="a", device="p1", role=0))).id == "refused-not-here"


# --- rule changes -----------------------------------------------------------------------------------------------------


def test_decided_rule_change_2_sets_every_round_to_two_minutes() -> None:
    table = Sitting("A", "B", progress="rule-changes", rule_change=2, timer_s=300)
    table.start()
    assert table.left == 120_000


def test_decided_rule_change_4_the_first_print_ends_the_round_and_the_others_take_the_rest() -> None:
    table = Sitting("A", "B", "C", progress="rule-changes", rule_change=4)
    table.start()
    table.tirage("b")
    assert table.today.time_called
    table.tirage("c")
    table.tirage("a")
    table.wait(3_000)
    assert (table.today.closed, table.order) == (True, ("b", "c", "a"))


def test_rule_change_1_counts_every_empty_cell() -> None:
    table = Sitting("A", "B", progress="rule-changes", rule_change=1)
    table.play_round()
    table.count("a", empty_cells=7)
    assert scored_row(table, "free_area") == -7


# --- scenarios --------------------------------------------------------------------------------------------------------


def test_decided_everybody_has_the_scenarios_character_tribunes_and_cards() -> None:
    table = Sitting("A", "B", mode="advanced", flash=True, powers=True, progress="scenarios", scenario=11)
    table.play_to_the_end()
    file = redac_chef().game_file(table.state)
    assert [player["character"] for player in file["players"]] == ["jazz", "jazz"]
    assert [each["flash"] for each in file["rounds"]] == [2, 12, 11]
    for each, tile in zip(file["rounds"], ("D4", "6A", "8B"), strict=True):
        assert {sheet["tribune_tile"] for sheet in each["sheets"].values()} == {tile}
    assert set(scored(table)["scenario"]) == {"a", "b"}


def test_a_scenario_does_not_force_cards_on() -> None:
    table = Sitting("A", mode="solo", progress="scenarios", scenario=1)
    table.play_to_the_end()
    assert "flash" not in redac_chef().game_file(table.state)["rounds"][0]


def aims_of(table: Sitting, seat: str = "a") -> dict[str, tuple[str, int]]:
    """Standing and what is missing, by check."""
    game, rules = played_game(table.state, FACTS), table.play.settings.scoring_rules(FACTS)
    found = judge_aims(game, rules, compute_result(table.state, FACTS))
    return {aim.check: (aim.standing, aim.missing) for aim in found.get(seat, ())}


def test_what_a_scenario_still_wants_is_told_at_every_moment() -> None:
    table = Sitting("A", mode="solo", progress="scenarios", scenario=10)
    assert aims_of(table) == {"points": ("open", 57), "ads": ("open", 16), "extra": ("kept", 0)}
    table.play_round()
    table.count("a", articles=20, ads=10, happy=1, sad=2)
    first = aims_of(table)
    assert first["ads"] == ("open", 6) and first["extra"] == ("kept", 0)
    table.do(Happened(event=CountingDone(day="friday")))
    table.next_day()
    table.play_round()
    table.count("a", articles=40, ads=6, happy=0, sad=2)
    assert aims_of(table) == {"points": ("reached", 0), "ads": ("reached", 0), "extra": ("lost", 0)}


def test_a_count_that_is_not_entered_yet_loses_nothing() -> None:
    table = Sitting("A", mode="solo", progress="scenarios", scenario=11)
    table.play_round()
    assert aims_of(table)["extra"] == ("kept", 0)
    table.count("a", free_area=4)
    assert aims_of(table)["extra"] == ("lost", 0)


def test_solo_without_a_scenario_wants_12_dollars_and_a_game_of_several_nothing() -> None:
    table = Sitting("A", mode="solo")
    assert aims_of(table) == {"ads": ("open", 12)}
    assert aims_of(Sitting("A", "B")) == {}


# --- bad input --------------------------------------------------------------------------------------------------------


def test_a_seventh_player_finds_no_seat_in_a_scenario() -> None:
    from companion.table.intents import AddPlayer

    table = Sitting(*"ABCDEF", progress="scenarios", scenario=1)
    refused = table.refused(AddPlayer(player=NewPlayer(name="G")))
    assert (refused.id, refused["most"]) == ("refused-too-many-players", 6)
