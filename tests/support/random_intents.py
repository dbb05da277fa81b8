"""What people do at a table, drawn at random: mostly the next sensible thing, sometimes anything at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from companion.games.redac_chef.scoring.counts import COUNT_FIELDS
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CharacterChosen, CountingDone, DayBegun, FlashTurned, RoundCalledOff
from companion.games.redac_chef.state.live_scoring import find_missing_fields
from companion.games.redac_chef.state.play import Phase, Play
from companion.kit.game_base import Happened
from companion.table import intents as ask
from companion.table.intents import Intent, NewPlayer
from companion.table.log import Log
from companion.table.timer import Status
from tests.support.redac_chef_table import redac_chef

DAYS = ("friday", "saturday", "sunday", "monday")
TILES = ("", None, "D1", "1A", "1B", "2A", "x" * 90, " 3a ")
MODES = ("classic", "classic", "classic", "advanced", "solo", "family", "turn-by-turn", "puzzle")


def settings(rng: Random) -> tuple[dict[str, Any], int]:
    """Settings that go together, and a number of players that they allow."""
    mode = rng.choice(MODES)
    chosen: dict[str, Any] = {"mode": mode}
    if mode in ("classic", "advanced", "solo"):
        chosen["flash"] = rng.random() < 0.3
        chosen["powers"] = rng.random() < 0.3
        match rng.randrange(5):
            case 0:
                chosen |= {"progress": "rule-changes", "rule_change": rng.randint(1, 7)}
            case 1:
                chosen |= {"progress": "scenarios", "scenario": rng.randint(1, 18)}
            case _:
                pass
    if mode == "family" and rng.random() < 0.5:
        chosen["timer_s"] = 60
    if mode == "puzzle":
        chosen["puzzle"] = rng.randint(1, 12)
    players = 1 if mode in ("solo", "puzzle") else rng.randint(2, 6)
    return chosen, players


def opening(rng: Random, number: int = 0) -> ask.OpenTable:
    """A table being opened."""
    chosen, players = settings(rng)
    return ask.OpenTable(
        id=f"table-{number}",
        code="ABCD",
        game_id=f"00000000-0000-4000-8000-{number:012}",
        at="2026-11-27T20:15:00+01:00",
        game="redac-chef",
        settings=chosen,
        players=tuple(NewPlayer(name=f"P{index}") for index in range(players)),
    )


def likely(rng: Random, log: Log, now: int) -> Intent | None:
    """The next thing that brings the evening on; None: only time does."""
    table, play = log.state, log.state.play
    day = play.today
    match play.phase:
        case Phase.READY:
            return wish.StartRound(day=day.name)
        case Phase.ROUND:
            if table.timer.status(now) is Status.PAUSED:
                return ask.ResumeTimer()
            if table.timer.status(now) is Status.STARTING:
                return None
            if not play.settings.rules.tirage or rng.random() < 0.05:
                return wish.EndRound(day=day.name)
            if not day.without_token:
                return None
            seat = rng.choice(day.without_token)
            if play.settings.rules.phases and day.layout_left(seat) is None and not day.time_called:
                return wish.CallLayout(day=day.name, seat=seat)
            return wish.CallPrint(day=day.name, seat=seat, at=now - rng.randrange(150), error_ms=rng.randrange(20))
        case Phase.COUNT:
            lacking = find_missing_fields(table, day, redac_chef().facts)
            if not lacking:
                return Happened(event=CountingDone(day=day.name))
            seat = rng.choice(tuple(lacking))
            field = rng.choice(lacking[seat])
            return wish.EnterCount(day=day.name, seat=seat, field=field, value=count(rng, field))
        case Phase.BETWEEN:
            following = DAYS[DAYS.index(day.name) + 1]
            if rng.random() < 0.5:
                return Happened(event=DayBegun(day=following))
            seat = rng.choice(table.playing).id
            return wish.PickTribune(day=following, seat=seat, tile=rng.choice(TILES))
        case _:
            return None


def count(rng: Random, field: str) -> Any:
    """A count of that field that a page can hold."""
    if field == "ads_all_placed":
        return rng.random() < 0.5
    if field in ("photos", "ads") and rng.random() < 0.5:
        return [rng.randrange(5) for _ in range(rng.randrange(4))]
    return rng.randint(-3 if field == "tribune" else 0, 12)


def anything(rng: Random, log: Log, now: int) -> Intent:
    """Any intent, whether or not it makes sense now."""
    play: Play = log.state.play
    seats = [seat.id for seat in log.state.seats] + ["z"]
    day = rng.choice((play.current, play.current, rng.choice(DAYS)))
    seat = rng.choice(seats)
    fields = (*COUNT_FIELDS, *play.settings.scoring_rules(redac_chef().facts).fields(play.character(seat)), "nosuch")
    values: tuple[Any, ...] = (None, 0, 3, -1, 10**12, "D4", [1, 2], (2, 1), {"one_point": 1}, True, 2.5, "\ud800")
    kinds: tuple[Callable[[], Intent], ...] = (
        lambda: ask.AddPlayer(player=NewPlayer(name=rng.choice(("Zoé", "", "x" * 200, "🦄"))), take=rng.random() < 0.5),
        lambda: ask.ChangePlayer(seat=seat, name=rng.choice((None, "Léa", " ")), symbol=rng.choice((None, "star"))),
        lambda: ask.NamePerson(
            seat=seat,
            name=rng.choice(("Léa", " ", "x" * 200)),
            profile=rng.choice((None, "p-lea", "p-max", "")),
            place=rng.choice((None, None, 0, 5)),
        ),
        lambda: ask.SwapPersons(seat=seat, other=rng.choice(seats), other_place=rng.choice((None, None, None, 1))),
        lambda: ask.RemovePlayer(seat=seat),
        lambda: ask.OrderSeats(order=tuple(rng.sample(seats, rng.randint(0, len(seats))))),
        lambda: ask.MoveSeat(seat=seat, by=rng.choice((-1, 1, 7))),
        lambda: ask.LeaveGame(seat=seat),
        lambda: ask.TakeSeat(seat=seat),
        lambda: ask.FreeSeat(seat=seat, device=rng.choice((None, "host", "nobody"))),
        lambda: ask.PauseTimer(),
        lambda: ask.ResumeTimer(),
        lambda: ask.AddTime(by_ms=rng.choice((30_000, -30_000, 10**12))),
        lambda: ask.SetTimeLeft(left_ms=rng.choice((0, 1, 30_000, 10**12))),
        lambda: ask.Undo(entry=rng.randint(-1, len(log.entries) + 1)),
        lambda: ask.Undo(entry=max(1, len(log.entries) - rng.randrange(4))),
        lambda: ask.Undo(entry=max(1, len(log.entries) - rng.randrange(4))),
        lambda: wish.ChangeOption(
            option=rng.choice(("two_player_gap", "all_tied_free_area", "timer_s", "mode", "flash", "scenario", "x")),
            value=rng.choice((0, 3, "middle", "family", True, None, "solo", 120, [1])),
        ),
        lambda: Happened(event=CharacterChosen(seat=seat, character=rng.choice((None, "jazz", "wilbur", "batman")))),
        lambda: wish.StartRound(day=day),
        lambda: Happened(event=RoundCalledOff(day=day)),
        lambda: wish.CallLayout(day=day, seat=seat),
        lambda: wish.CallPrint(day=day, seat=seat, at=rng.choice((None, now - 60_000, now - 50, now + 50, 0))),
        lambda: wish.CallPrint(day=day, seat=seat),
        lambda: wish.EndRound(day=day),
        lambda: wish.SetOrder(day=day, order=tuple(rng.sample(play.today.seats, len(play.today.seats)))),
        lambda: wish.SetOrder(day=day, order=tuple(reversed(play.today.bouclage.order))),
        lambda: wish.EnterCount(day=day, seat=seat, field=rng.choice(fields), value=rng.choice(values)),
        lambda: Happened(event=CountingDone(day=day)),
        lambda: Happened(event=FlashTurned(day=day, card=rng.choice((None, 0, 1, 12, 13)))),
        lambda: wish.PickTribune(day=day, seat=seat, tile=rng.choice(TILES)),
        lambda: Happened(event=DayBegun(day=day)),
    )
    return rng.choice(kinds)()
