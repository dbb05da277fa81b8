"""Seats in table order: stable ids, names that are only shown, and a colour that never stands without its symbol."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count, product
from typing import Any, Final

from companion.table.message import Refused, say

#: Player colours with the symbol that always goes along (the six shapes of the rulebook's progress pages).
COLOURS: Final = ("red", "blue", "green", "purple", "amber", "brown")
SYMBOLS: Final = ("triangle", "diamond", "rhombus", "star_outline", "star", "square")

#: Longest name that is kept, in characters after trimming (game file, "Head").
NAME_LENGTH: Final = 80

#: Signs that turn the direction of writing until they are ended. No script needs them for a name.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

#: Signs of no width or no ink that Unicode does not count among its spaces and controls.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0xFE00, 0xFE10)}
#: What stands for an apostrophe on one keyboard or another.
_APOSTROPHES: Final = frozenset("'\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02c8\u2032\u00b4`\uff07")
#: What is drawn as a hyphen but is no dash in Unicode's eyes.
_HYPHENS: Final = frozenset("\u2212\u2043\u02d7")

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. ``left_after`` is the last round its player counts in ("set-up" before the first);
    ``members``: the people of a team that plays there together, in the order of their roles, and ``people``: their
    profiles in that order (None: nobody known)."""

    id: str
    name: str
    colour: str
    symbol: str
    profile: str | None = None
    devices: tuple[str, ...] = ()
    left_after: str | None = None
    members: tuple[str, ...] = ()
    people: tuple[str | None, ...] = ()

    @property
    def profiles(self) -> tuple[str, ...]:
        """Every known person who plays there: the player, or a team's."""
        return tuple(one for one in (self.profile, *self.people) if one)

    @property
    def everybody(self) -> tuple[tuple[str, str | None], ...]:
        """Name and profile of the player, or of each of a team."""
        people = (*self.people, *[None] * len(self.members))
        return tuple(zip(self.members, people, strict=False)) or ((self.name, self.profile),)


def clean_text(raw: str) -> str:
    """A text as people typed it, fit for any file: no control characters, no halves of signs, white space folded."""
    return " ".join("".join(c if unicodedata.category(c) not in ("Cc", "Cs") else " " for c in raw).split())


def clean_name(raw: str) -> str:
    """The name as it is kept: control characters dropped, and those that would turn round what stands after it; white
    space folded, ends trimmed.

    Raises:
        Refused: nothing that can be seen is left, or more than ``NAME_LENGTH`` characters are.
    """
    name = clean_text("".join(c for c in raw if c not in _TURNING))
    if not any(unicodedata.category(c)[0] not in "ZCM" and c not in _BLANK for c in name):
        raise Refused(say("refused-name-empty"))
    if len(name) > NAME_LENGTH:
        raise Refused(say("refused-name-long", length=len(name), most=NAME_LENGTH))
    return name


def fold_name(name: str) -> str:
    """What all names have in common that look the same: for finding somebody, never to be shown or kept.

    Accents in one sign or two, wide letters, capitals, kinds of apostrophe and hyphen, and signs that cannot be seen
    make no difference.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(_fold_char(c) for c in plain).split())


def _fold_char(char: str) -> str:
    if char in _APOSTROPHES:
        return "'"
    if char in _HYPHENS or unicodedata.category(char) == "Pd":
        return "-"
    if char in _BLANK or unicodedata.category(char) in ("Cf", "Cc"):
        return ""
    return char


def next_seat_id(used: frozenset[str]) -> str:
    """The first seat id never used at this table, so that a removed seat's marks go to nobody else: a … z, aa, …"""
    return next(id_ for id_ in _ids() if id_ not in used)


def _ids() -> Iterator[str]:
    for length in count(1):
        yield from ("".join(letters) for letters in product(_LETTERS, repeat=length))


def choose_look(seats: tuple[Seat, ...], colour: str | None = None, symbol: str | None = None) -> tuple[str, str]:
    """A colour and a symbol that nobody at the table has: those wished for where they are free, else the symbol's own
    colour, else the first that is free (all taken: the first ones again)."""
    shapes = [one for one in SYMBOLS if all(seat.symbol != one for seat in seats)]
    shape = symbol if symbol in shapes else (shapes or SYMBOLS)[0]
    colours = [one for one in COLOURS if all(seat.colour != one for seat in seats)]
    for one in (colour, COLOURS[SYMBOLS.index(shape)]):
        if one in colours:
            return one, shape
    return (colours or COLOURS)[0], shape


def seats_from_file(players: Iterable[Mapping[str, Any]], looks: Mapping[str, tuple[str, str]]) -> tuple[Seat, ...]:
    """The players of a game file at their table, each as he usually looks (``looks``: colour and symbol by profile)
    where nobody before him does: a file keeps no looks."""
    seats: tuple[Seat, ...] = ()
    for player in players:
        profile = player.get("profile")
        known = [one for one in (profile, *(player.get("profiles") or ())) if one in looks]
        colour, symbol = choose_look(seats, *(looks[known[0]] if known else (None, None)))
        seat = Seat(
            player["id"],
            player["name"],
            colour,
            symbol,
            profile,
            left_after=player.get("left_after"),
            members=tuple(player.get("members") or ()),
            people=tuple(player.get("profiles") or ()),
        )
        seats = (*seats, seat)
    return seats


def person_at(seats: Iterable[Seat], seat_id: str, place: int | None) -> tuple[str, str | None] | None:
    """Name and profile of who sits at that seat, or is that member of its team; None: there is no such place."""
    seat = next((seat for seat in seats if seat.id == seat_id), None)
    if seat is None or (place is None) != (not seat.members):
        return None
    return seat.everybody[place or 0] if 0 <= (place or 0) < len(seat.everybody) else None


def place_of(seats: Iterable[Seat], profile: str) -> tuple[str, int | None] | None:
    """The seat at which that person sits, and which member of its team they are; None: at none."""
    for seat in seats:
        for place, (_, there) in enumerate(seat.everybody):
            if there == profile:
                return seat.id, place if seat.members else None
    return None


def with_person(
    seats: tuple[Seat, ...], seat_id: str, place: int | None, name: str, profile: str | None
) -> tuple[Seat, ...]:
    """The same seats with another person at one of them; a place that is not there changes nothing."""
    if person_at(seats, seat_id, place) is None:
        return seats
    if place is None:
        return with_seat(seats, seat_id, name=name, profile=profile)
    team = list(next(seat for seat in seats if seat.id == seat_id).everybody)
    team[place] = (name, profile)
    people = tuple(one for _, one in team)
    return with_seat(seats, seat_id, members=tuple(each for each, _ in team), people=people if any(people) else ())


def with_seat(seats: tuple[Seat, ...], seat_id: str, **changes: object) -> tuple[Seat, ...]:
    """The same seats with one of them changed."""
    return tuple(replace(seat, **changes) if seat.id == seat_id else seat for seat in seats)  # type: ignore[arg-type]
