"""Models a set-up in progress: which game, with which settings, and who plays. Pure; ``ui.session_memory`` keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.table.intents import NewPlayer
from companion.table.message import Refused, say
from companion.table.seats import COLOURS, NAME_LENGTH, SYMBOLS, Seat, choose_look, clean_name, fold_name

#: The most groups and games whose settings are remembered; the one played longest ago is dropped first.
_MOST_GROUPS: Final = 40


@dataclass(frozen=True, slots=True)
class Person:
    """Known person whom set-up offers as a player: profile id ("" for a new name), name and usual look."""

    profile: str
    name: str
    colour: str = ""
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class DraftPlayer:
    """Player to be seated; ``profile`` is None for somebody new."""

    name: str
    colour: str
    symbol: str
    profile: str | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """Set-up as chosen so far. ``settings``: as the game's ``settings_from`` reads them; ``chosen``: a setting was
    changed here, so that the last game's settings no longer replace them."""

    game: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    players: tuple[DraftPlayer, ...] = ()
    chosen: bool = False

    def has(self, profile: str) -> bool:
        """Tell whether the person with that profile is among the players."""
        return any(player.profile == profile for player in self.players)


def add_by_name(draft: Draft, name: str, known: Iterable[Person], most: int) -> Draft:
    """Return the draft with a player of that name. The name of a known person who is not yet among the players means
    that person.

    Raises Refused: the name is empty or too long, or there are ``most`` players already.
    """
    clean = clean_name(name)
    folded = fold_name(clean)
    person = next((p for p in known if fold_name(p.name) == folded and not draft.has(p.profile)), None)
    return _add_player(draft, person or Person("", clean), most)


def toggle_person(draft: Draft, person: Person, most: int) -> Draft:
    """Return the draft with that person added, or removed if they are among the players. Raises Refused if there are
    ``most`` players already."""
    if draft.has(person.profile):
        return replace(draft, players=tuple(p for p in draft.players if p.profile != person.profile))
    return _add_player(draft, person, most)


def _add_player(draft: Draft, person: Person, most: int) -> Draft:
    """Return the draft with the person at its end, in their usual look or the nearest that is free. Raises Refused if
    there are ``most`` players already."""
    if len(draft.players) >= most:
        raise Refused(say("refused-too-many-players", most=most))
    colour, symbol = choose_look(_make_seats(draft.players), person.colour or None, person.symbol or None)
    player = DraftPlayer(person.name, colour, symbol, person.profile or None)
    return replace(draft, players=(*draft.players, player))


def _make_seats(players: tuple[DraftPlayer, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(str(index), p.name, p.colour, p.symbol) for index, p in enumerate(players))


def remove_player(draft: Draft, index: int) -> Draft:
    """Return the draft without the player at that index (from 0)."""
    return replace(draft, players=draft.players[:index] + draft.players[index + 1 :])


def move_up(draft: Draft, index: int) -> Draft:
    """Return the draft with that player one place further forward; unchanged for the first."""
    if not 0 < index < len(draft.players):
        return draft
    players = list(draft.players)
    players[index - 1], players[index] = players[index], players[index - 1]
    return replace(draft, players=tuple(players))


def change_look(draft: Draft, index: int, *, colour: str = "", symbol: str = "") -> Draft:
    """Return the draft with another colour or symbol for that player. A player who had it gets this player's former
    one, so that no two look alike. An unknown colour or symbol changes nothing."""
    before = draft.players[index]
    changed = replace(
        before,
        colour=colour if colour in COLOURS else before.colour,
        symbol=symbol if symbol in SYMBOLS else before.symbol,
    )

    def swap_look(player: DraftPlayer) -> DraftPlayer:
        """Return another player with the colour or symbol that was given up, if theirs has been taken; else
        unchanged."""
        return replace(
            player,
            colour=before.colour if player.colour == changed.colour else player.colour,
            symbol=before.symbol if player.symbol == changed.symbol else player.symbol,
        )

    return replace(
        draft, players=tuple(changed if at == index else swap_look(player) for at, player in enumerate(draft.players))
    )


def make_stranger(draft: Draft, index: int) -> Draft:
    """Return the draft in which that player is somebody new who only has the same name as a known person."""
    players = tuple(replace(p, profile=None) if at == index else p for at, p in enumerate(draft.players))
    return replace(draft, players=players)


def set_profiles(draft: Draft, profiles: Mapping[int, str]) -> Draft:
    """Return the draft with the profiles that were just made for new players; ``profiles``: the ids by index."""
    players = tuple(replace(p, profile=p.profile or profiles.get(at)) for at, p in enumerate(draft.players))
    return replace(draft, players=players)


def make_players(draft: Draft, together: int = 1) -> tuple[NewPlayer, ...]:
    """Return the players as a table takes them; ``together``: that many consecutive ones form a team.

    Raises:
        Refused: the last team is not complete.
    """
    if together > 1:
        return _make_teams(draft, together)
    return tuple(NewPlayer(name=p.name, profile=p.profile, colour=p.colour, symbol=p.symbol) for p in draft.players)


def _make_teams(draft: Draft, size: int) -> tuple[NewPlayer, ...]:
    """Return a player per team: it looks like its first member, and what it earns counts for each member. Raises
    Refused if the last team is incomplete."""
    people = draft.players
    if len(people) % size:
        raise Refused(say("refused-team-odd", size=size, found=len(people)))
    # The team's name must fit wherever a name does.
    most = (NAME_LENGTH + 3) // size - 3
    return tuple(
        NewPlayer(
            name=" & ".join(p.name if len(p.name) <= most else p.name[: most - 1] + "…" for p in team),
            colour=team[0].colour,
            symbol=team[0].symbol,
            members=tuple(p.name for p in team),
            people=tuple(p.profile for p in team),
        )
        for team in (people[at : at + size] for at in range(0, len(people), size))
    )


# --- the settings of the last time ------------------------------------------------------------------------------------


def make_group_key(profiles: Iterable[str | None]) -> str:
    """Return a key for a group of people, the same in any order; "" if one has no profile or there are none."""
    ids = list(profiles)
    return "" if not ids or None in ids else " ".join(sorted(str(id_) for id_ in ids))


def find_settings(stored: Any, game: str, group: str) -> dict[str, Any] | None:
    """Return the settings with which that group last played that game; for the group "", those of the game's last
    table. None if it was never played. ``stored``: the library's value of ``SETTING``, in whatever shape it is."""
    records = stored if isinstance(stored, list) else []
    for record in records:
        if not isinstance(record, dict) or record.get("game") != game or not isinstance(record.get("settings"), dict):
            continue
        if not group or record.get("group") == group:
            return dict(record["settings"])
    return None


#: The library's key for the settings of previous games.
SETTING: Final = "set-up"


def add_settings(stored: Any, game: str, group: str, settings: Mapping[str, Any]) -> list[Any]:
    """Return the library's new value of ``SETTING`` after that group opened a table, newest first."""
    records = stored if isinstance(stored, list) else []
    others = [
        record
        for record in records
        if isinstance(record, dict) and not (record.get("game") == game and record.get("group") == group)
    ]
    return [{"game": game, "group": group, "settings": dict(settings)}, *others][:_MOST_GROUPS]
