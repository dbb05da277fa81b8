"""Set-up: what goes together, and what may still change when."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CharacterChosen
from companion.games.redac_chef.state.settings import Settings, read_leniently, settings_from
from companion.kit.game_base import Happened
from companion.table.message import Refused
from tests.support.redac_chef_table import Sitting


def change(option: str, value: Any) -> wish.ChangeOption:
    return wish.ChangeOption(option=option, value=value)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"mode": "chess"}, "refused-option-value"),
        ({"mode": None}, "refused-option-value"),
        ({"mode": ["classic"]}, "refused-option-value"),
        ({"timer_s": -1}, "refused-option-value"),
        ({"timer_s": True}, "refused-option-value"),
        pytest.param({"timer_s": 10**5000}, "refused-option-value", id="huge"),
        ({"timer_s": 0}, "refused-needs-clock"),
        ({"two_player_gap": "5"}, "refused-option-value"),
        ({"all_tied_free_area": "none"}, "refused-option-value"),
        ({"puzzle": 13}, "refused-no-such-number"),
        ({"puzzle_tiers": [15, 13, 17]}, "refused-tiers-not-rising"),
        ({"puzzle_tiers": [13, 15]}, "refused-tiers-three"),
        ({"colour": "red"}, "refused-no-such-option"),
        ({"mode": "puzzle", "flash": True}, "refused-option-mode"),
        ({"mode": "family", "powers": True}, "refused-option-mode"),
        ({"progress": "rule-changes"}, "refused-rule-change-missing"),
        ({"rule_change": 4}, "refused-rule-change-missing"),
        ({"progress": "scenarios"}, "refused-scenario-missing"),
        ({"progress": "scenarios", "scenario": 3, "rule_change": 1}, "refused-rule-change-missing"),
    ],
)
def test_settings_that_will_not_do_are_refused(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused) as refused:
        settings_from(settings)
    assert refused.value.message.id == why


@pytest.mark.parametrize(
    ("mode", "timer"), [("classic", 240), ("solo", 240), ("family", 0), ("puzzle", 0), ("turn-by-turn", 0)]
)
def test_each_mode_has_its_usual_clock(mode: str, timer: int) -> None:
    assert settings_from({"mode": mode}).timer_s == timer
    assert settings_from(settings_from({"mode": mode}).as_dict()) == settings_from({"mode": mode})


def test_a_mode_without_a_clock_gets_none() -> None:
    assert settings_from({"mode": "turn-by-turn", "timer_s": 240}).timer_s == 0
    assert settings_from({"mode": "family", "timer_s": 240}).timer_s == 240


def test_what_was_accepted_once_is_read_for_ever() -> None:
    assert read_leniently({"timer_s": 300, "new": 1, "mode": "later"}) == Settings(timer_s=300)


def test_the_length_changes_between_rounds_only() -> None:
    table = Sitting("A", "B")
    table.do(change("timer_s", 300))
    assert table.do(change("timer_s", 300)) is None
    table.start()
    assert table.left == 300_000
    assert table.refused(change("timer_s", 180)).id == "refused-option-round"


def test_everything_but_rulings_and_length_is_settled_with_the_first_round() -> None:
    table = Sitting("A", "B")
    table.start()
    for option, value in (("mode", "family"), ("flash", True), ("powers", True), ("progress", "achievements")):
        assert table.refused(change(option, value)).id in ("refused-option-begun", "refused-needs-clock")
    assert table.do(change("two_player_gap", 3))


def test_another_mode_is_another_first_day() -> None:
    table = Sitting("A", "B")
    table.do(change("mode", "turn-by-turn"))
    assert (table.play.current, table.play.settings.timer_s) == ("saturday", 0)
    table.start()
    assert table.play.current == "saturday"
    table = Sitting("A", "B")
    table.do(change("mode", "turn-by-turn"))
    table.undo("option-changed")
    assert (table.play.current, table.play.settings.timer_s) == ("friday", 240)
    table.start()


def test_another_mode_must_hold_the_players() -> None:
    assert Sitting("A", "B").refused(change("mode", "solo")).id == "refused-too-many-players"
    table = Sitting("A")
    table.do(change("mode", "solo"))
    table.start()


def test_a_kind_of_progress_is_chosen_in_one_step() -> None:
    table = Sitting("A", "B")
    table.do(change("rule_change", 4))
    assert (table.play.settings.progress, table.play.settings.rule_change) == ("rule-changes", 4)
    table.do(change("scenario", 7))
    chosen = table.play.settings
    assert (chosen.progress, chosen.rule_change, chosen.scenario) == ("scenarios", None, 7)
    table.do(change("progress", "achievements"))
    assert (table.play.settings.progress, table.play.settings.scenario) == ("achievements", None)
    table.do(change("rule_change", 2))
    table.do(change("rule_change", None))
    assert table.play.settings.progress is None
    assert table.refused(change("progress", "scenarios")).id == "refused-scenario-missing"


def test_undoing_a_choice_that_later_ones_build_on_is_refused() -> None:
    table = Sitting("A", "B")
    table.do(change("mode", "family"))
    table.do(change("timer_s", 0))
    assert table.log.seq_of("option-changed", option="timer_s") is None  # it was off already
    table.do(change("timer_s", 600))
    table.do(change("timer_s", 0))
    why = table.why_not_undone("option-changed", option="mode")
    assert why.id == "refused-undo-later"


def test_a_character_is_one_of_the_box() -> None:
    table = Sitting("A", "B")
    table.do(Happened(event=CharacterChosen(seat="a", character="jazz")))
    assert table.do(Happened(event=CharacterChosen(seat="a", character="jazz"))) is None
    assert table.play.character("a") == "jazz"
    assert (
        table.refused(Happened(event=CharacterChosen(seat="a", character="batman"))).id == "refused-no-such-character"
    )
    table.do(Happened(event=CharacterChosen(seat="a", character=None)))
    assert table.play.character("a") is None
