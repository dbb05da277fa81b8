"""``companion score`` as people and scripts call it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from companion.cli import main
from tests.games.redac_chef.build import Json, evening, game, player, round_of
from tests.support.wording import printed, worded

FRIDAY: Json = game(
    [
        round_of(
            "friday",
            {
                "a": {
                    "articles": {"one_point": 6, "two_point": 1},
                    "photos": [4, 1],
                    "tribune": 2,
                    "tribune_tile": "D4",
                    "free_area": 4,
                    "happy": 3,
                    "sad": 5,
                    "surplus": 2,
                    "ads": [2, 1],
                },
                "b": {"articles": 6, "photos": 4, "tribune": 1, "free_area": 7, "surplus": 1, "ads": 5},
                "c": {"articles": 10, "photos": 4, "tribune": 2, "free_area": 5, "sad": 1, "surplus": 3, "ads": 3},
            },
        )
    ],
    [
        {"id": "a", "name": "R. Goupil"},
        {"id": "b", "name": "B. Zhette"},
        {"id": "c", "name": "J. Lahaz"},
    ],
)

#: The rulebook's score sheet of page 13.
PAD = """\
               │ R. Goupil     │ B. Zhette     │ J. Lahaz
               │ VEN  SAM  DIM │ VEN  SAM  DIM │ VEN  SAM  DIM
────────────── │ ───────────── │ ───────────── │ ─────────────
ARTICLES       │   8           │   6           │  10
PHOTOS         │   5           │   4           │   4
TRIBUNE        │   2           │   1           │   2
SURFACE LIBRE  │   3           │  −1           │   1
HUMEUR         │  −2           │   0           │  −1
SURPLUS        │  −2           │  −1           │  −3
────────────── │ ───────────── │ ───────────── │ ─────────────
TOTAL DU ROUND │  14           │   9           │  13
TOTAL          │  14           │   9           │  13
────────────── │ ───────────── │ ───────────── │ ─────────────
PUBS DU ROUND  │ 3 $           │ 5 $           │ 3 $
TOTAL PUBS     │ 3 $           │ 5 $           │ 3 $
"""


def write(folder: Path, file: Any, name: str = "game.json") -> str:
    path = folder / name
    path.write_text(file if isinstance(file, str) else json.dumps(file), encoding="utf-8")
    return str(path)


def score(*args: str, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["score", *args], input=stdin, env={"COLUMNS": "100", "LC_ALL": "C.UTF-8"})


def wrong() -> Json:
    file = evening({"a": {}, "b": {}})
    file["rounds"][0]["sheets"]["a"]["surplus"] = -1
    return file


def process(*args: str, stdin: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "companion.cli", "score", *args],
        input=stdin,
        capture_output=True,
        timeout=60,
        env=os.environ | {"COLUMNS": "100"} | env,
        check=False,
    )


def test_the_rulebooks_score_sheet(tmp_path: Path) -> None:
    out = score(write(tmp_path, FRIDAY), "--lang", "fr")
    assert out.exit_code == 0
    assert out.stdout.replace("\u00a0", " ").startswith(PAD)
    assert out.stdout.endswith("\nPartie en cours\u00a0: 1 round compté sur 3.\n")
    assert out.stderr == ""


def test_the_same_as_json_in_the_shape_of_the_format(tmp_path: Path) -> None:
    out = score(write(tmp_path, FRIDAY), "--json")
    assert out.exit_code == 0
    assert out.stdout.count("\n") == 1
    rows = ["articles", "photos", "tribune", "free_area", "mood", "surplus", "total", "ads"]
    assert json.loads(out.stdout) == {
        "game": "redac-chef",
        "mode": "classic",
        "finished": False,
        "rounds": [
            {
                "day": "friday",
                "players": {
                    "a": dict(zip(rows, [8, 5, 2, 3, -2, -2, 14, 3], strict=True)),
                    "b": dict(zip(rows, [6, 4, 1, -1, 0, -1, 9, 5], strict=True)),
                    "c": dict(zip(rows, [10, 4, 2, 1, -1, -3, 13, 3], strict=True)),
                },
            }
        ],
        "totals": {
            "a": {"points": 14, "ads": 3},
            "b": {"points": 9, "ads": 5},
            "c": {"points": 13, "ads": 3},
        },
    }


def test_explain_says_where_a_figure_comes_from(tmp_path: Path) -> None:
    out = score(write(tmp_path, FRIDAY), "--explain").stdout
    assert "R. Goupil, Friday\n" in out
    assert "  white space −1: 7 cells against 4 and 5: the largest, −1\n" in out
    assert "  articles 8: 6 articles worth 1 point and 1 worth 2\n" in out
    assert "largest" not in score(write(tmp_path, FRIDAY)).stdout


def test_explain_names_what_earned_an_achievement(tmp_path: Path) -> None:
    file = evening({"a": {"photos": [8]}, "b": {}}, options={"progress": "achievements"})
    out = score(write(tmp_path, file), "--explain", "--lang", "en").stdout.replace("\u00a0", " ")
    assert "A earns achievements 7, 17, 18, 20, 21 and 25.\n" in out
    assert "  no. 18: points for a single photo: 8 (at least 8 needed)\n" in out


def test_a_scenario_is_told(tmp_path: Path) -> None:
    file = evening(
        {"a": {"articles": 20, "ads": 5}, "b": {"ads": 5}}, options={"progress": "scenarios", "scenario": 11}
    )
    out = score(write(tmp_path, file), "--explain", "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "A ne réussit pas le scénario n° 11.\n" in out
    assert "  objectif de recettes manqué : recettes en $ : 15 (minimum 17)\n" in out


def test_a_wrong_file_exits_2_and_names_each_fault_with_its_place(tmp_path: Path) -> None:
    file = wrong()
    file["zzz"] = 1
    out = score(write(tmp_path, file), "--lang", "en")
    assert out.exit_code == 2
    assert out.stdout == ""
    assert f"rounds[0].sheets.a.surplus: {printed('en', 'fault-at-least', least=0)}\n" in out.stderr
    assert "zzz: unknown field\n" in out.stderr
    assert printed("en", "score-file-wrong", file=str(tmp_path / "game.json"), count=2) in out.stderr


def test_a_puzzle_of_a_number_that_the_box_does_not_have(tmp_path: Path) -> None:
    sheet = {"articles": 9, "free_area": 0, "ads_all_placed": True}
    file = game([round_of("friday", {"a": sheet})], "a", mode="puzzle", options={"puzzle": 13})
    out = score(write(tmp_path, file), "--lang", "en")
    assert out.exit_code == 2 and out.stderr.strip().splitlines()[-1].strip().startswith(
        f"options.puzzle: {printed('en', 'fault-at-most', most=12)}"
    )


def test_in_french_too(tmp_path: Path) -> None:
    out = score(write(tmp_path, wrong()), "--lang", "fr")
    fault = worded("fr", "fault-at-least", least=0)
    assert out.stderr.endswith(f"\nrounds[0].sheets.a.surplus: {fault}\n")


def test_a_wrong_file_as_json(tmp_path: Path) -> None:
    out = score(write(tmp_path, wrong()), "--json", "--lang", "en")
    assert out.exit_code == 2
    assert json.loads(out.stdout) == {
        "errors": [{"where": "rounds[0].sheets.a.surplus", "why": printed("en", "fault-at-least", least=0)}]
    }


def test_standard_input() -> None:
    assert score("-", "--json", stdin=json.dumps(FRIDAY).encode()).exit_code == 0
    out = score("-", "--lang", "en", stdin=b"{")
    assert out.exit_code == 2
    assert "(standard input)" in out.stderr
    assert "line 1, column 2" in out.stderr


def test_several_files_are_one_json_line_each_in_order(tmp_path: Path) -> None:
    right, bad, away = write(tmp_path, FRIDAY), write(tmp_path, wrong(), "b.json"), str(tmp_path / "none.json")
    out = score("--json", right, bad, away, right)
    assert out.exit_code == 2
    lines = [json.loads(line) for line in out.stdout.splitlines()]
    assert [sorted(line)[0] for line in lines] == ["finished", "errors", "errors", "finished"]
    assert lines[2]["errors"][0]["where"] == away
    assert score("--json", right, right).exit_code == 0


def test_several_files_as_tables(tmp_path: Path) -> None:
    one, other = write(tmp_path, FRIDAY, "one.json"), write(tmp_path, FRIDAY, "other.json")
    out = score(one, other).stdout
    assert out.startswith(f"{one}\n")
    assert f"\n\n{other}\n" in out


def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    away = str(tmp_path / "none.json")
    out = score(away, str(tmp_path), "--lang", "en")
    assert out.exit_code == 2
    assert out.stderr == f"{away}: there is no file here\n{tmp_path}: this is a folder, not a file\n"
    assert out.stdout == ""
    long = score("x" * 5000, "--lang", "en")
    assert long.exit_code == 2
    assert printed("en", "score-file-unreadable", reason=printed("en", "system-name-too-long")) in long.stderr


def test_without_a_file_the_usage_is_told() -> None:
    out = score()
    assert out.exit_code == 2
    assert "FILE" in out.stderr


@pytest.mark.parametrize(
    ("env", "label"),
    [({"LC_ALL": "fr_FR.UTF-8"}, "HUMEUR"), ({"LC_ALL": "", "LANG": "fr_CA"}, "HUMEUR"), ({"LC_ALL": "C"}, "MOOD")],
)
def test_the_terminals_language(tmp_path: Path, env: dict[str, str], label: str) -> None:
    assert label in CliRunner().invoke(main, ["score", write(tmp_path, FRIDAY)], env=env).stdout


# --- pipes and encodings ----------------------------------------------------------------------------------------------

NAMES: Json = evening({"a": {"tribune": -3}, "b": {}}, [player("a") | {"name": "Zoé 日本"}, player("b")])


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_encoding_keeps_the_minus(tmp_path: Path, encoding: str) -> None:
    out = process(write(tmp_path, NAMES), "--explain", "--lang", "fr", PYTHONIOENCODING=encoding)
    assert out.returncode == 0, out.stderr
    text = out.stdout.decode(encoding)
    assert ("−3" if encoding == "utf-8" else "-3") in text
    assert {"ascii": "Zo? ??", "latin-1": "Zoé ??", "utf-8": "Zoé 日本"}[encoding] in text


def test_json_in_a_poor_encoding_is_the_same_json(tmp_path: Path) -> None:
    file = json.loads(json.dumps(NAMES).replace('"id": "a"', '"id": "\u00e9"').replace('"a": {', '"\u00e9": {'))
    out = process(write(tmp_path, file), "--json", PYTHONIOENCODING="ascii")
    assert out.returncode == 0, out.stderr
    assert json.loads(out.stdout)["winners"] == ["b"]


def test_a_closed_pipe_is_silent(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "companion.cli", "score", "--explain", write(tmp_path, FRIDAY)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        running.wait(timeout=60)


def test_scoring_starts_no_screen(tmp_path: Path) -> None:
    asked = "import sys; from companion.cli import main; main(['score', sys.argv[1], '--json'], standalone_mode=False)"
    check = "; print([name for name in ('flet', 'fastapi', 'uvicorn', 'tinydb') if name in sys.modules])"
    out = subprocess.run(
        [sys.executable, "-c", asked + check, write(tmp_path, FRIDAY)], capture_output=True, timeout=60, check=True
    )
    assert out.stdout.splitlines()[-1] == b"[]"
