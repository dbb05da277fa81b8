"""``companion export --format csv|bgsplay``: what spreadsheets and BG Stats read."""

from __future__ import annotations

import csv
import errno
import io
import json
import shutil
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from companion.store.disk import Disk
from tests.exchange.terminal import Terminal, friday
from tests.support.wording import printed

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests/store/kept/d790f18/data"
#: Names as they come: formulas, quotation marks, the separator, a line break, Arabic, an emoji.
NAMES = ["=1+1", "+33 6", "-Bo", "@all", 'Léa "Lo"; Li', "سلمى", "Zoé 🗞"]


@pytest.fixture
def kept(terminal: Terminal) -> Terminal:
    """The data folder of d790f18: games of all kinds, two without a result."""
    shutil.copytree(KEPT, terminal.data)
    return terminal


def cells(path: Path, separator: str) -> list[dict[str, str]]:
    """Read a CSV file by nothing of ours."""
    text = path.read_bytes().decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=separator))


def scores(terminal: Terminal) -> dict[str, Any]:
    """What ``companion score --json`` says of each finished game, by id."""
    found = {}
    for path in sorted((KEPT / "games").rglob("*.json")):
        file = json.loads(path.read_text("utf-8"))
        found[file["id"]] = file, json.loads(terminal.run_plain("score", "--json", str(path)).stdout)
    return found


@pytest.mark.parametrize(("lang", "separator"), [("fr", ";"), ("de", ";"), ("en", ",")])
def test_a_table_is_written_as_that_languages_spreadsheets_expect_it(
    kept: Terminal, tmp_path: Path, lang: str, separator: str
) -> None:
    said = kept.run("export", "--all", "--format", "csv", "--to", str(tmp_path / "out" / "new"), lang=lang)
    assert said.stdout.strip() == printed(lang, "exchange-exported", count=16, where=str(tmp_path / "out" / "new"))
    raw = (tmp_path / "out" / "new" / "games.csv").read_bytes()
    assert raw.startswith(b'\xef\xbb\xbf"game_id"' + separator.encode())
    assert raw.count(b"\n") == raw.count(b"\r\n")
    first = raw.decode("utf-8-sig").splitlines()[1]
    assert first.startswith('"') and first.endswith('"') and first.count('"') == 22, "every cell is quoted"


def test_every_game_is_there_with_its_points_ranks_and_winners(kept: Terminal, tmp_path: Path) -> None:
    kept.run("export", "--all", "--format", "csv", "--to", str(tmp_path))
    lines = cells(tmp_path / "games.csv", ",")
    for id_, (file, result) in scores(kept).items():
        own = [line for line in lines if line["game_id"] == id_]
        assert [line["player"] for line in own] == [player["name"] for player in file["players"]]
        points = {player["id"]: line["points"] for player, line in zip(file["players"], own, strict=True)}
        assert points == {player: str(total["points"]) for player, total in result["totals"].items()}
        won = {player["id"] for player, line in zip(file["players"], own, strict=True) if line["winner"] == "1"}
        alone = {player["id"] for player in file["players"]} if result.get("goal_met") else set()
        assert won == set(result.get("winners", alone))
        assert {line["rank"] for line in own if line["winner"] == "1"} <= {"1", ""}
    unfinished = [line for line in lines if not any(line["game_id"] == id_ for id_ in scores(kept))]
    assert len({line["game_id"] for line in unfinished}) == 2
    assert {(line["rank"], line["winner"]) for line in unfinished} == {("", "")}


def test_figures_add_up_to_the_points(kept: Terminal, tmp_path: Path) -> None:
    kept.run("export", "--all", "--format", "csv", "--to", str(tmp_path))
    figures = cells(tmp_path / "figures.csv", ",")
    for id_, (_, result) in scores(kept).items():
        for day in (each for each in result.get("rounds", ()) if "day" in each):
            for player in day["players"].values():
                rows = {row: number for row, number in player.items() if number is not None}
                assert any(
                    rows.items() <= {line["row"]: int(line["points"]) for line in named if line["points"]}.items()
                    for named in _by_player(figures, id_, day["day"]).values()
                )
    assert {line["day"] for line in figures if line["row"] == "final"} == {""}, "what is of the whole game has no day"


def _by_player(figures: list[dict[str, str]], id_: str, day: str) -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = {}
    for line in figures:
        if (line["game_id"], line["day"]) == (id_, day):
            found.setdefault(line["player"], []).append(line)
    return found


def test_somebody_who_left_has_points_and_no_rank(kept: Terminal, tmp_path: Path) -> None:
    kept.run("export", "--all", "--format", "csv", "--to", str(tmp_path))
    left = {
        (file["id"], player["name"])
        for file, _ in scores(kept).values()
        for player in file["players"]
        if player.get("left_after") is not None
    }
    assert left
    for line in cells(tmp_path / "games.csv", ","):
        if (line["game_id"], line["player"]) in left:
            assert (line["points"] != "", line["rank"], line["winner"]) == (True, "", "0")


@pytest.mark.parametrize("name", NAMES)
def test_no_name_is_a_formula_or_breaks_a_line(terminal: Terminal, tmp_path: Path, name: str) -> None:
    file = friday(players=[{"id": "a", "name": name}, {"id": "b", "name": "Bo"}])
    terminal.run("import", terminal.file(file))
    terminal.run("export", "--all", "--format", "csv", "--to", str(tmp_path / "out"))
    first, second = cells(tmp_path / "out" / "games.csv", ",")
    assert first["player"] in (name, f"'{name}")
    assert not first["player"].startswith(("=", "+", "-", "@"))
    assert int(first["points"]) > int(second["points"]), "numbers stay numbers, also below 0"


def test_minutes_are_those_between_beginning_and_end(terminal: Terminal, tmp_path: Path) -> None:
    ids = [f"{number}1111111-1111-4111-8111-111111111111" for number in range(3)]
    ends = ["2026-11-27T21:45:20+01:00", "2026-11-27T19:00:00+01:00", "2026-12-03T21:45:00+01:00"]
    for id_, end in zip(ids, ends, strict=True):
        terminal.run("import", terminal.file(friday(id_, finished_at=end)))
    terminal.run("export", "--all", "--format", "csv", "--to", str(tmp_path / "out"))
    minutes = {line["game_id"]: line["minutes"] for line in cells(tmp_path / "out" / "games.csv", ",")}
    assert minutes == {ids[0]: "90", ids[1]: "", ids[2]: ""}, "a clock that was set, or a table left open, says nothing"


# --- BG Stats ---------------------------------------------------------------------------------------------------------


def plays(folder: Path) -> Any:
    return json.loads((folder / "companion.bgsplay").read_text("utf-8"))


def test_plays_refer_to_what_is_in_the_file_and_have_all_that_the_app_needs(kept: Terminal, tmp_path: Path) -> None:
    kept.run("export", "--all", "--format", "bgsplay", "--to", str(tmp_path))
    content = plays(tmp_path)
    assert set(content) == {"about", "players", "locations", "games", "plays", "userInfo"}
    players = {player["id"]: player for player in content["players"]}
    games = {game["id"]: game for game in content["games"]}
    assert len(players) == len(content["players"]) and len(content["plays"]) == 16
    assert {game["bggId"] for game in games.values()} == {352574, 0}
    assert all(type(game[key]) is bool for game in games.values() for key in ("cooperative", "highestWins", "noPoints"))
    for thing in (*content["players"], *content["games"], *content["plays"]):
        UUID(thing["uuid"])
    by_id = scores(kept)
    finished = [play for play in content["plays"] if not play["ignored"]]
    assert {play["uuid"] for play in finished} == set(by_id), "a play is known again by its game's id"
    for play in finished:
        file, result = by_id[play["uuid"]]
        assert games[play["gameRefId"]]["name"] == printed("en", f"game-{file['game']}")
        assert type(play["playDateYmd"]) is int and play["playDate"][:10].replace("-", "") == str(play["playDateYmd"])
        assert len(play["playerScores"]) == len(file["players"])
        for score, player in zip(play["playerScores"], file["players"], strict=True):
            assert players[score["playerRefId"]]["name"]
            assert score["score"] == str(result["totals"][player["id"]]["points"]), "a text there"
            assert all(type(score[key]) is bool for key in ("winner", "startPlayer", "newPlayer"))
            assert score["winner"] is (player["id"] in result.get("winners", ())) or result.get("goal_met")


def test_a_second_export_names_everything_as_the_first_did(kept: Terminal, tmp_path: Path) -> None:
    for name in ("one", "two"):
        kept.run("export", "--all", "--format", "bgsplay", "--to", str(tmp_path / name))
    assert plays(tmp_path / "one") == plays(tmp_path / "two")


def test_a_person_is_one_player_whatever_they_were_called(terminal: Terminal, tmp_path: Path) -> None:
    for number, name in enumerate(("Éloïse", "Élo")):
        id_ = f"{number}1111111-1111-4111-8111-111111111111"
        people = [{"id": "a", "name": name, "profile": "p1"}, {"id": "b", "name": ("BO", "bo")[number]}]
        terminal.run("import", terminal.file(friday(id_, players=people)))
    terminal.run("export", "--all", "--format", "bgsplay", "--to", str(tmp_path / "out"))
    assert len(plays(tmp_path / "out")["players"]) == 2, "by profile, and without one by the name"


# --- bad input --------------------------------------------------------------------------------------------------------


def test_a_table_needs_a_folder(terminal: Terminal) -> None:
    for format_ in ("csv", "bgsplay"):
        said = terminal.run("export", "--all", "--format", format_, status=2)
        assert printed("en", "cli-export-needs-folder") in said.stderr


def test_a_folder_that_cannot_be_written_is_named(kept: Terminal, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    said = kept.run("export", "--all", "--format", "csv", "--to", str(tmp_path / "taken"), status=1)
    assert str(tmp_path / "taken") in said.stderr and "Traceback" not in said.stderr


def test_a_game_that_cannot_be_scored_costs_itself(kept: Terminal, tmp_path: Path) -> None:
    path = next((kept.data / "games").rglob("0fe1e032*.json"))
    file = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(file | {"rounds": 7, "players": file["players"][:1]}), "utf-8")
    said = kept.run("export", "--all", "--format", "csv", "--to", str(tmp_path / "out"), status=1)
    assert file["id"] in said.stderr
    assert len({line["game_id"] for line in cells(tmp_path / "out" / "games.csv", ",")}) == 15


# --- front pages ------------------------------------------------------------------------------------------------------


def test_front_pages_are_written_one_for_each_game(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("import", terminal.file(friday()))
    for format_, begins in (("png", b"\x89PNG"), ("pdf", b"%PDF")):
        terminal.run("export", "1111", "--format", format_, "--to", str(tmp_path / "out"))
        (path,) = (tmp_path / "out").glob(f"*.{format_}")
        assert path.name.startswith("2026-11-27-redac-chef") and path.read_bytes().startswith(begins)


def test_a_front_page_that_the_disk_refuses_is_said(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("import", terminal.file(friday()))
    (tmp_path / "out").write_text("a file")
    said = terminal.run("export", "--all", "--format", "png", "--to", str(tmp_path / "out"), status=1)
    assert "Traceback" not in said.stderr and str(tmp_path / "out") in said.stderr


@pytest.mark.parametrize("format_", ["png", "pdf", "csv", "bgsplay"])
def test_a_disk_that_fills_up_is_said_and_leaves_nothing_half_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format_: str
) -> None:
    terminal.run("import", terminal.file(friday()))
    real = Disk.write

    def fill_up(disk: Disk, fd: int, data: bytes) -> None:
        real(disk, fd, data[:100])
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(Disk, "write", fill_up)
    said = terminal.run("export", "--all", "--format", format_, "--to", str(tmp_path / "out"), status=1)
    assert all(part in said.stderr for part in printed("en", "store-disk-full", where="§").split("§"))
    promise = printed("en", "store-disk-full-unsaved", where="§").split("§")[1]
    assert promise not in said.stderr, "nobody tries to write it again"
    assert "Traceback" not in said.stderr
    assert str(tmp_path / "out") in said.stderr and not list((tmp_path / "out").iterdir())
