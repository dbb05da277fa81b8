"""Gives the screens what they need from the rest of the program; it is put together in one place, so that no screen
knows how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from companion.hub.effects import Effect
from companion.hub.hub import Hub
from companion.hub.ready_ticks import ReadyTicks
from companion.network.addresses import Addresses, is_this_machine
from companion.ui.game_views import GameViews
from companion.ui.rulebook import Rulebook
from companion.ui.session_memory import SessionMemory
from companion.ui.shared_reveals import SharedReveals
from companion.ui.shared_timer import SharedTimer
from companion.ui.web.downloads import Downloads
from companion.ui.web.papers import Papers
from companion.ui.web.photos import Photos
from companion.ui.web.uploads import Uploads

#: The setting that holds the address chosen for phones.
ADDRESS_SETTING: Final = "address"


@dataclass(slots=True)
class Services:
    """What the screens use of the rest of the program.

    Attributes:
        games: the screens of each game, by id.
        library: players, settings and finished games.
        notices: messages of the server for everybody.
        phone_seen: whether a page came from another machine.
        addresses: the addresses at which phones find this server.
        stable_url: the address by name, "" for none.
        effects: plays an effect on a device (a ``Device``, which is defined in a layer above this one).
        kept: the unfinished work of devices (half-typed texts, set-ups, the game deleted last).
        rules: the rules reference.
        uploads: files being uploaded.
        papers: front pages as pictures and PDFs, at addresses that expire.
        downloads: exported files, at addresses that expire.
        photos: photos of games.
        ready: which seats are ready for the next round.
        reveals: how far each table has revealed its result.
        timer: the shared timer, the house's clock without a game.
    """

    hub: Hub
    games: Mapping[str, GameViews]
    lang: str
    library: Any
    addresses: Callable[[], list[str]]
    notices: Any
    phone_seen: bool = False
    stable_url: Callable[[], str] = field(default=lambda: "")
    effects: Callable[[Any, Effect], None] = field(default=lambda device, effect: None)
    kept: SessionMemory = field(default_factory=SessionMemory)
    rules: Rulebook = field(default_factory=Rulebook)
    uploads: Uploads = field(default_factory=Uploads)
    papers: Papers = field(default_factory=Papers)
    downloads: Downloads = field(default_factory=Downloads)
    photos: Photos = field(default_factory=Photos)
    ready: ReadyTicks = field(default_factory=ReadyTicks)
    reveals: SharedReveals = field(default_factory=SharedReveals)
    timer: SharedTimer = field(init=False)

    def __post_init__(self) -> None:
        self.timer = SharedTimer(self.hub.clock)

    def note_phone(self, address: str | None, url: str) -> None:
        """Record that a page at that IP address came by that URL: the address that it used is then offered first. Pages
        of this machine do not count."""
        if not is_this_machine(address):
            self.phone_seen = True
            if isinstance(self.addresses, Addresses):
                self.addresses.record_phone_url(url)
