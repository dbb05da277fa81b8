"""What a table chose at set-up, and which of it may change while the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from companion.games.redac_chef.modes import MODES, Mode
from companion.table.message import Message, Refused, say

#: What may be set for the free-area row when everybody ties ("decided", table "Scoring one round").
ALL_TIED: Final = ("smallest", "middle", "largest")
PROGRESS: Final = ("achievements", "rule-changes", "scenarios")

#: Rulings may change at any time; the rest only before the round it acts on.
RULINGS: Final = ("all_tied_free_area", "two_player_gap")

_LONGEST_S: Final = 3600


@dataclass(frozen=True, slots=True)
class Settings:
    """``timer_s``: length of a round in seconds (0: no clock); ``flash``, ``powers``: the advanced mode's cards and
    characters; the rulings as in the game file."""

    mode: str = "classic"
    timer_s: int = 240
    flash: bool = False
    powers: bool = False
    progress: str | None = None
    rule_change: int | None = None
    scenario: int | None = None
    puzzle: int | None = None
    puzzle_tiers: tuple[int, ...] | None = None
    all_tied_free_area: str = "smallest"
    two_player_gap: int = 5

    @property
    def rules(self) -> Mode:
        """The mode as data."""
        return MODES[self.mode]

    def as_dict(self) -> dict[str, Any]:
        """The settings as set-up writes them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def settings_from(raw: Mapping[str, Any]) -> Settings:
    """The settings that a set-up chose.

    Raises:
        Refused: one is unknown, out of its range, or does not go with the others.
    """
    settings = Settings()
    for option, value in raw.items():
        settings = changed(settings, option, value)
    for reason in _clashes(settings):
        raise Refused(reason)
    return settings


def changed(settings: Settings, option: str, value: Any) -> Settings:
    """The settings with one of them changed. Raises Refused where there is no such option or value."""
    known = {field.name for field in fields(Settings)}
    if option not in known:
        raise Refused(say("refused-no-such-option", option=option))
    if option == "puzzle_tiers" and isinstance(value, list):
        value = tuple(value)
    if not _ALLOWED[option](value):
        raise Refused(say("refused-option-value", option=option, value=str(value)[:40]))
    return replace(settings, **{option: value})


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _maybe(value: Any, most: int) -> bool:
    return value is None or _whole(value, 1, most)


_ALLOWED: Final[dict[str, Any]] = {
    "mode": lambda v: isinstance(v, str) and v in MODES,
    "timer_s": lambda v: _whole(v, 0, _LONGEST_S),
    "flash": lambda v: isinstance(v, bool),
    "powers": lambda v: isinstance(v, bool),
    "progress": lambda v: v is None or v in PROGRESS,
    "rule_change": lambda v: _maybe(v, 7),
    "scenario": lambda v: _maybe(v, 18),
    "puzzle": lambda v: _maybe(v, 12),
    "puzzle_tiers": lambda v: v is None or (isinstance(v, tuple) and len(v) == 3 and all(_whole(t, 0, 999) for t in v)),
    "all_tied_free_area": lambda v: v in ALL_TIED,
    "two_player_gap": lambda v: _whole(v, 0, 999),
}


def _clashes(settings: Settings) -> tuple[Message, ...]:
    mode = settings.rules
    found = []
    for option in ("flash", "powers", "progress"):
        if getattr(settings, option) and not getattr(mode, option):
            found.append(say("refused-option-mode", option=option, mode=mode.id))
    if mode.timer == "needed" and settings.timer_s == 0:
        found.append(say("refused-needs-clock"))
    if (settings.progress == "rule-changes") != (settings.rule_change is not None):
        found.append(say("refused-rule-change-missing"))
    if (settings.progress == "scenarios") != (settings.scenario is not None):
        found.append(say("refused-scenario-missing"))
    return tuple(found)
