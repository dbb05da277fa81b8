"""Implements who plays at a table: players are seated, renamed, ordered, removed, or go home."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from companion.table import intents
from companion.table.events import (
    Event,
    PersonNamed,
    PersonsSwapped,
    PlayerChanged,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeated,
    SeatsOrdered,
    SeatTaken,
)
from companion.table.game import Actor, GameRules
from companion.table.intents import Intent
from companion.table.message import Message, Refused, say
from companion.table.seats import (
    COLOURS,
    SYMBOLS,
    Seat,
    choose_look,
    clean_name,
    find_seat,
    next_seat_id,
    person_at,
    place_of,
    with_person,
    with_seat,
)
from companion.table.state import TableState


def object_to_seating(game: GameRules, table: TableState, event: Event) -> Message | None:
    """Return why an event about players and seats is invalid on this state; None if it is valid, or about something
    else. An event of a game that names a seat is also checked, for whether that seat exists."""
    seat_id = getattr(event, "seat", None)
    if isinstance(event, PlayerSeated):
        return _check_new_seat(game, table, event)
    if isinstance(seat_id, str) and all(seat.id != seat_id for seat in table.seats):
        return say("refused-no-such-seat")
    if isinstance(event, PersonNamed):
        return _check_naming(table, event)
    if isinstance(event, PersonsSwapped):
        ones, others = (event.seat, event.place), (event.other, event.other_place)
        both_exist = all(person_at(table.seats, *place) is not None for place in (ones, others))
        return None if both_exist and ones != others else say("refused-no-such-seat")
    if isinstance(event, PlayerRemoved) and game.has_begun(table):
        return say("refused-remove-begun")
    if isinstance(event, PlayerLeft) and table.seat(event.seat).left_after is not None:
        return say("refused-already-left", name=table.seat(event.seat).name)
    if isinstance(event, SeatsOrdered):
        if sorted(event.order) != sorted(seat.id for seat in table.seats):
            return say("refused-order-incomplete")
        return say("refused-order-begun") if game.has_begun(table) else None
    return None


def _check_new_seat(game: GameRules, table: TableState, event: PlayerSeated) -> Message | None:
    """Return why nobody can be seated there: the seat exists already, the table is full, or the game has begun. None if
    somebody can."""
    if any(seat.id == event.seat for seat in table.seats):
        return say("refused-seat-there")
    most = game.most_players(table)
    if len(table.seats) >= most:
        return say("refused-too-many-players", most=most)
    return say("refused-late-player") if game.has_begun(table) else None


def _check_naming(table: TableState, event: PersonNamed) -> Message | None:
    """Return why a person cannot be named at that place: there is no such seat, or the person sits elsewhere. None if
    they can be named."""
    if person_at(table.seats, event.seat, event.place) is None:
        return say("refused-no-such-seat")
    current_place = None if event.profile is None else place_of(table.seats, event.profile)
    if current_place not in (None, (event.seat, event.place)):
        return say("refused-person-seated", name=event.name)
    return None


def seat_player(seats: tuple[Seat, ...], former: tuple[Seat, ...], player: intents.NewPlayer) -> PlayerSeated:
    """Return the event that seats a player: with the first unused seat id, a look that no other seat has, and profiles
    that play nowhere else at the table. ``former``: removed seats, whose ids are not used again. Raises Refused for a
    name that cannot be stored."""
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
    """Return the profiles trimmed, with None for one that already plays at one of the seats or stands earlier in the
    list: nobody plays at two places."""
    seated_profiles = {profile for seat in seats for profile in seat.profiles}
    unique_profiles: list[str | None] = []
    for profile in profiles:
        clean = (profile or "").strip() or None
        unique_profiles.append(None if clean in seated_profiles else clean)
        seated_profiles |= {clean} if clean else set()
    return unique_profiles


def _fit_to_members(people: Sequence[str | None], members: Sequence[str]) -> tuple[str | None, ...]:
    """Return one profile (or None) for each member; an empty tuple if no member's profile is known."""
    fitted = (*people, *[None] * len(members))[: len(members)]
    return fitted if any(fitted) else ()


def _decide_add_player(
    intent: intents.AddPlayer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the events that seat a player, and give the asking device the seat if it wants it. Raises Refused for a
    name that cannot be stored."""
    seated = seat_player(table.seats, table.former, intent.player)
    if intent.take:
        return (seated, SeatTaken(seat=seated.seat, device=by.device))
    return (seated,)


def _decide_change_player(
    intent: intents.ChangePlayer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event with what changes of name, look and members; nothing if all stays the same. A colour or symbol
    that does not exist is ignored. Raises Refused for a name that cannot be stored."""
    seat = find_seat(table.seats, intent.seat)
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


def _decide_name_person(
    intent: intents.NamePerson, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that names the person at a seat; a swap if that person sits elsewhere at the table; nothing if
    they are named there already. Raises Refused for a name that cannot be stored, or a missing seat."""
    name, profile = clean_name(intent.name), (intent.profile or "").strip() or None
    find_seat(table.seats, intent.seat)
    if person_at(table.seats, intent.seat, intent.place) == (name, profile):
        return ()
    current_place = None if profile is None else place_of(table.seats, profile)
    if current_place is not None and current_place != (intent.seat, intent.place):
        seat, place = current_place
        return (PersonsSwapped(seat=intent.seat, other=seat, place=intent.place, other_place=place),)
    return (PersonNamed(seat=intent.seat, name=name, profile=profile, place=intent.place),)


def _decide_swap_persons(
    intent: intents.SwapPersons, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that swaps the two people."""
    return (PersonsSwapped(**dict(intent)),)


def _decide_remove_player(
    intent: intents.RemovePlayer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that removes the seat."""
    return (PlayerRemoved(seat=intent.seat),)


def _decide_order_seats(
    intent: intents.OrderSeats, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that sets the order; nothing if it is the order already."""
    same = intent.order == tuple(seat.id for seat in table.seats)
    return () if same else (SeatsOrdered(order=intent.order),)


def _decide_move_seat(
    intent: intents.MoveSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that moves the seat; nothing if it stays where it is, at either end too. Raises Refused if there
    is no such seat."""
    order = [seat.id for seat in table.seats]
    before = order.index(find_seat(table.seats, intent.seat).id)
    order.insert(max(0, min(len(order) - 1, before + intent.by)), order.pop(before))
    same = order == [seat.id for seat in table.seats]
    return () if same else (SeatsOrdered(order=tuple(order)),)


def _decide_leave_game(
    intent: intents.LeaveGame, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that the player left or, before the first round, that their seat is removed; empty if they have
    left already or the game is over. Raises Refused for the last player, and if there is no such seat."""
    seat = find_seat(table.seats, intent.seat)
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


def _after_player_seated(event: PlayerSeated, game: GameRules, table: TableState) -> TableState:
    """Return the table with the new seat; it gets another look than the event's where another seat has that."""
    colour, symbol = choose_look(table.seats, event.colour, event.symbol)
    seat = Seat(event.seat, event.name, colour, symbol, event.profile, members=event.members, people=event.people)
    return replace(table, seats=(*table.seats, seat))


def _after_player_changed(event: PlayerChanged, game: GameRules, table: TableState) -> TableState:
    """Return the table with the seat changed; a player who had the new colour or symbol gets this seat's former one, so
    that no two share a look. Unchanged if the seat is gone."""
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
    event_fields = {field: getattr(event, field) for field in ("name", "colour", "symbol", "members", "people")}
    changes: dict[str, object] = {field: value for field, value in event_fields.items() if value is not None}
    return replace(table, seats=with_seat(seats, event.seat, **changes))


def _after_person_named(event: PersonNamed, game: GameRules, table: TableState) -> TableState:
    """Return the table with another person at that place."""
    return replace(table, seats=with_person(table.seats, event.seat, event.place, event.name, event.profile))


def _after_persons_swapped(event: PersonsSwapped, game: GameRules, table: TableState) -> TableState:
    """Return the table with the two people swapped; unchanged if either place is gone."""
    one = person_at(table.seats, event.seat, event.place)
    other = person_at(table.seats, event.other, event.other_place)
    if one is None or other is None:
        return table
    seats = with_person(table.seats, event.seat, event.place, *other)
    return replace(table, seats=with_person(seats, event.other, event.other_place, *one))


def _after_player_removed(event: PlayerRemoved, game: GameRules, table: TableState) -> TableState:
    """Return the table without the seat, which is kept among the former ones."""
    gone = tuple(seat for seat in table.seats if seat.id == event.seat)
    staying = tuple(seat for seat in table.seats if seat.id != event.seat)
    return replace(table, seats=staying, former=(*table.former, *gone))


def _after_seats_ordered(event: SeatsOrdered, game: GameRules, table: TableState) -> TableState:
    """Return the table with its seats in that order."""
    place = {seat_id: index for index, seat_id in enumerate(event.order)}
    return replace(table, seats=tuple(sorted(table.seats, key=lambda seat: place.get(seat.id, len(place)))))


def _after_player_left(event: PlayerLeft, game: GameRules, table: TableState) -> TableState:
    """Return the table with how far the player played."""
    return replace(table, seats=with_seat(table.seats, event.seat, left_after=event.after))


DECIDE: Final[dict[type[Intent], Any]] = {
    intents.AddPlayer: _decide_add_player,
    intents.ChangePlayer: _decide_change_player,
    intents.NamePerson: _decide_name_person,
    intents.SwapPersons: _decide_swap_persons,
    intents.RemovePlayer: _decide_remove_player,
    intents.OrderSeats: _decide_order_seats,
    intents.MoveSeat: _decide_move_seat,
    intents.LeaveGame: _decide_leave_game,
}
EVOLVE: Final[dict[type[Event], Any]] = {
    PlayerSeated: _after_player_seated,
    PlayerChanged: _after_player_changed,
    PersonNamed: _after_person_named,
    PersonsSwapped: _after_persons_swapped,
    PlayerRemoved: _after_player_removed,
    SeatsOrdered: _after_seats_ordered,
    PlayerLeft: _after_player_left,
}
