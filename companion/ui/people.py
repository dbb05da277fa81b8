"""Who is known here, as set-up and joining offer them, and new names that become known."""

from __future__ import annotations

import unicodedata
import uuid
from collections.abc import Iterable
from datetime import datetime
from functools import partial
from urllib.parse import quote

from companion.store.errors import StoreError
from companion.store.library import Library
from companion.store.players import Player
from companion.table.intents import NewPlayer
from companion.table.seats import Seat, clean_name, fold_name
from companion.ui.device import Device
from companion.ui.draft import DraftPlayer, Person


def known(device: Device) -> tuple[Person, ...]:
    """Everybody known, who played last first."""
    return tuple(
        Person(profile.player.id, profile.player.name, profile.player.colour, profile.player.symbol)
        for profile in device.services.library.players
    )


def not_seated(people: Iterable[Person], seats: Iterable[Seat]) -> tuple[Person, ...]:
    """Those who do not sit at the table yet."""
    there = {profile for seat in seats for profile in seat.profiles}
    return tuple(person for person in people if person.profile not in there)


def named(people: Iterable[Person], name: str) -> Person | None:
    """The person whom that name most likely means; None where nobody is called so."""
    folded = fold_name(name)
    alike = [person for person in people if fold_name(person.name) == folded]
    return next((person for person in alike if person.name == name.strip()), alike[0] if alike else None)


def newcomer(name: str, people: Iterable[Person]) -> NewPlayer:
    """Who sits down under that name: somebody of ``people`` who is called so, else somebody new with a profile to come.

    Raises:
        companion.table.message.Refused: no name, or one that is too long.
    """
    clean = clean_name(name)
    person = named(people, clean)
    if person is not None:
        return as_player(person)
    return NewPlayer(name=clean, profile=new_profile())


def as_player(person: Person) -> NewPlayer:
    """Somebody known, to be seated."""
    return NewPlayer(
        name=person.name, profile=person.profile, colour=person.colour or None, symbol=person.symbol or None
    )


def short(name: str, most: int = 24) -> str:
    """A name for a line with many: cut where it is long, but never inside what is one character to the eye."""
    if len(name) <= most:
        return name
    cut = name[: most - 1]
    while cut and (_joins(name[len(cut)]) or cut[-1] == "\u200d"):
        cut = cut[:-1]
    return f"{cut.rstrip()}…"


def _joins(char: str) -> bool:
    """Whether it belongs to the character before it: accents, joiners, variants, skin tones."""
    return unicodedata.category(char) in ("Mn", "Me", "Mc", "Cf", "Sk") or unicodedata.combining(char) > 0


def page_of(profile: str, before: str = "/players") -> str:
    """The address of a person's page."""
    return f"{before}/{quote(profile, safe='')}"


def new_profile() -> str:
    """An id for somebody who plays here for the first time."""
    return str(uuid.uuid4())


async def remember(device: Device, players: Iterable[DraftPlayer | Seat]) -> None:
    """Make a profile for each player who has an id but is not known yet, and give a look to those who have none.

    What the disk refuses is said; the game goes on, and its file brings the profile back.
    """
    library = device.services.library
    profiles = {profile.player.id: profile.player for profile in library.players}
    for player in players:
        if not player.profile or (player.profile not in profiles and library.met(player.profile)):
            continue  # one that was merged into another, or forgotten, stays so
        kept = profiles.get(player.profile)
        if kept is not None and kept.symbol:
            continue
        try:
            await device.services.library.run(partial(_meet, player=player))
        except StoreError as error:
            device.tell(error.message)
            return


def _meet(library: Library, player: DraftPlayer | Seat) -> None:
    """Make a profile for that player, or give a look to one without; by now somebody else may have."""
    assert player.profile
    look = {"colour": player.colour, "symbol": player.symbol}
    if library.people.profile(player.profile) is None:
        new = Player(id=player.profile, name=player.name, created_at=datetime.now().astimezone())
        library.people.save(new.model_copy(update=look))
    else:
        library.people.change(player.profile, lambda now: now if now.symbol else now.model_copy(update=look))
