"""Exports from the screens: what each page offers, and what comes from its addresses."""

from __future__ import annotations

import csv
import io
import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import flet as ft
import httpx
import segno
from starlette.applications import Starlette

from companion.content import content_root
from companion.games.registry import score_file
from companion.ui.exports import make_link
from tests.support.finished_game import game_file, open_table
from tests.support.headless_phone import Phone
from tests.support.house import AWAY, House
from tests.support.many_evenings import evenings
from tests.support.wording import printed, worded

ID = game_file()["id"]


def url_of(phone: Phone, handle: str) -> str:
    """Where that link leads."""
    (url,) = [one.url for one in phone.controls_in(handle) if isinstance(one, ft.TextButton) and one.url is not None]
    return url if isinstance(url, str) else str(url.url)


async def download(house: House, phone: Phone, handle: str) -> httpx.Response:
    """What a browser gets at that link."""
    app = Starlette(routes=[*house.services.downloads.routes()])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as browser:
        return await browser.get(url_of(phone, handle))


def lines(answer: httpx.Response) -> list[dict[str, str]]:
    text = answer.content.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=";"))


async def test_a_finished_game_is_exported_in_each_format(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone(f"/history/{ID}")
    await phone.tap("export-game")
    game = await download(house, phone, "export-json")
    assert game.json() == game_file() and ID in game.headers["content-disposition"]
    result = score_file(game_file(), content_root()).result
    points = [str(total["points"]) for total in result["totals"].values()]
    assert [line["points"] for line in lines(await download(house, phone, "export-csv"))] == points
    figures = lines(await download(house, phone, "export-figures"))
    assert {line["player"] for line in figures} == {"Goupil", "Zhette"} and len(figures) > 30
    (play,) = json.loads((await download(house, phone, "export-bgsplay")).content)["plays"]
    assert [each["score"] for each in play["playerScores"]] == points and play["ignored"] is False
    await phone.tap("back")
    assert phone.page.route == f"/history/{ID}"


async def test_all_games_and_a_players_games_are_exported(house: House) -> None:
    files = [*evenings(30)]
    for file in files:
        await house.archive.save(file)
    await house.archive.save(game_file())
    phone = await house.phone("/history")
    await phone.tap("export-all")
    assert len((await download(house, phone, "export-json")).content.splitlines()) == 31
    everybody = lines(await download(house, phone, "export-csv"))
    assert {line["game_id"] for line in everybody} == {ID, *(file["id"] for file in files)}
    assert [line["date"] for line in everybody] == sorted(line["date"] for line in everybody)
    someone = await house.phone("/players/p-long")
    await someone.tap("export-player-games")
    own = {file["id"] for file in files if any(player.get("profile") == "p-long" for player in file["players"])}
    assert 0 < len(own) < 30
    assert {line["game_id"] for line in lines(await download(house, someone, "export-csv"))} == own
    person = (await download(house, someone, "export-json")).json()
    assert person["format"] == "companion-person" and {file["id"] for file in person["games"]} == own


async def test_a_running_game_is_exported_by_those_at_its_table_only(house: House) -> None:
    phone = await house.phone("/home")
    table = await open_table(house, phone, "Ana", "Bo")
    game = table.state.game_id
    await phone.go(f"/export/game/{game}")
    nothing = await download(house, phone, "export-json")
    assert nothing.status_code == 409
    stranger = await house.phone(f"/export/game/{game}", ip=AWAY)
    assert not stranger.has("export-json") and worded("fr", "refused-table-unknown") in stranger.text()
    for press in ("start-round", "end-round", "end-round"):
        await phone.go(f"/table/{table.state.code}")
        await phone.tap(press)
    await phone.go(f"/table/{table.state.code}/menu")
    await phone.tap("export-game")
    file = (await download(house, phone, "export-json")).json()
    assert [player["name"] for player in file["players"]] == ["Ana", "Bo"]
    assert {(line["rank"], line["winner"]) for line in lines(await download(house, phone, "export-csv"))} == {("", "")}
    await phone.tap("export-push")
    assert worded("fr", "export-push-unfinished") in phone.text() and not phone.has("export-push-open")
    await phone.tap("back")
    assert phone.page.route == f"/table/{table.state.code}"


async def test_the_link_to_bg_stats_comes_after_the_names_that_it_takes_along(house: House) -> None:
    file = game_file()
    file["players"].append({"id": "c", "name": "Lahaz"})
    for day in file["rounds"]:
        sheets, day["bouclage"] = day["sheets"], [*"abc"]
        sheets |= {"a": sheets["a"] | {"ads": 0}, "c": sheets["b"] | {"articles": 1}}  # the best is bankrupt
    await house.archive.save(file)
    phone = await house.phone(f"/export/game/{ID}")
    assert not phone.has("export-push-open")
    await phone.tap("export-push")
    assert worded("fr", "export-push-warning", names=("Goupil", "Zhette", "Lahaz"), count=3) in phone.text(
        "export-push-names"
    )
    assert any(isinstance(one, ft.Image) for one in phone.controls_in("export-push-qr"))
    link = urlsplit(url_of(phone, "export-push-open"))
    assert (link.scheme, link.netloc, link.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    play: dict[str, Any] = json.loads(parse_qs(link.query)["data"][0])
    assert play["playDate"] == "2026-11-20 21:40:00" and play["durationMin"] == 120, "the end, in UTC"
    assert play["game"] == {
        "name": printed("fr", "game-redac-chef"),
        "sourceGameId": "redac-chef",
        "bggId": 352574,
        "highestWins": True,
        "noPoints": False,
    }
    first, second, _ = play["players"]
    assert (first["winner"], second["winner"]) == (False, True) and "Goupil" in play["comments"]
    assert all(type(each[key]) is bool for each in play["players"] for key in ("winner", "startPlayer"))
    assert type(first["score"]) is int and second["rank"] == 1


async def test_a_play_of_six_fits_a_code_that_a_phone_can_scan(house: House) -> None:
    file = game_file()
    file["players"] = [
        {"id": seat, "name": f"Player {seat}", "profile": f"{at}5f0c9a6-2f0b-4c59-9a53-2d6a3b1f7c11"}
        for at, seat in enumerate("abcdef")
    ]
    for day in file["rounds"]:
        day["bouclage"], page = [*"abcdef"], day["sheets"]["a"]
        day["sheets"] = {seat: page | {"free_area": at} for at, seat in enumerate("abcdef")}
    code = segno.make(make_link(file, "fr") or "", error="l", micro=False)
    assert int(code.version) <= 32
