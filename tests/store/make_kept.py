"""Makes ``kept/d790f18``: evenings as the product of commit d790f18 played and kept them.

It was run once, on commit d790f18, and is not run again: what it made is what later versions must read. It is kept to
show how that was made: by the application as ``companion serve`` wires it (``bootstrap.build``, with its lifespan), on
a data folder on disk, with the clock of the machine; tables are told what phones tell them.

    python -m tests.store.make_kept FOLDER
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import lzma
import shutil
import sys
import tempfile
import uuid
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

from companion.content import content_root
from companion.games.election.state import events as election
from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.model import Ad, Article
from companion.games.extrablatt.state import events as extra
from companion.games.plus_belle_la_vie.state import events as plus
from companion.games.plus_belle_la_vie.state.play import ACTIONS, PRISON
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.calls import TurnEnded
from companion.games.redac_chef.state.events import (
    CharacterChosen,
    CountingDone,
    DayBegun,
    FirstChosen,
    FlashTurned,
    RoleTaken,
    RoundCalledOff,
    Ticked,
)
from companion.games.registry import score_file
from companion.games.reportages.state import events as report
from companion.hub.table import LiveTable
from companion.kit.game_base import Happened, StartCountdown
from companion.server.bootstrap import Application, build, open_folder
from companion.store.library import Library
from companion.store.players import Player
from companion.table import intents as ask
from companion.table.events import Event
from companion.table.game import Actor
from companion.table.intents import NewPlayer
from companion.table.message import Refused
from companion.table.parts import events as part
from tests.games.election.scoring import test_campaign
from tests.games.extrablatt.scoring import test_count
from tests.games.plus_belle_la_vie import test_file as plus_file
from tests.games.redac_chef import test_file_any
from tests.games.reportages import test_file as reportages_file
from tests.store.kept_figures import figures, scored, summary
from tests.support.game_files import broken

HOST, PHONE, OTHER = Actor("device-host"), Actor("device-phone"), Actor("device-other")
PEOPLE = {
    name: str(uuid.uuid5(uuid.NAMESPACE_URL, f"kept/{name}"))
    for name in ("R. Goupil", "B. Zhette", "J. Lahaz", "Éloïse", "Zoé 🗞", "Oscar")
}
#: Random game files of each game.
EACH = 400

# --- the application --------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def serving(root: Path) -> AsyncIterator[Application]:
    """One life of the server on that data folder."""
    folder = open_folder(root)
    try:
        application = build(folder, port=8160, lang="fr")
        async with application.app.router.lifespan_context(application.app):
            await asyncio.sleep(0.5)
            yield application
    finally:
        folder.close()


def people(*names: str) -> list[NewPlayer]:
    """These players as set-up seats them: known by their profile."""
    return [NewPlayer(name=name, profile=PEOPLE.get(name)) for name in names]


async def until(table: LiveTable, what: str, seconds: float = 20) -> None:
    """Wait for a phase of the table."""
    for _ in range(int(seconds * 20)):
        if table.state.play.phase == what:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{table.state.game} never came to {what}: {table.state.play.phase}")


async def put_away(app: Application, table: LiveTable, by: Actor = HOST) -> None:
    """Close a table whose game is finished."""
    assert table.view.log.game.is_finished(table.state), table.state
    await app.hub.put_away(table.id, by)


class Evening:
    """One table of Rédac' Chef and what its people do."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @classmethod
    async def open(cls, app: Application, names: Iterable[str], **chosen: Any) -> Evening:
        at = cls(await app.hub.open("redac-chef", chosen, people(*names), HOST))
        await at.do(ask.TakeSeat(seat="a"), by=PHONE)
        return at

    @property
    def play(self) -> Any:
        return self.table.state.play

    @property
    def day(self) -> str:
        return str(self.play.current)

    async def do(self, *intents: ask.Intent, by: Actor = HOST) -> None:
        for intent in intents:
            await self.table.submit(intent, by)

    async def undo(self) -> None:
        await self.do(ask.Undo(entry=next(self.table.view.log.list_undoable()).entry))

    async def begin(self) -> None:
        """3-2-1 and go."""
        await self.do(wish.StartRound(day=self.day))
        await asyncio.sleep(3.1 if self.play.settings.timer_s else 0.1)

    async def round(self, order: str = "") -> None:
        """A round whose tokens are taken in that order."""
        if not self.play.today.started:
            await self.begin()
        rules = self.play.settings.rules
        for seat in order if rules.tirage else "":
            by = PHONE if PHONE.device in self.table.state.seat(seat).devices else HOST
            if rules.phases and not self.play.today.time_called:
                await self.do(wish.CallLayout(day=self.day, seat=seat), by=by)
            await asyncio.sleep(0.15)
            await self.do(wish.CallPrint(day=self.day, seat=seat, line=f"line-{seat}", error_ms=4), by=by)
        if not rules.tirage or not order:
            await self.do(wish.EndRound(day=self.day))
        await until(self.table, "count")

    async def count(self, seat: str, **page: Any) -> None:
        """Enter that page, 0 where nothing is said."""
        rules = self.play.settings.scoring_rules(self.table.view.log.game.facts)  # type: ignore[attr-defined]
        for field in rules.fields(self.play.character(seat)):
            value = page.get(field, True if field == "ads_all_placed" else 0)
            await self.do(wish.EnterCount(day=self.day, seat=seat, field=field, value=value, seen=(None,)))

    async def counted(self, *pages: dict[str, Any]) -> None:
        """Everybody's page, in the order of the table, and done."""
        for seat, page in zip(self.play.today.seats, pages, strict=True):
            await self.count(seat, **page)
        await self.do(Happened(event=CountingDone(day=self.day)))

    async def next(self, *tiles: str) -> None:
        """Tribunes in the order of the tokens, and on to the next day."""
        days = ("friday", "saturday", "sunday")
        after = days[days.index(self.day) + 1]
        for seat, tile in zip(self.play.today.bouclage.order, tiles, strict=False):
            once = tile + "b" * (after == "sunday" and bool(tile))  # nobody has one twice
            await self.do(wish.PickTribune(day=after, seat=seat, tile=once))
        await self.do(Happened(event=DayBegun(day=after)))


def page(
    articles: Any = 8, photos: Any = 4, tribune: int = 2, free: int = 4, happy: int = 0, sad: int = 0, surplus: int = 0,
    ads: Any = 3, **more: Any,
) -> dict[str, Any]:  # fmt: skip
    return {
        "articles": articles,
        "photos": photos,
        "tribune": tribune,
        "free_area": free,
        "happy": happy,
        "sad": sad,
        "surplus": surplus,
        "ads": ads,
        **more,
    }


A, B, C = (
    page(articles={"one_point": 6, "two_point": 1}, photos=(4, 1), happy=3, sad=5, surplus=2, ads=(2, 1)),
    page(articles=6, tribune=1, free=7, surplus=1, ads=5),
    page(articles=10, free=5, sad=1, surplus=3),
)

# --- Rédac' Chef ------------------------------------------------------------------------------------------------------


async def classic(app: Application) -> None:
    """A whole classic evening: three rounds, pauses, a call taken back, tokens set right, undo and redo, a correction,
    one who leaves; put away."""
    at = await Evening.open(
        app, ["R. Goupil", "Bea", "J. Lahaz", "Oscar", "Passant"], mode="classic", timer_s=240, flash=False
    )
    await at.do(
        ask.TakeSeat(seat="d"),
        ask.RemovePlayer(seat="e"),
        ask.ChangePlayer(seat="b", name="B. Zhette"),
        ask.OrderSeats(order=("a", "c", "b", "d")),
    )
    await at.do(ask.TakeSeat(seat="b"), by=PHONE)
    await at.do(ask.AddPlayer(player=NewPlayer(name="Éloïse", profile=PEOPLE["Éloïse"]), take=True), by=OTHER)
    await at.do(ask.NameScorekeeper(device=PHONE.device), ask.LockRights(locked=True), ask.LockRights(locked=False))
    await at.do(ask.HandOver(device=PHONE.device))
    await at.do(ask.HandOver(device=HOST.device), by=PHONE)
    await at.do(ask.FreeSeat(seat="d", device=HOST.device))
    await at.begin()
    await at.do(Happened(event=RoundCalledOff(day="friday")))
    await at.begin()
    await at.do(ask.PauseTimer(), ask.AddTime(), ask.ResumeTimer())
    await at.do(wish.CallLayout(day="friday", seat="b"))
    await at.undo()
    await at.do(wish.CallPrint(day="friday", seat="b"))
    await at.undo()
    now = app.hub.clock.now()
    # Two presses that cannot be told apart: the table says who was first.
    await at.do(
        wish.CallPrint(day="friday", seat="c", at=now - 20, error_ms=60, line="line-c"),
        wish.CallPrint(day="friday", seat="a", at=now - 10, error_ms=60, line="line-a"),
        wish.TellFinish(day="friday", first="a", second="c"),
    )
    await at.round("bd" + "".join(seat for seat in at.play.today.without_token if seat not in "bd"))
    order = at.play.today.bouclage.order
    await at.do(wish.SetOrder(day="friday", order=(order[1], order[0], *order[2:])))
    await at.counted(A, B, C, page(), page(articles=7, ads=(1, 1, 1)))
    await at.do(wish.EnterCount(day="friday", seat="d", field="articles", value=12, seen=(8,)))
    await at.undo()
    await at.undo()  # of the undo: it stands again
    await at.do(wish.EnterCount(day="friday", seat="a", field="surplus", value=None))
    await at.do(wish.EnterCount(day="friday", seat="a", field="surplus", value=1))
    await at.do(ask.LeaveGame(seat=at.table.state.seats[-1].id))
    await at.do(wish.ChangeOption(option="two_player_gap", value=4))
    await at.next("D2", "D4", "", "1A")
    await at.begin()
    await at.do(ask.PauseTimer(), ask.SetTimeLeft(left_ms=90_000), ask.ResumeTimer())
    await at.round("dacb")
    await at.counted(C, A, B, page(articles=11, free=9))
    await at.next("2A", "2B")
    await at.begin()
    for seat in "cb":
        await at.do(wish.CallPrint(day="sunday", seat=seat, line=f"line-{seat}"))
    await at.do(wish.CallPrint(day="sunday", seat="a", left_ms=120_000))
    for _ in range(2):  # said again, whoever has no token gets one
        await asyncio.sleep(2.5)
        if at.play.phase == "round":
            await at.do(wish.EndRound(day="sunday"))
    await until(at.table, "count")
    await at.counted(page(articles=9), page(articles=9, ads=1), B, page(free=8))
    # A correction of Saturday after the end.
    await at.do(wish.EnterCount(day="saturday", seat="b", field="photos", value=(5, 5), seen=(4,)))
    await put_away(app, at.table)


async def advanced(app: Application) -> None:
    """Flash cards, characters, achievements; and then the same people once more ("Again"), at a table that waits."""
    at = await Evening.open(
        app, ["R. Goupil", "B. Zhette", "Zoé 🗞"], mode="advanced", timer_s=180, flash=True, powers=True,
        progress="achievements", all_tied_free_area="middle", hide_counts=True,
    )  # fmt: skip
    await at.do(
        Happened(event=CharacterChosen(seat="a", character="jazz")),
        Happened(event=CharacterChosen(seat="b", character="wilbur")),
    )
    for day, order in (("friday", "abc"), ("saturday", "cab"), ("sunday", "bca")):
        await at.do(Happened(event=FlashTurned(day=day, card={"friday": 3, "saturday": 7, "sunday": 12}[day])))
        await at.round(order)
        await at.counted(A | {"mood_relief": 2}, B, C)
        if day != "sunday":
            await at.next("D1", "D3", "3A")
    await at.do(
        wish.TickAchievement(seat="a", number=4),
        wish.TickAchievement(seat="a", number=17),
        wish.TickAchievement(seat="a", number=4, done=False),
        wish.TickAchievement(seat="c", number=9),
        wish.ChangeOption(option="all_tied_free_area", value="largest"),
    )
    await app.hub.rematch(at.table.id, HOST)


async def rule_changes(app: Application) -> None:
    """A classic game with a rule change: the first "Tirage !" ends the round."""
    at = await Evening.open(
        app, ["Éloïse", "Oscar"], mode="classic", timer_s=240, progress="rule-changes", rule_change=4, reveal=True
    )
    await at.begin()
    await at.do(wish.CallPrint(day="friday", seat="b"))
    await asyncio.sleep(0.5)
    await at.do(wish.CallPrint(day="friday", seat="a"), by=PHONE)
    await until(at.table, "count")
    await at.counted(A, B)
    await at.do(wish.PickTribune(day="saturday", seat="b", tile="D4"))
    await at.next()
    for order, last in (("ab", False), ("ba", True)):
        await at.round(order)
        await at.counted(B | {"ads": 1}, C | {"ads": 9})
        if not last:
            await at.next("1B", "2B")
    await at.do(
        Happened(event=Ticked(seat="a", field="rule_change", value=True)),
        Happened(event=Ticked(seat="b", field="rule_change", value=False)),
    )
    await put_away(app, at.table)


async def scenario(app: Application) -> None:
    """A classic game of a scenario; the clock runs out in its first round."""
    at = await Evening.open(
        app, ["J. Lahaz", "Zoé 🗞", "Oscar"], mode="classic", timer_s=8, progress="scenarios", scenario=13
    )
    await at.begin()
    await at.do(wish.CallPrint(day="friday", seat="b"))
    await asyncio.sleep(9)
    for order in ("ac", "cba", "abc"):
        await at.round(order)
        await at.counted(B, A, C)
        if at.play.phase != "result":
            await at.next("D1", "D2", "D3")
    await put_away(app, at.table)


async def family(app: Application) -> None:
    at = await Evening.open(app, ["Éloïse", "Zoé 🗞", "Mamie"], mode="family")
    for _ in range(3):
        await at.round()
        await at.counted(page(), page(articles=5, photos=(3, 3), ads=(1, 2)), page(articles=9, ads=1))
        if at.play.phase != "result":
            await at.next()
    await put_away(app, at.table)


async def solo(app: Application) -> None:
    at = await Evening.open(
        app, ["B. Zhette"], mode="solo", timer_s=240, flash=True, powers=True, progress="achievements"
    )
    await at.do(Happened(event=CharacterChosen(seat="a", character="renaud")))
    for day in ("friday", "saturday", "sunday"):
        await at.do(Happened(event=FlashTurned(day=day, card=5)))
        await at.round("a")
        await at.counted(page(articles=11, free=6, ads=(3, 2)))
        if at.play.phase != "result":
            await at.next("D5")
    await put_away(app, at.table)


async def puzzle(app: Application) -> None:
    """One that the rulebook prints and one that it shows as a picture."""
    for chosen in (
        {"mode": "puzzle", "puzzle": 8},
        {"mode": "puzzle", "puzzle": 3, "puzzle_day": "sunday", "puzzle_tiers": [5, 10, 15]},
    ):
        at = await Evening.open(app, ["Oscar"], **chosen)
        await at.round()
        await at.counted(page(articles=9, photos=(2, 3), free=3, ads_all_placed=chosen["puzzle"] == 8))
        await put_away(app, at.table)


async def turn_by_turn(app: Application) -> None:
    at = await Evening.open(app, ["R. Goupil", "Éloïse", "Oscar"], mode="turn-by-turn", flash=True)
    await at.do(Happened(event=FirstChosen(seat="b")), Happened(event=FlashTurned(day="saturday", card=2)))
    await at.do(wish.PickTribune(day="saturday", seat="b", tile="2A"))
    await at.begin()
    for seat in "bcab":
        await at.do(Happened(event=TurnEnded(day="saturday", seat=seat)))
    await at.undo()
    await at.do(wish.CallPrint(day="saturday", seat=at.play.today.turn))
    await asyncio.sleep(0.5)
    if at.play.phase == "round":
        await at.do(wish.EndRound(day="saturday"))
    if at.play.phase == "round":
        for seat in at.play.today.without_token:
            with contextlib.suppress(Refused):
                await at.do(wish.CallPrint(day="saturday", seat=seat))
        await at.do(wish.EndRound(day="saturday"))
    await until(at.table, "count")
    await at.counted(A, B, C)
    await put_away(app, at.table)


async def newsroom(app: Application) -> None:
    """Two teams of two, each member with a phone."""
    teams = [
        NewPlayer(name="R. Goupil & B. Zhette", members=("R. Goupil", "B. Zhette"),
                  people=(PEOPLE["R. Goupil"], PEOPLE["B. Zhette"])),
        NewPlayer(name="Éloïse & Passant", members=("Éloïse", "Passant"), people=(PEOPLE["Éloïse"], None)),
    ]  # fmt: skip
    at = Evening(await app.hub.open("redac-chef", {"mode": "newsroom", "timer_s": 240, "powers": False}, teams, HOST))
    await at.do(ask.TakeSeat(seat="a"), by=PHONE)
    await at.do(Happened(event=RoleTaken(seat="a", device=PHONE.device, role=0)), by=PHONE)
    await at.do(ask.TakeSeat(seat="a"), by=OTHER)
    await at.do(Happened(event=RoleTaken(seat="a", device=OTHER.device, role=1)), by=OTHER)
    await at.do(ask.ChangePlayer(seat="b", members=("Éloïse", "Jean"), people=(PEOPLE["Éloïse"], None)))
    for order in ("ab", "ba", "ab"):
        await at.round(order)
        await at.counted(A, C)
        if at.play.phase != "result":
            await at.next("D1", "D2")
    await put_away(app, at.table)


async def unfinished(app: Application) -> None:
    """One whose second day is half counted, and that stays open."""
    at = await Evening.open(app, ["J. Lahaz", "B. Zhette", "Passant"], mode="classic", timer_s=240)
    await at.round("cba")
    await at.counted(A, B, C)
    await at.next("D1", "D2", "D3")
    await at.round("abc")
    await at.count("a", **C)
    await at.do(wish.EnterCount(day="saturday", seat="b", field="articles", value=7))


async def running(app: Application) -> str:
    """One whose round runs as the server is killed."""
    at = await Evening.open(app, ["Éloïse", "R. Goupil"], mode="classic", timer_s=240)
    await at.begin()
    await at.do(wish.CallPrint(day="friday", seat="b", line="line-b"))
    return at.table.id


async def after_the_kill(app: Application, table_id: str) -> None:
    """It was away for longer than a round runs on: the clock stands, the table goes on, and the round runs again."""
    table = app.hub.table(table_id)
    assert table is not None
    at = Evening(table)
    assert at.table.state.away is not None
    await at.do(ask.ResumeTimer())
    await asyncio.sleep(2.5)


# --- the other games --------------------------------------------------------------------------------------------------


class Shelf:
    """A table of another game of the shelf and what is said at it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @classmethod
    async def open(cls, app: Application, game: str, names: Iterable[str], **chosen: Any) -> Shelf:
        at = cls(await app.hub.open(game, chosen, people(*names), HOST))
        await at.do(ask.TakeSeat(seat="a"))
        await at.do(ask.TakeSeat(seat="b"), by=PHONE)
        return at

    @property
    def play(self) -> Any:
        return self.table.state.play

    async def do(self, *intents: ask.Intent, by: Actor = HOST) -> None:
        for intent in intents:
            await self.table.submit(intent, by)

    async def say(self, *events: Event, by: Actor = HOST) -> None:
        await self.do(*(Happened(event=event) for event in events), by=by)

    async def begin(self) -> None:
        await self.say(part.GameBegun(seats=tuple(seat.id for seat in self.table.state.playing)))

    async def undo(self) -> None:
        await self.do(ask.Undo(entry=next(self.table.view.log.list_undoable()).entry))


async def reportages(app: Application) -> None:
    """Bids, quarrels, a round that does not count, a correction."""
    at = await Shelf.open(app, "reportages", ["Éloïse", "Oscar", "J. Lahaz", "Passant"])
    await at.begin()
    await at.say(
        report.RoundDealt(number=1, seat="a"),
        report.BidPaid(seat="a", points=60),
        part.TurnPassed(seat="a"),
        report.BidPaid(seat="b", points=20),
        report.Fined(seat="b"),
        report.AccuserNamed(seat="d"),
        part.TurnGiven(seat="c"),
        report.BidPaid(seat="c", points=2300),
        part.SatOut(seat="c"),
        report.CountBegun(number=1),
        report.RoundVoided(number=1),
    )

    async def count(cash: list[int], winner: str, combination: str | None, pot: int | None = None) -> None:
        number = at.play.number
        await at.say(report.RoundDealt(number=number, seat=at.play.next_dealer or "a"))
        await at.say(report.CountBegun(number=number))
        for seat, points in zip(at.play.staying, cash, strict=True):
            await at.say(report.CashCounted(seat=seat, points=points))
        await at.say(report.WinnerNamed(seat=winner), report.CombinationNamed(combination=combination))
        if pot is not None:
            await at.say(report.PotCounted(points=pot))
        await at.say(report.RoundClosed(number=number))

    await count([1220, 800, 1000, 1460], "c", "derniere-heure", 6320)
    await count([2000, 2000, 1000, 1840], "c", "editorial")
    await at.undo()
    await at.undo()  # redo
    await at.say(
        report.RoundCorrected(
            number=1, cash={"a": 1220, "b": 800, "c": 1000, "d": 1460}, winner="b", combination="derniere-heure"
        )
    )
    while not at.table.view.log.game.is_finished(at.table.state):
        await count([0, 300, 1020, 1840], "a", "envoyes-speciaux")
    await put_away(app, at.table)


async def corrected(app: Application) -> None:
    """The reportages, taken up from their file after a start, corrected and put away once more."""
    entry = next(each for each in await app.services.library.history() if each.game == "reportages")
    file = await app.services.library.load(entry.id)
    again = Shelf(await app.hub.reopen(file, {PEOPLE["Oscar"]: ("red", "star")}, PHONE))
    first = file["rounds"][1]
    await again.say(
        report.RoundCorrected(
            number=2, cash=first["cash"], winner=first["winner"], combination="cinq-colonnes", pot=None
        ),
        by=PHONE,
    )
    await put_away(app, again.table, PHONE)


async def extrablatt(app: Application) -> None:
    """The specification's main example with duels, ads, a duck, corrections and the count to its end."""
    at = await Shelf.open(
        app, "extrablatt", ["B. Zhette", "Éloïse", "Zoé 🗞"], first_border=4, second_border=8, headline_cells=24
    )
    await at.say(part.OptionChanged(option="kept_bonus", value="every"))
    await at.begin()
    await at.say(part.TurnGiven(seat="a"), extra.ChequesNoted(seat="a", cheques=(1000, 5000, 12000)))

    def article(seat: str, domain: Domain, dispatch: str, size: int, circulation: int | None, **more: bool) -> Event:
        return extra.ArticleWritten(article=Article(seat, domain, dispatch, size, circulation=circulation, **more))

    await at.say(
        article("a", "politics", "P1", 12, 10, headline=True),
        extra.AcceleratorPlaced(hour=1),
        extra.DispatchesRemoved(seat="b", count=2),
        extra.AcceleratorTaken(seat="c", rival="b"),
        part.SecretEntered(name=extra.DUEL, seat="c", value=None),
        part.SecretEntered(name=extra.DUEL, seat="c", value=9000),
        part.SecretEntered(name=extra.DUEL, seat="b", value=3000),
        extra.AdPlaced(ad=Ad("c", "b", 4)),
        extra.AcceleratorPlaced(hour=2),
        extra.AcceleratorTaken(seat="a", rival="c"),
        part.SecretEntered(name=extra.DUEL, seat="a", value=5000),
        part.SecretEntered(name=extra.DUEL, seat="c", value=1000),
        extra.NothingPlaced(seat="a"),
        extra.ExtraUsed(seat="a"),
        article("a", "politics", "P2", 6, None),
        article("a", "sport", "S1", 8, 30),
        article("a", "sport", "S2", 10, 20),
        article("b", "politics", "P1", 9, 30),
        article("b", "sport", "S1", 12, 20, headline=True),
        article("b", "culture", "C1", 6, 10),
        article("b", "culture", "C1", 4, 30, photo=True),
        article("c", "politics", "P2", 6, 30),
        article("c", "sport", "S2", 12, 30),
        article("c", "culture", "C1", 9, 20),
        article("c", "culture", "C2", 9, 20),
    )
    papers = at.play.placed
    await at.say(extra.ArticleTaken(number=papers[-1].number))
    await at.say(
        extra.ArticleCorrected(number=papers[1].number, article=Article("a", "politics", "P2", 6, circulation=20))
    )
    ads = at.play.placed_ads
    await at.say(extra.AdTaken(number=ads[-1].number), extra.AdPlaced(ad=Ad("b", "c", 8)))
    while at.play.hour < 12:
        await at.say(extra.AcceleratorPlaced(hour=at.play.hour + 1))
    await at.say(extra.DuckLaid(number=papers[2].number), part.TurnPassed(seat=at.play.tray.turns.at or "a"))
    await at.undo()
    await at.say(extra.CountBegun())
    for seat, cells in zip("abc", (12, 12, 24), strict=True):
        await at.say(extra.EmptiesCounted(seat=seat, cells=cells))
    for step in range(1, 6):
        await at.say(extra.StepReached(step=step))
    await at.say(part.OptionChanged(option="ranking", value="competition"))
    await put_away(app, at.table)


async def plus_belle_la_vie(app: Application) -> None:
    """Columns, cards, rendez-vous met and missed, sales, the control at the end, and corrections after it."""
    at = await Shelf.open(app, "plus-belle-la-vie", ["J. Lahaz", "Oscar", "Éloïse"])
    await at.begin()
    await at.say(
        part.OptionChanged(option="characters", value={"Thomas": "green", "Luna": "blue", "Jean": "yellow"}),
        part.OptionChanged(option="sale_values", value={"1": 1000, "2": 3000, "3": 6000}),
        part.TurnGiven(seat="a"),
        part.CounterSet(name=ACTIONS, value=2),
        plus.RencontreDeclared(seat="a"),
        part.TurnPassed(seat="a"),
        part.ItemTicked(name=PRISON, item="Jean"),
        part.ItemTicked(name=PRISON, item="Jean", on=False),
        plus.ColumnSet(seat="a", character="Thomas", cards=2, guests=1),
        plus.ColumnSet(seat="b", character="Luna", cards=1),
        plus.CardOpened(place="Le Mistral", minimum=1, colours=("green",), dice="4+"),
        plus.CardOpened(place="Bar", minimum=2),
        plus.CardClosed(place="Bar"),
        plus.MeetingBegun(number=1, seat="b", place="Le Mistral", present=("Thomas",)),
        plus.DiceThrown(seat="a", throw=1, success=False),
    )
    if at.play.meeting is not None and at.play.meeting.queue:
        with contextlib.suppress(Refused):
            await at.say(plus.DiceThrown(seat="a", throw=2, success=True))
    if at.play.meeting is not None:
        await at.say(plus.MeetingOver(number=1))
    await at.say(
        plus.MeetingBegun(number=2, seat="c"),
        plus.DiceThrown(seat="c", throw=1, success=True),
        plus.ColumnSold(seat="a", character="Thomas", cards=3),
        plus.MeetingOver(number=2),
    )
    await at.undo()
    await at.undo()
    for number in (3, 4, 5):
        await at.say(plus.MeetingBegun(number=number, seat="a"), plus.MeetingOver(number=number))
    await at.say(plus.ColumnSet(seat="c", character="Mirta", cards=2), plus.ControlChecked())
    await at.say(
        plus.SaleCorrected(number=2, sale=1, value=7000),
        plus.RollerCorrected(number=2, seat="b"),
        plus.RencontresCorrected(seat="a", times=2),
    )
    await put_away(app, at.table)


M = 1_000_000


async def election_game(app: Application) -> None:
    """Cards, dares with a countdown, a boulet, thresholds; one goes home; through both rounds to the president."""
    at = await Shelf.open(app, "election", ["R. Goupil", "B. Zhette", "Zoé 🗞", "Passant"], title="Élection du dimanche")
    await at.begin()
    await at.say(
        election.CandidateChosen(seat="a", name="Candidat 1"),
        part.DirectionSet(backwards=True),
        part.DirectionSet(backwards=False),
        part.TurnGiven(seat="a"),
        part.TurnsLost(seat="c"),
        election.VotesLaid(seat="b", card="faux-ami", votes=-M, by="a"),
    )
    clef = ("declaration", "primaires", "programme", "investiture", "parrainage", "parrainage")
    for card in clef:
        await at.say(election.ClefLaid(seat="a", card=card))
    await at.say(
        part.ItemTicked(name=election.FIRST_PRIVILEGES, item="threshold", seat=None),
        election.ThresholdSet(round="first", votes=10 * M),
    )
    for seat in "bcd":
        for card in clef:
            await at.say(election.ClefLaid(seat=seat, card=card))
    await at.say(election.FauxAmiShed(seat="b"), election.DareDrawn(seat="c", rival="a", text="Chanter une chanson"))
    await at.do(StartCountdown(length_ms=60_000))
    await at.say(election.DareSettled(votes=M, success=True))
    await at.do(StartCountdown(length_ms=30_000), ask.PauseTimer(), ask.AddTime(), ask.ResumeTimer())
    await at.say(part.CountdownCleared())
    await at.say(election.VotesLaid(seat="a", card="boulet", votes=-M, by="b"))
    await at.say(election.BouletMoved(seat="c"))
    await at.undo()
    await at.do(ask.LeaveGame(seat="d"))
    for seat, votes in (("b", 9.5), ("c", 9.5), ("a", 12)):
        while at.play.campaign.totals.get(seat, 0) < votes * M and at.play.campaign.phase == 2:
            step = min(M, round(votes * M) - at.play.campaign.totals[seat])
            await at.say(election.VotesLaid(seat=seat, card="suffrages", votes=step))
    if at.play.campaign.tied:
        await at.say(election.FinalistsNamed(players=("a", "b")))
    await at.say(election.ThresholdSet(round="second", votes=20 * M, by="abstention", override=True))
    for _ in range(20):
        if not at.table.view.log.game.is_finished(at.table.state):
            await at.say(election.VotesLaid(seat="a", card="suffrages", votes=M))
    await put_away(app, at.table)


# --- everything -------------------------------------------------------------------------------------------------------


def write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


EVENINGS = (
    classic, advanced, rule_changes, scenario, family, solo, puzzle, turn_by_turn, newsroom, unfinished, reportages,
    extrablatt, plus_belle_la_vie, election_game,
)  # fmt: skip


async def play(root: Path) -> dict[str, Any]:
    """All evenings in two lives of the server; what each table came to."""
    async with serving(root) as app:
        for name, profile in PEOPLE.items():
            if name != "Oscar":  # whom their games make known
                await app.services.library.save_player(
                    Player(id=profile, name=name, created_at=datetime(2026, 11, 1, 20, tzinfo=UTC))
                )
        await app.services.library.set_setting("hidden", ["election"])
        await app.services.library.set_note("redac-chef", "tribune/D2", "Deux brèves de plus.\nVoir le livret.")
        await app.services.library.set_note("extrablatt", "cheque/20", "Le plus gros.")
        *_, killed = await asyncio.gather(*(evening(app) for evening in EVENINGS), running(app))
        person = next(each.player for each in app.services.library.players if each.player.name == "B. Zhette")
        await app.services.library.save_player(person.with_tick("redac-chef", "achievements", 3, True))
    await asyncio.sleep(11)
    async with serving(root) as app:
        assert isinstance(killed, str)
        await after_the_kill(app, killed)
        await corrected(app)
        tables = {table.id: summary(table.view.log) for table in app.hub._tables.values()}  # noqa: SLF001
        # As a kill leaves it: beats in the journal, and no table put down.
        copy = root.with_name("copy")
        shutil.copytree(root, copy)
    return {"tables": tables, "copy": copy}


def drawn(strategy: SearchStrategy[Any], number: int) -> list[Any]:
    """So many different files, the last of those that were drawn: they are the largest."""
    found: dict[str, Any] = {}

    @seed(20261129)
    @settings(
        max_examples=number * 4, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(strategy)
    def draw(file: Any) -> None:
        # As it is read from a disk: what JSON cannot hold is no file.
        with contextlib.suppress(ValueError):
            text = json.dumps(file, ensure_ascii=False, allow_nan=False)
            found.setdefault(hashlib.sha256(text.encode()).hexdigest(), json.loads(text))

    draw()
    assert len(found) >= number, len(found)
    return list(found.values())[-number:]


def random_files() -> Iterable[dict[str, Any]]:
    """Game files of all games, drawn by the strategies of their tests; then such files with something broken."""
    for strategy in (
        test_file_any.games(), reportages_file.games(), test_count.papers(), plus_file.games(), test_campaign.games(),
    ):  # fmt: skip
        yield from drawn(strategy, EACH)
        yield from drawn(broken(strategy), EACH // 10)


def evenings(target: Path) -> None:
    """The data folder, and what the product says of it."""
    with tempfile.TemporaryDirectory() as scratch:
        played = asyncio.run(play(Path(scratch) / "data"))
        data = target / "data"
        shutil.copytree(played["copy"], data, ignore=shutil.ignore_patterns("cache", "log", "companion.lock", ".*"))
    for table, said in played["tables"].items():
        write(target / "tables" / f"{table}.json", said)
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(data, Path(scratch) / "data")
        with open_folder(Path(scratch) / "data") as folder:
            library = Library(folder, lambda file: score_file(file, content_root()).result)
            library.check()
            write(target / "figures.json", figures(library))
            library.close()
    for path in sorted(data.glob("games/*/*.json")):
        for name, options in (("json", ["--json"]), ("txt", ["--explain"])):
            out = target / "scores" / f"{path.stem}.{name}"
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(scored(path, *options), encoding="utf-8")


def random_scores(target: Path) -> None:
    """What ``companion score`` prints of random game files."""
    lines = []
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "game.json"
        for file in random_files():
            path.write_text(json.dumps(file, ensure_ascii=False), encoding="utf-8")
            said = scored(path, "--json")
            # What is wrong with a broken file is said in words, on standard error, with the file's path.
            pad = None if said.startswith('{"errors"') else scored(path)
            line = {"file": file, "json": said, "pad": pad}
            lines.append(json.dumps(line, ensure_ascii=False))
    content = ("\n".join(lines) + "\n").encode()
    (target / "scores.jsonl.xz").write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))
    print(len(lines), "files,", len(content), "bytes")


if __name__ == "__main__":
    evenings(Path(sys.argv[1]))
    random_scores(Path(sys.argv[1]))
