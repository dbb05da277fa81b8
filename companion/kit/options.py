"""Declares a game's settings: what set-up offers, what players may decide later, and what they copy from their box
because only its components print it.

Each option declares its name, its values and its default. Chosen values are kept immutable and written as JSON
(``Chosen.as_dict``) into journals and the group's remembered choices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from companion.table.message import Refused, say
from companion.table.seats import NAME_LENGTH, clean_text

Kind = Literal["one-of", "number", "numbers", "text", "names"]

#: The largest number that can be copied from a card.
MOST_PRINTED: Final = 10**9 - 1


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a game.

    Attributes:
        clean: returns the value in the form in which it is kept; raises ValueError if it is invalid.
        values: the possible values, or the keys of a table of numbers.
        ruling: whether the option decides a question that the rule text leaves open.
        printed: whether the players copy the value from their box. Rulings and printed values may change during the
            game, others only before.
        formerly: the default of earlier versions; it holds at tables whose journal says nothing of this option.
    """

    name: str
    kind: Kind
    default: Any
    clean: Callable[[Any], Any]
    values: tuple[Any, ...] = ()
    ruling: bool = False
    printed: bool = False
    formerly: Any = None

    @property
    def changes_any_time(self) -> bool:
        """Tell whether it may change during the game."""
        return self.ruling or self.printed


def one_of(name: str, *values: Any, ruling: bool = True, formerly: Any = None) -> Option:
    """Return an option with these values, the first being the default (``formerly``: the default of earlier
    versions)."""

    def clean(value: Any) -> Any:
        """Return the value if it is one of the possible ones (True is not accepted for 1); else raise ValueError."""
        if any(type(value) is type(one) and value == one for one in values):
            return value
        raise ValueError(name)

    return Option(name, "one-of", values[0], clean, values, ruling=ruling, formerly=formerly)


def printed_number(name: str, least: int, most: int = MOST_PRINTED) -> Option:
    """Return the option of a number that only the box prints; None until somebody enters it."""

    def clean(value: Any) -> Any:
        return None if value is None else _read_whole(value, least, most)

    return Option(name, "number", None, clean, printed=True)


def printed_numbers(name: str, keys: tuple[str, ...], least: int = 0, most: int = MOST_PRINTED) -> Option:
    """Return the option of a table of numbers that only the box prints: a number for each key that somebody has
    entered."""

    def clean(value: Any) -> Any:
        """Return the entered numbers as pairs, in the order of the keys. Raises ValueError for another key or
        number."""
        if isinstance(value, tuple):  # the form in which it is kept
            value = dict(value)
        if not isinstance(value, Mapping) or not set(value) <= set(keys):
            raise ValueError(name)
        return tuple((key, _read_whole(value[key], least, most)) for key in keys if value.get(key) is not None)

    return Option(name, "numbers", (), clean, keys, printed=True)


def free_text(name: str, most: int = NAME_LENGTH, *, printed: bool = False) -> Option:
    """Return the option of a text of the group's own; "" by default."""

    def clean(value: Any) -> Any:
        if not isinstance(value, str) or len(text := clean_text(value)) > most:
            raise ValueError(name)
        return text

    return Option(name, "text", "", clean, printed=printed)


def printed_names(name: str, *values: str, most: int, longest: int = NAME_LENGTH) -> Option:
    """Return the option of names that only the box prints, as the players enter them: at most ``most``, each of at most
    ``longest`` characters.

    Each goes with one of ``values`` (its colour, say), or with any text if no values are given.
    """

    def clean(value: Any) -> Any:
        """Return the entered names as pairs of a name and its value. Raises ValueError for too many, or for one that is
        not allowed."""
        pairs = dict(value)
        if len(pairs) > most:
            raise ValueError(name)
        return tuple((_read_text(key, longest), _read_text(one, 200, values)) for key, one in pairs.items())

    return Option(name, "names", (), clean, values, printed=True)


def _read_text(value: Any, most: int = NAME_LENGTH, known: tuple[str, ...] = ()) -> str:
    """Return the typed text cleaned; raise ValueError if it is too long, empty, or not among ``known`` (if any)."""
    if isinstance(value, str) and len(text := clean_text(value)) <= most and (text in known or (text and not known)):
        return text
    raise ValueError(str(value)[:40])


def _read_whole(value: Any, least: int, most: int) -> int:
    """Return the value if it is a whole number in the range; else raise ValueError."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise ValueError(str(value)[:40])


@dataclass(frozen=True, slots=True)
class Chosen:
    """Chosen value of every option of a game, by name; immutable."""

    values: tuple[tuple[str, Any], ...]

    def __getitem__(self, name: str) -> Any:
        return dict(self.values)[name]

    def numbers(self, name: str) -> dict[str, int]:
        """Return the numbers entered for an option of ``printed_numbers``, by key."""
        return dict(self[name])

    def as_dict(self) -> dict[str, Any]:
        """Return the chosen values as JSON, without those that are None."""
        return {
            name: dict(value) if isinstance(value, tuple) else value for name, value in self.values if value is not None
        }


class Options:
    """All options of a game: finds one by its name (``options[name]`` raises Refused for an unknown one), and reads and
    changes the chosen values."""

    def __init__(self, *options: Option) -> None:
        self.all = options
        self._by_name = {option.name: option for option in options}

    def __getitem__(self, name: str) -> Option:
        if name not in self._by_name:
            raise Refused(say("refused-no-such-option", option=name[:40]))
        return self._by_name[name]

    def defaults(self) -> Chosen:
        """Return the settings with every option at its default."""
        return Chosen(tuple((option.name, option.default) for option in self.all))

    def validate(self, raw: Mapping[str, Any]) -> Chosen:
        """Return the settings with these values. Raises Refused for an unknown option or an invalid value."""
        chosen = self.defaults()
        for name, value in raw.items():
            chosen = self.change(chosen, name, value)
        return chosen

    def validate_leniently(self, raw: Mapping[str, Any]) -> Chosen:
        """Return the settings with these values, except those that are invalid today: for settings accepted earlier,
        which must stay readable."""
        chosen = self.defaults()
        for name, value in raw.items():
            try:
                chosen = self.change(chosen, name, value)
            except Refused:
                continue
        return chosen

    def fill_in(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new table as its journal keeps them: with the present default written out wherever
        earlier versions had another and ``raw`` names none. The values are not checked."""
        return {each.name: each.default for each in self.all if each.formerly is not None} | dict(raw)

    def read(self, raw: Mapping[str, Any]) -> Chosen:
        """Return the settings that a journal holds; an option that the journal does not mention has the default of that
        time (``Option.formerly``)."""
        former_defaults = {each.name: each.formerly for each in self.all if each.formerly is not None}
        return self.validate_leniently(former_defaults | dict(raw))

    def change(self, chosen: Chosen, name: str, value: Any) -> Chosen:
        """Return the settings with one option changed. Raises Refused for an unknown option or an invalid value."""
        option = self[name]
        try:
            clean = option.clean(value)
        except (ValueError, TypeError) as error:
            raise Refused(say("refused-option-value", option=name, value=str(value)[:40])) from error
        return Chosen(tuple((one, clean if one == name else was) for one, was in chosen.values))
