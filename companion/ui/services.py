"""What the screens need of the rest of the program; wired in one place, so that no screen knows how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from companion.hub.effects import Effect
from companion.hub.hub import Hub
from companion.ui.game_views import GameViews
from companion.ui.kept import Kept
from companion.ui.ready_ticks import ReadyTicks
from companion.ui.rulebook import Rulebook
from companion.ui.shared_timer import SharedTimer
from companion.ui.web.uploads import Uploads

#: The setting in which the address is kept that somebody chose to have phones shown.
ADDRESS_SETTING: Final = "address"


@dataclass(slots=True)
class Services:
    """``games``: the screens of each game, by id; ``library``: players, settings and finished games;
    ``addresses``: where phones find this server, ``stable_url``: by which name beside that ("": none);
    ``notices``: what must be said aloud; ``phone_seen``: whether a page has come from another machine; ``rules``: the
    rules reference; ``uploads``: files on their way here; ``ready``: who is ready to begin; ``timer``: the house's
    clock without a game; ``effects``: plays an effect on a device (a ``Device``, which stands above this)."""

    hub: Hub
    games: Mapping[str, GameViews]
    lang: str
    library: Any
    addresses: Callable[[], list[str]]
    notices: Any
    phone_seen: bool = False
    stable_url: Callable[[], str] = field(default=lambda: "")
    effects: Callable[[Any, Effect], None] = field(default=lambda device, effect: None)
    kept: Kept = field(default_factory=Kept)
    rules: Rulebook = field(default_factory=Rulebook)
    uploads: Uploads = field(default_factory=Uploads)
    ready: ReadyTicks = field(default_factory=ReadyTicks)
    timer: SharedTimer = field(init=False)

    def __post_init__(self) -> None:
        self.timer = SharedTimer(self.hub.clock)
