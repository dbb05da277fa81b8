"""Holds seats in table order: stable ids, names for display, and colours that always come with a symbol."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count, product
from typing import Any, Final

from companion.table.message import Refused, say

#: Player colours, each with its own symbol (the six shapes of the rulebook's progress pages).
COLOURS: Final = ("red", "blue", "green", "purple", "amber", "brown")
SYMBOLS: Final = ("triangle", "diamond", "rhombus", "star_outline", "star", "square")

#: The longest name, in characters after trimming (game file, "Head").
NAME_LENGTH: Final = 80

#: Bidirectional control characters. No script needs them in a name.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

#: Invisible characters that Unicode does not classify as spaces or controls.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0xFE00, 0xFE10)}
#: Characters that keyboards produce for an apostrophe.
_APOSTROPHES: Final = frozenset("'\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02c8\u2032\u00b4`\uff07")
#: Characters that look like a hyphen but are not in Unicode's category of dashes.
_HYPHENS: Final = frozenset("\u2212\u2043\u02d7")

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Seat:
    """Place at the table, with the player or the team who sits there and the devices that play for them; immutable.

    Attributes:
        profile: the player's profile; None if it is unknown, and for a team.
        devices: the devices on which the seat is played.
        left_after: the last round that counts for its player ("set-up": none); None while they play.
        members: the names of a team that plays there together, in the order of their roles.
        people: the profiles of these members, in the same order (None: unknown).
    """

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
        """Return all known profiles at the seat: the player's, or those of a team."""
        return tuple(one for one in (self.profile, *self.people) if one)

    @property
    def is_full(self) -> bool:
        """Tell whether the seat has its device; a team may have one for each of its members."""
        return len(self.devices) >= max(1, len(self.members))

    @property
    def everybody(self) -> tuple[tuple[str, str | None], ...]:
        """Return name and profile of the player, or of each member of a team."""
        people = (*self.people, *[None] * len(self.members))
        return tuple(zip(self.members, people, strict=False)) or ((self.name, self.profile),)


def clean_text(raw: str) -> str:
    """Return a typed text fit for any file: without control characters and lone surrogates, white space collapsed."""
    return " ".join("".join(c if unicodedata.category(c) not in ("Cc", "Cs") else " " for c in raw).split())


def without_turning(raw: str) -> str:
    """Return a typed text without bidirectional control characters, which turn the direction of writing."""
    return "".join(c for c in raw if c not in _TURNING)


def clean_name(raw: str) -> str:
    """Return a typed name fit to store: no control or bidirectional characters, white space collapsed, ends trimmed.

    Raises:
        Refused: no visible character is left, or more than ``NAME_LENGTH`` characters are.
    """
    name = clean_text(without_turning(raw))
    if not any(unicodedata.category(c)[0] not in "ZCM" and c not in _BLANK for c in name):
        raise Refused(say("refused-name-empty"))
    if len(name) > NAME_LENGTH:
        raise Refused(say("refused-name-long", length=len(name), most=NAME_LENGTH))
    return name


def fold_name(name: str) -> str:
    """Return a name folded so that names that look the same compare equal: for look-up only, never to be shown or
    stored.

    Composed and decomposed accents, full-width letters, case, kinds of apostrophe and hyphen, and invisible characters
    make no difference.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(_fold_char(c) for c in plain).split())


def _fold_char(char: str) -> str:
    """Return a character as ``fold_name`` has it; "" for an invisible one."""
    if char in _APOSTROPHES:
        return "'"
    if char in _HYPHENS or unicodedata.category(char) == "Pd":
        return "-"
    if char in _BLANK or unicodedata.category(char) in ("Cf", "Cc"):
        return ""
    return char


def next_seat_id(used: frozenset[str]) -> str:
    """Return the first seat id never used at this table (a … z, aa, …), so that a removed seat's events go to no
    other seat."""
    return next(id_ for id_ in _generate_ids() if id_ not in used)


def _generate_ids() -> Iterator[str]:
    """Yield a, b, … z, aa, ab, …"""
    for length in count(1):
        yield from ("".join(letters) for letters in product(_LETTERS, repeat=length))


def choose_look(seats: tuple[Seat, ...], colour: str | None = None, symbol: str | None = None) -> tuple[str, str]:
    """Return a colour and a symbol that no other seat has.

    The wished ones are used where they are free, else the symbol's own colour, else the first free ones; if all are
    taken, the first of all.
    """
    shapes = [one for one in SYMBOLS if all(seat.symbol != one for seat in seats)]
    shape = symbol if symbol in shapes else (shapes or SYMBOLS)[0]
    colours = [one for one in COLOURS if all(seat.colour != one for seat in seats)]
    for one in (colour, COLOURS[SYMBOLS.index(shape)]):
        if one in colours:
            return one, shape
    return (colours or COLOURS)[0], shape


def find_seat(seats: Iterable[Seat], seat_id: str) -> Seat:
    """Return the seat with that id. Raises Refused if there is none."""
    for seat in seats:
        if seat.id == seat_id:
            return seat
    raise Refused(say("refused-no-such-seat"))


def seats_from_file(players: Iterable[Mapping[str, Any]], looks: Mapping[str, tuple[str, str]]) -> tuple[Seat, ...]:
    """Return the seats for a game file's players.

    A file stores no looks: each player gets their usual colour and symbol (``looks``, by profile) unless a seat before
    them has it, and else the first free ones.
    """
    seats: tuple[Seat, ...] = ()
    for player in players:
        profile = player.get("profile")
        known_profiles = [one for one in (profile, *(player.get("profiles") or ())) if one in looks]
        colour, symbol = choose_look(seats, *(looks[known_profiles[0]] if known_profiles else (None, None)))
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
    """Return name and profile of the person at a seat, or with ``place`` of that member of its team; None if there is
    no such seat or member."""
    seat = next((seat for seat in seats if seat.id == seat_id), None)
    if seat is None or (place is None) != (not seat.members):
        return None
    return seat.everybody[place or 0] if 0 <= (place or 0) < len(seat.everybody) else None


def place_of(seats: Iterable[Seat], profile: str) -> tuple[str, int | None] | None:
    """Return the seat at which a profile plays, and the number of the member in its team (None: no team); None if it
    plays nowhere."""
    for seat in seats:
        for place, (_, profile_there) in enumerate(seat.everybody):
            if profile_there == profile:
                return seat.id, place if seat.members else None
    return None


def with_person(
    seats: tuple[Seat, ...], seat_id: str, place: int | None, name: str, profile: str | None
) -> tuple[Seat, ...]:
    """Return the seats with that person at a place: a seat or, with ``place``, that member of its team. Unchanged if
    there is no such place."""
    if person_at(seats, seat_id, place) is None:
        return seats
    if place is None:
        return with_seat(seats, seat_id, name=name, profile=profile)
    team = list(next(seat for seat in seats if seat.id == seat_id).everybody)
    team[place] = (name, profile)
    people = tuple(one for _, one in team)
    return with_seat(seats, seat_id, members=tuple(each for each, _ in team), people=people if any(people) else ())


def with_seat(seats: tuple[Seat, ...], seat_id: str, **changes: object) -> tuple[Seat, ...]:
    """Return the seats with fields of one of them changed. Unchanged if there is no such seat."""
    return tuple(replace(seat, **changes) if seat.id == seat_id else seat for seat in seats)  # type: ignore[arg-type]
