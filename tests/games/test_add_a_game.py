"""A further game is one package and one content folder: a made-up one is put on the shelf and played to its winner."""

from __future__ import annotations

import contextlib
import json
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import companion.games
import companion.text.words
from companion.content import content_root
from companion.exchange.csv_export import write_figures
from companion.exchange.outcome import outcome_of
from companion.exchange.sheet_text import render_sheet
from companion.games.modules import find_module
from companion.games.registry import known_games, score_file
from companion.games.shelf import SHELF
from companion.kit.sheet import SheetRecord
from companion.text.words import words
from tests.support.game_hands import number, open_game
from tests.support.house import House, open_house
from tests.support.set_up_hands import choose, unfold
from tests.support.spaces import plain

_TINY = Path(__file__).parent / "tiny"


@contextlib.contextmanager
def put_on_shelf(tiny: Path, content: Path) -> Iterator[tuple[str, ...]]:
    """The shelf with one game more: its package beside the others, its folder among the content."""
    content.mkdir()
    for folder in (*content_root().iterdir(), *(tiny / "content").iterdir()):
        (content / folder.name).symlink_to(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(companion.games, "__path__", [*companion.games.__path__, str(tiny / "games")])
        patch.setattr(companion.text.words, "content_root", lambda: content)
        _forget_games()
        yield (*SHELF, "first-to-ten")
    _forget_games()
    for name in [name for name in sys.modules if name.startswith("companion.games.first_to_ten")]:
        del sys.modules[name]


def _forget_games() -> None:
    """Clear what was cached of the games: one test's made-up game is not the next one's."""
    companion.text.words.clear_cache()
    known_games.cache_clear()
    find_module.cache_clear()


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[tuple[str, ...]]:
    with put_on_shelf(_TINY, tmp_path / "content") as games:
        yield games


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

    await phone.tap("count-points-2")
    await phone.tap("keypad-0")
    await phone.tap("keypad-ok")
    assert "au moins un point" in phone.text()
    await phone.tap("count-points-2")
    await phone.tap("keypad-3")
    await phone.tap("keypad-ok")
    await phone.tap("undo")
    assert table.state.play.counts == ()
    await phone.tap("redo")
    assert phone.text("count-points-2") == "3"
    await phone.tap("count-points-2")
    await number(phone, 10)

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
    assert dict(again.state.play.counts) == {("b", "points"): 10}
    assert phone.has("winner-2")


#: A row more, in the code and in a catalogue.
ROW = '        Row("coffee", counts=(CountedField("coffee"),), json="coffee"),\n'
LABEL = "        [coffee] CAFÉ\n"


async def test_one_line_adds_a_row_to_table_screen_counting_reasons_and_json(tmp_path: Path) -> None:
    """... and the records of a CSV file; and one line in each language names it."""
    tiny = tmp_path / "tiny"
    shutil.copytree(_TINY, tiny)
    code = tiny / "games" / "first_to_ten" / "game.py"
    add_line(code, ROW, before='Row("total"')
    for catalogue in (tiny / "content" / "first-to-ten").iterdir():
        add_line(catalogue, LABEL, before="*[total]")
    with put_on_shelf(tiny, tmp_path / "content") as games:
        async with open_house(tmp_path / "data", games) as house:
            phone = await house.phone()
            await open_game(house, phone, "first-to-ten", "Goupil", "Zhette")
            await phone.tap("start-round")
            asked = [handle for handle in phone.handles() if handle.startswith("count-")]
            assert asked == ["count-points-1", "count-points-2", "count-coffee-1", "count-coffee-2"]
            await phone.tap("count-points-2")
            await number(phone, 6)
            await phone.tap("count-coffee-2")
            await number(phone, 4)

            await phone.tap("sheet")
            assert "CAFÉ" in phone.text()
            assert [phone.text(f"cell-2-{seat}") for seat in (1, 2)] == ["–", "4"]
            assert phone.text("total-2") == "10"
            await phone.tap("cell-2-2")
            assert "4 marqués" in phone.text("why")

            table = house.hub.find_tonight()
            assert table is not None
            file = table.view.log.game.game_file(table.state)
            scored = score_file(file, content_root())
        assert scored.result["rows"]["b"] == {"points": 6, "coffee": 4, "total": 10}
        assert SheetRecord("", "coffee", "b", 4, False) in scored.sheet.records()
        csv = write_figures([outcome_of(file, scored)], "en").decode("utf-8-sig").splitlines()
        assert [line for line in csv if line.endswith('"Zhette","coffee","4"')]
        lines = render_sheet(scored.sheet, words("fr"), 80, str).splitlines()
        assert ["CAFÉ", "│", "–", "│", "4"] in [line.split() for line in lines]
        assert "CAFÉ 4 : 4 marqués en tout" in [plain(words("fr").say(line)) for line in scored.reasons[-1].lines]


def add_line(path: Path, line: str, *, before: str) -> None:
    """Write that line above the one that holds ``before``."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(at for at, each in enumerate(lines) if before in each)
    path.write_text("".join([*lines[:at], line, *lines[at:]]), encoding="utf-8")


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
