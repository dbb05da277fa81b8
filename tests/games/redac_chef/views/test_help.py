"""Help in place: a "?" wherever the rules have something to say, over a screen that stays as it is."""

from __future__ import annotations

import re
from typing import Any, get_args

import flet as ft

from companion.content import content_root
from companion.games.redac_chef.facts import Character
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.state.events import CharacterChosen, CountingDone, FlashTurned
from companion.games.redac_chef.state.intents import (
    CallLayout,
    EndRound,
    EnterCount,
    PickTribune,
    SetOrder,
    StartRound,
)
from companion.games.redac_chef.state.settings import RULINGS
from companion.games.redac_chef.state.tribune_draft import TILES
from companion.kit.game_base import Happened
from companion.reference.loader import read_rules
from companion.text.languages import codes
from companion.text.words import catalogue_texts
from tests.games.redac_chef.counting_table import DAYS, FRIDAY, Table, keys, open_table
from tests.support.asked_help import asked
from tests.support.finished_languages import FINISHED
from tests.support.headless_phone import Phone
from tests.support.house import House, reference
from tests.support.set_up_hands import choose, unfold

GAME = "redac-chef"
#: What stands in a place's id for components: a screen asks for them by what was chosen.
COMPONENTS = ("tribune", "flash", "character")


async def at_set_up(house: House) -> set[str]:
    """The places of set-up, in each mode that it offers."""
    phone, found = await house.phone("/new"), set[str]()
    for mode in house.services.games[GAME].modes():
        await choose(phone, f"mode-{mode}")
        await unfold(phone, f"help-mode-{mode}")
        found |= asked(phone)
        await unfold(
            phone,
            "who-counts-one" if mode not in ("solo", "puzzle") else "length-more" if mode == "solo" else "puzzle-1",
        )
        for fold in ("rulings", "progress"):
            if phone.has(fold):
                await phone.tap(fold)
                found |= asked(phone)
                await phone.tap(fold)
        found |= asked(phone)
    return found


class Looks:
    """Pages that stay open while the table goes on, and what they were seen to ask."""

    def __init__(self, table: Table) -> None:
        self.table, self.pages, self.found = table, list[Phone](), set[str]()

    async def at(self, where: str = "") -> Phone:
        """A new page there, looked at."""
        phone = await self.table.phone(where=where)
        self.pages.append(phone)
        self.found |= asked(phone)
        return phone


async def at_counting(looks: Looks, counts: dict[str, Any]) -> None:
    """The places of counting, row by row, after today's round."""
    table, day = looks.table, looks.table.live.state.play.current
    if table.live.state.play.settings.rules.tokens:
        await table.close_round()
    else:
        await table.live.submit(StartRound(day=day), table.host)
        await table.live.submit(EndRound(day=day), table.host)
    phone = await looks.at()
    await phone.tap("pages-checked")
    for row in [handle for handle in phone.handles() if handle.startswith("row-")]:
        await phone.tap(row)
        looks.found |= asked(phone)
    await table.enter(day, counts)


async def an_evening(house: House) -> set[str]:
    """The places of a whole game."""
    table = await open_table(house, flash=True, powers=True, mode="advanced")
    looks = Looks(table)
    await looks.at()
    menu = await looks.at("/menu")
    await menu.tap("rulings")
    looks.found |= asked(menu)
    await table.live.submit(StartRound(day="friday"), table.host)
    await looks.at()
    await at_counting(looks, FRIDAY)
    await table.live.submit(Happened(event=CountingDone(day="friday")), table.host)
    await looks.at()
    return looks.found


# --- which places -----------------------------------------------------------------------------------------------------


async def test_every_place_that_the_rules_name_is_on_a_screen_and_every_question_mark_has_an_answer(
    house: House,
) -> None:
    found = await at_set_up(house) | await an_evening(house)
    puzzle = Looks(await open_table(house, names=("Goupil",), mode="puzzle", puzzle=7))
    await at_counting(puzzle, {})
    empty = Looks(await open_table(house, progress="rule-changes", rule_change=1))
    await at_counting(empty, {})
    done = Looks(await open_table(house))
    for _ in DAYS:
        await done.table.count_day()
    front = await done.at()
    await front.tap("sheet")
    await front.tap("total-1")
    found |= asked(front) | puzzle.found | empty.found | done.found

    offered = {f"mode/{mode}" for mode in house.services.games[GAME].modes()}
    named = {place for place in reference().places(GAME) if place.partition("/")[0] not in COMPONENTS}
    named -= {f"mode/{mode}" for mode in MODES} - offered
    assert named - found == set()
    assert {f"ruling/{ruling}" for ruling in RULINGS} | offered <= found
    rules = house.services.rules
    assert [place for place in found if rules.address(place, GAME) is None] == []


def test_every_component_that_can_be_chosen_has_a_page_and_every_page_a_component() -> None:
    chosen = {f"tribune/{tile}" for tile in TILES} | {f"character/{who}" for who in get_args(Character)}
    chosen |= {f"flash/{day}-{number}" for day in DAYS for number in range(1, 13)}
    # A scenario names starter tribunes, too.
    chosen |= {f"tribune/D{number}" for number in range(1, 7)}
    assert set(read_rules(content_root(), GAME).components["fr"]) == chosen
    named = {place for place in reference().places(GAME) if place.partition("/")[0] in COMPONENTS}
    assert {place for place in named if not place.endswith("/other")} <= chosen


# --- what was chosen --------------------------------------------------------------------------------------------------


async def test_tribune_card_and_character_that_are_chosen_say_what_they_do(house: House) -> None:
    table = await open_table(house, flash=True, powers=True, mode="advanced")
    for seat, who in (("a", "wilbur"), ("b", "renaud")):
        await table.live.submit(Happened(event=CharacterChosen(seat=seat, character=who)), table.host)
    await table.live.submit(Happened(event=FlashTurned(day="friday", card=12)), table.host)
    phone = await table.phone()
    assert "1 case" in phone.text("clarified-character-wilbur-1")
    assert phone.has("help-character-renaud-2")
    assert "groupe" in phone.text("clarified-flash-friday-12")
    await table.live.submit(Happened(event=FlashTurned(day="friday", card=5)), table.host)
    await phone.settle()
    assert not phone.has("clarified-flash-friday-5") and phone.has("help-flash-friday-5")
    await phone.tap("help-flash-friday-5")
    await phone.tap("note-edit")
    await phone.type("note-text", "Trois girafes de plus.")
    await phone.tap("note-save")
    await phone.tap("help-close")
    assert phone.text("noted-flash-friday-5") == "Trois girafes de plus."
    # The same note is changed where the card lies, too.
    await phone.tap("flash-note-edit")
    await phone.type("flash-note-text", "Quatre girafes.")
    await phone.tap("flash-note-save")
    assert phone.text("noted-flash-friday-5") == "Quatre girafes."


async def test_a_tribune_that_was_taken_says_what_the_rules_and_the_group_say_of_it(house: House) -> None:
    table = await open_table(house)
    await table.close_round()
    await table.enter("friday", FRIDAY)
    await table.live.submit(Happened(event=CountingDone(day="friday")), table.host)
    await house.services.rules.set_note("tribune/1A", GAME, "Un point par zèbre.")
    await table.live.submit(PickTribune(day="saturday", seat="a", tile="4A"), table.host)
    await table.live.submit(PickTribune(day="saturday", seat="b", tile="1A"), table.host)
    phone = await table.phone()
    assert "carrée" in phone.text("clarified-tribune-4A")
    assert phone.text("noted-tribune-1A") == "Un point par zèbre."


async def test_a_scenario_s_starter_tribune_is_explained_before_the_first_round(house: House) -> None:
    table = await open_table(house, names=("Goupil",), mode="solo", progress="scenarios", scenario=4)
    assert "paires" in (await table.phone()).text("clarified-tribune-D4")


# --- over the screen --------------------------------------------------------------------------------------------------


async def test_the_rules_are_searched_over_a_running_round_with_the_clock_in_sight(house: House) -> None:
    table = await open_table(house, holders=("a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone(1)
    await phone.tap("help-phase-reporting")
    await phone.tap("help-search")
    await phone.type("rules-search", "pub à côté d'une pub")
    found = next(one for one in phone.handles() if one.startswith("rule-"))
    assert phone.has("help-timer"), "the clock and Pause stay in sight"
    await phone.tap(found)
    assert phone.has(found) and phone.has("help-timer") and not phone.has("rules-search")
    await phone.tap("help-back")
    assert phone.has("rules-search") and phone.has(found), "back to what was found"
    await phone.tap("help-back")
    assert phone.has("rule-reporting")


async def test_in_a_round_the_question_mark_is_the_phase_with_the_clock_and_a_pause(house: House) -> None:
    table = await open_table(house, holders=("a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone(1)
    await phone.tap("help-phase-reporting")
    assert phone.text("rule-reporting") == "La phase de reportage"
    assert phone.has("rule-layout") and phone.has("rule-maquette") and phone.has("rule-tirage")
    assert phone.text("help-timer").count(":") == 1
    await phone.tap("help-pause")
    assert table.live.state.timer.left_ms is not None
    await phone.tap("help-resume")
    assert table.live.state.timer.left_ms is None
    await phone.tap("rule-tirage")
    assert phone.text("rule-tirage") == "« Tirage ! »"
    await phone.tap("help-back")
    assert phone.has("rule-reporting")
    await phone.tap("help-close")
    assert not phone.has("help-close") and phone.has("maquette-2")
    await table.live.submit(CallLayout(day="friday", seat="b"), table.host)
    await phone.settle()
    assert phone.has("help-phase-layout"), "the reminder goes with the phase"


async def test_in_a_round_each_button_has_its_own_question_mark_under_the_phase(
    house: House,
) -> None:
    table = await open_table(house, holders=("a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone(1)
    await phone.tap("help-phase-reporting")
    for rule, called in (
        ("rule-maquette", "Le bouton « Maquette"),
        ("rule-tirage", "Le bouton « Tirage"),
        ("rule-timer", "Le bouton Pause"),
        ("rule-buzzer", "Le bouton Terminer"),
        ("rule-bouclage", "Les pions"),
        ("rule-free-area", "La surface libre"),
    ):
        assert phone.text(rule).startswith(called)
        assert [c for c in phone.controls_in(rule) if getattr(c, "icon", None) == ft.Icons.HELP_OUTLINE]
        await phone.tap(rule)
        assert phone.has("help-back") and phone.has("help-timer")
        await phone.tap("help-back")
    await phone.tap("help-close")
    assert phone.has("timer") and not phone.has("help-close")


async def test_a_round_without_calls_has_its_question_mark_too(house: House) -> None:
    table = await open_table(house, names=("Goupil", "Zhette"), mode="family")
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone()
    await phone.tap("help-mode-family")
    assert phone.has("rule-articles")


def test_what_the_help_calls_a_button_is_a_place_that_the_rules_know() -> None:
    places = {place.replace("/", "-") for place in reference().places(GAME)}
    for lang in codes():
        known = re.findall(r"^place-(\S+) =", "\n".join(catalogue_texts(lang)), re.MULTILINE)
        assert set(known) <= places and (known or lang not in FINISHED)


async def test_each_mode_has_its_question_mark_beside_it(house: House) -> None:
    phone = await house.phone("/new")
    modes = house.services.games[GAME].modes()
    assert len(modes) > 3
    await unfold(phone, "help-mode-classic")
    for mode in modes:
        await phone.tap(f"help-mode-{mode}")
        page = house.services.rules.page(house.services.rules.address(f"mode/{mode}", GAME) or "", "fr")
        assert page is not None and phone.text(f"rule-{page.address}") == page.title
        assert phone.has("rule-modes")
        await phone.tap("help-close")
        assert phone.has(f"mode-{mode}")


async def test_what_is_half_typed_is_there_when_the_rule_is_closed(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("pages-checked")
    await phone.tap("count-photos-2")
    await keys(phone, "1", "2")
    await phone.tap("help-row-photos")
    assert phone.text("rule-photos") == "Les photos"
    await phone.press("7")
    await phone.tap("help-close")
    assert "12" in phone.text("count-photos-2"), "and keys that were pressed meanwhile went nowhere"
    await keys(phone, "ok")
    assert three.counts("b").photos in (12, (12,))


async def test_the_browser_s_back_key_closes_what_is_read_over_the_screen(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("help-phase-check")
    assert phone.has("help-close")
    await phone.go(f"/table/{three.live.state.code}")
    assert not phone.has("help-close") and phone.has("pages-checked")


async def test_what_lies_under_the_rule_is_not_there_for_ears(three: Table) -> None:
    phone = await three.phone()

    def covered() -> bool:
        return any(isinstance(c, ft.Semantics) and c.exclude_semantics and c.expand for c in phone.controls())

    assert not covered()
    await phone.tap("help-phase-check")
    assert covered()
    await phone.tap("help-close")
    assert not covered()


async def test_while_the_round_ends_underneath_the_reader_reads_on(house: House) -> None:
    table = await open_table(house)
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone()
    await phone.tap("help-phase-reporting")
    await table.live.submit(EndRound(day="friday"), table.host)
    await table.live.submit(SetOrder(day="friday", order=("a", "b", "c")), table.host)
    await table.live.submit(EnterCount(day="friday", seat="a", field="surplus", value=None), table.host)
    await phone.settle()
    assert phone.has("rule-reporting")
    await phone.tap("help-close")
    assert phone.has("pages-checked")
