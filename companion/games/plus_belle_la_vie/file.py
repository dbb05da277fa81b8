"""Game files of the game: read with every fault named, and written back."""

from __future__ import annotations

from typing import Any

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.file_checks import cross_field_faults
from companion.games.plus_belle_la_vie.file_shapes import (
    RENCONTRE,
    RENDEZ_VOUS,
    FileShape,
    RencontreShape,
    RendezVousShape,
    UntypedEvent,
)
from companion.games.plus_belle_la_vie.scoring.model import Event, Game, Rencontre, RendezVous, Sale
from companion.games.plus_belle_la_vie.scoring.report import GAME
from companion.kit.file_players import head_to_json, read_roster, without_none
from companion.kit.game_file import parse_file


def parse(data: Any, facts: Facts) -> Game:
    """The game that a file holds, with everybody's open cards in the order of the table.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    control = None
    if shape.control is not None:
        control = tuple(
            (character.strip(), tuple((id_, counts.get(id_, 0)) for id_ in roster.playing))
            for character, counts in shape.control.items()
        )
    return Game(
        roster=roster,
        events=tuple(map(_event, shape.events)),
        control=control,
        prices=tuple((int(cards), value) for cards, value in shape.options.sale_values.items()),
    )


def _event(shape: RencontreShape | RendezVousShape | UntypedEvent) -> Event:
    if isinstance(shape, RencontreShape):
        return Rencontre(shape.player)
    assert isinstance(shape, RendezVousShape), "an event without a type is a fault"
    sales = tuple(Sale(sale.player, sale.character, sale.cards, sale.value) for sale in shape.sales)
    return RendezVous(shape.result, shape.roller, sales)


def to_json(game: Game) -> dict[str, Any]:
    """The game as a file holds it; ``parse`` reads the same game back."""
    prices = {str(cards): value for cards, value in game.prices}
    control = None if game.control is None else {character: dict(counts) for character, counts in game.control}
    head = head_to_json(GAME, game.roster, {"sale_values": prices} if prices else {})
    return head | {"events": list(map(_event_json, game.events))} | without_none({"control": control})


def _event_json(event: Event) -> dict[str, Any]:
    if isinstance(event, Rencontre):
        return {"type": RENCONTRE, "player": event.player}
    sales = [
        without_none({"player": sale.player, "character": sale.character, "cards": sale.cards, "value": sale.value})
        for sale in event.sales
    ]
    return without_none({"type": RENDEZ_VOUS, "result": event.result, "roller": event.roller, "sales": sales or None})
