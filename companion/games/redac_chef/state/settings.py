"""Defines what players choose at set-up, and which of it may change while the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.free_area import AllTied
from companion.games.redac_chef.modes import MODES, TIMER_PRESETS, DayName, Mode, ModeId
from companion.games.redac_chef.scoring.options import Options
from companion.games.redac_chef.scoring.rules import ProgressKind, Rules, Rulings
from companion.kit.shape import MOST
from companion.table.intents import Increment
from companion.table.message import Message, Refused, say

PROGRESS: Final[tuple[ProgressKind, ...]] = get_args(ProgressKind)
#: What may be set for the free-area row when everybody ties ("decided", table "Scoring one round").
ALL_TIED: Final[tuple[AllTied, ...]] = get_args(AllTied)

#: Rulings may change at any time; the rest only before the round it acts on.
RULINGS: Final = ("all_tied_free_area", "two_player_gap")
#: Options that change no figure, so that they may change at any time too.
SHOWING: Final = ("reveal", "hide_counts", "who_counts")
#: Who enters the counts: each player their own page, or one device all of them. As a choice there is a third: each
#: their own, hidden from the others (``hide_counts``).
WhoCounts = Literal["own", "one"]
HIDDEN: Final = "hidden"

#: The longest round that a table can set, in seconds; files may hold longer ones.
LONGEST_S: Final = 3600
#: Options changed step by step, with the least and the most that the buttons reach: the round's length in seconds, the
#: gap in dollars.
STEPPED: Final = {"timer_s": (30, LONGEST_S), "two_player_gap": (0, 99)}
#: The options that each imply a kind of progress.
_OF_PROGRESS: Final = {"rule_change": "rule-changes", "scenario": "scenarios"}


@dataclass(frozen=True, slots=True)
class Settings(Options):
    """All options chosen for a game: those that its file holds, and those that only its table needs.

    Attributes:
        puzzle_day: the day of a puzzle that the rulebook shows only as a picture.
        reveal: whether at the end every screen reveals the places one by one, the last first.
        hide_counts: whether others' counts of a row are shown only once everybody has counted it.
        who_counts: "own": a phone is led through its own page; "one": only the host's and the scorekeeper's devices are
            led, through all pages.
    """

    timer_s: Annotated[int, Field(ge=0, le=LONGEST_S)] = TIMER_PRESETS["standard"]
    mode: ModeId = "classic"
    puzzle_day: DayName | None = None
    reveal: bool = False
    hide_counts: bool = False
    who_counts: WhoCounts = "own"

    @property
    def rules(self) -> Mode:
        """Return the mode that is played."""
        return MODES[self.mode]

    @property
    def counting(self) -> str:
        """Return who counts as set-up offers it: "one", "own", or "hidden"."""
        return HIDDEN if self.hide_counts else self.who_counts

    @property
    def all_tied_free_area(self) -> AllTied:
        """Return what everybody gets for the free area when all tie."""
        return self.rulings.all_tied_free_area

    @property
    def two_player_gap(self) -> int:
        """Return the gap in revenue ($) that costs nothing with two players."""
        return self.rulings.two_player_gap

    @property
    def options(self) -> Options:
        """Return the part of the settings that a file holds."""
        return Options(**{field.name: getattr(self, field.name) for field in fields(Options)})

    def scoring_rules(self, facts: Facts) -> Rules:
        """Return the rules by which the game is scored."""
        return self.rules_for(facts, self.mode, self.puzzle_day or "friday")


def settings_from(raw: Mapping[str, Any]) -> Settings:
    """Return the settings chosen at set-up; those not chosen have their defaults in that mode.

    Raises:
        Refused: one is unknown, out of its range, or does not go with the others.
    """
    settings = Settings()
    for option, value in raw.items():
        settings = change_setting(settings, option, value)
    if settings.rules.timer is None or (settings.rules.timer == "optional" and "timer_s" not in raw):
        settings = replace(settings, timer_s=0)
    for reason in clashes(settings):
        raise Refused(reason)
    return settings


def read_leniently(raw: Mapping[str, Any]) -> Settings:
    """Return the settings with these values, without those that are invalid today (whether they go together is not
    checked): settings that were accepted earlier must stay readable."""
    settings = Settings()
    for option, value in raw.items():
        try:
            settings = change_setting(settings, option, value)
        except Refused:
            continue
    if settings.rules.timer is None or (settings.rules.timer == "optional" and "timer_s" not in raw):
        settings = replace(settings, timer_s=0)
    return settings


def change_setting(settings: Settings, option: str, value: Any) -> Settings:
    """Return the settings with one of them changed, and nothing else, even if they then contradict each other. Raises
    Refused if there is no such option or value."""
    if option not in _KINDS:
        raise Refused(say("refused-no-such-option", option=option[:40]))
    if value is not None or option not in _MAY_BE_NONE:
        try:
            value = _KINDS[option].validate_python(value)
        except ValidationError:
            raise Refused(_explain_refusal(option, value)) from None
    if option in RULINGS:
        return replace(settings, rulings=replace(settings.rulings, **{option: value}))
    return replace(settings, **{option: value})


def resolve_step(settings: Settings, option: str, value: Any) -> Any:
    """Return the value to set: for an ``Increment``, the option's present value with the step added; any other value as
    it is.

    Raises:
        Refused: the option has no steps.
    """
    if not isinstance(value, Increment):
        return value
    if option not in STEPPED:
        raise Refused(say("refused-option-value", option=say("option", option=option), value=str(value.step)))
    return value.apply(getattr(settings, option), *STEPPED[option])


def choose_setting(settings: Settings, option: str, value: Any) -> Settings:
    """Return the settings after a choice at the table, with the settings that depend on it changed as well.

    Raises:
        Refused: there is no such option or value, or the other settings cannot be made to fit it.
    """
    if option == "who_counts":
        hides = value == HIDDEN
        return replace(change_setting(settings, option, "own" if hides else value), hide_counts=hides)
    after = change_setting(settings, option, value)
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
    """Return a message for each contradiction among the settings; empty if they go together."""
    mode = settings.rules
    messages = []
    for option in ("flash", "powers", "progress"):
        if getattr(settings, option) and not getattr(mode, option):
            messages.append(say("refused-option-mode", option=option, mode=mode.id))
    if mode.timer == "needed" and settings.timer_s == 0:
        messages.append(say("refused-needs-clock"))
    if mode.timer is None and settings.timer_s:
        messages.append(say("refused-option-mode", option="timer_s", mode=mode.id))
    if (settings.progress == "rule-changes") != (settings.rule_change is not None):
        messages.append(say("refused-rule-change-missing"))
    if (settings.progress == "scenarios") != (settings.scenario is not None):
        messages.append(say("refused-scenario-missing"))
    return tuple(messages)


def _explain_refusal(option: str, value: Any) -> Message:
    """Return why the value is invalid; for numbers of the rulebook, how many there are."""
    if option in _NUMBERED:
        return say("refused-no-such-number", option=option, value=_shorten_value(value), most=_NUMBERED[option])
    if option == "puzzle_tiers" and isinstance(value, (list, tuple)) and all(_is_count(tier) for tier in value):
        return say("refused-tiers-three" if len(value) != 3 else "refused-tiers-not-rising")
    return say("refused-option-value", option=say("option", option=option), value=_shorten_value(value))


def _shorten_value(value: Any) -> str:
    """Return an invalid value short enough for a message ("…" for what is no short text or number): a device may have
    sent a value of any length."""
    small = isinstance(value, int) and abs(value) < 10**20
    return str(value)[:40] if small or value is None or isinstance(value, (str, float)) else "…"


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST


#: Options that are numbers of the rulebook, from 1, with the last number of each.
_NUMBERED: Final = {"rule_change": 7, "scenario": 18, "puzzle": 12}
#: The validator of each option's values.
_KINDS: Final[dict[str, TypeAdapter[Any]]] = {
    name: TypeAdapter(kind, config=ConfigDict(strict=True))
    for holder in (Settings, Rulings)
    for name, kind in get_type_hints(holder, include_extras=True).items()
    if name in Settings().as_dict()
}
#: The options that may be unset (None).
_MAY_BE_NONE: Final = frozenset(name for name, value in Settings().as_dict().items() if value is None)
