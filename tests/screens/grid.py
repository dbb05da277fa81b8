"""The page on its grid on a contact sheet of its own: laid with two conflicts, its column, and the best page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from companion.games.redac_chef.page.model import Tile
from companion.games.redac_chef.state.intents import EndRound, SetOrder, StartRound
from companion.games.redac_chef.state.page_intents import LayTile
from companion.table.intents import Intent
from tests.engines.stage import KEPT, Stage, actor_of
from tests.games.redac_chef.page.build import ad, article, page, photo, tribune
from tests.screens.evening import Take
from tests.support.browser_phone import Phone, Room

_DAY: Final = "friday"
_SEATS: Final = "abcdef"
_STEP_MS: Final = 4_000
#: A search for the best page of so few tiles takes seconds; a busy machine may be slow to begin.
_SEARCH_MS: Final = 120_000
#: The first four alone make a page whose best is soon proven. Two photos touch, and an ad sticks out.
_TILES: Final[tuple[Tile, ...]] = (
    article("t1", "sport", (0, 0), size=(1, 4), value=1, faces=1),
    photo("t2", "happy news", (2, 4), size=(2, 3)),
    article("t3", "business", (4, 4), size=(2, 3), value=2, faces=-2),
    ad("t4", 2, (0, 7), size=(2, 3)),
    article("t5", "news", (0, 4), size=(2, 3), value=1, faces=-1),
    article("t6", "sport", (2, 7), size=(2, 3), value=2, faces=2),
    photo("t7", "sport business news happy sad", (4, 1), size=(2, 3)),
    article("t8", "news", (4, 7), size=(2, 3), value=1),
    photo("t9", "sad", (0, 10), size=(2, 3)),
    ad("t10", 3, (6, 10), size=(2, 3)),
    article("t11", "business", (2, 10), size=(2, 3), value=1, face_down=True),
    article("t12", "sport", None, size=(3, 4), value=2, faces=2),
)


def grid(stage: Stage, room: Room, open_page: Callable[[str], Phone], names: Sequence[str], take: Take) -> None:
    """The first player's page after Friday's round, on the host's device."""
    host = open_page("/home")
    host.shows("new-game")
    actor = actor_of(str(host.page.evaluate("key => localStorage.getItem(key)", KEPT)))
    code = stage.open("redac-chef", names, actor)
    order = tuple(_SEATS[: len(names)])
    stage.act(code, actor, StartRound(day=_DAY), _STEP_MS, EndRound(day=_DAY), 1_000)
    stage.act(code, actor, SetOrder(day=_DAY, order=order), _STEP_MS, *_lay(_TILES[:4]))
    host.open(f"{room.url}/table/{code}/page/{_DAY}/1")
    host.shows("page-tile-t1")
    _show_column(host)
    host.reach("page-best")
    host.tap("page-best")
    assert host.comes_to_show("page-best-where", "", _SEARCH_MS)
    take(host, "best")
    _show_column(host)
    stage.act(code, actor, *_lay(_TILES[4:]))
    host.shows("page-tile-t12")
    host.tap("page-tile-t6")
    take(host, "page")
    _show_column(host)
    take(host, "column")


def _lay(tiles: Sequence[Tile]) -> list[Intent]:
    frame = page(tribune=tribune((1, 0)))
    return [LayTile(day=_DAY, seat="a", tile=tile, frame=frame) for tile in tiles]


def _show_column(host: Phone) -> None:
    """On a phone the column takes the place of the grid, and gives it back."""
    if host.has("page-column"):
        host.tap("page-column")
