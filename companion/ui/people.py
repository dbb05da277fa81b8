"""Lists the people known here for set-up and joining, and gives new names profiles."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from datetime import datetime
from functools import partial
from urllib.parse import quote

from companion.store.library import Library
from companion.store.players import Player
from companion.table.intents import NewPlayer
from companion.table.seats import Seat, clean_name, fold_name
from companion.ui.device import Device
from companion.ui.draft import DraftPlayer, Person
from companion.ui.library import change_library


def list_people(device: Device) -> tuple[Person, ...]:
    """Return all known people, the most recent player first."""
    return tuple(
        Person(profile.player.id, profile.player.name, profile.player.colour, profile.player.symbol)
        for profile in device.services.library.players
    )


def list_unseated(people: Iterable[Person], seats: Iterable[Seat]) -> tuple[Person, ...]:
    """Return those of ``people`` who have no seat among ``seats``."""
    seated = {profile for seat in seats for profile in seat.profiles}
    return tuple(person for person in people if person.profile not in seated)


def find_by_name(people: Iterable[Person], name: str) -> Person | None:
    """Return the person whom the name most likely means; None if nobody has it."""
    folded = fold_name(name)
    alike = [person for person in people if fold_name(person.name) == folded]
    return next((person for person in alike if person.name == name.strip()), alike[0] if alike else None)


def make_player(name: str, people: Iterable[Person]) -> NewPlayer:
    """Build the player for a typed name: somebody of ``people`` with that name, else somebody new with a new profile
    id.

    Raises companion.table.message.Refused: the name is empty or too long.
    """
    clean = clean_name(name)
    person = find_by_name(people, clean)
    if person is not None:
        return make_known_player(person)
    return NewPlayer(name=clean, profile=make_profile_id())


def make_known_player(person: Person) -> NewPlayer:
    """Build the player to be seated for a known person."""
    return NewPlayer(
        name=person.name, profile=person.profile, colour=person.colour or None, symbol=person.symbol or None
    )


def make_route(profile: str, before: str = "/players") -> str:
    """Return the route of a page that concerns one id: by default of a person's page, by their profile id; with another
    ``before``, of the page that begins so."""
    return f"{before}/{quote(profile, safe='')}"


def make_profile_id() -> str:
    """Create a profile id for somebody new."""
    return str(uuid.uuid4())


async def save_profiles(device: Device, players: Iterable[DraftPlayer | Seat]) -> None:
    """Create a profile for each player whose profile id is new, and set the look of profiles that have none.

    If the disk refuses, a message says so; the game goes on, and saving its file creates the missing profiles later.
    """
    library = device.services.library
    profiles = {profile.player.id: profile.player for profile in library.players}
    for player in players:
        if not player.profile or (player.profile not in profiles and library.knows(player.profile)):
            continue  # one that was merged into another, or forgotten, stays so
        profile = profiles.get(player.profile)
        if profile is not None and profile.symbol:
            continue
        if not await change_library(device, partial(_save_profile, player=player)):
            return


def _save_profile(library: Library, player: DraftPlayer | Seat) -> None:
    """Create or complete the player's profile, unless another page has done so meanwhile."""
    assert player.profile
    look = {"colour": player.colour, "symbol": player.symbol}
    if library.people.profile(player.profile) is None:
        new = Player(id=player.profile, name=player.name, created_at=datetime.now().astimezone())
        library.people.save(new.model_copy(update=look))
    else:
        library.people.change(
            player.profile, lambda current: current if current.symbol else current.model_copy(update=look)
        )
