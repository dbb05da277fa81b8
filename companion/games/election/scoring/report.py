"""Hands out a scored game: as JSON, as the sheet, and with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.games.election.facts import Facts
from companion.games.election.scoring.campaign import Campaign, Desk, open_campaign
from companion.games.election.scoring.line import Game, after, find_doubts
from companion.games.election.scoring.votes import millions
from companion.kit.figure import leaders
from companion.kit.score_table import Cell, Reasons, Scored, ScoreRow, ScoreTable, one_column_row
from companion.table.message import Message, say

GAME: Final = "election"

#: The kinds of cards that have votes, in the order of the sheet.
_KINDS: Final = (
    "suffrages",
    "evenement-plus",
    "gage",
    "orateur",
    "leche-bottes",
    "autre",
    "faux-ami",
    "evenement-moins",
    "coup-fourre",
    "boulet",
)


def report(game: Game, facts: Facts) -> Scored:
    """Score the game: its votes and everything that follows from them."""
    campaign = open_campaign(game.roster.playing, facts)
    odd: list[Message] = []
    number = 0
    for line in game.lines:
        number += bool(line.file_type)
        odd += (say("election-doubt", number=number, why=why) for why in find_doubts(campaign, line, facts))
        campaign = after(campaign, line)
    closing = (*game.roster.farewells(), *_closing(game, campaign), *odd)
    return Scored(_json(game, campaign), _pad(game, campaign, facts), closing, tuple(_reasons(game, campaign)))


def _json(game: Game, campaign: Campaign) -> dict[str, Any]:
    ids = [one.id for one in game.roster.players]
    clef = {desk.player: len(desk.clef) for desk in campaign.desks}
    data: dict[str, Any] = {
        "game": GAME,
        "finished": bool(campaign.winners),
        "totals": {id_: {"points": campaign.totals.get(id_, 0)} for id_ in ids},
        "phase": campaign.phase,
        "clef": {id_: clef.get(id_, 0) for id_ in ids},
        "finalists": list(campaign.finalists),
    }
    return data | {"winners": list(campaign.winners)} if campaign.winners else data


# --- the pad ----------------------------------------------------------------------------------------------------------


def _pad(game: Game, campaign: Campaign, facts: Facts) -> ScoreTable:
    desks = {desk.player: desk for desk in campaign.desks}
    ids = [one.id for one in game.roster.players]

    def row(name: str, cells: list[Cell], why: list[tuple[Message, ...]], apart: bool = False) -> ScoreRow:
        return one_column_row(say("election-row", row=name), cells, apart, why)

    clef: list[Cell] = [
        say("election-clef", laid=len(desks[id_].clef), of=facts.clef_cards) if id_ in desks else None for id_ in ids
    ]
    rows = [row("clef", clef, [_clef_laid(desks.get(id_)) for id_ in ids])]
    rows += [
        row(
            kind,
            [_sum(desks[id_], kind) if id_ in desks else None for id_ in ids],
            [_lines(desks[id_], (kind,)) if id_ in desks else () for id_ in ids],
        )
        for kind in _KINDS
        if any(desk.of(kind) for desk in campaign.desks)
    ]
    totals: list[Cell] = [millions(desks[id_].total) if id_ in desks else None for id_ in ids]
    rows.append(row("total", totals, [_lines(desks[id_], _KINDS) if id_ in desks else () for id_ in ids], apart=True))
    return ScoreTable(tuple(one.name for one in game.roster.players), (say("election-column"),), tuple(rows))


def _sum(desk: Desk, kind: str) -> Cell:
    cards = desk.of(kind)
    return millions(sum(card.votes for card in cards)) if cards else None


def _clef_laid(desk: Desk | None) -> tuple[Message, ...]:
    return () if desk is None else tuple(say("election-clef-card", card=card) for card in desk.clef)


def _lines(desk: Desk, kinds: tuple[str, ...]) -> tuple[Message, ...]:
    """Say where a player's votes come from: a line a kind of card, with each card where there are several."""
    return tuple(
        say(
            "election-why",
            kind=say("election-row", row=kind),
            votes=sum(card.votes for card in cards),
            each=tuple(card.votes for card in cards),
            count=len(cards),
        )
        for kind in kinds
        if (cards := desk.of(kind))
    )


# --- sentences --------------------------------------------------------------------------------------------------------


def _closing(game: Game, campaign: Campaign) -> Iterator[Message]:
    roster, totals = game.roster, campaign.totals
    if campaign.phase == 1 and not campaign.winners:
        yield say("election-phase-1", cards=campaign.clef_cards)
        return
    if campaign.phase == 3:
        if campaign.finalists:
            names = roster.names(campaign.finalists)
            yield say("election-finalists", names=names, count=len(names))
        if campaign.tied:
            yield say("election-tie", names=roster.names(campaign.tied))
            return
    if campaign.winners:
        names, votes = roster.names(campaign.winners), totals[campaign.winners[0]]
        yield say("election-winners", names=names, count=len(names), votes=votes)
        return
    if campaign.threshold is None:
        yield say("election-no-threshold", phase=campaign.phase)
        return
    racing = campaign.past if campaign.phase == 2 else campaign.finalists
    for player in leaders({player: totals[player] for player in racing}):
        yield say(
            "election-lacking",
            name=roster.name(player),
            votes=campaign.lacking(player) or 0,
            threshold=campaign.threshold,
            phase=campaign.phase,
        )


def _reasons(game: Game, campaign: Campaign) -> Iterator[Reasons]:
    for desk in campaign.desks:
        name = game.roster.name(desk.player)
        yield Reasons(say("election-reasons", name=name, votes=desk.total), _lines(desk, _KINDS))
