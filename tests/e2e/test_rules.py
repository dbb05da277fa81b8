"""The rules in the middle of a game: opened from a running round and left again, found with a slip, in either
language."""

from __future__ import annotations

import pytest

from tests.support.browser_hands import start
from tests.support.browser_phone import Room, join, open_table


def seconds(shown: str) -> int:
    """m:ss in seconds."""
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


@pytest.mark.long
def test_from_a_running_round_to_the_free_area_rule_and_back_while_the_clock_goes_on(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["Goupil", "Zhette"])
    phone = join(room, code, 1)
    start(laptop, phone)
    phone.tap("maquette-1")
    phone.shows("tirage-1")
    # The "?" of the round: the phase, and from there what counts, over a round that goes on.
    phone.tap("help-phase-layout", leads_to="help-close")
    phone.lacks("tirage-1")  # what lies under the rule is not there for ears
    before = seconds(phone.text("help-timer"))
    phone.reach("rule-free-area")
    phone.tap("rule-free-area", leads_to="help-back")
    phone.shows("rule-free-area", "La surface libre")
    phone.tap("rules-lang")
    phone.shows("rule-free-area", "White space")
    phone.tap("rules-lang")
    phone.shows("rule-free-area", "La surface libre")
    phone.tap("help-close")
    phone.shows("tirage-1")
    read = seconds(phone.text("timer"))
    assert 0 < read < before
    # The same rule through the search, which forgives a slip; the clock can be stopped from there.
    phone.tap("menu", leads_to="rules")
    phone.tap("rules", leads_to="rules-search")
    phone.type("rules-search", "surfcae libre")
    phone.shows("rule-free-area")
    phone.tap("rule-free-area", leads_to="rules-lang")
    phone.tap("rules-lang")
    phone.shows("rule-free-area", "White space")
    phone.tap("rules-lang")
    phone.shows("rule-free-area", "La surface libre")
    phone.tap("help-pause")
    phone.shows("help-resume")
    laptop.shows("resume")
    phone.tap("help-resume")
    phone.shows("help-pause")
    phone.tap("back-to-table", leads_to="tirage-1")
    assert 0 < seconds(phone.text("timer")) < read
    phone.tap("tirage-1")
    phone.shows("bouclage-1", "1")


@pytest.mark.long
def test_a_link_to_a_topic_opens_on_any_phone_and_its_paper_is_plain(room: Room) -> None:
    phone = room.device("/rules/solo-free-area", locale="en-GB")
    phone.shows("rule-solo-free-area", "White space in solo")
    phone.says("0 or 1")
    phone.tap("rules-next", leads_to="rule-solo-goal")
    phone.tap("rules-back", leads_to="rule-solo-free-area")
    with phone.page.context.expect_page() as opened:
        phone["rules-print"].click()  # the browser itself follows it
    paper = opened.value
    paper.wait_for_load_state()
    assert paper.locator("html").get_attribute("lang") == "en"
    assert "0 or 1" in paper.inner_text("table") and paper.locator("script").count() == 0
