"""Defines what a game tells on the front page that a table takes home, and reads it off any game's filled sheet.

A game may say more, in a module ``front_page`` of its own (``companion.games.registry.front_page_of``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.kit.figure import Figure
from companion.kit.score_table import Scored
from companion.kit.sheet import FilledSheet, Line, Part
from companion.table.message import Message, say

#: Rows whose figures are sums of others.
_SUMS: Final = ("total", "final", "round", "penalty")


@dataclass(frozen=True, slots=True)
class Brief:
    """Is a short report of one thing that happened, under a title of its own."""

    title: Message
    text: Message


@dataclass(frozen=True, slots=True)
class FrontPage:
    """Is what a front page tells, best first.

    Attributes:
        headline: the headline.
        deck: the sentences under it.
        briefs: the small columns.
        out: players who are last whatever they have (bankrupt).
    """

    headline: Message
    deck: tuple[Message, ...]
    briefs: tuple[Brief, ...]
    out: tuple[str, ...] = ()


def plain_front_page(file: Mapping[str, Any], scored: Scored) -> FrontPage:
    """Build the front page of a game that has nothing more to say than its sheet does."""
    names = dict(scored.pad.players)
    winners = tuple(names[id_] for id_ in scored.result.get("winners", ()) if id_ in names)
    # Who won comes first, then who left and what else there is to say.
    deck = tuple(sorted(scored.closing, key=lambda message: not message.id.endswith("-winners")))
    if winners and scored.result.get("finished", True):
        headline = say("history-won", names=winners, count=len(winners))
    else:
        headline, deck = (deck[-1], deck[:-1]) if deck else (say("history-no-winner"), ())
    return FrontPage(headline, deck, tuple(sheet_briefs(file, scored)))


def sheet_briefs(file: Mapping[str, Any], scored: Scored) -> Iterator[Brief]:
    """Yield what the sheet of a game tells: the margin, the strongest rows, the best round, the average."""
    pad = scored.pad
    here = _points(file, scored)
    if len(here) > 1:
        yield from _margin(scored, here)
    yield from _best_rows(pad, here)
    yield from _best_round(pad, here)
    if len(here) > 1:
        yield from _average(pad, here)


def _points(file: Mapping[str, Any], scored: Scored) -> dict[str, int]:
    """Return the points of all who are compared."""
    gone = {player["id"] for player in file["players"] if player.get("left_after") is not None}
    totals: Mapping[str, Any] = scored.result.get("totals", {})
    return {
        id_: totals[id_]["points"]
        for id_, _ in scored.pad.players
        if id_ in totals and totals[id_]["points"] is not None and id_ not in gone
    }


def _written(pad: FilledSheet, points: int) -> Message:
    """Write points as the sheet writes its total."""
    line = total_line(pad)
    if line is None:
        return say("pad-points", points=points)
    return line.row.written(points)


def total_line(pad: FilledSheet) -> Line | None:
    """Return the line of the totals of the whole game; None where the sheet does not name it."""
    lines = {line.row.id: line for line in pad.lines}
    return lines.get("total-sum") or lines.get("total")


def label_over_rounds(pad: FilledSheet, line: Line) -> Message:
    """Return the label of what a line comes to over all rounds: its sum's, where the sheet has one."""
    return next((each.label for each in pad.lines if each.row.sums == line.row.id), line.label)


def _is_declared(line: Line) -> bool:
    return not line.row.id.startswith("row-")


def _margin(scored: Scored, here: Mapping[str, int]) -> Iterator[Brief]:
    names = dict(scored.pad.players)
    winners = [id_ for id_ in scored.result.get("winners", ()) if id_ in here]
    others = [id_ for id_ in here if id_ not in winners]
    if len(winners) != 1 or not others or not scored.result.get("finished", True):
        return
    first, second = winners[0], max(others, key=here.__getitem__)
    gap = here[first] - here[second]
    text = "paper-margin-text" if gap > 0 else "paper-margin-less-text"
    yield Brief(
        say("paper-margin"),
        say(text, first=names[first], second=names[second], gap=_written(scored.pad, abs(gap)), count=abs(gap)),
    )


def _best_rows(pad: FilledSheet, here: Iterable[str]) -> Iterator[Brief]:
    """Yield the rows in which one player stands furthest ahead of the others, compared with the row's size."""
    names, people = dict(pad.players), [*here]
    found: list[tuple[float, str, Brief]] = []
    for line in pad.lines:
        if line.whole or line.row.id in _SUMS or line.row.sums or not _is_declared(line):
            continue
        sums = {id_: total for id_ in people if (total := _sum(pad, line, id_)) is not None}
        order = sorted(sums, key=lambda id_: -sums[id_])
        if not order or sums[order[0]] <= 0:
            continue
        best = sums[order[0]]
        title = label_over_rounds(pad, line)
        if line.part:
            title = say("paper-row-of", row=line.label, number=int(line.part))
        figure = line.row.written(best)
        if len(order) == 1:
            if len(people) == 1:
                found.append(
                    (best, line.row.id, Brief(title, say("paper-row-alone-text", name=names[order[0]], figure=figure)))
                )
            continue
        second = sums[order[1]]
        if best == second:
            continue
        text = say(
            "paper-row-text",
            name=names[order[0]],
            figure=figure,
            other=names[order[1]],
            second=line.row.written(second),
        )
        found.append(((best - second) / best, line.row.id, Brief(title, text)))
    found.sort(key=lambda each: -each[0])
    # Of rounds below each other, one for each row.
    best_of = {row: brief for _, row, brief in reversed(found)}
    yield from [brief for _, _, brief in found if brief in best_of.values()][:4]


def _sum(pad: FilledSheet, line: Line, player: str) -> int | None:
    figures: list[Figure | None] = [pad.figure(line.id, player, column.id) for column in pad.columns]
    counted = [figure.points for figure in figures if figure is not None and figure.points is not None]
    return sum(counted) if counted else None


def rounds_of(pad: FilledSheet) -> dict[tuple[Part | None, str], dict[str, int]]:
    """Return everybody's total of each round, by its column, or by its line where rounds are stacked."""
    found: dict[tuple[Part | None, str], dict[str, int]] = {}
    for line in pad.lines:
        if line.row.json != "total" or line.whole:
            continue
        for column in pad.columns:
            for player, _ in pad.players:
                figure = pad.figure(line.id, player, column.id)
                if figure is not None and figure.points is not None:
                    key = (None if line.part else column, line.part or column.id)
                    found.setdefault(key, {})[player] = figure.points
    return found


def _best_round(pad: FilledSheet, here: Iterable[str]) -> Iterator[Brief]:
    names, people = dict(pad.players), {*here}
    rounds = rounds_of(pad)
    if len(rounds) < 2:
        return
    best = max(
        ((points, key, player) for key, each in rounds.items() for player, points in each.items() if player in people),
        key=lambda each: each[0],
        default=None,
    )
    if best is None:
        return
    points, (column, part), player = best
    when = column.title if column is not None else say("paper-round", number=int(part))
    yield Brief(
        say("paper-best-round"),
        say("paper-best-round-text", name=names[player], points=_written(pad, points), round=when, count=points),
    )
    first, *_ = rounds.values()
    led = [id_ for id_ in first if first[id_] == max(first.values())]
    totals = {id_: sum(each.get(id_, 0) for each in rounds.values()) for id_ in people}
    ahead = [id_ for id_ in totals if totals[id_] == max(totals.values())]
    if len(people) > 1 and len(led) == len(ahead) == 1 and led != ahead and led[0] in people:
        yield Brief(
            say("paper-comeback"),
            say("paper-comeback-text", led=names[led[0]], name=names[ahead[0]]),
        )


def _average(pad: FilledSheet, here: Mapping[str, int]) -> Iterator[Brief]:
    average = round(sum(here.values()) / len(here))
    last = min(here, key=here.__getitem__)
    text = say(
        "paper-average-text",
        average=_written(pad, average),
        least=_written(pad, here[last]),
        most=_written(pad, max(here.values())),
        count=average,
    )
    yield Brief(say("paper-average"), text)
