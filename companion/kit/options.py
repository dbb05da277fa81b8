"""A game's settings as it declares them: what set-up offers, what a table may decide later, and what the players copy
from their box because only its components print it.

Each declares a name, what it may be, and how it stands before anybody chose. The values are kept frozen, and written
as JSON (``Chosen.as_dict``) into journals and the memory of the group.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from companion.table.message import Refused, say
from companion.table.seats import NAME_LENGTH, clean_text

Kind = Literal["one-of", "number", "numbers", "text", "names"]

#: The largest number that anybody copies from a card.
MOST_PRINTED: Final = 10**9 - 1


@dataclass(frozen=True, slots=True)
class Option:
    """One setting. ``clean`` returns the value as it is kept and raises ValueError where it will not do; ``values``:
    those there are, or the keys of a table of numbers. ``ruling``: it decides where the rule text is open;
    ``printed``: the players copy it from their box. Both may change while the game goes on, the rest only before."""

    name: str
    kind: Kind
    default: Any
    clean: Callable[[Any], Any]
    values: tuple[Any, ...] = ()
    ruling: bool = False
    printed: bool = False

    @property
    def any_time(self) -> bool:
        """Whether it may change while the game goes on."""
        return self.ruling or self.printed


def one_of(name: str, *values: Any, ruling: bool = True) -> Option:
    """One of these, the first where nobody chose."""

    def clean(value: Any) -> Any:
        if any(type(value) is type(one) and value == one for one in values):
            return value
        raise ValueError(name)

    return Option(name, "one-of", values[0], clean, values, ruling=ruling)


def printed_number(name: str, least: int, most: int = MOST_PRINTED) -> Option:
    """A number that only the box prints; None until somebody has typed it."""

    def clean(value: Any) -> Any:
        return None if value is None else _whole(value, least, most)

    return Option(name, "number", None, clean, printed=True)


def printed_numbers(name: str, keys: tuple[str, ...], least: int = 0, most: int = MOST_PRINTED) -> Option:
    """A table that only the box prints: a number for some of these keys, the rest not typed yet."""

    def clean(value: Any) -> Any:
        if isinstance(value, tuple):  # as it is kept
            value = dict(value)
        if not isinstance(value, Mapping) or not set(value) <= set(keys):
            raise ValueError(name)
        return tuple((key, _whole(value[key], least, most)) for key in keys if value.get(key) is not None)

    return Option(name, "numbers", (), clean, keys, printed=True)


def free_text(name: str, most: int = NAME_LENGTH, *, printed: bool = False) -> Option:
    """A text of the table's own; empty where nobody wrote one."""

    def clean(value: Any) -> Any:
        if not isinstance(value, str) or len(text := clean_text(value)) > most:
            raise ValueError(name)
        return text

    return Option(name, "text", "", clean, printed=printed)


def printed_names(name: str, *values: str, most: int, longest: int = NAME_LENGTH) -> Option:
    """Names that only the box prints, each with one of ``values`` (its colour, say), or with any text where there are
    none; as many as ``most``, of at most ``longest`` characters. They are typed where the game is played."""

    def clean(value: Any) -> Any:
        pairs = dict(value)
        if len(pairs) > most:
            raise ValueError(name)
        return tuple((_text(key, longest), _text(one, 200, values)) for key, one in pairs.items())

    return Option(name, "names", (), clean, values, printed=True)


def _text(value: Any, most: int = NAME_LENGTH, known: tuple[str, ...] = ()) -> str:
    if isinstance(value, str) and len(text := clean_text(value)) <= most and (text in known or (text and not known)):
        return text
    raise ValueError(str(value)[:40])


def _whole(value: Any, least: int, most: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise ValueError(str(value)[:40])


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, for every option that the game has."""

    values: tuple[tuple[str, Any], ...]

    def __getitem__(self, name: str) -> Any:
        return dict(self.values)[name]

    def numbers(self, name: str) -> dict[str, int]:
        """A table of numbers as far as it is typed."""
        return dict(self[name])

    def as_dict(self) -> dict[str, Any]:
        """The settings as JSON holds them."""
        return {
            name: dict(value) if isinstance(value, tuple) else value for name, value in self.values if value is not None
        }


class Options:
    """The settings that a game has."""

    def __init__(self, *options: Option) -> None:
        self.all = options
        self._by_name = {option.name: option for option in options}

    def __getitem__(self, name: str) -> Option:
        if name not in self._by_name:
            raise Refused(say("refused-no-such-option", option=name[:40]))
        return self._by_name[name]

    def usual(self) -> Chosen:
        """Before anybody chose."""
        return Chosen(tuple((option.name, option.default) for option in self.all))

    def judged(self, raw: Mapping[str, Any]) -> Chosen:
        """The settings that somebody chose. Raises Refused where one is unknown or will not do."""
        chosen = self.usual()
        for name, value in raw.items():
            chosen = self.changed(chosen, name, value)
        return chosen

    def forgiving(self, raw: Mapping[str, Any]) -> Chosen:
        """The settings as far as they can be understood: for what was accepted once and must be read for ever."""
        chosen = self.usual()
        for name, value in raw.items():
            try:
                chosen = self.changed(chosen, name, value)
            except Refused:
                continue
        return chosen

    def changed(self, chosen: Chosen, name: str, value: Any) -> Chosen:
        """The settings with one of them changed. Raises Refused where there is no such option or value."""
        option = self[name]
        try:
            clean = option.clean(value)
        except (ValueError, TypeError) as error:
            raise Refused(say("refused-option-value", option=name, value=str(value)[:40])) from error
        return Chosen(tuple((one, clean if one == name else was) for one, was in chosen.values))
