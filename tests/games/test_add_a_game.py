"""A further game is one package and one content folder: a made-up one is put on the shelf and played to its winner."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import companion.games
import companion.text.words
from companion.content import content_root
from companion.games.registry import known_games, score_file
from companion.games.shelf import SHELF
from tests.ui.conftest import House, open_house
from tests.ui.setting_up import choose, unfold

_TINY = Path(__file__).parent / "tiny"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    """The shelf with one game more: its package beside the others, its folder among the content."""
    content = tmp_path / "content"
    content.mkdir()
    for folder in (*content_root().iterdir(), *(_TINY / "content").iterdir()):
        (content / folder.name).symlink_to(folder)
    monkeypatch.setattr(companion.games, "__path__", [*companion.games.__path__, str(_TINY / "games")])
    monkeypatch.setattr(companion.text.words, "content_root", lambda: content)
    companion.text.words.clear_cache()
    known_games.cache_clear()
    yield (*SHELF, "first-to-ten")
    companion.text.words.clear_cache()
    known_games.cache_clear()
    for name in [name for name in sys.modules if name.startswith("companion.games.first_to_ten")]:
        del sys.modules[name]


@pytest.fixture
async def house(shelf: tuple[str, ...], tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "data", shelf) as house:
        yield house


async def test_a_new_game_is_set_up_played_won_kept_and_reopened(house: House) -> None:
    phone = await house.phone("/home")
    await phone.tap("play-first-to-ten")
    for name in ("Goupil", "Zhette"):
        await phone.type("player-name", name)
        await phone.tap("add-player")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None and table.state.game == "first-to-ten"
    await phone.tap("start-round")

    await phone.tap("turn-1")
    await phone.tap("turn-next")
    assert "Zhette" in phone.text("turn")

    await phone.tap("scores-2")
    await phone.tap("keypad-0")
    await phone.tap("keypad-ok")
    assert "au moins un point" in phone.text()
    await phone.tap("scores-2")
    await phone.tap("points-3")
    await phone.tap("undo")
    assert table.state.play.points.total == 0
    await phone.tap("undo")  # redone
    await phone.tap("scores-2")
    await phone.tap("keypad-7")
    await phone.tap("keypad-ok")

    assert phone.has("winner-2") and phone.text("total-2") == "10"
    await phone.tap("sheet")
    await phone.tap("total-2")
    assert "10 marqués" in phone.text("why")
    await table.wait_archived()
    (entry,) = await house.archive.history(limit=1)
    file = await house.archive.load(entry.id)
    assert score_file(json.loads(json.dumps(file)), content_root()).result["winners"] == ["b"]

    await phone.go(f"/history/{entry.id}")
    assert phone.has("winner-2")
    await house.hub.put_away(table.id, table_host(table))
    await phone.tap("correct-game")
    again = house.hub.find_tonight()
    assert again is not None and again.id != table.id
    assert again.state.play.points.of("b") == 10
    assert phone.has("winner-2")


def table_host(table):  # type: ignore[no-untyped-def]
    from companion.table.game import Actor

    return Actor(table.state.host)


async def test_what_the_house_does_not_own_is_not_offered(house: House) -> None:
    phone = await house.phone("/new")
    await unfold(phone, "game-first-to-ten")
    assert phone.has("game-first-to-ten")
    await choose(phone, "own-games")
    await phone.tap("own-first-to-ten")
    assert not phone.has("game-first-to-ten")
    await phone.go("/home")
    assert not phone.has("play-first-to-ten")
    await phone.go("/new")
    await choose(phone, "own-games")
    await phone.tap("own-first-to-ten")
    assert phone.has("game-first-to-ten")
