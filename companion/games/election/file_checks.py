"""Checks the fields of a raw game file against each other: who plays, and whether each line may follow the lines before
it.

Passes over what has the wrong shape (``file_shapes`` names that). A line that the rules refuse is counted all the same
where the lines after it can still be judged, so that one fault neither hides others nor causes any.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pydantic import ValidationError

from companion.games.election.facts import Facts
from companion.games.election.file_shapes import read_line
from companion.games.election.scoring.campaign import Campaign, open_campaign
from companion.games.election.scoring.laid import ClefLaid, FinalistsNamed, ThresholdSet, VotesLaid
from companion.games.election.scoring.line import Left, Line, Objection, after, objections
from companion.kit.faults import Fault, place
from companion.kit.file_players import RawPlayerChecks
from companion.kit.lenient_json import as_list, as_object

#: The fields of a line in a file that name a player.
_PEOPLE: Final = ("player", "by", "challenger", "challenged", "to")

#: Objections that stand whatever the totals are.
_SURE: Final = ("election-fault-clef-twice", "election-fault-parrainages", "election-fault-gages")


def cross_field_faults(raw: dict[str, Any], facts: Facts) -> Iterator[Fault]:
    """Yield every fault of a raw game file that takes more than one field to see."""
    events = as_list(raw.get("events"))
    players = RawPlayerChecks(raw, len(events))
    yield from players.faults(*facts.players)
    for id_ in as_object(raw.get("ticked")):
        yield from players.absence_faults(id_, "ticked", id_)
    fold = _Fold(players, facts)
    for index, event in enumerate(events):
        fold.let_leave(index)
        yield from _find_absent_people(as_object(event), players, index)
        for objection in fold.next(event):
            yield Fault(place("events", index, *([objection.field] if objection.field else [])), objection.why)


def _find_absent_people(event: dict[str, Any], players: RawPlayerChecks, entry: int) -> Iterator[Fault]:
    """Yield a fault for each player named in an event who does not play, or who had gone home."""
    path = ("events", entry)
    threshold = event.get("type") == "threshold"  # its ``by`` is no player
    for field in _PEOPLE:
        if field in event and not (threshold and field == "by"):
            yield from players.absence_faults(event[field], *path, field, entry=entry)
    for index, id_ in enumerate(as_list(event.get("players"))):
        yield from players.absence_faults(id_, *path, "players", index, entry=entry)


class _Fold:
    """Replay of a file's lines in their order, which counts them in a campaign and finds the faults of each (``next``).
    After an unclear line, only faults that do not depend on the totals are found."""

    def __init__(self, players: RawPlayerChecks, facts: Facts) -> None:
        self.players, self.facts = players, facts
        self.campaign: Campaign = open_campaign(players.playing or (), facts)
        #: Whether all lines so far were clear; if not, totals and phases are not known either.
        self.clear = players.playing is not None
        self.tie_told = False

    def let_leave(self, entry: int) -> None:
        """Take the players out of the campaign who left after that many lines."""
        for player, seen in self.players.gone.items():
            if seen == entry and player in self.campaign.staying:
                self.campaign = after(self.campaign, Left(seat=player))

    def next(self, raw: Any) -> list[Objection]:
        """Return the objections to the next line, and count it where that can be done. That a tie is open is objected
        to only once."""
        event = self._read(raw)
        if event is None or not self._has_only_players(event):
            self._pass_over(raw)
            return self._check_alone(event) if event is not None else []
        objections_now = list(objections(self.campaign, event, self.facts))
        if not self.clear:
            always = self._check_alone(event)
            objections_now = [one for one in objections_now if one in always or one.why.id in _SURE]
        self._apply(event, objections_now)
        new_objections = [one for one in objections_now if not (_is_about_open_tie(one) and self.tie_told)]
        self.tie_told = (
            self.tie_told or any(map(_is_about_open_tie, objections_now)) or isinstance(event, FinalistsNamed)
        )
        return new_objections

    def _check_alone(self, event: Line) -> list[Objection]:
        """Return the objections to a line that hold at any moment of a campaign."""
        return [one for one in event.check_alone(self.facts) if one.absolute or not event.override]

    @staticmethod
    def _read(raw: Any) -> Line | None:
        """Return the line that the JSON holds; None if its shape is wrong."""
        try:
            return read_line(raw)
        except ValidationError:
            return None

    def _has_only_players(self, event: Line) -> bool:
        """Tell whether every player in the line plays and has not gone home."""
        return event.people <= {*self.campaign.staying}

    def _pass_over(self, raw: Any) -> None:
        """Pass over a line that does not say clearly what happened; totals are unclear from then on. Of a key card with
        a wrong field, the clear part is counted."""
        event = as_object(raw)
        if event.get("type") == "clef":
            clef = self._read({name: event.get(name) for name in ("type", "player", "card")})
            if clef is not None and self._has_only_players(clef):
                self._apply(clef, list(objections(self.campaign, clef, self.facts)))
                return
        self.clear = False

    def _apply(self, event: Line, objections_now: list[Objection]) -> None:
        """Count a line in the campaign, unless the objections leave open what the line does; mark the totals as unclear
        if that matters for later lines."""
        refused = {one.field for one in objections_now if not _is_about_open_tie(one)}
        match event:
            case ClefLaid() if "card" in refused:
                return
            case ThresholdSet(round="second") if refused:
                return
            case ThresholdSet() | FinalistsNamed() if refused:
                self.clear = False
                return
            case VotesLaid() if "votes" in refused:
                self.clear = False
        if not self.campaign.winners or (event.names_finalists and not objections_now):
            self.campaign = after(self.campaign, event)


def _is_about_open_tie(objection: Objection) -> bool:
    """Tell whether the objection is that a tie has to be settled first."""
    return objection.why.id == "election-fault-tie-open"
