"""Defines what the front page of a finished game says, and derives that from the filled score sheet of any game.

A game may say more, in a module ``front_page`` of its own (``companion.games.registry.front_page_of``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.kit.figure import Figure, leaders
from companion.kit.scored import Moment, Scored
from companion.kit.sheet import FilledSheet, SheetLine, SheetPart
from companion.table.message import Message, Param, say

#: The number of a row on the sheet.
_NUMBER: Final = re.compile(r"^\d+\. ")
#: Rows whose figures are sums of others.
_SUMS: Final = ("total", "final", "round", "penalty")
#: A game whose totals are all multiples of this counts in thousands or more.
_THOUSAND: Final = 1_000


@dataclass(frozen=True, slots=True)
class Brief:
    """A short report on the front page, with its own title."""

    title: Message
    text: Message


@dataclass(frozen=True, slots=True)
class FrontPage:
    """Content of a front page; each list begins with what matters most.

    Attributes:
        headline: the headline.
        deck: the sentences under it.
        briefs: the small columns.
        out: players who are last whatever their points (bankrupt).
    """

    headline: Message
    deck: tuple[Message, ...]
    briefs: tuple[Brief, ...]
    out: tuple[str, ...] = ()


def plain_front_page(file: Mapping[str, Any], scored: Scored) -> FrontPage:
    """Return the front page of a game without a module ``front_page``: headline and sentences from its result, briefs
    from its sheet."""
    names = dict(scored.sheet.players)
    winners = tuple(names[id_] for id_ in scored.result.get("winners", ()) if id_ in names)
    # The sentence about the winners comes first, then who left and the others.
    deck = tuple(sorted(scored.closing, key=lambda message: not message.id.endswith("-winners")))
    if winners and scored.result.get("finished", True):
        headline = say("history-won", names=winners, count=len(winners))
    else:
        headline, deck = (deck[-1], deck[:-1]) if deck else (say("history-no-winner"), ())
    return FrontPage(headline, deck, tuple(sheet_briefs(file, scored)))


def sheet_briefs(file: Mapping[str, Any], scored: Scored) -> Iterator[Brief]:
    """Yield the briefs that the score sheet gives, each only where there is something to tell: the margin, the
    strongest rows, the best round, the turning point, the average."""
    sheet = scored.sheet
    points_by_player = _read_compared_points(file, scored)
    if len(points_by_player) > 1:
        yield from _tell_margin(scored, points_by_player)
    if scored.moments:
        yield from _tell_moments(scored, points_by_player)
    yield from _tell_best_rows(sheet, points_by_player)
    if not scored.moments:
        yield from _tell_moments(scored, points_by_player)
    if len(points_by_player) > 1:
        yield from _tell_average(sheet, points_by_player)


def _read_compared_points(file: Mapping[str, Any], scored: Scored) -> dict[str, int]:
    """Return the total of each player who is compared: those who have one and have not left."""
    gone = {player["id"] for player in file["players"] if player.get("left_after") is not None}
    totals: Mapping[str, Any] = scored.result.get("totals", {})
    return {
        id_: totals[id_]["points"]
        for id_, _ in scored.sheet.players
        if id_ in totals and totals[id_]["points"] is not None and id_ not in gone
    }


def write_points(sheet: FilledSheet, points: int) -> Message:
    """Format points in the unit of the sheet's total row, for use where no table surrounds them."""
    line = total_line(sheet)
    if line is None:
        return say("pad-points", points=points)
    return line.row.write_alone(points)


def drop_number(label: str) -> str:
    """Return a row's label without the number that it has on the sheet ("3. …"): away from the sheet that number would
    look like a count."""
    return _NUMBER.sub("", label)


def total_line(sheet: FilledSheet) -> SheetLine | None:
    """Return the sheet's line with the totals of the whole game; None if it has none."""
    lines = {line.row.id: line for line in sheet.lines}
    return lines.get("total-sum") or lines.get("total")


def label_over_rounds(sheet: FilledSheet, line: SheetLine) -> Message:
    """Return the label of a row that stands for all rounds: the label of the row that sums it up, or its own label
    without such a row."""
    return next((each.label for each in sheet.lines if each.row.sums == line.row.id), line.label)


def _is_declared(line: SheetLine) -> bool:
    """Tell whether the game has declared the row; False for a row that was made up to hold a figure ("row-…")."""
    return not line.row.id.startswith("row-")


def _tell_margin(scored: Scored, points_by_player: Mapping[str, int]) -> Iterator[Brief]:
    """Yield the brief on how far the winner is ahead of the second; nothing with several winners or none."""
    names = dict(scored.sheet.players)
    winners = [id_ for id_ in scored.result.get("winners", ()) if id_ in points_by_player]
    others = [id_ for id_ in points_by_player if id_ not in winners]
    if len(winners) != 1 or not others or not scored.result.get("finished", True):
        return
    first, most = winners[0], max(points_by_player[id_] for id_ in others)
    second = tuple(names[id_] for id_ in others if points_by_player[id_] == most)
    gap = points_by_player[first] - most
    text, named = ("paper-margin-text", second) if gap > 0 else ("paper-margin-less-text", second[:1])
    yield Brief(
        say("paper-margin"),
        say(text, first=names[first], second=named, gap=write_points(scored.sheet, abs(gap)), count=abs(gap)),
    )


def _tell_best_rows(sheet: FilledSheet, players: Iterable[str]) -> Iterator[Brief]:
    """Yield briefs (at most four) on the rows in which one player is furthest ahead of the others, relative to the
    row's size."""
    names, ids = dict(sheet.players), [*players]
    briefs: list[tuple[float, str, Brief]] = []
    for line in sheet.lines:
        if line.whole or line.row.id in _SUMS or line.row.sums or not _is_declared(line):
            continue
        sums = {id_: total for id_ in ids if (total := _sum_line(sheet, line, id_)) is not None}
        order = sorted(sums, key=lambda id_: -sums[id_])
        if not order or sums[order[0]] <= 0:
            continue
        best = sums[order[0]]
        title = label_over_rounds(sheet, line)
        if line.part:
            title = say("paper-row-of", row=line.label, number=int(line.part))
        params: dict[str, Param] = {"name": names[order[0]], "figure": line.row.write_alone(best)}
        if len(order) == 1:
            if len(ids) == 1:
                briefs.append((best, line.row.id, Brief(title, say("paper-row-alone-text", **params))))
            continue
        second = sums[order[1]]
        if best == second:
            continue
        # A player with 0 is not named as second.
        text = say("paper-row-alone-text", **params)
        if second:
            tied = tuple(names[id_] for id_ in order if sums[id_] == second)
            text = say("paper-row-text", **params, other=tied, second=line.row.write_alone(second))
        briefs.append(((best - second) / best, line.row.id, Brief(title, text)))
    briefs.sort(key=lambda each: -each[0])
    # Where rounds are stacked, keep only the best round of each row.
    best_of = {row: brief for _, row, brief in reversed(briefs)}
    yield from [brief for _, _, brief in briefs if brief in best_of.values()][:4]


def _sum_line(sheet: FilledSheet, line: SheetLine, player: str) -> int | None:
    """Return a player's points in a line over all columns; None if none is entered."""
    figures: list[Figure | None] = [sheet.figure(line.id, player, column.id) for column in sheet.columns]
    counted = [figure.points for figure in figures if figure is not None and figure.points is not None]
    return sum(counted) if counted else None


def rounds_of(sheet: FilledSheet) -> dict[tuple[SheetPart | None, str], dict[str, int]]:
    """Return each player's total of each round, for players who have one. The key of a round is its column and that
    column's id or, where rounds are stacked, None and the part of the line."""
    rounds: dict[tuple[SheetPart | None, str], dict[str, int]] = {}
    for line in sheet.lines:
        if line.row.json != "total" or line.whole:
            continue
        for column in sheet.columns:
            for player, _ in sheet.players:
                figure = sheet.figure(line.id, player, column.id)
                if figure is not None and figure.points is not None:
                    key = (None if line.part else column, line.part or column.id)
                    rounds.setdefault(key, {})[player] = figure.points
    return rounds


def moments_of(scored: Scored) -> tuple[Moment, ...]:
    """Return the standings during a game: the moments of the scored game or, if it has none, the totals after each
    round of its sheet."""
    if scored.moments:
        return scored.moments
    totals: dict[str, int] = {}
    moments: list[Moment] = []
    for key, each in rounds_of(scored.sheet).items():
        totals = totals | {id_: totals.get(id_, 0) + points for id_, points in each.items()}
        moments.append(Moment(_name_round(key), totals))
    return tuple(moments)


def _tell_moments(scored: Scored, players: Iterable[str]) -> Iterator[Brief]:
    """Yield the brief on the moment that brought one player the most points, and the brief on the turning point;
    nothing with fewer than two moments."""
    names, ids, moments = dict(scored.sheet.players), [*players], moments_of(scored)
    if len(moments) < 2:
        return
    before: Mapping[str, int] = {}
    gains: list[tuple[int, Moment, str]] = []
    for moment in moments:
        gains += [(moment.totals.get(id_, 0) - before.get(id_, 0), moment, id_) for id_ in ids]
        before = moment.totals
    points = max((gain for gain, _, _ in gains), default=0)
    if points <= 0:
        return
    best = [(moment, player) for gain, moment, player in gains if gain == points]
    if len(best) == 1:  # of several that are alike none is the high point
        moment, player = best[0]
        written = write_points(scored.sheet, points)
        text = say("paper-best-round-text", name=names[player], points=written, round=moment.title, count=points)
        yield Brief(say("paper-best-round"), text)
    yield from _tell_turning_point(names, ids, moments)


def _tell_turning_point(names: Mapping[str, str], people: Iterable[str], moments: Iterable[Moment]) -> Iterator[Brief]:
    """Yield the brief on the moment when the player who leads alone at the end took the lead for good from another;
    nothing if nobody else had led alone before."""
    ids = [*people]
    leading: tuple[str, ...] = ()
    alone = before = ""
    since: Message | None = None
    for moment in moments:
        leading = leaders({id_: moment.totals.get(id_, 0) for id_ in ids})
        if len(leading) == 1 and leading[0] != alone:
            before, alone, since = alone, leading[0], moment.title
    if len(leading) == 1 and before and since is not None:
        text = say("paper-comeback-text", led=names[before], name=names[alone], round=since)
        yield Brief(say("paper-comeback"), text)


def _name_round(round_: tuple[SheetPart | None, str]) -> Message:
    """Return the title of a round, by its column or its number."""
    column, part = round_
    return column.title if column is not None else say("paper-round", number=int(part))


def round_average(totals: Sequence[int]) -> int:
    """Return the average of totals as a whole number; if all totals are multiples of a thousand (or of more), rounded
    to three digits, and no finer than a tenth of that multiple: 6,500 for one total of 2,000 and three of 8,000."""
    average, step = sum(totals) / len(totals), 1
    while any(totals) and all(total % (10 * step) == 0 for total in totals):
        step *= 10
    if step < _THOUSAND:
        return round(average)
    unit = max(step // 10, 10 ** (len(str(abs(int(average)))) - 3))
    return unit * round(average / unit)


def _tell_average(sheet: FilledSheet, points_by_player: Mapping[str, int]) -> Iterator[Brief]:
    """Yield the brief on the average, the lowest and the highest total."""
    average = round_average(list(points_by_player.values()))
    last = min(points_by_player, key=points_by_player.__getitem__)
    text = say(
        "paper-average-text",
        average=write_points(sheet, average),
        least=write_points(sheet, points_by_player[last]),
        most=write_points(sheet, max(points_by_player.values())),
        count=average,
    )
    yield Brief(say("paper-average"), text)
