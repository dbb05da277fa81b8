"""Describes a count while it is being typed on the keypad: digits, sign, one by one or as a sum. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.scoring.sheet import COUNTS, ROW_OF

#: Fields that can be put down one by one (each photo, each ad) or as a sum.
ONE_BY_ONE: Final = tuple(id_ for id_, count in COUNTS.items() if count.how == "one-by-one")
#: The parts of articles where they are counted by tile.
TILES: Final = ("articles.one_point", "articles.two_point")
#: Fields that are answered by yes or no, without the keypad.
YES_NO: Final = tuple(id_ for id_, count in COUNTS.items() if count.how == "yes-no")
#: Fields that may be below 0: the points of a tribune, and bonuses (rulebook, tribunes and flash cards).
SIGNED: Final = (*(id_ for id_, count in COUNTS.items() if count.signed), "bonus")
#: The longest number that is typed, in digits.
MOST_DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class CountCell:
    """Cell of the counting screen: one count of one player's page; ``field`` as in ``counts.COUNT_FIELDS``."""

    seat: str
    field: str

    @property
    def row(self) -> str:
        """Return the row of the pad that it belongs to; a count outside the pad is a row of its own."""
        return row_of(self.field)


def row_of(field: str) -> str:
    """Return the row of the pad that a field belongs to; for a bonus, the row that it is added to."""
    name, _, part = field.partition(".")
    return part if name == "bonus" else ROW_OF.get(name, name)


def list_fields(rules: Rules, character: str | None, counts: Counts, by_tile: bool) -> tuple[str, ...]:
    """Return the fields to count on that player's page, in the order of the pad. Articles are counted by tile if they
    already are, or if nothing is entered and the device prefers it (``by_tile``)."""
    fields: list[str] = []
    for id_ in rules.fields(character):
        tiles = isinstance(counts.articles, ArticleCount) or (counts.articles is None and by_tile)
        fields.extend(TILES if id_ == "articles" and tiles else (id_,))
    return tuple(fields)


def read_value(counts: Counts, field: str) -> Any:
    """Return what is entered in that field; None: nothing."""
    name, _, part = field.partition(".")
    if name == "bonus":
        return counts.bonus_in(part)
    if part:
        return getattr(counts.articles, part) if isinstance(counts.articles, ArticleCount) else None
    value = getattr(counts, name)
    return value.points if isinstance(value, ArticleCount) else value


def find_replaced_value(counts: Counts, field: str) -> Any:
    """Return what an entry in that field would replace: the field's own value or, for articles, the value in the other
    notation (by tile, or as a sum; in points, so far). None: nothing."""
    value, articles = read_value(counts, field), counts.articles
    if value is not None or field.partition(".")[0] != "articles":
        return value
    if isinstance(articles, ArticleCount):
        return None if field in TILES else articles.so_far
    return articles


def may_be_negative(field: str) -> bool:
    """Tell whether that count may be below 0."""
    return field.partition(".")[0] in SIGNED


def is_still_open(counts: Counts, missing: Iterable[str], field: str) -> bool:
    """Tell whether the field is still to be entered; ``missing`` names the fields as the scoring does."""
    return field.partition(".")[0] in missing and read_value(counts, field) is None


def next_cell(
    order: Sequence[CountCell], after: CountCell | None, wanted: Callable[[CountCell], bool]
) -> CountCell | None:
    """Return the next cell after ``after`` (the first for None), going round at the end, that ``wanted`` accepts; None
    if it accepts no other."""
    start = order.index(after) + 1 if after in order else 0
    return next((cell for cell in (*order[start:], *order[:start]) if cell != after and wanted(cell)), None)


@dataclass(frozen=True, slots=True)
class KeypadEntry:
    """Open cell, and what is typed into it on the keypad; immutable, each key makes a new one.

    Attributes:
        seen: what the cell held when it was opened.
        over: what the entry would replace in the other notation (``find_replaced_value``).
        typed: the number so far; None while no key was pressed.
        parts: the numbers already put down, if the cell is counted one by one (``listing``).
    """

    cell: CountCell
    seen: Any = None
    over: Any = None
    typed: str | None = None
    parts: tuple[int, ...] = ()
    listing: bool = False

    @property
    def known(self) -> Any:
        """Return the value that the entry will replace, as the person who types has seen it."""
        return self.over if self.seen is None else self.seen

    @property
    def touched(self) -> bool:
        """Tell whether a key was pressed since the cell was opened."""
        return self.typed is not None or self.parts != _list_parts(self.seen) or self.listing != _was_listing(self)

    @property
    def number(self) -> int | None:
        """Return the number that is being typed; None while there is none."""
        return int(self.typed) if self.typed not in (None, "", "-") else None

    @property
    def value(self) -> Any:
        """Return what OK would enter: a number, numbers one by one, or None (taken back)."""
        if not self.touched:
            return self.seen
        if self.listing:
            parts = self.parts if self.number is None else (*self.parts, self.number)
            return parts or None
        return self.number


def open_cell(cell: CountCell, value: Any, listing: bool = False) -> KeypadEntry:
    """Return the entry of a cell just opened; a typed number will replace its value. ``listing``: whether an empty cell
    begins one by one."""
    if isinstance(value, tuple):
        return KeypadEntry(cell, value, parts=value, listing=True)
    return KeypadEntry(cell, value, listing=listing and value is None and cell.field in ONE_BY_ONE)


def with_digit(entry: KeypadEntry, digit: str) -> KeypadEntry:
    """Return the entry with one digit more (the first one begins a new number, or a new list, in place of what was
    entered); the same entry where the number has all its digits."""
    if entry.typed is None and entry.listing and entry.parts == _list_parts(entry.seen):
        entry = replace(entry, parts=())
    before = entry.typed or ""
    sign, digits = ("-", before[1:]) if before.startswith("-") else ("", before)
    if len(digits) >= MOST_DIGITS:
        return entry
    return replace(entry, typed=sign + (digits + digit if digits != "0" else digit))


def with_sign(entry: KeypadEntry) -> KeypadEntry:
    """Return the entry with the other sign; before any digit, with the sign of the number to come."""
    if entry.typed is None:
        start = str(entry.seen) if isinstance(entry.seen, int) else ""
    else:
        start = entry.typed
    return replace(entry, typed=start[1:] if start.startswith("-") else f"-{start}")


def delete_last(entry: KeypadEntry) -> KeypadEntry:
    """Return the entry after a press on the delete key: the last digit goes, of what is typed or else of the count
    entered earlier. With an empty field, the last summand comes back into it, without its last digit."""
    typed = entry.typed
    if typed is None and isinstance(entry.seen, int):
        typed = str(entry.seen)
    if typed in (None, "") and entry.parts:
        return replace(entry, parts=entry.parts[:-1], typed=str(entry.parts[-1])[:-1])
    left = (typed or "")[:-1]
    return replace(entry, typed="" if left == "-" else left)


def with_next_part(entry: KeypadEntry) -> KeypadEntry:
    """Return the entry with the number put down, ready for the next photo or ad; a sum already entered becomes the
    first of them."""
    number = entry.number
    if number is None and entry.typed is None and isinstance(entry.seen, int):
        number = entry.seen
    parts = entry.parts if number is None else (*entry.parts, number)
    return replace(entry, parts=parts, typed="", listing=True)


def switch_sum(entry: KeypadEntry) -> KeypadEntry:
    """Return the entry switched between one by one and sum: the numbers are added up, or the sum becomes the first of
    several."""
    if not entry.listing:
        stands = entry.typed is None and isinstance(entry.seen, int)
        return replace(entry, listing=True, typed=str(entry.seen) if stands else entry.typed)
    together = sum(entry.parts) + (entry.number or 0)
    empty = not entry.parts and entry.number is None
    return replace(entry, listing=False, parts=(), typed=entry.typed if empty else str(together))


def with_zero(entry: KeypadEntry) -> KeypadEntry:
    """Return the entry with 0 instead of whatever is typed."""
    return replace(entry, typed="0", parts=(), listing=False)


def _list_parts(value: Any) -> tuple[int, ...]:
    """Return the numbers of a value that was counted one by one; empty for any other value."""
    return value if isinstance(value, tuple) else ()


def _was_listing(entry: KeypadEntry) -> bool:
    """Tell whether the cell was one by one when it was opened."""
    # An empty cell may begin either way, so that its notation is no change.
    return isinstance(entry.seen, tuple) if entry.seen is not None else entry.listing
