"""A front page is drawn in a process of its own: what comes out, and what is told when that process fails."""

from __future__ import annotations

import asyncio
import io
import time
from pathlib import Path

import pytest
from PIL import Image

from companion.exchange.front_page.drawing import Drawing, Shape, draw
from companion.exchange.front_page.edition import edition_data
from companion.exchange.worker import WAITING, WorkerError
from companion.text.words import words
from tests.exchange.front_page.kept_games import kept_games, renamed, six_players
from tests.exchange.front_page.test_edition import NAMES

GAMES = kept_games()
DATA = edition_data(GAMES["redac-chef classic"], words("fr"))


@pytest.mark.parametrize(("shape", "size"), [("card", (1080, 1350)), ("a4", (1240, 1754))])
def test_a_picture_has_its_size_and_ink(shape: Shape, size: tuple[int, int]) -> None:
    picture = Image.open(io.BytesIO(draw(DATA, shape))).convert("L")
    assert picture.size == size
    shades = picture.histogram()
    # Mostly paper, much ink, and something in the lowest tenth: the page is filled to its foot.
    assert shades[255] > 0.5 * size[0] * size[1] and sum(shades[:60]) > 0.05 * size[0] * size[1]
    assert picture.crop((0, int(size[1] * 0.9), *size)).getextrema()[0] < 60


def test_a_pdf_has_the_score_sheet_on_its_second_page() -> None:
    pdf = draw(DATA, "pdf")
    assert pdf.startswith(b"%PDF") and pdf.count(b"/Type /Page\n") + pdf.count(b"/Type/Page/") in (0, 2)
    assert b"/Count 2" in pdf


@pytest.mark.parametrize("key", GAMES)
def test_every_game_with_any_names(key: str) -> None:
    data = edition_data(renamed(GAMES[key], *NAMES), words("de"))
    assert draw(data, "card").startswith(b"\x89PNG")


def test_a_full_page_has_small_columns_too() -> None:
    data = edition_data(six_players(), words("de"))
    assert draw(data, "card") != draw({**data, "briefs": []}, "card"), "rather a smaller headline"


def test_a_text_is_never_markup() -> None:
    evil = '#panic("x") $ * _ \\ ` @ <a> ] ) "'
    plain = {**DATA, "headline": evil, "deck": [evil], "masthead": evil[:20]}
    assert draw(plain, "card").startswith(b"\x89PNG")


def program(folder: Path, text: str) -> str:
    path = folder / "program.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import os; os._exit(1)", "paper-failed"),
        ("import os; os.abort()", "paper-failed"),
        ("pass", "paper-failed"),
        ("import time; time.sleep(60)", "paper-slow"),
        ("import sys; sys.exit(3)", "paper-none-here"),
    ],
)
def test_a_typesetter_that_dies_or_hangs_is_told(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(WorkerError) as error:
        draw(DATA, "card", limit_s=2, program=program(tmp_path, text))
    assert error.value.message.id == said


async def test_the_loop_does_not_wait_and_the_queue_is_short(tmp_path: Path) -> None:
    slow = program(tmp_path, "import sys, time; sys.stdin.read(); time.sleep(0.4); print('drawn')")
    made = Drawing(program=slow)
    longest, last, stop = 0.0, time.perf_counter(), False

    async def tick() -> None:
        nonlocal longest, last
        while not stop:
            await asyncio.sleep(0.005)
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()

    ticking = asyncio.create_task(tick())
    asked = [asyncio.create_task(made.draw(DATA, "card")) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(WorkerError) as error:
        await made.draw(DATA, "card")
    assert error.value.message.id == "paper-busy"
    assert (await asked[0]).strip() == b"drawn"
    stop = True
    await ticking
    for task in asked[1:]:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert longest < 0.3
