"""Declares the score sheet, and builds the scored game: its votes, the same as JSON, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any, Final

from companion.games.election.facts import Facts
from companion.games.election.scoring.campaign import Campaign, Desk, open_campaign
from companion.games.election.scoring.laid import BouletMoved, FauxAmiShed, Gage
from companion.games.election.scoring.line import Game, Line, after, find_doubts
from companion.games.election.scoring.votes import millions
from companion.kit.figure import Figure, leaders
from companion.kit.scored import Moment, Scored
from companion.kit.sheet import Reasons, Row, Sheet
from companion.table.message import Message, say

GAME: Final = "election"

#: The kinds of cards that have votes, in the order of the sheet.
KINDS: Final = (
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

#: The steps in which the finalists' votes are revealed, with their kinds of cards.
_ACTS: Final = {"own": KINDS[:2], "dares": KINDS[2:3], "others": KINDS[3:6], "minus": KINDS[6:]}


def report(game: Game, facts: Facts) -> Scored:
    """Score the game: sheet, closing sentences, reasons; and, where somebody is president, the moments by which the
    result is revealed."""
    campaign = open_campaign(game.roster.playing, facts)
    odd: list[Message] = []
    moments: list[Moment] = []
    number = 0
    for line in game.lines:
        number += bool(line.file_type)
        odd += (say("election-doubt", number=number, why=why) for why in find_doubts(campaign, line, facts))
        before, campaign = campaign.totals, after(campaign, line)
        if campaign.totals != before:
            moments.append(Moment(_name_card(line), campaign.totals))
    closing = (*game.roster.farewells(), *_say_closing(game, campaign), *odd)
    scored = Scored(
        _to_json(game, campaign),
        declare_sheet(facts).fill(game.roster.players, campaign),
        closing,
        tuple(_list_reasons(game, campaign)),
    )
    if not campaign.winners:
        return scored
    names = game.roster.names(campaign.winners)
    hail = say("election-hail", names=names, count=len(names))
    return replace(scored, moments=tuple(moments), acts=tuple(_tell_acts(game, campaign)), hail=hail)


def _name_card(line: Line) -> Message:
    """Return the title of a moment: the card of the line that changed the votes."""
    named = {Gage: "gage", FauxAmiShed: "faux-ami", BouletMoved: "boulet"}
    kind = named.get(type(line)) or str(getattr(line, "card", ""))
    return say("election-line-card", card=kind)


def _tell_acts(game: Game, campaign: Campaign) -> Iterator[Moment]:
    """Yield the standings by which the result is revealed, as on election night: first the players who are out, fewest
    votes first; then the finalists' votes kind by kind, votes lost last."""
    totals = campaign.totals
    going_on = campaign.finalists or campaign.winners
    standing: dict[str, int] = {}
    for player in sorted((one for one in campaign.staying if one not in going_on), key=totals.__getitem__):
        standing = standing | {player: totals[player]}
        yield Moment(say("election-act-out", name=game.roster.name(player)), standing)
    standing = standing | dict.fromkeys(going_on, 0)
    for act, kinds in _ACTS.items():
        gains = {player: _sum_votes(campaign.desk(player), kinds) for player in going_on}
        if any(gains.values()) or act == "minus":
            standing = standing | {player: standing[player] + gains[player] for player in going_on}
            yield Moment(say("election-act", kinds=act), standing)


def _sum_votes(desk: Desk, kinds: tuple[str, ...]) -> int:
    """Return the votes of these kinds of cards on a desk."""
    return sum(card.votes for kind in kinds for card in desk.of(kind))


def _to_json(game: Game, campaign: Campaign) -> dict[str, Any]:
    """Return the result as ``companion score --json`` prints it."""
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


# --- the sheet --------------------------------------------------------------------------------------------------------


@cache
def declare_sheet(facts: Facts) -> Sheet:
    """Return the score sheet: the key cards of the first phase, the votes of each kind of card that lies somewhere, and
    their total."""

    def write_clef(laid: int) -> Message:
        return say("election-clef", laid=laid, of=facts.clef_cards)

    kinds = tuple(
        Row(kind, partial(_count_votes, kind), written=millions, help=f"row/{kind}", optional=True) for kind in KINDS
    )
    return Sheet(
        "election-row",
        column="election-column",
        rows=(
            Row("clef", _count_clef, written=write_clef, help="row/clef"),
            *kinds,
            Row("total", _count_total, written=millions, help="row/total", apart=True, large=True),
        ),
    )


def _count_clef(campaign: Campaign, player: str) -> Figure | None:
    """Return the number of a player's key cards, with their names as reasons; None for who took no part."""
    desk = _find_desk(campaign, player)
    why = tuple(say("election-clef-card", card=card) for card in desk.clef) if desk else ()
    return Figure(len(desk.clef), why) if desk else None


def _count_votes(kind: str, campaign: Campaign, player: str) -> Figure | None:
    """Return the votes of a kind of card on a player's desk; None if no such card lies."""
    desk = _find_desk(campaign, player)
    cards = desk.of(kind) if desk else ()
    return Figure(sum(card.votes for card in cards), _explain_votes(desk, (kind,))) if desk and cards else None


def _count_total(campaign: Campaign, player: str) -> Figure | None:
    """Return all votes of a player; None for who took no part."""
    desk = _find_desk(campaign, player)
    return Figure(desk.total, _explain_votes(desk, KINDS)) if desk else None


def _find_desk(campaign: Campaign, player: str) -> Desk | None:
    return next((desk for desk in campaign.desks if desk.player == player), None)


def _explain_votes(desk: Desk, kinds: tuple[str, ...]) -> tuple[Message, ...]:
    """Return the reasons of a player's votes: a line for each kind of card, with each card where there are several."""
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


def _say_closing(game: Game, campaign: Campaign) -> Iterator[Message]:
    """Yield the sentences that end the report. By the phase they say who has won, who ties, or who lacks how many
    votes."""
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


def _list_reasons(game: Game, campaign: Campaign) -> Iterator[Reasons]:
    """Yield the reasons of each player's votes."""
    for desk in campaign.desks:
        name = game.roster.name(desk.player)
        yield Reasons(say("election-reasons", name=name, votes=desk.total), _explain_votes(desk, KINDS))
