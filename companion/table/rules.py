"""Implements the rules that every table has, whatever the game: seats, clock, joining and leaving. The rest is
delegated to the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import singledispatch

from companion.table import intents
from companion.table.events import (
    Event,
    HostChanged,
    PersonNamed,
    PersonsSwapped,
    PlayerChanged,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeated,
    RightsLocked,
    ScorekeeperNamed,
    SeatFreed,
    SeatsOrdered,
    SeatTaken,
    ServerAway,
    TableClosed,
    TableOpened,
    TableTakenUp,
    TimerExtended,
    TimerResumed,
    TimerStarted,
    TimerStopped,
    Undone,
)
from companion.table.game import Actor, GameRules
from companion.table.message import Message, Param, Refused, say
from companion.table.seats import (
    COLOURS,
    SYMBOLS,
    Seat,
    choose_look,
    clean_name,
    next_seat_id,
    person_at,
    place_of,
    with_person,
    with_seat,
)
from companion.table.state import Away, TableState
from companion.table.timer import Status, extend_timer, resume_timer, set_time_left, start_timer, stop_timer

#: The longest clock that may be set (ms).
LONGEST_MS = 60 * 60_000


def decide(game: GameRules, table: TableState, intent: intents.Intent, now: int, by: Actor) -> tuple[Event, ...]:
    """Return the events that an intent leads to; each is checked against the state after those before it.

    Raises:
        Refused: with the reason, for the sender.
    """
    if not table.id and not isinstance(intent, intents.OpenTable):
        raise Refused(say("refused-not-here"))
    events = _decide(intent, game, table, now, by)
    after = table
    for before, event in zip((None, *events), events, strict=False):
        if before is not None:
            after = evolve(game, after, before)
        reason = objection(game, after, event)
        if reason is not None:
            raise Refused(reason)
    return events


def objection(game: GameRules, table: TableState, event: Event) -> Message | None:
    """Return why the event is invalid on this state; None where it is valid. Undo calls this for every later event."""
    if table.closed and not (isinstance(event, TableTakenUp) or isinstance(event, TableClosed) and not table.successor):
        return say("refused-table-closed")
    if isinstance(event, TableOpened):
        return say("refused-table-open") if table.id else None
    if table.play is None:
        return say("refused-not-here")
    seat_id = getattr(event, "seat", None)
    if isinstance(event, PlayerSeated):
        if any(seat.id == seat_id for seat in table.seats):
            return say("refused-seat-there")
        most = game.most_players(table)
        if len(table.seats) >= most:
            return say("refused-too-many-players", most=most)
        return say("refused-late-player") if game.has_begun(table) else None
    if isinstance(seat_id, str) and all(seat.id != seat_id for seat in table.seats):
        return say("refused-no-such-seat")
    if isinstance(event, PersonNamed):
        return _naming_objection(table, event)
    if isinstance(event, PersonsSwapped):
        ones, others = (event.seat, event.place), (event.other, event.other_place)
        there = all(person_at(table.seats, *place) is not None for place in (ones, others))
        return None if there and ones != others else say("refused-no-such-seat")
    if isinstance(event, PlayerRemoved) and game.has_begun(table):
        return say("refused-remove-begun")
    if isinstance(event, PlayerLeft) and table.seat(event.seat).left_after is not None:
        return say("refused-already-left", name=table.seat(event.seat).name)
    if isinstance(event, SeatsOrdered):
        if sorted(event.order) != sorted(seat.id for seat in table.seats):
            return say("refused-order-incomplete")
        return say("refused-order-begun") if game.has_begun(table) else None
    return game.objection(table, event)


def _naming_objection(table: TableState, event: PersonNamed) -> Message | None:
    if person_at(table.seats, event.seat, event.place) is None:
        return say("refused-no-such-seat")
    there = None if event.profile is None else place_of(table.seats, event.profile)
    if there not in (None, (event.seat, event.place)):
        return say("refused-person-seated", name=event.name)
    return None


def evolve(game: GameRules, table: TableState, event: Event) -> TableState:
    """Return the state after the event. Never fails: an event that does not apply changes nothing."""
    return game.evolve(_evolve(event, game, table), event)


def undo_params(table: TableState, event: Event) -> dict[str, Param]:
    """Return the parameters of a table event's undo name (``undo-TYPE``), besides the player's name."""
    if isinstance(event, PersonNamed):
        return {"person": event.name}
    if isinstance(event, PersonsSwapped):
        two = (person_at(table.seats, event.seat, event.place), person_at(table.seats, event.other, event.other_place))
        return {"names": tuple(one[0] for one in two if one is not None)}
    if not isinstance(event, TimerExtended):
        return {}
    return {
        "more": int(event.by_ms > 0),
        "seconds": abs(event.by_ms) // 1000,
        "names": table.names(event.who),
        "count": len(event.who),
    }


# --- intents ---------------------------------------------------------------------------------------------------------


@singledispatch
def _decide(intent: intents.Intent, game: GameRules, table: TableState, now: int, by: Actor) -> tuple[Event, ...]:
    return game.decide(table, intent, now, by)


@_decide.register
def _decide_open_table(
    intent: intents.OpenTable, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    fewest, most = game.players(intent.settings)
    if len(intent.players) > most:
        raise Refused(say("refused-too-many-players", most=most))
    opened = TableOpened(
        id=intent.id,
        code=intent.code,
        game=intent.game,
        game_id=intent.game_id,
        at=intent.at,
        host=by.device,
        settings=game.fill_settings(intent.settings),
        here=intent.here,
    )
    events: list[Event] = [opened]
    seats: tuple[Seat, ...] = ()
    for player in intent.players:
        event = _seat_player(seats, (), player)
        seats = (*seats, Seat(event.seat, event.name, event.colour, event.symbol, event.profile, people=event.people))
        events.append(event)
    return tuple(events)


def _seat_player(seats: tuple[Seat, ...], former: tuple[Seat, ...], player: intents.NewPlayer) -> PlayerSeated:
    colour, symbol = choose_look(seats, player.colour, player.symbol)
    profile, *people = _without_repeated((player.profile, *player.people), seats)
    seat = next_seat_id(frozenset(seat.id for seat in (*seats, *former)))
    return PlayerSeated(
        seat=seat,
        name=clean_name(player.name),
        colour=colour,
        symbol=symbol,
        profile=profile,
        members=tuple(clean_name(name) for name in player.members),
        people=_fit_to_members(people, player.members),
    )


def _without_repeated(profiles: Iterable[str | None], seats: Iterable[Seat]) -> list[str | None]:
    """Return the profiles, with None for one that already plays elsewhere at the table: nobody plays at two places."""
    there = {profile for seat in seats for profile in seat.profiles}
    kept: list[str | None] = []
    for profile in profiles:
        clean = (profile or "").strip() or None
        kept.append(None if clean in there else clean)
        there |= {clean} if clean else set()
    return kept


def _fit_to_members(people: Sequence[str | None], members: Sequence[str]) -> tuple[str | None, ...]:
    """Return one profile (or None) per member; an empty tuple where no member is known."""
    kept = (*people, *[None] * len(members))[: len(members)]
    return kept if any(kept) else ()


@_decide.register
def _decide_add_player(
    intent: intents.AddPlayer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    seated = _seat_player(table.seats, table.former, intent.player)
    if intent.take:
        return (seated, SeatTaken(seat=seated.seat, device=by.device))
    return (seated,)


@_decide.register
def _decide_change_player(
    intent: intents.ChangePlayer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    seat = _find_seat(table, intent.seat)
    name = seat.name if intent.name is None else clean_name(intent.name)
    symbol = intent.symbol if intent.symbol in SYMBOLS else seat.symbol
    colour = intent.colour if intent.colour in COLOURS else seat.colour
    members, people = seat.members, seat.people
    if intent.members is not None:
        members = tuple(clean_name(name) for name in intent.members)
        people = _fit_to_members(
            _without_repeated(intent.people, (other for other in table.seats if other.id != seat.id)), members
        )
    was = (seat.name, seat.colour, seat.symbol, seat.members, seat.people)
    if (name, colour, symbol, members, people) == was:
        return ()
    changed = PlayerChanged(
        seat=seat.id,
        name=None if name == seat.name else name,
        colour=None if colour == seat.colour else colour,
        symbol=None if symbol == seat.symbol else symbol,
        members=None if members == seat.members else members,
        people=None if people == seat.people else people,
    )
    return (changed,)


@_decide.register
def _decide_name_person(
    intent: intents.NamePerson, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    name, profile = clean_name(intent.name), (intent.profile or "").strip() or None
    _find_seat(table, intent.seat)
    if person_at(table.seats, intent.seat, intent.place) == (name, profile):
        return ()
    there = None if profile is None else place_of(table.seats, profile)
    if there is not None and there != (intent.seat, intent.place):
        seat, place = there
        return (PersonsSwapped(seat=intent.seat, other=seat, place=intent.place, other_place=place),)
    return (PersonNamed(seat=intent.seat, name=name, profile=profile, place=intent.place),)


@_decide.register
def _decide_swap_persons(
    intent: intents.SwapPersons, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return (PersonsSwapped(**dict(intent)),)


def _find_seat(table: TableState, seat_id: str) -> Seat:
    for seat in table.seats:
        if seat.id == seat_id:
            return seat
    raise Refused(say("refused-no-such-seat"))


@_decide.register
def _decide_remove_player(
    intent: intents.RemovePlayer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return (PlayerRemoved(seat=intent.seat),)


@_decide.register
def _decide_order_seats(
    intent: intents.OrderSeats, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    same = intent.order == tuple(seat.id for seat in table.seats)
    return () if same else (SeatsOrdered(order=intent.order),)


@_decide.register
def _decide_move_seat(
    intent: intents.MoveSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    order = [seat.id for seat in table.seats]
    before = order.index(_find_seat(table, intent.seat).id)
    order.insert(max(0, min(len(order) - 1, before + intent.by)), order.pop(before))
    same = order == [seat.id for seat in table.seats]
    return () if same else (SeatsOrdered(order=tuple(order)),)


@_decide.register
def _decide_leave_game(
    intent: intents.LeaveGame, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    seat = _find_seat(table, intent.seat)
    if seat.left_after is not None:
        return ()
    after = game.compute_left_after(table, seat.id)
    if after is None:
        return ()  # players who leave after the last round are still ranked
    if len(table.playing) == 1:
        raise Refused(say("refused-last-player"))
    if not game.has_begun(table):
        return (PlayerRemoved(seat=seat.id),)
    return (PlayerLeft(seat=seat.id, after=after),)


@_decide.register
def _decide_take_seat(
    intent: intents.TakeSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return _hand_seat_to(_find_seat(table, intent.seat), by.device, intent.alone)


@_decide.register
def _decide_give_seat(
    intent: intents.GiveSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return _hand_seat_to(_find_seat(table, intent.seat), _check_device(intent.device), intent.alone)


def _hand_seat_to(seat: Seat, device: str, alone: bool) -> tuple[Event, ...]:
    others = tuple(other for other in seat.devices if other != device) if alone else ()
    taken = () if device in seat.devices else (SeatTaken(seat=seat.id, device=device),)
    return (*taken, *(SeatFreed(seat=seat.id, device=other) for other in others))


def _check_device(device: str) -> str:
    if not device:
        raise Refused(say("refused-no-such-device"))
    return device


@_decide.register
def _decide_free_seat(
    intent: intents.FreeSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    seat = _find_seat(table, intent.seat)
    devices = seat.devices if intent.device is None else (intent.device,)
    return tuple(SeatFreed(seat=seat.id, device=device) for device in devices if device in seat.devices)


@_decide.register
def _decide_lock_rights(
    intent: intents.LockRights, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return () if intent.locked == table.locked else (RightsLocked(locked=intent.locked),)


@_decide.register
def _decide_name_scorekeeper(
    intent: intents.NameScorekeeper, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    named = intent.device or ""
    return () if named == table.scorekeeper else (ScorekeeperNamed(device=named),)


@_decide.register
def _decide_hand_over(
    intent: intents.HandOver, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return () if intent.device == table.host else (HostChanged(device=_check_device(intent.device)),)


@_decide.register
def _decide_pause_timer(
    intent: intents.PauseTimer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    if table.timer.runs_at(now):
        return (TimerStopped(left_ms=table.timer.left(now), at=now, who=table.seats_of_device(by.device)),)
    return ()


@_decide.register
def _decide_resume_timer(
    intent: intents.ResumeTimer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return (TimerResumed(at=now),) if table.timer.status(now) is Status.PAUSED else ()


@_decide.register
def _decide_add_time(
    intent: intents.AddTime, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    if table.timer.status(now) not in (Status.RUNNING, Status.STARTING, Status.PAUSED):
        raise Refused(say("refused-no-clock"))
    after = table.timer.left(now) + intent.by_ms
    if not 0 < after <= LONGEST_MS or table.timer.length_ms + intent.by_ms > LONGEST_MS:
        raise Refused(say("refused-clock-length", most=LONGEST_MS // 60_000))
    return (TimerExtended(by_ms=intent.by_ms, who=table.seats_of_device(by.device)),)


@_decide.register
def _decide_set_time_left(
    intent: intents.SetTimeLeft, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    if table.timer.status(now) is Status.IDLE:
        raise Refused(say("refused-no-clock"))
    if not 0 < intent.left_ms <= LONGEST_MS:
        raise Refused(say("refused-clock-length", most=LONGEST_MS // 60_000))
    return (TimerStopped(left_ms=intent.left_ms, at=now),)


@_decide.register
def _decide_close_table(
    intent: intents.CloseTable, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    if table.closed and (intent.successor is None or table.successor is not None):
        return ()
    return (TableClosed(successor=intent.successor),)


# --- facts ----------------------------------------------------------------------------------------------------------


@singledispatch
def _evolve(event: Event, game: GameRules, table: TableState) -> TableState:
    return table


@_evolve.register
def _after_table_opened(event: TableOpened, game: GameRules, table: TableState) -> TableState:
    return TableState(
        id=event.id,
        code=event.code,
        game=event.game,
        game_id=event.game_id,
        generation=event.generation,
        opened_at=event.at,
        opened_here=event.here,
        host=event.host,
        play=game.open(event.settings),
    )


@_evolve.register
def _after_player_seated(event: PlayerSeated, game: GameRules, table: TableState) -> TableState:
    colour, symbol = choose_look(table.seats, event.colour, event.symbol)
    seat = Seat(event.seat, event.name, colour, symbol, event.profile, members=event.members, people=event.people)
    return replace(table, seats=(*table.seats, seat))


@_evolve.register
def _after_player_changed(event: PlayerChanged, game: GameRules, table: TableState) -> TableState:
    seat = next((seat for seat in table.seats if seat.id == event.seat), None)
    if seat is None:
        return table
    # Two players never share a look, whatever was undone in between.
    seats = tuple(
        replace(
            other,
            colour=seat.colour if other.colour == event.colour else other.colour,
            symbol=seat.symbol if other.symbol == event.symbol else other.symbol,
        )
        for other in table.seats
    )
    wanted = {field: getattr(event, field) for field in ("name", "colour", "symbol", "members", "people")}
    given: dict[str, object] = {field: value for field, value in wanted.items() if value is not None}
    return replace(table, seats=with_seat(seats, event.seat, **given))


@_evolve.register
def _after_person_named(event: PersonNamed, game: GameRules, table: TableState) -> TableState:
    return replace(table, seats=with_person(table.seats, event.seat, event.place, event.name, event.profile))


@_evolve.register
def _after_persons_swapped(event: PersonsSwapped, game: GameRules, table: TableState) -> TableState:
    one = person_at(table.seats, event.seat, event.place)
    other = person_at(table.seats, event.other, event.other_place)
    if one is None or other is None:
        return table
    seats = with_person(table.seats, event.seat, event.place, *other)
    return replace(table, seats=with_person(seats, event.other, event.other_place, *one))


@_evolve.register
def _after_player_removed(event: PlayerRemoved, game: GameRules, table: TableState) -> TableState:
    gone = tuple(seat for seat in table.seats if seat.id == event.seat)
    staying = tuple(seat for seat in table.seats if seat.id != event.seat)
    return replace(table, seats=staying, former=(*table.former, *gone))


@_evolve.register
def _after_seats_ordered(event: SeatsOrdered, game: GameRules, table: TableState) -> TableState:
    place = {seat_id: index for index, seat_id in enumerate(event.order)}
    return replace(table, seats=tuple(sorted(table.seats, key=lambda seat: place.get(seat.id, len(place)))))


@_evolve.register
def _after_player_left(event: PlayerLeft, game: GameRules, table: TableState) -> TableState:
    return replace(table, seats=with_seat(table.seats, event.seat, left_after=event.after))


@_evolve.register
def _after_seat_taken(event: SeatTaken, game: GameRules, table: TableState) -> TableState:
    devices = {seat.id: seat.devices for seat in table.seats}.get(event.seat, ())
    return replace(
        table, seats=with_seat(table.seats, event.seat, devices=tuple(dict.fromkeys((*devices, event.device))))
    )


@_evolve.register
def _after_seat_freed(event: SeatFreed, game: GameRules, table: TableState) -> TableState:
    devices = {seat.id: seat.devices for seat in table.seats}.get(event.seat, ())
    return replace(
        table, seats=with_seat(table.seats, event.seat, devices=tuple(d for d in devices if d != event.device))
    )


@_evolve.register
def _after_host_changed(event: HostChanged, game: GameRules, table: TableState) -> TableState:
    return replace(table, host=event.device)


@_evolve.register
def _after_rights_locked(event: RightsLocked, game: GameRules, table: TableState) -> TableState:
    return replace(table, locked=event.locked)


@_evolve.register
def _after_scorekeeper_named(event: ScorekeeperNamed, game: GameRules, table: TableState) -> TableState:
    return replace(table, scorekeeper=event.device)


@_evolve.register
def _after_timer_started(event: TimerStarted, game: GameRules, table: TableState) -> TableState:
    return replace(table, timer=start_timer(event.length_ms, event.at, event.lead_ms), away=None, paused_by=())


@_evolve.register
def _after_timer_stopped(event: TimerStopped, game: GameRules, table: TableState) -> TableState:
    stands = set_time_left(table.timer, event.left_ms, event.at)
    return replace(table, timer=stands, away=None, paused_by=event.who)


@_evolve.register
def _after_timer_resumed(event: TimerResumed, game: GameRules, table: TableState) -> TableState:
    return replace(table, timer=resume_timer(table.timer, event.at), away=None, paused_by=())


@_evolve.register
def _after_timer_extended(event: TimerExtended, game: GameRules, table: TableState) -> TableState:
    return replace(table, timer=extend_timer(table.timer, event.by_ms))


@_evolve.register
def _after_server_away(event: ServerAway, game: GameRules, table: TableState) -> TableState:
    if not table.timer.runs_at(event.vouched_at):
        return table  # after a redo the clock may have been over by then
    stands = stop_timer(table.timer, table.timer.left(event.vouched_at), event.vouched_at)
    return replace(table, timer=stands, away=Away(event.vouched_at, event.gone_ms), paused_by=())


@_evolve.register
def _after_table_taken_up(event: TableTakenUp, game: GameRules, table: TableState) -> TableState:
    return replace(table, closed=False, successor=None, host=event.device)


@_evolve.register
def _after_table_closed(event: TableClosed, game: GameRules, table: TableState) -> TableState:
    return replace(table, closed=True, successor=event.successor)


@_evolve.register
def _after_undone(event: Undone, game: GameRules, table: TableState) -> TableState:
    if event.left_ms is None or game.objection(table, TimerStopped(left_ms=event.left_ms)) is not None:
        return table  # after a redo there may be no clock left to restore
    return replace(table, timer=stop_timer(table.timer, event.left_ms), paused_by=())
