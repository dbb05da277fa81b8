"""Writes a live table as a game file, and puts into sentences which figures a change moved."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.file import to_json
from companion.games.redac_chef.scoring.result import GameEnd
from companion.games.redac_chef.state.live_scoring import compute_result, counted_game, score_day
from companion.games.redac_chef.state.play import Phase, Play
from companion.kit.figure import Figure
from companion.table.message import Message, say
from companion.table.state import TableState


def game_file(table: TableState, facts: Facts) -> dict[str, Any]:
    """Return the table as a game file with its fully counted days; when it was finished is left out."""
    return to_json(counted_game(table, facts))


def describe_changes(before: TableState, after: TableState, facts: Facts) -> tuple[Message, ...]:
    """Return a sentence for every figure that a correction or a change of the rules moved, day by day and player by
    player ("Photos, Saturday: 5 → 6"), and for what it changed about the end. A first count is no change."""
    if before.play is None or after.play is None or before.play == after.play:
        return ()
    sentences = [*_describe_moved_rounds(before, after, facts), *_describe_moved_end(before, after, facts)]
    return tuple(sentences)


def _describe_moved_rounds(before: TableState, after: TableState, facts: Facts) -> list[Message]:
    """Return a sentence for every figure of a closed round that has changed, after a correction or under other
    rules."""
    was_play, play = before.play, after.play
    by_other_rules = (was_play.settings, was_play.characters) != (play.settings, play.characters)
    sentences: list[Message] = []
    for day in play.days:
        was = was_play.day(day.name)
        if was is None or not was.closed or not day.closed or not (was.counted or by_other_rules):
            continue
        if was == day and not by_other_rules:
            continue  # nothing moved: a press on Sunday must not wait for Friday to be scored again
        old, new = score_day(before, was, facts), score_day(after, day, facts)
        for seat, score in new.players:
            for row, figure in score.rows:
                then = old[seat].get(row) if seat in old else None
                if then is not None and then.points not in (None, figure.points):
                    sentences.append(_describe_move(after, seat, day.name, row, then, figure))
    return sentences


def _describe_moved_end(before: TableState, after: TableState, facts: Facts) -> list[Message]:
    """Return a sentence for each total, the bankruptcy and the winners that have changed; empty unless the game was
    over before and after the change."""
    old, new = _find_end(before, facts), _find_end(after, facts)
    if old is None or new is None:
        return []
    sentences = [
        say("news-points", name=after.name(seat), before=old.points[seat], after=points)
        for seat, points in new.points.items()
        if old.points.get(seat, points) != points
    ]
    if old.bankrupt != new.bankrupt:
        nobody = new.bankrupt is None
        sentences.append(
            say("news-nobody-bankrupt") if nobody else say("news-bankrupt", name=after.name(new.bankrupt or ""))
        )
    if old.winners != new.winners and new.winners:
        names = after.names(new.winners)
        sentences.append(say("news-winners", names=names, count=len(names)))
    return sentences


def _find_end(table: TableState, facts: Facts) -> GameEnd | None:
    """Return how the game ends; None before the result."""
    play: Play = table.play
    return compute_result(table, facts).end if play.phase is Phase.RESULT else None


def _describe_move(table: TableState, seat: str, day: str, row: str, then: Figure, now: Figure) -> Message:
    """Return the sentence that a player's figure of a row was ``then`` and is ``now``."""
    return say(
        "news-figure",
        name=table.name(seat),
        day=say(f"day-{day}"),
        row=say("row", row=row),
        before=_show_figure(then),
        after=_show_figure(now),
    )


def _show_figure(figure: Figure) -> str:
    return "–" if figure.points is None else str(figure.points).replace("-", "−")
