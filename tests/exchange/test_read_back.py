"""What is taken home, read by something not ours: LibreOffice, pdftotext, and a schema of BG Stats' formats that was
written from their description alone."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import parse_qs, urlsplit
from uuid import UUID
from xml.etree import ElementTree

import pytest
from pydantic import BaseModel, ConfigDict, Field

from companion.content import content_root
from companion.exchange.front_page.drawing import draw
from companion.exchange.front_page.edition import edition_data
from companion.games.registry import score_file
from companion.text.words import words
from companion.ui.exports import make_link
from tests.exchange.front_page.kept_games import kept_games, renamed
from tests.exchange.terminal import Terminal
from tests.exchange.test_tables import KEPT, NAMES
from tests.support.needs import need
from tests.support.spaces import plain

GAMES = kept_games()

# --- CSV by LibreOffice -----------------------------------------------------------------------------------------------

#: How LibreOffice reads a table, by language: the separator, the quote, UTF-8, from the first line on, columns as they
#: are, the locale, no quoted cell as text, no special numbers.
_FILTERS = {"fr": "CSV:59,34,76,1,,1036,false,false", "en": "CSV:44,34,76,1,,2057,false,false"}
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"


def read_sheet(path: Path, lang: str, folder: Path) -> list[list[str | float]]:
    """Let LibreOffice read a table; return its rows, numbers as numbers."""
    command = ["soffice", f"-env:UserInstallation={(folder / 'office').as_uri()}", "--headless"]
    command += [f"--infilter={_FILTERS[lang]}", "--convert-to", "fods", "--outdir", str(folder), str(path)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    rows: list[list[str | float]] = []
    for row in ElementTree.parse(folder / f"{path.stem}.fods").iter(f"{_TABLE}table-row"):
        cells: list[str | float] = []
        for cell in row.findall(f"{_TABLE}table-cell"):
            number = cell.get(f"{_OFFICE}value")
            value = "\n".join("".join(part.itertext()) for part in cell) if number is None else float(number)
            cells += [value] * int(cell.get(f"{_TABLE}number-columns-repeated", "1"))
        if any(cells):
            rows.append(cells)
    return rows


@pytest.mark.long
@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
@pytest.mark.parametrize("lang", _FILTERS)
def test_libreoffice_finds_the_same_sums(terminal: Terminal, tmp_path: Path, lang: str) -> None:
    shutil.copytree(KEPT, terminal.data)
    odd = renamed(GAMES["redac-chef classic"], *NAMES[:5]) | {"id": "22222222-2222-4222-8222-222222222222"}
    terminal.run("import", terminal.file(odd))
    terminal.run("export", "--all", "--format", "csv", "--to", str(tmp_path / "out"), lang=lang)
    head, *lines = read_sheet(tmp_path / "out" / "games.csv", lang, tmp_path)
    named = [dict(zip((str(name) for name in head), line, strict=False)) for line in lines]
    for file in (*GAMES.values(), odd):
        totals = score_file(file, content_root()).result["totals"]
        own = [line for line in named if line["game_id"] == file["id"]]
        assert sum(float(line["points"]) for line in own) == sum(one["points"] for one in totals.values())
        assert len(own) == len(file["players"]) and all(isinstance(line["player"], str) for line in own)
    assert {str(line["player"]).removeprefix("'") for line in named} >= {*NAMES[:5]}, "names, and no formula's result"
    figures = read_sheet(tmp_path / "out" / "figures.csv", lang, tmp_path)
    at = figures[0].index("points")
    assert len(figures) > 100 and all(isinstance(line[at], float) for line in figures[1:] if len(line) > at)


# --- PDF by pdftotext -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["redac-chef classic", "election"])
def test_pdftotext_finds_the_page_and_its_score_sheet(tmp_path: Path, key: str) -> None:
    need("pdftotext")
    data = edition_data(renamed(GAMES[key], "Zoé 🗞", "=1+1", "Ελένη"), words("fr"))
    (tmp_path / "page.pdf").write_bytes(draw(data, "pdf"))
    done = subprocess.run(["pdftotext", "-layout", str(tmp_path / "page.pdf"), "-"], capture_output=True, check=True)
    front, sheet, *rest = done.stdout.decode().split("\f")
    assert rest == [""], "two pages"

    def flat(text: str) -> str:
        return "".join(plain(text).split())

    for text in (
        data["masthead"],
        data["headline"],
        *data["deck"],
        *(row["figure"] for row in data["ranking"]["rows"]),
    ):
        assert flat(text) in flat(front), text
    labels = [row["label"] for block in data["sheet"]["blocks"] for row in block["rows"]]
    assert labels and all(flat(label) in flat(sheet) for label in labels)
    cells = [cell for block in data["sheet"]["blocks"] for row in block["rows"] for cell in row["cells"]]
    assert cells and all(flat(cell) in flat(sheet) for cell in cells)
    assert all(flat(name) in flat(front) for name in ("Zoé", "=1+1", "Ελένη"))


# --- BG Stats by its schema -------------------------------------------------------------------------------------------

_Moment = Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$")]
_Uuid = Annotated[str, Field(pattern=r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")]


class _Strict(BaseModel):
    """Takes no other field, and no value of another kind: a number in quotes crashes two of the apps."""

    model_config = ConfigDict(extra="forbid", strict=True)


class _PlayerRecord(_Strict):
    uuid: _Uuid
    id: int
    name: str
    isAnonymous: bool
    modificationDate: _Moment
    bggUsername: str


class _Location(_Strict):
    uuid: _Uuid
    id: int
    name: str


class _GameRecord(_Strict):
    model_config = ConfigDict(extra="allow")

    uuid: _Uuid
    id: int
    name: str
    bggId: int
    bggName: str
    bggYear: int
    cooperative: bool
    highestWins: bool
    noPoints: bool
    usesTeams: bool
    minPlayerCount: int


class _Score(_Strict):
    playerRefId: int
    score: str
    winner: bool
    rank: int
    startPlayer: bool
    newPlayer: bool
    seatOrder: int
    role: str
    metaData: str


class _Play(_Strict):
    uuid: _Uuid
    gameRefId: int
    locationRefId: int
    playDate: _Moment
    playDateYmd: Annotated[int, Field(ge=1970_01_01)]
    entryDate: _Moment
    modificationDate: _Moment
    durationMin: int
    rounds: int
    board: str
    comments: str
    ignored: bool
    manualWinner: bool
    usesTeams: bool
    scoringSetting: int
    playerScores: list[_Score]


class _User(_Strict):
    meRefId: int


class _Plays(_Strict):
    about: str
    players: list[_PlayerRecord]
    locations: list[_Location]
    games: list[_GameRecord]
    plays: list[_Play]
    userInfo: _User


class _PushedPlayer(_Strict):
    name: str
    sourcePlayerId: _Uuid
    score: int | None = None
    rank: int | None = None
    winner: bool
    startPlayer: bool
    role: str = ""
    team: str = ""


class _PushedGame(_Strict):
    name: str
    sourceGameId: str
    bggId: Literal[352574] | None = None
    highestWins: bool
    noPoints: bool


class _Pushed(_Strict):
    sourceName: str
    sourcePlayId: str
    playDate: _Moment
    durationMin: int | None = None
    location: str = ""
    comments: str = ""
    game: _PushedGame
    players: list[_PushedPlayer]


def test_plays_are_as_the_app_describes_them(terminal: Terminal, tmp_path: Path) -> None:
    shutil.copytree(KEPT, terminal.data)
    terminal.run("export", "--all", "--format", "bgsplay", "--to", str(tmp_path))
    found = _Plays.model_validate_json((tmp_path / "companion.bgsplay").read_bytes(), strict=True)
    games, players = ({one.id for one in each} for each in (found.games, found.players))
    assert found.plays and all(play.gameRefId in games for play in found.plays)
    assert all(score.playerRefId in players for play in found.plays for score in play.playerScores)
    assert len({play.uuid for play in found.plays}) == len(found.plays)


@pytest.mark.parametrize("key", GAMES)
def test_a_pushed_play_is_as_the_app_describes_it(key: str) -> None:
    file: dict[str, Any] = renamed(GAMES[key], *NAMES)
    link = urlsplit(make_link(file, "fr") or "")
    assert (link.scheme, link.netloc, link.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    (data,) = parse_qs(link.query, strict_parsing=True)["data"]
    play = _Pushed.model_validate_json(data, strict=True)
    assert UUID(play.sourcePlayId) and [one.name for one in play.players] == [one["name"] for one in file["players"]]
    assert ("bggId" in json.loads(data)["game"]) == (file["game"] == "redac-chef"), "where none is known, none is there"
    result = score_file(file, content_root()).result
    won = {*result.get("winners", [one["id"] for one in file["players"]] if result.get("goal_met") else [])}
    assert [one.winner for one in play.players] == [one["id"] in won for one in file["players"]]
