"""A live table written as a game file, and what a change of it moved."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.file import to_json
from companion.games.redac_chef.scoring.points import Figure
from companion.games.redac_chef.scoring.result import End
from companion.games.redac_chef.state.live_scoring import counted_game, result, score_day
from companion.games.redac_chef.state.play import Phase, Play
from companion.games.redac_chef.state.undo_names import seat_name
from companion.table.message import Message, say
from companion.table.state import TableState


def game_file(table: TableState, facts: Facts) -> dict[str, Any]:
    """The table as a game file: its fully counted days, without the moment it was finished."""
    return to_json(counted_game(table, facts))


def news(before: TableState, after: TableState, facts: Facts) -> tuple[Message, ...]:
    """Every figure that a correction or a change of the rules moved, day by day and player by player ("Photos,
    Saturday: 5 → 6"), and what that makes of the end. What is counted for the first time is no news."""
    if before.play is None or after.play is None or before.play == after.play:
        return ()
    found = [*_days(before, after, facts), *_end(before, after, facts)]
    return tuple(found)


def _days(before: TableState, after: TableState, facts: Facts) -> list[Message]:
    was_play, play = before.play, after.play
    by_other_rules = (was_play.settings, was_play.characters) != (play.settings, play.characters)
    found: list[Message] = []
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
                    found.append(_moved(after, seat, day.name, row, then, figure))
    return found


def _end(before: TableState, after: TableState, facts: Facts) -> list[Message]:
    old, new = _ended(before, facts), _ended(after, facts)
    if old is None or new is None:
        return []
    found = [
        say("news-points", name=seat_name(after, seat), before=old.points[seat], after=points)
        for seat, points in new.points.items()
        if old.points.get(seat, points) != points
    ]
    if old.bankrupt != new.bankrupt:
        nobody = new.bankrupt is None
        found.append(
            say("news-nobody-bankrupt") if nobody else say("news-bankrupt", name=seat_name(after, new.bankrupt or ""))
        )
    if old.winners != new.winners and new.winners:
        names = tuple(seat_name(after, seat) for seat in new.winners)
        found.append(say("news-winners", names=names, count=len(names)))
    return found


def _ended(table: TableState, facts: Facts) -> End | None:
    play: Play = table.play
    return result(table, facts).end if play.phase is Phase.RESULT else None


def _moved(table: TableState, seat: str, day: str, row: str, then: Figure, now: Figure) -> Message:
    return say(
        "news-figure",
        name=seat_name(table, seat),
        day=say(f"day-{day}"),
        row=say("row", row=row),
        before=_shown(then),
        after=_shown(now),
    )


def _shown(figure: Figure) -> str:
    return "–" if figure.points is None else str(figure.points).replace("-", "−")
