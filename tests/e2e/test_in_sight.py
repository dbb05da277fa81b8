"""What is pressed or typed next is in sight, without a scroll, where a page has little height."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from playwright.sync_api import Browser

from companion.games.election.state.events import ClefLaid, ThresholdSet
from companion.games.extrablatt.state.events import AcceleratorPlaced
from companion.table.events import Event
from companion.table.parts.events import OptionChanged, TurnGiven
from tests.engines.sizes import LANDSCAPE, LAPTOP, PHONE, Size
from tests.engines.stage import Stage, staged
from tests.games.election.build import CLEF
from tests.games.extrablatt.test_game import write
from tests.screens.shelf import open_shelf
from tests.support.browser_phone import Room

NAMES = ("Goupil", "Zhette", "Lahaz", "Tritus")
LOWER_PHONE = LANDSCAPE[2]
#: A step that types into a field: its handle and the text.
Step = str | tuple[str, str]
TURN = TurnGiven(seat="a")
SECTORS = (
    OptionChanged(option="first_border", value=4),
    OptionChanged(option="second_border", value=8),
    AcceleratorPlaced(hour=1),
)

KEYS = tuple(ClefLaid.model_validate({"seat": "a", "card": card}) for card in CLEF)
CAMPAIGN = (TURN, *KEYS, ThresholdSet(round="first", votes=9_000_000, by="privilege", seat=None), TURN)

#: Of each journey: the game, what has happened, what opens the form wherever that lies, and what is then pressed or
#: typed.
JOURNEYS: dict[str, tuple[str, tuple[Event, ...], tuple[str, ...], tuple[Step, ...]]] = {
    "an article": (
        "extrablatt",
        (TURN, *SECTORS),
        ("write",),
        ("domain-misc", ("dispatch", "Horoscope"), "dispatch-ok", "headline", "size-20"),
    ),
    "an article and its marker": (
        "extrablatt",
        (TURN,),
        ("write",),
        ("domain-politics", ("dispatch", "Corse"), "dispatch-ok", "headline", "marker-20", "size-20"),
    ),
    "the sectors": ("extrablatt", (TURN,), ("sectors",), ("first-border-4", "second-border-11")),
    "a correction": (
        "extrablatt",
        (TURN, *SECTORS, write("b P1/12/10")),
        ("paper-2", "article-1"),
        ("headline", "size-20", "article-ok"),
    ),
    "a duel": (
        "extrablatt",
        (TURN, *SECTORS),
        ("take",),
        ("rival-2", "duel-for-1", "duel-1-12000", "duel-for-2", "duel-2-11000", "ad-12"),
    ),
    "a duel at the table": (
        "extrablatt",
        (TURN, *SECTORS),
        ("take",),
        ("rival-2", "duel-at-table", "duel-winner-2", "place-nothing"),
    ),
    "a new character": (
        "plus-belle-la-vie",
        (TURN,),
        ("plan-add",),
        (("character", "Luna"), "colour-red", "add-character", "character-close"),
    ),
    "a card": (
        "plus-belle-la-vie",
        (TURN,),
        ("card-new",),
        (("place", "Bar"), "minimum-less", "asks-green-more", ("dice", "4-5-6"), "card-open"),
    ),
    "a threshold": ("election", (TURN, *KEYS), (), ("threshold-12000000",)),
    "an attack": ("election", CAMPAIGN, ("attack",), ("target-2", "attack-boulet-1000000")),
    "a dare": ("election", CAMPAIGN, ("dare",), ("rival-2", "dare-failed-2000000")),
}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("stage") / "data") as stage:
        yield stage


#: On a laptop only the form that was found below its bar.
CASES = [
    *product(sorted({game for game, *_ in JOURNEYS.values()}), (LOWER_PHONE, PHONE)),
    ("plus-belle-la-vie", LAPTOP),
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), CASES, ids=str)
def test_what_is_asked_next_is_in_sight(stage: Stage, browser: Browser, game: str, size: Size) -> None:
    room = Room(browser, stage.url)
    hidden: list[str] = []
    for journey, (of, events, opens, steps) in JOURNEYS.items():
        if of != game:
            continue
        table = open_shelf(
            game, stage, room, lambda path: room.device(path, size=size.viewport), NAMES, lambda *_, **__: None
        )
        table.begin()
        table.wish(*events)
        host = table.host
        handles = [step if isinstance(step, str) else step[0] for step in steps]
        for handle, following in pairwise((*opens, handles[0])):
            host.tap(handle, leads_to=following)
        for step, handle in zip(steps, handles, strict=True):
            host.shows(handle)
            try:
                host.see(handle)
            except AssertionError:
                hidden.append(f"{journey}: {handle}")
            if isinstance(step, str):
                host.tap(step)
            else:
                host.type(*step)
        room.close()
    assert not hidden
