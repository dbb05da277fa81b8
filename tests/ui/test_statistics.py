"""What the statistics say of some evenings: against each other, in a row, by day, apart, and what is counted."""

from __future__ import annotations

import io
from typing import Any

import flet as ft
import httpx
import pytest
from flet_charts import LineChart
from PIL import Image
from starlette.applications import Starlette

from companion.content import content_root
from companion.exchange.front_page.drawing import draw
from companion.games.registry import score_file
from companion.table.message import say
from companion.text.words import words
from companion.ui.dates import format_day, format_moment
from companion.ui.screens.profile import make_seat
from companion.ui.statistics import Scope, query_report
from companion.ui.statistics_picture import picture_data
from tests.exchange.front_page.kept_games import kept_games
from tests.support.finished_game import game_file
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.many_evenings import evenings
from tests.support.wording import worded


def evening(number: int, articles: tuple[int, int], **fields: Any) -> dict[str, Any]:
    """An evening of Goupil and Zhette in which everything but the articles is level: who has more of them wins."""
    file = game_file(f"11111111-1111-4111-8111-{number:012}", f"2026-11-{number:02}T22:40:00+01:00")
    for each in file["rounds"]:
        page = each["sheets"]["a"]
        each["sheets"] = {
            seat: page | {"articles": points, "free_area": 3} for seat, points in zip("ab", articles, strict=True)
        }
    return file | fields


async def test_two_people_see_who_is_ahead_how_often_in_a_row_and_on_which_day(house: House) -> None:
    files = [evening(number, (9, 5) if number in (1, 2, 4) else (5, 9)) for number in range(1, 6)]
    for file in files:
        await house.archive.save(file)
    phone = await house.phone("/statistics/player/p-goupil")
    assert worded("fr", "stats-duel", ahead=3, behind=2) in phone.text("stats-duels")
    assert "Zhette" in phone.text("stats-rival")
    since, until = (format_moment(files[at]["finished_at"], "fr") for at in (0, 1))
    assert worded("fr", "stats-streak", count=2, since=since, until=until) in phone.text("stats-streaks")
    assert worded("fr", "stats-streak-without", count=1) in phone.text("stats-streaks")
    assert format_day(files[0]["finished_at"], "fr") in axis_of(phone)
    assert format_day(files[4]["finished_at"], "fr") in axis_of(phone)
    friday = words("fr").decimal(sum(day_of(file) for file in files) / 5)
    assert friday in phone.text("stats-rows-columns")
    both = await house.phone("/statistics/group/p-goupil/p-zhette")
    assert worded("fr", "stats-duel", ahead=3, behind=2) in both.text("stats-duels")
    assert both.text("stats-duels").index("Goupil") < both.text("stats-duels").index("Zhette"), "who leads comes first"


def axis_of(phone: Phone) -> list[str]:
    """The labels under the line of points."""
    (chart,) = [one for one in phone.controls_in("stats-recent") if isinstance(one, LineChart)]
    assert chart.bottom_axis is not None
    return [str(label.label.value) for label in chart.bottom_axis.labels if isinstance(label.label, ft.Text)]


def day_of(file: dict[str, Any]) -> int:
    """Goupil's points on Friday."""
    return int(score_file(file, content_root()).result["rounds"][0]["players"]["a"]["total"])


async def test_a_median_is_told_beside_average_and_best(house: House) -> None:
    for number, articles in enumerate((5, 6, 14), 1):
        await house.archive.save(evening(number, (articles, 1)))
    phone = await house.phone("/statistics/player/p-goupil")
    figures = [words("fr").decimal(3 * value) for value in (25 / 3, 6, 14)]
    text = phone.text("stats-rows").split("\n")
    assert any(text[at : at + 3] == figures for at in range(len(text))), (figures, text)


async def test_a_puzzle_stands_apart_and_is_no_defeat(house: House) -> None:
    await house.archive.save(evening(1, (9, 5)))
    puzzle = {"mode": "puzzle", "options": {"puzzle": 7}, "finished_at": "2026-11-02T22:40:00+01:00"}
    players = [{"id": "a", "name": "Goupil", "profile": "p-goupil"}]
    page = {"articles": 15, "free_area": 9, "ads_all_placed": True}
    alone = {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "id": "puzzle",
        "players": players,
        **puzzle,
    }
    await house.archive.save(alone | puzzle | {"rounds": [{"day": "friday", "sheets": {"a": page}}]})
    phone = await house.phone("/statistics/player/p-goupil")
    assert worded("fr", "stats-wins", count=1, of=1, percent=100) in phone.text("stats-games")
    names = (worded("fr", "mode-puzzle"),)
    assert worded("fr", "stats-apart-note", names=names, count=1) in phone.text()
    await phone.tap("stats-mode-puzzle")
    assert worded("fr", "stats-apart", count=1, met=0) in phone.text("stats-games")
    assert worded("fr", "stats-wins", count=0, of=1, percent=0) not in phone.text()


async def test_what_is_counted_is_explained_with_what_is_not(house: House) -> None:
    await house.archive.save(evening(1, (9, 5)))
    strangers = evening(2, (9, 5), players=[{"id": "a", "name": "Ada"}, {"id": "b", "name": "Bo"}])
    begun = evening(3, (9, 5))
    await house.archive.save(strangers)
    await house.archive.save(begun | {"rounds": begun["rounds"][:1]})
    phone = await house.phone("/statistics/all")
    assert "1 partie" in phone.text("stats-games")
    await phone.tap("stats-explained")
    left = say("stats-left-unfinished", count=1), say("stats-left-strangers", count=1)
    assert worded("fr", "stats-explained-left", games=left) in phone.text("stats-explanation")


@pytest.mark.parametrize("game", ["reportages", "extrablatt", "election", "plus-belle-la-vie"])
async def test_other_games_have_wins_averages_and_head_to_head_too(house: House, game: str) -> None:
    kept = next(file for name, file in kept_games().items() if name.split()[0] == game)
    players = [{**player, "profile": f"p-{player['id']}"} for player in kept["players"]]
    for number in (1, 2):
        await house.archive.save({**kept, "players": players, "id": f"{game}-{number}"})
    result = score_file(kept, content_root()).result
    phone = await house.phone("/statistics/all")
    points = [result["totals"][player["id"]]["points"] for player in players]
    for each in points:
        said = worded(
            "fr", "stats-average", average=words("fr").decimal(each), median=words("fr").decimal(each), best=each
        )
        assert said in phone.text("stats-games")
    assert worded("fr", "stats-wins", count=2, of=2, percent=100) in phone.text("stats-games")
    assert worded("fr", "stats-duel", ahead=2, behind=0) in phone.text("stats-duels")


async def test_imported_people_without_a_look_differ(house: House) -> None:
    await house.archive.save(evening(1, (9, 5)))
    seats = [make_seat(each.player) for each in house.archive.players]
    assert all(seat.colour and seat.symbol for seat in seats) and len({(s.colour, s.symbol) for s in seats}) == 2


async def test_the_figures_are_drawn_as_a_picture_with_the_same_numbers(house: House) -> None:
    for number in range(1, 4):
        await house.archive.save(evening(number, (9, 5) if number < 3 else (5, 9)))
    report = await house.archive.run(query_report(Scope()))
    data = picture_data(report, words("fr"))
    wins, *_ = data["cards"]
    assert [(row["label"], row["value"], row["of"]) for row in wins["rows"]] == [("Goupil", 2, 3), ("Zhette", 1, 3)]
    assert worded("fr", "stats-duel", ahead=2, behind=1) in str(data).replace("\u00a0", " ")
    picture = Image.open(io.BytesIO(draw(data, "card")))
    assert picture.width == 1080 and picture.height > 600
    assert draw(data, "pdf").startswith(b"%PDF")
    phone = await house.phone("/statistics/all")
    (link,) = [one for one in phone.controls_in("stats-picture") if isinstance(one, ft.TextButton)]
    url = str(getattr(link.url, "url", link.url))
    app = Starlette(routes=[*house.services.papers.routes()])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as browser:
        page, drawn = await browser.get(url), await browser.get(f"{url}.png")
    assert page.status_code == 200 and drawn.content.startswith(b"\x89PNG")


async def test_a_picture_of_figures_has_room_for_none_and_for_many(house: House) -> None:
    await house.archive.save(evening(1, (9, 5)))
    data = picture_data(await house.archive.run(query_report(Scope())), words("fr"))
    assert draw(data | {"cards": []}, "card").startswith(b"\x89PNG"), "as of somebody who only solved puzzles"
    whole = [{**card, "rows": card["rows"] * 3} for card in data["cards"]] * 3
    few, many = (Image.open(io.BytesIO(draw(data | {"cards": cards}, "a4"))) for cards in (data["cards"], whole))
    assert few.width == many.width == 1240 and many.height > 2 * few.height, "nothing is cut at the end of a page"


async def test_merging_and_renaming_neither_double_nor_lose(house: House) -> None:
    async def count() -> tuple[int, dict[str, Any], dict[tuple[str, str], Any]]:
        found = await house.archive.run(query_report(Scope()))
        people = {one.player.id: (one.games, one.wins, one.streaks, one.figures) for one in found.people}
        return found.count, people, {(each.first.id, each.second.id): each.duel for each in found.pairs}

    files = [*evenings(12)]
    for file in files:
        await house.archive.save(file)
    before = await count()
    for file in files[::2]:  # in every other game Lahaz was somebody else
        for player in file["players"]:
            player["profile"] = {"p-lahaz": "p-second"}.get(player["profile"], player["profile"])
        await house.archive.save(file)
    assert (await count()) != before
    await house.archive.run(lambda library: library.people.merge("p-lahaz", "p-second"))
    assert (await count()) == before
    await house.archive.run(
        lambda library: library.people.change("p-lahaz", lambda player: player.model_copy(update={"name": "Jazz"}))
    )
    assert (await count()) == before
    found = await house.archive.run(query_report(Scope(person="p-second")))
    assert [one.player.name for one in found.people] == ["Jazz"]
