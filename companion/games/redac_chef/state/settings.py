"""What a table chose at set-up, and which of it may change while the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from companion.games.redac_chef.modes import DAYS, MODES, TIMER_PRESETS, Mode
from companion.table.intents import Increment
from companion.table.message import Message, Refused, say

#: What may be set for the free-area row when everybody ties ("decided", table "Scoring one round").
ALL_TIED: Final = ("smallest", "middle", "largest")
PROGRESS: Final = ("achievements", "rule-changes", "scenarios")

#: Rulings may change at any time; the rest only before the round it acts on.
RULINGS: Final = ("all_tied_free_area", "two_player_gap")
#: What moves no figure may change at any time too.
SHOWING: Final = ("reveal", "hide_counts", "who_counts")
#: Who enters the counts: each player their own page, or one device all of them. As a choice there is a third: each
#: their own, hidden from the others (``hide_counts``).
WHO_COUNTS: Final = ("own", "one")
HIDDEN: Final = "hidden"

_LONGEST_S: Final = 3600
#: Options that go by steps, and how far the buttons lead: the round's length in seconds, the gap in dollars.
STEPPED: Final = {"timer_s": (30, _LONGEST_S), "two_player_gap": (0, 99)}
#: The options that stand for a kind of progress by themselves.
_OF_PROGRESS: Final = {"rule_change": "rule-changes", "scenario": "scenarios"}


@dataclass(frozen=True, slots=True)
class Settings:
    """``timer_s``: length of a round in seconds (0: no clock); ``flash``, ``powers``: the advanced mode's cards and
    characters; ``puzzle_day``: of a puzzle that the rulebook shows only as a picture; the rulings as in the game
    file; ``reveal``: at the end every screen reveals the places one by one, the last first;
    ``hide_counts``: what others count is shown once everybody has counted that row; ``who_counts``: whether a phone is
    led through its own page (``own``), or only the host's and the scorekeeper's through all of them (``one``)."""

    mode: str = "classic"
    timer_s: int = TIMER_PRESETS["standard"]
    flash: bool = False
    powers: bool = False
    progress: str | None = None
    rule_change: int | None = None
    scenario: int | None = None
    puzzle: int | None = None
    puzzle_day: str | None = None
    puzzle_tiers: tuple[int, ...] | None = None
    all_tied_free_area: str = "smallest"
    two_player_gap: int = 5
    reveal: bool = False
    hide_counts: bool = False
    who_counts: str = "own"

    @property
    def rules(self) -> Mode:
        """The mode as data."""
        return MODES[self.mode]

    @property
    def counting(self) -> str:
        """Who counts, as it is chosen: "one", "own", or "hidden"."""
        return HIDDEN if self.hide_counts else self.who_counts

    def as_dict(self) -> dict[str, Any]:
        """The settings as set-up writes them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def settings_from(raw: Mapping[str, Any]) -> Settings:
    """The settings that a set-up chose; what it does not say is as usual in that mode.

    Raises:
        Refused: one is unknown, out of its range, or does not go with the others.
    """
    settings = Settings()
    for option, value in raw.items():
        settings = changed(settings, option, value)
    if settings.rules.timer is None or (settings.rules.timer == "optional" and "timer_s" not in raw):
        settings = replace(settings, timer_s=0)
    for reason in clashes(settings):
        raise Refused(reason)
    return settings


def forgiving(raw: Mapping[str, Any]) -> Settings:
    """The settings as far as they can be understood: for what was accepted once and must be read for ever."""
    settings = Settings()
    for option, value in raw.items():
        try:
            settings = changed(settings, option, value)
        except Refused:
            continue
    if settings.rules.timer is None or (settings.rules.timer == "optional" and "timer_s" not in raw):
        settings = replace(settings, timer_s=0)
    return settings


def changed(settings: Settings, option: str, value: Any) -> Settings:
    """The settings with one of them changed. Raises Refused where there is no such option or value."""
    known = {field.name for field in fields(Settings)}
    if option not in known:
        raise Refused(say("refused-no-such-option", option=option[:40]))
    if option == "puzzle_tiers" and isinstance(value, list):
        value = tuple(value)
    if not _ALLOWED[option](value):
        raise Refused(_why_not(option, value))
    return replace(settings, **{option: value})


def meant(settings: Settings, option: str, value: Any) -> Any:
    """The value that somebody means: a step counts from where the option stands now.

    Raises:
        Refused: that option has no steps.
    """
    if not isinstance(value, Increment):
        return value
    if option not in STEPPED:
        raise Refused(say("refused-option-value", option=say("option", option=option), value=str(value.step)))
    return value.apply(getattr(settings, option), *STEPPED[option])


def rechosen(settings: Settings, option: str, value: Any) -> Settings:
    """The settings after somebody chose that at the table: what can only go along with it goes along.

    Raises:
        Refused: there is no such option or value, or the rest cannot go along.
    """
    if option == "who_counts":
        hides = value == HIDDEN
        return replace(changed(settings, option, "own" if hides else value), hide_counts=hides)
    after = changed(settings, option, value)
    if option == "hide_counts" and value:
        after = replace(after, who_counts="own")
    if option in _OF_PROGRESS:
        kind = _OF_PROGRESS[option]
        if value is not None:
            others = {other: None for other in _OF_PROGRESS if other != option}
            after = replace(after, progress=kind, **others)  # type: ignore[arg-type]
        elif settings.progress == kind:
            after = replace(after, progress=None)
    if option == "progress":
        gone = {other: None for other, kind in _OF_PROGRESS.items() if kind != value}
        after = replace(after, **gone)  # type: ignore[arg-type]
    if option == "mode" and value != settings.mode:
        usual = TIMER_PRESETS["standard"] if after.rules.timer == "needed" else 0
        keeps = after.rules.timer == "needed" and settings.timer_s > 0
        after = after if keeps else replace(after, timer_s=usual)
        if after.rules.days is not None:
            after = replace(after, puzzle=None, puzzle_day=None, puzzle_tiers=None)
    for reason in clashes(after):
        raise Refused(reason)
    return after


def clashes(settings: Settings) -> tuple[Message, ...]:
    """What does not go together."""
    mode = settings.rules
    found = []
    for option in ("flash", "powers", "progress"):
        if getattr(settings, option) and not getattr(mode, option):
            found.append(say("refused-option-mode", option=option, mode=mode.id))
    if mode.timer == "needed" and settings.timer_s == 0:
        found.append(say("refused-needs-clock"))
    if mode.timer is None and settings.timer_s:
        found.append(say("refused-option-mode", option="timer_s", mode=mode.id))
    if (settings.progress == "rule-changes") != (settings.rule_change is not None):
        found.append(say("refused-rule-change-missing"))
    if (settings.progress == "scenarios") != (settings.scenario is not None):
        found.append(say("refused-scenario-missing"))
    return tuple(found)


def _why_not(option: str, value: Any) -> Message:
    """Why that value will not do: what there is instead, where people choose among numbers of the rulebook."""
    if option in _NUMBERED:
        return say("refused-no-such-number", option=option, value=_shown(value), most=_NUMBERED[option])
    if option == "puzzle_tiers" and isinstance(value, tuple) and all(_whole(tier, 0, 999) for tier in value):
        return say("refused-tiers-three" if len(value) != 3 else "refused-tiers-not-rising")
    return say("refused-option-value", option=say("option", option=option), value=_shown(value))


def _shown(value: Any) -> str:
    """A value that will not do, short: anything may have been sent."""
    small = isinstance(value, int) and abs(value) < 10**20
    return str(value)[:40] if small or value is None or isinstance(value, (str, float)) else "…"


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


#: What the rulebook numbers, from 1, and the last of each.
_NUMBERED: Final = {"rule_change": 7, "scenario": 18, "puzzle": 12}


def _maybe(value: Any, most: int) -> bool:
    return value is None or _whole(value, 1, most)


def _text_of(value: Any, known: tuple[str, ...]) -> bool:
    return isinstance(value, str) and value in known


def _tiers(value: Any) -> bool:
    """Three thresholds, rising."""
    if value is None:
        return True
    if not isinstance(value, tuple) or len(value) != 3 or not all(_whole(tier, 0, 999) for tier in value):
        return False
    return bool(value[0] < value[1] < value[2])


_ALLOWED: Final[dict[str, Any]] = {
    "mode": lambda v: _text_of(v, tuple(MODES)),
    "timer_s": lambda v: _whole(v, 0, _LONGEST_S),
    "flash": lambda v: isinstance(v, bool),
    "powers": lambda v: isinstance(v, bool),
    "progress": lambda v: v is None or _text_of(v, PROGRESS),
    **{option: (lambda v, most=most: _maybe(v, most)) for option, most in _NUMBERED.items()},
    "puzzle_day": lambda v: v is None or _text_of(v, DAYS),
    "puzzle_tiers": _tiers,
    "all_tied_free_area": lambda v: _text_of(v, ALL_TIED),
    "two_player_gap": lambda v: _whole(v, 0, 999),
    "reveal": lambda v: isinstance(v, bool),
    "hide_counts": lambda v: isinstance(v, bool),
    "who_counts": lambda v: _text_of(v, WHO_COUNTS),
}
