"""What only eyes saw, ticked at the table: kept in the log, in the file, and by whatever is done to the game later."""

from __future__ import annotations

from typing import Any

from companion.content import content_root
from companion.games.redac_chef.progress import player_stats
from companion.games.redac_chef.scoring.model import Ticks
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import Ticked
from companion.games.registry import score_file
from companion.kit.game_base import Happened
from companion.table.log import Log
from tests.games.redac_chef.state.test_file_import import reopened
from tests.support.redac_chef_table import Sitting, redac_chef


def ticked(table: Sitting) -> dict[str, Any]:
    found: dict[str, Any] = redac_chef().game_file(table.state)["ticked"]
    return found


def test_an_achievement_is_ticked_and_unticked() -> None:
    table = Sitting("A", "B", progress="achievements")
    table.do(wish.TickAchievement(seat="a", number=18))
    table.do(wish.TickAchievement(seat="a", number=17))
    assert table.do(wish.TickAchievement(seat="a", number=17)) is None
    table.do(wish.TickAchievement(seat="b", number=16))
    assert ticked(table) == {"a": {"achievements": [17, 18]}, "b": {"achievements": [16]}}
    table.do(wish.TickAchievement(seat="a", number=18, done=False))
    table.do(wish.TickAchievement(seat="b", number=16, done=False))
    assert table.do(wish.TickAchievement(seat="b", number=16, done=False)) is None
    assert ticked(table) == {"a": {"achievements": [17]}}


def test_a_tick_is_undone_and_done_again() -> None:
    table = Sitting("A", "B", progress="achievements")
    table.do(wish.TickAchievement(seat="a", number=17))
    table.do(wish.TickAchievement(seat="a", number=18))
    table.undo("ticked")
    assert table.play.ticks("a") == Ticks((17,))
    table.undo_last()
    assert table.play.ticks("a") == Ticks((17, 18))


def test_ticks_outlive_a_restart_and_corrections_and_stand_in_the_file() -> None:
    table = Sitting("A", "B", progress="rule-changes", rule_change=6)
    table.play_to_the_end()
    table.do(Happened(event=Ticked(seat="a", field="rule_change", value=True)))
    table.do(Happened(event=Ticked(seat="b", field="rule_change", value=False)))
    table.do(wish.EnterCount(day="friday", seat="a", field="articles", value=9))
    assert ticked(table) == {"a": {"rule_change": True}, "b": {"rule_change": False}}
    assert Log.from_entries(redac_chef(), table.log.entries).state == table.state
    file = redac_chef().game_file(table.state)
    assert score_file(file, content_root()).result["finished"] is True
    again = reopened(file)
    assert again.play.ticked == table.play.ticked
    assert redac_chef().game_file(again)["ticked"] == file["ticked"]
    table.do(Happened(event=Ticked(seat="b", field="rule_change", value=None)))
    assert set(ticked(table)) == {"a"}


def test_a_ticked_achievement_is_earned_in_the_scored_file() -> None:
    table = Sitting("A", "B", progress="achievements")
    table.play_to_the_end()
    before = score_file(redac_chef().game_file(table.state), content_root()).result["achievements"]["a"]
    table.do(wish.TickAchievement(seat="a", number=17))
    after = score_file(redac_chef().game_file(table.state), content_root()).result["achievements"]["a"]
    assert set(after) - set(before) == {17}


def test_decided_a_rule_change_is_done_when_the_player_confirms_it() -> None:
    table = Sitting("A", "B", progress="rule-changes", rule_change=6)
    table.play_to_the_end()
    table.do(Happened(event=Ticked(seat="a", field="rule_change", value=True)))
    table.do(Happened(event=Ticked(seat="b", field="rule_change", value=False)))
    file = redac_chef().game_file(table.state)
    earned = player_stats(file, score_file(file, content_root()).result)
    assert [earned[seat].items for seat in "ab"] == [("rule-changes/6",), ()]


def test_a_tick_of_what_is_not_played_is_refused() -> None:
    table = Sitting("A", "B")
    assert table.refused(wish.TickAchievement(seat="a", number=17)).id == "refused-tick-not-played"
    assert (
        table.refused(Happened(event=Ticked(seat="a", field="rule_change", value=True))).id == "refused-tick-not-played"
    )
    table = Sitting("A", "B", progress="achievements")
    assert table.refused(wish.TickAchievement(seat="a", number=26)).id == "refused-no-such-achievement"
    assert table.refused(wish.TickAchievement(seat="z", number=17)).id == "refused-no-such-seat"
