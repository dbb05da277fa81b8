"""Checks what must fit together in a Rédac' Chef game file: players, mode, rounds and sheets.

Reads the raw file and passes over parts of the wrong shape (``file_shapes`` names those), so that one fault never hides
another.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.modes import DAYS, MODES, Mode
from companion.games.redac_chef.page.file import find_misfits
from companion.games.redac_chef.scoring.counts import BONUS_ROWS
from companion.games.redac_chef.scoring.model import SET_UP
from companion.games.redac_chef.scoring.options import Options
from companion.games.redac_chef.scoring.rules import Rules
from companion.kit.faults import Fault, place
from companion.kit.lenient_json import RawPlayers, as_list, as_object
from companion.table.message import Message, say

#: The options that exist only with their ``progress``.
_BELONGS_TO: Final = {"rule_change": "rule-changes", "scenario": "scenarios"}


def cross_field_faults(raw: dict[str, Any], facts: Facts) -> tuple[Fault, ...]:
    """Return every fault that takes more than one field to see."""
    return tuple(_FileChecks(raw, facts).find_all())


def _day_of(each: dict[str, Any]) -> str | None:
    """Return the round's day; None if it is missing or wrong."""
    day = each.get("day")
    return day if isinstance(day, str) and day in DAYS else None


class _FileChecks:
    """Checker of one raw file: each method yields the faults of one part (``find_all``: all of them); what has the
    wrong shape is passed over."""

    def __init__(self, raw: dict[str, Any], facts: Facts) -> None:
        self.facts = facts
        self.options = as_object(raw.get("options"))
        self.seated = RawPlayers(raw)
        self.players, self.ids, self.told = self.seated.all, self.seated.ids, self.seated.ids_known
        self.rounds = [as_object(each) for each in as_list(raw.get("rounds"))]
        self.ticked = as_object(raw.get("ticked"))
        mode = raw.get("mode", "classic")
        self.mode: Mode | None = MODES.get(mode) if isinstance(mode, str) else None

    def find_all(self) -> Iterator[Fault]:
        """Yield all faults, in the order of the file."""
        yield from self._check_options()
        yield from self._check_number_of_players()
        for index, player in enumerate(self.players):
            yield from self._check_player(index, player)
        yield from self.seated.unknown_id_faults(self.ticked, "ticked")
        for index, each in enumerate(self.rounds):
            yield from self._check_day(index, each)
            yield from self._check_round(index, each)

    # --- options and players ------------------------------------------------------------------------------------------

    def _check_options(self) -> Iterator[Fault]:
        """Yield the faults of options that the mode does not have, or that do not fit the kind of progress."""
        progress = self.options.get("progress")
        if self.mode is not None:
            for option in ("powers", "flash", "progress"):
                if self.options.get(option) and not getattr(self.mode, option):
                    yield Fault(place("options", option), say("fault-not-in-mode", mode=self.mode.id))
        for option, needed in _BELONGS_TO.items():
            if option in self.options and progress != needed:
                yield Fault(place("options", option), say("fault-without-progress", progress=needed))
            elif option not in self.options and progress == needed:
                yield Fault(place("options", option), say("fault-needed-for-progress", progress=needed))

    def _check_number_of_players(self) -> Iterator[Fault]:
        """Yield the fault of too few or too many players for the mode."""
        if self.mode is None or not self.seated.listed:
            return
        fewest, most = self.mode.players
        if not fewest <= len(self.players) <= most:
            yield Fault(
                "players",
                say("fault-players", mode=self.mode.id, fewest=fewest, most=most, found=len(self.players)),
            )

    def _check_player(self, index: int, player: dict[str, Any]) -> Iterator[Fault]:
        """Yield the faults of one player: an id used twice, a wrong number of members or profiles, left after a round
        that was not played."""
        yield from self.seated.duplicate_id_faults(index)
        if self.mode is not None and self.mode.members:
            members = player.get("members", [])
            if isinstance(members, list) and len(members) != self.mode.members:
                yield Fault(
                    place("players", index, "members"),
                    say("fault-members", needed=self.mode.members, found=len(members)),
                )
        profiles = player.get("profiles")
        if self.mode is not None and isinstance(profiles, list) and len(profiles) != self.mode.members:
            yield Fault(
                place("players", index, "profiles"),
                say("fault-profiles", needed=self.mode.members, found=len(profiles)),
            )
        left = player.get("left_after")
        played = [_day_of(each) for each in self.rounds]
        if isinstance(left, str) and left in DAYS and self.mode is not None and left not in played:
            yield Fault(place("players", index, "left_after"), say("fault-left-after-no-round"))

    # --- rounds -------------------------------------------------------------------------------------------------------

    def _check_day(self, index: int, each: dict[str, Any]) -> Iterator[Fault]:
        """Yield the fault of a round too many, or of one on the wrong day."""
        if self.mode is None:
            return
        days = self._find_days()
        if index >= len(days):
            yield Fault(place("rounds", index), say("fault-too-many-rounds", rounds=len(days), mode=self.mode.id))
        elif _day_of(each) not in (None, days[index]):
            yield Fault(place("rounds", index, "day"), say("fault-wrong-day", day=say(f"day-{days[index]}")))

    def _find_days(self) -> tuple[str, ...]:
        """Return the days that the rounds must have; for a puzzle that the facts do not have, the day that the file
        names."""
        assert self.mode is not None
        if self.mode.days is not None:
            return self.mode.days
        puzzle = self.options.get("puzzle")
        puzzle_facts = self.facts.puzzles.get(puzzle) if isinstance(puzzle, int) else None
        if puzzle_facts is not None:
            return (puzzle_facts.day,)
        return ((_day_of(self.rounds[0]) if self.rounds else None) or DAYS[0],)

    def _plays(self, player: dict[str, Any], index: int) -> bool | None:
        """Tell whether the player plays the round of that index; None if the file does not say clearly when they
        left."""
        left = player.get("left_after")
        if "left_after" not in player:
            return True
        if left == SET_UP:
            return False
        days = self._find_days() if self.mode is not None else DAYS
        return index <= days.index(left) if isinstance(left, str) and left in days else None

    def _check_round(self, index: int, each: dict[str, Any]) -> Iterator[Fault]:
        """Yield the faults of one round: who has a sheet, the order of the tokens, calls, pages, and each sheet."""
        here = ("rounds", index)
        sheets = as_object(each.get("sheets"))
        if self.told:
            yield from self._check_who_has_sheets(index, each, sheets)
            playing = [player["id"] for player in self.players if self._plays(player, index) is not False]
            yield from self._check_token_order(each.get("bouclage"), playing, *here, "bouclage")
            for id_ in as_object(each.get("calls")):
                if id_ not in playing:
                    yield Fault(place(*here, "calls", id_), say("fault-nobody"))
        characters = {
            player["id"]: player.get("character") for player in self.players if isinstance(player.get("id"), str)
        }
        yield from self._check_pages(each, *here, "pages")
        for id_, sheet in sheets.items():
            if isinstance(sheet, dict):
                yield from self._check_sheet(sheet, characters.get(id_), *here, "sheets", id_)

    def _check_pages(self, each: dict[str, Any], *path: str | int) -> Iterator[Fault]:
        """Yield the faults of the pages laid on the grid in one round; ``path``: where they stand in the file."""
        sheets, day = as_object(each.get("sheets")), _day_of(each)
        for id_, page in as_object(each.get("pages")).items():
            if id_ not in sheets:
                yield Fault(place(*path, id_), say("fault-page-of-nobody"))
            raw = as_object(page)
            if day is not None and raw.get("day") in DAYS and raw["day"] != day:
                yield Fault(place(*path, id_, "day"), say("fault-page-other-day", day=day))
            for fault in find_misfits(raw):
                yield Fault(f"{place(*path, id_)}.{fault.where}", fault.why)

    def _check_who_has_sheets(self, index: int, each: dict[str, Any], sheets: dict[str, Any]) -> Iterator[Fault]:
        """Yield the faults of sheets that are missing, and of sheets of players who had left."""
        here = ("rounds", index, "sheets")
        for player in {player["id"]: player for player in self.players}.values():
            plays, has_sheet = self._plays(player, index), player["id"] in sheets
            if plays is True and not has_sheet and isinstance(each.get("sheets"), dict):
                yield Fault(place(*here, player["id"]), say("fault-sheet-missing"))
            if plays is False and has_sheet:
                yield Fault(place(*here, player["id"]), say("fault-sheet-of-left"))
        yield from self.seated.unknown_id_faults(sheets, *here)

    def _check_token_order(self, order: Any, playing: list[str], *path: str | int) -> Iterator[Fault]:
        """Yield the faults of the order of the tokens: somebody who does not play, somebody twice, somebody missing."""
        if not isinstance(order, list):
            return
        for index, id_ in enumerate(order):
            if not isinstance(id_, str):
                continue
            if id_ not in playing:
                yield Fault(place(*path, index), say("fault-nobody"))
            elif id_ in order[:index]:
                yield Fault(place(*path, index), say("fault-token-twice"))
        lacking = tuple(id_ for id_ in playing if id_ not in order)
        if lacking and all(self._plays(player, 0) is not None for player in self.players):
            yield Fault(place(*path), say("fault-token-missing", players=lacking))

    # --- sheets -------------------------------------------------------------------------------------------------------

    def _check_sheet(self, sheet: dict[str, Any], character: Any, *path: str | int) -> Iterator[Fault]:
        """Yield the faults of one sheet: required counts that are missing, counts and bonuses that these rules do not
        have."""
        if self.mode is None:
            return
        rules = self._make_rules(self.mode)
        for field, why in _list_required_counts(rules):
            if field not in sheet:
                yield Fault(place(*path, field), why)
        if "mood_relief" in sheet and not rules.has_power(character, "jazz"):
            yield Fault(place(*path, "mood_relief"), say("fault-no-relief"))
        for row in as_object(sheet.get("bonus")):
            if row in BONUS_ROWS and not self.mode.uses(row):
                yield Fault(place(*path, "bonus", row), say("fault-row-unused", mode=self.mode.id))

    def _make_rules(self, mode: Mode) -> Rules:
        """Return the rules of the game, as far as the options are valid."""
        return Options(
            powers=self.options.get("powers") is True,
            rule_change=self._read_number("rule_change", self.facts.rule_changes),
            scenario=self._read_number("scenario", self.facts.scenarios),
        ).rules_for(self.facts, mode.id)

    def _read_number(self, option: str, numbers: Container[int]) -> int | None:
        """Return the number that the file gives for the option, if it is among these ``numbers``; else None."""
        number = self.options.get(option)
        return number if type(number) is int and number in numbers else None


def _list_required_counts(rules: Rules) -> Iterator[tuple[str, Message]]:
    """Yield each count that a sheet must hold because 0 is no default for it, with the message of the fault."""
    if rules.empty_cells_count:
        yield "empty_cells", say("fault-required-rule-change")
    elif rules.mode.uses("free_area"):
        yield "free_area", say("fault-missing")
    if rules.mode.all_ads_on_page:
        yield "ads_all_placed", say("fault-missing")
    if rules.face_down_count:
        yield "face_down", say("fault-required-scenario")
