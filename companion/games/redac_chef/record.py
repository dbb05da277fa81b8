"""A live table written as a game file, and what a change of it moved."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.counts import to_sheet
from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.names import seat_name
from companion.games.redac_chef.play import Day, Play
from companion.games.redac_chef.scoring import Figure
from companion.games.redac_chef.settings import Settings
from companion.games.redac_chef.tally import missing, score_day
from companion.table.bouclage import Call
from companion.table.message import Message, say
from companion.table.seats import Seat
from companion.table.state import TableState


def game_file(table: TableState, facts: Facts) -> dict[str, Any]:
    """The table as a game file: its fully counted days, without the moment it was finished."""
    play: Play = table.play
    return {
        "format": "companion-game",
        "version": 1,
        "game": table.game,
        "id": table.game_id,
        "started_at": table.opened_at,
        "mode": play.settings.mode,
        "options": _options(play.settings),
        "players": [_player(seat, play) for seat in table.seats],
        "rounds": [_round(day) for day in play.days if day.counted and not missing(table, day, facts)],
    }


def _options(settings: Settings) -> dict[str, Any]:
    rulings = {
        "all_tied_free_area": settings.all_tied_free_area,
        "two_player_gap": settings.two_player_gap,
    }
    chosen: dict[str, Any] = {"rulings": rulings}
    if settings.timer_s:
        chosen["timer_s"] = settings.timer_s
    for option in ("flash", "powers"):
        if getattr(settings, option):
            chosen[option] = True
    for option in ("progress", "rule_change", "scenario", "puzzle"):
        if (value := getattr(settings, option)) is not None:
            chosen[option] = value
    if settings.puzzle_tiers is not None:
        chosen["puzzle_tiers"] = list(settings.puzzle_tiers)
    return chosen


def _player(seat: Seat, play: Play) -> dict[str, Any]:
    player: dict[str, Any] = {"id": seat.id, "name": seat.name}
    if seat.profile is not None:
        player["profile"] = seat.profile
    if (character := play.character(seat.id)) is not None:
        player["character"] = character
    if seat.left_after is not None:
        player["left_after"] = seat.left_after
    return player


def _round(day: Day) -> dict[str, Any]:
    written: dict[str, Any] = {"day": day.name}
    if day.flash is not None:
        written["flash"] = day.flash
    if calls := _calls(day):
        written["calls"] = calls
    if sorted(day.bouclage.order) == sorted(day.seats) and day.seats:
        written["bouclage"] = list(day.bouclage.order)
    written["sheets"] = {seat: _sheet(day, seat) for seat in day.seats}
    return written


def _sheet(day: Day, seat: str) -> dict[str, Any]:
    sheet = to_sheet(day.counts(seat))
    if tile := day.tribune(seat):
        sheet.setdefault("tribune_tile", tile)
    return sheet


def _calls(day: Day) -> dict[str, Any]:
    calls: dict[str, Any] = {}
    for seat in day.seats:
        made = {}
        layout = dict(day.layout).get(seat)
        if layout is not None:
            made["maquette_s"] = layout.after_ms // 1000
        call: Call | None = day.bouclage.call(seat)
        if call is not None and call.left_ms is not None:
            made["tirage_s"] = call.after_ms // 1000
        if made:
            calls[seat] = made
    return calls


def news(before: TableState, after: TableState, facts: Facts) -> tuple[Message, ...]:
    """Every figure that differs between the two, day by day and player by player: "Photos, Saturday: 5 → 6"."""
    found: list[Message] = []
    if before.play is None:
        return ()
    for day in after.play.days:
        was = before.play.day(day.name)
        if was is None or not day.closed:
            continue
        old, new = score_day(before, was, facts), score_day(after, day, facts)
        for seat, score in new.players:
            for row, figure in score.rows:
                then = old[seat].get(row) if seat in old else None
                if then is not None and then.points != figure.points:
                    found.append(_moved(after, seat, day.name, row, then, figure))
    return tuple(found)


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
