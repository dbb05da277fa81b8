"""The newer games on a contact sheet of their own: each game's main screen, and what is counted or chosen beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.engines.stage import KEPT, Stage, actor_of
from tests.support.browser_phone import Phone, Room

Take = Callable[[Phone, str], None]

#: Fewest and most players of each game, as its box says.
_PLAYERS: Final = {"reportages": (3, 5), "extrablatt": (3, 4), "plus-belle-la-vie": (2, 5), "election": (3, 6)}
_MORE: Final = ("Hotte", "Sidé")


def shelf(stage: Stage, room: Room, open_page: Callable[[str], Phone], names: Sequence[str], take: Take) -> None:
    """All four on one device after the other. ``open_page``: a page of the look at that address."""
    host = open_page("/home")
    host.shows("new-game")
    actor = actor_of(str(host.page.evaluate("key => localStorage.getItem(key)", KEPT)))
    for game, play in (
        ("reportages", _reportages),
        ("extrablatt", _extrablatt),
        ("plus-belle-la-vie", _plus_belle_la_vie),
        ("election", _election),
    ):
        fewest, most = _PLAYERS[game]
        code = stage.open(game, [*names, *_MORE][: max(fewest, min(most, len(names)))], actor)
        host.open(f"{room.url}/table/{code}")
        _press(host, "start-round")
        play(host, take)


def _press(host: Phone, handle: str, *, leads_to: str | None = None) -> None:
    """With large text much lies further up or down than the screen reaches."""
    host.reach(handle)
    host.tap(handle)
    if leads_to is not None:
        host.reach(leads_to)


def _reportages(host: Phone, take: Take) -> None:
    _press(host, "dealer-1", leads_to="player-2")
    _press(host, "player-2", leads_to="bid-40")
    _press(host, "bid-40", leads_to="turn-2")
    take(host, "reportages")
    _press(host, "count", leads_to="winner-is-1")
    take(host, "reportages-count")


def _extrablatt(host: Phone, take: Take) -> None:
    _press(host, "turn-1", leads_to="write")
    _press(host, "write", leads_to="domain-politics")
    _press(host, "domain-politics", leads_to="dispatch")
    host.type("dispatch", "Corse")
    _press(host, "dispatch-ok", leads_to="marker-30")
    for handle in ("marker-30", "size-12"):
        _press(host, handle)
    host.lacks("form-close")
    _press(host, "accelerator")
    take(host, "extrablatt")
    _press(host, "take", leads_to="rival-1")
    _press(host, "rival-1", leads_to="duel-for-1")
    take(host, "extrablatt-duel")


def _plus_belle_la_vie(host: Phone, take: Take) -> None:
    _press(host, "turn-1", leads_to="turn-next")
    _press(host, "rencontre")
    take(host, "plus-belle-la-vie")
    _press(host, "control", leads_to="character")
    host.type("character", "Thomas")
    _press(host, "colour-green")
    _press(host, "add-character")
    _press(host, "column-1-1", leads_to="cards-more")
    _press(host, "cards-more")
    take(host, "plus-belle-la-vie-control")


def _election(host: Phone, take: Take) -> None:
    _press(host, "turn-1", leads_to="turn-next")
    _press(host, "desk-1", leads_to="clef-1-programme")
    for name in ("declaration", "primaires", "programme", "investiture", "parrainage1", "parrainage2"):
        _press(host, f"clef-1-{name}")
    _press(host, "threshold-9500000", leads_to="threshold")
    _press(host, "lay", leads_to="card-suffrages")
    _press(host, "card-suffrages", leads_to="votes-2000000")
    _press(host, "votes-2000000")
    host.reach("votes-1")
    take(host, "election")
    _press(host, "lay", leads_to="card-faux-ami")
    take(host, "election-cards")
