"""Checks the fields of a raw game file against each other: who plays, sales and prices, the last rendez-vous, cards.

Passes over what has the wrong shape (``file_shapes`` names that).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.scoring.model import RENDEZ_VOUS
from companion.kit.faults import Fault, place
from companion.kit.file_players import RawPlayerChecks
from companion.kit.lenient_json import as_list, as_object, as_whole_number
from companion.table.message import say
from companion.table.seats import NAME_LENGTH

_CARDS = re.compile(r"[1-9][0-9]{0,2}")


def cross_field_faults(raw: dict[str, Any], facts: Facts) -> Iterator[Fault]:
    """Yield every fault of a raw game file that takes more than one field to see."""
    yield from _Checks(raw, facts).all()


class _Checks:
    """Checker of one raw game file: takes its fields apart, and checks them against each other (``all``)."""

    def __init__(self, raw: dict[str, Any], facts: Facts) -> None:
        self.facts = facts
        self.players = RawPlayerChecks(raw, len(as_list(raw.get("events"))))
        self.ticked = as_object(raw.get("ticked"))
        options = raw.get("options", {})
        #: None or no object if the file is not clear about its prices.
        self.prices = options.get("sale_values", {}) if isinstance(options, dict) else None
        self.events = [as_object(event) for event in as_list(raw.get("events"))]
        self.control = as_object(raw.get("control"))
        self.sole = as_object(raw.get("sole_control"))

    def all(self) -> Iterator[Fault]:
        """Yield every fault, in the order of the file's fields."""
        yield from self.players.faults(*self.facts.players)
        for id_ in self.ticked:
            yield from self.players.absence_faults(id_, "ticked", id_)
        for cards in as_object(self.prices):
            if not _CARDS.fullmatch(cards):
                yield Fault(place("options", "sale_values", cards), say("plus-belle-la-vie-fault-price-key"))
        yield from self._check_end()
        for index, event in enumerate(self.events):
            yield from self._check_event(index, event)
        yield from self._check_control()
        yield from self._check_sole()

    # --- events -------------------------------------------------------------------------------------------------------

    def _check_end(self) -> Iterator[Fault]:
        """Yield a fault for each event after the last rendez-vous."""
        of = self.facts.rendez_vous.get(self.players.number) if self.players.listed else None
        if of is None:
            return
        played = 0
        for index, event in enumerate(self.events):
            if played >= of:
                why = say("plus-belle-la-vie-fault-over", of=of, players=self.players.number)
                yield Fault(place("events", index), why)
            played += event.get("type") == RENDEZ_VOUS

    def _check_event(self, index: int, event: dict[str, Any]) -> Iterator[Fault]:
        """Yield a fault for players of the event who do not play (any more), and for a rendez-vous whose result, roller
        and sales contradict each other."""
        path = ("events", index)
        if event.get("type") != RENDEZ_VOUS:
            yield from self.players.absence_faults(event.get("player"), *path, "player", entry=index)
            return
        yield from self.players.absence_faults(event.get("roller"), *path, "roller", entry=index)
        sales = [as_object(sale) for sale in as_list(event.get("sales"))]
        if event.get("result") == "success" and "roller" not in event:
            yield Fault(place(*path, "roller"), say("plus-belle-la-vie-fault-roller-missing"))
        if event.get("result") == "failure" and "roller" in event:
            yield Fault(place(*path, "roller"), say("plus-belle-la-vie-fault-roller"))
        if event.get("result") == "failure" and sales:
            yield Fault(place(*path, "sales"), say("plus-belle-la-vie-fault-sale-after-failure"))
        yield from self._check_sales(sales, index)

    def _check_sales(self, sales: list[dict[str, Any]], entry: int) -> Iterator[Fault]:
        """Yield a fault for a seller who does not play, a column sold twice, and a sale without a price."""
        sold: set[tuple[str, str]] = set()
        for index, sale in enumerate(sales):
            path = ("events", entry, "sales", index)
            player, character, cards = sale.get("player"), sale.get("character"), as_whole_number(sale.get("cards"))
            yield from self.players.absence_faults(player, *path, "player", entry=entry)
            if isinstance(player, str) and isinstance(character, str):
                key = (player, character.strip())
                if key in sold:
                    why = say("plus-belle-la-vie-fault-sold-twice", character=character.strip())
                    yield Fault(place(*path, "character"), why)
                sold.add(key)
            unpriced = isinstance(self.prices, dict) and str(cards) not in self.prices
            if "value" not in sale and cards is not None and cards >= 1 and unpriced:
                yield Fault(place(*path, "value"), say("plus-belle-la-vie-fault-price", cards=cards))

    # --- open cards ---------------------------------------------------------------------------------------------------

    def _check_control(self) -> Iterator[Fault]:
        """Yield a fault for a character's name that is too long or comes twice, for players who do not play, and for
        more columns than a player may have."""
        seen: set[str] = set()
        columns: Counter[str] = Counter()
        for character, counts in self.control.items():
            name = character.strip()
            if not 1 <= len(name) <= NAME_LENGTH:
                why = say("fault-length", least=1, most=NAME_LENGTH, found=len(name))
                yield Fault(place("control", character), why)
            elif name in seen:
                yield Fault(place("control", character), say("plus-belle-la-vie-fault-character-twice"))
            seen.add(name)
            for player, cards in as_object(counts).items():
                path = ("control", character, player)
                yield from self.players.absence_faults(player, *path)
                columns[player] += (as_whole_number(cards) or 0) > 0
                if (as_whole_number(cards) or 0) > 0 and columns[player] == self.facts.columns + 1:
                    yield Fault(place(*path), say("plus-belle-la-vie-fault-columns", columns=self.facts.columns))

    def _check_sole(self) -> Iterator[Fault]:
        """Yield a fault for a player who cannot control that many characters alone, and for more characters than the
        box has."""
        counted = 0
        for player, characters in self.sole.items():
            path = ("sole_control", player)
            yield from self.players.absence_faults(player, *path)
            if (number := as_whole_number(characters) or 0) > self.facts.columns:
                yield Fault(place(*path), say("fault-at-most", most=self.facts.columns))
            counted += number
        if counted > self.facts.characters:
            why = say("plus-belle-la-vie-sole-range", most=self.facts.columns, characters=self.facts.characters)
            yield Fault("sole_control", why)
